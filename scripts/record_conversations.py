"""Record the conversations that tests/protocol/test_recorded.py holds later versions to: tests/protocol/recorded/*.jsonl.

    python -m scripts.record_conversations NAME...    the names of new ones; what was recorded once is never recorded again

A conversation is a request and its answer in turns, a line each.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from swcore.protocol import Conversation, Desk

FOLDER = Path(__file__).parents[1] / "tests" / "protocol" / "recorded"
MOVES = 14


def requests(game: str) -> list[dict[str, Any]]:
    """Return what is asked: of every request one at least. `{menu}` stands for the first action of the menu before it."""
    asked: list[dict[str, Any]] = [
        {"do": "hello", "protocol": 1},
        {"do": "new", "game": game, "seats": 2, "seed": 7, "table": "a"},
        {"do": "mneu"},
        {"do": "act", "action": "no such thing"},
        {"do": "scene"},
    ]
    for number in range(MOVES):
        asked += [{"do": "menu"}, {"do": "act", "action": "{menu}", "key": f"k{number}"}]
    asked += [
        {"do": "act", "action": "{menu}", "key": f"k{MOVES - 1}"},
        {"do": "undo"},
        {"do": "redo"},
        {"do": "bot", "name": "random", "seed": 3},
        {"do": "complete", "prefix": ""},
        {"do": "why", "action": "done"},
        {"do": "analyse", "seed": 5},
        {"do": "forecast"},
        {"do": "tell", "step": 2},
        {"do": "news", "seat": 1},
        {"do": "view", "seat": 1},
        {"do": "about", "what": "{game}"},
        {"do": "board"},
        {"do": "status"},
        {"do": "seat", "seat": 1},
        {"do": "menu", "seat": 0},
        {"do": "watch"},
        {"do": "seat"},
        {"do": "resign"},
        {"do": "close"},
        {"do": "menu"},
    ]
    return asked


def filled(request: dict[str, Any], answers: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a request with what earlier answers said."""
    menus = [one["answer"] for one in answers if "choices" in one.get("answer", {})]
    games = [one["answer"]["game"] for one in answers if "game" in one.get("answer", {})]
    told = {"{menu}": menus and menus[-1]["choices"][0]["action"], "{game}": games and games[0]}
    return {name: told.get(value, value) if isinstance(value, str) else value for name, value in request.items()}


def record(game: str) -> list[dict[str, Any]]:
    """Return a conversation."""
    talk = Conversation(Desk())
    lines: list[dict[str, Any]] = []
    answers: list[dict[str, Any]] = []
    for number, request in enumerate(requests(game)):
        asked = {**filled(request, answers), "id": number}
        answers.append(talk.ask_json(asked))
        lines += [asked, answers[-1]]
    return lines


def main(names: list[str]) -> int:
    """Record them."""
    FOLDER.mkdir(exist_ok=True)
    for name in names:
        path = FOLDER / f"{name}-1.jsonl"
        if path.exists():
            sys.exit(f"{path.name} was recorded once and stays.")
        text = "".join(
            json.dumps(line, ensure_ascii=False, allow_nan=False, separators=(",", ":")) + "\n" for line in record(name)
        )
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
