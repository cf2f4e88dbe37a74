"""Writing SVG: elements as text, colours made lighter and darker, and what stands for a seat."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape, quoteattr

from swcore.text.escaping import escaped

INK, PAPER, LINE = "#1c1a17", "#fbf5e6", "#4a3826"
TARGET = "#ffd400"
NEUTRAL = "#6b655c"
SEATS = ("#c62828", "#1d5fb4", "#1f7a35", "#8a2a9b", "#b35c00", "#00707a", "#5d4037", "#37474f")
"""The colours of seats; the tests hold white text on them to a contrast of 4.5."""

DASHES = ("", "14 6", "3 5", "18 5 3 5", "9 9", "2 8", "24 6", "12 4 3 4 3 4")
"""How the band inside the border of what a seat holds is dashed: told apart without colour."""

LETTERS = "ABCDEFGHIJKLMNOP"


def letter(owner: int | None, *, active: bool = True) -> str:
    """Return the letter of a seat: a small one for a people in decline, none for nobody's.

    Args:
        owner: the seat, or None.
        active: False once the people is in decline.
    """
    if owner is None:
        return ""
    found = LETTERS[owner % len(LETTERS)]
    return found if active else found.lower()


def element(tag: str, content: str = "", /, **attributes: object) -> str:
    """Return an element; an underscore in the name of an attribute stands for a hyphen.

    Args:
        tag: its name.
        content: what stands in it, as SVG.
        attributes: its attributes; those that are None or "" are left out.
    """
    told = "".join(
        f" {name.rstrip('_').replace('_', '-')}={quoteattr(_value(value))}"
        for name, value in attributes.items()
        if value is not None and value != ""
    )
    return f"<{tag}{told}>{content}</{tag}>" if content else f"<{tag}{told}/>"


def text(content: str, x: float, y: float, size: float, *, fill: str = INK, halo: str = PAPER, **more: object) -> str:
    """Return a line of text whose middle is at a place, with a halo that parts it from what is below.

    Args:
        content: the text.
        x, y: its middle.
        size: of the letters.
        fill: its colour.
        halo: the colour around it; "" for none.
        more: further attributes.
    """
    around = {"stroke": halo, "stroke_width": round(size / 4, 1), "paint_order": "stroke", "stroke_linejoin": "round"}
    return element(
        "text",
        escape(escaped(content)),
        x=round(x, 1),
        y=round(y + size * 0.35, 1),
        font_size=round(size, 1),
        text_anchor="middle",
        fill=fill,
        **(around if halo else {}),
        **more,
    )


def points(outline: Iterable[tuple[float, float]]) -> str:
    """Return the corners of an outline as an attribute."""
    return " ".join(f"{x:g},{y:g}" for x, y in outline)


def mixed(colour: str, other: str, share: float) -> str:
    """Return a colour with a share of another one.

    Args:
        colour, other: as `#rrggbb`.
        share: of the other one.
    """
    one, two = (tuple(int(text[at : at + 2], 16) for at in (1, 3, 5)) for text in (colour, other))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in zip(one, two, strict=True))


def _value(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)
