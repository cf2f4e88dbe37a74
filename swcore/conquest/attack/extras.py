"""Extras of conquests: which sets of boosts are open, which of them clash, and where none of a set is idle."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from swcore.conquest.attack.targets import Survey


def boost_sets(survey: Survey) -> list[tuple[str, ...]]:
    """Return every set of open boosts but the empty one, each in the order of names."""
    all = survey.view.ground.all
    names = []
    for name, (_, boost) in survey.boosts.items():
        gates = (*boost.gates, survey.spent[name]) if name in survey.spent else boost.gates
        if not any(gate.bad & all == all for gate in gates):
            names.append(name)
    sets = [some for count in range(1, len(names) + 1) for some in combinations(names, count)]
    return [some for some in sets if not clashing(survey, some)]


def clashing(survey: Survey, boosts: tuple[str, ...]) -> list[str]:
    """Return those of some boosts that are of one group with another one of them."""
    groups = [survey.boosts[name][1].group for name in boosts]
    return [name for name, group in zip(boosts, groups, strict=True) if group and groups.count(group) > 1]


def useful(survey: Survey, name: str, boosts: tuple[str, ...]) -> int:
    """Return the mask of the regions that a set of boosts opens, or makes cheaper, so that none of them is idle.

    Args:
        survey: what is open to the army.
        name: the mode that they go with.
        boosts: names of the extras.
    """
    best = survey.way(name, boosts)
    found = best.open
    for boost in boosts if found else ():
        less = survey.way(name, tuple([other for other in boosts if other != boost]))
        common = found & less.open & ~(less.demanded & ~best.demanded)
        if common and best.priced:
            without, costs = less.costs(common), best.costs(common)
            common = sum(1 << region for region, cost in costs.items() if without[region] <= cost)
        found &= ~common
    return found
