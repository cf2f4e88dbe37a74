"""A choice once in a game."""

from swcore_tiny_towns import NUMBERS, RESOURCES, SQUARES, Building, Deed, fx, squares_of

from swcore import Modifier, hookimpl

WORDS = {"use.wish": {"en": "wish for {value}", "ru": "пожелать: {value}"}}


class WishingWell(Building):
    """1 point. Once in the game put a cube of any resource on any empty square."""

    @hookimpl
    def towns_uses(self, town):
        return Deed("wish", RESOURCES, limit=1) if town.empty else None

    @hookimpl
    def towns_answered(self, town, square, key, value):
        if key == "wish":
            return fx.ask(town, square, value, [SQUARES[one] for one in squares_of(town.empty)], "Where does the cube go?")
        return fx.cube(town, NUMBERS[value], key)


PIECES = (WishingWell("rows.wishing_well", words=WORDS, type="well", pattern="stone stone", points=Modifier(1, "wishing wells")),)
