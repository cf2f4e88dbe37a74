"""Putting tokens into regions: redeployment, regrouping, and the retreat after a failed attempt.

Tokens are placed in ascending order of regions, so every distribution has one path and every sequence ends (SW-REDEP-7).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from swcore.conquest.armies.garrison import DEPLOYING, GATHERING, KEEP, REGROUPING, RETREATING, frozen_by, movable, spare
from swcore.conquest.position.actions import GATHER, Deploy, Gather
from swcore.conquest.position.army import Army
from swcore.conquest.position.kits import Kit
from swcore.conquest.position.places import HAND, TRAY, WITHDRAWN
from swcore.conquest.position.reactions import react
from swcore.conquest.position.state import ConquestState
from swcore.engine.actions import DONE, Action
from swcore.engine.answers import Gate
from swcore.engine.folding import fold
from swcore.engine.frames import Decision, Frame, FrameKind
from swcore.engine.machine import Machine
from swcore.engine.reasons import Violation

MUSTER: Final = FrameKind("muster", "army")
ARRANGE: Final = FrameKind("arrange", "army")


def placings(machine: Machine, mask: int, count: int, lowest: int) -> list[Action]:
    """Return the deploy actions for tokens to be placed: ascending regions from `lowest`, the last one takes the rest."""
    state: ConquestState = machine.state
    ground = state.ground
    regions = ground.bits(mask >> lowest << lowest)
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
    step: ClassVar[str]  # what tokens may be frozen at

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
            frozen = [gate for gate in frozen_by(machine, army, self.step) if gate.bad >> region & 1]
            if frozen:
                return [_frozen(gate) for gate in frozen]
            return [Violation(self.misplaced, {}, book.clauses_of(self.misplaced))]
        if isinstance(action, Gather) and self.step == DEPLOYING and not spare(machine, army, GATHERING):
            return [_frozen(gate) for gate in frozen_by(machine, army, GATHERING)] or [_no_action(book, action)]
        if action == DONE:
            return [Violation("tokens-left", {}, book.clauses_of(self.kind))]
        return [_no_action(book, action)]


def _no_action(book: Any, action: Action) -> Violation:
    return Violation("not-offered", {"case": "step", "action": action.text}, book.clauses_of("step"))


def _frozen(gate: Gate) -> Violation:
    """Return the refusal to move tokens that a piece keeps where they are."""
    return Violation(gate.code, {"reason": gate.reason} if gate.reason else {}, (gate.clause,) if gate.clause else ())


class Redeploy(Spread):
    """`("redeploy", seat, army, lowest, begun)`: gather, deploy, done (SW-REDEP-1 to 7)."""

    frames = FrameKind("redeploy", "seat army lowest begun", visible="army")
    prompt = "Redeploy your tokens"
    step = DEPLOYING

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
        kit: Kit = army.kit
        held, open_ = army.regions.bit_count(), army.regions
        if kit.conquest_frozen:
            open_ = movable(machine, army, DEPLOYING)
        if not begun and held > 1 and open_:
            special = kit.conquest_keep or kit.conquest_frozen or army.bodies  # not just one token stays in each region
            if spare(machine, army, GATHERING) if special else army.placed > KEEP * held:
                actions.append(GATHER)
        if not army.hand or not open_:
            actions.append(DONE)
        return (*actions, *placings(machine, open_, army.hand, lowest))

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        army_id: int
        _, _, army_id, _, _ = frame
        army: Army = state.armies[army_id]
        lowest = 0
        if isinstance(action, Gather):
            gather(machine, army, GATHERING)
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
    step = REGROUPING

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        state: ConquestState = machine.state
        army_id: int
        lowest: int
        _, _, army_id, lowest = frame
        army: Army = state.armies[army_id]
        return tuple(placings(machine, movable(machine, army, REGROUPING), army.withdrawn, lowest))

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
    step = RETREATING

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        state: ConquestState = machine.state
        army_id: int
        _, _, army_id = frame
        army: Army = state.armies[army_id]
        rows = state.ground.deploy(army.hand)
        return tuple([rows[region][army.hand - 1] for region in state.ground.bits(movable(machine, army, RETREATING))])

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        assert isinstance(action, Deploy)
        army_id: int
        _, _, army_id = frame
        self._place(machine, state.army(army_id), HAND, action)


def gather(machine: Machine, army: Army, step: str) -> None:
    """Take up all tokens of an army but those that must stay (SW-READY-1, SW-REDEP-7)."""
    found = spare(machine, army, step)
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
