"""A game that begins at a position laid out by hand: the position stands in the header of its save, as data.

No set-up leads there, so loading sets a game up as the header says, puts the position in the place of the one that came out, and
carries out the steps from it. The position is held by the chain like any line, and by the state that the first step promises;
what a stranger has written with a chain of its own is looked at before anything is asked about it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from swcore.engine.checks import shown
from swcore.errors import SaveError, described
from swcore.text.escaping import cut, escaped
from swcore.text.strict import compact

if TYPE_CHECKING:
    from swcore.engine.state import State
    from swcore.game.game import Game

MAX_START = 256 * 1024
CODE = "save-start"


def start_of(game: Game) -> dict[str, Any]:
    """Return the position that the history of a game begins at, as JSON data.

    Args:
        game: a game that was laid out by hand.

    Raises:
        SaveError: `save-start` for one that is larger than what is read again.
    """
    start = game.history.log.state(game.ruleset.reducers, 0).to_json()
    if len(compact(start)) > MAX_START:
        told = f"The position that the game begins at is over {MAX_START // 1024} KiB."
        raise SaveError(told, code="save-start", hint="Let pieces note less in it.")
    return start


def begin_at(game: Game, start: dict[str, Any]) -> None:
    """Let a game that was just set up begin at a position instead.

    Args:
        game: the game; its script holds the outcomes of the first step.
        start: the position, as `start_of` returned it.

    Raises:
        SaveError: `save-start` for what is no position of this game.
    """
    try:
        machine = game.play
        machine.state = _read(game, start)
        machine.view = machine.view.over(machine.state)
        machine.forget()
        wrong = machine.ruleset.book.misfit(machine)
        if wrong:
            raise _refused(wrong)
        machine.ruleset.book.rebuild(machine)
        game.history.restart(machine.state.stack)
        for seat in game.pending:
            game.legal_actions(seat)
    except SaveError as error:
        raise error if error.code == CODE else _refused(error.message.rstrip(".")) from error
    except Exception as error:  # a stranger's position may ask for regions, armies or cards that are not there
        raise _refused(f"no game goes on from it ({described(error)})") from error


def _read(game: Game, start: dict[str, Any]) -> State:
    """Return a position as a state."""
    if len(compact(start)) > MAX_START:
        raise _refused(f"it is over {MAX_START // 1024} KiB")
    odd = _no_data(start)
    if odd is not None:
        raise _refused(f"{shown(odd)} stands in it, which is no whole number, text or truth value")
    state: State = type(game.play.state).from_json(start)
    told = state.to_json()
    changed = [name for name, value in start.items() if told[name] != value]
    if changed:
        raise _refused(f"{changed[0]} does not say what it should")
    if state.seats != game.play.setup.seats:
        raise _refused(f"it is for {state.seats} seats, and the game for {game.play.setup.seats}")
    ruleset = game.ruleset
    kinds = {**ruleset.tasks, **ruleset.decisions}
    for frame in state.stack:
        if frame[0] not in kinds:
            raise _refused(f"{shown(frame[0])} is nothing that this game does")
        ruleset.read(frame)
    return state


def _no_data(value: Any) -> Any:
    """Return a number that is not whole, for nothing of a position is one, or None."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return next((odd for odd in map(_no_data, value) if odd is not None), None)
    return value if isinstance(value, float) else None


def _refused(why: str) -> SaveError:
    told = f"The position that the save begins at is none of this game: {escaped(cut(why, 300))}."
    return SaveError(told, code=CODE, line=1)
