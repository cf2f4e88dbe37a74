"""Two tabs of one player, reconnects and repeated messages keep one linear history.

A checker reads what came back and what is kept: every acknowledged change stands in the history once, in the order in which it
was acknowledged, and nothing stands there that nobody asked for.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from swcore.protocol import Change, Conversation, Desk, Story
from tests.protocol.talk import loaded

pytestmark = pytest.mark.long  # processes of their own: a minute for all of them


class Shelf:
    """Keeps one table's lines; sometimes what it has kept is not told to the caller, as when a connection is cut."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.keys: dict[str, Change] = {}

    def begin(self, table: str, lines: Sequence[bytes]) -> None:
        self.lines = list(lines)

    def append(self, table: str, count: int, lines: Sequence[bytes], key: str, change: Change) -> None:
        assert count == len(self.lines), "a second writer"
        self.lines += lines
        self.keys[key] = change

    def load(self, table: str) -> Story | None:
        return Story(b"".join(self.lines).decode(), len(self.lines), dict(self.keys)) if self.lines else None

    def count(self, table: str) -> int | None:
        return None

    def since(self, table: str, count: int) -> Story:
        raise AssertionError("nobody else writes")


class Tab:
    """A tab of a player, which knows what it saw last, and repeats what it has heard nothing of."""

    def __init__(self, name: str, seat: int) -> None:
        self.name, self.seat, self.number = name, seat, 0
        self.cursor, self.open = "", dict[str, Any]()

    def look(self, talk: Conversation) -> None:
        self.cursor = talk.ask_json({"do": "news", "table": "t", "seat": self.seat})["answer"]["cursor"]

    def wanted(self, talk: Conversation, rng: random.Random) -> dict[str, Any] | None:
        """Return what the tab sends next."""
        if self.open:
            return self.open
        menu = talk.ask_json({"do": "menu", "table": "t", "seat": self.seat})["answer"].get("choices", [])
        self.number += 1
        fields = {"table": "t", "seat": self.seat, "key": f"{self.name}{self.number}"}
        if rng.random() < 0.1:
            return {"do": "undo", **fields}
        if not menu:
            return None
        return {"do": "act", "action": rng.choice(menu)["action"], **fields, **({"expect": self.cursor} if self.cursor else {})}


def check(shelf: Shelf, heard: list[tuple[str, str]], sent: dict[str, str]) -> None:
    """Hold what came back against what is kept."""
    rows = [json.loads(line) for line in shelf.lines[2:]]
    kept = [("undo" if "undo" in row else row["do"]) for row in rows]
    order = [key.partition(":")[2] for key in shelf.keys]  # each seat has keys of its own
    assert len(order) == len(kept), "each change is one line here, and has one key"
    assert [sent[key] for key in order] == kept
    places = {key: place for place, key in enumerate(order)}
    assert all(key in places for key, _ in heard), "acknowledged and lost"
    firsts = list(dict.fromkeys(key for key, _ in heard))
    numbers = [places[key] for key in firsts if key not in {key for key, how in heard if how == "again"}]
    assert numbers == sorted(numbers), "acknowledged in another order"


def run(seed: int, game: str) -> None:
    """Play one random run and check it."""
    rng, shelf = random.Random(seed), Shelf()
    desk = Desk(shelf, load=loaded)
    talk = Conversation(desk)
    talk.ask_json({"do": "new", "game": game, "table": "t", "seats": 2, "seed": seed})
    tabs = [Tab("a", 0), Tab("b", 0), Tab("c", 1)]
    heard: list[tuple[str, str]] = []
    sent: dict[str, str] = {}
    for _ in range(24):
        tab = rng.choice(tabs)
        if rng.random() < 0.5:
            tab.look(talk)
        if rng.random() < 0.08:  # the process ends, and another one reads the table anew
            desk = Desk(shelf, load=loaded)
            talk = Conversation(desk)
        request = tab.wanted(talk, rng)
        if request is None:
            continue
        sent[request["key"]] = request.get("action", "undo")
        told = talk.ask_json(request)
        if rng.random() < 0.2:  # the answer is lost: the tab sends it again
            tab.open = request
            continue
        tab.open = {}
        if "answer" in told:
            heard.append((request["key"], "again" if told["answer"].get("repeated") else "first"))
    check(shelf, heard, sent)
    assert Conversation(Desk(shelf, load=loaded)).ask_json({"do": "status", "table": "t"})["answer"]["pending"]


@pytest.mark.parametrize("part", range(5))
def test_random_runs_have_one_linear_history(part: int) -> None:
    for seed in range(10 * part, 10 * part + 10):
        run(seed, ("small-world", "tiny-towns", "warcraft")[seed % 3])


@pytest.mark.long
def test_a_thousand_random_runs_have_one_linear_history() -> None:
    for seed in range(1_000):
        run(seed, ("small-world", "tiny-towns", "warcraft")[seed % 3])
