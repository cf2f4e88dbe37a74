"""Scenes: a position laid out by hand has a history that begins with it, and misspelled names are refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from swcore import ActionError, Game
from swcore.testing import Scene, check_conquest, check_history, check_pure, check_undo, cost

BOARD = {"a": "hill edge", "b": "forest", "c": "swamp"}
RATS, HUMANS, MERCHANT, ALCHEMIST = "base.ratmen", "base.humans", "base.merchant", "base.alchemist"


def conquering(**more: int) -> Scene:
    """Return a scene in which seat 0 has six tokens in hand and holds `a`."""
    scene = Scene(BOARD)
    scene.army(0, RATS, ALCHEMIST, {"a": 1}, hand=6)
    for seat, coins in more.items():
        scene.coins(int(seat[-1]), coins)
    return scene


# -- history


def test_the_log_of_a_scene_begins_with_a_set_up_of_its_own() -> None:
    game = conquering().turn(0, "conquer")
    step = game.log[0]
    assert (len(game.log), step.seat, step.action, step.irreversible) == (1, -1, None, True)
    assert [event[0] for event in step.events] == ["flow"]  # nothing has happened before the first decision


@pytest.mark.parametrize("seat", [None, 0])
def test_the_first_action_of_a_scene_can_be_undone_and_redone(seat: int | None) -> None:
    game = conquering().turn(0, "conquer")
    before = game.digest()
    game.apply("conquer b")  # 2 tokens of 6
    after = game.digest()
    game.undo(seat)
    assert game.digest() == before
    assert "conquer b" in [action.text for action in game.legal_actions()]
    game.redo()
    assert game.digest() == after
    assert game.play.state.army(game.play.state.active[0]).hand == 4


def test_nothing_before_the_first_action_of_a_scene_can_be_undone() -> None:
    game = conquering().turn(0, "conquer")
    with pytest.raises(ActionError) as caught:
        game.undo()
    assert caught.value.code == "undo-nothing"


def test_the_checks_of_histories_hold_in_a_scene_before_and_after_its_first_action() -> None:
    game = conquering().turn(0, "conquer")
    check_history(game)
    check_undo(game)
    game.apply("conquer b")
    check_history(game)
    check_undo(game)


def test_a_second_turn_of_a_scene_knows_nothing_of_steps_undone_before() -> None:
    scene = conquering()
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.undo()
    scene.turn(0, "conquer")
    with pytest.raises(ActionError) as caught:
        game.redo()
    assert caught.value.code == "redo-nothing"


def test_the_checks_of_a_conquest_game_hold_in_a_scene_with_coins_of_its_own() -> None:
    game = conquering(seat0=12, seat1=0).turn(0, "conquer")
    check_conquest(game)
    game.apply("conquer b")
    game.apply("done")
    game.apply("redeploy a=1 b=6")  # 2 regions and 2 by alchemy
    assert game.play.state.coins == [12 + 2 + 2, 0]
    check_conquest(game)
    check_pure(game)


# -- typing errors


def _army(scene: Scene) -> object:
    return scene.army(0, "orcs")


def _power(scene: Scene) -> object:
    return scene.army(0, "base.orcs", "base.comando")


def _where(scene: Scene) -> object:
    return scene.army(0, "base.orcs", "base.commando", {"aa": 2})


def _column(scene: Scene) -> None:
    scene.column(("base.orcs", "base.comando", 0))


TYPOS: dict[str, tuple[Callable[[Scene], object], str, str]] = {
    "race": (_army, "There is no race 'orcs'.", "base.orcs"),
    "power": (_power, "There is no power 'base.comando'.", "base.commando"),
    "region of an army": (_where, "There is no region 'aa'.", "a"),
    "region of natives": (lambda scene: scene.natives("bb"), "There is no region 'bb'.", "b"),
    "region looked at": (lambda scene: scene.tokens("zz"), "There is no region 'zz'.", "a, b, c"),
    "region of a marker": (lambda scene: scene.mark("base.hero", "cc"), "There is no region 'cc'.", "c"),
    "marker": (lambda scene: scene.mark("base.heros", "a"), "There is no marker 'base.heros'.", "base.hero"),
    "column": (_column, "There is no power 'base.comando'.", "base.commando"),
    "tray": (lambda scene: scene.tray("base.humanss", 2), "There is no race 'base.humanss'.", "base.humans"),
    "step": (lambda scene: scene.turn(0, "conqer"), "There is no step 'conqer'.", "conquer"),
}


@pytest.mark.parametrize("typo", TYPOS)
def test_a_name_that_the_game_does_not_have_is_refused_with_the_nearest_one(typo: str) -> None:
    act, message, near = TYPOS[typo]
    scene = Scene(BOARD)
    before = scene.game.digest()
    with pytest.raises(ValueError, match="There is no") as caught:
        act(scene)
    told = str(caught.value)
    assert told.startswith(message)
    assert near in told.removeprefix(message)
    assert scene.game.digest() == before


@pytest.mark.clause("SW-CONQ-1")
def test_the_cost_of_a_region_that_exists_is_told_and_of_one_that_does_not_is_refused() -> None:
    game = conquering().turn(0, "conquer")
    assert cost(game, "b") == 2
    with pytest.raises(ValueError, match=r"^There is no region 'zz'\. Known: a, b, c\.$"):
        cost(game, "zz")
    none = f"none of its pieces brings it: {RATS}, {ALCHEMIST}"
    with pytest.raises(ValueError, match=rf"^This army has no way to conquer called 'substitut'; {none}\.$"):
        cost(game, "b", "substitut")


def test_nothing_has_a_cost_while_nobody_conquers() -> None:
    scene = conquering()
    scene.army(1, HUMANS, MERCHANT, {"c": 1})
    game: Game = scene.turn(0)  # expand or decline
    with pytest.raises(ValueError, match="Nobody is asked for a conquest now"):
        cost(game, "b")


def test_a_scene_is_saved_with_its_position() -> None:
    scene = Scene({"a": "hill edge"})
    scene.army(0, "base.orcs", "base.hill", {"a": 1})
    game = scene.turn(0)
    assert Game.load(game.save()).digest() == game.digest()
