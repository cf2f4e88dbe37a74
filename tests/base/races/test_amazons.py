"""Amazons: four tokens more, for conquest only."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, legal
from tests.shared.questions import bonus, reasons, stop, total

ROW = {
    "a": "hill edge",
    "b": "forest",
    "c": "swamp",
    "d": "farmland",
    "e": "hill",
    "z": "swamp edge",
}


@pytest.mark.clause("SW-RACE-AMAZONS-1", "SW-EX-5", "SW-PICK-7")
@pytest.mark.parametrize(("badge", "tokens"), [("base.merchant", 12), ("base.commando", 14), ("base.flying", 15)])
def test_a_new_army_takes_ten_tokens_and_the_badge_number(badge: str, tokens: int) -> None:
    scene = Scene(ROW)
    scene.column(("base.amazons", badge, 0))
    scene.turn(0, "army").apply("pick base.amazons")
    assert scene.army_of(0).hand == tokens
    assert scene.state.tray["base.amazons"] == 15 - tokens


@pytest.mark.clause("SW-RACE-AMAZONS-2", "SW-RACE-AMAZONS-3")
def test_four_tokens_are_set_aside_and_each_region_keeps_one() -> None:
    scene = Scene(ROW)
    amazons = scene.army(0, "base.amazons", "base.hill", {"a": 5, "b": 2})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    assert legal(game) == ["remove a 3", "remove a 4"]  # five can be spared: b gives at most one, a at most four
    game.apply("remove a 3")  # the fourth comes from b
    assert scene.held(amazons) == {"a": 2, "b": 1}
    assert amazons.aside == 4


@pytest.mark.clause("SW-RACE-AMAZONS-2", "SW-REDEP-4")
def test_the_removal_follows_the_distribution() -> None:
    scene = Scene(ROW)
    amazons = scene.army(0, "base.amazons", "base.forest", {"a": 1, "b": 1}, hand=6)
    game = scene.turn(0, "redeploy")
    game.apply("redeploy a=1 b=7")
    assert scene.held(amazons) == {"a": 1, "b": 3}
    assert (amazons.hand, amazons.aside) == (0, 4)


@pytest.mark.clause("SW-RACE-AMAZONS-2", "SW-RACE-AMAZONS-4", "INT-24")
@pytest.mark.case("CASE-SW-04")
@pytest.mark.parametrize(("given_up", "kept"), [("ab", "cde"), ("bd", "ace"), ("de", "abc")])
def test_regions_of_the_players_choice_are_given_up_until_four_tokens_are_off(given_up: str, kept: str) -> None:
    scene = Scene(ROW)
    amazons = scene.army(0, "base.amazons", "base.commando", hand=7)
    game = scene.turn(0, "conquer")
    for region in "abcde":
        game.apply(f"conquer {region}")
    game.apply("done")
    game.apply("deploy a 2")  # the two spare tokens come off first
    for region in given_up:
        if f"remove {region} 1" in legal(game):
            game.apply(f"remove {region} 1")
    assert scene.held(amazons) == dict.fromkeys(kept, 1)
    assert amazons.aside == 4
    assert total(game, 0) == 3


@pytest.mark.clause("INT-24", "SW-RACE-AMAZONS-3")
@pytest.mark.parametrize(
    ("regions", "tokens", "given_up"), [(5, 9, 0), (5, 8, 1), (5, 7, 2), (5, 5, 4), (4, 4, 4), (3, 4, 3), (2, 5, 1)]
)
def test_as_many_regions_are_given_up_as_four_tokens_need(regions: int, tokens: int, given_up: int) -> None:
    scene = Scene(ROW)
    names = "abcde"[:regions]
    counts = dict.fromkeys(names, 1) | {"a": tokens - regions + 1}
    amazons = scene.army(0, "base.amazons", "base.hill", counts)
    game = scene.turn(0, "redeploy")
    if legal(game, "done"):
        game.apply("done")
    while legal(game, "remove"):
        game.apply(legal(game, "remove")[0])
    assert len(scene.held(amazons)) == regions - given_up
    assert amazons.aside == 4


@pytest.mark.clause("SW-RACE-AMAZONS-4")
def test_with_fewer_than_four_on_the_board_all_are_set_aside() -> None:
    scene = Scene(ROW)
    amazons = scene.army(0, "base.amazons", "base.merchant", {"a": 1, "b": 2})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    assert scene.held(amazons) == {}
    assert amazons.aside == 3
    assert total(game, 0) == 0


@pytest.mark.clause("SW-RACE-AMAZONS-4", "SW-ABAN-4")
def test_a_region_given_up_is_abandoned_with_its_markers() -> None:
    scene = Scene(ROW)
    amazons = scene.army(0, "base.amazons", "base.fortified", {"a": 4, "b": 1})
    scene.mark("base.fortress", "b", amazons)
    game = scene.turn(0, "redeploy")
    game.apply("done")
    game.apply("remove b 1")  # after the three that a can spare
    assert scene.marks("b") == []
    game.apply("done")  # no new fortress
    assert scene.held(amazons) == {"a": 1}
    assert scene.state.supply["base.fortress"] == 6
    assert bonus(game, 0, "SW-POWER-FORTIFIED-2") == 0


@pytest.mark.clause("SW-RACE-AMAZONS-5", "SW-RACE-AMAZONS-2")
def test_set_aside_tokens_are_ready_on_the_next_turn_and_come_off_again_after_it() -> None:
    scene = Scene(ROW)
    amazons = scene.army(0, "base.amazons", "base.forest", {"a": 6})
    scene.army(1, "base.ratmen", "base.hill", {"z": 1})
    game = scene.turn(0, "conquer")
    stop(game)
    assert scene.held(amazons) == {"a": 2}
    game.apply("expand", 1)
    game.apply("done")
    assert amazons.aside == 4
    game.apply("expand", 0)
    assert (amazons.hand, amazons.aside) == (1 + 4, 0)
    game.apply("conquer b")
    game.apply("conquer c")
    game.apply("done")
    game.apply("redeploy a=1 b=3 c=2")
    game.apply("remove c 1")  # three can be spared, the fourth is the last one of c
    assert amazons.aside == 4
    assert scene.held(amazons) == {"a": 1, "b": 1}


@pytest.mark.clause("SW-RACE-AMAZONS-6", "SW-CONQ-2")
def test_set_aside_tokens_do_not_defend() -> None:
    scene = Scene(ROW, "a-b b-z")
    scene.army(0, "base.amazons", "base.forest", {"a": 5})
    scene.army(1, "base.ratmen", "base.hill", {"z": 1, "b": 4})
    game = scene.turn(0, "conquer")
    stop(game)
    game.apply("expand", 1)
    game.apply("conquer a")  # 2 + 1 = 3, all that is in hand
    assert scene.tokens("a") == 3


@pytest.mark.clause("SW-RACE-AMAZONS-6", "INT-71")
def test_only_withdrawn_tokens_are_placed_while_the_four_wait() -> None:
    scene = Scene(ROW, "a-b b-z")
    amazons = scene.army(0, "base.amazons", "base.forest", {"a": 4, "e": 4})
    scene.army(1, "base.ratmen", "base.commando", {"z": 1, "b": 6})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    game.apply("remove a 1")
    assert scene.held(amazons) == {"a": 3, "e": 1}
    game.apply("expand", 1)
    game.apply("conquer a")  # 2 + 3 - 1 = 4
    game.apply("redeploy a=5 b=1 z=1")
    assert scene.held(amazons) == {"e": 1 + 2}
    assert (amazons.withdrawn, amazons.aside) == (0, 4)


@pytest.mark.clause("SW-RACE-AMAZONS-7", "SW-DECL-9", "SW-DECL-4")
def test_set_aside_tokens_go_to_the_tray_at_decline() -> None:
    scene = Scene(ROW)
    amazons = scene.army(0, "base.amazons", "base.forest", {"a": 6, "b": 2})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    game.apply("remove a 4")
    scene.turn(0).apply("decline")
    assert scene.held(amazons) == {"a": 1, "b": 1}
    assert amazons.aside == 0
    assert scene.state.tray["base.amazons"] == 15 - 2


@pytest.mark.clause("SW-BEN-2", "SW-RACE-AMAZONS-2")
def test_declined_amazons_set_nothing_aside() -> None:
    scene = Scene(ROW)
    amazons = scene.army(0, "base.amazons", "", {"a": 1, "b": 1}, declined=True)
    scene.army(0, "base.ratmen", "base.hill", {"z": 1})
    scene.turn(0).apply("expand")
    assert scene.held(amazons) == {"a": 1, "b": 1}
    assert amazons.aside == 0


@pytest.mark.clause("INT-25", "SW-RACE-AMAZONS-5", "SW-FIRST-2")
def test_driven_off_the_board_they_return_with_the_four_from_the_border() -> None:
    scene = Scene(ROW, "a-b b-z b-c c-d")
    amazons = scene.army(0, "base.amazons", "base.forest", {"a": 6})
    scene.army(1, "base.ratmen", "base.hill", {"z": 1, "b": 5})
    game = scene.turn(0, "conquer")
    stop(game)
    game.apply("expand", 1)
    game.apply("conquer a")  # 2 + 2 = 4
    game.apply("done")
    assert scene.held(amazons) == {}
    assert (amazons.hand, amazons.aside) == (1, 4)
    game.apply("expand", 0)
    assert (amazons.hand, amazons.aside) == (5, 0)
    assert reasons(game, "conquer c") == {"SW-FIRST-1"}
    assert "conquer z" in legal(game)  # a border region with one enemy token: 3


@pytest.mark.clause("INT-26", "SW-RACE-AMAZONS-7", "SW-POWER-STOUT-3")
def test_a_late_decline_sends_the_four_to_the_tray_with_the_surplus() -> None:
    scene = Scene(ROW)
    amazons = scene.army(0, "base.amazons", "base.stout", {"a": 6, "b": 1})
    game = scene.turn(0, "redeploy")
    game.apply("done")
    assert (scene.held(amazons), amazons.aside) == ({"a": 2, "b": 1}, 4)
    assert total(game, 0) == 2
    game.apply("decline")
    assert scene.held(amazons) == {"a": 1, "b": 1}
    assert scene.state.tray["base.amazons"] == 15 - 2


@pytest.mark.clause("INT-72", "SW-END-3", "SW-END-4")
def test_set_aside_tokens_do_not_count_in_a_tie() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.amazons", "base.forest", {"a": 8})
    scene.army(1, "base.ratmen", "base.hill", {"z": 5})
    game = scene.turn(0, "conquer", round=10)
    stop(game)  # four stay, four are set aside
    game.apply("expand", 1)
    game.apply("done")
    assert game.result is not None
    assert game.result["coins"] == [6, 6]
    assert game.result["tokens"] == [4, 5]
    assert game.result["winners"] == [1]
