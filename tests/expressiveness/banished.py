"""Banished (power): no seat may pick it that has a race in decline."""

from swcore import EVERYWHERE, Gate, hookimpl
from swcore.conquest import Power

FORBIDDEN = Gate("banished", EVERYWHERE, "", "they shun those who have a past")


class Banished(Power):
    @hookimpl
    def conquest_closes(self, view, combo, seat, picked):
        return FORBIDDEN if picked == combo and view.declined(seat) else None


PIECES = (Banished("rows.banished", tokens=5),)
