"""A card that lets its owner build on top."""

from swcore_tiny_towns import Building

from swcore import Modifier, hookimpl


class Terrace(Building):
    """Chapels may go on terraces, which are gone then. 1 point for each that is left."""

    @hookimpl
    def towns_covers(self, town, card):
        return town.of_card(self.id) if town.pieces[card].type == "chapel" else None


PIECES = (Terrace("rows.terrace", type="well", pattern="stone wheat", points=Modifier(1, "terraces")),)
