"""Record the conversations that tests/protocol/test_recorded.py holds later versions to: tests/protocol/recorded/*.jsonl.

    python -m scripts.record_conversations NAME...    the names of new ones; what was recorded once is never recorded again

A conversation is a request and its answer in turns, a line each. NAME is that of a game, `reading` for what is read at leisure,
or `seats` for several callers: there each line says who asked, or heard.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from swcore.protocol import Conversation, Desk, Notice

FOLDER = Path(__file__).parents[1] / "tests" / "protocol" / "recorded"
MOVES = 14
LONG = ("texts", "clauses")  # lists that go on, of which a record keeps the beginning
KEPT = 5


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


# What is read at leisure, and kept: long answers, so of one game alone. `{save}` stands for the save before it.
READING: list[dict[str, Any]] = [
    {"do": "games"},
    {"do": "new", "game": "small-world", "seats": 2, "seed": 7, "table": "a"},
    {"do": "actions"},
    {"do": "looks"},
    {"do": "rules"},
    {"do": "act", "action": {"kind": "pick", "arguments": [{"name": "combo", "value": "base.ratmen"}]}},
    {"do": "act", "action": {"kind": "pick", "arguments": [{"name": "combo", "value": "base.wizards"}]}},
    {"do": "news", "told": True},
    {"do": "save"},
    {"do": "load", "save": "{save}", "table": "b"},
    {"do": "load", "save": "no save", "table": "c"},
    {"do": "games", "lang": "de"},
]
# A request that joins the protocol later gets a list of its own here: what was recorded stays.
# What a page asks before a game, at its first question, and when it is over.
PAGE: list[dict[str, Any]] = [
    {"do": "preview", "game": "small-world", "map": "base-2p", "seats": 2},
    {"do": "preview", "game": "small-world", "map": "no such map"},
    {"do": "new", "game": "tiny-towns", "seats": 1, "seed": 7, "table": "a", "options": {"mode": "solo"}},
    {"do": "guide"},
    {"do": "ending"},
    {"do": "resign"},
    {"do": "ending"},
]
WRITTEN = {"reading": READING, "page": PAGE}
# What two callers at one desk ask who sit at one table, and a third one who watches: the number of the caller, and the request.
SEATS: list[tuple[int, dict[str, Any]]] = [
    (0, {"do": "new", "game": "small-world", "seats": 2, "seed": 7, "table": "a"}),
    *((who, {"do": "seat", "table": "a", "seat": who}) for who in (0, 1)),
    (2, {"do": "watch", "table": "a"}),
    (1, {"do": "act", "table": "a", "action": "{menu}", "key": "k1"}),
    (0, {"do": "menu"}),
    (0, {"do": "act", "action": "{menu}", "key": "k1", "expect": "{cursor}"}),
    (0, {"do": "act", "action": "{menu}", "key": "k1", "expect": "{cursor}"}),
    (0, {"do": "act", "action": "done", "key": "k1"}),
    (0, {"do": "menu"}),
    (0, {"do": "act", "action": "{menu}", "key": "k2", "expect": "0.0.00000000"}),
    (1, {"do": "view", "seat": 0}),
    (2, {"do": "undo"}),
    (1, {"do": "save"}),
    (0, {"do": "undo", "key": "k3"}),
    (2, {"do": "news"}),
    (0, {"do": "bot", "name": "random", "seed": 3, "play": True, "key": "k4"}),
    (1, {"do": "resign", "key": "k5"}),
    (0, {"do": "status"}),
]


def filled(request: dict[str, Any], answers: list[dict[str, Any]]) -> dict[str, Any]:
    """Return a request with what earlier answers said."""
    menus = [one["answer"] for one in answers if "choices" in one.get("answer", {})]
    games = [one["answer"]["game"] for one in answers if "game" in one.get("answer", {})]
    cursors = [one["answer"]["cursor"] for one in answers if "cursor" in one.get("answer", {})]
    saves = [one["answer"]["save"] for one in answers if "save" in one.get("answer", {})]
    told = {"{menu}": menus and menus[-1]["choices"][0]["action"], "{game}": games and games[0]}
    told |= {"{cursor}": cursors and cursors[-1], "{save}": saves and saves[-1]}
    return {name: told.get(value, value) if isinstance(value, str) else value for name, value in request.items()}


def record(name: str) -> list[dict[str, Any]]:
    """Return a conversation."""
    talk = Conversation(Desk())
    lines: list[dict[str, Any]] = []
    answers: list[dict[str, Any]] = []
    for number, request in enumerate(WRITTEN.get(name) or requests(name)):
        asked = {**filled(request, answers), "id": number}
        answers.append(talk.ask_json(asked))
        lines += [asked, cut(answers[-1])]
    return lines


def cut(told: dict[str, Any]) -> dict[str, Any]:
    """Return an answer with the beginning of its long lists."""
    if "answer" not in told:
        return told
    return {**told, "answer": {name: one[:KEPT] if name in LONG else one for name, one in told["answer"].items()}}


def record_seats() -> list[dict[str, Any]]:
    """Return a conversation of several callers: `who` with what is `asked`, or `told`; notices come between."""
    desk = Desk()
    lines: list[dict[str, Any]] = []

    def heard(who: int) -> Callable[[Notice], None]:
        def note(notice: Notice) -> None:
            lines.append({"who": who, "told": notice.to_json()})

        return note

    callers = [Conversation(desk, send=heard(who)) for who in range(3)]
    answers: list[list[dict[str, Any]]] = [[], [], []]
    for number, (who, request) in enumerate(SEATS):
        asked = {**filled(request, answers[who]), "id": number}
        lines.append({"who": who, "asked": asked})
        answers[who].append(callers[who].ask_json(asked))
        lines.append({"who": who, "told": answers[who][-1]})
    return lines


def main(names: list[str]) -> int:
    """Record them."""
    FOLDER.mkdir(exist_ok=True)
    for name in names:
        path = FOLDER / f"{name}-1.jsonl"
        if path.exists():
            sys.exit(f"{path.name} was recorded once and stays.")
        lines = record_seats() if name == "seats" else record(name)
        told = (json.dumps(line, ensure_ascii=False, allow_nan=False, separators=(",", ":")) for line in lines)
        text = "".join(f"{line}\n" for line in told)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
