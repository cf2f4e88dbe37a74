"""The six powers that pay a coin for each own region of one terrain, or with a cavern."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from swcore.testing import Scene
from tests.shared.questions import paid, quiet_turn


class Land(NamedTuple):
    """A board for one power: `a`, `b` and `d` are what it is paid for, `c` and `e` are not."""

    power: str
    clause: str
    regions: dict[str, str]


def land(power: str, terrain: str, other: str, last: str = "swamp") -> Land:
    regions = {"a": f"{terrain} harbor", "b": terrain, "c": other, "d": terrain, "e": f"{last} cavern magic"}
    return Land(f"warcraft.{power}", f"WC-POWER-{power.upper()}-1", regions)


FIELDS = [
    land("farmer", "farmland", "forest"),
    land("herbalist", "hill", "forest"),
    Land(
        "warcraft.mining",
        "WC-POWER-MINING-1",
        {"a": "hill harbor cavern", "b": "forest cavern", "c": "farmland", "d": "swamp cavern", "e": "mountain magic"},
    ),
]
WILDS = [
    land("mountaineer", "mountain", "forest"),
    land("ranger", "forest", "hill"),
    land("swampwalker", "swamp", "forest", "hill"),
]
IN_FIELDS = pytest.mark.parametrize("land", FIELDS, ids=lambda land: land.power)
IN_WILDS = pytest.mark.parametrize("land", WILDS, ids=lambda land: land.power)


@IN_FIELDS
@pytest.mark.clause("WC-POWER-FARMER-1", "WC-POWER-HERBALIST-1", "WC-POWER-MINING-1", "WC-SCORE-1", "WC-TERM-11")
def test_each_own_region_of_the_kind_pays_a_coin_at_the_end_of_the_turn(land: Land) -> None:
    each_own_region_of_the_kind_pays_a_coin_at_the_end_of_the_turn(land)


@IN_WILDS
@pytest.mark.clause("WC-POWER-MOUNTAINEER-1", "WC-POWER-RANGER-1", "WC-POWER-SWAMPWALKER-1", "WC-SCORE-1", "WC-TERM-11")
def test_each_own_region_of_the_kind_pays_a_coin_at_the_end_of_the_turn_in_the_wild(land: Land) -> None:
    each_own_region_of_the_kind_pays_a_coin_at_the_end_of_the_turn(land)


def each_own_region_of_the_kind_pays_a_coin_at_the_end_of_the_turn(land: Land) -> None:
    scene = Scene(land.regions, game="warcraft")
    scene.army(0, "warcraft.trolls", land.power, {"a": 1, "b": 2, "c": 1})
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"d": 1})
    game = quiet_turn(scene)
    assert paid(game, 0) == {"WC-SCORE-1": 3, land.clause: 2}
    assert scene.state.coins[1] == 5  # the bank pays


@IN_FIELDS
@pytest.mark.clause("WC-POWER-FARMER-1", "WC-POWER-HERBALIST-1", "WC-POWER-MINING-1", "WC-SCORE-1")
def test_without_such_a_region_nothing_is_added(land: Land) -> None:
    without_such_a_region_nothing_is_added(land)


@IN_WILDS
@pytest.mark.clause("WC-POWER-MOUNTAINEER-1", "WC-POWER-RANGER-1", "WC-POWER-SWAMPWALKER-1", "WC-SCORE-1")
def test_without_such_a_region_nothing_is_added_in_the_wild(land: Land) -> None:
    without_such_a_region_nothing_is_added(land)


def without_such_a_region_nothing_is_added(land: Land) -> None:
    scene = Scene(land.regions, game="warcraft")
    scene.army(0, "warcraft.trolls", land.power, {"e": 2})
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 1}


@IN_FIELDS
@pytest.mark.clause("WC-POWER-FARMER-1", "WC-POWER-HERBALIST-1", "WC-POWER-MINING-1", "WC-TERM-3", "WC-SCORE-2")
def test_the_regions_of_a_declined_race_pay_nothing_more(land: Land) -> None:
    the_regions_of_a_declined_race_pay_nothing_more(land)


@IN_WILDS
@pytest.mark.clause("WC-POWER-MOUNTAINEER-1", "WC-POWER-RANGER-1", "WC-POWER-SWAMPWALKER-1", "WC-SCORE-2", "WC-DECL-5")
def test_the_regions_of_a_declined_race_pay_nothing_more_in_the_wild(land: Land) -> None:
    the_regions_of_a_declined_race_pay_nothing_more(land)


def the_regions_of_a_declined_race_pay_nothing_more(land: Land) -> None:
    scene = Scene(land.regions, game="warcraft")
    scene.army(0, "warcraft.tauren", "", {"d": 1}, declined=True)
    scene.army(0, "warcraft.trolls", land.power, {"b": 1})
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 1 + 1, land.clause: 1}
    scene = Scene(land.regions, game="warcraft")
    scene.army(0, "warcraft.trolls", land.power, {"a": 1, "b": 2, "c": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"WC-SCORE-1": 3}
