"""The option of the Flying power: lakes, never seas (ED-22)."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.testing import Scene, cost
from tests.shared.questions import paid, why_not

BOARD = {"home": "farmland edge", "mid": "swamp", "far": "hill", "lake": "lake", "sea": "sea edge"}
BORDERS = "home-mid mid-far far-lake home-sea"


def flight(
    lakes: bool, *, power: str = "base.flying", hand: int = 3, entering: bool = False, held_by: int = 0
) -> tuple[Scene, Game]:
    """Return a turn of Orcs, and the scene; `held_by` tokens of a Seafaring opponent lie in the lake."""
    scene = Scene(BOARD, BORDERS, options={"flying_may_take_lakes": lakes})
    if held_by:
        scene.army(1, "base.ratmen", "base.seafaring", {"lake": held_by})
    scene.army(0, "base.orcs", power, {} if entering else {"home": 1}, hand=hand)
    return scene, scene.turn(0, "conquer")


@pytest.mark.clause("ED-22", "SW-POWER-FLYING-1", "SW-POWER-FLYING-2")
@pytest.mark.parametrize(("lakes", "closed"), [(False, ["closed"]), (True, [])])
def test_a_flying_army_may_take_a_lake_or_not(lakes: bool, closed: list[str]) -> None:
    scene, game = flight(lakes)
    assert why_not(game, "conquer lake") == closed
    assert why_not(game, "conquer sea") == ["closed"]
    assert why_not(game, "conquer far") == []
    if lakes:
        assert cost(game, "lake") == 2
        game.apply("conquer lake")
        assert (scene.tokens("lake"), scene.army_of(0).hand) == (2, 1)


@pytest.mark.clause("ED-22", "SW-POWER-FLYING-3", "SW-FIRST-4")
@pytest.mark.parametrize(("lakes", "closed"), [(False, ["closed"]), (True, [])])
def test_the_first_conquest_may_be_a_lake_or_not(lakes: bool, closed: list[str]) -> None:
    _, game = flight(lakes, entering=True)
    assert why_not(game, "conquer lake") == closed
    assert why_not(game, "conquer sea") == ["closed"]


@pytest.mark.clause("ED-22", "SW-CONQ-2", "SW-POWER-SEAFARING-5")
def test_a_lake_held_by_tokens_costs_what_any_region_does() -> None:
    scene, game = flight(True, hand=4, held_by=2)
    assert cost(game, "lake") == 2 + 2
    game.apply("conquer lake")
    assert scene.tokens("lake") == 4


@pytest.mark.clause("ED-22", "SW-CONQ-5", "SW-POWER-SEAFARING-3")
def test_the_option_opens_no_lake_to_an_army_on_foot() -> None:
    _, game = flight(True, power="base.pillaging")
    assert "closed" in why_not(game, "conquer lake")


@pytest.mark.clause("ED-22", "SW-SCORE-7", "SW-DECL-4", "SW-BEN-2")
def test_a_lake_taken_by_flight_scores_and_is_kept_in_decline() -> None:
    scene, game = flight(True, hand=2)
    game.apply("conquer lake")
    game.apply("redeploy home=2 lake=1")
    assert paid(game, 0) == {"SW-SCORE-1": 2}
    army = scene.army_of(0)
    scene.turn(0).apply("decline")
    assert scene.held(army) == {"home": 1, "lake": 1}
    assert paid(game, 0) == {"SW-SCORE-2": 2}


@pytest.mark.clause("ED-22", "SW-RACE-GHOULS-7", "SW-BEN-2")
def test_declined_ghouls_take_no_lake_any_more() -> None:
    scene = Scene(BOARD, BORDERS, options={"flying_may_take_lakes": True})
    scene.army(0, "base.ghouls", "base.flying", {"far": 5})
    scene.turn(0).apply("decline")
    game = scene.turn(0, round=3)
    assert why_not(game, "conquer lake") == ["closed"]
    assert why_not(game, "conquer mid") == []
