"""Clauses in Russian: all that a game cites in refusals, costs, scores and descriptions, each one of the English rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from swcore import Game
from swcore.text.clauses import Clause, load_clauses, named
from tests.shared.rulesets import GAMES, rules, toy_rules
from tests.shared.showing import positions

NUMBER = re.compile(r"\d+")
LATIN = re.compile(r"[A-Za-z]{3,}")
WORDS = re.compile(r"`[^`]*`|\b[A-Z]+(?:-[A-Z_]+)*-\d+|\b(?:town_hall|solo|self|absent|removed)\b")  # ids, and what is typed


def translated(game: str) -> dict[str, Clause]:
    english = load_clauses(rules(game).book)
    return {id: one for id, one in load_clauses(rules(game).book, "ru").items() if one != english[id]}


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_in_russian_is_russian_and_cites_clauses_that_there_are(game: str) -> None:
    known, english = load_clauses(rules(game).book, "ru"), load_clauses(rules(game).book)
    assert list(known) == list(english), "nothing is lost, and the order is that of the rules"
    found = translated(game)
    assert len(found) > 100
    for clause in found.values():
        assert not LATIN.findall(WORDS.sub("", clause.text)), clause
        assert not LATIN.findall(" ".join(clause.section).replace("Warcraft", "")), clause
        assert set(named(clause.text)) <= set(named(english[clause.id].text)) | set(english), clause
        assert set(NUMBER.findall(WORDS.sub("", clause.text))) <= set(NUMBER.findall(english[clause.id].text)), clause


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_cites_by_code_or_word_is_there_in_russian(game: str) -> None:
    book = rules(game).book
    cited = {id for ids in (*book.clauses_by_code.values(), *book.clauses_by_word.values()) for id in ids}
    english = load_clauses(book)
    assert {id for id in cited if id in english and not id.startswith("ED-")} <= set(translated(game))


def cited(value: Any) -> Iterator[str]:
    """Yield the clauses that data cite."""
    if isinstance(value, dict):
        yield from value.get("clauses", ())
        for one in value.values():
            yield from cited(one)
    elif isinstance(value, list):
        for one in value:
            yield from cited(one)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_cited_in_play_is_there_in_russian(game: str) -> None:
    """Refusals and costs of actions in random positions; a piece of a rare combo may cite a clause of its own besides."""
    known, english = translated(game), load_clauses(rules(game).book)
    for one in positions(game, 6, seed=5):
        seat = (one.pending or (0,))[0]
        tried = [action.text for action in one.legal_actions(seat)[:6]]
        ids = {id for text in (*tried, "conquer zz", "pick zz", "place a1") for id in cited(one.why(text, seat, "ru").as_json())}
        missing = {id for id in ids if id in english and not id.startswith(("ED-", "INT-", "WC-INT-", "TT-INT-"))} - set(known)
        assert not missing


def test_a_clause_can_be_asked_about_in_russian() -> None:
    """SW-CONQ-1: 2 tokens."""
    found = Game.new("small-world", 2).about("clause:SW-CONQ-1", "ru")
    assert found.text.startswith("Чтобы захватить область, нужно 2 жетона")
    assert found.facts == (("Раздел", "Игра · Захват"),)
    assert Game.new("small-world", 2).about("clause:SW-EX-1", "ru").text.startswith("Skeletons"), (
        "English where there is no other"
    )


def test_a_game_without_rules_or_without_a_translation_has_none_in_russian() -> None:
    assert load_clauses(toy_rules().book, "ru") == {}
    assert load_clauses(rules("small-world").book, "xx") == load_clauses(rules("small-world").book)
