"""What a browser keeps: damaged, full or forbidden, the page goes on; nothing is taken twice, and nothing comes in unread."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.playing import begin, until

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]
FORBIDDEN = """for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } })"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }"
DAMAGED = ("null", "{}", "[null]", '[{"table": "t1", "chairs": 5, "others": 3}]', "[[[")
PATIENCE = 60_000  # milliseconds: a worker reads a game first
ODD_MAPS: tuple[dict[str, Any], ...] = (
    {},
    {"regions": 5, "borders": []},
    {"regions": [{"id": "a", "terrain": "hill"}], "borders": []},
    {"regions": [{"id": "a", "terrain": "hill", "symbols": []}], "borders": [["a"]]},
)


def opened(page: Any) -> dict[str, Any]:
    """Open a public table for two, one of them a guest, and return what the server says."""
    found: dict[str, Any] = page.request.post("/api/tables", data={"game": "tiny-towns", "seats": 3, "public": True}).json()
    return found


def free(page: Any, table: str) -> int:
    """Return how many seats of a table are free."""
    return sum(one["free"] for one in page.request.get(f"/api/tables/{table}").json()["players"])


def test_two_presses_take_one_seat_and_a_name_is_asked_for(person: Person) -> None:
    page = person()
    table = opened(page)["table"]
    page.reload()
    row = page.locator("swcore-lobby li", has=page.locator(f"a[href$='{table}']"))
    row.get_by_role("button", name="Sit down").click()
    row.locator("input").fill("Ann")
    row.get_by_role("button", name="Sit down").dblclick()
    page.wait_for_url(f"**/t/{table}")
    assert free(page, table) == 2
    assert page.evaluate("() => localStorage.getItem('swcore.name')") == "Ann"


def test_an_invitation_seats_who_looks_on_already(person: Person) -> None:
    page = person()
    made = opened(page)
    page.goto(f"/t/{made['table']}")
    page.wait_for_function("() => document.querySelector('swcore-app').play?.scene")
    page.evaluate("(invite) => (location.hash = invite)", made["invites"]["0"])
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_function("() => document.querySelector('swcore-app').play?.chairs.length === 1")


@pytest.mark.parametrize("script", [FORBIDDEN, FULL])
def test_without_storage_a_game_is_played_all_the_same(person: Person, script: str) -> None:
    page = person()
    page.context.add_init_script(script)
    page.reload()
    page.wait_for_selector("text=This browser keeps nothing more")
    begin(page, "tiny-towns")
    until(page, lambda now: now["choices"] and now["idle"])
    page.locator("header a").first.click()  # no page is loaded, for that would forget the seat
    page.locator("section.mine").get_by_role("link", name="Continue").click()
    until(page, lambda now: now["choices"] and now["idle"])


@pytest.mark.parametrize("kept", DAMAGED)
def test_what_is_damaged_is_read_as_nothing(person: Person, kept: str) -> None:
    page = person()
    page.evaluate("(text) => (localStorage.setItem('swcore.games', text), localStorage.setItem('swcore.lang', 'toString'))", kept)
    page.reload()
    page.wait_for_selector("[data-game]")


def link(work: dict[str, Any]) -> str:
    """Return what stands behind # of a link of the workshop."""
    packed = zlib.compressobj(wbits=-15)
    return base64.urlsafe_b64encode(packed.compress(json.dumps(work).encode()) + packed.flush()).decode().rstrip("=")


def test_links_with_odd_maps_are_refused_and_ones_own_draft_comes_back_another_day(person: Person) -> None:
    page = person("/workshop")
    page.set_default_timeout(PATIENCE)
    page.locator("[data-path='name'] input").first.fill("Reed Folk")
    for chart in ODD_MAPS:
        page.evaluate("(hash) => (location.hash = hash)", link({"game": "small-world", "map": chart}))
        page.wait_for_selector("text=This link holds nothing that can be read.")
        page.evaluate("() => (document.querySelector('swcore-app').shadowRoot.querySelector('swcore-workshop').problem = '')")
        assert "map" not in json.loads(page.evaluate("() => localStorage.getItem('swcore.workshop')"))
    given = {"swcore": "piece-1", "id": "home.given", "kind": "race", "tokens": 5, "name": {"en": "Given", "ru": "Given"}}
    page.evaluate("(hash) => (location.hash = hash)", link({"game": "small-world", "file": given}))
    page.wait_for_function("() => JSON.parse(localStorage.getItem('swcore.workshop')).file.id === 'home.given'")
    page.goto("/")
    page.goto("/workshop")
    page.get_by_role("button", name="Back to it").click()
    page.wait_for_function("() => JSON.parse(localStorage.getItem('swcore.workshop')).file.id === 'home.reed_folk'")
    assert page.get_by_role("button", name="Back to it").count() == 0


def test_a_server_that_is_away_is_told_in_words(person: Person) -> None:
    page = person(forgive="Failed to load resource")
    page.click("[data-game='tiny-towns']")
    page.locator("swcore-new-game form").wait_for()
    page.context.set_offline(True)
    page.locator("swcore-new-game button.main").click()
    page.locator("swcore-new-game .warn", has_text="The server does not answer.").wait_for()
    page.get_by_label("Language").select_option("ru")
    page.locator("main > .warn").wait_for()
    assert page.get_by_label("Language").input_value() == "en"


@pytest.mark.parametrize(
    ("path", "lang", "title"), [("/t/nothing#invite", "en-GB", "This table is gone"), ("/t/nothing", "ru-RU", "Такого стола нет")]
)
def test_a_link_to_a_table_that_is_gone_says_so_and_leads_to_the_lobby(person: Person, path: str, lang: str, title: str) -> None:
    page = person(path, lang=lang, forgive="404")
    page.wait_for_selector("swcore-gone h1")
    assert page.locator("swcore-gone h1").inner_text() == title
    assert page.locator("input[name=name]").count() == 0, "no form that leads nowhere"
    page.locator("swcore-gone a").click()
    page.wait_for_selector("[data-game]")
