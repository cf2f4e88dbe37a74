"""A server: tables, seats and tokens, two people in one game, limits, and games that outlive their process."""

from __future__ import annotations

import json
import os
import random
import signal
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import Club, Player

pytestmark = pytest.mark.long  # processes of their own: a minute for all of them

Start = Callable[..., Club]


def act(players: dict[int, Player], rng: random.Random) -> str:
    """Let the one who is awaited act by chance, and return the action."""
    status = players[0].ask("status")
    seat = status["pending"][0]
    action: str = rng.choice(players[seat].ask("menu")["choices"])["action"]
    players[seat].ask("act", action=action)
    return action


def test_two_people_play_and_see_the_same_table(hall: Club) -> None:
    server = hall
    made = server.new()
    players = {seat: server.player(made["table"], server.join(made, seat)) for seat in (0, 1)}
    watcher = server.player(made["table"])
    rng = random.Random(1)
    for _ in range(15):
        act(players, rng)
    assert players[0].ask("view")["view"]["seat"] == 0
    assert watcher.ask("news")["cursor"] == players[1].ask("news")["cursor"]
    assert players[1].notices > 0
    assert players[0].refused("menu", seat=1) == "not-yours"
    assert watcher.refused("act", action="done") == "not-yours"
    assert watcher.refused("menu") == "not-yours"
    for do in ("save", "close"):
        assert players[0].refused(do) == "not-yours"
    assert players[0].refused("new", game="small-world") == "not-yours"


def test_an_invitation_holds_once_and_a_seat_needs_its_token(hall: Club) -> None:
    server = hall
    made = server.new()
    token = server.join(made, 0)
    again = server.client.post(f"/api/tables/{made['table']}/join", json={"invite": made["invites"]["0"], "name": "Eve"})
    assert (again.status_code, again.json()["error"]["code"]) == (400, "invitation")
    stranger = server.player()
    assert stranger.refused("seat", table=made["table"], token="x") == "not-yours"
    assert stranger.refused("seat", table=made["table"]) == "not-yours"
    assert stranger.refused("seat", table=made["table"], token=made["host"]) == "not-yours"
    assert stranger.refused("menu", table=made["table"]) == "not-yours"
    assert stranger.refused("seat", table="nowhere", token=token) == "unknown-table"
    assert len(token) >= 22, "128 bits, six to a letter"


def test_no_token_stands_in_the_database_the_log_or_the_numbers(club: Start, tmp_path: Any, capfd: Any) -> None:
    server = club()
    made = server.new()
    token = server.join(made, 0)
    server.player(made["table"], token).ask("status")
    secret = [token, made["host"], *made["invites"].values()]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    page = server.client.get("/metrics").text
    assert 'swcore_requests_total{kind="status"}' in page
    told = capfd.readouterr().err
    assert '"event": "join"' in told
    for one in secret:
        assert one.encode() not in kept
        assert one not in page + told


def test_bots_play_their_seats_and_people_take_over(hall: Club) -> None:
    server = hall
    made = server.new(bots={"1": "random"})
    assert list(made["invites"]) == ["0"]
    token = server.join(made, 0)
    player = server.player(made["table"], token)
    rng = random.Random(3)
    for _ in range(10):
        while 0 not in (status := player.ask("status"))["pending"] and not status["over"]:
            time.sleep(0.01)
        player.ask("act", action=rng.choice(player.ask("menu")["choices"])["action"])
    address = f"/api/tables/{made['table']}/seats/0"
    assert server.client.post(address, json={"token": "wrong", "bot": "random"}).status_code == 403
    assert server.client.post(address, json={"token": token, "bot": "random"}).status_code == 200
    until = time.monotonic() + 60
    while not (status := player.ask("status"))["over"]:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert status["result"]["ranking"]
    assert [one["bot"] for one in server.client.get(f"/api/tables/{made['table']}").json()["players"]] == ["random", "random"]


def test_a_killed_worker_loses_nothing_that_was_acknowledged(club: Start) -> None:
    """Four kills between actions; tests/server/test_kills.py kills at any moment."""
    server = club()
    made = server.new("tiny-towns", seats=2)
    players = {seat: server.player(made["table"], server.join(made, seat)) for seat in (0, 1)}
    rng, done = random.Random(2), []
    for number in range(24):
        if number % 6 == 0:
            os.kill(server.house.workers.hands[0].process.pid, signal.SIGKILL)
        done.append(act(players, rng))
    story = server.house.store.load(made["table"])
    lines = [json.loads(line) for line in story.text.splitlines()]
    assert [line["do"] for line in lines[2:]] == done


def test_a_restarted_server_goes_on_where_it_was(club: Start) -> None:
    server = club()
    made = server.new()
    tokens = {seat: server.join(made, seat) for seat in (0, 1)}
    players = {seat: server.player(made["table"], tokens[seat]) for seat in (0, 1)}
    for _ in range(5):
        act(players, random.Random(4))
    view = players[0].ask("view")
    choice = players[players[0].ask("status")["pending"][0]].ask("menu")["choices"][0]["action"]
    other = club()
    players = {seat: other.player(made["table"], tokens[seat]) for seat in (0, 1)}
    assert players[0].ask("view") == view
    seat = players[0].ask("status")["pending"][0]
    first = players[seat].ask("act", action=choice, key="once")
    third = club()
    again = third.player(made["table"], tokens[seat]).ask("act", action=choice, key="once")
    assert again == {**first, "repeated": True}, "the key outlives the process"


def test_who_sends_too_fast_is_slowed_and_then_let_go(club: Start) -> None:
    server = club(rate=0.01, burst=5)
    player = server.player()
    codes = [player.send("hello", protocol=1).get("error", {}).get("code") for _ in range(8)]
    assert codes == [None] * 5 + ["too-fast"] * 3


JUNK = ["{", "[]", '{"do":"menu","do":"act"}', '{"do":NaN}', '{"do":{}}', '{"do":"act","table":[]}', ""]


@pytest.mark.parametrize("text", JUNK)
def test_junk_is_answered_and_the_connection_stays(hall: Club, text: str) -> None:
    player = hall.player()
    player.socket.send_text(text)
    assert "error" in player.socket.receive_json()
    assert player.ask("hello", protocol=1)["protocol"] == 1


def test_a_page_of_another_origin_is_refused(club: Start) -> None:
    from starlette.websockets import WebSocketDisconnect

    server = club(origins=("https://friend.example",))
    foreign = {"origin": "https://evil.example"}
    assert server.client.post("/api/tables", json={"game": "small-world"}, headers=foreign).status_code == 403
    with pytest.raises(WebSocketDisconnect), server.client.websocket_connect("/api/socket", headers=foreign):
        pass
    with server.client.websocket_connect("/api/socket", headers={"origin": "https://friend.example"}) as socket:
        socket.send_json({"do": "hello", "protocol": 1})
        assert socket.receive_json()["answer"]["protocol"] == 1


def test_a_game_that_loops_is_paused_and_the_others_go_on(club: Start) -> None:
    """A bot that may think longer than a worker has patience stands for a hook that never returns."""
    server = club(patience=1.5, thinking=5.0)
    loops, other = server.new(), server.new()
    player = server.player(loops["table"], server.join(loops, 0))
    calm = server.player(other["table"], server.join(other, 0))
    assert player.refused("analyse", seconds=5) == "paused"
    assert player.refused("status") == "paused"
    assert calm.ask("menu")["choices"]
    assert server.client.get("/health").json()["paused"] == 1
    assert server.client.get(f"/api/tables/{loops['table']}").json()["paused"]
    address = f"/api/tables/{loops['table']}/resume"
    assert server.client.post(address, json={"token": "x"}).status_code == 403
    assert server.client.post(address, json={"token": loops["host"]}).status_code == 200
    assert player.ask("menu")["choices"]


def test_what_can_be_played_and_who_plays_is_listed(hall: Club) -> None:
    server = hall
    games = {one["id"]: one for one in server.client.get("/api/games").json()["games"]}
    assert games["base.small_world"]["seats"] == [2, 5]
    server.new()
    listed = server.new(public=True)
    assert [one["table"] for one in server.client.get("/api/tables").json()["tables"]] == [listed["table"]]
    wrong = server.client.post("/api/tables", json={"game": "small-wrld"})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (400, "unknown-game")
    assert server.client.post("/api/tables", content=b"x" * 300_000).json()["error"]["code"] == "bad-line"
