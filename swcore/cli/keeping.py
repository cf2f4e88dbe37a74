"""Keeping a game in a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from swcore.cli.texts import YES

if TYPE_CHECKING:
    from swcore.cli.terminal import Terminal
    from swcore.game import Game
    from swcore.text import Catalogue

SUFFIX = ".save"


def keep(game: Game, name: str, terminal: Terminal, texts: Catalogue) -> Path | None:
    """Write a game to a file and return its path; tell when that cannot be and return None.

    Args:
        game: the game.
        name: the file's name; a free one made from the game's name when "".
        terminal, texts: to ask before a file is written over.
    """
    path = Path(name).expanduser() if name else _free(game.ruleset.id.partition(".")[2].replace("_", "-"))
    if name and path.exists() and terminal.ask(texts("overwrite", file=path)).lower() not in YES:
        terminal.say(texts("not-saved"))
        return None
    try:
        path.write_text(game.save(), encoding="utf-8")
    except OSError as error:
        terminal.say(texts("cannot-save", file=path, why=error.strerror or error))
        return None
    return path


def _free(stem: str) -> Path:
    path, number = Path(f"{stem}{SUFFIX}"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}{SUFFIX}")
    return path
