"""Draw docs/explanation/storeys.svg: the rooms of swcore as storeys of a house, each with what it imports.

    python -m scripts.docs_map

The order of the storeys comes from the import contracts, what one imports from the sources, its purpose from its docstring.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.sax.saxutils import escape

from scripts.imports import Import, imports, modules

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "explanation" / "storeys.svg"
FAMILY = "swcore.conquest"
ALONE = {"errors", "version"}  # single modules that every room may import
WIDTH, ROW, GAP, LEFT, NAME = 1180, 44, 6, 24, 210
FILLS = {"packs": "#f7ead2", "swcore": "#dfe9f5", FAMILY: "#e3f0dc"}
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#1c2733}.name{font-weight:600;font-size:14px}.uses{fill:#52616f;font-size:12px}"
    "rect{stroke:#8392a1;stroke-width:1}"
)


@cache
def sources() -> dict[str, Path]:
    """Return the modules of the tree."""
    return modules(ROOT)


@cache
def arrows() -> list[Import]:
    """Return the imports of the tree."""
    return imports(sources())


def layers(box: str) -> list[list[str]]:
    """Return the layers of a package from top to bottom, each with its rooms, as the import contracts have them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    contract = next(one for one in settings["contracts"] if box in one.get("containers", ()))
    return [re.findall(r"\w+", layer) for layer in contract["layers"]]


def room(module: str, box: str) -> str:
    """Return the room of a package that a module stands in; "" when it stands elsewhere."""
    return module.removeprefix(f"{box}.").partition(".")[0] if module.startswith(f"{box}.") else ""


def used(name: str, box: str) -> str:
    """Return what a room imports: rooms beside it, and for the family also rooms of swcore."""
    found: dict[str, None] = {}
    for one in arrows():
        if room(one.source, box) == name and not one.typing:
            beside = room(one.target, box) or room(one.target, "swcore")
            if beside not in {"", name, *ALONE}:
                found[beside] = None
    order = [one for layer in (*layers(FAMILY), *layers("swcore")) for one in layer]
    return ", ".join(sorted(found, key=order.index))


def about(module: str) -> str:
    """Return the first sentence of a module's docstring."""
    doc = ast.get_docstring(ast.parse(sources()[module].read_text("utf-8"))) or ""
    first = doc.partition("\n")[0].replace("`", "")
    told = first.partition(". ")[0].rstrip(".").partition(": ")[2] or first.rstrip(".")
    return told[:1].upper() + told[1:]


def bar(x: int, y: int, fill: str, name: str, text: str, uses: str) -> Iterator[str]:
    """Yield one storey."""
    yield f'<rect x="{x}" y="{y}" width="{WIDTH - LEFT - x}" height="{ROW}" fill="{fill}"/>'
    yield f'<text class="name" x="{x + 12}" y="{y + 27}">{escape(name)}</text>'
    yield f'<text x="{x + NAME}" y="{y + 19}">{escape(text)}</text>'
    if uses:
        yield f'<text class="uses" x="{x + NAME}" y="{y + 36}">stands on {escape(uses)}</text>'


def draw() -> str:
    """Return the picture as SVG."""
    parts: list[str] = []
    y = LEFT
    packs = ", ".join(sorted({name for name in sources() if "." not in name} - {"swcore"}))
    parts += bar(LEFT, y, FILLS["packs"], "packs", packs, "the public doors alone")
    for layer in layers("swcore"):
        for name in layer:
            y += ROW + GAP
            if f"swcore.{name}" == FAMILY:
                parts.append(f'<text class="name" x="{LEFT + 12}" y="{y + 20}">conquest: the family of Small World</text>')
                y += 34 - ROW - GAP
                for inner in (one for rooms in layers(FAMILY) for one in rooms if one not in {"fx", "effects"}):
                    y += ROW + GAP
                    parts += bar(LEFT + 40, y, FILLS[FAMILY], inner, about(f"{FAMILY}.{inner}"), used(inner, FAMILY))
            else:
                parts += bar(LEFT, y, FILLS["swcore"], name, about(f"swcore.{name}"), used(name, "swcore"))
    size = f'viewBox="0 0 {WIDTH} {y + ROW + LEFT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="The storeys of swcore">'
    paper = '<rect width="100%" height="100%" style="fill:#fff;stroke:none"/>'
    return "\n".join((head, f"<style>{STYLE}</style>", paper, *parts, "</svg>\n"))


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
