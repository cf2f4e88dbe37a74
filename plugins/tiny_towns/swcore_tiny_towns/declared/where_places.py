"""Words for squares by where they lie, and for what else is on them than buildings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from swcore.authoring import Flag, Yes
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.at import CUBES, SQUARE, Mask, Of, add
from swcore_tiny_towns.declared.known import SOME_RESOURCES
from swcore_tiny_towns.declared.phrases import Pair, Trait
from swcore_tiny_towns.declared.where import LINE, WHERE, Me, is_so
from swcore_tiny_towns.position.patterns import SHIFTS
from swcore_tiny_towns.position.squares import ALL, CENTRE, COLUMN, CORNERS, NEAR, RING, ROW, SQUARES, squares_of

DIAGONAL = tuple(ring & ~near for ring, near in zip(RING, NEAR, strict=True))
TABLES = {
    "itself": tuple(1 << square for square in range(len(SQUARES))),
    "beside": NEAR,
    "around": RING,
    "diagonal": DIAGONAL,
    "row": ROW,
    "column": COLUMN,
    "line": LINE,
}
FIXED = {"corner": CORNERS, "centre": CENTRE}


def _fixed(mask: int) -> Callable[[bool, Of], Mask]:
    def make(yes: bool, of: Of) -> Mask:
        found = mask if yes else ALL & ~mask
        return lambda at: found

    return make


def _from_here(table: tuple[int, ...]) -> Callable[[bool, Of], Mask]:
    return lambda yes, of: lambda at: table[at.square]


def _flag(mask: Mask) -> Callable[[bool, Of], Mask]:
    return lambda yes, of: mask if yes else lambda at: ALL & ~mask(at)


def _is_at(yes: Pair, no: Pair = ("", ""), spot: Pair = ("", "")) -> Callable[[bool, Me], Trait]:
    return lambda value, me: Trait(after=yes, placed=True, spot=spot) if value else Trait(after=no, placed=True)


def _cube(resources: Any, of: Of) -> Mask:
    if resources is True:
        return lambda at: at.town.cubes
    shifts = [SHIFTS[one] for one in resources]
    return lambda at: sum(at.town.code >> shift & ALL for shift in shifts)


def _say_cube(resources: Any, me: Me) -> Trait:
    if resources is True:
        return Trait(noun=phrases.CUBE)
    pairs = [phrases.RESOURCES[one] for one in resources]
    en, ru = phrases.listed([en for en, _ in pairs], "en"), phrases.listed([f"«{ru}»" for _, ru in pairs], "ru")
    return Trait(
        noun=phrases.Noun((f"{en} cube", f"{en} cubes"), (f"кубик {ru}", f"кубика {ru}", f"кубиков {ru}", f"кубики {ru}"))
    )


def _lying(town: Any) -> int:
    return sum(1 << square for square in squares_of(town.buildings) if town.lying(square))


for _name, _en, _ru, _doc in (
    ("itself", "where it stands", "на его клетке", "The square of the piece itself."),
    ("beside", "next to it", "рядом", "The squares that share a side with this building."),
    ("around", "around it (diagonals too)", "вокруг (и наискосок)", "The up to eight squares around this building."),
    ("diagonal", "diagonally next to it", "наискосок", "The squares that share a corner alone with this one."),
    ("row", "in its row", "в той же строке", "The other squares of the row."),
    ("column", "in its column", "в том же столбце", "The other squares of the column."),
    ("line", "in its row or column", "в той же строке или столбце", "The other squares of the row and of the column."),
):
    add(WHERE, _name, Yes(), _doc, _from_here(TABLES[_name]), _is_at((_en, _ru)), SQUARE)
for _name, _yes, _no, _spot, _doc in (
    (
        "corner",
        ("on a corner square of your town", "в угловой клетке города"),
        ("not on a corner square", "не в угловой клетке"),
        ("corner", "углов"),
        "The four corners of the town; false for the others.",
    ),
    (
        "centre",
        ("on one of the 4 centre squares of your town", "на 4 центральных клетках города"),
        ("on the edge of your town", "на краю города"),
        ("centre", "центральн"),
        "The four squares in the middle; false for the edge of the town.",
    ),
):
    add(WHERE, _name, Flag(), _doc, _fixed(FIXED[_name]), _is_at(_yes, _no, _spot))
add(WHERE, "everywhere", Yes(), "Anywhere in the town.", _fixed(ALL), lambda yes, me: Trait())
add(
    WHERE,
    "empty",
    Flag(),
    "With neither a cube nor a building; false for the others.",
    _flag(lambda at: at.town.empty),
    is_so(("empty", "пуст"), ("taken", "занят")),
)
add(
    WHERE,
    "building",
    Yes(),
    "With a building.",
    lambda yes, of: lambda at: at.town.buildings,
    lambda yes, me: Trait(noun=phrases.BUILDING),
)
add(WHERE, "cube", Yes(), "With a cube.", _cube, _say_cube, CUBES)
add(WHERE, "resource", SOME_RESOURCES, "With a cube of this resource, or of one of several.", _cube, _say_cube, CUBES)
add(
    WHERE,
    "holding",
    Flag(),
    "With a building on which a mark or a cube lies; false for those without.",
    _flag(lambda at: _lying(at.town)),
    lambda yes, me: (
        Trait(after=("with something on it", "на котором что-нибудь лежит"))
        if yes
        else Trait(after=("with nothing on it", "на котором ничего не лежит"))
    ),
)
