"""Guessing what a seat does not know: monuments and the order of cards."""

from __future__ import annotations

from typing import Any

from swcore.engine import Machine
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.rules.setup import dealing_of, monuments_in


def guess(machine: Machine, seat: int | None, rng: Any) -> None:
    """Re-sample the hidden cards in place.

    A monument that stands in a town is known. What the seat was dealt is known to it: nobody else has these cards.

    Args:
        machine: the machine of a copy.
        seat: whose knowledge is kept; None for a bystander.
        rng: the caller's generator.
    """
    state: TownsState = machine.state
    unseen = sorted((*state.deck, *state.buried))  # sorted, so that no guess depends on the true order
    rng.shuffle(unseen)
    size = len(state.deck)
    state.deck, state.buried = tuple(unseen[:size]), tuple(unseen[size:])
    if state.secrets and not state.ranking:
        state.secrets = [own if owner == seat else _guess_secrets(own, rng) for owner, own in enumerate(state.secrets)]
    if any(state.dealt) and not state.ranking:  # at the end everybody has seen them
        _guess_monuments(machine, seat, rng)


def _guess_secrets(own: Any, rng: Any) -> Any:
    """Return the secrets of a seat with other values: what there was to choose from is known, by its card."""
    return tuple([(key, values[rng.getrandbits(32) % len(values)], values) for key, _, values in own])


def _guess_monuments(machine: Machine, seat: int | None, rng: Any) -> None:
    state: TownsState = machine.state
    built = {
        other: state.monuments[other] for other in range(state.seats) if state.monuments[other] in state.towns[other].squares
    }
    known = {*built.values(), *(() if seat is None else state.dealt[seat])} - {""}
    pool = sorted(id for id in monuments_in(machine, dealing_of(machine)) if id not in known)
    rng.shuffle(pool)
    for other in range(state.seats):
        if other == seat:
            continue
        kept = built.get(other, "")
        dealt = [kept] if kept else []
        while len(dealt) < len(state.dealt[other]):
            dealt.append(pool.pop())
        if state.monuments[other]:
            state.monuments[other] = dealt[0]
        state.dealt[other] = tuple(sorted(dealt))
