"""Where tokens and markers are besides the regions, how long pieces are lent, and what lies on a combo."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
ALL: Final = 99  # more tokens than any army has
# Places of race tokens besides region numbers. Markers use SUPPLY, STOCK (the owner's hand) and OUT.
HAND: Final = -1
TRAY: Final = -2
WITHDRAWN: Final = -3
ASIDE: Final = -4
SUPPLY: Final = -5
STOCK: Final = -6
OUT: Final = -7
# How long a piece is lent, the shortest first.
TURN: Final = "turn"
DECLINE: Final = "decline"
GAME: Final = "game"
LOANS: Final = (TURN, DECLINE, GAME)
Laid = tuple[int, tuple[tuple[str, int], ...], tuple[str, ...]]  # on a combo: tokens, markers, lock
NOTHING_LAID: Final[Laid] = (0, (), ())
PLACES = {
    HAND: "hand",
    TRAY: "tray",
    WITHDRAWN: "withdrawn",
    ASIDE: "aside",
    SUPPLY: "supply",
    STOCK: "stock",
    OUT: "out",
}
