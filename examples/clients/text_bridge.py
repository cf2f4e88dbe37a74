"""A bridge between a game and a chat: it reads `name: text` and answers with lines, as a bot of a chat room would.

    python text_bridge.py < chat.txt

`name: sit` takes the next free seat, a number or an action acts, `why ACTION` asks, `undo` takes back, anything else is chatter.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from swcore.protocol import Conversation, Desk


class Bridge:
    """One game in one room."""

    def __init__(self, game: str, seats: int, seed: int | None = None) -> None:
        self.talk = Conversation(Desk())
        self.seats: dict[str, int] = {}
        self.free = list(range(seats))
        self.ask(do="new", game=game, seats=seats, **({} if seed is None else {"seed": seed}))

    def ask(self, **request: object) -> dict[str, Any]:
        """Return the answer, or the error, to a request."""
        return self.talk.ask_json(request)

    def hear(self, name: str, text: str) -> Iterator[str]:
        """Yield what the room is told about a line of somebody."""
        if text == "sit" and self.free and name not in self.seats:
            self.seats[name] = self.free.pop(0)
            yield f"{name} has seat {self.seats[name] + 1}."
            yield from self.prompt()
        elif name in self.seats:
            seat, (word, _, rest) = self.seats[name], text.partition(" ")
            if word == "why":
                told = self.ask(do="why", action=rest, seat=seat)["answer"]
                yield from (one["text"] for one in told.get("reasons", ()))
                yield from [told["label"]] * told["legal"]
                return
            choices = self.ask(do="menu", seat=seat)["answer"].get("choices", [])
            action = choices[int(text) - 1]["action"] if text.isdecimal() and 0 < int(text) <= len(choices) else text
            request = {"do": "undo"} if text == "undo" else {"do": "act", "action": action}
            told = self.ask(**request, seat=seat)
            if "error" in told:
                yield told["error"]["text"]
            else:
                yield from (one["text"] for one in self.ask(do="tell")["answer"]["sentences"])
                yield from self.prompt()

    def prompt(self) -> Iterator[str]:
        """Yield the question that is open, with its answers; the final table of a game that is over."""
        if self.ask(do="status")["answer"]["over"]:
            yield from self.ask(do="ending")["answer"]["lines"]
            return
        menu = self.ask(do="menu")["answer"]
        who = next((name for name, seat in self.seats.items() if seat == menu["seat"]), f"seat {menu['seat'] + 1}")
        yield f"{who}: {menu['prompt']}"
        yield from (f"  {number}. {one['label']}" for number, one in enumerate(menu.get("choices", ()), start=1))


if __name__ == "__main__":
    room = Bridge("small-world", 2, seed=5)
    for line in sys.stdin:
        name, _, text = line.strip().partition(": ")
        for told in room.hear(name, text):
            print(told)
