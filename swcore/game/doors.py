"""What callers hand to a game, looked at before anything is done: numbers, seats, actions, scripts."""

from __future__ import annotations

import operator
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from swcore.engine.actions import Action
from swcore.engine.log import Step
from swcore.errors import ActionError, OptionError, SwcoreError

Script = Iterable[tuple[str, Any]] | Callable[[str, Any], Any]


def whole(value: object, what: str, *, code: str) -> int:
    """Return a whole number as an `int`, whatever type it comes in, such as NumPy's integers.

    Args:
        value: what was given.
        what: what it is, for the message.
        code: code of the error.

    Raises:
        ActionError: it is not a whole number; `True` and `False` count as none, for they are never meant as one.
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
        told = f"There is no seat {seat + 1} (seat={seat})."
        raise ActionError(told, code="seats", hint=hint, seat=seat, number=seat + 1, seats=seats)
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


def script_of(script: object) -> deque[tuple[str, Any]] | Callable[[str, Any], Any] | None:
    """Return recorded outcomes as a queue; a function that gives them as it is.

    Raises:
        ActionError: `script` when it is neither.
    """
    if script is None or callable(script):
        return script
    try:
        if isinstance(script, str | bytes) or not isinstance(script, Iterable):
            raise TypeError
        found = deque((stream, outcome) for stream, outcome in script)
    except (TypeError, ValueError):
        raise ActionError(
            f"The script {script!r} does not give outcomes.",
            code="script",
            hint="Give pairs such as ('die', 2), or a function of the stream's name and the faces.",
        ) from None
    return found


def several(value: object, kinds: type | tuple[type, ...], what: str) -> tuple[Any, ...]:
    """Return several values that a caller gave; one text is not taken for the list of its letters.

    Args:
        value: what was given.
        kinds: the types that each may have.
        what: name of the argument.

    Raises:
        SwcoreError: `arguments`.
    """
    found = tuple(value) if isinstance(value, Iterable) and not isinstance(value, str | bytes) else None
    if found is None or not all(isinstance(one, kinds) for one in found):
        raise SwcoreError(f"{what} is a list of ids, not {value!r}.", code="arguments", hint=f"Write {what}=[...].")
    return found


def options_of(value: object) -> Mapping[str, object]:
    """Return values of options by name; none for None.

    Raises:
        OptionError: `option-value` for what is not a mapping from names.
    """
    if value is None:
        return {}
    if isinstance(value, Mapping) and all(isinstance(name, str) for name in value):
        return value
    raise OptionError(f"Options are values by name, not {value!r}.", code="option-value", hint="Write options={'name': value}.")


def edition_of(value: object) -> str:
    """Return the name of an edition, or "".

    Raises:
        OptionError: `unknown-edition` for what is not a text.
    """
    if isinstance(value, str):
        return value
    raise OptionError(f"There is no edition {value!r}: an edition is named by a text.", code="unknown-edition")


def generator_of(value: object) -> Any:
    """Return a generator of random numbers that a caller gave.

    Raises:
        SwcoreError: `arguments` for what cannot give them.
    """
    if callable(getattr(value, "getrandbits", None)) and callable(getattr(value, "shuffle", None)):
        return value
    raise SwcoreError(f"{value!r} does not give random numbers.", code="arguments", hint="Give a random.Random(seed).")
