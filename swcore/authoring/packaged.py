"""Pieces without code that a distribution brings: its module makes them of the file beside it, and entry points name them."""

from __future__ import annotations

import os

from swcore.authoring.files import joined
from swcore.authoring.findings import Finding, as_error
from swcore.authoring.source import read_source
from swcore.engine.pieces import Piece


def pieces_of(*files: str | os.PathLike[str]) -> dict[str, Piece]:
    """Return the pieces of some piece files by id, for a module of a pack: `Path(__file__).with_name("mine.toml")`.

    The files say which game they are for. It is loaded for it without this pack: its words are those that the files may use.

    Args:
        files: piece files of data.

    Raises:
        PluginError: `piece-data` for a file that is faulty or does not name its game; and as `joined`.
    """
    for file in files:
        source = read_source(file)
        if "game" not in source.data:
            raise as_error([Finding("missing", {"field": "game"}, source.places.of(()))], source.name)
    found = joined("", files)
    for piece in found.pieces:
        piece.release = ""  # that of the distribution, which whoever loads it knows
        piece.game = piece.game or found.ruleset.id
    return {piece.id: piece for piece in found.pieces}
