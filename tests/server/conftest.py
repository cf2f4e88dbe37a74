"""A server inside the process of the tests, with a database of its own and workers as they are."""

from __future__ import annotations

import contextlib
import itertools
import warnings
from asyncio import CancelledError as TaskCancelled
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette", reason="the server is not installed: make dev")
pytest.importorskip("swcore_server", reason="the server is not installed: make dev")


class Player:
    """A connection that sits on a seat, or watches."""

    def __init__(self, socket: Any) -> None:
        self.socket, self.ids, self.notices = socket, itertools.count(), 0

    def send(self, do: str, **fields: Any) -> dict[str, Any]:
        """Return the whole answer to a request."""
        id = next(self.ids)
        self.socket.send_json({"do": do, "id": id, **fields})
        while True:
            told: dict[str, Any] = self.socket.receive_json()
            if told.get("id") == id:
                return told
            self.notices += "notice" in told

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Return what an answer holds."""
        told = self.send(do, **fields)
        assert "answer" in told, told
        answer: dict[str, Any] = told["answer"]
        return answer

    def refused(self, do: str, **fields: Any) -> str:
        """Return the code of an error."""
        code: str = self.send(do, **fields)["error"]["code"]
        return code


class Club:
    """A server with its client."""

    def __init__(self, client: Any, house: Any, stack: list[Any]) -> None:
        self.client, self.house, self._stack = client, house, stack

    def new(self, game: str = "small-world", **fields: Any) -> dict[str, Any]:
        """Open a table."""
        answer = self.client.post("/api/tables", json={"game": game, "seats": 2, "seed": 5, **fields})
        assert answer.status_code == 200, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, made: dict[str, Any], seat: int) -> str:
        """Take a seat, and return its token."""
        answer = self.client.post(f"/api/tables/{made['table']}/join", json={"invite": made["invites"][str(seat)], "name": "Ann"})
        assert answer.status_code == 200, answer.text
        assert answer.json()["seat"] == seat
        token: str = answer.json()["token"]
        return token

    def player(self, table: str = "", token: str = "") -> Player:
        """Connect, and sit down where a token is given."""
        session = self.client.websocket_connect("/api/socket")
        player = Player(session.__enter__())
        self._stack.append(session)
        if token:
            player.ask("seat", table=table, token=token)
        elif table:
            player.ask("watch", table=table)
        return player


class Street:
    """Servers on one database."""

    def __init__(self, folder: Path, url: str = "", *, quick: bool = False) -> None:
        self.url, self.quick = url or f"sqlite:///{folder / 'games.db'}", quick
        self._open: list[tuple[Any, list[Any]]] = []

    def start(self, **settings: Any) -> Club:
        """Start a server; one on the same database goes on with its games."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the newest one would like a newer client
            from starlette.testclient import TestClient
        from swcore_server.house import House
        from swcore_server.settings import Settings
        from swcore_server.web import build

        from tests.server.inside import Inside
        from tests.server.told import check

        told = Settings(database=self.url, workers=1, **{"spares": 0, "openings": 0, "rate": 1e6, "burst": 10**6, **settings})
        house = House(told, workers=Inside(self.url) if self.quick else None)
        client = TestClient(build(told, house))
        client.event_hooks["response"] = [check]
        client.__enter__()
        stack: list[Any] = []
        self._open.append((client, stack))
        return Club(client, house, stack)

    def close(self) -> None:
        """Stop all of them."""
        for client, stack in self._open:
            for session in reversed(stack):
                with contextlib.suppress(
                    CancelledError, TaskCancelled
                ):  # the session of the test client may be quicker than the server
                    session.__exit__(None, None, None)
            client.__exit__(None, None, None)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Callable[..., Club]]:
    """Return a function that starts a server."""
    street = Street(tmp_path)
    yield street.start
    street.close()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Return a server that the tests of a module share."""
    street = Street(tmp_path_factory.mktemp("hall"))
    yield street.start()
    street.close()


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Return a server without processes of its own that the tests of a module share."""
    street = Street(tmp_path_factory.mktemp("room"), quick=True)
    yield street.start()
    street.close()


@pytest.fixture
def corner(tmp_path: Path) -> Iterator[Callable[..., Club]]:
    """Return a function that starts a server without processes of its own."""
    street = Street(tmp_path, quick=True)
    yield street.start
    street.close()
