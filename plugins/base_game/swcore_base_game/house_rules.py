"""Rules of the game that no race or power carries, each behind an option."""

from swcore import Modifier, Option, hookimpl
from swcore.conquest import Army, Rule, View

PER_TOKEN = Option(
    "water_income_per_token",
    (False, True),
    False,
    clauses=("ED-27", "SW-POWER-SEAFARING-2"),
    text={
        "en": "In decline, seas and lakes bring a coin for each token there instead of one for each region.",
        "ru": "В упадке моря и озёра приносят монету за каждый жетон в них, а не за область.",
    },
)
OWN_CLOSED = Option(
    "immunity_blocks_own_ghouls",
    (True, False),
    True,
    clauses=("ED-11", "SW-IMM-5"),
    text={
        "en": "Immune regions are closed to other races of their own player as well, such as declined Ghouls.",
        "ru": "Неуязвимые области закрыты и для других народов того же игрока, например для упырей в упадке.",
    },
)
FURTHER = Modifier(1, "further-on-water", "ED-27")


class WaterIncome(Rule):
    @hookimpl(declined="only")
    def conquest_score(self, view: View, army: Army) -> Modifier | None:
        held = army.regions & view.ground.water
        if not held:
            return None
        return FURTHER.times(sum(view.tokens(region) - 1 for region in view.ground.bits(held)))


class OwnImmunity(Rule):
    @hookimpl(declined="also")
    def conquest_pierces(self, view: View, army: Army) -> int:
        found = 0
        for other in view.armies:
            if other.seat is not None and other.seat == army.seat:
                found |= other.regions
        return found


water_income = WaterIncome(
    "base.water_income",
    name={"en": "Water income", "ru": "Доход с воды"},
    text="Regions on water bring 1 coin each in decline, or 1 for each token there.",
    text_ru="Области на воде приносят в упадке по 1 монете или по 1 за каждый жетон в них.",
    clauses=("ED-27",),
    when=(PER_TOKEN, True),
)

own_immunity = OwnImmunity(
    "base.own_immunity",
    emblem="shield",
    name={"en": "Own immunity", "ru": "Своя неуязвимость"},
    text="Holes, heroes and the dragon stop all other races, or those of opponents alone.",
    text_ru="Норы, герои и дракон останавливают все чужие народы или только народы соперников.",
    clauses=("ED-11", "SW-IMM-5"),
    when=(OWN_CLOSED, False),
)
