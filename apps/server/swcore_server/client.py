"""The connection of the client for the command line: it asks, and comes back to a server that was away."""

from __future__ import annotations

import contextlib
import http.client
import json
import logging
import re
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from swcore.errors import SwcoreError
from swcore_server.said import said

WAIT = 0.5  # seconds before what was too fast, or did not arrive, is sent again
PATIENCE = 60.0  # seconds that a server may be away
GONE = (OSError, EOFError, WebSocketException)
QUIET = logging.Logger("swcore.join", logging.CRITICAL + 1)  # what a connection thinks of its end is no news for a player
LARGEST = 2**24  # bytes of an answer
MOST_SEATS = 99
NAME = re.compile(r"[A-Za-z0-9_-]{1,100}")  # of tables, tokens and invitations
Say = Callable[[str], None]


def post(address: str, data: dict[str, Any] | None, lang: str = "en") -> dict[str, Any]:
    """Send JSON data, and return what comes back.

    Args:
        address: where.
        data: what is sent; None to look only.
        lang: the language of the reader.

    Raises:
        SwcoreError: what the server refuses; `no-server`: there is none.
    """
    body = None if data is None else json.dumps(data).encode()
    try:
        asked = urllib.request.Request(f"{address}?lang={lang}", body, {"content-type": "application/json"})
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return _object(answer.read(LARGEST), address)
    except urllib.error.HTTPError as error:
        raise _refused(error.read(), address) from None
    except (
        OSError,
        ValueError,
        RecursionError,
        http.client.HTTPException,
    ):  # nobody is there, it is no address, or something else answers
        raise _absent(address) from None


def look(address: str, lang: str = "en") -> dict[str, Any]:
    """Return what stands at an address; a server that is away gets a minute to come back.

    Raises:
        SwcoreError: as `post`.
    """
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return post(address, None, lang)
        except SwcoreError as error:
            if error.code != "no-server" or time.monotonic() >= until:
                raise
        time.sleep(WAIT)


def _object(body: bytes | str, address: str) -> dict[str, Any]:
    """Return the object that a server says.

    Raises:
        SwcoreError: `no-server`: it is none, so that another program answers there.
    """
    try:
        found = json.loads(body)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise _absent(address)
    return found


def named(told: dict[str, Any], name: str, address: str) -> str:
    """Return a name or a token that a server has given; what has no such form comes from another program.

    Raises:
        SwcoreError: `no-server`.
    """
    found = told.get(name)
    if not (isinstance(found, str) and found.isascii() and NAME.fullmatch(found)):
        raise _absent(address)
    return found


def invited(told: dict[str, Any], address: str) -> dict[int, str]:
    """Return the invitations that a server has given, by seat.

    Raises:
        SwcoreError: `no-server`.
    """
    found = told.get("invites")
    if not isinstance(found, dict) or not all(seat.isdecimal() and len(seat) <= len(str(MOST_SEATS)) for seat in found):
        raise _absent(address)
    return {int(seat): named(found, seat, address) for seat in sorted(found, key=int)}


def seated(told: dict[str, Any], address: str) -> int:
    """Return the seat that a server has given.

    Raises:
        SwcoreError: `no-server`.
    """
    found = told.get("seat")
    if type(found) is not int or not 0 <= found < MOST_SEATS:
        raise _absent(address)
    return found


def _refused(body: bytes, address: str) -> SwcoreError:
    """Return what a server refuses; what another program says in its place tells nothing."""
    try:
        told = json.loads(body)["error"]
        return _error(told)
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError):
        return _absent(address)


def _error(told: dict[str, Any]) -> SwcoreError:
    """Return what a server refuses, as it says so."""
    text, code, hint = str(told["text"]), str(told["code"]), str(told.get("hint", ""))
    params = {name: value for name, value in told.get("params", {}).items() if name not in ("self", "message", "code", "hint")}
    return SwcoreError(text, code=code, hint=hint, **params)


def _absent(address: str) -> SwcoreError:
    server = address.partition("/api/")[0]
    hint = "It is started by: swcore serve"
    return SwcoreError(f"No server answers at {server}.", code="no-server", hint=hint, address=server)


def invitation(link: str) -> tuple[str, str, str]:
    """Return the server, the table and the invitation of a link; "" where it has none, as the address of a table.

    Raises:
        SwcoreError: `invitation-form`.
    """
    parts = urlsplit(link)
    front, _, table = parts.path.rpartition("/t/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or "/" in table:
        hint = "It looks like http://.../t/TABLE#INVITATION; --new opens a table at a server."
        raise SwcoreError("That is not an invitation.", code="invitation-form", hint=hint)
    return f"{parts.scheme}://{parts.netloc}{front}", table, parts.fragment


def link_of(server: str, table: str, invite: str) -> str:
    """Return an invitation as a link; what stands behind # is never sent to a server by a browser."""
    return f"{server}/t/{table}" + (f"#{invite}" if invite else "")


class Client:
    """Sits on one seat.

    Args:
        server: its address.
        table: the table.
        token: of the seat.
        lang: the language.
        say: prints a line.
    """

    def __init__(self, server: str, table: str, token: str, lang: str, say: Say) -> None:
        self._server, self._address = server, server.replace("http", "ws", 1) + "/api/socket"
        self._table, self._token, self._lang, self._say = table, token, lang, say
        self._id, self._link, self._missed = 0, None, False
        self._open = contextlib.ExitStack()
        self.name = secrets.token_hex(4)  # of the keys of this client
        self._connect(0.0)

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a request; notices that come meanwhile are kept for `wait`.

        Raises:
            SwcoreError: what is refused; `no-server`: the server does not come back.
        """
        while True:
            try:
                told = self._told(do, **fields)
            except GONE:
                self._say(said("lost", self._lang))
                self._connect(PATIENCE)
                continue
            if told.get("error", {}).get("code") != "too-fast":
                break
            time.sleep(WAIT)
        if "error" in told:
            raise _error(told["error"])
        found: dict[str, Any] = told["answer"]
        return found

    def _told(self, do: str, **fields: Any) -> dict[str, Any]:
        self._id += 1
        link: Any = self._link
        link.send(json.dumps({"do": do, "id": self._id, **fields}))
        while (told := _object(link.recv(), self._server)).get("id") != self._id:
            if "error" in told:  # it has no id where the server could not read the question
                break
            self._missed = True
        return told

    def _connect(self, patience: float) -> None:
        """Connect and sit down, as often as it takes."""
        until = time.monotonic() + patience
        while True:
            try:
                self.close()
                self._link = self._open.enter_context(connect(self._address, max_size=2**22, logger=QUIET))
                self._told("hello", protocol=1, lang=self._lang)
                told = self._told("seat", table=self._table, token=self._token)
                break
            except GONE:
                if time.monotonic() >= until:
                    raise _absent(self._server) from None
                time.sleep(WAIT)
        if "error" in told:
            raise _error(told["error"])

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until something changes, or the connection is gone: the next request finds another one.

        Args:
            seconds: how long at most; any time when None.

        Returns:
            whether that has happened.
        """
        link: Any = self._link
        if self._missed:
            self._missed = False
            return True
        try:
            link.recv(timeout=seconds)
        except TimeoutError:
            return False
        except GONE:
            pass
        return True

    def close(self) -> None:
        """End the connection."""
        with contextlib.suppress(*GONE):
            self._open.close()
