"""Priestesses: at their decline all their tokens gather in one region, a tower, that pays a coin for each of them."""

from swcore import Modifier, hookimpl
from swcore.conquest import Marker, Race, fx

FAITH = Modifier(1, "pilgrims")


class Priestesses(Race):
    @hookimpl
    def conquest_decline_keep(self):
        return KEEP_ALL

    @hookimpl(declined="only")
    def conquest_declined(self, view, army, declined):
        if declined != army.id:
            return None
        return fx.ask_choice(army, "tower", view.names(army.regions))

    @hookimpl(declined="only")
    def conquest_answered(self, view, army, answer):
        tower = view.region(answer)
        others = [region for region in view.ground.bits(army.regions) if region != tower]
        return [*(fx.tokens(army, region, tower, view.tokens(region)) for region in others), fx.mark(army, TOWER.id, tower)]

    @hookimpl(declined="only")
    def conquest_score(self, view, army):
        mask = view.marked(TOWER.id, army)
        return FAITH.times(sum(view.tokens(region) - 1 for region in view.ground.bits(mask & army.regions)))


KEEP_ALL = Modifier(99, "all stay", phase="set")
TOWER = Marker("rows.tower", supply=1, defence=1)
PIECES = (Priestesses("rows.priestesses", tokens=5), TOWER)
