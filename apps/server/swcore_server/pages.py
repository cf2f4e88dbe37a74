"""The files of the web client, and the headers that every answer bears."""

from __future__ import annotations

from importlib.resources import files
from ipaddress import ip_address
from pathlib import PurePath
from typing import Any

from starlette.responses import FileResponse, JSONResponse
from starlette.staticfiles import StaticFiles

POLICIES = {
    b"content-security-policy": b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    b"connect-src 'self'; font-src 'self'; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    b"frame-ancestors 'none'",
    b"cross-origin-opener-policy": b"same-origin",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cache-control": b"no-store",
}
# The system may know these by other names, or not at all; a module of another type is not run.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PAGE = "index.html"
ICON = "icon.svg"
NO_PAGE = 404


def client() -> str:
    """Return the folder of the web client, or "" where none is installed."""
    try:
        folder = files("swcore_web") / "static"
    except ModuleNotFoundError:
        return ""
    return str(folder) if folder.is_dir() else ""


def reads(request: Any) -> bool:
    """Return whether somebody looks for a page to read: a browser says so, a program asks for data."""
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


def local(host: str) -> bool:
    """Return whether a name leads to the machine itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


class Pages(StaticFiles):  # type: ignore[misc]
    """The files of the web client. A browser keeps them, and asks each time whether they are still the same.

    Args:
        folder: where they stand.
    """

    def __init__(self, folder: str) -> None:
        super().__init__(directory=folder, html=True)

    def file_response(self, full_path: Any, stat_result: Any, scope: Any, status_code: int = 200) -> Any:
        """Return a file as its type, or that it is the same."""
        answer = super().file_response(full_path, stat_result, scope, status_code)
        found = TYPES.get(PurePath(full_path).suffix)
        if found and "content-type" in answer.headers:
            answer.headers["content-type"] = found
        answer.headers["cache-control"] = "no-cache"
        return answer

    def reach(self, hosts: tuple[str, ...]) -> Any:
        """Return what tells a browser on this machine the addresses for others, for links that are to open elsewhere.

        Args:
            hosts: addresses of this machine; a stranger is not told them.
        """

        async def told(request: Any) -> Any:
            own = request.client is not None and local(request.client.host) and local(request.url.hostname or "")
            port = f":{request.url.port}" if request.url.port else ""
            names = [f"[{one}]" if ":" in one else one for one in hosts if own]
            return JSONResponse([f"{request.url.scheme}://{one}{port}/" for one in names])

        return told

    async def icon(self, request: Any) -> Any:
        """Return the sign of the page."""
        return await self.get_response(ICON, request.scope)

    async def lost(self, request: Any) -> Any:
        """Return the page as an answer at an address that there is not; it says so, and leads to the start."""
        path, found = self.lookup_path(PAGE)  # whole each time: a browser that keeps it would be told that it is the same
        return FileResponse(path, NO_PAGE, stat_result=found, media_type=TYPES[".html"])

    async def table(self, request: Any) -> Any:
        """Return the page at the address of a table; the invitation stands behind #, which no browser sends."""
        return await self.get_response(PAGE, request.scope)


class Headers:
    """Adds the policies to every answer that does not name its own.

    Args:
        app: the application.
    """

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer."""

        async def sent(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                names = {name for name, _ in given}
                message["headers"] = [*given, *(one for one in POLICIES.items() if one[0] not in names)]
            await send(message)

        await self.app(scope, receive, sent)
