"""Monuments that do something, when they are built or from then on."""

from collections.abc import Iterable
from typing import Any

from swcore import Modifier, hookimpl
from swcore.engine import Effect
from swcore_tiny_towns.position import fx
from swcore_tiny_towns.position.answers import STORE, Way
from swcore_tiny_towns.position.pieces import Monument
from swcore_tiny_towns.position.squares import ALL, squares_of
from swcore_tiny_towns.position.view import Town, View

GUILD = Modifier(1, "guild", "TT-MON-GUILD-1")
REPLACED = 2
FORT = Modifier(7, "fort", "TT-MON-FORT-1")
UNIVERSITY = Modifier(3, "university", "TT-MON-GROVE-1")
SHRINE = Modifier(1, "shrine", "TT-MON-SHRINE-1")
SHRINE_TABLE = (0, 1, 2, 3, 4, 5, 8)
COUNT = "count"
HELD, SINCE, HOLD, CLAIM = "held", "since", "hold", "claim"
HOLDS = 3


class Guild(Monument):
    @hookimpl
    def towns_put(self, town: Town, square: int) -> Effect:
        return fx.replace(town, square, REPLACED)


class Fort(Monument):
    @hookimpl
    def towns_passed_over(self) -> bool:
        return True


class GroveUniversity(Monument):
    @hookimpl
    def towns_put(self, view: View, town: Town, square: int) -> Effect:
        return fx.place(town, square, view.cards)


class Obelisk(Monument):
    @hookimpl
    def towns_targets(self, card: str) -> int | None:
        return None if card == self.id else ALL


class OpaleyesWatch(Monument):
    @hookimpl
    def towns_put(self, view: View, town: Town, square: int) -> list[Effect]:
        return [fx.note(town, SINCE, view.round), self._choose(town, square, view.cards, HOLDS)]

    @hookimpl
    def towns_round_end(self, view: View, town: Town, square: int) -> Effect | None:
        since: int = town.note(self.id, SINCE, 0)
        return self._claim(view, town, square, self._held(town)) if view.round > since else None

    @hookimpl
    def towns_answered(self, view: View, town: Town, square: int, key: str, value: Any) -> list[Effect]:
        held = self._held(town)
        if key == HOLD:
            held = (*held, value)
            later = view.cards[view.cards.index(value) + 1 :]
            asked = self._choose(town, square, later, HOLDS - len(held)) if len(held) < HOLDS else None
        else:
            held = tuple(card for card in held if card != value)
            asked = self._claim(view, town, square, held)
        noted = fx.note(town, HELD, held)
        return [noted, asked] if asked else [noted]

    def _held(self, town: Town) -> tuple[str, ...]:
        held: tuple[str, ...] = town.note(self.id, HELD, ())
        return held

    def _choose(self, town: Town, square: int, cards: tuple[str, ...], left: int) -> Effect:
        """Ask for the next of `left` cards. They come in the order of `cards`, so that each choice has one path."""
        return fx.ask(town, square, HOLD, cards[: len(cards) - left + 1], "Which building do you set on the Watch?")

    def _claim(self, view: View, town: Town, square: int, held: tuple[str, ...]) -> Effect | None:
        """Ask which of the held cards that neighbours built comes next; a claimed one is held no more, so none comes twice."""
        built = view.built({view.left(town.seat), view.right(town.seat)} - {town.seat})  # alone at the table, nobody is beside
        claims = [card for card in held if card in built]
        return fx.place(town, square, claims, CLAIM) if claims else None


class Shrine(Monument):
    @hookimpl
    def towns_put(self, town: Town) -> Effect:
        return fx.note(town, COUNT, town.buildings.bit_count())

    @hookimpl
    def towns_score(self, town: Town) -> Modifier:
        return SHRINE.times(SHRINE_TABLE[min(town.note(self.id, COUNT, 0), len(SHRINE_TABLE) - 1)])


class Statue(Monument):
    @hookimpl
    def towns_ways(self, town: Town) -> Way | None:
        free = sum(1 << square for square in squares_of(town.of_type("cottage")) if not town.lying(square))
        return Way(STORE, "TT-MON-BONDMAKER-1", mask=free) if free else None

    @hookimpl
    def towns_game_end(self, town: Town) -> Iterable[Effect]:
        return [fx.clear(town, square) for square in squares_of(town.of_type("cottage")) if town.lying(square)]


architects_guild = Guild(
    "towns.architects_guild",
    pattern=". . glass / . wheat stone / wood brick .",
    points=GUILD,
    name={"en": "Architect's Guild", "ru": "Гильдия архитекторов"},
    text="1 point. When you build it you may replace up to 2 other buildings of your town by buildings of other types.",
    text_ru="1 очко. Построив её, можно заменить до 2 других зданий вашего города зданиями других типов.",
    clauses="TT-MON-GUILD-1..7",
)

fort_ironweed = Fort(
    "towns.fort_ironweed",
    pattern="wheat . brick / stone wood stone",
    points=FORT,
    absent={"mode": "solo"},
    name={"en": "Fort Ironweed", "ru": "Крепость Чертополох"},
    text="7 points. From now on you are never the master builder, unless you are the last player left.",
    text_ru="7 очков. С этого момента вы не бываете главным строителем, пока в игре есть кто-то ещё.",
    clauses="TT-MON-FORT-1..5",
)

grove_university = GroveUniversity(
    "towns.grove_university",
    pattern=". brick . / stone glass stone",
    points=UNIVERSITY,
    name={"en": "Grove University", "ru": "Чащобный университет"},
    text="3 points. When you build it, put any building in play on an empty square of your town.",
    text_ru="3 очка. Построив его, поставьте любое из участвующих в игре зданий на пустую клетку вашего города.",
    clauses="TT-MON-GROVE-1..4",
)

obelisk_of_the_crescent = Obelisk(
    "towns.obelisk_of_the_crescent",
    pattern="wheat . . / brick glass brick",
    name={"en": "Obelisk of the Crescent", "ru": "Обелиск Полумесяца"},
    text="From now on put what you build on any empty square of your town.",
    text_ru="С этого момента ставьте всё построенное на любую пустую клетку вашего города.",
    clauses="TT-MON-OBELISK-1..4",
)

opaleyes_watch = OpaleyesWatch(
    "towns.opaleyes_watch",
    pattern="wood . . . / brick glass wheat wheat / stone . . .",
    absent={"mode": "solo"},
    name={"en": "Opaleye's Watch", "ru": "Башня Стеклянного глаза"},
    text={
        "en": "When you build it, set 3 buildings of different types on this card. From the next round on, when a neighbour "
        "builds one of these types, put that building on an empty square of your town.",
        "ru": "Построив её, положите на карту 3 здания разных типов. Со следующего раунда, когда сосед строит здание одного из "
        "этих типов, поставьте своё с карты на пустую клетку вашего города.",
    },
    clauses="TT-MON-OPALEYE-1..9",
)

shrine_of_the_elder_tree = Shrine(
    "towns.shrine_of_the_elder_tree",
    pattern="brick wheat stone / wood glass wood",
    name={"en": "Shrine of the Elder Tree", "ru": "Святилище Старшего дерева"},
    text="1, 2, 3, 4, 5 or 8 points if you build it as building number 1, 2, 3, 4, 5, or later.",
    text_ru="1, 2, 3, 4, 5 или 8 очков, если вы строите его зданием номер 1, 2, 3, 4, 5 либо позже.",
    clauses=("TT-MON-SHRINE-1", "TT-MON-SHRINE-2"),
)

statue_of_the_bondmaker = Statue(
    "towns.statue_of_the_bondmaker",
    pattern="wood stone stone glass / wheat . . .",
    name={"en": "Statue of the Bondmaker", "ru": "Памятник Присягнувшему"},
    text={
        "en": "When another player names a resource you may put the cube on a cottage of yours, one on each. It is no longer "
        "used for building.",
        "ru": "Когда ресурс называет другой игрок, кубик можно положить на свой коттедж, не больше одного на каждый. Для "
        "построек он больше не годится.",
    },
    clauses="TT-MON-BONDMAKER-1..6",
)
