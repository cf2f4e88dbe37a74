"""Runs in several processes, killed ones, and a real cluster of Ray on this machine."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from swcore_lab.engines import engine_of
from swcore_lab.plans import Plan, read_plan
from swcore_lab.rows import Rows, play_task
from swcore_lab.store import asked

from swcore import SwcoreError

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]
PLAN = """
seed = 8
games = 12
chunk = 2

[[set]]
game = "small-world"
bots = ["random", "greedy,random"]
"""


def planned(folder: Path) -> Plan:
    path = folder / "plan.toml"
    path.write_text(PLAN, encoding="utf-8")
    return read_plan(path)


def rows_of(folder: Path) -> dict[str, list[bytes]]:
    """Return the bytes of all files of a run."""
    names = ("games", "seats", "combos", "items")
    return {name: [path.read_bytes() for path in sorted((folder / name).iterdir())] for name in names}


def command(folder: Path, out: str, *more: str) -> list[str]:
    return [sys.executable, "-m", "swcore", "lab", "run", str(folder / "plan.toml"), "--out", str(folder / out), *more]


def test_a_run_that_is_killed_goes_on_and_ends_with_the_same_files(tmp_path: Path) -> None:
    """Killed at the second, the fifth and the eighth file, with both workers at work."""
    planned(tmp_path)
    subprocess.run(command(tmp_path, "whole", "--jobs", "1"), check=True)
    for files in (2, 5, 8):
        process = subprocess.Popen(command(tmp_path, "killed", "--jobs", "2"), start_new_session=True)
        until = time.monotonic() + 240
        while len(list((tmp_path / "killed" / "games").glob("*.parquet"))) < files and time.monotonic() < until:
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGKILL)
        assert process.wait() == -signal.SIGKILL
    subprocess.run(command(tmp_path, "killed", "--jobs", "2"), check=True)
    assert rows_of(tmp_path / "killed") == rows_of(tmp_path / "whole")
    assert asked(tmp_path / "killed", "SELECT count(*), count(DISTINCT game) FROM games")[1] == [(24, 24)]


def test_ctrl_c_leaves_whole_files(tmp_path: Path) -> None:
    planned(tmp_path)
    hears = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # a shell that runs the tests behind it has Ctrl-C ignored
    process = subprocess.Popen(command(tmp_path, "stopped", "--jobs", "2"), start_new_session=True, preexec_fn=hears)
    until = time.monotonic() + 240
    while not list((tmp_path / "stopped" / "games").glob("*.parquet")) and time.monotonic() < until:
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    assert process.wait() == 130
    assert not list((tmp_path / "stopped").rglob("*.part"))
    assert asked(tmp_path / "stopped", "SELECT count(*) % 2, count(*) < 24 FROM games")[1] == [(0, True)]


def played(plan: Plan, engine: str) -> list[Rows]:
    """Return the rows of all tasks, in the order in which an engine gives them."""
    return [rows for _, rows in engine_of(engine, 2).each(partial(play_task, plan), plan.tasks())]


def failing(task: int) -> int:
    """Do work that fails for one of the tasks."""
    if task == 3:
        raise SwcoreError("The third one fails.", code="test")
    return task


def test_ray_gives_the_same_rows_as_processes(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'swcore-lab[ray]'")
    plan = planned(tmp_path)
    assert played(plan, "ray") == played(plan, "local")


def test_errors_come_through_ray_as_they_are() -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'swcore-lab[ray]'")
    found = engine_of("ray", 2).each(failing, range(6))
    assert [next(found) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(SwcoreError, match="third") as caught:
        next(found)
    assert caught.value.code == "test"
