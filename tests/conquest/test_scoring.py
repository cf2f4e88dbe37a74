"""Income (SW-SCORE)."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.testing import Scene, income
from tests.conquest.table import INERT, RATS, idle_turn, play, public, random_steps, state

ROW = dict.fromkeys("abcdefgh", "farmland") | {"a": "farmland edge"}


def _paid(scene: Scene, seat: int = 0) -> list[tuple[int, str]]:
    """Let a seat pass its turn, and return the parts of its income as (coins, clause)."""
    game = idle_turn(scene.turn(seat))
    return [(coins, clause) for coins, _, clause in income(game, seat)]


@pytest.mark.clause("SW-SCORE-1")
@pytest.mark.parametrize("count", [1, 4, 7])
def test_each_region_of_the_active_army_pays_one_coin_however_many_tokens_it_holds(count: int) -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, INERT, dict(zip("abcdefgh"[:count], (3, 1, 1, 1, 1, 1, 1), strict=False)))
    scene.coins(0, 5)
    assert _paid(scene) == [(count, "SW-SCORE-1")]
    assert public(scene.game, 0)["coins"][0] == 5 + count


@pytest.mark.clause("SW-SCORE-1", "SW-DEF-4")
def test_tokens_in_hand_and_markers_alone_pay_nothing() -> None:
    scene = Scene(ROW)
    army = scene.army(0, RATS, INERT, {"a": 2}, hand=3)
    scene.mark("base.fortress", "d", army)
    assert _paid(scene) == [(1, "SW-SCORE-1")]


@pytest.mark.clause("SW-SCORE-2")
def test_each_region_of_each_declined_army_pays_one_coin() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.wizards", "base.spirit", {"d": 1, "e": 1, "f": 1}, declined=True)
    scene.army(0, "base.orcs", "", {"g": 1, "h": 1}, declined=True)
    scene.army(0, RATS, INERT, {"a": 2})
    assert sorted(_paid(scene)) == [(1, "SW-SCORE-1"), (2, "SW-SCORE-2"), (3, "SW-SCORE-2")]


@pytest.mark.clause("SW-SCORE-3", "SW-BEN-1")
def test_banner_and_badge_of_the_active_army_add_their_bonus() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland", "c": "hill"})
    scene.army(0, "base.humans", "base.hill", {"a": 2, "b": 1, "c": 1})
    assert sorted(_paid(scene)) == [(1, "SW-POWER-HILL-1"), (2, "SW-RACE-HUMANS-1"), (3, "SW-SCORE-1")]


@pytest.mark.clause("SW-SCORE-4", "SW-BEN-2")
@pytest.mark.parametrize(("race", "bonus"), [("base.humans", []), ("base.dwarves", [(1, "SW-RACE-DWARVES-1")])])
def test_a_declined_army_pays_a_bonus_only_where_its_text_says_so(race: str, bonus: list[tuple[int, str]]) -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland mine", "c": "farmland"})
    scene.army(0, race, "", {"b": 1, "c": 1}, declined=True)
    scene.army(0, RATS, INERT, {"a": 2})
    paid = _paid(scene)
    assert [part for part in paid if part[1].startswith("SW-SCORE")] == [(1, "SW-SCORE-1"), (2, "SW-SCORE-2")]
    assert sum(coins for coins, _ in paid) - 3 == sum(coins for coins, _ in bonus)


@pytest.mark.clause("SW-SCORE-5", "SW-SCORE-6")
def test_at_any_time_a_player_sees_his_own_coins_and_no_others() -> None:
    game = Game.new("small-world", 3, seed=4)
    for _ in random_steps(game, seed=4):
        for seat in (0, 1, 2):
            coins = public(game, seat)["coins"]
            assert coins[seat] == state(game).coins[seat]
            hidden = [None, None] if not game.over else [own for other, own in enumerate(state(game).coins) if other != seat]
            assert [known for other, known in enumerate(coins) if other != seat] == hidden
        assert public(game)["coins"] == ([None, None, None] if not game.over else state(game).coins)
        assert (game.result is None) is not game.over  # the table with the totals is there at the end alone


@pytest.mark.clause("SW-SCORE-6", "SW-END-2")
def test_the_totals_are_revealed_at_the_end() -> None:
    scene = Scene(ROW, rounds=2)
    scene.coins(0, 30)
    scene.coins(1, 40)
    scene.army(0, RATS, INERT, {"a": 2})
    scene.army(1, "base.orcs", "base.hill", {"b": 2, "c": 1})
    game = scene.turn(0)
    idle_turn(idle_turn(game))
    assert game.result is not None
    assert game.result["coins"] == [30 + 1, 40 + 2]


@pytest.mark.clause("SW-SCORE-7")
@pytest.mark.parametrize(("declined", "clause"), [(False, "SW-SCORE-1"), (True, "SW-SCORE-2")])
def test_water_regions_score_like_land(declined: bool, clause: str) -> None:
    scene = Scene({"a": "farmland edge", "sea": "sea", "lake": "lake", "b": "farmland edge"})
    power = "" if declined else "base.seafaring"
    scene.army(0, "base.orcs", power, {"a": 1, "sea": 1, "lake": 1}, declined=declined)
    if declined:
        scene.army(0, RATS, INERT, {"b": 1})
    assert (3, clause) in _paid(scene)


@pytest.mark.clause("SW-SCORE-8")
def test_each_income_is_shown_to_everybody_with_its_parts() -> None:
    scene = Scene(ROW)
    scene.army(0, RATS, "base.merchant", {"a": 3, "b": 1})
    game = scene.turn(0, "redeploy")
    play(game, "done")
    paid = [event for event in game.events(game.log[-1]) if type(event).__name__ == "Coins"]
    assert [(event.seat, event.amount) for event in paid] == [(0, 4)]
    assert [(part[0], part[2]) for part in paid[0].parts] == [(2, "SW-SCORE-1"), (2, "SW-POWER-MERCHANT-1")]


@pytest.mark.clause("SW-SCORE-8")
def test_coins_laid_and_taken_at_a_pick_are_shown_to_everybody() -> None:
    scene = Scene(ROW)
    scene.column(("base.orcs", "base.hill", 0), ("base.wizards", "base.stout", 0), (RATS, INERT, 4))
    game = scene.turn(0, "army")
    step = game.apply(f"pick {RATS}")
    paid = [event for event in game.events(step) if type(event).__name__ == "Coins"]
    assert [(event.seat, event.amount) for event in paid] == [(0, -2 + 4)]
    assert [(part[0], part[2]) for part in paid[0].parts] == [(-2, "SW-PICK-2"), (4, "SW-PICK-4")]
