"""Short names: what somebody may write for a card or a resource."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore import SwcoreError, nearest
from swcore_tiny_towns.position.pieces import Card
from swcore_tiny_towns.position.squares import RESOURCES
from swcore_tiny_towns.wording.score_words import WORDS

if TYPE_CHECKING:
    from swcore import Ruleset

ARTICLE = "the_"
SHOWN = 8


def plain(word: str) -> str:
    """Return a name as it is looked up: small letters, one word, no apostrophes."""
    word = word.casefold().replace("ё", "е").replace("-", "_").replace(" ", "_")
    return word.replace("'", "").replace("’", "")


class Names:
    """The names of a ruleset's cards, in all their languages, and of the resources.

    Args:
        ruleset: the rules.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self._words: dict[str, str] = ruleset.compiled.words
        self._cards: dict[str, set[str]] = {}
        self._resources: dict[str, set[str]] = {}
        for id, card in ruleset.pieces.items():
            if isinstance(card, Card):
                bare = plain(id.partition(".")[2])
                for name in {bare, bare.removeprefix(ARTICLE), *map(plain, card.name.values())}:
                    self._cards.setdefault(name, set()).add(id)
        for resource in RESOURCES:
            for name in map(str, (resource, *WORDS[f"resource.{resource}"].values())):
                self._resources.setdefault(plain(name), set()).add(resource)
        self._all = {**self._cards, **self._resources}  # no card is called like a resource

    def square(self, word: str) -> str:
        """Return the card or the resource that a word means: an id, a whole name, or a beginning that fits nothing else.

        Raises:
            SwcoreError: `unknown-name` or `ambiguous-name`.
        """
        return word if word in self._words else self._find(word, self._all, "card or resource")

    def resource(self, word: str) -> str:
        """Return the resource that a word means.

        Raises:
            SwcoreError: `unknown-name` or `ambiguous-name`.
        """
        return self._find(word, self._resources, "resource")

    def _find(self, word: str, names: dict[str, set[str]], what: str) -> str:
        wanted = plain(word)
        found = names.get(wanted, set())
        if not found and wanted:
            found = {one for name, meant in names.items() if name.startswith(wanted) for one in meant}
        if len(found) == 1:
            return next(iter(found))
        if not found:
            told, near = f"there is no {what} {word[:40]!r}", nearest(wanted[:40], names)
            raise SwcoreError(told, code="unknown-name", hint=near, **{"resource" if what == "resource" else "word": word[:40]})
        meant = sorted(self._words.get(one, one) for one in found)
        shown = ", ".join(meant[:SHOWN]) + (", ..." if len(meant) > SHOWN else "")
        told, hint = f"{word[:40]!r} may mean several", f"Write one of these: {shown}."
        raise SwcoreError(told, code="ambiguous-name", hint=hint, word=word[:40], names=shown)
