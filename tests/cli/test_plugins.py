"""`swcore plugins`: what it tells of healthy packs, and packs that the user has switched off."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from swcore import Game, PluginError, SaveError, load_plugins
from swcore.cli.plugin_trials import keep_trials, trials_of
from swcore.hooks.index import Index
from swcore.hooks.installed import read_index
from swcore.hooks.remembered import cache_file
from tests.cli.conftest import Run
from tests.kernel.dists import make_distribution

PLAYED = ("--seed", "1", "--seat", "1=random", "--seat", "2=random")
CHESS = "from swcore import Piece, Rulebook\n\nclass Chess(Rulebook):\n    packs = ('chess',)\n\nchess = Chess('chess.chess')\n"
KNIGHTS = (
    "import click\nfrom swcore import Piece\nfrom swcore.conquest import Race\ngnolls = Race('home.gnolls', tokens=6)\n"
    "@click.command()\ndef hello():\n    print('hello')\n"
)
ENABLE = "swcore plugins enable home-pack"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path, with settings and a cache of its own beside it."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    (tmp_path / "site").mkdir()
    return tmp_path / "site"


@pytest.fixture
def module(site: Path) -> str:
    """The module of a distribution with a race and a command."""
    return make_distribution(site, KNIGHTS, {"home.gnolls": "gnolls"}, commands={"hello": "hello"}, hook_api=(1, 2))


# -- list and doctor


def test_nothing_is_imported_to_be_listed(module: str, run: Run) -> None:
    found = {one["distribution"]: one for one in json.loads(run("plugins", "list", "--json").stdout)}
    home = found["home-pack"]
    assert (home["version"], home["hook_api"], home["status"], home["why"]) == ("1.2.3", [1, 2], "untried", None)
    assert [(row["id"], row["kind"], row["name"]) for row in home["plugins"]] == [
        ("home.gnolls", "piece", None),
        ("hello", "command", None),
    ]
    assert {found[name]["status"] for name in ("swcore-base-game", "swcore-base-races", "swcore-warcraft")} == {"untried"}
    assert next(row["kind"] for row in found["swcore-base-game"]["plugins"] if row["id"] == "base.small_world") == "rulebook"
    told = run("plugins")
    assert "piece: home.gnolls; command: hello" in told.stdout
    assert told.stderr == "What is not tried yet is imported by `swcore plugins doctor`, each in a process of its own.\n"
    assert "не проверен" in run("plugins", "list", "--lang", "ru").stdout
    assert module not in sys.modules


def test_g4_the_doctor_is_content_with_what_is_well_and_tells_kinds_names_and_times(site: Path, module: str, run: Run) -> None:
    done = run("plugins", "doctor", "home", "swcore-base-game", "--json")
    assert done.exit_code == 0
    found = {one["distribution"]: one for one in json.loads(done.stdout)}
    assert {one["status"] for one in found.values()} == {"ok"}
    assert list(found) == ["home-pack", "swcore-base-game"]
    rows = {row["id"]: row for one in found.values() for row in one["plugins"]}
    assert (rows["base.small_world"]["kind"], rows["base.small_world"]["name"]["ru"]) == ("rulebook", "Маленький мир")
    assert (rows["home.gnolls"]["kind"], rows["hello"]["kind"]) == ("race", "command")
    assert all(0 <= row["seconds"] < 20 for row in rows.values())
    assert "race: home.gnolls" in run("plugins").stdout
    os.utime(site / "home_pack-1.2.3.dist-info" / "METADATA")
    listed = json.loads(run("plugins", "list", "home-pack", "--json").stdout)
    assert listed[0]["status"] == "untried"  # it was installed anew


def test_what_has_nothing_to_do_with_swcore_is_told_and_is_no_failure(site: Path, run: Run) -> None:
    make_distribution(site, "", {}, name="sad-pack")
    entries = site / "sad_pack-1.2.3.dist-info" / "entry_points.txt"
    for text, code in (("[console_scripts]\nsad\n", 0), ("[swcore.plugins]\nsad\n", 1)):
        entries.write_text(text, encoding="utf-8")
        done = run("plugins", "doctor", "sad-pack")
        assert done.exit_code == code
        assert "sad-pack is left out: line 2 of its entry_points.txt is not of the form" in " ".join(done.stdout.split())


def test_a_command_that_is_none_is_named(site: Path, run: Run) -> None:
    make_distribution(site, "hello = 5\n", {}, commands={"hello": "hello"}, module="plugins_no_command")
    done = run("plugins", "doctor", "home-pack")
    assert done.exit_code == 1
    assert "hello cannot be loaded: plugins_no_command:hello is not a command" in done.stdout


def test_trials_that_cannot_be_read_are_none(module: str) -> None:
    home = next(one for one in read_index().homes if one.name == "home-pack")
    file = cache_file("tried")
    assert file is not None
    keep_trials({home: {}})
    stamp = json.loads(file.read_text(encoding="utf-8"))["home-pack"]["stamp"]
    for trials in (5, [5], {"home.gnolls": 5}, {"home.gnolls": {"status": "ok", "seconds": "x"}}, {"home.gnolls": {"odd": 1}}):
        file.write_text(json.dumps({"home-pack": {"stamp": stamp, "trials": trials}}), encoding="utf-8")
        assert trials_of(home) == {}
    file.write_text("[", encoding="utf-8")
    assert trials_of(home) == {}


@pytest.mark.parametrize("command", ["doctor", "list", "disable", "enable"])
def test_a_name_that_is_no_distribution_is_answered(module: str, run: Run, command: str) -> None:
    near = run("plugins", command, "home-pac")
    assert (near.exit_code, near.stderr) == (2, "Error: No plugin 'home-pac' is installed.\n  Did you mean home-pack?\n")
    piece = run("plugins", command, "home.gnolls")
    assert piece.stderr == "Error: home.gnolls is not a distribution.\n  Name the distribution: home-pack.\n"
    several = run("plugins", command, "base", "--lang", "ru")
    assert several.stderr.startswith("Ошибка: Набор base есть в нескольких дистрибутивах.\n  Какой из них: swcore-base-game, ")


def test_g7_without_any_plugin_the_list_says_how_to_get_some(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swcore.hooks.installed.read_index", Index)
    monkeypatch.setattr("swcore.text.source_tree.source_tree", lambda: None)  # as if a wheel were installed
    assert run("plugins", "--json").stdout == "[]\n"
    assert run("plugins").stdout.startswith("No plugin is installed. Install the games of swcore: pip install ")
    assert "pip install 'swcore[games]'" in run("plugins", "--lang", "ru").stdout


def test_the_help_lists_the_commands_of_packs_and_imports_none(module: str, run: Run) -> None:
    told = run("--help").stdout
    listed = " ".join(told.partition("Commands of packs:\n")[2].split())
    assert "hello of home-pack" in listed  # it says nothing of itself
    assert "towns swcore-tiny-towns: Tiny Towns on the table: score a town." in listed
    assert module not in sys.modules
    run("plugins", "disable", "home-pack")
    assert "hello" not in run("--help").stdout


# -- disable and enable


def test_what_is_disabled_stays_so_until_it_is_enabled(module: str, run: Run, tmp_path: Path) -> None:
    done = run("plugins", "disable", "Home_Pack")
    file = tmp_path / "config" / "swcore" / "plugins.json"
    assert done.stdout == (
        f"home-pack is disabled; pieces and commands left out: 2. `{ENABLE}` brings it back.\nRemembered in {file}.\n"
    )
    assert json.loads(file.read_text(encoding="utf-8")) == {"disabled": ["home-pack"]}
    assert run("plugins", "disable", "home").stdout.startswith("home-pack is disabled already.\n")
    (shelf,) = json.loads(run("plugins", "list", "home-pack", "--json").stdout)
    assert shelf["status"] == "disabled"
    assert "отключён" in run("plugins", "--lang", "ru").stdout
    assert run("plugins", "enable", "home-pack").stdout == "home-pack is enabled again.\n"
    assert run("plugins", "enable", "home-pack").stdout == "home-pack is not disabled.\n"
    assert json.loads(file.read_text(encoding="utf-8")) == {"disabled": []}


@pytest.mark.parametrize("asked", ["home.gnolls", "home-pack", "home", "gnolls"])
def test_what_is_disabled_and_asked_for_says_how_to_bring_it_back(module: str, run: Run, asked: str) -> None:
    run("plugins", "disable", "home-pack")
    done = run("play", "--with", asked, *PLAYED)
    told = f"Error: {asked} comes with home-pack, which is disabled.\n  Bring it back: `{ENABLE}`.\n"
    assert (done.exit_code, done.stderr) == (2, told)
    russian = run("play", "--with", asked, *PLAYED, "--lang", "ru").stderr
    assert russian == f"Ошибка: {asked}: это из home-pack, а он отключён.\n  Вернуть: `{ENABLE}`.\n"
    assert run("hello").exit_code == 2
    assert module not in sys.modules
    run("plugins", "enable", "home-pack")
    assert run("play", "--with", asked, *PLAYED).exit_code == (2 if asked == "gnolls" else 0)  # ask for home.gnolls
    assert run("hello").stdout == "hello\n"


def test_a_command_that_cannot_be_loaded_is_named_in_the_language(site: Path, run: Run) -> None:
    make_distribution(site, "raise ValueError(5)\n", {}, commands={"hello": "hello"})
    assert run("hello").stderr == "Error: The command hello of home-pack 1.2.3 cannot be loaded: ValueError: 5\n"
    told = run("hello", "--lang", "ru").stderr
    assert told == "Ошибка: Команда hello из home-pack 1.2.3 не загружается. Причина (по-английски): ValueError: 5\n"


def test_a_disabled_command_says_how_to_bring_it_back(module: str, run: Run) -> None:
    run("plugins", "disable", "home-pack")
    assert run("hello").stderr == f"Error: hello comes with home-pack, which is disabled.\n  Bring it back: `{ENABLE}`.\n"


def test_a_game_that_is_disabled_says_how_to_bring_it_back(site: Path, run: Run) -> None:
    make_distribution(site, CHESS, {}, games={"chess.chess": "chess"}, name="chess-pack")
    run("plugins", "disable", "chess-pack")
    for asked in ("chess", "chess.chess"):
        with pytest.raises(PluginError) as caught:
            load_plugins(asked)
        assert (caught.value.code, caught.value.details["command"]) == ("disabled-plugin", "swcore plugins enable chess-pack")
    assert "chess" not in run("play", "nonesuch").stderr


def test_pieces_of_a_game_that_are_disabled_are_left_out_with_a_note(site: Path, run: Run) -> None:
    code = "from swcore import Piece\nrook = Piece('chess.rook')\n"
    make_distribution(site, CHESS, {}, games={"chess.chess": "chess"}, name="chess", requires=["chess-rooks"])
    make_distribution(site, code, {"chess.rook": "rook"}, name="chess-rooks")
    assert "chess.rook" in load_plugins("chess").pieces
    run("plugins", "disable", "chess-rooks")
    rules = load_plugins("chess")
    assert "chess.rook" not in rules.pieces
    assert rules.broken == (("chess-rooks", "it is disabled; `swcore plugins enable chess-rooks` brings it back"),)
    note = run("pieces", "chess")
    assert note.stderr == (
        "Note: the plugin chess-rooks was left out: it is disabled; `swcore plugins enable chess-rooks` brings it back.\n"
    )
    note = run("pieces", "chess", "--lang", "ru")
    assert note.stderr == "Плагин chess-rooks не используется: он отключён; вернуть: `swcore plugins enable chess-rooks`.\n"
    assert load_plugins("small-world").broken == ()


def test_what_joins_by_name_alone_and_is_disabled_is_missed_by_nobody(site: Path, run: Run) -> None:
    make_distribution(site, CHESS, {}, games={"chess.chess": "chess"}, name="chess")
    make_distribution(site, "", {"chess.rook": "rook", "base.orcs": "orcs"}, name="chess-rooks")
    run("plugins", "disable", "chess-rooks")
    assert load_plugins("chess").broken == load_plugins("small-world").broken == ()


def test_a_save_that_needs_what_is_disabled_says_how_to_bring_it_back(module: str, run: Run, tmp_path: Path) -> None:
    game = Game.new(load_plugins("small-world", with_pieces=["home.gnolls"]), 2, seed=1)
    game.apply(game.legal_actions()[0])
    text = game.save()
    (tmp_path / "my.save").write_text(text, encoding="utf-8")
    run("plugins", "disable", "home-pack")
    with pytest.raises(SaveError) as caught:
        Game.load(text)
    assert caught.value.code == "save-pieces"
    told = run("replay", str(tmp_path / "my.save"))
    assert told.stderr == (
        "Error: The save needs pieces that cannot be loaded here: home.gnolls (home-pack 1.2.3).\n"
        f"  Disabled here: home-pack. Bring it back: `{ENABLE}`.\n"
    )
    assert f"home-pack: отключено. Вернуть: `{ENABLE}`." in run("replay", str(tmp_path / "my.save"), "--lang", "ru").stderr
    run("plugins", "enable", "home-pack")
    assert Game.load(text).digest() == game.digest()


def test_what_is_no_longer_installed_can_be_enabled(site: Path, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "config" / "swcore" / "plugins.json"
    file.parent.mkdir(parents=True)
    file.write_text('{"disabled": ["long-gone"], "more": 5}', encoding="utf-8")
    assert run("plugins", "enable", "Long.Gone").stdout == "Long.Gone is enabled again.\n"
    assert json.loads(file.read_text(encoding="utf-8")) == {"disabled": [], "more": 5}


@pytest.mark.parametrize("text", ["", "[", "[]", '{"disabled": 5}', '{"disabled": [5, null]}'])
def test_settings_that_cannot_be_read_disable_nothing(module: str, run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "config" / "swcore" / "plugins.json"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    assert "home.gnolls" in load_plugins("small-world", with_pieces=["home"]).pieces
    assert run("plugins", "disable", "home").exit_code == 0
    assert run("play", "--with", "home", *PLAYED).exit_code == 2


def test_settings_that_cannot_be_written_are_told(module: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "config").write_text("", encoding="utf-8")
    done = run("plugins", "disable", "home")
    assert done.exit_code == 2
    assert str(tmp_path / "config") in done.stderr


def test_a_damaged_distribution_can_be_disabled_and_is_not_told_of_any_more(site: Path, run: Run) -> None:
    make_distribution(site, "", {}, name="sad-pack")
    (site / "sad_pack-1.2.3.dist-info" / "entry_points.txt").write_text("[swcore.plugins]\nsad\n", encoding="utf-8")
    assert "sad-pack" in run("maps").stderr
    assert run("plugins", "disable", "sad-pack").exit_code == 0
    assert run("maps").stderr == ""
    assert '"status": "disabled"' in run("plugins", "list", "sad-pack", "--json").stdout
