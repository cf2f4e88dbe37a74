"""Pieces of one's own at the command line: files and folders that join, the personal folder, the list of all, the schema."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from tests.authoring.pieces import EXAMPLES
from tests.cli.conftest import Run

BOTS = ("--seat", "1=random", "--seat", "2=random", "--seed", "4")  # quicker than greedy ones
DWARVES = EXAMPLES / "frost_dwarves.toml"
PYTHON = Path(__file__).parents[2] / "examples" / "gnolls.py"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The personal folder, with a piece of data and one of Python."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    found = tmp_path / "swcore" / "pieces"
    found.mkdir(parents=True)
    shutil.copy(DWARVES, found)
    shutil.copy(PYTHON, found)
    (found / "notes.toml").write_text("a = 1", encoding="utf-8")  # not a piece file
    return found


def listed(run: Run, *more: str) -> list[str]:
    result = run("pieces", "small-world", "--json", *more)
    assert result.exit_code == 0, result.output
    return [piece["id"] for piece in json.loads(result.stdout)]


def test_a_piece_of_data_plays_at_once(run: Run) -> None:
    result = run("play", "--piece", str(DWARVES), *BOTS)
    assert result.exit_code == 0, result.output
    assert "won" in result.stdout


def test_an_edit_is_picked_up_by_the_next_game(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "dwarves.toml"
    mine.write_text(DWARVES.read_text(encoding="utf-8"), encoding="utf-8")
    assert "6" in run("show", "home.frost_dwarves", "--piece", str(mine)).stdout
    mine.write_text(mine.read_text(encoding="utf-8").replace("tokens = 6", "tokens = 7"), encoding="utf-8")
    assert "tokens 7" in run("show", "home.frost_dwarves", "--piece", str(mine)).stdout


def test_a_folder_brings_all_its_piece_files(run: Run, folder: Path) -> None:
    found = listed(run, "--piece", str(folder))
    assert {"home.frost_dwarves", "home.gnolls"} <= set(found)


def test_personal_pieces_join_only_when_they_are_named(run: Run, folder: Path) -> None:
    result = run("play", *BOTS)
    assert "Frost" not in result.stdout
    for name in ("home.frost_dwarves", "frost_dwarves"):
        assert run("play", "--with", name, *BOTS, "--save", str(folder / f"{name}.save")).exit_code == 0
        head = json.loads((folder / f"{name}.save").read_text(encoding="utf-8").splitlines()[0])
        assert "home.frost_dwarves" in head["pieces"]
    assert run("play", "--with", "home.gnolls", *BOTS).exit_code == 0


def test_all_pieces_are_listed_with_where_they_come_from(run: Run, folder: Path) -> None:
    rows = {row["id"]: row for row in json.loads(run("pieces", "--all", "--json").stdout)}
    assert rows["base.orcs"]["from"].startswith("swcore-base-races ")
    assert rows["home.frost_dwarves"] == {
        "id": "home.frost_dwarves",
        "kind": "race",
        "from": str(folder / "frost_dwarves.toml"),
        "games": [],
        "personal": True,
        "trouble": "",
    }
    assert rows["home.gnolls"]["from"] == str(folder / "gnolls.py")
    assert "notes" not in rows
    assert str(folder) in run("pieces", "--all").stdout.replace("\n", "")


def test_a_broken_personal_file_is_named_in_the_list_and_harms_nothing(run: Run, folder: Path) -> None:
    (folder / "broken.toml").write_text('swcore = "piece-1"\nid = ', encoding="utf-8")
    rows = {row["id"]: row for row in json.loads(run("pieces", "--all", "--json").stdout)}
    assert "broken.toml:2:" in rows["broken"]["trouble"]
    assert run("play", *BOTS).exit_code == 0


def test_a_wrong_file_is_refused_with_line_and_column_in_both_languages(run: Run, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(DWARVES.read_text(encoding="utf-8").replace("mountain", "mountan"), encoding="utf-8")
    english, russian = (run("play", "--piece", str(wrong), "--bots", "--lang", language) for language in ("en", "ru"))
    assert english.exit_code == russian.exit_code == 2
    assert "wrong.toml:12:21: the first rule, each.held.terrain: there is no terrain 'mountan'." in english.stderr
    assert "Did you mean mountain?" in english.stderr
    assert "the third rule, where.terrain" in english.stderr
    assert "местность 'mountan'" in russian.stderr
    assert "mountain?" in russian.stderr


def test_a_text_with_other_numbers_is_told(run: Run, tmp_path: Path) -> None:
    odd = tmp_path / "odd.toml"
    odd.write_text(DWARVES.read_text(encoding="utf-8").replace("tokens = 6", 'tokens = 6\ntext = "5 coins"'), encoding="utf-8")
    result = run("play", "--piece", str(odd), *BOTS)
    assert result.exit_code == 0
    assert "odd.toml:6:8: text: the text says 5, and the rules say 1." in result.stderr


def test_the_schema_is_printed_with_the_words_of_a_game(run: Run) -> None:
    plain, of_game = json.loads(run("schema").stdout), json.loads(run("schema", "piece", "--game", "warcraft").stdout)
    assert plain["title"] == "A piece file, piece-1"
    assert "warcraft.fort" in of_game["$defs"]["known marker"]["anyOf"][0]["enum"]
    assert json.loads(run("schema", "map").stdout)["$id"] == "https://swcore.invalid/schemas/1/map.schema.json"
    assert json.loads(run("schema", "openapi").stdout)["openapi"] == "3.1.0"
    assert "export interface Menu {" in run("schema", "typescript").stdout
    assert run("schema", "pice").exit_code == 2
    assert "piece" in run("schema", "pice").stderr


def test_a_game_without_such_pieces_says_so(run: Run) -> None:
    stones = str(Path(__file__).parents[2] / "examples" / "stones.py")
    result = run("play", "stones", "--piece", stones, "--piece", str(DWARVES), "--bots")
    assert result.exit_code == 2
    assert "takes no pieces without code" in result.stderr


def test_show_and_check_find_pieces_of_the_folder(run: Run, folder: Path) -> None:
    assert run("show", "home.frost_dwarves").stdout.startswith("Frost Dwarves · home.frost_dwarves")
    checked = run("check", "home.frost_dwarves", "--quick")
    assert checked.exit_code == 0, checked.output
    assert 'Write borrows = "base.elves"' in " ".join(checked.stdout.split())


def test_show_takes_a_file_and_shows_all_of_it(run: Run, tmp_path: Path) -> None:
    assert run("show", str(DWARVES)).stdout.startswith("Frost Dwarves · home.frost_dwarves")
    marker = {"id": "home.lamp", "kind": "marker", "supply": 4}
    folk = {"id": "home.folk", "kind": "race", "tokens": 5}
    both = tmp_path / "both.json"
    both.write_text(json.dumps({"swcore": "piece-1", "pieces": [marker, folk]}), encoding="utf-8")
    assert [one["id"] for one in json.loads(run("show", str(both), "--json").stdout)] == ["home.lamp", "home.folk"]
    told = run("show", str(both)).stdout
    assert told.index("Lamp · home.lamp") < told.index("Folk · home.folk")


def test_a_faulty_file_of_the_folder_is_told_with_a_piece_that_is_not_found(run: Run, folder: Path) -> None:
    (folder / "bad.toml").write_text('swcore = "piece-1"\nid = home.bad\n', encoding="utf-8")
    shown = run("show", "home.bad")
    assert shown.exit_code != 0
    assert "bad.toml:2:6" in shown.stderr


def test_with_names_a_piece_of_a_file_that_joins(run: Run, tmp_path: Path) -> None:
    result = run("play", "--piece", str(DWARVES), "--with", "home.frost_dwarves", *BOTS, "--save", str(tmp_path / "x.save"))
    assert result.exit_code == 0, result.output
