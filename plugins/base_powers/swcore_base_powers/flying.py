"""Flying: any land region of the map may be conquered, adjacent or not. SW-POWER-FLYING-1 to 3."""

from swcore import hookimpl
from swcore.conquest import Army, Power, View


class Flying(Power):
    """Flying."""

    @hookimpl
    def conquest_reach(self, view: View, army: Army) -> int:
        return view.ground.all  # water stays closed: nothing opens it


flying = Flying(
    "base.flying",
    tokens=5,
    name={"en": "Flying", "ru": "Летучие"},
    text={
        "en": "Any region of the map may be conquered, adjacent or not, except seas and lakes.",
        "ru": "Можно захватить любую область карты, соседнюю или нет, кроме морей и озёр.",
    },
    clauses=("SW-POWER-FLYING-1", "SW-POWER-FLYING-2", "SW-POWER-FLYING-3"),
)
