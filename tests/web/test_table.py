"""The table itself: what goes on by itself, where the keyboard stands, what is seen beside each other, what pieces are called."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.playing import begin, shown, state, until
from tests.web.test_keys import HELD, NAME, tab_to

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]
BEFORE = 5  # questions that may come before a choice
MINE = "swcore-board figure.mine swcore-grid"
WHERE = HELD + "return one === document.body ? 'nowhere' : one.tagName.toLowerCase() + ' ' + one.textContent.trim(); }"


def act(page: Any, kind: str) -> None:
    """Take the first choice of a kind, and wait until it is done; what is asked before is answered anyhow."""
    for _ in range(BEFORE):
        before = until(page, lambda now: now["choices"] and now["idle"])["cursor"]
        taken = page.evaluate(
            """(kind) => {
                const play = document.querySelector("swcore-app").play;
                const wanted = play.choices.find((one) => one.action.split(" ")[0] === kind);
                play.act((wanted ?? play.choices[0]).action);
                return wanted !== undefined;
            }""",
            kind,
        )
        until(page, lambda now, before=before: now["cursor"] != before and now["idle"])
        if taken:
            return
    raise AssertionError(f"there was no choice {kind}")


def to_the_first_cube(page: Any) -> None:
    """Go on in a game of towns for one player until its first cube is to be placed."""
    act(page, "keep")
    act(page, "name")
    until(page, lambda now: now["kind"] == "place-cube" and now["idle"])


def test_one_player_gets_the_game_for_one(person: Person) -> None:
    page = person()
    begin(page, "tiny-towns", ("me",))
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('swcore.games'))[0].opened")
    assert kept["fields"]["options"] == {"mode": "solo"}, "TT-SOLO-1"
    page.goto("/")
    page.click("[data-game='tiny-towns']")
    form = page.locator("swcore-new-game form")
    for count, options in ((1, {"mode": "solo"}), (2, {})):
        form.get_by_role("button", name=str(count), exact=True).click()
        found = page.evaluate("""() => document.querySelector("swcore-app").renderRoot.querySelector("swcore-lobby").renderRoot
            .querySelector("swcore-new-game").options""")
        assert found == options


@pytest.mark.parametrize(
    ("lang", "names"),
    [("en-GB", ["Wood", "Wheat", "Brick", "Glass", "Stone"]), ("ru-RU", ["Дерево", "Пшеница", "Кирпич", "Стекло", "Камень"])],
)
def test_on_a_telephone_the_resources_are_cubes_with_names_and_the_whole_town_is_seen(
    person: Person, lang: str, names: list[str]
) -> None:
    page = person(lang=lang, size=(390, 844))
    begin(page, "tiny-towns", ("me", "bot"), seed=3)
    act(page, "keep")
    until(page, lambda now: now["kind"] == "name" and now["idle"])
    tiles = page.locator("swcore-menu ul.tiles button")
    assert tiles.locator("span").all_inner_texts() == names
    assert tiles.locator("svg rect").count() == len(names)
    boxes = [tiles.nth(one).bounding_box() for one in range(len(names))]
    assert min(box["height"] for box in boxes) >= 44
    assert len({round(box["y"]) for box in boxes}) == 2, "in two rows"
    assert max(box["height"] for box in boxes) < 46, "no name is broken"
    question, town = page.locator("section.question").bounding_box(), page.locator(MINE).bounding_box()
    assert town["y"] + town["height"] <= question["y"]
    tiles.first.click()
    until(page, lambda now: now["kind"] == "place-cube")


def test_where_nothing_can_be_built_the_game_goes_on_by_itself_after_a_moment_for_taking_back(person: Person) -> None:
    page = person(waits=True)
    begin(page, "tiny-towns", ("me",))
    to_the_first_cube(page)
    page.locator(f"{MINE} button.open").first.click()
    page.wait_for_selector("swcore-menu .goes")
    page.get_by_role("button", name="Take back").click()
    page.wait_for_timeout(1500)
    assert until(page, lambda now: now["idle"])["kind"] == "place-cube", "who takes a step back is not hurried on"
    page.locator(f"{MINE} button.open").first.click()
    page.wait_for_selector("swcore-menu .goes")
    until(page, lambda now: now["kind"] == "name", 5)
    page.locator("swcore-settings summary").click()
    page.locator("[data-taste=goes]").uncheck()
    act(page, "name")
    page.locator(f"{MINE} button.open").first.click()
    until(page, lambda now: now["kind"] == "build" and now["idle"])
    page.wait_for_timeout(1600)
    assert state(page)["kind"] == "build", "somebody likes to do it himself"


def test_a_town_tells_each_deed_once_in_its_log(person: Person) -> None:
    page = person()
    begin(page, "tiny-towns", ("me", "bot"))
    act(page, "keep")
    for _ in range(6):
        found = until(page, lambda now: now["choices"] and now["idle"])
        if found["kind"] == "place-cube":
            break
        act(page, found["kind"])
    act(page, "place")
    act(page, "done")
    until(page, lambda now: now["choices"] and now["idle"])
    rows = page.locator("swcore-log li span:last-child").all_inner_texts()
    cubes = [row for row in rows if re.search(r" on [a-d][1-4]\.$", row)]  # and not what a monument says "from now on"
    assert len(cubes) == 2, "mine and that of the bot"
    assert len({row.split(" on ")[0].split()[-1].lower() for row in cubes}) == 1, "all place the same resource (TT-ROUND-5)"


def test_cubes_bear_letters_of_the_language(person: Person) -> None:
    page = person(lang="ru-RU")
    begin(page, "tiny-towns", ("me",))
    act(page, "keep")
    page.wait_for_selector("swcore-card svg.pattern text")
    letters = "".join(page.locator("swcore-card svg.pattern text").all_text_contents())
    assert letters
    assert all("А" <= one.upper() <= "Я" for one in letters if one.strip()), letters


def test_a_hint_lights_the_square_of_a_town(person: Person) -> None:
    page = person()
    begin(page, "tiny-towns", ("me",))
    to_the_first_cube(page)
    page.get_by_role("button", name="Hint").click()
    first = page.locator("[data-advised]").first
    first.wait_for()
    square = first.get_attribute("data-advised").split()[2]
    lit = page.locator(f"{MINE} button.lit")
    assert lit.get_attribute("data-id").endswith(f":{square}")
    assert square in first.inner_text()


def test_the_keyboard_stays_at_what_is_asked_next(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    until(page, lambda now: now["choices"] and now["idle"])
    assert tab_to(page, lambda: bool(page.evaluate(NAME)))
    page.keyboard.press("Enter")
    until(page, lambda now: now["kind"] == "conquer" and now["idle"])
    page.wait_for_timeout(200)
    assert page.evaluate(WHERE) == "h2 " + page.locator("swcore-menu h2").inner_text(), "the next question"
    page.keyboard.press("Tab")
    assert page.evaluate(NAME), "one step from the question to its first answer"
    page.locator("swcore-map .area.open").first.focus()
    before = state(page)["cursor"]
    page.keyboard.press("Enter")
    for _ in range(100):
        if page.locator("swcore-ask dialog[open] button[data-action]").count():
            page.keyboard.press("Enter")
        if state(page)["cursor"] != before:
            break
        page.wait_for_timeout(50)
    until(page, lambda now: now["idle"])
    page.wait_for_timeout(200)
    assert page.evaluate(WHERE).startswith("g "), "who plays on the map stays there"
    assert tab_to(page, lambda: page.evaluate(WHERE).endswith("Take back"))
    page.keyboard.press("Enter")
    page.wait_for_timeout(400)
    assert page.evaluate(WHERE) != "nowhere"
    page.locator("swcore-card .what button, swcore-card button.what").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("swcore-about dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_timeout(100)
    assert page.evaluate(WHERE).endswith("?"), "where the dialog was opened"


@pytest.mark.parametrize(("size", "count"), [((1280, 800), 2), ((1280, 800), 5), ((390, 800), 2)])
def test_combos_and_the_map_are_seen_together(person: Person, size: tuple[int, int], count: int) -> None:
    phone = size[0] < 500
    page = person(size=size, has_touch=phone, is_mobile=phone)
    begin(page, "small-world", ("me", *["bot"] * (count - 1)), seed=1)  # which offers combos with long texts
    until(page, lambda now: now["choices"] and now["idle"])

    def hidden() -> float:
        board = page.locator("swcore-map svg.map").bounding_box()
        floor = page.locator(".question").bounding_box()["y"] if phone else size[1]
        return float(board["y"] + board["height"] - floor)

    end = time.monotonic() + 20
    while hidden() > 0 and time.monotonic() < end:
        page.wait_for_timeout(50)
    assert hidden() <= 0, "the map below the combos ends on the screen"
    card, board = page.locator("swcore-card").first.bounding_box(), page.locator("swcore-map svg.map").bounding_box()
    assert 0 <= card["y"] < board["y"]
    assert card["y"] + card["height"] <= board["y"]


def test_who_is_a_bot_how_it_plays_and_that_it_thinks_is_told(person: Person) -> None:
    page = person()
    begin(page, "small-world", ("me", "bot"))
    until(page, lambda now: now["choices"] and now["idle"])
    page.wait_for_selector("swcore-panels small")
    assert "Bot Plays by chance" in shown(page, "swcore-panels")
    page.evaluate("""() => {
        const play = document.querySelector("swcore-app").play;
        play.changed({menu: null, status: {...play.status, pending: [1]}});
    }""")
    page.wait_for_selector("text=Bot is thinking")


@pytest.mark.parametrize("game", ["small-world", "warcraft"])
def test_letters_on_the_map_of_a_phone_can_be_read_and_the_map_made_larger(person: Person, game: str) -> None:
    """Letters are 11 pixels high; the name of a region that is set aside, where nothing else has room, is 9.5 at least."""
    page = person(size=(390, 800), has_touch=True, is_mobile=True)
    begin(page, game)
    for kind in ("pick", "conquer"):
        act(page, kind)
    page.wait_for_timeout(200)
    sizes = """() => [...document.querySelector("swcore-app").renderRoot.querySelector("swcore-table").renderRoot
        .querySelector("swcore-board").renderRoot.querySelector("swcore-map").renderRoot.querySelectorAll("svg.map text")]
        .map((one) => [one.getScreenCTM().a * parseFloat(one.getAttribute("font-size")) * (one.closest(".aside") ? 11 / 9.5 : 1),
            one.textContent])"""
    assert [told for told in page.evaluate(sizes) if told[0] < 10.99] == []
    wide = page.locator("swcore-map svg.map").bounding_box()["width"]
    told = [one for _, one in page.evaluate(sizes) if one != "+"]  # a plus stands for what has no room
    page.locator("swcore-map .zoom").tap()
    page.wait_for_timeout(200)
    assert page.locator("swcore-map svg.map").bounding_box()["width"] == pytest.approx(2 * wide, rel=0.05)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert [told for told in page.evaluate(sizes) if told[0] < 10.99] == []
    assert len([one for _, one in page.evaluate(sizes) if one != "+"]) > len(told), "what had no room is told there"


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU"])
def test_on_a_tablet_every_region_of_small_islands_is_named_beside_its_label_or_in_it(person: Person, lang: str) -> None:
    page = person(lang=lang, size=(1024, 768))
    begin(page, "warcraft", seed=3)
    act(page, "pick")
    page.wait_for_timeout(200)
    told = page.locator("swcore-map").evaluate("""(map) => map.areas.map((area) => {
        const drawn = [...map.renderRoot.querySelector(`[data-id="${area.id}"]`).querySelectorAll("text")];
        const name = drawn.find((one) => one.textContent === area.name);
        if (!name) return [area.name, 0, false];
        const box = name.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const at = map.renderRoot.elementFromPoint(x, y)?.closest(".area")?.dataset.id;
        return [area.name, name.getScreenCTM().a * parseFloat(name.getAttribute("font-size")), !at || at === area.id];
    })""")
    assert len(told) == 19, "regions of the islands for two"
    assert [name for name, high, own in told if high < 9 or not own] == [], "each is named in itself or over water"
    assert page.locator("swcore-map g.aside").count() > 2


def test_a_page_that_is_loaded_anew_keeps_what_was_picked(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    act(page, "pick")
    page.evaluate("""() => {
        const play = document.querySelector("swcore-app").play;
        play.pick([play.choices.find((one) => one.action.startsWith("conquer")).arguments[0].element]);
    }""")
    chip = page.locator("swcore-menu .chips").inner_text()
    page.reload()
    page.wait_for_selector("swcore-menu .chips")
    assert page.locator("swcore-menu .chips").inner_text() == chip


def test_a_low_screen_shows_the_board_beside_the_question(person: Person) -> None:
    page = person(size=(640, 400))  # a screen of 1280 x 800 at 200 %
    begin(page, "small-world")
    act(page, "pick")
    board, asked = page.locator("swcore-map svg.map").bounding_box(), page.locator(".question").bounding_box()
    assert board["x"] + board["width"] <= asked["x"]
    assert board["y"] < 250
    assert asked["y"] < 200
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 640


def test_a_warning_that_the_choice_says_already_is_not_said_twice(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    until(page, lambda now: now["choices"] and now["idle"])
    ask = page.locator("swcore-ask").first
    for label, lines in (("no conquest this turn; a new race next turn", 0), ("decline", 1)):
        choice = {"action": "none", "label": label, "warning": "no conquest this turn", "ends_turn": True, "arguments": []}
        ask.evaluate("(one, choice) => { void one.choose(choice); }", choice)
        ask.locator("dialog[open] h2", has_text=label[1:]).wait_for()
        assert ask.locator("p.warn").count() == lines
        assert ask.locator("h2.warn").count() == 1 - lines
        ask.locator("dialog[open] .bar button").first.click()


def test_a_telephone_that_lies_shows_the_whole_map_beside_the_question(person: Person) -> None:
    page = person(size=(740, 340), has_touch=True, is_mobile=True)
    begin(page, "small-world")
    act(page, "pick")
    page.wait_for_timeout(300)
    board, asked = page.locator("swcore-map svg.map").bounding_box(), page.locator(".question").bounding_box()
    assert board["x"] + board["width"] <= asked["x"]
    assert board["y"] + board["height"] <= 340, "no need to scroll"
    assert board["height"] >= 220
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 740


@pytest.mark.parametrize("size", [(1300, 900), (390, 800), (740, 340)])
def test_what_can_be_built_stands_beside_the_question(person: Person, size: tuple[int, int]) -> None:
    phone = size[0] < 1000
    page = person(size=size, has_touch=phone, is_mobile=phone)
    begin(page, "tiny-towns", ("me",))
    to_the_first_cube(page)
    page.wait_for_timeout(200)
    strip = page.locator("swcore-patterns button")
    names = [one.strip() for one in strip.all_inner_texts()]
    assert len(names) == 8, "seven buildings and one monument (TT-SETUP-4, TT-SETUP-5)"
    box = strip.first.bounding_box()
    assert 0 <= box["y"] <= size[1] - box["height"], "on the screen"
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
    strip.first.click()
    page.wait_for_selector("swcore-about dialog[open] h2")
    assert names[0].split("\n")[-1] in page.locator("swcore-about dialog[open]").inner_text()
