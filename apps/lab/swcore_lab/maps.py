"""How a piece does on several maps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import attrs

from swcore_lab.field import Field
from swcore_lab.games import LEAD
from swcore_lab.intervals import Estimate
from swcore_lab.pairs import Setting
from swcore_lab.trial import measures, play_all
from swcore_lab.verdicts import CRITERIA
from swcore_lab.watching import Progress


@attrs.frozen
class OnMap:
    """What a piece brings on a map.

    Attributes:
        map: its name; "" for the usual one.
        shown: by criterion; the intervals of all maps hold together, by each criterion.
    """

    map: str
    shown: Mapping[str, Estimate]


def on_maps(
    setting: Setting,
    maps: Sequence[str],
    field_of: Callable[[Setting], Field],
    games: int,
    jobs: int = 1,
    progress: Progress = lambda done: None,
) -> list[OnMap]:
    """Try a piece on several maps with the strongest bot, on each beside the official pieces there.

    Args:
        setting: what is tried.
        maps: names or files.
        field_of: what is usual in a setting.
        games: places on each map.
        jobs: processes.
        progress: called after each game.

    Returns:
        What it brings, the map with the greatest lead first; after Ctrl-C of the maps that are done.

    Raises:
        KeyboardInterrupt: after Ctrl-C before the first map is done.
        SwcoreError: whatever a game raises.
    """
    found: list[OnMap] = []
    for map in maps:
        there = attrs.evolve(
            setting,
            choice=attrs.evolve(setting.choice, map=map or None),
            plain=attrs.evolve(setting.plain, map=map or None),
            bots=setting.bots[:1],
        )
        try:
            pairs = play_all(there, {there.bots[0]: field_of(there)}, games, jobs, progress)
        except KeyboardInterrupt:
            if not found:
                raise
            break
        told = measures(pairs, 1 / len(maps))
        found.append(OnMap(map, {name: told[name] for name in CRITERIA}))
    return sorted(found, key=lambda one: -one.shown[LEAD].mean)


def loved(found: Sequence[OnMap]) -> str | None:
    """Return the map on which a piece surely brings more in the opening than on every other one; None when there is none."""
    best = found[0].shown[LEAD]
    return found[0].map if len(found) > 1 and all(best.low > one.shown[LEAD].high for one in found[1:]) else None
