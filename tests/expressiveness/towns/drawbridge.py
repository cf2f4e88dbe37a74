"""A building that may be turned."""

from swcore_tiny_towns import Building, Deed, fx

from swcore import Modifier, hookimpl

DOWN = Modifier(2, "bridges that are down")
WORDS = {"use.turn": {"en": "raise or lower it", "ru": "поднять или опустить"}}


class Drawbridge(Building):
    """While one is raised you are passed over as master builder; each that is down scores 2."""

    @hookimpl
    def towns_uses(self):
        return Deed("turn")

    @hookimpl
    def towns_answered(self, town, square):
        return fx.note(town, "raised", town.note(self.id, "raised", 0) ^ 1 << square)

    @hookimpl
    def towns_passed_over(self, town):
        return (town.note(self.id, "raised", 0) & town.of_card(self.id)) != 0

    @hookimpl
    def towns_score(self, town, squares):
        return DOWN.times((squares & ~town.note(self.id, "raised", 0)).bit_count())


PIECES = (Drawbridge("rows.drawbridge", words=WORDS, type="theater", pattern="wood brick"),)
