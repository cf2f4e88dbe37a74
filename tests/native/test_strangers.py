"""Strangers write plain Python: what they subclass may be native, and their games play. Run by `make test-compiled`."""

from __future__ import annotations

import random
from pathlib import Path
from types import FunctionType

import pytest

from swcore import Game, Ruleset, load_plugins
from swcore.engine.fields import LIST, PUBLIC, Field
from swcore.engine.records import Record
from swcore.hooks.discovery import load_file
from tests.kernel import dicegame
from tests.shared.rulesets import dice_rules, toy_rules

pytestmark = pytest.mark.compiled

EXAMPLES = Path(__file__).parents[2] / "examples"


class Purse(Record):
    """What a stranger's state may hold."""

    __slots__ = ("coins", "names")
    FIELDS = (Field("coins", int, visible=PUBLIC), Field("names", list, copy=LIST))
    coins: int
    names: list[str]

    def all(self) -> int:
        return self.coins


def with_example(game: str, name: str) -> Ruleset:
    """Return a game with a home-made piece in it."""
    return load_plugins(game, with_pieces=load_file(EXAMPLES / f"{name}.py"))


def written_in_python(cls: type) -> bool:
    """Return whether a class has a method of the interpreter's."""
    return any(isinstance(value, FunctionType) for value in vars(cls).values())


@pytest.mark.parametrize(
    "ruleset",
    [dice_rules, toy_rules, lambda: with_example("small-world", "gnolls"), lambda: with_example("tiny-towns", "windmill")],
    ids=["record, action and decision", "sealed decision", "race", "building"],
)
def test_what_a_stranger_writes_in_python_plays_and_is_kept(ruleset: object) -> None:
    assert callable(ruleset)
    rules = ruleset()
    for seed in range(5):
        game, rng = Game.new(rules, 2, seed=seed), random.Random(seed)
        for _ in range(300):
            if game.over:
                break
            game.apply(rng.choice(game.legal_actions()))
        assert Game.load(game.save(), ruleset=rules).digest() == game.digest()
        assert game.clone().digest() == game.digest()


def test_a_record_of_a_stranger_is_cloned_and_kept() -> None:
    purse = Purse()
    purse.coins, purse.names = 3, ["ann"]
    other = purse.clone()
    other.names.append("bob")
    assert (purse.names, other.all(), purse.public()) == (["ann"], 3, (3,))
    assert Purse.from_json(purse.to_json()).to_json() == {"coins": 3, "names": ["ann"]}


def test_the_strangers_of_the_tests_are_interpreted() -> None:
    assert [cls for cls in (Purse, dicegame.Turn, dicegame.Dice) if not written_in_python(cls)] == []
    assert written_in_python(type(load_file(EXAMPLES / "gnolls.py")[0]))
