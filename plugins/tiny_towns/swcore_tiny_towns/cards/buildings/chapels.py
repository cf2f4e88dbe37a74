"""Buildings of the chapel type, orange."""

from swcore import Modifier, hookimpl
from swcore_tiny_towns.position.pieces import Building
from swcore_tiny_towns.position.squares import CORNERS, NEAR, squares_of
from swcore_tiny_towns.position.view import Town

CHAPEL = Modifier(1, "chapels", "TT-BLD-CHAPEL-1")
ABBEY = Modifier(3, "abbeys", "TT-BLD-ABBEY-1")
CLOISTER = Modifier(1, "cloisters", "TT-BLD-CLOISTER-1")
TEMPLE = Modifier(4, "temples", "TT-BLD-TEMPLE-1")
NOISY = ("tavern", "theater", "factory")
ENOUGH = 2


class Chapel(Building):
    @hookimpl
    def towns_score_fed(self, town: Town, squares: int, fed: int) -> Modifier:
        return CHAPEL.times(squares.bit_count() * town.count("cottage", fed))


class Abbey(Building):
    @hookimpl
    def towns_score(self, town: Town, squares: int) -> Modifier:
        return ABBEY.times(squares.bit_count() - town.beside(squares, *NOISY))


class Cloister(Building):
    @hookimpl
    def towns_score(self, squares: int) -> Modifier:
        return CLOISTER.times(squares.bit_count() * (squares & CORNERS).bit_count())


class Temple(Building):
    @hookimpl
    def towns_score_fed(self, town: Town, squares: int, fed: int) -> Modifier:
        return TEMPLE.times(sum(1 for square in squares_of(squares) if town.count("cottage", NEAR[square] & fed) >= ENOUGH))


chapel = Chapel(
    "towns.chapel",
    type="chapel",
    pattern=". . glass / stone glass stone",
    name={"en": "Chapel", "ru": "Часовня"},
    text="1 point for every fed cottage of your town.",
    text_ru="1 очко за каждый накормленный коттедж вашего города.",
    clauses=("TT-BLD-CHAPEL-1", "TT-BLD-CHAPEL-2"),
)

abbey = Abbey(
    "towns.abbey",
    type="chapel",
    pattern=". . glass / brick stone stone",
    name={"en": "Abbey", "ru": "Аббатство"},
    text="3 points if no green, yellow or black building stands next to it.",
    text_ru="3 очка, если рядом нет зелёных, жёлтых и чёрных зданий.",
    clauses=("TT-BLD-ABBEY-1", "TT-BLD-ABBEY-2"),
)

cloister = Cloister(
    "towns.cloister",
    type="chapel",
    pattern=". . glass / wood brick stone",
    name={"en": "Cloister", "ru": "Обитель"},
    text="1 point for every cloister on a corner square of your town, itself included.",
    text_ru="1 очко за каждую обитель в угловой клетке вашего города, считая и эту.",
    clauses=("TT-BLD-CLOISTER-1",),
)

temple = Temple(
    "towns.temple",
    type="chapel",
    pattern=". . glass / brick brick stone",
    name={"en": "Temple", "ru": "Храм"},
    text="4 points if at least 2 fed cottages stand next to it.",
    text_ru="4 очка, если рядом хотя бы 2 накормленных коттеджа.",
    clauses=("TT-BLD-TEMPLE-1", "TT-BLD-TEMPLE-2"),
)
