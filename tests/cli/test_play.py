"""`swcore play`: seats, flags, whole games with and without a person, and what stays hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from swcore import Game, SwcoreError, load_plugins
from swcore.bots import make_bot
from swcore.hooks.discovery import load_file
from swcore.testing import Scene, tiny_map
from tests.cli.conftest import Run, Screen

ROOT = Path(__file__).parents[2]
GNOLLS = ROOT / "examples" / "gnolls.py"
QUICK = ("--seat", "1=random", "--seat", "2=random")


# -- without a terminal


@pytest.mark.clause("SW-SETUP-4", "SW-END-1")
def test_without_a_terminal_bots_play_to_the_end_and_every_turn_is_told(run: Run) -> None:
    result = run("play", "--seed", "3", *QUICK)
    assert result.exit_code == 0
    assert re.findall(r"^Round (\d+)$", result.stdout, re.M) == [str(number) for number in range(1, 11)]
    for seat in (1, 2):
        assert len(re.findall(rf"^Player {seat}[:,]", result.stdout, re.M)) >= 10
    assert result.stdout.count("Income: ") == 20
    assert "Final table" in result.stdout
    assert re.search(r"Player [12] won\.|shared", result.stdout)


@pytest.mark.clause("SW-SCORE-1", "SW-SCORE-8")
def test_an_income_is_told_with_parts_that_add_up(run: Run) -> None:
    told = " ".join(run("play", "--seed", "3", *QUICK).stdout.split())
    incomes = re.findall(r"Income: (\d+) coins?(?: \(([^()]*)\))?\.", told)
    assert len(incomes) == 20
    for total, parts in incomes:
        assert sum(int(part) for part in re.findall(r"[+-]\d+", parts)) == int(total)


def test_the_same_seed_gives_the_same_game_and_a_random_one_is_printed(run: Run) -> None:
    first = run("play", *QUICK).stdout
    seed = re.search(r"seed (\d+)", first)
    assert seed is not None
    assert run("play", "--seed", seed[1], *QUICK).stdout == first
    assert run("play", "--seed", "3", *QUICK).stdout != run("play", "--seed", "4", *QUICK).stdout


def test_a_game_is_told_in_russian(run: Run) -> None:
    told = run("play", "--seed", "3", "--lang", "ru", *QUICK).stdout
    assert told.startswith("Маленький мир: 2 игрока, зерно 3.")
    assert re.findall(r"^Раунд (\d+)$", told, re.M)[-1] == "10"
    assert "Доход: " in told
    assert not re.search(r"Income|Player|conquered|regions|coins", told)


@pytest.mark.clause("SW-SETUP-1")
def test_the_players_are_counted_from_flags_seats_or_the_least(run: Run) -> None:
    assert "2 players" in run("play", "--seed", "1", *QUICK).stdout
    assert "3 players" in run("play", "--seed", "1", "--players", "3", *QUICK, "--seat", "3=random").stdout
    assert "4 players" in run("play", "--seed", "1", *QUICK, "--seat", "3=random", "--seat", "4=random").stdout


@pytest.mark.clause("SW-SETUP-13")
def test_the_starting_seat_can_be_chosen(run: Run) -> None:
    told = run("play", "--seed", "3", "--first", "2", *QUICK).stdout
    assert told.partition("Round 1\n")[2].startswith("Player 2: took")


def test_a_map_may_be_a_file(run: Run, tmp_path: Path) -> None:
    import json

    path = tmp_path / "pond.json"
    regions = dict.fromkeys(("west", "mid", "east"), "hill edge")
    path.write_text(json.dumps(tiny_map(regions, rounds=2)))
    told = run("play", "--seed", "3", "--map", str(path), *QUICK).stdout
    assert re.findall(r"^Round (\d+)$", told, re.M) == ["1", "2"]
    assert re.search(r"\b(west|mid|east)\b", told)


@pytest.mark.parametrize(
    "flags", [("--option", "sorcerer_limit=per_turn"), ("--sorcerer-limit=per_turn",), ("--sorcerer-limit", "per_turn")]
)
def test_an_option_of_the_game_is_a_flag_of_its_own_too(run: Run, flags: tuple[str, ...], tmp_path: Path) -> None:
    result = run("play", "--interactive", "--seed", "3", "--edition", "hobbyworld-2016", *flags, lines=f"save {tmp_path}/x\n")
    assert result.exit_code == 0
    assert Game.load((tmp_path / "x").read_text()).play.setup.options["sorcerer_limit"] == "per_turn"


# -- home-made pieces


@pytest.mark.clause("SW-CUSTOM-1", "SW-PICK-3")
def test_a_home_made_race_starts_in_the_first_row_where_it_is_free(run: Run) -> None:
    shown = run("play", "--interactive", "--seed", "3", "--piece", str(GNOLLS), lines="combos\n").stdout
    assert re.search(r"^1  pick home\.gnolls +\w.* Gnolls · \d+ tokens · free *$", shown, re.M)
    assert re.search(r"^0 +\w.* Gnolls +6 \+ ", shown, re.M)


def test_a_race_and_a_power_from_two_files_are_the_first_row_together(run: Run, tmp_path: Path) -> None:
    power = tmp_path / "nimble.py"
    power.write_text("from swcore.conquest import Power\nnimble = Power('home.nimble', tokens=4)\n")
    shown = run("play", "--interactive", "--seed", "3", "--piece", str(GNOLLS), "--piece", str(power)).stdout
    assert "1  pick home.gnolls     Nimble Gnolls · 10 tokens · free" in shown


def test_a_game_with_a_home_made_piece_is_saved_and_goes_on(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "g.save"
    piece = ("--piece", str(GNOLLS))
    saved = run("play", "--interactive", "--seed", "3", *piece, lines=f"1\nsave {path}\n").stdout
    assert f"--piece {GNOLLS}" in " ".join(saved.split())
    shown = run("play", "--interactive", "--load", str(path), *piece).stdout
    assert "Gnolls: 0 regions, 0 tokens" in shown
    assert run("play", "--load", str(path), "--bots", *piece).stdout.count("Final table") == 1


# -- with a person


@pytest.mark.parametrize(("language", "final", "won"), [("en", "Final table", "won|shared"), ("ru", "Итог", "Победа")])
def test_a_whole_game_is_played_by_keyboard_against_greedy(run: Run, language: str, final: str, won: str) -> None:
    result = run("play", "--interactive", "--seed", "7", "--lang", language, lines="1\n" * 600)
    assert result.exit_code == 0
    after = result.stdout.partition(final)[2]
    assert re.search(won, after)
    assert "Traceback" not in result.output


@pytest.mark.clause("SW-SCORE-6")
def test_a_total_of_coins_is_shown_to_its_owner_alone_until_the_end() -> None:
    scene = Scene({"a": "hill edge", "b": "forest edge", "c": "forest edge"}, rounds=2)
    scene.coins(0, 4321)
    scene.coins(1, 7919)
    game = scene.turn(0, "army", round=2)
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    shown = screen.play("map", "combos", "races", "help", "log", "?1", "region a")
    assert "4321" in shown
    assert "7919" not in shown
    row = next(line for line in shown.splitlines() if line.startswith("Player 2"))
    assert row.split()[-1] == "hidden"
    end = screen.play(*["1"] * 60)
    assert "79" in end.partition("Final table")[2]


@pytest.mark.clause("SW-SCORE-6")
def test_bots_that_are_watched_show_no_total_before_the_end(run: Run) -> None:
    scene = Scene({"a": "hill edge", "b": "forest edge", "c": "forest edge"}, rounds=2)
    scene.coins(0, 4321)
    scene.coins(1, 7919)
    game = scene.turn(0, "army", round=2)
    bots = {seat: make_bot("random", game.ruleset, seat) for seat in (0, 1)}
    told, _, final = Screen(game, bots).play().partition("Final table")
    assert "Income" in told
    assert not re.search(r"43\d\d|79\d\d", told)
    assert re.search(r"43\d\d", final)
    assert re.search(r"79\d\d", final)


@pytest.mark.clause("SW-SCORE-6")
def test_two_people_are_asked_one_after_the_other_and_each_sees_only_the_own_total() -> None:
    scene = Scene({"a": "hill edge", "b": "forest edge", "c": "forest edge"}, rounds=3)
    scene.coins(0, 4321)
    scene.coins(1, 7919)
    game = scene.turn(0, "army", round=2)
    shown = Screen(game).play("", *["1"] * 30)
    one, _, two = shown.partition("Player 2, it is your turn. Press Enter.")
    assert "Player 1, it is your turn." in one
    assert "4321" in one
    assert "79" not in one
    assert "coins: 79" in two
    assert "43" not in two.partition("Player 1, it is your turn")[0]


def test_a_game_that_goes_on_tells_the_last_turns_first(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "g.save")
    run("play", "--interactive", "--seed", "3", "--seat", "1=random", "--seat", "2=human", lines=f"save {path}\n")
    shown = run("play", "--interactive", "--load", path, "--seat", "1=random").stdout
    assert "Player 2: you" in shown
    assert shown.index("Player 1: took") < shown.index("Pick a combo")


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swcore.cli.session.session.MAX_DECISIONS", 30)
    game = Game.new("small-world", 2, seed=1)
    bots = {seat: make_bot("random", game.ruleset, seat) for seat in (0, 1)}
    with pytest.raises(SwcoreError, match="not over after 30 decisions"):
        Screen(game, bots).play()


def test_the_loser_of_a_region_is_told_about_it_before_the_tokens_are_placed() -> None:
    scene = Scene({"a": "hill edge", "b": "hill edge", "c": "hill edge", "d": "hill edge"})
    scene.army(0, "base.ratmen", "base.alchemist", {"b": 3, "c": 1, "d": 1})
    scene.army(1, "base.orcs", "base.hill", {"a": 1}, hand=5)
    game = scene.turn(1, "conquer")
    game.apply("conquer b")
    game.apply("done")
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    shown = screen.play()
    assert shown.index("conquered b (your Ratmen −1)") < shown.index("Place your withdrawn tokens")


# -- any other game


def test_a_game_that_brings_nothing_for_the_command_line_is_played_all_the_same(run: Run) -> None:
    toy = str(ROOT / "examples" / "stones.py")
    result = run("play", "stones", "--piece", toy, "--interactive", "--seat", "2=random", "--seed", "1", lines="1\n2\n" * 4)
    assert result.exit_code == 0
    assert "Choose a pile, then a number of stones" in result.stdout
    assert re.search(r"stones: \[\d+, \d+\]\nWon: Player", result.stdout)


def test_a_secret_answer_of_a_bot_is_not_told_before_all_have_answered() -> None:
    rules = load_plugins("stones", pieces=load_file(ROOT / "examples" / "stones.py"))
    game = Game.new(rules, 2)
    screen = Screen(game, {0: make_bot("random", rules, 1)})
    shown = screen.play("pile left")
    assert game.log[2].action is not None
    assert game.log[2].action.text.startswith("take")
    assert "take 1\n" not in shown.partition("Choose a pile")[0]
    assert "Player 1: " not in shown


def test_bots_of_a_game_without_a_value_function_play_by_chance_g6(run: Run) -> None:
    result = run("play", "stones", "--piece", str(ROOT / "examples" / "stones.py"))
    assert result.exit_code == 0
    result = run("play", "stones", "--piece", str(ROOT / "examples" / "stones.py"), "--seat", "2=greedy")
    assert result.exit_code == 2
    assert "random" in result.stderr
