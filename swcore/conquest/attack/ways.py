"""Ways to conquer, the normal one or a mode, with extras; and a planned conquest, which all about it is told from."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from swcore.conquest.attack.costs import costs, fixed_parts, parts
from swcore.conquest.content.offers import FROM_HAND, FROM_TRAY, Boost, DieDemand, Mode
from swcore.conquest.position.tolls import CONQUEST, Due, due_at, unpayable
from swcore.engine.answers import CAP, FLOOR, Gate, Modifier
from swcore.engine.reasons import Part

if TYPE_CHECKING:
    from swcore.conquest.attack.targets import Survey


def meets(mask: int, modifiers: list[Modifier], hand: int) -> int:
    """Return the mask of the regions among some whose least number of tokens the hand can meet."""
    above = 0
    for modifier in modifiers:
        if modifier.amount > hand and modifier.phase == FLOOR:
            above |= modifier.where
    if above:
        for modifier in modifiers:
            if modifier.amount <= hand and modifier.phase == CAP:  # it comes after all floors
                above &= ~modifier.where
    return mask & ~above


class Plan(NamedTuple):
    """A planned conquest.

    Attributes:
        region: region number.
        name: the word of its mode: `normal`, `die`, or that of a piece.
        mode: the mode of a piece, or None.
        boosts: names of the extras.
        cost: what it takes: race tokens from where `source` says, 0 where a marker conquers.
        least: what a roll of the die cannot bring the cost below.
        tolls: what is paid first, the price of the mode aside.
        source: `hand`, `tray`, or the id of the marker that conquers.
        offered: the mode and the boosts, each with the piece that offers it.
        demand: the die that others demand first, with the piece that does; None for none, and once a die has been rolled.
    """

    region: int
    name: str
    mode: Mode | None
    boosts: tuple[str, ...]
    cost: int
    least: int
    tolls: list[Due]
    source: str
    offered: tuple[tuple[str, Mode | Boost], ...]
    demand: tuple[str, DieDemand] | None = None

    @property
    def placed(self) -> int:
        """Race tokens that come into the region: at least one (SW-CONQ-9), but none where a marker conquers."""
        return max(1, self.cost) if self.source in (FROM_HAND, FROM_TRAY) else 0


class Way:
    """One way to conquer in one position.

    Args:
        survey: what is open to the army by every way.
        mode: the mode of a piece; None for the normal way and the die.
        boosts: names of the extras, in the order of names.
        offered: the mode and the boosts, each with the piece that offers it.

    Attributes:
        open: mask of the regions that nothing closes.
        reach: mask of the regions in reach.
        closing: what closes regions to this way besides the gates of every way.
        modifiers: changes of the cost.
        source: what conquers: `hand`, `tray`, or a marker.
        price: coins for the mode and the boosts together.
        pierced: mask of the regions in which it minds neither immunity nor what others protect.
        demanded: mask of the regions for which others demand a die.
        priced: whether it takes what the region costs, so that modifiers count.
    """

    __slots__ = (
        "_poor",
        "boosts",
        "closing",
        "demanded",
        "mode",
        "modifiers",
        "offered",
        "open",
        "pierced",
        "price",
        "priced",
        "reach",
        "source",
        "survey",
    )

    def __init__(
        self,
        survey: Survey,
        mode: Mode | None = None,
        boosts: tuple[str, ...] = (),
        offered: tuple[tuple[str, Mode | Boost], ...] = (),
    ) -> None:
        self.survey, self.mode, self.boosts, self.offered = survey, mode, boosts, offered
        self.source = FROM_HAND if mode is None else mode.source
        self.priced = mode is None or (mode.cost is None and mode.source in (FROM_HAND, FROM_TRAY))
        self.reach, self.modifiers, self._poor = survey.reach, survey.modifiers, 0
        self.closing: list[Gate] = []
        self.price = self.pierced = self.demanded = 0
        for _, offer in offered:
            self.price += offer.price
            self.pierced |= offer.pierces
            self.reach |= offer.reach & survey.view.ground.all
            if offer.modifiers:
                self.modifiers = [*self.modifiers, *offer.modifiers]
            self.closing += offer.gates
            if offer.name in survey.spent:
                self.closing.append(survey.spent[offer.name])
        for _, demand in survey.demands:
            self.demanded |= demand.where & ~self.pierced
        bad = survey.bad_for(self.pierced)
        if offered and survey.tricks is not None:
            self.closing.append(survey.tricks)
        for gate in self.closing:
            bad |= gate.bad
        self.open = self.reach & ~bad
        if self.price:
            self._poor = unpayable(survey.view, survey.army, survey.dues, self.open, CONQUEST, self.price)
            self.open &= ~self._poor

    # -- what it takes

    def costs(self, mask: int) -> dict[int, int]:
        """Return what each region of a mask takes, in ascending order (SW-CONQ-1 to 4, SW-CONQ-9)."""
        if self.priced:
            return costs(self.survey.view, mask, self.modifiers)
        if self.source == FROM_HAND:
            return costs(self.survey.view, mask, self.modifiers, self._fixed())
        return dict.fromkeys(self.survey.view.ground.bits(mask), self._fixed())

    def cost(self, region: int) -> int:
        """Return what a region takes."""
        return self.costs(1 << region)[region]

    def _fixed(self) -> int:
        """Return the tokens of a mode that takes a number of its own; none where a marker conquers."""
        return 0 if self.mode is None or self.source not in (FROM_HAND, FROM_TRAY) else self.mode.cost or 0

    def least(self, region: int) -> int:
        """Return the fewest tokens that any conquest of a region takes (SW-CONQ-9)."""
        here = [one for one in self.modifiers if one.where >> region & 1]
        floor = max([1, *(one.amount for one in here if one.phase == FLOOR)])
        caps = [one.amount for one in here if one.phase == CAP] if self.priced else []
        return max(1, min([floor, *caps]))

    def enough(self, hand: int) -> int:
        """Return the mask of the open regions whose least number of tokens the hand can meet."""
        modifiers = self.modifiers if self.priced else [one for one in self.modifiers if one.phase == FLOOR]
        return meets(self.open, modifiers, hand)

    def held(self, hand: int) -> int:
        """Return how many tokens there are to conquer with: in hand or in the tray; 0 also where a marker conquers."""
        army = self.survey.army
        tray: int = self.survey.state.tray.get(army.race, 0)
        return {FROM_HAND: hand, FROM_TRAY: tray}.get(self.source, 0)

    def has_marker(self) -> bool:
        """Return whether the marker that conquers is in the owner's hand or in a region of the army."""
        army, marks = self.survey.army, self.survey.state.marks
        if army.stock.get(self.source):
            return True
        return any((self.source, army.id) in marks[region] for region in self.survey.view.ground.bits(army.regions))

    def affordable(self, mask: int, hand: int) -> int:
        """Return the mask of the regions among some for which a mode has what it takes.

        Args:
            mask: open regions.
            hand: tokens in hand.
        """
        if self.source not in (FROM_HAND, FROM_TRAY):
            return mask if mask and self.has_marker() else 0
        held = self.held(hand)
        if self.mode is not None and self.mode.rolls:
            return mask & self.enough(held) if held else 0
        if self.source == FROM_TRAY and not self.priced:
            return mask if max(1, self._fixed()) <= held else 0
        return sum(1 << region for region, cost in self.costs(mask).items() if cost <= held) if held else 0

    def plan(self, region: int, name: str) -> Plan:
        """Return the plan of a conquest.

        Args:
            region: its number.
            name: the word of the mode; for the normal way `normal` or `die`.
        """
        survey, mode = self.survey, self.mode
        least = self.least(region) if mode is not None and mode.rolls else 1
        tolls = due_at(survey.dues, 1 << region, CONQUEST) if survey.dues else []
        demand = survey.demand(region) if self.demanded >> region & 1 and survey.roll is None else None
        return Plan(region, name, mode, self.boosts, self.cost(region), least, tolls, self.source, self.offered, demand)

    # -- reasons

    def closed_by(self, region: int) -> list[Gate]:
        """Return the gates that close a region to this way."""
        gates = self.survey.gates(self.reach, pierced=self.pierced >> region & 1 == 1)
        return [gate for gate in (*gates, *self.closing) if gate.bad >> region & 1]

    def too_dear(self, region: int) -> bool:
        """Return whether the price of the mode and the boosts, with what is due besides, is more than the seat has."""
        return bool(self._poor >> region & 1)

    def parts(self, region: int) -> list[Part]:
        """Return the labelled parts of what a region takes; their sum is `cost`."""
        view, mode = self.survey.view, self.mode
        if self.priced or mode is None:
            return parts(view, region, self.modifiers)
        fixed = Part(self._fixed(), "fixed", mode.clause, params={"way": mode.name})
        return fixed_parts(view, region, self.modifiers, fixed) if self.source == FROM_HAND else [fixed]
