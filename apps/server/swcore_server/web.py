"""The HTTP part: creating, listing and joining tables, health, numbers, and the files of the web client."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from importlib.resources import files
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from swcore.errors import SwcoreError
from swcore.protocol.failures import failure_of
from swcore.protocol.lines import bad, data_of
from swcore_server.house import House
from swcore_server.settings import Settings
from swcore_server.socket import POLICY, Line

POLICIES = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    b"connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",  # invitations stand in addresses
    b"cache-control": b"no-store",
}
STATES = {"unknown-table": 404, "not-yours": 403, "not-kept": 503, "paused": 503, "worker": 503, "internal": 500}


def build(settings: Settings, house: House | None = None) -> Any:
    """Return the application.

    Args:
        settings: what the server is told.
        house: the house; a new one when None.
    """
    home = house or House(settings)
    web = Web(home)

    @contextlib.asynccontextmanager
    async def life(_: Any) -> AsyncIterator[None]:
        await home.open()
        yield
        await home.close()

    routes: list[Any] = [
        Route("/health", web.health),
        Route("/metrics", web.metrics),
        Route("/api/games", web.games),
        Route("/api/tables", web.tables, methods=["GET", "POST"]),
        Route("/api/tables/{table}", web.table),
        Route("/api/tables/{table}/join", web.join, methods=["POST"]),
        Route("/api/tables/{table}/seats/{seat:int}", web.seat, methods=["POST"]),
        Route("/api/tables/{table}/resume", web.resume, methods=["POST"]),
        WebSocketRoute("/api/socket", web.socket),
    ]
    client = _client()
    if client:
        routes.append(Mount("/", StaticFiles(directory=client, html=True)))
    app: Any = Starlette(routes=routes, lifespan=life, middleware=[Middleware(_Headers)])
    return app


def _client() -> str:
    """Return the folder of the web client, or "" where none is installed."""
    try:
        folder = files("swcore_web") / "static"
    except ModuleNotFoundError:
        return ""
    return str(folder) if folder.is_dir() else ""


class _Headers:
    """Adds the policies to every answer."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def sent(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *POLICIES.items()]
            await send(message)

        await self.app(scope, receive, sent)


class Web:
    """What is answered over HTTP.

    Args:
        house: the house.
    """

    def __init__(self, house: House) -> None:
        self.house = house

    async def health(self, request: Any) -> Any:
        """Say that the server answers, and which games are paused."""
        return JSONResponse({"ok": True, "paused": sorted(self.house.workers.paused)})

    async def metrics(self, request: Any) -> Any:
        """Return the numbers."""
        return PlainTextResponse(self.house.notes.page(), media_type="text/plain; version=0.0.4")

    async def games(self, request: Any) -> Any:
        """Return what can be played, with the options of each game."""
        lang = request.query_params.get("lang", "en")[:8]
        return await self._safely(request, lambda: self.house.ask(None, {"do": "games", "lang": lang}))

    async def tables(self, request: Any) -> Any:
        """List the public tables, or set up a new one."""
        if request.method == "GET":
            rows = self.house.store.public_tables()
            return JSONResponse({"tables": [{"table": row["name"], "game": row["game"]} for row in rows]})
        return await self._safely(request, lambda data: self.house.create(data), body=True)

    async def table(self, request: Any) -> Any:
        """Tell who sits at a table."""

        async def told() -> dict[str, Any]:
            return {"players": await self.house.players(request.path_params["table"])}

        return await self._safely(request, told)

    async def join(self, request: Any) -> Any:
        """Take the seat of an invitation."""

        async def taken(data: dict[str, Any]) -> dict[str, Any]:
            invite, name = _text(data, "invite"), _text(data, "name")
            return await self.house.join(request.path_params["table"], invite, name)

        return await self._safely(request, taken, body=True)

    async def seat(self, request: Any) -> Any:
        """Hand a seat to a bot, or back."""

        async def handed(data: dict[str, Any]) -> dict[str, Any]:
            table, seat = request.path_params["table"], request.path_params["seat"]
            await self.house.hand_over(table, seat, _text(data, "token"), _text(data, "bot"))
            return {}

        return await self._safely(request, handed, body=True)

    async def resume(self, request: Any) -> Any:
        """Go on with a game that was paused."""

        async def resumed(data: dict[str, Any]) -> dict[str, Any]:
            table = request.path_params["table"]
            if not await self.house.is_host(table, _text(data, "token")):
                raise SwcoreError("Only the host may do that.", code="not-yours", request="resume")
            self.house.workers.paused.discard(table)
            self.house.drive(table)
            return {}

        return await self._safely(request, resumed, body=True)

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
        return origin in self.house.settings.origins or urlsplit(origin).netloc == request.headers.get("host")

    async def _safely(self, request: Any, do: Callable[..., Awaitable[dict[str, Any]]], *, body: bool = False) -> Any:
        """Return an answer, or the error as JSON with a fitting state."""
        lang = request.query_params.get("lang", "en")[:8]
        try:
            if body and not self._allowed(request):
                raise SwcoreError("Pages of this origin may not ask here.", code="origin", hint="Name it by --origin.")
            found = await do(await self._body(request)) if body else await do()
        except Exception as error:
            told = failure_of(error, None, lang).to_json()
            if not isinstance(error, SwcoreError):
                self.house.notes.log("fault", kind=type(error).__name__)
            return JSONResponse(told, STATES.get(told["error"]["code"], 403 if told["error"]["code"] == "origin" else 400))
        return JSONResponse(found.get("answer", found) if not body else found)

    async def _body(self, request: Any) -> dict[str, Any]:
        most = self.house.settings.frame * 4  # pieces may be uploaded
        found = b""
        async for part in request.stream():
            found += part
            if len(found) > most:
                raise bad("large", f"A message has at most {most} bytes.", most=most)
        return data_of(found, most)


def _text(data: dict[str, Any], name: str) -> str:
    found = data.get(name, "")
    if not isinstance(found, str) or len(found) > 200:
        raise SwcoreError(f"The field {name!r} is a text.", code="bad-field", field=name)
    return found
