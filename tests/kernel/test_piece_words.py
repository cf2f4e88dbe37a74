"""A piece brings texts in several languages for its own codes."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import EVERYWHERE, Gate, Modifier, Piece, hookimpl
from swcore.conquest import Army, Race, View
from swcore.game.refusals import words_of
from swcore.testing import Scene

WORDS = {
    "reason.loot": {"en": "loot", "ru": "добыча"},
    "reason.mud": {"en": "mud"},
    "why.tired": {"en": "they are tired", "ru": "они устали"},
}


class Gnolls(Race):
    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Any:
        return [Modifier(1, "loot"), Modifier(1, "mud"), Modifier(1, "home cooking")]

    @hookimpl
    def conquest_reach(self, view: View, army: Army) -> int:
        return EVERYWHERE


class Keepers(Race):
    @hookimpl
    def conquest_protects(self, view: View, army: Army, attacker: Army) -> Gate:
        return Gate("tired", army.regions)


@pytest.mark.parametrize(("language", "told"), [("en", "loot mud home cooking"), ("ru", "добыча mud home cooking")])
def test_reasons_are_told_in_the_words_of_the_piece(language: str, told: str) -> None:
    """A language that lacks a text falls back on English; a label without a text is shown as it is."""
    made = Scene({"a": "hill edge", "b": "hill"}, with_pieces=[Gnolls("home.gnolls", tokens=5, words=WORDS)])
    made.army(0, "home.gnolls", "base.forest", {"a": 1}, hand=9)
    game = made.turn(0, "conquer")
    parts = [part for part in game.explain("conquer b") if part.piece == "home.gnolls"]
    assert " ".join(words_of(game.ruleset, language).part(part) for part in parts) == told


@pytest.mark.parametrize(("language", "told"), [("en", "they are tired"), ("ru", "они устали")])
def test_refusals_are_told_in_the_words_of_the_piece(language: str, told: str) -> None:
    made = Scene({"a": "hill edge", "b": "hill"}, with_pieces=[Keepers("home.keepers", tokens=5, words=WORDS)])
    made.army(0, "base.orcs", "base.forest", {"a": 1}, hand=9)
    made.army(1, "home.keepers", "base.hill", {"b": 1})
    game = made.turn(0, "conquer")
    (found,) = game.violations("conquer b")
    assert words_of(game.ruleset, language).why(found) == told


def test_a_piece_changes_no_text_of_its_game() -> None:
    """The words of a game win over those of a stranger for the same key."""
    bold = Piece("home.bold", words={"why.immune": {"en": "no way"}})
    made = Scene({"a": "hill edge"}, with_pieces=[Gnolls("home.gnolls", tokens=5, words=bold.words)])
    words = words_of(made.game.ruleset, "en")
    assert words("why.immune") == "the region is immune"
