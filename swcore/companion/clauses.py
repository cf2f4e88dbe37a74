"""Clauses of the rules at the table: cited in brackets, and looked up."""

from __future__ import annotations

import re
from itertools import groupby

from swcore.companion.desk import Desk, Refused
from swcore.text.clauses import Clause, load_clauses

MOST = 8  # clauses that are told at once
_NUMBERED = re.compile(r"(.+-)(\d+)")


def cited(*clauses: str) -> str:
    """Return clauses in brackets behind a space, those that follow each other drawn together; "" for none."""
    shown = [clause for clause in dict.fromkeys(clauses) if clause]
    parts = []
    for _, run in groupby(enumerate(shown), key=lambda one: _run(one[0], one[1])):
        ids = [clause for _, clause in run]
        last = ids[-1].rpartition("-")[2]
        parts.append(f"{ids[0]}..{last}" if len(ids) > 2 else ", ".join(ids))
    return f" ({', '.join(parts)})" if parts else ""


def _run(at: int, clause: str) -> tuple[str, int]:
    found = _NUMBERED.fullmatch(clause)
    return (found[1], int(found[2]) - at) if found else (clause, -at)


def show_rules(desk: Desk, words: list[str]) -> None:
    """Tell clauses: those whose ids begin so, else those that hold the words.

    Raises:
        Refused: `no-rules`, `usage`, or `no-clause` when there is none.
    """
    book, language = desk.companion.ruleset.book, desk.texts.language
    clauses = load_clauses(book, language)
    if not clauses:
        raise Refused("no-rules")
    if not words:
        raise Refused("usage", word="rules")
    found = _found(list(clauses.values()), words) or [clauses[one.id] for one in _found(list(load_clauses(book).values()), words)]
    if not found:
        raise Refused("no-clause", text=" ".join(words))
    for clause in found[:MOST]:
        desk.say(clause.text, mark=f"{clause.id}  ")
    if len(found) > MOST:
        desk.tell("rules.more", n=len(found) - MOST, style="dim")


def _found(clauses: list[Clause], words: list[str]) -> list[Clause]:
    id = words[0].upper()
    if len(words) == 1:
        exact = [one for one in clauses if one.id == id] or [one for one in clauses if one.id.startswith(f"{id.rstrip('-')}-")]
        if exact:
            return exact
    return [one for one in clauses if all(word in one.text.casefold() for word in " ".join(words).casefold().split())]
