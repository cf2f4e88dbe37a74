"""A variant of the resource deck."""

from swcore_tiny_towns import RESOURCES, TownRule

from swcore import hookimpl


class StoneAge(TownRule):
    """In the town hall and alone half of the cards are stone."""

    @hookimpl
    def towns_deck(self):
        return [*RESOURCES, *RESOURCES, *["stone"] * 8]


PIECES = (StoneAge("rows.stone_age"),)
