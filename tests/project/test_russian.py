"""C8: what the games say in Russian, read aloud; the right values stand in the faults found by use."""

from __future__ import annotations

import re

import pytest

from swcore import load_plugins
from swcore.cli.contract import renderer_of
from swcore.conquest.wording.menu import ActionTexts
from swcore.conquest.wording.names import Lexicon
from swcore.game.refusals import words_of
from swcore.testing import Scene

GAMES = ("small-world", "warcraft", "tiny-towns")
ALIKE = {("озёра", "озера"), ("всё", "все"), ("моём", "моем")}  # different words, not two spellings of one


def test_an_army_of_a_player_is_told_apart_from_its_tokens() -> None:
    """C8: not `Орки игрока 2 3`."""
    made = Scene({"a": "hill edge", "b": "forest"})
    made.army(0, "base.ratmen", "base.hill", {"a": 1}, hand=9)
    made.army(1, "base.orcs", "base.swamp", {"b": 3})
    game = made.turn(0, "conquer")
    words = words_of(game.ruleset, "ru")
    assert isinstance(words, Lexicon)
    assert ActionTexts(words).about(game, 1, 0) == ["лес", "Болотные Орки игрока 2: 3"]
    assert ActionTexts(words).about(game, 0, 0) == ["холмы", "ваши Холмовые Крысолюды: 1"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_type_of_a_card_is_told_once(language: str) -> None:
    """C8: not `Тип: тип театр`."""
    for piece in load_plugins("tiny-towns").pieces.values():
        for label, value in piece.facts():
            assert label[language].casefold() not in value[language].casefold().split(), (piece.id, value[language])


def test_a_cavern_and_a_lair_are_different_words() -> None:
    """C8: the symbol is a cavern, the marker of the Trolls a lair, in its name and in the text of the Trolls."""
    rules = load_plugins("small-world")
    words = words_of(rules, "ru")
    assert words("symbol.cavern") == "пещера"
    told = f"{words.piece('base.troll_lair')} {words.piece_text('base.trolls')}".casefold()
    assert "логово" in told
    assert "пещер" not in told


def test_the_coin_of_a_magic_region_is_not_called_after_the_well() -> None:
    """C8: not `Доход источника`, which is what the Well of Eternity pays."""
    words = words_of(load_plugins("warcraft"), "ru")
    assert words.reason("magic-regions", "warcraft.blood_elves") == "волшебные области"
    assert words.reason("well") == "больше всех областей у Источника"


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_spelled_with_and_without_its_dots(game: str) -> None:
    """C8: the words of the tables and of the pieces beside each other; printed names are as they are printed."""
    rules = load_plugins(game)
    texts = [str(texts.get("ru", "")) for texts in words_of(rules, "ru").entries().values()]
    texts += [piece.text.get("ru", "") for piece in rules.pieces.values()]
    found = {word for text in texts for word in re.findall("[а-яё]+", text.casefold())}
    pairs = {(word, word.replace("ё", "е")) for word in found if "ё" in word and word.replace("ё", "е") in found}
    assert pairs - ALIKE == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_russian_text_has_english_words_and_no_english_one_russian_words(game: str) -> None:
    for key, texts in words_of(load_plugins(game), "ru").entries().items():
        if key.startswith("look."):  # names of figures and colours
            continue
        for language, wrong in (("ru", "[A-Za-z]{3,}"), ("en", "[А-Яа-яЁё]{2,}")):
            text = texts.get(language, "")
            told = re.sub(r"\{[^}]*\}|[A-Z]{2}-[A-Z0-9-]+|r12", "", " ".join([text] if isinstance(text, str) else text))
            assert not re.search(wrong, told), (key, told)


def test_the_renderer_and_the_game_use_the_same_words() -> None:
    """A relative: what a player is shown as the reason is what the game itself says."""
    made = Scene({"a": "hill edge", "b": "sea"})
    made.army(0, "base.ratmen", "base.hill", {"a": 1}, hand=9)
    game = made.turn(0, "conquer")
    (found, *_) = game.violations("conquer b")
    assert (found.code, found.message) == ("closed", "water is closed to this army")
    assert renderer_of(game.ruleset, "en").why(found) == found.message
    assert renderer_of(game.ruleset, "ru").why(found) == "вода закрыта для этого народа"
