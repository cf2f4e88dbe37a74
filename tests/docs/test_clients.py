"""The example clients do what they say."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from swcore import Game
from swcore.bots import RandomBot, play_out
from tests.shared.rulesets import rules

CLIENTS = Path(__file__).parents[2] / "examples" / "clients"
LONGEST = 75
CHAT = "ann: sit\nbob: sit\nbob: 1\nann: hello\nann: 1\nann: why done\n"


def run(*words: str | Path, told: str = "") -> list[str]:
    """Return the lines that a client prints."""
    done = subprocess.run([str(word) for word in words], input=told, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_bridge_lets_a_room_play() -> None:
    lines = run(sys.executable, CLIENTS / "text_bridge.py", told=CHAT)
    assert lines[0] == "ann has seat 1."
    assert lines[1] == "ann: Pick a combo"
    assert "There is no action '1'." in lines, "bob was not awaited, and has no menu"
    assert any(line.startswith("Took ") for line in lines)


def test_the_asyncio_program_plays_two_games() -> None:
    lines = run(sys.executable, CLIENTS / "embed_asyncio.py")
    assert [line.split()[0] for line in lines] == ["base.small_world", "towns.tiny_towns"]


def test_the_viewer_tells_a_save(tmp_path: Path) -> None:
    game = Game.new(rules(), 2, seed=4)
    play_out(game, [RandomBot(1), RandomBot(2)])
    path = tmp_path / "game.save"
    path.write_text(game.save(), encoding="utf-8")
    lines = run(sys.executable, CLIENTS / "view_save.py", path)
    assert len(lines) > 50
    assert any("coin" in line for line in lines[-4:])


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed: the JavaScript client is not tried")
def test_the_javascript_client_plays_to_the_end() -> None:
    lines = run("node", CLIENTS / "client.mjs", sys.executable)
    assert '"ranking"' in lines[-1]


def test_clients_stay_short() -> None:
    found = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in CLIENTS.iterdir() if path.is_file()}
    assert {name: lines for name, lines in found.items() if lines > LONGEST} == {}
