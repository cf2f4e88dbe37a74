"""Options of the rules that no race or power carries: every value, against its row of the edition differences."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game
from swcore.testing import Scene, legal
from tests.shared.questions import paid, reasons, why_not

ROW = {"a": "hill edge", "b": "forest edge", "c": "swamp edge", "d": "farmland edge"}


# -- final_attempt_limit


def attempt(limit: str, hand: int, defenders: int) -> Game:
    """Seat 1 stands beside a region of cost 2 + `defenders` with `hand` tokens."""
    scene = Scene(ROW, "a-b c-d", options={"final_attempt_limit": limit})
    scene.army(0, "base.ratmen", "base.swamp", {"a": 1}, hand=hand)
    scene.army(1, "base.humans", "base.hill", {"b": defenders} if defenders else {"c": 1})
    return scene.turn(0, "conquer")


@pytest.mark.clause("ED-42", "SW-DIE-2")
@pytest.mark.parametrize(
    ("limit", "hand", "defenders", "open_"),
    [
        ("shortage_3", 2, 3, True),  # cost 5, 3 short
        ("shortage_3", 2, 4, False),  # cost 6, 4 short
        ("shortage_3", 4, 5, True),  # cost 7, 3 short
        ("cost_3", 2, 1, True),  # cost 3
        ("cost_3", 1, 1, True),
        ("cost_3", 2, 2, False),  # cost 4, though only 2 short
        ("cost_3", 1, 0, True),  # cost 2
        ("cost_3", 3, 2, False),  # cost 4, 1 short
    ],
)
def test_the_final_attempt_is_for_a_shortage_or_a_cost_of_three(limit: str, hand: int, defenders: int, open_: bool) -> None:
    game = attempt(limit, hand, defenders)
    assert ("conquer b die" in [action.text for action in game.legal_actions()]) is open_
    assert why_not(game, "conquer b die") == ([] if open_ else ["die-shortage"])


@pytest.mark.clause("ED-42")
def test_the_refusal_of_an_attempt_tells_the_limit_of_the_edition() -> None:
    assert attempt("cost_3", 2, 2).violations("conquer b die")[0].message == (
        "a final attempt is possible in a region that takes 3 tokens at most; this one takes 4"
    )
    assert attempt("shortage_3", 2, 4).violations("conquer b die")[0].message == (
        "a final attempt is possible where 1 to 3 tokens are missing; here 4 are missing"
    )


# -- forced_decline_when_stuck


def choosing(forced: bool, regions: dict[str, int], rival: dict[str, int], **more: Any) -> Game:
    options = {"forced_decline_when_stuck": forced, **more.pop("options", {})}
    scene = Scene(ROW, options=options, rolls=())
    scene.army(0, more.pop("race", "base.ratmen"), more.pop("power", "base.swamp"), regions, **more)
    scene.army(1, "base.humans", "base.hill", rival)
    return scene.turn(0)


@pytest.mark.clause("ED-34", "SW-DECL-12")
def test_a_race_without_a_spare_token_is_stuck_only_where_the_option_says_so() -> None:
    held, rival = {"a": 1}, {"b": 1, "c": 1, "d": 1}
    assert legal(choosing(False, held, rival)) == ["expand", "decline"]
    game = choosing(True, held, rival)
    assert legal(game) == ["decline"]
    assert why_not(game, "expand") == ["stuck"]
    assert reasons(game, "expand") == {"ED-34"}
    game.apply("decline")
    assert paid(game, 0) == {"SW-SCORE-2": 1}
    assert game.pending == (1,)


@pytest.mark.clause("ED-34", "SW-DIE-2")
@pytest.mark.parametrize(
    ("regions", "rival", "stuck"),
    [
        ({"a": 2}, {"b": 2}, False),  # cost 4, 1 spare token: 3 short, an attempt is possible
        ({"a": 2}, {"b": 3}, True),  # cost 5: 4 short
        ({"a": 3}, {"b": 3}, False),
        ({"a": 4, "b": 1}, {"c": 4}, False),  # cost 6, 3 spare
        ({"a": 3, "b": 1}, {"c": 4}, True),  # cost 6, 2 spare: 4 short
    ],
)
def test_a_possible_attempt_counts_as_being_able_to_conquer(regions: dict[str, int], rival: dict[str, int], stuck: bool) -> None:
    assert legal(choosing(True, regions, rival)) == (["decline"] if stuck else ["expand", "decline"])


@pytest.mark.clause("ED-34", "ED-42")
def test_with_both_options_only_a_region_of_three_may_be_attempted() -> None:
    both = {"final_attempt_limit": "cost_3"}
    assert legal(choosing(True, {"a": 2}, {"b": 1}, options=both)) == ["expand", "decline"]  # cost 3
    assert legal(choosing(True, {"a": 2}, {"b": 2}, options=both)) == ["decline"]  # cost 4
    rolling = choosing(True, {"a": 2}, {"b": 2}, options=both, power="base.berserk")
    assert legal(rolling) == ["expand", "decline"]  # the roll before the conquest knows no limit


@pytest.mark.clause("ED-34", "SW-RACE-AMAZONS-5", "SW-LOSS-5", "SW-RACE-SORCERERS-13")
def test_tokens_that_come_to_hand_and_other_ways_to_conquer_count() -> None:
    assert legal(choosing(True, {"a": 1}, {"b": 4}, hand=3)) == ["expand", "decline"]  # cost 6, 3 short
    assert legal(choosing(True, {"a": 1}, {"b": 1}, race="base.sorcerers")) == ["expand", "decline"]
    assert legal(choosing(True, {"a": 1}, {"b": 2}, race="base.sorcerers")) == ["decline"]
    assert legal(choosing(True, {"a": 2}, {"b": 5}, power="base.dragon_master")) == ["expand", "decline"]
    assert legal(choosing(True, {"a": 1}, {"b": 5}, power="base.dragon_master")) == ["decline"]
    scene = Scene(ROW, options={"forced_decline_when_stuck": True})
    army = scene.army(0, "base.amazons", "base.swamp", {"a": 5})
    scene.army(1, "base.humans", "base.hill", {"b": 5})
    game = scene.turn(0, "redeploy")
    while game.pending == (0,):
        game.apply(game.legal_actions()[-1])
    assert (scene.tokens("a"), army.aside) == (1, 4)
    game.apply("decline")
    while game.pending == (1,):
        game.apply(game.legal_actions()[-1])
    assert legal(game) == ["expand", "decline"]  # 4 tokens come back for a cost of 7, or 3 without the defenders


# -- immunity_blocks_own_ghouls


def ghouls_beside_a_hole(blocked: bool) -> tuple[Scene, Game]:
    scene = Scene(ROW, seats=2, options={"immunity_blocks_own_ghouls": blocked})
    scene.army(0, "base.ghouls", "", {"a": 5}, declined=True)
    halflings = scene.army(0, "base.halflings", "base.swamp", {"b": 1, "c": 1})
    scene.mark("base.hole", "b", halflings)
    game = scene.turn(0)
    game.apply("expand")
    return scene, game


@pytest.mark.clause("ED-11", "SW-IMM-5", "SW-RACE-GHOULS-4")
def test_own_ghouls_are_stopped_by_a_hole_or_fill_it_in() -> None:
    _, game = ghouls_beside_a_hole(True)
    assert "immune" in why_not(game, "conquer b")
    scene, game = ghouls_beside_a_hole(False)
    assert why_not(game, "conquer b") == []
    game.apply("conquer b")
    assert (scene.tokens("b"), scene.marks("b")) == (3, [])


@pytest.mark.clause("ED-11", "SW-IMM-1")
def test_an_opponent_is_stopped_whatever_the_option_says() -> None:
    scene = Scene(ROW, options={"immunity_blocks_own_ghouls": False})
    scene.army(0, "base.orcs", "base.swamp", {"a": 1}, hand=9)
    halflings = scene.army(1, "base.halflings", "base.hill", {"b": 1})
    scene.mark("base.hole", "b", halflings)
    assert why_not(scene.turn(0, "conquer"), "conquer b") == ["immune"]


# -- open_coins


@pytest.mark.clause("SW-SCORE-6", "SW-SCORE-8")
def test_totals_of_others_are_shown_only_where_coins_are_open() -> None:
    hidden = Game.new("small-world", 3, seed=1)
    assert hidden.view(1)["state"]["coins"] == [None, 5, None]
    assert hidden.view()["state"]["coins"] == [None, None, None]
    shown = Game.new("small-world", 3, seed=1, options={"open_coins": True})
    for seat in (None, 0, 1, 2):
        assert shown.view(seat)["state"]["coins"] == [5, 5, 5]
    shown.apply(shown.legal_actions()[1])  # the second combo costs a coin
    assert shown.view(2)["state"]["coins"] == [4, 5, 5]
    assert hidden.ruleset.options["open_coins"].default is False


# -- water_income_per_token


@pytest.mark.clause("ED-27", "SW-POWER-SEAFARING-2")
@pytest.mark.parametrize(("per_token", "bonus"), [(False, {}), (True, {"ED-27": 3})])
def test_declined_ghouls_on_water_are_paid_by_region_or_by_token(per_token: bool, bonus: dict[str, int]) -> None:
    board = {"lake": "lake", "sea": "sea edge", "field": "farmland"}
    scene = Scene(board, options={"water_income_per_token": per_token})
    scene.army(0, "base.ghouls", "base.seafaring", {"lake": 3, "sea": 2, "field": 4})
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"SW-SCORE-2": 3, **bonus}  # 3 regions; 2 + 1 further tokens on water, none for the land


@pytest.mark.clause("ED-27", "SW-SCORE-7")
def test_an_active_army_on_water_is_paid_by_region() -> None:
    scene = Scene({"lake": "lake", "field": "farmland edge"}, options={"water_income_per_token": True})
    scene.army(0, "base.orcs", "base.seafaring", {"lake": 3, "field": 2})
    game = scene.turn(0, "conquer")
    game.apply("done")
    game.apply("done")  # all tokens stay
    assert paid(game, 0) == {"SW-SCORE-1": 2}


# -- wealthy_once


def second_wealth(once: str) -> Game:
    """Seat 1 has been paid the treasure and then takes the badge again with another race."""
    scene = Scene(ROW, options={"wealthy_once": once})
    scene.army(0, "base.orcs", "base.wealthy", {"a": 1}, fresh=True)
    scene.army(1, "base.humans", "base.hill", {"d": 1})
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert paid(game, 0)["SW-POWER-WEALTHY-1"] == 7
    game.apply("decline")  # seat 2
    game.apply("decline")  # seat 1; the badge goes to the discard pile
    scene.column(("base.trolls", "base.wealthy", 0), ("base.elves", "base.swamp", 0))
    game.apply("pick base.elves")
    while game.pending == (1,):
        game.apply("done")
    game.apply("pick base.trolls")
    while game.pending == (0,):
        game.apply("done")
    return game


@pytest.mark.clause("ED-33", "SW-POWER-WEALTHY-1")
def test_the_treasure_is_paid_to_every_army_that_takes_the_badge() -> None:
    assert paid(second_wealth("per_army"), 0)["SW-POWER-WEALTHY-1"] == 7


@pytest.mark.clause("ED-33")
def test_the_treasure_is_paid_once_in_the_game_where_the_option_says_so() -> None:
    assert "SW-POWER-WEALTHY-1" not in paid(second_wealth("per_game"), 0)
