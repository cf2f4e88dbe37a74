"""The check of answers refuses what the OpenAPI document does not tell."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.told import check


def answer(address: str, state: int, body: Any, method: str = "GET") -> httpx.Response:
    """Return an answer as a server would give it."""
    return httpx.Response(state, json=body, request=httpx.Request(method, f"http://localhost{address}"))


FAILURE = {"id": None, "error": {"code": "x", "text": "x", "hint": "", "params": {}}}


def test_what_is_told_passes() -> None:
    check(answer("/health", 200, {"ok": True, "paused": 0}))
    check(answer("/api/tables/x/leave", 403, FAILURE, "POST"))
    check(answer("/nowhere", 404, FAILURE))


@pytest.mark.parametrize(
    ("address", "state", "body"),
    [
        ("/health", 200, {"ok": True, "paused": 0, "more": 1}),
        ("/health", 200, {"ok": 1}),
        ("/health", 418, FAILURE),
        ("/api/tables", 200, {"tables": [{"table": "x"}]}),
        ("/api/tables", 404, {"error": "none"}),
        ("/nowhere", 404, {"detail": "Not Found"}),
    ],
)
def test_anything_else_is_refused(address: str, state: int, body: Any) -> None:
    with pytest.raises(AssertionError):
        check(answer(address, state, body))


def test_a_page_of_text_where_json_is_told_is_refused() -> None:
    plain = httpx.Response(404, text="Not Found", request=httpx.Request("GET", "http://localhost/nowhere"))
    with pytest.raises(AssertionError, match="answers text/plain"):
        check(plain)
