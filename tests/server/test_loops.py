"""A hook that never comes back: the other games of its process go on while it still runs, and its own is paused in the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs
import pytest

from tests.kernel.dists import make_distribution
from tests.server.conftest import Club, Player
from tests.server.test_clocks import until

pytestmark = pytest.mark.long  # processes of their own: some seconds for each

# What lets other threads come between, what waits, and what lets nothing come between.
LOOPS = {"python": "while True: pass", "sleep": "time.sleep(10_000)", "native": "sum(range(10**13))"}
RACE = """
import time

from swcore import hookimpl
from swcore.conquest import Race


class Loops(Race):
    @hookimpl
    def conquest_picked(self, view, army):
        LOOP


loops = Loops("home.loops", tokens=6, name="Loops")
"""
EVER = 600.0  # seconds: no request of this test takes as long


def sent(player: Player, **fields: Any) -> None:
    """Send a request that is not answered for now."""
    player.socket.send_json({"id": "loop", **fields})


def answer(player: Player) -> dict[str, Any]:
    """Return the answer to it."""
    while (told := player.socket.receive_json()).get("id") != "loop":
        pass
    found: dict[str, Any] = told
    return found


@pytest.fixture
def looping(club: Callable[..., Club], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Club]:
    """Return a function that starts a server with a piece that loops when it is picked, in one of the ways."""

    def start(kind: str) -> Club:
        make_distribution(tmp_path / "pack", RACE.replace("LOOP", LOOPS[kind]), {"home.loops": "loops"}, name="home-loops")
        monkeypatch.setenv("PYTHONPATH", str(tmp_path / "pack"))
        server = club(patience=EVER, spares=1)
        until(server.house.workers.spares.is_ready, 120)
        return server

    return start


@pytest.mark.parametrize("kind", LOOPS)
def test_the_games_of_a_process_go_on_while_one_of_them_loops(looping: Callable[[str], Club], kind: str) -> None:
    server = looping(kind)
    workers = server.house.workers
    loops = server.new(with_pieces=["home.loops"], featured=["home.loops"])
    calm = [server.new(game) for game in ("small-world", "tiny-towns")]
    here = server.player(loops["table"], server.join(loops, 0))
    others = [server.player(one["table"], server.join(one, 0)) for one in calm]
    home = workers.hands[0].process.pid
    sent(here, do="act", action="pick home.loops")
    for number in range(4):
        for player in others:
            status = player.ask("status")
            if 0 in status["pending"]:
                player.ask("act", action=player.ask("menu")["choices"][0]["action"], key=f"k{number}")
    assert all(player.ask("status")["version"] > 1 for player in others), "each of them has acted"
    assert workers.hands[0].process.pid != home
    assert (list(workers.apart), workers.paused) == ([loops["table"]], set()), "the loop goes on meanwhile, apart"
    assert 'swcore_held_up_total{kind=""} 1' in server.client.get("/metrics").text
    workers.apart[loops["table"]]._settings = attrs.evolve(server.house.settings, patience=0.1)
    assert answer(here)["error"]["code"] == "paused"
    assert here.refused("status") == "paused"
    assert server.client.get(f"/api/tables/{loops['table']}").json()["paused"]
    workers.apart[loops["table"]]._settings = server.house.settings
    address = f"/api/tables/{loops['table']}/resume"
    assert server.client.post(address, json={"token": loops["host"]}).status_code == 200
    assert here.ask("status")["version"] == 1, "what looped was never done"
    assert "pick home.loops" in [one["action"] for one in here.ask("menu")["choices"]]
    here.ask("act", action="pick base.trolls")
    assert list(workers.apart) == [loops["table"]], "it stays apart"


def test_a_loop_is_played_apart_though_nobody_waits_for_it(looping: Callable[[str], Club]) -> None:
    """Who has begun it closes the window at once."""
    server = looping("python")
    workers = server.house.workers
    loops, calm = server.new(with_pieces=["home.loops"], featured=["home.loops"]), server.new()
    other = server.player(calm["table"], server.join(calm, 0))
    with server.client.websocket_connect("/api/socket") as socket:
        here = Player(socket)
        here.ask("seat", table=loops["table"], token=server.join(loops, 0))
        sent(here, do="act", action="pick home.loops")
        other.ask("status")
    other.ask("act", action=other.ask("menu")["choices"][0]["action"])
    until(lambda: list(workers.apart) == [loops["table"]], 120)
    assert workers.paused == set()
