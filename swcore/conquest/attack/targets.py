"""Which regions are open to an army, by every way that it has, and why the others are closed.

`legal_actions` folds a survey into actions, `violations` asks it bit by bit, `explain` lists its parts, and `apply` carries out a
plan of it, so all four say the same.
"""

from __future__ import annotations

from typing import Final

from swcore.conquest.attack.costs import cost_modifiers
from swcore.conquest.attack.limits import Spent, spent
from swcore.conquest.attack.offers import Offered, boosts_of, die_demands, modes_of, protecting_gates
from swcore.conquest.attack.ways import Plan, Way, meets
from swcore.conquest.content.offers import FROM_HAND, DieDemand, Mode
from swcore.conquest.position.actions import DIE, NORMAL
from swcore.conquest.position.army import Army
from swcore.conquest.position.counting import untouched
from swcore.conquest.position.kits import Kit
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.tolls import CONQUEST, Due, due_at, tolls, unpayable
from swcore.conquest.position.view import View
from swcore.engine.answers import EVERYWHERE, Gate, Modifier

ONLY_DIE: Final = (DIE,)  # the words of a final attempt without extras
# Shared, and never written to.
NO_OFFERS: Final[Offered] = {}
NOTHING_SPENT: Final[dict[str, Gate]] = {}
NO_COSTS: Final[list[int]] = []
NO_DEMANDS: Final[list[tuple[str, DieDemand]]] = []
FOUND: Final = (
    "_barred",
    "_closed",
    "_immune",
    "_poor",
    "bad",
    "boosts",
    "demands",
    "dues",
    "guards",
    "known",
    "modes",
    "modifiers",
    "open",
    "reach",
    "roll",
    "row",
    "spent",
    "tricks",
)


def _too_low(demand: DieDemand) -> Gate:
    """Return what closes regions once a die has been rolled that is lower than others demand."""
    gate = Spent("guarded", demand.where, demand.clause)
    gate.params = {"least": demand.minimum}
    return gate


class Survey:
    """Gates, changes of the cost, and ways of one army in one position.

    Args:
        view: the position.
        army: the attacker.
        roll: a die rolled before the choice, or None.
        found: a survey of an equal position, to take over what it has found.
        offers: whether the pieces are asked for ways and extras of their own.

    Attributes:
        reach: mask of the regions in reach of every way.
        bad: mask of the regions that are closed to every way.
        guards: gates by which other armies close regions.
        dues: tolls of other armies, for all regions.
        demands: dice that other armies demand, with the piece that does.
        modifiers: changes of the cost.
        open: mask of the regions that are open to the normal way.
        modes, boosts: what the army's pieces offer, by name, with the piece that offers it.
        spent: what closes a mode or boost whose limit is reached, by name.
        tricks: what closes regions to everything that the army's pieces do there, or None.
        known, row: mask of the regions whose cost by the normal way has been worked out, and the costs by region number.
    """

    __slots__ = (*FOUND, "_ways", "army", "state", "view")
    _barred: int
    _closed: int
    _immune: int
    _poor: int
    _ways: dict[tuple[str, ...], Way]
    army: Army
    bad: int
    boosts: Offered
    demands: list[tuple[str, DieDemand]]
    dues: list[Due]
    guards: tuple[Gate, ...]
    known: int
    modes: Offered
    modifiers: list[Modifier]
    open: int
    reach: int
    roll: int | None
    row: list[int]
    spent: dict[str, Gate]
    state: ConquestState
    tricks: Gate | None
    view: View

    def __init__(self, view: View, army: Army, roll: int | None, found: Survey | None = None, *, offers: bool = True) -> None:
        if found is not None:
            for name in FOUND:
                setattr(self, name, getattr(found, name))
            self.view, self.army, self.state, self._ways = view, army, view._state, {}
            return
        state = view._state  # the family's own view; packs use its public methods
        ground = view.ground
        kit: Kit = army.kit
        self.view, self.army, self.state, self.roll = view, army, state, roll
        closed, counting = ground.water, ground.tables.counting
        sound = EVERYWHERE  # where the pieces of the army work
        self.tricks = None
        if counting:
            self.tricks = untouched(view, army)
            if self.tricks is not None:
                sound = ~self.tricks.bad
        if kit.conquest_opens:
            closed &= ~(kit.mask("conquest_opens", view, army) & sound)
        reach = ground.around(army.regions) if army.regions else ground.entry
        if kit.conquest_links and army.regions:
            reach |= view.beside(army, army.regions) & sound
        if kit.conquest_reach:
            reach |= kit.mask("conquest_reach", view, army) & ground.all & sound
        immune = state.immune
        if immune and kit.conquest_pierces:
            immune &= ~(kit.mask("conquest_pierces", view, army) & sound)
        bad = army.regions | closed | immune
        self.guards, self.dues, self.demands = (), [], NO_DEMANDS
        self._poor = self._barred = 0
        if state.barred:
            self._barred = sum(1 << region for id, region in set(state.barred) if id == army.id)
            bad |= self._barred
        if state.protectors:
            self.guards = protecting_gates(view, army)
            if ground.tables.demands:
                self.demands = die_demands(view, army)
                if roll is not None:
                    self.guards += tuple([_too_low(demand) for _, demand in self.demands if demand.minimum > roll])
            for gate in self.guards:
                bad |= gate.bad
            self.dues = tolls(view, army)
            self._poor = unpayable(view, army, self.dues, ground.all, CONQUEST) if self.dues else 0
            bad |= self._poor
        self._closed, self._immune, self.reach, self.bad, self.open = closed, immune, reach, bad, reach & ~bad
        if counting or roll or not view._defended or ground.tables.defends:
            self.modifiers = cost_modifiers(view, army, roll)
        else:
            self.modifiers = kit.modifiers("conquest_cost", view, army) if kit.conquest_cost else []
        self.modes = self.boosts = NO_OFFERS
        self.spent, self.known, self.row = NOTHING_SPENT, 0, NO_COSTS
        if offers and (kit.conquest_modes or kit.conquest_boosts):
            self._ask_offers()
        self._ways = {}

    def _ask_offers(self) -> None:
        view, army = self.view, self.army
        self.modes = modes_of(view, army)
        self.boosts = boosts_of(view, army, self.modes) if army.kit.conquest_boosts else NO_OFFERS
        self.spent = {}
        for offered in (self.modes, self.boosts):
            for name, (piece, offer) in offered.items():
                reached = spent(view, army, piece, offer)
                if reached is not None:
                    self.spent[name] = reached

    def moved(self, view: View, army: Army) -> Survey:
        """Return the same survey for an equal position, such as that of a clone: what was found holds there as well."""
        return Survey(view, army, self.roll, self)

    def enough(self, hand: int) -> int:
        """Return the mask of the regions open to the normal way whose least number of tokens the hand can meet."""
        return meets(self.open, self.modifiers, hand) if self.modifiers else self.open

    def demand(self, region: int) -> tuple[str, DieDemand] | None:
        """Return the greatest die that others demand for a region, with its piece, or None."""
        here = [one for one in self.demands if one[1].where >> region & 1]
        return max(here, key=lambda one: one[1].minimum) if here else None

    # -- ways

    def bad_for(self, pierced: int) -> int:
        """Return the mask of the regions that are closed to a way which pierces what others protect in some of them."""
        if not pierced:
            return self.bad
        shielded = self._immune
        for gate in self.guards:
            shielded |= gate.bad
        return self.army.regions | self._closed | self._barred | self._poor | (shielded & ~pierced)

    def way(self, name: str = NORMAL, boosts: tuple[str, ...] = ()) -> Way:
        """Return a way to conquer.

        Args:
            name: name of a mode; the normal way for `normal`, `die` and unknown modes.
            boosts: names of extras, in the order of names.
        """
        key = (name, *boosts) if name in self.modes else (NORMAL, *boosts)
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = self.own_way(name, boosts)
        return found

    def own_way(self, name: str = NORMAL, boosts: tuple[str, ...] = ()) -> Way:
        """Return a way that the survey does not keep, for search: survey and ways that know each other, and the position with
        them, would stay in memory until the next collection of garbage.

        Args:
            name, boosts: as for `way`.
        """
        offered = tuple([self.boosts[boost] for boost in boosts])
        if name in self.modes:
            return Way(self, self.modes[name][1], boosts, (self.modes[name], *offered))
        return Way(self, None, boosts, offered)

    def split(self, words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
        """Return the mode and the boosts that the words of a conquest name; an unknown word stands for an unknown mode."""
        modes = [word for word in words if word not in self.boosts]
        return (modes[0] if modes else NORMAL), tuple([word for word in words if word in self.boosts])

    def plan(self, region: int, words: tuple[str, ...]) -> Plan:
        """Return the plan of a conquest: all that is to be known before it is carried out.

        Args:
            region: its number.
            words: the words of the action after the region.
        """
        if (not words or words == ONLY_DIE) and self.known >> region & 1 and not self.demands:  # nine conquests of ten
            tolls = due_at(self.dues, 1 << region, CONQUEST) if self.dues else []
            return Plan(region, DIE if words else NORMAL, None, (), self.row[region], 1, tolls, FROM_HAND, ())
        name, boosts = self.split(words)
        return self.own_way(name, boosts).plan(region, name)

    def mode(self, name: str) -> Mode | None:
        """Return an exclusive mode by name; None for the normal way, the die and unknown modes."""
        mode: Mode | None = self.modes[name][1] if name in self.modes else None
        return mode

    # -- reasons

    def gates(self, reach: int, *, pierced: bool = False) -> tuple[Gate, ...]:
        """Return the reasons that close regions to every way; they close whatever is in `bad`, and what is out of reach.

        Args:
            reach: mask of the regions in reach of the way in question.
            pierced: whether immunity and gates of others do not count.
        """
        outside = self.view.ground.all & ~reach & ~self.army.regions
        return (
            Gate("own", self.army.regions),
            Gate("closed", self._closed),
            Gate("reach" if self.army.regions else "entry", outside),
            *((Gate("immune", self._immune), *self.guards) if not pierced else ()),
            *((Gate("barred", self._barred),) if self._barred else ()),
            *((Gate("toll", self._poor),) if self._poor else ()),
        )
