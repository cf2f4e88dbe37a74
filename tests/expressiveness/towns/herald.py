"""A card that reacts to what another player names."""

from swcore_tiny_towns import NEAR, NUMBERS, SQUARES, Building, fx, squares_of

from swcore import hookimpl


class Herald(Building):
    """When another player names brick, put a glass cube on an empty square next to it."""

    @hookimpl
    def towns_named(self, view, town, square):
        if view.named != "brick" or view.namer in (town.seat, -1):
            return None
        free = [SQUARES[one] for one in squares_of(NEAR[square] & town.empty)]
        return fx.ask(town, square, "glass", free, "Where does the glass go?")

    @hookimpl
    def towns_answered(self, town, key, value):
        return fx.cube(town, NUMBERS[value], key)


PIECES = (Herald("rows.herald", type="factory", pattern="glass / brick"),)
