"""Several desks write one table: each carries out what the others did, and reads the table anew only where it must."""

from __future__ import annotations

import random
from collections.abc import Sequence

from swcore.protocol import Change, Conversation, Desk, Story
from tests.protocol.talk import loaded


class Shelf:
    """Keeps one table for several desks."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.keys: dict[str, Change] = {}

    def begin(self, table: str, lines: Sequence[bytes]) -> None:
        self.lines = list(lines)

    def append(self, table: str, count: int, lines: Sequence[bytes], key: str, change: Change) -> None:
        assert count == len(self.lines), "two lines of one number"
        self.lines += lines
        self.keys |= {key: change} if key else {}

    def load(self, table: str) -> Story | None:
        return self.since(table, 0) if self.lines else None

    def count(self, table: str) -> int | None:
        return len(self.lines)

    def since(self, table: str, count: int) -> Story:
        return Story(b"".join(self.lines[count:]).decode(), len(self.lines) - count, dict(self.keys))


def test_desks_follow_each_other_without_reading_anew() -> None:
    for game in ("small-world", "tiny-towns", "warcraft"):
        shelf, rng = Shelf(), random.Random(4)
        desks = [Desk(shelf, load=loaded) for _ in range(2)]
        talks = [Conversation(desk) for desk in desks]
        talks[0].ask_json({"do": "new", "game": game, "table": "t", "seats": 2, "seed": 6})
        games = [desk.table("t").game for desk in desks]
        for number in range(60):
            talk = rng.choice(talks)
            if rng.random() < 0.2:
                talk.ask_json({"do": "undo", "table": "t"})
                continue
            choices = talk.ask_json({"do": "menu", "table": "t"})["answer"].get("choices")
            if not choices:
                break
            told = talk.ask_json({"do": "act", "table": "t", "action": rng.choice(choices)["action"], "key": f"k{number}"})
            assert "answer" in told, told
        assert [desk.table("t").game for desk in desks] == games, "the same objects"
        assert games[0].digest() == games[1].digest()
        assert games[0].save() == games[1].save()
        views = [talk.ask_json({"do": "news", "table": "t", "seat": 0})["answer"]["cursor"] for talk in talks]
        assert views[0] == views[1]
        assert Desk(shelf, load=loaded).table("t").game.digest() == games[0].digest()


def test_a_key_that_another_desk_has_used_is_known() -> None:
    shelf = Shelf()
    one, other = (Conversation(Desk(shelf, load=loaded)) for _ in range(2))
    one.ask_json({"do": "new", "game": "small-world", "table": "t", "seats": 2, "seed": 6})
    other.ask_json({"do": "status", "table": "t"})
    action = one.ask_json({"do": "menu", "table": "t"})["answer"]["choices"][0]["action"]
    request = {"do": "act", "table": "t", "action": action, "key": "k"}
    assert not one.ask_json(request)["answer"].get("repeated")
    assert other.ask_json(request)["answer"]["repeated"]


def test_a_line_that_cannot_be_carried_out_lets_the_table_be_read_anew() -> None:
    shelf = Shelf()
    one, other = (Desk(shelf, load=loaded) for _ in range(2))
    talk = Conversation(one)
    talk.ask_json({"do": "new", "game": "small-world", "table": "t", "seats": 2, "seed": 6})
    before = other.table("t").game
    before.apply(before.legal_actions()[0])  # it is not what the others have
    action = talk.ask_json({"do": "menu", "table": "t"})["answer"]["choices"][-1]["action"]
    talk.ask_json({"do": "act", "table": "t", "action": action})
    assert other.table("t").game is not before
    assert other.table("t").game.digest() == one.table("t").game.digest()
