"""Flying: any land region of the map may be conquered, adjacent or not. SW-POWER-FLYING-1 to 3."""

from swcore import Option, hookimpl
from swcore.conquest import Army, Power, View

LAKES = Option(
    "flying_may_take_lakes",
    (False, True),
    False,
    clauses=("ED-22", "SW-POWER-FLYING-1", "SW-POWER-SEAFARING-3"),
    text={
        "en": "A Flying race may conquer lakes, too; never seas.",
        "ru": "Летучий народ может захватывать и озёра, но не моря.",
    },
)


class Flying(Power):
    @hookimpl
    def conquest_reach(self, view: View, army: Army) -> int:
        return view.ground.all  # water stays closed unless something opens it

    @hookimpl
    def conquest_opens(self, view: View, army: Army) -> int:
        return view.terrain("lake") if view.option(LAKES.name) else 0


flying = Flying(
    "base.flying",
    tokens=5,
    emblem="wing",
    name={"en": "Flying", "ru": "Летучие"},
    text="Any region of the map may be conquered, adjacent or not, except seas and lakes.",
    text_ru="Можно захватить любую область карты, соседнюю или нет, кроме морей и озёр.",
    clauses="SW-POWER-FLYING-1..3",
    options=(LAKES,),
)
