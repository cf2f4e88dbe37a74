"""Writing a page as SVG: sizes are in millimetres, and letters are outlines, so that it looks the same without any font."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from swcore.printing.fonts import font
from swcore.printing.shapes import POINT, Drawn, Shape, Step, Text


def svg(drawing: Iterable[Drawn], width: float, height: float, title: str = "") -> str:
    """Return a page as SVG.

    Args:
        drawing: what stands on it.
        width, height: its size, in millimetres.
        title: what it is called.
    """
    letters: dict[tuple[str, str], str] = {}
    body = [_text(one, letters) if isinstance(one, Text) else _shape(one) for one in drawing]
    known = (f'<path id="{id}" d="{path(font(name).outline(letter))}"/>' for (name, letter), id in letters.items())
    size = f'width="{_n(width)}mm" height="{_n(height)}mm" viewBox="0 0 {_n(width)} {_n(height)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={quoteattr(title)}>'
    paper = f'<rect width="{_n(width)}" height="{_n(height)}" fill="#ffffff"/>'
    parts = [head, f"<title>{escape(title)}</title>", f"<defs>{''.join(known)}</defs>", paper, *body, "</svg>"]
    return "\n".join(parts) + "\n"


def path(steps: Iterable[Step]) -> str:
    """Return an outline as the text of a path."""
    return "".join(step + " ".join(f"{_n(x)} {_n(y)}" for x, y in points) for step, points in steps)


def _shape(shape: Shape) -> str:
    said = [f'd="{path(shape.steps)}"', f'fill="{shape.fill or "none"}"']
    said += ['fill-rule="evenodd"'] if shape.fill else []
    if shape.pen:
        said += [f'stroke="{shape.pen}"', f'stroke-width="{_n(shape.width)}"', 'stroke-linejoin="round"']
    if shape.dash:
        said.append(f'stroke-dasharray="{" ".join(map(_n, shape.dash))}"')
    if shape.role:
        said.append(f'class="{shape.role}"')
    return f"<path {' '.join(said)}/>"


def _text(text: Text, letters: dict[tuple[str, str], str]) -> str:
    face, scale = font(text.font), text.size * POINT / 1000
    turned = f" rotate({_n(text.turn)})" if text.turn else ""
    uses, x = [], 0.0
    for letter in text.text:
        id = letters.setdefault((text.font, letter), f"g{len(letters)}")
        if letter != " ":
            uses.append(f'<use href="#{id}" x="{_n(x)}"/>')
        x += face.width(letter, 1) / POINT * 1000
    place = f"translate({_n(text.x)} {_n(text.y)}){turned} scale({scale:.6f})"
    return f'<g aria-label={quoteattr(text.text)} fill="{text.fill}" transform="{place}">{"".join(uses)}</g>'


def _n(number: float) -> str:
    return f"{number:.3f}".rstrip("0").rstrip(".")
