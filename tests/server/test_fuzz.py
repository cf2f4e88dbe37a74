"""Conversations of real players, with every message bent by chance: nothing is illegally accepted, and nothing breaks.

The messages go through the connection of a server as the network brings them. After each lot of them the games are checked: what
is kept replays to what is in memory, seats have changed only by those who sit on them, and no exception was left unhandled.
"""

from __future__ import annotations

import asyncio
import json
import random
import resource
from pathlib import Path
from typing import Any

import pytest
from swcore_server.house import House
from swcore_server.notes import Notes
from swcore_server.settings import Settings
from swcore_server.socket import Line

from swcore.game.game import Game
from tests.server.inside import Inside

GAMES = ("small-world", "tiny-towns", "warcraft")
DOS = (
    *("hello", "games", "new", "load", "save", "close", "status", "seat", "watch", "view", "scene", "menu", "complete", "why"),
    *("about", "board", "tell", "forecast", "news", "act", "undo", "redo", "resign", "bot", "drive", "analyse"),
)
VALUES: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2**70,
    1.5,
    1e308,
    "",
    "x",
    "\ud800",
    "á" * 50,
    "x" * 5000,
    [],
    {},
    [[]],
    {"a": {}},
]
WHO = (*("self", "other") * 4, "watcher", "stranger")


class Pipe:
    """A WebSocket whose other end is the test."""

    def __init__(self) -> None:
        self.sent: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[str] = asyncio.Queue()
        self.closed = False

    async def receive(self) -> dict[str, Any]:
        return await self.sent.get()

    async def send_text(self, text: str) -> None:
        await self.heard.put(text)

    async def close(self, code: int) -> None:
        self.closed = True

    async def ask(self, message: str | bytes) -> dict[str, Any]:
        """Return the answer; notices are passed over."""
        kind = "bytes" if isinstance(message, bytes) else "text"
        await self.sent.put({"type": "websocket.receive", kind: message})
        while True:
            told: dict[str, Any] = json.loads(await asyncio.wait_for(self.heard.get(), 60))
            if "notice" not in told:
                return told


def bent(rng: random.Random, data: dict[str, Any]) -> str | bytes:
    """Return a message with something changed by chance."""
    data = dict(data)
    for _ in range(rng.choice((0, 0, 1, 1, 1, 2, 3))):
        name = rng.choice([*data, "do", "seat", "table", "key", "expect", "id", "lang", "action", "since", "what", "more"])
        how = rng.random()
        if how < 0.3:
            data.pop(name, None)
        elif how < 0.6:
            data[name] = rng.choice(VALUES)
        elif how < 0.8:
            data["do"] = rng.choice(DOS)
        elif isinstance(data.get(name), str) and data[name]:
            place = rng.randrange(len(data[name]))
            data[name] = data[name][:place] + rng.choice("aZ0 .\x00\n\"'{é") + data[name][place + rng.randint(0, 1) :]
    text = json.dumps(data, ensure_ascii=rng.random() < 0.5)
    if rng.random() < 0.06:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice(["", "}", "[" * 40, "\x00", "NaN", '"', "\\", text]) + text[place + rng.randint(0, 3) :]
    if rng.random() < 0.05:
        raw = bytearray(text.encode("utf-8", "surrogatepass"))
        raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
        return bytes(raw)
    return text.encode("utf-8", "replace").decode()


class Fuzz:
    """Players at tables of a server, who send what they should not."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.rng, self.log = random.Random(seed), folder / "log"
        url = f"sqlite:///{folder / 'games.db'}"
        told = Settings(database=url, rate=1e9, burst=10**9, thinking=0.01)
        self.workers = Inside(url)
        self.stream = open(self.log, "w", encoding="utf-8")  # noqa: SIM115
        self.house = House(told, Notes(self.stream), workers=self.workers)
        self.tokens: set[str] = set()
        self.sits: dict[str, str] = {}
        self.codes: dict[str, int] = {}

    async def table(self, game: str) -> tuple[str, dict[str, Pipe]]:
        """Open a table, and return its name with who sits there."""
        made = await self.house.create({"game": game, "seats": 2, "seed": self.rng.randrange(2**40)})
        table = made["table"]
        seats = [await self.house.join(table, made["invites"][str(seat)], "Ann") for seat in (0, 1)]
        self.tokens |= {made["host"], *made["invites"].values(), *(seat["token"] for seat in seats)}
        pipes = {}
        for who, seat in zip(("self", "other", "watcher", "stranger"), (0, 1, None, None), strict=True):
            pipe = pipes[who] = Pipe()
            pipe.task = asyncio.ensure_future(Line(self.house, pipe).run())  # type: ignore[attr-defined]
            if seat is not None:
                self.sits[who] = json.dumps({"do": "seat", "table": table, "token": seats[seat]["token"]})
            elif who == "watcher":
                await pipe.ask(json.dumps({"do": "watch", "table": table}))
        return table, pipes

    async def run(self, messages: int) -> list[int]:
        """Send messages, and return the memory of the process now and then, in kilobytes."""
        await self.house.open()
        memory, sent = list[int](), 0
        while sent < messages:
            table, pipes = await self.table(GAMES[len(memory) % 3])
            for _ in range(min(500, messages - sent)):
                await self.step(table, pipes)
                sent += 1
            await self.check(table)
            for pipe in pipes.values():
                pipe.task.cancel()  # type: ignore[attr-defined]
                await asyncio.gather(pipe.task, return_exceptions=True)  # type: ignore[attr-defined]
            self.workers.worker.desk.close(table)
            memory.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
        await self.house.close()
        self.stream.close()
        return memory

    async def step(self, table: str, pipes: dict[str, Pipe]) -> None:
        """Let somebody send something."""
        rng, who = self.rng, self.rng.choice(WHO)
        game = self.workers.worker.desk.table(table).game
        seats = {"self": 0, "other": 1}
        wanted = self.good(table, seats.get(who, rng.randrange(2)), game)
        message = bent(rng, wanted)
        if who in seats and rng.random() < 0.4:  # it may have got up by what it sent before
            await pipes[who].ask(self.sits[who])
        before = len(game.log), game.digest(), game.pending
        told = await pipes[who].ask(message)
        assert ("answer" in told) != ("error" in told), told
        code = told["error"]["code"] if "error" in told else "answer"
        self.codes[code] = self.codes.get(code, 0) + 1
        assert code != "internal", (message, told)
        now = self.workers.worker.desk.table(table).game
        if (len(now.log), now.digest()) != before[:2]:
            assert who in seats, (who, message)
            assert "answer" in told, (message, told)
            if len(now.log) > before[0]:
                assert now.log[-1].seat == seats[who]
        text = json.dumps(told)
        assert not any(token in text for token in self.tokens)

    def good(self, table: str, seat: int, game: Game) -> dict[str, Any]:
        """Return a message as a player would send it."""
        rng = self.rng
        legal = [action.text for action in game.legal_actions(seat)] if not game.over and seat in game.pending else []
        kind = rng.random()
        if kind < 0.45 and legal:
            return {"do": "act", "id": 1, "action": rng.choice(legal), "key": f"k{rng.randrange(10**6)}"}
        if kind < 0.55:
            return {"do": "undo", "id": 2}
        do = rng.choice(DOS)
        fields: dict[str, Any] = {"do": do, "id": rng.randrange(99)}
        more: dict[str, dict[str, Any]] = {
            "hello": {"protocol": 1},
            "new": {"game": "small-world"},
            "seat": {"table": table, "token": "x"},
            "watch": {"table": table},
            "complete": {"prefix": rng.choice(legal or ["a"])[:3]},
            "why": {"action": rng.choice(legal or ["done"])},
            "about": {"what": "race:base.orcs"},
            "tell": {"step": rng.randrange(9)},
            "act": {"action": rng.choice(legal or ["done"])},
            "bot": {"name": "random", "play": rng.random() < 0.5},
            "load": {"save": "{}"},
            "resign": {} if rng.random() < 0.01 else {"expect": "0"},
        }
        return {**fields, **more.get(do, {})}

    async def check(self, table: str) -> None:
        """Hold what is kept against what is in memory."""
        story = self.house.store.load(table)
        assert story is not None
        game = self.workers.worker.desk.table(table).game
        assert Game.load(story.text).digest() == game.digest()
        self.stream.flush()
        written = self.log.read_text(encoding="utf-8")
        assert '"event": "fault"' not in written, written[-2000:]
        assert not any(token in written for token in self.tokens)
        self.stream.truncate(0)
        self.stream.seek(0)


def test_bent_messages_break_nothing(tmp_path: Path) -> None:
    fuzz = Fuzz(tmp_path, 1)
    asyncio.run(fuzz.run(250))
    assert fuzz.codes["answer"] > 40, fuzz.codes
    assert {"bad-line", "bad-field", "unknown-field", "missing-field", "not-yours"} <= fuzz.codes.keys(), fuzz.codes


@pytest.mark.long
def test_a_hundred_thousand_bent_messages_break_nothing_and_need_no_more_memory(tmp_path: Path) -> None:
    fuzz = Fuzz(tmp_path, 2)
    memory = asyncio.run(fuzz.run(100_000))
    tenth = len(memory) // 5
    assert memory[-1] - memory[tenth] < 40_000, f"kilobytes: {memory[::10]}"
