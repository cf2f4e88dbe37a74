"""Summoners: for each magic region an elemental, which conquers and defends like a token, and vanishes where it is alone."""

from swcore import hookimpl
from swcore.conquest import Army, Effects, Marker, Race, View, fx

ELEMENTAL = Marker(
    "rows.elemental", supply=6, defence=1, counts=("holds", "garrison", "defender", "loss", "conquer"), per_region=None
)


class Summoners(Race):
    @hookimpl
    def conquest_ready(self, view, army):
        magic = (army.regions & view.symbol("magic")).bit_count()
        return [fx.lift(army, ELEMENTAL.id), fx.discard(army, ELEMENTAL.id), fx.stock(army, ELEMENTAL.id, magic)]

    @hookimpl
    def conquest_redeployed(self, view, army):
        return self.alone(view, army)

    @hookimpl
    def conquest_regroup(self, view, army):
        return self.alone(view, army)

    def alone(self, view: View, army: Army) -> Effects:
        """Return what makes elementals vanish that no token stands beside."""
        marked = view.ground.bits(view.marked(ELEMENTAL.id, army))
        return [fx.discard(army, ELEMENTAL.id, region) for region in marked if not view.tokens(region)]


PIECES = (Summoners("rows.summoners", tokens=5), ELEMENTAL)
