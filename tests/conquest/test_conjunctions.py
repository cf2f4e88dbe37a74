"""A10: conjunctions of pieces that no game of the lists met: each a fault that lived through the whole suite once."""

from __future__ import annotations

from typing import Any

import pytest

from swcore.conquest import TRAY, Use, fx
from swcore.testing import Scene, check_conquest, cost, legal
from tests.kernel.pieces import HILL, RATS, race

ROW = {"a": "farmland edge", "b": "hill", "c": "forest", "d": "swamp edge"}
BOMB, TOWER, GOBLINS = "warcraft.bomb", "warcraft.watch_tower", "warcraft.goblins"
LAND = {"a": "hill harbor", "b": "forest", "c": "swamp", "d": "farmland", "x": "hill harbor"}


@pytest.mark.clause("SW-RACE-TROLLS-4")
@pytest.mark.parametrize("target", ["tray", "c"])
def test_the_markers_of_a_region_that_an_eviction_empties_leave_with_its_last_token(target: str) -> None:
    """The lair of a lone Troll goes when the token is driven off, to the tray or to another region."""
    hooks: dict[str, Any] = {
        "conquest_uses": lambda view, army: Use("drive", 0b10, "HOME-1", kind="eviction"),
        "conquest_used": lambda view, army, name, region: fx.evict(army, region, TRAY if target == "tray" else view.region("c")),
    }
    scene = Scene(ROW, with_pieces=[race(hooks)])
    scene.army(0, "home.gnolls", HILL, {"a": 1}, hand=2)
    trolls = scene.army(1, "base.trolls", "base.forest", {"b": 1, "c": 2})
    scene.mark("base.troll_lair", "b", trolls)
    scene.mark("base.troll_lair", "c", trolls)
    game = scene.turn(0, "conquer")
    game.apply("use drive b")
    assert (scene.tokens("b"), scene.marks("b"), scene.marks("c")) == (0, [], ["base.troll_lair"])
    assert cost(game, "b") == 2
    check_conquest(game)


@pytest.mark.clause("WC-POWER-DEFENSIVE-2", "WC-RACE-GOBLINS-5")
@pytest.mark.parametrize("power", ["warcraft.marshdweller", "warcraft.sailing"])
def test_no_toll_is_asked_for_a_bomb_in_an_immune_region(power: str) -> None:
    """The bomb is flipped and does nothing: nobody pays to attack what cannot be attacked."""
    scene = Scene(LAND, "a-b a-c a-d", game="warcraft")
    goblins = scene.army(0, GOBLINS, "warcraft.mining", {"a": 3})
    rival = scene.army(1, "warcraft.trolls", power, {"c": 2, "x": 1})
    scene.pile(BOMB, "explodes")
    scene.mark(BOMB, "c", goblins)
    scene.mark(TOWER, "c", rival)
    game = scene.turn(0)
    assert legal(game) == ["expand", "decline"]
    assert scene.held(rival) == {"c": 2, "x": 1}
    assert (scene.state.coins, scene.marks("c")) == ([5, 5], [TOWER])


@pytest.mark.clause("WC-RACE-GOBLINS-1")
def test_bombs_of_goblins_that_left_come_back_with_their_banner() -> None:
    """One lies on b when their seat resigns, and until their last token falls; the next Goblins shuffle all twelve."""
    scene = Scene(LAND, "a-b a-c a-d", game="warcraft", seats=3)
    goblins = scene.army(0, GOBLINS, "warcraft.mining", {"a": 1})
    scene.army(1, "warcraft.trolls", "warcraft.sailing", {"b": 2, "c": 1}, hand=6)
    scene.pile(BOMB, "explodes", *["explodes"] * 5, *["dud"] * 6)
    scene.mark(BOMB, "b", goblins)
    game = scene.turn(0, "conquer")
    game.apply("resign", 0)
    assert scene.marks("b") == [BOMB]
    game = scene.turn(1, "conquer")
    game.apply("conquer a")  # the last token of the Goblins: their banner is in the game again
    scene.column((GOBLINS, "warcraft.farmer", 0))
    game = scene.turn(2)
    game.apply(f"pick {GOBLINS}")
    assert sorted(scene.state.piles[BOMB]) == ["dud"] * 6 + ["explodes"] * 6
    assert (scene.marks("b"), scene.state.faces) == ([], {})
    check_conquest(game)


@pytest.mark.clause("ED-40")
def test_the_tokens_of_two_own_declined_races_do_not_defend() -> None:
    """Spirit Ratmen and Humans of one seat are both in decline; a rival's declined race still defends."""
    board = {"a": "farmland edge", "b": "hill", "c": "forest", "d": "swamp"}
    scene = Scene(board, "a-b a-c a-d", options={"own_declined_tokens_defend": False})
    scene.army(0, "base.orcs", HILL, {"a": 1}, hand=5)
    scene.army(0, RATS, "base.spirit", {"b": 2}, declined=True)
    scene.army(0, "base.humans", "", {"c": 3}, declined=True)
    scene.army(1, "base.elves", "", {"d": 2}, declined=True)
    game = scene.turn(0, "conquer")
    assert [cost(game, region) for region in "bcd"] == [2, 2, 4]
    game.apply("conquer c")
    assert scene.tokens("c") == 2
