"""JSON as the standard says: no NaN and no Infinity, no key given twice in one object."""

from __future__ import annotations

import json
import sys
from typing import Any, NoReturn


def parse(text: str) -> Any:
    """Return what a JSON text says.

    Args:
        text: the text.

    Raises:
        json.JSONDecodeError: it is not JSON.
        ValueError: it holds NaN or Infinity, a key twice in one object, a number of thousands of digits, or an escape that is
            half of a character.
        RecursionError: it is nested too deeply.
    """
    try:
        value = json.loads(text, object_pairs_hook=_no_repeats, parse_constant=_no_constant)
    except ValueError as error:
        if "set_int_max_str_digits" in str(error):  # advice for programs, which no reader of a file can follow
            raise ValueError(f"a number has more than {sys.get_int_max_str_digits()} digits") from None
        raise
    if "\\u" in text:
        json.dumps(value, ensure_ascii=False, allow_nan=True).encode()  # fails at half a surrogate pair
    return value


def plain_parse(text: str) -> Any:
    """Return what a JSON text says; a key that stands twice is not noticed, which saves time where there are many texts.

    Args:
        text: the text.

    Raises:
        json.JSONDecodeError, ValueError, RecursionError: as `parse`.
    """
    return _DECODER.decode(text)


def compact(value: Any) -> str:
    """Return plain data as a JSON text without spaces; letters of every alphabet stand as they are.

    Args:
        value: the data.

    Raises:
        ValueError: it holds NaN or Infinity, itself, or a number of thousands of digits.
        TypeError: it holds what JSON cannot say.
        RecursionError: it is nested too deeply.
    """
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        seen: set[str] = set()
        for key, _ in pairs:
            if key in seen:
                raise ValueError(f"the key {key[:40]!r} is given twice in one object")
            seen.add(key)
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


_DECODER = json.JSONDecoder(parse_constant=_no_constant)
