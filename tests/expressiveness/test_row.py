"""Pieces that lie in the row of combos: what they cost, who may pick them, what they gather, and armies that come otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, Piece, PluginError, hookimpl, load_plugins
from swcore.conquest import Army, Effects, Power, Race, Rule, View, fx
from swcore.testing import Scene, check_conquest, check_history, legal
from tests.conquest.table import INERT, RATS, idle_turn, play
from tests.expressiveness import auctioneer, banished, cursed, leaders, necromancer, warlocks

ROW = {"a": "farmland edge", "b": "farmland", "c": "farmland", "d": "farmland edge"}


def scene(*pieces: Piece, **more: Any) -> Scene:
    return Scene(ROW, with_pieces=pieces, **more)


def price(game: Game, race: str) -> int:
    return sum(part.amount for part in game.explain(f"pick {race}"))


@pytest.mark.row("Cursed")
def test_passing_over_a_curse_costs_three_coins_more() -> None:
    laid = scene(*cursed.PIECES)
    laid.column((RATS, INERT, 0), ("base.orcs", "rows.cursed", 0), ("base.trolls", "base.merchant", 0))
    laid.coins(0, 5)
    game = laid.turn(0)
    assert [price(game, race) for race in (RATS, "base.orcs", "base.trolls")] == [0, 1, 2 + 3]
    play(game, "pick base.trolls")
    assert laid.state.coins[0] == 0
    assert [combo.coins for combo in game.play.view.column[:2]] == [1, 1], "the surcharge goes to the bank"
    check_conquest(game)
    check_history(game)


@pytest.mark.row("Cursed")
def test_who_cannot_pay_for_a_curse_cannot_pass_it_over() -> None:
    laid = scene(*cursed.PIECES)
    laid.column((RATS, INERT, 0), ("base.orcs", "rows.cursed", 0), ("base.trolls", "base.merchant", 0))
    laid.coins(0, 4)
    game = laid.turn(0)
    assert "pick base.trolls" not in legal(game)
    (why,) = game.violations("pick base.trolls")
    assert why.params == {"price": 5, "coins": 4}


@pytest.mark.row("Banished")
def test_the_banished_shun_a_seat_with_a_race_in_decline() -> None:
    laid = scene(*banished.PIECES)
    laid.army(0, "base.giants", "", {"a": 1}, declined=True)
    laid.column((RATS, "rows.banished", 2), ("base.orcs", INERT, 0))
    game = laid.turn(0)
    assert f"pick {RATS}" not in legal(game)
    (why,) = game.violations(f"pick {RATS}")
    assert why.message == "they shun those who have a past"
    play(game, "pick base.orcs", "done")
    assert f"pick {RATS}" in legal(game), "the other seat has no race in decline"


class Closed(Rule):
    """Nobody may pick any combo but one, once it is named."""

    @hookimpl
    def conquest_closes(self, view: View, combo: None, picked: Any) -> Any:
        assert combo is None
        return None if view.recall(None, "rows.closed.open") in (None, picked.race) else banished.FORBIDDEN


@pytest.mark.row("Banished")
def test_further_combos_are_laid_until_one_may_be_picked_and_else_the_seat_goes_on_without_an_army() -> None:
    laid = scene(Closed("rows.closed"))
    laid.army(1, RATS, INERT, {"d": 1})
    laid.coins(0, 20)
    shown, third = len(laid.state.column), laid.state.banners[2]
    laid.game.play.emit(("note", -1, "rows.closed.open", third))
    game = laid.turn(0)
    assert len(laid.state.column) == shown + 3
    assert legal(game) == [f"pick {third}"]
    check_conquest(game)
    laid.game.play.emit(("note", -1, "rows.closed.open", "nobody"))
    play(game, f"pick {third}", "done")
    play(game, "decline")
    assert laid.state.turn_seat == 0
    idle_turn(game)
    assert laid.state.turn_seat == 0, "the other seat has no army now, and nothing to do"


@pytest.mark.row("Warlocks")
def test_warlocks_hex_a_combo_whose_price_goes_to_them() -> None:
    laid = scene(*warlocks.PIECES)
    laid.army(0, "rows.warlocks", INERT, {"a": 3})
    laid.column((RATS, "base.merchant", 0), ("base.orcs", "base.hill", 0))
    laid.coins(0, 0)
    laid.coins(1, 5)
    game = laid.turn(0)
    play(game, "expand", "done", "choose base.ratmen")
    assert game.play.view.column[0].marks == (("rows.hex", 1),)
    assert price(game, RATS) == 3
    check_conquest(game)
    coins = laid.state.coins[0]
    play(game, f"pick {RATS}")
    assert laid.state.coins == [coins + 3, 2]
    assert laid.army_of(1).stock == {}
    assert laid.state.supply["rows.hex"] == 2
    check_conquest(game)
    check_history(game)


@pytest.mark.row("Warlocks")
def test_in_decline_the_hex_of_warlocks_locks_the_combo_until_they_are_gone() -> None:
    laid = scene(*warlocks.PIECES)
    laid.army(0, "rows.warlocks", INERT, {"a": 3})
    laid.column((RATS, "base.merchant", 0), ("base.orcs", "base.hill", 0), ("base.trolls", "base.alchemist", 0))
    game = laid.turn(0)
    play(game, "expand", "done", "choose base.orcs")
    play(game, f"pick {RATS}", "done")
    play(game, "decline")
    idle_turn(game)
    assert "pick base.orcs" not in legal(game)
    (why,) = game.violations("pick base.orcs")
    assert (why.code, why.message) == ("combo-locked", "hexed")
    assert game.play.view.column[0].locked == "hexed"
    check_conquest(game)
    check_history(game)


@pytest.mark.row("Leaders")
def test_combos_that_are_passed_over_gather_leaders_and_leaders_bring_points() -> None:
    laid = scene(*leaders.PIECES, rounds=3)
    laid.army(1, "base.giants", INERT, {"d": 1})
    laid.column((RATS, "base.merchant", 0), ("base.orcs", "base.hill", 0))
    game = laid.turn(0, round=3)
    play(game, "pick base.orcs")
    assert game.play.view.column[0].marks == (("rows.leader", 1),)
    laid = scene(*leaders.PIECES, rounds=3)
    laid.army(1, RATS, INERT, {"d": 1})
    laid.column(("base.giants", "base.merchant", 0), ("base.orcs", "base.hill", 0))
    laid.game.play.emit(("laid", "base.giants", "rows.leader", 1))
    game = laid.turn(0, round=3)
    coins = laid.state.coins[0]
    play(game, "pick base.giants")
    assert laid.state.coins[0] == coins - 1, "the leader's wage"
    play(game, "conquer a", "done")
    assert laid.marks("a") == ["rows.leader"], "it is placed in redeployment like a token"
    coins = laid.state.coins[0]
    idle_turn(game)
    assert game.over
    assert laid.state.coins[0] == coins + 2
    check_conquest(game)


@pytest.mark.row("Auctioneer")
def test_bids_are_sealed_and_the_best_one_buys_the_top_combo() -> None:
    rules = load_plugins("small-world", with_pieces=auctioneer.PIECES)
    game = Game.new(rules, 2, seed=5, options={"auctions": True})
    assert game.pending == (0, 1)
    game.apply("choose 1", 0)
    game.apply("choose 3", 1)
    assert game.play.state.coins == [5, 2]
    lot = game.play.view.column[0].race
    assert f"pick {lot}" not in legal(game), "the other seat has bought it"
    play(game, legal(game)[0])
    idle_turn(game)
    assert f"pick {lot}" in legal(game)
    check_history(game)


@pytest.mark.row("Necromancer Island")
def test_the_necromancer_raises_what_others_have_lost_and_wins_with_all_ghosts_on_the_board() -> None:
    laid = scene(*necromancer.PIECES, seats=3, options={"necromancer": True})
    laid.army(0, RATS, INERT, {"a": 2}, hand=6)
    laid.army(1, "base.orcs", "base.merchant", {"b": 3})
    laid.game.play.emit(("note", -1, "rows.necromancer.souls", 8))
    game = laid.turn(0, "conquer")
    play(game, "conquer b", "done")
    idle_turn(game)
    idle_turn(game)
    ghosts = laid.army_of(2)
    assert (ghosts.race, ghosts.power, ghosts.hand) == ("rows.ghosts", "", 8 + 1)
    assert laid.state.turn_seat == 2
    check_conquest(game)
    play(game, "conquer d", "done")
    assert game.over, "the round is over"
    assert game.result is not None
    assert game.result["winners"] == [2]
    check_conquest(game)
    check_history(game)


@pytest.mark.row("Necromancer Island")
def test_ghosts_lie_in_no_row_and_no_stack() -> None:
    rules = load_plugins("small-world", with_pieces=necromancer.PIECES)
    state = Game.new(rules, 2, seed=1).play.state
    assert "rows.ghosts" not in (*state.banners, *(combo[0] for combo in state.column))
    assert state.tray["rows.ghosts"] == 9
    with pytest.raises(PluginError) as caught:
        Game.new(rules, 2, seed=1, featured=["rows.ghosts"])
    assert caught.value.code == "featured"


class Recruiter(Power):
    """At the end of each turn of its seat: whatever its test wants."""

    wanted: Effects = None

    @hookimpl
    def conquest_turn_end(self, view: View, army: Army) -> Effects:
        return self.wanted


def enlisting(*wanted: Any, **more: Any) -> tuple[Scene, Game]:
    """Return a game in which effects have been carried out at the end of the first turn."""
    piece = Recruiter("rows.recruiter", tokens=4)
    piece.wanted = wanted
    laid = scene(piece, **more)
    laid.army(0, RATS, "rows.recruiter", {"a": 2})
    laid.column(("base.orcs", "base.merchant", 3), ("base.trolls", "base.hill", 0))
    return laid, laid.turn(0, "end")


def test_a_combo_that_is_enlisted_comes_with_all_that_lies_on_it() -> None:
    laid, game = enlisting(fx.lay("base.orcs", tokens=2), fx.enlist(1, "base.orcs", "base.merchant"))
    assert laid.army_of(1).hand == 5 + 2 + 2, "banner, badge, and the tokens on the combo"
    assert laid.state.coins[1] == 5 + 3
    assert laid.state.laid == {}
    check_conquest(game)
    check_history(game)


def test_a_badge_may_be_enlisted_out_of_another_combo_which_gets_the_next_one() -> None:
    laid, game = enlisting(fx.enlist(1, "base.trolls", "base.merchant", 3))
    army = laid.army_of(1)
    assert (army.race, army.power, army.hand) == ("base.trolls", "base.merchant", 3)
    assert laid.state.column[0][0] == "base.orcs"
    assert laid.state.column[0][1] != "base.merchant"
    check_conquest(game)
    check_history(game)


def test_a_people_of_nobody_is_active_and_asks_nothing() -> None:
    _, game = enlisting(fx.enlist(None, "base.orcs", "", 4))
    army = game.play.view.armies[-1]
    assert (army.seat, army.declined, army.hand) == (None, False, 4)
    check_conquest(game)
    check_history(game)


@pytest.mark.parametrize(
    "wanted",
    [
        fx.enlist(0, "base.orcs"),
        fx.enlist(1, RATS),
        fx.enlist(1, "base.orcs", "rows.recruiter"),
        fx.enlist(1, "base.orks"),
        fx.enlist(1, "base.orcs", "base.mercant"),
        fx.lock("base.orcs", ""),
        fx.lay("base.orcs", marker="base.fortres"),
    ],
)
def test_what_cannot_be_enlisted_locked_or_laid_is_refused(wanted: Any) -> None:
    with pytest.raises(PluginError) as caught:
        enlisting(wanted)
    assert caught.value.code == "bad-effect"


def test_what_is_laid_on_a_combo_that_is_not_there_stays_where_it_is() -> None:
    laid, game = enlisting(fx.lay("base.giants", coins=2, tokens=1), fx.lock("base.giants", "gone"), fx.unlock("base.giants"))
    assert laid.state.laid == {}
    check_conquest(game)


def test_coins_are_laid_on_a_combo_and_taken_off_no_further_than_there_are() -> None:
    laid, _ = enlisting(fx.lay("base.orcs", coins=-9), fx.lay("base.trolls", coins=2))
    assert [combo[2] for combo in laid.state.column[:2]] == [0, 2]


def test_a_discount_makes_a_combo_free_and_pays_nothing() -> None:
    class Cheap(Rule):
        @hookimpl
        def conquest_price(self) -> Any:
            return cursed.CURSE.times(-1)

    laid = scene(Cheap("rows.cheap"))
    laid.column((RATS, INERT, 0), ("base.orcs", "base.hill", 0))
    laid.coins(0, 0)
    game = laid.turn(0)
    assert price(game, "base.orcs") == 0
    play(game, "pick base.orcs")
    assert laid.state.coins[0] == 0
    check_conquest(game)


def test_a_seat_that_can_pay_for_no_combo_takes_the_topmost_for_all_that_it_has() -> None:
    class Dear(Rule):
        @hookimpl
        def conquest_price(self) -> Any:
            return cursed.CURSE

    laid = scene(Dear("rows.dear"))
    laid.column((RATS, INERT, 4), ("base.orcs", "base.hill", 0))
    laid.coins(0, 2)
    game = laid.turn(0)
    assert legal(game) == [f"pick {RATS}"]
    assert price(game, RATS) == 2
    assert len(laid.state.column) == 2, "no further combo is laid for a price"
    play(game, f"pick {RATS}")
    assert laid.state.coins[0] == 4
    check_conquest(game)


class Envious(Race):
    """Notes every pick of others."""

    @hookimpl
    def conquest_picked(self, view: View, army: Army, new: int, passed: tuple[str, ...], paid: int) -> Effects:
        return None if new == army.id else fx.note(army, "saw", (new, passed, paid))


def test_a_pick_is_told_with_what_was_passed_over_and_paid() -> None:
    laid = scene(Envious("rows.envious", tokens=5))
    army = laid.army(1, "rows.envious", INERT, {"d": 2})
    laid.column((RATS, "base.merchant", 0), ("base.orcs", "base.hill", 3))
    game = laid.turn(0)
    play(game, "pick base.orcs")
    assert laid.notes(army)["rows.envious.saw"] == (laid.army_of(0).id, (RATS,), 1 - 3)


def test_a_hook_of_the_row_for_armies_in_decline_is_refused() -> None:
    class Odd(Power):
        @hookimpl(declined="also")
        def conquest_price(self) -> Any:
            return None

    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=[Odd("rows.odd", tokens=4)])
    assert caught.value.code == "bad-hook"
