"""Trials of pieces: a verdict of the lab beside the games, with its progress, its page, and an end when one likes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("swcore_lab", reason="the lab is not installed: make dev")
from swcore_server import trials
from swcore_server.trials import Trial

from tests.server.conftest import Club

RACE: dict[str, Any] = {"swcore": "piece-1", "id": "home.frost", "kind": "race", "tokens": 6, "name": {"en": "<b>Frost</b>"}}


def begun(room: Club, file: dict[str, Any], lang: str = "en") -> str:
    """Begin a trial, and return its key."""
    answer = room.client.post(f"/api/trials?lang={lang}", json={"game": "small-world", "file": file})
    assert answer.status_code == 200, answer.text
    key: str = answer.json()["trial"]
    return key


def stands(room: Club, key: str, *states: str) -> dict[str, Any]:
    """Wait until a trial has one of some states, and return how it stands."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        found: dict[str, Any] = room.client.get(f"/api/trials/{key}").json()
        if found["state"] in states:
            return found
        time.sleep(0.05)
    raise TimeoutError(str(found))


@pytest.mark.long
def test_a_piece_is_tried_and_its_page_runs_nothing(room: Club) -> None:
    assert room.client.get("/api/trials").json() == {"able": True}
    room.house.trials.games = 60
    rich = [{"on": "score", "coins": 3, "each": {"held": {"terrain": word}}} for word in ("hill", "farmland", "forest", "swamp")]
    key = begun(room, {**RACE, "tokens": 9, "rules": rich})
    running = stands(room, key, "running")
    assert running["report"] is False
    assert room.client.get(f"/api/trials/{key}/report").status_code == 404
    found = stands(room, key, "done", "failed")
    assert (found["state"], found["problem"]) == ("done", "")
    assert found["verdict"] == "strong", "3 coins a region are 3 times what each region brings"
    assert "too strong" in found["told"][0].lower()
    page = room.client.get(f"/api/trials/{key}/report")
    assert page.headers["content-type"].startswith("text/html")
    assert "sandbox" in page.headers["content-security-policy"]
    assert "script-src" not in page.headers["content-security-policy"]
    assert "<svg" in page.text
    assert "jsonl" not in page.text, "nobody could fetch it"
    assert "<b>Frost" not in page.text


@pytest.mark.long
def test_what_cannot_be_tried_says_why_and_a_trial_is_ended(room: Club) -> None:
    wrong = stands(room, begun(room, {**RACE, "tokens": 99}, "ru"), "failed")
    assert "tokens" in wrong["problem"]
    assert "/tmp" not in wrong["problem"]
    key, later = begun(room, RACE), begun(room, RACE)
    stands(room, key, "running")
    assert stands(room, later, "waiting")["done"] == 0, "one at a time"
    for one in (key, later):
        assert room.client.post(f"/api/trials/{one}/cancel", json={}).json()["state"] == "cancelled"
    again = begun(room, RACE)
    stands(room, again, "running")
    room.client.post(f"/api/trials/{again}/cancel", json={})


def test_the_command_takes_what_it_is_asked() -> None:
    from swcore_lab.commands import balance

    for games in (0, 60):
        context = balance.make_context("balance", trials.asked("small-world", "ru", games))
        assert (context.params["piece"], context.params["game"], context.params["language"]) == (
            "piece.json",
            "small-world",
            "ru",
        )
        assert context.params["as_json"]


def test_what_is_no_trial_is_refused(room: Club) -> None:
    for body, field in (({"game": "--help", "file": {}}, "game"), ({"game": "small-world", "file": []}, "file")):
        answer = room.client.post("/api/trials", json=body).json()["error"]
        assert (answer["code"], answer["params"]["field"]) == ("bad-field", field)
    assert room.client.get("/api/trials/none").status_code == 404
    assert room.client.post("/api/trials/none/cancel", json={}, params={"lang": "ru"}).json()["error"]["text"] == (
        "Такого испытания больше нет."
    )


def test_what_a_process_says_is_progress_or_a_problem() -> None:
    async def heard() -> tuple[Trial, str]:
        source, trial = asyncio.StreamReader(), Trial()
        source.feed_data(json.dumps({"what": "Pairs", "done": 7, "of": 60}).encode() + b"\nTraceback\n\xff wrong\n")
        source.feed_eof()
        return trial, await trials._watched(source, trial)

    trial, problem = asyncio.run(heard())
    assert (trial.done, trial.of) == (7, 60)
    assert problem == "Traceback \ufffd wrong"


def test_the_lab_tells_a_program_in_lines_how_far_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from swcore_lab.watching import LINES, watched

    monkeypatch.setenv(LINES, "lines")

    def work(progress: Callable[[int], None]) -> None:
        for _ in range(3):
            progress(1)

    watched("Pairs", 3, work)
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert told[-1] == {"what": "Pairs", "done": 3, "of": 3}
