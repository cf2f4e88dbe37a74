"""What a view tells of regions: defence, cost, what is open, income, and where an attack was."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, Modifier, PluginError, hookimpl
from swcore.conquest import Marker, Race
from swcore.conquest.position.derived import rebuild
from swcore.saves.start import start_of
from swcore.testing import Scene, check_position, cost, legal
from tests.conquest.table import INERT, RATS, play

LINE = {"a": "farmland edge", "b": "hill", "c": "mountain", "d": "farmland", "sea": "sea"}
BORDERS = "a-b b-c c-d d-sea"
ORCS = "base.orcs"


def line(**more: Any) -> Scene:
    scene = Scene(LINE, BORDERS, **more)
    scene.army(0, RATS, "base.commando", {"a": 1}, hand=9)
    scene.army(1, ORCS, "base.hill", {"b": 2, "c": 1})
    return scene


@pytest.mark.clause("SW-CONQ-3", "SW-CONQ-4")
def test_the_defence_of_a_region_is_its_tokens_and_its_markers() -> None:
    """Two orcs; one orc and a mountain; nothing."""
    view = line().turn(0, "conquer").play.view
    assert [view.defence(region) for region in range(4)] == [1, 2, 2, 0]


@pytest.mark.clause("SW-CONQ-1")
def test_the_cost_is_that_of_the_menu_and_is_told_of_regions_out_of_reach_too() -> None:
    """Commandos pay one less: 2 + 2 - 1 for b, 2 + 1 + 1 - 1 for c, 2 - 1 for d, which they cannot reach."""
    game = line().turn(0, "conquer")
    view = game.play.view
    rats = view.active(0)
    assert [view.cost(rats, region) for region in (1, 2, 3)] == [3, 3, 1]
    assert view.cost(rats, 1) == cost(game, "b")
    assert view.cost(view.active(1), 0) == 3


@pytest.mark.clause("SW-CONQ-5")
def test_open_are_the_regions_of_the_normal_way_whatever_they_cost() -> None:
    game = line().turn(0, "conquer")
    view = game.play.view
    assert view.names(view.open(view.active(0))) == ("b",)
    assert view.names(view.open(view.active(1))) == ("a", "d")


@pytest.mark.clause("SW-SCORE-1")
def test_the_income_is_told_in_the_parts_that_the_log_will_tell() -> None:
    """Orcs on a hill with the hill badge: two regions and a coin for b."""
    view = line().turn(0, "conquer").play.view
    orcs = view.active(1)
    assert [part.amount for part in view.income(orcs)] == [2, 1]
    assert {part.unit for part in view.income(orcs)} == {"coins"}


def test_regions_that_are_held_and_conquered_are_told_as_masks() -> None:
    scene = line()
    game = scene.turn(0, "conquer")
    view = game.play.view
    assert view.held_mask(view.active(1), terrain="hill") == 0b0010
    assert view.held_mask(view.active(1)) == 0b0110
    play(game, "conquer b", "conquer c", "conquer d")
    view = game.play.view
    assert view.conquered_mask(view.active(0)) == 0b1110
    assert view.conquered_mask(view.active(0), non_empty=True) == 0b0110


@pytest.mark.clause("WC-TERM-9")
def test_an_attack_knows_its_region_whether_it_succeeded_or_not() -> None:
    """b is taken; the die shows nothing before c, which costs 3 with 2 left."""
    scene = Scene(LINE, BORDERS, rolls=[0])
    rats = scene.army(0, RATS, INERT, {"a": 1}, hand=6)
    orcs = scene.army(1, ORCS, "base.hill", {"b": 2, "c": 1})
    game = scene.turn(0, "conquer")
    assert "conquer c die" not in legal(game)
    play(game, "conquer b", "conquer c die")
    attacks = game.play.view.attacks
    assert attacks == ((rats.id, orcs.id), (rats.id, orcs.id)), "pairs, as ever"
    assert [(one.army, one.victim, one.region) for one in attacks] == [(rats.id, orcs.id, 1), (rats.id, orcs.id, 2)]
    check_position(game)
    before = game.clone()
    assert [one.region for one in before.play.view.attacks] == [1, 2]


def test_a_save_that_does_not_say_where_its_attacks_were_opens_all_the_same() -> None:
    scene = line()
    game = scene.turn(0, "conquer")
    game.play.emit(("struck", 1))
    game.play.emit(("attack", 0, 1, 0))
    game.history.restart(game.play.state.stack)
    start = start_of(game)
    del start["struck"]
    state = type(game.play.state).from_json(start)
    state.ground = game.play.state.ground
    rebuild(state)
    assert (state.attacks, state.struck) == (((0, 1, 0),), (-1,))


@pytest.mark.parametrize(
    ("ask", "code"),
    [
        (lambda view: view.defence(-1), "unknown-region"),
        (lambda view: view.cost(view.active(0), 5), "unknown-region"),
        (lambda view: view.tray("base.ratman"), "unknown-piece"),
        (lambda view: view.counted(0, "alone"), "unknown-purpose"),
        (lambda view: view.held_mask(view.active(0), terrain="hil"), "unknown-terrain"),
    ],
)
def test_what_the_game_does_not_have_is_refused(ask: Any, code: str) -> None:
    view = line().turn(0, "conquer").play.view
    with pytest.raises(PluginError) as caught:
        ask(view)
    assert caught.value.code == code


def test_a_marker_cannot_count_for_what_nobody_asks() -> None:
    with pytest.raises(PluginError, match="garrison") as caught:
        Marker("home.hut", supply=1, counts=("garison",))
    assert caught.value.code == "piece-value"


class Mirror(Race):
    """Asks for its own cost while its cost is asked."""

    @hookimpl
    def conquest_cost(self, view: Any, army: Any) -> Modifier:
        return Modifier(view.cost(army, 0), "itself")


def test_a_hook_that_asks_for_its_own_answer_is_told_so() -> None:
    scene = Scene(LINE, BORDERS, with_pieces=[Mirror("home.mirror", tokens=5)])
    scene.army(0, "home.mirror", INERT, {"a": 1}, hand=3)
    with pytest.raises(PluginError, match="without end") as caught:
        scene.turn(0, "conquer")
    assert "home.mirror" in str(caught.value)


def test_the_view_of_a_game_goes_on_after_a_question_that_failed() -> None:
    scene = Scene(LINE, BORDERS, with_pieces=[Mirror("home.mirror", tokens=5)])
    scene.army(0, "home.mirror", INERT, {"a": 1})
    game: Game = scene.turn(0, "score")
    for _ in range(2):
        with pytest.raises(PluginError, match="without end"):
            game.play.view.cost(game.play.view.active(0), 0)
