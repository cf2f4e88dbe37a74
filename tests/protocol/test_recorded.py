"""Conversations recorded with earlier versions go the same way: within one number of the protocol nothing is taken away.

Texts for people may change, and fields may join; everything else that was said is still said.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scripts.record_conversations import FOLDER
from tests.protocol.talk import talk

RECORDED = sorted(FOLDER.glob("*-1.jsonl"))
TEXTS = {
    "swcore",
    "text",
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
}
FREE = {"value", "cursor", "expect", "since"} | {"elements"}  # the table has schemas of its own


def lacks(now: Any, then: Any, at: str = "") -> list[str]:
    """Return where an answer says less, or something else, than it did."""
    last = at.rpartition(".")[2]
    if last in TEXTS | FREE and not isinstance(then, dict):
        return [] if type(now) is type(then) else [f"{at}: {now!r}, not {then!r}"]
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


def test_every_request_stands_in_a_recorded_conversation() -> None:
    asked = {json.loads(line).get("do") for path in RECORDED for line in path.read_text(encoding="utf-8").splitlines()}
    assert {"hello", "new", "act", "undo", "redo", "bot", "analyse", "news", "resign", "seat", "watch", "tell"} <= asked


def test_the_comparison_finds_what_was_taken_away() -> None:
    then = {"answer": {"pending": [0], "label": "Old", "choices": [{"action": "a"}]}}
    assert lacks({"answer": {"pending": [0], "label": "New", "choices": [{"action": "a", "more": 1}], "extra": 1}}, then) == []
    assert lacks({"answer": {"label": "Old", "choices": [{"action": "a"}]}}, then) == [".answer.pending is gone"]
    assert len(lacks({"answer": {"pending": [1], "label": 3, "choices": [{"action": "b"}]}}, then)) == 3
