"""Behemoth: two beasts that stand with the army, each as strong as the swamps it holds, in attack and in defence."""

from swcore import Modifier, hookimpl
from swcore.conquest import Boost, Marker, Power, fx

beast = Marker("rows.beast", supply=2, counts=("holds", "defender", "redeploy"), returns_to="owner")
HELP, DEFENCE = Modifier(-1, "beast"), Modifier(1, "beast")


class Behemoth(Power):
    @hookimpl
    def conquest_begin(self, view, army):
        return fx.stock(army, beast.id, 2) if view.first_turn(army) else None

    @hookimpl
    def conquest_boosts(self, view, army):
        strength = view.held(army, terrain="swamp")
        beasts = view.ground.bits(view.marked(beast.id, army))
        names = zip(("beast", "second_beast"), beasts, strict=False)
        return [
            Boost(name, "", modifiers=(HELP.times(strength).at(view.ground.near[region]),), limit=1)
            for name, region in names
            if strength
        ]

    @hookimpl
    def conquest_defence(self, view, army):
        return DEFENCE.times(view.held(army, terrain="swamp")).at(view.marked(beast.id, army))


PIECES = (Behemoth("rows.behemoth", tokens=3), beast)
