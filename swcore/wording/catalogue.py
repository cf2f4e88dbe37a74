"""Texts in several languages: catalogues, counted words, and names with a fallback.

A catalogue is a table of `{key: {language: text}}`, so that a missing translation is seen at a glance. A counted word is a tuple
of forms instead of a text: two in English (1, more), three in Russian (1, 2, 5).
"""

from __future__ import annotations

import os
from collections.abc import Mapping

from swcore.errors import one_stop

Words = str | tuple[str, ...]
Table = Mapping[str, Mapping[str, Words]]
LANGUAGES = ("en", "ru")
FALLBACK = "en"
MINUS = "−"  # not a hyphen; where an encoding lacks it, a hyphen is written


def plural(language: str, count: int, forms: tuple[str, ...]) -> str:
    """Return the form of a word that goes with a number.

    Args:
        language: `ru` has three forms (1 монета, 2 монеты, 5 монет), every other language two (1 coin, 2 coins).
        count: the number; its sign does not matter.
        forms: the forms in this order; the last one serves where fewer are given.
    """
    count = abs(count)
    if language == "ru":
        last, teens = count % 10, 10 < count % 100 < 20
        form = 2 if teens or not 1 <= last <= 4 else min(last, 2) - 1
    else:
        form = 0 if count == 1 else 1
    return forms[min(form, len(forms) - 1)]


def figure(value: float, form: str = "", language: str = FALLBACK) -> str:
    """Return a number as people read it: a negative one has a minus, not a hyphen, and in Russian a comma stands for the point.

    Args:
        value: the number.
        form: how it is written, as for `format`: `+d` with its sign.
        language: of the text that it stands in.
    """
    text = format(value, form).replace("-", MINUS)
    return text.replace(".", ",") if language == "ru" else text


def in_language(texts: Mapping[str, str], language: str) -> str:
    """Return a text in a language, else in English, else in any language it has, else ""."""
    return texts.get(language) or texts.get(FALLBACK) or next(iter(texts.values()), "")


def system_language() -> str:
    """Return the language that the environment asks for, or English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(name, "")
        if asked:
            word = asked.partition("_")[0].partition(".")[0].lower()
            return word if word in LANGUAGES else FALLBACK
    return FALLBACK


class Catalogue:
    """Texts of one language from several tables.

    Args:
        language: the language.
        *tables: the tables; a later one wins.
    """

    def __init__(self, language: str, *tables: Table) -> None:
        self.language = language
        self._table: dict[str, Mapping[str, Words]] = {}
        for table in tables:
            self._table.update(table)

    def __contains__(self, key: str) -> bool:
        return key in self._table

    def __call__(self, key: str, **values: object) -> str:
        """Return a text with its values filled in; an unknown key comes back as it is."""
        found = self._find(key)
        text = found if isinstance(found, str) else found[0]
        return one_stop(text.format(**values)) if values else text

    def into(self, language: str) -> Catalogue:
        """Return the same texts in a language."""
        return self if language == self.language else Catalogue(language, self._table)

    def count(self, key: str, number: int) -> str:
        """Return a number with its counted word, such as `3 coins`."""
        found = self._find(key)
        forms = (found,) if isinstance(found, str) else found
        return f"{figure(number)} {plural(self.language, number, forms)}"

    def figure(self, value: float, form: str = "") -> str:
        """Return a number as people of this language read it, see `figure`."""
        return figure(value, form, self.language)

    def texts(self, key: str) -> Mapping[str, Words]:
        """Return a text in all the languages that it is there in; empty for an unknown key."""
        return self._table.get(key, {})

    def entries(self) -> Table:
        """Return all texts by key and language."""
        return dict(self._table)

    def name(self, texts: Mapping[str, str]) -> str:
        """Return a text that a piece brings, such as its name."""
        return in_language(texts, self.language)

    def _find(self, key: str) -> Words:
        texts = self.texts(key)
        return texts.get(self.language) or texts.get(FALLBACK) or key
