"""A call that never comes back is broken off and named; whoever thinks long by many short calls is left alone."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest

from swcore import Game, SwcoreError
from swcore.bots import make_bot
from swcore.cli.patience import LIMIT, limit, patient
from swcore.cli.setup import Choice
from swcore.cli.simulation import Plan
from swcore.cli.simulation import run as simulate
from swcore.game.refusals import STUCK
from tests.cli.conftest import Run

LOOPS = '''import time

from swcore import hookimpl
from swcore.conquest import Race

END = time.process_time() + 20


class Loops(Race):
    """Comes back after 20 seconds, so that a test which nothing breaks off fails, and does not hang."""

    @hookimpl
    def conquest_score(self, view, army):
        while time.process_time() < END:
            self.spin()

    def spin(self):
        return 0


loops = Loops("home.loops", tokens=6, name={"en": "Loops", "ru": "Петли"}, text={"en": "Loops.", "ru": "Петли."})
'''
LINES = range(14, 19)  # of the loop, and of the helper that it calls


@pytest.fixture
def loops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the path of a piece that loops; the limit is made short."""
    monkeypatch.setenv("SWCORE_PATIENCE", "0.6")
    path = tmp_path / "loops.py"
    path.write_text(LOOPS, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_simulation_ends_with_the_piece_the_hook_and_the_line(run: Run, loops: str, bots: str) -> None:
    result = run("simulate", "-n", "2", "--jobs", "1", "--seed", "1", "--bots", bots, "--piece", loops)
    assert result.exit_code == 2
    assert "home.loops has not come back from conquest_score after 0.6 seconds of computing." in result.stderr
    assert any(f"loops.py:{line}" in result.stderr for line in LINES)
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)


def test_it_is_told_in_russian_too(run: Run, loops: str) -> None:
    result = run("simulate", "-n", "2", "--jobs", "1", "--seed", "1", "--bots", "random", "--piece", loops, "--lang", "ru")
    assert "home.loops не возвращается из conquest_score" in result.stderr
    assert "Ищите цикл" in result.stderr


def test_a_check_tells_it_once_and_ends(run: Run, loops: str) -> None:
    result = run("check", loops)
    assert result.exit_code == 1
    assert result.stdout.count("has not come back from conquest_score") == 1
    assert "waits for ever" in result.stdout


def test_a_worker_process_sends_it_as_it_is(loops: str) -> None:
    with pytest.raises(SwcoreError) as caught:
        simulate(Plan(Choice(files=(loops,)), ("random", "random"), 1, 8), 2)
    details = caught.value.details
    assert (caught.value.code, details["piece"], details["hook"]) == (STUCK, "home.loops", "conquest_score")
    assert details["file"] == loops
    assert details["line"] in LINES


def test_a_bot_that_thinks_long_by_short_calls_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWCORE_PATIENCE", "0.25")
    game = Game.new("small-world", 2, seed=1)
    bot = make_bot("mcts:6000", game.ruleset, 1)  # playouts, as time on the clock is no computing on a loaded machine
    begun = time.process_time()
    with patient():
        action = bot.choose(game, 0)
    assert action in game.legal_actions(0)
    assert time.process_time() - begun > 0.5  # so that it was looked at several times over the limit


def test_a_program_that_computes_outside_of_the_rules_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWCORE_PATIENCE", "0.2")
    with patient(), patient():
        until = time.process_time() + 0.6
        while time.process_time() < until:
            pass


@pytest.mark.parametrize(
    ("said", "seconds"), [("", LIMIT), ("600", 600.0), ("0", LIMIT), ("-1", LIMIT), ("nan", LIMIT), ("ever", LIMIT)]
)
def test_the_limit_is_a_minute_or_what_the_environment_says(monkeypatch: pytest.MonkeyPatch, said: str, seconds: float) -> None:
    monkeypatch.setenv("SWCORE_PATIENCE", said)
    assert limit() == seconds
