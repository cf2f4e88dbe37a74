"""Two command lines play one game on a server that is killed in the middle of it and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from swcore_server.client import link_of, post
from swcore_server.store import Store

pytestmark = pytest.mark.long  # processes of their own: a minute for all of them


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def serve(url: str, port: int) -> subprocess.Popen[bytes]:
    """Start a server on a database, and wait until it answers."""
    words = ["serve", "--port", str(port), "--workers", "1", "--database", url]
    server = subprocess.Popen([sys.executable, "-m", "swcore", *words], stderr=subprocess.DEVNULL, start_new_session=True)
    until = time.monotonic() + 60
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5).close()
            return server
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.05)


def kill(server: subprocess.Popen[bytes]) -> None:
    """Kill a server with its workers."""
    os.killpg(server.pid, signal.SIGKILL)
    server.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups to kill")
def test_two_command_lines_play_on_after_the_server_was_killed(tmp_path: Path) -> None:
    port = free_port()
    url = f"sqlite:///{tmp_path / 'games.db'}"
    server = serve(url, port)
    address = f"http://127.0.0.1:{port}"
    made = post(f"{address}/api/tables", {"game": "tiny-towns", "seats": 2, "seed": 3})
    links = [link_of(address, made["table"], made["invites"][seat]) for seat in ("0", "1")]
    pipe = subprocess.PIPE
    words, quiet = (sys.executable, "-m", "swcore", "join"), subprocess.DEVNULL
    players = [subprocess.Popen([*words, link], stdin=pipe, stdout=quiet) for link in links]
    for player in players:
        assert player.stdin is not None
        player.stdin.write(b"1\n" * 12)
        player.stdin.flush()
    store = Store(url)
    try:
        _until(store, made["table"], 8)
        kill(server)
        before = store.load(made["table"])
        server = serve(url, port)
        for player in players:
            assert player.stdin is not None
            player.stdin.write(b"1\n" * 12)
            player.stdin.close()
        _until(store, made["table"], 26)
        after = store.load(made["table"])
        assert before is not None
        assert after is not None
        assert after.text.startswith(before.text)
    finally:
        for player in players:
            player.kill()
            player.wait()
            assert player.stdin is not None
            player.stdin.close()
        kill(server)


def _until(store: Store, table: str, lines: int) -> None:
    """Wait until so many lines are kept."""
    until = time.monotonic() + 100
    while (story := store.load(table)) is None or story.lines < lines:
        assert time.monotonic() < until, story and story.text[-400:]
        time.sleep(0.1)
