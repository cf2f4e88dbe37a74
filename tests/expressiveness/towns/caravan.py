"""A building that moves."""

from swcore_tiny_towns import CORNERS, NEAR, NUMBERS, SQUARES, Building, Deed, fx, squares_of

from swcore import Modifier, hookimpl

CORNER = Modifier(3, "caravans in corners")
WORDS = {"use.move": {"en": "move to {value}", "ru": "переехать на {value}"}}


class Caravan(Building):
    """Once a round it may move to an empty square next to it. 3 points in a corner."""

    @hookimpl
    def towns_uses(self, town, square):
        free = tuple(SQUARES[one] for one in squares_of(NEAR[square] & town.empty))
        return Deed("move", free) if free else None

    @hookimpl
    def towns_answered(self, town, square, value):
        return fx.move(town, square, NUMBERS[value])

    @hookimpl
    def towns_score(self, squares):
        return CORNER.times((squares & CORNERS).bit_count())


PIECES = (Caravan("rows.caravan", words=WORDS, type="tavern", pattern="wood wheat", name={"en": "Caravan", "ru": "Караван"}),)
