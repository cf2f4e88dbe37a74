"""The files of the web client, the headers of every answer, and who may ask from other pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Club

Start = Callable[..., Club]
FILES = {
    "index.html": ("<!doctype html><title>t</title>", "text/html; charset=utf-8"),
    "main.js": ("export {}", "text/javascript; charset=utf-8"),
    "part.mjs": ("export {}", "text/javascript; charset=utf-8"),
    "look.css": ("a{}", "text/css; charset=utf-8"),
    "words/en.json": ("{}", "application/json"),
    "icon.svg": ("<svg/>", "image/svg+xml"),
    "letters.woff2": ("x", "font/woff2"),
}


@pytest.fixture
def pages(tmp_path: Path, corner: Start, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a client of a server that has a web client."""
    for name, (text, _) in FILES.items():
        path = tmp_path / "static" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("swcore_server.web.client", lambda: str(tmp_path / "static"))
    return corner().client


def test_files_have_their_types_and_are_asked_for_again(pages: Any) -> None:
    for name, (text, kind) in FILES.items():
        answer = pages.get(f"/{name}")
        assert (answer.status_code, answer.text, answer.headers["content-type"]) == (200, text, kind)
        assert answer.headers["cache-control"] == "no-cache"
        same = pages.get(f"/{name}", headers={"if-none-match": answer.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        assert "script-src 'self'" in same.headers["content-security-policy"]


def test_large_files_go_packed(pages: Any, tmp_path: Path) -> None:
    text = "export const a = 1;\n" * 400
    (tmp_path / "static" / "large.js").write_text(text)
    answer = pages.get("/large.js", headers={"accept-encoding": "gzip"})
    assert answer.text == text
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(text) / 10
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "content-encoding" not in pages.get("/large.js", headers={"accept-encoding": "identity"}).headers


def test_the_page_stands_at_the_root_and_at_every_table(pages: Any) -> None:
    page = FILES["index.html"][0]
    for address in ("/", "/t/8de6edf3f62155ef"):
        answer = pages.get(address)
        assert (answer.status_code, answer.text) == (200, page)
    assert pages.get("/t/").status_code == 404
    assert pages.get("/nothing.js").status_code == 404


READER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("address", ["/t/", "/t", "/nosuch", "/rules/", "/workshop/x"])
def test_who_reads_is_shown_a_page_at_an_address_that_there_is_not_and_a_program_json(pages: Any, address: str) -> None:
    read = pages.get(address, headers=READER)
    assert (read.status_code, read.text) == (404, FILES["index.html"][0])
    assert read.headers["content-type"] == "text/html; charset=utf-8"
    told = pages.get(address, headers={"accept": "*/*"})
    assert (told.status_code, told.json()["error"]["code"]) == (404, "unknown-address")
    again = pages.get(address, headers={**READER, "if-none-match": read.headers["etag"]})
    assert (again.status_code, again.text) == (404, read.text)
    assert pages.get("/api/nosuch", headers=READER).json()["error"]["code"] == "unknown-address"


def test_the_sign_of_the_page_is_known_by_its_old_address(pages: Any) -> None:
    answer = pages.get("/favicon.ico")
    assert (answer.status_code, answer.text, answer.headers["content-type"]) == (200, "<svg/>", "image/svg+xml")


@pytest.mark.parametrize("address", ["/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/words/../../secret.txt"])
def test_nothing_beside_the_files_is_served(pages: Any, address: str) -> None:
    assert "secret" not in pages.get(address).text


def test_every_answer_bears_the_policies(room: Club) -> None:
    for address in ("/health", "/api/games", "/api/tables", "/api/tables/none", "/nowhere"):
        headers = room.client.get(address).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cache-control"] == "no-store"


def test_pages_of_named_origins_may_read_answers(corner: Start) -> None:
    server = corner(origins=("https://friend.example",))
    friend, foe = (
        {"origin": one, "access-control-request-method": "POST"} for one in ("https://friend.example", "https://foe.example")
    )
    asked = server.client.options("/api/tables", headers={**friend, "access-control-request-headers": "content-type"})
    assert (asked.status_code, asked.headers["access-control-allow-origin"]) == (200, "https://friend.example")
    assert server.client.options("/api/tables", headers=foe).status_code == 400
    assert "access-control-allow-origin" not in server.client.get("/api/tables", headers=foe).headers
