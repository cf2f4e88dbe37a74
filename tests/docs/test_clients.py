"""The example clients do what they say."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from swcore import Game
from swcore.bots import RandomBot, play_out
from tests.shared.rulesets import rules

CLIENTS = Path(__file__).parents[2] / "examples" / "clients"
COMPILED = CLIENTS.parents[1] / "build" / "typescript" / "out" / "examples" / "clients" / "socket_client.mjs"
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
    assert lines[-1] == "stop conquering, go on to redeployment", "what `done` would do, which is legal"


def test_the_bridge_tells_how_a_game_ended() -> None:
    sys.path.insert(0, str(CLIENTS))
    try:
        from text_bridge import Bridge  # type: ignore[import-not-found]
    finally:
        sys.path.remove(str(CLIENTS))
    room, told = Bridge("tiny-towns", 2, seed=3), []
    assert "ann has seat 1." in room.hear("ann", "sit")
    assert "bob has seat 2." in room.hear("bob", "sit")
    while not (status := room.ask(do="status")["answer"])["over"]:
        told = list(room.hear(("ann", "bob")[status["pending"][0]], "1"))
    assert told[-1] == "Victory is shared: Player 1, Player 2.", "both did the same on towns that were alike"


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


def free_port() -> int:
    """Return a port at which nobody listens."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        found: int = one.getsockname()[1]
        return found


@contextlib.contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[str]:
    """Run a server, and give its address once it answers."""
    port = port or free_port()
    address = f"http://127.0.0.1:{port}"
    words = ["serve", "--port", str(port), "--workers", "1", "--database", f"sqlite:///{folder / 'games.db'}"]
    server = subprocess.Popen([sys.executable, "-m", "swcore", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(600):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{address}/health", timeout=5).close()
                break
            time.sleep(0.05)
        yield address
    finally:
        server.terminate()
        server.wait()


@pytest.mark.skipif(not COMPILED.exists(), reason="the client is not compiled: make typescript, which needs Node")
def test_the_typescript_client_plays_to_the_end_on_a_server(tmp_path: Path) -> None:
    pytest.importorskip("swcore_server", reason="the server is not installed: make dev")
    with serving(tmp_path) as address:
        lines = run("node", "--experimental-websocket", "--no-warnings", COMPILED, address)
    # It plays by chance, so how many lines a game takes is open; what it keeps, lays and ends with is not.
    assert lines[0].startswith("You keep ")
    assert any(re.fullmatch(r"\w+ on [a-d][1-4]\.", line) for line in lines)
    result = json.loads(lines[-1])
    assert sorted(seat for rank in result["ranking"] for seat in rank) == [0, 1]
    assert len(result["scores"]) == 2


@pytest.mark.long
@pytest.mark.skipif(not COMPILED.exists(), reason="the client is not compiled: make typescript, which needs Node")
def test_the_typescript_client_sits_down_by_a_link_and_comes_back_to_a_server_that_was_away(tmp_path: Path) -> None:
    """It is ended, begun again by the link that it has printed, and then the server is ended and begun again."""
    pytest.importorskip("swcore_server", reason="the server is not installed: make dev")
    words = ["node", "--experimental-websocket", "--no-warnings", str(COMPILED)]
    port = free_port()
    with serving(tmp_path, port) as address:
        wanted = {"game": "tiny-towns", "seats": 2, "seed": 3, "bots": {"1": "random"}}
        asked = urllib.request.Request(f"{address}/api/tables", json.dumps(wanted).encode(), {"content-type": "application/json"})
        made = json.load(urllib.request.urlopen(asked, timeout=60))
        link = f"{address}/t/{made['table']}#{made['invites']['0']}"
        with subprocess.Popen([*words, link], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as first:
            assert first.stderr is not None
            assert first.stdout is not None
            back = first.stderr.readline().strip()
            first.stdout.readline()
            first.kill()
        assert back.startswith(f"{address}/t/{made['table']}#")
        assert back != link, "an invitation holds once"
        second = subprocess.Popen([*words, back], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert second.stdout is not None
        second.stdout.readline()
    with serving(tmp_path, port):
        told, wrong = second.communicate(timeout=120)
    assert second.returncode == 0, wrong
    assert '"ranking"' in told.splitlines()[-1]


def test_clients_stay_short() -> None:
    found = {path.name: len(path.read_text(encoding="utf-8").splitlines()) for path in CLIENTS.iterdir() if path.is_file()}
    assert {name: lines for name, lines in found.items() if lines > LONGEST} == {}
