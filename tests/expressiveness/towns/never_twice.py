"""A rule that changes what may be named."""

from swcore_tiny_towns import TownRule, Veto, fx

from swcore import hookimpl

WORDS = {"why.named-before": {"en": "it was the last one", "ru": "он был в прошлом раунде"}}


class NeverTwice(TownRule):
    """Nobody names the resource of the round before."""

    @hookimpl
    def towns_round_end(self, view, town):
        return fx.note(town, "last", view.named or None)

    @hookimpl
    def towns_veto(self, town):
        last = town.note(self.id, "last")
        return Veto((last,), reason="named-before") if last else None


PIECES = (NeverTwice("rows.never_twice", words=WORDS),)
