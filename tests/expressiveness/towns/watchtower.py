"""A card that protects."""

from swcore_tiny_towns import RING, Building, squares_of

from swcore import Modifier, hookimpl

SAFE = Modifier(0, "watched squares", phase="set")


class Watchtower(Building):
    """No card of another player touches the squares around it, and none of them costs a point when empty."""

    @hookimpl
    def towns_guards(self, square):
        return RING[square] | 1 << square

    @hookimpl
    def towns_worth(self, town, what):
        watched = 0
        for square in squares_of(town.of_card(self.id)):
            watched |= RING[square]
        return SAFE.at(watched) if what == "empty" else None


PIECES = (Watchtower("rows.watchtower", type="well", pattern="stone / wood"),)
