"""Markers: their supplies, immunity, and what happens to them when a region is given up or an army declines."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import legal
from tests.shared.questions import reasons, why_not

IMMUNE = {"base.hole": ("base.halflings", "base.hill"), "base.hero": ("base.orcs", "base.heroic")} | {
    "base.dragon": ("base.orcs", "base.dragon_master")
}
ROW = {"a": "farmland edge", "b": "hill cavern", "c": "swamp", "d": "forest cavern"}


def guarded(marker: str) -> Scene:
    """A lone token of seat 0 at b beside a marker that makes it immune, and another region of that army at c."""
    scene = Scene(ROW)
    army = scene.army(0, *IMMUNE[marker], {"b": 1, "c": 1})
    scene.mark(marker, "b", army)
    return scene


@pytest.mark.clause("SW-SETUP-15")
def test_the_supplies_of_markers() -> None:
    scene = Scene({"a": "farmland edge"})
    assert scene.state.supply == {
        "base.troll_lair": 10,
        "base.fortress": 6,
        "base.mountain": 9,
        "base.encampment": 5,
        "base.hole": 2,
        "base.hero": 2,
        "base.dragon": 1,
    }


@pytest.mark.clause("SW-SETUP-15", "SW-POWER-FORTIFIED-5")
def test_a_marker_that_is_not_in_the_supply_cannot_be_placed() -> None:
    """All six fortresses stand in the regions of somebody else."""
    scene = Scene(dict.fromkeys("abcdefgh", "hill edge"))
    other = scene.army(1, "base.orcs", "", dict.fromkeys("abcdef", 1), declined=True)
    for region in "abcdef":
        scene.mark("base.fortress", region, other)
    scene.army(0, "base.ratmen", "base.fortified", {"g": 1, "h": 1})
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert game.pending == (1,)
    assert (scene.marks("g"), scene.marks("h")) == ([], [])


@pytest.mark.clause("SW-IMM-1", "SW-IMM-3", "INT-22")
@pytest.mark.parametrize("marker", IMMUNE)
@pytest.mark.parametrize(("hand", "action"), [(9, "conquer b"), (1, "conquer b die")])
def test_an_immune_region_is_closed_to_a_normal_conquest_and_to_the_die(marker: str, hand: int, action: str) -> None:
    scene = guarded(marker)
    scene.army(1, "base.ratmen", "base.forest", {"a": 1}, hand=hand)
    game = scene.turn(1, "conquer")
    assert why_not(game, action) == ["immune"]
    assert reasons(game, action) == {"SW-IMM-1", "SW-IMM-3"}
    assert legal(game, "conquer") == []


@pytest.mark.clause("SW-IMM-2", "SW-IMM-3", "INT-22")
@pytest.mark.parametrize("marker", IMMUNE)
@pytest.mark.parametrize(
    ("race", "power", "mode"),
    [
        ("base.sorcerers", "base.commando", "substitute"),
        ("base.sorcerers", "base.flying", "substitute"),
        ("base.ratmen", "base.flying", ""),
        ("base.ratmen", "base.underworld", ""),
        ("base.tritons", "base.mounted", ""),
    ],
)
def test_no_benefit_of_another_race_opens_an_immune_region(marker: str, race: str, power: str, mode: str) -> None:
    scene = guarded(marker)
    scene.army(1, race, power, {"a": 1, "d": 1}, hand=9)
    game = scene.turn(1, "conquer")
    assert why_not(game, f"conquer b {mode}".strip()) == ["immune"]


@pytest.mark.clause("SW-IMM-2", "SW-IMM-3", "INT-22")
@pytest.mark.parametrize("marker", ["base.hole", "base.hero"])
def test_the_dragon_does_not_take_an_immune_region(marker: str) -> None:
    scene = guarded(marker)
    scene.army(1, "base.ratmen", "base.dragon_master", {"a": 1}, hand=9)
    assert why_not(scene.turn(1, "conquer"), "conquer b dragon") == ["immune"]


@pytest.mark.clause("SW-IMM-4")
@pytest.mark.parametrize("marker", IMMUNE)
def test_immunity_lasts_while_the_marker_is_there(marker: str) -> None:
    """The region is taken up with its marker, and is open at once."""
    scene = guarded(marker)
    scene.army(1, "base.ratmen", "base.forest", {"a": 1}, hand=9)
    assert why_not(scene.turn(1, "conquer"), "conquer b") == ["immune"]
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon b")
    assert why_not(scene.turn(1, "conquer"), "conquer b") == []


@pytest.mark.clause("SW-IMM-5", "INT-9")
@pytest.mark.parametrize("marker", IMMUNE)
def test_an_immune_region_is_closed_to_the_owners_declined_ghouls_too(marker: str) -> None:
    scene = Scene(ROW)
    scene.army(0, "base.ghouls", "", {"a": 9}, declined=True)
    army = scene.army(0, *IMMUNE[marker], {"b": 1, "c": 1})
    scene.mark(marker, "b", army)
    game = scene.turn(0)
    game.apply("expand")
    assert why_not(game, "conquer b") == ["immune"]
    assert legal(game) == ["abandon a", "done"]


@pytest.mark.clause("SW-ABAN-4")
@pytest.mark.parametrize(
    ("marker", "race", "power", "back"),
    [
        ("base.troll_lair", "base.trolls", "base.hill", False),
        ("base.fortress", "base.orcs", "base.fortified", False),
        ("base.hole", "base.halflings", "base.hill", False),
        ("base.encampment", "base.orcs", "base.bivouacking", True),
        ("base.hero", "base.orcs", "base.heroic", True),
        ("base.dragon", "base.orcs", "base.dragon_master", True),
    ],
)
def test_markers_of_an_abandoned_region_are_removed_or_go_back_to_the_owner(
    marker: str, race: str, power: str, back: bool
) -> None:
    scene = Scene(ROW)
    supply = scene.state.supply[marker]
    army = scene.army(0, race, power, {"a": 1, "b": 1})
    scene.mark(marker, "a", army)
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon a")
    assert scene.marks("a") == []
    assert scene.army_of(0).stock == ({marker: 1} if back else {})
    assert scene.state.supply[marker] == supply - back


@pytest.mark.clause("SW-ABAN-4", "SW-CONQ-15")
def test_the_mountain_stays_when_a_region_is_abandoned_or_its_army_declines() -> None:
    for action in ("abandon a", "decline"):
        scene = Scene({"a": "mountain edge", "b": "hill"})
        scene.army(0, "base.orcs", "base.hill", {"a": 1, "b": 1})
        game = scene.turn(0)
        if action != "decline":
            game.apply("expand")
        game.apply(action)
        assert scene.marks("a") == ["base.mountain"]


@pytest.mark.clause("SW-DECL-10")
@pytest.mark.parametrize(
    ("marker", "race", "power", "stays"),
    [
        ("base.encampment", "base.orcs", "base.bivouacking", False),
        ("base.hero", "base.orcs", "base.heroic", False),
        ("base.dragon", "base.orcs", "base.dragon_master", False),
        ("base.hole", "base.halflings", "base.hill", False),
        ("base.troll_lair", "base.trolls", "base.hill", True),
        ("base.fortress", "base.orcs", "base.fortified", True),
    ],
)
def test_at_decline_lairs_and_fortresses_stay_and_the_others_leave_the_board(
    marker: str, race: str, power: str, stays: bool
) -> None:
    scene = Scene(ROW)
    supply = scene.state.supply[marker]
    army = scene.army(0, race, power, {"a": 2, "b": 1})
    scene.mark(marker, "a", army)
    scene.turn(0).apply("decline")
    assert scene.marks("a") == ([marker] if stays else [])
    assert scene.state.supply[marker] == supply - stays
    assert scene.state.army(army.id).stock == {}


@pytest.mark.clause("INT-10", "SW-DECL-10", "SW-RACE-GHOULS-7")
@pytest.mark.parametrize(
    ("marker", "power"),
    [("base.encampment", "base.bivouacking"), ("base.hero", "base.heroic"), ("base.dragon", "base.dragon_master")],
)
def test_declined_ghouls_have_no_encampment_hero_or_dragon_any_more(marker: str, power: str) -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.ghouls", power, {"a": 4})
    scene.mark(marker, "a", army)
    scene.turn(0).apply("decline")
    scene.army(0, "base.orcs", "base.hill", {"d": 1})
    game = scene.turn(0, round=3)
    game.apply("expand")
    assert why_not(game, "conquer b dragon") == ["unknown-mode"]
    game.apply("conquer b")
    game.apply("done")
    assert legal(game, "place") == []
    assert (scene.marks("a"), scene.marks("b")) == ([], [])
