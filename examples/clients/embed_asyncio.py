"""Embed the engine in an asyncio program: a process for the games, and a request for each line.

python embed_asyncio.py
"""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any


class Engine:
    """`swcore engine` as a child process."""

    async def __aenter__(self) -> Engine:
        pipe = asyncio.subprocess.PIPE
        words = (sys.executable, "-m", "swcore", "engine")
        self.process: Any = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, limit=2**24)
        self.lock = asyncio.Lock()
        return self

    async def __aexit__(self, *error: object) -> None:
        self.process.stdin.close()
        await self.process.wait()

    async def ask(self, do: str, **fields: object) -> dict[str, Any]:
        """Return what the answer to a request holds."""
        async with self.lock:  # answers come in the order of the requests
            self.process.stdin.write(json.dumps({"do": do, **fields}, allow_nan=False).encode() + b"\n")
            await self.process.stdin.drain()
            told = json.loads(await self.process.stdout.readline())
        if "error" in told:
            raise RuntimeError(told["error"]["text"])
        answer: dict[str, Any] = told["answer"]
        return answer


async def play(engine: Engine, game: str) -> dict[str, Any]:
    """Let bots play a game to its end, and return how it stands."""
    status = await engine.ask("new", game=game, seats=2, seed=1)
    while not status["over"]:
        status = await engine.ask("bot", table=status["table"], name="random", seed=status["version"], play=True)
    return status


async def main() -> None:
    """Play two games side by side."""
    async with Engine() as engine:
        for status in await asyncio.gather(play(engine, "small-world"), play(engine, "tiny-towns")):
            print(status["game"], status["version"], json.dumps(status["result"], allow_nan=False))


if __name__ == "__main__":
    asyncio.run(main())
