"""Simulations that are interrupted, and what worker processes import (S3, S11)."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from swcore import SwcoreError
from swcore.cli import simulation
from swcore.cli.setup import Choice
from swcore.cli.simulation import Counts, Plan
from swcore.cli.workers import in_order
from tests.cli.conftest import Run

SCRIPT = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background of a script inherits "ignore it"
from swcore.cli.setup import Choice
from swcore.cli.simulation import Plan, run
plan = Plan(Choice(), ("random", "random"), 1, 100_000)
counts = run(plan, {jobs}, lambda games: print("some", flush=True))
print(f"games {{counts.games}}", flush=True)
"""
SWCORE = str(Path(sys.executable).parent / "swcore")


def _gone(group: int) -> bool:
    """Return whether no process of a group is left, waiting a moment for the system to clear up."""
    for _ in range(50):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("presses", [1, 3])
def test_s3_ctrl_c_ends_a_simulation_at_once_with_what_there_is(jobs: int, presses: int) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT.format(jobs=jobs)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "some\n"
    begun = time.monotonic()
    for _ in range(presses):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGINT)
        time.sleep(0.02)
    told, errors = process.communicate(timeout=20)
    assert time.monotonic() - begun < 5  # a second, on a machine that does nothing else
    if presses == 1:
        last = told.splitlines()[-1]
        assert last.startswith("games ")
        assert int(last.split()[1]) >= 1
        assert [line for line in errors.splitlines() if not line.startswith("Note: importing ")] == []  # a busy machine
    assert _gone(process.pid)


EARLY = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from time import sleep
from swcore.cli.workers import in_order
print("begun", flush=True)
try:
    list(in_order(sleep, [60] * 4, 4))
except KeyboardInterrupt:
    print("stopped", flush=True)
"""


@pytest.mark.parametrize("after", [0.02, 0.1, 0.2, 0.4])
def test_s3_ctrl_c_does_not_reach_processes_that_are_still_starting(after: float) -> None:
    """The first start in a process runs its resource tracker too, after which signals were let through again."""
    process = subprocess.Popen(
        [sys.executable, "-c", EARLY], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    time.sleep(after)
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate(timeout=20) == ("stopped\n", "")
    assert _gone(process.pid)


def test_s3_no_process_is_left_when_the_one_that_asked_is_killed() -> None:
    args = [sys.executable, "-c", SCRIPT.format(jobs=2)]
    process = subprocess.Popen(args, stdout=subprocess.PIPE, text=True, start_new_session=True)
    assert process.stdout is not None
    process.stdout.readline()
    process.kill()
    process.wait()
    process.stdout.close()
    assert _gone(process.pid)


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every simulation is interrupted after its second game."""
    real = simulation._played

    def two(plan: Plan, jobs: int) -> Iterator[Counts]:
        played = real(plan, 1)
        yield next(played)
        yield next(played)
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "_played", two)


@pytest.mark.usefixtures("interrupted")
def test_s3_what_was_played_is_shown_and_is_what_so_many_games_give(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    args = ("simulate", "--seed", "3", "--bots", "random", "--json", "--jobs", "1", "-n")
    partly = run(*args, "9")
    assert partly.exit_code == 130
    assert partly.stderr == "Interrupted after 2 of 9 games: these are the numbers of the first 2.\n"
    monkeypatch.undo()
    whole: dict[str, Any] = json.loads(run(*args, "2").stdout)
    found: dict[str, Any] = json.loads(partly.stdout)
    assert (found.pop("interrupted"), whole.pop("interrupted")) == (True, False)
    assert found.pop("timing").keys() == whole.pop("timing").keys()
    assert found == whole


@pytest.mark.usefixtures("interrupted")
def test_s3_it_is_told_in_russian(run: Run) -> None:
    result = run("simulate", "-n", "5", "--seed", "3", "--bots", "random", "--jobs", "1", "--lang", "ru")
    assert "Прервано: сыграно партий 2 из 5" in result.stderr
    assert "2 партии" in result.stdout


def test_s3_an_interruption_before_the_first_game_shows_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(plan: Plan, jobs: int) -> Iterator[Counts]:
        yield from ()
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, "_played", none)
    with pytest.raises(KeyboardInterrupt):
        simulation.run(Plan(Choice(), ("random", "random"), 1, 3), 1)


@pytest.mark.parametrize("where", ["run", "play_one"])
@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Stopped before the first game was done: nothing was played."),
        ("ru", "Остановлено до конца первой партии: ничего не сыграно."),
    ],
)
def test_s3_it_is_told_that_nothing_was_played(
    run: Run, monkeypatch: pytest.MonkeyPatch, where: str, language: str, says: str
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulation, where, stopped)
    result = run("simulate", "-n", "5", "--seed", "3", "--bots", "random", "--jobs", "1", "--lang", language)
    assert (result.exit_code, result.stdout, result.stderr) == (130, "", f"{says}\n")


# -- the processes


def _square(number: int) -> int:
    if number == 5:
        raise ValueError("five")
    if number == 7:
        os._exit(3)
    return number * number


def test_results_come_in_the_order_of_the_tasks() -> None:
    assert list(in_order(_square, [3, 1, 2, 4], 3)) == [9, 1, 4, 16]


def test_the_first_error_in_the_order_of_the_tasks_is_raised() -> None:
    found = in_order(_square, [1, 2, 5, 3], 2)
    assert [next(found), next(found)] == [1, 4]
    with pytest.raises(ValueError, match="five"):
        next(found)


def test_a_process_that_ends_by_itself_is_told() -> None:
    with pytest.raises(SwcoreError) as caught:
        list(in_order(_square, [7], 1))
    assert caught.value.code == "worker-lost"


# -- what they import


def test_s11_files_named_like_modules_in_the_working_folder_are_nobody_s_business(tmp_path: Path) -> None:
    for name in ("random", "queue", "attrs", "json", "selectors"):
        (tmp_path / f"{name}.py").write_text(f"raise RuntimeError('{name} is imported from the working folder')\n")
    args = ["simulate", "-n", "2", "--jobs", "2", "--bots", "random", "--seed", "1", "--json"]
    done = subprocess.run([SWCORE, *args], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 2


def _path(_: int) -> list[str]:
    return sys.path


def test_s11_workers_have_the_path_of_the_process_that_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    before = os.environ.get("PYTHONSAFEPATH")
    assert list(in_order(partial(_path), [0], 1)) == [sys.path]
    assert os.environ.get("PYTHONSAFEPATH") == before
