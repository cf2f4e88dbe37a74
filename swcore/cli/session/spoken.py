"""Actions in the language of the player, both ways: a pick is told with the name of the race (`взять ...`), and may be typed so.

The text of an action is the same in every language; what is told here is only for people. The words for kinds of actions are
those of the game's renderer (`verbs`), pieces bring their names, and other words are the renderer's (`called`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from swcore.wording.catalogue import FALLBACK

if TYPE_CHECKING:
    from swcore.cli.contract import Renderer
    from swcore.engine.actions import Action
    from swcore.engine.ruleset import Ruleset

FIELD = re.compile(r"\w+")
SHORT = 2  # letters that a word may be cut to


class Spoken:
    """Says and reads actions.

    Args:
        ruleset: the rules with their pieces.
        renderer: the game's renderer.
        language: the language; in English actions are told as they are.
    """

    def __init__(self, ruleset: Ruleset, renderer: Renderer, language: str) -> None:
        self.plainly = language == FALLBACK
        self.verbs: Mapping[str, str] = {} if self.plainly else getattr(renderer, "verbs", {})
        named = {piece.id: "-".join(piece.name[language].split()) for piece in ruleset.pieces.values() if language in piece.name}
        taken = [_plain(name) for name in named.values()]
        self.names = {} if self.plainly else {id: name for id, name in named.items() if taken.count(_plain(name)) == 1}
        self.fields: Mapping[str, str] = {} if self.plainly else getattr(renderer, "fields", {})
        self.called: Mapping[str, str] = {} if self.plainly else getattr(renderer, "called", {})

    def say(self, text: object) -> str:
        """Return the text of an action, or of several that differ in a number, in the language."""
        kind, *args = str(text).split() or [""]
        return " ".join([self.verbs.get(kind) or self.word(kind), *map(self.word, args)])

    def usage(self, text: str) -> str:
        """Return how a kind of action is written, such as `place RESOURCE SQUARE`, in the language."""
        kind, *fields = text.split()
        told = [FIELD.sub(lambda found: self.fields.get(found[0]) or self.word(found[0]), field) for field in fields]
        return " ".join([self.verbs.get(kind, kind), *told])

    def word(self, word: str) -> str:
        """Return one argument in the language."""
        return self.names.get(word) or self.called.get(word, word)

    def read(self, line: str, legal: Sequence[Action]) -> str:
        """Return a line with the words of actions in place of those of the language; what is not known stays as it is.

        Args:
            line: what was typed.
            legal: the legal actions: a word that is cut short means one of theirs.
        """
        words = line.split()
        if self.plainly or not words:
            return line
        kinds = {action.kind for action in legal}
        kind = _meant(words[0], {verb: kind for kind, verb in self.verbs.items()}, kinds)
        args = {arg for action in legal for arg in action.args}
        known = {self.word(arg): arg for arg in (*args, *self.names, *self.called)}
        rest = words[1:] if kind else words
        return " ".join([*([kind] if kind else []), *(_meant(word, known, args) or word for word in rest)])


def _meant(word: str, known: Mapping[str, str], legal: set[str]) -> str:
    """Return what a word stands for: the whole word anything, its beginning the one legal thing that it may mean; else ""."""
    typed = _plain(word)
    whole = [meant for name, meant in known.items() if _plain(name) == typed]
    if whole or len(typed) < SHORT:
        return whole[0] if whole else ""
    begun = [meant for name, meant in known.items() if meant in legal and name != meant and _plain(name).startswith(typed)]
    return begun[0] if len(begun) == 1 else ""


def _plain(word: str) -> str:
    return word.casefold().replace("ё", "е")
