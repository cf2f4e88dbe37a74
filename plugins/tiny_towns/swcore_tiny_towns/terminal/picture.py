"""Pictures with rich: a town of four by four squares, and the pattern of a card.

A square is five columns wide and two lines high. A cube is a block above its word, a building fills its square with the colour
of its type and shows the beginning of its name, with what lies on it below.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

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


def draw_town(words: Lexicon, town: Town, title: str, numbers: Mapping[int, int] | None = None) -> RenderableType:
    """Return the picture of a town.

    Args:
        words: the names to use.
        town: the town.
        title: what stands above it.
        numbers: by square the number of the menu line that chooses it; shown on empty squares.
    """
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(width=1)
    for _ in range(SIDE):
        table.add_column(width=WIDE, no_wrap=True, overflow="crop")
    table.add_row("", *(Text(name[0].center(WIDE), "dim") for name in SQUARES[:SIDE]))
    for row in range(0, len(SQUARES), SIDE):
        cells = [_square(words, town, square, (numbers or {}).get(square)) for square in range(row, row + SIDE)]
        table.add_row(Text(SQUARES[row][1], "dim"), *cells)
    below = [Text(line, "dim") for line in _lying(words, town)]
    return Group(Text(title, "bold", no_wrap=True, overflow="ellipsis"), table, *below)


def side_by_side(pictures: list[RenderableType], width: int) -> RenderableType:
    """Return pictures of towns in as many columns as there is room for."""
    across = max(1, (width + BETWEEN) // (TOWN_WIDTH + BETWEEN))
    table = Table.grid(padding=(0, BETWEEN, 0, 0))
    for _ in range(min(across, len(pictures))):
        table.add_column(width=TOWN_WIDTH)
    for first in range(0, len(pictures), across):
        table.add_row(*pictures[first : first + across])
    return table


def draw_pattern(words: Lexicon, card: Card) -> Text:
    """Return the pattern of a card: each cube as a block and two letters of its resource."""
    height, width = max(row for row, _, _ in card.cells) + 1, max(column for _, column, _ in card.cells) + 1
    cubes = {(row, column): resource for row, column, resource in card.cells}
    picture = Text()
    for row in range(height):
        for column in range(width):
            resource = cubes.get((row, column))
            if resource is None:
                picture.append("    ")
            else:
                picture.append(f"{BLOCK}{words.resource(resource)[:2]} ", CUBE_STYLES[resource])
        picture.append("\n" if row < height - 1 else "")
    return picture


def cube(words: Lexicon, resource: str) -> Text:
    """Return a resource as a coloured block and its name."""
    return Text(f"{BLOCK} {words.resource(resource)}", CUBE_STYLES[resource])


def card_name(words: Lexicon, card: Card) -> Text:
    """Return the name of a card in the colour of its type."""
    return Text(f" {words.name(card.name)} ", TYPE_STYLES[card.type])


def _square(words: Lexicon, town: Town, square: int, number: int | None) -> Text:
    what = town.squares[square]
    if what in RESOURCES:
        return Text(f"{BLOCK.center(WIDE)}\n{words.short(what).center(WIDE)}", CUBE_STYLES[what])
    card = town.card(square)
    if card is None:
        return Text(f"{NOTHING.center(WIDE)}\n", "dim") if number is None else Text(f"{str(number).center(WIDE)}\n", "bold cyan")
    style = TYPE_STYLES[card.type]
    picture = Text(f"{words.short(card.id).center(WIDE)}\n", style)
    lying = town.lying(square)
    if len(lying) == 1:
        picture.append(words.short(lying[0]).center(WIDE), f"{CUBE_STYLES[lying[0]]} {_ground(style)}")
    else:
        left = (WIDE - len(lying)) // 2
        picture.append(" " * left, style)
        for resource in lying:
            picture.append(BLOCK, f"{CUBE_STYLES[resource]} {_ground(style)}")
        picture.append(" " * (WIDE - left - len(lying)), style)
    return picture


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
