"""Drakons: three dragons; each takes a region with one token once it has been readied, and makes it immune."""

from swcore import Gate, hookimpl
from swcore.conquest import Marker, Mode, Race, fx

dragon = Marker("rows.dragon", supply=3, immune=True, returns_to="owner")


class Drakons(Race):
    @hookimpl
    def conquest_begin(self, view, army):
        return fx.stock(army, dragon.id, 3) if view.first_turn(army) else None

    @hookimpl
    def conquest_ready(self, view, army):
        return fx.lift(army, dragon.id)

    @hookimpl
    def conquest_modes(self, view, army):
        gates = () if army.stock.get(dragon.id) else (Gate("dragons", -1, "", "all dragons have landed"),)
        return Mode("swoop", 1, "hand", "", gates)

    @hookimpl
    def conquest_conquered(self, view, army, conquest):
        return fx.mark(army, dragon.id, conquest.region) if conquest.mode == "swoop" else None


PIECES = (Drakons("rows.drakons", tokens=3), dragon)
