"""Demons: occupied regions cost them as much as empty ones, and their victims lose nothing."""

from swcore import hookimpl
from swcore.conquest import Counts, Race


class Demons(Race):
    @hookimpl
    def conquest_counts(self, view, army, fact, purpose, asker):
        if asker is army and fact == "empty" and purpose in ("cost", "loss"):
            return Counts(view.occupied, True)
        return None


PIECES = (Demons("rows.demons", tokens=4),)
