"""Games at random, and every action that might be tried in a position."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from swcore_tiny_towns.position.pieces import Card
from swcore_tiny_towns.testing.checks import layouts

from swcore import Action, Game
from tests.shared.rulesets import rules
from tests.towns.core.acts import RESOURCES, SQUARES


@cache
def words() -> tuple[str, ...]:
    return tuple(rules("tiny-towns").compiled.words.values())


@cache
def fixed_actions() -> tuple[Action, ...]:
    """Return every action but builds."""
    table = Game.new(rules("tiny-towns"), 2)
    texts = [f"name {one}" for one in RESOURCES] + [f"take {one}" for one in RESOURCES] + ["discard", "done", "revise"]
    texts += [f"place {one} {name}" for one in RESOURCES for name in SQUARES]
    texts += [f"store {name}" for name in SQUARES]
    texts += [f"swap {name} {one}" for name in SQUARES for one in RESOURCES]
    texts += [f"choose {one}" for one in (*RESOURCES, *words())]
    texts += [f"keep {word}" for word in words()]
    texts += [f"put {word} {name}" for word in words() for name in SQUARES]
    texts += [f"replace {name} {word}" for word in words() for name in SQUARES]
    texts += [f"use {name} turn" for name in SQUARES] + [f"use {name} move b2" for name in SQUARES]
    return tuple(table.parse(text) for text in texts)


@cache
def all_layouts() -> dict[str, list[list[str]]]:
    """Return by the word of each card the squares of its pattern, everywhere that it fits."""
    found: dict[str, list[list[str]]] = {}
    for word in words():
        card = rules("tiny-towns").pieces[rules("tiny-towns").compiled.ids[word]]
        assert isinstance(card, Card)
        found[word] = [[SQUARES[square] for square in sorted(layout)] for layout in layouts(card)]
    return found


def all_actions(game: Game, rng: random.Random) -> Iterator[Action]:
    """Yield every action but builds, and builds of every card: on all its patterns, and on some squares at random."""
    yield from fixed_actions()
    texts = []
    for word, everywhere in all_layouts().items():
        for names in everywhere:
            texts.append(" ".join(["build", word, rng.choice(SQUARES), *names]))
            texts += [" ".join(["build", word, name, *(one for one in names if one != name)]) for name in rng.sample(names, 1)]
        texts += [" ".join(["build", word, *rng.sample(SQUARES, rng.randint(1, 6))]) for _ in range(4)]
    yield from (game.parse(text) for text in texts)
