"""`swcore card` and `swcore sheet`, as people type them."""

from __future__ import annotations

import builtins
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from swcore import Game, load_plugins
from swcore.text.extras import how_to_get
from swcore.text.resources import resource
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
DWARVES = ROOT / "examples" / "declared" / "frost_dwarves.toml"
GNOLLS = ROOT / "examples" / "gnolls.py"


def text_of(file: Path) -> str:
    return " ".join(" ".join(page.extract_text() for page in PdfReader(file).pages).split())


def test_a_race_and_a_power_are_printed_with_their_own_words(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "combo.pdf"
    result = run("card", "base.trolls", "commando", "--out", str(out))
    assert result.exit_code == 0, result.output
    assert "1 page, A4." in result.output
    told = text_of(out)
    for words in ("Trolls", "Commando", "in decline", "Any region costs 1 token less.", "SW-RACE-TROLLS-1..4", "50 mm"):
        assert words in told


def test_in_russian(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "combo.pdf"
    result = run("card", "base.trolls", "--out", str(out), "--lang", "ru", "--paper", "letter")
    assert result.exit_code == 0, result.output
    (page,) = PdfReader(out).pages
    assert float(page.mediabox.height) == pytest.approx(279.4 / 25.4 * 72, abs=0.05)
    told = text_of(out)
    assert "Тролли" in told
    assert "в упадке" in told


def test_a_piece_without_code_is_printed_with_the_text_made_from_its_rules(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "dwarves.svg"
    result = run("card", str(DWARVES), "--out", str(out))
    assert result.exit_code == 0, result.output
    told = out.read_text(encoding="utf-8")
    assert 'aria-label="Frost Dwarves"' in told
    assert "mountain" in told


def test_python_files_folders_and_ids_go_together(run: Run, tmp_path: Path) -> None:
    result = run("card", str(GNOLLS), str(DWARVES), "base.stout", "--out", str(tmp_path / "all.pdf"))
    assert result.exit_code == 0, result.output
    told = text_of(tmp_path / "all.pdf")
    assert all(name in told for name in ("Gnolls", "Frost Dwarves", "Stout"))


def test_of_the_personal_folder_only_the_named_piece_is_printed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "config" / "swcore" / "pieces"
    folder.mkdir(parents=True)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    pieces = [f'[[pieces]]\nid = "home.{name}"\nkind = "race"\ntokens = 5\ntext = "+1"' for name in ("one_folk", "two_folk")]
    (folder / "folks.toml").write_text("\n".join(('swcore = "piece-1"', *pieces)), encoding="utf-8")
    result = run("card", "home.two_folk", str(DWARVES), "--only", "card", "--out", str(tmp_path / "x.svg"))
    assert result.exit_code == 0, result.output
    told = (tmp_path / "x.svg").read_text(encoding="utf-8")
    assert [name in told for name in ("One Folk", "Two Folk", "Frost Dwarves")] == [False, True, True]


def test_files_for_several_games_go_onto_one_print(run: Run, tmp_path: Path) -> None:
    windmill = ROOT / "examples" / "windmill.py"
    result = run("card", str(windmill), str(GNOLLS), "--only", "card", "--out", str(tmp_path / "all.svg"))
    assert result.exit_code == 0, result.output
    told = (tmp_path / "all.svg").read_text(encoding="utf-8")
    assert 'aria-label="Windmill"' in told
    assert 'aria-label="Gnolls"' in told


def test_many_pieces_take_several_files_of_pictures(run: Run, tmp_path: Path) -> None:
    races_and_powers = [piece.id for piece in load_plugins("warcraft").pieces.values() if piece.kind in ("race", "power")]
    assert len(races_and_powers) == 36
    result = run("card", *races_and_powers, "--only", "badge", "--out", str(tmp_path / "all.svg"))
    assert result.exit_code == 0, result.output
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"all.svg", *(f"all-{number}.svg" for number in range(2, len(names) + 1))}


def test_markers_of_a_power_are_printed_once(run: Run, tmp_path: Path) -> None:
    for file, names in (("one.svg", ["base.fortified"]), ("both.svg", ["base.fortified", "base.fortress"])):
        assert run("card", *names, "--only", "tokens", "--out", str(tmp_path / file)).exit_code == 0
    one, both = ((tmp_path / file).read_text(encoding="utf-8").count('class="fold"') for file in ("one.svg", "both.svg"))
    assert one == both


def test_a_sheet_of_a_game_names_its_pieces(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    result = run("sheet", "tiny-towns", "--kind", "monument", "--out", str(out))
    assert result.exit_code == 0, result.output
    told = text_of(out)
    assert "Silva Forum" in told
    assert "TT-MON-SILVA-1..3" in told
    assert "Granary" not in told


def test_a_sheet_of_a_saved_game_holds_what_everybody_sees(run: Run, tmp_path: Path) -> None:
    game = Game.new("tiny-towns", seats=2, seed=3)
    save, out = tmp_path / "game.save", tmp_path / "sheet.svg"
    save.write_text(game.save(), encoding="utf-8")
    result = run("sheet", "--load", str(save), "--out", str(out))
    assert result.exit_code == 0, result.output
    told = out.read_text(encoding="utf-8")
    printed = [piece for piece in game.ruleset.pieces.values() if f'aria-label="{piece.name["en"]}"' in told]
    assert {piece.kind for piece in printed} == {"building"}, "monuments are secret"
    assert len(printed) == 7, "one card of each type, the cottage among them (TT-SETUP-2, TT-SETUP-3)"


def test_a_misspelt_piece_gets_the_nearest_name(run: Run, tmp_path: Path) -> None:
    result = run("card", "base.trols", "--out", str(tmp_path / "x.pdf"))
    assert result.exit_code == 2
    assert "base.trolls" in result.output
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["base.trolls", "--out", "x.pfd"], "Did you mean .pdf"),
        (["base.trolls", "--out", "x"], "ends with .pdf, .svg, .png"),
        (["--out", "x.pdf"], "There is nothing to print."),
        (["base.trolls", "--only", "badge", "--out", "x.pdf"], "leave --only out"),
        (["base.small_world", "--out", "x.pdf"], "swcore sheet base.small_world"),
        (["base.trolls", "--out", "no/such/folder/x.pdf"], "no/such/folder/x.pdf"),
        (["base.trolls"], "--out"),
    ],
)
def test_what_goes_wrong_is_told_and_nothing_is_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("card", *arguments)
    assert result.exit_code == 2
    assert told in result.output
    assert "Traceback" not in result.output
    assert not list(tmp_path.iterdir())


def test_a_text_that_does_not_fit_stops_the_print_in_the_language_of_the_reader(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "long.toml"
    lines = ['swcore = "piece-1"', 'id = "home.talkers"', 'kind = "race"', "tokens = 5", 'name = "Talkers"']
    file.write_text("\n".join((*lines, f'text = "{"Many words. " * 60}"')), encoding="utf-8")
    result = run("card", str(file), "--out", str(tmp_path / "x.pdf"))
    assert result.exit_code == 2
    assert "home.talkers: the text in English is" in result.output
    assert "too large for the banner" in result.output
    russian = run("card", str(file), "--out", str(tmp_path / "x.pdf"), "--lang", "ru")
    assert "home.talkers: текст по-русски не помещается (планка народа)" in russian.output
    assert not (tmp_path / "x.pdf").exists()


def test_odd_letters_are_told_and_the_rest_is_printed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    lines = ['swcore = "piece-1"', 'id = "home.odd"', 'kind = "race"', "tokens = 5", 'name = "Frost 🐉"', 'text = "+1"']
    file.write_text("\n".join(lines), encoding="utf-8")
    result = run("card", str(file), "--out", str(tmp_path / "x.svg"))
    assert result.exit_code == 0
    assert "home.odd has letters that the fonts lack: 🐉" in result.output
    assert 'aria-label="Frost □"' in (tmp_path / "x.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(("library", "ending"), [("fpdf", "pdf"), ("resvg_py", "png")])
def test_without_the_extra_the_line_that_installs_it_is_told(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str, ending: str
) -> None:
    original = builtins.__import__

    def without(name: str, *more: Any, **named: Any) -> Any:
        if name.partition(".")[0] == library:
            raise ImportError(name)
        return original(name, *more, **named)

    monkeypatch.setattr(builtins, "__import__", without)
    result = run("card", "base.stout", "--out", str(tmp_path / f"x.{ending}"))
    assert result.exit_code == 2
    assert f"It comes with an extra of swcore: {how_to_get('print')}\n" in result.output


def test_the_same_print_twice_is_the_same_picture(run: Run, tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg"):
        assert run("card", "base.stout", "--out", str(tmp_path / name)).exit_code == 0
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()


def test_a_map_is_printed_by_name_or_from_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    book = load_plugins("warcraft").book
    file.write_bytes(resource(book.maps["small-1b"], book).read_bytes())
    for chart in ("small-1a", str(file)):
        out = tmp_path / "map.pdf"
        result = run("card", "--map", chart, "--game", "warcraft", "--out", str(out))
        assert result.exit_code == 0, result.output
        told = text_of(out)
        assert ("s1a-07" if chart == "small-1a" else "s1b-08") in told
    wide = run("card", "--map", "base-2p", "--out", str(tmp_path / "wide.svg"), "--width", "400")
    assert wide.exit_code == 0, wide.output
    assert len(list(tmp_path.glob("wide*.svg"))) == 4, "400 by 235 mm: three tiles, and the card that explains them"


@pytest.mark.parametrize(
    ("arguments", "told"), [(["--map", "base-3"], "base-3p"), (["--map", "x", "--game", "tiny-towns"], "no maps")]
)
def test_a_map_that_there_is_not(run: Run, tmp_path: Path, arguments: list[str], told: str) -> None:
    result = run("card", *arguments, "--out", str(tmp_path / "x.pdf"))
    assert result.exit_code == 2
    assert told in result.output


def test_a_picture_that_there_is_not_is_told_with_the_nearest(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    lines = ['swcore = "piece-1"', 'id = "home.odd"', 'kind = "race"', "tokens = 5", 'emblem = "wolv"', 'text = "+1"']
    file.write_text("\n".join(lines), encoding="utf-8")
    result = run("card", str(file), "--out", str(tmp_path / "x.svg"))
    assert result.exit_code == 0
    assert "home.odd asks for the picture wolv" in result.output
    assert "Did you mean wolf" in result.output


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_longest_name_that_a_race_may_have_is_printed_or_refused_in_words(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "long.toml"
    lines = ['swcore = "piece-1"', 'id = "home.long"', 'kind = "race"', "tokens = 5", 'text = "+1"']
    file.write_text("\n".join((*lines, 'name = "The Honourable Brotherhood of Frozen Halls and Mountains"')), encoding="utf-8")
    assert run("card", str(file), "--out", str(tmp_path / "x.svg"), "--lang", language).exit_code == 0
    file.write_text("\n".join((*lines, f'name = "{"W" * 60}"')), encoding="utf-8")
    result = run("card", str(file), "--out", str(tmp_path / "y.svg"), "--lang", language)
    assert result.exit_code == 2
    assert "home.long: " in result.output
    assert {"en": "the name in English", "ru": "название по-русски"}[language] in result.output
