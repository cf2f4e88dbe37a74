"""Putting tokens into regions: redeployment, regrouping, and the retreat after a failed attempt.

Tokens are placed in ascending order of regions, so every distribution has one path and every sequence ends (SW-REDEP-7).
"""

from __future__ import annotations

from typing import Any, Final

from swcore.conquest.armies.garrison import KEEP, keep_of, need_of
from swcore.conquest.position.actions import GATHER, Deploy, Gather
from swcore.conquest.position.reactions import react
from swcore.conquest.position.state import HAND, TRAY, WITHDRAWN, Army, ConquestState
from swcore.engine.actions import DONE, Action
from swcore.engine.folding import fold
from swcore.engine.frames import Decision, Frame, FrameKind
from swcore.engine.machine import Machine
from swcore.engine.reasons import Violation
from swcore.errors import ActionError

MUSTER: Final = FrameKind("muster", "army")
ARRANGE: Final = FrameKind("arrange", "army")


def placings(machine: Machine, army: Army, count: int, lowest: int) -> list[Action]:
    """Return the deploy actions for tokens to be placed: ascending regions from `lowest`, the last one takes the rest."""
    state: ConquestState = machine.state
    ground = state.ground
    regions = ground.bits(army.regions >> lowest << lowest)
    if not regions or not count:
        return []
    rows = ground.deploy(count)
    actions: list[Action] = []
    for region in regions[:-1]:
        actions += rows[region][:count]
    actions.append(rows[regions[-1]][count - 1])
    return actions


class Spread(Decision):
    """What the decisions share that put tokens into regions."""

    auto = True
    misplaced = "order"  # the code of the refusal of another order

    def _place(self, machine: Machine, army: Army, source: int, action: Deploy) -> int:
        state: ConquestState = machine.state
        region: int = state.ground.index[action.region]
        machine.emit(("tokens", army.id, source, region, action.count))
        return region

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        state: ConquestState = machine.state
        if not super().violations(machine, frame, seat, action):
            return []
        army: Army = state.armies[self.frames.read(frame).army]
        book: Any = machine.ruleset.book
        if isinstance(action, Deploy):
            region = state.ground.region(action.region)
            if region < 0 or not army.regions >> region & 1:
                return [Violation("not-yours", {"region": action.region}, book.clauses_of("deploy"))]
            return [Violation(self.misplaced, {}, book.clauses_of(self.misplaced))]
        if action == DONE:
            return [Violation("tokens-left", {}, book.clauses_of(self.kind))]
        return [Violation("not-offered", {"case": "step", "action": action.text}, book.clauses_of("step"))]


class Redeploy(Spread):
    """`("redeploy", seat, army, lowest, begun)`: gather, deploy, done (SW-REDEP-1 to 7)."""

    frames = FrameKind("redeploy", "seat army lowest begun", visible="army")
    prompt = "Redeploy your tokens"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        state: ConquestState = machine.state
        army_id: int
        lowest: int
        begun: bool
        _, _, army_id, lowest, begun = frame
        army: Army = state.armies[army_id]
        if not army.regions:
            return (DONE,)
        actions: list[Action] = []
        held = army.regions.bit_count()
        if not begun and held > 1 and army.placed > keep_of(machine, army) * held:
            actions.append(GATHER)
        if not army.hand:
            actions.append(DONE)
        return (*actions, *placings(machine, army, army.hand, lowest))

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        army_id: int
        _, _, army_id, _, _ = frame
        army: Army = state.armies[army_id]
        lowest = 0
        if isinstance(action, Gather):
            gather(machine, army)
        elif isinstance(action, Deploy):
            lowest = self._place(machine, army, HAND, action) + 1
        else:
            return
        if army.hand:
            machine.stack.append(("redeploy", seat, army_id, lowest, True))


class Regroup(Spread):
    """`("regroup", seat, army, lowest)`: place withdrawn tokens (SW-LOSS-4, SW-LOSS-8)."""

    frames = FrameKind("regroup", "seat army lowest", visible="army")
    prompt = "Place your withdrawn tokens"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        state: ConquestState = machine.state
        army_id: int
        lowest: int
        _, _, army_id, lowest = frame
        army: Army = state.armies[army_id]
        return tuple(placings(machine, army, army.withdrawn, lowest))

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        army_id: int
        _, _, army_id, _ = frame
        army: Army = state.armies[army_id]
        assert isinstance(action, Deploy)
        lowest = self._place(machine, army, WITHDRAWN, action) + 1
        if army.withdrawn:
            machine.stack.append(("regroup", seat, army_id, lowest))


class Retreat(Spread):
    """`("retreat", seat, army)`: after a failed attempt all tokens in hand go to one region (SW-DIE-6)."""

    frames = FrameKind("retreat", "seat army", visible="army")
    prompt = "The attempt failed: choose a region for your tokens"
    misplaced = "retreat"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        state: ConquestState = machine.state
        army_id: int
        _, _, army_id = frame
        army: Army = state.armies[army_id]
        rows = state.ground.deploy(army.hand)
        return tuple([rows[region][army.hand - 1] for region in state.ground.bits(army.regions)])

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        assert isinstance(action, Deploy)
        army_id: int
        _, _, army_id = frame
        self._place(machine, state.army(army_id), HAND, action)


def gather(machine: Machine, army: Army) -> None:
    """Take up all tokens of an army but those that must stay (SW-READY-1, SW-REDEP-7)."""
    state: ConquestState = machine.state
    if army.kit.conquest_keep or army.bodies:
        keep = keep_of(machine, army)
        spare = [
            (region, state.tokens[region] - need_of(state, army, region, keep)) for region in state.ground.bits(army.regions)
        ]
        found = tuple([(region, count) for region, count in spare if count > 0])
    else:
        held, tokens = state.ground.bits(army.regions), state.tokens
        found = tuple([(region, tokens[region] - KEEP) for region in held if tokens[region] > KEEP])
    if found:
        machine.emit(("gathered", army.id, found))


def redeploy(machine: Machine, army: Army) -> None:
    """Begin a redeployment: gains, the distribution, then what the pieces do after it (SW-REDEP-4)."""
    if army.kit.conquest_redeployed:
        react(machine, army, "conquest_redeployed")
    if army.kit.conquest_redeploying:
        machine.push(MUSTER.of(army.id))
        react(machine, army, "conquest_redeploying")
    else:
        muster(machine, army)


def muster(machine: Machine, army: Army) -> None:
    """Take new tokens, and open the distribution."""
    state: ConquestState = machine.state
    if army.kit.conquest_gain:
        gain = fold(0, army.kit.modifiers("conquest_gain", machine.view, army))
        gain = min(gain, state.tray[army.race])
        if gain > 0:
            machine.emit(("tokens", army.id, TRAY, HAND, gain))
    if army.regions and (army.kit.conquest_keep or army.bodies or army.stock):
        machine.push(ARRANGE.of(army.id))
    else:
        machine.stack.append(("redeploy", army.seat, army.id, 0, False))


def expand_redeploy(machine: Machine, text: str) -> list[str] | None:
    """Return the steps of `redeploy r03=2 r07=1`: final totals of all regions, in any order.

    Args:
        machine: the machine.
        text: what a seat wants to do.

    Returns:
        The steps; None for any other text.

    Raises:
        ActionError: `redeploy` when the totals do not fit, `illegal-action` when nothing is redeployed now.
    """
    state: ConquestState = machine.state
    words = text.split()
    if not words or words[0].lower() != "redeploy":
        return None
    asked = machine.question()
    if asked is None or asked.kind != Redeploy.kind:
        hint = "Tokens are redeployed after the last conquest."
        raise ActionError(
            f"{text!r} is not legal: this is not a redeployment.", code="illegal-action", hint=hint, case="redeploy"
        )
    army, ground = state.army(asked.army), state.ground
    regions = ground.bits(army.regions)
    totals = _totals(words[1:], [ground.names[region] for region in regions])
    keep = keep_of(machine, army)
    begin = not asked.begun and army.placed > keep * len(regions)
    least = [keep if begin else state.tokens[region] for region in regions]
    added = [total - start for total, start in zip(totals, least, strict=True)]
    passed = any(more for region, more in zip(regions, added, strict=True) if region < asked.lowest)
    if passed or min(added) < 0 or sum(totals) != army.placed + army.hand:
        told = " ".join(f"{ground.names[region]}={count}" for region, count in zip(regions, least, strict=True))
        hint = f"At least {told}, and {army.placed + army.hand} tokens in all."
        details = {"action": text, "least": told, "total": army.placed + army.hand}
        raise ActionError(f"{text!r} does not fit.", code="redeploy", hint=hint, **details)
    placed = [f"deploy {ground.names[region]} {more}" for region, more in zip(regions, added, strict=True) if more]
    if all(added[-2:]):
        placed.pop()  # the last region takes the rest unasked
    return [GATHER.text, *placed] if begin else placed or [DONE.text]


def _totals(words: list[str], held: list[str]) -> list[int]:
    """Return the totals of `r03=2 r07=1` in the order of the regions held."""
    totals = dict(word.partition("=")[::2] for word in words)
    counted = all(one.isascii() and one.isdecimal() and len(one) <= 3 for one in totals.values())
    if not counted or len(totals) != len(words) or sorted(totals) != sorted(held):
        totals_of = " ".join(f"{name}=N" for name in held)
        told, hint = "A redeployment names each region of the army once with its total.", f"Write it as: redeploy {totals_of}."
        raise ActionError(told, code="redeploy", hint=hint, case="form", totals=totals_of)
    return [int(totals[name]) for name in held]
