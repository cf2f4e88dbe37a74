"""The one source of rules about targets: which regions are open to an army, and what they cost.

`legal_actions` folds a survey into actions, `violations` asks it bit by bit and `explain` lists its parts.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from swcore.conquest.content.offers import FROM_HAND, Boost, DiePolicy, Mode
from swcore.conquest.position.hook_tables import Kit
from swcore.conquest.position.state import Army
from swcore.conquest.position.tolls import CONQUEST, Due, due_at, tolls, unpayable
from swcore.conquest.position.view import View
from swcore.engine.answers import ADD, CAP, FLOOR, SET, Gate, Modifier, fold
from swcore.engine.frames import Part
from swcore.errors import PluginError

LEAST_TOKENS = Modifier(1, "at least one token", phase="floor")


class Survey:
    """Gates, modifiers and modes of one army in one position.

    Attributes:
        open: mask of the regions that no gate closes.
        modifiers: changes of the cost.
        modes: exclusive modes that the army's pieces offer.
        boosts: extras that the army's pieces offer.
        dues: tolls of other armies, for all regions.
    """

    __slots__ = (
        "_bad",
        "_closed",
        "_immune",
        "_poor",
        "_reach",
        "army",
        "boosts",
        "dues",
        "guards",
        "modes",
        "modifiers",
        "open",
        "state",
        "view",
    )

    def __init__(self, view: View, army: Army, roll: int | None, like: Survey | None = None) -> None:
        if like is not None:  # a copy: plain attributes one by one, as compiled classes have no other way
            self._copy(like)
            return
        state = view._state  # the family's own view; packs use its public methods
        ground, kit = view.ground, army.kit
        self.view, self.army, self.state = view, army, state
        closed = ground.water
        if kit.conquest_opens:
            closed &= ~kit.mask("conquest_opens", view, army)
        reach = ground.around(army.regions) if army.regions else ground.entry
        if kit.conquest_links and army.regions:
            reach = view.beside(army, army.regions)
        if kit.conquest_reach:
            reach |= kit.mask("conquest_reach", view, army) & ground.all
        immune = state.immune
        if immune and kit.conquest_pierces:
            immune &= ~kit.mask("conquest_pierces", view, army)
        bad = army.regions | closed | immune
        guards: tuple[Gate, ...] = ()
        for id in state.protectors:
            other = state.armies[id]
            if other.kit.conquest_protects:
                guards += tuple([gate for _, gate in other.kit.ask("conquest_protects", view, other, army)])
        for gate in guards:
            bad |= gate.bad
        self.dues: list[Due] = tolls(view, army) if state.protectors else []
        self._poor = unpayable(view, army, self.dues, ground.all, CONQUEST) if self.dues else 0
        bad |= self._poor
        self._bad = bad
        self._closed, self._immune, self._reach, self.guards = closed, immune, reach, guards
        self.open = reach & ~bad
        modifiers: list[Modifier] = kit.modifiers("conquest_cost", view, army) if kit.conquest_cost else []
        if roll:
            clause = next((policy.clause for policy in die_policies(view, army)), "")
            modifiers.append(Modifier(-roll, "die rolled before", clause))
        if not view._defended:
            modifiers += self._own_declined()
        self.modifiers = modifiers
        self.modes: tuple[Mode, ...] = ()
        if kit.conquest_modes:
            self.modes = _modes(kit, view, army)
        self.boosts: tuple[Boost, ...] = _boosts(kit, view, army) if kit.conquest_boosts else ()

    def _copy(self, like: Survey) -> None:
        self._bad = like._bad
        self._closed = like._closed
        self._immune = like._immune
        self._poor = like._poor
        self._reach = like._reach
        self.army = like.army
        self.boosts = like.boosts
        self.dues = like.dues
        self.guards = like.guards
        self.modes = like.modes
        self.state = like.state
        self.view = like.view
        self.modifiers, self.open = like.modifiers, like.open

    def boosted(self, names: tuple[str, ...], mode: Mode | None = None) -> Survey:
        """Return the same survey with some boosts, and with what a mode adds to reach and cost."""
        adds = mode is not None and (mode.reach or mode.modifiers)
        if not names and not adds:
            return self
        ways: list[Any] = [boost for boost in self.boosts if boost.name in names]
        closing = tuple(gate for boost in ways for gate in boost.gates)
        if adds:
            ways.append(mode)
        new = Survey(self.view, self.army, None, self)
        new.modifiers = [*self.modifiers, *(modifier for way in ways for modifier in way.modifiers)]
        for way in ways:
            new._reach |= way.reach
        new.guards += closing
        for gate in closing:
            new._bad |= gate.bad
        new.open = new._reach & ~self._bad
        return new

    def boost_sets(self) -> list[tuple[str, ...]]:
        """Return every set of open boosts but the empty one, each in the order of names."""
        ground = self.view.ground.all
        names = sorted(boost.name for boost in self.boosts if not any(gate.bad & ground == ground for gate in boost.gates))
        return [some for count in range(1, len(names) + 1) for some in combinations(names, count)]

    def useful(self, names: tuple[str, ...], mode: Mode | None) -> int:
        """Return the mask of the regions that a set of boosts opens, or makes cheaper, so that none of them is idle."""
        best = self.boosted(names, mode)
        found = best.mode_open(mode)
        for name in names if found else ():
            less = self.boosted(tuple(other for other in names if other != name), mode)
            common = found & less.mode_open(mode)
            if mode is None or mode.cost is None:
                without, costs = less.costs(common), best.costs(common)
                common = sum(1 << region for region, cost in costs.items() if without[region] <= cost)
            found &= ~common
        return found

    @property
    def gates(self) -> tuple[Gate, ...]:
        """Reasons that close regions to every mode; `open` is what none of them closes."""
        outside = self.view.ground.all & ~self._reach & ~self.army.regions
        return (
            Gate("own", self.army.regions),
            Gate("closed", self._closed),
            Gate("reach" if self.army.regions else "entry", outside),
            Gate("immune", self._immune),
            *self.guards,
            *((Gate("toll", self._poor),) if self._poor else ()),
        )

    def costs(self, mask: int) -> dict[int, int]:
        """Return the cost of each region of a mask, in ascending order (SW-CONQ-1 to 4, SW-CONQ-9)."""
        bits, guard, lowered = self.view.ground.bits, self.state.guard, 0
        regions = bits(mask)
        base: int = self.view.ruleset.book.base_cost  # type: ignore[attr-defined]
        found = {region: base + guard[region] for region in regions}
        floors: tuple[Modifier, ...] = ()
        for modifier in self.modifiers:
            if modifier.phase != ADD:
                if modifier.phase != FLOOR:
                    return {region: self.cost(region) for region in regions}
                floors += (modifier,)
                continue
            amount, hit = modifier.amount, mask & modifier.where
            if hit:
                for region in bits(hit):
                    found[region] += amount
                if amount < 0:
                    lowered |= hit
        if lowered:
            for region in bits(lowered):
                if found[region] < 1:
                    found[region] = 1
        for modifier in floors:
            for region in bits(mask & modifier.where):
                if found[region] < modifier.amount:
                    found[region] = modifier.amount
        return found

    def cost(self, region: int) -> int:
        """Return the tokens that a normal conquest of a region takes."""
        base: int = self.view.ruleset.book.base_cost  # type: ignore[attr-defined]
        here = [modifier for modifier in self.modifiers if modifier.where >> region & 1]
        return max(1, fold(base + self.state.guard[region], [*here, LEAST_TOKENS]))

    @property
    def floored(self) -> bool:
        """Whether any piece asks for more than one token somewhere."""
        return any(one.phase == FLOOR for one in self.modifiers)

    def least(self, region: int) -> int:
        """Return the fewest tokens that any conquest of a region takes (SW-CONQ-9)."""
        floors = [one.amount for one in self.modifiers if one.phase == FLOOR and one.where >> region & 1]
        return max(1, *floors) if floors else 1

    def mode_cost(self, region: int, mode: Mode) -> int:
        """Return the tokens that a mode takes; call it on the survey that `boosted` gives for the mode."""
        if mode.cost is None:
            return self.cost(region)
        return max(mode.cost, self.least(region)) if mode.source == FROM_HAND else mode.cost

    def toll(self, region: int) -> list[Due]:
        """Return the tolls of a region."""
        return due_at(self.dues, 1 << region, CONQUEST) if self.dues else []

    def mode(self, name: str) -> Mode | None:
        """Return an exclusive mode by name; None for the normal way, the die and unknown modes."""
        return next((mode for mode in self.modes if mode.name == name), None)

    def mode_open(self, mode: Mode | None) -> int:
        """Return the mask of the regions open to a mode, or to the normal way."""
        mask = self.open
        if mode is not None:
            for gate in mode.gates:
                mask &= ~gate.bad
            if mode.price:
                mask &= ~unpayable(self.view, self.army, self.dues, mask, CONQUEST, mode.price)
        return mask

    def closed_by(self, region: int, mode: Mode | None = None) -> list[Gate]:
        """Return the gates that close a region to the normal way or to a mode."""
        return [gate for gate in (*self.gates, *(mode.gates if mode else ())) if gate.bad >> region & 1]

    def parts(self, region: int, mode: Mode | None = None) -> list[Part]:
        """Return the labelled parts of a cost; their sum, at least 1, is `cost`."""
        book: Any = self.view.ruleset.book
        if mode is not None and mode.cost is not None:
            more = self.mode_cost(region, mode) - mode.cost
            floors = [one for one in self.modifiers if one.phase == FLOOR and one.where >> region & 1] if more else []
            return [Part(mode.cost, f"{mode.name}: fixed", mode.clause), *(_part(one, more) for one in floors[:1])]
        parts = [Part(book.base_cost, "base", book.cited("base"))]
        parts += _defenders(self.state, self.view, region)
        here = [modifier for modifier in self.modifiers if modifier.where >> region & 1]
        for modifier in here:
            if modifier.phase == ADD:
                parts.append(_part(modifier, modifier.amount))
        total = sum(part.amount for part in parts)
        for phase, decides in ((SET, max), (FLOOR, max), (CAP, min)):
            bound = [modifier for modifier in here if modifier.phase == phase]
            if bound:  # what it changes is its part; a floor below the total, or a cap above it, changes nothing
                modifier = decides(bound, key=lambda one: one.amount)
                after = modifier.amount if phase == SET else decides(total, modifier.amount)
                if after != total:
                    parts.append(_part(modifier, after - total))
                total = after
        if total < LEAST_TOKENS.amount:
            parts.append(Part(LEAST_TOKENS.amount - total, LEAST_TOKENS.reason, book.cited("least")))
        return parts

    def _own_declined(self) -> list[Modifier]:
        found = []
        for other in self.state.armies:
            if other is None or not other.declined or other.seat is None or other.seat != self.army.seat:
                continue
            for region in self.view.ground.bits(other.regions & ~self.army.regions):
                clause = self.view.ruleset.book.cited("own-declined")  # type: ignore[attr-defined]
                where = 1 << region
                found.append(Modifier(-self.state.tokens[region], "own declined tokens do not defend", clause, where=where))
        return found


def _part(modifier: Modifier, amount: int) -> Part:
    return Part(amount, modifier.reason, modifier.clause, modifier.piece)


def die_policies(view: View, army: Army) -> list[DiePolicy]:
    """Return what an army's pieces say about the die.

    Raises:
        PluginError: `bad-answer` for an answer that is no policy.
    """
    return [policy for _, policy in army.kit.ask("conquest_die", view, army)]


def _modes(kit: Kit, view: View, army: Army) -> tuple[Mode, ...]:
    found: list[Mode] = []
    offered: dict[str, str] = {}
    for piece, mode in kit.ask("conquest_modes", view, army):
        if mode.name in offered:  # its action would stand twice among the legal ones
            first = offered[mode.name]
            told = f"{first} and {piece} both offer a way to conquer called {mode.name!r}."
            hint = "Give one of them another name."
            raise PluginError(told, code="bad-answer", hint=hint, pieces=[first, piece], hook="conquest_modes")
        offered[mode.name] = piece
        found.append(_signed(piece, mode) if mode.modifiers else mode)
    return tuple(found)


def _boosts(kit: Kit, view: View, army: Army) -> tuple[Boost, ...]:
    return tuple([_signed(piece, boost) for piece, boost in kit.ask("conquest_boosts", view, army)])


def _signed(piece: str, offer: Any) -> Any:
    """Return a mode or a boost whose modifiers say which piece they come from."""
    return offer._replace(modifiers=tuple([modifier.by(piece) for modifier in offer.modifiers]))


def _defenders(state: Any, view: View, region: int) -> list[Part]:
    book: Any = view.ruleset.book
    parts = []
    holder = view.holder(region)
    if holder is not None:
        rule = "start-tokens" if holder.race in view.ruleset.compiled.natives else "tokens"
        parts.append(Part(state.tokens[region], view.ruleset.pieces[holder.race].name["en"], book.cited(rule), holder.race))
    counted: dict[str, int] = {}
    for marker, _ in state.marks[region]:
        counted[marker] = counted.get(marker, 0) + 1
    for marker, count in sorted(counted.items()):
        declared = view.ground.tables.markers[marker]
        if declared.defence:
            name = declared.name["en"] + (f" x{count}" if count > 1 else "")
            parts.append(Part(declared.defence * count, name, book.cited("markers"), marker))
    return parts
