"""Buildings of the theater type, yellow."""

from swcore import Modifier, hookimpl
from swcore_tiny_towns.position.pieces import Building
from swcore_tiny_towns.position.squares import CENTRE, COLUMN, ROW, squares_of
from swcore_tiny_towns.position.view import Town

TYPES_SEEN = Modifier(1, "theaters", "TT-BLD-THEATER-1")
BAKERY = Modifier(3, "bakeries", "TT-BLD-BAKERY-1")
MARKETS = Modifier(1, "markets", "TT-BLD-MARKET-1")
TAILOR = Modifier(1, "tailors", "TT-BLD-TAILOR-1")
CENTRE_TAILORS = Modifier(1, "centre-tailors", "TT-BLD-TAILOR-1")


class Theater(Building):
    @hookimpl
    def towns_score(self, town: Town, squares: int) -> Modifier:
        seen = (town.types(ROW[square] | COLUMN[square]) - {self.type} for square in squares_of(squares))
        return TYPES_SEEN.times(sum(len(types) for types in seen))


class Bakery(Building):
    @hookimpl
    def towns_score(self, town: Town, squares: int) -> Modifier:
        return BAKERY.times(town.beside(squares, "farm", "factory"))


class Market(Building):
    @hookimpl
    def towns_score(self, squares: int) -> Modifier:
        lines = ((ROW[square] & squares, COLUMN[square] & squares) for square in squares_of(squares))
        return MARKETS.times(sum(1 + max(row.bit_count(), column.bit_count()) for row, column in lines))


class Tailor(Building):
    @hookimpl
    def towns_score(self, squares: int) -> list[Modifier]:
        tailors = squares.bit_count()
        return [TAILOR.times(tailors), CENTRE_TAILORS.times(tailors * (squares & CENTRE).bit_count())]


theater = Theater(
    "towns.theater",
    type="theater",
    pattern=". stone . / wood glass wood",
    name={"en": "Theater", "ru": "Театр"},
    text="1 point for every building type other than its own in its row and column.",
    text_ru="1 очко за каждый другой тип зданий в его строке и столбце.",
    clauses=("TT-BLD-THEATER-1", "TT-BLD-THEATER-2"),
)

bakery = Bakery(
    "towns.bakery",
    type="theater",
    pattern=". wheat . / brick glass brick",
    name={"en": "Bakery", "ru": "Пекарня"},
    text="3 points if a red or a black building stands next to it.",
    text_ru="3 очка, если рядом стоит красное или чёрное здание.",
    clauses=("TT-BLD-BAKERY-1",),
)

market = Market(
    "towns.market",
    type="theater",
    pattern=". wood . / stone glass stone",
    name={"en": "Market", "ru": "Рынок"},
    text="1 point for every market in its row or in its column, whichever has more, itself included.",
    text_ru="1 очко за каждый рынок в его строке или столбце, смотря где их больше, считая и этот.",
    clauses=("TT-BLD-MARKET-1", "TT-BLD-MARKET-2"),
)

tailor = Tailor(
    "towns.tailor",
    type="theater",
    pattern=". wheat . / stone glass stone",
    name={"en": "Tailor", "ru": "Лавка портного"},
    text="1 point, and 1 more for every tailor on the 4 centre squares of your town, itself included.",
    text_ru="1 очко и ещё по 1 за каждую лавку портного на 4 центральных клетках города, считая и эту.",
    clauses=("TT-BLD-TAILOR-1",),
)
