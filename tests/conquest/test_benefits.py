"""Benefits of banner and badge, and immunity (SW-BEN, SW-IMM)."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, income, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, reasons

ROW = dict.fromkeys("abcdef", "farmland") | {"a": "farmland edge"}
IMMUNITY = ["base.hole", "base.hero", "base.dragon"]


@pytest.mark.clause("SW-BEN-1", "ED-52")
def test_discounts_of_banner_and_badge_add_up() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland", "sea": "sea"})
    scene.army(1, "base.orcs", "base.hill", {"b": 3})
    scene.army(0, "base.tritons", "base.commando", {"a": 1}, hand=9)
    assert cost(scene.turn(0, "conquer"), "b") == 2 + 3 - 1 - 1


@pytest.mark.clause("SW-BEN-1", "INT-67")
def test_coins_of_banner_and_badge_add_up_in_one_region() -> None:
    scene = Scene({"a": "hill edge mine", "b": "farmland"})
    scene.army(0, "base.dwarves", "base.hill", {"a": 1})
    game = idle_turn(scene.turn(0))
    assert sorted(part[0] for part in income(game, 0)) == [1, 1, 1]  # the region, the mine and the hill


@pytest.mark.clause("SW-BEN-2", "ED-51")
def test_benefits_of_banner_and_badge_end_at_decline() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.army(0, "base.humans", "base.merchant", {"a": 3, "b": 1})
    game = scene.turn(0)
    assert sum(part[0] for part in income(idle_turn(game.clone()), 0)) == 2 + 2 + 2
    play(game, "decline")
    assert sum(part[0] for part in income(game, 0)) == 2


@pytest.mark.clause("SW-BEN-3", "ED-59")
def test_a_power_counts_the_regions_of_its_own_army_alone() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "", {"d": 1, "e": 1, "f": 1}, declined=True)
    scene.army(0, RATS, "base.merchant", {"a": 1, "b": 1})
    game = idle_turn(scene.turn(0))
    parts = [(coins, clause) for coins, _, clause in income(game, 0)]
    assert sorted(parts) == [(2, "SW-POWER-MERCHANT-1"), (2, "SW-SCORE-1"), (3, "SW-SCORE-2")]


@pytest.mark.clause("SW-IMM-1")
@pytest.mark.parametrize("marker", IMMUNITY)
@pytest.mark.parametrize("defenders", [1, 3])
def test_an_immune_region_is_closed_to_opponents(marker: str, defenders: int) -> None:
    scene = Scene(ROW)
    scene.mark(marker, "b", scene.army(1, "base.orcs", "base.stout", {"b": defenders}))
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert legal(game, "conquer") == []
    assert reasons(game, "conquer b") == ["immune"]
    assert game.violations("conquer b")[0].clauses == ("SW-IMM-1", "SW-IMM-3")


@pytest.mark.clause("SW-IMM-2", "SW-IMM-3")
@pytest.mark.parametrize("marker", IMMUNITY)
@pytest.mark.parametrize(
    ("race", "power", "hand", "text"),
    [
        (RATS, INERT, 9, "conquer b"),
        (RATS, INERT, 1, "conquer b die"),
        ("base.sorcerers", INERT, 1, "conquer b substitute"),
        (RATS, "base.dragon_master", 9, "conquer b dragon"),
        (RATS, "base.flying", 9, "conquer b"),
        ("base.halflings", "base.commando", 9, "conquer b"),
    ],
)
def test_immunity_stops_every_way_to_conquer(marker: str, race: str, power: str, hand: int, text: str) -> None:
    opening = Scene(ROW)
    opening.army(1, "base.orcs", "base.stout", {"b": 1})
    opening.army(0, race, power, {"a": 1}, hand=hand)
    assert text in legal(opening.turn(0, "conquer"))  # without the marker it is legal
    scene = Scene(ROW)
    scene.mark(marker, "b", scene.army(1, "base.orcs", "base.stout", {"b": 1}))
    scene.army(0, race, power, {"a": 1}, hand=hand)
    assert reasons(scene.turn(0, "conquer"), text) == ["immune"]


@pytest.mark.clause("SW-IMM-4")
@pytest.mark.parametrize(("marker", "power"), [("base.hole", INERT), ("base.hero", "base.heroic")])
def test_immunity_ends_when_the_marker_leaves(marker: str, power: str) -> None:
    scene = Scene(ROW)
    race = "base.halflings" if marker == "base.hole" else "base.orcs"
    scene.mark(marker, "b", scene.army(1, race, power, {"b": 1, "f": 1}))
    scene.army(0, RATS, "base.merchant", {"a": 9})
    game = scene.turn(0)
    play(game, "expand")
    assert reasons(game, "conquer b") == ["immune"]
    idle_turn(game)
    play(game, "decline")  # hole and hero leave the board
    assert game.pending == (0,)
    play(game, "expand")
    assert reasons(game, "conquer b") == []


@pytest.mark.clause("SW-IMM-5", "ED-11")
@pytest.mark.parametrize("marker", IMMUNITY)
def test_an_immune_region_is_closed_to_the_declined_army_of_its_own_owner(marker: str) -> None:
    scene = Scene(ROW)
    scene.army(0, "base.ghouls", "", {"a": 9}, declined=True)
    scene.mark(marker, "b", scene.army(0, RATS, INERT, {"b": 1, "f": 1}))
    game = scene.turn(0, "declined-armies")
    assert reasons(game, "conquer b") == ["immune"]
