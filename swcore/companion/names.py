"""Finding what words mean: names in any language, cut short, in another case or number, and words that are like them."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from difflib import get_close_matches

import attrs

LEAST = 3  # letters that a name and a word must begin with alike
ENDING = 3  # letters by which they may differ behind that
NEAR, LIKE = 3, 0.6
MOST_APART = 4  # of both endings together
STRAY = 10  # how much worse a letter fits that the name does not have, than one of its own that was left out
CUT_SHORT = 5  # how much worse the beginning of a name fits than one of its forms
PART = 100  # how much worse one word of a name fits than all of them
Meaning = tuple[str, str]
_WORDS = re.compile(r"[^\W_]+")


def plain(text: str) -> str:
    """Return a text as it is looked up: small letters, single spaces, no signs."""
    text = text.casefold().replace("ё", "е").replace("'", "").replace("’", "")
    return " ".join(_WORDS.findall(text))


@attrs.frozen
class Found:
    """What words mean.

    Attributes:
        meanings: what they may mean, each as (group, id); several when that is not clear.
        length: how many words it was.
        rank: how well they fit, 0 for a name as it stands.
    """

    meanings: tuple[Meaning, ...]
    length: int
    rank: int


class Names:
    """Names and what they mean, each in a group such as `race`."""

    def __init__(self) -> None:
        self._names: dict[Meaning, list[tuple[str, ...]]] = {}
        self._shown: dict[Meaning, list[str]] = {}

    def add(self, group: str, id: str, *names: str) -> None:
        """Let names mean something; those that are empty are left out."""
        for name in names:
            words = tuple(plain(name).split())
            if words and words not in self._names.setdefault((group, id), []):
                self._names[group, id].append(words)
                self._shown.setdefault((group, id), []).append(name)

    def read(self, words: Sequence[str], groups: Collection[str] = ()) -> Found | None:
        """Return what the first words of several mean, as many of them as possible, or None.

        Args:
            words: the words, as `plain` makes them.
            groups: the groups that are looked in, all when empty.
        """
        for length in range(min(len(words), self._longest()), 0, -1):
            found = self._best(tuple(words[:length]), groups)
            if found is not None:
                return found
        return None

    def one(self, text: str, groups: Collection[str] = ()) -> tuple[Meaning, ...]:
        """Return what a whole text may mean; nothing when some of it means nothing."""
        words = plain(text).split()
        found = self.read(words, groups)
        return found.meanings if found is not None and found.length == len(words) else ()

    def near(self, word: str, groups: Collection[str] = (), fits: Callable[[str], bool] = bool) -> list[str]:
        """Return names that are like a word, the nearest first.

        Args:
            word: the word.
            groups: the groups that are looked in, all when empty.
            fits: whether a name may be shown, such as one in the language of the reader.
        """
        known = {
            plain(name): name
            for meaning, names in self._shown.items()
            if not groups or meaning[0] in groups
            for name in names
            if fits(name)
        }
        return [known[one] for one in get_close_matches(plain(word), known, n=NEAR, cutoff=LIKE)]

    def _longest(self) -> int:
        return max((len(words) for names in self._names.values() for words in names), default=0)

    def _best(self, words: tuple[str, ...], groups: Collection[str]) -> Found | None:
        ranked: dict[Meaning, int] = {}
        for meaning, names in self._names.items():
            if groups and meaning[0] not in groups:
                continue
            ranks = [rank for name in names if (rank := _fits(words, name)) >= 0]
            if ranks:
                ranked[meaning] = min(ranks)
        if not ranked:
            return None
        best = min(ranked.values())
        return Found(tuple(sorted(one for one, rank in ranked.items() if rank == best)), len(words), best)


def _fits(words: tuple[str, ...], name: tuple[str, ...]) -> int:
    """Return how well words fit a name, 0 for the name itself; -1 when they do not."""
    if len(words) == len(name):
        ranks = [_alike(word, one) for word, one in zip(words, name, strict=True)]
        return -1 if -1 in ranks else sum(ranks)
    if len(words) > 1 or len(words[0]) < LEAST:
        return -1
    ranks = [rank for one in name if (rank := _alike(words[0], one)) >= 0]
    return PART + min(ranks) if ranks else -1


def _alike(word: str, name: str) -> int:
    """Return how far a word is from a name: another form of it, or its beginning; -1 when it is neither."""
    word, name = _singular(word), _singular(name)
    if word == name:
        return 0
    common = 0
    for one, other in zip(word, name, strict=False):
        if one != other:
            break
        common += 1
    if common < LEAST:
        return -1
    rests = len(word) - common, len(name) - common
    if max(rests) <= ENDING and sum(rests) <= MOST_APART and 2 * common >= len(name):
        return STRAY * rests[0] + rests[1]
    return CUT_SHORT + rests[1] if not rests[0] else -1


def _singular(word: str) -> str:
    return re.sub(r"(?<=[lr])ves$", "f", word)
