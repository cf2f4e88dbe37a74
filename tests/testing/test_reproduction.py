"""`as_test`: a game as a test that can be pasted."""

from __future__ import annotations

import random
from typing import Any

import pytest

from swcore import Game, SaveError, load_plugins
from swcore.conquest import Race
from swcore.testing import Scene, as_test, tiny_map
from tests.shared.rulesets import rules

RULES = rules("small-world")


def played(steps: int, seats: int = 3, **more: Any) -> Game:
    """Return a game after some random steps."""
    game = Game.new(more.pop("rules", RULES), seats, **more)
    rng = random.Random(steps)
    for _ in range(steps):
        game.apply(rng.choice(game.legal_actions()))
    return game


def run(source: str, **names: Any) -> dict[str, Any]:
    """Run a pasted test and return its local names."""
    found: dict[str, Any] = {}
    indented = source.rstrip() + "\n    keep.update(locals())\n"
    namespace = {"keep": found, **names}
    exec(indented, namespace)
    namespace["test_found"]()
    return found


@pytest.mark.parametrize(
    "more",
    [
        {"seats": 2, "seed": 7},
        {"seats": 4, "seed": 2**127, "first": 2, "options": {"own_declined_tokens_defend": False}},
        {"seats": 2, "map": tiny_map({"a": "hill edge mine", "b": "swamp", "c": "mountain edge"})},
        {"seats": 3, "featured": ["base.orcs", "base.flying"]},
        {"seats": 2, "edition": list(RULES.book.editions)[-1]},
    ],
)
def test_the_pasted_test_gives_the_same_game(more: dict[str, Any]) -> None:
    game = played(30, **more)
    again = run(as_test(game))["game"]
    assert again.digest() == game.digest()
    assert again.play.setup.options == game.play.setup.options
    assert [step.action for step in again.log] == [step.action for step in game.log]


def test_seats_that_leave_and_steps_that_were_undone_are_told_as_the_log_has_them() -> None:
    game = played(12)
    game.resign(game.pending[0])
    game.apply(game.legal_actions()[0])
    game.undo()
    source = as_test(game)
    assert source.count(', "resign"),') == 1
    assert run(source)["game"].digest() == game.digest()


def test_the_hash_is_compared_so_that_another_position_is_noticed() -> None:
    game = played(10)
    lines = as_test(game).splitlines()
    last = max(number for number, line in enumerate(lines) if line.startswith("        ("))
    with pytest.raises(AssertionError):
        run("\n".join([*lines[:last], *lines[last + 1 :]]))


def test_lines_of_ones_own_end_the_test_and_what_they_use_is_imported() -> None:
    game = played(10)
    source = as_test(game, name="test_found", then=["check_conquest(game)", "assert cost is None"])
    assert source.splitlines()[:2] == ["from swcore import Game", "from swcore.testing import check_conquest"]
    assert source.splitlines()[-2:] == ["    check_conquest(game)", "    assert cost is None"]
    with pytest.raises(NameError):  # a name that is not a call is left to the reader
        run(source)


def test_only_what_differs_from_the_defaults_is_told() -> None:
    game = Game.new(RULES, 2, seed=4, options={"own_declined_tokens_defend": True})
    source = as_test(game, name="test_start")
    assert source.splitlines()[:-1] == [
        "from swcore import Game",
        "",
        "",
        "def test_start() -> None:",
        "    game = Game.new(",
        '        "base.small_world",',
        "        2,",
        "        seed=4,",
        '        map="base-2p",',
        "    )",
    ]
    assert source.splitlines()[-1] == f'    assert game.digest() == "{game.digest()}"'


def test_outcomes_of_real_dice_are_told() -> None:
    """The seed does not know them."""
    threes = played(0, seats=2, seed=1, script=lambda stream, wanted: 3 if stream == "die" else None)
    rng = random.Random(2)
    while not threes.over:
        threes.apply(rng.choice(threes.legal_actions()))
    rolls = [outcome for step in threes.log for stream, outcome in step.chance if stream == "die"]
    assert set(rolls) == {3}
    again = run(as_test(threes))["game"]
    assert [step.chance for step in again.log] == [step.chance for step in threes.log]
    assert again.digest() == threes.digest()


def test_a_loaded_game_is_told_by_its_seed() -> None:
    game = played(20, seats=2, seed=3)
    assert as_test(Game.load(game.save(), RULES)) == as_test(game)
    assert "script=" not in as_test(game)


def test_rules_with_home_made_pieces_are_an_expression_of_the_reader() -> None:
    gnolls = Race("home.gnolls", tokens=6, supply=11)
    game = played(8, seats=2, rules=load_plugins("small-world", with_pieces=[gnolls]), featured=["home.gnolls"])
    source = as_test(game, rules='load_plugins("small-world", with_pieces=[gnolls])')
    assert source.startswith("from swcore import Game, load_plugins\n")
    assert "with_pieces=['home.gnolls']" not in source
    assert run(source, gnolls=gnolls)["game"].digest() == game.digest()


def test_a_scene_and_a_searched_game_have_no_set_up_to_play_again() -> None:
    scene = Scene({"a": "hill edge", "b": "swamp"})
    with pytest.raises(ValueError, match="laid-out scene"):
        as_test(scene.turn(0))
    game = Game.new(RULES, 2)
    game.apply_unchecked(game.legal_actions()[0])
    with pytest.raises(SaveError):
        as_test(game)
