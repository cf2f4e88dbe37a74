"""What lies in a region: id, name, symbols, tokens, markers and what an action costs, laid into the circle of its label."""

from __future__ import annotations

from collections.abc import Iterator

from swcore.graph.drawing import Territory
from swcore.wording.looks import Looks, look_of
from swcore.wording.pictures.ink import INK, NEUTRAL, PAPER, SEATS, TARGET, element, letter, mixed, text
from swcore.wording.pictures.patterns import FIGURES, figure_of
from swcore.wording.pictures.spots import Spot, Tokens

SMALL, LARGE = 11.0, 24.0  # letters of ids
_FIGURE = FIGURES["figure"]


def badges(one: Territory, spot: Spot, looks: Looks, *, id: bool, unit: float) -> Iterator[str]:
    """Yield what lies in a region.

    Args:
        one: its territory.
        spot: what is to be shown.
        looks: how words look.
        id: whether its id is written.
        unit: the size of a symbol; smaller where the region is.
    """
    size = min(unit, one.radius * 0.55)
    rows: list[tuple[float, list[str]]] = []
    letters = max(SMALL, min(LARGE, size * 0.62))
    if id:
        rows.append((letters, [text(one.id, 0, 0, letters, opacity=0.9)]))
    if spot.name:
        small = min(letters, 2.9 * one.radius / max(len(spot.name), 4))
        rows.append((small, [text(spot.name, 0, 0, small)]))
    tokens = [_tokens(tokens, size) for tokens in spot.tokens if tokens.count]
    if tokens:
        rows.append((size * 1.15, tokens))
    shown = [part for symbol in spot.symbols if (part := _symbol(symbol, looks, size * 0.8))]
    shown += [part for marker, count in spot.markers if (part := _marker(marker, count, looks, size * 0.9))]
    if shown:
        rows.append((size * 0.9, shown))
    if spot.target:
        rows.append((size * 0.8, [_price(spot.target, size * 0.85)]))
    yield from _laid(one, rows, size)


def _laid(one: Territory, rows: list[tuple[float, list[str]]], size: float) -> Iterator[str]:
    """Lay rows below each other into the circle, and make all of it smaller where it does not fit."""
    height = sum(tall for tall, _ in rows) + 0.18 * size * max(0, len(rows) - 1)
    width = max((len(row) * size * 1.2 for _, row in rows), default=0.0)
    scale = min(1.0, 1.75 * one.radius / max((height**2 + width**2) ** 0.5, 1e-9) * 1.1)
    y = -height / 2
    parts = []
    for tall, row in rows:
        y += tall / 2
        step = size * (1.5 if len(row) < 3 else 1.2)
        for at, part in enumerate(row):
            x = (at - (len(row) - 1) / 2) * step
            parts.append(element("g", part, transform=f"translate({x:.1f} {y:.1f})"))
        y += tall / 2 + 0.18 * size
    yield element("g", "".join(parts), transform=f"translate({one.x:g} {one.y:g}) scale({scale:.3f})")


def _tokens(tokens: Tokens, size: float) -> str:
    """Return a badge: the letter of the seat on its colour and the count on paper, the other way round in decline."""
    wide, tall = size * (1.9 if tokens.owner is not None else 1.7), size * 1.1
    colour = NEUTRAL if tokens.owner is None else SEATS[tokens.owner % len(SEATS)]
    full, pale = (colour, PAPER) if tokens.active else (mixed(colour, PAPER, 0.8), PAPER)
    box = {"x": -wide / 2, "y": -tall / 2, "height": tall, "rx": size * 0.22}
    half = element("path", d=_half(wide, tall, size * 0.22), fill=full)
    edge = "" if tokens.active else f"{size * 0.16:g} {size * 0.1:g}"
    border = element("rect", width=wide, fill="none", stroke=INK if tokens.active else colour, stroke_width=size * 0.09,
                     stroke_dasharray=edge, **box)  # fmt: skip
    ink = "#ffffff" if tokens.active else colour if tokens.owner is not None else INK
    if tokens.owner is None:
        mark = element("path", d=_FIGURE, fill=ink, transform=_square(-wide / 4, 0, size * 0.72))
    else:
        mark = text(letter(tokens.owner, active=tokens.active), -wide / 4, 0, size * 0.8, fill=ink, halo="", font_weight="bold")
    count = text(str(tokens.count), wide / 4, 0, size * 0.8, halo="", font_weight="bold")
    return element("rect", width=wide, fill=pale, **box) + half + border + mark + count


def _half(wide: float, tall: float, r: float) -> str:
    """Return the left half of a badge."""
    x, y = -wide / 2, -tall / 2
    return f"M0 {y:g}H{x + r:g}Q{x:g} {y:g} {x:g} {y + r:g}V{-y - r:g}Q{x:g} {-y:g} {x + r:g} {-y:g}H0z"


def _symbol(id: str, looks: Looks, size: float) -> str:
    """Return a symbol on a disc of paper; "" for one that looks hide."""
    look = look_of(looks, id)
    figure = figure_of(look)
    if not figure and not look.sign:
        return ""
    disc = element("circle", r=size * 0.56, fill=PAPER, stroke=INK, stroke_width=size * 0.06)
    if figure:
        return disc + element("path", d=figure, fill=INK, fill_rule="evenodd", transform=_square(0, 0, size * 0.78))
    return disc + text(look.plain or look.sign, 0, 0, size * 0.75, halo="", font_weight="bold")


def _marker(id: str, count: int, looks: Looks, size: float) -> str:
    """Return a marker on a square of ink; "" for one that looks hide."""
    bare = id.partition(":")[2]
    look = looks.get(bare) or looks.get(id)
    if look is not None and not (look.sign or look.picture):
        return ""
    figure = "" if look is None else figure_of(look)
    box = element("rect", x=-size / 2, y=-size / 2, width=size, height=size, rx=size * 0.15, fill=INK, stroke=PAPER,
                  stroke_width=size * 0.06)  # fmt: skip
    if figure:
        inner = element("path", d=figure, fill=PAPER, fill_rule="evenodd", transform=_square(0, 0, size * 0.75))
    else:
        named = look.plain or look.sign if look else bare.rpartition(".")[2][:1].upper()
        inner = text(named, 0, 0, size * 0.75, fill=PAPER, halo="", font_weight="bold")
    more = text(f"×{count}", size * 0.5, size * 0.45, size * 0.45) if count > 1 else ""
    return box + inner + more


def _price(told: str, size: float) -> str:
    wide = size * (0.7 + 0.48 * len(told))
    box = element("rect", x=-wide / 2, y=-size / 2, width=wide, height=size, rx=size / 2, fill=TARGET, stroke=INK,
                  stroke_width=size * 0.08)  # fmt: skip
    return box + text(told, 0, 0, size * 0.72, halo="", font_weight="bold")


def _square(x: float, y: float, size: float) -> str:
    """Return what moves a square of 24 to a place."""
    return f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 24:.3f})"
