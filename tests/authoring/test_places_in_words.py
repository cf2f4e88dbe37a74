"""Where in a piece file something is wrong is said in words, in both languages."""

from __future__ import annotations

import pytest

from swcore.authoring.places import Path, in_words


@pytest.mark.parametrize(
    ("path", "en", "ru"),
    [
        ((), "", ""),
        (("tokens",), "tokens", "tokens"),
        (("name", "en"), "name.en", "name.en"),
        (("rules", 0), "the first rule", "первое правило"),
        (("rules", 1, "where", "terrain"), "the second rule, where.terrain", "второе правило, where.terrain"),
        (("pieces", 2, "rules", 2), "the third piece, the third rule", "третья фигура, третье правило"),
        (("rules", 9, "then", 3), "the tenth rule, the fourth effect", "десятое правило, четвёртое действие"),
        (("rules", 10), "rule 11", "правило № 11"),
        (
            ("rules", 0, "then", 0, "choices", 1, "if", "any", 2, "own"),
            "the first rule, the first effect, the second choice, if.any, the third value, own",
            "первое правило, первое действие, второй вариант, if.any, третье значение, own",
        ),
    ],
)
def test_a_path_is_told_as_people_count(path: Path, en: str, ru: str) -> None:
    assert in_words(path, "en") == en
    assert in_words(path, "ru") == ru


@pytest.mark.parametrize(
    ("place", "ru"),
    list(enumerate(("первый", "второй", "третий", "четвёртый", "пятый", "шестой", "седьмой", "восьмой", "девятый", "десятый"))),
)
def test_ordinals_of_a_masculine_word_have_their_own_endings(place: int, ru: str) -> None:
    assert in_words(("choices", place), "ru") == f"{ru} вариант"
