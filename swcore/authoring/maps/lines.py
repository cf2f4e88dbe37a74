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
        raise MapError("The text holds no map, or two.", code="map-lines", hint=_HINT, case="nothing")
    found = _grid(grid) if grid else _list(borders)
    if not found.names:  # a grid of squares that belong to nothing
        raise MapError("The text holds no map, or two.", code="map-lines", hint=_HINT, case="nothing")
    known = set(found.names)
    said: dict[str, tuple[str, tuple[str, ...]]] = {}
    for number, line in facts:
        name, terrain, *symbols = line.split()
        if name not in known or name in said:
            if name in said:
                raise _wrong(number, "fact-twice", f"{name!r} is told twice", name)
            raise _wrong(number, "unknown", f"{name!r} is not a region of this map", name, known)
        said[name] = terrain, tuple(symbols)
    _check_declared(borders, found, said)
    return Sketch(found.names, found.borders, found.edge, found.places, said, found.aspect, found.split)


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
                    raise _wrong(number, "letter", f"{name!r} is not a letter from a to z, small or capital, nor a digit", name)
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
    split = tuple(name for name, taken in squares.items() if not _is_whole(taken))
    return Sketch(tuple(squares), borders, edge, places, aspect=round(min(3, max(0.4, width / height)), 2), split=split)


def _is_whole(squares: list[tuple[int, int]]) -> bool:
    """Return whether each of several squares is reached from the first, side by side."""
    left, todo = set(squares[1:]), squares[:1]
    while todo:
        row, column = todo.pop()
        for one in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if one in left:
                left.remove(one)
                todo.append(one)
    return not left


def _list(lines: list[tuple[int, str]]) -> Sketch:
    names: dict[str, None] = {}
    edge: set[str] = set()
    pairs: dict[tuple[str, str], None] = {}
    told: dict[tuple[str, str], int] = {}
    for number, line in lines:  # the map lists regions as their lines follow each other
        _named(number, line.partition(":")[0].strip(), names, edge)
    for number, line in lines:
        name, _, others = line.partition(":")
        here = _named(number, name.strip(), names, edge)
        for other in (_named(number, one, names, edge) for one in others.replace(",", " ").split()):
            if other == here:
                raise _wrong(number, "self", f"{here!r} borders on itself", here)
            if (here, other) in told:
                where = "" if told[here, other] == number else f", first in line {told[here, other]}"
                raise _wrong(number, "twice", f"the border of {here!r} with {other!r} is told twice{where}", here, other=other)
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
                raise _wrong(number, "undeclared", f"{name!r} has no line of its own, and no terrain", name, near)


def _named(number: int, word: str, names: dict[str, None], edge: set[str]) -> str:
    name = word.removesuffix("*")
    if not is_region_id(name):
        case, told = ("id", f"{name[:40]!r} is not a region id")
        if not name.isascii():  # such as a Cyrillic letter, which looks like one of ours
            case, told = (
                "foreign",
                f"{name[:40]!r} is not a region id: only letters a to z, small or capital, digits, '_' and '-'",
            )
        raise _wrong(number, case, told, name[:40])
    names[name] = None
    if word.endswith("*"):
        edge.add(name)
    return name


def _wrong(number: int, case: str, told: str, name: str, known: Collection[str] = (), **more: str) -> MapError:
    """Return the error for a line.

    Args:
        number: of the line.
        case: which of them it is.
        told: what is wrong.
        name: the word that is wrong.
        known: what could be meant instead.
        more: further values of the sentence.
    """
    close = nearest(name, known)
    hint: str = close if known and case != "undeclared" else _HINT
    if case == "undeclared":
        hint = " ".join(filter(None, (close if close.startswith("Did") else "", f"Is it a region? Then add a line `{name}:`.")))
        more["near"] = ", ".join(close.close) if close.startswith("Did") else ""
    return MapError(f"Line {number}: {told}.", code="map-lines", hint=hint, case=case, line=number, region=name, **more)
