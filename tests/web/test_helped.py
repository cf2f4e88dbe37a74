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


def placed(page: Any) -> tuple[list[str], int]:
    """Return what lies beside the names of what was put somewhere, and how much is left."""
    chips = page.locator("swcore-spread button.chip").all_inner_texts()
    left: int = page.evaluate("""() => {
        const { spread, given } = document.querySelector("swcore-app").play;
        return spread.left - given.reduce((sum, one) => sum + one.count, 0);
    }""")
    return [one.removesuffix(" ✕") for one in chips], left


@pytest.mark.parametrize(
    ("lang", "told"), [("en-GB", "Press the places in any order"), ("ru-RU", "Нажимайте места в любом порядке")]
)
def test_tokens_are_put_anywhere_in_any_order_and_told_at_once(person: Person, lang: str, told: str) -> None:
    page = person(lang=lang)
    begin(page, "small-world", seed=5)
    to_brush(page)
    page.locator("swcore-menu p", has_text=told).wait_for()
    areas = page.locator("swcore-map .area.open")
    names = [one.removeprefix("region:") for one in areas.evaluate_all("(all) => all.map((one) => one.dataset.id)")]
    before, (_, hand) = state(page)["cursor"], placed(page)
    assert len(names) == 2, "two regions"
    assert hand > 3
    press(page, areas.last)
    press(page, areas.first)
    page.locator("swcore-brush button", has_text="2").click()
    press(page, areas.last)
    assert placed(page) == ([f"{names[0]} +1", f"{names[1]} +3"], hand - 4)
    assert "3" in areas.last.get_attribute("aria-label")
    page.get_by_role("button", name="↶").click()
    assert placed(page) == ([f"{names[0]} +1", f"{names[1]} +1"], hand - 2)
    page.locator("swcore-spread button.chip").first.click()
    assert placed(page) == ([f"{names[1]} +1"], hand - 1)
    assert state(page)["cursor"] == before, "nothing is told before all have a place"
    dialog = page.locator("swcore-ask dialog[open]")
    for _ in range(hand):
        if not dialog.count():
            press(page, areas.first)
            page.wait_for_timeout(50)
    assert placed(page)[1] == 0
    assert dialog.locator("button.main").get_attribute("data-action").startswith("redeploy ")
    dialog.locator(".bar button").first.click()
    assert state(page)["cursor"] == before
    page.locator("swcore-spread button.main").click()
    dialog.locator("button.main").click()
    until(page, lambda now: now["cursor"] != before)


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


LAST = """() => {
    const app = document.querySelector("swcore-app");
    const { play } = app;
    const { told } = app.renderRoot.querySelector("swcore-table").renderRoot.querySelector("swcore-guide");
    const others = play.choices.filter((one) => one.action !== told.action && one.action !== "gather" && !one.faces);
    play.act((others.find((one) => one.action.startsWith("conquer")) || others[others.length - 1] || play.choices[0]).action);
}"""


@pytest.mark.parametrize(
    ("lang", "tried", "ends", "goes"),
    [
        ("en-GB", "A bot would try", "How the turn will end:", "Tokens that go: "),
        ("ru-RU", "Бот попробовал бы", "Чем закончится ход:", "Жетонов уйдёт: "),
    ],
)
def test_who_leaves_the_path_of_the_guide_is_told_a_next_step_and_what_a_decline_brings(
    person: Person, lang: str, tried: str, ends: str, goes: str
) -> None:
    page = person(lang=lang)
    page.click("[data-game='small-world']")
    page.locator("button.first").click()
    page.wait_for_selector("swcore-guide button.main")
    seen = set()
    for count in range(25):
        now = until(page, lambda now: now["choices"] and now["idle"])
        step = page.locator("swcore-guide button.main")
        step.wait_for()
        if count:
            assert tried in step.inner_text(), now["kind"]
        seen.add(now["kind"])
        if now["kind"] == "choose-turn":
            break
        page.evaluate(LAST)
        until(page, lambda later, before=now["cursor"]: later["cursor"] != before and later["choices"] and later["idle"])
    assert {"pick", "conquer", "choose-turn"} <= seen, "the second turn has begun"
    page.locator("swcore-menu li button[data-action='decline']").click()
    told = page.locator("swcore-ask dialog[open]")
    told.locator("li").first.wait_for()
    assert ends in told.inner_text()
    assert told.locator("li").first.inner_text().startswith(goes)


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
