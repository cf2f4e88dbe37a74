"""The command `swcore new`: what it writes passes its own tests, and nothing that is there is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from swcore import PluginError, load_plugins
from swcore.authoring.new import GAME, Wish, identifier, pack_of, plan_of, recorded, refresh, templates_of, write
from swcore.testing.inspection import played
from tests.cli.conftest import Run
from tests.cli.conftest import run as run  # the fixture
from tests.shared.rulesets import rules

MADE = {game: templates_of(rules(game).book) for game in ("small-world", "warcraft", "tiny-towns")}
FAMILY = MADE["small-world"].values()  # what the second game of the family brings besides these is its own
KINDS = [
    (game, kind, code)
    for game, kinds in MADE.items()
    for kind, template in kinds.items()
    for code in ((False, True) if template.code else (False,))
    if game != "warcraft" or template not in FAMILY
]
NUMBERS = {"purse": "2", "plunder": "3", "stronger": "2", "stays": "4"}
ANSWERS: dict[str, list[dict[str, str]]] = {
    "race": [
        *({"does": does, "terrain": "swamp"} for does in ("both", "cheaper", "anywhere", "safe")),
        *({"does": does, "many": many} for does, many in NUMBERS.items()),
    ],
    "power": [{"does": "stronger"}],
    "rule": [{"does": "safe"}],
}


def passed(folder: Path) -> int:
    """Run the tests that were written, here and now; return how many."""
    count = 0
    for path in sorted(folder.rglob("test_*.py")):
        space: dict[str, Any] = {"__file__": str(path), "__name__": path.stem}
        exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), space)
        for name, test in space.items():
            if name.startswith("test_"):
                test()
                count += 1
    return count


@pytest.mark.parametrize(("game", "kind", "code"), KINDS)
def test_the_tests_of_a_new_piece_pass_at_once(
    game: str, kind: str, code: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played, "FIRST", 1)  # games of a first look
    template = MADE[game][kind]
    for number, answers in enumerate([{}, *ANSWERS.get(kind, [])]):
        write(
            plan_of(template, rules(game), f"Frost {number}", name_ru="Мороз", answers=answers, code=code), tmp_path / str(number)
        )
    assert passed(tmp_path) >= 1


def test_the_tests_of_a_new_game_pass_at_once(tmp_path: Path) -> None:
    write(plan_of(GAME, None, "Three Isles"), tmp_path)
    assert passed(tmp_path) == 2


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("Frost Dwarves", "frost_dwarves"),
        ("Ёжики в тумане", "ezhiki_v_tumane"),
        ("../../etc/passwd", "etc_passwd"),
        ("class", "class_race"),
        ("match", "match_race"),
        ("CON", "con_race"),
        ("7 Samurai", "race_7_samurai"),
        ("Café d'Été", "cafe_dete"),
        ("x" * 99, "x" * 32),
        ("print", "print_race"),
    ],
)
def test_any_name_gives_a_valid_word(name: str, word: str) -> None:
    assert identifier(name, "race") == word


@pytest.mark.parametrize("kind", ["race", "power", "rule", "map"])
def test_the_tests_of_what_the_family_brings_pass_in_its_other_game_too(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There armies come in by harbours, and not over the edge."""
    monkeypatch.setattr(played, "FIRST", 1)
    write(plan_of(MADE["warcraft"][kind], rules("warcraft"), "Frost", answers={"does": "stays"}), tmp_path)
    assert passed(tmp_path) >= 1


@pytest.mark.parametrize("name", ["龍", "🐉", "...", "\x00\n", '"; import os', "‮abc", "a" * 500, "\\"])
def test_strange_names_keep_what_is_shown_and_stay_on_their_line(name: str, tmp_path: Path) -> None:
    race = templates_of(rules().book)["race"]
    for code in (False, True):
        write(plan_of(race, rules(), name, code=code), tmp_path / str(code))
    word = identifier(name, "race")
    data = tomllib.loads((tmp_path / "False" / f"{word}.toml").read_text(encoding="utf-8"))
    assert len(data["name"]["en"]) <= 60
    assert data["name"]["en"] == (" ".join(name.split()) if name.isprintable() and len(name) <= 60 else data["name"]["en"])
    compile((tmp_path / "True" / f"{word}.py").read_text(encoding="utf-8"), "made", "exec")


def test_nothing_is_overwritten_unasked_and_a_failure_leaves_nothing(run: Run, tmp_path: Path) -> None:
    plan = plan_of(templates_of(rules().book)["race"], rules(), "Gnolls")
    (tmp_path / "test_gnolls.py").write_text("mine")
    done = run("new", "race", "Gnolls", "--out", str(tmp_path))
    assert done.exit_code == 2
    assert "there is a file of this name already" in done.output
    assert [path.name for path in tmp_path.iterdir()] == ["test_gnolls.py"]
    assert (tmp_path / "test_gnolls.py").read_text() == "mine"
    assert run("new", "race", "Gnolls", "--out", str(tmp_path), "--force").exit_code == 0
    assert {path.name for path in tmp_path.iterdir()} == set(plan.files)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("new",), "Known: "),
        (("new", "rase", "x"), "Did you mean race"),
        (("new", "race"), "The name of the new piece is missing"),
        (("new", "race", "x", "--set", "terrain=hil"), "Did you mean hill?"),
        (("new", "race", "x", "--set", "tokens=11"), "answers no question"),
        (("new", "race", "x", "--set", "token=5"), "Did you mean tokens"),
        (("new", "race", "x", "--set", "does=plunder", "--set", "terrain=hill"), "answers no question"),
        (("new", "race", "x", "--set", "does=plunder", "--set", "many=4"), "from 1 to 3"),
        (("new", "race", "x", "--game", "chess"), "There is no game"),
        (("new", "--refresh", "--out", "/nowhere"), "was not written by swcore new pack"),
    ],
)
def test_slips_are_told(run: Run, words: tuple[str, ...], told: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert told in done.output


def test_kinds_of_a_game_come_from_its_pack(run: Run, tmp_path: Path) -> None:
    """Nobody says --game: what brings an artifact or a monument is found."""
    for kind, game in (("artifact", "warcraft"), ("monument", "tiny-towns")):
        assert run("new", kind, "Moon Horn", "--out", str(tmp_path / kind)).exit_code == 0
        assert tomllib.loads((tmp_path / kind / "moon_horn.toml").read_text(encoding="utf-8"))["game"] == game
    done = run("new", "power", "Moon Horn", "--game", "warcraft", "--code", "--out", str(tmp_path))
    assert "swcore play warcraft --piece" in done.output


@pytest.mark.timeout(120)
@pytest.mark.parametrize("code", [False, True])
def test_the_wheel_of_a_pack_is_installed_and_found_and_passes_its_tests(tmp_path: Path, code: bool) -> None:
    """What pip does for a pure wheel is to unpack it."""
    race = MADE["small-world"]["race"]
    plan = pack_of(Wish("Frost Folk", kind="race", game="base.small_world", code=code), race, rules())
    assert ("src/swcore_frost_folk/frost_folk.toml" in plan.files) is not code
    write(plan, tmp_path / "pack")
    run_in(tmp_path / "pack", "-c", f"from hatchling.build import build_wheel; build_wheel({str(tmp_path)!r})")
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        wheel.extractall(tmp_path / "home")
    options = ("-q", "-p", "no:cacheprovider", "-W", "error", "-c", os.devnull, "--import-mode=importlib")
    told = run_in(tmp_path, "-P", "-m", "pytest", *options, "--rootdir", str(tmp_path), "pack/tests", home=tmp_path / "home")
    assert "2 passed" in told or "100%" in told
    assert "frost_folk.frost_folk" in run_in(tmp_path, "-m", "swcore", "plugins", "list", home=tmp_path / "home")
    assert "no fault" in run_in(tmp_path, "-m", "swcore", "check", "swcore-frost-folk", "--quick", home=tmp_path / "home")


def run_in(folder: Path, *words: str, home: Path | None = None) -> str:
    """Run Python with some words, the wheel that was unpacked on its path; return what it says."""
    env = {**os.environ, "PYTHONPATH": str(home)} if home else os.environ
    done = subprocess.run([sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_pack_is_whole_and_its_name_is_not_taken() -> None:
    race = templates_of(rules().book)["race"]
    plan = pack_of(Wish("Frost Folk", "Морозный народ", "race", "base.small_world"), race, rules(), ("base", "towns"))
    assert plan.id == "swcore-frost-folk"
    project = tomllib.loads(plan.files["pyproject.toml"])["project"]
    assert project["entry-points"]["swcore.plugins"] == {"frost_folk.frost_folk": "swcore_frost_folk:frost_folk"}
    assert {"README.md", "LICENSE", ".github/workflows/test.yml", "tests/test_frost_folk.py"} <= set(plan.files)
    assert "towns_pack.towns" in pack_of(Wish("Towns", kind="race"), race, rules(), ("base", "towns")).files["pyproject.toml"]
    game = tomllib.loads(pack_of(Wish("Tidy", kind="game"), GAME, None).files["pyproject.toml"])["project"]
    assert game["entry-points"]["swcore.games"] == {"tidy.tidy": "swcore_tidy.tidy:tidy"}
    with pytest.raises(PluginError):
        load_plugins("tidy.tidy")


def test_an_old_pack_is_brought_up_to_date_and_changed_files_are_left(tmp_path: Path) -> None:
    race = templates_of(rules().book)["race"]
    plan = pack_of(Wish("Frost Folk", kind="race", game="base.small_world"), race, rules())
    write(plan, tmp_path)
    (tmp_path / "LICENSE").unlink()  # thrown away on purpose
    (tmp_path / "README.md").write_text("My own words.\n")
    wish, before = recorded(tmp_path)
    assert wish.name == "Frost Folk"
    same = refresh(tmp_path, plan, before)
    assert (same.written, same.left, same.gone) == ((), (), ("LICENSE",))
    newer = {
        **plan.files,
        ".gitignore": "*.pyc\n",
        "README.md": "New words.\n",
        "CHANGELOG.md": "# Changes\n",
        "LICENSE": "New.\n",
    }
    done = refresh(tmp_path, type(plan)(plan.id, newer), before)
    assert done.written == (".gitignore", "CHANGELOG.md")
    assert [name for name, _ in done.left] == ["README.md"]
    assert "-My own words.\n+New words." in done.left[0][1]
    assert not (tmp_path / "LICENSE").exists()
    assert json.loads((tmp_path / ".swcore-new.json").read_text())["format"] == "swcore-new-1"


@pytest.mark.long
@pytest.mark.timeout(300)
def test_mypy_passes_new_pieces_and_finds_a_wrong_answer(tmp_path: Path) -> None:
    for game, kind, code in KINDS:
        if code:
            write(plan_of(MADE[game][kind], rules(game), f"Frost {game} {kind}", code=True), tmp_path)
    write(plan_of(GAME, None, "Three Isles"), tmp_path)
    made = sorted(path.name for path in tmp_path.glob("*.py"))
    mypy = ("-m", "mypy", "--strict", "--config-file=", f"--cache-dir={tmp_path}")
    assert "Success" in run_in(tmp_path, *mypy, *made)
    race = tmp_path / "frost_small_world_race.py"
    race.write_text(race.read_text(encoding="utf-8").replace("return BONUS", "return str(BONUS) or BONUS"))
    with pytest.raises(AssertionError, match="Incompatible return value"):
        run_in(tmp_path, *mypy, race.name)


@pytest.mark.parametrize(
    ("game", "kind", "wanted"), [("small-world", "race", ["swcore[games]>=0.1"]), ("", "game", ["swcore>=0.1"])]
)
def test_who_installs_a_new_pack_alone_has_the_game_that_it_is_for(game: str, kind: str, wanted: list[str]) -> None:
    """The races and powers of Small World stand in distributions that its rulebook does not require."""
    plan = pack_of(Wish("Frost Folk", kind=kind), MADE[game][kind] if game else GAME, rules(game) if game else None)
    assert tomllib.loads(plan.files["pyproject.toml"])["project"]["dependencies"] == wanted
    assert "pip install build" in plan.files["README.md"]
