"""The one source of rules about targets: which regions are open to an army, and what they cost.

`legal_actions` folds a survey into actions, `violations` asks it bit by bit and `explain` lists its parts.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from swcore.actions import WORD
from swcore.conquest.actions import DIE, NORMAL
from swcore.conquest.kit import Kit, bad_answer
from swcore.conquest.state import Army
from swcore.conquest.view import View
from swcore.errors import PluginError
from swcore.frames import Part
from swcore.values import ADD, CAP, FLOOR, SET, Gate, Modifier, fold

FROM_HAND, FROM_TRAY = "hand", "tray"
LEAST_TOKENS = Modifier(1, "at least one token", phase="floor")


class Mode(NamedTuple):
    """An exclusive way to conquer, as `conquest_modes` answers it.

    Attributes:
        name: the word in the action's text, such as `charge`.
        cost: tokens used, whatever the region's cost.
        source: `hand` or `tray`: where the tokens come from. From the tray, none in hand is needed.
        clause: id of the rule clause behind it.
        gates: what closes regions to this mode, besides the gates of every conquest.
    """

    name: str
    cost: int
    source: str
    clause: str
    gates: tuple[Gate, ...] = ()


class DiePolicy(NamedTuple):
    """What `conquest_die` answers.

    Attributes:
        before: whether the die may be rolled before each conquest; the roll then counts for the next conquest only.
        clause: id of the rule clause behind it.
    """

    before: bool
    clause: str


class Survey:
    """Gates, modifiers and modes of one army in one position.

    Attributes:
        open: mask of the regions that no gate closes.
        modifiers: changes of the cost.
        modes: exclusive modes that the army's pieces offer.
    """

    __slots__ = ("_closed", "_immune", "_reach", "army", "guards", "modes", "modifiers", "open", "state", "view")

    def __init__(self, view: View, army: Army, roll: int | None) -> None:
        state = view._state  # the family's own view; packs use its public methods
        ground, kit = view.ground, army.kit
        self.view, self.army, self.state = view, army, state
        closed = ground.water
        for _, call in kit.conquest_opens:
            closed &= ~(call(view, army) or 0)
        reach = ground.around(army.regions) if army.regions else ground.entry
        if kit.conquest_links and army.regions:
            reach = view.beside(army, army.regions)
        for _, call in kit.conquest_reach:
            reach |= call(view, army) or 0
        immune = state.immune
        if immune:
            for _, call in kit.conquest_pierces:
                immune &= ~(call(view, army) or 0)
        bad = army.regions | closed | immune
        guards: tuple[Gate, ...] = ()
        for id in state.protectors:
            other = state.army(id)
            for piece, call in other.kit.conquest_protects:
                guards += _gates(piece, call(view, other, army))
        for gate in guards:
            bad |= gate.bad
        self._closed, self._immune, self._reach, self.guards = closed, immune, reach, guards
        self.open = reach & ~bad
        modifiers: list[Modifier] = kit.modifiers("conquest_cost", view, army) if kit.conquest_cost else []
        if roll:
            policies = [call(view, army) for _, call in kit.conquest_die]
            clause = next((policy.clause for policy in policies if policy is not None), "")
            modifiers.append(Modifier(-roll, "die rolled before", clause))
        if not view.options.get("own_declined_tokens_defend", True):
            modifiers += self._own_declined()
        self.modifiers = modifiers
        self.modes: tuple[Mode, ...] = ()
        if kit.conquest_modes:
            self.modes = _modes(kit, view, army)

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
        )

    def costs(self, mask: int) -> dict[int, int]:
        """Return the cost of each region of a mask, in ascending order (SW-CONQ-1 to 4, SW-CONQ-9)."""
        bits, guard, lowered = self.view.ground.bits, self.state.guard, 0
        regions = bits(mask)
        base: int = self.view.ruleset.book.base_cost  # type: ignore[attr-defined]
        found = {region: base + guard[region] for region in regions}
        for modifier in self.modifiers:
            if modifier.phase != ADD:
                return {region: self.cost(region) for region in regions}
            amount, hit = modifier.amount, mask & modifier.where
            for region in bits(hit):
                found[region] += amount
            if amount < 0:
                lowered |= hit
        for region in bits(lowered):
            if found[region] < 1:
                found[region] = 1
        return found

    def cost(self, region: int) -> int:
        """Return the tokens that a normal conquest of a region takes."""
        base: int = self.view.ruleset.book.base_cost  # type: ignore[attr-defined]
        here = [modifier for modifier in self.modifiers if modifier.where >> region & 1]
        return max(1, fold(base + self.state.guard[region], [*here, LEAST_TOKENS]))

    def mode(self, name: str) -> Mode | None:
        """Return an exclusive mode by name; None for the normal way, the die and unknown modes."""
        return next((mode for mode in self.modes if mode.name == name), None)

    def mode_open(self, mode: Mode) -> int:
        """Return the mask of the regions open to a mode."""
        mask = self.open
        for gate in mode.gates:
            mask &= ~gate.bad
        return mask

    def closed_by(self, region: int, mode: Mode | None = None) -> list[Gate]:
        """Return the gates that close a region to the normal way or to a mode."""
        return [gate for gate in (*self.gates, *(mode.gates if mode else ())) if gate.bad >> region & 1]

    def parts(self, region: int, mode: Mode | None = None) -> list[Part]:
        """Return the labelled parts of a cost; their sum, at least 1, is `cost`."""
        book: Any = self.view.ruleset.book
        if mode is not None:
            return [Part(mode.cost, f"{mode.name}: fixed", mode.clause)]
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


def _gates(piece: str, answer: Any) -> tuple[Gate, ...]:
    if not answer:
        return ()
    found = (answer,) if isinstance(answer, Gate) else tuple(answer) if isinstance(answer, Iterable) else (answer,)
    if not all(isinstance(gate, Gate) for gate in found):
        raise bad_answer(piece, "conquest_protects", answer, "a Gate, several of them, or None")
    return found


def _modes(kit: Kit, view: View, army: Army) -> tuple[Mode, ...]:
    found: list[Mode] = []
    offered: dict[str, str] = {}
    for piece, call in kit.conquest_modes:
        mode = call(view, army)
        if mode is not None:
            if not isinstance(mode, Mode):
                raise bad_answer(piece, "conquest_modes", mode, "a Mode or None")
            if mode.name in (NORMAL, DIE) or not WORD.fullmatch(mode.name):
                raise bad_answer(piece, "conquest_modes", mode, f"a mode whose name is one word, not {NORMAL} or {DIE}")
            first = offered.setdefault(mode.name, piece)
            if first != piece:  # its action would stand twice among the legal ones
                told = f"{first} and {piece} both offer a way to conquer called {mode.name!r}."
                hint = "Give one of them another name."
                raise PluginError(told, code="bad-answer", hint=hint, pieces=[first, piece], hook="conquest_modes")
            found.append(mode)
    return tuple(found)


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
