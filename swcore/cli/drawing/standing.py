"""How a game stands, from its scene alone: the board as a picture, what belongs to the seats, and the rows of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs
from rich.text import Text

from swcore.cli.drawing.boards import costs_of, draw_boards
from swcore.cli.drawing.styles import badge, letter
from swcore.cli.drawing.tables import notes, panels, rows

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from swcore.cli.drawing.picture import Picture
    from swcore.wording.looks import Looks
    from swcore.wording.menus import Menu
    from swcore.wording.scene import Scene

LEAST, MOST = (60, 16), (130, 34)  # columns and rows of a picture
LEGEND = 2  # rows of what its letters mean


@attrs.frozen
class Room:
    """The room that there is to draw in.

    Attributes:
        width: columns.
        window: rows of the window; 0 where there is none.
        ascii_only: whether only letters of ASCII may be written.
    """

    width: int
    window: int
    ascii_only: bool

    @classmethod
    def of(cls, console: Console) -> Room:
        """Return the room of a console."""
        window = console.height if console.is_terminal else 0
        return cls(min(MOST[0], console.width - 1), window, not console.encoding.startswith("utf"))


def board(scene: Scene, looks: Looks, menu: Menu | None, room: Room, beside: int = 0) -> Picture | None:
    """Return the boards of a scene as low as leaves room for all their words; None where there are none, or no room.

    Args:
        scene: the scene.
        looks: how words look.
        menu: the open question of the viewer, where there is one: what may be acted upon is marked.
        room: the room.
        beside: rows of what is shown with it, if it can be low enough.
    """
    if room.width < LEAST[0]:
        return None
    costs = costs_of(menu) if menu else {}
    for height in heights(room.width, room.window, beside):
        found = draw_boards(scene, room.width, height, looks, costs=costs, ascii_only=room.ascii_only)
        if found is None or not found.missing:
            return found
    return None


def heights(width: int, window: int, beside: int) -> list[int]:
    """Return how many rows a picture may have, the best first: as the window leaves them, then more until all words fit.

    Args:
        width: columns of the picture.
        window: rows of the window; 0 where there is none.
        beside: rows of what is shown with the picture.
    """
    usual = max(LEAST[1], min(MOST[1], width // 4))
    alone = max(LEAST[1], min(MOST[1], window - LEGEND - 1)) if window else MOST[1]  # the line that is typed stands below
    together = [window - beside] if window and LEAST[1] <= window - beside < usual else []
    return [*together, *range(min(usual, alone), alone + 1), *range(alone + 3, MOST[1] + 1, 3)]


def legend(scene: Scene, picture: Picture, told: str) -> list[RenderableType]:
    """Return a picture with what its letters and numbers mean.

    Args:
        scene: what is drawn.
        picture: the picture.
        told: what else is said of it.
    """
    line = Text()
    for panel in scene.of("panel"):
        if panel.seat is not None:
            line.append(letter(panel.seat), badge(panel.seat))
            line.append(f" {panel.label}  ")
    line.append(told, "dim")
    return [picture.shown(), line]


def below(scene: Scene, looks: Looks, *, combos: bool) -> list[RenderableType]:
    """Return what is told below the board.

    Args:
        scene: the scene.
        looks: how words look.
        combos: whether the rows of cards are, which the menu of one who picks tells itself.
    """
    return [panels(scene), *notes(scene), *(["", rows(scene, looks)] if combos else [])]


def lines_of(console: Console, parts: list[RenderableType]) -> int:
    """Return how many rows parts take."""
    return sum(len(console.render_lines(one)) for one in parts)
