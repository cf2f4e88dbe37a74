"""Who may ask at all: names of the server, and how many tables one address opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from swcore_server.limits import Bucket, Openings, home_of
from swcore_server.refusals import host_of, names_of

from swcore.errors import SwcoreError
from tests.server.conftest import Club

Start = Callable[..., Club]
HERE = names_of("127.0.0.1", "127.0.0.1", ("https://games.example:8443",))


@pytest.mark.parametrize(
    "name", ["127.0.0.1:8000", "localhost", "LOCALHOST:9", "[::1]:8000", "games.example", "games.example.:8443", "a.localhost"]
)
def test_a_server_on_this_machine_answers_to_its_own_names(corner: Start, name: str) -> None:
    server = corner(hosts=HERE)
    assert server.client.get("/health", headers={"host": name}).status_code == 200
    with server.client.websocket_connect("/api/socket", headers={"host": name}) as socket:
        socket.send_json({"do": "hello", "protocol": 1})
        assert socket.receive_json()["answer"]["protocol"] == 1


@pytest.mark.parametrize(
    "name", ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "", "[x"]
)
def test_a_strange_name_that_leads_here_is_refused_everywhere(corner: Start, name: str) -> None:
    from starlette.websockets import WebSocketDisconnect

    client, bent = corner(hosts=HERE).client, {"host": name, "origin": f"http://{name}"}
    for address in ("/", "/health", "/metrics", "/api/games", "/t/x"):
        answer = client.get(address, headers=bent)
        assert (answer.status_code, answer.json()["error"]["code"]) == (421, "host")
    answer = client.post("/api/tables?lang=ru", json={"game": "small-world"}, headers=bent)
    assert answer.json()["error"]["text"] == f"Этот сервер не зовут «{host_of(name)}»."
    with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket", headers=bent):
        pass


def test_a_server_for_others_is_called_as_they_like() -> None:
    assert names_of("0.0.0.0", "0.0.0.0", ()) == names_of("192.168.1.5", "den", ()) == ()
    assert names_of("::1", "::1", ()) == ("localhost", "127.0.0.1", "::1")
    assert names_of("127.0.0.1", "den", ()) == ("localhost", "127.0.0.1", "::1", "den")


def test_one_address_opens_so_many_tables_and_hears_when_it_may_again(corner: Start) -> None:
    """Two in an hour: the next one may come after half of it."""
    client = corner(openings=2).client
    wanted = {"game": "small-world", "seats": 2}
    assert [client.post("/api/tables", json=wanted).status_code for _ in range(2)] == [200, 200]
    answer = client.post("/api/tables?lang=ru", json=wanted)
    error: dict[str, Any] = answer.json()["error"]
    assert (answer.status_code, error["code"], error["params"]["most"]) == (429, "openings", 2)
    assert 1790 <= error["params"]["seconds"] <= 1800
    assert answer.headers["retry-after"] == str(error["params"]["seconds"])
    assert error["hint"] == f"Попробуйте снова через {error['params']['seconds']} с."
    assert client.post("/api/tables", json={**wanted, "foo": 1}).json()["error"]["code"] == "unknown-field", "opens none anyway"


def test_other_addresses_are_not_held_up_and_a_customer_has_one() -> None:
    doors = Openings(1)
    doors.take("192.0.2.1")
    with pytest.raises(SwcoreError, match="1 tables"):
        doors.take("::ffff:192.0.2.1")
    doors.take("192.0.2.2")
    doors.take("2001:db8::1")
    with pytest.raises(SwcoreError):
        doors.take("2001:db8::2:1")
    doors.take("2001:db8:0:1::1")
    assert (home_of("2001:db8::1"), home_of("testclient")) == ("2001:db8::/64", "testclient")
    for _ in range(9):
        Openings(0).take("192.0.2.1")


def test_an_empty_bucket_says_when_it_lets_through_again() -> None:
    bucket = Bucket(rate=0.5, burst=1)
    assert (bucket.take(), bucket.take()) == (True, False)
    assert 1.9 < bucket.wait() <= 2.0


@pytest.mark.parametrize(
    ("method", "address"),
    [
        ("POST", "/health"),
        ("DELETE", "/"),
        ("POST", "/"),
        ("OPTIONS", "/"),
        ("TRACE", "/"),
        ("OPTIONS", "/api/tables"),
        ("PUT", "/api/tables"),
        ("TRACE", "/api/games"),
    ],
)
def test_a_wrong_method_gets_a_failure_with_those_that_are_right(corner: Start, method: str, address: str) -> None:
    answer = corner().client.request(method, address)
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "method")
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize("address", ["/nothing", "/nothing.js", "/api", "/api/", "/api/tables/x/y/z"])
def test_an_unknown_address_gets_a_failure(corner: Start, address: str) -> None:
    answer = corner().client.get(address)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "unknown-address")
