"""Small helpers of the core tests: an inert badge, and ways to play a game along."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from swcore import Game, SwcoreError
from tests.shared.questions import state as state

# A race without a benefit, and a badge that pays for swamps alone: no board of these tests has a swamp by chance.
RATS, INERT = "base.ratmen", "base.swamp"
MOST_STEPS, MOST_STEPS_OF_A_TURN = 5_000, 200
# What a seat that wants nothing prefers; anything else is answered with the first legal action.
IDLE = ("expand", "done")


def play(game: Game, *texts: str) -> Game:
    """Apply actions in order, each by the seat awaited."""
    for text in texts:
        game.apply(text)
    return game


def idle_turn(game: Game) -> Game:
    """Play on without conquests until the next turn begins or the game is over."""
    turn = state(game).turn
    for _ in range(MOST_STEPS_OF_A_TURN):
        if game.over or state(game).turn != turn:
            return game
        texts = [action.text for action in game.legal_actions()]
        game.apply(next((text for text in IDLE if text in texts), texts[0]))
    raise AssertionError(f"the turn does not end: {texts}")


def random_steps(game: Game, seed: int) -> Iterator[Game]:
    """Play random legal actions to the end, and hand out the game before each of them and once more at the end."""
    rng = random.Random(seed)
    for _ in range(MOST_STEPS):
        if game.over:
            break
        yield game
        game.apply(rng.choice(game.legal_actions()))
    assert game.over
    yield game


def legal_words(game: Game) -> set[str]:
    """Return the first words of the legal actions."""
    return {action.kind for action in game.legal_actions()}


def public(game: Game, seat: int | None = None) -> dict[str, Any]:
    """Return the state as a seat (or a bystander) may see it."""
    shown: dict[str, Any] = game.view(seat)["state"]
    return shown


def refusal(game: Game, text: str, seat: int | None = None) -> SwcoreError:
    """Return the error of a refused action; the position must be the same as before."""
    before = game.digest()
    try:
        game.apply(text, seat)
    except SwcoreError as error:
        assert game.digest() == before
        return error
    raise AssertionError(f"{text!r} was accepted")


def reasons(game: Game, text: str) -> list[str]:
    """Return the codes of the reasons why an action is not legal; empty when it is."""
    found = [violation.code for violation in game.violations(text)]
    assert bool(found) == (text not in [action.text for action in game.legal_actions()])
    return found
