"""A piece that loops, in a game of a server that is timed."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.kernel.dists import make_distribution

RACE = """
from swcore import hookimpl
from swcore.conquest import Race


class Loops(Race):
    @hookimpl
    def conquest_picked(self, view, army):
        while True:
            pass


loops = Loops("home.loops", tokens=6, name="Loops")
"""


@contextmanager
def with_loops(folder: Path) -> Iterator[None]:
    """Let processes that are started meanwhile find the piece.

    Args:
        folder: gets its distribution.
    """
    before = os.environ.get("PYTHONPATH")
    make_distribution(folder / "pack", RACE, {"home.loops": "loops"}, name="home-loops")
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (str(folder / "pack"), before)))
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


@contextmanager
def looping(server: str) -> Iterator[None]:
    """Let the piece loop in a game of a server, from the beginning of the context until the game is paused.

    Args:
        server: the address.
    """
    from swcore_server.client import post
    from websockets.sync.client import connect

    wanted = {"game": "small-world", "seats": 2, "with_pieces": ["home.loops"], "featured": ["home.loops"]}
    made = post(f"{server}/api/tables", wanted)
    seat = post(f"{server}/api/tables/{made['table']}/join", {"invite": made["invites"]["0"]})
    with connect(server.replace("http", "ws") + "/api/socket", max_size=2**22) as link:

        def ask(do: str, **fields: str) -> dict[str, object]:
            link.send(json.dumps({"do": do, "id": 1, **fields}, allow_nan=False))
            while "id" not in (told := json.loads(link.recv())):
                pass
            return dict(told)

        ask("seat", table=seat["table"], token=seat["token"])
        task = threading.Thread(target=lambda: ask("act", action="pick home.loops"), daemon=True)
        task.start()
        yield
        task.join(60)
