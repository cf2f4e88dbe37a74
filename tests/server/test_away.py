"""The file of the database is taken away: nothing is acknowledged until it is there again, and then play and bots go on."""

from __future__ import annotations

import asyncio
import io
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from swcore_server import bots, house
from swcore_server.bots import Bots
from swcore_server.database import Database
from swcore_server.errors import Away
from swcore_server.notes import Notes

from swcore.errors import SwcoreError
from tests.server.conftest import Club
from tests.server.test_clocks import until


def test_nothing_is_acknowledged_while_the_file_is_gone(
    corner: Callable[..., Club], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house, "TIDY", 0.02)
    server = corner()
    log = server.house.notes._target = io.StringIO()
    made = server.new()
    player = server.player(made["table"], server.join(made, 0))
    action = player.ask("menu")["choices"][0]["action"]
    before = player.ask("status")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for path in tmp_path.glob("games.db*"):
        path.rename(elsewhere / path.name)
    assert player.refused("act", action=action, key="k") == "database-away"
    assert player.refused("act", action=action, key="k") == "database-away", "again"
    new = server.client.post("/api/tables", json={"game": "small-world", "seats": 2})
    assert (new.status_code, new.json()["error"]["code"]) == (503, "database-away")
    assert not (tmp_path / "games.db").exists(), "no empty one is made"
    until(lambda: "database away" in log.getvalue())
    for path in elsewhere.iterdir():
        path.rename(tmp_path / path.name)
    until(lambda: "database back" in log.getvalue())
    assert log.getvalue().count("database away") == 1
    assert player.ask("status") == before
    assert "repeated" not in player.ask("act", action=action, key="k")
    server.new()


def test_another_file_in_its_place_is_not_written(tmp_path: Path) -> None:
    path, copy = tmp_path / "x.db", tmp_path / "copy.db"
    store = Database(f"sqlite:///{path}")
    store.prepare()
    store.check()
    shutil.copy(path, copy)
    copy.replace(path)
    with pytest.raises(Away, match="another file"):
        store.check()
    with pytest.raises(Away), store._writing():
        raise AssertionError("it was written")
    store.close()


@pytest.mark.parametrize("code", ["not-kept", "worker", "database-away", "busy", "too-fast"])
def test_bots_go_on_by_themselves_after_what_passes(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    told, asked = drive(monkeypatch, code, fails=3)
    assert asked == 5, "three times in vain, a step, and nothing more to do"
    assert [(one["event"], one["code"]) for one in told] == [("bots wait", code)], "said once"


def test_bots_stop_after_what_does_not_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    told, asked = drive(monkeypatch, "paused", fails=3)
    assert asked == 1
    assert [(one["event"], one["table"], one["code"]) for one in told] == [("bots stop", "t", "paused")]


def drive(monkeypatch: pytest.MonkeyPatch, code: str, *, fails: int) -> tuple[list[dict[str, Any]], int]:
    """Let a bot play one step, which fails some times before; return what was written down, and how often it was asked."""
    monkeypatch.setattr(bots, "AGAIN", 0.001)
    asked, log = 0, io.StringIO()

    async def ask(*_: Any, **__: Any) -> dict[str, Any]:
        nonlocal asked
        asked += 1
        if asked <= fails:
            raise SwcoreError("No.", code=code)
        return {"steps": 1 if asked == fails + 1 else 0}

    async def entry(_: str) -> Any:
        return SimpleNamespace(bots={1: "random"})

    async def nothing(_: str) -> bool:
        return True

    async def played() -> None:
        register: Any = SimpleNamespace(known=lambda table: None, entry=entry)
        posts: Any = SimpleNamespace(take=nothing, release=nothing)
        found = Bots(ask, register, posts, Notes(log))
        found.drive("t")
        await asyncio.wait_for(asyncio.gather(*found._tasks.values()), 5)

    asyncio.run(played())
    return [json.loads(line) for line in log.getvalue().splitlines()], asked
