"""What is asked about the past: who may look where, and which process answers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from swcore.errors import SwcoreError
from swcore_server.register import Register
from swcore_server.replays import WORDS
from swcore_server.tokens import hashed, same

MOST = 4  # stories of strangers that may wait to be played
SEATS = 16  # tokens that are looked at
SHARED = ("story", "key", "step", "seat", "asks")


class Past:
    """The past of the tables of a house, and of the stories that links tell.

    Args:
        register: who sits where.
        workers: who plays the games.
    """

    def __init__(self, register: Register, workers: Any) -> None:
        self.register, self.workers = register, workers
        self._waiting = 0

    async def look(self, data: Mapping[str, Any], lang: str, table: str = "") -> dict[str, Any]:
        """Return how a game stood after one of its steps.

        Args:
            data: the `step`, the `seat` whose eyes are lent, what is asked as `asks`; the `tokens` of seats for a table, else a
                `story` or its `key`.
            lang: the language of the reader.
            table: the table; "" for a story.

        Raises:
            SwcoreError: `unknown-table`, `bad-field`, `too-fast`, `replay-long`.
        """
        for name in ("step", "seat"):
            if data.get(name) is not None and type(data[name]) is not int:
                raise SwcoreError(f"The field {name!r} is a whole number.", code="bad-field", field=name)
        if data.get("seat") is not None and not 0 <= data["seat"] < SEATS:
            told = f"The field 'seat' goes from 0 to {SEATS - 1}."
            raise SwcoreError(told, code="bad-field", field="seat", low=0, high=SEATS - 1)
        fields = {name: data[name] for name in SHARED if name in data}
        asked = {"do": "replay", "what": "look", "lang": lang, **fields}
        if table:
            mine = await self._mine(table, data)
            names = (await self.register.entry(table)).called
            return _body(await self.workers.ask(table, None, {**asked, "table": table, "mine": mine, "called": names}))
        if self._waiting >= MOST:
            raise SwcoreError("Too many messages at once.", code="too-fast", hint="Wait a moment.")
        self._waiting += 1
        late = SwcoreError("The game takes too long to be played again.", code="replay-long", hint="Try again later.")
        try:
            return _body(await self.workers.craft(asked, late))
        finally:
            self._waiting -= 1

    async def story(self, table: str, lang: str) -> dict[str, Any]:
        """Return what reproduces a finished game.

        Raises:
            SwcoreError: `unknown-table`.
        """
        await self.register.entry(table)
        return _body(await self.workers.ask(table, None, {"do": "replay", "what": "story", "table": table, "lang": lang}))

    async def report(self, table: str, data: Mapping[str, Any], lang: str) -> dict[str, Any]:
        """Return what somebody needs who looks into a problem.

        Args:
            table: the table.
            data: the `tokens` of the seats of who reports, and `words`.
            lang: the language of the reader.

        Raises:
            SwcoreError: `unknown-table`, `bad-field`.
        """
        words = data.get("words", "")
        if not isinstance(words, str) or len(words) > WORDS:
            raise SwcoreError("The field 'words' is a text.", code="bad-field", field="words")
        mine = await self._mine(table, data)
        alone = bool(mine) and await self._alone(table, data["tokens"])
        told = {"mine": mine, "everybody": alone, "words": words, "lang": lang}
        return _body(await self.workers.ask(table, None, {"do": "replay", "what": "report", "table": table, **told}, think=True))

    async def _alone(self, table: str, tokens: list[str]) -> bool:
        """Return whether nobody but who asks has ever sat at a table, or can come to it from now on."""
        if (await self.register.entry(table)).row["laid_open"]:
            return True
        found = await asyncio.to_thread(self.register.store.lay_open, table, {hashed(one) for one in tokens if one})
        self.register.forget(table)
        return found

    async def _mine(self, table: str, data: Mapping[str, Any]) -> list[int]:
        """Return the seats that some tokens are for."""
        tokens = data.get("tokens", [])
        if not isinstance(tokens, list) or len(tokens) > SEATS or not all(isinstance(one, str) for one in tokens):
            raise SwcoreError("The field 'tokens' is a list of texts.", code="bad-field", field="tokens")
        rows = (await self.register.entry(table)).seats
        return [int(row["seat"]) for row in rows if any(same(one, row["token"]) for one in tokens)]


def _body(told: Any) -> dict[str, Any]:
    found = told.data()
    return dict(found.get("answer", found))
