"""What a line of a save may say. A plain line is looked at here; the schema says what is wrong with any other.

Asking the schema takes a tenth of a millisecond for every line, and a save may have ninety thousand.
"""

from __future__ import annotations

import functools
import re
from typing import Any

from swcore.errors import SaveError
from swcore.text.escaping import cut, escaped
from swcore.text.resources import schema

_HASH = re.compile(r"[0-9a-f]{16}")
_STEP = frozenset({"seat", "do", "chance", "state", "chain"})
_UNDO = frozenset({"seat", "undo", "state", "chain"})
_SEATS, _LETTERS, _OUTCOMES, _STREAM = 15, 400, 1000, 64  # as the schema says; a test compares them


def checked(row: Any, number: int, part: str = "") -> dict[str, Any]:
    """Return a line without its chain.

    Args:
        row: what it says.
        number: its number, for the message.
        part: `header`; "" for a step, or for the undoing of one.

    Raises:
        SaveError: `save-damaged`.
    """
    if part or not is_plain(row):
        part = part or ("undo" if isinstance(row, dict) and "undo" in row else "step")
        wrong = next(_validator(part).iter_errors(row), None)
        if wrong is not None:
            told = f"Line {number} of the save is damaged: {escaped(cut(wrong.message))}."
            raise SaveError(told, code="save-damaged", line=number)
    del row["chain"]
    return row  # type: ignore[no-any-return]


def is_plain(row: Any) -> bool:
    """Return whether a line says what a step or an undoing says, and nothing else."""
    if not isinstance(row, dict):
        return False
    if row.keys() == _STEP:
        said, least = row["do"], -1
        if not _plain_chance(row["chance"]):
            return False
    elif row.keys() == _UNDO:
        said, least = row["undo"], 0
    else:
        return False
    return (
        _is_whole(row["seat"])
        and least <= row["seat"] <= _SEATS
        and isinstance(said, str)
        and len(said) <= _LETTERS
        and _is_hash(row["state"])
        and _is_hash(row["chain"])
    )


def _plain_chance(chance: Any) -> bool:
    return (
        isinstance(chance, list)
        and len(chance) <= _OUTCOMES
        and all(isinstance(one, list) and len(one) == 2 and isinstance(one[0], str) and len(one[0]) <= _STREAM for one in chance)
    )


def _is_whole(number: Any) -> bool:
    """Return whether a number is whole the way the schema means it: 2.0 is."""
    return type(number) is int or (type(number) is float and number.is_integer())


def _is_hash(text: Any) -> bool:
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


@functools.cache
def _validator(part: str) -> Any:
    import jsonschema  # only where a file is loaded

    return jsonschema.Draft202012Validator({**schema("save"), "$ref": f"#/$defs/{part}"})
