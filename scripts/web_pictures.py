"""Take pictures of every screen of the web client: python -m scripts.web_pictures [--into FOLDER] [NAME...]

Each is taken by the Chromium of the system at two sizes and in both languages: NAME-SIZE-LANGUAGE.webp. Without a folder those
that the documentation shows (`KEPT`) go to docs/how-to/web. The games are begun with fixed seeds, so that a picture changes when
the client does.
"""

from __future__ import annotations

import base64
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
QUALITY = 0.42
GAMES = 60  # for the picture of a verdict
# What the documentation shows: the others are looked at, and not kept.
KEPT = {
    ("join", "wide"),
    ("conquer", "wide"),
    ("conquer", "phone"),
    ("ask", "phone"),
    ("town", "wide"),
    ("islands", "wide"),
    ("guide", "phone"),
    ("replay", "wide"),
    ("ending", "wide"),
    ("piece", "wide"),
    ("piece", "phone"),
    ("map", "wide"),
    ("map", "phone"),
    ("balanced", "wide"),
}
ENCODE = """async ([data, quality]) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = Object.assign(document.createElement("canvas"), {width: picture.width, height: picture.height});
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""
OPEN = "swcore-map .area.open, swcore-grid button.open, swcore-card .name button"


def served() -> str:
    """Start a server in this process, and return its address."""
    import uvicorn
    from swcore_server.house import House
    from swcore_server.settings import Settings
    from swcore_server.web import build

    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    database = f"sqlite:///{Path(tempfile.mkdtemp()) / 'games.db'}"
    settings = Settings(database=database, workers=1, thinking=0.02, rate=200, burst=400, openings=0)
    house = House(settings)
    house.trials.games = GAMES
    config = uvicorn.Config(build(settings, house), port=port, log_level="error", ws="websockets-sansio")
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


def _join(page: Any) -> None:
    _new(page)
    page.locator("swcore-joining summary").click()
    page.wait_for_selector("swcore-joining .list label")
    page.locator("swcore-joining").scroll_into_view_if_needed()


def _curtain(page: Any) -> None:
    page.click("[data-game='tiny-towns']")
    form = page.locator("swcore-new-game form")
    for seat, name in enumerate(("Ann", "Мария")):
        row = form.locator(".seat").nth(seat)
        row.locator("select").first.select_option("here" if seat else "me")
        row.locator("input").fill(name)
    form.locator("button.main").click()
    page.locator("swcore-menu li button").first.click()
    page.wait_for_selector(".curtain button")


def _invite(page: Any) -> None:
    page.click("[data-game='small-world']")
    form = page.locator("swcore-new-game form")
    form.locator(".seat").nth(1).locator("select").first.select_option("link")
    form.locator("button.main").click()
    page.wait_for_selector("swcore-invite input")
    page.locator("swcore-invite summary").click()
    page.wait_for_selector("swcore-invite svg.code path")
    page.locator("swcore-hosting summary").click()
    page.locator("swcore-invite").scroll_into_view_if_needed()


def _invited(page: Any) -> None:
    _invite(page)
    link = page.locator("swcore-invite input").input_value()
    page.evaluate("() => localStorage.removeItem('swcore.games')")
    page.goto(link)
    page.wait_for_selector("input[name=name]")


def _replay(page: Any) -> None:
    _begin(page, "small-world")
    _play(page, lambda kind: not kind)
    page.goto(page.url.replace("/t/", "/replay/"))
    page.wait_for_selector("swcore-replay input[type=range]")
    page.locator("swcore-replay input[type=range]").evaluate(
        "(one) => { one.value = one.max * 0.6 | 0; one.dispatchEvent(new Event('input')); }"
    )
    page.wait_for_timeout(700)
    page.locator("swcore-replay [data-eyes]").select_option("all")
    page.wait_for_function("""() => {
        const replay = document.querySelector("swcore-app").renderRoot.querySelector("swcore-past").replay;
        return replay.open && !replay.running && replay.scene.elements.every((one) => one.kind !== "panel" || !one.you);
    }""")


def _settings(page: Any) -> None:
    page.locator("swcore-settings summary").click()
    page.wait_for_timeout(200)


def _piece(page: Any) -> None:
    page.goto(page.url + "workshop")
    page.wait_for_selector("swcore-piece-bench .cards img >> nth=1", timeout=60_000)
    page.wait_for_selector("swcore-balance [data-balance]", timeout=60_000)
    page.wait_for_timeout(3_000)


def _balanced(page: Any) -> None:
    _piece(page)
    page.locator("swcore-balance [data-balance]").click()
    page.wait_for_selector("swcore-balance .verdict", timeout=1_200_000)
    page.locator("swcore-balance section > button").first.click()
    page.wait_for_timeout(1_500)


def _map(page: Any) -> None:
    _piece(page)
    page.get_by_role("tab").nth(1).click()
    page.locator("swcore-map-bench .tools select").nth(1).select_option(index=1)
    page.wait_for_selector("swcore-map-bench .land >> nth=9", timeout=60_000)
    page.locator("swcore-map-bench .region").nth(7).focus()
    page.wait_for_timeout(1_500)


SCREENS: dict[str, Callable[[Any], None]] = {
    "lobby": _lobby,
    "new": _new,
    "join": _join,
    "settings": _settings,
    "invite": _invite,
    "invited": _invited,
    "curtain": _curtain,
    "pick": _pick,
    "conquer": _conquer,
    "ask": _ask,
    "about": _about,
    "islands": _islands,
    "town": _town,
    "guide": _guide,
    "rules": _rules,
    "ending": _ending,
    "replay": _replay,
    "piece": _piece,
    "map": _map,
    "balanced": _balanced,
}


def taken(browser: Any, site: str, name: str, size: str, lang: str) -> bytes:
    """Return the picture of a screen.

    Args:
        browser: the browser.
        site: the address of a server.
        name: of the screen.
        size, lang: of the browser's window, and of the reader.
    """
    wide, tall = SIZES[size]
    context = browser.new_context(
        viewport={"width": wide, "height": tall}, locale=LANGUAGES[lang], has_touch=size == "phone", reduced_motion="reduce"
    )
    context.add_init_script("localStorage.setItem('swcore.goes', 'off')")  # else the picture depends on the moment
    try:
        page = context.new_page()
        page.goto(site)
        page.wait_for_selector("swcore-lobby .game")
        SCREENS[name](page)
        page.mouse.move(0, 0)
        page.wait_for_timeout(400)
        whole = base64.b64encode(page.screenshot()).decode()
        page.goto("about:blank")
        return base64.b64decode(page.evaluate(ENCODE, [whole, QUALITY]))
    finally:
        context.close()


def main(words: list[str]) -> None:
    """Take the pictures.

    Args:
        words: the names of the screens, all of them when there are none; `--into FOLDER` before them.
    """
    from playwright.sync_api import sync_playwright

    folder, kept = FOLDER, True
    if words[:1] == ["--into"]:
        folder, kept, words = Path(words[1]), False, words[2:]
    folder.mkdir(parents=True, exist_ok=True)
    site = served()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size in SIZES:
            for lang in LANGUAGES:
                for name in words or SCREENS:
                    if not kept or (name, size) in KEPT:
                        (folder / f"{name}-{size}-{lang}.webp").write_bytes(taken(browser, site, name, size, lang))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
