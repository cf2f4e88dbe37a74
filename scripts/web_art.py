"""Write our own art as data for the web client, which draws the same as the pictures of maps: python -m scripts.web_art"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import attrs

from swcore.wording import looks
from swcore.wording.pictures import FIGURES, PATTERNS, ink

TARGET = Path(__file__).parents[1] / "apps/server/swcore_web/static/js/draw/art.js"
HEAD = "// Written by scripts/web_art.py from swcore.wording.pictures: patterns, figures and colours.\n\n"


def art() -> dict[str, Any]:
    """Return the art by the names that the module exports."""
    return {
        "PATTERNS": {name: attrs.asdict(one) for name, one in sorted(PATTERNS.items())},
        "FIGURES": dict(sorted(FIGURES.items())),
        "SEATS": list(ink.SEATS),
        "DASHES": list(ink.DASHES),
        "COLOURS": list(looks.FALLBACK_COLOURS),
        "INK": ink.INK,
        "PAPER": ink.PAPER,
        "LINE": ink.LINE,
        "TARGET": ink.TARGET,
        "NEUTRAL": ink.NEUTRAL,
    }


def text() -> str:
    """Return the module."""
    parts = (
        f"export const {name} = {json.dumps(value, indent=2, ensure_ascii=False, allow_nan=False)};\n"
        for name, value in art().items()
    )
    return HEAD + "\n".join(parts)


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
