"""Drawing grids, such as a town of squares, with what lies on them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style

from swcore.cli.drawing.labels import COST
from swcore.cli.drawing.picture import Canvas, Marks, Picture
from swcore.cli.drawing.styles import INK, LINE, PAPER, Ground
from swcore.wording.looks import Looks, look_of
from swcore.wording.scene import Area, Board, Element, Scene

LEAST, MOST = (5, 2), (14, 6)  # columns and rows of a square, its border aside
EMPTY, LIT = Ground(PAPER, " "), "#fff6c9"


def draw_grid(
    scene: Scene, board: Board, width: int, height: int, looks: Looks, marks: Marks, *, most: int = MOST[0]
) -> Picture | None:
    """Return a grid drawn into a room of so many columns and rows; None where there is no room for its squares.

    Args:
        scene: the scene.
        board: the grid.
        width, height: the room.
        looks: how words look.
        marks: what is marked in it.
        most: columns of a square at most.
    """
    wide = min(most, (width - 1) // board.columns - 1)
    tall = min(MOST[1], (height - 2) // board.rows - 1)
    tall = min(tall, max(LEAST[1], wide // 3 + 1))
    if wide < LEAST[0] or tall < LEAST[1]:
        return None
    lying = _lying(scene)
    canvas = Canvas(1 + board.columns * (wide + 1), 2 + board.rows * (tall + 1))
    canvas.write(0, 0, _cut(board.label, canvas.width), Style(bold=True))
    _frame(canvas, board, wide, tall, ascii_only=marks.ascii_only)
    under = [[""] * canvas.width for _ in range(canvas.height)]
    places = {}
    for area in scene.of("area", board.id):
        row, column = 2 + (area.row or 0) * (tall + 1), 1 + (area.column or 0) * (wide + 1)
        _square(
            canvas,
            area,
            lying.get(area.id, ()),
            (row, column, wide, tall),
            looks,
            target=area.id in marks.costs,
            lit=area.id == marks.chosen,
        )
        for at in range(row, row + tall):
            under[at][column : column + wide] = [area.id] * wide
        places[area.id] = row + tall // 2, column + wide // 2
    return Picture(canvas.lines(), tuple(map(tuple, under)), places)


def _lying(scene: Scene) -> dict[str, list[Element]]:
    found: dict[str, list[Element]] = {}
    for one in scene.elements:
        if one.kind in ("card", "marker", "stack"):
            found.setdefault(one.at, []).append(one)
    return found


def _frame(canvas: Canvas, board: Board, wide: int, tall: int, *, ascii_only: bool) -> None:
    """Draw the lines of a grid, below the line with its name."""
    style = Style(color=LINE, bgcolor=PAPER)
    level, upright, cross = "-|+" if ascii_only else "─│┼"
    ends = ("+" * 9) if ascii_only else "┌┬┐├┼┤└┴┘"
    for row in range(board.rows + 1):
        at = 1 + row * (tall + 1)
        for column in range(canvas.width):
            canvas.put(at, column, level, style)
        for column in range(board.columns + 1):
            kind = (0 if row == 0 else 6 if row == board.rows else 3) + (
                0 if column == 0 else 2 if column == board.columns else 1
            )
            canvas.put(at, column * (wide + 1), ends[kind] or cross, style)
    for row in range(board.rows):
        for down in range(1, tall + 1):
            for column in range(board.columns + 1):
                canvas.put(1 + row * (tall + 1) + down, column * (wide + 1), upright, style)


def _square(
    canvas: Canvas,
    area: Area,
    lying: Sequence[Element],
    box: tuple[int, int, int, int],
    looks: Looks,
    *,
    target: bool,
    lit: bool,
) -> None:
    """Fill a square: the name of the square, what stands there in its colour, what lies on that below."""
    row, column, wide, tall = box
    first = lying[0] if lying else None
    colour = LIT if lit else look_of(looks, _look_id(first)).colour if first is not None else PAPER
    plain, faint = Style(color=INK, bgcolor=colour, bold=first is not None), Style(color="#8a7f6d", bgcolor=colour)
    for down in range(tall):
        canvas.write(row + down, column, " " * wide, plain)
    canvas.write(row, column, (f"[{area.label}]" if target else area.label)[:wide], COST if target else faint)
    if first is None:
        return
    lines = _words(first.label, wide)[: max(1, tall - 1 - (len(lying) > 1))]
    for at, line in enumerate(lines, start=1):
        canvas.write(row + at, column, line.center(wide), plain)
    for at, one in enumerate(lying[1 : 1 + tall - 1 - len(lines)], start=1 + len(lines)):
        look = look_of(looks, _look_id(one))
        canvas.write(row + at, column, _cut(f"+{one.label}", wide).ljust(wide), Style(color=INK, bgcolor=look.colour))


def _look_id(one: Element | None) -> str:
    if one is None:
        return ""
    return f"type:{getattr(one, 'sort', '')}" if one.kind == "card" else one.about


def _words(text: str, wide: int) -> list[str]:
    """Return a text in lines of so many columns; a word that is too long is cut."""
    found: list[str] = []
    for word in text.split():
        if found and len(found[-1]) + 1 + len(word) <= wide:
            found[-1] += f" {word}"
        else:
            found.append(_cut(word, wide))
    return found


def _cut(text: str, wide: int) -> str:
    return text if len(text) <= wide else text[: wide - 1] + "." if wide > 1 else text[:wide]
