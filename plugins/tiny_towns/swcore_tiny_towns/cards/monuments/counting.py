"""Monuments that count something at the end of the game."""

from swcore import Modifier, hookimpl
from swcore_tiny_towns.position.answers import EMPTY, UNFED
from swcore_tiny_towns.position.pieces import MONUMENT, TYPES, Monument
from swcore_tiny_towns.position.squares import NEAR, squares_of
from swcore_tiny_towns.position.view import Town, View

ARCHIVE = Modifier(1, "types", "TT-MON-ARCHIVE-1")
CASTLE_FED = Modifier(5, "fed-castle", "TT-MON-BARRETT-1")
CATHEDRAL = Modifier(2, "cathedral", "TT-MON-CATHEDRAL-1")
NO_PENALTY = Modifier(0, "cathedral", "TT-MON-CATHEDRAL-1", phase="set")
UNFED_COTTAGE = Modifier(3, "mausoleum", "TT-MON-MAUSOLEUM-1", phase="set")
NEIGHBOURS = Modifier(2, "palace", "TT-MON-MANDRAS-1")
FORUM = Modifier(1, "forum", "TT-MON-SILVA-1")
GROUP = Modifier(1, "group", "TT-MON-SILVA-1")
LACKING = Modifier(2, "lacking-types", "TT-MON-SKYBATHS-1")
PLACES = tuple(
    Modifier(points, f"completed-{place}", "TT-MON-STARLOOM-1") for place, points in (("first", 6), ("second", 3), ("third", 2))
)


def ordinary(town: Town) -> int:
    """Return how many types other than the monument type a town has."""
    return len(town.types() - {MONUMENT})


class Archive(Monument):
    @hookimpl
    def towns_score(self, town: Town) -> Modifier:
        return ARCHIVE.times(ordinary(town))


class BarrettCastle(Monument):
    @hookimpl
    def towns_score_fed(self, squares: int, fed: int) -> Modifier | None:
        return CASTLE_FED if squares & fed else None


class Cathedral(Monument):
    @hookimpl
    def towns_worth(self, what: str) -> Modifier | None:
        return NO_PENALTY if what == EMPTY else None


class Mausoleum(Monument):
    @hookimpl
    def towns_worth(self, what: str) -> Modifier | None:
        return UNFED_COTTAGE if what == UNFED else None


class MandrasPalace(Monument):
    @hookimpl
    def towns_score(self, town: Town, squares: int) -> Modifier:
        return NEIGHBOURS.times(sum(len(town.types(NEAR[square])) for square in squares_of(squares)))


class SilvaForum(Monument):
    @hookimpl
    def towns_score(self, town: Town) -> list[Modifier]:
        groups = (group for type in TYPES for group in town.groups(town.of_type(type)))
        return [FORUM, GROUP.times(max(group.bit_count() for group in groups))]


class SkyBaths(Monument):
    @hookimpl
    def towns_score(self, town: Town) -> Modifier:
        return LACKING.times(len(TYPES) - 1 - ordinary(town))


class Starloom(Monument):
    @hookimpl
    def towns_score(self, view: View, town: Town) -> Modifier | None:
        own = view.completed[town.seat]
        earlier = sum(1 for done in view.completed if 0 < done < own)
        return PLACES[earlier] if own and earlier < len(PLACES) else None


archive_of_the_second_age = Archive(
    "towns.archive_of_the_second_age",
    pattern="wheat wheat / brick glass",
    name={"en": "Archive of the Second Age", "ru": "Архив Второй эпохи"},
    text="1 point for every different building type in your town, monuments left out.",
    text_ru="1 очко за каждый тип зданий в вашем городе, кроме монументов.",
    clauses=("TT-MON-ARCHIVE-1", "TT-MON-ARCHIVE-2"),
)

barrett_castle = BarrettCastle(
    "towns.barrett_castle",
    pattern="wheat . . stone / wood glass glass brick",
    feedable=True,
    counts=("cottage", 2),
    name={"en": "Barrett Castle", "ru": "Замок Барретта"},
    text="5 points if it is fed. Other cards count it as 2 cottages and not as a monument.",
    text_ru="5 очков, если его кормят. Другие карты считают его за 2 коттеджа, а не за монумент.",
    clauses="TT-MON-BARRETT-1..4",
)

cathedral_of_caterina = Cathedral(
    "towns.cathedral_of_caterina",
    pattern=". wheat / stone glass",
    points=CATHEDRAL,
    name={"en": "Cathedral of Caterina", "ru": "Собор Святой Катерины"},
    text="2 points. Your empty squares cost you nothing.",
    text_ru="2 очка. Пустые клетки вашего города ничего не отнимают.",
    clauses=("TT-MON-CATHEDRAL-1", "TT-MON-CATHEDRAL-2"),
)

grand_mausoleum_of_the_rodina = Mausoleum(
    "towns.grand_mausoleum_of_the_rodina",
    pattern="wood wood / brick stone",
    name={"en": "Grand Mausoleum of the Rodina", "ru": "Великий мавзолей Родины"},
    text="Each of your unfed cottages is worth 3 points.",
    text_ru="Каждый ваш ненакормленный коттедж приносит 3 очка.",
    clauses="TT-MON-MAUSOLEUM-1..3",
)

mandras_palace = MandrasPalace(
    "towns.mandras_palace",
    pattern="wheat glass / brick wood",
    name={"en": "Mandras Palace", "ru": "Дворец Мандраса"},
    text="2 points for every different building type next to it.",
    text_ru="2 очка за каждый тип зданий рядом с ним.",
    clauses=("TT-MON-MANDRAS-1",),
)

silva_forum = SilvaForum(
    "towns.silva_forum",
    pattern=". . wheat . / brick brick stone wood",
    name={"en": "Silva Forum", "ru": "Лесной форум"},
    text="1 point, and 1 more for every building of the largest group of one type that is connected by sides.",
    text_ru="1 очко и ещё по 1 за каждое здание самой большой группы одного типа, соединённой сторонами.",
    clauses="TT-MON-SILVA-1..3",
)

the_sky_baths = SkyBaths(
    "towns.the_sky_baths",
    pattern=". wheat . / stone glass wood / brick . brick",
    name={"en": "The Sky Baths", "ru": "Небесные купальни"},
    text="2 points for every building type that your town lacks.",
    text_ru="2 очка за каждый тип зданий, которого нет в вашем городе.",
    clauses=("TT-MON-SKYBATHS-1",),
)

the_starloom = Starloom(
    "towns.the_starloom",
    pattern="glass glass / wood wheat",
    name={"en": "The Starloom", "ru": "Обсерватория"},
    text="6, 3 or 2 points if your town is the first, second or third to be completed.",
    text_ru="6, 3 или 2 очка, если ваш город завершён первым, вторым или третьим.",
    clauses="TT-MON-STARLOOM-1..4",
)
