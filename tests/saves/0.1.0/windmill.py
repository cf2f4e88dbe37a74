"""Windmills: a home-made building in ten lines. Try it: swcore play tiny-towns --piece examples/windmill.py"""

from swcore_tiny_towns import COLUMN, ROW, Building, squares_of

from swcore import Modifier, hookimpl

FLOUR = Modifier(2, "farms in line with windmills")


class Windmill(Building):
    """2 points for every red building in its row and column."""

    @hookimpl
    def towns_score(self, town, squares):
        farms = town.of_type("farm")
        return FLOUR.times(sum((farms & (ROW[square] | COLUMN[square])).bit_count() for square in squares_of(squares)))


windmill = Windmill("home.windmill", type="well", pattern="wheat . / wood stone")
