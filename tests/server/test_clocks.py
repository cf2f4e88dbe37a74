"""Clocks: how much time is left after marks, what happens at zero, and that nothing of it is lost with a process."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from swcore_server.clocks import Mark, Rule, kept, rule_of, standing

from swcore.errors import SwcoreError
from tests.server.conftest import Club
from tests.server.test_tables import post

Start = Callable[..., Club]
GAME, EACH = Rule("game", 100.0, 5.0), Rule("move", 40.0)


def left(rule: Rule, *marks: Mark, seats: int = 2) -> tuple[float, ...]:
    """Return the seconds that seats have after marks."""
    return standing(rule, seats, marks).left


def test_the_time_for_all_runs_while_a_seat_is_awaited_and_grows_when_it_is_done() -> None:
    begin = Mark("go", None, 1000.0, (0,))
    assert standing(GAME, 2, [begin]).now(1030.0) == (70.0, 100.0)
    acted = Mark("move", 0, 1010.0, (0,))
    assert left(GAME, begin, acted) == (90.0, 100.0), "still awaited: nothing is added"
    done = Mark("move", 0, 1030.0, (1,))
    assert left(GAME, begin, acted, done) == (75.0, 100.0), "100 - 30 + 5"
    assert standing(GAME, 2, [begin, acted, done]).now(1050.0) == (75.0, 80.0)
    assert standing(GAME, 2, [begin, acted, done]).next() == (1130.0, 1)


def test_the_time_for_a_move_begins_anew_with_each_action() -> None:
    begin = Mark("go", None, 0.0, (0, 1))
    acted = Mark("move", 0, 15.0, (0, 1))
    assert left(EACH, begin, acted) == (40.0, 25.0), "the other one has not acted"
    assert left(EACH, begin, acted, Mark("move", 1, 20.0, (0,))) == (35.0, 40.0)
    assert standing(EACH, 2, [begin, acted]).next() == (40.0, 1)


def test_nothing_runs_before_the_beginning_in_a_pause_and_while_no_server_is_there() -> None:
    assert standing(GAME, 2, []).next() is None
    begin = Mark("go", None, 0.0, (0,))
    stopped = standing(GAME, 2, [begin, Mark("halt", None, 60.0, (0,))])
    assert stopped.halted
    assert stopped.now(9999.0) == (40.0, 100.0)
    assert stopped.next() is None
    slept = [begin, Mark("move", 0, 10.0, (0,)), Mark("wake", None, 5000.0, (0,))]
    assert standing(GAME, 2, slept).now(5020.0) == (70.0, 100.0), "10 before, 20 since"


def test_whose_time_was_over_gets_a_little_when_it_is_played_on() -> None:
    begin = Mark("go", None, 0.0, (0,))
    over = standing(GAME, 2, [begin, Mark("halt", None, 150.0, (0,))])
    assert over.left == (0.0, 100.0)
    assert left(GAME, begin, Mark("halt", None, 150.0, (0,)), Mark("go", 0, 900.0, (0,))) == (30.0, 100.0)
    assert left(GAME, begin, Mark("grace", 0, 150.0, (0,))) == (30.0, 100.0)
    assert left(Rule("move", 10.0), begin, Mark("grace", 0, 150.0, (0,)))[0] == 10.0, "no more than was agreed upon"


def test_the_time_of_a_bot_does_not_run() -> None:
    begin = Mark("go", None, 0.0, (0, 1))
    assert standing(GAME, 2, [begin], bots=[1]).running == (0,)


@pytest.mark.parametrize(
    "data",
    [
        True,
        [],
        {},
        {"kind": "day", "seconds": 9},
        {"kind": "game", "seconds": 0},
        {"kind": "game", "seconds": float("inf")},
        {"kind": "game", "seconds": "9"},
        {"kind": "game", "seconds": True},
        {"kind": "game", "seconds": 9, "increment": -1},
        {"kind": "game", "seconds": 9, "zero": "lose"},
        {"kind": "game", "seconds": 9, "more": 1},
    ],
)
def test_what_is_no_clock_is_refused(data: object) -> None:
    with pytest.raises(SwcoreError) as caught:
        rule_of(data)
    assert caught.value.code == "clock"


def test_a_rule_is_kept_as_text() -> None:
    rule = rule_of({"kind": "game", "seconds": 600, "increment": 5, "zero": "pause"})
    assert kept(rule.text()) == rule == Rule("game", 600.0, 5.0, "pause")
    assert kept("") is None


def clock(room: Club, table: str) -> dict[str, Any]:
    """Return what is told of the clock of a table."""
    found: dict[str, Any] = room.client.get(f"/api/tables/{table}").json()["clock"]
    return found


def until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_clock_runs_once_all_seats_are_taken_and_outlives_its_server(corner: Start) -> None:
    server = corner()
    made = server.new("small-world", clock={"kind": "game", "seconds": 600, "increment": 60})
    table, token = made["table"], server.join(made, 0)
    assert (clock(server, table)["running"], clock(server, table)["left"]) == ([], [600, 600])
    player = server.player(table, token)
    server.join(made, 1)
    [first] = clock(server, table)["running"]
    assert first == 0
    time.sleep(0.05)
    assert 590 < clock(server, table)["left"][0] < 600
    player.ask("act", action=player.ask("menu")["choices"][0]["action"])
    before = clock(server, table)
    other = corner()
    time.sleep(0.05)
    after = clock(other, table)
    for seat in (0, 1):
        assert abs(after["left"][seat] - before["left"][seat]) < 5
    assert after["running"] == before["running"]


def test_a_bot_takes_over_when_the_time_is_over_and_hands_back(room: Club) -> None:
    made = room.new("small-world", clock={"kind": "move", "seconds": 1})
    table, token = made["table"], room.join(made, 0)
    room.join(made, 1)
    player = room.player(table, token)
    until(lambda: room.client.get(f"/api/tables/{table}").json()["players"][0]["bot"] == "usual")
    until(lambda: player.ask("status")["version"] > 1)
    assert post(room, table, "seats/0", token=token, bot="")[0] == 200
    assert 0 < clock(room, table)["left"][0] <= 1, "it goes on with no more than was agreed upon"


def test_the_game_makes_a_pause_when_the_time_is_over_and_the_host_lets_it_go_on(room: Club) -> None:
    made = room.new("small-world", clock={"kind": "game", "seconds": 1, "zero": "pause"})
    table, token = made["table"], room.join(made, 0)
    room.join(made, 1)
    player = room.player(table, token)
    until(lambda: room.client.get(f"/api/tables/{table}").json()["paused"])
    assert clock(room, table)["left"][0] == 0
    action = player.ask("menu")["choices"][0]["action"]
    assert player.refused("act", action=action) == "paused"
    assert post(room, table, "resume", token=token)[0] == 403
    assert post(room, table, "resume", token=made["host"])[0] == 200
    assert 0 < clock(room, table)["left"][0] <= 1
    player.ask("act", action=action)


def test_a_wrong_clock_opens_no_table(room: Club) -> None:
    answer = room.client.post("/api/tables", json={"game": "tiny-towns", "clock": {"kind": "game"}})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "clock")
    answer = room.client.post("/api/tables", json={"game": "tiny-towns", "bots": {"1": "deep"}})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "unknown-bot")


def test_no_time_runs_while_a_seat_is_free() -> None:
    begin = Mark("go", None, 0.0, (0,))
    free = [begin, Mark("free", None, 30.0, (0,))]
    assert standing(GAME, 2, free).now(9999.0) == (70.0, 100.0)
    assert (standing(GAME, 2, free).next(), standing(GAME, 2, free).paused) == (None, False)
    acted = [*free, Mark("move", 0, 500.0, (1,))]
    assert standing(GAME, 2, acted).now(9999.0) == (70.0, 100.0), "the others may act, and it costs nobody anything"
    taken = [*acted, Mark("taken", None, 1000.0, (1,))]
    assert standing(GAME, 2, taken).now(1010.0) == (70.0, 90.0)
    early = standing(GAME, 2, [Mark("move", 0, 5.0, (1,))])
    assert (early.begun, early.paused) == (False, False), "an action before all seats are taken is no pause"


def test_a_clock_stands_still_for_a_seat_that_was_left_and_no_bot_takes_it(room: Club) -> None:
    made = room.new("small-world", public=True, clock={"kind": "game", "seconds": 1})
    table, token = made["table"], room.join(made, 0)
    player = room.player(table, token)
    player.ask("act", action=player.ask("menu")["choices"][0]["action"])
    assert clock(room, table)["running"] == []
    room.join(made, 1)
    assert clock(room, table)["running"] == [0], "it begins, whoever acted before"
    assert post(room, table, "leave", token=token)[0] == 200
    still = clock(room, table)
    assert (still["running"], still["halted"]) == ([], True)
    assert not room.client.get(f"/api/tables/{table}").json()["paused"], "it waits for a player and not for its host"
    time.sleep(1.2)
    assert clock(room, table)["left"] == still["left"]
    [listed] = [one for one in room.client.get("/api/tables").json()["tables"] if one["table"] == table]
    assert (listed["seats"], listed["free"]) == (2, 1)
    assert post(room, table, "join", name="Bob")[1]["seat"] == 0
    assert (clock(room, table)["running"], clock(room, table)["halted"]) == ([0], False)
