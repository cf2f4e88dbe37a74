"""Decline (SW-DECL)."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, income, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, public, reasons, refusal, state

ROW = dict.fromkeys("abcdefgh", "farmland") | {"a": "farmland edge"}


@pytest.mark.clause("SW-DECL-1", "SW-DECL-12", "SW-TURN-5")
def test_decline_is_offered_at_the_start_of_the_turn_only() -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, {"a": 4})
    game = scene.turn(0)
    assert legal(game) == ["expand", "decline"]
    play(game, "expand")
    assert reasons(game, "decline")
    play(game, "conquer b", "done")
    assert game.pending == (0,)
    assert reasons(game, "decline")


@pytest.mark.clause("SW-DECL-2", "SW-DECL-5")
def test_the_earlier_declined_army_leaves_first() -> None:
    scene = Scene(ROW)
    old = scene.army(0, "base.wizards", "", {"e": 1, "f": 1}, declined=True)
    new = scene.army(0, RATS, INERT, {"a": 2, "b": 1})
    game = scene.turn(0)
    play(game, "decline")
    assert state(game).armies[old.id] is None
    assert (scene.tokens("e"), scene.tokens("f")) == (0, 0)
    assert public(game)["tray"]["base.wizards"] == 10
    assert state(game).banners[-1] == "base.wizards"
    assert state(game).declined[0] == (new.id,)


@pytest.mark.clause("SW-DECL-2", "SW-DECL-5")
def test_a_spirit_army_stays_beside_the_newly_declined_one() -> None:
    scene = Scene(ROW)
    spirit = scene.army(0, "base.wizards", "base.spirit", {"e": 1, "f": 1}, declined=True)
    scene.army(0, RATS, INERT, {"a": 2, "b": 1})
    game = scene.turn(0)
    play(game, "decline")
    assert scene.held(spirit) == {"e": 1, "f": 1}
    assert sum(coins for coins, _, _ in income(game, 0)) == 4


@pytest.mark.clause("SW-DECL-2", "SW-DECL-5")
def test_an_earlier_army_stays_when_a_spirit_army_declines() -> None:
    scene = Scene(ROW)
    old = scene.army(0, "base.wizards", "", {"e": 1, "f": 1}, declined=True)
    scene.army(0, RATS, "base.spirit", {"a": 2, "b": 1})
    game = scene.turn(0)
    play(game, "decline")
    assert scene.held(old) == {"e": 1, "f": 1}
    assert sum(coins for coins, _, _ in income(game, 0)) == 4


@pytest.mark.clause("SW-DECL-2")
def test_declined_armies_of_others_stay() -> None:
    scene = Scene(ROW)
    other = scene.army(1, "base.wizards", "", {"e": 1}, declined=True)
    scene.army(0, RATS, INERT, {"a": 2})
    play(scene.turn(0), "decline")
    assert scene.held(other) == {"e": 1}


@pytest.mark.clause("SW-DECL-3", "SW-PICK-14")
@pytest.mark.parametrize(("power", "kept", "discard"), [(INERT, "", [INERT]), ("base.spirit", "base.spirit", [])])
def test_the_banner_is_turned_and_the_badge_discarded_unless_its_text_says_otherwise(
    power: str, kept: str, discard: list[str]
) -> None:
    scene = Scene(ROW)
    army = scene.army(0, RATS, power, {"a": 2})
    game = scene.turn(0)
    play(game, "decline")
    shown = public(game)["armies"][army.id]
    assert (shown["declined"], shown["power"], public(game)["discard"]) == (True, kept, discard)


@pytest.mark.clause("SW-DECL-4")
def test_one_token_stays_in_each_region_and_the_others_go_to_the_tray() -> None:
    scene = Scene(ROW)
    army = scene.army(0, RATS, INERT, {"a": 5, "b": 1, "c": 2})
    game = scene.turn(0)
    play(game, "decline")
    assert scene.held(army) == {"a": 1, "b": 1, "c": 1}
    assert public(game)["tray"][RATS] == 13 - 3


@pytest.mark.clause("SW-DECL-5")
def test_after_each_further_decline_one_declined_army_is_on_the_board() -> None:
    scene = Scene(dict.fromkeys("abcde", "farmland edge"))
    armies = [scene.army(0, RATS, INERT, {"a": 2})]
    scene.army(1, "base.orcs", "base.hill", {"e": 2})
    scene.column(("base.wizards", "base.forest", 0), ("base.humans", "base.merchant", 0))
    game = scene.turn(0)
    for race, region in (("base.wizards", "b"), ("base.humans", "c")):
        play(game, "decline")
        assert state(game).declined[0] == (armies[-1].id,)
        idle_turn(game)
        play(game, f"pick {race}", f"conquer {region}")
        armies.append(scene.army_of(0))
        idle_turn(idle_turn(game))
    play(game, "decline")
    assert state(game).declined[0] == (armies[-1].id,)
    assert [scene.tokens(region) for region in "abc"] == [0, 0, 1]


@pytest.mark.clause("SW-DECL-6")
def test_a_decline_turn_makes_no_conquest_and_ends_after_scoring() -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, {"a": 9})
    game = scene.turn(0)
    step = game.apply("decline")
    assert state(game).turn_seat == 1
    assert "conquest" not in [event[0] for event in step.events]
    assert income(game, 0) == [(1, "declined-regions", "SW-SCORE-2")]


@pytest.mark.clause("SW-DECL-7", "SW-BEN-2")
def test_a_decline_turn_pays_the_regions_without_the_bonus_of_banner_and_badge() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.humans", "base.merchant", {"a": 3, "b": 1, "c": 1})  # active it would be 3 + 3 + 3
    game = scene.turn(0)
    play(game, "decline")
    assert income(game, 0) == [(3, "declined-regions", "SW-SCORE-2")]


@pytest.mark.clause("SW-DECL-8", "SW-TURN-3", "SW-FIRST-1")
def test_the_next_turn_picks_a_combo_and_enters_by_the_border() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.hill", {"d": 2})
    scene.army(1, "base.wizards", "base.forest", {"h": 2})
    scene.column((RATS, INERT, 0))
    game = scene.turn(0)
    play(game, "decline")
    idle_turn(game)
    assert legal(game) == legal(game, "pick") != []
    play(game, f"pick {RATS}")
    assert legal(game, "conquer") == ["conquer a"]  # not beside the declined army


@pytest.mark.clause("SW-DECL-9")
def test_tokens_in_hand_and_set_aside_go_to_the_tray() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.amazons", INERT, {"a": 5, "b": 1})
    game = scene.turn(0, "redeploy")
    play(game, "done")
    idle_turn(game)
    assert scene.army_of(0).aside == 4
    play(game, "decline")
    assert public(game)["tray"]["base.amazons"] == 15 - 2
    scene = Scene(ROW)
    army = scene.army(0, RATS, INERT, {"a": 2}, hand=6)
    game = scene.turn(0)
    play(game, "decline")
    assert public(game)["tray"][RATS] == 13 - 1
    assert state(game).army(army.id).hand == 0


@pytest.mark.clause("SW-DECL-10")
@pytest.mark.parametrize(
    ("race", "power", "marker", "stays"),
    [
        (RATS, "base.bivouacking", "base.encampment", False),
        (RATS, "base.heroic", "base.hero", False),
        (RATS, "base.dragon_master", "base.dragon", False),
        ("base.halflings", INERT, "base.hole", False),
        ("base.trolls", INERT, "base.troll_lair", True),
        (RATS, "base.fortified", "base.fortress", True),
    ],
)
def test_lairs_and_fortresses_stay_and_other_markers_leave(race: str, power: str, marker: str, stays: bool) -> None:
    scene = Scene(ROW)
    army = scene.army(0, race, power, {"a": 2, "b": 1})
    supply = public(scene.game)["supply"][marker]
    scene.mark(marker, "a", army)
    game = scene.turn(0)
    play(game, "decline")
    assert scene.marks("a") == ([marker] if stays else [])
    assert public(game)["supply"][marker] == supply - stays
    assert state(game).army(army.id).stock == {}


@pytest.mark.clause("SW-DECL-10")
def test_a_marker_in_hand_leaves_with_an_army_that_stays_on_the_board() -> None:
    scene = Scene(ROW)
    army = scene.army(0, RATS, "base.dragon_master", {"a": 2, "b": 1})
    scene.mark("base.dragon", "b", army)
    game = scene.turn(0)
    play(game, "expand", "abandon b", "done")
    idle_turn(game)
    assert scene.army_of(0).stock == {"base.dragon": 1}
    play(game, "decline")
    assert public(game)["supply"]["base.dragon"] == 1
    assert state(game).army(army.id).stock == {}


@pytest.mark.clause("SW-DECL-10", "SW-DECL-11")
def test_markers_in_hand_leave_with_an_army_without_a_region() -> None:
    scene = Scene(ROW)
    army = scene.army(0, RATS, "base.bivouacking", {"b": 2})
    scene.mark("base.encampment", "b", army, 5)
    scene.army(1, "base.orcs", "base.hill", {"c": 10})
    game = scene.turn(1)
    play(game, "expand", "conquer b")  # 2 + 2 + 5: with all 9 tokens in hand
    play(game, "done")
    assert scene.army_of(0).stock == {"base.encampment": 5}
    play(game, "decline")
    assert public(game)["supply"]["base.encampment"] == 5


@pytest.mark.clause("SW-DECL-11")
def test_an_army_without_a_region_leaves_the_game_when_it_declines() -> None:
    scene = Scene(ROW)
    army = scene.army(0, RATS, INERT, hand=4)
    game = scene.turn(0)
    play(game, "decline")
    assert state(game).armies[army.id] is None
    assert public(game)["tray"][RATS] == 13
    assert (state(game).banners[-1], state(game).discard) == (RATS, (INERT,))
    assert income(game, 0) == []


@pytest.mark.clause("INT-78", "SW-DECL-2", "SW-DECL-11")
@pytest.mark.parametrize(("power", "coins"), [("", 0), ("base.spirit", 2)])
def test_declining_an_army_in_hand_leaves_the_income_of_a_spirit_army_at_most(power: str, coins: int) -> None:
    scene = Scene(ROW)
    old = scene.army(0, "base.wizards", power, {"e": 1, "f": 1}, declined=True)
    scene.army(0, RATS, INERT, hand=4)
    game = scene.turn(0)
    play(game, "decline")
    assert sum(part[0] for part in income(game, 0)) == coins
    assert len(scene.held(old)) == coins


@pytest.mark.clause("SW-DECL-12")
def test_nobody_declines_by_force_even_without_a_possible_conquest() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    army = scene.army(0, RATS, INERT, {"a": 1})
    scene.army(1, "base.orcs", "base.hill", {"b": 9})
    game = scene.turn(0)
    assert legal(game) == ["expand", "decline"]
    play(game, "expand", "done")
    assert scene.army_of(0).id == army.id
    assert income(game, 0) == [(1, "regions", "SW-SCORE-1")]


@pytest.mark.clause("SW-DECL-13")
def test_without_an_active_army_there_is_nothing_to_decline() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.wizards", "", {"e": 1}, declined=True)
    game = scene.turn(0)
    assert legal(game) == legal(game, "pick")
    assert refusal(game, "decline").code == "illegal-action"


@pytest.mark.clause("SW-DECL-14", "SW-END-1")
def test_declining_is_allowed_in_the_last_round() -> None:
    scene = Scene(ROW, rounds=6)
    scene.army(0, RATS, INERT, {"a": 2, "b": 1})
    game = scene.turn(0, round=6)
    play(game, "decline")
    assert income(game, 0) == [(2, "declined-regions", "SW-SCORE-2")]
    assert scene.tokens("a") == 1


@pytest.mark.clause("SW-DECL-15")
@pytest.mark.parametrize(("race", "marker"), [("base.trolls", "base.troll_lair"), ("base.wizards", "base.fortress")])
def test_lairs_and_fortresses_leave_with_the_earlier_army(race: str, marker: str) -> None:
    scene = Scene(ROW)
    old = scene.army(0, race, "", {"e": 1, "f": 1}, declined=True)
    supply = public(scene.game)["supply"][marker]
    scene.mark(marker, "e", old)
    scene.mark(marker, "f", old)
    scene.army(0, RATS, INERT, {"a": 2})
    game = scene.turn(0)
    play(game, "decline")
    assert scene.marks("e") == scene.marks("f") == []
    assert public(game)["supply"][marker] == supply
