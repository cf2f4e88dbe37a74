"""What may be asked: requests as typed values, with JSON both ways. docs/reference/protocol.md lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.errors import nearest
from swcore.protocol.forms import MessageError, read
from swcore.protocol.requests.common import AtSeat, AtTable, Move, Request
from swcore.protocol.requests.looking import (
    About,
    Actions,
    Board,
    Complete,
    Ending,
    Forecast,
    Guide,
    Looks,
    Menu,
    News,
    Rules,
    Scene,
    Tell,
    View,
    Why,
)
from swcore.protocol.requests.moving import Act, Analyse, Bot, Redo, Resign, Undo
from swcore.protocol.requests.tables import Close, Games, Hello, Load, New, Preview, SaveGame, State, TakeSeat, Watch

__all__ = [
    "REQUESTS",
    "About",
    "Act",
    "Actions",
    "Analyse",
    "AtSeat",
    "AtTable",
    "Board",
    "Bot",
    "Close",
    "Complete",
    "Ending",
    "Forecast",
    "Games",
    "Guide",
    "Hello",
    "Load",
    "Looks",
    "Menu",
    "Move",
    "New",
    "News",
    "Preview",
    "Redo",
    "Request",
    "Resign",
    "Rules",
    "SaveGame",
    "Scene",
    "State",
    "TakeSeat",
    "Tell",
    "Undo",
    "View",
    "Watch",
    "Why",
    "request_of",
]


def _all(kind: type[Request]) -> list[type[Request]]:
    return [one for sub in kind.__subclasses__() for one in ([sub] if sub.do else []) + _all(sub)]


REQUESTS: dict[str, type[Request]] = {one.do: one for one in _all(Request)}


def request_of(data: Mapping[str, Any]) -> Request:
    """Return the request that JSON data is.

    Raises:
        MessageError: `unknown-request`, `missing-field`, `unknown-field` or `bad-field`.
    """
    if "do" not in data:
        raise MessageError("The field 'do' is missing.", code="missing-field", field="do")
    kind = REQUESTS.get(data["do"]) if isinstance(data["do"], str) else None
    if kind is None:
        name = str(data["do"])[:40]
        told = f"There is no request {name!r}."
        raise MessageError(told, code="unknown-request", hint=nearest(name, REQUESTS), request=name)
    return read(kind, data, {"do": ""})
