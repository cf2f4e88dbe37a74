"""Every text of Tiny Towns at the terminal stands in both languages, and nothing is written for nobody."""

from __future__ import annotations

import re

import pytest
from swcore_tiny_towns.wording.answer_words import TOLD
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.score_words import WORDS as SCORES
from swcore_tiny_towns.wording.tally import WORDS as COUNTS
from swcore_tiny_towns.wording.words import WORDS

from swcore.wording.catalogue import LANGUAGES, Table
from tests.shared.rulesets import rules

RULES = rules("tiny-towns")
FIELD = re.compile(r"\{(\w+)")


@pytest.mark.parametrize("table", [WORDS, TOLD, SCORES, COUNTS], ids=["words", "told", "scores", "counts"])
def test_every_text_is_there_in_both_languages_with_the_same_values(table: Table) -> None:
    for key, texts in table.items():
        assert set(texts) == set(LANGUAGES), key
        english, russian = (texts[language] for language in ("en", "ru"))
        if isinstance(english, tuple):
            assert (len(english), len(russian)) == (2, 3), key
        else:
            assert set(FIELD.findall(english)) == set(FIELD.findall(str(russian))), key


@pytest.mark.parametrize(
    ("number", "english", "russian"),
    [(1, "1 point", "1 очко"), (-3, "−3 points", "−3 очка"), (11, "11 points", "11 очков"), (0, "0 points", "0 очков")],
)
def test_points_are_counted_in_the_right_form(number: int, english: str, russian: str) -> None:
    assert Lexicon("en", RULES).count("point", number) == english
    assert Lexicon("ru", RULES).count("point", number) == russian
