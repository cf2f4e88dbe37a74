"""The course of a game as tasks: rounds by mode, the effects of step 4, completion, the end (TT-ROUND-1)."""

from __future__ import annotations

from swcore.engine import Frame, FrameKind, Machine, Task
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.rules.active_cards import askers
from swcore_tiny_towns.rules.game_end import finish
from swcore_tiny_towns.rules.name_resource import NameResource, next_namer
from swcore_tiny_towns.rules.place import COMPLETE, PLACING, REACT, go_placing, open_placing
from swcore_tiny_towns.rules.questions import ANSWERED, run_answered
from swcore_tiny_towns.rules.reactions import react
from swcore_tiny_towns.rules.setup import BASE, BURIED, ROUND, SOLO

NAMER = FrameKind("namer")
FINISH = FrameKind("finish")
CYCLE = 3
"""Every third round of the town-hall mode is free (TT-TOWNHALL-3)."""


def run_round(machine: Machine, frame: Frame) -> None:
    """Task `("round",)`: begin the next round; when all have left before the first one, there is none."""
    state: TownsState = machine.state
    if not state.active():
        go_on(machine)
        return
    machine.emit(("begun", state.round + 1))
    mode = machine.setup.options["mode"]
    if mode == BASE:
        run_namer(machine, ())
    elif mode == SOLO:
        machine.push(NameResource.frames.of(0, free=0))
    else:
        if state.round % CYCLE:
            turn_card(machine)
        go_placing(machine)


def run_placing(machine: Machine, frame: Frame) -> None:
    """Task `("placing",)`: let all place at the same time, if anybody still plays."""
    if machine.state.active():
        open_placing(machine)
    else:
        go_on(machine)


def run_namer(machine: Machine, frame: Frame) -> None:
    """Task `("namer",)`: ask the next master builder."""
    seat, free = next_namer(machine)
    machine.push(NameResource.frames.of(seat, int(free)))


def turn_card(machine: Machine) -> None:
    """Turn the top card over; from an empty deck only after the discard pile has been shuffled (TT-TOWNHALL-4, TT-TOWNHALL-6)."""
    state: TownsState = machine.state
    if not state.deck:
        deck = machine.shuffle("resources", tuple(sorted((*state.buried, *state.discard))))
        machine.emit(("piled", deck[BURIED:], deck[:BURIED], (), ()))
    top = state.deck[0]
    machine.emit(("turned", top))
    machine.emit(("named", top, -1))


def run_react(machine: Machine, frame: Frame) -> None:
    """Task `("react", hook, todo)`: let buildings react one after the other, seat by seat; `todo` None stands for all of them.

    Rules come after the buildings of a seat, with the square None. A building that a reaction before it took away is passed over,
    and before the end a seat that has left meanwhile.
    """
    _, hook, todo = frame
    state: TownsState = machine.state
    last = hook == "towns_game_end"
    if todo is None:
        seats = range(state.seats) if last else state.active()
        todo = tuple(
            [(seat, impl.piece.id, square) for seat in seats for impl, square in askers(machine, seat, hook, whatever=last)]
        )
    while todo:
        (seat, card, square), *rest = todo
        todo = tuple(rest)
        if (square is not None and state.towns[seat].squares[square] != card) or (seat in state.left and not last):
            continue
        if todo:
            machine.push(REACT.of(hook, todo))
        react(machine, machine.ruleset.impls[card][hook], seat, square)
        return


def run_complete(machine: Machine, frame: Frame) -> None:
    """Task `("complete",)`: complete the towns that are full, all at once, and go on or end the game (TT-END-1 to TT-END-7)."""
    state: TownsState = machine.state
    active = state.active()
    full = tuple([seat for seat in active if not state.towns[seat].empty])
    if full:
        machine.emit(("completed", full))
    if len(full) < len(active):
        run_round(machine, frame)
    else:
        go_on(machine)


def go_on(machine: Machine) -> None:
    """Begin another round, or the end when no seat plays any more."""
    if machine.state.active():
        machine.push(ROUND.of())
    else:
        machine.push(FINISH.of())
        machine.push(REACT.of("towns_game_end", todo=None))


def run_finish(machine: Machine, frame: Frame) -> None:
    """Task `("finish",)`: clear the cubes and rank the seats."""
    finish(machine)


TASKS: dict[FrameKind, Task] = {
    ROUND: run_round,
    NAMER: run_namer,
    PLACING: run_placing,
    REACT: run_react,
    COMPLETE: run_complete,
    FINISH: run_finish,
    ANSWERED: run_answered,
}
