"""Saves of earlier versions open for ever: same end, same hash, and the same lines when saved again."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from swcore import Game
from swcore.hooks.discovery import load_file
from swcore.saves.recorder import VERSIONS
from tests.cli.conftest import Run, run

__all__ = ["run"]  # a fixture

FOLDER = Path(__file__).parent
KEPT = sorted(FOLDER.glob("*/*.save"))
NAMES = [f"{path.parent.name}/{path.stem}" for path in KEPT]
LARGEST = 100_000
BOM = b"\xef\xbb\xbf"
saves = pytest.mark.parametrize("path", KEPT, ids=NAMES)


@cache
def ends(folder: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((folder / "ends.json").read_text(encoding="utf-8"))
    return found


def end(path: Path) -> dict[str, Any]:
    return ends(path.parent)[path.stem]


def pieces(path: Path) -> list[Any]:
    return load_file(path.parent / end(path)["piece"]) if end(path)["piece"] else []


def lines(raw: bytes) -> list[dict[str, Any]]:
    """Return the lines of a save without comments, chains and what was taken back, by a reading of the test's own."""
    rows = [json.loads(row) for row in raw.removeprefix(BOM).splitlines() if row.strip() and not row.startswith(b"#")]
    left: list[dict[str, Any]] = []
    for row in rows:
        del row["chain"]
        if "undo" in row:
            at = max(place for place, one in enumerate(left) if one.get("seat") == row["seat"])
            assert left.pop(at)["do"] == row["undo"]
        else:
            left.append(row)
    return left


def test_there_are_saves_of_every_game_edition_and_mode() -> None:
    assert len(KEPT) >= 10
    headers = [lines(path.read_bytes())[0] for path in KEPT if not end(path)["broken"]]
    found = {(one["game"].split(".")[0], one["edition"] or one["options"].get("mode", "")) for one in headers}
    editions = {("base", edition) for edition in ("fan-as", "hobbyworld-2016", "stylelife-2010")}
    assert found == editions | {("warcraft", "")} | {("towns", mode) for mode in ("base", "town_hall", "solo")}
    assert {one["seats"] for one in headers} == {1, 2, 3, 4, 5, 6}
    assert max(path.stat().st_size for path in KEPT) < LARGEST
    assert {(path.parent, path.stem) for path in KEPT} == {(path.parent, name) for path in KEPT for name in ends(path.parent)}


@cache
def recovered(path: Path) -> Game:
    return Game.recover(path, with_pieces=pieces(path)).game


@saves
def test_it_opens_and_ends_as_it_did(path: Path) -> None:
    wanted, game = end(path), recovered(path)
    assert game.digest() == wanted["digest"]
    assert len(game.log) == wanted["steps"]
    assert game.over == wanted["over"]
    assert json.loads(json.dumps(game.result)) == wanted["result"]


@saves
def test_its_lines_are_the_same_when_it_is_saved_again(path: Path) -> None:
    """Byte for byte as long as the versions are those that wrote it; else all but the versions, and so the chain, is the same."""
    raw = path.read_bytes()
    if end(path)["broken"]:
        raw = raw[: raw.rindex(b"\n") + 1]
    again = recovered(path).save().encode()
    before, after = lines(raw), lines(again)
    same_versions = all(before[0][part] == after[0][part] for part in VERSIONS)
    if same_versions and b'"undo"' not in raw and b"\r" not in raw:
        assert again == raw
    for part in VERSIONS:
        del before[0][part], after[0][part]
    assert after == before


@saves
def test_replay_verifies_it(run: Run, path: Path) -> None:
    piece = ["--piece", str(path.parent / end(path)["piece"])] if end(path)["piece"] else []
    result = run("replay", str(path), "--verify", *piece)
    if end(path)["broken"]:
        assert result.exit_code == 2
        assert "is cut off" in result.stderr
    else:
        assert (result.exit_code, result.stdout) == (0, f"Verified: {end(path)['steps']} steps, every hash is right.\n")


@saves
def test_it_is_gone_on_with(path: Path, tmp_path: Path) -> None:
    """A game of an earlier version is recorded further in its own file, whatever versions its header names."""
    mine = tmp_path / path.name
    mine.write_bytes(path.read_bytes())
    game = recovered(path).clone()
    with game.record(mine):
        if not game.over:
            game.apply(game.legal_actions(game.pending[0])[0], game.pending[0])
    if end(path)["over"]:
        assert mine.read_bytes().startswith(path.read_bytes())
    else:
        assert Game.load(mine, with_pieces=pieces(path)).digest() == game.digest()
