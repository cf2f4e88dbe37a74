"""The ladder of bots: who meets whom, what counts as won, and what ratings say."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from swcore_lab.lab import lab
from swcore_lab.ladder import Match, Played, matches, pair_share, play, rated, wilson

from swcore.bots.budgets import LEVELS
from swcore.cli.app import cli


def test_every_pair_gets_every_deal_on_either_seat() -> None:
    plan = matches(("a", "b", "c"), ("x", "y"), 3, seed=7)
    assert len(plan) == len(set(plan)) == 3 * 2 * 2 * 3  # pairs, seats, games, deals
    for game in ("x", "y"):
        for number in range(3):
            assert {Match(game, pair, number, 7) for pair in (("a", "b"), ("b", "a"))} <= set(plan)


def test_a_deal_is_the_same_on_either_seat_and_in_every_process() -> None:
    one = Match("tiny-towns", ("random", "random"), 1, 5)
    assert play(one) == play(one)


def test_who_wins_everything_is_rated_first_with_an_interval_around_the_rating() -> None:
    played = [Played(match, 1.0 if match.bots[0] == "a" else 0.0) for match in matches(("a", "b"), ("x",), 10, 1)]
    first, second = rated(played, ("a", "b"))
    assert (first.bot, first.share, first.games) == ("a", 1.0, 20)
    assert (second.bot, second.share) == ("b", 0.0)
    assert first.low < first.mu < first.high
    assert first.mu - 25 == pytest.approx(25 - second.mu)  # the model starts at 25, and what one gains the other one loses


def test_equals_are_rated_alike() -> None:
    played = [Played(match, 0.5) for match in matches(("a", "b"), ("x",), 10, 1)]
    first, second = rated(played, ("a", "b"))
    assert first.mu == pytest.approx(second.mu)


def test_ratings_do_not_hang_on_the_order_of_the_games() -> None:
    """One that lost more than it won against another is not rated above it for having met weak ones last."""

    def against(one: str, other: str, won: int, games: int) -> list[Played]:
        return [Played(Match("x", (one, other), number, 1), float(number < won)) for number in range(games)]

    lost, weak = against("a", "b", 20, 48), against("b", "c", 48, 48)
    late = rated([*lost, *weak], ("a", "b", "c"))
    assert late == rated([*weak, *reversed(lost)], ("a", "b", "c"))
    assert [one.bot for one in late] == ["b", "a", "c"]


def test_what_was_played_last_weighs_no_more() -> None:
    """Each won forty, one the first and one the last: equals, where a model fed in order has the last one far ahead."""
    first, second = rated([Played(Match("x", ("a", "b"), number, 1), float(number < 40)) for number in range(80)], ("a", "b"))
    assert abs(first.mu - second.mu) < 2


def test_shares_of_a_pair_count_both_seats() -> None:
    played = [Played(Match("x", ("a", "b"), 0, 1), 1.0), Played(Match("x", ("b", "a"), 0, 1), 0.5)]
    assert pair_share(played, "a", "b") == (1.5, 2)
    assert pair_share(played, "b", "a") == (0.5, 2)
    assert pair_share(played, "a", "c") == (0, 0)


def test_the_interval_of_a_share_is_wilsons() -> None:
    """For 0 of n it ends at z² / (n + z²); for half of n it lies around one half."""
    low, high = wilson(0, 10)
    assert low == 0.0
    assert high == pytest.approx(3.8415 / 13.8415, abs=1e-4)
    low, high = wilson(5, 10)
    assert low == pytest.approx(0.2366, abs=1e-4)
    assert high == pytest.approx(0.7634, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_program_plays_on_the_ladder() -> None:
    program = f"{shlex.quote(sys.executable)} -c pass"  # it ends at once: its faults are told, another bot plays on
    found = CliRunner().invoke(
        lab, ["ladder", "random", program, "--game", "tiny-towns", "--deals", "1", "--jobs", "1", "--seed", "3", "--json"]
    )
    assert found.exit_code == 0, found.output
    told = json.loads(found.stdout)
    assert {one["bot"] for one in told["ratings"]} == {"random", program}
    assert [one["games"] for one in told["pairs"]] == [2, 2]
    assert sum(one["won"] for one in told["pairs"]) == 2
    assert found.stderr


def test_a_ladder_takes_two_bots() -> None:
    error = CliRunner().invoke(lab, ["ladder", "greedy"]).exception
    assert getattr(error, "code", "") == "lab-ladder"


def test_a_misspelt_bot_is_refused_before_the_first_game() -> None:
    found = CliRunner().invoke(lab, ["ladder", "greedy", "casul", "--game", "tiny-towns", "--deals", "1"])
    assert getattr(found.exception, "code", "") == "bot-program"
    assert "casual" in str(getattr(found.exception, "hint", ""))
    assert not found.stdout


def test_a_program_that_cannot_be_started_ends_the_ladder(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_bytes(b"\x00 no program of any system")
    program.chmod(0o755)
    asked = ["ladder", "random", str(program), "--game", "tiny-towns", "--deals", "1", "--jobs", "1", "--seed", "3"]
    found = CliRunner().invoke(lab, asked)
    assert getattr(found.exception, "code", "") == "bot-program"
    assert not found.stdout


@pytest.mark.parametrize(
    ("done", "language", "says"),
    [
        (0, "en", "Stopped before the first game was done: nothing was played."),
        (0, "ru", "Остановлено до конца первой партии: ничего не сыграно."),
        (3, "en", "Stopped after 3 of 12 games: these are the numbers of the first 3."),
        (3, "ru", "Остановлено: сыграно партий 3 из 12, это числа первых 3."),
    ],
)
def test_ctrl_c_shows_the_games_that_are_done(monkeypatch: pytest.MonkeyPatch, done: int, language: str, says: str) -> None:
    """Three bots are three pairs on two seats, in two deals: twelve games."""
    played: list[Match] = []

    def stopped(match: Match) -> Played:
        if len(played) == done:
            raise KeyboardInterrupt
        played.append(match)
        return Played(match, 1.0)

    monkeypatch.setattr("swcore_lab.rating.play", stopped)
    args = ["random", "greedy", "casual", "--game", "tiny-towns", "--deals", "2", "--jobs", "1", "--seed", "3", "--json"]
    found = CliRunner().invoke(lab, ["ladder", *args, "--lang", language])
    assert (found.exit_code, found.stderr) == (130, f"{says}\n")
    assert len(json.loads(found.stdout)["matches"] if done else []) == done
    assert bool(found.stdout) == bool(done)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("columns", [30, 40, 60, 240])
def test_the_ladder_breaks_no_number_and_says_what_a_rating_is(
    monkeypatch: pytest.MonkeyPatch, columns: int, language: str
) -> None:
    """Whoever sits first wins, so each bot wins one of the two games of a pair: Wilson's interval for 1 of 2 is 9 % to 91 %."""
    monkeypatch.setenv("COLUMNS", str(columns))
    monkeypatch.setattr("swcore_lab.rating.play", lambda match: Played(match, 1.0))
    bots = ["random", "greedy", "casual", "skilled"]
    args = ["ladder", *bots, "--game", "tiny-towns", "--deals", "1", "--jobs", "1", "--seed", "3", "--lang", language]
    found = CliRunner().invoke(lab, args)
    assert found.exit_code == 0, found.output
    assert "…" not in found.stdout
    assert max(map(len, found.stdout.splitlines())) <= columns
    text = " ".join(found.stdout.split())
    share = {"en": "50 % (9 to 91 %)", "ru": "50 % (от 9 до 91 %)"}[language]
    assert text.count(share) == (12 if columns == 240 else 6)  # a table has each pair twice, a list once
    assert {text.count(bot) for bot in bots} == {2 if columns == 240 else 4}  # a rating, and one column or three pairs
    assert {"en": "each begins at 25", "ru": "у каждого он сначала 25"}[language] in text
    assert {"en": "its interval, which is the model's own and no promise, is wide", "ru": "даёт сама модель"}[language] in text


def test_the_help_of_play_names_the_bots_from_weak_to_strong() -> None:
    """By the share of games that each has won against greedy over all three games; greedy itself has half of its own."""
    pairs = json.loads(Path("bench/ladder.json").read_text(encoding="utf-8"))["pairs"]
    share = {"greedy": 0.5}
    for bot in ("random", "novice", "casual", "skilled", "expert"):
        met = [one for one in pairs if one["bot"] == bot and one["against"] == "greedy"]
        share[bot] = sum(one["won"] for one in met) / sum(one["games"] for one in met)
    text = " ".join(CliRunner().invoke(cli, ["play", "--help"]).output.split()).replace("greedy (the usual one)", "greedy")
    assert f"From weak to strong: {', '.join(sorted(share, key=share.__getitem__))};" in text


def test_the_help_says_what_each_level_is() -> None:
    text = " ".join(CliRunner().invoke(lab, ["ladder", "--help"]).output.split())
    assert "novice, casual, skilled and expert search" in text
    assert f"with {', '.join(str(LEVELS[one].playouts) for one in ('novice', 'casual', 'skilled'))} and 2000 tries" in text
