"""Pieces that react to moments of the game: declines, rounds, turns of others, regions given up, armies that leave."""

from __future__ import annotations

import random
from typing import Any

import pytest

from swcore import Game, Piece, hookimpl, load_plugins
from swcore.conquest import Army, Effects, Power, Race, Rule, View, fx
from swcore.testing import Scene, check_conquest, check_history, income, play_random
from tests.conquest.table import INERT, RATS, idle_turn, play
from tests.expressiveness import historian, late_bloomer, nomads, unicorns, vanishing

ROW = {"a": "farmland edge", "b": "farmland", "c": "farmland", "d": "farmland edge"}


def scene(*pieces: Piece, seats: int = 2, **more: Any) -> Scene:
    return Scene(ROW, seats=seats, with_pieces=pieces, **more)


@pytest.mark.row("Historian")
def test_a_historian_gets_a_coin_when_a_race_declines_its_own_too() -> None:
    laid = scene(*historian.PIECES)
    ratmen = laid.army(0, RATS, "rows.historian", {"a": 2})
    laid.army(1, "base.orcs", INERT, {"d": 2})
    laid.coins(0, 5)
    game = laid.turn(1)
    play(game, "decline")
    assert laid.state.coins[0] == 5 + 1
    play(game, "decline")
    assert laid.state.coins[0] == 6 + 1 + 1, "its own decline, and a coin for its region"
    assert laid.state.army(ratmen.id).power == "", "the badge is gone, and has reacted all the same"
    check_history(game)


@pytest.mark.row("Historian")
def test_a_historian_in_decline_has_lost_its_badge_and_gets_nothing_more() -> None:
    laid = scene(*historian.PIECES)
    laid.army(0, RATS, "rows.historian", {"a": 2})
    laid.army(1, "base.orcs", INERT, {"d": 2})
    game = laid.turn(0)
    play(game, "decline")
    coins = laid.state.coins[0]
    play(game, "decline")
    assert laid.state.coins[0] == coins


@pytest.mark.row("Unicorns")
def test_unicorns_are_paid_after_each_turn_of_an_opponent_without_an_attack() -> None:
    laid = scene(*unicorns.PIECES, seats=3, rounds=8)
    laid.army(0, "rows.unicorns", INERT, {"a": 2})
    laid.army(1, RATS, "base.flying", {"d": 2}, hand=8)
    laid.army(2, "base.orcs", "base.merchant", {"c": 2})
    laid.coins(0, 0)
    game = laid.turn(1, "conquer")
    play(game, "conquer a", "done")
    idle_turn(game)
    assert laid.state.coins[0] == 0, "they were attacked"
    idle_turn(game)
    assert laid.state.coins[0] == 1, "and left in peace by the next seat"
    idle_turn(game)
    assert income(game, 0) == [], "their own turn pays nothing by itself"
    check_history(game)


@pytest.mark.row("Late bloomer")
def test_a_late_bloomer_grows_at_the_end_of_each_round_by_one_token_while_it_is_active() -> None:
    laid = scene(*late_bloomer.PIECES)
    bloomer = laid.army(0, "rows.late_bloomer", INERT, {"a": 2})
    laid.army(1, RATS, "base.merchant", {"d": 2})
    game = laid.turn(0)
    idle_turn(game)
    assert laid.army_of(0).hand == 0, "the round goes on"
    idle_turn(game)
    assert laid.state.round == 3
    assert laid.army_of(0).hand == 1
    play(game, "decline")
    idle_turn(idle_turn(game))
    assert laid.state.army(bloomer.id).hand == 0, "in decline it no longer grows"


@pytest.mark.row("Vanishing")
def test_a_vanishing_race_is_paid_for_its_regions_and_leaves_the_game() -> None:
    laid = scene(*vanishing.PIECES)
    ratmen = laid.army(0, RATS, "rows.vanishing", {"a": 3, "b": 1, "c": 2})
    laid.coins(0, 0)
    game = laid.turn(0)
    play(game, "decline")
    assert laid.state.armies[ratmen.id] is None
    assert laid.state.coins[0] == 3 * 2, "and nothing is scored for the regions, which are left"
    assert set(laid.state.owner) == {-1}
    check_conquest(game)
    check_history(game)


@pytest.mark.row("Nomads and Gravediggers")
def test_nomads_are_paid_for_what_they_give_up_and_not_for_what_they_lose() -> None:
    laid = scene(*nomads.PIECES)
    laid.army(0, "rows.nomads", "rows.gravediggers", {"a": 2, "b": 1, "c": 1})
    laid.army(1, RATS, INERT, {"d": 7})
    laid.coins(0, 0)
    game = laid.turn(0)
    play(game, "expand", "abandon a")
    assert laid.state.coins[0] == 1, "at once"
    play(game, "abandon b")
    assert laid.state.coins[0] == 2
    idle_turn(game)
    coins = laid.state.coins[0]
    play(game, "expand", "conquer c")
    assert not laid.army_of(0).regions
    assert laid.state.coins[0] == coins


@pytest.mark.row("Nomads and Gravediggers")
def test_gravediggers_gain_a_token_when_an_army_leaves_the_game() -> None:
    laid = scene(*nomads.PIECES)
    laid.army(0, RATS, "rows.gravediggers", {"a": 2}, hand=5)
    orcs = laid.army(1, "base.orcs", "", {"b": 1}, declined=True)
    game = laid.turn(0, "conquer")
    play(game, "conquer b")
    assert laid.state.armies[orcs.id] is None
    assert laid.army_of(0).hand == 5 - 3 + 1


class Herald(Rule):
    """Notes every moment that it is told of, in the order of telling."""

    def told(self, view: View, army: Army | None, what: str) -> Effects:
        assert army is None, "a rule is asked once, for the game"
        return fx.note(None, "told", (*self.recall(view, None, "told", ()), what))

    @hookimpl
    def conquest_round(self, view: View, army: Army | None, moment: str) -> Effects:
        return self.told(view, army, f"{moment} {view.round}")

    @hookimpl
    def conquest_turn_over(self, view: View, army: Army | None, seat: int) -> Effects:
        return self.told(view, army, f"seat {seat}")

    @hookimpl
    def conquest_declined(self, view: View, army: Army | None, declined: int) -> Effects:
        return self.told(view, army, f"declined {declined}")

    @hookimpl
    def conquest_eliminated(self, view: View, army: Army | None, race: str, seat: int | None) -> Effects:
        return self.told(view, army, f"gone {race} {seat}")


HERALD = Herald("rows.herald")


def test_a_rule_is_told_once_of_each_moment_in_order() -> None:
    game = Game.new(load_plugins("small-world", with_pieces=[HERALD]), 2, seed=4)
    assert game.play.view.recall(None, "rows.herald.told") == ("start 1",)
    for _ in range(4):
        idle_turn(game)
    told = game.play.view.recall(None, "rows.herald.told")
    assert told == ("start 1", "seat 0", "seat 1", "end 1", "start 2", "seat 0", "seat 1", "end 2", "start 3")
    check_history(game)


def test_a_rule_hears_of_a_decline_before_the_army_that_it_drives_off() -> None:
    laid = scene(HERALD)
    ratmen = laid.army(0, RATS, INERT, {"a": 2})
    laid.army(0, "base.orcs", "", {"b": 1}, declined=True)
    laid.army(1, "base.trolls", "base.merchant", {"d": 2})
    game = laid.turn(0)
    play(game, "decline")
    told = game.play.view.recall(None, "rows.herald.told")
    assert told == ("start 1", f"declined {ratmen.id}", "gone base.orcs 0", "seat 0")


class Steward(Race):
    """Counts its steps of the turn, in decline too."""

    @hookimpl(declined="also")
    def conquest_turn_start(self, view, army):
        return fx.coins(army.seat, 1, "start")

    @hookimpl(declined="also")
    def conquest_scored(self, view, army):
        return fx.coins(army.seat, 10, "scored")

    @hookimpl(declined="only")
    def conquest_turn_end(self, view, army):
        return fx.coins(army.seat, 100, "end")


def test_the_steps_of_a_turn_are_told_to_armies_in_decline_and_in_the_turn_of_their_decline() -> None:
    laid = scene(Steward("rows.steward", tokens=5))
    laid.army(0, "rows.steward", INERT, {"a": 2})
    laid.army(1, RATS, "base.merchant", {"d": 2})
    laid.coins(0, 0)
    game = laid.turn(0)
    assert laid.state.coins[0] == 1
    play(game, "decline")
    assert laid.state.coins[0] == 1 + 10 + 1 + 100, "scored with one region, then the end of the turn"
    idle_turn(game)
    assert laid.state.coins[0] == 112 + 1, "the start of a turn without an active army"


class Mourner(Power):
    """Asks its seat a question at the end of every turn."""

    @hookimpl
    def conquest_turn_over(self, view: View, army: Army, seat: int) -> Effects:
        return fx.ask_choice(army, "mourn", ("yes", "no"))

    @hookimpl
    def conquest_answered(self, view: View, army: Army, answer: str) -> Effects:
        return fx.note(army, "said", answer)


def test_a_seat_that_leaves_between_two_turns_ends_none_of_them_twice() -> None:
    laid = scene(HERALD, Mourner("rows.mourner", tokens=4), seats=3, rounds=8)
    laid.army(0, RATS, "rows.mourner", {"a": 2})
    laid.army(1, "base.orcs", INERT, {"d": 2})
    laid.army(2, "base.trolls", "base.merchant", {"c": 2})
    game = laid.turn(0, "end")
    assert game.play.question().kind == "ask"
    game.resign(0)
    assert laid.state.turn_seat == 1
    assert game.play.view.recall(None, "rows.herald.told") == ("start 1", "seat 0")


def test_whole_games_with_all_of_them_hold_every_check() -> None:
    pieces = [*historian.PIECES, *unicorns.PIECES, *late_bloomer.PIECES, *vanishing.PIECES, *nomads.PIECES, HERALD]
    rules = load_plugins("small-world", with_pieces=pieces)
    for seed in range(3):
        featured = [piece.id for piece in pieces if piece.kind in ("race", "power")]
        game = Game.new(rules, 3, seed=seed, featured=featured)
        play_random(game, random.Random(seed).randrange, check=check_conquest)
        check_history(game)
