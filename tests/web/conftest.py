"""A server on the loopback and a browser, as people use them."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
WAIT = 20_000  # milliseconds that a page may take on a loaded machine


def _missing(what: str) -> None:
    """Leave the test out where something is missing; a run that proves a submission has to have it."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@contextlib.contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[str]:
    """Serve from a folder, and yield the address; the bots think little."""
    import uvicorn
    from swcore_server.settings import Settings
    from swcore_server.web import build

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    told = Settings(
        database=f"sqlite:///{folder / 'games.db'}", workers=1, thinking=0.02, rate=200, burst=400, openings=0, **settings
    )
    server = uvicorn.Server(uvicorn.Config(build(told), port=port, log_level="warning", ws="websockets-sansio"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}/"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server."""
    pytest.importorskip("swcore_server", reason="the server is not installed: make dev")
    with serving(tmp_path_factory.mktemp("web")) as address:
        yield address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """Return a browser."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        _missing("playwright is not installed: make dev")
    path = next((found for name in BROWSERS if (found := shutil.which(name))), "")
    if not path:
        _missing("there is no Chromium: apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def person(chromium: Any, site: str) -> Iterator[Callable[..., Any]]:
    """Return a function that opens the first page for another person; what a page complains of fails the test.

    What is refused on purpose is noted by the browser, too: `forgive` is a part of that note. Steps with one answer do not go on
    by themselves, which takes a moment each time, unless the test `waits` for that.
    """
    contexts: list[Any] = []
    complaints: list[str] = []

    def opened(
        path: str = "",
        lang: str = "en-GB",
        size: tuple[int, int] = (1300, 900),
        forgive: str = "\n",
        waits: bool = False,
        **more: Any,
    ) -> Any:
        context = chromium.new_context(viewport={"width": size[0], "height": size[1]}, locale=lang, base_url=site, **more)
        contexts.append(context)
        if not waits:
            context.add_init_script("localStorage.setItem('swcore.goes', 'off')")
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console", lambda told: complaints.append(told.text) if told.type == "error" and forgive not in told.text else None
        )
        page.goto(path or site)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def axe() -> str:
    """Return where axe stands, which looks a page over for people who see, hear or move otherwise."""
    path = Path(__file__).parents[2] / "build/typescript/node_modules/axe-core/axe.min.js"
    if not path.exists():
        _missing("axe is not installed: make typescript")
    return str(path)
