"""What a failing piece says, and where its file lies, stands in the log of the server; players hear its name and the hook."""

from __future__ import annotations

import asyncio
import io
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from swcore_server.inner import games_outside, outside, without_folders
from swcore_server.notes import Notes
from swcore_server.store import Store
from swcore_server.trials import Trial, _watched
from swcore_server.worker import Worker

from swcore.errors import SwcoreError
from swcore.game.game import Game

HERE = str(Path(__file__).parent)


def failing() -> Game:
    """Return a game with a piece of which a hook fails, and names a file."""
    from swcore import hookimpl
    from swcore.conquest import Race

    class Fails(Race):
        @hookimpl
        def conquest_picked(self, view: Any, army: Any) -> None:
            raise ValueError(f"secret of {__file__}")

    piece = Fails("home.fails", tokens=6, name="Fails")
    return Game.new("small-world", 2, seed=1, with_pieces=[piece], featured=["home.fails"])


@pytest.fixture
def worker(tmp_path: Path) -> Any:
    found = Worker(Store(f"sqlite:///{tmp_path / 'x.db'}"), 4)
    found.store.prepare()
    found.notes = Notes(io.StringIO())
    yield found
    found.store.close()


@pytest.mark.parametrize(
    ("lang", "text", "hint"),
    [
        ("en", "home.fails failed in conquest_picked.", "A game without home.fails does not fail."),
        ("ru", "Сбой в home.fails, conquest_picked.", "Партия без home.fails пройдёт."),
    ],
)
def test_players_hear_of_the_piece_and_the_hook_alone(worker: Worker, lang: str, text: str, hint: str) -> None:
    worker.desk.open("t", failing())
    asked = {"do": "act", "table": "t", "seat": 0, "action": "pick home.fails", "lang": lang}
    [(_, _, _, body)] = worker.together([{"seat": 0, "request": asked}])
    error = json.loads(body)["error"]
    assert (error["code"], error["text"], error["hint"]) == ("plugin-failed", text, hint)
    assert (error["params"]["piece"], error["params"]["hook"]) == ("home.fails", "conquest_picked")
    assert b"secret" not in body
    assert HERE.encode() not in body
    log: Any = worker.notes._target
    line = json.loads(log.getvalue())
    assert (line["event"], line["piece"], line["kind"]) == ("piece failed", "home.fails", "ValueError")
    assert line["file"] == __file__
    assert line["line"] > 0


def test_an_error_about_a_file_names_no_folder_and_stays_else_as_it_is() -> None:
    log: list[dict[str, Any]] = []
    file = f"{HERE}/pack.json"
    told = SwcoreError(f"{file} cannot be read.", code="piece-file", hint=f"See {HERE}/x.", file=file, n=1)
    found: Any = outside(told, lambda event, **fields: log.append(fields))
    assert (str(found), found.code, dict(found.details)) == (
        "pack.json cannot be read. See x.",
        "piece-file",
        {"file": "pack.json", "n": 1},
    )
    assert log == [{"code": "piece-file", "file": file}]
    calm = SwcoreError("At /effects/0/do: no.", code="piece-data", hint="See http://127.0.0.1/api/x.")
    assert outside(calm, print) is calm
    assert outside(found := KeyError("x"), print) is found


def test_a_game_that_cannot_be_loaded_names_no_folder() -> None:
    told = {"games": [{"id": "a", "problem": f"{sys.prefix}{os.sep}lib{os.sep}a.py, line 3"}, {"id": "b", "problem": ""}]}
    assert [one["problem"] for one in games_outside(told)["games"]] == ["a.py, line 3", ""]


def test_why_a_trial_failed_names_no_folder() -> None:
    async def told() -> str:
        source = asyncio.StreamReader()
        source.feed_data(f'File "{os.path.join(tempfile.gettempdir(), "swcore-trial-x", "piece.json")}" cannot be read'.encode())
        source.feed_eof()
        return await _watched(source, Trial())

    assert asyncio.run(told()) == 'File "piece.json" cannot be read'


def test_a_path_that_a_player_has_typed_is_not_looked_up() -> None:
    assert without_folders("no file '/etc/ssl/x'") == "no file '/etc/ssl/x'"
