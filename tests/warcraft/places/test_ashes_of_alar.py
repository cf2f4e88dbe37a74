"""Ashes of Al'ar: once per turn any region of any island, as if it were adjacent."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from tests.shared.questions import priced, quiet_turn, reasons, stop, targets

ASHES, CLAUSE, HAMMER = "warcraft.ashes_of_alar", "WC-ART-ASHES-1", "warcraft.doomhammer"
LAND = {
    "a": "hill harbor",
    "b": "forest",
    "c": "swamp",
    "s": "sea",
    "x": "hill harbor",
    "y": "mountain",
    "z": "farmland",
}
BORDERS = "a-b b-c a-s x-y y-z"


def _scene(*, hand: int, race: str = "warcraft.orcs") -> Scene:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, race, "warcraft.herbalist", {"a": 1}, hand=hand)
    scene.place(ASHES, "a")
    return scene


@pytest.mark.clause("WC-ART-ASHES-1")
def test_any_land_region_of_any_island_is_open_once_per_turn_at_full_cost() -> None:
    scene = _scene(hand=6)
    scene.army(1, "warcraft.kobolds", "warcraft.sailing", {"y": 1})
    game = scene.turn(0, "conquer")
    assert targets(game) == {"b", "x"}
    assert targets(game, "ashes") == {"c", "x", "y", "z"}
    assert priced(game, "conquer y ashes") == {"WC-CONQ-2": 2 + 1 + 1}
    game.apply("conquer y ashes")
    assert scene.tokens("y") == 4
    assert targets(game, "ashes") == set()
    assert reasons(game, "conquer c ashes") >= {CLAUSE}
    game.apply("conquer x")  # next to y now: no travel, and no Ashes needed
    assert scene.tokens("x") == 2


@pytest.mark.clause("WC-ART-ASHES-2", "WC-CONQ-8", "WC-CONQ-7")
def test_an_entry_region_takes_no_travel_cost() -> None:
    scene = _scene(hand=2)
    game = scene.turn(0, "conquer")
    assert sum(priced(game, "conquer x").values()) == 3
    assert sum(priced(game, "conquer x ashes").values()) == 2
    game.apply("conquer x ashes")
    assert scene.tokens("x") == 2


@pytest.mark.clause("WC-ART-ASHES-2", "WC-MAP-2")
def test_it_opens_no_water() -> None:
    scene = _scene(hand=5)
    game = scene.turn(0, "conquer")
    assert reasons(game, "conquer s ashes") == {"WC-MAP-2"}


@pytest.mark.clause("WC-ART-ASHES-1", "WC-CONQ-9")
def test_a_region_next_door_needs_no_ashes_so_none_are_spent() -> None:
    scene = _scene(hand=5)
    game = scene.turn(0, "conquer")
    assert "b" not in targets(game, "ashes")
    game.apply("conquer b")
    assert "z" in targets(game, "ashes")


@pytest.mark.clause("WC-ART-ASHES-1")
def test_a_new_turn_brings_a_new_use() -> None:
    scene = _scene(hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer c ashes")
    assert targets(game, "ashes") == set()
    stop(game)
    game = scene.turn(0, "army", round=3)
    assert "z" in targets(game, "ashes")


@pytest.mark.clause("WC-ART-ASHES-1", "WC-DIE-1", "WC-DIE-3")
def test_a_final_attempt_may_use_it() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft", rolls=(1,))
    scene.army(0, "warcraft.orcs", "warcraft.herbalist", {"a": 1}, hand=1)
    scene.place(ASHES, "a")
    game = scene.turn(0, "conquer")
    game.apply("conquer z die ashes")  # 1 token and 1 pip
    assert scene.tokens("z") == 1


@pytest.mark.clause("WC-INT-70", "WC-ART-ASHES-1", "WC-ART-DOOMHAMMER-1")
def test_ashes_and_doomhammer_go_together_on_one_conquest() -> None:
    scene = _scene(hand=1)
    scene.army(1, "warcraft.kobolds", "warcraft.sailing", {"z": 5})
    scene.place(HAMMER, "a")
    game = scene.turn(0, "conquer")
    assert targets(game, "doomhammer") == {"b", "x"}
    assert reasons(game, "conquer z doomhammer") == {"WC-CONQ-5"}
    assert priced(game, "conquer z doomhammer ashes") == {"WC-ART-DOOMHAMMER-1": 1 + 2}  # a token and two coins
    assert "z" in targets(game, "doomhammer ashes")
    game.apply("conquer z doomhammer ashes")
    assert scene.tokens("z") == 1
    assert scene.state.coins[1] == 5 + 2
    scene.game.undo()
    assert scene.tokens("z") == 5


@pytest.mark.clause("WC-INT-70", "WC-ART-ASHES-1", "WC-ART-DOOMHAMMER-1")
def test_both_are_spent_then() -> None:
    scene = _scene(hand=5)
    scene.place(HAMMER, "a")
    game = scene.turn(0, "conquer")
    game.apply("conquer z doomhammer ashes")
    for words in ("ashes", "doomhammer", "doomhammer ashes"):
        assert targets(game, words) == set()
    assert reasons(game, "conquer c ashes") == {CLAUSE}
    assert reasons(game, "conquer b doomhammer") == {"WC-ART-DOOMHAMMER-1"}


@pytest.mark.clause("WC-ART-ASHES-1", "WC-ART-FROSTMOURNE-1", "WC-TERM-11")
def test_ashes_and_frostmourne_go_together_too() -> None:
    scene = _scene(hand=2)
    scene.army(1, "warcraft.kobolds", "warcraft.sailing", {"z": 2})
    scene.place("warcraft.frostmourne", "a")
    game = scene.turn(0, "conquer")
    game.apply("conquer z ashes frostmourne")  # 4 - 2
    assert scene.tokens("z") == 2


@pytest.mark.clause("WC-DECL-9", "WC-MARK-5", "WC-MARK-4")
def test_without_control_of_it_nobody_uses_it() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.herbalist", {"a": 1}, hand=5)
    scene.army(0, "warcraft.trolls", "", {"z": 1}, declined=True)
    scene.place(ASHES, "z")
    assert targets(scene.turn(0, "conquer"), "ashes") == set()
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.herbalist", {"a": 1}, hand=5)
    scene.place(ASHES, "c")
    assert targets(scene.turn(0, "conquer"), "ashes") == set()
    quiet_turn(scene, 0)
    assert scene.marks("c") == [ASHES]
