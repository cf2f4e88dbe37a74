"""Guessing a whole game from what a seat knows: hidden facts are drawn anew, what everybody knows stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs

from swcore.engine.chance import stream_key
from swcore.engine.machine import Machine
from swcore.engine.simultaneous import Sealed
from swcore.game.questions import pending

if TYPE_CHECKING:
    from swcore.game.game import Game

MOST_STEPS = 10_000  # of one seat between two commits; a lane of a real game needs fewer than fifty


def guess(game: Game, seat: int | None, rng: Any) -> None:
    """Turn a copy of a game into what a seat may take it for.

    Who is still awaited is known to everybody, so a seat that is ready stays ready: what it has done or answered is guessed.

    Args:
        game: the copy; it loses its history.
        seat: whose knowledge is kept; None for a bystander.
        rng: a generator with `getrandbits` and `shuffle`.
    """
    machine, awaited = game.play, game.pending
    game.history.known_to(seat)
    game.history.drop()
    seed = rng.getrandbits(128)  # for the open streams, and for those that the game has not opened yet
    machine.setup = attrs.evolve(machine.setup, seed=seed)
    machine.state.streams = {name: (stream_key(seed, name), 0) for name in machine.state.streams}
    _forget_answers(machine, seat)
    machine.ruleset.book.determinize(machine, seat, rng)
    machine.forget()
    for other in pending(machine):
        if other not in awaited:
            _make_ready(machine, other, rng)
    machine.forget()


def _forget_answers(machine: Machine, seat: int | None) -> None:
    """Take the sealed answers of the others out of the open question."""
    decision = machine.decision()
    if isinstance(decision, Sealed):
        frame = machine.state.stack[-1]
        for other in (*decision.seats(frame), *decision.revisable(frame)):
            if other != seat:
                frame = decision.without(frame, other)
        machine.state.stack = (*machine.state.stack[:-1], frame)


def _make_ready(machine: Machine, seat: int, rng: Any) -> None:
    """Let a seat act at random until it is ready; somebody else is still awaited, so nothing is committed."""
    for _ in range(MOST_STEPS):
        legal = machine.legal(seat)
        machine.apply(seat, legal[rng.getrandbits(32) % len(legal)])
        if seat not in pending(machine):
            return
