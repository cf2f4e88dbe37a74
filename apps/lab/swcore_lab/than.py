"""The older version after `--than`: what it is, and errors that say that they are about it."""

from __future__ import annotations

import os

from swcore.cli.packs import Choice, bring_texts
from swcore.errors import SwcoreError
from swcore.text.escaping import quoted
from swcore_lab.asked import FILES, setting_of
from swcore_lab.pairs import Setting
from swcore_lab.shared import shared
from swcore_lab.than_texts import CODES, HINTS

bring_texts(CODES, HINTS)
WITHOUT = ("lab-always", "lab-idle", "lab-as-it-is", "lab-piece")  # what is known, and no race or power


def old_setting(target: str, choice: Choice, new: Setting) -> Setting:
    """Return what a piece is compared with: of several pieces in a file that of the same id, unless one is named.

    Args:
        target: a file of pieces, FILE:ID, or the id of a piece.
        choice: the game.
        new: the piece that is tried.

    Raises:
        SwcoreError: `lab-than-folder`; `lab-than-shared` for what is no race or power; `lab-than-unknown` for an id that is not
            installed; `lab-than-several` for a file with several pieces and none of the same id; `lab-than-no-piece` for an
            id that is not in the file; and as `setting_of`.
    """
    file, wanted = split(target)
    if os.path.isdir(file):
        raise SwcoreError(f"--than: {file} is a folder.", code="lab-than-folder", hint="Name a file in it.", folder=file)
    try:
        if shared(file, choice, wanted):
            raise _shared(file, new)
        return _one_of(file, choice, wanted, new)
    except SwcoreError as error:
        told = _told(error, file, wanted, new)
        if told is error:
            raise
        raise told from error


def split(target: str) -> tuple[str, str]:
    """Return a file and the id of a piece of it, from FILE:ID; no id where none is named."""
    file, colon, wanted = target.rpartition(":")
    return (file, wanted) if colon and wanted and file.endswith(FILES) and not os.path.exists(target) else (target, "")


def _one_of(file: str, choice: Choice, wanted: str, new: Setting) -> Setting:
    try:
        return setting_of(file, choice, wanted or new.piece, new.bots, new.seed)
    except SwcoreError as error:
        if error.code != "lab-no-piece" or wanted:
            raise
    return setting_of(file, choice, "", new.bots, new.seed)


def _shared(old: str, new: Setting) -> SwcoreError:
    told = f"--than: only races and powers are compared with others, and {old} is neither."
    hint = f"Give another version of {new.piece}."
    return SwcoreError(told, code="lab-than-shared", hint=hint, old=old, new=new.piece)


def _told(error: SwcoreError, file: str, wanted: str, new: Setting) -> SwcoreError:
    """Return an error that says that it is about the older version."""
    if error.code in WITHOUT:
        return _shared(file, new)
    if error.code == "lab-unknown":
        told = f"--than: no piece {file!r} is installed; a version of your own is given as a file."
        return SwcoreError(told, code="lab-than-unknown", hint=error.hint, old=file)
    if error.code == "lab-no-piece":
        told = f"--than: there is no piece {wanted!r} in {file}."
        return SwcoreError(told, code="lab-than-no-piece", hint=error.hint, piece=wanted, file=file)
    if error.code == "lab-several":
        pieces, first = str(error.details["pieces"]), str(error.details["first"])
        told = f"--than: there are several pieces in {file}, and none is called {new.piece}: {pieces}."
        way = quoted(f"{file}:{first}")
        details = {"file": file, "piece": new.piece, "pieces": pieces, "way": way}
        return SwcoreError(told, code="lab-than-several", hint=f"Name one: --than {way}", **details)
    return error
