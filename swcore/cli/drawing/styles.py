"""Colours and letters of a picture: whose something is, what lines and targets look like."""

from __future__ import annotations

import attrs
from rich.style import Style

from swcore.wording.looks import Look

INK, LINE, PAPER = "#1c1a17", "#5b4a36", "#efe6d2"
SEATS = ("#c62828", "#1d5fb4", "#1f7a35", "#8a2a9b", "#b35c00", "#00707a", "#5d4037", "#37474f")
LETTERS = "ABCDEFGHIJKLMNOP"
NOBODY = "·"
TARGET = "#ffd400"
DARK = 0.62  # of a colour, where something is written in it on itself


def letter(seat: int | None, *, active: bool = True) -> str:
    """Return the letter of a seat: a small one for a people in decline, a dot for nobody's."""
    if seat is None:
        return NOBODY
    found = LETTERS[seat % len(LETTERS)]
    return found if active else found.lower()


def seat_colour(seat: int | None) -> str:
    """Return the colour of a seat; the ink for nobody."""
    return INK if seat is None else SEATS[seat % len(SEATS)]


def badge(seat: int | None, *, active: bool = True) -> Style:
    """Return the style of a stack: light on the colour of its seat, the other way round in decline."""
    if seat is None:
        return Style(color="#3a3733", bgcolor="#cfc8ba", bold=True)
    if active:
        return Style(color="#ffffff", bgcolor=seat_colour(seat), bold=True)
    return Style(color=seat_colour(seat), bgcolor="#f4f0e6", bold=True)


def seat_style(seat: int | None) -> Style:
    """Return the style of a seat's name on the paper of the terminal, light or dark."""
    return Style(bold=True) if seat is None else Style(color="#ffffff", bgcolor=seat_colour(seat), bold=True)


def darker(colour: str, by: float = DARK) -> str:
    """Return a colour with a share of its light."""
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{int(part * by):02x}" for part in parts)


@attrs.frozen
class Ground:
    """How an area is filled.

    Attributes:
        colour: behind everything.
        sign: scattered over it.
    """

    colour: str
    sign: str

    def fill(self) -> Style:
        """Return the style of its signs."""
        return Style(color=darker(self.colour), bgcolor=self.colour)

    def line(self) -> Style:
        """Return the style of a border on it."""
        return Style(color=LINE, bgcolor=self.colour)

    def text(self) -> Style:
        """Return the style of what is written on it."""
        return Style(color=INK, bgcolor=self.colour, bold=True)

    def lit(self) -> Ground:
        """Return it as it looks under the cursor."""
        return attrs.evolve(self, colour="#fff6c9")


def ground_of(look: Look, *, ascii_only: bool) -> Ground:
    """Return how an area of a look is filled."""
    return Ground(look.colour, (look.plain if ascii_only else look.sign) or look.sign)
