"""Whether a state that a stranger wrote is a position: its parts have the right shapes, and name cards and squares that exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from swcore.engine import Machine
from swcore_tiny_towns.position.pieces import Monument
from swcore_tiny_towns.position.squares import NUMBERS, RESOURCES, SQUARES
from swcore_tiny_towns.position.state import TownsState

BY_SEAT = ("towns", "names", "completed", "dealt", "monuments")
PILES = ("deck", "buried", "discard", "display", "under")


def misfit(machine: Machine) -> str:
    """Return why a state is no position of the game, or "".

    Args:
        machine: the machine with the state.
    """
    return next(_faults(machine), "")


def _faults(machine: Machine) -> Iterator[str]:
    state: TownsState = machine.state
    pieces = machine.ruleset.pieces
    monuments = {id for id, piece in pieces.items() if isinstance(piece, Monument)}
    for name in BY_SEAT:
        if len(getattr(state, name)) != state.seats:
            yield f"{name} has {len(getattr(state, name))} entries and not {state.seats}"
    if state.secrets and len(state.secrets) != state.seats:
        yield f"secrets has {len(state.secrets)} entries and not {state.seats}"
    secrets: list[Any] = [one for own in state.secrets for one in own]
    for secret in secrets:
        if len(secret) != 3 or secret[1] not in secret[2] or secret[0].rpartition(".")[0] not in pieces:
            yield f"{secret!r} is no secret"
    whole = (state.round, state.namer, state.hammer, *state.names, *state.completed)
    yield from (f"{one!r} is no whole number" for one in whole if type(one) is not int)
    yield from (f"there is no seat {seat + 1}" for seat in (state.namer, state.hammer) if not -1 <= seat < state.seats)
    yield from _unknown(
        "resource", RESOURCES, [*(one for name in PILES for one in getattr(state, name)), state.named or RESOURCES[0]]
    )
    yield from _unknown("card", pieces, state.cards)
    yield from _unknown("monument", monuments, [*(id for pair in state.dealt for id in pair), *filter(None, state.monuments)])
    for town in state.towns:
        if len(town.squares) != len(SQUARES):
            yield f"a town has {len(town.squares)} squares and not {len(SQUARES)}"
        yield from _unknown("card", {"", *RESOURCES, *state.cards, *monuments}, town.squares)
        yield from _unknown("square", NUMBERS, town.on)
        yield from _unknown("number of a square", range(len(SQUARES)), town.fresh)
        yield from _unknown("resource", RESOURCES, [one for lying in town.on.values() for one in lying])
        yield from _unknown("card", pieces, town.built)


def _unknown(kind: str, known: Any, found: Any) -> Iterator[str]:
    return (f"there is no {kind} {one!r}" for one in found if one not in known)
