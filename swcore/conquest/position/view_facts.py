"""What hooks may ask of regions as numbers: what defends them, what they cost, which are open, what they bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from swcore.conquest.position.army import Army
from swcore.conquest.position.counting import EMPTY, HELD, OCCUPIED, TERRAIN, Fact, check_asked, recount
from swcore.conquest.position.view_units import UnitsView
from swcore.engine.answers import EVERYWHERE, Modifier
from swcore.engine.reasons import Part
from swcore.errors import PluginError


class Sights(NamedTuple):
    """What later rooms of the family work out for a view, which stands below them.

    Attributes:
        cost: what a region takes by the normal way; called with the view, the army and the region.
        open: the mask of the regions open to the normal way; called with the view and the army.
        income: the parts of what an army would score; called with the view and the army.
    """

    cost: Callable[..., int]
    open: Callable[..., int]
    income: Callable[..., tuple[Part, ...]]


def defence_of(view: Any, army: Army, attacker: Army | None) -> list[Modifier]:
    """Return what the pieces of an army add to the defence of its regions, each with the regions that it counts in.

    Args:
        view: the position.
        army: the holder.
        attacker: against whom, or None.

    Raises:
        PluginError: `bad-answer` for an answer that is not a modifier that adds.
    """
    return army.kit.modifiers("conquest_defence", view, army, attacker)


class FactsView(UnitsView):
    """The part of a view that tells numbers of regions; it builds on that of the units."""

    __slots__ = ()

    def defence(self, region: int, attacker: Army | None = None) -> int:
        """Return what defends a region in tokens: its race tokens, what its markers add, and what its holder's pieces say.

        SW-CONQ-3, SW-CONQ-4. The pieces of the holder are asked for `conquest_defence`, so no piece may ask this in that hook.

        Args:
            region: region number.
            attacker: against whom; against nobody in particular when None.

        Raises:
            PluginError: `unknown-region` for a number that the board does not have; `endless` inside of a hook that is asked.
        """
        laid = self._state.guard[self._known(region)] - self.ground.tables.base_cost
        if not self.ground.tables.defends:
            return laid
        return self._varying(region, laid, attacker)

    def _varying(self, region: int, laid: int, attacker: Army | None) -> int:
        """Return a defence with what the pieces of the holder add to it, never below 0."""
        holder = self.holder(region)
        if holder is None or holder is attacker or not holder.kit.conquest_defence:
            return laid
        more = self._once(("defence", holder.id), lambda: defence_of(self, holder, attacker))
        found: int = laid + sum(one.amount for one in more if one.where >> region & 1)
        return max(0, found)

    def cost(self, army: Army, region: int) -> int:
        """Return the tokens that a region takes of an army by the normal way, whether or not it is open now.

        The pieces of the army are asked for `conquest_cost`, so no piece may ask this in that hook.

        Args:
            army: the attacker.
            region: region number.

        Raises:
            PluginError: `unknown-region` for a number that the board does not have; `endless` inside of a hook that is asked.
        """
        return int(self._see("cost", army, self._known(region)))

    def open(self, army: Army) -> int:
        """Return the mask of the regions that are open to an army by the normal way, whatever they cost.

        The hooks that say what is open are asked (`conquest_reach`, `conquest_protects` and their like): no piece may ask this in
        one of them.

        Args:
            army: the attacker.

        Raises:
            PluginError: `endless` inside of a hook that is asked.
        """
        return int(self._see("open", army))

    def income(self, army: Army) -> tuple[Part, ...]:
        """Return the parts of what an army would score in this position, in coins, as the log would tell them.

        `conquest_score` is asked of the pieces of the army, so no piece may ask this in that hook.

        Args:
            army: the army.

        Raises:
            PluginError: `endless` inside of a hook that is asked.
        """
        parts: tuple[Part, ...] = self._see("income", army)
        return parts

    def counts(self, fact: Fact, mask: int = EVERYWHERE, *, purpose: str, asker: Army | None = None) -> int:
        """Return the mask of the regions that count as something for a purpose, as pieces may say with `conquest_counts`.

        Args:
            fact: `empty`, `occupied`, `held` (by the asker), `open` (to the tricks of the asker), `terrain:NAME` or
                `symbol:NAME`; of several words of the map any: `("terrain", "hill", "swamp")`.
            mask: the regions in question.
            purpose: `cost`, `bonus`, `loss`, `tricks`, or a word of your own with a dot in it.
            asker: whose cost, bonus or trick it is; None for the game.

        Raises:
            PluginError: `unknown-fact`, `unknown-purpose`, or as `terrain` and `symbol`.
        """
        kind, words = check_asked(fact, purpose)
        mask &= self.ground.all
        if kind == OCCUPIED:
            return mask & ~self.counts(EMPTY, mask, purpose=purpose, asker=asker)
        if words:
            found = self.terrain(*words) if kind == TERRAIN else self.symbol(*words)
        elif kind == HELD:
            found = 0 if asker is None else asker.regions
        else:
            found = ~self.occupied if kind == EMPTY else mask
        if not self.ground.tables.counting:
            return found & mask
        if not words:
            return recount(self, found, mask, kind, purpose, asker)  # type: ignore[arg-type]
        several, of = 0, self.terrain if kind == TERRAIN else self.symbol
        for word in words:
            several |= recount(self, of(word), mask, f"{kind}:{word}", purpose, asker)  # type: ignore[arg-type]
        return several

    def held_mask(self, army: Army, *, terrain: str = "", symbol: str = "") -> int:
        """Return the mask of the regions that an army occupies; `held` counts them.

        Args:
            army, terrain, symbol: as for `held`.
        """
        mask = army.regions
        if terrain:
            mask &= self.terrain(terrain)
        return mask & self.symbol(symbol) if symbol else mask

    def conquered_mask(self, army: Army, *, non_empty: bool = False) -> int:
        """Return the mask of the regions that an army conquered this turn, still held or not; `conquered` counts conquests.

        Args:
            army, non_empty: as for `conquered`.
        """
        found = 0
        for one in self._state.conquests:
            if one.army == army.id and (one.non_empty or not non_empty):
                found |= 1 << one.region
        return found

    def _known(self, region: int) -> int:
        if 0 <= region < self.ground.size:
            return region
        told = f"There is no region with the number {region}: the board has those from 0 to {self.ground.size - 1}."
        raise PluginError(told, code="unknown-region", region=region)

    def _see(self, sight: str, army: Army, *facts: Any) -> Any:
        """Work something out, unless it is being worked out already: its hooks would ask themselves without end."""
        return self._once((sight, army.id), lambda: getattr(self.ground.tables.sights, sight)(self, army, *facts))

    def _once(self, key: tuple[str, int], work: Callable[[], Any]) -> Any:
        if key in self._seeing:
            told = f"view.{key[0]} is asked inside of a hook that it asks: it would go on without end."
            raise PluginError(told, code="endless", hint="Ask it in a reaction, or in another hook.")
        self._seeing = (*self._seeing, key)
        try:
            return work()
        finally:
            self._seeing = self._seeing[:-1]
