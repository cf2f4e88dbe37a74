"""Pieces as strangers write them: published and home-made ideas, each a module of a few lines that uses public names alone.

A module holds its pieces as `PIECES`; a scene beside it (`test_*.py`) shows what they do.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from swcore import Piece


def rows() -> list[Piece]:
    """Return the pieces of all modules, in the order of their files."""
    files = sorted(file.stem for file in Path(__file__).parent.glob("*.py"))
    names = [name for name in files if not name.startswith(("test_", "_"))]
    return [piece for name in names for piece in import_module(f"{__name__}.{name}").PIECES]
