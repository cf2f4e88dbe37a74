"""One caller at a desk: which table and seat it speaks of, in which language, and what it may not ask."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from swcore.errors import FAULTS, SwcoreError
from swcore.protocol import requests as ask
from swcore.protocol.answers import Answer, Failure, Notice
from swcore.protocol.desk import Desk
from swcore.protocol.failures import failure_of
from swcore.protocol.forms import Id
from swcore.protocol.lines import LINE, data_of, line_of
from swcore.wording.catalogue import FALLBACK
from swcore.wording.lexicon import Lexicon

BYSTANDER = -1  # where a conversation watches
OWNERS = (ask.SaveGame, ask.Close)  # what tells more than one seat may know, or ends it for all


class Conversation:
    """A caller at a desk. Until it sits down or watches, it owns all seats.

    Args:
        desk: the desk.
        lang: the language of texts where a request names none.
        send: called with a notice when a table that the caller sits at, or watches, is changed by another; None for no notices.
        most: how many bytes a line may have.
    """

    def __init__(
        self, desk: Desk, lang: str = FALLBACK, *, send: Callable[[Notice], None] | None = None, most: int = LINE
    ) -> None:
        self.desk, self.lang, self.most = desk, lang, most
        self._table = ""
        self._sits: dict[str, int] = {}
        self._send = send
        self._busy = False
        if send is not None:
            desk.changed.append(self._changed)

    def close(self) -> None:
        """End the conversation: no more notices come."""
        if self._changed in self.desk.changed:
            self.desk.changed.remove(self._changed)

    def answer(self, request: ask.Request) -> Answer | Failure:
        """Return the answer to a request, or why there is none; nothing is raised but an interrupt from the keyboard."""
        lang = request.lang or self.lang
        self._busy = True
        try:
            return Answer(self._answer(request, lang), request.id)
        except FAULTS as error:
            return failure_of(error, request.id, lang, self._words(request, lang))
        finally:
            self._busy = False

    def ask_json(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return the answer to a request, both as JSON data."""
        try:
            request = ask.request_of(data)
        except SwcoreError as error:
            lang = data.get("lang")
            return failure_of(error, id_of(data), lang if isinstance(lang, str) and lang else self.lang).to_json()
        return self.answer(request).to_json()

    def ask_line(self, line: bytes | str) -> bytes:
        """Return the answer to a request, both as lines of JSON."""
        try:
            data = data_of(line, self.most)
        except SwcoreError as error:
            return line_of(failure_of(error, None, self.lang).to_json())
        return line_of(self.ask_json(data))

    def _answer(self, request: ask.Request, lang: str) -> Mapping[str, Any]:
        if isinstance(request, ask.AtTable):
            request = attrs.evolve(request, table=request.table or self._table)
        seat = self._seat(request)
        found = self.desk.answer(request, seat, lang)
        if isinstance(request, ask.New | ask.Load):
            self._table = str(found["table"])
        elif isinstance(request, ask.AtTable):
            self._table = request.table
        if isinstance(request, ask.Hello) and request.lang:
            self.lang = request.lang
        if isinstance(request, ask.TakeSeat):
            if request.seat is None:
                self._sits.pop(request.table, None)
            else:
                self._sits[request.table] = request.seat
        if isinstance(request, ask.Watch):
            self._sits[request.table] = BYSTANDER
        return found

    def _seat(self, request: ask.Request) -> int | None:
        """Return the seat that a request is answered for.

        Raises:
            SwcoreError: `not-yours`.
        """
        if not isinstance(request, ask.AtTable) or isinstance(request, ask.TakeSeat):
            return None
        sits = self._sits.get(request.table)
        asked = request.seat if isinstance(request, ask.AtSeat) else None
        if sits is None:
            return asked
        only_seen = sits == BYSTANDER and isinstance(request, ask.Move | ask.Menu | ask.Complete | ask.Analyse | ask.Forecast)
        if only_seen or isinstance(request, OWNERS) or (asked is not None and asked != sits):
            told = "That is not for this seat." if sits != BYSTANDER else "A bystander cannot do that."
            raise SwcoreError(told, code="not-yours", hint="Take the seat first: `seat`.", request=request.do)
        return None if sits == BYSTANDER else sits

    def _words(self, request: ask.Request, lang: str) -> Lexicon | None:
        """Return the words of the game that a request is about, where there is one."""
        if not isinstance(request, ask.AtTable):
            return None
        try:
            words: Lexicon = self.desk.table(request.table or self._table).game.face(lang).words
        except FAULTS:
            return None
        return words

    def _changed(self, table: str) -> None:
        if self._send is not None and table in self._sits and not self._busy:
            self._send(Notice("changed", table))


def id_of(data: Mapping[str, Any]) -> Id:
    """Return the id of a request that cannot be read, where it has a good one."""
    found = data.get("id")
    if type(found) is int and abs(found) <= 2**53:
        return found
    return found if isinstance(found, str) and len(found) <= 64 else None
