"""Take pictures of every screen of the web client for the documentation: python -m scripts.web_pictures [NAME...]

Each is taken by the Chromium of the system at two sizes and in both languages: docs/how-to/web/NAME-SIZE-LANGUAGE.jpg. The games
are begun with fixed seeds, so that a picture changes when the client does.
"""

from __future__ import annotations

import random
import shutil
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "docs" / "how-to" / "web"
SIZES = {"wide": (1300, 860), "phone": (390, 800)}
LANGUAGES = {"en": "en-GB", "ru": "ru-RU"}
QUALITY = 55
OPEN = "swcore-map .area.open, swcore-grid button.open, swcore-card .name button"


def served() -> str:
    """Start a server in this process, and return its address."""
    import uvicorn
    from swcore_server.settings import Settings
    from swcore_server.web import build

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    database = f"sqlite:///{Path(tempfile.mkdtemp()) / 'games.db'}"
    settings = Settings(database=database, workers=1, thinking=0.02, rate=200, burst=400)
    config = uvicorn.Config(build(settings), port=port, log_level="error", ws="websockets-sansio")
    server = uvicorn.Server(config)
    threading.Thread(target=server.run, daemon=True).start()
    while not server.started:
        time.sleep(0.05)
    return f"http://127.0.0.1:{port}/"


def _idle(page: Any) -> None:
    page.wait_for_function("""() => {
        const play = document.querySelector("swcore-app").play;
        return play && play.scene && !play.busy && !play.running && (play.status.over || play.choices.length);
    }""")


def _begin(page: Any, game: str) -> None:
    """Begin a game with a fixed seed against a bot that plays by chance."""
    page.click(f"[data-game='{game}']")
    page.wait_for_selector("swcore-new-game form")
    page.evaluate("""() => {
        const lobby = document.querySelector("swcore-app").renderRoot.querySelector("swcore-lobby");
        const form = lobby.renderRoot.querySelector("swcore-new-game");
        form.fields = {...form.fields, seed: 11};
        form.seats = form.seats.map((one, at) => at ? {...one, bot: "random"} : {...one, name: "Ann"});
    }""")
    page.click("swcore-new-game button.main")
    _idle(page)


def _play(page: Any, until: Callable[[str], bool], most: int = 400) -> None:
    """Click by chance until the kind of the open question, "" at the end, is the one that is wanted."""
    rng = random.Random(4)
    for _ in range(most):
        _idle(page)
        kind = page.evaluate("() => { const play = document.querySelector('swcore-app').play; return play.menu?.kind || ''; }")
        if until(kind):
            return
        rows = page.query_selector_all("swcore-menu li button[data-action]")
        places = page.query_selector_all(OPEN)
        (rng.choice(places) if places and (not rows or rng.random() < 0.8) else rng.choice(rows)).click(force=True)
        page.wait_for_timeout(60)
        while answers := page.query_selector_all("swcore-ask dialog[open] button[data-action]"):
            rng.choice(answers).click()
            page.wait_for_timeout(60)


def _lobby(page: Any) -> None:
    page.wait_for_timeout(200)


def _new(page: Any) -> None:
    page.click("[data-game='small-world']")
    page.wait_for_selector("swcore-preview .area")
    page.locator("swcore-new-game").scroll_into_view_if_needed()


def _pick(page: Any) -> None:
    _begin(page, "small-world")


def _conquer(page: Any) -> None:
    _begin(page, "small-world")
    seen = iter(range(99))
    _play(page, lambda kind: kind == "conquer" and next(seen) > 7)


def _islands(page: Any) -> None:
    _begin(page, "warcraft")
    seen = iter(range(99))
    _play(page, lambda kind: kind == "conquer" and next(seen) > 7)


def _town(page: Any) -> None:
    _begin(page, "tiny-towns")
    seen = iter(range(99))
    _play(page, lambda kind: kind == "place-cube" and next(seen) > 8)


def _guide(page: Any) -> None:
    page.click("[data-game='small-world']")
    page.click("button.first")
    _idle(page)
    page.wait_for_selector("swcore-guide section")


def _rules(page: Any) -> None:
    _begin(page, "tiny-towns")
    page.click("button.rules")
    page.wait_for_selector("swcore-rulebook .piece >> nth=20")


def _ask(page: Any) -> None:
    _begin(page, "small-world")
    seen = iter(range(99))
    _play(page, lambda kind: kind == "choose-turn" and next(seen) > 1)
    page.locator("swcore-menu li button[data-action='decline']").click()
    page.wait_for_selector("swcore-ask dialog[open] button.main")
    page.wait_for_timeout(900)


def _about(page: Any) -> None:
    _conquer(page)
    page.locator("swcore-map .area:not(.open)").first.click(force=True)
    page.wait_for_selector("swcore-about dialog[open]")
    page.wait_for_timeout(600)


def _ending(page: Any) -> None:
    _begin(page, "small-world")
    _play(page, lambda kind: not kind)
    page.wait_for_selector("swcore-ending .chart")
    page.evaluate("() => scrollTo(0, 0)")


SCREENS: dict[str, Callable[[Any], None]] = {
    "lobby": _lobby,
    "new": _new,
    "pick": _pick,
    "conquer": _conquer,
    "ask": _ask,
    "about": _about,
    "islands": _islands,
    "town": _town,
    "guide": _guide,
    "rules": _rules,
    "ending": _ending,
}


def main(names: list[str]) -> None:
    """Take the pictures.

    Args:
        names: of the screens; all of them when there are none.
    """
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(parents=True, exist_ok=True)
    site = served()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size, (wide, tall) in SIZES.items():
            for lang, locale in LANGUAGES.items():
                for name in names or SCREENS:
                    touch = size == "phone"
                    viewport = {"width": wide, "height": tall}
                    context = browser.new_context(viewport=viewport, locale=locale, has_touch=touch, reduced_motion="reduce")
                    page = context.new_page()
                    page.goto(site)
                    page.wait_for_selector("swcore-lobby .game")
                    SCREENS[name](page)
                    page.mouse.move(0, 0)
                    page.wait_for_timeout(400)
                    page.screenshot(path=FOLDER / f"{name}-{size}-{lang}.jpg", type="jpeg", quality=QUALITY)
                    context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
