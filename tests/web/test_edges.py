"""What strangers write at any length, addresses that there are not, invitations of others, and choices that come too late."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.playing import begin, shown, until

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]
WORD = "W" * 400
SIZES = ((1280, 800), (360, 740))
PATIENCE = 60_000  # milliseconds: a worker reads a game first
MOST = 80  # regions that the workshop draws


def wide(page: Any) -> int:
    """Return by how many pixels a page, or anything in it, is wider than its window."""
    found: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return found


def long_race() -> dict[str, Any]:
    """Return a race whose text has a word that fits into no line."""
    return {
        "swcore": "piece-1",
        "id": "home.frost",
        "kind": "race",
        "tokens": 6,
        "name": {"en": "F" * 40, "ru": "М" * 40},
        "text": {"en": WORD, "ru": WORD},
        "rules": [{"on": "score", "coins": 1, "each": {"held": {"terrain": "mountain"}}}],
    }


@pytest.mark.parametrize("size", SIZES)
def test_a_word_that_fits_into_no_line_widens_no_table(person: Person, size: tuple[int, int]) -> None:
    page = person(size=size)
    asked = {"game": "small-world", "seats": 2, "bots": {"1": "random"}, "pieces": [long_race()], "featured": ["home.frost"]}
    made = page.request.post("/api/tables", data=asked).json()
    page.goto(f"/t/{made['table']}#{made['invites']['0']}")
    page.fill("input[name=name]", "N" * 40)
    page.get_by_role("button", name="Sit down").click()
    until(page, lambda now: now["choices"] and now["idle"])
    assert WORD in shown(page, "swcore-rows")
    assert wide(page) <= 0
    card = page.locator("swcore-card", has_text=WORD)
    part = card.locator(".part", has_text=WORD).bounding_box()
    assert part["x"] + part["width"] <= card.bounding_box()["x"] + card.bounding_box()["width"]
    card.locator(".name button").click()
    until(page, lambda now: now["kind"] == "conquer" and now["idle"])
    assert wide(page) <= 0, "with it among the panels and in the log"


@pytest.mark.parametrize("size", SIZES)
def test_a_word_that_fits_into_no_line_cuts_nothing_in_the_workshop(person: Person, size: tuple[int, int]) -> None:
    page = person("/workshop", size=size)
    page.set_default_timeout(PATIENCE)
    page.locator("input[type=file]").set_input_files(
        {"name": "frost.json", "mimeType": "application/json", "buffer": json.dumps(long_race()).encode()}
    )
    page.wait_for_selector(f"aside .rule:has-text('{WORD}')")
    page.locator("aside .cards img").first.wait_for()
    page.wait_for_timeout(500)
    assert wide(page) <= 0
    aside = page.locator("swcore-piece-bench aside")
    assert aside.evaluate("(one) => one.scrollWidth - one.clientWidth") <= 0
    assert page.locator(".cards img").first.bounding_box()["width"] <= aside.bounding_box()["width"]


def test_a_map_too_large_to_be_drawn_is_refused_and_what_was_open_stays(person: Person, tmp_path: Path) -> None:
    page = person("/workshop")
    page.set_default_timeout(PATIENCE)
    page.get_by_role("tab", name="Map").click()
    page.get_by_role("button", name="Make up a map").click()
    page.locator("svg .land").nth(10).wait_for(state="attached")
    before = page.evaluate("() => JSON.parse(localStorage.getItem('swcore.workshop')).map")
    regions = [{"id": f"q{one}", "terrain": "hill", "x": one % 20 / 20, "y": one // 20 / 10} for one in range(MOST + 1)]
    borders = [[f"q{one}", f"q{one + 1}"] for one in range(MOST)]
    path = tmp_path / "big.json"
    path.write_text(json.dumps({"regions": regions, "borders": borders}))
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_selector(f"text=at most {MOST} regions; this file has {MOST + 1}")
    assert page.evaluate("() => JSON.parse(localStorage.getItem('swcore.workshop')).map") == before
    path.write_text(json.dumps({"regions": regions[:MOST], "borders": borders[: MOST - 1]}))
    page.locator("input[type=file]").set_input_files(path)
    page.wait_for_function("(most) => JSON.parse(localStorage.getItem('swcore.workshop')).map.regions.length === most", arg=MOST)
    page.get_by_label("Name of its file").wait_for()
    assert page.get_by_label("Name of its file").input_value() == "", "it names none"
    page.wait_for_selector("swcore-map-bench [aria-live] .warn")


def test_a_number_too_large_stays_as_it_was_typed(person: Person) -> None:
    page = person("/workshop")
    page.set_default_timeout(PATIENCE)
    field = page.locator("[data-path='tokens'] input")
    field.fill("9" * 20)
    page.wait_for_selector(f"text=1 to 15, not {'9' * 20}")
    assert field.input_value() == "9" * 20
    field.fill("6")
    page.locator("[data-path='tokens'] .fault").wait_for(state="detached")
    assert page.evaluate("() => JSON.parse(localStorage.getItem('swcore.workshop')).file.tokens") == 6


def test_who_chooses_at_the_very_moment_of_another_is_told(person: Person) -> None:
    page = person(forgive="409")
    begin(page, "small-world")
    until(page, lambda now: now["choices"] and now["idle"])
    other = page.context.new_page()
    other.goto(page.url)
    until(other, lambda now: now["choices"] and now["idle"])
    told = page.evaluate("""async () => {
        const play = document.querySelector("swcore-app").play;
        const [mine] = play.choices.map((one) => one.action).filter((one) => one.startsWith("pick")).slice(-1);
        const known = play.read.bind(play);
        play.read = async () => { await new Promise((done) => setTimeout(done, 600)); await known(); };
        return mine;
    }""")
    other.locator("swcore-menu button[data-action]").first.click()
    page.wait_for_timeout(300)  # the notice has come, and is being read
    page.evaluate("(action) => { document.querySelector('swcore-app').play.act(action); }", told)
    page.wait_for_selector("swcore-table .problem:has-text('gone on meanwhile')")
    until(page, lambda now: now["idle"] and now["kind"] == "conquer")
    page.evaluate("() => document.querySelector('swcore-app').play.refresh()")
    page.wait_for_timeout(1500)
    assert "gone on meanwhile" in page.locator("swcore-table .problem").inner_text(), "whatever others do"


@pytest.mark.parametrize("path", ["/t/", "/t", "/nosuch", "/rules/", "/workshop/x", "/a/b/c"])
def test_an_address_that_there_is_not_leads_to_the_start(person: Person, path: str) -> None:
    page = person(path, forgive="404 (Not Found)")
    page.wait_for_selector("text=There is no such page")
    page.locator("swcore-gone a.main").click()
    page.wait_for_selector("[data-game]")


def test_an_invitation_that_is_none_is_told_before_anybody_sits_down(person: Person) -> None:
    page = person(forgive="400")
    made = page.request.post("/api/tables", data={"game": "small-world", "seats": 2, "bots": {"1": "random"}}).json()
    page.goto(f"/t/{made['table']}#wrong")
    page.wait_for_selector("text=This invitation is not valid any more")
    assert "You are invited" not in shown(page)
    assert page.get_by_role("button", name="Sit down").count() == 0
    page.goto(f"/t/{made['table']}#{made['invites']['0']}")
    page.get_by_role("button", name="Sit down").wait_for()
    page.goto(f"/t/{made['table']}#wrong")
    page.get_by_role("link", name="Only watch").click()
    page.wait_for_selector("text=You are watching.")


def test_a_line_that_is_down_is_tried_at_once(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    until(page, lambda now: now["choices"] and now["idle"])
    page.evaluate("""() => {
        const line = document.querySelector("swcore-app").play.line;
        line.failures = 20; // as after a long time
        line.socket.close();
    }""")
    again = page.get_by_role("button", name="Try now")
    again.wait_for()
    again.click()
    again.wait_for(state="detached", timeout=5000)
    until(page, lambda now: now["choices"] and now["idle"])
