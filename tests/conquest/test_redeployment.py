"""Redeployment (SW-REDEP)."""

from __future__ import annotations

from collections import Counter

import pytest

from swcore import Game, PluginError, hookimpl
from swcore.conquest import Army, Power, View
from swcore.testing import Scene, income, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, reasons, refusal, state

# Three regions of the army, none beside another.
ISLANDS = {
    "a": "farmland edge",
    "x": "farmland",
    "b": "farmland",
    "y": "farmland",
    "c": "farmland",
    "z": "farmland edge",
}


def _redeploying(tokens: dict[str, int], hand: int = 0) -> tuple[Scene, Game]:
    scene = Scene(ISLANDS)
    scene.army(0, RATS, INERT, tokens, hand=hand)
    return scene, scene.turn(0, "redeploy")


@pytest.mark.clause("SW-REDEP-1")
def test_tokens_move_freely_between_regions_that_do_not_touch() -> None:
    scene, game = _redeploying({"a": 4, "b": 1, "c": 1})
    play(game, "redeploy a=1 b=1 c=4")
    assert scene.held(scene.army_of(0)) == {"a": 1, "b": 1, "c": 4}


@pytest.mark.clause("SW-REDEP-2", "SW-REDEP-7")
def test_gather_leaves_one_token_in_each_region() -> None:
    scene, game = _redeploying({"a": 4, "b": 1, "c": 2})
    play(game, "gather")
    assert scene.held(scene.army_of(0)) == {"a": 1, "b": 1, "c": 1}
    assert scene.army_of(0).hand == 4


@pytest.mark.clause("SW-REDEP-2")
@pytest.mark.parametrize("totals", ["a=0 b=3 c=4", "a=1 b=0 c=6"])
def test_no_region_is_left_without_a_token(totals: str) -> None:
    _, game = _redeploying({"a": 4, "b": 1, "c": 2})
    error = refusal(game, f"redeploy {totals}")
    assert (error.code, error.hint) == ("redeploy", "At least a=1 b=1 c=1, and 7 tokens in all.")


@pytest.mark.clause("SW-REDEP-3")
def test_tokens_in_hand_are_placed_in_occupied_regions_without_a_failed_roll() -> None:
    scene, game = _redeploying({"a": 1, "b": 1}, hand=3)
    assert legal(game) == ["deploy a 1", "deploy a 2", "deploy a 3", "deploy b 3"]
    assert "done" not in legal(game)
    play(game, "deploy a 2")
    assert scene.held(scene.army_of(0)) == {"a": 3, "b": 2}
    assert all(step.chance == () for step in game.log)


@pytest.mark.clause("SW-REDEP-4")
def test_skeletons_gain_their_tokens_before_the_distribution() -> None:
    scene = Scene(ISLANDS)
    scene.natives("a", "x")
    skeletons = scene.army(0, "base.skeletons", "base.bivouacking", hand=6)
    game = scene.turn(0, "conquer")
    play(game, "conquer a", "conquer x")  # 3 tokens each, two non-empty regions: 1 new token
    assert legal(game) == ["gather", "deploy a 1", "deploy x 1"]
    play(game, "redeploy a=2 x=5")
    assert scene.held(skeletons) == {"a": 2, "x": 5}
    assert legal(game)[0].startswith("place base.encampment")


@pytest.mark.clause("SW-REDEP-4")
@pytest.mark.parametrize(
    ("power", "marker"),
    [("base.bivouacking", "encampment"), ("base.fortified", "fortress"), ("base.heroic", "hero")],
)
def test_amazons_leave_after_the_distribution_and_before_markers_are_placed(power: str, marker: str) -> None:
    scene = Scene(ISLANDS)
    amazons = scene.army(0, "base.amazons", power, {"a": 3, "b": 3, "c": 3})
    game = scene.turn(0, "redeploy")
    assert {text.split()[0] for text in legal(game)} == {"gather", "done"}
    play(game, "redeploy a=7 b=1 c=1")
    assert scene.held(amazons) == {"a": 3, "b": 1, "c": 1}  # all four can come from one region alone
    assert scene.army_of(0).aside == 4
    assert legal(game)[0].startswith(f"place base.{marker} a")


@pytest.mark.clause("SW-REDEP-5", "INT-64")
def test_without_a_region_tokens_stay_in_hand() -> None:
    scene = Scene(ISLANDS)
    army = scene.army(0, RATS, INERT, hand=5)
    game = scene.turn(0, "conquer")
    play(game, "done")
    assert game.pending == (1,)
    assert (scene.held(army), scene.army_of(0).hand) == ({}, 5)
    assert income(game, 0) == []  # nothing is paid for that army
    play(idle_turn(game), "expand")
    assert scene.army_of(0).hand == 5


@pytest.mark.clause("SW-REDEP-6")
def test_tokens_do_not_move_to_another_army_of_the_player() -> None:
    scene = Scene(ISLANDS)
    scene.army(0, "base.orcs", "", {"b": 1}, declined=True)
    scene.army(0, RATS, INERT, {"a": 3, "c": 1})
    game = scene.turn(0, "redeploy")
    assert refusal(game, "redeploy a=1 b=2 c=2").code == "redeploy"
    play(game, "gather")
    assert reasons(game, "deploy b 1") == ["not-yours"]


@pytest.mark.clause("SW-REDEP-7")
def test_tokens_are_gathered_once_and_placed_in_ascending_order() -> None:
    scene, game = _redeploying({"a": 3, "b": 2, "c": 2})
    play(game, "gather", "deploy b 2")
    assert scene.held(scene.army_of(0)) == {"a": 1, "b": 3, "c": 3}  # what is left fits the last region alone
    scene, game = _redeploying({"a": 3, "b": 2, "c": 2})
    play(game, "gather", "deploy a 1")
    assert scene.held(scene.army_of(0)) == {"a": 2, "b": 1, "c": 1}
    assert legal(game) == ["deploy b 1", "deploy b 2", "deploy b 3", "deploy c 3"]
    assert reasons(game, "gather")
    assert reasons(game, "deploy a 1") == ["order"]
    assert reasons(game, "done") == ["tokens-left"]


@pytest.mark.clause("SW-REDEP-7")
def test_every_distribution_is_reached_by_one_sequence_of_choices() -> None:
    _, game = _redeploying({"a": 4, "b": 1, "c": 1})
    play(game, "gather")
    ends: Counter[tuple[int, ...]] = Counter()
    open_games = [game]
    while open_games:
        branch = open_games.pop()
        if branch.pending != (0,):
            ends[tuple(state(branch).tokens[place] for place in (0, 2, 4))] += 1
            continue
        for action in branch.legal_actions():
            open_games.append(branch.clone())
            open_games[-1].apply(action)
    assert set(ends) == {(a, b, 6 - a - b) for a in range(1, 5) for b in range(1, 6 - a)}  # 10 of them
    assert set(ends.values()) == {1}


@pytest.mark.clause("SW-REDEP-1", "SW-REDEP-7")
@pytest.mark.parametrize("text", ["redeploy a=2 b=4 c=1", "redeploy c=1 a=2 b=4", "REDEPLOY  b=4 c=1  a=2"])
def test_a_composite_text_gives_final_totals_in_any_order(text: str) -> None:
    scene, game = _redeploying({"a": 3, "b": 1, "c": 1}, hand=2)
    play(game, text)
    assert scene.held(scene.army_of(0)) == {"a": 2, "b": 4, "c": 1}
    assert game.pending == (1,)


@pytest.mark.clause("SW-REDEP-7")
@pytest.mark.parametrize("totals", [(1, 1, 5), (1, 5, 1), (5, 1, 1), (2, 2, 3), (1, 3, 3), (3, 1, 3), (3, 3, 1)])
def test_a_composite_text_reaches_any_distribution(totals: tuple[int, int, int]) -> None:
    scene, game = _redeploying({"a": 3, "b": 2, "c": 2})
    play(game, "redeploy " + " ".join(f"{name}={count}" for name, count in zip("abc", totals, strict=True)))
    assert tuple(scene.held(scene.army_of(0)).values()) == totals


@pytest.mark.clause("SW-REDEP-7")
def test_a_composite_text_goes_on_from_a_redeployment_that_has_begun() -> None:
    scene, game = _redeploying({"a": 5, "b": 1, "c": 1})
    play(game, "gather", "deploy a 1")
    assert refusal(game, "redeploy a=1 b=2 c=4").hint == "At least a=2 b=1 c=1, and 7 tokens in all."
    assert refusal(game, "redeploy a=3 b=2 c=2").code == "redeploy"
    play(game, "redeploy a=2 b=2 c=3")
    assert scene.held(scene.army_of(0)) == {"a": 2, "b": 2, "c": 3}


@pytest.mark.clause("SW-REDEP-7")
@pytest.mark.parametrize("totals", ["a=2 b=2", "a=2 b=2 c=2", "a=2 b=2 c=3 x=1", "a=2 a=2 b=2 c=3", "a=2 b=2 c=x", ""])
def test_a_composite_text_that_does_not_fit_changes_nothing(totals: str) -> None:
    _, game = _redeploying({"a": 3, "b": 1, "c": 1}, hand=2)
    steps = len(game.log)
    assert refusal(game, f"redeploy {totals}").code == "redeploy"
    assert len(game.log) == steps


class Clumsy(Power):
    """Fails once the tokens are distributed."""

    @hookimpl
    def conquest_redeployed(self, view: View, army: Army) -> None:
        raise RuntimeError("dropped")


@pytest.mark.clause("SW-REDEP-7")
def test_a_composite_text_is_all_or_nothing_when_its_last_step_fails() -> None:
    scene = Scene(ISLANDS, with_pieces=[Clumsy("home.clumsy", tokens=3)])
    scene.army(0, RATS, "home.clumsy", {"a": 3, "b": 1, "c": 1})
    game = scene.turn(0, "redeploy")
    before, steps = game.digest(), len(game.log)
    with pytest.raises(PluginError, match=r"home\.clumsy failed in conquest_redeployed: RuntimeError: dropped"):
        game.apply("redeploy a=1 b=2 c=2")
    assert (game.digest(), len(game.log)) == (before, steps)
    assert legal(game) == ["gather", "done"]


@pytest.mark.clause("SW-REDEP-2", "SW-REDEP-7")
def test_a_composite_text_is_judged_as_a_whole() -> None:
    scene = Scene({"a": "hill edge", "b": "forest edge"})
    scene.army(0, "base.ratmen", "base.merchant", {"a": 2, "b": 1}, hand=2)
    game = scene.turn(0, "redeploy")
    assert game.violations("redeploy a=4 b=1") == []
    assert game.violations("redeploy b=3 a=2") == []
    for wrong in ("redeploy a=5 b=0", "redeploy a=4 b=2", "redeploy a=5"):
        assert [one.code for one in game.violations(wrong)] == ["redeploy"]
