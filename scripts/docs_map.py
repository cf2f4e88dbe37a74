"""Draw docs/explanation/storeys.svg: the rooms of swcore and the packs as boxes, with the imports between them as arrows.

    python scripts/docs_map.py

A room stands above every room that it imports. Only arrows that do not follow from others are drawn.
"""

from __future__ import annotations

import ast
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

import networkx

from scripts.imports import imports, modules

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "explanation" / "storeys.svg"
DEEP = ("swcore.conquest",)  # packages whose rooms are drawn one by one
ALONE = ("swcore.errors", "swcore.version")  # modules without a room, imported by all: no part of the picture
DOORS = ("swcore", "swcore.conquest", "swcore.conquest.fx", "swcore.conquest.effects")  # they only hand on names
WIDTH, BOX, HEIGHT, GAP, MARGIN = 1180, 132, 34, 30, 24
FILLS = {"swcore": "#dfe9f5", "swcore.conquest": "#e3f0dc", "pack": "#f7ead2"}
STYLE = (
    "text{font:13px system-ui,sans-serif;text-anchor:middle;fill:#1c2733}"
    "path{fill:none;stroke:#5b6b7b;stroke-width:1.2;marker-end:url(#tip)}rect{stroke:#8392a1;rx:6}"
)


def room(module: str) -> str:
    """Return the room that a module belongs to: a package of swcore, of the conquest family, or a pack."""
    parts = module.split(".")
    if parts[0] != "swcore":
        return parts[0]
    return ".".join(parts[: 3 if module.startswith(DEEP) else 2])


def rooms() -> networkx.DiGraph:
    """Return the rooms with the imports between them that do not follow from others."""
    known = modules(ROOT)
    graph = networkx.DiGraph()
    for name, path in known.items():
        if name not in (*ALONE, *DOORS):
            graph.add_node(room(name))
            if name == room(name):
                graph.nodes[name]["about"] = (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").partition("\n")[0]
    for one in imports(known):
        ends = room(one.source), room(one.target)
        if not one.typing and ends[0] != ends[1] and {one.source, one.target, *ends}.isdisjoint((*ALONE, *DOORS)):
            graph.add_edge(*ends)
    reduced = networkx.transitive_reduction(graph)
    reduced.add_nodes_from(graph.nodes(data=True))
    return reduced


def places(graph: networkx.DiGraph) -> dict[str, tuple[float, float]]:
    """Return the middle of each box: a row for each longest way down, each row ordered by what it stands on."""
    rank: dict[str, int] = {}
    for name in reversed(list(networkx.lexicographical_topological_sort(graph))):
        rank[name] = max((rank[below] + 1 for below in graph.successors(name)), default=0)
    top, found = max(rank.values()), {}
    for level in range(top + 1):
        row = sorted(name for name in rank if rank[name] == level)
        below = {name: [found[one][0] for one in graph.successors(name)] for name in row}
        row.sort(key=lambda name: (sum(below[name]) / len(below[name]) if below[name] else 0, name))
        for number, name in enumerate(row):
            x = WIDTH / 2 + (number - (len(row) - 1) / 2) * (BOX + GAP)
            found[name] = (x, MARGIN + HEIGHT / 2 + (top - level) * (HEIGHT + GAP))
    return found


def draw() -> str:
    """Return the picture as SVG."""
    graph = rooms()
    place = places(graph)
    height = max(y for _, y in place.values()) + HEIGHT / 2 + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="The rooms of swcore">',
        f"<style>{STYLE}</style>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0L8 4L0 8z" style="fill:#5b6b7b;marker-end:none"/></marker></defs>',
        '<rect width="100%" height="100%" style="fill:#fff;stroke:none;rx:0"/>',
    ]
    for upper, lower in sorted(graph.edges):
        (x, y), (to, down) = place[upper], place[lower]
        start, end = y + HEIGHT / 2, down - HEIGHT / 2
        parts.append(f'<path d="M{x:.0f} {start:.0f}C{x:.0f} {start + GAP:.0f} {to:.0f} {end - GAP:.0f} {to:.0f} {end:.0f}"/>')
    for name, (x, y) in sorted(place.items()):
        kind = "pack" if not name.startswith("swcore.") else next((deep for deep in DEEP if name.startswith(deep)), "swcore")
        label = name.removeprefix("swcore.").removeprefix("swcore_")
        about = f"<title>{escape(graph.nodes[name].get('about', ''))}</title>"
        parts.append(
            f"<g id={quoteattr(name)}>{about}"
            f'<rect x="{x - BOX / 2:.0f}" y="{y - HEIGHT / 2:.0f}" width="{BOX}" height="{HEIGHT}" fill="{FILLS[kind]}"/>'
            f'<text x="{x:.0f}" y="{y + 4.5:.0f}">{escape(label)}</text></g>'
        )
    return "\n".join((*parts, "</svg>\n"))


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
