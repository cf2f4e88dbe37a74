"""Every text of Tiny Towns at the terminal stands in both languages, and nothing is written for nobody."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest
import swcore_tiny_towns
from swcore_tiny_towns.wording.answer_words import TOLD, WHY
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.score_words import WORDS as SCORES
from swcore_tiny_towns.wording.tally import WORDS as COUNTS
from swcore_tiny_towns.wording.words import WORDS

from swcore import load_plugins
from swcore.wording.catalogue import LANGUAGES, Table

FOLDER = Path(swcore_tiny_towns.__file__).parent
RULES = load_plugins("tiny-towns")
FIELD = re.compile(r"\{(\w+)")


@pytest.mark.parametrize("table", [WORDS, TOLD, COUNTS], ids=["words", "told", "counts"])
def test_every_text_is_there_in_both_languages_with_the_same_values(table: Table) -> None:
    for key, texts in table.items():
        assert set(texts) == set(LANGUAGES), key
        english, russian = (texts[language] for language in ("en", "ru"))
        if isinstance(english, tuple):
            assert (len(english), len(russian)) == (2, 3), key
        else:
            assert set(FIELD.findall(english)) == set(FIELD.findall(str(russian))), key


def constants(paths: Iterable[Path], function: str, place: int) -> set[str]:
    """Return the texts that a function is called with at a place in some modules."""
    found = set()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function:
                given = node.args[place]
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    found.add(given.value)
    return found


def test_every_code_of_a_violation_has_a_russian_text() -> None:
    codes = constants(FOLDER.rglob("*.py"), "Violation", 0)
    assert {"step", "veto", "occupied", "no-match", "target"} <= codes
    codes |= {"banks", "not-offered", "ready", "wrong-seat", "over"}  # a gate, and what the kernel says
    assert [code for code in sorted(codes) if f"why.{code}" not in WHY] == []


def test_every_reason_of_a_score_has_a_russian_text() -> None:
    reasons = constants((FOLDER / "cards").rglob("*.py"), "Modifier", 1)
    assert len(reasons) > 20
    assert [reason for reason in sorted(reasons) if "ru" not in SCORES.get(f"reason.{reason}", {})] == []


@pytest.mark.parametrize(
    ("number", "english", "russian"),
    [(1, "1 point", "1 очко"), (-3, "-3 points", "-3 очка"), (11, "11 points", "11 очков"), (0, "0 points", "0 очков")],
)
def test_points_are_counted_in_the_right_form(number: int, english: str, russian: str) -> None:
    assert Lexicon("en", RULES).count("point", number) == english
    assert Lexicon("ru", RULES).count("point", number) == russian
