"""Pictures as data: a town of four by four squares, and the pattern of a card.

A square is five columns wide and two lines high. A cube is a block above its word, a building fills its square with the colour
of its type and shows the beginning of its name, with what lies on it below.
"""

from __future__ import annotations

from collections.abc import Mapping

from swcore.wording.pages import Column, Line, Page, Sheet, Span, Stack
from swcore_tiny_towns.position.pieces import Card
from swcore_tiny_towns.position.squares import RESOURCES, SIDE, SQUARES
from swcore_tiny_towns.position.view import Town
from swcore_tiny_towns.wording.names import Lexicon

CUBE_STYLES = {"wood": "color(137)", "wheat": "color(220)", "brick": "color(167)", "glass": "color(81)", "stone": "color(250)"}
TYPE_STYLES = {
    "cottage": "bold white on color(26)",
    "farm": "bold white on color(124)",
    "well": "bold white on color(242)",
    "chapel": "bold black on color(208)",
    "tavern": "bold white on color(28)",
    "theater": "bold black on color(220)",
    "factory": "bold white on color(235)",
    "monument": "bold white on color(90)",
}
WIDE, GAP, BETWEEN = 5, 1, 2
TOWN_WIDTH = 2 + SIDE * WIDE + (SIDE - 1) * GAP
BLOCK, NOTHING = "■", "·"


def draw_town(words: Lexicon, town: Town, title: str, numbers: Mapping[int, int] | None = None) -> Page:
    """Return the picture of a town.

    Args:
        words: the names to use.
        town: the town.
        title: what stands above it.
        numbers: by square the number of the menu line that chooses it; shown on empty squares.
    """
    rows: list[tuple[Page, ...]] = [("", *(Span(name[0].center(WIDE), "dim") for name in SQUARES[:SIDE]))]
    for row in range(0, len(SQUARES), SIDE):
        cells = [_square(words, town, square, (numbers or {}).get(square)) for square in range(row, row + SIDE)]
        rows.append((Span(SQUARES[row][1], "dim"), *cells))
    table = Sheet((Column(width=1), *[Column(whole=True, width=WIDE)] * SIDE), tuple(rows), heads=False, gap=GAP)
    below = [Span(line, "dim") for line in _lying(words, town)]
    return Stack((Line((Span(title, "bold"),), whole=True), table, *below))


def side_by_side(pictures: list[Page], width: int) -> Page:
    """Return pictures of towns in as many columns as there is room for."""
    across = max(1, (width + BETWEEN) // (TOWN_WIDTH + BETWEEN))
    columns = min(across, len(pictures))
    rows = [tuple(pictures[first : first + across]) for first in range(0, len(pictures), across)]
    whole = tuple((*row, *[""] * (columns - len(row))) for row in rows)
    return Sheet((Column(width=TOWN_WIDTH),) * columns, whole, heads=False, gap=BETWEEN)


def draw_pattern(words: Lexicon, card: Card) -> Line:
    """Return the pattern of a card: each cube as a block and two letters of its resource."""
    height, width = max(row for row, _, _ in card.cells) + 1, max(column for _, column, _ in card.cells) + 1
    cubes = {(row, column): resource for row, column, resource in card.cells}
    picture: list[Span] = []
    for row in range(height):
        for column in range(width):
            resource = cubes.get((row, column))
            if resource is None:
                picture.append(Span("    "))
            else:
                picture.append(Span(f"{BLOCK}{words.resource(resource)[:2]} ", CUBE_STYLES[resource]))
        picture.append(Span("\n" if row < height - 1 else ""))
    return Line(tuple(picture))


def cube(words: Lexicon, resource: str) -> Span:
    """Return a resource as a coloured block and its name."""
    return Span(f"{BLOCK} {words.resource(resource)}", CUBE_STYLES[resource])


def card_name(words: Lexicon, card: Card) -> Span:
    """Return the name of a card in the colour of its type."""
    return Span(f" {words.name(card.name)} ", TYPE_STYLES[card.type])


def _square(words: Lexicon, town: Town, square: int, number: int | None) -> Span | Line:
    what = town.squares[square]
    if what in RESOURCES:
        return Span(f"{BLOCK.center(WIDE)}\n{words.short(what).center(WIDE)}", CUBE_STYLES[what])
    card = town.card(square)
    if card is None:
        return Span(f"{NOTHING.center(WIDE)}\n", "dim") if number is None else Span(f"{str(number).center(WIDE)}\n", "bold cyan")
    style = TYPE_STYLES[card.type]
    picture, lying = [Span(f"{words.short(card.id).center(WIDE)}\n")], town.lying(square)
    if len(lying) == 1:
        picture.append(Span(words.short(lying[0]).center(WIDE), f"{CUBE_STYLES[lying[0]]} {_ground(style)}"))
    else:
        left = (WIDE - len(lying)) // 2
        picture.append(Span(" " * left, style))
        picture += [Span(BLOCK, f"{CUBE_STYLES[resource]} {_ground(style)}") for resource in lying]
        picture.append(Span(" " * (WIDE - left - len(lying)), style))
    return Line(tuple(picture), style)


def _ground(style: str) -> str:
    """Return the background of a style, alone."""
    return style[style.index("on ") :]


def _lying(words: Lexicon, town: Town) -> list[str]:
    """Return what lies on buildings that hold several cubes, one line each."""
    return [
        f"{square}: {', '.join(words.resource(one) for one in lying)}"
        for square, lying in sorted(town.on.items())
        if len(lying) > 1
    ]
