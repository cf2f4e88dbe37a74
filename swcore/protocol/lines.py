"""From bytes to data and back: one JSON object a line, with caps on all that a stranger may send."""

from __future__ import annotations

import json
from typing import Any

from swcore.protocol.forms import MessageError
from swcore.text import strict

LINE = 64 * 1024  # bytes of a message from the network
LOCAL = 16 * 1024 * 1024  # of a line of one's own front end, which may hold a save
DEEP = 32


def data_of(line: bytes | str, most: int = LINE) -> dict[str, Any]:
    """Return the object that a line holds.

    Args:
        line: the line.
        most: how many bytes it may have.

    Raises:
        MessageError: `bad-line`.
    """
    if len(line) > most:
        raise bad("large", f"A message has at most {most} bytes.", most=most)
    try:
        text = line.decode("utf-8") if isinstance(line, bytes) else line
        value = strict.parse(text)
    except UnicodeEncodeError as error:
        escape = f"\\u{ord(error.object[error.start]):04x}"
        raise bad("half", f"The message holds half a character: {escape} without the other half.", escape=escape) from None
    except UnicodeDecodeError:
        raise bad("utf8", "The message is not UTF-8.") from None
    except json.JSONDecodeError as error:
        raise bad("json", f"The message is not JSON: {error.msg} at letter {error.pos + 1}.", letter=error.pos + 1) from None
    except ValueError as error:
        raise bad("value", f"The message is not JSON: {error}.") from None
    except RecursionError:
        raise _deep() from None
    if not isinstance(value, dict):
        raise bad("object", "A message is a JSON object.")
    _check_depth(value)
    return value


def line_of(data: dict[str, Any]) -> bytes:
    """Return a message as a line."""
    return strict.compact(data).encode("utf-8", "backslashreplace") + b"\n"


def bad(case: str, told: str, **details: Any) -> MessageError:
    """Return the error for a line that cannot be read."""
    hint = "Send one JSON object a line, in UTF-8."
    return MessageError(told, code="bad-line", hint=hint, case=case, **details)


def _deep() -> MessageError:
    return bad("deep", f"The message is nested more than {DEEP} deep.", most=DEEP)


def _check_depth(value: Any) -> None:
    """Refuse what is nested too deeply; level by level, so that this needs no deep stack itself."""
    level = [value]
    for _ in range(DEEP):
        level = [
            inner for one in level for inner in (one.values() if isinstance(one, dict) else one) if isinstance(inner, dict | list)
        ]
        if not level:
            return
    raise _deep()
