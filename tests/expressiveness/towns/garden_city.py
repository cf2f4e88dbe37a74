"""A rule of scoring."""

from swcore_tiny_towns import CORNERS, TownRule

from swcore import Modifier, hookimpl

FREE = Modifier(0, "corners", phase="set").at(CORNERS)
ROUND = Modifier(4, "all corners built")


class GardenCity(TownRule):
    """Corners may stay empty for nothing, and a town with all four corners built gets 4 points."""

    @hookimpl
    def towns_worth(self, what):
        return FREE if what == "empty" else None

    @hookimpl
    def towns_score(self, town):
        return None if CORNERS & ~town.buildings else ROUND


PIECES = (GardenCity("rows.garden_city", name={"en": "Garden city", "ru": "Город-сад"}),)
