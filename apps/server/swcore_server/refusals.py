"""What is answered where nothing else answers: a failure as everywhere, and not the text of a page."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.routing import Match

from swcore.errors import SwcoreError
from swcore_server.words import failure

POLICY = 1008  # of a WebSocket that is refused
TOO_MANY = 429
FAR = ("192.0.2.1", 9)  # an address that nobody has (RFC 5737)
STATES = {
    "busy": 503,
    "host": 421,
    "internal": 500,
    "not-kept": 503,
    "not-yours": 403,
    "openings": 429,
    "origin": 403,
    "paused": 503,
    "method": 405,
    "unknown-address": 404,
    "unknown-table": 404,
    "unknown-trial": 404,
    "versions": 503,
    "database": 503,
    "database-away": 503,
    "worker": 503,
}
GIVEN = "GET, HEAD"


def lang_of(request: Any) -> str:
    """Return the language that a request asks for."""
    return str(request.query_params.get("lang", "en"))[:8]


def refusal(request: Any, error: BaseException, headers: dict[str, str] | None = None) -> Any:
    """Return an error as an answer, with the state that belongs to its code."""
    body = failure(error, None, lang_of(request)).to_json()
    state = STATES.get(body["error"]["code"], 400)
    if state == TOO_MANY:
        headers = {"retry-after": str(body["error"]["params"]["seconds"])}
    return JSONResponse(body, state, headers)


def no_address() -> SwcoreError:
    """Return the error for an address that there is not."""
    return SwcoreError("There is no such address.", code="unknown-address", hint="/api/games tells what can be played.")


def unknown(request: Any) -> Any:
    """Return the answer at an address that there is not."""
    return refusal(request, no_address())


def wrong_method(request: Any, known: str) -> Any:
    """Return the answer to a method that an address does not take."""
    wrong = SwcoreError(f"This address answers {known} alone.", code="method", hint="See the header Allow.", methods=known)
    return refusal(request, wrong, {"allow": known})


def lost(routes: list[Any]) -> Callable[[Any], Awaitable[Any]]:
    """Return what answers for all that no route takes.

    Args:
        routes: what is answered.
    """

    async def told(request: Any) -> Any:
        ways = {way for one in routes if one.matches(request.scope)[0] is not Match.NONE for way in getattr(one, "methods", ())}
        return wrong_method(request, ", ".join(sorted(ways))) if ways else unknown(request)

    return told


async def no_page(request: Any, error: Any) -> Any:
    """Answer for a page that there is not."""
    return unknown(request)


async def no_method(request: Any, error: Any) -> Any:
    """Answer for a method that a page or an address does not take."""
    return wrong_method(request, (error.headers or {}).get("Allow", GIVEN))


async def fault(request: Any, error: Any) -> Any:
    """Answer for what should not have happened."""
    return refusal(request, error)


HANDLERS: dict[Any, Any] = {404: no_page, 405: no_method, Exception: fault}


class Hosts:
    """Refuses what calls the server by a name that is not its own.

    A page of a stranger may let its name lead to this machine, and would be of one origin with the server then.

    Args:
        app: the application.
        names: the names of the server; any when there are none.
    """

    def __init__(self, app: Any, names: tuple[str, ...]) -> None:
        self.app, self.names = app, frozenset(names)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer."""
        if scope["type"] in ("http", "websocket") and self.names:
            request = HTTPConnection(scope)
            name = host_of(request.headers.get("host", ""))
            if name not in self.names and not name.endswith(".localhost"):
                if scope["type"] == "websocket":
                    await send({"type": "websocket.close", "code": POLICY})
                    return
                told, hint = f"This server is not called {name[:80]!r}.", "Name it by --origin, or open it as http://localhost."
                wrong = SwcoreError(told, code="host", hint=hint, name=name[:80])
                await refusal(request, wrong)(scope, receive, send)
                return
        await self.app(scope, receive, send)


def host_of(given: str) -> str:
    """Return the name in a header `Host`, without its port; "" where it is none."""
    try:
        return (urlsplit(f"//{given}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def reach_of(address: str) -> tuple[str, ...]:
    """Return the addresses at which other machines reach a server; none where it listens for its own machine alone.

    Args:
        address: at which it listens; 0.0.0.0 and :: stand for all that the machine has.
    """
    own = ip_address(address.partition("%")[0])
    if own.is_loopback:
        return ()
    return (address,) if not own.is_unspecified else _outside()


def _outside() -> tuple[str, ...]:
    """Return the address that this machine would speak from to others; nothing is sent to find it."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
            one.connect(FAR)
            found = str(one.getsockname()[0])
    except OSError:  # it is in no network
        return ()
    return () if ip_address(found).is_loopback else (found,)


def is_origin(given: str) -> bool:
    """Return whether a text is the origin of pages as browsers say it: no path, and not even a stroke behind it."""
    try:
        parts = urlsplit(given)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and "@" not in parts.netloc and parts.port != 0
    except ValueError:
        return False
    return known and given == f"{parts.scheme}://{parts.netloc}"


def names_of(address: str, host: str, origins: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names by which a server may be called: any, so (), unless it is for this machine alone.

    Args:
        address: at which it listens.
        host: what that was called.
        origins: of pages that may speak to it, or behind which it stands.

    Raises:
        SwcoreError: `origin-option`.
    """
    for one in origins:
        if not is_origin(one):
            told, hint = f"Not the origin of a page: {one[:40]}.", "Such as: --origin https://games.example."
            raise SwcoreError(told, code="origin-option", hint=hint, given=one[:40])
    if not ip_address(address.partition("%")[0]).is_loopback:
        return ()
    named = (host_of(one.partition("//")[2] or one) for one in origins)
    own = (host_of(f"[{one}]" if ":" in one else one) for one in (host, address))
    return tuple(dict.fromkeys(("localhost", "127.0.0.1", "::1", *own, *filter(None, named))))
