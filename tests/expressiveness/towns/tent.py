"""A building that may be taken down again."""

from swcore_tiny_towns import Building, Deed, fx

from swcore import Modifier, hookimpl

WORDS = {"use.fold": {"en": "take it down", "ru": "сложить"}}


class Tent(Building):
    """1 point. It may be taken down again: a wheat cube lies there then."""

    @hookimpl
    def towns_uses(self):
        return Deed("fold")

    @hookimpl
    def towns_answered(self, town, square):
        return fx.remove(town, square), fx.cube(town, square, "wheat")


PIECES = (Tent("rows.tent", words=WORDS, type="cottage", pattern="wheat / wood", points=Modifier(1, "tents")),)
