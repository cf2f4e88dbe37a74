"""Gunner: two cannons, moved each turn; a shot into a neighbouring region saves 2 tokens for a coin, one for each conquest."""

from swcore import Modifier, hookimpl
from swcore.conquest import Boost, Marker, Power, fx

cannon = Marker("rows.cannon", supply=2, defence=1, returns_to="owner")
SHOT = Modifier(-2, "cannon")


class Gunner(Power):
    @hookimpl
    def conquest_boosts(self, view, army):
        there = view.ground.bits(view.marked(cannon.id, army))
        shots = zip(("cannon", "second_cannon"), there, strict=False)
        return [
            Boost(name, "", modifiers=(SHOT.at(view.ground.near[region]),), price=1, group="cannon", limit=1)
            for name, region in shots
        ]

    @hookimpl
    def conquest_redeployed(self, view, army):
        return fx.lift(army, cannon.id), fx.ask_place(army, cannon.id, 2, optional=True)


PIECES = (Gunner("rows.gunner", tokens=4), cannon)
