"""A message that ends with another sentence, or with three points, has one full stop."""

from __future__ import annotations

import pytest

from swcore.errors import SwcoreError, nearest, one_stop
from swcore.wording import Catalogue
from swcore.wording.errors import in_words


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("It failed: no luck..", "It failed: no luck."),
        ("Known: a, b, ....", "Known: a, b, ..."),
        ("Known: a....", "Known: a..."),
        ("Cut off... Go on.", "Cut off... Go on."),
        ("one.. Two.", "one. Two."),
        ("../x .. a/.. is a folder", "../x .. a/.. is a folder"),
        ("1..5", "1..5"),
    ],
)
def test_a_second_full_stop_is_left_out(text: str, right: str) -> None:
    assert one_stop(text) == right
    assert SwcoreError(text).message == right
    assert Catalogue("en", {"told": {"en": "{text}"}})("told", text=text) == right


def test_a_list_that_is_cut_short_ends_in_three_points_in_both_languages() -> None:
    hint = nearest("xyzzy", [f"word {letter}" for letter in "abcdefghijklmn"])
    error = SwcoreError("There is no game 'xyzzy'.", code="unknown-game", hint=hint, name="xyzzy")
    english, russian = (in_words(error, language)[1] for language in ("en", "ru"))
    assert english == "Known: " + ", ".join(f"word {letter}" for letter in "abcdefghijkl") + ", ..."
    assert russian.startswith("Есть: word a, ")
    assert russian.endswith("word l, ...")
