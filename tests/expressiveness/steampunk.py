"""Steampunk: airships built at mines strike anywhere, defend where they land, and pay in decline."""

from swcore import Modifier, hookimpl
from swcore.conquest import Marker, Mode, Power, fx

airship = Marker("rows.airship", supply=3, defence=1, counts=("holds",), leaves_on_decline=False)
FREIGHT = Modifier(1, "airships")


class Steampunk(Power):
    @hookimpl
    def conquest_modes(self, view, army):
        if not army.stock.get(airship.id):
            return None
        return Mode("airship", None, airship.id, "", reach=view.ground.land, limit=3)  # each of them once

    @hookimpl
    def conquest_ready(self, view, army):
        return fx.stock(army, airship.id, view.held(army, symbol="mine"))

    @hookimpl
    def conquest_keeps_badge(self, view, army):
        return True

    @hookimpl(declined="only")
    def conquest_score(self, view, army):
        return FREIGHT.times(view.count_marks(airship.id, army))


PIECES = (Steampunk("rows.steampunk", tokens=3), airship)
