"""Dirigible: a region of its own that pays two coins; none but flyers reach it, and its owner moves it after everybody's turn."""

from swcore import Modifier, hookimpl
from swcore.conquest import HAND, Power, Rule, fx

SHIP, SKY = "airship", "sky"
FARE = Modifier(2, "the airship")


class Dirigible(Power):
    @hookimpl
    def conquest_begin(self, view, army):
        """With the combo the ship comes, and a crew goes aboard."""
        if view.region(SHIP) >= 0:
            return None
        return [fx.region(SHIP, SKY, beside=1), fx.then(army, "crew")]

    @hookimpl
    def conquest_turn_over(self, view, army):
        ship = view.region(SHIP)
        if army is None or ship < 0:
            return None
        below = view.around(1 << ship)
        places = view.names(view.ground.land & view.around(below) & ~below & ~(1 << ship))
        return fx.ask_choice(army, "fly", places, optional=True)

    @hookimpl
    def conquest_answered(self, view, army, key, answer):
        ship = view.region(SHIP)
        if key == "crew":
            return fx.tokens(army, HAND, ship, 1)
        return fx.move_region(ship, 1 << view.region(answer)) if answer else None


class Sky(Rule):
    @hookimpl
    def conquest_opens(self, view, army):
        return view.terrain(SKY) if view.tagged(army, "flyer") else None

    @hookimpl
    def conquest_score(self, view, army):
        return FARE if view.held_mask(army, terrain=SKY) else None


PIECES = (Dirigible("rows.dirigible", tokens=5, terrains={SKY: "closed"}, tags=("flyer",)), Sky("rows.sky"))
