"""A building that stands for cubes."""

from swcore_tiny_towns import RESOURCES, Building

from swcore import hookimpl


class Alchemist(Building):
    """It counts as any resource, for chapels alone."""

    @hookimpl
    def towns_wild(self, town, card):
        return RESOURCES if town.pieces[card].type == "chapel" else None


PIECES = (Alchemist("rows.alchemist", type="factory", pattern="glass stone"),)
