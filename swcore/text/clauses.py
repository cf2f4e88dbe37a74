"""The rules of a game as clauses: one text, read by the command line, the documentation and the tests.

A pack ships the text as package data, in Markdown. A line that begins with `- **ID**` is a clause, under the headings above it;
everything else is for people: introductions, tables, lists. A first section without clauses tells how a game goes: its paragraphs
begin with `**WHAT.**`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

import attrs

from swcore.errors import PluginError
from swcore.text.resources import resource

if TYPE_CHECKING:
    from swcore.engine.rulebook import Rulebook

ENGLISH = "en"
ID = r"[A-Z]+(?:-[A-Z][A-Z0-9_]*)*-\d+"
_CLAUSE = re.compile(rf"- \*\*({ID})\*\* +(.*)")
_HEADING = re.compile(r"(##+) +(.*)")
_PARAGRAPH = re.compile(r"\*\*(.+?)\.?\*\* +(.*)")
_SPAN = re.compile(r"(.+-)(\d{1,3})\.\.(\d{1,3})")
_NAMED = re.compile(rf"(?<![A-Za-z0-9_-])({ID})(?: to (\d+))?(?![A-Za-z0-9])")


@attrs.frozen
class Clause:
    """One clause of the rules.

    Attributes:
        id: its id, which never changes.
        text: what it says.
        section: the headings that it stands under, outermost first.
    """

    id: str
    text: str
    section: tuple[str, ...]


@attrs.frozen
class Passage:
    """A paragraph of how a game goes.

    Attributes:
        title: what it is about.
        text: what it says; it ends with the ids of the clauses that say it exactly.
    """

    title: str
    text: str


@attrs.frozen
class Opening:
    """How a game goes, before all clauses: the goal, a turn, the end.

    Attributes:
        title: the heading; "" where the rules do not tell it.
        parts: its paragraphs.
    """

    title: str = ""
    parts: tuple[Passage, ...] = ()


def read_opening(text: str) -> Opening:
    """Return what stands before the clauses of a rules text: its first section, if that has no clause.

    Args:
        text: the Markdown.
    """
    _, _, section = text.partition("\n## ")
    section = section.partition("\n## ")[0]
    title, _, body = section.partition("\n")
    paragraphs = (" ".join(one.split()) for one in body.split("\n\n"))
    found = [Passage(one[1], one[2]) for one in map(_PARAGRAPH.fullmatch, paragraphs) if one]
    return Opening() if any(map(_CLAUSE.fullmatch, body.splitlines())) or not found else Opening(title, tuple(found))


def load_opening(book: Rulebook, language: str = ENGLISH) -> Opening:
    """Return how a game goes, in English where it is told in no other language; nothing where its rules do not tell it.

    Args:
        book: the game's rulebook.
        language: the language.
    """
    if not book.rules:
        return Opening()
    place = resource(book.rules, book) if language == ENGLISH else _beside(book, language)
    found = read_opening(place.read_text(encoding="utf-8")) if place.is_file() else Opening()
    return found if found.parts or language == ENGLISH else load_opening(book)


def read_clauses(text: str) -> dict[str, Clause]:
    """Return the clauses of a rules text by id, in its order.

    Args:
        text: the Markdown.

    Raises:
        PluginError: `clause-twice` when two lines bring the same id.
    """
    found: dict[str, Clause] = {}
    section: tuple[str, ...] = ()
    for line in text.splitlines():
        heading, clause = _HEADING.fullmatch(line), _CLAUSE.fullmatch(line)
        if heading:
            section = (*section[: len(heading[1]) - 2], heading[2])
        elif clause:
            if clause[1] in found:
                raise PluginError(f"The clause {clause[1]} stands twice in the rules.", code="clause-twice", clause=clause[1])
            found[clause[1]] = Clause(clause[1], clause[2], section)
    return found


def load_clauses(book: Rulebook, language: str = ENGLISH) -> dict[str, Clause]:
    """Return the clauses of a game by id; none when its pack brings no rules text.

    Args:
        book: the game's rulebook.
        language: the language of the texts. Another one stands beside the rules, `rules/NAME.ru.md` beside `rules/NAME.md`; a
            clause that it lacks stays English.

    Raises:
        PluginError: `bad-reference` when the text is not where the rulebook says; and as `read_clauses`.
    """
    if not book.rules:
        return {}
    try:
        found = read_clauses(resource(book.rules, book).read_text(encoding="utf-8"))
    except (OSError, ImportError) as error:
        raise PluginError(f"{book.id} names the rules text {book.rules!r}: {error}.", code="bad-reference") from error
    return found if language == ENGLISH else {**found, **_translated(book, language, found)}


def _translated(book: Rulebook, language: str, known: Mapping[str, Clause]) -> dict[str, Clause]:
    """Return the clauses that there are in a language; those that the English rules do not know are left out."""
    place = _beside(book, language)
    if not place.is_file():
        return {}
    return {id: clause for id, clause in read_clauses(place.read_text(encoding="utf-8")).items() if id in known}


def _beside(book: Rulebook, language: str) -> Traversable:
    stem, dot, ending = book.rules.rpartition(".")
    return resource(f"{stem}.{language}{dot}{ending}", book)


def named(text: str) -> Iterable[str]:
    """Return the ids that a text names, each once, spans such as `A-1 to 4` written out.

    Args:
        text: the text of a clause.
    """
    ids: dict[str, None] = {}
    for id, last in _NAMED.findall(text):
        group, _, first = id.rpartition("-")
        for number in range(int(first), int(last or first) + 1):
            ids[f"{group}-{number}"] = None
    return ids


def spelled_out(clauses: str | Iterable[str]) -> tuple[str, ...]:
    """Return ids of clauses with every span such as `HOME-GNOLLS-1..8` replaced by the ids that it stands for."""
    found: list[str] = []
    for clause in [clauses] if isinstance(clauses, str) else clauses:
        span = _SPAN.fullmatch(clause)
        numbers = range(int(span[2]), int(span[3]) + 1) if span else ()
        found += [f"{span[1]}{number}" for number in numbers] if span else [clause]
    return tuple(found)
