"""The server on a real PostgreSQL: two machines write one game, and it has one history."""

from __future__ import annotations

import json
import os
import random
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import Street
from tests.server.postgres import running
from tests.server.test_server import act

pytestmark = pytest.mark.long  # processes of their own: a minute for all of them

pytest.importorskip("psycopg", reason="psycopg is not installed: PostgreSQL is not tried")


@pytest.fixture(scope="module")
def street() -> Iterator[Street]:
    """Return servers on one PostgreSQL; skipped with the reason where none can be started."""
    with tempfile.TemporaryDirectory(prefix="pg") as folder:  # a short path: sockets take no long ones
        try:
            started = running(Path(folder))
            url = started.__enter__()
        except RuntimeError as error:
            pytest.skip(f"no PostgreSQL can be started: {str(error)[:200]}")
        found = Street(Path(folder), url)
        yield found
        found.close()
        started.__exit__(None, None, None)


def test_two_machines_write_one_game_and_a_killed_worker_loses_nothing(street: Street) -> None:
    here, there = street.start(), street.start()
    made = here.new("small-world")
    tokens = {seat: here.join(made, seat) for seat in (0, 1)}
    mixed = {0: here.player(made["table"], tokens[0]), 1: there.player(made["table"], tokens[1])}
    rng, done = random.Random(8), []
    for number in range(30):
        if number == 12:
            os.kill(there.house.workers.hands[0].process.pid, signal.SIGKILL)
        done.append(act(mixed, rng))
    assert mixed[0].ask("news")["cursor"] == mixed[1].ask("news")["cursor"]
    lines = [json.loads(line) for line in here.house.store.load(made["table"]).text.splitlines()]
    assert [line["do"] for line in lines[2:]] == done


def test_of_two_changes_of_one_position_one_is_refused(street: Street) -> None:
    here, there = street.start(), street.start()
    made = here.new("small-world")
    token = here.join(made, 0)
    both = [club.player(made["table"], token) for club in (here, there)]
    cursor = both[0].ask("status")["cursor"]
    action = both[1].ask("menu")["choices"][0]["action"]
    both[0].ask("act", action=action, expect=cursor, key="a")
    assert both[1].refused("act", action=action, expect=cursor, key="b") == "stale"
    assert both[1].ask("act", action=action, expect=cursor, key="a")["repeated"]
