"""Lines that nobody would type, and what must hold whatever is typed at a table."""

from __future__ import annotations

import io
from random import Random
from typing import Any

from rich.console import Console

from swcore.cli.at_table.drawing import draw
from swcore.cli.terminal import Terminal
from swcore.companion.journal import Journal
from swcore.companion.keeping import check
from swcore.companion.table import Table
from swcore.errors import SwcoreError
from swcore.text.strict import compact, parse
from tests.companion.seated import seated
from tests.shared.rulesets import toy_rules

SESSIONS: dict[str, tuple[tuple[Any, int, dict[str, Any]], tuple[str, ...]]] = {
    "small-world": (
        ("small-world", 4, {}),
        (
            "pick 3",
            "cost mountain, 2 trolls, lair, as commando",
            "end 6",
            "pick wizards",
            "+1 # mine",
            "undo",
            "end 4",
            "lay 6 trolls commando 2",
            "pick 1",
            "end 5",
            "?amazons",
            "look bob",
            "count open",
            "scores",
            "decline",
            "end 3",
            "gone humans",
            "name 2 Bo",
            "leave cy",
            "turn 1",
            "round 9 10",
            "tokens ann 4",
            "rules SW-PICK-2",
            "finish",
            "history all",
            "help cost",
            "мой лес, 2 жетона",
            "горы, 3 гнома, логово",
            "конец 5",
            "взять 2",
            "плата 1",
        ),
    ),
    "warcraft": (
        ("warcraft", 2, {"options": {"murlocs_variant": True}}),
        (
            "pick 2",
            "reveal 1",
            "reveal",
            "murlocs +6",
            "folk 2",
            "end 7",
            "take 1",
            "decline",
            "end",
            "gone 1",
            "column",
            "cost forest 2 murlocs",
            "count off",
            "count hidden",
            "+3 bob",
            "?1",
            "?pick 2",
            "redo",
            "undo",
            "finish",
            "открыть 2",
            "упадок",
            "ряд",
            "туземцы 4",
        ),
    ),
    "tiny-towns": (
        ("tiny-towns", 3, {}),
        (
            "wood",
            "stone",
            "monuments ann",
            "keep ann 1",
            "town ann",
            "cottage cottage orchard -",
            "- - - -",
            "cottage fountain - -",
            "feast trading - -",
            "completed bob",
            "cards",
            "draw",
            "town bob cott cott - - / - - - - / - - - - / - - - -",
            "shrine 3",
            "players 2",
            "+5",
            "дерево",
            "поселение 2",
            "finish",
            "?cottage",
            "scores",
        ),
    ),
    "town-hall": (
        ("tiny-towns", 2, {"options": {"mode": "town_hall"}}),
        ("draw", "draw", "wood", "completed 1", "undo", "redo", "draw", "completed 2", "finish", "end", "взять"),
    ),
    "toy": (
        (toy_rules, 3, {}),
        ("+7", "end 2", "-1 bob", "pay 2 cy", "score 7 2", "name a, b, c", "round 3 5", "turn c", "finish"),
    ),
}
JUNK = (
    "", "0", "-1", "+0", "00012", "99999999999999999999", "٣", "７", "1e9", "3.5", "#", "# x", "?", "??",
    ",", ";", "/", "%s {n} {0}", "\\",
    "'", '"', "[bold]", "\x1b[2J", "\x00", "\udcff", "\u202e", "🙂", "日本", "ё", "x" * 60,
    "all", "nobody", "я", "as", "from", "in decline",
)  # fmt: skip


def sat(name: str, language: str, seed: int) -> tuple[Table, tuple[str, ...], list[str]]:
    """Return a table, the lines of a real session at it, and the rows that it has written."""
    (game, seats, chosen), lines = SESSIONS[name]
    table = seated(game() if callable(game) else game, seats, language, seed=seed, **chosen)
    rows: list[str] = []
    table.journal.write = lambda row: rows.append(compact(row))
    return table, lines, rows


def mutated(random: Random, lines: tuple[str, ...], table: Table) -> str:
    """Return a line of a session, often with a word dropped, doubled, put elsewhere or replaced, a letter changed, or joined."""
    words = random.choice(lines).split(" ")
    for _ in range(random.choice((0, 0, 1, 1, 2, 4))):
        at = random.randrange(len(words)) if words else 0
        deed = random.randrange(7)
        if deed == 0 and words:
            del words[at]
        elif deed == 1 and words:
            words.insert(at, words[at])
        elif deed == 2:
            words.insert(at, random.choice(JUNK))
        elif deed == 3:
            words += random.choice(lines).split(" ")
        elif deed == 4 and words and words[at]:
            letter = random.randrange(len(words[at]))
            words[at] = words[at][:letter] + random.choice(("", "z", "-", "я", "9")) + words[at][letter + 1 :]
        elif deed == 5:
            words[at : at + 1] = [random.choice(list(table.called))]
        else:
            words[at : at + 1] = [random.choice(random.choice(lines).split(" "))]
    return " ".join(words)


def typed_safely(table: Table, line: str) -> None:
    """Type a line, and see that it is told what it has changed, and that what it has changed can be taken back."""
    before, done, status = table.journal.facts, table.journal.done, [one.text for one in table.status()]
    try:
        told = [one.text for one in table.type(line)]
        understood = table.understood
    except SwcoreError as error:  # told by the session
        told, understood = [str(error)], False
    now = table.journal.facts
    assert told or not line.strip() or not table.status() or table.left, f"no answer to {line!r}"
    if not understood:
        assert (now, table.journal.done) == (before, done), f"{line!r} was not understood, and has changed something"
    if now == before:
        return
    assert [one for one in told if one not in status], f"{line!r} was done in silence: {told}"
    if table.journal.done == done + 1 and not table.left:
        table.type("undo")
        assert table.journal.facts == before, f"{line!r} was not taken back whole"
        table.type("redo")
        assert table.journal.facts == now, f"{line!r} was not done again whole"


def same_as_written(table: Table, begun: dict[str, Any], rows: list[str]) -> None:
    """See that what was written makes the same table."""
    again = Journal(begun)
    for row in rows:
        again.read(parse(row), check)
    assert (again.facts, again.done) == (table.journal.facts, table.journal.done)
    assert [step.notes for step in again.steps] == [step.notes for step in table.journal.steps]


def shown_whole(table: Table, width: int) -> None:
    """See that all that was done can be told in a narrow window."""
    terminal = Terminal(Console(file=io.StringIO(), width=width, markup=False, highlight=False, emoji=False))
    draw(terminal, [*table.type("history all"), *table.type("scores"), *table.status()], "")


def evening(name: str, language: str, seed: int, length: int) -> None:
    """Type lines at a table, and see that all holds after each of them."""
    random = Random(f"{name} {language} {seed}")
    table, lines, rows = sat(name, language, seed)
    begun = parse(compact(table.journal.facts))
    for _ in range(length):
        typed_safely(table, mutated(random, lines, table))
        table.left = False
    same_as_written(table, begun, rows)
    shown_whole(table, random.choice((20, 40, 80)))
