"""Sky islands: further regions above the map, linked to it by a beanstalk; clouds are closed to all who cannot fly or climb."""

from swcore import hookimpl
from swcore.conquest import Power, Rule, fx


class SkyIslands(Rule):
    """When the first round begins two clouds rise, the lower one above the first region of the map."""

    @hookimpl
    def conquest_round(self, view, army, moment):
        if moment != "start" or view.region("cloud-1") >= 0:
            return None
        size = view.ground.size
        return [fx.region("cloud-1", "cloud", ("stalk",), beside=1), fx.region("cloud-2", "cloud", beside=1 << size)]


class Climbing(Power):
    @hookimpl
    def conquest_opens(self, view, army):
        return view.symbol("stalk") | (view.terrain("cloud") if army.regions & view.terrain("cloud") else 0)


PIECES = (SkyIslands("rows.sky_islands", terrains={"cloud": "closed"}, symbols=("stalk",)), Climbing("rows.climbing", tokens=4))
