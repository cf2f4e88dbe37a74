"""A finished game is looked at once more, given to others as a link, and reported; a game that goes on is looked back at."""

from __future__ import annotations

import base64
import json
import random
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.playing import begin, move, shown, until

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]


def played_by_bots(page: Any, game: str) -> str:
    """Let bots play a game to its end, and return its table."""
    bots = {"0": "random", "1": "random"}
    table: str = page.request.post("/api/tables", data={"game": game, "seats": 2, "seed": 8, "bots": bots}).json()["table"]
    end = time.monotonic() + 60
    while not page.request.get(f"/api/tables/{table}").json()["over"]:
        assert time.monotonic() < end, "the bots do not finish"
        page.wait_for_timeout(50)
    return table


def place(page: Any) -> dict[str, Any]:
    """Return where a replay stands."""
    found: dict[str, Any] = page.evaluate("""() => {
        const past = document.querySelector("swcore-app").renderRoot?.querySelector("swcore-past");
        const replay = past && past.replay;
        return replay && replay.scene && !replay.running
            ? { at: replay.at, last: replay.last, over: replay.status.over, told: replay.told.length, seats: replay.seats }
            : { at: -1 };
    }""")
    return found


def folded(text: str) -> str:
    """Return a text as the part of a link behind #."""
    packer = zlib.compressobj(wbits=-15)
    return base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")


def there(page: Any, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait until a replay stands somewhere."""
    end = time.monotonic() + 30
    while time.monotonic() < end:
        found = place(page)
        if found["at"] >= 0 and holds(found):
            return found
        page.wait_for_timeout(20)
    raise TimeoutError(str(place(page)))


def facts(page: Any, eyes: str) -> list[str]:
    """Return what the panels tell of the seats by somebody's eyes: those of a seat, "" of a bystander, `all` of all seats."""
    page.locator("swcore-replay [data-eyes]").select_option(eyes)
    page.wait_for_timeout(50)
    there(page, lambda now: True)
    found: list[str] = page.locator("swcore-panels dl").all_inner_texts()
    return found


@pytest.mark.parametrize("game", ["small-world", "tiny-towns"])
def test_a_finished_game_is_stepped_through_and_given_away_as_a_link(person: Person, game: str) -> None:
    page = person(permissions=["clipboard-read", "clipboard-write"])
    table = played_by_bots(page, game)
    page.goto(f"/replay/{table}")
    assert there(page, lambda now: True)["at"] == 0, "one looks back from the beginning"
    page.click("[data-go=last]")
    end = there(page, lambda now: now["over"])
    assert end["at"] == end["last"] > 20
    page.wait_for_selector("swcore-ending tbody tr")
    page.click("[data-go=first]")
    first = there(page, lambda now: now["at"] == 0)
    assert not first["over"]
    assert first["told"] == 1, "the set-up alone is told"
    page.click("[data-go=next]")
    there(page, lambda now: now["at"] == 1)
    page.click("[data-go=turn_next]")
    turn = there(page, lambda now: now["at"] > 1)
    page.click("[data-go=turn_back]")
    there(page, lambda now: now["at"] < turn["at"])
    page.locator("swcore-replay input[type=range]").fill(str(end["last"] // 2))
    there(page, lambda now: now["at"] == end["last"] // 2)
    page.locator("swcore-replay input[type=range]").press("ArrowRight")
    there(page, lambda now: now["at"] == end["last"] // 2 + 1)
    page.locator("swcore-replay [data-eyes]").select_option("1")
    page.wait_for_selector("swcore-panels section")
    before = facts(page, "")
    seen = [facts(page, str(seat)) for seat in range(2)]
    assert facts(page, "all") == [seen[0][0], seen[1][1]], "of each seat what it could see itself"
    if game == "small-world":
        assert all("hidden" in one for one in before)
    page.click("[data-share]")
    page.wait_for_selector("swcore-sharing input")
    link = page.locator("swcore-sharing input").input_value()
    assert len(link) < 4_000
    other = person(lang="ru-RU")
    asked: list[str] = []
    other.on("request", lambda request: asked.append(request.url))
    other.goto(link)
    other.click("[data-go=last]")
    again = there(other, lambda now: now["over"])
    assert (again["last"], again["seats"]) == (end["last"], [0, 1])
    assert not any(link.partition("#")[2][:40] in one for one in asked), "what stands behind # is not sent"
    other.click("[data-go=first]")
    there(other, lambda now: now["at"] == 0)
    assert "Шаг 0 из" in shown(other)


@pytest.mark.parametrize(
    ("fragment", "word"),
    [
        ("x" * 40, "cut off or damaged"),
        ("", "cut off or damaged"),
        ("q1YqLk8sSk3OBAA", "cut"),
        (folded("null"), "cut off or damaged"),
        (folded('"' + "x" * 262_144 + '"'), "too long for a link"),
    ],
)
def test_a_damaged_link_is_refused_politely(person: Person, fragment: str, word: str) -> None:
    page = person(f"/replay#{fragment}")
    page.wait_for_selector("[role=alert]")
    assert "This replay cannot be shown" in shown(page)
    assert word in shown(page)


def test_a_link_names_what_is_missing(person: Person) -> None:
    page = person()
    table = played_by_bots(page, "tiny-towns")
    story = page.request.get(f"/api/tables/{table}/story").json()
    story["head"]["pieces"]["home.gnolls"] = "<b>home-pack</b> 1.2.3"
    fragment = page.evaluate("async (story) => (await import('/js/stories.js')).folded(story)", story)
    other = person(f"/replay#{fragment}", forgive="400 (Bad Request)")
    other.wait_for_selector("[role=alert]")
    assert "home.gnolls (<b>home-pack</b> 1.2.3)" in shown(other)
    assert other.locator("swcore-past b").count() == 0


def test_while_others_play_one_looks_back_by_ones_own_eyes_and_reports_what_was_seen(person: Person, tmp_path: Path) -> None:
    page = person()
    begin(page, "small-world", ("me", "link"))
    rng = random.Random(3)
    for _ in range(4):
        if until(page, lambda now: now["idle"])["choices"]:
            move(page, rng)
    until(page, lambda now: now["idle"])
    page.get_by_role("link", name="Look back").click()
    found = there(page, lambda now: now["last"] > 0)
    assert found["seats"] == [0]
    assert "The game still goes on" in shown(page)
    page.get_by_role("button", name="Report a problem").click()
    page.locator("swcore-sharing textarea").fill('<b>"x"</b>')
    with page.expect_download() as told:
        page.get_by_role("button", name="Download").click()
    told.value.save_as(tmp_path / "seen.json")
    seen = json.loads((tmp_path / "seen.json").read_text(encoding="utf-8"))
    assert seen["words"] == '<b>"x"</b>'
    assert "seed" not in json.dumps(seen)
    page.get_by_role("link", name="To the table").click()
    page.wait_for_selector("swcore-menu h2")
