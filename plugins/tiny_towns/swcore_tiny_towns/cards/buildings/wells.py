"""Buildings of the well type, grey, all made of wood beside stone."""

from swcore import Modifier, hookimpl
from swcore_tiny_towns.position.pieces import Building
from swcore_tiny_towns.position.squares import ALL, NEAR, squares_of
from swcore_tiny_towns.position.view import Town

PATTERN = "wood stone"
COTTAGES = Modifier(1, "cottages-by-wells", "TT-BLD-WELL-1")
WELLS = Modifier(2, "fountains", "TT-BLD-FOUNTAIN-1")
SUPPLIERS = Modifier(2, "millstones", "TT-BLD-MILLSTONE-1")
SHED = Modifier(1, "shed", "TT-BLD-SHED-1")


class Well(Building):
    @hookimpl
    def towns_score(self, town: Town, squares: int) -> Modifier:
        return COTTAGES.times(sum(town.count("cottage", NEAR[square]) for square in squares_of(squares)))


class Fountain(Building):
    @hookimpl
    def towns_score(self, town: Town, squares: int) -> Modifier:
        return WELLS.times(town.beside(squares, "well"))


class Millstone(Building):
    @hookimpl
    def towns_score(self, town: Town, squares: int) -> Modifier:
        return SUPPLIERS.times(town.beside(squares, "farm", "theater"))


class Shed(Building):
    @hookimpl
    def towns_targets(self, card: str) -> int | None:
        return ALL if card == self.id else None  # sheds that stand are asked about other cards, too


well = Well(
    "towns.well",
    type="well",
    pattern=PATTERN,
    name={"en": "Well", "ru": "Колодец"},
    text="1 point for every cottage next to it, fed or not.",
    text_ru="1 очко за каждый соседний коттедж, кормят его или нет.",
    clauses=("TT-BLD-WELL-1", "TT-BLD-WELL-2"),
)

fountain = Fountain(
    "towns.fountain",
    type="well",
    pattern=PATTERN,
    name={"en": "Fountain", "ru": "Фонтан"},
    text="2 points if another grey building stands next to it.",
    text_ru="2 очка, если рядом стоит другое серое здание.",
    clauses=("TT-BLD-FOUNTAIN-1",),
)

millstone = Millstone(
    "towns.millstone",
    type="well",
    pattern=PATTERN,
    name={"en": "Millstone", "ru": "Жернов"},
    text="2 points if a red or a yellow building stands next to it.",
    text_ru="2 очка, если рядом стоит красное или жёлтое здание.",
    clauses=("TT-BLD-MILLSTONE-1",),
)

shed = Shed(
    "towns.shed",
    type="well",
    pattern=PATTERN,
    points=SHED,
    name={"en": "Shed", "ru": "Хижина"},
    text="1 point. Put it on any empty square of your town.",
    text_ru="1 очко. Ставится на любую пустую клетку вашего города.",
    clauses=("TT-BLD-SHED-1", "TT-BLD-SHED-2"),
)
