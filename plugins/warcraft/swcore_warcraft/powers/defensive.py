"""Defensive: watch towers on farmland where the race holds more neighbours than any other. WC-POWER-DEFENSIVE-1 to 5."""

from swcore import hookimpl
from swcore.conquest import Army, Effects, Marker, Power, View, fx

TOWERS = 6

watch_tower = Marker(
    "warcraft.watch_tower",
    emblem="tower",
    name={"en": "Watch Tower", "ru": "Дозорная башня"},
    text="Its region is immune: nobody can conquer it, and no power of others reaches it.",
    text_ru="Область неуязвима: её нельзя захватить, и чужие умения на неё не действуют.",
    clauses=("WC-POWER-DEFENSIVE-2", "WC-POWER-DEFENSIVE-4", "WC-POWER-DEFENSIVE-5"),
    supply=TOWERS,
    immune=True,
)


class Defensive(Power):
    @hookimpl(order=5)
    def conquest_redeployed(self, view: View, army: Army) -> Effects:
        farms = army.regions & view.terrain("farmland")
        fit = sum(1 << region for region in view.ground.bits(farms) if self._most(view, army, region))
        return [
            fx.discard(army, watch_tower.id),
            fx.ask_place(army, watch_tower.id, TOWERS, where=fit, per_region=1),
        ]

    def _most(self, view: View, army: Army, region: int) -> bool:
        """Return whether an army holds more neighbours of a region than any other race; a tie is not enough."""
        near = view.around(1 << region)
        own = (army.regions & near).bit_count()
        return all((other.regions & near).bit_count() < own for other in view.armies if other.id != army.id)


defensive = Defensive(
    "warcraft.defensive",
    tokens=4,
    emblem="wall",
    proposed=True,
    name={"en": "Defensive", "ru": "Оборонительные"},
    text={
        "en": "At the end of your turn put towers on their farmland regions around which they hold more regions than any other "
        "race: these regions are immune.",
        "ru": "В конце хода поставьте башни в их областях полей, вокруг которых у них больше областей, чем у любого другого "
        "народа: эти области неуязвимы.",
    },
    clauses="WC-POWER-DEFENSIVE-1..5",
)
