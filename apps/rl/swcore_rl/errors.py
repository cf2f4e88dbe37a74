"""What goes wrong here, in plain words."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from swcore import SwcoreError


@contextmanager
def needed(extra: str) -> Iterator[None]:
    """Import a library of an extra.

    Args:
        extra: the name of the extra that brings it.

    Raises:
        ImportError: it is not installed; the message says how it is.
    """
    try:
        yield
    except ImportError as error:
        told = f'{error.name or extra} is not installed, which this needs: pip install "swcore-rl[{extra}]"'
        raise ImportError(told, name=error.name) from error


def refused(code: str, told: str, hint: str = "", **details: object) -> SwcoreError:
    """Return the error for a wrong argument.

    Args:
        code: stable word.
        told: what is wrong.
        hint: what to do.
        details: the values, as plain data.
    """
    return SwcoreError(told, code=code, hint=hint, **details)


def whole(value: Any, what: str) -> int:
    """Return a whole number, of whatever type.

    Args:
        value: the number.
        what: what it is, as the message calls it.

    Raises:
        SwcoreError: `rl-number` for anything else.
    """
    try:
        if not isinstance(value, bool):
            return operator.index(value)
    except TypeError:
        pass
    raise refused("rl-number", f"{what} is a whole number, not {value!r}.")
