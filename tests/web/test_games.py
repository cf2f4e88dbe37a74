"""Whole games by mouse, and two people at two devices."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.playing import begin, move, play_to_the_end, press, shown, state, until

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]


@pytest.mark.parametrize("game", ["small-world", "warcraft", "tiny-towns"])
def test_a_whole_game_is_played_by_mouse_against_a_bot(person: Person, game: str) -> None:
    page = person()
    begin(page, game)
    assert play_to_the_end(page) > 20
    page.wait_for_selector("swcore-ending article >> nth=1")
    assert page.locator("swcore-ending article").count() == 2


def test_tiny_towns_alone(person: Person) -> None:
    page = person()
    begin(page, "tiny-towns", ("me",))
    assert play_to_the_end(page) > 10


def test_a_second_device_joins_by_the_link_and_nobody_sees_what_is_hidden(person: Person) -> None:
    host = person()
    begin(host, "small-world", ("me", "link"))
    link = host.locator("swcore-invite input").input_value()
    frames: list[str] = []
    guest = person()
    guest.on("websocket", lambda line: line.on("framereceived", lambda told: frames.append(str(told))))
    guest.goto(link)
    guest.fill("input[name=name]", "Eve")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector("swcore-menu h2")
    host.wait_for_selector("swcore-panels >> text=Eve")
    rng = random.Random(2)
    for _ in range(40):
        if state(host)["over"]:
            break
        for page in (host, guest):
            if state(page)["choices"]:
                move(page, rng)
                until(page, lambda now: now["idle"])
        host.wait_for_timeout(60)
    assert state(host)["cursor"]
    told = "".join(frames)
    assert len(frames) > 30
    assert '"label":"Coins","value":"hidden"' in told
    mine = host.evaluate("() => JSON.parse(localStorage.getItem('swcore.games'))[0]")
    for secret in (mine["host"], mine["chairs"][0]["token"]):
        assert secret not in told
    assert host.evaluate("() => document.querySelector('swcore-app').play.cursor").split(".")[0]


@pytest.mark.parametrize("size", [(1300, 900), (360, 740)])
def test_a_game_at_one_device_draws_the_curtain_between_players(person: Person, size: tuple[int, int]) -> None:
    page = person(size=size)
    begin(page, "tiny-towns", ("me", "here"))
    until(page, lambda now: now["choices"])
    first = page.locator("swcore-menu li button").all_inner_texts()
    page.locator("swcore-menu li button").first.click()
    page.wait_for_selector(".curtain button")
    assert "Pass the device to P2" in shown(page)
    assert page.locator(".curtain button").evaluate("(one) => one.clientHeight") >= 32, "it is a button that one sees"
    assert not any(one in shown(page) for one in first), "the curtain hides what the first one was asked"
    page.click(".curtain button")
    assert until(page, lambda now: now["choices"])["kind"] == "keep-monument"
    second = page.locator("swcore-menu li button").all_inner_texts()
    assert not set(first) & set(second)


def test_a_lost_line_comes_back_with_the_half_made_choice(person: Person) -> None:
    page = person()
    begin(page, "tiny-towns")
    rng = random.Random(5)
    for _ in range(300):
        found = until(page, lambda now: now["over"] or (now["choices"] and now["idle"]))
        cards = page.locator("swcore-card .name button")
        if found["kind"] == "build" and cards.count():
            cards.first.click()
            if page.locator("swcore-menu .chips").count():
                break
            continue
        move(page, rng)
    assert page.locator("swcore-menu .chips").count() == 1
    page.evaluate("() => document.querySelector('swcore-app').play.line.socket.close()")
    page.wait_for_selector(".down")
    page.wait_for_selector(".down", state="detached")
    until(page, lambda now: now["idle"])
    assert page.locator("swcore-menu .chips").count() == 1


def test_a_guide_leads_to_the_next_question_and_to_the_end_with_its_parts(person: Person) -> None:
    page = person()
    page.click("[data-game='small-world']")
    page.click("button.first")
    for _ in range(5):
        before = state(page)["cursor"]
        page.locator("swcore-guide button.main").click()
        for _ in range(100):
            if page.locator("swcore-ask dialog[open] button.main").count():
                page.locator("swcore-ask dialog[open] button.main").click()
            if state(page)["cursor"] != before:
                break
            page.wait_for_timeout(30)
        until(page, lambda now: now["choices"] and now["idle"])
    assert "Your first game" in shown(page)
    play_to_the_end(page, seed=3)
    page.wait_for_selector("swcore-ending .sheets article")
    sums = page.evaluate("""() => {
        const table = document.querySelector("swcore-app").renderRoot.querySelector("swcore-table");
        return [...table.renderRoot.querySelector("swcore-ending").told.sheets].map((one) =>
            [one.total, one.items.reduce((sum, item) => sum + item.amount, 0)]);
    }""")
    assert all(total == parts for total, parts in sums)
    assert page.locator("swcore-ending .chart polyline").count() == 2


def test_what_ends_a_turn_tells_what_it_brings_and_asks_once(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    until(page, lambda now: now["choices"])
    page.locator("swcore-card .name button").first.click()
    until(page, lambda now: now["kind"] == "conquer" and now["idle"])
    press(page, page.locator("swcore-map .area.open").first)
    for _ in range(100):
        if page.locator("swcore-ask dialog[open] button[data-action]").count():
            page.locator("swcore-ask dialog[open] button[data-action]").first.click()
        if state(page)["kind"] == "conquer" and page.locator("swcore-menu button:has-text('Take back')").count():
            break
        page.wait_for_timeout(30)
    before = state(page)["cursor"]
    page.locator("swcore-menu li button[data-action='done']").click()
    dialog = page.locator("swcore-ask dialog[open]")
    dialog.wait_for()
    assert state(page)["cursor"] == before, "nothing is done yet"
    page.wait_for_function("() => !document.querySelector('swcore-app').play.busy")
    dialog.get_by_role("button", name="Not yet").click()
    assert state(page)["cursor"] == before
    page.get_by_role("button", name="Take back").click()
    until(page, lambda now: now["cursor"] != before and now["idle"])


def test_the_host_lets_a_bot_play_and_invites_anew(person: Person) -> None:
    page = person()
    begin(page, "small-world", ("me", "link"))
    link = page.locator("swcore-invite input").input_value()
    page.click("swcore-invite summary")
    page.wait_for_selector("swcore-invite svg.code path")
    page.click("swcore-hosting summary")
    page.locator("swcore-hosting li").nth(1).get_by_role("button", name="New link").click()
    page.wait_for_function(f"""() => document.querySelector("swcore-app").renderRoot.querySelector("swcore-invite")
        ?.renderRoot.querySelector("input").value !== "{link}" """)
    page.locator("swcore-hosting li").nth(1).get_by_role("button", name="Let a bot play").click()
    page.wait_for_selector("swcore-panels >> text=Bot")
    play_to_the_end(page, seed=4)


def test_the_map_is_shown_before_a_game_begins(person: Person) -> None:
    page = person()
    page.click("[data-game='small-world']")
    page.wait_for_selector("swcore-preview swcore-map .area >> nth=22")
    page.get_by_role("button", name="3", exact=True).click()
    page.wait_for_selector("swcore-preview swcore-map .area >> nth=29")
