"""The application: what is answered over HTTP and the WebSocket, and the files of the web client."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.responses import JSONResponse
from starlette.routing import Match, Mount, Route

from swcore.errors import SwcoreError
from swcore_server.api import Api, lang_of
from swcore_server.house import House
from swcore_server.pages import Headers, Pages, client
from swcore_server.settings import Settings
from swcore_server.words import failure

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


def lost(routes: list[Any]) -> Callable[[Any], Awaitable[Any]]:
    """Return what answers where nothing else does: a failure as everywhere, and not the text of a page.

    Args:
        routes: what is answered.
    """

    async def told(request: Any) -> Any:
        ways = {way for one in routes if one.matches(request.scope)[0] is not Match.NONE for way in getattr(one, "methods", ())}
        if ways:
            known = ", ".join(sorted(ways))
            wrong = SwcoreError(
                f"This address answers {known} alone.", code="method", hint="See the header Allow.", methods=known
            )
            return JSONResponse(failure(wrong, None, lang_of(request)).to_json(), 405, {"allow": known})
        wrong = SwcoreError("There is no such address.", code="unknown-address", hint="/api/games tells what can be played.")
        return JSONResponse(failure(wrong, None, lang_of(request)).to_json(), 404)

    return told


def build(settings: Settings, house: House | None = None) -> Any:
    """Return the application.

    Args:
        settings: what the server is told.
        house: the house; a new one when None.
    """
    home = house or House(settings)

    @contextlib.asynccontextmanager
    async def life(_: Any) -> AsyncIterator[None]:
        await home.open()
        yield
        await home.close()

    routes = Api(home).routes()
    routes.append(Route("/api/{rest:path}", lost(list(routes)), methods=METHODS))
    folder = client()
    if folder:
        pages = Pages(folder)

        async def workshop(request: Any) -> Any:
            home.warm()
            return await pages.table(request)

        page = ("/t/{table}", "/replay", "/replay/{table}")
        routes += [*(Route(path, pages.table) for path in page), Route("/workshop", workshop), Mount("/", pages)]
    around = [Middleware(Headers)]
    if settings.origins:  # other pages may read the answers, too; they send no cookies, for there are none
        allowed = {"allow_origins": settings.origins, "allow_methods": ["GET", "POST"], "allow_headers": ["content-type"]}
        around.append(Middleware(CORSMiddleware, **allowed))
    app: Any = Starlette(routes=routes, lifespan=life, middleware=around)
    return app
