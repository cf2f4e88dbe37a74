"""Buildings of the tavern type, green."""

from swcore import Modifier, Option, hookimpl
from swcore_tiny_towns.position.pieces import Building
from swcore_tiny_towns.position.squares import COLUMN, ROW, squares_of
from swcore_tiny_towns.position.view import Town, View

TAVERNS = Modifier(1, "taverns", "TT-BLD-TAVERN-1")
TAVERN_TABLE = (0, 2, 5, 9, 14, 20)
ALMSHOUSES = Modifier(1, "almshouses", "TT-BLD-ALMSHOUSE-1")
ALMSHOUSE_TABLE = (0, -1, 5, -3, 15, -5, 26)
HALL = Modifier(2, "feast-halls", "TT-BLD-FEASTHALL-1")
MORE_HALLS = Modifier(1, "more-feast-halls", "TT-BLD-FEASTHALL-1")
LONE_INN = Modifier(3, "lone-inns", "TT-BLD-INN-1")
SOLO_HALL = Option(
    "solo_feast_hall",
    ("self", "absent", "removed"),
    "self",
    clauses=("TT-OPT-4", "TT-BLD-FEASTHALL-4", "TT-BLD-FEASTHALL-6", "TT-SOLO-11"),
    text={
        "en": "In a solo game a feast hall is compared with your own town (2 points each), with nobody (3 each), or is left out.",
        "ru": "В одиночной игре медовый зал сравнивается с вашим же городом (по 2 очка), ни с кем (по 3) или его нет в игре.",
    },
)


class Tabled(Building):
    """A card whose pieces score once per town, together, by their number; the last entry holds for more (TT-SCORE-5).

    Args:
        id: `pack.card`.
        table: the points by the number of pieces, from none on.
        unit: one point, with its reason.
        **card: as for `Building`.
    """

    def __init__(self, id: str, *, table: tuple[int, ...], unit: Modifier, **card: object) -> None:
        super().__init__(id, **card)  # type: ignore[arg-type]
        self.table, self.unit = table, unit

    @hookimpl
    def towns_score(self, squares: int) -> Modifier:
        return self.unit.times(self.table[min(squares.bit_count(), len(self.table) - 1)])


class FeastHall(Building):
    @hookimpl
    def towns_score(self, view: View, town: Town, squares: int) -> list[Modifier]:
        halls = squares.bit_count()
        return [HALL.times(halls), MORE_HALLS.times(halls)] if halls > self._rival(view, town) else [HALL.times(halls)]

    def _rival(self, view: View, town: Town) -> int:
        """Return the number of halls to compare with: alone, the seat on the right is the owner's own (TT-BLD-FEASTHALL-4)."""
        if view.seats == 1 and view.option(SOLO_HALL.name) == "absent":
            return 0
        return view.town(view.right(town.seat)).of_card(self.id).bit_count()


class Inn(Building):
    @hookimpl
    def towns_score(self, squares: int) -> Modifier:
        return LONE_INN.times(sum(1 for square in squares_of(squares) if not (ROW[square] | COLUMN[square]) & squares))


tavern = Tabled(
    "towns.tavern",
    type="tavern",
    pattern="brick brick glass",
    table=TAVERN_TABLE,
    unit=TAVERNS,
    name={"en": "Tavern", "ru": "Таверна"},
    text="All taverns together: 2, 5, 9, 14 or 20 points for 1, 2, 3, 4, or at least 5 of them.",
    text_ru="Все таверны вместе: 2, 5, 9, 14 или 20 очков за 1, 2, 3, 4 либо хотя бы 5 таверн.",
    clauses=("TT-BLD-TAVERN-1", "TT-BLD-TAVERN-2"),
)

almshouse = Tabled(
    "towns.almshouse",
    type="tavern",
    pattern="stone stone glass",
    table=ALMSHOUSE_TABLE,
    unit=ALMSHOUSES,
    name={"en": "Almshouse", "ru": "Приют"},
    text="All almshouses together: −1, 5, −3, 15, −5 or 26 points for 1, 2, 3, 4, 5, or at least 6 of them.",
    text_ru="Все приюты вместе: −1, 5, −3, 15, −5 или 26 очков за 1, 2, 3, 4, 5 либо хотя бы 6 приютов.",
    clauses=("TT-BLD-ALMSHOUSE-1", "TT-BLD-ALMSHOUSE-2"),
)

feast_hall = FeastHall(
    "towns.feast_hall",
    type="tavern",
    pattern="wood wood glass",
    absent={"mode": "solo", SOLO_HALL.name: "removed"},
    name={"en": "Feast Hall", "ru": "Медовый зал"},
    text="2 points, or 3 if you have more feast halls than your neighbour on the right.",
    text_ru="2 очка или 3, если медовых залов у вас больше, чем у соседа справа.",
    clauses="TT-BLD-FEASTHALL-1..6",
    options=(SOLO_HALL,),
)

inn = Inn(
    "towns.inn",
    type="tavern",
    pattern="wheat stone glass",
    absent={"mode": "solo"},
    name={"en": "Inn", "ru": "Трактир"},
    text="3 points if no other inn stands in its row or in its column.",
    text_ru="3 очка, если ни в его строке, ни в его столбце нет другого трактира.",
    clauses=("TT-BLD-INN-1",),
)
