"""A card that takes from a neighbour."""

from swcore_tiny_towns import Monument, fx

from swcore import hookimpl


class Locusts(Monument):
    """At the end of each round the first wheat of the left-hand neighbour goes."""

    @hookimpl
    def towns_round_end(self, view, town):
        other = view.left(town.seat)
        if other == town.seat or other not in view.active or "wheat" not in view.town(other).squares:
            return None
        return fx.remove(view.town(other), view.town(other).squares.index("wheat"))


PIECES = (Locusts("rows.locusts", pattern="wheat wheat"),)
