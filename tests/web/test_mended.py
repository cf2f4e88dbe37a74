"""What goes otherwise than one meant: a drag that is cancelled, a choice that comes too late, a seat that a bot plays, links that
open nowhere else; and what explains the signs of a map."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.playing import begin, shown, state, until
from tests.web.test_helped import to_brush
from tests.web.test_replays import played_by_bots
from tests.web.test_table import act

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]
BRUSH = """() => [document.querySelector("swcore-app").play.brush, document.querySelector("swcore-app").play.status.cursor]"""
CANCEL = "() => dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }))"


def middle(one: Any) -> tuple[float, float]:
    """Return the middle of an element on the screen."""
    box = one.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("how", ["escape", "taken away", "beside"])
def test_a_cancelled_drag_puts_everything_back(person: Person, how: str) -> None:
    page = person()
    begin(page, "small-world")
    to_brush(page)
    page.wait_for_selector("swcore-brush button")
    before = page.evaluate(BRUSH)
    numbers = page.locator("swcore-brush button")
    assert before[0] == 1
    page.mouse.move(*middle(numbers.nth(1)))
    page.mouse.down()
    page.mouse.move(*middle(page.locator("swcore-map .area.open").first), steps=4)
    page.wait_for_selector("swcore-brush .ghost")
    if how == "escape":
        page.keyboard.press("Escape")
    elif how == "taken away":
        page.evaluate(CANCEL)
    else:
        page.mouse.move(4, 4)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert page.locator("swcore-brush .ghost").count() == 0
    assert page.evaluate(BRUSH) == before, "the number that was chosen, and the game"
    assert page.locator("swcore-menu .chips").count() == 0


def test_links_that_open_on_this_computer_alone_say_so(person: Person) -> None:
    for lang, words in (("en-GB", "open only on this computer"), ("ru-RU", "только на этом компьютере")):
        page = person(lang=lang)
        begin(page, "small-world", ("me", "link"))
        page.wait_for_selector("swcore-invite .warn")
        assert words in page.locator("swcore-invite .warn").inner_text()
        assert "127.0.0.1" in page.locator("swcore-invite input").input_value()


def test_a_bot_stands_in_when_the_time_is_over_and_gives_the_seat_back(person: Person) -> None:
    page = person()

    def hurried(route: Any) -> None:
        if route.request.method == "POST":
            clock = {"kind": "move", "seconds": 5}
            route.continue_(post_data=json.dumps({**route.request.post_data_json, "clock": clock}))
        else:
            route.continue_()

    page.route("**/api/tables", hurried)
    begin(page, "small-world")
    row = page.locator("swcore-standin .row")
    row.wait_for(timeout=60_000)
    assert "Your time ran out, a bot plays for you." in row.inner_text()
    assert page.locator("swcore-menu button[data-action]").count() == 0, "what the bot is about to choose is not offered"
    row.get_by_role("button", name="Take my seat back").click()
    row.wait_for(state="detached")
    until(page, lambda now: now["choices"] and now["idle"])
    page.wait_for_selector("swcore-menu button[data-action], swcore-menu button[aria-expanded]")


@pytest.mark.parametrize(("lang", "words"), [("en-GB", "gone on meanwhile"), ("ru-RU", "тем временем пошла дальше")])
def test_a_choice_that_comes_too_late_is_told_politely(person: Person, lang: str, words: str) -> None:
    page = person(lang=lang, forgive="409")
    begin(page, "small-world")
    until(page, lambda now: now["choices"] and now["idle"])
    other = page.context.new_page()
    other.goto(page.url)
    until(other, lambda now: now["choices"] and now["idle"])
    page.evaluate("() => { document.querySelector('swcore-app').play.refresh = async () => {}; }")  # its notice is on the way
    act(other, "pick")
    page.evaluate("() => { delete document.querySelector('swcore-app').play.refresh; }")
    page.locator("swcore-card .name button").nth(1).click()
    told = page.locator("swcore-table .problem")
    told.wait_for()
    assert words in told.inner_text()
    assert until(page, lambda now: now["idle"])["kind"] == "conquer", "what is asked now"


def test_two_pages_of_a_seat_do_not_do_the_same_twice(person: Person) -> None:
    """Placing one token is legal once more when it is done, but it was meant once."""
    page = person(forgive="409")
    begin(page, "small-world", seed=5)
    to_brush(page)
    before = until(page, lambda now: now["choices"] and now["idle"])["cursor"]
    other = page.context.new_page()
    other.goto(page.url)
    assert until(other, lambda now: now["choices"] and now["idle"])["cursor"] == before
    page.evaluate("() => { document.querySelector('swcore-app').play.refresh = async () => {}; }")  # its notice is on the way
    act(other, "gather")
    page.evaluate("() => { delete document.querySelector('swcore-app').play.refresh; }")
    page.evaluate("""() => {
        const play = document.querySelector("swcore-app").play;
        play.act(play.choices.find((one) => one.action.startsWith("deploy") && one.action.endsWith(" 1")).action);
    }""")
    page.locator("swcore-table .problem", has_text="gone on meanwhile").wait_for()
    after = state(other)["cursor"]
    assert (state(page)["cursor"], after != before) == (after, True), "the tokens are in hand, and none was placed"
    page.evaluate("""() => {
        const play = document.querySelector("swcore-app").play;
        play.act(play.choices.find((one) => one.action.startsWith("deploy") && one.action.endsWith(" 1")).action);
    }""")
    until(other, lambda now: now["cursor"] != after and now["idle"])
    assert page.locator("swcore-table .problem").count() == 0


@pytest.mark.parametrize("how", ["escape", "press", "leave", "scroll"])
def test_what_is_told_of_a_place_closes(person: Person, how: str) -> None:
    page = person()
    begin(page, "small-world")
    act(page, "pick")
    page.wait_for_timeout(300)
    page.mouse.move(*middle(page.locator("swcore-map .area.open").nth(3)))
    page.wait_for_selector("swcore-tip .tip")
    if how == "escape":
        page.keyboard.press("Escape")
    elif how == "press":
        page.locator("swcore-tip").evaluate(
            "() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))"
        )
    elif how == "leave":
        page.mouse.move(*middle(page.locator("swcore-menu h2")))
    else:
        page.mouse.wheel(0, 200)
    page.wait_for_selector("swcore-tip .tip", state="detached")


@pytest.mark.parametrize("game", ["small-world", "tiny-towns"])
def test_the_end_tells_each_part_once(person: Person, game: str) -> None:
    page = person()
    page.goto(f"/t/{played_by_bots(page, game)}")
    page.wait_for_selector("swcore-ending article tr")
    for sheet in page.locator("swcore-ending article").all():
        rows = [row.split("\t")[0].strip() for row in sheet.locator("tr").all_inner_texts()]
        assert rows
        assert len(rows) == len(set(rows))
        for row in rows:
            label, *why = [one.strip().lower() for one in row.split("\n")]
            reasons = {one.lstrip("+\N{MINUS SIGN}0123456789 ") for line in why for one in line.split(",")}
            assert label not in reasons, "the reason does not say the label once more"


@pytest.mark.parametrize(
    ("lang", "named"), [("en-GB", {"farmland", "mine", "cavern", "Lost Tribes"}), ("ru-RU", {"поля", "шахта", "пещера"})]
)
def test_the_signs_of_a_map_are_explained(person: Person, lang: str, named: set[str]) -> None:
    page = person(lang=lang)
    begin(page, "small-world")
    act(page, "pick")
    page.locator("swcore-legend summary").click()
    rows = page.locator("swcore-legend li")
    rows.first.wait_for()
    texts = [" ".join(one.split()) for one in rows.all_inner_texts()]
    assert named <= {one.removeprefix("1 ") for one in texts}, "tokens of nobody with their number"
    assert len(texts) == len(set(texts))
    name = page.locator("swcore-legend .name").inner_text()
    assert name in shown(page, "swcore-map"), "a region is called like that"
    rows.locator("button").first.click()
    page.wait_for_selector("swcore-about dialog[open] h2")


def test_a_hint_does_not_stay_in_the_language_before(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    act(page, "pick")
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector("swcore-advice [data-advised]")
    page.locator("header > select").select_option("ru")
    page.wait_for_selector("swcore-menu h2 >> text=Захватите")
    assert page.locator("swcore-advice [data-advised]").count() == 0
    page.get_by_role("button", name="Подсказка").click()
    page.wait_for_selector("swcore-advice [data-advised]")
    assert not re.search("[A-Za-z]{4,}", shown(page, "swcore-advice"))
