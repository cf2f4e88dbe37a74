"""Games at random, and every action that might be tried in a position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from hypothesis import strategies as st
from swcore_tiny_towns.position.pieces import Card
from swcore_tiny_towns.testing.checks import layouts

from swcore import Action, Game, Ruleset, load_plugins
from tests.towns.core.acts import RESOURCES, SQUARES

SEEDS = st.integers(0, 2**64 - 1)
MODES = ("base", "town_hall", "solo")


@cache
def rules() -> Ruleset:
    return load_plugins("tiny-towns")


def tables() -> st.SearchStrategy[dict[str, Any]]:
    """Draw the arguments of a game: 1 to 6 seats, any mode that fits, any options."""
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


def begun(table: dict[str, Any]) -> Game:
    """Return the game of a table."""
    return Game.new(rules(), table["seats"], seed=table["seed"], options=table["options"])


def liked(game: Game, seat: int, rng: random.Random) -> Action:
    """Return a legal action: mostly a build or what a card offers, where there is one, as chance alone seldom builds much."""
    actions = game.legal_actions(seat)
    if rng.random() < 0.7:
        wanted = [action for action in actions if action.kind not in ("place", "done")]
        return rng.choice(wanted or list(actions))
    return rng.choice(actions)


def play_on(game: Game, rng: random.Random, steps: int) -> None:
    """Take some steps."""
    for _ in range(steps):
        if not game.over:
            seat = rng.choice(game.pending)
            game.apply(liked(game, seat, rng), seat)


@cache
def words() -> tuple[str, ...]:
    return tuple(rules().compiled.words.values())


def all_actions(game: Game, rng: random.Random) -> Iterator[Action]:
    """Yield every action but builds, and builds of every card: on all its patterns, and on some squares at random."""
    texts = [f"name {one}" for one in RESOURCES] + [f"take {one}" for one in RESOURCES] + ["discard", "done", "revise"]
    texts += [f"place {one} {name}" for one in RESOURCES for name in SQUARES]
    texts += [f"store {name}" for name in SQUARES]
    texts += [f"swap {name} {one}" for name in SQUARES for one in RESOURCES]
    texts += [f"choose {one}" for one in (*RESOURCES, *words())]
    texts += [f"keep {word}" for word in words()]
    texts += [f"put {word} {name}" for word in words() for name in SQUARES]
    texts += [f"replace {name} {word}" for word in words() for name in SQUARES]
    for word in words():
        card = rules().pieces[rules().compiled.ids[word]]
        assert isinstance(card, Card)
        for layout in layouts(card):
            names = [SQUARES[square] for square in sorted(layout)]
            texts.append(" ".join(["build", word, rng.choice(SQUARES), *names]))
            texts += [" ".join(["build", word, name, *(one for one in names if one != name)]) for name in rng.sample(names, 1)]
        texts += [" ".join(["build", word, *rng.sample(SQUARES, rng.randint(1, 6))]) for _ in range(4)]
    yield from (game.parse(text) for text in texts)
