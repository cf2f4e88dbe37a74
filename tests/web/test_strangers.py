"""What the client has never heard of: the pack of a stranger with a marker and a question of its own; pages of others."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.thirdparty.test_thirdparty import BUILD, HERE, run
from tests.web.conftest import serving
from tests.web.playing import begin, do, move, shown, state, until

pytestmark = [pytest.mark.long, pytest.mark.web]
Person = Callable[..., Any]
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Mine</title>
<script type="module" src="{site}js/embed.js"></script>
<swcore-board table="{table}"></swcore-board>
</html>"""


def post(address: str, data: dict[str, Any]) -> dict[str, Any]:
    asked = urllib.request.Request(address, json.dumps(data).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=30) as answer:
        told: dict[str, Any] = json.loads(answer.read())
    return told


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return the address of a server where a pack of a stranger is installed."""
    import sys
    import zipfile

    folder = tmp_path_factory.mktemp("fair")
    run(sys.executable, "-c", BUILD, folder, HERE / "beacons", cwd=folder)
    for wheel in folder.glob("*.whl"):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(folder / "home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder / "home"))  # the processes that play games find it there
        with serving(folder) as address:
            yield address


def test_the_marker_and_the_question_of_a_stranger_are_shown_and_answered(person: Person, fair: str) -> None:
    wanted = {
        "with_pieces": ["beacons"],
        "featured": ["beacons.wardens", "beacons.oathbound"],
        "bots": {"1": "random", "2": "random"},
    }
    made = post(f"{fair}api/tables", {"game": "small-world", "seats": 3, "seed": 3, **wanted})
    page = person(f"{fair}t/{made['table']}#{made['invites']['0']}")
    page.get_by_role("button", name="Sit down").click()
    until(page, lambda now: now["choices"])
    assert "After redeploying light a beacon" in shown(page)
    do(page, "pick beacons.wardens")
    rng, seen = random.Random(3), set[str]()
    for _ in range(60):
        found = until(page, lambda now: now["over"] or (now["choices"] and now["idle"]))
        if found["over"] or page.locator("swcore-map [aria-label*='Beacon']").count():
            break
        seen.add(found["kind"])
        if page.locator("swcore-menu li button[data-action^='place beacons.beacon']").count():
            do(page, "place beacons.beacon")
        elif found["kind"] in ("redeploy", "choose-turn"):
            do(page, "done" if found["kind"] == "redeploy" else "expand")
        else:
            move(page, rng)
    assert page.locator("swcore-map .area[aria-label*='Beacon']").count() >= 1
    assert "ask" in seen, "who is the rival"


def test_a_board_stands_in_a_page_of_somebody_else(person: Person, tmp_path: Path) -> None:
    import http.server
    import threading

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(self.server.page.encode())  # type: ignore[attr-defined]

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    own: Any = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=own.serve_forever, daemon=True).start()
    origin = f"http://127.0.0.1:{own.server_port}"
    with serving(tmp_path, origins=(origin,)) as site:
        made = post(f"{site}api/tables", {"game": "warcraft", "seats": 2, "bots": {"0": "random", "1": "random"}})
        own.page = PAGE.format(site=site, table=made["table"])
        page = person(origin)
        page.wait_for_selector("swcore-board swcore-map .area")
        assert page.locator("swcore-board swcore-map .area").count() > 10
        page.close()
    own.shutdown()
    own.server_close()


def test_three_people_at_one_device_are_called_by_their_names(person: Person) -> None:
    page = person()
    begin(page, "small-world", ("me", "here", "here"))
    called = set[str]()
    for _ in range(40):
        if page.locator(".curtain button").count():
            called.add(page.locator(".curtain h2").inner_text())
            page.click(".curtain button")
        found = until(page, lambda now: (now["choices"] and now["idle"]) or page.locator(".curtain").count())
        if len(called) == 3:
            break
        if found["choices"]:
            stop = page.locator("swcore-menu li button[data-action='done']").count()
            do(page, "done" if stop else "expand" if found["kind"] == "choose-turn" else "pick")
    assert called == {f"Pass the device to P{number}" for number in (1, 2, 3)}
    assert state(page)["choices"]
