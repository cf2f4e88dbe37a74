"""The numbers on the badges: printed for Herbalist, proposed for all others, and of those each game may choose its own."""

from __future__ import annotations

import pytest

from swcore import Game, load_plugins
from swcore.testing import Scene, tiny_map

PRINTED = {"herbalist": 4}
PROPOSED = {
    "archaeologist": 5, "battlemaster": 5, "beastmaster": 4, "blacksmith": 4, "champion": 5, "defensive": 4, "enraged": 5,
    "explorer": 4, "farmer": 4, "fishing": 4, "garrison": 3, "intimidating": 5, "marshdweller": 4, "mining": 4, "mountaineer": 4,
    "portal_mage": 5, "ranger": 4, "sailing": 5, "swampwalker": 4,
}  # fmt: skip
FORSAKEN = 6  # their banner; the supply of 20 serves any badge in full
LAND = {"a": "hill harbor"}


def picked(power: str, **options: int) -> int:
    """Return how many tokens Forsaken take with a badge."""
    scene = Scene(LAND, game="warcraft", options=options)
    scene.column(("warcraft.forsaken", f"warcraft.{power}", 0))
    scene.turn(0, "army").apply("pick warcraft.forsaken")
    return scene.army_of(0).hand


@pytest.mark.clause("WC-COMBO-4")
@pytest.mark.parametrize(("power", "badge"), sorted({**PRINTED, **PROPOSED}.items()))
def test_a_race_takes_as_many_tokens_as_banner_and_badge_say(power: str, badge: int) -> None:
    assert picked(power) == FORSAKEN + badge


@pytest.mark.clause("WC-COMBO-4")
@pytest.mark.parametrize("power", sorted(PROPOSED))
def test_a_game_may_say_another_number_for_each_badge_that_is_only_proposed(power: str) -> None:
    for badge in (0, 2):
        assert picked(power, **{f"badge_{power}": badge}) == FORSAKEN + badge


@pytest.mark.clause("WC-COMBO-4")
def test_the_badges_of_which_a_game_may_say_the_number_are_those_without_a_printed_one() -> None:
    rules = load_plugins("warcraft")
    named = {name.removeprefix("badge_") for name in rules.options if name.startswith("badge_")}
    assert named == set(PROPOSED)
    assert {power.id.partition(".")[2] for power in rules.of_kind("power")} == {*PRINTED, *PROPOSED}
    game = Game.new(rules, 2, map=tiny_map(LAND))
    assert {name: game.play.setup.options[f"badge_{name}"] for name in PROPOSED} == PROPOSED
