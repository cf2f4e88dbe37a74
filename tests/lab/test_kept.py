"""What was measured of the official pieces is kept place by place, so that a measurement that was stopped goes on."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import attrs
import pytest
from click.testing import CliRunner
from swcore_lab import commands, measuring
from swcore_lab import known as known_fields
from swcore_lab.asked import setting_of
from swcore_lab.field import Field, as_data
from swcore_lab.games import Outcome
from swcore_lab.kept import Keeper, Kept, keep, kept
from swcore_lab.known import Halted, enough, key_of, known, measured
from swcore_lab.pairs import Setting, play_official
from swcore_lab.texts import TEXTS
from swcore_lab.trial import run

from swcore.cli.packs import Choice
from swcore.wording.catalogue import Catalogue
from tests.lab.trials import GNOLLS, teller_of

TODAY = date.today().isoformat()


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let nothing be shipped and nothing be kept."""
    (tmp_path / "data").mkdir()
    (tmp_path / "data/fields.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(known_fields, "files", lambda package: tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def small() -> Setting:
    setting = setting_of(GNOLLS, Choice(), bots=("random",), seed=5)
    return attrs.evolve(setting, field=setting.field[:2])


def stopped_after(small: Setting, count: int, places: int, jobs: int = 1) -> Halted:
    """Measure places, press Ctrl-C after some of them, and return what is told."""
    done = 0

    def progress(more: int) -> None:
        nonlocal done
        done += more
        if done == count:
            raise KeyboardInterrupt

    with pytest.raises(Halted) as caught:
        enough(small, "random", places, jobs, progress)
    return caught.value


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_measurement_that_is_stopped_twice_ends_as_one_that_is_not(small: Setting, jobs: int) -> None:
    """Three places, two more, and the last two: all numbers are those of seven at once, and so are the rows of a trial."""
    for count, places in ((3, 3), (2, 5)):
        halted = stopped_after(small, count, 7, jobs)
        assert (halted.done, halted.kept) == (count, True)
        found = known(small, "random")
        assert found is not None
        assert len(found.usual) == places
    whole, field = measured(small, "random", 7, 1), enough(small, "random", 7, jobs)
    assert field == attrs.evolve(whole, date=TODAY)
    assert known(small, "random") == field
    rows = [run(small, {"random": one}, 7).pairs for one in (field, whole)]
    assert rows[0] == rows[1]


def test_places_go_on_from_the_shipped_ones(small: Setting, tmp_path: Path) -> None:
    """Four are shipped; stopped at six, then eight: as if six to eight had been played at once, and never a gap."""
    shipped = as_data(measured(small, "random", 4, 1), "2026-01-02")
    (tmp_path / "data/fields.json").write_text(json.dumps({key_of(small, "random"): shipped}), encoding="utf-8")
    before = known(small, "random")
    assert before is not None
    assert (len(before.usual), before.date, bool(before.version)) == (4, "2026-01-02", True)
    stopped_after(small, 2, 8)
    part, field = known(small, "random"), enough(small, "random", 8, 1)
    assert part is not None
    assert (len(part.usual), part.version) == (6, "")
    rest = kept(key_of(small, "random"), small.field)
    assert rest is not None
    assert (rest.first, rest.end) == (4, 8)
    assert field.usual == [*before.usual, *measured(small, "random", 4, 1, first=4).usual]
    more = as_data(measured(small, "random", 9, 1), "2026-01-03")  # a later edition ships more than was measured here
    (tmp_path / "data/fields.json").write_text(json.dumps({key_of(small, "random"): more}), encoding="utf-8")
    later = known(small, "random")
    assert later is not None
    assert (len(later.usual), later.date) == (9, "2026-01-03")


def test_fewer_places_than_a_verdict_wants_are_gone_on_with(small: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(known_fields, "BLOCKS", 4)
    stopped_after(small, 3, 4)
    fields = measuring.fields_of(small, None, 1, Catalogue("en", TEXTS))
    assert fields["random"] == attrs.evolve(measured(small, "random", 4, 1), date=TODAY)
    stopped_after(small, 1, 9)
    fields = measuring.fields_of(small, None, 1, Catalogue("en", TEXTS))  # more than it wants are used as they are
    assert len(fields["random"].usual) == 5


def made(lead: float) -> dict[str, Outcome]:
    return {"one": Outcome(lead, -lead, 0.5, 3, 20, True), "two": Outcome(1 / 3, 0, 1, 0, 0, False)}


def test_a_run_that_is_killed_has_kept_what_it_had_half_a_minute_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """A place takes 11 seconds: it is written after 33 and after 66, and nothing at the end, for there is none."""
    clock = [0.0]
    monkeypatch.setattr("swcore_lab.kept.time.monotonic", lambda: clock[0])
    keeper, there = Keeper("key", Kept(7, 0, ())), []
    for place in range(7):
        clock[0] += 11
        keeper.add(made(place))
        found = kept("key", ("two", "one"))
        there.append(len(found.blocks) if found else 0)
    assert there == [0, 0, 3, 3, 3, 6, 6]
    assert found is not None
    assert (found.seed, found.first, found.date) == (7, 0, TODAY)
    assert list(found.blocks) == [made(place) for place in range(6)]


def test_a_write_that_takes_long_comes_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten seconds for a write are a twentieth of the 200 until the next one."""
    clock, writes = [0.0], []

    def slow(key: str, found: Kept) -> bool:
        clock[0] += 10
        writes.append(clock[0])
        return True

    monkeypatch.setattr("swcore_lab.kept.time.monotonic", lambda: clock[0])
    monkeypatch.setattr("swcore_lab.kept.keep", slow)
    keeper = Keeper("key", Kept(7, 0, ()))
    for _ in range(30):
        clock[0] += 10
        keeper.add(made(1))
    assert writes == [40, 250]


def test_what_another_run_has_kept_meanwhile_stays() -> None:
    long, short = (Kept(7, 0, tuple(map(made, range(count)))) for count in (5, 3))
    for one in (long, short):
        assert keep("key", one)
    found = kept("key", ("one", "two"))
    assert found is not None
    assert found.blocks == long.blocks
    assert keep("key", attrs.evolve(short, blocks=(made(9), *short.blocks)))  # games go otherwise now
    found = kept("key", ("one", "two"))
    assert found is not None
    assert len(found.blocks) == 4


@pytest.mark.parametrize(
    "wrong",
    [
        {"key": "another"},
        {"version": "0.0.0"},
        {"rounds": 9},
        {"pieces": ["one", "three"]},
        {"pieces": ["one", "two", "three"]},
        {"blocks": []},
        {"blocks": [[[1, 2]]]},
        {"blocks": None},
    ],
)
def test_what_is_not_of_today_or_cannot_be_read_is_not_used(cache: Path, wrong: dict[str, Any]) -> None:
    assert keep("key", Kept(7, 0, (made(1),)))
    (file,) = (cache / "swcore/lab").iterdir()
    file.write_text(json.dumps({**json.loads(file.read_text(encoding="utf-8")), **wrong}), encoding="utf-8")
    assert kept("key", ("one", "two")) is None
    for text in ("", "[]", "null", '{"key": {"standing": {}}}'):
        file.write_text(text, encoding="utf-8")
        assert kept("key", ("one", "two")) is None


def test_places_of_other_rules_are_measured_anew(small: Setting, cache: Path) -> None:
    """The first game that is kept ends otherwise now."""
    stopped_after(small, 2, 4)
    (file,) = (cache / "swcore/lab").iterdir()
    data = json.loads(file.read_text(encoding="utf-8"))
    data["blocks"][0][0][1] += 1
    file.write_text(json.dumps(data), encoding="utf-8")
    assert known(small, "random") is None
    assert enough(small, "random", 3, 1) == attrs.evolve(measured(small, "random", 3, 1), date=TODAY)
    assert len(known(small, "random").usual) == 3  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        (
            "en",
            "Stopped: 3 of 60 places of the official pieces are kept; the same command goes on from there.",
            "The official pieces are known in 3 places, too few for this. So before the first game with the piece that is tried, "
            "the bot random plays all official ones in 57 places: about ",
        ),
        (
            "ru",
            "Остановлено; расклады официальных фигур сохранены, 3 из 60; та же команда продолжит с этого места.",
            "Официальные фигуры измерены в 3 раскладах; этого мало. Поэтому до первой партии с испытуемой фигурой бот random "
            "сыграет всеми официальными в 57 раскладах. ",
        ),
    ],
)
def test_ctrl_c_says_what_is_kept_and_the_same_command_goes_on(
    monkeypatch: pytest.MonkeyPatch, language: str, first: str, second: str
) -> None:
    played: list[int] = []

    def game(setting: Setting, task: tuple[str, int, int, str]) -> Outcome:
        number, last = task[2], task[3] == setting.field[-1]
        if last and len(played) in (3, 5):
            played.append(-1)
            raise KeyboardInterrupt
        if last:
            played.append(number)
        return play_official(setting, task) if task[3] == setting.field[0] else Outcome(1, 1, 1, 1, 1, True)

    monkeypatch.setattr(known_fields, "play_official", game)
    args = [GNOLLS, "--bots", "random", "--games", "60", "--jobs", "1", "--seed", "3", "--lang", language]
    done = CliRunner().invoke(commands.balance, args)
    assert done.exit_code == 130, done.output
    assert " ".join(done.stderr.split()).endswith(first)
    assert done.stdout == ""
    again = CliRunner().invoke(commands.balance, args)
    assert again.exit_code == 130, again.output
    assert second in " ".join(again.output.split())
    assert played == [0, 1, 2, -1, 3, -1]


@pytest.mark.parametrize(
    ("language", "none", "whole", "lost"),
    [
        (
            "en",
            "Stopped before the first of 9 places of the official pieces was done.",
            "Stopped before the first game with it: nothing can be said yet. What was measured here of the official pieces is "
            "kept.",
            "Stopped: 2 of 9 places of the official pieces were done, but nothing can be written where they would be kept: ",
        ),
        (
            "ru",
            "Остановлено, из раскладов официальных фигур не доигран ни один: 0 из 9.",
            "Остановлено до первой партии с ней: сказать пока ничего нельзя. Всё, что здесь измерено об официальных фигурах, "
            "сохранено.",
            "Остановлено; раскладов официальных фигур сыграно 2 из 9, но сохранить их не удалось, сюда не записать: ",
        ),
    ],
)
def test_what_cannot_go_on_is_said_likewise(
    small: Setting,
    cache: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    none: str,
    whole: str,
    lost: str,
) -> None:
    texts, at = Catalogue(language, TEXTS), 0

    def said() -> str:
        return " ".join(capsys.readouterr().err.split())

    def game(setting: Setting, task: tuple[str, int, int, str]) -> Outcome:
        if task[2] == at:
            raise KeyboardInterrupt
        return Outcome(1, 1, 1, 1, 1, True)

    monkeypatch.setattr(known_fields, "play_official", game)
    with pytest.raises(Halted):
        measuring.fields_of(small, 9, 1, texts)
    assert said().endswith(none)
    with pytest.raises(Halted), measuring.kept_told({"random": Field(1, {}, [])}, texts):
        raise KeyboardInterrupt
    assert said() == whole
    with pytest.raises(KeyboardInterrupt) as plain, measuring.kept_told({"random": Field(1, {}, [], version="1.0")}, texts):
        raise KeyboardInterrupt
    assert not isinstance(plain.value, Halted)
    at = 2
    (cache / "swcore").mkdir(parents=True, exist_ok=True)
    (cache / "swcore/lab").write_text("no folder", encoding="utf-8")
    with pytest.raises(Halted) as halted:
        measuring.fields_of(small, 9, 1, texts)
    assert (halted.value.done, halted.value.kept) == (2, False)
    assert said().replace(" ", "").endswith(f"{lost}{cache / 'swcore/lab'}.".replace(" ", ""))  # a long path is broken anywhere


@pytest.mark.parametrize(
    ("language", "shipped", "here"),
    [
        (
            "en",
            "The official pieces were measured in 240 places with version 1.0 on 2026-01-02. ",
            "The official pieces were measured in 240 places, all or some of them on this machine, the last on 2026-01-02; so "
            "they need not stand as in docs/reference/strength.md. ",
        ),
        (
            "ru",
            "Официальные фигуры измерены, раскладов: 240; версия 1.0, 2026-01-02. ",
            "Официальные фигуры измерены, раскладов: 240; все или часть из них сыграны на этой машине, последние 2026-01-02, и "
            "числа могут быть не те, что в docs/reference/strength.md. ",
        ),
    ],
)
def test_what_was_measured_on_this_machine_is_told_from_what_is_shipped(language: str, shipped: str, here: str) -> None:
    setting = setting_of(GNOLLS, Choice(), bots=("random",), seed=5)
    teller = teller_of(setting, 0.0, language=language)
    for version, told in (("1.0", shipped), ("", here)):
        teller.field = attrs.evolve(teller.field, version=version, date="2026-01-02")
        assert teller.source().startswith(told)
        assert "docs/explanation/balance-method.md" in teller.source()
