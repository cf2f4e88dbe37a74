"""The two pieces of the pack."""

from swcore import Gate, Modifier, hookimpl
from swcore.conquest import Power
from swcore.conquest.effects import RegionCoinsRace

LIGHT = Modifier(-1, "lantern light")


class Lantern(Power):
    """Regions beside your swamps cost 1 token less; a swamp of yours beside another one is closed to others."""

    def _swamps(self, view, army):
        return army.regions & view.terrain("swamp")

    @hookimpl
    def conquest_cost(self, view, army):
        swamps = self._swamps(view, army)
        return LIGHT.at(view.around(swamps)) if swamps else None

    @hookimpl
    def conquest_protects(self, view, army, attacker):
        swamps = self._swamps(view, army)
        lit = swamps & view.around(swamps)
        return Gate("lit", lit, "", "lanterns are burning there") if lit else None


fenfolk = RegionCoinsRace(
    "fenfolk.fenfolk",
    tokens=6,
    terrain="swamp",
    declined=True,
    reason="peat",
    name={"en": "Fenfolk", "ru": "Топляки"},
    text={"en": "+1 coin for each swamp, in decline too.", "ru": "+1 монета за каждое болото, и в упадке тоже."},
)
lantern = Lantern("fenfolk.lantern", tokens=4, name={"en": "Lantern", "ru": "С фонарями"})
