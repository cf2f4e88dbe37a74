"""Hidden faces: which of its faces a marker shows that lies face down, and which wait in the pile."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.state import ConquestState


def guess_faces(state: ConquestState, rng: Any) -> None:
    """Deal all hidden faces anew, in place: nobody knows them, whoever placed the markers.

    Args:
        state: a position of a copy.
        rng: the caller's generator, with `shuffle`.
    """
    for marker in sorted(state.piles):
        lying = sorted(name for name in state.faces if name.partition(" ")[0] == marker)
        pool = sorted([*state.piles[marker], *(state.faces[name] for name in lying)])  # so that no guess depends on the truth
        rng.shuffle(pool)
        state.faces = {**state.faces, **dict(zip(lying, pool, strict=False))}
        state.piles = {**state.piles, marker: tuple(pool[len(lying) :])}
