"""A building that changes others."""

from swcore_tiny_towns import NEAR, Building, fx, squares_of

from swcore import hookimpl


class Developer(Building):
    """When it is built, the taverns next to it become theaters."""

    @hookimpl
    def towns_put(self, view, town, square):
        theater = next(card for card in view.cards if view.card(card).type == "theater")
        return [fx.put(town, one, theater) for one in squares_of(NEAR[square] & town.of_type("tavern"))]


PIECES = (Developer("rows.developer", type="factory", pattern="stone glass"),)
