"""The tools that measure: what they are told, the boards and games that they make, and the tables that they write."""

from __future__ import annotations

import cProfile
import json
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bench import boards, compare, growth, growth_player, homemade, measure, peers, player, run, trees
from swcore import Game, load_plugins
from swcore.graph import load_map

ROOT = Path(__file__).parents[2]
PAGE = "before\n<!-- one: begin -->\nold\n<!-- one: end -->\nafter\n"


@pytest.mark.parametrize("size", [4, 12, 13, 24, 48, 100, 199, 200])
def test_a_generated_board_is_a_map_of_that_size_in_one_piece(size: int) -> None:
    book: Any = load_plugins("small-world").book
    made = load_map(boards.board(size), terrains=book.terrains, symbols=book.symbols)  # refuses a map in several pieces
    assert len(made.regions) == size
    assert made.rounds == 10
    assert sum(region.terrain == "mountain" for region in made.regions) <= boards.PEAKS
    assert sum("lost_tribe" in region.symbols for region in made.regions) <= boards.TRIBES
    neighbours = [sum(region.id in pair for pair in made.borders) for region in made.regions]
    assert max(neighbours) <= 6
    inner = [region for region in made.regions if not region.edge]
    assert all(sum(region.id in pair for pair in made.borders) == 6 for region in inner)


@pytest.mark.parametrize("size", [12, 200])
def test_a_game_on_a_generated_board_can_be_played_to_its_end(size: int) -> None:
    game, rng = Game.new("small-world", map=boards.board(size), seed=1), random.Random(1)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    assert game.play.state.round == 10


def test_the_same_board_is_made_again() -> None:
    assert boards.board(48) == boards.board(48)
    assert boards.board(48) != boards.board(48, seed=1)


def test_installed_pieces_that_are_never_in_play_leave_the_games_as_they_are() -> None:
    few, many = homemade.ruleset(0), homemade.ruleset(20)
    counted = [len(rules.of_kind("race")) + len(rules.of_kind("power")) for rules in (few, many)]
    assert counted == [34, 54]
    ask = {"seats": 2, "games": 2, "seed": 5}
    choices = [player.play(rules, ask, growth_player.featured)["choices"] for rules in (few, many)]
    assert choices[0] == choices[1]


def test_games_side_by_side_are_the_same_as_one_after_another() -> None:
    rules = load_plugins("small-world")
    ask = {"seats": 2, "games": 5, "seed": 9}
    alone = player.play(rules, ask)
    for alive in (1, 2, 5):
        found = growth_player.in_turn(rules, ask | {"alive": alive})
        assert {key: found[key] for key in ("choices", "decisions")} == {key: alone[key] for key in ("choices", "decisions")}


def test_every_sample_has_seeds_of_its_own() -> None:
    turns = measure.Turns()
    first, second = turns.seed(), turns.seed()
    most = max(request["games"] for _, request in run.cases(200).values() if request["do"] != "clone")
    assert second - first >= most


def test_rounds_begin_with_another_one_by_turns() -> None:
    assert measure.Turns.order("ab", 0) == ["b", "a"]
    assert measure.Turns.order("ab", 1) == ["a", "b"]


def test_a_ratio_is_the_median_of_the_ratios_of_the_rounds() -> None:
    assert measure.ratio([2, 9, 4], [1, 3, 4]) == 2  # of 2, 3 and 1


def test_a_table_is_kept_between_its_markers(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    measure.keep("one", r"new \1 text", page)
    measure.keep("one", measure.markdown(["a", "b"], [["1", "2"]]), page)
    table = "| a | b |\n| --- | --- |\n| 1 | 2 |"
    assert page.read_text() == f"before\n<!-- one: begin -->\n\n{table}\n\n<!-- one: end -->\nafter\n"


@pytest.mark.parametrize("damage", [("begin", "began"), ("end", "ended"), ("after", "<!-- one: end -->")])
def test_a_page_without_its_markers_stays_as_it_is(tmp_path: Path, damage: tuple[str, str]) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE.replace(*damage))
    with pytest.raises(ValueError, match=r"page\.md needs the lines"):
        measure.keep("one", "new", page)
    assert page.read_text() == PAGE.replace(*damage)


@pytest.mark.parametrize("name", ["bench-growth", "bench-peers", "bench-plugins"])
def test_the_page_of_figures_has_the_markers_that_tables_are_written_between(name: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(measure.PAGE.read_text(encoding="utf-8"), encoding="utf-8")
    measure.keep(name, "found", page)
    assert f"<!-- {name}: begin -->\n\nfound\n\n<!-- {name}: end -->" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["bench.compare", ".", ".", "--modes", "search,warm"], "unknown modes warm"),
        (["bench.compare", "no-such-revision", "."], "neither a folder with swcore/ in it nor a revision"),
        (["bench.growth", "--series", "regions,age"], "unknown series age"),
        (["bench.peers", "--peers", "chess,ludo"], "unknown peers ludo"),
        (["bench.run", "--before", "no-such-revision"], "neither a folder with swcore/ in it nor a revision"),
        (["bench.run", "--slow"], "unrecognized arguments: --slow"),
    ],
)
def test_a_command_line_that_means_nothing_is_refused(words: list[str], told: str) -> None:
    done = subprocess.run([sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert told in done.stderr
    assert done.stdout == ""


def test_a_player_answers_with_what_it_took() -> None:
    worker = measure.Worker([sys.executable, "-P", str(ROOT / "bench" / "player.py")])
    ask = {"game": "small-world", "seats": 2, "games": 2}
    first, again, other = (worker.ask(do="play", seed=seed, **ask) for seed in (7, 7, 8))
    assert first["print"] == again["print"] != other["print"]
    assert first["decisions"] == again["decisions"] > 20
    assert min(first["us"], first["units"]) > 0
    assert worker.ask(do="clone", seed=7, searched=True, **ask)["us"] > 0
    assert worker.ask(do="new", seed=7, **ask)["us"] > 0
    with pytest.raises(EOFError, match="ended with 1"):
        worker.ask(do="juggle", seed=7, **ask)
    worker.close()


def test_a_tree_without_an_environment_plays_its_own_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a revision that was unpacked: what an installer would write about its packs is written, so that its pieces are found."""
    monkeypatch.setattr(trees, "DESCRIBED", tmp_path / "described")
    for part in ("swcore", "plugins", "schemas"):
        shutil.copytree(ROOT / part, tmp_path / "old" / part, ignore=shutil.ignore_patterns("__pycache__", "build"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path / "old")
    elves = tmp_path / "old" / "plugins" / "base_races" / "swcore_base_races" / "elves.py"
    elves.rename(elves.with_name("old_elves.py"))
    settings = elves.parents[1] / "pyproject.toml"
    settings.write_text(settings.read_text("utf-8").replace("swcore_base_races.elves:", "swcore_base_races.old_elves:"), "utf-8")
    old, now = trees.Tree(tmp_path / "old").worker, run.Own().worker
    for game in ("small-world", "tiny-towns"):
        ask = {"do": "play", "game": game, "seats": 2, "games": 2, "seed": 3}
        assert old.ask(**ask)["print"] == now.ask(**ask)["print"]
    for worker in (old, now):
        worker.close()


def test_a_peer_table_says_what_cannot_be_copied_and_compares_within_rounds() -> None:
    def sample(us: float) -> dict[str, Any]:
        return {"us": us, "units": us * 20, "decisions": 100.0, "actions": 5.0, "forced": 0.25}

    played = {peers.BASE: [sample(10), sample(20)], ("rlcard", "uno"): [sample(30), sample(40)]}
    copied: peers.Samples = {peers.BASE: [{"us": 2.0}, {"us": 2.0}], ("rlcard", "uno"): [{"refused": "no"}, {"refused": "no"}]}
    lines = peers.table(played, copied, {"swcore": "1", "rlcard": "2"}).splitlines()
    assert lines[2] == "| swcore 1 | small-world | 66,667 | 15.0 | 300 | 1.00 | 100 | 5.0 | 25% | 2.0 | 1.00 |"
    assert lines[3] == "| rlcard 2 | uno | 28,571 | 35.0 | 700 | 2.50 | 100 | 5.0 | 25% | cannot be copied |  |"


def test_a_growth_table_leaves_out_columns_that_nobody_fills() -> None:
    def sample(us: float) -> dict[str, Any]:
        return {"us": us, "decisions": 90.0, "actions": 7.0, "mib": 30.0}

    series = {"alive": growth.Series("Games alive", {1: {}, 1000: {}})}
    found = {"alive": {1: [sample(10), sample(10)], 1000: [sample(11), sample(13)]}}
    assert growth.tables(series, found).splitlines() == [
        "Games alive:",
        "",
        "|  | us a decision | ratio | decisions a game | actions to choose from | peak MiB |",
        "| --- | --- | --- | --- | --- | --- |",
        "| 1 | 10.0 | 1.00 | 90 | 7.0 | 30 |",
        "| 1,000 | 12.0 | 1.20 | 90 | 7.0 | 30 |",
    ]


def test_figures_compare_with_the_version_before_and_say_when_games_differ() -> None:
    def one(us: float, print_: int = 1) -> dict[str, Any]:
        return {"us": us, "units": us, "decisions": 90.0, "forced": 0.0, "print": print_}

    label = "small-world 2p search"
    found = {label: [[one(8), one(10)], [one(9), one(10)], [one(9), one(10)]]}
    figure = run.figures(found, {label: "us/decision"})[label]
    assert (figure["value"], figure["before"], figure["same_games"]) == (9, 0.9, True)
    found[label][1][1]["print"] = 2
    figure = run.figures(found, {label: "us/decision"})
    results = {"python": "3", "calibration_ns": 40.0, "figures": figure}
    assert "0.900 of before, which plays other games" in run.table(results)


def test_a_comparison_asks_both_trees_for_the_same() -> None:
    case = compare.Case("warcraft", 5, "cold")
    assert case.request() == {"do": "play", "game": "warcraft", "seats": 5, "games": 40}
    assert json.dumps(case.request(), allow_nan=False)


def new(rules: Any, seats: int, chosen: Any, seed: int) -> Game:
    return Game.new(rules, seats, map=chosen, seed=seed)


def calls(make: Callable[[int], Game], games: int, *, side_by_side: bool = False) -> float:
    """Return how many functions are called for a decision of random play; the same games were played before."""

    def count() -> float:
        opened = [(make(seed), random.Random(seed).random) for seed in range(games)]
        profile, decisions = cProfile.Profile(), 0
        waiting = [opened] if side_by_side else [[one] for one in opened]
        profile.enable()
        for together in waiting:
            while together:
                going = []
                for one in together:
                    game, pick = one
                    if actions := game.legal_actions():
                        game.apply_unchecked(actions[int(pick() * len(actions))])
                        decisions += 1
                        going.append(one)
                together = going
        profile.disable()
        return sum(entry.callcount for entry in profile.getstats()) / decisions

    count()
    return count()


def test_a_decision_takes_as_many_calls_whatever_the_size_of_the_board_or_the_number_of_seats() -> None:
    """Masks answer for all regions at once: what grows with a board is the menu, a longer list. The games differ, by a little."""
    rules = load_plugins("small-world")
    by_size = [calls(partial(new, rules, 2, boards.board(size)), 10) for size in (24, 100, 200)]
    assert max(by_size) < 1.1 * min(by_size)
    by_seats = [calls(partial(new, rules, seats, boards.board(48)), 10) for seats in (2, 5)]
    assert max(by_seats) < 1.1 * min(by_seats)


def test_a_decision_takes_as_many_calls_whatever_is_installed_besides() -> None:
    ask = {"seats": 2}
    few, many = (calls(partial(growth_player.featured, homemade.ruleset(more), ask), 5) for more in (0, 40))
    assert many == pytest.approx(few, rel=0.001)  # as below


def test_a_decision_takes_as_many_calls_however_many_games_are_alive() -> None:
    rules = load_plugins("small-world")
    alone, together = (calls(partial(new, rules, 2, None), 10, side_by_side=many) for many in (False, True))
    assert together == pytest.approx(alone, rel=0.001)  # modifiers are kept per process: a full table is emptied now and then
