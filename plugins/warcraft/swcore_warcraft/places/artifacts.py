"""The five artifacts. They stay where they are used or left, and serve the active race that holds their region."""

from swcore import Modifier, Toll, hookimpl
from swcore.conquest import FROM_HAND, Army, Boost, Effects, Mode, Place, View, fx
from swcore_warcraft.travel import NO_TRAVEL, charged

TAGS = ("artifact",)
ASHES, FROSTMOURNE, DOOMHAMMER = "ashes", "frostmourne", "doomhammer"
COLD = Modifier(-2, "frostmourne", "WC-ART-FROSTMOURNE-1")
AEGIS_COINS, HAMMER_COINS, HEART_COINS = 2, 2, 1


class Carried(Place):
    """An artifact that its controller may put into another region of the race at the end of the turn."""

    def _ask(self, view: View, army: Army) -> Effects:
        others = army.regions & ~view.marked(self.id)
        return fx.ask_choice(army, "carry", view.names(others), optional=True) if others else None

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Effects:
        return fx.carry(self.id, view.where(self.id), view.region(answer)) if answer else None


class Aegis(Carried):
    @hookimpl(order=6)
    def conquest_redeployed(self, view: View, army: Army) -> Effects:
        return self._ask(view, army)

    @hookimpl
    def conquest_toll(self, view: View, army: Army, attacker: Army) -> Toll:
        covers = ("conquest", "eviction", "effect")
        return Toll("aegis", AEGIS_COINS, view.marked(self.id), "WC-ART-AEGIS-2", "aegis", once=True, covers=covers)


class Heart(Carried):
    @hookimpl(order=7)
    def conquest_redeployed(self, view: View, army: Army) -> Effects:
        return self._ask(view, army)

    @hookimpl
    def conquest_scored(self, view: View, army: Army) -> Effects:
        near = view.around(view.marked(self.id))
        payers = [seat for seat in view.opponents(army.seat or 0) if self._beside(view, seat, near)]
        return [fx.pay(seat, army.seat, HEART_COINS, "heart", "WC-ART-HEART-2") for seat in payers]

    def _beside(self, view: View, seat: int, near: int) -> bool:
        rival = view.active(seat)
        return rival is not None and bool(rival.regions & near)


class Ashes(Place):
    @hookimpl
    def conquest_boosts(self, view: View, army: Army) -> Boost:
        far, clause = charged(view, army), "WC-ART-ASHES-1"
        no_travel = (NO_TRAVEL.at(far),) if far else ()
        return Boost(ASHES, clause, view.ground.all, no_travel, limit=1)


class Doomhammer(Place):
    @hookimpl
    def conquest_modes(self, view: View, army: Army) -> Mode:
        clause = "WC-ART-DOOMHAMMER-1"
        return Mode(DOOMHAMMER, 1, FROM_HAND, clause, price=HAMMER_COINS, limit=1)


class Frostmourne(Place):
    @hookimpl
    def conquest_boosts(self, view: View, army: Army) -> Boost:
        clause = "WC-ART-FROSTMOURNE-1"
        return Boost(FROSTMOURNE, clause, modifiers=(COLD,), limit=1)


aegis_of_aggramar = Aegis(
    "warcraft.aegis_of_aggramar",
    emblem="shield",
    tags=TAGS,
    name={"en": "Aegis of Aggramar", "ru": "Эгида Агграмара"},
    text={
        "en": "At the end of your turn you may move it to another of your regions; opponents pay you 2 coins before anything of "
        "theirs touches that region.",
        "ru": "В конце хода её можно перенести в другую свою область; соперники платят вам 2 монеты, прежде чем тронуть область.",
    },
    clauses="WC-ART-AEGIS-1..4",
)

ashes_of_alar = Ashes(
    "warcraft.ashes_of_alar",
    emblem="bird",
    tags=TAGS,
    name={"en": "Ashes of Al'ar", "ru": "Пепел Ал'ара"},
    text="Once per turn conquer any land region of any island as if it were adjacent.",
    text_ru="Раз в ход захватите любую область суши любого острова, как если бы она была соседней.",
    clauses=("WC-ART-ASHES-1", "WC-ART-ASHES-2"),
)

doomhammer = Doomhammer(
    "warcraft.doomhammer",
    emblem="hammer",
    tags=TAGS,
    name={"en": "Doomhammer", "ru": "Молот Рока"},
    text="Once per turn conquer a region with 1 token after paying 2 coins to its owner, or to the bank.",
    text_ru="Раз в ход захватите область 1 жетоном, заплатив 2 монеты её владельцу или в банк.",
    clauses="WC-ART-DOOMHAMMER-1..4",
)

frostmourne = Frostmourne(
    "warcraft.frostmourne",
    emblem="sword",
    tags=TAGS,
    name={"en": "Frostmourne", "ru": "Фростморн"},
    text="Once per turn conquer a region for 2 tokens less, at least 1.",
    text_ru="Раз в ход захватите область на 2 жетона дешевле, но не менее чем за 1.",
    clauses=("WC-ART-FROSTMOURNE-1",),
)

heart_of_azeroth = Heart(
    "warcraft.heart_of_azeroth",
    emblem="heart",
    tags=TAGS,
    name={"en": "Heart of Azeroth", "ru": "Сердце Азерот"},
    text={
        "en": "At the end of your turn you may move it to another of your regions; then every player with active tokens next to "
        "it pays you 1 coin.",
        "ru": "В конце хода его можно перенести в другую свою область; каждый игрок с активными жетонами рядом платит вам "
        "1 монету.",
    },
    clauses="WC-ART-HEART-1..3",
)
