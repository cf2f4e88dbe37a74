"""Hidden faces: which of its faces a marker shows that lies face down, and which wait in the pile."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.state import ConquestState


def guess_faces(state: ConquestState, seat: int | None, rng: Any) -> None:
    """Deal the hidden faces anew that a seat does not know, in place: all but those that it has chosen.

    Args:
        state: a position of a copy.
        seat: whose knowledge is kept; None for a bystander.
        rng: the caller's generator, with `shuffle`.
    """
    known = state.secrets[seat] if state.secrets and seat is not None else {}
    for marker in sorted(state.piles):
        lying = sorted(name for name in state.faces if name.partition(" ")[0] == marker and name not in known)
        pool = sorted([*state.piles[marker], *(state.faces[name] for name in lying)])  # so that no guess depends on the truth
        rng.shuffle(pool)
        state.faces = {**state.faces, **dict(zip(lying, pool, strict=False))}
        state.piles = {**state.piles, marker: tuple(pool[len(lying) :])}
    state.secrets = [{name: state.faces[name] for name in own} for own in state.secrets]
