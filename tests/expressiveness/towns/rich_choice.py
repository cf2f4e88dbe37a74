"""A rule that deals other cards."""

from swcore_tiny_towns import Dealing, TownRule

from swcore import hookimpl


class RichChoice(TownRule):
    """Each player chooses one of four monuments, and nobody gets the fort."""

    @hookimpl
    def towns_deal(self):
        return Dealing(monuments=4, without=("towns.fort_ironweed",))


PIECES = (RichChoice("rows.rich_choice"),)
