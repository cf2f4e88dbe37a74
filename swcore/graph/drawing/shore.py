"""Gaps between the frame and the regions that do not reach it.

Walking along the frame past a region without `edge`, there has to be a gap between it and the outside. Each such region gets
one of its own, so that gaps follow the frame as a row of small cells: one long gap could not be drawn around a corner.
"""

from __future__ import annotations

from collections.abc import Sequence

from swcore.graph.drawing.embedding import OUTSIDE, Turns, faces

GAP = " "  # how gaps are called begins so; no id of a region does


def with_gaps(turns: Turns, shore: Sequence[str]) -> Turns:
    """Return turns in which every face at the outside is a triangle.

    Args:
        turns: for each region and the outside, the neighbours in turn.
        shore: the regions along the frame in turn, where none of them has `edge`.
    """
    found = {name: list(around) for name, around in turns.items()}
    if not found[OUTSIDE]:
        _round_about(found, list(shore))
        return found
    for walk in faces(turns):
        if OUTSIDE in walk and len(walk) > 3:
            at = walk.index(OUTSIDE)
            _between(found, walk[at + 1 :] + walk[:at])
    return found


def _between(turns: Turns, walk: list[str]) -> None:
    """Put gaps along a walk from one region with `edge` to the next; it may be the same one."""
    first, *inner, last = walk
    if last == [first, *inner][-2]:
        inner.append(inner[-1])  # with one gap it would meet it twice
    gaps = _named(turns, inner)
    _insert(turns, first, inner[0], [gaps[0]])
    _insert(turns, last, OUTSIDE, [gaps[-1]])
    _insert(turns, OUTSIDE, first, gaps)
    for at, (gap, name) in enumerate(zip(gaps, inner, strict=True)):
        ahead = gaps[at + 1] if at + 1 < len(gaps) else last
        behind = gaps[at - 1] if at else first
        beside = [inner[at - 1]] if at and inner[at - 1] != name else []
        turns[gap] = [ahead, OUTSIDE, behind, *beside, name]
    _open(turns, [first, *inner, last], ["", *gaps, ""])


def _round_about(turns: Turns, walk: list[str]) -> None:
    """Put gaps all around."""
    if len(walk) < 3:
        walk = [name for name in walk for _ in (0, 1)]
    gaps = _named(turns, walk)
    count = len(walk)
    turns[OUTSIDE] = gaps
    for at, (gap, name) in enumerate(zip(gaps, walk, strict=True)):
        beside = [walk[at - 1]] if walk[at - 1] != name else []
        turns[gap] = [gaps[(at + 1) % count], OUTSIDE, gaps[at - 1], *beside, name]
    _open(turns, [walk[-1], *walk, walk[0]], [gaps[-1], *gaps, gaps[0]])


def _named(turns: Turns, inner: Sequence[str]) -> list[str]:
    return [f"{GAP}{len(turns) + at}" for at in range(len(inner))]


def _open(turns: Turns, walk: Sequence[str], gaps: Sequence[str]) -> None:
    """Let the regions of a walk, without its ends, see their gaps, and that of the next region."""
    places = range(1, len(walk) - 1)
    for at in places:
        if walk[at - 1] == walk[at] and at > places.start:
            continue  # has been seen to with the one before
        name, seen, end = walk[at], [gaps[at]], at
        while end + 1 in places and walk[end + 1] == name:
            end += 1
            seen.insert(0, gaps[end])
        if gaps[end + 1]:
            seen.insert(0, gaps[end + 1])
        _insert(turns, name, walk[end + 1], seen)


def _insert(turns: Turns, name: str, after: str, new: Sequence[str]) -> None:
    around = turns[name]
    at = around.index(after) + 1
    turns[name] = around[:at] + list(new) + around[at:]
