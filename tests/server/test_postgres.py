"""The server on a real PostgreSQL: two machines write one game, and it has one history."""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from swcore_server.client import Client, post
from swcore_server.store import Store

from tests.server.conftest import Street
from tests.server.postgres import running
from tests.server.test_clocks import until
from tests.server.test_command_lines import free_port, kill, serve
from tests.server.test_migrations import differences
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


def test_what_one_server_changes_is_told_at_the_other(street: Street) -> None:
    here, there = street.start(), street.start()
    made = here.new("small-world")
    token = here.join(made, 0)
    player, watcher = here.player(made["table"], token), there.player(made["table"])
    before = watcher.ask("status")["version"]
    player.ask("act", action=player.ask("menu")["choices"][0]["action"])
    assert watcher.socket.receive_json() == {"notice": "changed", "table": made["table"]}
    assert watcher.ask("status")["version"] > before
    other = there.player(made["table"], token)
    assert here.client.post(f"/api/tables/{made['table']}/leave", json={"token": token}).status_code == 200
    until(lambda: other.send("status").get("error", {}).get("code") == "not-yours")


def test_one_server_alone_lets_bots_play_and_another_goes_on_when_it_is_gone(street: Street) -> None:
    here, there = street.start(), street.start()
    made = here.new("small-world", bots={"0": "random", "1": "random"})
    watcher = there.player(made["table"])
    until(lambda: watcher.ask("status")["version"] > 2)
    portal = here.client.portal
    portal.call(here.house.bots.close)  # as when its process ends: what it held is free
    portal.call(here.house.posts.close)
    until(lambda: watcher.ask("status")["over"], 60)
    assert here.house.store.table(made["table"])["over"]


def test_a_clock_is_looked_after_by_another_server_when_its_own_is_gone(street: Street) -> None:
    here, there = street.start(), street.start()
    made = here.new("small-world", clock={"kind": "game", "seconds": 3})
    for seat in (0, 1):
        here.join(made, seat)
    assert made["table"] in here.house.timing._mine
    portal = here.client.portal
    portal.call(here.house.timing.close)
    portal.call(here.house.posts.close)
    until(lambda: there.house.store.seats(made["table"])[0]["bot"] == "usual", 30)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups to kill")
def test_two_server_processes_and_a_killed_one(street: Street) -> None:
    ports = [free_port(), free_port()]
    servers = [serve(street.url, port) for port in ports]
    said: list[str] = []
    try:
        addresses = [f"http://127.0.0.1:{port}" for port in ports]
        made = post(f"{addresses[0]}/api/tables", {"game": "small-world", "seats": 2, "seed": 3})
        invites = {int(seat): invite for seat, invite in made["invites"].items()}
        joined = [post(f"{addresses[0]}/api/tables/{made['table']}/join", {"invite": invites[seat]}) for seat in (0, 1)]
        players = [Client(addresses[seat], made["table"], joined[seat]["token"], "en", said.append) for seat in (0, 1)]
        rng, done = random.Random(5), []
        for number in range(30):
            if number == 15:
                kill(servers[0])
                players[0].close()
                players[0] = Client(addresses[1], made["table"], joined[0]["token"], "en", said.append)
            seat = players[1].ask("status")["pending"][0]
            done.append(rng.choice(players[seat].ask("menu")["choices"])["action"])
            players[seat].ask("act", action=done[-1], key=f"k{number}")
        for player in players:
            player.close()
        store = Store(street.url)
        story = store.load(made["table"])
        store.close()
        assert story is not None
        assert [json.loads(line)["do"] for line in story.text.splitlines()[2:]] == done
    finally:
        kill(servers[1])
        if servers[0].poll() is None:
            kill(servers[0])


def test_the_tables_of_a_new_database_are_as_the_code_says(street: Street) -> None:
    street.start()
    store = Store(street.url)
    assert differences(store) == []
    store.close()


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
