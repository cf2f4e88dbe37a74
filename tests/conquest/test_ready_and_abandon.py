"""Readying troops and abandoning regions (SW-READY, SW-ABAN)."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, income, legal
from tests.conquest.table import INERT, RATS, play, public, reasons, refusal, state

ROW = dict.fromkeys("abcdef", "farmland") | {"a": "farmland edge"}


@pytest.mark.clause("SW-READY-1", "ED-37")
def test_all_tokens_but_one_in_each_region_are_taken_up() -> None:
    scene = Scene(ROW)
    army = scene.army(0, RATS, INERT, {"a": 5, "b": 1, "c": 2})
    game = scene.turn(0)
    assert scene.held(army) == {"a": 5, "b": 1, "c": 2}  # not before the choice
    play(game, "expand")
    assert scene.held(army) == {"a": 1, "b": 1, "c": 1}
    assert scene.army_of(0).hand == 4 + 0 + 1


@pytest.mark.clause("SW-READY-1")
def test_tokens_that_waited_in_hand_join_the_readied_ones() -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, {"a": 3}, hand=2)
    play(scene.turn(0), "expand")
    assert scene.army_of(0).hand == 2 + 2


@pytest.mark.clause("SW-READY-2")
def test_only_tokens_in_hand_are_used_for_conquests() -> None:
    scene = Scene(ROW)
    scene.army(1, "base.orcs", "base.hill", {"d": 2})
    scene.army(0, RATS, INERT, {"a": 3, "b": 1, "c": 1})
    game = scene.turn(0)
    play(game, "expand")  # 2 in hand and 3 on the board; region d costs 4
    assert cost(game, "d") == 4
    assert reasons(game, "conquer d") == ["tokens"]
    assert refusal(game, "conquer d").message.startswith("'conquer d' is not legal: it takes 4 and you have 2 in hand")


@pytest.mark.clause("SW-READY-3")
def test_declined_tokens_stay_where_they_are() -> None:
    scene = Scene(ROW)
    old = scene.army(0, "base.wizards", "", {"e": 1, "f": 1}, declined=True)
    scene.army(0, RATS, INERT, {"a": 3})
    game = scene.turn(0)
    play(game, "expand")
    assert scene.held(old) == {"e": 1, "f": 1}
    assert "abandon e" not in legal(game)
    assert reasons(game, "abandon e") == ["not-yours"]


@pytest.mark.clause("SW-ABAN-1", "ED-57")
def test_any_number_of_regions_may_be_abandoned_and_brings_no_coin() -> None:
    scene = Scene(ROW)
    army = scene.army(0, RATS, INERT, {"a": 2, "b": 1, "c": 1, "d": 1})
    game = scene.turn(0)
    play(game, "expand")
    assert legal(game, "abandon") == ["abandon a", "abandon b", "abandon c", "abandon d"]
    play(game, "abandon a", "abandon d")
    assert scene.held(army) == {"b": 1, "c": 1}
    assert scene.army_of(0).hand == 1 + 2
    play(game, "done", "redeploy b=4 c=1")
    assert income(game, 0) == [(2, "regions", "SW-SCORE-1")]


@pytest.mark.clause("SW-ABAN-1", "SW-ABAN-2")
def test_all_regions_may_be_abandoned() -> None:
    scene = Scene(ROW)
    army = scene.army(0, RATS, INERT, {"b": 2, "c": 1})
    game = scene.turn(0)
    play(game, "expand", "abandon b", "abandon c")
    assert (scene.held(army), scene.army_of(0).hand) == ({}, 3)
    assert legal(game) == ["conquer a", "done"]


@pytest.mark.clause("SW-ABAN-3")
def test_regions_are_abandoned_before_the_first_conquest() -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, {"a": 6, "b": 1})
    game = scene.turn(0)
    play(game, "expand", "conquer c")
    assert legal(game, "abandon") == []
    assert reasons(game, "abandon b") == ["too-late"]
    assert game.violations("abandon b")[0].clauses == ("SW-ABAN-3",)


@pytest.mark.clause("SW-ABAN-4")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [
        ("base.trolls", INERT, "base.troll_lair"),
        (RATS, "base.fortified", "base.fortress"),
        ("base.halflings", INERT, "base.hole"),
    ],
)
def test_a_lair_fortress_or_hole_is_removed_with_the_region(race: str, power: str, marker: str) -> None:
    scene = Scene(ROW)
    army = scene.army(0, race, power, {"a": 2, "b": 1})
    supply = public(scene.game)["supply"][marker]
    scene.mark(marker, "a", army)
    scene.mark(marker, "b", army)
    game = scene.turn(0)
    play(game, "expand", "abandon b")
    assert (scene.marks("a"), scene.marks("b")) == ([marker], [])
    assert public(game)["supply"][marker] == supply - 1
    assert scene.army_of(0).stock == {}


@pytest.mark.clause("SW-ABAN-4", "INT-37")
@pytest.mark.parametrize(
    ("power", "marker", "count"),
    [("base.bivouacking", "base.encampment", 2), ("base.heroic", "base.hero", 1), ("base.dragon_master", "base.dragon", 1)],
)
def test_encampments_hero_and_dragon_go_back_to_their_owner(power: str, marker: str, count: int) -> None:
    scene = Scene(ROW)
    army = scene.army(0, RATS, power, {"a": 2, "b": 1})
    supply = public(scene.game)["supply"][marker]
    scene.mark(marker, "b", army, count)
    game = scene.turn(0)
    play(game, "expand", "abandon b")
    assert scene.marks("b") == []
    assert scene.army_of(0).stock == {marker: count}
    assert public(game)["supply"][marker] == supply - count  # nobody else can take them


@pytest.mark.clause("SW-ABAN-4")
def test_markers_of_nobody_stay_in_an_abandoned_region() -> None:
    scene = Scene({**ROW, "b": "mountain"})
    scene.army(0, RATS, INERT, {"a": 2, "b": 1})
    game = scene.turn(0)
    play(game, "expand", "abandon b")
    assert scene.marks("b") == ["base.mountain"]


@pytest.mark.clause("SW-ABAN-5")
@pytest.mark.parametrize(("terrain", "tokens"), [("farmland", 2), ("mountain", 3)])
def test_an_abandoned_region_may_be_taken_again_at_its_normal_cost(terrain: str, tokens: int) -> None:
    scene = Scene({**ROW, "b": terrain})
    scene.army(0, RATS, INERT, {"a": 4, "b": 1})
    game = scene.turn(0)
    play(game, "expand", "abandon b")
    assert cost(game, "b") == tokens
    play(game, "conquer b")
    assert scene.tokens("b") == tokens
    assert state(game).conquests[-1].non_empty is False
