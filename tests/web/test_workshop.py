"""The workshop: a race and a map are made in it as people would, checked, handed over, and played to the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.playing import play_to_the_end, serious, shown, until

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]
PATIENCE = 60_000  # milliseconds: a worker reads a game first, and then plays with the piece


def enter(person: Person, **more: Any) -> Any:
    """Open the workshop, and wait until a piece is there and has been looked at."""
    page = person(**more)
    page.set_default_timeout(PATIENCE)
    page.locator("header a.shop").click()
    page.wait_for_selector("swcore-piece-bench .rule")
    return page


def kept(page: Any) -> dict[str, Any]:
    """Return what the workshop holds."""
    found: dict[str, Any] = page.evaluate("() => JSON.parse(localStorage.getItem('swcore.workshop'))")
    return found


def add(page: Any, within: str, field: str) -> None:
    """Add a field to an object of the form."""
    box = page.locator(f"swcore-form {within} > .add select" if within else "swcore-form .add select").last
    box.select_option(value=field)


def room(page: Any, count: int) -> dict[str, float]:
    """Return how large the regions of a map are, once so many are drawn."""
    page.locator("svg .land").nth(count - 1).wait_for(state="attached")
    found: dict[str, float] = page.locator("swcore-map-bench").evaluate("""async (bench) => {
        const { area } = await import("/js/draw/geometry.js");
        return Object.fromEntries(bench.told.drawing.territories.map((one) => [one.id, area(one.outline)]));
    }""")
    return found


def play(page: Any) -> None:
    """Begin a game with what is shown."""
    page.locator("swcore-workshop button.main").click()
    page.wait_for_selector("swcore-menu h2")


def test_a_race_is_made_in_the_form_and_played_to_the_end(person: Person) -> None:
    page = enter(person)
    page.locator("[data-path='id'] input").fill("home.reed_folk")
    page.locator("[data-path='name'] input").first.fill("Reed Folk")
    page.locator("[data-path='tokens'] input").fill("7")
    page.locator("[data-path='rules[0].coins'] input").fill("2")
    page.get_by_label("swamp", exact=True).check()
    page.get_by_label("hill", exact=True).uncheck()
    page.wait_for_selector("text=+2 coins for each swamp region you occupy.")
    assert page.locator(".cards img").count() >= 2
    assert page.locator(".cards img").first.evaluate("(one) => one.complete && one.naturalWidth > 100")
    page.wait_for_selector("text=No tokens were printed for it.")
    file = kept(page)["file"]
    assert file["rules"] == [{"on": "score", "coins": 2, "each": {"held": {"terrain": "swamp"}}}]
    play(page)
    until(page, lambda now: now["choices"])
    page.locator("swcore-card", has_text="Reed Folk").locator(".name button").first.click()
    until(page, lambda now: now["kind"] == "conquer")
    assert "Reed Folk" in shown(page, "swcore-panels")
    assert play_to_the_end(page) > 20
    page.locator("swcore-ending tbody tr").nth(1).wait_for()


def test_a_fault_is_told_at_its_field_with_the_right_value(person: Person) -> None:
    page = enter(person)
    page.locator("[data-path='tokens'] input").fill("99")
    fault = page.locator("[data-path='tokens'] .fault")
    fault.wait_for()
    assert "1 to 15, not 99" in fault.inner_text()
    assert page.locator("swcore-workshop button.main").is_disabled()
    page.locator("aside button", has_text="tokens").click()
    assert page.locator("[data-path='tokens'] input:focus").count() == 1
    page.keyboard.press("Control+A")
    page.keyboard.type("6")
    fault.wait_for(state="detached")
    page.locator("swcore-workshop button.main:enabled").wait_for()


def test_rules_are_added_changed_and_removed(person: Person) -> None:
    page = enter(person)
    page.get_by_role("button", name="+ One more").click()
    page.locator("[data-path='rules[1].on'] select").select_option(index=2)
    page.locator("[data-path='rules[1].less'] input, [data-path='rules[1]'] select").first.wait_for()
    assert kept(page)["file"]["rules"][1]["on"] == "cost"
    add(page, "", "emblem")
    page.locator("[data-path='emblem'] input").fill("wolf")
    assert kept(page)["file"]["emblem"] == "wolf"
    page.get_by_role("button", name="Remove A word for the picture").click()
    assert "emblem" not in kept(page)["file"]
    page.get_by_role("button", name="Remove 2", exact=True).click()
    assert len(kept(page)["file"]["rules"]) == 1


def test_a_map_is_made_changed_and_played_to_the_end(person: Person) -> None:
    page = enter(person)
    page.get_by_role("tab", name="Map").click()
    page.get_by_label("How many regions").select_option("12")
    page.get_by_role("button", name="Make up a map").click()
    page.locator("svg .land").nth(11).wait_for(state="attached")
    before = kept(page)["map"]
    box = page.locator(".region").nth(3).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y + 20, steps=4)
    page.mouse.up()
    after = kept(page)["map"]
    assert after["regions"][3]["x"] != before["regions"][3]["x"]
    assert after["borders"] == before["borders"]
    page.get_by_role("button", name="+ Add a region").click()
    page.locator("svg .land").nth(12).wait_for(state="attached")
    [new] = [one for one in kept(page)["map"]["regions"] if one["id"] not in {old["id"] for old in before["regions"]}]
    grown = kept(page)["map"]
    sizes = room(page, len(grown["regions"]))
    assert sizes[new["id"]] > 0.15 * sum(sizes.values()) / len(sizes), "no sliver"
    parted = [pair for pair in after["borders"] if pair not in grown["borders"]]
    gained = {next(iter({*pair} - {new["id"]})) for pair in grown["borders"] if new["id"] in pair}
    assert after["regions"][3]["id"] in gained
    assert {one for pair in parted for one in pair} - {after["regions"][3]["id"]} <= gained, (
        "what it no longer borders on borders on the new one"
    )
    page.locator(f".region[data-id='{new['id']}']").focus()
    page.keyboard.press("Shift+ArrowLeft")
    assert kept(page)["map"]["regions"][-1]["x"] == pytest.approx(new["x"] - 0.01)
    other = next(one["id"] for one in before["regions"] if one["id"] not in gained)
    page.locator("fieldset .chips select").select_option(other)
    assert [new["id"], other] in kept(page)["map"]["borders"]
    page.locator("fieldset label", has_text="Players").locator("input").fill("2")
    page.locator("fieldset label", has_text="Rounds").locator("input").fill("4")
    page.keyboard.press("Tab")
    assert kept(page)["map"]["rounds"] == 4
    page.wait_for_selector("text=Regions: 13")
    page.locator("swcore-workshop button.main:enabled").wait_for()
    play(page)
    until(page, lambda now: now["choices"])
    assert page.locator("swcore-map .area").count() == 13
    assert play_to_the_end(page) > 5


def test_what_is_made_goes_by_link_and_by_file(person: Person, tmp_path: Path) -> None:
    page = enter(person)
    page.locator("[data-path='id'] input").fill("home.by_link")
    page.get_by_role("button", name="Link", exact=True).click()
    link = page.locator(".link input").input_value()
    assert re.fullmatch(r"http://[^/]+/workshop#[\w-]+", link)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / "race.json"
    download.value.save_as(saved)
    assert download.value.suggested_filename == "home.by_link.json"
    assert json.loads(saved.read_text(encoding="utf-8")) == kept(page)["file"]
    guest = person()
    guest.set_default_timeout(PATIENCE)
    guest.goto(link)
    guest.wait_for_selector("swcore-piece-bench .rule")
    assert guest.locator("[data-path='id'] input").input_value() == "home.by_link"
    assert guest.evaluate("() => location.hash") == ""
    toml = tmp_path / "other.toml"
    toml.write_text('swcore = "piece-1"\nid = "home.toml"\nkind = "race"\ntokens = 5\n', encoding="utf-8")
    guest.locator("input[type=file]").set_input_files(toml)
    guest.wait_for_function("() => JSON.parse(localStorage.getItem('swcore.workshop')).file.id === 'home.toml'")
    toml.write_text("tokens = \n", encoding="utf-8")
    guest.locator("input[type=file]").set_input_files(toml)
    guest.wait_for_selector("text=other.toml:1:10")
    guest.goto("/workshop#not-a-link")  # the page stays, and hears that the address has changed
    guest.wait_for_selector("text=This link holds nothing that can be read.")


def test_a_map_shared_with_a_piece_opens_as_it_was_and_both_are_played(person: Person) -> None:
    page = enter(person)
    page.locator("[data-path='name'] input").first.fill("Reed Folk")
    page.get_by_role("tab", name="Map").click()
    page.get_by_label("How many regions").select_option("12")
    page.get_by_role("button", name="Make up a map").click()
    page.locator("svg .land").nth(11).wait_for(state="attached")
    page.get_by_label("with my piece, too").check()
    page.get_by_role("button", name="Link", exact=True).click()
    guest = person(page.locator(".link input").input_value())
    guest.set_default_timeout(PATIENCE)
    guest.locator("svg .land").nth(11).wait_for(state="attached")
    assert guest.get_by_role("tab", name="Map").get_attribute("aria-selected") == "true"
    assert guest.get_by_label("with my piece, too").is_checked()
    guest.reload()
    guest.locator("svg .land").nth(11).wait_for(state="attached")
    assert guest.get_by_label("with my piece, too").is_checked()
    guest.locator("swcore-workshop button.main:enabled").wait_for()
    play(guest)
    until(guest, lambda now: now["choices"])
    assert guest.locator("swcore-map .area").count() == 12
    assert guest.locator("swcore-card", has_text="Reed Folk").count() == 1


def test_hostile_names_stay_names(person: Person) -> None:
    name = "<img src=x onerror=alert(1)>'\"`${7*7}"
    page = enter(person)
    page.on("dialog", lambda dialog: pytest.fail("a script ran"))
    page.locator("[data-path='name'] input").first.fill(name)
    page.locator(".text strong", has_text=name).wait_for()
    assert page.locator(".text img").count() == 0
    page.get_by_role("tab", name="Map").click()
    page.get_by_label("Like one of the game").select_option("base-2p")
    page.locator("svg .land").nth(20).wait_for(state="attached")
    page.locator(".region").first.focus()
    page.locator("fieldset label", has_text="Sign on the map").locator("input").fill(name[:24])
    page.keyboard.press("Tab")
    page.wait_for_selector("fieldset .warn")
    assert page.locator("svg .region img").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_finding_of_axe_in_the_workshop(person: Person, axe: str, scheme: str) -> None:
    page = enter(person, color_scheme=scheme, bypass_csp=True)
    found: list[str] = []
    for tab in ("Piece", "Map"):
        page.get_by_role("tab", name=tab).click()
        if tab == "Map":
            page.get_by_label("Like one of the game").select_option("base-2p")
            page.locator("svg .land").nth(20).wait_for(state="attached")
            page.locator(".region").first.focus()
        found += serious(page, axe, tab)
    assert found == []


def test_a_phone_shows_it_in_its_width_in_russian(person: Person) -> None:
    page = enter(person, lang="ru-RU", size=(360, 740), has_touch=True, is_mobile=True)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.get_by_role("tab", name="Карта").click()
    page.get_by_role("button", name="Придумать карту").click()
    page.locator("svg .land").nth(10).wait_for(state="attached")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_pieces_of_other_packs_and_of_a_file_join_a_game_in_its_form(person: Person, tmp_path: Path) -> None:
    race = {
        "swcore": "piece-1",
        "kind": "race",
        "id": "home.reed_folk",
        "name": {"en": "Reed Folk"},
        "tokens": 7,
        "rules": [{"on": "score", "coins": 1, "each": {"held": {"terrain": "swamp"}}}],
    }
    good, bad = tmp_path / "reed.json", tmp_path / "bad.json"
    good.write_text(json.dumps(race))
    bad.write_text(json.dumps({**race, "id": "home.other", "tokens": 99}))
    page = person()
    page.set_default_timeout(PATIENCE)
    page.click("[data-game='small-world']")
    page.locator("swcore-joining summary").click()
    page.locator("swcore-joining input[type=search]").fill("gnome")
    page.locator("swcore-joining input[name^='warcraft.']").first.check()
    page.locator("swcore-joining input[type=file]").set_input_files(bad)
    page.wait_for_selector("swcore-joining li .warn")
    assert "tokens" in page.locator("swcore-joining li .warn").inner_text()
    page.locator("swcore-joining li button").click()
    page.locator("swcore-joining input[type=file]").set_input_files(good)
    page.wait_for_selector("swcore-joining li >> text=Reed Folk")
    assert "2" in page.locator("swcore-joining summary").inner_text()
    page.locator("swcore-new-game button.main").click()
    page.wait_for_selector("swcore-menu h2")
    page.wait_for_selector("swcore-card .name")
    assert all(name in shown(page) for name in ("Reed Folk", "Gnome")), shown(page)


def test_whether_a_piece_is_balanced_is_tried_beside_and_stopped(person: Person) -> None:
    page = enter(person)
    page.locator("swcore-balance [data-balance]").click()
    page.get_by_role("button", name="Stop").click()
    page.wait_for_selector("swcore-balance [data-balance]")
    told = shown(page, "swcore-balance")
    assert "Stopped" in told, told
    assert "of at most 0" not in told
    page.reload()
    page.wait_for_selector("swcore-balance .verdict")


@pytest.mark.parametrize(("lang", "width", "rows"), [("en-GB", 1300, 1), ("ru-RU", 1300, 1), ("ru-RU", 1100, 2)])
def test_no_button_of_the_bar_stands_in_a_line_of_its_own(person: Person, lang: str, width: int, rows: int) -> None:
    """Where all does not fit, what is done with the piece goes to the next line together."""
    page = enter(person, lang=lang, size=(width, 900))
    tops = page.locator("swcore-workshop .bar :is(button, select)").evaluate_all(
        "(all) => all.map((one) => Math.round(one.getBoundingClientRect().y))"
    )
    assert len(set(tops)) == rows
    assert len(set(tops[-5:])) == 1


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU"])
def test_a_form_speaks_no_words_of_files(person: Person, lang: str) -> None:
    """What only programs read stands small beside the words: in `code`, in values, and in titles."""
    page = enter(person, lang=lang)
    page.locator("[data-path='rules[0].each.held']").wait_for()
    told = page.locator("swcore-workshop").evaluate("""(shop) => {
        const bench = shop.renderRoot.querySelector("swcore-piece-bench");
        const form = bench.renderRoot.querySelector("swcore-form");
        const copy = document.createElement("div");
        copy.append(...[...form.renderRoot.children].map((one) => one.cloneNode(true)));
        for (const one of copy.querySelectorAll("code, style")) one.remove();
        return copy.innerText;
    }""")
    assert told.count("\n") > 20
    assert re.findall(r"pack\.piece|\b[iI]ds?\b|base\.\w+|lost_tribe", told) == []
    if lang == "ru-RU":
        written = re.sub(r"home\.|frost_gnolls|wolf", "", told)  # what is to be typed
        assert [line for line in written.splitlines() if re.search("[A-Za-z]{3}", line)] == []


def test_the_name_for_programs_follows_the_name_until_somebody_chooses_one(person: Person) -> None:
    from swcore.authoring.new.names import identifier

    page = enter(person)
    name = page.locator("[data-path='name'] input")
    name.first.fill("Reed Folk")
    assert kept(page)["file"]["id"] == "home.reed_folk"
    name.nth(1).fill("Народ камышей")
    assert kept(page)["file"]["id"] == "home.reed_folk"
    page.locator("[data-path='id'] input").fill("home.mine")
    name.first.fill("Reeds")
    assert kept(page)["file"]["id"] == "home.mine"
    page.locator("select[aria-label='Begin anew …']").select_option("power")
    name.nth(1).fill("Ёж и щука")
    assert kept(page)["file"]["id"] == "home.ezh_i_schuka"
    for one in ("Frost Gnolls", "Ведьмы с холма", "Съезд", "7 гномов", "Ærø's Élan", "a" * 40):
        made = page.evaluate("async (name) => (await import('/js/workshop/naming.js')).idOf(name, 'race')", one)
        assert made == f"home.{identifier(one, 'race')}", one


def test_looking_over_in_more_games_tells_its_result(person: Person) -> None:
    page = enter(person)
    page.locator("[data-path='name'] input").first.fill("Reed Folk")
    page.wait_for_selector("text=Games played with it: 3.")
    assert "Elves (11)" in shown(page, "swcore-workshop")
    assert "Tokens in all: 11" in shown(page, "swcore-workshop")
    page.get_by_role("button", name="Look it over in more games").click()
    page.wait_for_selector("text=Games played with it: 7.")


def test_a_trial_is_found_again_by_a_page_that_is_loaded_anew(person: Person) -> None:
    page = enter(person)
    page.locator("swcore-balance [data-balance]").click()
    page.get_by_role("button", name="Stop").wait_for()
    page.reload()
    page.get_by_role("button", name="Stop").click()
    page.wait_for_selector("swcore-balance [data-balance]")
    page.reload()
    page.wait_for_selector("swcore-balance [data-balance]")
    assert page.get_by_role("button", name="Stop").count() == 0


def test_the_map_shows_who_stands_there_from_the_start_amid_each_region(person: Person) -> None:
    page = enter(person)
    page.get_by_role("tab", name="Map").click()
    page.get_by_label("Like one of the game").select_option(label="Two-player board")
    page.locator("svg .land").nth(22).wait_for(state="attached")
    begun = [one["id"] for one in kept(page)["map"]["regions"] if "lost_tribe" in one["symbols"]]
    assert len(begun) == 9
    tribes = page.locator("svg .region rect[fill='none']")
    assert tribes.count() == len(begun)
    page.locator(f".region[data-id='{begun[0]}']").focus()
    page.get_by_label("Lost Tribes", exact=True).uncheck()
    assert tribes.count() == len(begun) - 1
    page.locator(".region[data-id='r01']").focus()
    page.get_by_label("Lost Tribes", exact=True).check()
    assert tribes.count() == len(begun)
    inside = page.locator("swcore-map-bench").evaluate("""async (bench) => {
        const lands = bench.told.drawing.territories;
        return bench.places.map((one) => {
            const land = lands.find((other) => other.id === one.id);
            return [land.x, land.y].join() === one.position.join();
        });
    }""")
    assert len(inside) == 23
    assert all(inside)


def test_nothing_that_was_made_is_lost_by_what_comes_instead(person: Person, tmp_path: Path) -> None:
    page = enter(person)
    page.locator("[data-path='name'] input").first.fill("Reed Folk")
    back = page.get_by_role("button", name="Back to it")
    assert back.count() == 0
    page.get_by_label("Begin anew …").select_option("power")
    back.click()
    assert kept(page)["file"]["id"] == "home.reed_folk"
    other = tmp_path / "list.json"
    other.write_text('{"shopping": ["bread"]}')
    page.locator("input[type=file]").set_input_files(other)
    page.wait_for_selector("text=The file says no piece and no map.")
    assert kept(page)["file"]["id"] == "home.reed_folk"
    other.write_text('{"kind": "power", "shopping": ["bread"]}')
    page.locator("input[type=file]").set_input_files(other)
    page.wait_for_selector("swcore-form .faulty")
    back.click()
    page.get_by_label("Game", exact=True).select_option("tiny-towns")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('swcore.workshop')).file?.kind === 'building'")
    back.click()
    page.locator("swcore-form [data-path='tokens']").wait_for()
    second = page.context.new_page()
    second.goto("/workshop")
    second.locator("[data-path='name'] input").first.fill("Other Folk")
    page.reload()
    page.locator("[data-path='name'] input").first.wait_for()
    assert page.locator("[data-path='name'] input").first.input_value() == "Reed Folk", "each tab of the browser keeps its own"
