"""Buildings of the farm type, red: the feeders. They score nothing themselves (TT-TERM-9)."""

from swcore import hookimpl
from swcore_tiny_towns.position.answers import Feeding
from swcore_tiny_towns.position.pieces import Building
from swcore_tiny_towns.position.squares import COLUMN, RING, ROW
from swcore_tiny_towns.position.view import Town

FARM_FEEDS = 4


class Farm(Building):
    @hookimpl
    def towns_feeds(self) -> Feeding:
        return Feeding(upto=FARM_FEEDS)


class Granary(Building):
    @hookimpl
    def towns_feeds(self, square: int) -> Feeding:
        return Feeding(choices=(RING[square],))


class Greenhouse(Building):
    @hookimpl
    def towns_feeds(self, town: Town) -> Feeding | None:
        groups = town.groups(town.feedable)
        return Feeding(choices=groups) if groups else None


class Orchard(Building):
    @hookimpl
    def towns_feeds(self, square: int) -> Feeding:
        return Feeding(choices=(ROW[square] | COLUMN[square],))


farm = Farm(
    "towns.farm",
    type="farm",
    pattern="wheat wheat / wood wood",
    name={"en": "Farm", "ru": "Ферма"},
    text="Feeds up to 4 cottages of your choice, wherever they stand in your town.",
    text_ru="Кормит до 4 коттеджей на ваш выбор, где бы в городе они ни стояли.",
    clauses=("TT-BLD-FARM-1", "TT-BLD-FARM-2"),
)

granary = Granary(
    "towns.granary",
    type="farm",
    pattern="wheat wheat / wood brick",
    name={"en": "Granary", "ru": "Амбар"},
    text="Feeds all cottages on the squares around it, up to 8, the diagonal ones included.",
    text_ru="Кормит все коттеджи на 8 клетках вокруг него, в том числе по диагонали.",
    clauses=("TT-BLD-GRANARY-1",),
)

greenhouse = Greenhouse(
    "towns.greenhouse",
    type="farm",
    pattern="wheat glass / wood wood",
    name={"en": "Greenhouse", "ru": "Теплица"},
    text="Feeds one group of cottages that are connected by their sides. The group may be anywhere in your town.",
    text_ru="Кормит одну группу коттеджей, соединённых сторонами. Группа может быть где угодно в городе.",
    clauses="TT-BLD-GREENHOUSE-1..4",
)

orchard = Orchard(
    "towns.orchard",
    type="farm",
    pattern="stone wheat / wheat wood",
    name={"en": "Orchard", "ru": "Фруктовый сад"},
    text="Feeds all cottages in its row and in its column.",
    text_ru="Кормит все коттеджи в своей строке и в своём столбце.",
    clauses=("TT-BLD-ORCHARD-1",),
)
