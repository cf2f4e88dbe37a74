"""Our own pictures for shields, tokens and cards, as outlines on a square of 100 by 100; what lies inside of two rings is empty.

A piece asks for one by its word (`Piece.emblem`); so do terrains and symbols of maps that are called so.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from swcore.printing.fonts import needs_extra, steps_of
from swcore.printing.shapes import Step

FILE: Final = Path(__file__).with_name("charges.json")
CHARGES: Final[Mapping[str, str]] = json.loads(FILE.read_text(encoding="utf-8"))
"""The outlines by name, as SVG writes paths."""
ORNAMENTS: Final = (
    "star",
    "moon",
    "sun",
    "crown",
    "flower",
    "leaf",
    "knot",
    "eye",
    "cross",
    "ring",
    "bird",
    "paw",
    "key",
    "shell",
    "horn",
    "mask",
)
"""What serves a piece that says nothing of its picture."""

ALSO: Final[Mapping[str, str]] = {"sea": "wave", "lake": "wave", "water": "wave", "arch": "cave", "harbor": "anchor"}
"""Words of maps that another word has the picture of."""


def named(word: str) -> str:
    """Return the name of the picture that a word of a map or a piece asks for, or ""."""
    return word if word in CHARGES else ALSO.get(word, "")


@cache
def charge(name: str) -> tuple[Step, ...]:
    """Return the outline of a picture, on a square of 100 by 100.

    Args:
        name: its name in `CHARGES`.

    Raises:
        SwcoreError: `print-extra` when fontTools is not installed.
    """
    try:
        from fontTools.pens.recordingPen import RecordingPen
        from fontTools.svgLib.path import parse_path
    except ImportError:
        raise needs_extra("fontTools") from None
    pen = RecordingPen()
    parse_path(CHARGES[name], pen)
    return tuple(step for step in steps_of(pen.value, flip=False) if step[0] != "")
