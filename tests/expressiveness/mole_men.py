"""Mole men: they dig through under one region, whoever holds it, and come up behind it."""

from swcore import hookimpl
from swcore.conquest import Race


class MoleMen(Race):
    @hookimpl
    def conquest_reach(self, view, army):
        return view.around(view.around(army.regions))


PIECES = (MoleMen("rows.mole_men", tokens=5),)
