"""Texts that try to break out, in whatever field a stranger writes; and what a neighbour hides, looked for in the traffic."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.playing import begin, move, shown, state, until
from tests.web.test_replays import played_by_bots, there

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]
PROBES = (
    "<img src=x onerror=hacked=1>",
    "\"><svg onload='hacked=1'>",
    "${hacked=1}{{hacked=1}}<b>`'\"",
    "</script><script>hacked=1</script>",
    "javascript:hacked=1//\u202e",
)
# Nothing of a probe has become an element, ran, or was stopped by the policy of content alone.
WATCH = "addEventListener('securitypolicyviolation', (event) => (window.stopped = [...(window.stopped || []), event.blockedURI]))"
LOOK = """() => {
    const made = [];
    const walk = (node) => {
        if (["SCRIPT", "IMG", "IFRAME", "B"].includes(node.nodeName) && node.ownerDocument.contains(node) !== null
            && !(node.nodeName === "SCRIPT" && node.src)) made.push(node.outerHTML);
        for (const name of node.getAttributeNames?.() || []) if (name.startsWith("on")) made.push(node.outerHTML);
        for (const child of [...(node.shadowRoot?.childNodes || []), ...node.childNodes]) walk(child);
    };
    walk(document.documentElement);
    return { made, ran: window.hacked !== undefined, stopped: window.stopped || [] };
}"""
CLEAN = {"made": [], "ran": False, "stopped": []}


@pytest.mark.parametrize("probe", PROBES)
def test_what_is_typed_into_any_field_stays_a_text(person: Person, probe: str) -> None:
    host = person()
    host.context.add_init_script(WATCH)
    host.reload()
    host.click("[data-game='tiny-towns']")
    form = host.locator("swcore-new-game form")
    form.get_by_role("button", name="2", exact=True).click()
    form.locator(".seat").nth(1).locator("select").first.select_option("link")
    form.locator(".seat input").first.fill(probe)
    form.locator("button.main").click()
    link = host.locator("swcore-invite input").input_value()
    guest = person()
    guest.context.add_init_script(WATCH)
    guest.goto(link)
    guest.fill("input[name=name]", probe)
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector("swcore-panels section")
    host.wait_for_function("() => document.querySelector('swcore-app').players.every((one) => one.player)")
    for page in (host, guest):
        page.wait_for_timeout(100)
        assert shown(page, "swcore-panels").count(" ".join(probe[:40].strip("\u202e").split())) == 2, (
            "what turns a text around is no part of a name"
        )
        page.get_by_role("button", name="Rules").click()
        page.locator("swcore-rulebook input[type=search]").fill(probe)
        page.keyboard.press("Escape")  # clears the field
        page.keyboard.press("Escape")
        page.locator("[data-report]").click()
        page.locator("swcore-sharing textarea").fill(probe)
        assert page.evaluate(LOOK) == CLEAN
    host.goto("/")
    host.wait_for_selector("[data-game]")
    assert host.evaluate(LOOK) == CLEAN


def test_a_piece_of_a_stranger_may_be_called_as_it_likes(person: Person) -> None:
    page = person()
    page.context.add_init_script(WATCH)
    name = {"en": PROBES[0], "ru": PROBES[1]}
    piece = {
        "swcore": "piece-1",
        "id": "home.frost",
        "kind": "race",
        "tokens": 6,
        "name": name,
        "rules": [{"on": "score", "coins": 1, "each": {"held": {"terrain": "mountain"}}}],
    }
    bots = {"0": "random", "1": "random"}
    asked = {"game": "small-world", "seats": 2, "bots": bots, "pieces": [piece], "featured": ["home.frost"]}
    told = page.request.post("/api/tables", data=asked).json()
    assert "table" in told, told
    page.goto(f"/t/{told['table']}")
    page.wait_for_selector("swcore-card")
    assert PROBES[0] in shown(page)
    page.get_by_role("button", name="Rules").click()
    page.wait_for_timeout(300)
    assert page.evaluate(LOOK) == CLEAN
    page.goto(f"/replay/{told['table']}")
    there(page, lambda now: True)
    assert page.evaluate(LOOK) == CLEAN


ADDRESSES = ("/t/<img src=x onerror=hacked=1>", "/replay/%3Csvg%20onload=hacked=1%3E", "/replay#<script>hacked=1</script>")


@pytest.mark.parametrize("path", ADDRESSES)
def test_an_address_is_no_place_for_code(person: Person, path: str) -> None:
    page = person(path, forgive="404 (Not Found)")
    page.wait_for_timeout(800)
    assert page.evaluate("() => window.hacked === undefined")
    assert page.evaluate(LOOK) == CLEAN


def test_every_page_bears_a_policy_that_lets_no_foreign_script_run(person: Person) -> None:
    page = person(forgive="Content Security Policy")
    for path in ("/", "/t/x", "/replay", "/replay/x", "/workshop"):
        policy = page.request.get(path).headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
    ran = page.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "window.hacked = 1";
        document.body.append(script);
        return window.hacked;
    }""")
    assert ran is None


def received(page: Any) -> list[str]:
    """Collect all that a page receives from now on, over the socket and over HTTP, but for what is the same for every game."""
    found: list[str] = []

    def heard(told: Any) -> None:
        text = str(told)
        if '"looks":' not in text and '"clauses":' not in text:
            found.append(text)

    page.on("websocket", lambda line: line.on("framereceived", heard))
    page.on("response", lambda answer: heard(answer.text()) if "/api/tables/" in answer.url else None)
    return found


def neighbours(person: Person, game: str) -> tuple[Any, Any, list[str]]:
    """Return the pages of two people at two devices who begin a game, and what the second one receives."""
    host = person()
    begin(host, game, ("me", "link"))
    link = host.locator("swcore-invite input").input_value()
    guest = person()
    told = received(guest)
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector("swcore-menu h2")
    return host, guest, told


def play_and_look_back(host: Any, guest: Any, rounds: int, seed: int, steps: int) -> None:
    """Let both play some rounds, and the second one look at the game once more; more than some steps are there."""
    rng = random.Random(seed)
    for _ in range(rounds):
        for page in (host, guest):
            if until(page, lambda now: now["idle"])["choices"]:
                move(page, rng)
        host.wait_for_timeout(50)
    guest.get_by_role("link", name="Look back").click()
    there(guest, lambda now: now["last"] > steps)


def test_a_neighbours_monument_is_nowhere_in_what_is_received(person: Person) -> None:
    host, guest, told = neighbours(person, "tiny-towns")
    dealt = host.evaluate("() => document.querySelector('swcore-app').play.menu.choices.map((one) => one.action)")
    play_and_look_back(host, guest, rounds=8, seed=1, steps=1)
    secrets = {action.split()[-1] for action in dealt if action.startswith("keep ")}
    assert len(secrets) == 2
    text = "".join(told)
    assert len(told) > 20
    assert not [one for one in secrets if one in text]
    chairs = host.evaluate("() => JSON.parse(localStorage.getItem('swcore.games'))[0]")
    assert not [one for one in (chairs["host"], chairs["chairs"][0]["token"]) if one in text]


def test_a_neighbours_coins_are_nowhere_in_what_is_received(person: Person) -> None:
    host, guest, told = neighbours(person, "small-world")
    play_and_look_back(host, guest, rounds=30, seed=6, steps=5)
    panels = 0
    for text in told:
        data = json.loads(text) if text.startswith("{") else {}
        for answer in [data.get("answer", data), *(data.get("answers") or [])]:
            for one in answer.get("elements") or []:
                if isinstance(one, dict) and one.get("kind") == "panel" and one["seat"] == 0:
                    values = [fact["value"] for fact in one["facts"] if fact["label"] == "Coins"]
                    assert values in ([], ["hidden"]), one
                    panels += 1
    assert panels > 10


def test_a_link_to_a_finished_game_holds_no_token(person: Person) -> None:
    page = person()
    table = played_by_bots(page, "tiny-towns")
    story = page.request.get(f"/api/tables/{table}/story").json()
    assert story.keys() == {"swcore-replay", "head", "moves", "state"}
    assert table not in json.dumps(story)
    assert not state(page)["over"]
