"""Pygmies: a die for each token lost; it gives as many new ones."""

from swcore import hookimpl
from swcore.conquest import Race, fx


class Pygmies(Race):
    @hookimpl
    def conquest_lost(self, view, army, attacker, region, spared):
        return None if spared else fx.roll(army, "born")

    @hookimpl
    def conquest_answered(self, view, army, key, answer):
        return fx.gain(army, int(answer))


PIECES = (Pygmies("rows.pygmies", tokens=6),)
