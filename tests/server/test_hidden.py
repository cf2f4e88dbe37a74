"""What is hidden at a table stays so while others play, sat there once, or may come: reports, and those who play alone."""

from __future__ import annotations

from typing import Any

import pytest


def report(room: Any, table: str, *tokens: str) -> set[str]:
    """Return what a report holds."""
    return set(room.client.post(f"/api/tables/{table}/report", json={"tokens": list(tokens)}).json())


def hand_over(room: Any, made: dict[str, Any], seat: int, bot: str) -> None:
    answer = room.client.post(f"/api/tables/{made['table']}/seats/{seat}", json={"token": made["host"], "bot": bot})
    assert answer.status_code == 200, answer.text


def test_a_bot_on_the_seat_of_a_player_does_not_make_the_host_alone(room: Any) -> None:
    made = room.new()
    mine = room.join(made, 0)
    room.join(made, 1)
    hand_over(room, made, 1, "random")
    assert report(room, made["table"], mine) == {"seen"}


@pytest.mark.parametrize("how", ["leave", "invite"])
def test_who_has_ever_sat_there_counts(room: Any, how: str) -> None:
    made = room.new()
    mine, other, path = room.join(made, 0), room.join(made, 1), f"/api/tables/{made['table']}"
    if how == "leave":
        assert room.client.post(f"{path}/leave", json={"token": other}).status_code == 200
    invite = room.client.post(f"{path}/seats/1/invite", json={"token": made["host"]}).json()["invite"]
    both = room.client.post(f"{path}/join", json={"invite": invite, "name": "Ann"}).json()["token"]
    assert report(room, made["table"], mine, both) == {"seen"}
    hand_over(room, made, 1, "random")
    assert report(room, made["table"], mine, both) == {"seen"}


def test_who_is_invited_counts(room: Any) -> None:
    made = room.new()
    mine = room.join(made, 0)
    hand_over(room, made, 1, "random")
    assert report(room, made["table"], mine) == {"seen"}


def test_where_all_was_told_nobody_else_joins(room: Any) -> None:
    made = room.new(bots={"1": "random"}, public=True)
    mine, path = room.join(made, 0), f"/api/tables/{made['table']}"
    invite = {"token": made["host"]}
    assert report(room, made["table"], mine) == {"save", "test"}
    assert room.client.post(f"{path}/seats/1/invite", json=invite).json()["error"]["code"] == "laid-open"
    hand_over(room, made, 1, "")
    for asked in ({"name": "Eve"}, {"name": "Eve", "invite": "x"}):
        assert room.client.post(f"{path}/join", json=asked).json()["error"]["code"] == "laid-open"
    assert report(room, made["table"], mine) == {"save", "test"}


def test_the_database_itself_lets_nobody_in_then(room: Any) -> None:
    made, store = room.new(), room.house.store
    tokens = [room.join(made, 0), room.join(made, 1)]
    assert report(room, made["table"], *tokens) == {"save", "test"}
    store.set_seat(made["table"], 1, token="", invite="i")
    assert store.take_invite(made["table"], "i", "t", "Eve") is None
    assert not store.take_free(made["table"], 1, "t", "Eve")
