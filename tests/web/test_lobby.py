"""What the first page tells of the games that one plays, what it offers, and what a hint shows."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.playing import begin, shown, state, until

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]


def kept(page: Any) -> list[dict[str, Any]]:
    """Return the games that the browser keeps."""
    found: list[dict[str, Any]] = page.evaluate("() => JSON.parse(localStorage.getItem('swcore.games') || '[]')")
    return found


def test_your_games_tell_with_whom_how_far_and_that_it_is_your_turn(person: Person, site: str, tmp_path: Path) -> None:
    page = person()
    begin(page, "small-world", ("me", "bot"))
    until(page, lambda now: now["choices"] and now["idle"])
    page.wait_for_function("() => (JSON.parse(localStorage.getItem('swcore.games'))[0].others || []).length === 1")
    page.goto(site)
    row = page.locator("swcore-lobby section.mine li")
    row.wait_for()
    told = row.inner_text()
    assert "with a bot" in told
    assert "your turn" in told
    assert "1" in kept(page)[0]["stands"], "the first turn of some"
    assert kept(page)[0]["stands"] in told
    page.screenshot(path=tmp_path / "lobby.png")


def test_a_new_game_stays_near_the_top_however_many_are_kept(person: Person, site: str) -> None:
    page = person()
    page.evaluate("""() => localStorage.setItem("swcore.games", JSON.stringify(Array.from({length: 8}, (_, at) =>
        ({table: `t${at}`, game: "small-world", at, chairs: [], invites: {}}))))""")
    page.goto(site)
    rows = page.locator("swcore-lobby section.mine li")
    page.locator("[data-whole]").wait_for()
    assert rows.count() == 3
    assert page.locator("#new").bounding_box()["y"] < 900
    page.locator("[data-whole]").click()
    assert rows.count() == 8


def test_the_same_play_again_by_one_press(person: Person) -> None:
    page = person()
    begin(page, "tiny-towns", ("me",))
    until(page, lambda now: now["choices"] and now["idle"])
    page.evaluate("() => document.querySelector('swcore-app').play.change('resign', {})")
    first = kept(page)[0]
    page.locator("swcore-ending [data-again]").click()
    page.wait_for_url(lambda address: first["table"] not in address and "/t/" in address)
    page.wait_for_selector("swcore-menu h2")
    until(page, lambda now: now["choices"])
    again = kept(page)[0]
    assert again["table"] != first["table"]
    assert (again["game"], again["opened"]) == (first["game"], first["opened"])
    assert [one["name"] for one in again["chairs"]] == ["P1"]


def test_one_player_against_the_game_is_offered_where_an_option_allows_it_and_options_are_told_in_words(person: Person) -> None:
    page = person()
    page.click("[data-game='warcraft']")
    form = page.locator("swcore-new-game form")
    form.get_by_role("button", name="1", exact=True).click()
    form.locator("button.main").click()
    page.wait_for_selector("swcore-menu h2")
    assert kept(page)[0]["opened"]["fields"]["options"] == {"murlocs_variant": True}, "WC-SOLO-1"
    page = person()
    page.click("[data-game='tiny-towns']")
    form = page.locator("swcore-new-game form")
    assert form.locator("details").first.get_attribute("open") is None
    form.get_by_role("button", name="1", exact=True).click()
    kind = form.locator("label.line", has_text="town hall: cards name it")
    kind.wait_for()
    told = kind.inner_text()
    assert "master builders: a master builder names" in told
    assert "town_hall" not in told
    assert "base:" not in told


def test_a_hint_lights_the_place_and_says_it_and_is_carried_out_by_a_press(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    until(page, lambda now: now["choices"] and now["idle"])
    page.locator("swcore-card .name button").first.click()
    until(page, lambda now: now["kind"] == "conquer" and now["idle"])
    page.get_by_role("button", name="Hint").click()
    first = page.locator("[data-advised]").first
    first.wait_for()
    action = first.get_attribute("data-advised")
    assert action.split()[1] in first.inner_text(), "the region is named"
    assert page.locator("swcore-map .area.lit").count() == 1
    before = state(page)["cursor"]
    first.click()
    page.mouse.move(0, 0)
    until(page, lambda now: now["cursor"] != before and now["idle"])
    assert page.locator("[data-advised]").count() == 0
    assert page.locator("swcore-map .area.lit").count() == 0


def test_a_monument_is_chosen_by_its_card(person: Person, tmp_path: Path) -> None:
    page = person()
    begin(page, "tiny-towns", ("me", "bot"))
    until(page, lambda now: now["choices"] and now["idle"])
    assert state(page)["kind"] == "keep-monument"
    page.screenshot(path=tmp_path / "monument.png")
    cards = page.locator("swcore-card .card.open")
    assert cards.count() == 2
    assert cards.first.locator("svg.pattern").count() == 1
    box = cards.first.bounding_box()
    assert box["y"] + box["height"] <= 900, "seen without scrolling"
    text = cards.first.locator("p").first.inner_text()
    page.set_viewport_size({"width": 390, "height": 800})
    page.reload()  # on a phone the cards may stand below the question, so it tells the same
    page.wait_for_selector("swcore-menu h2")
    until(page, lambda now: now["choices"] and now["idle"])
    assert text in shown(page, "swcore-menu")
    page.screenshot(path=tmp_path / "phone.png")
    cards.first.locator(".name button").click()
    until(page, lambda now: now["kind"] != "keep-monument")


def test_the_box_of_settings_closes_when_something_else_is_pressed(person: Person) -> None:
    page = person()
    page.locator("swcore-settings summary").click()
    box = page.locator("swcore-settings .box")
    assert box.is_visible()
    page.locator("[data-game='tiny-towns']").click()
    assert not box.is_visible()


def test_the_board_stands_beside_what_is_chosen_and_below_the_choice_of_it_on_a_phone(person: Person) -> None:
    for size in ((1300, 900), (390, 800)):
        page = person(size=size)
        page.click("[data-game='small-world']")
        page.wait_for_selector("swcore-preview .area")
        board = page.locator("swcore-preview").bounding_box()
        lines = page.locator("swcore-new-game .top label.line")
        first, second = (lines.nth(at).bounding_box() for at in (0, 1))
        end = first["y"] + first["height"]
        if size[0] > 1000:
            assert board["y"] < first["y"]
            assert second["y"] - end < 40, "no gap as high as the board"
        else:
            assert end < board["y"] < second["y"]
        assert page.locator("swcore-preview .zoom").count() == 0 or page.locator("swcore-preview .zoom").is_hidden()
        tick = page.locator("swcore-new-game label.check input").bounding_box()
        assert tick["width"] == tick["height"] > 19, "not pressed together by its text"


def test_the_card_of_a_game_and_its_form_offer_the_same_numbers_of_players(person: Person) -> None:
    page = person()
    page.wait_for_selector("[data-game]")
    for name in page.locator("[data-game]").evaluate_all("(all) => all.map((one) => one.dataset.game)"):
        page.click(f"[data-game='{name}']")
        told = page.locator(f"[data-game='{name}'] > span").last.inner_text().split(" ")[0]
        counts = [int(one) for one in page.locator("swcore-new-game .count button[aria-pressed]").all_inner_texts()]
        assert told == f"{counts[0]}–{counts[-1]}"
        assert counts == list(range(counts[0], counts[-1] + 1))


def test_nothing_in_the_former_language_stays_in_the_lobby(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('swcore.games'))[0].stands")
    page.goto("/")
    page.wait_for_selector("swcore-lobby .mine li")
    assert "Round 1" in page.locator("swcore-lobby .mine").inner_text()
    page.click("[data-game='small-world']")
    page.locator("header > select").select_option("ru")
    page.wait_for_selector("swcore-lobby >> text=Маленький мир")
    page.wait_for_timeout(500)
    left = set(re.findall(r"[A-Za-z]{3,}", shown(page, "swcore-lobby")))
    assert left - {"Warcraft"} == set()
