"""All boards of a scene in one picture: the map, or the grids with that of the viewer first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from swcore.cli.drawing.grids import LEAST, MOST, draw_grid
from swcore.cli.drawing.maps import draw_map
from swcore.cli.drawing.picture import Marks, Picture, joined, stacked
from swcore.wording.looks import Looks
from swcore.wording.menus import Menu
from swcore.wording.scene import Board, Scene

BETWEEN = 2  # columns between two grids
SMALL = 8  # columns of a square of another seat


def draw_boards(
    scene: Scene,
    width: int,
    height: int,
    looks: Looks,
    *,
    costs: Mapping[str, str] | None = None,
    chosen: str = "",
    ascii_only: bool = False,
) -> Picture | None:
    """Return what the boards of a scene look like in a room of so many columns and rows.

    Args:
        scene: the scene.
        width, height: the room.
        looks: how words look, see `Face.looks`.
        costs: by id of an area what it costs to act upon it, or "": see `costs_of`.
        chosen: id of the area under the cursor.
        ascii_only: whether only letters of ASCII may be written.

    Returns:
        The picture; `missing` names areas for which there was no room. None where there is no board, or no room for a grid.
    """
    marks = Marks(costs or {}, chosen, ascii_only)
    grids: list[Board] = [one for one in scene.of("board") if one.rows]
    if not grids:
        return draw_map(scene, width, height, looks, marks)
    own = [one for one in grids if one.owner == scene.seat] or grids[:1]
    others = [one for one in grids if one not in own]

    def drawn(board: Board, most: int, wide: int, tall: int) -> Picture | None:
        return draw_grid(scene, board, wide, tall, looks, marks, most=most)

    best: tuple[int, Picture] | None = None
    for most in range(MOST[0], LEAST[0] - 1, -1):  # as large as leaves room for the most of the others
        first = drawn(own[0], most, width, height)
        if first is None:
            continue
        count, picture = _with_others(first, others, width, height, partial(drawn, most=min(most, SMALL)))
        if best is None or count > best[0]:
            best = count, picture
    return best[1] if best else None


def _with_others(
    first: Picture, others: list[Board], width: int, height: int, drawn: Callable[..., Picture | None]
) -> tuple[int, Picture]:
    """Return how many grids are in a picture, and the picture: a first one with the others beside and below it."""
    rows: list[list[Picture]] = [[first]]
    count = 1
    for board in others:
        used, tall = sum(one.width + BETWEEN for one in rows[-1]), max(one.height for one in rows[-1])
        one = drawn(board, wide=width - used, tall=tall)
        if one is None:
            left = height - sum(max(one.height for one in row) + 1 for row in rows)
            one = drawn(board, wide=width, tall=left)
            if one is None:
                break
            rows.append([])
        rows[-1].append(one)
        count += 1
    return count, stacked([joined(row, BETWEEN) for row in rows])


def costs_of(menu: Menu) -> dict[str, str]:
    """Return by element of the scene the least that an action upon it costs; "" where no number belongs to it.

    Args:
        menu: the open question.
    """
    found: dict[str, int | None] = {}
    for choice in menu.choices:
        for one in choice.arguments:
            if not one.element:
                continue
            known = found.get(one.element)
            if choice.cost is not None:
                found[one.element] = choice.cost if known is None else min(known, choice.cost)
            else:
                found.setdefault(one.element, None)
    return {element: "" if cost is None else str(cost) for element, cost in found.items()}
