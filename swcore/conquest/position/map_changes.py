"""Maps that change in play: what was changed, kept as short as it can be said, and the ground that comes of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from swcore.conquest.position.board import Ground
from swcore.engine.budget import Budget
from swcore.graph import Board

TERRAIN, SYMBOL, BORDER, MOVED, REGION = "terrain", "symbol", "border", "moved", "region"
Change = tuple[Any, ...]  # the event that made it
Changes = tuple[Change, ...]
MOST_REGIONS: Final = 500  # of a map that has grown in play
ANSWERS: Final = 64 << 10  # bytes for what a changed ground knows about masks
GROUND: Final = 2_000  # bytes of a changed ground, and of each of its regions
OF_A_REGION: Final = 800


def with_change(changes: Changes, change: Change) -> Changes:
    """Return some changes and one more, without those that it overrides."""
    return (*(old for old in changes if not _overrides(change, old)), change)


def _overrides(change: Change, old: Change) -> bool:
    kind = change[0]
    if kind == MOVED:
        return (old[0] == MOVED and old[1] == change[1]) or (old[0] == BORDER and change[1] in old[1:3])
    same = {TERRAIN: 2, SYMBOL: 3, BORDER: 3}.get(kind, 0)  # so many values say what it is about
    return bool(same) and old[:same] == change[:same]


def ground_after(ground: Ground, changes: Changes) -> Ground:
    """Return the ground of a map after some changes.

    Args:
        ground: that of the map as printed, or after other changes.
        changes: all changes since the map as printed.
    """
    base = ground.base
    if not changes:
        return base
    found = base.later.get(changes)
    if found is None:
        board = _changed(base.board, changes)
        base.later_budget.take(ANSWERS + GROUND + OF_A_REGION * board.size)
        found = base.later[changes] = Ground(board, base.tables, base.closed, base.entry_symbol, Budget(ANSWERS), base, changes)
    return found


def _changed(board: Board, changes: Iterable[Change]) -> Board:
    """Return a board with some changes, one after the other."""
    names, edge = list(board.names), board.edge
    near = [set(others) for others in board.neighbours]
    terrains, symbols = list(board.terrain_of), [list(words) for words in board.symbols_of]
    for kind, *values in changes:
        if kind == TERRAIN:
            terrains[values[0]] = values[1]
        elif kind == SYMBOL:
            region, word, on = values
            symbols[region] = [*(other for other in symbols[region] if other != word), *((word,) if on else ())]
        elif kind == BORDER:
            one, other, on = values
            _join(near, one, other, on)
        elif kind == MOVED:
            for other in range(len(names)):
                if other != values[0]:
                    _join(near, values[0], other, values[1] >> other & 1)
        else:
            name, terrain, words, beside, at_edge = values
            names.append(name)
            terrains.append(terrain)
            symbols.append(list(words))
            near.append(set())
            for other in range(len(names) - 1):
                _join(near, len(names) - 1, other, beside >> other & 1)
            edge |= at_edge << len(names) - 1
    return Board(board.id, names, [sorted(others) for others in near], edge, terrains, symbols)


def _join(near: list[set[int]], one: int, other: int, on: int) -> None:
    for here, there in ((one, other), (other, one)):
        if on:
            near[here].add(there)
        else:
            near[here].discard(there)
