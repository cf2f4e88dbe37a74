"""Counted words, languages and the catalogues."""

from __future__ import annotations

import string

import pytest
from swcore_base_game.words import WORDS as SMALL_WORLD

from swcore.cli.texts import TEXTS
from swcore.conquest.wording.words import WORDS
from swcore.wording.catalogue import Catalogue, Table, in_language, plural, system_language

COIN_RU, COIN_EN = ("монета", "монеты", "монет"), ("coin", "coins")


@pytest.mark.parametrize(
    ("number", "word"),
    [
        *((n, "монета") for n in (1, 21, 101, -1)),
        *((n, "монеты") for n in (2, 3, 4, 22, 34, 102)),
        *((n, "монет") for n in (0, 5, 10, 11, 12, 14, 19, 20, 25, 100, 111, 112)),
    ],
)
def test_russian_counts_in_three_forms(number: int, word: str) -> None:
    assert plural("ru", number, COIN_RU) == word


@pytest.mark.parametrize(("number", "word"), [(0, "coins"), (1, "coin"), (2, "coins"), (11, "coins"), (21, "coins")])
def test_english_counts_in_two_forms(number: int, word: str) -> None:
    assert plural("en", number, COIN_EN) == word


def test_a_catalogue_counts_in_its_language() -> None:
    table: Table = {"coin": {"en": COIN_EN, "ru": COIN_RU}}
    assert Catalogue("en", table).count("coin", 1) == "1 coin"
    assert Catalogue("ru", table).count("coin", 23) == "23 монеты"


def test_a_later_table_wins_and_an_unknown_key_comes_back() -> None:
    texts = Catalogue("en", {"a": {"en": "one"}}, {"a": {"en": "two"}})
    assert (texts("a"), texts("b")) == ("two", "b")


def test_a_name_falls_back_to_english_and_then_to_any_language() -> None:
    assert in_language({"en": "Elves", "ru": "Эльфы"}, "ru") == "Эльфы"
    assert in_language({"en": "Gnolls"}, "ru") == "Gnolls"
    assert in_language({"fr": "Elfes"}, "ru") == "Elfes"


@pytest.mark.parametrize(
    ("given", "language"),
    [({"LANG": "ru_RU.UTF-8"}, "ru"), ({"LANG": "fr_FR"}, "en"), ({"LC_ALL": "C", "LANG": "ru_RU"}, "en"), ({}, "en")],
)
def test_the_environment_says_the_language(monkeypatch: pytest.MonkeyPatch, given: dict[str, str], language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def _entries() -> list[tuple[str, dict[str, object]]]:
    return [(key, dict(texts)) for table in (TEXTS, WORDS, SMALL_WORLD) for key, texts in table.items()]


def test_every_text_stands_in_russian_and_in_english_where_english_is_not_the_engines_own() -> None:
    own = ("reason.", "why.", "refused.")  # English says these in the words of the rules themselves
    for key, texts in _entries():
        assert "ru" in texts, key
        assert "en" in texts or key.startswith(own), key


def test_counted_words_have_all_their_forms_and_texts_the_same_blanks() -> None:
    for key, texts in _entries():
        english, russian = texts.get("en"), texts["ru"]
        if isinstance(english, tuple):
            assert isinstance(russian, tuple), key
            assert (len(english), len(russian)) == (2, 3), key
        elif english is not None:
            assert _blanks(english) == _blanks(russian), key


def _blanks(text: object) -> set[str]:
    assert isinstance(text, str)
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}
