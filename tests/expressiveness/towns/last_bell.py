"""A rule that changes the end of the game."""

from swcore_tiny_towns import TownRule, fx

from swcore import hookimpl

LAST = 10


class LastBell(TownRule):
    """The game ends after round 10, whether towns are full or not."""

    @hookimpl
    def towns_round_end(self, view, town):
        return fx.complete(town) if view.round >= LAST else None


PIECES = (LastBell("rows.last_bell"),)
