"""The state as a seat may know it."""

from __future__ import annotations

from typing import Any

from swcore.engine import Machine
from swcore_tiny_towns.position.state import TownRecord, TownsState


def seen_state(machine: Machine, seat: int | None) -> TownsState:
    """Return a copy of the state without what a seat may not see: the others' towns are those of the last commit.

    Args:
        machine: the machine.
        seat: who looks; None for a bystander.
    """
    shown = machine.seen(seat)
    state: TownsState = machine.state.clone()
    for other, town in enumerate(shown["towns"]):
        if other != seat:
            state.towns[other] = TownRecord.from_json(town)
            state.towns[other].rebuild()
    monuments: list[Any] = shown["monuments"]
    dealt: list[Any] = shown["dealt"]
    state.monuments = [one or "" for one in monuments]
    state.dealt = [tuple(one or ()) for one in dealt]
    own = [tuple((key, value, tuple(values)) for key, value, values in one or ()) for one in shown["secrets"]]
    state.secrets = own if any(own) else []
    state.deck, state.buried, state.stack = (), (), ()
    return state
