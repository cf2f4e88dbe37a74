"""A guildhall: a home-made monument that asks. Try it: swcore play tiny-towns --piece examples/guildhall.py"""

from swcore_tiny_towns import Monument, fx

from swcore import Modifier, hookimpl

GUILD = Modifier(1, "buildings of the guild")


class Guildhall(Monument):
    """When you build it, choose a building in play: 1 point for each of them in your town."""

    @hookimpl
    def towns_put(self, view, town, square):
        return fx.ask(town, square, "guild", view.cards, "Whose guild meets here?")

    @hookimpl
    def towns_answered(self, town, key, value):
        return fx.note(town, key, value)

    @hookimpl
    def towns_score(self, town):
        return GUILD.times(town.of_card(town.note(self.id, "guild", "")).bit_count())


guildhall = Guildhall("home.guildhall", pattern="brick glass brick / stone . stone")
