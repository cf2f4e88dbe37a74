"""Explorer: a coin for each island with a region of theirs."""

from __future__ import annotations

import pytest

from swcore.game.game import Game
from swcore.testing import Scene
from tests.shared.questions import paid, quiet_turn

POWER, CLAUSE = "warcraft.explorer", "WC-POWER-EXPLORER-1"
LAND = {"a": "hill harbor", "b": "forest", "x": "hill harbor", "y": "swamp", "z": "farmland harbor"}
BORDERS = "a-b x-y"  # three islands


@pytest.mark.clause("WC-POWER-EXPLORER-1", "WC-SCORE-1")
@pytest.mark.parametrize(
    ("held", "islands"), [({"a": 1, "b": 1}, 1), ({"a": 1, "b": 1, "y": 1}, 2), ({"b": 1, "x": 1, "z": 2}, 3)]
)
def test_each_island_with_an_own_region_pays_one_coin(held: dict[str, int], islands: int) -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", POWER, held)
    game = quiet_turn(scene)
    assert paid(game, 0) == {"WC-SCORE-1": len(held), CLAUSE: islands}


@pytest.mark.clause("WC-POWER-EXPLORER-1", "WC-TERM-3", "WC-SCORE-2")
def test_an_island_held_by_the_declined_race_alone_pays_nothing() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "", {"y": 1}, declined=True)
    scene.army(0, "warcraft.trolls", POWER, {"a": 1})
    assert paid(quiet_turn(scene), 0) == {"WC-SCORE-1": 1 + 1, CLAUSE: 1}


@pytest.mark.clause("WC-POWER-EXPLORER-1", "WC-DECL-5")
def test_in_the_turn_of_decline_islands_pay_nothing() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.trolls", POWER, {"a": 1, "x": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-POWER-EXPLORER-1", "WC-SETUP-2", "WC-MAP-1")
@pytest.mark.parametrize(("players", "boards"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_on_the_real_boards_an_island_is_one_whole_board(players: int, boards: int) -> None:
    for seed in range(4):
        game = Game.new("warcraft", players, seed=seed)
        assert len(game.play.state.ground.parts) == boards
