"""Flocking and Quarreling (powers): coins for one connected group, or for many groups; either brings 4 tokens more."""

from collections.abc import Iterator

from swcore import Modifier, hookimpl
from swcore.conquest import Power, View

FLOCK = Modifier(3, "one flock")
QUARREL = Modifier(1, "groups apart")


def groups(view: View, regions: int) -> Iterator[int]:
    """Yield the groups of regions that hang together."""
    while regions:
        found, grown = 0, regions & -regions
        while grown != found:
            found, grown = grown, (grown | view.around(grown)) & regions
        yield found
        regions &= ~found


class Flocking(Power):
    @hookimpl
    def conquest_score(self, view, army):
        return FLOCK if len(list(groups(view, army.regions))) == 1 else None


class Quarreling(Power):
    @hookimpl
    def conquest_score(self, view, army):
        return QUARREL.times(len(list(groups(view, army.regions))))


PIECES = (Flocking("rows.flocking", tokens=4, extra_supply=4), Quarreling("rows.quarreling", tokens=4, extra_supply=4))
