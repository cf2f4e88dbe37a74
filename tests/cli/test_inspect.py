"""Looking at what there is: pieces, maps, options, plugins, saved games, and the help."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from swcore import Game, __version__
from swcore.bots import make_bot, play_out
from swcore.cli.app import cli
from swcore.engine import machine
from swcore.testing import tiny_map
from tests.cli.conftest import Run
from tests.kernel.dists import make_distribution

ROOT = Path(__file__).parents[2]
GNOLLS = str(ROOT / "examples" / "gnolls.py")


# -- pieces


@pytest.mark.clause("SW-SETUP-5", "SW-SETUP-6", "SW-SETUP-12")
def test_pieces_are_listed_by_kind(run: Run) -> None:
    races = json.loads(run("pieces", "--kind", "race", "--json").stdout)
    powers = json.loads(run("pieces", "--kind", "power", "--json").stdout)
    assert (len(races), len(powers)) == (14, 20)
    assert {piece["kind"] for piece in races} == {"race"}
    assert sum(piece["numbers"]["supply"] for piece in races) == 168


def test_a_table_of_pieces_stands_in_both_languages(run: Run) -> None:
    assert "base.ratmen" in run("pieces").stdout
    english, russian = run("pieces", "--kind", "race").stdout, run("pieces", "--kind", "race", "--lang", "ru").stdout
    assert "tokens 8, supply 13" in english
    assert "жетоны 8, запас 13" in russian
    assert "Крысолюды" in russian


def test_a_home_made_piece_can_be_listed_and_shown(run: Run) -> None:
    assert "home.gnolls" in run("pieces", "--kind", "race", "--piece", GNOLLS).stdout
    shown = run("show", "home.gnolls", "--piece", GNOLLS).stdout
    assert "Numbers: tokens 6, supply 11" in shown
    assert "Hooks of its code: conquest_score" in shown


@pytest.mark.parametrize(
    ("name", "shown"), [("амазонки", "base.amazons"), ("Ведьмина хижина", ""), ("ЗАМОК БАРРЕТТА", "towns.barrett_castle")]
)
def test_a_piece_is_shown_by_its_name_in_any_language(run: Run, name: str, shown: str) -> None:
    """`show` looked for ids alone, while `что` in a game looked for names."""
    result = run("show", name, "--lang", "ru")
    if shown:
        assert f" · {shown}" in result.stdout.splitlines()[0]
    else:
        assert result.stderr.startswith(f"Ошибка: Нет фигуры «{name}».")


def test_of_several_pieces_of_a_name_one_is_asked_for(run: Run) -> None:
    shown = run("show", "орки", "--lang", "ru").stderr.splitlines()
    assert shown == ["Ошибка: «орки» называется несколько фигур.", "  Какую из них: base.orcs, warcraft.orcs?"]
    assert run("show", "драк", "--lang", "ru").stderr.splitlines()[1] == "  Какую из них: base.dragon, base.dragon_master?"


@pytest.mark.parametrize(
    ("game", "wanted", "told"),
    [
        ("small-world", "warcraft", "warcraft.warcraft — отдельная игра, к base.small_world она не присоединяется."),
        ("tiny-towns", "warcraft", "warcraft.warcraft — отдельная игра, к towns.tiny_towns она не присоединяется."),
        ("warcraft", "towns", "towns.tiny_towns — отдельная игра, к warcraft.warcraft она не присоединяется."),
        ("tiny-towns", "base.orcs", "base.orcs — из другой игры: base.small_world."),
        ("tiny-towns", "warcraft.goblins", "warcraft.goblins — из другой игры: warcraft.warcraft."),
        ("small-world", "towns.well", "towns.well — из другой игры: towns.tiny_towns."),
    ],
)
def test_pieces_of_another_game_are_told_from_those_that_fit(run: Run, game: str, wanted: str, told: str) -> None:
    """`--with warcraft` was answered with what only an author understands, in English."""
    result = run("simulate", game, "-n", "1", "--with", wanted, "--lang", "ru")
    assert result.stderr.splitlines()[0] == f"Ошибка: {told}"


def test_a_piece_is_shown_with_name_numbers_text_clauses_and_hooks(run: Run) -> None:
    assert run("show", "base.berserk", "--lang", "en").stdout.splitlines()[:2] == ["Berserk · base.berserk", "Kind: power"]
    shown = run("show", "base.amazons").stdout
    assert "Numbers: tokens 6, supply 15" in shown
    assert "SW-RACE-AMAZONS-1, " in shown
    assert "Hooks of its code: conquest_ready, conquest_redeployed, conquest_tokens" in shown
    russian = run("show", "base.amazons", "--lang", "ru").stdout
    assert russian.startswith("Амазонки · base.amazons\nВид: народ\n")


def test_a_bare_name_is_enough_when_it_is_clear(run: Run) -> None:
    assert run("show", "amazons").stdout == run("show", "base.amazons").stdout


def test_a_piece_as_data_has_every_field(run: Run) -> None:
    data = json.loads(run("show", "base.sorcerers", "--json").stdout)
    assert data["name"] == {"en": "Sorcerers", "ru": "Колдуны"}
    assert data["options"] == ["sorcerer_limit"]
    assert data["hooks"] == ["conquest_modes"]
    assert data["clauses"][0] == "SW-RACE-SORCERERS-1"


@pytest.mark.parametrize(("power", "number"), [("sailing", "5"), ("garrison", "3")])
def test_a_proposed_badge_number_is_marked_with_its_option(run: Run, power: str, number: str) -> None:
    option = f"badge_{power}"
    assert f"Numbers: tokens {number} (proposed, option {option})\n" in run("show", f"warcraft.{power}").stdout
    assert f"жетоны {number} (предложено, опция {option})" in run("show", f"warcraft.{power}", "--lang", "ru").stdout
    data = json.loads(run("show", f"warcraft.{power}", "--json").stdout)
    assert data["numbers"]["tokens"] == int(number)
    assert data["proposed"] == {"tokens": option}
    assert data["options"] == [option]


def test_the_list_marks_proposed_numbers_shortly_and_breaks_no_name(run: Run) -> None:
    rows = run("pieces", "warcraft", "--kind", "power").stdout.splitlines()
    named = {row.split()[0]: row.split()[2] for row in rows if row.startswith("warcraft.")}
    assert (named["warcraft.archaeologist"], named["warcraft.battlemaster"]) == ("Archaeologist", "Battlemaster")
    assert sum("(proposed)" in row for row in rows) == 19
    assert "badge_" not in "".join(rows)


def test_a_printed_number_is_not_marked(run: Run) -> None:
    assert "Numbers: tokens 4\n" in run("show", "warcraft.herbalist").stdout
    data = json.loads(run("pieces", "warcraft", "--kind", "power", "--json").stdout)
    assert [piece["id"] for piece in data if not piece["proposed"]] == ["warcraft.herbalist"]
    assert not any(piece["proposed"] for piece in json.loads(run("pieces", "--json").stdout))


# -- maps and options


@pytest.mark.clause("SW-SETUP-1", "SW-SETUP-4")
def test_maps_are_listed_with_seats_regions_and_rounds(run: Run) -> None:
    data = json.loads(run("maps", "--json").stdout)
    assert [(one["map"], one["players"], one["regions"], one["rounds"]) for one in data] == [
        ("base-2p", 2, 23, 10),
        ("base-3p", 3, 30, 10),
        ("base-4p", 4, 39, 9),
        ("base-5p", 5, 48, 8),
    ]
    rows = [line.split() for line in run("maps").stdout.splitlines()]
    assert ["base-5p", "Five-player", "board", "5", "48", "8"] in rows


@pytest.mark.clause("WC-SETUP-2", "WC-SETUP-5")
def test_the_islands_are_listed_and_said_to_be_our_own(run: Run) -> None:
    shown = " ".join(run("maps", "warcraft").stdout.split())
    assert "large-2a Large island 2a 13 large-2b" in shown
    assert not {"Players", "Rounds"} & set(shown.split()), "they depend on the set"
    assert "four a large, two medium and a small one" in shown
    assert "for 10, 10, 9 and 8 rounds" in shown
    assert "The islands are our own designs within the published counts" in shown
    assert "large-1a+small-2b" in shown
    assert "Острова придуманы нами" in run("maps", "warcraft", "--lang", "ru").stdout
    assert "our own" not in run("maps").stdout


def test_options_and_editions_are_listed(run: Run) -> None:
    data = json.loads(run("options", "--json").stdout)
    assert data["options"]["sorcerer_limit"]["values"] == ["per_opponent", "per_turn"]
    assert next(iter(data["editions"])) == "hobbyworld-2016"
    assert "sorcerer_limit=per_opponent\n" in run("options").stdout
    assert "Значения: per_opponent, per_turn" in run("options", "--lang", "ru").stdout


# -- plugins


def _without(modules: str, *args: str) -> set[str]:
    """Run a command in a fresh interpreter and return which of the modules it has imported."""
    code = (
        "import sys\nfrom swcore.cli.app import cli\n"
        f"try:\n    cli.main({list(args)!r})\nexcept SystemExit:\n    pass\n"
        f"print(*[name for name in {modules.split()!r} if name in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_listing_plugins_imports_none_of_them(run: Run) -> None:
    assert _without("swcore_base_races swcore_base_game swcore_base_powers", "plugins", "--json") == set()
    by_id = {row["id"]: one for one in json.loads(run("plugins", "--json").stdout) for row in one["plugins"]}
    assert by_id["base.orcs"]["distribution"] == "swcore-base-races"
    assert by_id["base.orcs"]["version"] == __version__
    assert "swcore-base-powers" in run("plugins").stdout
    assert "base.merchant" in run("plugins", "list", "swcore-base-powers").stdout


@pytest.mark.case("CASE-EN-09")
def test_a_plugin_that_cannot_be_imported_is_listed_and_left_out(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "swcore_sad-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: swcore-sad\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[swcore.plugins]\nsad.gnolls = no_module_of_this_name:gnolls\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert run("--help").exit_code == 0
    assert "sad.gnolls" in run("plugins").stdout
    assert "sad.gnolls cannot be loaded: ModuleNotFoundError" in run("plugins", "doctor", "swcore-sad").stdout
    found = json.loads(run("plugins", "doctor", "swcore-sad", "swcore-base-races", "--json").stdout)
    errors = {row["id"]: row["error"] for one in found for row in one["plugins"]}
    assert "ModuleNotFoundError" in errors["sad.gnolls"]
    assert errors["base.orcs"] is None
    played = run("play", "--seed", "1", "--seat", "1=random", "--seat", "2=random")
    assert played.exit_code == 0
    assert played.stderr == ""  # it is not even imported
    refused = run("play", "--with", "sad.gnolls")
    assert refused.exit_code == 2
    assert "sad.gnolls cannot be loaded" in refused.stderr


def test_a_pack_brings_commands_of_its_own(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "import click\nprint('a greeting')\n@click.command()\n@click.option('--name')\n"
    code += "def greet(name):\n    click.echo(f'Hello {name}')\nnumber = 5\n"
    commands = {"greet": "greet", "bad": "nothing", "number": "number"}
    module = make_distribution(tmp_path / "pack", code, {}, commands=commands)
    monkeypatch.syspath_prepend(str(tmp_path / "pack"))
    assert run("greet", "--name", "you").stdout == "Hello you\n"
    for name, told in (("bad", f"AttributeError: module '{module}' has no attribute 'nothing'"), ("number", "not a command")):
        refused = run(name)
        assert refused.exit_code == 2
        assert told in refused.stderr
        assert "home-pack 1.2.3" in refused.stderr


# -- saved games


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> tuple[Game, str]:
    """A whole game of two bots, and its file."""
    game = Game.new("small-world", 2, seed=8)
    play_out(game, [make_bot("random", game.ruleset, seat) for seat in range(2)])
    path = tmp_path_factory.mktemp("saves") / "whole.save"
    path.write_text(game.save())
    return game, str(path)


def test_a_replay_tells_the_whole_game(run: Run, saved: tuple[Game, str]) -> None:
    game, path = saved
    told = run("replay", path).stdout
    assert told.startswith(f"Small World: 2 players, {len(game.log)} steps, seed 8.")
    assert "Round 10\n" in told
    assert game.result is not None
    for coins in game.result["coins"]:
        assert f" {coins} " in told.partition("Final table")[2]


def test_verify_says_how_many_steps_are_right(run: Run, saved: tuple[Game, str]) -> None:
    game, path = saved
    assert run("replay", path, "--verify").stdout == f"Verified: {len(game.log)} steps, every hash is right.\n"
    assert run("replay", path, "--verify", "--lang", "ru").stdout.startswith("Проверено: ")


def test_a_replay_can_be_stepped_through_and_left(run: Run, saved: tuple[Game, str]) -> None:
    game, path = saved
    shown = run("replay", path, "--step", lines="\n\nq\n").stdout
    first, second = game.log[1].action, game.log[2].action
    assert first is not None
    assert second is not None
    assert f"Step 1 of {len(game.log) - 1}: player {game.log[1].seat + 1}: {first.text}" in shown
    assert f"Step 2 of {len(game.log) - 1}: player {game.log[2].seat + 1}: {second.text}" in shown
    assert "Step 3" not in shown
    assert shown.count("Region") == 3  # the map after the set-up and after each of the two steps


def test_stepping_to_the_end_shows_the_final_table(run: Run, tmp_path: Path) -> None:
    scene_map = tmp_path / "two.json"
    scene_map.write_text(json.dumps(tiny_map({"a": "hill edge", "b": "hill edge"}, rounds=1)))
    game = Game.new("small-world", 2, seed=8, map=scene_map)
    play_out(game, [make_bot("random", game.ruleset, seat) for seat in range(2)])
    path = tmp_path / "short.save"
    path.write_text(game.save())
    assert "Final table" in run("replay", str(path), "--step", lines="\n" * len(game.log)).stdout


@pytest.mark.clause("SW-SCORE-6")
def test_a_replay_of_an_unfinished_game_shows_no_total(run: Run, tmp_path: Path) -> None:
    game = Game.new("small-world", 2, seed=8)
    for _ in range(4):
        game.apply(game.legal_actions()[0])
    path = tmp_path / "half.save"
    path.write_text(game.save())
    told = run("replay", str(path)).stdout
    rows = [line.split() for line in told.splitlines() if line.startswith("Player ") and not line.startswith("Player  ")]
    assert [row[-1] for row in rows if row[-1] == "hidden"] == ["hidden", "hidden"]


# -- the group


def test_help_is_light_and_lists_every_command(run: Run) -> None:
    shown = run("--help").stdout
    for command in ("play", "simulate", "replay", "rules", "pieces", "show", "maps", "options", "editions", "plugins"):
        assert f"\n  {command} " in shown
    assert _without("rich networkx jsonschema swcore.bots swcore.graph.files", "--help") == set()


def test_no_arguments_show_the_help(run: Run) -> None:
    assert run().stdout == run("--help").stdout
    assert run().exit_code == 0


@pytest.mark.parametrize("command", sorted(cli.commands))
def test_every_command_explains_itself(run: Run, command: str) -> None:
    shown = run(command, "--help")
    assert shown.exit_code == 0
    assert f"Usage: swcore {command} " in shown.stdout


def test_the_version_is_told(run: Run) -> None:
    """The build is told by what is imported: native modules are no Python files."""
    kind = "pure" if str(machine.__file__).endswith(".py") else "compiled"
    assert run("--version").stdout == f"swcore, version {__version__}, hook API 1 ({kind})\n"
