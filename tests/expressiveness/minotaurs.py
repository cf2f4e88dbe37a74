"""Minotaurs (II): a complete second round of conquests, for which they take up their troops, before they redeploy."""

from swcore import hookimpl
from swcore.conquest import Race


class Minotaurs(Race):
    @hookimpl
    def conquest_steps(self, view, army, seat, steps):
        if "conquer" not in steps:
            return None
        behind = steps.index("conquer") + 1
        return (*steps[:behind], "ready", "conquer", *steps[behind:])


PIECES = (Minotaurs("rows.minotaurs", tokens=5),)
