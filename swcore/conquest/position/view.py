"""What hooks may ask: a read-only view of the position."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.army import Army, Conquest
from swcore.conquest.position.attack_records import Attack
from swcore.conquest.position.combos import Combo, row
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.tolls import due_at, tolls, unpayable
from swcore.conquest.position.view_facts import FactsView
from swcore.errors import PluginError


class View(FactsView):
    """The position as hooks see it: for reading, never for writing. Masks are ints with one bit per region number.

    Seats, regions and armies are given by number, pieces by their id. What stands in `view_map`,
    `view_units` and `view_facts` is part of it.

    Attributes:
        ground: masks of the map: `all`, `land`, `water`, `coast`, `entry`; `near[region]`, `bits(mask)`, `around(mask)`.
        options: every option with its value.
    """

    __slots__ = ()

    def over(self, state: ConquestState) -> View:
        """Return the same view of another state."""
        return View(self.ruleset, self.options, getattr(state, "ground", self.ground), state)

    # -- the record of the turn

    @property
    def conquests(self) -> tuple[Conquest, ...]:
        """The conquests of this turn, in order, of all armies of its seat."""
        return self._state.conquests

    @property
    def attacks(self) -> tuple[Attack, ...]:
        """Attacks of this turn on occupied regions, failed attempts included: pairs (army, victim army), each with a `region`."""
        won = [Attack.of(one.army, one.victim, one.region) for one in self._state.conquests if one.victim != NOBODY]
        tried = zip(self._state.attacks, self._state.struck, strict=True)
        return (*won, *(Attack.of(army, victim, region) for (army, victim, _), region in tried))

    @property
    def rolls(self) -> tuple[tuple[int, int, int], ...]:
        """The dice of this turn for conquests as (army, region or -1, pips), in order.

        Raises:
            PluginError: `undeclared` where no piece of the game is told of rolls: they are then not recorded.
        """
        if not self.ground.tables.keeps_rolls:
            told = "A piece asks for the rolls of the turn, which are not recorded in this game."
            hint = "Implement conquest_rolled or conquest_rolling: rolls are recorded where a piece is told of them."
            raise PluginError(told, code="undeclared", hint=hint)
        return self._state.rolls

    def uses(self, army: Army, name: str, *, against: int | None = None) -> int:
        """Return how often an army used something in this turn: an own act, a boost or a mode; a try that failed counts.

        Args:
            army: the army.
            name: the word of the act, the boost or the mode.
            against: only uses aimed at regions of this seat; of all, and of nobody's, when None. Acts, and modes that roll, are
                told apart by seat only where their limit is `per="opponent"`.
        """
        tries = self._state.uses.count((army.id, name) if against is None else (army.id, name, against))
        conquests = 0
        for one in self._state.conquests:
            if one.army == army.id and (one.mode == name or name in one.boosts) and against in (None, one.victim_seat):
                conquests += 1
        return max(tries, conquests)  # a mode that rolls is a try first, and a conquest once it succeeds

    def sent(self, army: Army) -> tuple[tuple[str, int], ...]:
        """Return the tokens that an army sent to the tray in this turn, as (race, how many)."""
        won = [(one.victim_race, one.to_tray) for one in self._state.conquests if one.army == army.id and one.to_tray]
        for attacker, victim, count in self._state.attacks:
            if attacker == army.id and count:
                won.append((self._state.armies[victim].race if self._state.armies[victim] else "", count))
        return tuple(won)

    def conquered(self, army: Army, *, non_empty: bool = False) -> int:
        """Return how many regions an army conquered this turn.

        Args:
            army: the army.
            non_empty: count only regions that were non-empty.
        """
        count = 0
        for one in self._state.conquests:
            if one.army == army.id and (one.non_empty or not non_empty):
                count += 1
        return count

    def first_turn(self, army: Army) -> bool:
        """Return whether this is the turn in which the army was picked."""
        return army.born == self._state.turn

    # -- the row of combos

    @property
    def column(self) -> tuple[Combo, ...]:
        """The combos in the row, from the top, each with all that lies on it."""
        return row(self._state)

    # -- tolls and notes

    def toll(self, army: Army, mask: int, kind: str) -> int:
        """Return the coins that an army's seat owes for an act on some regions.

        Args:
            army: who acts.
            mask: the regions, all at once.
            kind: `conquest`, `eviction` or `effect`.
        """
        return sum(due.toll.coins for due in due_at(tolls(self, army), mask, kind))

    def payable(self, army: Army, mask: int, kind: str) -> int:
        """Return the mask of the regions among some whose tolls the army's seat can pay; each region by itself."""
        return mask & ~unpayable(self, army, tolls(self, army), mask, kind)

    def recall(self, army: Army | None, key: str, default: Any = None) -> Any:
        """Return what a piece noted for an army, or for the whole game.

        Args:
            army: the army; None for the memory of the game.
            key: `piece_id.name`, as in `fx.note`.
            default: returned while nothing is noted.
        """
        return (self._state if army is None else army).memory.get(key, default)
