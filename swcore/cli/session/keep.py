"""Keeping a game in a file, and reading it back."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from swcore.cli.session.kept_pieces import unread
from swcore.cli.setup import Choice, told_when_slow
from swcore.errors import SaveError
from swcore.game import Game
from swcore.saves.lock import is_locked
from swcore.text.escaping import escaped, quoted
from swcore.text.writing import check_writable, put
from swcore.wording.errors import in_words, language_of, reason

if TYPE_CHECKING:
    from swcore.cli.terminal import Terminal
    from swcore.game.doors import Script
    from swcore.game.game import Game
    from swcore.saves.recorder import Recorder
    from swcore.saves.replay import Recovery
    from swcore.wording.catalogue import Catalogue

SUFFIX = ".save"


def keep(game: Game, name: str, terminal: Terminal, texts: Catalogue) -> Path | None:
    """Write a game to a file and return its path; tell when that cannot be and return None.

    Args:
        game: the game.
        name: the file's name; a free one made from the game's name when "".
        terminal, texts: to ask before a file is written over.
    """
    try:
        path = path_of(name) if name else _free(game.ruleset.id.partition(".")[2].replace("_", "-"))
        check_writable(path)
        if name and path.exists() and not terminal.agrees(texts("overwrite", file=path), texts("yes-no")):
            terminal.say(texts("not-saved"))
            return None
        if is_locked(path):
            terminal.say(texts("cannot-save", file=path, why=texts("recorded-elsewhere")))
            return None
        put(path, game.save())
    except OSError as error:
        texts, why = reason(error, texts)
        terminal.say(texts("cannot-save", file=name or path, why=why))
        return None
    return path


def path_of(name: str) -> Path:
    """Return the path that a typed name means; `~` is the folder of the user.

    Args:
        name: the name.

    Raises:
        OSError: the system knows no such name: of a user who is not there, or with a zero byte.
    """
    try:
        if "\0" in name:
            raise ValueError
        return Path(name).expanduser()
    except (RuntimeError, ValueError):
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), name) from None


def _free(stem: str) -> Path:
    path, number = Path(f"{stem}{SUFFIX}"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}{SUFFIX}")
    return path


def record(game: Game, name: str) -> Recorder:
    """Save a game to a file, and from here on every action.

    Raises:
        SaveError: `save-exists`; and as `Game.record`.
        OSError: the file cannot be written.
    """
    try:
        return game.record(path_of(name))
    except SaveError as error:
        if error.code != "save-exists":
            raise
        hint = f"Name a new file; or go on with the game in it: --load {quoted(name)} --save {quoted(name)}."
        raise SaveError(error.message, code=error.code, hint=hint, file=quoted(name)) from error


def read_game(path: str, choice: Choice, *, script: Script | None = None, whole: bool = False) -> Recovery:
    """Return the game of a save, up to its last whole line.

    Args:
        path: the file.
        choice: pieces that are not installed.
        script: what gives the outcomes from here on.
        whole: whether a save that breaks off is refused.

    Raises:
        OSError, SaveError, PluginError: as their names say.
    """
    from swcore.authoring.files import made_by
    from swcore.authoring.personal import named
    from swcore.engine.rulebook import Rulebook
    from swcore.saves.replay import recover

    files, others = named(choice.files, choice.with_ids)
    with told_when_slow():
        pieces = made_by(files)
        if any(isinstance(piece, Rulebook) for piece in pieces):
            return recover(Game, Path(path), choice.rules()[0], script=script, cut=not whole)
        return recover(Game, Path(path), with_pieces=[*others, *pieces], script=script, cut=not whole)


def note(found: Recovery, path: str, texts: Catalogue, choice: Choice) -> None:
    """Tell what was lost of a save that breaks off, the versions it was written with, when they are others, and what is not read.

    Args:
        found: what was read of the save.
        path: its file.
        texts: texts in the language of the reader.
        choice: the pieces that were named for it.
    """
    told, length, problem = [], len(found.game.log), found.problem
    if not found.steps:
        told.append(texts("save.no-set-up", file=path))
    elif problem is not None and problem.code == "save-cut":
        told.append(texts("save.cut", file=path, steps=texts.count("step", length)))
    if problem is not None and problem.code != "save-cut":
        spoken = texts.into(language_of(problem, texts.language))
        why = " ".join(in_words(problem, spoken.language)).strip()
        told.append(spoken("save.damaged", file=path, steps=spoken.count("step", length), why=why))
    if found.differing:
        told.append(texts("save.versions", file=path, versions=", ".join(found.differing)))
    told += unread(found.game.ruleset, choice.files, choice.with_ids, texts)
    for line in told:
        click.echo(escaped(line), err=True)
