"""What a game brings for new pieces: templates, and what is asked before one is filled in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import attrs

from swcore.engine.rulebook import Rulebook
from swcore.engine.ruleset import Ruleset
from swcore.hooks.loading import resolve
from swcore.wording.catalogue import in_language

Texts = Mapping[str, str]


@attrs.frozen
class Part:
    """One answer to a question that changes what is written.

    Attributes:
        ask: the answer as a person reads it, by language.
        fills: what it puts into the template, by word.
        then: what is asked besides once it is given.
    """

    ask: Texts
    fills: Mapping[str, str]
    then: tuple[Question, ...] = ()


@attrs.frozen
class Question:
    """Something that a template wants to know.

    Attributes:
        key: the word of the template that the answer fills.
        ask: the question, by language.
        usual: the answer of somebody who says nothing.
        numbers: the least and the greatest number, for a number.
        parts: the answers to choose from, each with what it changes.
        words: returns the words of a game to choose from.
        called: returns what such words are called in a language, where they are not plain.
    """

    key: str
    ask: Texts
    usual: str
    numbers: tuple[int, int] | None = None
    parts: Mapping[str, Part] = attrs.field(factory=dict)
    words: Callable[[Ruleset], Iterable[str]] | None = None
    called: Callable[[Ruleset, str], Mapping[str, str]] | None = None

    def choices(self, ruleset: Ruleset) -> tuple[str, ...]:
        """Return the answers there are; none for a number."""
        return tuple(self.words(ruleset)) if self.words is not None else tuple(self.parts)

    def told(self, ruleset: Ruleset, language: str) -> dict[str, str]:
        """Return the answers there are, each with what it is; "" where its word is all."""
        called = self.called(ruleset, language) if self.called is not None else {}
        what = {answer: in_language(part.ask, language) for answer, part in self.parts.items()}
        return {answer: what.get(answer) or called.get(answer, "") for answer in self.choices(ruleset)}


@attrs.frozen
class Template:
    """What a new piece of a kind is written from. In its files `@word@` is filled in.

    Attributes:
        kind: the kind, as in `swcore new race`.
        doc: what it is, by language.
        data: resources by the name of the file that is written, for a piece without code; none where there is no such piece.
        code: the same for a piece with code.
        questions: what is asked.
        more: returns further words from those that were answered.
        piece: whether the files hold a piece, which a pack may bring.
    """

    kind: str
    doc: Texts
    data: Mapping[str, str] = attrs.field(factory=dict)
    code: Mapping[str, str] = attrs.field(factory=dict)
    questions: tuple[Question, ...] = ()
    more: Callable[[Ruleset, Mapping[str, str]], Mapping[str, str]] | None = None
    piece: bool = True

    def asked(self, answers: Mapping[str, str]) -> Iterator[Question]:
        """Yield the questions in order, those that an answer brings up behind it.

        Args:
            answers: the answers by question; they may come to it meanwhile. The usual ones where they are missing.
        """
        for question in self.questions:
            yield question
            part = question.parts.get(answers.get(question.key, question.usual))
            yield from part.then if part is not None else ()


@attrs.frozen
class Templates:
    """The templates of a game: `Rulebook.templates` names them.

    Attributes:
        kinds: the templates.
        beside: dotted `module:name` of further ones, such as those of its family; "" for none.
        requires: distributions that a pack for this game requires besides swcore.
    """

    kinds: tuple[Template, ...]
    beside: str = ""
    requires: tuple[str, ...] = ()


def templates_of(book: Rulebook) -> dict[str, Template]:
    """Return the templates of a game by kind; its own come before those of its family.

    Args:
        book: its rulebook.

    Raises:
        PluginError: `bad-reference` for templates that cannot be loaded.
    """
    found: dict[str, Template] = {}
    name = book.templates
    while name:
        given: Any = resolve(name, book)
        found = {**{one.kind: one for one in given.kinds}, **found}
        name = given.beside
    return found


def required_by(book: Rulebook) -> tuple[str, ...]:
    """Return what a pack for a game requires besides swcore: what its templates say, else the distribution of the game."""
    given: Any = resolve(book.templates, book) if book.templates else None
    home = book.release.rpartition(" ")[0] if book.release and not book.module else ""
    return tuple(given.requires) if given is not None and given.requires else tuple(filter(None, (home,)))
