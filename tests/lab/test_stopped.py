"""What is said of a run that was stopped: nothing before there is an interval, and then what was done and what was not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner
from swcore_lab import commands, report
from swcore_lab import known as known_fields
from swcore_lab.asked import setting_of
from swcore_lab.games import Outcome
from swcore_lab.pairs import Setting
from swcore_lab.running import tried
from swcore_lab.texts import TEXTS
from swcore_lab.trial import Found

from swcore.cli.packs import Choice
from swcore.wording.catalogue import Catalogue
from tests.lab.trials import GNOLLS, called, known, teller_of, told


@pytest.fixture(scope="module")
def setting() -> Setting:
    return setting_of(GNOLLS, Choice(), bots=("random",), seed=5)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_nothing_is_said_of_a_run_that_is_stopped_before_there_is_an_interval(setting: Setting, language: str) -> None:
    teller = teller_of(setting, 0.0, 14, stopped=True, language=language)
    assert (
        told(teller)
        == {
            "en": "Stopped after 14 games with random; nothing can be said yet: 60 are needed.",
            "ru": "Остановлено; партий, где играл random: 14. Сказать пока ничего нельзя: нужно 60.",
        }[language]
    )
    assert "<svg" not in report.page(teller, 1.0, "rows")
    assert told(teller_of(setting, 9.0, 60, stopped=True)).startswith("Too strong.")
    assert "Stopped after 60 games with random." in told(teller_of(setting, 9.0, 60, stopped=True))


@pytest.mark.parametrize(
    ("after", "says"),
    [
        (0, "Stopped before the first game with it"),
        (14, "Stopped after 14 games with random; nothing can be said yet: 60 are needed."),
    ],
)
def test_ctrl_c_ends_the_command_with_130(monkeypatch: pytest.MonkeyPatch, after: int, says: str) -> None:
    count = 0

    def made(_: Setting, task: tuple[str, int, int]) -> Outcome:
        nonlocal count
        count += 1
        if count > after:
            raise KeyboardInterrupt
        return Outcome(task[2] % 3, task[2] % 3, 1.0, 1, 1, True)

    monkeypatch.setattr(known_fields, "known", lambda *_: known())
    monkeypatch.setattr("swcore_lab.trial.play_piece", made)
    done = called()
    assert done.exit_code == 130
    assert says in done.output
    assert "0 of 3" not in done.output


@pytest.mark.parametrize("where", ["picking.prices", "suggesting.suggest"])
def test_ctrl_c_after_the_verdict_keeps_it_and_names_what_was_not_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(known_fields, "known", lambda *_: known())
    monkeypatch.setattr("swcore_lab.trial.play_piece", lambda _, task: Outcome(9 + task[2] % 3, 9, 1.0, 1, 1, True))
    monkeypatch.setattr(f"swcore_lab.{where}", stopped)
    if "suggest" in where:
        monkeypatch.setattr("swcore_lab.picking.prices", lambda *_: (20, []))
    page = tmp_path / "gnolls.html"
    done = called("--suggest", "--report", str(page))
    assert done.exit_code == 130
    assert done.stdout.startswith("Too strong.")
    undone = "games in which bots choose by themselves, other numbers of tokens" if "pick" in where else "other numbers of tokens"
    assert f"Not done: {undone}." in " ".join(done.output.split())
    assert f"Not done: {undone}." in page.read_text(encoding="utf-8")


def test_ctrl_c_while_bots_choose_keeps_what_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seven games in which it was offered once each at no price: the eighth is stopped."""

    def made(_: Setting, number: int) -> dict[int, list[int]]:
        if number == 7:
            raise KeyboardInterrupt
        return {0: [1, number % 2, 10, 2, 4, 1, 9, 3]}

    monkeypatch.setattr(known_fields, "known", lambda *_: known())
    monkeypatch.setattr("swcore_lab.trial.play_piece", lambda _, task: Outcome(9 + task[2] % 3, 9, 1.0, 1, 1, True))
    monkeypatch.setattr("swcore_lab.picking.counted", made)
    done = called("--picks", "20")
    output = " ".join(done.output.split())
    assert done.exit_code == 130
    assert "Not done: the rest of the games in which bots choose by themselves." in output
    assert "(7 games)" in output
    assert "taken 3 of 7 times" in output


@pytest.mark.parametrize(("language", "left"), [("en", "the rest of the numbers of tokens"), ("ru", "остальные числа жетонов")])
def test_ctrl_c_while_numbers_are_tried_keeps_those_that_are_done(
    monkeypatch: pytest.MonkeyPatch, language: str, left: str
) -> None:
    """Gnolls have 6, which was played before; 5 and 7 come first, 60 games each, and 4 was not done."""
    count = 0

    def made(setting: Setting, task: tuple[str, int, int]) -> Outcome:
        nonlocal count
        count += 1
        if count > 130:
            raise KeyboardInterrupt
        value = 9 + 2 * setting.tokens + task[2] % 3
        return Outcome(value, value, 1.0, 1, 1, True)

    monkeypatch.setattr(known_fields, "known", lambda *_: known())
    monkeypatch.setattr("swcore_lab.trial.play_piece", lambda _, task: Outcome(9 + task[2] % 3, 9, 1.0, 1, 1, True))
    monkeypatch.setattr("swcore_lab.suggesting.play_piece", made)
    done = called("--suggest", "--picks", "0", "--lang", language)
    assert done.exit_code == 130
    output = " ".join(done.output.split())
    assert left in output
    assert [f" {tokens}: " in output for tokens in (4, 5, 6, 7, 8)] == [False, True, True, True, False]


def test_what_all_seats_share_is_silent_likewise(monkeypatch: pytest.MonkeyPatch) -> None:
    from swcore_lab.rule_effects import MEASURES as EFFECTS
    from swcore_lab.shared_trial import weighed

    rows = [(dict.fromkeys((*EFFECTS, "points"), 50.0), dict.fromkeys((*EFFECTS, "points"), 50.0))] * 7
    found = attrs.evolve(weighed(rows, 1.0), stopped=True)
    monkeypatch.setattr("swcore_lab.shared_command.weigh", lambda *_: found)
    done = CliRunner().invoke(commands.balance, ["examples/windmill.py", "--seed", "1", "--jobs", "1", "--lang", "en"])
    assert (done.exit_code, done.output) == (130, "Stopped after 7 games; nothing can be said yet: 60 are needed.\n")


def test_ctrl_c_in_a_matrix_says_that_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(setting: Setting, games: int, jobs: int, progress: Callable[[int], None]) -> None:
        progress(1)
        progress(1)
        raise KeyboardInterrupt

    monkeypatch.setattr("swcore_lab.matrix.played", stopped)
    done = CliRunner().invoke(commands.lab, ["matrix", "--jobs", "1", "--lang", "en"])
    assert done.exit_code == 130
    assert "Stopped after 2 of 1120 games: nothing can be said yet, and nothing is kept." in done.output


def test_games_are_counted_alike_before_a_run_within_it_and_when_it_is_stopped(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty of the stronger bot, and as many of the weaker one as an interval wants: 120."""
    both = attrs.evolve(setting, bots=("greedy", "random"))
    fields, shown, done = {"greedy": known(), "random": known()}, list[int | None](), list[int]()
    monkeypatch.setattr("swcore_lab.running.fields_of", lambda *_: fields)
    monkeypatch.setattr("swcore_lab.trial.play_piece", lambda _, task: Outcome(task[2] % 3, task[2] % 3, 1, 1, 1, True))

    def bar(what: str, total: int | None, work: Callable[..., Found]) -> Found:
        shown.append(total)
        return work(done.append)

    monkeypatch.setattr("swcore_lab.running.watched", bar)
    teller = tried(both, 60, 1, Catalogue("en", TEXTS))
    assert (shown, sum(done), len(teller.found.pairs)) == ([120], 120, 120)
    teller.found = attrs.evolve(teller.found, stopped=True)
    assert teller.verdict().endswith(" Stopped after 60 games with greedy.")
