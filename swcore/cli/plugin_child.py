"""The process in which a distribution is tried: it imports one entry point after another and writes a line about each.

The hooks of a piece are looked up in the games that it may be for.

Whatever it imports may print, hang, ask for input or end the process; the process that asked sees it and goes on.
"""

from __future__ import annotations

import contextlib
import faulthandler
import json
import os
import sys
import time
from typing import Any, TextIO

import click

from swcore.engine.pieces import Piece
from swcore.engine.rulebook import Rulebook
from swcore.errors import PluginError, described
from swcore.hooks.index import Found
from swcore.hooks.installed import read_index
from swcore.hooks.loading import load_entry, load_target
from swcore.hooks.reasons import Why
from swcore.hooks.records import COMMANDS
from swcore.hooks.registration import concerned, make_manager, register

OK, BROKEN = "ok", "broken"


def child(asked: str) -> None:
    """Import entry points.

    Args:
        asked: as JSON what to import, how many seconds one import may take, and where to write what it was at when they are over.
    """
    given = json.loads(asked)
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a pack prints, and however
    with open(given["trace"], "w", encoding="utf-8") as trace:
        for group, *facts in given["entries"]:
            faulthandler.dump_traceback_later(given["limit"], exit=True, file=trace)
            begun = time.perf_counter()
            told = _tried(group, Found(*facts))
            faulthandler.cancel_dump_traceback_later()
            _tell(out, told | {"seconds": time.perf_counter() - begun})
    out.close()
    os._exit(0)  # a thread that a pack has left behind keeps nobody waiting


def _tried(group: str, found: Found) -> dict[str, Any]:
    """Return what became of an import."""
    try:
        if group == COMMANDS:
            return _command(found)
        piece = load_entry(found)
        _check_hooks(piece, found)
        name = {str(language): str(text) for language, text in piece.name.items()}
        return {"status": OK, "kind": str(piece.kind), "name": name}
    except PluginError as error:
        return {"status": BROKEN, "error": str(error), **_coded(error)}
    except BaseException as error:  # what a piece says of itself may fail as well
        return {"status": BROKEN, "error": described(error)}


def _coded(error: PluginError) -> dict[str, Any]:
    """Return the code and the details of a reason that can be told in other languages."""
    why = error.details.get("why")
    if isinstance(why, Why):
        return {"code": why.code, "details": why.details}
    if error.code == "unknown-hook":
        close = getattr(error.hint, "close", ())
        details = {"hook": f"{error.details['piece']}.{error.details['name']}", **({"near": close[0]} if close else {})}
        return {"code": "no-hook-near" if close else "no-hook", "details": details}
    return {}


def _check_hooks(piece: Piece, found: Found) -> None:
    """Refuse a piece whose hooks no game knows that it may be for.

    Raises:
        PluginError: as `register`, of a game that knows hooks of these names, or of nearly these.
    """
    index, errors = read_index(), []
    if isinstance(piece, Rulebook):
        return
    own = [one for one in index.games if one.name == piece.game or one.prefix == piece.pack or one.release == found.release]
    for one in dict.fromkeys([*own, *(game for game in index.games if game.prefix in index.reserved and not piece.game)]):
        try:
            book = load_entry(one)
        except PluginError:  # that is told where it is tried itself
            continue
        manager = make_manager(book.hookspecs if isinstance(book, Rulebook) else ())
        if not concerned(manager, piece):
            continue
        try:
            register(manager, piece)
        except PluginError as error:
            errors.append(error)
        else:
            return
    if errors:
        raise next((error for error in errors if getattr(error.hint, "close", ())), errors[0])


def _command(found: Found) -> dict[str, Any]:
    value = load_target(found)
    if not isinstance(value, click.Command):
        told = f"{found.target} is not a command"
        return {"status": BROKEN, "error": told, "code": "no-command", "details": {"target": found.target}}
    return {"status": OK, "kind": "command", "name": {}}


def _tell(out: TextIO, told: dict[str, Any]) -> None:
    with contextlib.suppress(BrokenPipeError):
        out.write(json.dumps(told, allow_nan=False) + "\n")
        out.flush()


if __name__ == "__main__":
    child(sys.argv[1])
