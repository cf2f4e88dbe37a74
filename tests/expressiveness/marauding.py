"""Marauding (power): after the redeployment its race takes up its troops again, for a second round of conquests."""

from swcore import hookimpl
from swcore.conquest import Power


class Marauding(Power):
    @hookimpl
    def conquest_steps(self, view, army, seat, steps):
        if "conquer" not in steps:
            return None  # the seat declines
        behind = steps.index("redeploy") + 1
        return (*steps[:behind], "ready", "conquer", "redeploy", *steps[behind:])


PIECES = (Marauding("rows.marauding", tokens=3),)
