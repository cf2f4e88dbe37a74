"""What a family at play stumbled over: a log that went empty, a lost name, words for nobody, and what stood in the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.playing import begin, shown, until
from tests.web.test_table import to_the_first_cube

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]
LATE = """async () => {
    const { Play } = await import(new URL("js/play.js", document.baseURI));
    const held = [];
    const line = new EventTarget();
    line.lang = "en";
    line.ask = (what, fields) => {
        if (what === "news") {
            const steps = [{ step: 1, seat: 0, sentences: [{ text: "Ann picked." }] }];
            const answer = fields.since ? { steps: [], cursor: "c2" } : { steps, cursor: "c1" };
            if (fields.since && !held.length) return new Promise((go) => held.push(() => go(answer)));
            return Promise.resolve(answer);
        }
        return Promise.resolve({ cursor: "c", pending: [], choices: [], elements: [], looks: { a: 1 } });
    };
    const play = new Play({ table: "t", chairs: [{ seat: 0, token: "x" }], line: () => line });
    await play.refresh();
    const before = play.told.length;
    const going = play.refresh();
    const speaking = play.speak("en");
    held[0]();
    await Promise.all([going, speaking]);
    return [before, play.told.length];
}"""


def test_news_that_was_under_way_does_not_empty_the_log(person: Person) -> None:
    """The guest sits down while the host's page asks for news: all is asked for anew, and the earlier answer is no part of it."""
    assert person().evaluate(LATE) == [1, 1]


def test_the_log_of_the_host_stays_when_a_guest_sits_down(person: Person) -> None:
    host = person()
    begin(host, "small-world", ("me", "link"))
    until(host, lambda now: now["choices"] and now["idle"])
    host.locator("swcore-menu li button[data-action^='pick']").first.click()
    host.wait_for_selector("swcore-log li.step")
    guest = person(host.locator("swcore-invite input").first.input_value())
    guest.locator("form input[name=name]").fill("Guest")
    guest.locator("form button.main").click()
    guest.wait_for_selector("swcore-menu h2")
    host.wait_for_selector("swcore-panels >> text=Guest")
    host.wait_for_timeout(1500)
    assert host.locator("swcore-log li.step").count() >= 1
    assert "Nothing yet" not in shown(host, "swcore-log")


def test_the_first_game_keeps_the_name_that_was_typed(person: Person) -> None:
    page = person()
    page.click("[data-game='small-world']")
    page.locator("swcore-new-game .seat input").first.fill("Vera")
    page.locator("swcore-lobby button.first").click()
    page.wait_for_selector("swcore-panels >> text=Vera")


@pytest.mark.parametrize(("lang", "words"), [("en-GB", "your turn"), ("ru-RU", "ваш ход")])
def test_a_player_is_told_of_the_own_turn_as_you(person: Person, lang: str, words: str) -> None:
    page = person(lang=lang)
    begin(page, "small-world", ("me", "link"))
    page.wait_for_selector("swcore-panels .now")
    assert page.locator("swcore-panels .now").inner_text() == words


def test_a_game_that_is_picked_on_a_phone_brings_its_form_into_view(person: Person) -> None:
    page = person(size=(390, 844))
    page.emulate_media(reduced_motion="reduce")
    page.click("[data-game='small-world']")
    page.locator("swcore-lobby button.first").wait_for()
    page.wait_for_timeout(300)
    assert 0 <= page.locator("swcore-lobby button.first").bounding_box()["y"] < 422


def test_the_combos_leave_the_map_in_view_on_a_screen_of_middle_size(person: Person) -> None:
    page = person(size=(1024, 768))
    begin(page, "small-world", ("me", "bot"))
    page.wait_for_selector("swcore-card .name button")
    box = page.locator("swcore-map").bounding_box()
    assert box["y"] + 200 <= 768


def test_the_tip_keeps_clear_of_the_places_that_may_be_chosen(person: Person) -> None:
    page = person()
    begin(page, "tiny-towns", ("me",))
    to_the_first_cube(page)
    page.wait_for_selector("swcore-grid button.open")
    square = page.locator("swcore-grid button.open").nth(5)
    square.hover()
    page.wait_for_selector("swcore-tip .tip")
    tip = page.locator("swcore-tip .tip").bounding_box()
    covered = 0
    for one in page.locator("swcore-grid button.open").all():
        box = one.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        covered += tip["x"] < x < tip["x"] + tip["width"] and tip["y"] < y < tip["y"] + tip["height"]
    assert covered <= 1


def test_the_rules_are_searched_for_words_in_any_order_and_each_is_marked(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    page.locator("button.rules").click()
    box = page.locator("swcore-rulebook input").first
    found = []
    for words in ("abandon region", "region abandon"):
        box.fill(words)
        page.wait_for_selector("swcore-rules mark")
        found.append(page.locator("swcore-rules [data-clause]").evaluate_all("(all) => all.map((one) => one.dataset.clause)"))
    assert found[0]
    assert found[0] == found[1]
    marks = {one.lower() for one in page.locator("swcore-rules mark").all_inner_texts()}
    assert marks == {"abandon", "region"}


MORE = """async () => {
    const { lying } = await import(new URL("js/draw/lying.js", document.baseURI));
    const tells = (radius) => {
        const area = { name: "r01", position: [0, 0], symbols: [] };
        const marker = { kind: "marker", about: "marker:some.champion", label: "Champion" };
        const inside = [{ kind: "stack", count: 3, owner: 0, label: "3" }, marker];
        const drawn = lying(area, inside, { looks: {}, unit: 40, radius, price: "4", least: 14 });
        return JSON.stringify(drawn).includes('class=\\\\"more');
    };
    return [tells(14), tells(90)];
}"""


def test_what_has_no_room_in_a_small_region_leaves_a_sign(person: Person) -> None:
    assert person().evaluate(MORE) == [True, False]
