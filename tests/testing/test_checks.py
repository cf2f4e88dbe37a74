"""The checks find what they are for, and say what it is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from swcore import Game, Ruleset, load_plugins
from swcore.testing import Scene, check_conquest, check_history, check_pure, check_undo, play_random
from tests.kernel.pieces import HILL, RATS, SWAMP, race

BOARD = {"a": "hill edge", "b": "forest edge", "c": "forest edge"}
GNOLLS = "home.gnolls"


def writing(hook: str) -> Game:
    """Return a game at its first choice, with a race that takes three tokens from nowhere in a hook."""

    def write(view: Any, army: Any, *more: Any) -> None:
        army.hand += 3

    scene = Scene(BOARD, with_pieces=[race({hook: write})])
    scene.army(0, GNOLLS, SWAMP, {"a": 1}, hand=3)
    scene.army(1, RATS, HILL, {"c": 1})
    return scene.turn()


def laid() -> Scene:
    scene = Scene(BOARD)
    scene.natives("b")
    scene.army(0, RATS, HILL, {"a": 2}, hand=4)
    return scene


STEPS = ("expand", "conquer b", "done", "redeploy a=3 b=1")


@pytest.mark.parametrize(
    ("hook", "found"),
    [("conquest_ready", "expand"), ("conquest_conquered", "conquer b"), ("conquest_score", "redeploy a=3 b=1")],
)
def test_a_hook_that_writes_to_its_army_is_found_at_the_step_in_which_it_does(hook: str, found: str) -> None:
    game = writing(hook)
    for text in STEPS[: STEPS.index(found)]:
        game.apply(text)
        check_pure(game)
    game.apply(found)
    with pytest.raises(AssertionError, match=r"^a hook or a listener wrote the state: armies\[1\]\.hand is \d, by the events"):
        check_pure(game)


def test_what_the_army_has_too_much_is_told_in_numbers() -> None:
    game = writing("conquest_ready")
    game.apply("expand")
    with pytest.raises(AssertionError, match=r"\.hand is 6, by the events it is 3$"):  # 3 in hand, none to spare on the board
        check_history(game)


def test_a_derived_field_that_a_hook_writes_is_found_though_no_hash_holds_it() -> None:
    game = laid().turn(0, "conquer")
    before = game.digest()
    game.play.state.guard[0] += 1
    assert game.digest() == before
    with pytest.raises(AssertionError, match="guard is"):
        check_pure(game)


def test_a_random_game_of_our_pieces_is_pure_after_every_step() -> None:
    rules: Ruleset = load_plugins("small-world")
    game = Game.new(rules, 3, seed=11)
    play_random(game, random.Random(11).randrange, check=check_pure)
    check_history(game)
    check_undo(game)
    assert game.over


def _coin(scene: Scene) -> None:
    scene.state.coins[1] += 1


def _debt(scene: Scene) -> None:
    scene.state.coins[1] = -1


def _token(scene: Scene) -> None:
    scene.state.tray[RATS] += 1


def _stock(scene: Scene) -> None:
    nobody = next(army for army in scene.state.armies if army is not None and army.seat is None)
    nobody.stock = {"base.hero": 1}
    scene.state.supply = {**scene.state.supply, "base.hero": scene.state.supply["base.hero"] - 1}


def _banner(scene: Scene) -> None:
    scene.state.banners = scene.state.banners[:-1]


WRONG: dict[str, tuple[Callable[[Scene], None], str]] = {
    "a coin that nobody paid": (_coin, r"the seats own \[5, 6\], by the payments it is \[5, 5\]"),
    "debts": (_debt, r"a seat owes coins: \[5, -1\]"),
    "a token too many": (_token, "base.ratmen has 14 tokens, not 13"),
    "markers in nobody's hand": (_stock, "base.lost_tribes belongs to nobody and holds markers: {'base.hero': 1}"),
    "a lost banner": (_banner, "every race is in one place"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_position_that_no_game_can_reach_is_refused_with_what_is_wrong(name: str) -> None:
    change, message = WRONG[name]
    scene = laid()
    game = scene.turn(0, "conquer")
    check_conquest(game)
    change(scene)
    with pytest.raises(AssertionError, match=message):
        check_conquest(game)
