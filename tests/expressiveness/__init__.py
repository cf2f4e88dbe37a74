"""Pieces as strangers write them: published and home-made ideas, each a module of a few lines that uses public names alone.

A module holds its pieces as `PIECES`; `rows.toml` says which row of the collection it is. Scenes (`test_*.py`) show what the
pieces do, whole games (`test_whole_games.py`) that nothing breaks. docs/reference/what-can-be-said.md is made from it all.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from swcore import Piece
from tests.expressiveness.table import rows

__all__ = ["rows", "town_rows"]


def town_rows() -> list[Piece]:
    """Return the pieces of the modules of Tiny Towns, in the order of their files."""
    files = sorted(file.stem for file in (Path(__file__).parent / "towns").glob("*.py"))
    names = [name for name in files if not name.startswith(("test_", "_"))]
    return [piece for name in names for piece in import_module(f"{__name__}.towns.{name}").PIECES]
