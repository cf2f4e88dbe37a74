"""Rows of the collection said again without code: the pieces that stand for those of tests/expressiveness."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from swcore import Piece, load_plugins
from swcore.authoring import dialect_of
from swcore.authoring.building import built
from swcore.authoring.source import read_source
from tests.expressiveness.table import Row, table

FOLDER = Path(__file__).parent / "rows"


@cache
def pieces() -> dict[str, Piece]:
    """Return the pieces without code, by the ids of the originals."""
    rules = load_plugins("small-world")
    sources = [read_source(path) for path in sorted(FOLDER.glob("*.toml"))]
    return {piece.id: piece for piece in built(dialect_of(rules), rules, sources)[0]}


@cache
def said() -> dict[str, tuple[Piece, ...]]:
    """Return by module of tests/expressiveness the pieces without code that stand for all of its pieces."""
    found = {row.path.stem: row for row in table()}
    return {name: tuple(pieces()[one.id] for one in row.pieces) for name, row in found.items() if _whole(row)}


def required() -> list[Row]:
    """Return the rows of the collection itself, not the further ones."""
    return [row for row in table() if row.origin != "further"]


def _whole(row: Row) -> bool:
    return all(piece.id in pieces() for piece in row.pieces)
