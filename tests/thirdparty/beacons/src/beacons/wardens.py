"""Wardens, who light beacons."""

from __future__ import annotations

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Effects, Marker, Race, View, fx

GLOW = Modifier(1, "reason.glow")

beacon = Marker(
    "beacons.beacon",
    supply=4,
    defence=1,
    name={"en": "Beacon", "ru": "Маяк"},
    text={"en": "Defends like a token; goes out with its region.", "ru": "Защищает как жетон; гаснет, когда область потеряна."},
)


class Wardens(Race):
    @hookimpl
    def conquest_redeployed(self, view: View, army: Army) -> Effects:
        dark = army.regions & ~view.marked(beacon.id)
        if not dark or not view.supply(beacon.id):
            return None
        return [fx.stock(army, beacon.id, 1), fx.ask_place(army, beacon.id, 1, where=dark, per_region=1)]

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return GLOW.times(view.count_marks(beacon.id, army))


wardens = Wardens(
    "beacons.wardens",
    tokens=5,
    name={"en": "Wardens", "ru": "Смотрители"},
    text={
        "en": "After redeploying light a beacon in a region of yours; +1 coin for each one that burns.",
        "ru": "После перегруппировки зажгите маяк в своей области; +1 монета за каждый горящий.",
    },
    words={"reason.glow": {"en": "beacons that burn", "ru": "горящие маяки"}},
)
