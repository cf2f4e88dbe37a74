"""The application: what is answered over HTTP and the WebSocket, and the files of the web client."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route

from swcore_server.api import Api
from swcore_server.house import House
from swcore_server.pages import Headers, Pages, client, reads
from swcore_server.refusals import HANDLERS, Hosts, lost, unknown
from swcore_server.settings import Settings

PACKED = 1000  # bytes from which on a file of the page goes packed
METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]


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
    handlers = dict(HANDLERS)
    if folder:
        pages = Pages(folder)

        async def no_page(request: Any, error: Any) -> Any:
            return await pages.lost(request) if reads(request) else unknown(request)

        handlers[404] = no_page

        async def workshop(request: Any) -> Any:
            home.warm()
            return await pages.table(request)

        page = ("/t/{table}", "/replay", "/replay/{table}", "/rules/{game}")
        routes += [
            *(Route(path, pages.table) for path in page),
            Route("/workshop", workshop),
            Route("/favicon.ico", pages.icon),  # asked for by browsers that show no page
            Route("/reach.json", pages.reach(settings.reach)),
            Mount("/", GZipMiddleware(pages, minimum_size=PACKED)),
        ]
    around = [Middleware(Headers)]
    if settings.origins:  # other pages may read the answers, too; they send no cookies, for there are none
        allowed = {"allow_origins": settings.origins, "allow_methods": ["GET", "POST"], "allow_headers": ["content-type"]}
        around.append(Middleware(CORSMiddleware, **allowed))
    around.append(Middleware(Hosts, names=settings.hosts))
    app: Any = Starlette(routes=routes, lifespan=life, middleware=around, exception_handlers=handlers)
    return app
