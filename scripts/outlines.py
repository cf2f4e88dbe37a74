"""Draw the maps that are shipped with the games, and lay the outlines beside them.

    python -m scripts.outlines

A drawing that is right is left alone: another processor may round the last place otherwise. `--all` draws all of them anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

from swcore.graph import load_map
from swcore.graph.drawing import dump_drawing, load_drawing, territories
from swcore.graph.drawing.shape import facts
from swcore.graph.drawing.shipped import SUFFIX

ROOT = Path(__file__).parents[1]


def maps() -> list[Path]:
    """Return the files of all maps that are shipped."""
    found = (ROOT / "plugins").glob("*/swcore_*/maps/*.json")
    return sorted(path for path in found if not path.name.endswith(SUFFIX))


def outlines(path: Path) -> Path:
    """Return where the outlines of a map lie."""
    return path.with_name(path.stem + SUFFIX)


def fresh(path: Path) -> bool:
    """Return whether the outlines of a map are there, and of this map."""
    source, file = load_map(path), outlines(path)
    return file.exists() and load_drawing(file.read_text(encoding="utf-8")).facts == facts(
        source.ids, source.borders, source.where(edge=True)
    )


def main() -> None:
    """Draw what is missing or old."""
    for path in maps():
        if "--all" in sys.argv or not fresh(path):
            # The polygons of the islands are sketches with straight lines.
            text = dump_drawing(territories(load_map(path), given=False))
            outlines(path).write_text(text, encoding="utf-8")
            print(outlines(path).relative_to(ROOT))


if __name__ == "__main__":
    main()
