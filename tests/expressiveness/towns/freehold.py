"""A rule of building."""

from swcore_tiny_towns import COLUMN, ROW, TownRule, squares_of

from swcore import hookimpl


class Freehold(TownRule):
    """Whatever is built may go on any empty square of the same row or column as a cottage."""

    @hookimpl
    def towns_targets(self, town):
        open_squares = 0
        for square in squares_of(town.of_type("cottage")):
            open_squares |= ROW[square] | COLUMN[square]
        return open_squares


PIECES = (Freehold("rows.freehold"),)
