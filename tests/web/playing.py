"""How a person plays in a page: by what can be clicked, never by what the code would do."""

from __future__ import annotations

import random
import time
from typing import Any

OPEN = "swcore-map .area.open, swcore-grid button.open, swcore-card .name button"
ANSWERS = "swcore-ask dialog[open] button[data-action]"


def begin(page: Any, game: str, sitters: tuple[str, ...] = ("me", "bot"), seed: int | None = None) -> None:
    """Open a new game from the lobby.

    Args:
        page: a page at the lobby.
        game: its name.
        sitters: who sits where, as the form says it; bots play by chance.
        seed: of chance; None leaves it to chance.
    """
    page.click(f"[data-game='{game}']")
    form = page.locator("swcore-new-game form")
    form.get_by_role("button", name=str(len(sitters)), exact=True).click()
    for seat, who in enumerate(sitters):
        row = form.locator(".seat").nth(seat)
        row.locator("select").first.select_option(who)
        if who == "bot":
            row.locator("select").last.select_option("random")
        elif who != "link":
            row.locator("input").fill(f"P{seat + 1}")
    if seed is not None:
        page.locator("swcore-new-game").evaluate("(one, seed) => { one.fields = {...one.fields, seed}; }", seed)
    form.locator("button.main").click()
    page.wait_for_selector("swcore-menu h2, .curtain button")


def state(page: Any) -> dict[str, Any]:
    """Return how the page stands: whether the game is over, the question and how many choices there are."""
    found: dict[str, Any] = page.evaluate("""() => {
        const play = document.querySelector("swcore-app").play;
        const status = play && play.status;
        return {
            over: Boolean(status && status.over), kind: (play && play.menu && play.menu.kind) || "",
            cursor: status && status.cursor,
            choices: play ? play.choices.length : 0, idle: Boolean(play && play.scene && !play.busy && !play.running),
        };
    }""")
    return found


def until(page: Any, holds: Any, seconds: float = 60) -> dict[str, Any]:
    """Wait until the state of a page holds, and return it.

    Raises:
        TimeoutError: it never does.
    """
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = state(page)
        if holds(found):
            return found
        page.wait_for_timeout(20)
    raise TimeoutError(f"still {state(page)}")


LABEL = """(one) => {
    const label = one.querySelector("g[pointer-events='none']");
    if (!label) return null;
    one.scrollIntoView({block: "center", inline: "center"});
    const at = label.getScreenCTM();
    return [at.e, at.f];
}"""


def press(page: Any, one: Any) -> None:
    """Click something; a region of a map where its label stands, for the middle of its box may lie in another one."""
    at = one.evaluate(LABEL)
    if at:
        page.mouse.click(*at)
    else:
        one.click(force=True)


def move(page: Any, rng: random.Random) -> None:
    """Click something that is open, and answer what is asked then."""
    before = state(page)["cursor"]
    rows = page.query_selector_all("swcore-menu li button[data-action]")
    places = page.query_selector_all(OPEN)
    chosen = rng.choice(places if places and (not rows or rng.random() < 0.6) else rows)
    press(page, chosen)
    for _ in range(400):
        answers = page.query_selector_all(ANSWERS)
        if answers:
            rng.choice(answers).click()
        now = state(page)
        picking = page.query_selector("swcore-menu .chips")
        if now["cursor"] != before or (picking and not answers):
            return
        page.wait_for_timeout(20)


def do(page: Any, action: str) -> None:
    """Click the row of the menu that begins with an action, agree where the page asks, and wait until it is done."""
    before = state(page)["cursor"]
    page.locator(f"swcore-menu li button[data-action^='{action}']").first.click()
    for _ in range(1000):
        if state(page)["cursor"] != before or page.locator(".curtain").count():
            return
        agree = page.locator("swcore-ask dialog[open] button.main")
        if agree.count():
            agree.first.click()
        page.wait_for_timeout(20)


def play_to_the_end(page: Any, seed: int = 1, most: int = 600) -> int:
    """Play until the game is over, and return how many clicks it took."""
    rng = random.Random(seed)
    for count in range(most):
        found = until(page, lambda now: now["over"] or (now["choices"] and now["idle"]))
        if found["over"]:
            return count
        move(page, rng)
    raise AssertionError(f"not over after {most} clicks")


def shown(page: Any, name: str = "swcore-app") -> str:
    """Return all text of an element that is shown, that of the elements inside it included.

    Args:
        page: the page.
        name: of the element.
    """
    found: str = page.locator(name).first.evaluate("""(root) => {
        const told = [];
        const walk = (node) => {
            if (node.nodeType === Node.TEXT_NODE) told.push(node.textContent);
            if (node.nodeName === "STYLE" || (node.nodeName === "DIALOG" && !node.open)) return;
            for (const child of node.shadowRoot ? node.shadowRoot.childNodes : node.childNodes) walk(child);
        };
        walk(root);
        return told.join(" ").replace(/\\s+/g, " ");
    }""")
    return found


def serious(page: Any, axe: str, where: str) -> list[str]:
    """Return what axe finds serious on a page.

    Args:
        page: the page, whose policy of content is passed by.
        axe: where axe stands.
        where: what the page shows, for whoever reads of it.
    """
    page.add_script_tag(path=axe)
    told = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    found = []
    for one in told["violations"]:
        if one["impact"] in ("serious", "critical"):
            nodes = [node["html"][:160] + " " + str(node.get("failureSummary", ""))[:200] for node in one["nodes"][:3]]
            found.append(f"{where}: {one['id']}: {nodes}")
    return found
