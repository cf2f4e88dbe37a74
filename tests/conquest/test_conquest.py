"""Targets of a conquest and what happens in it (SW-CONQ-5 to 8, 10 to 14, 16)."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, income, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, public, reasons, refusal, state

ROW = dict.fromkeys("abcdefgh", "farmland") | {"a": "farmland edge"}


@pytest.mark.clause("SW-CONQ-5")
@pytest.mark.parametrize("water", ["sea", "lake", "sea edge"])
def test_water_cannot_be_conquered(water: str) -> None:
    scene = Scene({"a": "farmland edge", "b": water})
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == []
    assert [violation.code for violation in game.violations("conquer b")] == ["closed"]
    assert refusal(game, "conquer b").message.endswith("water is closed to this army (SW-CONQ-5).")


@pytest.mark.clause("SW-CONQ-6", "SW-CONQ-7")
def test_each_further_conquest_touches_the_army_regions_taken_this_turn_included() -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == ["conquer b"]
    assert reasons(game, "conquer c") == ["reach"]
    play(game, "conquer b")
    assert legal(game, "conquer") == ["conquer c"]


@pytest.mark.clause("SW-CONQ-6", "SW-FIRST-1", "SW-DEF-9")
@pytest.mark.case("CASE-SW-07")
def test_regions_of_the_own_declined_army_give_no_adjacency() -> None:
    scene = Scene({"e": "farmland edge", "mid": "farmland", "d": "farmland", "x": "farmland"}, "e-mid mid-d d-x")
    scene.army(0, "base.orcs", "", {"d": 1}, declined=True)
    scene.army(0, RATS, INERT, hand=9)
    game = scene.turn(0, "conquer")
    assert reasons(game, "conquer x") == ["entry"]
    play(game, "conquer e")
    assert reasons(game, "conquer x") == ["reach"]
    assert legal(game, "conquer") == ["conquer mid"]


@pytest.mark.clause("SW-CONQ-8")
@pytest.mark.parametrize("power", [INERT, "base.commando", "base.dragon_master"])
def test_without_a_token_in_hand_nothing_is_conquered(power: str) -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland", "sea": "sea"})
    scene.army(0, "base.tritons", power, {"a": 1})
    game = scene.turn(0, "conquer")
    assert legal(game) == ["abandon a", "done"]
    assert reasons(game, "conquer b") == reasons(game, "conquer b die") == ["no-token"]


@pytest.mark.clause("SW-CONQ-10", "SW-CONQ-11")
@pytest.mark.parametrize("defenders", [0, 1, 3])
def test_exactly_the_tokens_used_lie_in_the_region_until_redeployment(defenders: int) -> None:
    scene = Scene(ROW)
    if defenders:
        scene.army(1, "base.orcs", "base.stout", {"b": defenders})
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    play(game, "conquer b")
    assert (scene.tokens("b"), scene.army_of(0).hand) == (2 + defenders, 9 - 2 - defenders)
    play(game, "conquer c")
    assert scene.tokens("b") == 2 + defenders


@pytest.mark.clause("SW-CONQ-12")
def test_conquests_go_on_as_long_as_tokens_last() -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, hand=13)
    game = scene.turn(0, "conquer")
    for region in "abcdef":
        play(game, f"conquer {region}")
    assert len(game.play.view.conquests) == 6
    assert reasons(game, "conquer g") == ["tokens"]


@pytest.mark.clause("SW-CONQ-13", "SW-LOSS-7", "INT-60", "SW-LOSS-10")
def test_a_region_of_the_own_declined_army_can_be_conquered() -> None:
    scene = Scene(ROW)
    old = scene.army(0, "base.dwarves", "", {"b": 1, "c": 1}, declined=True)
    scene.army(0, RATS, INERT, {"a": 1}, hand=6)
    game = scene.turn(0, "conquer")
    play(game, "conquer b")
    assert (scene.tokens("b"), scene.held(old)) == (3, {"c": 1})
    assert public(game)["tray"]["base.dwarves"] == 8 - 1
    play(game, "conquer c")
    assert state(game).armies[old.id] is None  # its last token: the banner goes back at once
    assert state(game).banners[-1] == "base.dwarves"
    idle_turn(game)
    assert income(game, 0) == [(3, "regions", "SW-SCORE-1")]


@pytest.mark.clause("INT-60", "SW-DEF-5")
@pytest.mark.parametrize(
    ("race", "power", "bonus"),
    [("base.orcs", INERT, 1), (RATS, "base.pillaging", 1), ("base.orcs", "base.pillaging", 2)],
)
def test_a_conquest_of_the_own_declined_region_is_paid_as_non_empty(race: str, power: str, bonus: int) -> None:
    scene = Scene(ROW)
    scene.army(0, "base.dwarves", "", {"b": 1, "h": 1}, declined=True)
    scene.army(0, race, power, {"a": 1}, hand=3)
    game = scene.turn(0, "conquer")
    play(game, "conquer b")
    idle_turn(game)
    assert sum(coins for coins, _, _ in income(game, 0)) == 2 + 1 + bonus


@pytest.mark.clause("INT-60", "SW-DEF-5")
def test_skeletons_grow_by_conquests_of_the_own_declined_army() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.dwarves", "", {"b": 1, "c": 1}, declined=True)
    scene.army(0, "base.skeletons", INERT, {"a": 1}, hand=6)
    game = scene.turn(0, "conquer")
    play(game, "conquer b", "conquer c")
    assert scene.army_of(0).hand == 1


@pytest.mark.clause("INT-61", "SW-CONQ-4")
@pytest.mark.parametrize(("race", "marker"), [("base.trolls", "base.troll_lair"), ("base.dwarves", "base.fortress")])
def test_an_old_lair_or_fortress_of_the_own_declined_army_adds_to_the_cost_and_is_removed(race: str, marker: str) -> None:
    scene = Scene(ROW)
    old = scene.army(0, race, "", {"b": 1, "h": 1}, declined=True)
    scene.mark(marker, "b", old)
    supply = public(scene.game)["supply"][marker]
    scene.army(0, RATS, INERT, {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    play(game, "conquer b")
    assert scene.tokens("b") == 2 + 1 + 1
    assert scene.marks("b") == []
    assert public(game)["supply"][marker] == supply + 1


@pytest.mark.clause("SW-CONQ-14")
def test_an_army_cannot_conquer_a_region_it_occupies() -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, {"a": 1, "b": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert reasons(game, "conquer b") == ["own"]
    assert game.violations("conquer b")[0].clauses == ("SW-CONQ-14",)


@pytest.mark.clause("SW-CONQ-16", "SW-DEF-16")
def test_a_conquered_lost_tribe_never_comes_back() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland lost_tribe", "c": "farmland lost_tribe"})
    scene.army(0, RATS, INERT, {"a": 4})
    game = scene.turn(0)
    play(game, "expand", "conquer b", "done")
    tribes = next(army for army in public(game)["armies"] if army and army["race"] == "base.lost_tribes")
    assert (tribes["hand"], tribes["withdrawn"]) == (0, 0)
    for _ in range(3):
        idle_turn(game)
    assert set(scene.held(scene.army_of(0))) == {"a", "b"}
    assert scene.held(state(game).army(tribes["id"])) == {"c": 1}
    assert public(game)["tray"]["base.lost_tribes"] == 18 - 1
    assert "base.lost_tribes" not in [*state(game).banners, *(combo[0] for combo in state(game).column)]


@pytest.mark.clause("SW-CONQ-16")
def test_the_people_of_nobody_stays_a_people_without_its_last_token() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland lost_tribe"})
    scene.army(0, RATS, INERT, {"a": 4})
    game = scene.turn(0)
    play(game, "expand", "conquer b")
    assert game.pending == (0,)
    assert "base.lost_tribes" not in [*state(game).banners, *(combo[0] for combo in state(game).column)]
    assert scene.tokens("b") == 3
