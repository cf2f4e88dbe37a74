"""The twenty badges: their numbers and names."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import load_plugins
from swcore.testing import Scene

BADGES = {
    "base.alchemist": (4, "Alchemist", "Учёные"),
    "base.berserk": (4, "Berserk", "Лютые"),
    "base.bivouacking": (5, "Bivouacking", "Походные"),
    "base.commando": (4, "Commando", "Боевые"),
    "base.diplomat": (5, "Diplomat", "Мирные"),
    "base.dragon_master": (5, "Dragon Master", "Драконовластные"),
    "base.flying": (5, "Flying", "Летучие"),
    "base.forest": (4, "Forest", "Лесные"),
    "base.fortified": (3, "Fortified", "Укреплённые"),
    "base.heroic": (5, "Heroic", "Героические"),
    "base.hill": (4, "Hill", "Холмовые"),
    "base.merchant": (2, "Merchant", "Скаредные"),
    "base.mounted": (5, "Mounted", "Верховые"),
    "base.pillaging": (5, "Pillaging", "Разбойные"),
    "base.seafaring": (5, "Seafaring", "Водные"),
    "base.spirit": (5, "Spirit", "Призрачные"),
    "base.stout": (4, "Stout", "Стойкие"),
    "base.swamp": (4, "Swamp", "Болотные"),
    "base.underworld": (5, "Underworld", "Подземные"),
    "base.wealthy": (4, "Wealthy", "Богатые"),
}


@pytest.mark.clause("SW-SETUP-6")
def test_there_are_twenty_badges_with_their_names() -> None:
    powers: list[Any] = load_plugins("small-world").of_kind("power")
    assert {power.id: (power.tokens, power.name["en"], power.name["ru"]) for power in powers} == BADGES


@pytest.mark.clause("SW-PICK-7")
@pytest.mark.parametrize("power", BADGES)
def test_the_badges_number_is_added_to_the_banners(power: str) -> None:
    """Ratmen bring 8."""
    scene = Scene({"a": "farmland edge"})
    scene.column(("base.ratmen", power, 0))
    game = scene.turn(0, round=1)
    game.apply("pick base.ratmen")
    assert scene.army_of(0).hand == 8 + BADGES[power][0]


@pytest.mark.clause("SW-SETUP-16")
def test_no_race_runs_out_of_tokens_with_any_badge() -> None:
    ruleset = load_plugins("small-world")
    races: list[Any] = ruleset.of_kind("race")
    most = max(tokens for tokens, _, _ in BADGES.values())
    assert most == 5
    extra = {"base.amazons": 4}
    assert len(races) == 14
    assert all(race.tokens + extra.get(race.id, 0) + most <= race.supply for race in races)


def test_every_badge_and_its_markers_are_told_in_both_languages() -> None:
    ruleset = load_plugins("small-world")
    markers = ("base.encampment", "base.dragon", "base.fortress", "base.hero")
    for id in (*BADGES, *markers):
        piece = ruleset.piece(id)
        assert set(piece.text) >= {"en", "ru"}
        assert all(piece.text[language].endswith(".") for language in ("en", "ru"))
        assert any("а" <= letter <= "я" for letter in piece.text["ru"])
        assert not any("а" <= letter <= "я" for letter in piece.text["en"])
