"""What is written into an area, and where: as much as fits, from all of it down to name, stack and cost."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import attrs
from rich.style import Style

from swcore.cli.drawing.raster import Cells
from swcore.cli.drawing.styles import TARGET, badge, letter
from swcore.wording.looks import Looks, look_of
from swcore.wording.scene import Area, Marker, Scene, Stack

Piece = tuple[str, Style | None]  # a text with its style; None for that of the ground
Line = tuple[Piece, ...]
COST = Style(color="#1c1a17", bgcolor=TARGET, bold=True)
MOST_MARKS = 4


@attrs.frozen
class Said:
    """What may be written into an area.

    Attributes:
        name: what actions call it.
        short: the same without what all names begin with.
        symbols: the signs of what is printed there.
        stack: whose tokens, and how many.
        marks: what else lies there.
        cost: what it costs to act upon it; "" where it is no target.
    """

    name: str
    short: str
    symbols: str = ""
    stack: tuple[Piece, ...] = ()
    marks: str = ""
    cost: str = ""

    def variants(self, *, short: bool) -> Iterator[tuple[Line, ...]]:
        """Yield what to write, the fullest first; the last ones have all that a player must see, name, stack and cost."""
        name: Piece = (self.short if short else self.name, None)
        cost: Line = ((f"[{self.cost}]", COST),) if self.cost else ()
        head = (name, (" " + self.symbols, None)) if self.symbols else (name,)
        lying = (*self.stack, *([(self.marks if not self.stack else " " + self.marks, None)] if self.marks else []))
        both = (*self.stack, *cost)
        found = [
            (head, lying, cost),
            (head, (*lying, *([(" ", None)] if lying and cost else []), *cost)),
            ((*head, (" ", None), *lying, *cost) if lying or cost else head,),
            ((name,), lying, cost),
            ((name,), (*lying, *cost)),
            ((name,), self.stack, cost),
            ((name,), both),
            ((*self.stack, *([] if self.stack else [name])), *(((*([name] if self.stack else []), *cost),))),
            ((name, *both),),
        ]
        for lines in found:
            yield tuple(line for line in lines if line)


def said(scene: Scene, areas: Sequence[Area], looks: Looks, costs: Mapping[str, str]) -> dict[str, Said]:
    """Return what may be written into each area.

    Args:
        scene: the scene.
        areas: the areas.
        looks: how words look.
        costs: by area what it costs to act upon it; an area that is a target without a number has "".
    """
    stacks: dict[str, list[Stack]] = {}
    markers: dict[str, list[Marker]] = {}
    for one in scene.of("stack"):
        stacks.setdefault(one.at, []).append(one)
    for one in scene.of("marker"):
        markers.setdefault(one.at, []).append(one)
    cut = {}
    for part in {area.at for area in areas}:
        names = [area.name for area in areas if area.at == part]
        cut.update(dict.fromkeys(names, stem(names)))
    found = {}
    for area in areas:
        stack = tuple(
            (f"{letter(one.owner, active=one.active)}{one.count}", badge(one.owner, active=one.active))
            for one in stacks.get(area.id, ())
        )
        symbols = "".join(look_of(looks, f"symbol:{one.id}").sign for one in area.symbols)
        lying = [sign for one in markers.get(area.id, ()) if (sign := mark(one, looks))]
        marks = " ".join(lying[:MOST_MARKS]) + ("…" if len(lying) > MOST_MARKS else "")
        cost = (costs.get(area.id) or "!") if area.id in costs else ""
        found[area.id] = Said(area.name, area.name[cut[area.name] :], symbols, stack, marks, cost)
    return found


def mark(one: Marker, looks: Looks) -> str:
    """Return the sign of a marker, or the beginning of its name, with how many there are; "" for one that is seen anyway."""
    known = looks.get(f"marker:{one.about}") or looks.get(one.about)
    if known is not None and not known.sign and not known.picture:  # such as what the terrain shows
        return ""
    sign = (known.sign if known else "") or one.label[:2]
    return sign + (str(one.count) if one.count > 1 else "")


def stem(names: Sequence[str]) -> int:
    """Return how many letters all names begin with, up to a dash in it; one of each is left."""
    low, high = min(names), max(names)
    same = next((at for at, pair in enumerate(zip(low, high, strict=False)) if pair[0] != pair[1]), min(len(low), len(high)))
    same = min(same, min(map(len, names)) - 1)
    return low.rfind("-", 0, same) + 1 or (same if low[:same].isalpha() else 0)


@attrs.frozen
class Placed:
    """Lines that have found their place.

    Attributes:
        lines: the lines.
        row: of the first one.
        columns: by line the first column.
    """

    lines: tuple[Line, ...]
    row: int
    columns: tuple[int, ...]


def place(cells: Cells, number: int, lines: Sequence[Line], inside: Sequence[tuple[int, int, int]]) -> Placed | None:
    """Return where lines stand inside an area, as near to its place as they fit; None where they do not fit.

    Args:
        cells: the map.
        number: of the area.
        lines: what is written.
        inside: the runs of cells of the area, as (row, first column, behind the last).
    """
    if not lines:
        return None
    rows: dict[int, list[tuple[int, int]]] = {}
    for row, first, last in inside:
        rows.setdefault(row, []).append((first, last))
    wide = [sum(len(text) for text, _ in line) for line in lines]
    home_row, home_column = cells.places[number]
    best: tuple[float, Placed] | None = None
    for top in sorted(rows):
        runs = [[run for run in rows.get(top + at, ()) if run[1] - run[0] >= size] for at, size in enumerate(wide)]
        if not all(runs):
            continue
        for column in range(min(run[0] for run in runs[0]), max(run[1] for run in runs[0])):
            starts = [column - size // 2 for size in wide]
            if all(
                any(run[0] <= start and start + size <= run[1] for run in here)
                for here, start, size in zip(runs, starts, wide, strict=True)
            ):
                far = abs(top + (len(lines) - 1) / 2 - home_row) * 2.2 + abs(column - home_column)
                if best is None or far < best[0]:
                    best = far, Placed(tuple(lines), top, tuple(starts))
    return best[1] if best else None


def runs(cells: Cells, *, lines: bool) -> list[list[tuple[int, int, int]]]:
    """Return by area its runs of cells, as (row, first column, behind the last).

    Args:
        cells: the map.
        lines: whether cells with borders in them count, too.
    """
    found: list[list[tuple[int, int, int]]] = [[] for _ in cells.names]
    for row, owners in enumerate(cells.owner):
        first = 0
        marks = [one if lines or not cells.lines[row][column] else -1 for column, one in enumerate(owners)]
        for column in range(1, len(marks) + 1):
            if column == len(marks) or marks[column] != marks[first]:
                if marks[first] >= 0:
                    found[marks[first]].append((row, first, column))
                first = column
    return found
