"""Option files: values for the options of a game as a small JSON object, `{"open_coins": true}`."""

from __future__ import annotations

import json

import click

from swcore.cli.empty import empty
from swcore.errors import SwcoreError
from swcore.text.reading import read_capped
from swcore.text.strict import parse

MOST_BYTES = 64 * 1024
FORM = 'An option file is a JSON object of names and values: {"NAME": VALUE, ...}.'


def read_options(path: str) -> tuple[tuple[str, str], ...]:
    """Return the pairs of option and value that a file holds; values as texts, the way `--option` takes them.

    Args:
        path: path of the file.

    Raises:
        SwcoreError: `option-file` when it is not a small JSON object of words, numbers, true and false.
        OSError: it cannot be read.
    """
    content = read_capped(path, MOST_BYTES)
    if len(content) > MOST_BYTES:
        raise _wrong(path, f"it is larger than {MOST_BYTES // 1024} KiB")
    try:
        data = parse(content.decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        raise _wrong(path, f"{error.msg} in line {error.lineno}, column {error.colno}") from error
    except RecursionError as error:
        raise _wrong(path, "it is nested too deeply") from error
    except ValueError as error:  # no UTF-8, or a name given twice
        raise _wrong(path, str(error)) from error
    if not isinstance(data, dict):
        raise _wrong(path, "it is not a JSON object")
    for name, value in data.items():
        if not isinstance(value, bool | int | str):
            raise _wrong(path, f"the value of {name[:40]!r} is not a word, a whole number, true or false")
    return tuple(
        (name.replace("-", "_"), str(value).lower() if isinstance(value, bool) else str(value)) for name, value in data.items()
    )


def options_read(ctx: click.Context, param: click.Parameter, path: str | None) -> tuple[tuple[str, str], ...]:
    """Read the file that a flag names; nothing without one.

    Raises:
        SwcoreError: `empty-name`; and as `read_options`.
    """
    if path == "":
        raise empty("--options")
    return read_options(path) if path else ()


def _wrong(path: str, why: str) -> SwcoreError:
    return SwcoreError(f"{path} is not a valid option file: {why}.", code="option-file", hint=FORM, file=path)
