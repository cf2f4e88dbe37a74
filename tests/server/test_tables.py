"""Tables over HTTP: listing, joining, leaving, invitations, and seats that are handed over."""

from __future__ import annotations

from typing import Any

import pytest
from swcore_server.names import clean

from tests.server.conftest import Club


def post(room: Club, table: str, address: str, **fields: Any) -> tuple[int, dict[str, Any]]:
    """Return state and answer."""
    answer = room.client.post(f"/api/tables/{table}/{address}", json=fields)
    return answer.status_code, answer.json()


def seat(room: Club, table: str, number: int) -> dict[str, Any]:
    """Return what is told of a seat."""
    found: dict[str, Any] = room.client.get(f"/api/tables/{table}").json()["players"][number]
    return found


def test_anybody_may_take_a_free_seat_of_a_public_table(room: Club) -> None:
    made = room.new("tiny-towns", seats=3, public=True, bots={"1": "random"})
    table = made["table"]
    listed = {one["table"]: one for one in room.client.get("/api/tables").json()["tables"]}
    assert (listed[table]["seats"], listed[table]["free"]) == (3, 2)
    state, told = post(room, table, "join", name="Ann", seat=2)
    assert (state, told["seat"]) == (200, 2)
    assert post(room, table, "join", name="Eve", seat=2)[1]["error"]["code"] == "invitation"
    assert post(room, table, "join", name="Eve", seat=1)[1]["error"]["code"] == "invitation", "a bot sits there"
    assert post(room, table, "join", name="Bob")[1]["seat"] == 0
    assert post(room, table, "join", name="Eve")[1]["error"]["code"] == "invitation"
    assert post(room, table, "join", invite=made["invites"]["0"])[1]["error"]["code"] == "invitation"
    assert post(room, table, "join", seat="0")[1]["error"]["code"] == "bad-field"
    listed = {one["table"]: one for one in room.client.get("/api/tables").json()["tables"]}
    assert listed[table]["free"] == 0


def test_nobody_takes_a_seat_of_a_private_table_without_an_invitation(room: Club) -> None:
    made = room.new()
    assert post(room, made["table"], "join", name="Eve")[1]["error"]["code"] == "invitation"
    assert made["table"] not in room.client.get("/api/tables").text
    assert post(room, "none", "join", name="Eve")[0] == 404


def test_who_leaves_holds_nothing_and_the_seat_is_free(room: Club) -> None:
    made = room.new(public=True)
    table, token = made["table"], room.join(made, 0)
    player = room.player(table, token)
    assert post(room, table, "leave", token="x")[1]["error"]["code"] == "not-yours"
    assert post(room, table, "leave", token=token)[0] == 200
    assert player.refused("menu") == "not-yours", "on an open connection, too"
    assert player.refused("seat", table=table, token=token) == "not-yours"
    assert seat(room, table, 0) | {"here": 0} == {"seat": 0, "player": "", "bot": "", "free": True, "here": 0}
    assert post(room, table, "join", name="Bob", seat=0)[0] == 200


def test_an_invitation_is_told_before_anybody_follows_it(room: Club) -> None:
    made = room.new(bots={"1": "random"})
    table, invite = made["table"], made["invites"]["0"]
    assert post(room, table, "invited", invite=invite) == (200, {"seat": 0})
    assert post(room, table, "invited", invite=invite) == (200, {"seat": 0}), "nothing changes"
    for wrong in ("wrong", "", made["host"]):
        assert post(room, table, "invited", invite=wrong)[1]["error"]["code"] == "invitation"
    room.join(made, 0)
    assert post(room, table, "invited", invite=invite)[1]["error"]["code"] == "invitation", "somebody has the seat"
    assert post(room, "none", "invited", invite=invite)[1]["error"]["code"] == "unknown-table"


def test_the_host_invites_anew(room: Club) -> None:
    made = room.new()
    table, token = made["table"], room.join(made, 1)
    assert post(room, table, "seats/1/invite", token=token)[0] == 403
    assert post(room, table, "seats/7/invite", token=made["host"])[1]["error"]["code"] == "seats"
    state, told = post(room, table, "seats/1/invite", token=made["host"])
    assert state == 200
    assert room.player().refused("seat", table=table, token=token) == "not-yours"
    assert post(room, table, "join", invite=told["invite"], name="Bob")[1]["seat"] == 1
    assert seat(room, table, 1)["player"] == "Bob"


def test_a_seat_is_handed_to_a_bot_and_back(room: Club) -> None:
    made = room.new("tiny-towns")
    table, token = made["table"], room.join(made, 0)
    assert post(room, table, "seats/0", token="x", bot="random")[0] == 403
    assert post(room, table, "seats/0", token=made["host"], bot="random")[0] == 200
    assert seat(room, table, 0)["bot"] == "random"
    assert post(room, table, "seats/0", token=token, bot="")[0] == 200
    assert seat(room, table, 0) == {"seat": 0, "player": "Ann", "bot": "", "free": False, "here": False}
    assert room.player(table, token).ask("menu")["choices"]


def test_options_are_told_with_their_values(room: Club) -> None:
    games = {one["id"]: one for one in room.client.get("/api/games").json()["games"]}
    for game in games.values():
        for option in game["options"]:
            assert option["default"] in option["values"]
            assert option["text"]
    assert games["base.small_world"]["seats"] == [2, 5]
    assert "maps" in games["base.small_world"]
    russian = room.client.get("/api/games?lang=ru").json()["games"]
    assert {one["id"] for one in russian} == set(games)
    assert [one["title"] for one in russian] != [one["title"] for one in games.values()]


@pytest.mark.parametrize(
    ("bots", "seats"),
    [({"2": "greedy"}, 2), ({"x": "greedy"}, 2), ({"01": "greedy"}, 2), ({"-1": "greedy"}, 2), ({"2": "greedy"}, None)],
)
def test_a_bot_for_a_seat_that_is_not_there_opens_no_table(room: Club, bots: dict[str, str], seats: int | None) -> None:
    answer = room.client.post("/api/tables", json={"game": "small-world", "bots": bots, **({"seats": seats} if seats else {})})
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["params"]["field"]) == (400, "bad-field", "bots")
    assert "seats 0 to 1" in error["text"]


OF_TABLE = ("join", "leave", "seats/0", "seats/0/invite", "resume", "replay", "report", "versions", "agree")


@pytest.mark.parametrize("address", ["", *(f"/none/{one}" for one in OF_TABLE)])
def test_a_field_that_nobody_reads_is_refused(room: Club, address: str) -> None:
    answer = room.client.post(f"/api/tables{address}", json={"foo": 1})
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["params"]) == (400, "unknown-field", {"field": "foo"})


def test_the_workshop_and_the_past_refuse_a_field_that_nobody_reads_and_public_is_true_or_false(room: Club) -> None:
    for address in ("/api/workshop/words", "/api/replay"):
        assert room.client.post(address, json={"foo": 1}).json()["error"]["code"] == "unknown-field"
    answer = room.client.post("/api/tables", json={"game": "tiny-towns", "public": "yes"})
    assert answer.json()["error"]["params"] == {"field": "public"}


def test_an_address_that_is_not_there_and_a_wrong_method_get_a_failure(room: Club) -> None:
    answer = room.client.get("/api/nothing")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown-address")
    answer = room.client.delete("/api/tables?lang=ru")
    assert (answer.status_code, answer.json()["error"]["code"], answer.headers["allow"]) == (405, "method", "GET, HEAD, POST")
    assert answer.json()["error"]["text"] == "По этому адресу так не спрашивают."
    assert room.client.get("/api/tables/none/join").status_code == 405


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("  Ann \t\n Lee ", "Ann Lee"),
        ("\u202eevE\u202c", "evE"),
        ("A\x1b[31m\x00b", "A[31mb"),
        ("\u200b\u200d \u2066", ""),
        ("\U0001f469\u200d\U0001f33e", "\U0001f469\u200d\U0001f33e"),
        ("x" * 50, "x" * 40),
    ],
)
def test_a_name_has_nothing_that_is_not_seen_or_turns_the_text_around(sent: str, kept: str) -> None:
    assert clean(sent) == kept


def test_the_name_of_who_joins_is_cleaned_and_requests_before_sitting_are_told_apart(room: Club) -> None:
    made = room.new(public=True)
    token = post(room, made["table"], "join", invite=made["invites"]["0"], name="\u202eA\x07nn")[1]["token"]
    assert seat(room, made["table"], 0)["player"] == "Ann"
    assert post(room, made["table"], "join", name="\u2067Bob ")[0] == 200
    assert seat(room, made["table"], 1)["player"] == "Bob"
    player = room.player()
    assert player.refused("juggle") == "unknown-request"
    assert player.refused("menu", table=made["table"]) == "not-yours", "there is such a request, but nobody sits"
    assert player.refused("seat", table=made["table"], token=token, seat=1) == "not-yours"
    assert player.ask("seat", table=made["table"], token=token, seat=0)["seats"] == 2
