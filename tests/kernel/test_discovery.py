"""Finding plugins on the path: broken ones, the same one twice, two of one name."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from swcore import Game, PluginError, load_plugins
from swcore.hooks.discovery import installed, load_installed
from tests.kernel.dists import GNOLLS, make_distribution

ROOT = Path(__file__).parents[2]
BROKEN = {
    "ImportError": ("import a_module_that_nobody_has\n", "ModuleNotFoundError: No module named 'a_module_that_nobody_has'"),
    "SyntaxError": ("gnolls = (\n", "SyntaxError: '(' was never closed"),
    "SystemExit": ("raise SystemExit('no licence')\n", "SystemExit: no licence"),
    "no such name": ("", "AttributeError: module '{module}' has no attribute 'gnolls'"),
    "not a piece": ("gnolls = 5\n", "{module}:gnolls is not a piece"),
    "another id": (GNOLLS.replace("home.gnolls", "home.knolls"), "the entry point is named home.gnolls"),
    "a number that does not fit": (GNOLLS.replace("tokens=6", "tokens=-1"), "home.gnolls: tokens is a whole number"),
    "a bare exception": ("raise BaseException('skipped')\n", "BaseException: skipped"),
    "a test tool's exception": ("from _pytest.outcomes import Skipped\nraise Skipped('no')\n", "Skipped: no"),
    "no super().__init__": (
        "from swcore.conquest import Race\nclass Gnolls(Race):\n    def __init__(self):\n        self.tokens = 6\n"
        "gnolls = Gnolls()\n",
        "A piece of the class Gnolls has no id, name, text, clauses, tags, game, options: it does not call super().__init__.",
    ),
    "a dataclass": (
        "from dataclasses import dataclass\nfrom swcore.conquest import Race\n"
        "@dataclass\nclass Gnolls(Race):\n    id: str = 'home.gnolls'\n    tokens: int = 6\ngnolls = Gnolls()\n",
        "A piece of the class Gnolls has no name, ",
    ),
}


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path, for distributions."""
    folder = tmp_path / "pack"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    return folder


def test_a_piece_of_a_strangers_distribution_joins_by_its_id(pack: Path) -> None:
    make_distribution(pack, GNOLLS, {"home.gnolls": "gnolls"})
    assert "home.gnolls" not in load_plugins("small-world").pieces
    rules = load_plugins("small-world", with_pieces=["home.gnolls"])
    assert rules.packs["home"] == "home-pack 1.2.3"
    game = Game.new(rules, 2, featured=["home.gnolls"])
    game.apply("pick home.gnolls")


def test_listing_imports_nothing(pack: Path) -> None:
    module = make_distribution(pack, "raise RuntimeError('imported')\n", {"home.gnolls": "gnolls"})
    found = next(one for one in installed() if one.name == "home.gnolls")
    assert (found.target, found.distribution, found.version) == (f"{module}:gnolls", "home-pack", "1.2.3")
    assert module not in sys.modules


@pytest.mark.case("CASE-EN-09")
@pytest.mark.parametrize("why", BROKEN)
def test_a_plugin_that_cannot_be_loaded_is_reported_and_skipped(pack: Path, why: str) -> None:
    code, told = BROKEN[why]
    module = make_distribution(pack, code, {"home.gnolls": "gnolls"})
    ((name, error),) = load_installed().broken
    assert name == "home.gnolls"
    assert error.startswith(told.format(module=module))
    rules = load_plugins("small-world")  # a game without it does not even look at it
    assert rules.broken == ()
    Game.new(rules, 2)
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=["home.gnolls"])
    assert caught.value.code == "broken-plugin"
    assert caught.value.message == f"home.gnolls cannot be loaded: {error}"


@pytest.mark.case("CASE-EN-09")
def test_a_game_that_asks_for_a_broken_piece_fails_with_its_name(pack: Path) -> None:
    make_distribution(pack, BROKEN["ImportError"][0], {"home.gnolls": "gnolls"})
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=["home.gnolls"])
    assert caught.value.code == "broken-plugin"
    assert str(caught.value) == "home.gnolls cannot be loaded: " + BROKEN["ImportError"][1]


@pytest.mark.case("CASE-EN-09")
def test_a_game_whose_own_pack_is_broken_fails_with_the_name_of_the_piece(pack: Path) -> None:
    """`base.trolls` comes from a distribution of ours, so it belongs to the game: without it the game is another one."""
    make_distribution(pack, BROKEN["ImportError"][0], {"base.trolls": "trolls"}, name="swcore-tiny-towns")
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world")
    assert caught.value.code == "broken-plugin"
    assert str(caught.value) == "base.small_world needs base.trolls, which cannot be loaded: " + BROKEN["ImportError"][1]


@pytest.mark.case("CASE-EN-09")
def test_a_game_that_is_broken_itself_fails_with_its_name(pack: Path) -> None:
    make_distribution(pack, BROKEN["ImportError"][0], {"home.chess": "chess"})
    with pytest.raises(PluginError) as caught:
        load_plugins("chess")
    assert str(caught.value) == "The game chess cannot be loaded: " + BROKEN["ImportError"][1]


@pytest.mark.case("CASE-EN-08")
def test_a_distribution_that_is_found_twice_registers_once(tmp_path: Path, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_distribution(pack, GNOLLS, {"home.gnolls": "gnolls"})
    again = tmp_path / "again"
    again.symlink_to(pack, target_is_directory=True)
    monkeypatch.syspath_prepend(str(again))
    assert [one.name for one in installed()].count("home.gnolls") == 1
    assert [piece.id for piece in load_installed().pieces].count("home.gnolls") == 1
    assert "home.gnolls" in load_plugins("small-world", with_pieces=["home.gnolls"]).pieces


@pytest.mark.case("CASE-EN-08")
def test_all_packs_found_twice_register_once() -> None:
    """In a process of its own: the folder of the first distribution stands on the path twice, by two names."""
    code = (
        "import sys, pathlib, tempfile, importlib.metadata as m\n"
        "from swcore import load_plugins\n"
        "plain = list(load_plugins('small-world').pieces)\n"
        "home = pathlib.Path(m.distribution('swcore-base-races')._path).parent\n"
        "link = pathlib.Path(tempfile.mkdtemp()) / 'again'\n"
        "link.symlink_to(home, target_is_directory=True)\n"
        "sys.path.append(str(link))\n"
        "assert list(load_plugins('small-world').pieces) == plain\n"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, env={**os.environ, "PYTHONWARNINGS": "error"})


@pytest.mark.case("CASE-EN-13")
def test_two_distributions_with_one_id_are_an_error_that_names_both(
    tmp_path: Path, pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = make_distribution(pack, GNOLLS, {"home.gnolls": "gnolls"})
    other = tmp_path / "other"
    theirs = make_distribution(other, GNOLLS, {"home.gnolls": "gnolls"}, name="cave-pack", version="0.9")
    monkeypatch.syspath_prepend(str(other))
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=["home.gnolls"])
    error = caught.value
    assert error.code == "duplicate-piece"
    for told in ("home.gnolls", f"home-pack 1.2.3 ({ours}:gnolls)", f"cave-pack 0.9 ({theirs}:gnolls)"):
        assert told in error.message
    assert error.hint == "Give one of them an id with its own pack name."
    load_plugins("small-world")  # a game that asks for neither begins


@pytest.mark.case("CASE-EN-13")
def test_one_name_in_two_packs_gives_two_pieces(tmp_path: Path, pack: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_distribution(pack, GNOLLS, {"home.gnolls": "gnolls"})
    other = tmp_path / "other"
    make_distribution(other, GNOLLS.replace("home", "cave"), {"cave.gnolls": "gnolls"}, name="cave-pack")
    monkeypatch.syspath_prepend(str(other))
    rules = load_plugins("small-world", with_pieces=["home.gnolls", "cave.gnolls"])
    assert {"home.gnolls", "cave.gnolls"} <= set(rules.pieces)


@pytest.mark.case("CASE-EN-13")
def test_two_games_of_one_name_are_told_apart_by_their_ids(pack: Path) -> None:
    code = "from swcore import Rulebook\n\nmine, other = Rulebook('home.chess'), Rulebook('cave.chess')\n"
    make_distribution(pack, code, {"home.chess": "mine", "cave.chess": "other"})
    with pytest.raises(PluginError) as caught:
        load_plugins("chess")
    assert caught.value.code == "ambiguous-game"
    assert caught.value.message.startswith("Several games are called chess: cave.chess of home-pack 1.2.3 (")
    assert " and home.chess of home-pack 1.2.3 (" in caught.value.message
    assert load_plugins("cave.chess").id == "cave.chess"
    assert load_plugins("home.chess").id == "home.chess"
