"""Importing what others wrote: one entry point or dotted name at a time, with what it prints kept off the standard output.

A stranger's module may raise anything at import, exits and exceptions of test tools included: it is named and nothing else dies.
"""

from __future__ import annotations

import contextlib
import io
import os
import signal
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import attrs

from swcore.engine.checks import shown
from swcore.engine.pieces import Piece
from swcore.errors import PluginError, described
from swcore.hooks.index import Found
from swcore.hooks.reasons import Why

OURS = ("swcore.", "importlib.", "_frozen_importlib")
MADE = ("id", "name", "text", "clauses", "tags", "game", "options")  # what Piece.__init__ sets


@attrs.define
class Importing:
    """What is being imported at this moment, for whoever wants to name what takes long.

    Attributes:
        what: names it; "" when nothing is.
        watched: whether somebody does.
    """

    what: str = ""
    watched: bool = False


importing = Importing()


@contextlib.contextmanager
def foreign(what: str) -> Iterator[None]:
    """Run a stranger's module-level code: what it prints goes to the error output, for the standard output may be data.

    Where it asks for input it finds none, for nobody knows that it is asking. What it does to the process and all others would
    feel is undone: another working folder, less room for calls, a Ctrl-C that is not heard.

    Args:
        what: names it, for `importing`.
    """
    before, importing.what = importing.what, what
    lines, sys.stdin = sys.stdin, io.StringIO()
    try:
        with contextlib.redirect_stdout(sys.stderr), _undone():
            yield
    finally:
        importing.what, sys.stdin = before, lines


@contextlib.contextmanager
def _undone() -> Iterator[None]:
    """Undo what a module does to the whole process."""
    folder, depth, heard = _folder(), sys.getrecursionlimit(), signal.getsignal(signal.SIGINT)
    try:
        yield
    finally:
        if folder and folder != _folder():
            os.chdir(folder)
        if sys.getrecursionlimit() < depth:  # more does no harm
            sys.setrecursionlimit(depth)
        if heard is not None and heard is not signal.getsignal(signal.SIGINT):
            with contextlib.suppress(ValueError):  # another thread than the first has no say in it
                signal.signal(signal.SIGINT, heard)


def _folder() -> str:
    try:
        return os.getcwd()
    except OSError:  # it was removed
        return ""


def resolve(path: str, owner: Piece) -> Any:
    """Return what a dotted `module:name` names. In a piece file its own module goes by the name of the file, anywhere by none.

    Args:
        path: the dotted name.
        owner: the piece that gives it.

    Raises:
        PluginError: `bad-reference`.
    """
    module, _, name = path.partition(":")
    home = owner.module if owner.module and module in ("", Path(owner.source).stem) else module or type(owner).__module__
    try:
        with foreign(owner.id):
            return getattr(sys.modules[home] if home in sys.modules else import_module(home), name)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        told = f"{owner.id} names {path!r}, which cannot be loaded: {described(error)}."
        raise PluginError(told, code="bad-reference", hint="Write it as 'module:name'.", piece=owner.id) from error


def check_made(piece: object) -> None:
    """Refuse what is no piece, such as the class of one, and a piece whose `__init__` never came to that of `Piece`.

    Raises:
        PluginError: `not-a-piece` or `piece-init`.
    """
    if isinstance(piece, type) and issubclass(piece, Piece):
        hint = f"Make one of it: {piece.__name__}('home.{piece.__name__.lower()}', ...)."
        raise PluginError(f"{piece.__name__} is a class, and no piece yet.", code="not-a-piece", hint=hint, what=piece.__name__)
    if not isinstance(piece, Piece):
        hint = "Give pieces, or the ids of installed ones."
        raise PluginError(f"{shown(piece)} is no piece.", code="not-a-piece", hint=hint, what=shown(piece))
    missing = [name for name in MADE if not hasattr(piece, name)]
    if missing:
        raise PluginError(
            f"A piece of the class {type(piece).__name__} has no {', '.join(missing)}: it does not call super().__init__.",
            code="piece-init",
            hint="Write super().__init__('pack.piece', ...) first in __init__; in a dataclass, in __post_init__.",
        )


def told_of(error: BaseException, file: str = "") -> str:
    """Return what was raised at import as one line, with the piece that was being made and, unless it is told, where.

    Args:
        error: what was raised.
        file: the file whose name and line are told already.
    """
    told, where, made = described(error), "", ""
    trace = error.__traceback__ if isinstance(error, TypeError | AttributeError) else None
    while trace is not None:
        frame = trace.tb_frame
        if not str(frame.f_globals.get("__name__", "")).startswith(OURS):
            where = f"{frame.f_code.co_filename}:{trace.tb_lineno}"
            owner = frame.f_locals.get("self")
            if isinstance(owner, Piece):
                made = getattr(owner, "id", "") or f"{frame.f_locals.get('id') or 'a piece of the class ' + type(owner).__name__}"
        trace = trace.tb_next
    told += f", while {made} was made" if made else ""
    return f"{told} ({where})" if where and not file else told


def load_entry(found: Found) -> Piece:
    """Import an entry point and return its piece.

    Raises:
        PluginError: `broken-plugin`; the message is the reason alone.
    """
    piece = load_target(found)
    if not isinstance(piece, Piece):
        raise _broken(found, Why(f"{found.target} is not a piece", "no-piece", target=found.target))
    try:
        check_made(piece)
    except Exception as error:
        raise _broken(found, described(error)) from error
    if piece.id != found.name:
        told = f"the entry point is named {found.name}, the piece {piece.id}"
        raise _broken(found, Why(told, "other-id", name=found.name, id=str(piece.id)))
    if not piece.release:
        piece.release = found.release
        piece.source = f"{piece.release} ({found.target})"
    return piece


def load_target(found: Found) -> Any:
    """Import what an entry point names.

    Raises:
        PluginError: `broken-plugin`; the message is the reason alone.
    """
    if found.unmet:
        raise PluginError(f"{found.unmet}.", code="broken-plugin", piece=found.name, why=found.unmet)
    module, _, name = (part.strip() for part in found.target.partition(":"))
    try:
        with foreign(f"{found.name} ({found.release})"):
            value: Any = import_module(module)
            for part in name.split("."):
                value = getattr(value, part)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a stranger's module may raise anything
        told = told_of(error)
        if isinstance(error, ModuleNotFoundError) and error.name:
            told = Why(told, "no-module", module=error.name)
        raise _broken(found, told) from error
    return value


def _broken(found: Found, why: str) -> PluginError:
    """Return the error for an entry point that cannot be used; its message is the reason alone."""
    return PluginError(why, code="broken-plugin", piece=found.name, why=why)
