"""Asking a person about a new piece: a few questions, each with an answer for who says nothing; nothing is written meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from swcore.cli.terminal import Terminal
from swcore.errors import nearest
from swcore.text.figures import is_count
from swcore.wording.catalogue import Catalogue, in_language
from swcore.wording.errors import near

if TYPE_CHECKING:
    from swcore.authoring.new import Question, Template
    from swcore.engine.ruleset import Ruleset


class Interview:
    """Asks the questions of a template.

    Args:
        terminal: where.
        texts: in the language of the person.
    """

    def __init__(self, terminal: Terminal, texts: Catalogue) -> None:
        self.terminal, self.texts = terminal, texts

    def ask(self, template: Template, ruleset: Ruleset | None, known: dict[str, str]) -> tuple[str, str, dict[str, str]]:
        """Return the name, the Russian name, and the answers by question.

        Args:
            template: whose questions.
            ruleset: the game that brings it.
            known: answers that were given already, and are not asked for.

        Raises:
            EOFError: the input has ended.
        """
        kind = in_language(template.doc, self.texts.language)
        self.terminal.say(self.texts("new.interview", kind=kind))
        name = self._name("new.name")
        name_ru = self.terminal.ask(f"{self.texts('new.name-ru')} [{name}] ") or name
        answers = dict(known)
        for question in template.asked(answers) if ruleset is not None else ():
            if question.key not in answers:
                answers[question.key] = self._answer(question, ruleset)
        return name, name_ru, answers

    def kind(self, kinds: Mapping[str, Mapping[str, str]]) -> str:
        """Return which of some kinds is to be written: its number, its word or the beginning of it is typed.

        Args:
            kinds: what each kind is, by language; the usual one first.

        Raises:
            EOFError: the input has ended.
        """
        self.terminal.say(self.texts("new.kind"))
        told = {kind: in_language(doc, self.texts.language) for kind, doc in kinds.items()}
        self._list(told)
        usual = next(iter(told))
        while True:
            said = self.terminal.ask(f"[{usual}] ").casefold() or usual
            found = _meant(said, told)
            if found:
                return found
            hint = near(nearest(said, told), self.texts.language)
            self.terminal.say(" ".join(filter(None, (self.texts("new.wrong"), hint))))

    def _list(self, told: Mapping[str, str]) -> None:
        """Write what there is to choose from, each with what it is where its word does not say that."""
        for number, (word, what) in enumerate(told.items(), start=1):
            self.terminal.item(f"  {number} ", word if what in ("", word) else f"{word} - {what}")

    def _name(self, key: str) -> str:
        while not (name := self.terminal.ask(f"{self.texts(key)} ")):
            self.terminal.say(self.texts("new.no-name"))
        return name

    def _answer(self, question: Question, ruleset: Ruleset | None) -> str:
        """Ask until the answer is one that there is; a slip of the pen is answered with what is near."""
        language = self.texts.language
        told = question.told(ruleset, language) if ruleset is not None else {}
        usual = question.usual if not told or question.usual in told else next(iter(told))
        self.terminal.say(in_language(question.ask, language))
        self._list(told)
        while True:
            said = self.terminal.ask(f"[{usual}] ").casefold() or usual
            found = _meant(said, told)
            if found:
                return found
            wrong = fault(question, said, ruleset)
            if wrong is None:
                return said
            least, most = question.numbers or (0, 0)
            right = self.texts("new.range", least=least, most=most) if question.numbers else near(wrong, language)
            self.terminal.say(" ".join(filter(None, (self.texts("new.wrong"), right))))


def _meant(said: str, told: Mapping[str, str]) -> str:
    """Return the word that somebody means: by its number, by itself or its beginning, or by how that of what it is begins."""
    words = list(told)
    if is_count(said) and 1 <= int(said[:3]) <= len(words):
        return words[int(said[:3]) - 1]
    if said in told:
        return said
    begun = [word for word in words if word.startswith(said)] or [
        word for word, what in told.items() if what.casefold().startswith(said)
    ]
    return begun[0] if len(begun) == 1 else ""


def fault(question: Question, said: str, ruleset: Ruleset | None) -> str | None:
    """Return what would be right instead of an answer, "" where that is all; None for an answer that there is.

    Args:
        question: the question.
        said: the answer.
        ruleset: the game.
    """
    if question.numbers is not None:
        least, most = question.numbers
        fits = is_count(said) and least <= int(said[:9]) <= most
        return None if fits else f"Give a whole number from {least} to {most}."
    choices = question.choices(ruleset) if ruleset is not None else ()
    return None if said in choices else nearest(said, choices)
