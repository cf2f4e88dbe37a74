"""What is asked with a question mark at a table, and words that nobody knows: the nearest of the game."""

from __future__ import annotations

import pytest

from tests.companion.seated import facts, seated, typed
from tests.shared.rulesets import toy_rules


@pytest.mark.parametrize(
    ("game", "language", "line", "told"),
    [
        ("small-world", "en", "?mountain", "one token more"),
        ("small-world", "en", "?горы", "one token more"),
        ("small-world", "ru", "?горы", "на жетон больше"),
        ("small-world", "ru", "?упадок", "больше не захватывает"),
        ("small-world", "en", "?mine", "such as Dwarves"),
        ("warcraft", "en", "?harbour", "An entry region"),
        ("warcraft", "en", "?Horde", "A side of the war"),
        ("tiny-towns", "en", "?wood", "One of the five resources."),
        ("tiny-towns", "ru", "?дерево", "Один из пяти ресурсов."),
    ],
)
def test_a_word_of_the_game_is_told_with_its_clauses(game: str, language: str, line: str, told: str) -> None:
    answer = " ".join(typed(seated(game, 2, language), line))
    assert told in answer
    assert "-" in answer.rpartition("(")[2], "the clauses stand behind it"


def test_a_word_that_is_a_piece_too_is_told_as_both() -> None:
    answer = " ".join(typed(seated("small-world", 2), "?forest"))
    assert "SW-POWER-FOREST-1" in answer
    assert "SW-DEF-14" in answer


def test_a_description_is_still_answered_with_its_cost() -> None:
    assert typed(seated("small-world", 2), "?mountain, 2 trolls")[-1] == "= 5 tokens"


@pytest.mark.parametrize(
    ("game", "line", "told"),
    [
        ("tiny-towns", "wod", "'wod' means nothing here. Did you mean: wood?"),
        ("tiny-towns", "hsitory", "'hsitory' means nothing here. Did you mean: history [PLAYER|all]?"),
        ("small-world", "end 1o", "1o cannot be read as a number: only digits 0 to 9, from 0 to 9999."),
    ],
)
def test_what_is_meant_most_likely_is_named(game: str, line: str, told: str) -> None:
    assert typed(seated(game, 2), line) == [told]


def test_a_row_with_too_few_words_is_told_while_a_town_is_typed() -> None:
    table = seated("tiny-towns", 2)
    assert typed(table, "town ann", "cottage cottage orchard") == [
        "A row of the town has 4 words, - for an empty square; here are 3."
    ]
    assert facts(table)["typing"]["lines"] == []


def test_a_game_without_words_of_its_own_has_none_to_tell() -> None:
    assert typed(seated(toy_rules(), 2), "?mountain")[0].startswith("'mountain' means nothing here.")


@pytest.mark.parametrize(
    ("language", "line", "name"),
    [
        ("en", "what is a naga?", "Naga"),
        ("en", "What are Naga", "Naga"),
        ("en", "?what is a naga", "Naga"),
        ("en", "what does Mining do?", "Mining"),
        ("ru", "что такое Наги?", "Наги"),
        ("ru", "Кто такие наги?", "Наги"),
    ],
)
def test_a_question_in_words_is_answered(language: str, line: str, name: str) -> None:
    table = seated("warcraft", 2, language)
    told = typed(table, line)
    assert told[0].startswith(name)
    assert told == typed(table, f"?{name}")


@pytest.mark.parametrize(
    ("game", "language", "line", "told"),
    [
        ("small-world", "en", "help cost", "  symbols  mine, magic, cavern"),
        ("warcraft", "en", "help cost", "  symbols  harbour, magic, cavern, artifact"),
        ("warcraft", "en", "help cost", "  natives  murlocs"),
        ("small-world", "ru", "помощь цена", "  местность  поля, лес, холмы, болото, горы, море, озеро"),
    ],
)
def test_the_help_of_a_description_lists_its_words(game: str, language: str, line: str, told: str) -> None:
    assert told in typed(seated(game, 2, language), line)


@pytest.mark.parametrize(("game", "language", "word"), [("small-world", "en", "native"), ("warcraft", "ru", "туземцы")])
def test_the_only_natives_are_known_by_what_they_are(game: str, language: str, word: str) -> None:
    hill = "cost hill" if language == "en" else "цена холм"
    assert typed(seated(game, 2, language), f"{hill}, {word}")[-1] in ("= 3 tokens", "= 3 жетона")


@pytest.mark.parametrize(
    ("line", "odd"), [("cost 🐉", "🐉"), ("cost ???", "???"), ("cost mountain 🐉", "🐉"), ("mountain, !!!", "!!!")]
)
def test_a_sign_that_means_nothing_is_told(line: str, odd: str) -> None:
    assert typed(seated("small-world", 2), line)[0].startswith(f"{odd!r} means nothing here")


@pytest.mark.parametrize("line", ["cost hill + 2 trolls", "cost hill - 2 trolls", "cost hill, 2 trolls ?"])
def test_a_sign_between_words_may_stand(line: str) -> None:
    assert typed(seated("small-world", 2), line)[-1] == "= 4 tokens"


def test_help_with_what_is_cut_short_a_piece_or_nothing() -> None:
    table = seated("small-world", 2)
    assert typed(table, "help hist") == typed(table, "help history")
    assert typed(table, "help trolls") == typed(table, "?trolls")
    assert typed(table, "help zzz") == ["'zzz' means nothing here."]
