"""What helps people who are stuck: a paused game goes on, dialogs close, the guide shows where, paper is dark on white."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.playing import begin, press, shown, state, until
from tests.web.test_replays import played_by_bots

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]
INK = "rgb(43, 33, 24)"


def to_brush(page: Any) -> None:
    """Take a combo, conquer two regions, and stop with tokens in hand, which are to be placed then."""
    for kind in ("pick", "conquer", "conquer", "done"):
        before = until(page, lambda now: now["choices"] and now["idle"])["cursor"]
        page.evaluate(
            """(kind) => {
                const play = document.querySelector("swcore-app").play;
                const found = play.choices.find((one) => one.action.split(" ")[0] === kind && !one.faces);
                if (!found) throw new Error(play.choices.map((one) => one.action).join(", "));
                play.act(found.action);
            }""",
            kind,
        )
        until(page, lambda now, before=before: now["cursor"] != before)


def test_a_paused_game_is_let_go_on_by_its_host_from_the_page(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    until(page, lambda now: now["choices"])
    sent: list[Any] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/resume") else None)
    page.evaluate("""() => document.querySelector("swcore-app").play.changed({
        scene: null, problem: Object.assign(new Error("The game is paused."), { code: "paused", hint: "" }),
    })""")
    page.wait_for_selector("swcore-halted")
    assert page.get_by_role("link", name="Back to the workshop").get_attribute("href").endswith("/workshop")
    page.get_by_role("button", name="Continue").click()
    page.wait_for_selector("swcore-map .area")
    assert len(sent) == 1
    assert page.locator("swcore-halted").count() == 0


def test_the_list_offers_the_number_that_is_pressed_and_the_last_step_is_asked_for(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    to_brush(page)
    rows = page.locator("swcore-menu li button[data-action^='deploy']")
    many, rest = rows.evaluate_all("(all) => all.map((one) => one.dataset.action.split(' ')[2])")
    assert (many, int(rest) > 1) == ("1", True), "one of the first region, and the last one takes the rest"
    before = state(page)["cursor"]
    dialog = page.locator("swcore-ask dialog[open]")
    for _ in range(2):  # "do not ask again" is about the end of a turn, not about a step that happens to be the last
        press(page, page.locator("swcore-map .area.open").last)
        dialog.wait_for()
        quiet = dialog.locator("input[type=checkbox]")
        if quiet.count():  # else something follows in this turn
            quiet.check()
        dialog.locator(".bar button").first.click()
    assert state(page)["cursor"] == before


def test_a_dialog_closes_by_a_click_beside_it_and_its_clauses_lead_to_the_rules(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    page.locator("swcore-card .head button").last.wait_for()
    page.evaluate("""() => {
        const table = document.querySelector("swcore-app").renderRoot.querySelector("swcore-table");
        table.explain({ about: "terrain:mountain" });
    }""")
    page.wait_for_selector("swcore-about dialog[open] h2")
    page.mouse.click(5, 5)
    page.wait_for_selector("swcore-about dialog[open]", state="detached")
    page.evaluate("""() => {
        const table = document.querySelector("swcore-app").renderRoot.querySelector("swcore-table");
        table.explain({ about: "terrain:mountain" });
    }""")
    link = page.locator("swcore-about dialog[open] button.rule").first
    clause = link.inner_text()
    link.click()
    page.wait_for_selector(f"swcore-rulebook dialog[open] .id >> text={clause}")
    assert page.locator("swcore-about dialog[open]").count() == 0


def test_the_guide_marks_the_place_it_speaks_of_and_draws_the_signs_as_the_map_does(person: Person) -> None:
    page = person()
    page.click("[data-game='warcraft']")
    page.locator("button.first").click()
    guide = page.locator("swcore-guide")
    for _ in range(4):
        guide.locator("button.main").wait_for()
        assert not set("`ψ◖") & set(shown(page, "swcore-guide"))
        if guide.locator("p svg").count():
            break
        guide.locator("button.main").click()
        agree = page.locator("swcore-ask dialog[open] button.main")
        page.wait_for_timeout(300)
        if agree.count():
            agree.click()
    assert guide.locator("p svg").count() == 2, "the harbour and the cavern"
    page.wait_for_selector("swcore-map .led", state="attached")
    assert page.locator("swcore-map .area:has(.led)").get_attribute("data-id").endswith("s2b-04")


def test_a_finished_game_offers_its_link_when_its_page_is_opened_again(person: Person) -> None:
    page = person()
    table = played_by_bots(page, "tiny-towns")
    page.goto(f"/t/{table}")
    page.wait_for_selector("swcore-sharing [data-share]")
    page.get_by_role("link", name="Look back").click()
    page.wait_for_selector("swcore-sharing [data-share]")


def test_paper_is_dark_on_white_in_the_dark_theme_too(person: Person) -> None:
    page = person(color_scheme="dark")
    page.evaluate("() => document.documentElement.dataset.theme = 'dark'")
    colour = "() => getComputedStyle(document.querySelector('swcore-app')).color"
    assert page.evaluate(colour) != INK
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate(colour) == INK
