"""Games keep the versions that they were begun with, or say what differs; pieces that a host brings stay with their game."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from swcore.protocol import Change
from tests.project.repo import ROOT
from tests.server.conftest import Club
from tests.server.test_tables import post

Start = Callable[..., Club]


def test_a_game_of_other_versions_waits_until_its_host_agrees(corner: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    made = (first := corner()).new()
    table, host, token = made["table"], made["host"], first.join(made, 0)
    player = first.player(table, token)
    player.ask("act", action=player.ask("menu")["choices"][0]["action"])
    view = player.ask("view")
    monkeypatch.setattr("swcore.saves.compatibility.__version__", "9.9")
    server = corner()
    player = server.player()
    told = player.send("seat", table=table, token=token)["error"]
    assert told["code"] == "versions"
    assert told["params"]["versions"] == ["swcore 0.1.0 (here 9.9)"]
    assert post(server, table, "versions", token=token)[0] == 403
    assert post(server, table, "versions", token=host) == (
        200,
        {"fits": True, "differing": ["swcore 0.1.0 (here 9.9)"], "steps": 2},
    )
    assert player.refused("seat", table=table, token=token) == "versions", "a try changes nothing"
    assert post(server, table, "agree", token=token)[0] == 403
    assert post(server, table, "agree", token=host)[1]["fits"]
    server.house.workers.worker._refused.clear()  # as after five seconds
    player = server.player(table, token)
    assert player.ask("view") == view
    monkeypatch.setattr("swcore.saves.compatibility.__version__", "10.0")
    assert corner().player().refused("seat", table=table, token=token) == "versions", "that is another one"


def test_a_game_that_cannot_be_replayed_says_what_is_missing(room: Club) -> None:
    made = room.new()
    table = made["table"]
    story = room.house.store.load(table)
    header, *rest = story.text.splitlines()
    gone = json.loads(header)
    gone["pieces"] = {name.replace("base.orcs", "gone.ogres"): one for name, one in gone["pieces"].items()}
    from swcore.saves.format import chained

    lines, chain = [], ""
    for row in (gone, *map(json.loads, rest)):
        line, chain = chained([{name: value for name, value in row.items() if name != "chain"}], chain)
        lines.append(line)
    with room.house.store.engine.begin() as link:
        link.exec_driver_sql("DELETE FROM lines WHERE name = ?", (table,))
    room.house.store.append(table, 0, lines, "", Change(None, ""))
    room.house.workers.worker.desk.close(table)
    assert room.player().refused("watch", table=table) == "save-pieces"
    state, told = post(room, table, "versions", token=made["host"])
    assert (state, told["fits"], told["code"]) == (200, False, "save-pieces")
    assert "gone.ogres" in told["problem"] + told["hint"]
    assert not post(room, table, "agree", token=made["host"])[1]["fits"]


def piece() -> dict[str, Any]:
    """Return the data of a piece that a host brings."""
    return tomllib.loads((ROOT / "examples" / "declared" / "frost_dwarves.toml").read_text(encoding="utf-8"))


def test_pieces_of_a_host_stay_with_their_game(corner: Start) -> None:
    made = (first := corner()).new(pieces=[piece()], featured=["home.frost_dwarves"])
    token = first.join(made, 0)
    player = first.player(made["table"], token)
    scene = player.ask("scene")
    assert "frost_dwarves" in json.dumps(scene)
    action = player.ask("menu")["choices"][0]["action"]
    player.ask("act", action=action)
    scene = player.ask("scene")
    assert corner().player(made["table"], token).ask("scene") == scene


def refused(room: Club, **fields: Any) -> tuple[int, str]:
    """Return state and code of a table that cannot be opened."""
    answer = room.client.post("/api/tables", json={"game": "small-world", **fields})
    return answer.status_code, answer.json()["error"]["code"]


def test_what_a_host_brings_is_checked_and_capped(room: Club) -> None:
    assert refused(room, pieces=[piece()] * 17) == (400, "bad-field")
    assert refused(room, pieces=["import os"]) == (400, "bad-field")
    assert refused(room, pieces=[{"code": "import os"}])[0] == 400
    assert refused(room, pieces=[{**piece(), "text": "x" * 300_000}]) == (400, "bad-line")
    for name in ("./piece.py", "/etc/passwd", "../examples/gnolls.py", "examples/gnolls.py"):
        assert refused(room, with_pieces=[name])[0] == 400, "code is installed by the owner alone"
