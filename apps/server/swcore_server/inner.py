"""What players on the network are not told of an error: where files of the server lie, and what a failing piece says."""

from __future__ import annotations

import copy
import os
import re
import sys
import tempfile
from collections.abc import Callable, Mapping
from typing import Any

from swcore.errors import PluginError, SwcoreError

FAILED = "plugin-failed"
WHOLE = ("plugin", "piece", "hook", "clauses", "action")  # of its details
# Where the files of a server lie. What a player has typed is no business of this, and a path in a piece file is none of a file.
PLACES = (sys.prefix, tempfile.gettempdir(), os.path.expanduser("~"), *sys.path)
ROOTS = sorted({os.path.abspath(one) for one in PLACES} - {os.path.sep})
FOLDERS = re.compile(rf"(?:{'|'.join(map(re.escape, reversed(ROOTS)))})(?:[/\\\\][^\s/\\\\:'\"]+)*[/\\\\]")
Log = Callable[..., None]


def outside(error: BaseException, log: Log) -> BaseException:
    """Return an error as players are told it; what they are not told is written down.

    Args:
        error: what was raised.
        log: writes a line.
    """
    if not isinstance(error, SwcoreError):
        return error
    details, place = error.details, {name: error.details[name] for name in ("file", "line") if error.details.get(name)}
    if error.code == FAILED:
        kind = type(error.__cause__ or error).__name__
        log("piece failed", piece=details.get("piece"), hook=details.get("hook"), kind=kind, **place)
        told = f"{details.get('piece')} failed in {details.get('hook')}."
        return PluginError(told, code=FAILED, **{name: details[name] for name in WHOLE if name in details})
    told = without_folders(error.message)
    if not place and told == error.message:
        return error
    found = copy.copy(error)
    found.args, found.message, found.hint = (told,), told, without_folders(error.hint)
    found.details = {name: without_folders(one) if isinstance(one, str) else one for name, one in details.items()}
    log("error of a file", code=error.code, **place)
    return found


def games_outside(told: Mapping[str, Any]) -> dict[str, Any]:
    """Return what can be played as players are told it: a game that cannot be loaded names no folders of the server."""
    games = [{**one, "problem": without_folders(one["problem"])} if one.get("problem") else one for one in told["games"]]
    return {**told, "games": games}


def without_folders(text: str) -> str:
    """Return a text in which paths are the names of their files alone."""
    return FOLDERS.sub("", text) if FOLDERS.search(text) else text
