"""A client for the command line: shows the menu, reads the number or the text of an action, and tells what happens."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

from swcore.errors import SwcoreError

WAIT = 0.5  # seconds before what was too fast is sent again
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
    fields = parse_qs(parts.fragment)
    if not parts.netloc or not {"table", "invite"} <= fields.keys():
        raise SwcoreError("That is not an invitation.", code="invitation", hint="It ends with #table=...&invite=...")
    return f"{parts.scheme}://{parts.netloc}", fields["table"][0], fields["invite"][0]


def link_of(server: str, table: str, invite: str) -> str:
    """Return an invitation as a link; what stands behind # is never sent to a server by a browser."""
    return f"{server}/#table={table}&invite={invite}"


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
        from websockets.sync.client import connect

        self._link = connect(server.replace("http", "ws", 1) + "/api/socket", max_size=2**22)
        self._lang, self._say, self._cursor, self._id = lang, say, "", 0
        self.ask("hello", protocol=1, lang=lang)
        self.ask("seat", table=table, token=token)

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a request; notices that come meanwhile are passed over.

        Raises:
            SwcoreError: what is refused.
        """
        self._id += 1
        while True:
            self._link.send(json.dumps({"do": do, "id": self._id, **fields}))
            while (told := json.loads(self._link.recv())).get("id") != self._id:
                pass
            if told.get("error", {}).get("code") != "too-fast":
                break
            time.sleep(WAIT)
        if "error" in told:
            error = told["error"]
            raise SwcoreError(error["text"], code=error["code"], hint=error.get("hint", ""))
        found: dict[str, Any] = told["answer"]
        return found

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
                self._link.recv()  # until something changes
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
            self.ask("undo") if action == "undo" else self.ask("act", action=action)
        except SwcoreError as error:
            self._say(str(error))

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
        self._link.close()
