"""The course of a game as tasks: rounds by mode, the effects of step 4, completion, the end (TT-ROUND-1)."""

from __future__ import annotations

from swcore.engine.frames import Frame, Task
from swcore.engine.machine import Play
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.rules.active_cards import askers
from swcore_tiny_towns.rules.game_end import finish
from swcore_tiny_towns.rules.name_resource import next_namer
from swcore_tiny_towns.rules.place import open_placing
from swcore_tiny_towns.rules.questions import run_answered
from swcore_tiny_towns.rules.reactions import react
from swcore_tiny_towns.rules.setup import BASE, BURIED, SOLO

CYCLE = 3
"""Every third round of the town-hall mode is free (TT-TOWNHALL-3)."""


def run_round(play: Play, frame: Frame) -> None:
    """Task `("round",)`: begin the next round; when all have left before the first one, there is none."""
    state: TownsState = play.state
    if not state.active():
        go_on(play)
        return
    play.emit(("begun", state.round + 1))
    mode = play.setup.options["mode"]
    if mode == BASE:
        run_namer(play, ())
    elif mode == SOLO:
        play.push(("name", 0, 0))
    else:
        if state.round % CYCLE:
            _turn_card(play)
        open_placing(play)


def run_namer(play: Play, frame: Frame) -> None:
    """Task `("namer",)`: ask the next master builder."""
    seat, free = next_namer(play)
    play.push(("name", seat, int(free)))


def _turn_card(play: Play) -> None:
    """Turn the top card over; from an empty deck only after the discard pile has been shuffled (TT-TOWNHALL-4, TT-TOWNHALL-6)."""
    state: TownsState = play.state
    if not state.deck:
        deck = play.shuffle("resources", tuple(sorted((*state.buried, *state.discard))))
        play.emit(("piled", deck[BURIED:], deck[:BURIED], (), ()))
    top = state.deck[0]
    play.emit(("turned", top))
    play.emit(("named", top, -1))


def run_react(play: Play, frame: Frame) -> None:
    """Task `("react", hook, todo)`: let buildings react one after the other, seat by seat; `todo` None stands for all of them.

    A building that a reaction before it took away is passed over, and at the end of a round a seat that has left meanwhile.
    """
    _, hook, todo = frame
    state: TownsState = play.state
    last = hook == "towns_game_end"
    if todo is None:
        seats = range(state.seats) if last else state.active()
        todo = tuple(
            [(seat, impl.piece.id, square) for seat in seats for impl, square in askers(play, seat, hook, whatever=last)]
        )
    while todo:
        (seat, card, square), *rest = todo
        todo = tuple(rest)
        if state.towns[seat].squares[square] != card or (seat in state.left and not last):
            continue
        if todo:
            play.push(("react", hook, todo))
        react(play, play.ruleset.impls[card][hook], seat, square)
        return


def run_complete(play: Play, frame: Frame) -> None:
    """Task `("complete",)`: complete the towns that are full, all at once, and go on or end the game (TT-END-1 to TT-END-7)."""
    state: TownsState = play.state
    active = state.active()
    full = tuple([seat for seat in active if not state.towns[seat].empty])
    if full:
        play.emit(("completed", full))
    if len(full) < len(active):
        run_round(play, frame)
    else:
        go_on(play)


def go_on(play: Play) -> None:
    """Begin another round, or the end when no seat plays any more."""
    if play.state.active():
        play.push(("round",))
    else:
        play.push(("finish",))
        play.push(("react", "towns_game_end", None))


def run_finish(play: Play, frame: Frame) -> None:
    """Task `("finish",)`: clear the cubes and rank the seats."""
    finish(play)


TASKS: dict[str, Task] = {
    "round": run_round,
    "namer": run_namer,
    "react": run_react,
    "complete": run_complete,
    "finish": run_finish,
    "answered": run_answered,
}
