"""Real conversations with faults put in: whatever comes, each line has one answer, and nothing illegal is done."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from scripts.record_conversations import FOLDER
from swcore import Game
from swcore.protocol import Conversation, Desk
from swcore.protocol.failures import FAULT
from tests.protocol.talk import loaded, validator

ODD: tuple[Any, ...] = (None, True, -1, 0, 1, 3, 10**12, 1.5, "", "x" * 200, "done", "\u0000", [], {}, [[]], {"a": 1}, "t1", "é")


def real() -> list[dict[str, Any]]:
    """Return the requests of the recorded conversations."""
    lines = [
        json.loads(line) for path in sorted(FOLDER.glob("*.jsonl")) for line in path.read_text(encoding="utf-8").splitlines()
    ]
    return [one for one in (line.get("asked", line) for line in lines) if "do" in one]


def mutated(request: dict[str, Any], others: list[dict[str, Any]], rng: random.Random) -> bytes:
    """Return a request as a line, with a fault or some."""
    data = dict(request)
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2))):
        name = rng.choice([*data, "seat", "table", "lang", "id", "extra"])
        match rng.randrange(4):
            case 0:
                data[name] = rng.choice(ODD)
            case 1:
                data.pop(name, None)
            case 2:
                data |= {key: value for key, value in rng.choice(others).items() if rng.random() < 0.5}
            case 3:
                data[name] = data.get(name + "s", rng.choice(ODD))
    line = bytearray(json.dumps(data).encode())
    for _ in range(rng.choice((0, 0, 0, 0, 0, 0, 0, 1, 1, 4))):
        line[rng.randrange(len(line))] = rng.randrange(256)
    return bytes(line)


def may_follow(game: Game) -> set[str]:
    """Return the actions that may be the next one of a game."""
    legal = {action.text for seat in (*game.pending, *game.revisable) for action in game.legal_actions(seat)}
    return legal | {"resign"} | {step.action.text for step in game.history.undone[-1:] if step.action}


def fuzz(messages: int, seed: int) -> None:
    """Send messages to a desk of its own, and look at every answer."""
    rng, requests = random.Random(seed), [one for one in real() if one.get("do") not in ("analyse", "bot")]
    shape, answered, acted = validator("Failure"), 0, 0
    for number in range(messages):
        request = requests[number % len(requests)]
        if number == 0 or request["do"] == "hello":  # the next conversation
            desk = Desk(load=loaded, most=8)
            talk = Conversation(desk)
        table = desk.tables().get("a")
        legal = may_follow(table.game) if table else set()
        before = table.game.version if table else 0
        if request["do"] == "act" and legal:
            request = {**request, "action": rng.choice(sorted(legal - {"resign"} or legal)), "key": f"k{number}"}
        whole = request["do"] in ("hello", "new") and rng.random() < 0.9  # or there is nothing to talk about
        line = json.dumps(request).encode() if whole else mutated(request, requests, rng)
        told = json.loads(talk.ask_line(line))
        assert ("answer" in told) != ("error" in told)
        answered += "answer" in told
        if "error" in told:
            assert told["error"]["code"] != FAULT, told
            shape.validate(told)
        if table is not None and table is desk.tables().get("a") and table.game.version > before:
            done = table.game.log[-1].action
            acted += 1
            assert done is not None
            assert done.text in legal
    assert answered > messages // 4, "most messages are still understood"
    assert acted > messages // 50


def test_two_thousand_faulty_messages_do_no_harm() -> None:
    fuzz(2_000, 1)


@pytest.mark.long
def test_a_hundred_thousand_faulty_messages_do_no_harm() -> None:
    for seed in range(50):
        fuzz(2_000, seed)
