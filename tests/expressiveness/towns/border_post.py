"""A building that scores by the neighbour's town."""

from swcore_tiny_towns import Building

from swcore import Modifier, hookimpl

ENVY = Modifier(1, "types that only the neighbour has")


class BorderPost(Building):
    """1 point for every type that the left-hand neighbour has and you have not."""

    @hookimpl
    def towns_score(self, view, town, squares):
        theirs = view.town(view.left(town.seat)).types()
        return ENVY.times(len(theirs - town.types()) * squares.bit_count())


PIECES = (BorderPost("rows.border_post", type="factory", pattern="wood / stone"),)
