"""For everybody: Russian, phones, keys alone, readers of the screen, names that try to break out."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.playing import begin, serious, shown, state, until

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]


def test_a_russian_browser_is_spoken_to_in_russian_and_may_change_it_in_play(person: Person) -> None:
    page = person(lang="ru-RU")
    begin(page, "small-world")
    until(page, lambda now: now["choices"])
    text = shown(page)
    assert "Возьмите комбинацию" in text
    assert set(re.findall(r"[A-Za-z]{4,}", text)) - {"English", "swcore"} == set()
    page.locator("header > select").select_option("en")
    page.wait_for_selector("text=Pick a combo")
    until(page, lambda now: now["idle"])
    assert "Pick a combo" in shown(page)
    assert set(re.findall("[а-яА-Я]{4,}", shown(page))) == {"Русский"}


@pytest.mark.parametrize("game", ["small-world", "tiny-towns"])
def test_a_phone_shows_all_in_its_width_and_asks_below(person: Person, game: str) -> None:
    page = person(size=(360, 740), has_touch=True, is_mobile=True)
    begin(page, game)
    until(page, lambda now: now["choices"])
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 360
    box = page.locator(".question").bounding_box()
    assert box["y"] + box["height"] <= 741
    small = page.evaluate("""() => [...document.querySelector("swcore-app").renderRoot.querySelector("swcore-table").renderRoot
        .querySelector("swcore-menu").renderRoot.querySelectorAll("button")].filter((one) => one.offsetHeight < 32).length""")
    assert small == 0


def test_keys_alone_are_enough(person: Person) -> None:
    page = person()
    page.locator("[data-game='small-world']").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("swcore-new-game form")
    page.locator("swcore-new-game button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("swcore-menu h2")
    until(page, lambda now: now["choices"])
    page.locator("swcore-menu li button").first.focus()
    page.keyboard.press("Enter")
    until(page, lambda now: now["kind"] == "conquer" and now["idle"])
    page.locator("swcore-map .area[tabindex='0']").focus()
    before = state(page)["cursor"]
    seen = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
        page.wait_for_timeout(80)
        seen.add(
            page.evaluate("""() => document.querySelector("swcore-app").renderRoot.querySelector("swcore-table").renderRoot
            .querySelector("swcore-board").renderRoot.querySelector("swcore-map").lone""")
        )
    assert len(seen) >= 3, "arrows lead from area to area"
    if not page.locator("swcore-map .area.open:focus").count():
        page.locator("swcore-map .area.open").first.focus()
    page.keyboard.press("Enter")
    until(page, lambda now: now["cursor"] != before)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_finding_of_axe(person: Person, axe: str, scheme: str) -> None:
    page = person(color_scheme=scheme, bypass_csp=True)
    found: list[str] = []

    def look(where: str) -> None:
        found.extend(serious(page, axe, where))

    look("lobby")
    page.click("[data-game='small-world']")
    page.wait_for_selector("swcore-new-game form")
    look("new")
    begin(page, "small-world")
    until(page, lambda now: now["choices"])
    look("pick")
    page.locator("swcore-card .name button").first.click()
    until(page, lambda now: now["kind"] == "conquer")
    look("conquer")
    page.goto("/")
    begin(page, "tiny-towns")
    until(page, lambda now: now["choices"])
    look("towns")
    assert found == []


def test_a_hostile_name_is_shown_as_it_was_typed(person: Person) -> None:
    name = "<img src=x onerror=alert(1)>'\"`${7*7}"
    page = person()
    page.click("[data-game='small-world']")
    page.locator("swcore-new-game input").first.fill(name[:40])
    page.on("dialog", lambda dialog: pytest.fail("a script ran"))
    page.locator("swcore-new-game button.main").click()
    page.wait_for_selector("swcore-panels section")
    page.wait_for_timeout(400)
    assert name[:40] in shown(page, "swcore-panels")
    assert page.locator("swcore-panels img").count() == 0


def test_the_table_page_is_light(person: Person) -> None:
    page = person()
    sizes: list[int] = []
    page.on("response", lambda answer: sizes.append(len(answer.body())) if answer.status == 200 else None)
    begin(page, "small-world")
    until(page, lambda now: now["choices"])
    assert sum(sizes) < 300 * 1024
    first = page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime")
    assert first < 3000, "a second on a machine that does nothing else"


def test_the_guide_of_a_first_game_stands_above_the_cards_on_a_phone(person: Person) -> None:
    page = person(size=(390, 800), has_touch=True, is_mobile=True)
    page.locator("[data-game='small-world']").tap()
    page.locator("button.first").tap()
    page.wait_for_selector("swcore-card .name")
    guide = page.locator("swcore-guide section").bounding_box()
    card = page.locator("swcore-card").first.bounding_box()
    assert guide["y"] + guide["height"] <= card["y"]
    assert guide["y"] < 300, "one sees it without scrolling"
