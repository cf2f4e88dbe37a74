"""Storm Giants: two storms a turn strike mountains for one token; no immunity and no treaty holds them off."""

from swcore import Gate, hookimpl
from swcore.conquest import Mode, Race


class StormGiants(Race):
    @hookimpl
    def conquest_modes(self, view, army):
        mountains = view.terrain("mountain")
        gates = (Gate("mountain", ~mountains, "", "storms strike mountains"),)
        return Mode("storm", 1, "hand", "", gates, reach=mountains, limit=2, pierces=mountains)


PIECES = (StormGiants("rows.storm_giants", tokens=5),)
