"""What hooks may ask: a read-only view of the position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.conquest.position.board import Ground
from swcore.conquest.position.state import NOBODY, Army, Conquest, ConquestState
from swcore.conquest.position.tolls import due_at, tolls, unpayable
from swcore.engine.options import OptionValue
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError, nearest


class View:
    """The position as hooks see it: for reading, never for writing. Masks are ints with one bit per region number.

    Seats, regions and armies are given by number, pieces by their id.

    Attributes:
        ground: masks of the map: `all`, `land`, `water`, `coast`, `entry`; `near[region]`, `bits(mask)`, `around(mask)`.
        options: every option with its value.
    """

    __slots__ = ("_capped", "_defended", "_state", "ground", "options", "ruleset")

    def __init__(self, ruleset: Ruleset, options: Mapping[str, OptionValue], ground: Ground, state: ConquestState) -> None:
        self.ruleset = ruleset
        self.options = options
        self.ground = ground
        self._state = state
        self._defended = bool(options.get("own_declined_tokens_defend", True))  # options that every conquest asks for
        self._capped = options.get("final_attempt_limit") == "cost_3"
        state.ground = ground

    def over(self, state: ConquestState) -> View:
        """Return the same view of another state."""
        return View(self.ruleset, self.options, self.ground, state)

    # -- the game

    def option(self, name: str) -> OptionValue:
        """Return the value of an option that a piece or the game declares.

        Raises:
            KeyError: nobody declares it.
        """
        return self.options[name]

    @property
    def round(self) -> int:
        """The present round, from 1."""
        return self._state.round

    @property
    def turn(self) -> int:
        """Serial number of the turn, from 1."""
        return self._state.turn

    @property
    def turn_seat(self) -> int:
        """Whose turn it is."""
        return self._state.turn_seat

    def opponents(self, seat: int) -> tuple[int, ...]:
        """Return the other seats still in the game, clockwise from the next one."""
        seats, left = self._state.seats, self._state.left
        order = [(seat + step) % seats for step in range(1, seats)]
        return tuple([other for other in order if other not in left] if left else order)

    # -- the map

    def terrain(self, *names: str) -> int:
        """Return the mask of the regions of any of these terrains; a terrain that the map lacks has none.

        Raises:
            PluginError: `unknown-terrain` for a word that no map of the game can have.
        """
        return self._named("terrain", self.ground.board.terrain, names)

    def symbol(self, *names: str) -> int:
        """Return the mask of the regions with any of these symbols; one that the map lacks has none."""
        return self._named("symbol", self.ground.board.symbol, names)

    def _named(self, kind: str, table: Mapping[str, int], names: tuple[str, ...]) -> int:
        found = 0
        for name in names:
            mask = table.get(name)
            if mask is not None:
                found |= mask
            else:
                book: Any = self.ruleset.book
                known = book.terrains if kind == "terrain" else book.symbols
                if name not in known:  # no map of the game can have it
                    told = f"A piece asks for the {kind} {name!r}, and maps of {book.id} have no such {kind}."
                    raise PluginError(told, code=f"unknown-{kind}", hint=nearest(name, known))
        return found

    def region(self, name: str) -> int:
        """Return the number of a region by its id; -1 for one that the map lacks."""
        return self.ground.region(name)

    def names(self, mask: int) -> tuple[str, ...]:
        """Return the ids of the regions of a mask, in ascending order."""
        return tuple(self.ground.names[region] for region in self.ground.bits(mask))

    def island(self, region: int) -> int:
        """Return the mask of all regions of the island that a region belongs to."""
        return next(part for part in self.ground.parts if part >> region & 1)

    def around(self, mask: int) -> int:
        """Return the mask of all neighbours of some regions."""
        return self.ground.around(mask)

    def beside(self, army: Army, mask: int) -> int:
        """Return the mask of the regions adjacent to some regions for an army.

        Args:
            army: whose pieces are asked for links, such as tunnels.
            mask: the regions to start from.
        """
        found = self.ground.around(mask)
        for linked in army.kit.masks("conquest_links", self, army) if army.kit.conquest_links else ():
            if linked & mask:
                found |= linked & self.ground.all
        return found

    # -- armies and regions

    def pieces(self, army: Army) -> tuple[str, ...]:
        """Return the ids of the pieces whose hooks are asked for an army: banner, badge, places, rules."""
        pieces: tuple[str, ...] = army.kit.pieces
        return pieces

    def tagged(self, army: Army, tag: str) -> bool:
        """Return whether any piece of an army has a tag."""
        return tag in army.kit.tags

    def tags(self, piece: str) -> frozenset[str]:
        """Return the tags of a piece."""
        return self.ruleset.pieces[piece].tags

    def coins(self, army: Army) -> int:
        """Return the coins of an army's seat; 0 for an army of nobody."""
        return 0 if army.seat is None else self._state.coins[army.seat]

    @property
    def armies(self) -> tuple[Army, ...]:
        """All armies in the game, by id."""
        return tuple([army for army in self._state.armies if army is not None])

    def army(self, id: int) -> Army | None:
        """Return the army of an id, or None when it has left the game."""
        army: Army | None = self._state.armies[id]
        return army

    def active(self, seat: int) -> Army | None:
        """Return a seat's active army, or None."""
        id = self._state.active[seat]
        return None if id == NOBODY else self._state.armies[id]

    def rivals(self, army: Army) -> list[Army]:
        """Return the active armies of the other seats, clockwise from the next one."""
        seats = range(self._state.seats) if army.seat is None else self.opponents(army.seat)
        armies = (self.active(seat) for seat in seats)
        return [rival for rival in armies if rival is not None]

    def declined(self, seat: int) -> tuple[Army, ...]:
        """Return a seat's declined armies, the oldest first."""
        return tuple(self._state.army(id) for id in self._state.declined[seat])

    def holder(self, region: int) -> Army | None:
        """Return the army that occupies a region, or None (SW-DEF-4)."""
        id = self._state.owner[region]
        return None if id == NOBODY else self._state.armies[id]

    def tokens(self, region: int) -> int:
        """Return the number of race tokens in a region."""
        return self._state.tokens[region]

    @property
    def occupied(self) -> int:
        """The mask of the regions that any army occupies."""
        found = 0
        for army in self._state.armies:
            if army is not None:
                found |= army.regions
        return found

    def non_empty(self, region: int) -> bool:
        """Return whether a region holds a race token or a body, of a people without a seat too (SW-DEF-5, SW-DEF-6)."""
        return self._state.tokens[region] > 0 or self._state.bodies[region] > 0

    def held(self, army: Army, *, terrain: str = "", symbol: str = "") -> int:
        """Return how many regions an army occupies.

        Args:
            army: the army, active or declined.
            terrain: only regions of this terrain, unless "".
            symbol: only regions with this symbol, unless "".
        """
        mask = army.regions
        if terrain:
            mask &= self.terrain(terrain)
        if symbol:
            mask &= self.symbol(symbol)
        return mask.bit_count()

    def tray(self, race: str) -> int:
        """Return the tokens of a race (by its piece id) in the tray; 0 for a race that is not in the game."""
        return self._state.tray.get(race, 0)

    # -- markers

    @property
    def sites(self) -> int:
        """The mask of the regions with a `Place`, face up."""
        return self._state.sites

    @property
    def immune(self) -> int:
        """The mask of the immune regions (SW-IMM-1)."""
        return self._state.immune

    @property
    def unused(self) -> tuple[str, ...]:
        """Ids of the pieces of the kind `place` that are nowhere on the board, in the order of ids; hidden from players."""
        piles = (place for pile in self._state.piles.values() for place in pile)
        return tuple(sorted(place for place in piles if place in self.ground.tables.markers))

    def supply(self, marker: str) -> int:
        """Return how many markers of a kind (by its piece id) are in the supply."""
        try:
            return self._state.supply[marker]
        except KeyError:
            told = f"There is no marker {marker!r} in this game."
            raise PluginError(told, code="unknown-marker", hint=nearest(str(marker), self._state.supply)) from None

    @property
    def marked_regions(self) -> int:
        """The mask of the regions with any marker that can be moved: not one of the map, and not one that lies face down."""
        markers, found = self.ground.tables.markers, 0
        for name, mask in self._state.where.items():
            if not (markers[name].starts_on or markers[name].hides):
                found |= mask
        return found

    def placer(self, marker: str, region: int) -> Army | None:
        """Return the army whose marker of a kind lies in a region, or None."""
        owner = next((owner for name, owner in self._state.marks[region] if name == marker), NOBODY)
        return None if owner == NOBODY else self._state.armies[owner]

    def movable(self, region: int) -> int:
        """Return how many tokens and bodies in a region others may move."""
        markers = self.ground.tables.markers
        bodies = sum("moved_by_others" in markers[name].counts for name, _ in self._state.marks[region])
        return self._state.tokens[region] + bodies

    def units(self, army: Army) -> int:
        """Return how many tokens and bodies an army has on the board."""
        return army.placed + army.bodies

    def where(self, marker: str) -> int:
        """Return the number of the region in which a marker lies, the lowest one of several.

        Raises:
            LookupError: it lies in no region; `marked` tells.
        """
        mask = self._state.where.get(marker, 0)
        if not mask:
            raise LookupError(f"{marker} lies in no region")
        return (mask & -mask).bit_length() - 1

    def marked(self, marker: str, army: Army | None = None) -> int:
        """Return the mask of the regions with a marker.

        Args:
            marker: id of the marker.
            army: only markers of this army; of any when None.
        """
        mask = self._state.where.get(marker, 0)
        if army is None or not mask:
            return mask
        own, marks, found = (marker, army.id), self._state.marks, 0
        for region in self.ground.bits(mask):
            if own in marks[region]:
                found |= 1 << region
        return found

    def count_marks(self, marker: str, army: Army | None = None) -> int:
        """Return how many markers of a kind lie on the board.

        Args:
            marker: id of the marker.
            army: only markers of this army; of any when None.
        """
        mask = self._state.where.get(marker, 0)
        pairs = (pair for region in self.ground.bits(mask) for pair in self._state.marks[region])
        return sum(name == marker and (army is None or owner == army.id) for name, owner in pairs)

    def counted(self, region: int, purpose: str) -> int:
        """Return how many markers in a region count as a race token for a purpose, such as `lone`."""
        marks, markers = self._state.marks[region], self.ground.tables.markers
        return sum(purpose in markers[name].counts for name, _ in marks) if marks else 0

    # -- the record of the turn

    @property
    def conquests(self) -> tuple[Conquest, ...]:
        """The conquests of this turn, in order, of all armies of its seat."""
        return self._state.conquests

    @property
    def attacks(self) -> tuple[tuple[int, int], ...]:
        """Attacks of this turn on occupied regions as (army, victim army), failed attempts included."""
        won = tuple((one.army, one.victim) for one in self._state.conquests if one.victim != NOBODY)
        return won + tuple((army, victim) for army, victim, _ in self._state.attacks)

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

    # -- tolls

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

    def recall(self, army: Army | None, key: str, default: Any = None) -> Any:
        """Return what a piece noted for an army, or for the whole game.

        Args:
            army: the army; None for the memory of the game.
            key: `piece_id.name`, as in `fx.note`.
            default: returned while nothing is noted.
        """
        return (self._state if army is None else army).memory.get(key, default)
