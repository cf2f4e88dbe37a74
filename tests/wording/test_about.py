"""Whatever a scene or a menu speaks of can be asked about: it has a name, a text and the clauses behind it, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from scripts.golden_scenes import POSITIONS
from scripts.golden_scenes import positions as golden_positions
from swcore import Game
from swcore.text.clauses import load_clauses
from swcore.wording.menus import About
from tests.shared.rulesets import GAMES
from tests.shared.showing import LANGUAGES, positions, rules_of

NAMES = (*GAMES, "stones")
NO_CLAUSE = ("edition", "clause")  # an edition is its options, and each of them has its own; a clause is one


def told(game: Game, id: str, language: str) -> About:
    found = game.about(id, language)
    assert found.name, f"{id} has no name in {language}"
    assert found.text, f"{id} has no text in {language}"
    return found


def asked(value: Any) -> Iterator[str]:
    """Yield what `about` is asked for, wherever it stands in data."""
    if isinstance(value, dict):
        if isinstance(value.get("about"), str):
            yield value["about"]
        for one in value.values():
            yield from asked(one)
    elif isinstance(value, list):
        for one in value:
            yield from asked(one)


@pytest.mark.parametrize("name", NAMES)
def test_every_id_has_a_name_a_text_and_clauses_in_both_languages(name: str) -> None:
    game = next(positions(name, 1))
    clauses = load_clauses(rules_of(name).book)
    for id in game.face("en").known():
        if id.startswith("clause:"):
            continue
        told(game, id, "en")
        found = told(game, id, "ru")
        assert any("а" <= letter <= "я" for letter in found.text.casefold()), f"{id} is told in English"
        assert found.clauses or not clauses or found.kind in NO_CLAUSE, f"{id} has no clauses"


@pytest.mark.parametrize("name", NAMES)
def test_the_clauses_of_words_are_there_and_of_words_that_can_be_asked_about(name: str) -> None:
    book, known = rules_of(name).book, next(positions(name, 1)).face("en").known()
    assert set(book.clauses_by_word) <= set(known)
    assert {id for ids in book.clauses_by_word.values() for id in ids} <= set(load_clauses(book))


def holds(game: Game, seat: int) -> None:
    """See that every element of the scene, and what the menu speaks of, can be asked about."""
    scene, known = game.scene(seat, "en"), set(game.face("en").known())
    for one in scene.elements:
        assert one.about or one.kind == "note", f"{one.id} cannot be asked about"
    ids = {*asked(scene.as_json()), *asked(game.menu(seat, "en").as_json())}
    assert ids <= known, ids - known


@pytest.mark.parametrize("golden", POSITIONS, ids=lambda golden: golden.game)
def test_all_of_the_golden_scenes_can_be_asked_about(golden: Any) -> None:
    for _, game in golden_positions(golden):
        holds(game, game.pending[0])


@pytest.mark.parametrize("name", NAMES)
def test_all_of_random_scenes_can_be_asked_about(name: str) -> None:
    for game in positions(name, 6, seed=3):
        holds(game, (game.pending or (0,))[0])


@pytest.mark.clause("SW-CONQ-4", "SW-CONQ-15", "WC-MAP-4")
@pytest.mark.parametrize("name", ["small-world", "warcraft"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mountain_is_told_to_take_one_token_more(name: str, language: str) -> None:
    found = next(positions(name, 1)).about("terrain:mountain", language)
    assert {"en": "one token more", "ru": "на жетон больше"}[language] in found.text
