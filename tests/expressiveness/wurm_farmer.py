"""Wurm farmer: up to three wurms guard regions, the third of them doubly; one that is lost is lost for good."""

from swcore import hookimpl
from swcore.conquest import Marker, Power, fx

WURMS = ("rows.wurm", "rows.great_wurm")


class WurmFarmer(Power):
    @hookimpl
    def conquest_redeployed(self, view, army):
        """One more wurm each turn, the great one last, on a region that is weakly held."""
        weakest = min((view.defence(region) for region in view.ground.bits(army.regions)), default=0)
        weak = sum(1 << region for region in view.ground.bits(army.regions) if view.defence(region) == weakest)
        wurm = next((wurm for wurm in WURMS if view.supply(wurm)), None)
        return None if wurm is None or not weak else fx.ask_place(army, wurm, 1, where=weak, optional=True)


PIECES = (
    WurmFarmer("rows.wurm_farmer", tokens=4),
    Marker("rows.wurm", supply=2, defence=1, per_region=None, returns_to="none"),
    Marker("rows.great_wurm", supply=1, defence=2, returns_to="none"),
)
