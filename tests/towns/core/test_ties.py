"""Who wins when totals are equal."""

from __future__ import annotations

from typing import Any

import pytest
from swcore_tiny_towns.testing import TownScene

from swcore import Game
from tests.towns.core.acts import example

CARDS = ("shed", "chapel", "tavern", "bakery", "bank")


def town(total: int, empty: int, cottages: int, *, castle: bool = False) -> str:
    """Return a town of this total: five taverns are 20, a bank 4, a bakery beside a bank 3, a shed 1.

    Nobody feeds the cottages and the castle, so they are worth nothing, and nor are chapels, which fill what is left.
    """
    taverns = 5 if total >= 20 else 0
    wanted = total + empty - (20 if taverns else 0)
    rest = wanted % 4
    words = ["bank"] * (wanted // 4) + (["bakery"] if rest == 3 else ["shed"] * rest)
    words += ["tavern"] * taverns + ["cottage"] * cottages + ["barrett_castle"] * castle
    words += ["chapel"] * (16 - empty - len(words))
    assert len(words) == 16 - empty
    return " ".join(words)


def ended(players: list[dict[str, Any]], **more: Any) -> Game:
    """Return a game that has ended with such players: `total`, `master_builder`, `empty`, `cottages`, and perhaps `castle`."""
    towns = [town(one["total"], one["empty"], one["cottages"], castle=one.get("castle", False)) for one in players]
    scene = TownScene(*towns, cards=CARDS, **more)
    scene.namers(*(seat for seat, one in enumerate(players) for _ in range(one["master_builder"])))
    game = scene.ended()
    assert game.result is not None
    assert game.result["scores"] == [one["total"] for one in players]
    assert game.result["named"] == [one["master_builder"] for one in players]
    assert game.result["empty"] == [one["empty"] for one in players]
    assert game.result["cottages"] == [one["cottages"] for one in players]
    return game


def winners(*players: dict[str, Any], **more: Any) -> list[int]:
    result = ended(list(players), **more).result
    assert result is not None
    found: list[int] = result["winners"]
    return found


def player(named: int, empty: int, cottages: int, **more: Any) -> dict[str, Any]:
    return {"total": 20, "master_builder": named, "empty": empty, "cottages": cottages, **more}


@pytest.mark.clause("TT-TIE-1", "TT-TIE-2", "TT-TIE-3", "TT-TIE-5", "TT-SCORE-8")
@pytest.mark.parametrize("id", ["tie_master_builder", "tie_empty", "tie_cottages", "tie_shared"])
def test_ties_are_broken_as_in_the_examples(id: str) -> None:
    told = example(id)
    assert winners(*told["players"]) == told["winners"]


@pytest.mark.clause("TT-TIE-1", "TT-TIE-2", "TT-TIE-3", "TT-TIE-5")
@pytest.mark.case("CASE-TT-15", "CASE-EN-15")
@pytest.mark.parametrize(
    ("one", "other", "wanted"),
    [
        (player(4, 0, 6), player(3, 2, 4), [1]),  # fewer times master builder
        (player(3, 2, 6), player(3, 1, 4), [1]),  # fewer empty squares
        (player(3, 1, 5), player(3, 1, 4), [0]),  # more cottages
        (player(3, 1, 4), player(3, 1, 4), [0, 1]),
    ],
)
def test_twenty_points_each(one: dict[str, Any], other: dict[str, Any], wanted: list[int]) -> None:
    assert winners(one, other) == wanted
    assert winners(other, one) == [1 - seat for seat in reversed(wanted)]  # whatever the seats


@pytest.mark.clause("TT-TIE-2", "TT-INT-19", "TT-MON-CATHEDRAL-1")
def test_the_cathedral_changes_the_price_of_empty_squares_not_their_number() -> None:
    """2 points for the Cathedral against the shed and a shed more; three squares are empty, and two."""
    mine = "cathedral_of_caterina tavern " + "cottage " * 11
    other = "shed shed shed shed tavern " + "cottage " * 9 + ". ."
    game = TownScene(mine, other, cards=("shed",)).ended()
    assert game.result is not None
    assert game.result["scores"] == [4, 4]
    assert game.result["empty"] == [3, 2]
    assert game.result["winners"] == [1]


@pytest.mark.clause("TT-TIE-2", "TT-SCORE-1")
def test_squares_cleared_of_cubes_count_as_empty() -> None:
    """Both towns are worth 20: a cube in place of a chapel costs one, and a shed makes up for it."""
    mine = town(20, 0, 4).removesuffix("chapel") + "wood"
    mine = mine.replace("chapel", "shed", 1)
    game = TownScene(mine, town(20, 0, 4), cards=CARDS).ended()
    assert game.result is not None
    assert game.result["scores"] == [20, 20]
    assert game.result["empty"] == [1, 0]
    assert game.result["winners"] == [1]


@pytest.mark.clause("TT-TIE-4", "TT-TIE-3")
def test_barrett_castle_is_no_cottage_in_a_comparison() -> None:
    """It would make five and a half dozen of them, and is not counted at all."""
    assert winners(player(2, 1, 4, castle=True), player(2, 1, 5)) == [1]
    assert winners(player(2, 1, 4, castle=True), player(2, 1, 4)) == [0, 1]


@pytest.mark.clause("TT-TIE-6", "TT-TIE-2", "TT-TOWNHALL-1")
def test_in_the_town_hall_nobody_was_master_builder_and_empty_squares_decide() -> None:
    assert winners(player(0, 2, 4), player(0, 1, 4), mode="town_hall") == [1]
    scene = TownScene("", "", mode="town_hall")
    game = scene.naming()
    for round in range(1, 4):
        assert game.play.state.round == round
        for seat in (0, 1):
            if round == 3:
                game.apply("take wood", seat)
            game.apply(game.legal_actions(seat)[0], seat)
            game.apply("done", seat)
    assert game.play.state.names == (0, 0)


@pytest.mark.clause("TT-TIE-5")
def test_all_who_share_the_win_are_listed_and_the_next_group_follows() -> None:
    game = ended([player(1, 1, 4), {**player(0, 0, 6), "total": 12}, player(1, 1, 4), {**player(0, 0, 6), "total": 12}])
    assert game.result is not None
    assert game.result["ranking"] == [[0, 2], [1, 3]]
    assert game.result["winners"] == [0, 2]
