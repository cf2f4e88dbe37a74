"""The clauses of a game: choosing them, what belongs to each, and showing them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from swcore.errors import SwcoreError, nearest
from swcore.text.clauses import Clause, named

if TYPE_CHECKING:
    from swcore.cli.terminal import Terminal
    from swcore.engine.ruleset import Ruleset
    from swcore.wording.catalogue import Catalogue

Clauses = Mapping[str, Clause]


def group(clauses: Clauses, id: str) -> list[str]:
    """Return the clause with an id, or those whose ids begin with it."""
    return [id] if id in clauses else [one for one in clauses if one.startswith(f"{id.rstrip('-')}-")]


def choose(clauses: Clauses, ids: Iterable[str], words: str, english: Clauses) -> tuple[list[Clause], set[str]]:
    """Return the clauses asked for, in the order of the rules, and the ids of those that are to be shown in full.

    Args:
        clauses: the clauses by id, in the language of the reader.
        ids: their ids, or beginnings of them.
        words: what they must hold, in that language or in English.
        english: the clauses in English.

    Raises:
        SwcoreError: `unknown-clause` with the nearest ids.
    """
    wanted, in_full = set(), set()
    for given in ids:
        id = given.upper()
        found = group(clauses, id)
        if not found:
            groups = {one.rpartition("-")[0] for one in clauses}
            hint = nearest(id, [*clauses, *groups])
            raise SwcoreError(f"There is no clause {given!r}.", code="unknown-clause", hint=hint, clause=given)
        wanted |= set(found)
        in_full |= {id} & set(clauses)
    held = [
        clause
        for clause in clauses.values()
        if (clause.id in wanted or not wanted) and (_holds(clause, words) or _holds(english[clause.id], words))
    ]
    return held, in_full


def _holds(clause: Clause, words: str) -> bool:
    return all(word in clause.text.casefold() for word in words.casefold().split())


class Facts:
    """What is known about the clauses of a game.

    Args:
        ruleset: the rules with their pieces.
        clauses: the clauses by id.
    """

    def __init__(self, ruleset: Ruleset, clauses: Clauses) -> None:
        self.ruleset, self.clauses = ruleset, clauses

    @cached_property
    def code(self) -> Mapping[str, list[str]]:
        """Parts of the core by clause; read only when asked for."""
        from swcore.cli.citations import citations

        return citations(self.ruleset.book)

    def of(self, clause: Clause) -> dict[str, Any]:
        """Return a clause with all that belongs to it, as data."""
        pieces = self.ruleset.pieces.values()
        codes = self.ruleset.book.clauses_by_code.items()
        return {
            "id": clause.id,
            "section": list(clause.section),
            "text": clause.text,
            "options": [name for name in sorted(self.ruleset.options) if self._decides(name, clause)],
            "pieces": [piece.id for piece in pieces if clause.id in piece.clauses],
            "checks": [code for code, ids in codes if clause.id in ids],
            "code": self.code.get(clause.id, []),
            "named_in": [one.id for one in self.clauses.values() if one is not clause and clause.id in named(one.text)],
        }

    def _decides(self, option: str, clause: Clause) -> bool:
        """Return whether an option decides a clause: it says so, or a row that the clause names says so of itself."""
        row = f"`{option}`"
        own = clause.id in self.ruleset.options[option].clauses or row in clause.text
        return own or any(row in self.clauses[id].text for id in named(clause.text) if id in self.clauses)


def show_clause(clause: Clause, facts: Facts, terminal: Terminal, texts: Catalogue) -> None:
    """Show one clause in full."""
    known, ruleset = facts.of(clause), facts.ruleset
    terminal.say(f"{clause.id} · {' · '.join(clause.section)}", style="bold")
    terminal.say(clause.text)
    for name in known["options"]:
        one = ruleset.options[name]
        values = ", ".join(str(value).lower() for value in one.values)
        others = [f"{edition} {str(preset[name]).lower()}" for edition, preset in ruleset.book.editions.items() if name in preset]
        told = f"{name}={str(one.default).lower()} ({'; '.join([values, *others])}). {texts.name(one.text)}"
        terminal.item(f"  {texts('head.option')}: ", told)
    pieces = (f"{texts.name(ruleset.pieces[id].name)} ({id})" for id in known["pieces"])
    rows = {"pieces": pieces, "checks": known["checks"], "code": known["code"], "named-in": known["named_in"]}
    for row, values in rows.items():
        listed = ", ".join(values)
        if listed:
            terminal.item(f"  {texts(f'field.{row}')}: ", listed)


def show_sections(clauses: Clauses, terminal: Terminal, texts: Catalogue) -> None:
    """List the sections with their ids and how many clauses each has."""
    from swcore.cli.tables import table

    sections: dict[tuple[str, ...], list[str]] = {}
    for clause in clauses.values():
        sections.setdefault(clause.section, []).append(clause.id)
    heads = ("section", "count", "clauses")
    shown = table(*(texts(f"head.{head}") for head in heads), keys=heads)
    for section, ids in sections.items():
        shown.add_row(" · ".join(section), str(len(ids)), ", ".join(_spans(ids)))
    terminal.say(shown)


def _spans(ids: Iterable[str]) -> list[str]:
    """Return ids with those of a group put together: `SW-DIE-1 to 8`."""
    groups: dict[str, list[int]] = {}
    for id in ids:
        group, _, number = id.rpartition("-")
        groups.setdefault(group, []).append(int(number))
    found = []
    for group, numbers in groups.items():
        whole = len(numbers) > 1 and numbers == list(range(numbers[0], numbers[-1] + 1))
        found += [f"{group}-{numbers[0]} to {numbers[-1]}"] if whole else [f"{group}-{number}" for number in numbers]
    return found
