"""The turn: named steps per seat, in the order that the rulebook gives as data (SW-TURN-7)."""

from __future__ import annotations

from collections.abc import Callable

from swcore.conquest.armies.column import PickCombo
from swcore.conquest.attack.conquer import ConquerRegions
from swcore.conquest.placement.redeploy import Regroup, gather, muster, redeploy
from swcore.conquest.position.reactions import react
from swcore.conquest.position.state import HAND, NOBODY, WITHDRAWN, Army, ConquestState
from swcore.conquest.turn.choices import ChooseTurn, LateDecline
from swcore.conquest.turn.game_end import finish
from swcore.conquest.turn.scoring import score
from swcore.engine.frames import Frame
from swcore.engine.machine import Play

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


def run_turn(play: Play, frame: Frame) -> None:
    """Task `("turn", seat, number)`: run the steps of the turn from `number`; the first that opens frames lies above the rest."""
    _, seat, number = frame
    stack = play.stack
    depth = len(stack)
    for step in play.ruleset.compiled.calls[number:]:
        number += 1
        step(play, seat)
        if len(stack) != depth:
            stack.insert(depth, ("turn", seat, number))
            return
    next_turn(play, seat)


def next_turn(play: Play, seat: int) -> None:
    """Begin the next seat's turn; a round ends when the order passes the starting seat's place (SW-TURN-1, 2, 9)."""
    state: ConquestState = play.state
    round = state.round
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        if seat == play.setup.first:
            round += 1
        if seat not in state.left:
            break
    if round > state.rounds:
        finish(play)
    else:
        begin_turn(play, seat, round)


def begin_turn(play: Play, seat: int, round: int) -> None:
    """Open a seat's turn."""
    play.emit(("turn", seat, round))
    play.push(("turn", seat, 0))


def _start(play: Play, seat: int) -> None:
    id = play.state.active[seat]
    if id != NOBODY and play.state.armies[id].kit.conquest_turn_start:
        react(play, play.state.armies[id], "conquest_turn_start")


def _choose(play: Play, seat: int) -> None:
    if play.state.active[seat] != NOBODY:
        play.push((ChooseTurn.kind, seat))


def _declined_armies(play: Play, seat: int) -> None:
    """Each declined army that still acts plays its whole part here (SW-TURN-7)."""
    for id in reversed(play.state.declined[seat]):
        if play.state.armies[id].kit.conquest_acts_declined:
            play.push(("declined-army", id))


def _army(play: Play, seat: int) -> None:
    id = play.state.active[seat]
    if id == NOBODY:
        play.push((PickCombo.kind, seat))
    else:
        ready(play, play.state.armies[id])


def _conquer(play: Play, seat: int) -> None:
    play.push((ConquerRegions.kind, seat, play.state.active[seat], 0, None))


def _redeploy(play: Play, seat: int) -> None:
    redeploy(play, play.state.armies[play.state.active[seat]])


def _late_decline(play: Play, seat: int) -> None:
    id = play.state.active[seat]
    if id != NOBODY and play.state.armies[id].kit.conquest_may_decline_late:
        army: Army = play.state.armies[id]
        if army.kit.says("conquest_may_decline_late", play.view, army):
            play.push((LateDecline.kind, seat))


def _end(play: Play, seat: int) -> None:
    id = play.state.active[seat]
    if id != NOBODY and play.state.armies[id].kit.conquest_turn_end:
        react(play, play.state.armies[id], "conquest_turn_end")


def _regroup(play: Play, seat: int) -> None:
    """Everybody who lost regions places withdrawn tokens, clockwise from the seat in turn (SW-LOSS-9, SW-TURN-8)."""
    state: ConquestState = play.state
    waiting = [army for army in state.armies if army is not None and (army.withdrawn or army.stock) and army.seat is not None]
    if waiting:
        order = [((army.seat - seat) % state.seats, army.id) for army in waiting]
        for _, id in sorted(order, reverse=True):
            play.push(("regroup-army", id))


def ready(play: Play, army: Army) -> None:
    """Let the pieces begin, take up all tokens but those that must stay (SW-READY-1), then let the pieces react."""
    if army.kit.conquest_begin:
        play.push(("ready-army", army.id))
        react(play, army, "conquest_begin")
    else:
        take_up(play, army)


def take_up(play: Play, army: Army) -> None:
    """Take up the troops."""
    gather(play, army)
    if army.kit.conquest_ready:
        react(play, army, "conquest_ready")


def ready_army(play: Play, frame: Frame) -> None:
    """Task `("ready-army", army)`."""
    take_up(play, play.state.army(frame[1]))


def muster_army(play: Play, frame: Frame) -> None:
    """Task `("muster", army)`: the distribution, once the pieces have done what comes before it."""
    muster(play, play.state.army(frame[1]))


def declined_army(play: Play, frame: Frame) -> None:
    """Task `("declined-army", army)`: its part of the turn, if it acts and no army before it has driven it off the board."""
    army = play.state.armies[frame[1]]
    if army is not None and army.kit.says("conquest_acts_declined", play.view, army):
        play.push(("redeploy-army", army.id))
        play.push((ConquerRegions.kind, army.seat, army.id, 0, None))
        ready(play, army)


def redeploy_army(play: Play, frame: Frame) -> None:
    """Task `("redeploy-army", army)`."""
    redeploy(play, play.state.army(frame[1]))


def regroup_army(play: Play, frame: Frame) -> None:
    """Task `("regroup-army", army)`: place withdrawn tokens, or keep them in hand without a region (SW-LOSS-5)."""
    army = play.state.armies[frame[1]]
    if army is None:
        return
    if army.regions:
        if army.kit.conquest_regroup:
            react(play, army, "conquest_regroup")
        if army.withdrawn:
            play.push((Regroup.kind, army.seat, army.id, 0))
    elif army.withdrawn:
        play.emit(("tokens", army.id, WITHDRAWN, HAND, army.withdrawn))


STEPS: dict[str, Callable[[Play, int], None]] = {
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
}


TURN_TASKS = {
    "turn": run_turn,
    "declined-army": declined_army,
    "ready-army": ready_army,
    "muster": muster_army,
    "redeploy-army": redeploy_army,
    "regroup-army": regroup_army,
}
