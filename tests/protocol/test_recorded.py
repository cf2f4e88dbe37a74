"""Conversations recorded with earlier versions go the same way: within one number of the protocol nothing is taken away.

Texts for people may change, and fields may join; everything else that was said is still said.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scripts.record_conversations import FOLDER, LONG
from swcore.protocol import Conversation, Desk
from swcore.protocol.answers import Answer, Failure, Notice, message_of
from swcore.protocol.requests import REQUESTS
from tests.protocol.talk import loaded, talk, validator

SEATS = FOLDER / "seats-1.jsonl"
RECORDED = sorted(path for path in FOLDER.glob("*-1.jsonl") if path != SEATS)
TEXTS = {
    "swcore",
    "text",
    "then",
    "hint",
    "label",
    "detail",
    "prompt",
    "title",
    "group_label",
    "warning",
    "hints",
    "name",
    "status",
    "facts",
    "intro",
    "say",
    "lines",
}
FREE = {"value", "cursor", "expect", "since"} | {"elements"}  # the table has schemas of its own
MORE = {*LONG, "games", "options", "editions", "maps", "sentences"}  # lists that may get longer, or other lines
LATER = {"save", "pieces", "types", "distribution"}  # with other versions and pieces


def lacks(now: Any, then: Any, at: str = "") -> list[str]:
    """Return where an answer says less, or something else, than it did."""
    last = at.rpartition(".")[2]
    if last in TEXTS | FREE and not isinstance(then, dict):
        return [] if type(now) is type(then) else [f"{at}: {now!r}, not {then!r}"]
    if last in LATER:
        return [] if type(now) is type(then) else [f"{at}: {now!r}, not {then!r}"]
    if last in MORE and isinstance(then, list) and isinstance(now, list):
        names = [{name for name in one if name not in TEXTS} for one in (then[:1] + now[:1]) if isinstance(one, dict)]
        return [f"{at}: without {sorted(names[0] - names[1])}"] if len(names) == 2 and names[0] - names[1] else []
    if isinstance(then, dict) and isinstance(now, dict):
        gone = [f"{at}.{name} is gone" for name in then if name not in now and name not in TEXTS]
        return gone + [line for name in then if name in now for line in lacks(now[name], then[name], f"{at}.{name}")]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [line for one, other in zip(now, then, strict=True) for line in lacks(one, other, at)]
    return [] if now == then else [f"{at}: {now!r}, not {then!r}"]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_conversation_goes_the_same_way(path: Path) -> None:
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    conversation = talk()
    for asked, then in zip(lines[::2], lines[1::2], strict=True):
        assert lacks(conversation.ask_json(asked), then) == [], asked


def test_what_several_callers_said_and_heard_goes_the_same_way() -> None:
    """Each notice comes to whom it came, and in its place."""
    desk = Desk(load=loaded)
    heard: list[tuple[int, dict[str, Any]]] = []

    def hears(who: int) -> Callable[[Notice], None]:
        def note(notice: Notice) -> None:
            heard.append((who, notice.to_json()))

        return note

    callers = [Conversation(desk, send=hears(who)) for who in range(3)]
    for line in lines_of(SEATS):
        if "asked" in line:
            heard.append((line["who"], callers[line["who"]].ask_json(line["asked"])))
            continue
        at = next(place for place, (who, _) in enumerate(heard) if who == line["who"])
        assert lacks(heard.pop(at)[1], line["told"]) == [], line
    assert heard == []


def lines_of(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a record."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def messages() -> list[dict[str, Any]]:
    """Return all messages that were recorded."""
    alone = [line for path in RECORDED for line in lines_of(path)]
    return alone + [line.get("asked") or line["told"] for line in lines_of(SEATS)]


def test_every_kind_of_message_stands_in_a_recorded_conversation() -> None:
    found = messages()
    lacking = set(REQUESTS) - {one["do"] for one in found if "do" in one}
    assert not lacking, "record it: WRITTEN in scripts/record_conversations.py"
    assert {type(message_of(one)) for one in found if "do" not in one} == {Answer, Failure, Notice}
    codes = {one["error"]["code"] for one in found if "error" in one}
    asked = {
        "unknown-request",
        "unknown-action",
        "unknown-table",
        "illegal-action",
        "key-taken",
        "not-yours",
        "stale",
        "language",
    }
    assert codes >= asked


def test_every_request_was_answered_in_a_recorded_conversation() -> None:
    """With an answer and not only an error; and what was recorded is still what the schema says."""
    answered = set()
    for path in RECORDED:
        lines = lines_of(path)
        for asked, told in zip(lines[::2], lines[1::2], strict=True):
            if "answer" in told:
                answered.add(asked["do"])
                validator(f"{asked['do'].capitalize()}Answer").validate(told["answer"])
    assert answered == set(REQUESTS)


def test_the_comparison_finds_what_was_taken_away() -> None:
    then = {"answer": {"pending": [0], "label": "Old", "choices": [{"action": "a"}]}}
    assert lacks({"answer": {"pending": [0], "label": "New", "choices": [{"action": "a", "more": 1}], "extra": 1}}, then) == []
    assert lacks({"answer": {"label": "Old", "choices": [{"action": "a"}]}}, then) == [".answer.pending is gone"]
    assert len(lacks({"answer": {"pending": [1], "label": 3, "choices": [{"action": "b"}]}}, then)) == 3
