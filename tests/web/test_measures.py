"""How heavy the page is, how soon something is seen, and how smoothly things are dragged; figures are printed with -s."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from tests.web.playing import begin, move, until
from tests.web.test_replays import played_by_bots, there

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]
FRAME = 1000 / 60  # milliseconds
KIB = 1024


def weighed(page: Any) -> tuple[int, float]:
    """Return how many bytes a page has fetched, headers included, and after how many milliseconds something was seen."""
    found = page.evaluate("""() => ({
        bytes: [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
            .reduce((sum, one) => sum + one.transferSize, 0),
        first: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    })""")
    return found["bytes"], found["first"]


def test_a_table_is_light_and_seen_soon(person: Person) -> None:
    page = person()
    begin(page, "small-world")
    address = page.url
    fresh = page.context.browser.new_context(storage_state=page.context.storage_state(), viewport={"width": 1300, "height": 900})
    firsts: list[float] = []
    try:
        for _ in range(3):
            table = fresh.new_page()
            table.goto(address)
            table.wait_for_selector("swcore-menu h2")
            size, first = weighed(table)
            if not firsts:
                print(f"table page: {size / KIB:.0f} KiB")
                assert size < 300 * KIB
            firsts.append(first)
            table.close()
    finally:
        fresh.close()
    print(f"first paint: {', '.join(f'{one:.0f}' for one in firsts)} ms")
    assert min(firsts) < 1000


def test_a_replay_is_light(person: Person) -> None:
    page = person()
    table = played_by_bots(page, "small-world")
    fresh = person(f"/replay/{table}")
    fresh.click("[data-go=last]")
    there(fresh, lambda now: now["over"])
    size, first = weighed(fresh)
    print(f"replay page: {size / KIB:.0f} KiB, first paint {first:.0f} ms")
    assert size < 400 * KIB, "the page of a table with the story of the whole game"


def spent(session: Any) -> dict[str, float]:
    """Return the seconds that the main thread has spent, by what for."""
    return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}


def test_dragging_over_the_map_of_48_regions_takes_less_than_a_frame(person: Person) -> None:
    page = person()
    begin(page, "small-world", ("me", "bot", "bot", "bot", "bot"), seed=4)
    rng = random.Random(4)
    for _ in range(60):
        until(page, lambda now: now["choices"] and now["idle"])
        if page.locator("swcore-brush button").count():
            break
        move(page, rng)
    assert page.locator("swcore-map .area").count() == 48
    box = page.locator("swcore-map svg.map").first.bounding_box()
    number = page.locator("swcore-brush button").first.bounding_box()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})  # what others take of the processor is not counted
    page.mouse.move(number["x"] + 8, number["y"] + 8)
    page.mouse.down()
    page.evaluate("""() => {
        const times = (window.times = []);
        const next = (now) => { times.push(now); window.going = requestAnimationFrame(next); };
        window.going = requestAnimationFrame(next);
    }""")
    before = spent(session)
    wide, high = box["width"] - 40, min(box["height"], 640) - 40
    for step in range(240):  # back and forth over the whole map
        across = abs((step % 80) - 40) / 40
        page.mouse.move(box["x"] + 20 + across * wide, box["y"] + 20 + step / 240 * high)
    after = spent(session)
    times = page.evaluate("() => { cancelAnimationFrame(window.going); return window.times; }")
    assert page.locator("swcore-brush .ghost").count() == 1, "it is being dragged"
    page.keyboard.press("Escape")
    page.mouse.up()
    gaps = sorted(later - sooner for sooner, later in pairwise(times))
    busy = 1000 * (after["TaskDuration"] - before["TaskDuration"])
    each = busy / len(gaps)
    middle, late = gaps[len(gaps) // 2], gaps[int(len(gaps) * 0.95)]
    print(
        f"dragging: {len(gaps)} frames, {each:.1f} ms of work each; between frames {middle:.1f} ms, 95 in 100 below {late:.1f} ms"
    )
    assert each < FRAME
    assert middle < FRAME * 1.25
