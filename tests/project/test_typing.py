"""The types that users of the public doors get: mypy, which checks the tests too, refuses a line that says another one.

`assert_type` does nothing when the tests run; a `type: ignore` that is not needed any more is an error of mypy, so each of those
below proves that a wrong argument is refused. So it is with the hooks of pieces in `typed`: what they return is held against
methods of their classes that only checkers see. pyright is asked by `make types`, which installs it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, assert_type

import pytest

from scripts import check_types, hook_types
from swcore import Action, ActionError, Game, Modifier, Ruleset, load_plugins
from swcore.bots import Bot, make_bot, play_out
from swcore.conquest import Army, Power, Race
from swcore.testing import Scene, cost, divide, income, legal, outcomes, perft, tiny_map
from tests.project.typed import pieces, towns


def test_a_game_is_typed() -> None:
    rules = assert_type(load_plugins("small-world"), Ruleset)
    game = assert_type(Game.new(rules, 2, seed=1), Game)
    assert_type(game.pending, tuple[int, ...])
    assert_type(game.over, bool)
    actions = assert_type(game.legal_actions(), tuple[Action, ...])
    assert_type(actions[0].text, str)
    step = game.apply(actions[0])
    assert_type(step.seat, int)
    assert_type(step.action, Action | None)
    assert_type(game.view(0), dict[str, Any])
    assert_type(game.result, dict[str, Any] | None)
    assert_type(game.digest(), str)
    assert_type(game.clone(), Game)
    text = assert_type(game.save(), str)
    assert_type(Game.load(text, rules), Game)
    for violation in game.violations("done"):
        assert_type(violation.code, str)
        assert_type(violation.clauses, tuple[str, ...])
    for part in game.explain(game.legal_actions()[0]):
        assert_type(part.amount, int)


def test_wrong_arguments_of_a_game_are_refused_by_types_and_at_run_time() -> None:
    game = Game.new("small-world", 2)
    with pytest.raises(ActionError):
        game.apply("done", seat="1")  # type: ignore[arg-type]
    with pytest.raises(ActionError):
        Game.new("small-world", seats="2")  # type: ignore[arg-type]


def test_pieces_are_typed() -> None:
    assert_type(Race("home.gnolls", tokens=6), Race)
    assert_type(Power("home.sly", tokens=4), Power)
    assert_type(Modifier(1, "luck").amount, int)


def test_bots_are_typed() -> None:
    game = Game.new("small-world", 2)
    bots = [assert_type(make_bot("random", game.ruleset, seat), Bot) for seat in range(2)]
    assert_type(bots[0].choose(game, 0), Action)
    play_out(game, bots)


def test_the_testing_kit_is_typed() -> None:
    assert_type(tiny_map({"a": "hill edge"}), dict[str, Any])
    scene = Scene({"a": "hill edge", "b": "forest"})
    army = assert_type(scene.army(0, "base.orcs", "base.hill", {"a": 1}, hand=4), Army)
    assert_type(scene.held(army), dict[str, int])
    assert_type(scene.marks("a"), list[str])
    game = assert_type(scene.turn(0, "conquer"), Game)
    assert_type(cost(game, "b"), int)
    assert_type(legal(game), list[str])
    assert_type(income(game, 0), list[tuple[int, str, str]])
    assert_type(perft(game, 1), int)
    assert_type(divide(game, 1), dict[str, int])
    assert_type(outcomes(game, game.legal_actions()[0], 0), Iterator[Game])


@pytest.mark.parametrize("room", hook_types.ROOMS, ids=lambda room: room.name)
def test_what_checkers_see_of_the_hooks_is_what_the_specs_say(room: hook_types.Room) -> None:
    assert room.path.read_text(encoding="utf-8") == hook_types.text(room), "run python -m scripts.hook_types"
    hooks = {name for name in vars(room.specs) if name.startswith(room.prefix)}
    seen = set(re.findall(r"def (\w+)", room.path.read_text(encoding="utf-8")))
    assert seen == hooks


def test_a_piece_has_none_of_the_methods_that_only_checkers_see() -> None:
    assert [name for name in dir(Race("home.gnolls", tokens=6)) if name.startswith("conquest_")] == []


def test_wrong_answers_of_every_sort_are_among_the_typed_pieces() -> None:
    lines = [line for path in check_types.TYPED.glob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert sum(check_types.MARK in line for line in lines) == len(check_types.wanted(check_types.TYPED)) == 11


def test_the_typed_pieces_play() -> None:
    load_plugins("small-world", with_pieces=[pieces.gnolls, pieces.sly, pieces.feast, pieces.palisade])
    load_plugins("tiny-towns", with_pieces=[towns.windmill])
