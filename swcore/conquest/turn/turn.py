"""The turn: named steps per seat, in the order that the rulebook gives as data (SW-TURN-7)."""

from __future__ import annotations

from typing import Final

from swcore.conquest.armies.column import PickCombo, offer
from swcore.conquest.armies.garrison import READY, REGROUPING, movable
from swcore.conquest.armies.leaving import take_back
from swcore.conquest.attack.conquer import ConquerRegions
from swcore.conquest.placement.redeploy import MUSTER, Regroup, gather, muster, redeploy
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import HAND, NOBODY, WITHDRAWN
from swcore.conquest.position.places import TURN as TURN_LOAN
from swcore.conquest.position.reactions import announce, react, react_all
from swcore.conquest.position.state import ConquestState
from swcore.conquest.position.tables import OWN_STEP, Step
from swcore.conquest.turn.choices import ChooseTurn, LateDecline
from swcore.conquest.turn.game_end import finish
from swcore.conquest.turn.scoring import score
from swcore.conquest.turn.steps import NEXT, OPENED, PLAN, TURN, plan_turn
from swcore.engine.frames import Frame, FrameKind, Task
from swcore.engine.machine import Machine

DECLINED_ARMY: Final = FrameKind("declined-army", "army")
READY_ARMY: Final = FrameKind("ready-army", "army")
REDEPLOY_ARMY: Final = FrameKind("redeploy-army", "army")
REGROUP_ARMY: Final = FrameKind("regroup-army", "army")

# Of which everybody has been told at the end of a turn.
TURN_OVER: Final = 1
ROUND_OVER: Final = 2
# Moments of a round.
START: Final = "start"
END: Final = "end"

TURN_STEPS = (
    "start",
    "choose",
    "declined-armies",
    "army",
    "conquer",
    "redeploy",
    "score",
    "late-decline",
    "end",
    "regroup",
)


def run_turn(machine: Machine, frame: Frame) -> None:
    """Task `("turn", seat, number)`: run the steps of the turn from `number`; the first that opens frames lies above the rest."""
    state: ConquestState = machine.state
    seat: int
    number: int
    _, seat, number = frame
    stack = machine.stack
    depth = len(stack)
    calls = state.ground.tables.calls
    if state.plan:
        calls = tuple([STEPS[name] if name in STEPS else _own_step(name) for name in state.plan])
    for step in calls[number:]:
        number += 1
        step(machine, seat)
        if len(stack) != depth:
            stack.insert(depth, (TURN.name, seat, number))
            return
    next_turn(machine, seat)


def next_turn(machine: Machine, seat: int, over: int = 0) -> None:
    """Begin the next seat's turn; a round ends when the order passes the starting seat's place (SW-TURN-1, 2, 9).

    Args:
        machine: the machine.
        seat: whose turn is over.
        over: how much of the end everybody has been told: nothing, that the turn is over, that the round is.
    """
    state: ConquestState = machine.state
    next, round = seat, state.round
    for _ in range(state.seats):
        next = (next + 1) % state.seats
        if next == machine.setup.first:
            round += 1
        if next not in state.left:
            break
    if state.ground.tables.tells_turns and _waits(machine, seat, over, round):
        return
    if round > state.rounds or state.ending:
        finish(machine)
    else:
        begin_turn(machine, next, round)


def _waits(machine: Machine, seat: int, over: int, round: int) -> bool:
    """Tell everybody that a turn is over, and that the round is; return whether that opens frames, which the rest waits for.

    Args:
        machine: the machine.
        seat: whose turn it was.
        over: how much of it everybody has been told.
        round: the number of the round of the next turn.
    """
    state: ConquestState = machine.state
    depth = len(machine.stack)
    while over < ROUND_OVER:
        over += 1
        if over == TURN_OVER:
            announce(machine, "conquest_turn_over", seat)
        elif round > state.round:
            announce(machine, "conquest_round", END)
        if len(machine.stack) > depth:
            machine.stack.insert(depth, NEXT.of(seat, over))
            return True
    return False


def begin_turn(machine: Machine, seat: int, round: int) -> None:
    """Open a seat's turn."""
    state: ConquestState = machine.state
    begins = round != state.round or not state.turn
    for id in state.borrowers:
        take_back(machine, state.army(id), TURN_LOAN)
    machine.emit(("turn", seat, round))
    machine.stack.append((TURN.name, seat, 0))
    if begins and state.ground.tables.tells_turns:
        announce(machine, "conquest_round", START)


def _start(machine: Machine, seat: int) -> None:
    state: ConquestState = machine.state
    id = state.active[seat]
    if state.ground.tables.plans:
        machine.push(OPENED.of(seat))  # whatever it changes, the turn goes on by it
    elif state.ground.tables.starts or (id != NOBODY and state.armies[id].kit.conquest_turn_start):
        react_all(machine, seat, "conquest_turn_start")


def _choose(machine: Machine, seat: int) -> None:
    state: ConquestState = machine.state
    if state.active[seat] != NOBODY:
        machine.stack.append((ChooseTurn.kind, seat))


def _declined_armies(machine: Machine, seat: int) -> None:
    """Each declined army that still acts plays its whole part here (SW-TURN-7)."""
    state: ConquestState = machine.state
    for id in reversed(state.declined[seat]):
        if state.armies[id].kit.conquest_acts_declined:
            machine.push(DECLINED_ARMY.of(id))


def _army(machine: Machine, seat: int) -> None:
    state: ConquestState = machine.state
    id = state.active[seat]
    if id == NOBODY:
        if state.ground.tables.plans:
            machine.push(PLAN.of(seat))
        if offer(machine, seat):  # else it goes on without an army
            machine.stack.append((PickCombo.kind, seat))
    else:
        ready(machine, state.armies[id])


def _ready(machine: Machine, seat: int) -> None:
    """Take up the troops once more, in a turn with several rounds of conquests."""
    state: ConquestState = machine.state
    if state.active[seat] != NOBODY:
        take_up(machine, state.army(state.active[seat]))


def _rule(machine: Machine, seat: int) -> None:
    """Whatever pieces let a seat do that is no step of the rulebook."""
    announce(machine, "conquest_turn", seat)


def _own_step(name: str) -> Step:
    """Return a step that is that of one piece alone, `rule:` and its id."""
    piece = name.removeprefix(OWN_STEP)
    return lambda machine, seat: announce(machine, "conquest_turn", seat, only=piece)


def _conquer(machine: Machine, seat: int) -> None:
    state: ConquestState = machine.state
    id = state.active[seat]
    if id != NOBODY:  # else the army has left the game since
        machine.stack.append((ConquerRegions.kind, seat, id, 0, None))


def _redeploy(machine: Machine, seat: int) -> None:
    state: ConquestState = machine.state
    id = state.active[seat]
    if id != NOBODY:
        redeploy(machine, state.armies[id])


def _late_decline(machine: Machine, seat: int) -> None:
    state: ConquestState = machine.state
    id = state.active[seat]
    if id != NOBODY and state.armies[id].kit.conquest_may_decline_late:
        army: Army = state.armies[id]
        if army.kit.says("conquest_may_decline_late", machine.view, army):
            machine.push(LateDecline.frames.of(seat))


def _end(machine: Machine, seat: int) -> None:
    state: ConquestState = machine.state
    id = state.active[seat]
    if state.ground.tables.ends or (id != NOBODY and state.armies[id].kit.conquest_turn_end):
        react_all(machine, seat, "conquest_turn_end")


def _regroup(machine: Machine, seat: int) -> None:
    """Everybody who lost regions places withdrawn tokens, clockwise from the seat in turn (SW-LOSS-9, SW-TURN-8)."""
    state: ConquestState = machine.state
    waiting: list[Army] = [army for army in state.armies if army is not None and (army.withdrawn or army.stock)]
    if waiting:
        order = [((army.seat - seat) % state.seats, army.id) for army in waiting if army.seat is not None]
        for _, id in sorted(order, reverse=True):
            machine.push(REGROUP_ARMY.of(id))


def ready(machine: Machine, army: Army) -> None:
    """Let the pieces begin, take up all tokens but those that must stay (SW-READY-1), then let the pieces react."""
    if army.kit.conquest_begin:
        machine.push(READY_ARMY.of(army.id))
        react(machine, army, "conquest_begin")
    else:
        take_up(machine, army)


def take_up(machine: Machine, army: Army) -> None:
    """Take up the troops."""
    gather(machine, army, READY)
    if army.kit.conquest_ready:
        react(machine, army, "conquest_ready")


def ready_army(machine: Machine, frame: Frame) -> None:
    """Task `("ready-army", army)`."""
    state: ConquestState = machine.state
    take_up(machine, state.army(READY_ARMY.read(frame).army))


def muster_army(machine: Machine, frame: Frame) -> None:
    """Task `("muster", army)`: the distribution, once the pieces have done what comes before it."""
    state: ConquestState = machine.state
    muster(machine, state.army(MUSTER.read(frame).army))


def go_on(machine: Machine, frame: Frame) -> None:
    """Task `("next-turn", seat, over)`."""
    _, seat, over = frame
    next_turn(machine, seat, over)


def plan_all(machine: Machine, frame: Frame) -> None:
    """Task `("open-turn", seat)`: the pieces may change all steps to come, and react to the start of the turn."""
    state: ConquestState = machine.state
    seat: int
    _, seat = frame
    plan_turn(machine, seat, state.ground.tables.steps["start"] + 1)
    react_all(machine, seat, "conquest_turn_start")


def plan_rest(machine: Machine, frame: Frame) -> None:
    """Task `("plan-turn", seat)`: a combo has been picked, and its pieces may change the steps to come."""
    plan_turn(machine, frame[1], machine.ruleset.compiled.steps["army"] + 1)


def declined_army(machine: Machine, frame: Frame) -> None:
    """Task `("declined-army", army)`: its part of the turn, if it acts and no army before it has driven it off the board."""
    state: ConquestState = machine.state
    army: Army | None = state.armies[DECLINED_ARMY.read(frame).army]
    if army is not None and army.kit.says("conquest_acts_declined", machine.view, army):
        machine.push(REDEPLOY_ARMY.of(army.id))
        machine.push(ConquerRegions.frames.of(army.seat, army.id, lowest=0, roll=None))
        ready(machine, army)


def redeploy_army(machine: Machine, frame: Frame) -> None:
    """Task `("redeploy-army", army)`."""
    state: ConquestState = machine.state
    redeploy(machine, state.army(REDEPLOY_ARMY.read(frame).army))


def regroup_army(machine: Machine, frame: Frame) -> None:
    """Task `("regroup-army", army)`: place withdrawn tokens, or keep them in hand without a region (SW-LOSS-5)."""
    state: ConquestState = machine.state
    army: Army | None = state.armies[REGROUP_ARMY.read(frame).army]
    if army is None:
        return
    if army.regions and army.kit.conquest_regroup:
        react(machine, army, "conquest_regroup")
    if army.withdrawn and movable(machine, army, REGROUPING):
        machine.push(Regroup.frames.of(army.seat, army.id, lowest=0))
    elif army.withdrawn:
        machine.emit(("tokens", army.id, WITHDRAWN, HAND, army.withdrawn))


STEPS: dict[str, Step] = {
    "start": _start,
    "choose": _choose,
    "declined-armies": _declined_armies,
    "army": _army,
    "conquer": _conquer,
    "redeploy": _redeploy,
    "score": score,
    "late-decline": _late_decline,
    "end": _end,
    "regroup": _regroup,
    "ready": _ready,
    "rule": _rule,
}


TURN_TASKS: dict[FrameKind, Task] = {
    TURN: run_turn,
    NEXT: go_on,
    OPENED: plan_all,
    PLAN: plan_rest,
    DECLINED_ARMY: declined_army,
    READY_ARMY: ready_army,
    MUSTER: muster_army,
    REDEPLOY_ARMY: redeploy_army,
    REGROUP_ARMY: regroup_army,
}
