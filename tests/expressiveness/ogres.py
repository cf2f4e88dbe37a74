"""Ogres: each occupied region that they have taken this turn makes the next one 1 token cheaper, up to 3."""

from swcore import Modifier, hookimpl
from swcore.conquest import Race

FRENZY = Modifier(-1, "frenzy")


class Ogres(Race):
    @hookimpl
    def conquest_cost(self, view, army):
        taken = min(3, view.conquered(army, non_empty=True))
        return FRENZY.times(taken) if taken else None


PIECES = (Ogres("rows.ogres", tokens=5),)
