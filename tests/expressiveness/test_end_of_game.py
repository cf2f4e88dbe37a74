"""Pieces that change the steps of a turn, the length of the game, the points at its end, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, Piece, PluginError, hookimpl, load_plugins
from swcore.conquest import Army, Effects, Race, Rule, Verdict, View, fx
from swcore.conquest.wording.narrator import Narrator
from swcore.testing import Scene, check_conquest, check_history, legal
from tests.conquest.table import INERT, RATS, idle_turn, play
from tests.expressiveness import house_games, marauding, minotaurs, treasury

ROW = {"a": "farmland edge mine", "b": "farmland", "c": "farmland", "d": "farmland edge"}


def scene(*pieces: Piece, **more: Any) -> Scene:
    return Scene(ROW, with_pieces=pieces, **more)


def narrated(game: Game, language: str = "en") -> str:
    """Return what is told of the whole game."""
    narrator = Narrator(game, language, {}, None)
    return " ".join(sentence for step in game.log for sentence in narrator.hear(step))


@pytest.mark.row("Marauding")
def test_the_log_tells_which_steps_a_turn_has_once_more_and_which_it_lacks() -> None:
    class Hasty(Race):
        @hookimpl
        def conquest_steps(self, steps: tuple[str, ...]) -> tuple[str, ...]:
            return tuple(step for step in steps if step != "redeploy")

    for piece, told in (
        (marauding.PIECES[0], ("once more in this turn: conquests, redeployment",)),
        (Hasty("home.hasty", tokens=5), ("not in this turn: redeployment",)),
    ):
        laid = scene(piece)
        race, power = (RATS, piece.id) if piece.kind == "power" else (piece.id, INERT)
        laid.army(0, race, power, {"a": 1})
        game = laid.turn(0)
        play(game, "expand")
        laid.finish_turn(0)
        for words in told:
            assert words in narrated(game)
    assert "в этот ход нет: перегруппировка" in narrated(game, "ru")


def test_a_turn_that_passes_without_a_question_is_told_apart_from_the_one_before() -> None:
    class Traders(Rule):
        @hookimpl
        def conquest_steps(self, view: View, seat: int) -> tuple[str, ...] | None:
            return (f"rule:{self.id}", "regroup") if seat == 1 else None

        @hookimpl
        def conquest_turn(self, seat: int) -> Effects:
            return fx.coins(seat, 3, "trade")

    laid = scene(Traders("home.traders"), rounds=4)
    laid.army(0, RATS, INERT, {"a": 1, "b": 1})
    game = laid.turn(0, round=1)
    laid.finish_turn(0)
    play(game, "expand", "abandon a")
    laid.finish_turn(0)
    narrator = Narrator(game, "en", {}, None)
    told = [
        sentence.partition(":")[2] for step in game.log for sentence in narrator.hear(step) if not sentence.startswith("Round")
    ]
    traders = " not in this turn: conquests, redeployment, income; Player 2 gained 3 coins (trade)."
    assert told[1::2] == [traders, traders]
    assert ["abandoned a" in one for one in told[::2]] == [False, True]


def test_a_step_with_the_id_of_a_piece_is_told_to_that_piece_alone_and_one_without_to_all() -> None:
    class Visit(Rule):
        step = "rule"

        @hookimpl
        def conquest_steps(self, steps: tuple[str, ...]) -> tuple[str, ...] | None:
            return (*steps[:-1], self.step, steps[-1]) if self.step and steps else None

        @hookimpl
        def conquest_turn(self, view: View, seat: int) -> Effects:
            return fx.coins(seat, 1, self.id)

    def visits(one: str, other: str) -> list[str]:
        rules = Visit("home.one", name="One"), Visit("home.other", name="Other")
        rules[0].step, rules[1].step = one, other
        laid = scene(*rules)
        laid.army(0, RATS, INERT, {"a": 1})
        laid.turn(0)
        laid.finish_turn(0)
        events = [event for step in laid.game.log for event in step.events]
        check_history(laid.game)
        return [event[3][0][1] for event in events if event[0] == "coins" and event[3][0][1].startswith("home.")]

    assert visits("rule:home.one", "") == ["home.one"]
    assert visits("rule:home.one", "rule:home.other") == ["home.one", "home.other"]
    assert visits("rule", "rule:home.other") == ["home.one", "home.other", "home.other"]
    with pytest.raises(PluginError, match="the name of a step of a turn"):
        visits("rule:home.three", "")


@pytest.mark.row("Marauding")
def test_marauders_conquer_redeploy_take_up_and_conquer_again() -> None:
    laid = scene(*marauding.PIECES)
    laid.army(0, RATS, "rows.marauding", {"a": 4})
    laid.army(1, "base.orcs", INERT, {"d": 2})
    game = laid.turn(0)
    play(game, "expand", "conquer b", "done", "redeploy a=1 b=3")
    assert laid.state.turn_seat == 0
    assert game.play.question().kind == "conquer"
    assert laid.army_of(0).hand == 2, "taken up again, one stays in each region"
    play(game, "conquer c", "redeploy a=1 b=1 c=2")
    assert laid.state.turn_seat == 1, "and no third round"
    check_history(game)


@pytest.mark.row("Marauding")
def test_a_marauder_in_decline_has_no_second_round() -> None:
    laid = scene(*marauding.PIECES)
    laid.army(0, RATS, "rows.marauding", {"a": 4})
    laid.army(1, "base.orcs", INERT, {"d": 2})
    game = laid.turn(0)
    play(game, "decline")
    assert laid.state.turn_seat == 1
    assert laid.state.plan == ()


@pytest.mark.row("Marauding")
def test_a_marauder_that_was_just_picked_has_its_second_round_at_once() -> None:
    laid = scene(*marauding.PIECES)
    laid.column((RATS, "rows.marauding", 0), ("base.orcs", INERT, 0))
    game = laid.turn(0)
    play(game, f"pick {RATS}", "conquer a", "done")
    assert laid.state.turn_seat == 0
    assert game.play.question().kind == "conquer"


@pytest.mark.row("Minotaurs (II)")
def test_minotaurs_conquer_twice_and_redeploy_once() -> None:
    laid = scene(*minotaurs.PIECES)
    laid.army(0, "rows.minotaurs", INERT, {"a": 5})
    laid.army(1, RATS, "base.merchant", {"d": 2})
    game = laid.turn(0)
    play(game, "expand", "conquer b", "done")
    assert game.play.question().kind == "conquer"
    assert laid.held(laid.army_of(0)) == {"a": 1, "b": 1}, "the troops are taken up, no redeployment before"
    play(game, "conquer c", "done")
    assert game.play.question().kind == "redeploy"


@pytest.mark.row("House games")
def test_a_seat_may_have_steps_of_its_own() -> None:
    rules = load_plugins("small-world", with_pieces=house_games.PIECES)
    game = Game.new(rules, 2, seed=3, options={"absent_player": True})
    for _ in range(3):
        assert game.play.state.turn_seat == 0
        idle_turn(game)
    assert game.play.state.coins[1] == 5 + 3
    check_history(game)


@pytest.mark.parametrize("steps", [("fly",), ("start",), "conquer", (1,)])
def test_what_is_no_list_of_steps_is_refused(steps: Any) -> None:
    class Odd(Rule):
        @hookimpl
        def conquest_steps(self) -> Any:
            return steps

    with pytest.raises(PluginError) as caught:
        scene(Odd("rows.odd"))
    assert caught.value.code == "bad-answer"


@pytest.mark.row("Treasury and Long game")
def test_points_are_given_before_the_ranking() -> None:
    laid = scene(treasury.PIECES[0], rounds=5)
    laid.army(0, RATS, "rows.treasury", {"a": 1})
    laid.army(1, "base.orcs", INERT, {"d": 2})
    laid.coins(0, 4)
    laid.coins(1, 5)
    game = laid.turn(0, round=5)
    idle_turn(game)
    idle_turn(game)
    assert game.over
    assert game.result is not None
    assert game.result["coins"] == [4 + 1 + 2, 5 + 1]
    assert game.result["winners"] == [0]
    last = [event for event in game.log[-1].events if event[0] == "coins"][-1]
    assert last == ("coins", 0, 2, ((2, "full treasury", "", "rows.treasury"),), "final")
    check_conquest(game)


@pytest.mark.row("Treasury and Long game")
def test_a_rule_makes_the_game_longer() -> None:
    rules = load_plugins("small-world", with_pieces=treasury.PIECES)
    usual = Game.new("small-world", 2, seed=1).play.view.rounds
    assert Game.new(rules, 2, seed=1).play.view.rounds == usual + 2


@pytest.mark.row("House games")
def test_a_rule_ends_the_game_with_a_turn_and_says_who_has_won() -> None:
    laid = scene(*house_games.PIECES, options={"race_to": 30})
    laid.army(0, RATS, INERT, {"a": 1})
    laid.army(1, "base.orcs", "base.merchant", {"d": 2})
    laid.coins(0, 29)
    laid.coins(1, 29)
    game = laid.turn(0)
    idle_turn(game)
    assert game.over
    assert game.result is not None
    assert game.result["ranking"] == [[0], [1]]
    assert game.result["verdicts"] == [{"seats": [0], "reason": "the first to get there", "clause": "", "piece": "rows.race_to"}]
    check_history(game)
    told = narrated(game)
    assert "the game ends with this turn" in told
    assert "Victory of Player 1: the first to get there" in told


class Nobody(Rule):
    @hookimpl
    def conquest_winner(self) -> Verdict:
        return Verdict((), "the island has sunk")


class Partners(Rule):
    @hookimpl
    def conquest_winner(self) -> Verdict:
        return Verdict((2, 0), "partners")


@pytest.mark.parametrize(
    ("rules", "ranking"), [([Nobody], [[], [1], [2], [0]]), ([Partners], [[0, 2], [1]]), ([Nobody, Partners], [[0, 2], [1]])]
)
def test_winners_stand_before_the_others_who_are_ranked_as_usual(rules: list[Any], ranking: list[list[int]]) -> None:
    laid = scene(*(kind(f"rows.{kind.__name__.lower()}") for kind in rules), seats=3)
    laid.army(0, RATS, INERT, {"a": 1})
    laid.coins(0, 3)
    laid.coins(1, 9)
    laid.coins(2, 8)
    game = laid.turn(2, "regroup", round=10)
    assert game.over
    assert game.result is not None
    assert game.result["ranking"] == ranking


def test_a_verdict_for_a_seat_that_does_not_exist_is_refused() -> None:
    class Odd(Rule):
        @hookimpl
        def conquest_winner(self) -> Verdict:
            return Verdict((7,), "odd")

    laid = scene(Odd("rows.odd"))
    with pytest.raises(PluginError) as caught:
        laid.turn(1, "regroup", round=10)
    assert caught.value.code == "bad-answer"


class Hurry(Race):
    """Ends the game with the round, or shortens it below the round that is played."""

    @hookimpl
    def conquest_turn_start(self, view: View, army: Army) -> Effects:
        return fx.rounds(-100) if view.option("open_coins") else fx.end()


@pytest.mark.parametrize("open_coins", [False, True])
def test_the_present_round_is_played_out(open_coins: bool) -> None:
    laid = scene(Hurry("rows.hurry", tokens=5), options={"open_coins": open_coins})
    laid.army(0, "rows.hurry", INERT, {"a": 1})
    laid.army(1, RATS, "base.merchant", {"d": 1})
    game = laid.turn(0)
    assert game.play.view.rounds == 2
    idle_turn(game)
    assert legal(game)
    idle_turn(game)
    assert legal(game) == []
