"""Keys alone through a whole game, and every page as axe finds it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.playing import ANSWERS, serious, state, until
from tests.web.test_replays import played_by_bots, there

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]
HELD = "() => { let one = document.activeElement; while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement; "
NAME = (
    HELD
    + """return one?.dataset.action || one?.dataset.place
    || (one?.getAttribute('aria-expanded') === 'false' && one.closest('li') ? 'open' : ''); }"""
)


def tab_to(page: Any, wanted: Callable[[], bool], most: int = 300) -> bool:
    """Press Tab until something has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if wanted():
            return True
    return False


AREA = HELD + "return one?.matches('.area') ? (one.matches('.open') ? 'open' : 'shut') : ''; }"
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def answer(page: Any, before: str) -> None:
    """Press Enter on what has the focus, and on answers to what is asked then, until something is done or picked."""
    page.keyboard.press("Enter")
    for _ in range(100):
        if state(page)["cursor"] != before or not page.query_selector_all(ANSWERS):
            return
        if not page.evaluate(NAME):
            tab_to(page, lambda: bool(page.evaluate(NAME)), 20)
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)


def walk_on_the_map(page: Any, rng: random.Random) -> bool:
    """Go by arrows over the areas of a map until one is open; False where there is no map, or none is found."""
    if not page.query_selector_all("swcore-map .area.open") or not tab_to(page, lambda: bool(page.evaluate(AREA)), 60):
        return False
    for _ in range(60):
        page.keyboard.press(rng.choice(ARROWS))
        if page.evaluate(AREA) == "open":
            return True
    return False


def begin_by_keys(page: Any, game: str, alone: bool) -> None:
    """Begin a game from the lobby: against the bot that the form names, or alone."""

    def held(selector: str) -> Callable[[], bool]:
        return lambda: bool(page.evaluate(HELD + f"return one?.matches({selector!r}); }}"))

    assert tab_to(page, held(f"[data-game={game}]"))
    page.keyboard.press("Enter")
    page.wait_for_selector("swcore-new-game form")
    if alone:
        assert tab_to(page, held(".count button"))
        page.keyboard.press("Enter")
    assert tab_to(page, held("form button.main"))
    page.keyboard.press("Enter")
    page.wait_for_selector("swcore-menu h2")


@pytest.mark.parametrize(("game", "alone"), [("tiny-towns", True), ("small-world", False)])
def test_a_whole_game_is_played_by_keys_alone(person: Person, game: str, alone: bool) -> None:
    page = person()
    begin_by_keys(page, game, alone)
    rng = random.Random(2)
    walks = 0
    for _ in range(400):
        found = until(page, lambda now: now["over"] or (now["choices"] and now["idle"]))
        if found["over"]:
            break
        if rng.random() < 0.5 and walk_on_the_map(page, rng):
            walks += 1
        else:
            for _ in range(rng.randrange(3) + 1):
                assert tab_to(page, lambda: bool(page.evaluate(NAME))), "no choice can be reached by Tab"
        answer(page, found["cursor"])
        page.wait_for_timeout(10)
    assert state(page)["over"]
    assert walks > 5 or game == "tiny-towns", "the map is played on by arrows"
    page.wait_for_selector("swcore-ending tbody tr")


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU"])
def test_axe_finds_nothing_serious_on_the_other_pages(person: Person, axe: str, lang: str) -> None:
    page = person(lang=lang, bypass_csp=True, color_scheme="light" if lang == "en-GB" else "dark")
    found: list[str] = []

    def look(where: str) -> None:
        found.extend(serious(page, axe, where))

    table = played_by_bots(page, "small-world")
    page.goto(f"/t/{table}")
    page.wait_for_selector("swcore-ending tbody tr")
    page.locator("[data-report]").click()
    look("end")
    page.locator(".rules").click()
    page.wait_for_selector("swcore-rulebook dialog[open]")
    page.wait_for_timeout(300)
    look("rules")
    page.goto(f"/replay/{table}")
    page.click("[data-go=last]")
    there(page, lambda now: now["over"])
    page.click("[data-go=back]")
    there(page, lambda now: not now["over"])
    look("replay")
    page.goto("/replay#x")
    page.wait_for_selector("[role=alert]")
    look("refused")
    page.goto("/workshop")
    page.wait_for_timeout(500)
    look("workshop")
    page.goto("/")
    page.click("[data-game='small-world']")
    form = page.locator("swcore-new-game form")
    form.get_by_role("button", name="2", exact=True).click()
    form.locator(".seat").nth(1).locator("select").first.select_option("link")
    form.locator("button.main").click()
    page.wait_for_selector("swcore-invite input")
    page.locator("swcore-invite summary").click()
    page.locator("swcore-hosting summary").click()
    page.wait_for_timeout(200)
    look("invite")
    page.evaluate("() => { localStorage.clear(); }")
    page.goto(page.locator("swcore-invite input").input_value())
    page.wait_for_selector("input[name=name]")
    look("invited")
    assert found == []
