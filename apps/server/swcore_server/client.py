"""A client for the command line: shows the menu, reads the number or the text of an action, and tells what happens."""

from __future__ import annotations

import contextlib
import json
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from swcore.errors import SwcoreError

WAIT = 0.5  # seconds before what was too fast, or did not arrive, is sent again
PATIENCE = 60.0  # seconds that a server may be away
GONE = (OSError, EOFError, WebSocketException)
Say = Callable[[str], None]


def post(address: str, data: dict[str, Any]) -> dict[str, Any]:
    """Send JSON data, and return what comes back.

    Raises:
        SwcoreError: what the server refuses.
        OSError: it cannot be reached.
    """
    body = json.dumps(data).encode()
    asked = urllib.request.Request(address, body, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(asked, timeout=30) as answer:
            return json.loads(answer.read())  # type: ignore[no-any-return]
    except urllib.error.HTTPError as error:
        told = json.loads(error.read())["error"]
        raise SwcoreError(told["text"], code=told["code"], hint=told.get("hint", "")) from None


def invitation(link: str) -> tuple[str, str, str]:
    """Return the server, the table and the invitation of a link.

    Raises:
        SwcoreError: `invitation`.
    """
    parts = urlsplit(link)
    table = parts.path.rpartition("/t/")[2]
    if not parts.netloc or not parts.fragment or not table or "/" in table:
        raise SwcoreError("That is not an invitation.", code="invitation", hint="It looks like http://.../t/TABLE#INVITATION.")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rpartition('/t/')[0]}", table, parts.fragment


def link_of(server: str, table: str, invite: str) -> str:
    """Return an invitation as a link; what stands behind # is never sent to a server by a browser."""
    return f"{server}/t/{table}#{invite}"


class Client:
    """Plays one seat.

    Args:
        server: its address.
        table: the table.
        token: of the seat.
        lang: the language.
        say: prints a line.
    """

    def __init__(self, server: str, table: str, token: str, lang: str, say: Say) -> None:
        self._address = server.replace("http", "ws", 1) + "/api/socket"
        self._table, self._token, self._lang, self._say = table, token, lang, say
        self._cursor, self._id, self._link = "", 0, None
        self._open = contextlib.ExitStack()
        self._name = secrets.token_hex(4)  # of the keys of this client
        self._connect(0.0)

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a request; notices that come meanwhile are passed over.

        Raises:
            SwcoreError: what is refused.
            OSError: the server does not come back.
        """
        while True:
            try:
                told = self._told(do, **fields)
            except GONE:
                self._say("...")
                self._connect(PATIENCE)
                continue
            if told.get("error", {}).get("code") != "too-fast":
                break
            time.sleep(WAIT)
        if "error" in told:
            error = told["error"]
            raise SwcoreError(error["text"], code=error["code"], hint=error.get("hint", ""))
        found: dict[str, Any] = told["answer"]
        return found

    def _told(self, do: str, **fields: Any) -> dict[str, Any]:
        self._id += 1
        link: Any = self._link
        link.send(json.dumps({"do": do, "id": self._id, **fields}))
        while (told := json.loads(link.recv())).get("id") != self._id:
            pass
        return told  # type: ignore[no-any-return]

    def _connect(self, patience: float) -> None:
        """Connect and sit down, as often as it takes."""
        until = time.monotonic() + patience
        while True:
            try:
                self.close()
                self._link = self._open.enter_context(connect(self._address, max_size=2**22))
                self._told("hello", protocol=1, lang=self._lang)
                told = self._told("seat", table=self._table, token=self._token)
                break
            except GONE:
                if time.monotonic() >= until:
                    raise
                time.sleep(WAIT)
        if "error" in told:
            raise SwcoreError(told["error"]["text"], code=told["error"]["code"])

    def play(self, lines: Iterator[str]) -> None:
        """Play until the game is over or the lines end."""
        while True:
            self._news()
            status = self.ask("status")
            if status["over"]:
                self._say(json.dumps(status.get("result", {}), ensure_ascii=False))
                return
            menu = self.ask("menu")
            if not menu.get("choices"):
                self._wait()
                continue
            self._say(menu["prompt"])
            for number, one in enumerate(menu["choices"], start=1):
                self._say(f"{number:>3}  {one['label']}")
            line = next(lines, None)
            if line is None:
                return
            self._act(line.strip(), menu["choices"])

    def _act(self, line: str, choices: list[dict[str, Any]]) -> None:
        number = int(line) if line.isdecimal() and len(line) < 5 else 0
        action = choices[number - 1]["action"] if 1 <= number <= len(choices) else line
        try:
            self.ask("undo") if action == "undo" else self.ask("act", action=action, key=f"{self._name}{self._id}")
        except SwcoreError as error:
            self._say(str(error))

    def _wait(self) -> None:
        """Wait until something changes, or the connection is gone: the next request finds another one."""
        link: Any = self._link
        with contextlib.suppress(*GONE):
            link.recv()

    def _news(self) -> None:
        found = self.ask("news", since=self._cursor)
        first = not self._cursor
        self._cursor = found["cursor"]
        for step in found["steps"][-1:] if first else found["steps"]:
            if step["step"] is not None:
                for sentence in self.ask("tell", step=step["step"])["sentences"]:
                    self._say(f"· {sentence['text']}")

    def close(self) -> None:
        """End the connection."""
        with contextlib.suppress(*GONE):
            self._open.close()
