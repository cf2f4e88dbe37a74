"""What must stay in single regions, and tokens that may not move at some steps."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import EVERYWHERE, ActionError, Game, Gate, Modifier
from swcore.conquest.wording.menu import ActionTexts
from swcore.conquest.wording.names import Lexicon
from swcore.testing import Scene, check_conquest, check_history, legal
from tests.kernel.pieces import HILL, RATS, SWAMP, race

ROW = {"a": "farmland edge", "b": "farmland", "c": "farmland", "d": "farmland"}
GNOLLS = "home.gnolls"
A, B, C = 0b001, 0b010, 0b100


def stay(amount: int, where: int = EVERYWHERE, phase: str = "set") -> Modifier:
    return Modifier(amount, "stay", "HOME-1", phase=phase, where=where)


def begun(
    hooks: Any, held: dict[str, int], step: str = "start", *, hand: int = 0, rolls: tuple[int, ...] = ()
) -> tuple[Scene, Game]:
    scene = Scene(ROW, rolls=rolls, with_pieces=[race(hooks)])
    scene.army(0, GNOLLS, SWAMP, held, hand=hand)
    scene.army(1, RATS, HILL, {"d": 1})
    return scene, scene.turn(0, step)


@pytest.mark.parametrize(
    ("modifiers", "left"),
    [
        ((stay(3, B),), {"a": 1, "b": 3}),
        ((stay(2, phase="add"),), {"a": 3, "b": 3}),
        ((stay(2, A, "floor"), stay(3, B, "floor")), {"a": 2, "b": 3}),
        ((stay(4), stay(2, B, "cap")), {"a": 4, "b": 2}),
        ((stay(0, phase="cap"),), {"a": 1, "b": 1}),
        ((stay(9, C),), {"a": 1, "b": 1}),
    ],
)
def test_what_stays_when_troops_are_readied(modifiers: tuple[Modifier, ...], left: dict[str, int]) -> None:
    scene, game = begun({"conquest_keep": lambda view, army: modifiers}, {"a": 4, "b": 4})
    game.apply("expand")
    assert scene.held(scene.army_of(0)) == left
    check_conquest(game)


def test_a_redeployment_leaves_in_each_region_what_must_stay_there() -> None:
    scene, game = begun({"conquest_keep": lambda view, army: stay(3, B)}, {"a": 4, "b": 3}, "redeploy")
    assert legal(game) == ["gather", "done"]
    with pytest.raises(ActionError, match=r"At least a=1 b=3, and 7 tokens in all"):
        game.apply("redeploy a=5 b=2")
    game.apply("redeploy a=1 b=6")
    assert scene.held(scene.army_of(0)) == {"a": 1, "b": 6}
    check_history(game)


def test_a_region_is_filled_up_to_what_must_stay_there() -> None:
    scene, game = begun({"conquest_keep": lambda view, army: stay(3, B)}, {"a": 3, "b": 1}, "redeploy")
    assert scene.held(scene.army_of(0)) == {"a": 1, "b": 3}
    check_conquest(game)


@pytest.mark.parametrize(
    ("held", "offered"), [({"a": 1, "b": 1, "c": 1}, ["abandon a", "abandon b"]), ({"a": 1, "b": 2}, ["abandon a", "abandon b"])]
)
def test_what_cannot_be_held_is_given_up(held: dict[str, int], offered: list[str]) -> None:
    """b needs 3: without c it needs all; without b all is well. So a alone does not do where c must go too."""
    scene, game = begun({"conquest_keep": lambda view, army: stay(3, B)}, held, "redeploy")
    assert legal(game) == offered
    game.apply("abandon b")
    while scene.state.turn_seat == 0:
        game.apply("done" if "done" in legal(game) else legal(game)[0])
    assert "b" not in scene.held(game.play.view.armies[-2])
    check_conquest(game)


@pytest.mark.parametrize(("where", "left"), [(A, {"a": 4, "b": 1}), (B, {"a": 1, "b": 3}), (EVERYWHERE, {"a": 4, "b": 3})])
def test_frozen_tokens_are_not_readied(where: int, left: dict[str, int]) -> None:
    hooks = {"conquest_frozen": lambda view, army, step: Gate("frozen", where, "HOME-1", "ice") if step == "ready" else None}
    scene, game = begun(hooks, {"a": 4, "b": 3})
    game.apply("expand")
    assert scene.held(scene.army_of(0)) == left
    check_conquest(game)


def frozen(*steps: str, where: int = EVERYWHERE) -> dict[str, Any]:
    return {
        "conquest_frozen": lambda view, army, step: Gate("frozen", where, "HOME-1", "ice holds them") if step in steps else None
    }


def test_a_frozen_region_is_not_given_up_and_the_refusal_says_why() -> None:
    _, game = begun(frozen("abandon", where=A), {"a": 2, "b": 2})
    game.apply("expand")
    assert "abandon a" not in legal(game)
    assert "abandon b" in legal(game)
    (why,) = game.violations("abandon a")
    assert (why.code, why.clauses, why.message) == ("frozen", ("HOME-1",), "ice holds them")


def test_frozen_tokens_are_not_gathered_and_others_may_join_them() -> None:
    scene, game = begun(frozen("gather", where=A), {"a": 3, "b": 3, "c": 1}, "redeploy")
    game.apply("gather")
    assert (scene.held(scene.army_of(0)), scene.army_of(0).hand) == ({"a": 3, "b": 1, "c": 1}, 2)
    assert "deploy a 1" in legal(game)
    check_history(game)


def test_no_token_is_set_down_where_they_are_frozen() -> None:
    scene, game = begun(frozen("deploy", where=A | C), {"a": 1, "b": 1, "c": 1}, "redeploy", hand=2)
    assert scene.held(game.play.view.armies[-2]) == {"a": 1, "b": 3, "c": 1}, "the only region that takes them"
    assert scene.state.turn_seat == 1


def test_a_refusal_to_set_down_says_why() -> None:
    _, game = begun(frozen("deploy", where=A), {"a": 1, "b": 1, "c": 1}, "redeploy", hand=2)
    (why,) = game.violations("deploy a 1")
    assert (why.code, why.clauses, why.message) == ("frozen", ("HOME-1",), "ice holds them")
    game.apply("redeploy a=1 b=2 c=2")
    check_history(game)


def test_tokens_that_no_region_takes_stay_in_hand() -> None:
    scene, game = begun(frozen("gather", "deploy"), {"a": 3, "b": 1}, "conquer", hand=2)
    game.apply("done")
    assert scene.state.turn_seat == 1
    army = next(army for army in game.play.view.armies if army.race == GNOLLS)
    assert (scene.held(army), army.hand) == ({"a": 3, "b": 1}, 2)
    check_conquest(game)
    check_history(game)


def test_a_redeployment_refuses_what_is_frozen_with_the_reason() -> None:
    _, game = begun(frozen("gather"), {"a": 3, "b": 1, "c": 1}, "redeploy", hand=1)
    assert "gather" not in legal(game)
    (why,) = game.violations("gather")
    assert (why.code, why.message) == ("frozen", "ice holds them")


@pytest.mark.parametrize(("where", "offered"), [(A, ["deploy b 1"]), (0, ["deploy a 1", "deploy b 1"])])
def test_a_retreat_goes_where_nothing_is_frozen(where: int, offered: list[str]) -> None:
    scene, game = begun(frozen("retreat", where=where), {"a": 1, "b": 1}, "conquer", hand=1, rolls=(0,))
    game.apply("conquer c die")
    if len(offered) > 1:
        assert legal(game) == offered
    else:
        assert scene.held(next(army for army in game.play.view.armies if army.race == GNOLLS)) == {"a": 1, "b": 2}
    check_conquest(game)


def test_withdrawn_tokens_wait_in_hand_where_no_region_takes_them() -> None:
    scene = Scene(ROW, with_pieces=[race(frozen("regroup"))])
    army = scene.army(1, GNOLLS, SWAMP, {"a": 1, "b": 3})
    scene.army(0, RATS, HILL, {"c": 9})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer b")
    while scene.state.turn_seat == 0:
        game.apply("done" if "done" in legal(game) else legal(game)[0])
    assert (scene.held(army), scene.state.army(army.id).hand) == ({"a": 1}, 2)
    check_conquest(game)


def test_what_stays_at_decline_may_differ_by_region() -> None:
    """The mask of a modifier counts there, too, and every phase does."""
    hooks = {"conquest_decline_keep": lambda view, army: (stay(3, A), stay(0, C, "cap"))}
    scene, game = begun(hooks, {"a": 4, "b": 2, "c": 2})
    game.apply("decline")
    (army,) = game.play.view.declined(0)
    assert scene.held(army) == {"a": 3, "b": 1}
    check_conquest(game)


def test_the_example_of_a_redeployment_may_be_typed_where_regions_are_frozen() -> None:
    _, game = begun(frozen("gather", "deploy", where=C), {"a": 1, "b": 1, "c": 1}, "redeploy", hand=2)
    (hint,) = ActionTexts(Lexicon("en", game.ruleset)).hints(game, 0)
    assert "redeploy a=1 b=3 c=1" in hint
    game.apply("redeploy a=1 b=3 c=1")
