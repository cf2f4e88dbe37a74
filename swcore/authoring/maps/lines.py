"""Maps as people write them down: as a grid of letters, or as a list of borders; below either what stands in each region.

A grid: each letter is a region, a dot is nothing, and regions touch where their letters do.

    aabbc
    addbc
    eeffc

A list of borders: a region, a colon, its neighbours; each region has a line of its own, or facts. One that touches the edge of
the board has a star. A border may be told from both its ends, but from neither twice.

    a*: b d e
    b*: c d
    c:

Facts, in further lines: a region, its terrain and its symbols.

    a hill mine
    b sea
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from swcore.authoring.maps.sketch import Sketch
from swcore.errors import MapError, nearest
from swcore.graph.checks import is_region_id

MOST_LINES = 2000
_NOTHING = ". "
_HINT = "Write a grid of letters, or lines such as `a*: b c`; below them lines such as `a hill mine`."


def sketch_of(text: str) -> Sketch:
    """Return what a text says of a map.

    Args:
        text: the lines.

    Raises:
        MapError: `map-lines`: a line that says nothing of a map, with its number.
    """
    lines = [(number, line.split("#")[0].rstrip()) for number, line in enumerate(text.splitlines()[:MOST_LINES], start=1)]
    told = [(number, line) for number, line in lines if line.strip()]
    grid = [(number, line) for number, line in told if ":" not in line and " " not in line.strip()]
    borders = [(number, line) for number, line in told if ":" in line]
    facts = [(number, line) for number, line in told if ":" not in line and " " in line.strip()]
    if bool(grid) == bool(borders):
        raise MapError("The text holds no map, or two.", code="map-lines", hint=_HINT)
    found = _grid(grid) if grid else _list(borders)
    if not found.names:  # a grid of squares that belong to nothing
        raise MapError("The text holds no map, or two.", code="map-lines", hint=_HINT)
    known = set(found.names)
    said: dict[str, tuple[str, tuple[str, ...]]] = {}
    for number, line in facts:
        name, terrain, *symbols = line.split()
        if name not in known or name in said:
            why = "is told twice" if name in said else "is not a region of this map"
            raise _wrong(number, f"{name!r} {why}", name, () if name in said else known)
        said[name] = terrain, tuple(symbols)
    _check_declared(borders, found, said)
    return Sketch(found.names, found.borders, found.edge, found.places, said, found.aspect)


def _grid(rows: list[tuple[int, str]]) -> Sketch:
    """Return the regions of a grid; each is the squares of its letter, and lies in the middle of them."""
    squares: dict[str, list[tuple[int, int]]] = {}
    at: dict[tuple[int, int], str] = {}
    left = min(len(line) - len(line.lstrip()) for _, line in rows)
    lines = [line[left:] for _, line in rows]
    for row, ((number, _), line) in enumerate(zip(rows, lines, strict=True)):
        for column, name in enumerate(line):
            if name not in _NOTHING:
                if not is_region_id(name):
                    raise _wrong(number, f"{name!r} is not a letter or a digit")
                squares.setdefault(name, []).append((row, column))
                at[row, column] = name
    height, width = len(lines), max(map(len, lines))
    pairs = {
        tuple(sorted((name, other)))
        for (row, column), name in at.items()
        for other in (at.get((row, column + 1)), at.get((row + 1, column)))
        if other is not None and other != name
    }
    edge = frozenset(name for (row, column), name in at.items() if row in (0, height - 1) or column in (0, width - 1))
    places = {
        name: (
            round(sum(column + 0.5 for _, column in taken) / len(taken) / width, 4),
            round(sum(row + 0.5 for row, _ in taken) / len(taken) / height, 4),
        )
        for name, taken in squares.items()
    }
    borders = tuple((one, other) for one, other in sorted(pairs))
    # A letter is about half as wide as a line is high.
    return Sketch(tuple(squares), borders, edge, places, aspect=round(min(3, max(0.4, width / height * 0.55)), 2))


def _list(lines: list[tuple[int, str]]) -> Sketch:
    names: dict[str, None] = {}
    edge: set[str] = set()
    pairs: dict[tuple[str, str], None] = {}
    told: dict[tuple[str, str], int] = {}
    for number, line in lines:
        name, _, others = line.partition(":")
        here = _named(number, name.strip(), names, edge)
        for other in (_named(number, one, names, edge) for one in others.replace(",", " ").split()):
            if other == here:
                raise _wrong(number, f"{here!r} borders on itself")
            if (here, other) in told:
                where = "" if told[here, other] == number else f", first in line {told[here, other]}"
                raise _wrong(number, f"the border of {here!r} with {other!r} is told twice{where}")
            told[here, other] = number
            pairs[(here, other) if here < other else (other, here)] = None
    return Sketch(tuple(names), tuple(pairs), frozenset(edge))


def _check_declared(lines: list[tuple[int, str]], found: Sketch, said: Mapping[str, object]) -> None:
    """Check that every region has a line of its own, or facts: a slip of the pen must not become a region.

    Raises:
        MapError: `map-lines`.
    """
    own = {line.partition(":")[0].strip().removesuffix("*") for _, line in lines} | set(said)
    for number, line in lines:
        here, _, others = line.partition(":")
        for name in (one.removesuffix("*") for one in others.replace(",", " ").split()):
            if name not in own:
                near = own - {here.strip().removesuffix("*")}
                raise _wrong(number, f"{name!r} has no line of its own, and no terrain", name, near, f"`{name}:`")


def _named(number: int, word: str, names: dict[str, None], edge: set[str]) -> str:
    name = word.removesuffix("*")
    if not is_region_id(name):
        raise _wrong(number, f"{name[:40]!r} is not a region id")
    names[name] = None
    if word.endswith("*"):
        edge.add(name)
    return name


def _wrong(number: int, told: str, name: str = "", known: Collection[str] = (), line: str = "") -> MapError:
    """Return the error for a line.

    Args:
        number: of the line.
        told: what is wrong.
        name: what might be mistyped.
        known: what could be meant instead.
        line: what to add where nothing is mistyped.
    """
    close = nearest(name, known)
    if not line:
        hint: str = close if known else _HINT
    elif close.startswith("Did"):
        hint = f"{close} Else add a line {line}."
    else:
        hint = f"Add a line {line}."
    return MapError(f"Line {number}: {told}.", code="map-lines", hint=hint, line=number)
