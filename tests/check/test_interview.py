"""Asking about a new piece: slips are answered, Ctrl-C leaves nothing, and a file that is there is asked about."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from swcore.cli.commands import new
from swcore.cli.terminal import Terminal
from swcore.text.extras import how_to_get
from tests.cli.conftest import Run
from tests.cli.conftest import run as run  # the fixture

Typed = Callable[[Iterable[str | type[BaseException]]], None]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Let a person sit at the terminal who types lines, or something else."""

    def lines(given: Iterable[str | type[BaseException]]) -> None:
        left = iter(given)

        def ask(terminal: Terminal, prompt: str = "") -> str:
            line = next(left)
            terminal.say(prompt)
            if isinstance(line, str):
                return line
            raise line

        monkeypatch.setattr(new, "interactive", lambda: True)
        monkeypatch.setattr(Terminal, "ask", ask)

    return lines


def test_five_questions_make_a_piece(run: Run, typed: Typed, tmp_path: Path) -> None:
    typed(["Frost Gnolls", "Морозные гноллы", "77", "5", "2", "mountian", "mou"])
    done = run("new", "race", "--out", str(tmp_path))
    assert done.exit_code == 0
    assert "A whole number from 1 to 10." in done.output
    assert "Did you mean mountain?" in done.output
    data = tomllib.loads((tmp_path / "frost_gnolls.toml").read_text(encoding="utf-8"))
    assert (data["tokens"], data["name"]["ru"]) == (5, "Морозные гноллы")
    assert data["rules"] == [{"on": "score", "coins": 1, "each": {"held": {"terrain": "mountain"}}, "in": "both"}]


@pytest.mark.parametrize("answer", [[""], ["1"], ["rac"], ["raec", "race"]])
def test_without_a_kind_it_asks_for_one(run: Run, typed: Typed, tmp_path: Path, answer: list[str]) -> None:
    typed([*answer, "Gnolls", "", "5", "2", "hill"])
    done = run("new", "--out", str(tmp_path))
    assert done.exit_code == 0, done.output
    assert "What do you want to write?" in done.output
    assert tomllib.loads((tmp_path / "gnolls.toml").read_text(encoding="utf-8"))["kind"] == "race"
    assert ("Did you mean race" in done.output) is (len(answer) == 2)


def test_a_test_is_written_only_where_pytest_is_installed(
    run: Run, typed: Typed, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(new, "find_spec", lambda name: None)
    typed(["Gnolls", "", "5", "2", "hill"])
    done = run("new", "race", "--out", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["gnolls.toml"]
    assert f"pytest is not installed: {how_to_get('testing')}" in " ".join(done.output.split())
    assert "-m pytest" not in done.output
    assert "swcore check" in done.output


def test_it_asks_in_russian_and_takes_the_usual_for_silence(run: Run, typed: Typed, tmp_path: Path) -> None:
    typed(["", "Gnolls", "", "", "", "хлом", ""])
    done = run("new", "race", "--out", str(tmp_path), "--lang", "ru")
    assert done.exit_code == 0
    for words in ("Без названия нельзя.", "Сколько жетонов (от 1 до 10)?", "Такого ответа нет.", "Теперь попробуйте:"):
        assert words in done.output
    data = tomllib.loads((tmp_path / "gnolls.toml").read_text(encoding="utf-8"))
    assert (data["tokens"], data["rules"][0]["each"]["held"]["terrain"]) == (6, "hill")


@pytest.mark.parametrize("leaving", [KeyboardInterrupt, EOFError])
def test_who_leaves_leaves_nothing(run: Run, typed: Typed, tmp_path: Path, leaving: type[BaseException]) -> None:
    typed(["Gnolls", "", "5", leaving])
    assert run("new", "race", "--out", str(tmp_path / "here")).exit_code == 130
    assert not (tmp_path / "here").exists()


@pytest.mark.parametrize(("answer", "code"), [("no", 2), ("yes", 0), ("", 2)])
def test_a_file_that_is_there_is_asked_about(run: Run, typed: Typed, tmp_path: Path, answer: str, code: int) -> None:
    (tmp_path / "gnolls.toml").write_text("mine")
    typed([answer])
    done = run("new", "race", "Gnolls", "--out", str(tmp_path))
    assert done.exit_code == code
    assert ((tmp_path / "gnolls.toml").read_text() == "mine") == (code == 2)


def test_an_old_pack_is_refreshed_by_the_command(run: Run, tmp_path: Path) -> None:
    assert run("new", "pack", "Frost Folk", "--out", str(tmp_path)).exit_code == 0
    home = tmp_path / "swcore-frost-folk"
    assert "Everything is up to date." in run("new", "pack", "--refresh", "--out", str(home)).output
    (home / "README.md").write_text("Mine.\n")
    done = run("new", "pack", "--refresh", "--out", str(home))
    assert done.exit_code == 0
    assert (home / "README.md").read_text() == "Mine.\n"


@pytest.mark.parametrize(
    ("does", "asked", "rule"),
    [
        ("cheaper", "Which terrain?", {"on": "cost", "less": 1, "where": {"terrain": "swamp"}}),
        ("plunder", "How many coins for each (1 to 3)?", {"on": "score", "coins": 3, "each": {"conquests": {"occupied": True}}}),
        ("stays", "How many stay (2 to 5)?", {"on": "decline_keep", "exactly": 3}),
    ],
)
def test_each_effect_has_a_question_of_its_own(
    run: Run, typed: Typed, tmp_path: Path, does: str, asked: str, rule: dict[str, object]
) -> None:
    typed(["Gnolls", "", "", does, "swamp" if "terrain" in asked else "3"])
    done = run("new", "race", "--out", str(tmp_path))
    assert (done.exit_code, asked in done.output) == (0, True)
    assert tomllib.loads((tmp_path / "gnolls.toml").read_text(encoding="utf-8"))["rules"] == [rule]


def test_a_person_who_reads_no_english_knows_what_each_answer_is(run: Run, typed: Typed, tmp_path: Path) -> None:
    """Kinds, effects and terrains stand there with what they are, and may be typed so."""
    typed(["умен", "Лесное", "", "", "чепуха", "области", "бол"])
    done = run("new", "--out", str(tmp_path), "--lang", "ru")
    assert done.exit_code == 0, done.output
    for line in ("  2 power - умение", "  10 pack - набор, чтобы его ставили другие", "  5 swamp - болото"):
        assert line in done.output
    data = tomllib.loads((tmp_path / "lesnoe.toml").read_text(encoding="utf-8"))
    assert (data["kind"], data["rules"]) == ("power", [{"on": "cost", "less": 1, "where": {"terrain": "swamp"}}])
    typed(["", "", "колодец", "", ""])
    done = run("new", "building", "--out", str(tmp_path), "--lang", "ru")
    assert "  7 factory - фабрика, чёрный" in done.output
