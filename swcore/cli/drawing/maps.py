"""Drawing a map: territories in the colours and signs of their terrain, with what lies in them."""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style

from swcore.cli.drawing.labels import Line, Placed, Said, place, runs, said
from swcore.cli.drawing.layout import parts_of
from swcore.cli.drawing.picture import NOTHING, Canvas, Marks, Picture
from swcore.cli.drawing.raster import BRAILLE, Cells, cells
from swcore.cli.drawing.styles import Ground, ground_of
from swcore.wording.looks import Looks, look_of
from swcore.wording.scene import Area, Scene

NO_TERRAIN = "terrain:"


def draw_map(scene: Scene, width: int, height: int, looks: Looks, marks: Marks = NOTHING) -> Picture | None:
    """Return the map of a scene, drawn into a room of so many columns and rows; None where the scene has none.

    What finds no room is told by `missing`.

    Args:
        scene: the scene.
        width, height: the room.
        looks: how words look, see `Face.looks`.
        marks: what is marked in it.
    """
    parts = parts_of(scene)
    if not parts or width < 4 or height < 2:
        return None
    areas = {one.id: one for one in scene.of("area")}
    drawn = cells(parts, width, height)
    here = [areas[id] for id in drawn.names]
    costs, ascii_only = marks.costs, marks.ascii_only
    canvas = Canvas(width, height)
    grounds = [_ground(one, looks, lit=one.id == marks.chosen, ascii_only=ascii_only) for one in here]
    _fill(canvas, drawn, grounds, {number for number, one in enumerate(here) if one.id in costs}, ascii_only=ascii_only)
    texts, missing = said(scene, here, looks, costs), []
    spots = {}
    placed = _placed(drawn, here, texts, short=False)
    if any(one is None for one in placed):  # names are cut alike all over a map
        shorter = _placed(drawn, here, texts, short=True)
        placed = shorter if sum(one is None for one in shorter) < sum(one is None for one in placed) else placed
    for number, one in enumerate(placed):
        if one is None:
            missing.append(here[number].id)
            spots[here[number].id] = drawn.places[number]
            continue
        _write(canvas, one, grounds[number])
        middle = one.row + (len(one.lines) - 1) // 2
        spots[here[number].id] = middle, one.columns[0] + sum(len(text) for text, _ in one.lines[0]) // 2
    under = tuple(tuple(drawn.names[one] if one >= 0 else "" for one in row) for row in drawn.owner)
    return Picture(canvas.lines(), under, spots, tuple(missing))


def _ground(area: Area, looks: Looks, *, lit: bool, ascii_only: bool) -> Ground:
    look = look_of(looks, f"terrain:{area.terrain.id}") if area.terrain else look_of(looks, NO_TERRAIN)
    found = ground_of(look, ascii_only=ascii_only)
    return found.lit() if lit else found


def _fill(canvas: Canvas, drawn: Cells, grounds: list[Ground], targets: set[int], *, ascii_only: bool) -> None:
    fills, lines = [one.fill() for one in grounds], [one.line() for one in grounds]
    for number in targets:
        lines[number] = Style(color="#b00020", bgcolor=grounds[number].colour, bold=True)
    for row, owners in enumerate(drawn.owner):
        for column, number in enumerate(owners):
            bits = drawn.lines[row][column]
            if number < 0:
                if bits and not ascii_only:
                    canvas.put(row, column, chr(BRAILLE + bits), None)
                continue
            if bits:
                canvas.put(row, column, _plain(bits) if ascii_only else chr(BRAILLE + bits), lines[number])
            else:
                sign = grounds[number].sign if (column + 3 * (row % 2)) % 6 == 2 else " "
                canvas.put(row, column, sign, fills[number])


def _plain(bits: int) -> str:
    """Return a letter of ASCII for a border."""
    upright, level = bits & 0x47 == 0x47 or bits & 0xB8 == 0xB8, any(bits & both == both for both in (0x09, 0x12, 0x24, 0xC0))
    return "+" if upright and level else "|" if upright else "-" if level else "."


def _placed(drawn: Cells, areas: list[Area], texts: Mapping[str, Said], *, short: bool) -> list[Placed | None]:
    """Return by area its writing where it fits: off the borders, else on them."""
    clear, every = runs(drawn, lines=False), runs(drawn, lines=True)
    found = []
    for number, area in enumerate(areas):
        variants = list(texts[area.id].variants(short=short))
        found.append(_first(drawn, number, variants, clear[number]) or _first(drawn, number, variants, every[number]))
    return found


def _first(drawn: Cells, number: int, variants: list[tuple[Line, ...]], inside: list[tuple[int, int, int]]) -> Placed | None:
    for lines in variants:
        fits = place(drawn, number, lines, inside)
        if fits is not None:
            return fits
    return None


def _write(canvas: Canvas, placed: Placed, ground: Ground) -> None:
    text = ground.text()
    for at, (line, column) in enumerate(zip(placed.lines, placed.columns, strict=True)):
        for word, style in line:
            canvas.write(placed.row + at, column, word, style or text)
            column += len(word)
