"""Games at random, by the name of the game: how they begin, and what is done in them."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from swcore import Action, Game
from swcore.testing import any_options
from tests.shared.rulesets import rules

SEEDS = st.integers(0, 2**128 - 1)
PICKS = st.integers(0, 99_999)
MODES = ("base", "town_hall", "solo")
Table = dict[str, Any]


def tables(game: str) -> st.SearchStrategy[Table]:
    """Draw the arguments of a game: any number of seats, any options."""
    return towns() if game == "tiny-towns" else conquests(game)


def conquests(game: str) -> st.SearchStrategy[Table]:
    """Draw the arguments of a game of conquests; now and then its options are the usual ones."""
    return st.builds(
        lambda seats, first, seed, picks: {
            "seats": seats,
            "first": first,
            "seed": seed,
            "options": any_options(rules(game), random.Random(picks)) if picks % 4 else {},
        },
        st.integers(2, 5),
        st.integers(0, 1),
        SEEDS,
        PICKS,
    )


def towns() -> st.SearchStrategy[Table]:
    """Draw the arguments of a game of towns: 1 to 6 seats, any mode that fits, any options."""
    options = {
        "monuments": st.sampled_from(["on", "on", "on", "off"]),
        "cavern": st.sampled_from(["on", "off"]),
        "solo_feast_hall": st.sampled_from(["self", "absent", "removed"]),
    }
    return st.builds(
        lambda seats, mode, seed, options: {
            "seats": 1 if mode == "solo" else seats,
            "seed": seed,
            "options": {**options, "mode": mode},
        },
        st.integers(1, 6),
        st.sampled_from(MODES),
        SEEDS,
        st.fixed_dictionaries(options),
    )


def begun(game: str, table: Table) -> Game:
    """Return the game of a table."""
    return Game.new(rules(game), **table)


def liked(game: Game, seat: int, rng: random.Random) -> Action:
    """Return a legal action.

    In towns it is mostly a build or what a card offers, where there is one, as chance alone seldom builds much.
    """
    actions = game.legal_actions(seat)
    if game.ruleset is rules("tiny-towns") and rng.random() < 0.7:
        wanted = [action for action in actions if action.kind not in ("place", "done")]
        return rng.choice(wanted or list(actions))
    return rng.choice(actions)


def play_on(game: Game, rng: random.Random, steps: int) -> None:
    """Take some steps."""
    for _ in range(steps):
        if not game.over:
            seat = rng.choice(game.pending)
            game.apply(liked(game, seat, rng), seat)
