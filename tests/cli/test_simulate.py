"""`swcore simulate`: what is counted, and that it depends on nothing but the seed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from swcore import Game, load_plugins
from swcore.bots import make_bot, play_out
from swcore.cli.setup import Choice
from swcore.cli.simulation import Counts, Plan, game_seed, play_one
from swcore.cli.simulation import run as simulate
from swcore.conquest.wording.tally import Tally
from swcore.engine.actions import DONE
from swcore.engine.log import Step
from swcore.testing import Scene
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
GNOLLS = str(ROOT / "examples" / "gnolls.py")


def counted(run: Run, *args: str) -> dict[str, Any]:
    result = run("simulate", "--json", *args)
    assert result.exit_code == 0
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def happened(*events: tuple[Any, ...]) -> Step:
    """A step with these events."""
    return Step(0, DONE, (), events, False)


# -- counting


def test_means_and_spreads_come_from_sums() -> None:
    total = Counts.none(2)
    for mine, theirs in ((10, 7), (20, 7)):
        one = Counts(1, 100, [int(mine > theirs), 0], [0, 0], [mine, theirs], [mine * mine, theirs * theirs], {})
        total.add(one)
    assert (total.games, total.decisions, total.wins) == (2, 200, [2, 0])
    assert (total.mean(0), total.spread(0)) == (15, 5)
    assert (total.mean(1), total.spread(1)) == (7, 0)


def test_groups_are_added_piece_by_piece() -> None:
    total = Counts.none(2)
    for groups in ({"race": {"a": [2, 5]}}, {"race": {"a": [1, 1], "b": [1, 0]}}):
        one = Counts.none(2)
        one.groups = groups
        total.add(one)
    assert total.groups == {"race": {"a": [3, 6], "b": [1, 0]}}


@pytest.mark.clause("SW-SCORE-1", "SW-SCORE-2", "SW-SCORE-3")
def test_a_turn_counts_for_the_race_the_power_and_the_race_in_decline_that_brought_its_coins() -> None:
    scene = Scene({"a": "hill edge", "b": "farmland edge", "c": "forest", "d": "forest edge"})
    older = scene.army(0, "base.dwarves", "", {"c": 1, "d": 1}, declined=True)
    army = scene.army(0, "base.humans", "base.hill", {"a": 2, "b": 1})
    tally = Tally()
    tally.hear(happened(("army", older.id, 0, "base.dwarves", "base.forest", False), ("declined", older.id, "")))
    tally.hear(happened(("army", army.id, 0, "base.humans", "base.hill", False)))
    tally.hear(scene.turn(0, "redeploy").apply("done"))
    # two regions, one hill, one farmland for the active army; two regions in decline
    assert tally.counts == {
        "race": {"base.humans": [1, 4]},
        "power": {"base.hill": [1, 4]},
        "declined": {"base.dwarves": [1, 2]},
    }


@pytest.mark.clause("SW-PICK-2", "SW-PICK-4")
def test_the_price_of_a_combo_and_the_coins_on_it_are_no_income() -> None:
    tally = Tally()
    parts = ((-2, "price", "", ""), (1, "lying", "", ""))
    tally.hear(happened(("army", 1, 0, "r", "p", False), ("coins", 0, -1, parts, "price")))
    assert tally.counts == {"race": {}, "power": {}, "declined": {}}


# -- runs


def test_the_numbers_do_not_depend_on_the_number_of_processes(run: Run) -> None:
    args = ("-n", "6", "--players", "3", "--bots", "random", "--seed", "11")
    one, two = counted(run, *args, "--jobs", "1"), counted(run, *args, "--jobs", "2")
    assert one.pop("timing")["seconds"] > 0
    two.pop("timing")
    assert one == two


def test_another_seed_gives_other_games() -> None:
    ruleset = load_plugins("small-world")
    plans = [Plan(Choice(), ("random", "random"), seed, 1) for seed in (1, 2)]
    assert play_one(ruleset, (), plans[0], 0) != play_one(ruleset, (), plans[1], 0)
    assert len({game_seed(1, number, what) for number in range(5) for what in ("game", "seat 0", "seat 1")}) == 15


@pytest.mark.clause("SW-END-2", "SW-END-5", "SW-SETUP-4")
def test_every_game_has_its_winners_and_every_turn_its_race(run: Run) -> None:
    data = counted(run, "-n", "5", "--bots", "random,random", "--seed", "4", "--jobs", "1")
    seats = data["seats"]
    assert [seat["bot"] for seat in seats] == ["random", "random"]
    assert sum(seat["wins"] for seat in seats) + seats[0]["shared"] == 5
    assert seats[0]["shared"] == seats[1]["shared"]
    races, powers = data["groups"]["race"], data["groups"]["power"]
    assert sum(one["turns"] for one in races.values()) == sum(one["turns"] for one in powers.values())
    assert 5 * 10 <= sum(one["turns"] for one in races.values()) <= 5 * 20  # a turn that declines has no active race
    assert sum(one["coins"] for one in races.values()) == sum(one["coins"] for one in powers.values())


@pytest.mark.clause("SW-SETUP-11")
def test_the_coins_counted_are_the_coins_won(run: Run) -> None:
    plan = Plan(Choice(), ("random", "random"), 9, 1)
    ruleset = load_plugins("small-world")
    counts = play_one(ruleset, (), plan, 0)
    game = Game.new(ruleset, 2, seed=game_seed(9, 0))
    play_out(game, [make_bot("random", ruleset, game_seed(9, 0, f"seat {seat}")) for seat in range(2)])
    assert game.result is not None
    assert counts.points == game.result["coins"]


def test_the_starting_seat_goes_round(monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = load_plugins("small-world")
    seen: list[int] = []

    class Spy(Tally):
        def hear(self, step: Any) -> None:
            seen.extend(event[1] for event in step.events if step.action is None and event[0] == "turn")

    monkeypatch.setattr("swcore.cli.simulation.tally_of", lambda ruleset: Spy())
    for number in range(3):
        play_one(ruleset, (), Plan(Choice(), ("random", "random"), 1, 3), number)
    assert seen == [0, 1, 0]


def test_a_home_made_piece_is_counted_like_any_other(run: Run) -> None:
    data = counted(run, "-n", "4", "--piece", GNOLLS, "--bots", "random", "--seed", "4", "--jobs", "2")
    assert data["groups"]["race"]["home.gnolls"]["turns"] > 0


def test_bots_take_their_seats_in_the_order_given(run: Run) -> None:
    data = counted(run, "-n", "3", "--players", "2", "--bots", "greedy,random", "--seed", "2", "--jobs", "1")
    greedy, chance = data["seats"]
    assert (greedy["bot"], greedy["wins"], chance["wins"]) == ("greedy", 3, 0)


def test_progress_is_told_game_by_game_until_all_are_done() -> None:
    done: list[int] = []
    plan = Plan(Choice(), ("random", "random"), 1, 3)
    counts = simulate(plan, 1, done.append)
    assert done == [1, 1, 1]
    assert counts.games == 3


@pytest.mark.parametrize(
    ("language", "title", "words"),
    [
        ("en", "2 games of Small World, 2 players, seed 5", ("Wins", "Spread", "Coins per turn", "decisions per game")),
        ("ru", "Маленький мир: 2 партии, 2 игрока, зерно 5", ("Победы", "Разброс", "Монет за ход", "решений за партию")),
    ],
)
def test_the_tables_stand_in_both_languages(run: Run, language: str, title: str, words: tuple[str, ...]) -> None:
    shown = run("simulate", "-n", "2", "--bots", "random", "--seed", "5", "--jobs", "1", "--lang", language).stdout
    assert shown.startswith(title)
    for word in words:
        assert word in shown
    point = "," if language == "ru" else r"\."
    row = r"^1 +random +\d+ +\d+ +\d+\.\d % +\d+\.\d\d +±\d+\.\d\d *$"
    assert re.search(row.replace(r"\.", point), shown, re.M)


def test_any_game_can_be_simulated(run: Run) -> None:
    data = counted(run, "stones", "-n", "3", "--piece", str(ROOT / "examples" / "stones.py"), "--bots", "random", "--seed", "1")
    assert data["game"] == "toy.stones"
    assert data["decisions_per_game"] == 16  # four rounds, two seats, two steps each
    assert data["groups"] == {}


def test_a_piece_that_fails_is_told_and_not_thrown(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text(
        "from swcore import hookimpl\nfrom swcore.conquest import Race\n"
        "class Broken(Race):\n    @hookimpl\n    def conquest_tokens(self, view, army):\n        return 1 / 0\n"
        "broken = Broken('home.broken', tokens=5)\n"
    )
    for jobs in ("1", "2"):
        result = run("simulate", "-n", "4", "--piece", str(path), "--bots", "random", "--seed", "1", "--jobs", jobs)
        assert result.exit_code == 2
        assert "home.broken failed in conquest_tokens" in result.stderr
