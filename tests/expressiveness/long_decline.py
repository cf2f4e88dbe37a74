"""Long decline (power): its race stays in decline beside the next one, until a second race of its seat declines."""

from swcore import hookimpl
from swcore.conquest import Power, fx


class LongDecline(Power):
    @hookimpl(declined="also")
    def conquest_outside_limit(self):
        return True

    @hookimpl(declined="only")
    def conquest_declined(self, view, army, declined):
        other = view.army(declined)
        if declined == army.id or other is None or other.seat != army.seat:
            return None
        seen = self.recall(view, army, "seen", 0) + 1
        return fx.retire(army) if seen == 2 else fx.note(army, "seen", seen)

    @hookimpl
    def conquest_keeps_badge(self):
        return True


PIECES = (LongDecline("rows.long_decline", tokens=4),)
