"""What is answered over HTTP: what can be played, tables with their seats, health and numbers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import attrs
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from swcore.errors import SwcoreError, nearest
from swcore.protocol.lines import bad, data_of
from swcore.protocol.requests import New
from swcore_server.house import House
from swcore_server.limits import Openings
from swcore_server.refusals import POLICY, STATES, lang_of, no_address, refusal
from swcore_server.socket import Line
from swcore_server.trial_api import TrialApi

TEXT = 200  # letters that a name or a token may have
# What the body of a request may hold, by the method that answers; `create` takes the fields of the request `new`, besides.
TOKEN, PLACE = ("token",), ("step", "seat", "asks")
FIELDS = {
    "agree": TOKEN,
    "cancel_trial": (),
    "create": ("public", "bots", "clock"),
    "invite": TOKEN,
    "invited": ("invite",),
    "join": ("invite", "name", "seat"),
    "leave": TOKEN,
    "look_back": (*PLACE, "tokens"),
    "replay": (*PLACE, "story", "key"),
    "report": ("words", "tokens"),
    "resume": TOKEN,
    "seat": ("token", "bot"),
    "try_piece": ("game", "file"),
    "versions": TOKEN,
    "workshop": ("game", "data"),
}
NEW = (*FIELDS["create"], *(name for name in attrs.fields_dict(New) if name not in ("id", "table")))
UPLOADS = 4  # times as large as a message may a body be: pieces may be uploaded
GONE = 400


class Api(TrialApi):
    """The addresses.

    Args:
        house: the house.
    """

    def __init__(self, house: House) -> None:
        self.house, self.openings = house, Openings(house.settings.openings)

    def routes(self) -> list[Any]:
        """Return what is answered where."""
        table = "/api/tables/{table}"
        return [
            Route("/health", self.health),
            Route("/metrics", self.metrics),
            Route("/api/games", self.games),
            Route("/api/games/{game}/preview", self.preview),
            Route("/api/tables", self.tables),
            Route("/api/tables", self.create, methods=["POST"]),
            Route(table, self.table),
            Route(table + "/join", self.join, methods=["POST"]),
            Route(table + "/invited", self.invited, methods=["POST"]),
            Route(table + "/leave", self.leave, methods=["POST"]),
            Route(table + "/seats/{seat}", self.seat, methods=["POST"]),
            Route(table + "/seats/{seat}/invite", self.invite, methods=["POST"]),
            Route(table + "/resume", self.resume, methods=["POST"]),
            Route(table + "/replay", self.look_back, methods=["POST"]),
            Route(table + "/story", self.story),
            Route(table + "/report", self.report, methods=["POST"]),
            Route("/api/replay", self.replay, methods=["POST"]),
            Route(table + "/versions", self.versions, methods=["POST"]),
            Route(table + "/agree", self.agree, methods=["POST"]),
            Route("/api/workshop/{what}", self.workshop, methods=["POST"]),
            *self.trial_routes(),
            WebSocketRoute("/api/socket", self.socket),
        ]

    async def health(self, request: Any) -> Any:
        """Say that the server and its database answer, and how many games are paused."""

        async def told() -> dict[str, Any]:
            await asyncio.to_thread(self.house.store.check)
            return {"ok": True, "paused": len(self.house.workers.paused)}

        return await self._safely(request, told)

    async def metrics(self, request: Any) -> Any:
        """Return the numbers as Prometheus reads them."""
        return PlainTextResponse(self.house.notes.page(), media_type="text/plain; version=0.0.4")

    async def games(self, request: Any) -> Any:
        """Return what can be played, with the options of each game."""

        async def told() -> dict[str, Any]:
            answer = (await self.house.ask(None, {"do": "games", "lang": lang_of(request)})).data()
            return dict(answer.get("answer", answer))

        return await self._safely(request, told)

    async def preview(self, request: Any) -> Any:
        """Return the board of a game as it lies at the beginning: `map` and `seats` stand in the query."""

        async def told() -> dict[str, Any]:
            query = request.query_params
            given = query.get("seats", "")
            seats = int(given) if given.isascii() and given.isdecimal() and len(given) < 4 else given or None
            wanted = {"do": "preview", "game": request.path_params["game"], "map": query.get("map") or None, "seats": seats}
            answer = (await self.house.ask(None, {**wanted, "lang": lang_of(request)})).data()
            return dict(answer.get("answer", answer))

        return await self._safely(request, told)

    async def tables(self, request: Any) -> Any:
        """List the public tables at which games go on."""

        async def told() -> dict[str, Any]:
            return {"tables": await self.house.listed()}

        return await self._safely(request, told)

    async def create(self, request: Any) -> Any:
        """Set up a table: the fields of the request `new`, with `public`, `bots` and a `clock`."""

        async def opened(data: dict[str, Any]) -> dict[str, Any]:
            self.openings.take(request.client.host if request.client else "")
            return await self.house.create(data)

        return await self._changes(request, "create", opened)

    async def table(self, request: Any) -> Any:
        """Tell who sits at a table, and how its clocks stand."""
        return await self._safely(request, lambda: self.house.told(request.path_params["table"]))

    async def join(self, request: Any) -> Any:
        """Take the seat of an invitation, or a free one of a public table."""

        async def taken(data: dict[str, Any]) -> dict[str, Any]:
            table, name, seat = request.path_params["table"], _text(data, "name"), data.get("seat")
            if seat is not None and type(seat) is not int:
                raise SwcoreError("The field 'seat' is a whole number.", code="bad-field", field="seat")
            if "invite" in data:
                return await self.house.join(table, _text(data, "invite"), name)
            return await self.house.join_public(table, seat, name)

        return await self._changes(request, "join", taken)

    async def invited(self, request: Any) -> Any:
        """Tell to which `seat` an `invite` is, before anybody takes it."""

        async def told(data: dict[str, Any]) -> dict[str, Any]:
            return {"seat": await self.house.invited(request.path_params["table"], _text(data, "invite"))}

        return await self._changes(request, "invited", told)

    async def leave(self, request: Any) -> Any:
        """Give up a seat, by its `token`."""

        async def left(data: dict[str, Any]) -> dict[str, Any]:
            await self.house.leave(request.path_params["table"], _text(data, "token"))
            return {}

        return await self._changes(request, "leave", left)

    async def seat(self, request: Any) -> Any:
        """Hand a seat to a `bot`, or back where it is ""; by the `token` of the host or of the player."""

        async def handed(data: dict[str, Any]) -> dict[str, Any]:
            table, seat = request.path_params["table"], _seat(request)
            await self.house.hand_over(table, seat, _text(data, "token"), _text(data, "bot"))
            return {}

        return await self._changes(request, "seat", handed)

    async def invite(self, request: Any) -> Any:
        """Make a new invitation to a seat, by the `token` of the host; who sat there leaves it."""

        async def invited(data: dict[str, Any]) -> dict[str, Any]:
            table, seat = request.path_params["table"], _seat(request)
            return {"invite": await self.house.invite(table, seat, _text(data, "token"))}

        return await self._changes(request, "invite", invited)

    async def resume(self, request: Any) -> Any:
        """Go on with a game that was paused, by the `token` of the host."""

        async def resumed(data: dict[str, Any]) -> dict[str, Any]:
            await self.house.resume(request.path_params["table"], _text(data, "token"))
            return {}

        return await self._changes(request, "resume", resumed)

    async def look_back(self, request: Any) -> Any:
        """Tell how a game stood after a `step`, by the eyes of a `seat` that one of `tokens` is for; of any once it is over."""

        async def told(data: dict[str, Any]) -> dict[str, Any]:
            return await self.house.past.look(data, lang_of(request), request.path_params["table"])

        return await self._changes(request, "look_back", told)

    async def replay(self, request: Any) -> Any:
        """Tell how a finished game stood after a `step`, from the `story` of its link, or by the `key` of one told before."""

        async def told(data: dict[str, Any]) -> dict[str, Any]:
            return await self.house.past.look(data, lang_of(request))

        return await self._changes(request, "replay", told)

    async def story(self, request: Any) -> Any:
        """Return what reproduces a finished game: what was chosen, the pieces, the seed and the actions."""
        return await self._safely(request, lambda: self.house.past.story(request.path_params["table"], lang_of(request)))

    async def report(self, request: Any) -> Any:
        """Return a save and a test for who looks into a problem; what the seats of `tokens` see while others play with them."""

        async def told(data: dict[str, Any]) -> dict[str, Any]:
            return await self.house.past.report(request.path_params["table"], data, lang_of(request))

        return await self._changes(request, "report", told)

    async def versions(self, request: Any) -> Any:
        """Try how a game replays under the versions that are here, by the `token` of the host; nothing changes."""

        async def told(data: dict[str, Any]) -> dict[str, Any]:
            return await self.house.versions(request.path_params["table"], _text(data, "token"))

        return await self._changes(request, "versions", told)

    async def agree(self, request: Any) -> Any:
        """Go on with a game under the versions that are here, where its replay fits, by the `token` of the host."""

        async def told(data: dict[str, Any]) -> dict[str, Any]:
            return await self.house.agree(request.path_params["table"], _text(data, "token"))

        return await self._changes(request, "agree", told)

    async def workshop(self, request: Any) -> Any:
        """Answer what the workshop asks of a piece or a map that is being written."""

        async def told(data: dict[str, Any]) -> dict[str, Any]:
            return await self.house.craft(request.path_params["what"], data, lang_of(request))

        return await self._changes(request, "workshop", told)

    async def socket(self, socket: Any) -> None:
        """Serve a connection over a WebSocket."""
        if not self._allowed(socket):
            await socket.close(POLICY)
            return
        await socket.accept()
        await Line(self.house, socket).run()

    def _allowed(self, request: Any) -> bool:
        """Return whether a page of this origin may ask; programs other than browsers name none."""
        origin = request.headers.get("origin")
        if origin is None:
            return True
        return origin in self.house.settings.origins or origin.partition("://")[2] == request.headers.get("host")

    async def _changes(self, request: Any, name: str, do: Callable[[dict[str, Any]], Awaitable[dict[str, Any]]]) -> Any:
        """Return the answer to a request with a body, from a page that may ask."""

        async def done() -> dict[str, Any]:
            if not self._allowed(request):
                raise SwcoreError("Pages of this origin may not ask here.", code="origin", hint="Name it by --origin.")
            data = await self._body(request)
            _check_fields(data, NEW if name == "create" else FIELDS[name])
            return await do(data)

        return await self._safely(request, done)

    async def _safely(self, request: Any, do: Callable[[], Awaitable[dict[str, Any]]]) -> Any:
        """Return an answer, or the error as JSON with a fitting state."""
        try:
            found = await do()
        except ClientDisconnect:
            return Response(status_code=GONE)  # nobody reads it
        except Exception as error:
            if not isinstance(error, SwcoreError | OSError):
                self.house.notes.fault(error)
            return refusal(request, error)
        return JSONResponse(found, STATES.get(found["error"]["code"], 400) if "error" in found else 200)

    async def _body(self, request: Any) -> dict[str, Any]:
        most = self.house.settings.frame * UPLOADS
        found = b""
        async for part in request.stream():
            found += part
            if len(found) > most:
                raise bad("large", f"A message has at most {most} bytes.", most=most)
        return data_of(found, most)


def _check_fields(data: dict[str, Any], names: tuple[str, ...]) -> None:
    """Refuse a field that nobody reads, as the protocol does: who misspells one hears of it.

    Raises:
        SwcoreError: `unknown-field`.
    """
    for name in data:
        if name not in names:
            told = f"There is no field {name[:40]!r} here."
            raise SwcoreError(told, code="unknown-field", hint=nearest(name[:40], names), field=name[:40])


def _seat(request: Any) -> int:
    """Return the seat of an address.

    Raises:
        SwcoreError: `unknown-address` for what no seat can be called.
    """
    found = str(request.path_params["seat"])
    if not (found.isascii() and found.isdecimal() and len(found) < 4):
        raise no_address()
    return int(found)


def _text(data: dict[str, Any], name: str) -> str:
    found = data.get(name, "")
    if not isinstance(found, str):
        raise SwcoreError(f"The field {name!r} is a text.", code="bad-field", field=name)
    if len(found) > TEXT:
        raise SwcoreError(f"The field {name!r} has at most {TEXT} letters.", code="bad-field", field=name)
    return found
