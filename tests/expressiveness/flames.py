"""Flames: twice a turn they take a region beside the volcano without a fight, with a new token each."""

from swcore import Gate, hookimpl
from swcore.conquest import TRAY, Marker, Race, Use, fx

volcano = Marker("rows.volcano", supply=1, leaves_on_conquest=False, leaves_on_abandon=False)
HELD, IMMUNE = "it is theirs already", "immune"


class Flames(Race):
    """A volcano breaks out in the first mountain conquered; regions beside it, free ones and foreign ones, may be burnt down."""

    @hookimpl
    def conquest_conquered(self, view, army, conquest):
        erupts = view.terrain("mountain") >> conquest.region & 1 and not view.marked(volcano.id)
        return fx.mark(army, volcano.id, conquest.region) if erupts else None

    @hookimpl
    def conquest_uses(self, view, army):
        near = view.around(view.marked(volcano.id)) & view.ground.land
        gates = (Gate("held", army.regions, "", HELD), Gate("immune", view.immune, "", IMMUNE))
        return Use("burn", near, "", gates, limit=2) if near and view.tray(army.race) else None

    @hookimpl
    def conquest_used(self, view, army, name, region):
        return fx.conquer(army, region, 1, TRAY, mode="burn")


PIECES = (Flames("rows.flames", tokens=4, supply=12), volcano)
