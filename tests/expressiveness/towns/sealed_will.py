"""A card with a hidden choice."""

from swcore_tiny_towns import Monument, fx

from swcore import Modifier, hookimpl

WILL = Modifier(2, "buildings named in secret")


class SealedWill(Monument):
    """Name a building in secret; 2 points for each that your right-hand neighbour has at the end."""

    @hookimpl
    def towns_put(self, view, town, square):
        return fx.ask_secret(town, square, "named", view.cards, "Which building do you name?")

    @hookimpl
    def towns_score(self, view, town):
        other = view.town(view.right(town.seat))
        return WILL.times(other.of_card(town.secret(self.id, "named")).bit_count())


PIECES = (SealedWill("rows.sealed_will", pattern="glass wood / brick ."),)
