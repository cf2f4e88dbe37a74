"""Distributions of strangers: what joins, what is left out, what is imported at all, and that one bad one harms no other."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import pytest

from swcore import Game, PluginError, load_plugins
from swcore.hooks.discovery import installed, load_installed
from swcore.hooks.installed import read_index
from swcore.hooks.requirements import fits
from tests.cli.conftest import Run
from tests.kernel.dists import GNOLLS, make_distribution

BOMB = "raise RuntimeError('imported')\n"
CHESS = "from swcore import Piece, Rulebook\n\nclass Chess(Rulebook):\n    packs = ('chess',)\n\nchess = Chess('chess.chess')\n"
ROOK = "from swcore import Piece\n\nrook = Piece('chess.rook')\n"


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which every folder `a`, `b` or `c` is on the path."""
    for name in "abc":
        monkeypatch.syspath_prepend(str(tmp_path / name))
        (tmp_path / name).mkdir()
    return tmp_path


# -- one game twice (G1)


def test_g1_a_rulebook_listed_by_two_distributions_is_one_game(packs: Path) -> None:
    module = make_distribution(packs / "a", CHESS, {"chess.chess": "chess"}, name="chess-one")
    make_distribution(packs / "b", CHESS, {"chess.chess": "chess"}, name="chess-two", module=module)
    assert load_plugins("chess").id == "chess.chess"


def test_g1_a_rulebook_listed_in_both_groups_is_one_game(packs: Path) -> None:
    make_distribution(packs / "a", CHESS, {"chess.chess": "chess"}, games={"chess.chess": "chess"})
    assert load_plugins("chess").id == load_plugins("chess.chess").id == "chess.chess"


def test_g1_a_piece_listed_by_two_distributions_is_one_piece(packs: Path) -> None:
    module = make_distribution(packs / "a", GNOLLS, {"home.gnolls": "gnolls"}, name="one")
    make_distribution(packs / "b", GNOLLS, {"home.gnolls": "gnolls"}, name="two", module=module)
    assert "home.gnolls" in load_plugins("small-world", with_pieces=["home.gnolls"]).pieces


def test_g1_two_rulebooks_of_one_id_are_told_apart_by_their_distributions(packs: Path) -> None:
    make_distribution(packs / "a", CHESS, {"chess.chess": "chess"}, name="chess-one")
    make_distribution(packs / "b", CHESS, {"chess.chess": "chess"}, name="chess-two")
    with pytest.raises(PluginError) as caught:
        load_plugins("chess")
    assert caught.value.code == "ambiguous-game"
    assert "chess-one 1.2.3" in caught.value.message
    assert "chess-two 1.2.3" in caught.value.message


# -- reserved ids (G2, S8)


@pytest.mark.case("CASE-EN-13")
@pytest.mark.parametrize("id", ["base.orcs", "base.gnolls"])
def test_g2_s8_a_stranger_brings_nothing_under_a_reserved_prefix(packs: Path, id: str) -> None:
    before = Game.new("small-world", 2, seed=1).digest()
    module = make_distribution(packs / "a", GNOLLS.replace("home.gnolls", id), {id: "gnolls"})
    rules = load_plugins("small-world")
    assert Game.new(rules, 2, seed=1).digest() == before
    assert rules.broken == (
        (id, "ids that begin with base. are reserved for the packs of swcore, and home-pack 1.2.3 is not one of them"),
    )
    assert module not in sys.modules
    assert rules.pieces.get(id) is load_plugins("small-world").pieces.get(id)


def test_g2_what_is_left_out_is_told_when_it_is_asked_for(packs: Path) -> None:
    make_distribution(packs / "a", GNOLLS.replace("home.", "base."), {"base.gnolls": "gnolls"})
    for game in ("small-world", "warcraft"):
        with pytest.raises(PluginError) as caught:
            load_plugins(game, with_pieces=["base.gnolls"])
        assert caught.value.code == "reserved-pack"
        assert "base.gnolls cannot be used: ids that begin with base. are reserved" in caught.value.message


def test_s8_another_rulebook_of_a_reserved_id_is_left_out(packs: Path) -> None:
    code = "from swcore import Rulebook\nmine = Rulebook('base.small_world')\n"
    make_distribution(packs / "a", code, {"base.small_world": "mine"})
    assert len(load_plugins("small-world").pieces) > 30


def test_g2_a_game_in_its_own_words_is_the_game_of_swcore_whatever_else_has_its_name(packs: Path, run: Run) -> None:
    """And the stranger's of this name is told of, not imported: CASE-EN-13 forbids a silent choice alone."""
    code = "from swcore import Rulebook\nmine = Rulebook('home.small_world')\n"
    module = make_distribution(packs / "a", code, {}, games={"home.small_world": "mine"})
    rules = load_plugins("small-world")
    assert rules.id == "base.small_world"
    why = "its name means the game of swcore; that of home-pack 1.2.3 is played by its id"
    assert rules.broken == (("home.small_world", why),)
    assert module not in sys.modules
    assert load_plugins("home.small_world").id == "home.small_world"
    played = run("play", "--seed", "1", "--seat", "1=random", "--seat", "2=random", "--lang", "ru")
    assert "home.small_world не используется: это имя носит игра swcore;" in played.stderr


@pytest.mark.parametrize("asked", [(), ("chess.king",), ("strange-pack",)])
def test_g2_a_piece_of_the_game_itself_wins_over_a_strangers_of_its_id(packs: Path, asked: tuple[str, ...]) -> None:
    make_distribution(packs / "a", CHESS + "king = Piece('chess.king')\n", {"chess.chess": "chess", "chess.king": "king"})
    strange = "from swcore import Piece\nking, rook = Piece('chess.king'), Piece('chess.rook')\n"
    entries = {"chess.king": "king", "chess.rook": "rook"}
    module = make_distribution(packs / "b", strange, entries, name="strange-pack")
    rules = load_plugins("chess", with_pieces=asked)
    assert rules.pieces["chess.king"].release == "home-pack 1.2.3"
    assert ("chess.rook" in rules.pieces) is (asked == ("strange-pack",))
    why = "the game brings a piece of this id itself, and that of strange-pack 1.2.3 does not join"
    assert rules.broken == (("chess.king", why),)
    assert (module in sys.modules) is (asked == ("strange-pack",))


def test_g2_the_own_piece_is_meant_by_a_save_as_well(packs: Path) -> None:
    """A save names all its pieces, and a stranger's of one of these ids was installed since then."""
    names = {"chess.chess": "chess", "chess.king": "king"}
    make_distribution(packs / "a", CHESS + "king = Piece('chess.king')\n", names)
    make_distribution(packs / "b", "raise RuntimeError('imported')\n", {"chess.king": "king"}, name="strange-pack")
    rules = load_plugins("chess.chess", only=["chess.king"])
    assert rules.pieces["chess.king"].release == "home-pack 1.2.3"


def test_g3_a_strangers_game_is_not_imported_because_somebody_elses_piece_joins_another_game(packs: Path) -> None:
    make_distribution(packs / "a", GNOLLS, {"home.gnolls": "gnolls"})
    module = make_distribution(packs / "b", BOMB, {}, name="chess", games={"chess.chess": "chess"})
    assert "home.gnolls" in load_plugins("small-world", with_pieces=["home.gnolls"]).pieces
    assert module not in sys.modules


def test_s8_pieces_of_another_distribution_join_a_strangers_game_by_name_alone(packs: Path) -> None:
    make_distribution(packs / "a", CHESS + "king = Piece('chess.king')\n", {"chess.chess": "chess", "chess.king": "king"})
    make_distribution(packs / "b", ROOK, {"chess.rook": "rook"}, name="rooks")
    assert set(load_plugins("chess").pieces) == {"chess.king"}
    assert set(load_plugins("chess", with_pieces=["chess.rook"]).pieces) == {"chess.king", "chess.rook"}


def test_s8_a_game_may_be_spread_over_the_distributions_that_it_requires(packs: Path) -> None:
    make_distribution(packs / "a", CHESS, {"chess.chess": "chess"}, requires=["Chess_Rooks>=1"], name="chess")
    make_distribution(packs / "b", ROOK, {"chess.rook": "rook"}, name="chess-rooks")
    assert set(load_plugins("chess").pieces) == {"chess.rook"}


def test_s8_a_variant_takes_the_pieces_of_a_reserved_pack_by_naming_it(packs: Path) -> None:
    code = (
        "from swcore_base_game.rules import small_world\nfrom swcore import Rulebook\n"
        "class Plus(Rulebook):\n    packs = ('base',)\n    hookspecs = small_world.hookspecs\nplus = Plus('home.plus')\n"
    )
    make_distribution(packs / "a", code, {"home.plus": "plus"})
    ours = {piece.id for piece in load_installed().pieces if piece.pack == "base" and piece.game == ""} - {"base.small_world"}
    assert set(load_plugins("plus").pieces) == ours
    assert "base.orcs" in ours


# -- what is imported (G3, S7)


def test_g3_pieces_that_are_not_in_play_are_not_imported(packs: Path) -> None:
    module = make_distribution(packs / "a", BOMB, {"home.gnolls": "gnolls"})
    other = make_distribution(packs / "b", CHESS, {"chess.chess": "chess"}, name="chess", games={"chess.chess": "chess"})
    load_plugins("small-world")
    assert not {module, other} & set(sys.modules)


def test_g3_a_game_imports_no_pack_of_another_one() -> None:
    code = (
        "import sys; from swcore import load_plugins; load_plugins('tiny-towns')\n"
        "print([name for name in sys.modules if name.startswith(('swcore_base', 'swcore_warcraft'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_g3_an_import_that_takes_long_is_named(packs: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swcore.cli.setup.LONG", 0.5)
    make_distribution(packs / "a", "import time\ntime.sleep(1.5)\n" + GNOLLS, {"home.gnolls": "gnolls"})
    told = run("play", "--with", "home.gnolls", "--seed", "1", "--seat", "1=random", "--seat", "2=random")
    assert told.exit_code == 0
    assert told.stderr.count("One moment: home.gnolls (home-pack 1.2.3) is still loading; Ctrl-C stops it.\n") == 1


def test_g3_a_slow_import_is_told_early_only_to_whoever_can_mend_it(
    packs: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes 1.5 seconds: longer than what an author waits here, and shorter than anybody else does."""
    monkeypatch.setattr("swcore.cli.setup.SLOW", 0.5)
    monkeypatch.setattr("swcore.cli.setup.LONG", 60.0)
    for command, times in (("check", 1), ("play", 0)):
        slow = f"slow_for_{command}"
        make_distribution(packs / "a", "import time\ntime.sleep(1.5)\n" + GNOLLS, {"home.gnolls": "gnolls"}, module=slow)
        rest = ["--quick"] if command == "check" else ["--seed", "1", "--seat", "1=random", "--seat", "2=random"]
        told = run(command, *(["home.gnolls"] if command == "check" else ["--with", "home.gnolls"]), *rest)
        assert told.stderr.count("takes long") + told.stderr.count("still loading") == times, told.stderr
        shutil.rmtree(packs / "a")


def test_g3_an_import_that_takes_long_is_named_while_a_save_is_opened(
    packs: Path, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("swcore.cli.setup.LONG", 0.3)
    make_distribution(packs / "a", GNOLLS, {"home.gnolls": "gnolls"}, module="slow_to_open")
    game = Game.new(load_plugins("small-world", with_pieces=["home.gnolls"]), 2, seed=1)
    (tmp_path / "my.save").write_text(game.save(), encoding="utf-8")
    del sys.modules["slow_to_open"]
    (packs / "a" / "slow_to_open.py").write_text("import time\ntime.sleep(1)\n" + GNOLLS, encoding="utf-8")
    told = run("replay", str(tmp_path / "my.save"))
    assert told.exit_code == 0
    assert told.stderr.count("One moment: home.gnolls (home-pack 1.2.3) is still loading; Ctrl-C stops it.\n") == 1


@pytest.mark.parametrize(("language", "told"), [("en", "Note: the plugin base.orcs was left out"), ("ru", "Плагин base.orcs не")])
def test_g2_what_is_left_out_is_noted_in_the_language(packs: Path, run: Run, language: str, told: str) -> None:
    make_distribution(packs / "a", GNOLLS.replace("home.gnolls", "base.orcs"), {"base.orcs": "gnolls"})
    played = run("play", "--seed", "1", "--seat", "1=random", "--seat", "2=random", "--lang", language)
    assert played.exit_code == 0
    assert told in played.stderr


@pytest.mark.parametrize(
    "args", [("maps",), ("rules", "SW-DIE-1"), ("options",), ("editions",), ("pieces",), ("show", "base.orcs"), ("mpas",)]
)
def test_s7_commands_import_the_packs_of_the_game_asked_for_alone(packs: Path, run: Run, args: tuple[str, ...]) -> None:
    module = make_distribution(packs / "a", "print('hello')\n" + GNOLLS, {"home.gnolls": "gnolls"})
    other = make_distribution(packs / "b", CHESS, {"chess.chess": "chess"}, name="chess", games={"chess.chess": "chess"})
    result = run(*args)
    assert result.exit_code == (2 if args == ("mpas",) else 0)
    assert not {module, other} & set(sys.modules)


def test_s7_what_a_pack_prints_at_import_stays_off_the_standard_output(
    packs: Path,
    run: Run,
    capsys: pytest.CaptureFixture[str],
) -> None:
    make_distribution(packs / "a", "print('hello')\n" + GNOLLS, {"home.gnolls": "gnolls"})
    load_plugins("small-world", with_pieces=["home.gnolls"])
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", "hello\n")


def test_s7_what_a_pack_does_to_the_process_at_import_is_undone(packs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "import os, signal, sys\nos.chdir('/')\nsys.setrecursionlimit(300)\nsignal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    code += "import io\nsys.stdout = sys.stdin = io.StringIO('yes')\n"
    make_distribution(packs / "a", code + GNOLLS, {"home.gnolls": "gnolls"})
    make_distribution(packs / "b", code + "raise ValueError\n", {"sad.gnolls": "gnolls"}, name="sad-pack")
    monkeypatch.chdir(packs)

    def process() -> list[object]:
        return [os.getcwd(), sys.getrecursionlimit(), signal.getsignal(signal.SIGINT), sys.stdout, sys.stdin]

    before = process()
    assert "home.gnolls" in load_plugins("small-world", with_pieces=["home.gnolls"]).pieces
    with pytest.raises(PluginError, match=r"sad\.gnolls cannot be loaded: ValueError"):
        load_plugins("small-world", with_pieces=["sad.gnolls"])
    assert process() == before


def test_s7_what_a_piece_file_prints_stays_off_the_standard_output(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("print('hello')\n" + GNOLLS)
    result = run("pieces", "--json", "--piece", str(file))
    assert result.stdout.startswith("[")
    assert result.stderr == "hello\n"


# -- damaged distributions (S6)

DAMAGED: dict[str, tuple[str | bytes, str]] = {
    "a line without =": ("[console_scripts]\nsad\n", "line 2 of its entry_points.txt is not of the form name = module:object"),
    "in our group": ("[swcore.plugins]\nsad.a = sad:a\nsad.b\n", "line 3 of its entry_points.txt is not of the form"),
    "no object": ("[swcore.plugins]\nsad.a = sad\n", "line 2 of its entry_points.txt names 'sad', which is not of the form"),
    "before any group": ("sad.a = sad:a\n[swcore.plugins]\n", "line 1 of its entry_points.txt stands before the first [group]"),
    "not UTF-8": (b"[swcore.plugins]\nsad.a = \xff\xfe:a\n", "its metadata cannot be read: UnicodeDecodeError"),
}


@pytest.mark.parametrize("how", DAMAGED)
def test_s6_a_malformed_distribution_is_named_and_left_out_alone(packs: Path, how: str, run: Run) -> None:
    text, why = DAMAGED[how]
    make_distribution(packs / "a", GNOLLS, {"home.gnolls": "gnolls"})
    make_distribution(packs / "b", "", {}, name="sad-pack")
    (packs / "b" / "sad_pack-1.2.3.dist-info" / "entry_points.txt").write_bytes(
        text if isinstance(text, bytes) else text.encode()
    )
    (left_out,) = read_index().left_out
    assert left_out.name in ("sad-pack", "sad_pack-1.2.3")
    assert left_out.why.startswith(why)
    assert {"home.gnolls", "base.orcs"} <= {one.name for one in installed()}
    rules = load_plugins("small-world", with_pieces=["home.gnolls"])
    unknown = how == "a line without ="  # nothing says that it has to do with swcore
    assert [name for name, _ in rules.broken] == ([] if unknown else [left_out.name])
    assert run("pieces", "--kind", "race").exit_code == 0
    assert f"{left_out.name} is left out: {left_out.why}" in " ".join(run("plugins").stdout.split())


def test_s6_a_distribution_without_metadata_is_left_out_alone(packs: Path) -> None:
    make_distribution(packs / "a", GNOLLS, {"home.gnolls": "gnolls"})
    (packs / "a" / "home_pack-1.2.3.dist-info" / "METADATA").unlink()
    assert "base.orcs" in load_plugins("small-world").pieces


def test_s6_an_interrupt_at_import_is_no_fault_of_the_pack(packs: Path) -> None:
    make_distribution(packs / "a", "raise KeyboardInterrupt\n", {"home.gnolls": "gnolls"})
    with pytest.raises(KeyboardInterrupt):
        load_plugins("small-world", with_pieces=["home.gnolls"])


# -- requirements (G4)


def test_g4_a_requirement_that_is_not_met_is_told(packs: Path) -> None:
    make_distribution(packs / "a", GNOLLS, {"home.gnolls": "gnolls"}, requires=["click", "swcore (>=9)"])
    make_distribution(
        packs / "b", ROOK, {"chess.rook": "rook"}, name="rooks", requires=["chess-boards; python_version>'2'", "elm>2"]
    )
    errors = dict(load_installed().broken)
    assert errors["home.gnolls"].startswith("it requires swcore>=9, and swcore 0.")
    assert errors["chess.rook"] == "it requires elm>2, which is not installed."
    with pytest.raises(PluginError, match=r"home.gnolls cannot be loaded: it requires swcore>=9"):
        load_plugins("small-world", with_pieces=["home.gnolls"])


@pytest.mark.parametrize(
    ("version", "wanted", "right"),
    [
        ("0.1.0", ">=0.1,<0.2", True),
        ("0.2.0", ">=0.1,<0.2", False),
        ("1.0", "==1.0.0", True),
        ("1.4.2", "~=1.3", True),
        ("2.0", "~=1.3", False),
        ("1.4", "~=1.3.0", False),
        ("1.2.9", "==1.2.*", True),
        ("1.3", "==1.2.*", False),
        ("1.3", "!=1.3", False),
        ("2.0rc1", "<2", False),
        ("2.0rc1", ">=2", False),
        ("10.0", ">9", True),
        ("odd", ">=3", True),
        ("1.0", "", True),
    ],
)
def test_g4_versions_are_compared_as_pep_440_says(version: str, wanted: str, right: bool) -> None:
    assert fits(version, wanted) is right


# -- no packs (G7)


@pytest.fixture
def wheels(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a wheel of swcore were installed."""
    monkeypatch.setattr("swcore.text.source_tree.source_tree", lambda: None)


@pytest.mark.usefixtures("wheels")
def test_g7_without_packs_the_error_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metadata, "distributions", lambda: iter(()))
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world")
    assert caught.value.message == "There is no game 'small-world': no game is installed."
    assert 'pip install "swcore[games]"' in caught.value.hint


@pytest.mark.usefixtures("wheels")
def test_g7_with_some_packs_the_error_names_those_that_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    real = metadata.distributions

    def without() -> Iterator[object]:
        return (dist for dist in real() if dist.name != "swcore-base-game")

    monkeypatch.setattr(metadata, "distributions", without)
    monkeypatch.setattr("swcore.hooks.discovery.missing_games", lambda: ["swcore-base-game"])
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world")
    assert caught.value.message == "There is no game 'small-world'."
    assert "Not installed: swcore-base-game." in caught.value.hint
    assert 'pip install "swcore[games]"' in caught.value.hint


def test_g7_a_misspelled_game_is_answered_with_the_nearest() -> None:
    with pytest.raises(PluginError) as caught:
        load_plugins("smal-world")
    assert caught.value.hint == "Did you mean small-world?"


# -- whole packs (G4)

PACK = f"{GNOLLS}from swcore.conquest import Power\nsly = Power('home.sly', tokens=3)\n"
PACK += "other = Race('home.far', tokens=5, game='x.y')\n"
ENTRIES = {"home.gnolls": "gnolls", "home.sly": "sly", "home.far": "other"}


@pytest.mark.parametrize("name", ["home", "home-pack", "Home_Pack"])
def test_g4_a_whole_pack_joins_by_its_name(packs: Path, run: Run, name: str) -> None:
    make_distribution(packs / "a", PACK, ENTRIES)
    rules = load_plugins("small-world", with_pieces=[name])
    assert {id for id in rules.pieces if id.startswith("home.")} == {"home.gnolls", "home.sly"}
    assert run("play", "--with", name, "--bots", "--seed", "1", "--seat", "1=random", "--seat", "2=random").exit_code == 0


def test_g4_a_pack_without_a_piece_that_fits_is_refused(packs: Path) -> None:
    make_distribution(packs / "a", PACK, {"home.far": "other"})
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=["home"])
    assert (caught.value.code, str(caught.value)) == ("wrong-game", "No piece of the pack home fits base.small_world.")


def test_g4_an_unknown_pack_is_answered_with_those_that_there_are(packs: Path) -> None:
    make_distribution(packs / "a", PACK, ENTRIES)
    for name, hint in (("homes", "Did you mean home"), ("gnolls", "Did you mean home.gnolls?")):
        with pytest.raises(PluginError) as caught:
            load_plugins("small-world", with_pieces=[name])
        assert caught.value.message == f"No piece {name!r} is installed."
        assert caught.value.hint.startswith(hint)


def test_g4_a_pack_with_a_broken_piece_is_refused_with_its_name(packs: Path) -> None:
    make_distribution(packs / "a", PACK, {**ENTRIES, "home.gone": "gone"})
    with pytest.raises(PluginError, match=r"home\.gone cannot be loaded: AttributeError"):
        load_plugins("small-world", with_pieces=["home"])
