"""What callers hand to a game, looked at before anything is done: numbers, seats, actions, scripts."""

from __future__ import annotations

import operator
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from swcore.engine.actions import Action
from swcore.engine.log import Step
from swcore.errors import ActionError, SwcoreError

Script = Iterable[tuple[str, Any]] | Callable[[str, Any], Any]


def whole(value: object, what: str, *, code: str) -> int:
    """Return a whole number as an `int`, whatever type it comes in, such as NumPy's integers.

    Args:
        value: what was given.
        what: what it is, for the message.
        code: code of the error.

    Raises:
        ActionError: it is no whole number; `True` and `False` count as none, for they are never meant as one.
    """
    if type(value) is int:
        return value
    try:
        if isinstance(value, bool):
            raise TypeError
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise ActionError(f"{what} is a whole number, not {value!r}.", code=code) from None


def seat_of(value: object) -> int | None:
    """Return the seat that a caller named, or None.

    Raises:
        ActionError: `seats` for what is neither a whole number nor None.
    """
    return value if value is None or type(value) is int else whole(value, "A seat", code="seats")


def existing_seat(value: object, seats: int) -> int | None:
    """Return the seat that a caller named, or None.

    Raises:
        ActionError: `seats` for a seat that this game does not have.
    """
    seat = seat_of(value)
    if seat is not None and not 0 <= seat < seats:
        hint = f"This game has seats 1 to {seats}, which calls count from 0: seat=0 to seat={seats - 1}."
        raise ActionError(f"There is no seat {seat + 1} (seat={seat}).", code="seats", hint=hint, seat=seat)
    return seat


def action_of(value: object) -> Action:
    """Return an action that a caller gave as an object.

    Raises:
        ActionError: `malformed-action` for anything else.
    """
    if isinstance(value, Action):
        return value
    told = f"{value!r} is of type {type(value).__name__}, which is not an action."
    raise ActionError(told, code="malformed-action", hint="Give the text of an action, or one of legal_actions().")


def step_of(value: object) -> Step:
    """Return a step that a caller gave.

    Raises:
        ActionError: `step` for anything else.
    """
    if isinstance(value, Step):
        return value
    raise ActionError(f"{value!r} is not a step.", code="step", hint="Give one of the steps of game.log.")


def script_of(script: Script | None) -> deque[tuple[str, Any]] | Callable[[str, Any], Any] | None:
    """Return recorded outcomes as a queue; a function that gives them as it is.

    Raises:
        ActionError: `script` when it is neither.
    """
    if script is None or callable(script):
        return script
    try:
        found = deque((stream, outcome) for stream, outcome in script)
    except (TypeError, ValueError):
        raise ActionError(
            f"The script {script!r} does not give outcomes.",
            code="script",
            hint="Give pairs such as ('die', 2), or a function of the stream's name and the faces.",
        ) from None
    return found


def words_of(value: Iterable[str], what: str) -> tuple[str, ...]:
    """Return several words that a caller gave; one text is not taken for the list of its letters.

    Raises:
        SwcoreError: `arguments` for a single text, or for what cannot be gone through.
    """
    if not isinstance(value, str | bytes):
        try:
            return tuple(value)
        except TypeError:
            pass
    raise SwcoreError(f"{what} is a list of ids, not {value!r}.", code="arguments", hint=f"Write {what}=[...].")
