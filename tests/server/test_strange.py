"""What is strange but may come from a stranger is refused in the form of a failure, and is no fault of the server."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import pytest
from swcore_server.alone import alone
from swcore_server.refusals import names_of
from swcore_server.register import LONGEST
from swcore_server.replays import Replays
from swcore_server.socket import TABLES

from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.protocol import Desk


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


@pytest.fixture(autouse=True)
def no_faults(room: Any) -> Any:
    """No test of this file is a fault."""
    yield
    assert not any(what == "faults" for what, _ in room.house.notes.counts)


@pytest.mark.parametrize("seat", ["9" * 5000, "-1", "x", "1.0", "٣"])
def test_no_seat_has_such_a_number(room: Any, seat: str) -> None:
    made = room.new()
    for end in ("", "/invite"):
        address = f"/api/tables/{made['table']}/seats/{seat}{end}"
        assert code(room.client.post(address, json={"token": made["host"]})) == (404, "unknown-address")


@pytest.mark.parametrize("origin", ["http://[", "http://[x", "http://]:8", "null", "http://"])
def test_a_page_of_an_origin_that_is_none_may_not_ask(room: Any, origin: str) -> None:
    assert code(room.client.post("/api/tables", json={}, headers={"origin": origin})) == (403, "origin")


@pytest.mark.parametrize("seconds", [int("9" * 400), -int("9" * 400), 1e308, True, "9", None])
@pytest.mark.parametrize("field", ["seconds", "increment"])
def test_no_clock_has_such_a_time(room: Any, field: str, seconds: object) -> None:
    clock = {"kind": "game", "seconds": 60, field: seconds}
    assert code(room.client.post("/api/tables", json={"game": "small-world", "clock": clock})) == (400, "clock")


def test_a_number_beyond_all_numbers_is_out_of_bounds(room: Any) -> None:
    player = room.player()
    told = player.send("bot", seconds=int("9" * 400), table=(made := room.new())["table"])
    assert told["error"]["code"] == "not-yours"
    player = room.player(made["table"], room.join(made, 0))
    error = player.send("bot", seconds=int("9" * 400))["error"]
    assert (error["code"], error["params"]["high"]) == ("bad-field", 600)


@pytest.mark.parametrize("asks", [[{"do": [1]}], [{"do": {}}], [{}], {}, [[]], [None], "x", [{"do": "scene", "id": {}}]])
def test_what_is_no_question_about_the_past(room: Any, asks: object) -> None:
    made = room.new()
    address = f"/api/tables/{made['table']}/replay"
    assert code(room.client.post(address, json={"asks": asks})) == (400, "bad-field")


@pytest.mark.parametrize("seats", ["x", "0", "17", "160", "9" * 5000, "2.0", "-1", "٢"])
def test_no_board_is_shown_for_such_a_number_of_seats(room: Any, seats: str) -> None:
    answer = room.client.get("/api/games/small-world/preview", params={"seats": seats})
    assert code(answer) == (400, "bad-field")
    assert len(answer.text) < 400
    assert room.client.get("/api/games/small-world/preview", params={"seats": "3"}).status_code == 200


@pytest.mark.parametrize("seat", [16, -1, 10**400])
def test_no_eyes_of_such_a_seat_are_lent(room: Any, seat: int) -> None:
    answer = room.client.post(f"/api/tables/{room.new()['table']}/replay", json={"seat": seat, "asks": []})
    assert code(answer) == (400, "bad-field")
    assert len(answer.text) < 400


def test_a_connection_speaks_a_language_that_there_is(room: Any) -> None:
    player = room.player()
    assert player.refused("hello", protocol=1, lang="xx") == "language"
    player.ask("hello", protocol=1, lang="ru")
    assert player.send("menu")["error"]["text"] == "Это не для вашего места."


@pytest.mark.parametrize("origin", ["nonsense", "games.example", "https://games.example/", "ftp://x", "http://", "http://[", "*"])
def test_an_origin_is_one_that_browsers_name(origin: str) -> None:
    with pytest.raises(SwcoreError) as caught:
        names_of("127.0.0.1", "127.0.0.1", (origin,))
    assert caught.value.code == "origin-option"


@pytest.mark.parametrize("database", ["sqlite://", "sqlite:///:memory:", "sqlite:///file:x?mode=memory&uri=true"])
def test_a_database_in_memory_is_refused(database: str) -> None:
    with pytest.raises(SwcoreError) as caught, alone(database):
        pass
    assert caught.value.code == "database-memory"


@pytest.mark.parametrize("seat", [99, -1, 2, 10**400])
def test_no_such_eyes_are_lent_of_a_finished_game(seat: int) -> None:
    game, desk = Game.new("tiny-towns", 2, seed=3), Desk()
    while not game.over:
        game.apply(game.legal_actions()[0])
    desk.open("t", game)
    told = Replays(desk).answer({"what": "look", "table": "t", "mine": [], "seat": seat, "asks": [{"do": "scene"}]})
    assert told["error"]["code"] in ("seats", "bad-field")


def test_who_hangs_up_while_sending_is_no_fault(room: Any) -> None:
    class Gone:
        async def __call__(self) -> dict[str, Any]:
            return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        states.append(message.get("status"))

    states: list[Any] = []
    scope: dict[str, Any] = {
        "type": "http",
        "method": "POST",
        "path": "/api/tables",
        "headers": [],
        "query_string": b"",
        "app": None,
    }
    asyncio.run(room.client.app({**scope, "http_version": "1.1", "scheme": "http", "server": ("x", 1)}, Gone(), send))
    assert states[0] == 400


def test_who_watches_what_is_no_table_leaves_no_trace(room: Any) -> None:
    player, before = room.player(), len(room.house.listeners)
    for name in ("x" * 60_000, "nothing", "a\0b", "\u202e", "x" * (LONGEST + 1)):
        told = player.send("watch", table=name)["error"]
        assert told["code"] in ("unknown-table", "bad-field")
        assert len(told["text"]) < 200
    assert len(room.house.listeners) == before
    assert code(room.client.get("/api/tables/" + "x" * 60_000)) == (404, "unknown-table")


def test_a_connection_is_at_so_many_tables(room: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert TABLES == 64
    monkeypatch.setattr("swcore_server.socket.TABLES", 2)
    made, player = [room.new()["table"] for _ in range(3)], room.player()
    for table in made[:2]:
        player.ask("watch", table=table)
    error = player.send("watch", table=made[2], lang="ru")["error"]
    assert (error["code"], error["text"]) == ("connection-tables", "За одним соединением может быть столов: 2.")
    player.ask("watch", table=made[0])


def test_of_two_who_leave_by_one_token_the_second_throws_nobody_out(room: Any) -> None:
    """The second one was told that the seat is theirs before the first has left it, and somebody else has come."""
    made, house = room.new(public=True), room.house
    table, old, path = made["table"], room.join(made, 0), f"/api/tables/{made['table']}"
    stale = room.client.portal.call(house.register.entry, table)
    assert room.client.post(f"{path}/leave", json={"token": old}).status_code == 200
    new = room.client.post(f"{path}/join", json={"seat": 0, "name": "Bea"}).json()["token"]
    for end, data in (("leave", {}), ("seats/0", {"bot": "random"})):
        house.register._known[table] = stale
        assert code(room.client.post(f"{path}/{end}", json={"token": old, **data})) == (403, "not-yours")
    row = house.store.seats(table)[0]
    assert (row["token"], row["player"], row["bot"]) == (hashlib.sha256(new.encode()).hexdigest(), "Bea", "")


def test_what_was_read_before_it_changed_is_not_held_in_memory(room: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    made, register = room.new(), room.house.register
    register.forget()
    read = register._read

    def slowly(table: str) -> Any:
        found = read(table)
        register.forget(table)  # somebody else has changed it meanwhile
        return found

    monkeypatch.setattr(register, "_read", slowly)
    room.client.portal.call(register.entry, made["table"])
    assert register.known(made["table"]) is None


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(SwcoreError):
        Desk().table("\u202e")
