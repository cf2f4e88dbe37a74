"""Pieces as strangers write them: published and home-made ideas, each a module of a few lines that uses public names alone.

A module holds its pieces as `PIECES`; a scene beside it (`test_*.py`) shows what they do.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from swcore import Piece


def rows() -> list[Piece]:
    """Return the pieces of all modules, in the order of their files."""
    return pieces_of(__name__, Path(__file__).parent)


def town_rows() -> list[Piece]:
    """Return the pieces of the modules of Tiny Towns."""
    return pieces_of(f"{__name__}.towns", Path(__file__).parent / "towns")


def pieces_of(package: str, folder: Path) -> list[Piece]:
    """Return the pieces of the modules of a package."""
    names = [name for name in sorted(file.stem for file in folder.glob("*.py")) if not name.startswith(("test_", "_"))]
    return [piece for name in names for piece in import_module(f"{package}.{name}").PIECES]
