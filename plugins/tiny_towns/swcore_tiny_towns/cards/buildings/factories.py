"""Buildings of the factory type, black. Marks and stored cubes lie on the building."""

from collections.abc import Iterable

from swcore import EVERYWHERE, Gate, Modifier, hookimpl
from swcore.engine import Effect
from swcore_tiny_towns.position import fx
from swcore_tiny_towns.position.answers import INSTEAD, STORE, SWAP, Veto, Way
from swcore_tiny_towns.position.pieces import Building
from swcore_tiny_towns.position.squares import RESOURCES
from swcore_tiny_towns.position.view import Town

BANK = Modifier(4, "bank", "TT-BLD-BANK-1")
FULL = Gate("banks", EVERYWHERE, "TT-BLD-BANK-5")
POST = Modifier(1, "trading-post", "TT-BLD-TRADINGPOST-1")
STORED = Modifier(-1, "stored-cubes", "TT-BLD-WAREHOUSE-6")
ROOM = 3


class Factory(Building):
    @hookimpl
    def towns_put(self, town: Town, square: int) -> Effect:
        return fx.mark(town, square, RESOURCES)

    @hookimpl
    def towns_ways(self, town: Town, square: int, named: str) -> Way | None:
        if named not in town.lying(square):
            return None
        return Way(INSTEAD, "TT-BLD-FACTORY-2", tuple(other for other in RESOURCES if other != named))


class Bank(Building):
    @hookimpl
    def towns_limit(self, town: Town) -> Gate | None:
        return FULL if town.of_card(self.id).bit_count() >= len(RESOURCES) else None

    @hookimpl
    def towns_put(self, town: Town, square: int) -> Effect:
        taken = town.marks(self.id)
        return fx.mark(town, square, [resource for resource in RESOURCES if resource not in taken])

    @hookimpl
    def towns_veto(self, town: Town, square: int) -> Veto:
        return Veto(town.lying(square), "TT-BLD-BANK-3", "on-a-bank")


class TradingPost(Building):
    @hookimpl
    def towns_wild(self) -> tuple[str, ...]:
        return RESOURCES


class Warehouse(Building):
    @hookimpl
    def towns_ways(self, town: Town, square: int, named: str) -> Iterable[Way]:
        stored = town.lying(square)
        if len(stored) < ROOM:
            yield Way(STORE, "TT-BLD-WAREHOUSE-3", mask=1 << square)
        # Taking out what goes in would be the same as placing it.
        others = tuple(resource for resource in RESOURCES if resource in stored and resource != named)
        if others:
            yield Way(SWAP, "TT-BLD-WAREHOUSE-2", others)

    @hookimpl
    def towns_score(self, town: Town) -> Modifier:
        return STORED.times(len(town.marks(self.id)))


factory = Factory(
    "towns.factory",
    type="factory",
    pattern="wood . . . / brick stone stone brick",
    name={"en": "Factory", "ru": "Фабрика"},
    text="Mark it with a resource. When another player names that resource you may place any other one instead.",
    text_ru="Отметьте её одним ресурсом. Когда его называет другой игрок, можно вместо него поставить любой другой.",
    clauses="TT-BLD-FACTORY-1..5",
)

bank = Bank(
    "towns.bank",
    type="factory",
    pattern="wheat wheat . / wood glass brick",
    points=BANK,
    absent={"mode": "solo"},
    name={"en": "Bank", "ru": "Банк"},
    text="4 points. Mark it with a resource that is on no other bank of yours: from now on you may not name it.",
    text_ru="4 очка. Отметьте его ресурсом, которого нет на других ваших банках: называть этот ресурс вы больше не можете.",
    clauses="TT-BLD-BANK-1..5",
)

trading_post = TradingPost(
    "towns.trading_post",
    type="factory",
    pattern="stone wood . / stone wood brick",
    points=POST,
    name={"en": "Trading Post", "ru": "Фактория"},
    text="1 point. For your later buildings it may stand for any resource of the pattern, and it stays.",
    text_ru="1 очко. Для следующих зданий она заменяет любой ресурс схемы и остаётся на месте.",
    clauses="TT-BLD-TRADINGPOST-1..8",
)

warehouse = Warehouse(
    "towns.warehouse",
    type="factory",
    pattern="wheat wood wheat / brick . brick",
    name={"en": "Warehouse", "ru": "Склад"},
    text={
        "en": "Holds up to 3 cubes. When another player names a resource, you may put the cube here, or put it here and "
        "place one that lay here. Each cube on it costs 1 point at the end.",
        "ru": "Вмещает до 3 кубиков. Когда ресурс называет другой игрок, кубик можно положить сюда или обменять на лежащий здесь "
        "и поставить тот. В конце каждый кубик на складе отнимает 1 очко.",
    },
    clauses="TT-BLD-WAREHOUSE-1..8",
)
