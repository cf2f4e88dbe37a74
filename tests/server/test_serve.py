"""What `swcore serve` makes of its options."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from starlette.requests import Request
from swcore_server import commands
from swcore_server.pages import Pages, client
from swcore_server.refusals import reach_of


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that gives what a server would be run with, and what it was told."""
    found: dict[str, Any] = {}
    monkeypatch.setattr("uvicorn.run", lambda app, **how: found.update(how))
    monkeypatch.setattr("swcore_server.web.build", lambda settings, house: found.update(settings=settings))
    for name in ("sparing", "settle"):  # the memory of the tests is not the server's
        monkeypatch.setattr(f"swcore_server.warming.{name}", lambda: None)

    def run(*words: str) -> dict[str, Any]:
        told = ["--port", "0", "--database", f"sqlite:///{tmp_path / 'games.db'}", *words]
        done = CliRunner().invoke(commands.serve, told)
        assert done.exit_code == 0, done.output
        return found

    return run


def test_nobody_is_believed_who_says_for_whom_they_ask_unless_the_owner_names_them(served: Any) -> None:
    assert served()["proxy_headers"] is False
    found = served("--proxy", "10.0.0.7", "--proxy", "10.0.0.8")
    assert (found["proxy_headers"], found["forwarded_allow_ips"]) == (True, ["10.0.0.7", "10.0.0.8"])


def test_a_server_of_this_machine_knows_its_names_and_one_for_others_takes_any(served: Any) -> None:
    assert served()["settings"].hosts == ("localhost", "127.0.0.1", "::1")
    assert served("--origin", "https://games.example")["settings"].hosts[-1] == "games.example"
    assert served("--host", "0.0.0.0")["settings"].hosts == ()


def test_addresses_for_others_are_told_where_they_reach_the_server(monkeypatch: pytest.MonkeyPatch, served: Any) -> None:
    monkeypatch.setattr("swcore_server.refusals._outside", lambda: ("192.168.7.7",))
    assert served()["settings"].reach == ()
    assert served("--host", "0.0.0.0")["settings"].reach == ("192.168.7.7",)
    assert reach_of("192.168.7.8") == ("192.168.7.8",)
    assert reach_of("::1") == reach_of("127.0.0.2") == ()


@pytest.mark.parametrize(
    ("asker", "called", "told"),
    [
        ("127.0.0.1", "localhost:8800", ["http://192.168.7.7:8800/", "http://[fd00::7]:8800/"]),
        ("127.0.0.1", "games.example", []),
        ("192.168.7.9", "localhost:8800", []),
    ],
)
def test_only_a_browser_of_the_machine_itself_is_told_its_addresses(asker: str, called: str, told: list[str]) -> None:
    pages = Pages(client())
    scope = {
        "type": "http", "scheme": "http", "path": "/reach.json", "query_string": b"",
        "headers": [(b"host", called.encode())], "client": (asker, 5000),
    }  # fmt: skip
    answer = asyncio.run(pages.reach(("192.168.7.7", "fd00::7"))(Request(scope)))
    assert json.loads(answer.body) == told


def test_tables_of_an_address_are_limited_as_the_owner_says(served: Any) -> None:
    assert served()["settings"].openings == 120
    assert served("--tables-per-hour", "0")["settings"].openings == 0
