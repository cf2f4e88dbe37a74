"""The cards of the examples: they join from a file and from an installed pack, are built, score, and ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from swcore_tiny_towns.position.pieces import Card
from swcore_tiny_towns.testing import TownScene, check_builds, check_towns, picture, points

from swcore import Game, Piece, load_plugins
from swcore.cli.app import cli
from swcore.cli.setup import Choice
from swcore.hooks.discovery import load_file
from swcore.testing import check_history, check_pure, check_undo, play_random
from tests.kernel.dists import make_distribution
from tests.project.repo import ROOT

EXAMPLES = ROOT / "examples"
WINDMILL, GUILDHALL = EXAMPLES / "windmill.py", EXAMPLES / "guildhall.py"


def card(path: Path) -> Piece:
    """Return the only piece of a file."""
    (found,) = load_file(path)
    return found


def run(*args: str, lines: str = "") -> Result:
    """Run `swcore` with arguments, in English."""
    environment = {"LC_ALL": "", "LC_MESSAGES": "", "SWCORE_LANG": "", "LANG": "C.UTF-8", "COLUMNS": "120"}
    return CliRunner().invoke(cli, list(args), input=lines, env=environment)


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A distribution on the path that brings both cards."""
    folder = tmp_path / "pack"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    code = WINDMILL.read_text("utf-8") + "\n\n" + GUILDHALL.read_text("utf-8")
    make_distribution(folder, code, {"home.windmill": "windmill", "home.guildhall": "guildhall"})
    return folder


def test_the_windmill_takes_ten_lines() -> None:
    lines = [line for line in WINDMILL.read_text("utf-8").split('"""\n', 1)[1].splitlines() if line.strip()]
    assert len(lines) == 10


# -- the windmill: 2 points for every red building in its row and column


def test_windmills_are_built_and_score_by_the_farms_in_line_with_them() -> None:
    """Those on a1 and d4 see the farms on d1 and a4: four times 2 points. The one on c3 sees none."""
    town = "windmill . . farm / . . . . / . . windmill . / farm . . windmill"
    game = TownScene(town, with_pieces=[card(WINDMILL)]).building()
    assert points(game, 0, "home.windmill") == 8


def test_a_windmill_is_built_by_its_pattern_in_any_turn() -> None:
    """Wheat above wood beside stone, and mirrored: stone, wood, and wheat above the wood."""
    for town, builds in {
        "wheat . / wood stone": {"build windmill a1 a2 b2", "build windmill a2 a1 b2", "build windmill b2 a1 a2"},
        ". wheat / stone wood": {"build windmill b1 a2 b2", "build windmill a2 b1 b2", "build windmill b2 b1 a2"},
        "wood wheat / stone": {"build windmill a1 b1 a2", "build windmill b1 a1 a2", "build windmill a2 a1 b1"},
        "wheat stone / wood .": set(),
    }.items():
        game = TownScene(town, cards=("windmill",), with_pieces=[card(WINDMILL)]).building()
        assert {action.text for action in game.legal_actions() if action.text != "done"} == builds


def test_a_windmill_counts_as_what_it_is_for_the_cards_of_the_game() -> None:
    """It is grey: the tavern type does not count it, a farm next to it is still a farm, an inn beside it is alone."""
    game = TownScene("windmill farm", with_pieces=[card(WINDMILL)]).building()
    view = game.play.view
    assert view.town(0).of_type("well") == 1
    assert view.town(0).count("well") == 1
    assert points(game, 0, "home.windmill") == 2
    assert points(game, 0) == 2 - 14


# -- the guildhall: asks


def test_the_guildhall_asks_for_a_card_in_play_and_counts_it() -> None:
    """Three taverns stand, the guild of the taverns is chosen: 3 points; of the wells 1; of the farms none."""
    town = "brick glass brick tavern / stone . stone tavern / well . . tavern"
    for word, wanted in {"tavern": 3, "well": 1, "farm": 0}.items():
        game = TownScene(town, "", monuments=("guildhall",), with_pieces=[card(GUILDHALL)]).building()
        game.apply("build guildhall a1 b1 c1 a2 c2", 0)
        assert {action.text for action in game.legal_actions(0)} == {
            f"choose {one}" for one in ("cottage", "farm", "well", "chapel", "tavern", "theater", "factory")
        }
        game.apply(f"choose {word}", 0)
        assert points(game, 0, "home.guildhall") == wanted
        assert game.play.state.towns[0].memory == {"home.guildhall.guild": f"towns.{word}"}


def test_a_guildhall_that_was_not_asked_yet_scores_nothing() -> None:
    assert points(TownScene("guildhall tavern", with_pieces=[card(GUILDHALL)]).building(), 0, "home.guildhall") == 0


# -- joining


@pytest.mark.parametrize("path", [WINDMILL, GUILDHALL], ids=lambda path: path.stem)
def test_a_card_of_a_file_is_in_play_at_once(path: Path) -> None:
    """The windmill is the well of the table; the guildhall is dealt to the first seat, which may keep it."""
    rules, featured = Choice(game="tiny-towns", files=(str(path),)).rules()
    assert featured == (f"home.{path.stem}",)
    for seed in range(5):
        state = Game.new(rules, 2, seed=seed, featured=featured).play.state
        assert featured[0] in (state.cards if path == WINDMILL else state.dealt[0])


def test_the_command_line_plays_with_cards_from_files() -> None:
    told = run(
        "play", "tiny-towns", "--bots", "--players", "2", "--seed", "3", "--piece", str(WINDMILL), "--piece", str(GUILDHALL)
    )
    assert (told.exit_code, told.stderr) == (0, "")
    assert "In play: Cottage, " in told.stdout
    assert "Windmill" in told.stdout
    assert "()" not in told.stdout, "a reason without a clause is told without brackets"


def test_a_person_at_the_terminal_sees_a_card_from_a_file() -> None:
    told = run("play", "tiny-towns", "--interactive", "--players", "2", "--piece", str(WINDMILL), lines="cards\nquit\n")
    assert told.exit_code == 0
    assert "2 points for every red building in its row and column." in " ".join(told.stdout.split())


def test_an_installed_card_joins_by_its_id(pack: Path) -> None:
    assert "home.windmill" not in load_plugins("tiny-towns").pieces
    rules = load_plugins("tiny-towns", with_pieces=["home.windmill"])
    assert rules.packs["home"] == "home-pack 1.2.3"
    found = {Game.new(rules, 1, seed=seed).play.state.cards[2] for seed in range(40)}
    assert found == {"towns.well", "towns.fountain", "towns.millstone", "towns.shed", "home.windmill"}


def test_the_command_line_plays_and_simulates_with_an_installed_card(pack: Path) -> None:
    played = run("play", "tiny-towns", "--bots", "--players", "2", "--seed", "3", "--with", "home.windmill")
    assert (played.exit_code, played.stderr) == (0, "")
    told = run(
        "simulate", "tiny-towns", "-n", "12", "--players", "1", "--seed", "1", "--bots", "random", "--with", "home.windmill"
    )
    assert (told.exit_code, told.stderr) == (0, "")
    assert "2 points for every red building in its row and column." in run("show", "home.windmill").stdout


def test_a_simulation_tells_how_a_card_does() -> None:
    """The windmill is in every game, so it is among the buildings of the table, with its id."""
    told = run("simulate", "tiny-towns", "-n", "8", "--players", "2", "--seed", "5", "--piece", str(WINDMILL))
    assert (told.exit_code, told.stderr) == (0, "")
    row = next(row for row in told.stdout.splitlines() if "home.windmill" in row)
    assert row.split()[0] == "Windmill"
    assert "towns.well " not in told.stdout


def test_towns_of_a_table_are_scored_with_a_home_made_card(tmp_path: Path) -> None:
    file = tmp_path / "town.txt"
    file.write_text("windmill - - farm\n" + "- - - -\n" * 3, encoding="utf-8")
    told = run("towns", "score", str(file), "--piece", str(WINDMILL))
    assert (told.exit_code, told.stderr) == (0, "")
    assert "+2 farms in line with windmills" in " ".join(told.stdout.split())


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_random_games_with_both_cards_hold_what_must_hold(seats: int) -> None:
    rules = load_plugins("tiny-towns", with_pieces=[card(WINDMILL), card(GUILDHALL)])
    game = Game.new(rules, seats, seed=seats, featured=["home.windmill", "home.guildhall"])
    play_random(game, lambda number: number // 2, check=check_towns)
    check_builds(game)
    check_history(game)
    check_undo(game)
    check_pure(game)


def test_the_pack_did_not_change_for_them() -> None:
    """What they import is what every pack may import, and what our own cards use."""
    import swcore_tiny_towns

    for path in (WINDMILL, GUILDHALL):
        line = next(row for row in path.read_text("utf-8").splitlines() if row.startswith("from swcore_tiny_towns import "))
        assert set(line.partition(" import ")[2].split(", ")) <= set(swcore_tiny_towns.__all__)


def test_a_card_is_drawn_in_a_picture_by_its_word() -> None:
    game: Any = TownScene("windmill guildhall", with_pieces=[card(WINDMILL), card(GUILDHALL)]).building()
    assert picture(game, 0).startswith("windmill guildhall . .")
    assert all(isinstance(game.ruleset.pieces[id], Card) for id in ("home.windmill", "home.guildhall"))
