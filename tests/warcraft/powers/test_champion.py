"""Champion: conquers a neighbouring region by himself, once per turn, and is held for ransom."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, legal
from tests.shared.questions import paid, priced, reasons, stop, targets

FIGURE, TOWER = "warcraft.champion_figure", "warcraft.watch_tower"
FORT, WALL, MOUNTAIN = "warcraft.fort", "warcraft.wisp_wall", "warcraft.mountain"
LAND = {
    "a": "hill harbor",
    "b": "forest",
    "c": "swamp",
    "d": "farmland",
    "m": "mountain",
    "s": "sea",
    "x": "hill harbor",
    "y": "farmland",
}
BORDERS = "a-b b-c c-d a-m a-s x-y"  # two islands


def _scene(
    regions: dict[str, int] | None = None, *, at: str = "a", hand: int = 0, race: str = "warcraft.blood_elves", seats: int = 2
) -> Scene:
    """Seat 0 plays a race with the Champion, who stands in one of its regions."""
    scene = Scene(LAND, BORDERS, game="warcraft", seats=seats)
    army = scene.army(0, race, "warcraft.champion", {"a": 1} if regions is None else regions, hand=hand)
    scene.mark(FIGURE, at, army)
    return scene


@pytest.mark.clause("WC-POWER-CHAMPION-1", "WC-INT-32", "WC-POWER-GARRISON-1", "WC-MAP-4")
def test_he_conquers_a_neighbour_free_whatever_tokens_and_defences_are_there() -> None:
    scene = _scene()
    elves = scene.army(1, "warcraft.night_elves", "warcraft.garrison", {"m": 4})
    scene.mark(FORT, "m", elves)
    scene.mark(WALL, "m", elves)
    game = scene.turn(0, "conquer")
    assert cost(game, "m") == 2 + 4 + 3
    assert cost(game, "m", "champion") == 0
    game.apply("conquer m champion")
    assert scene.held(scene.army_of(0)) == {"a": 1, "m": 0}
    assert scene.marks("m") == [FIGURE, MOUNTAIN]
    assert scene.army_of(1).withdrawn == 3


@pytest.mark.clause("WC-POWER-CHAMPION-1")
def test_he_does_so_once_per_turn_and_again_in_the_next() -> None:
    scene = _scene(hand=2)
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"x": 1})
    game = scene.turn(0, "conquer")
    assert targets(game, "champion") == {"b", "m"}
    game.apply("conquer b champion")
    assert targets(game, "champion") == set()
    assert reasons(game, "conquer c champion") == {"WC-POWER-CHAMPION-1"}
    game.apply("done")
    game.apply(f"place {FIGURE} b")
    game.apply("redeploy a=3 b=0")
    game.apply("decline", 1)
    game.apply("expand", 0)
    assert targets(game, "champion") == {"c", "m"}


@pytest.mark.case("CASE-WW-12")
@pytest.mark.clause("WC-POWER-CHAMPION-1", "WC-POWER-CHAMPION-8")
def test_the_region_he_leaves_without_tokens_is_empty_and_must_be_conquered_again() -> None:
    scene = _scene({"a": 1, "b": 1}, at="c", hand=2)
    game = scene.turn(0, "conquer")
    assert scene.held(scene.army_of(0)) == {"a": 1, "b": 1, "c": 0}
    game.apply("conquer d champion")
    assert scene.held(scene.army_of(0)) == {"a": 1, "b": 1, "d": 0}
    assert "c" in targets(game)
    assert cost(game, "c") == 2
    game.apply("conquer c")
    assert scene.tokens("c") == 2


@pytest.mark.clause("WC-POWER-CHAMPION-8")
def test_he_comes_from_hand_as_well_once_a_region_is_taken_and_at_any_moment() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.blood_elves", "warcraft.champion", hand=5, fresh=True)
    game = scene.turn(0, "army")
    assert targets(game, "champion") == set()
    game.apply("conquer a")  # 2 + 1
    assert targets(game, "champion") == {"b", "m"}
    game.apply("conquer b")
    game.apply("conquer c champion")  # no token is left in hand
    assert scene.held(scene.army_of(0)) == {"a": 3, "b": 2, "c": 0}
    assert scene.marks("c") == [FIGURE]


@pytest.mark.clause("WC-POWER-CHAMPION-8")
def test_he_leaves_a_region_with_tokens_to_them() -> None:
    scene = _scene({"a": 1, "b": 2}, at="b")
    game = scene.turn(0, "conquer")
    game.apply("conquer c champion")
    assert scene.held(scene.army_of(0)) == {"a": 1, "b": 2, "c": 0}


@pytest.mark.clause("WC-POWER-CHAMPION-8", "WC-POWER-CHAMPION-6")
def test_an_entry_region_that_is_not_adjacent_is_closed_to_him() -> None:
    scene = _scene(hand=3)
    game = scene.turn(0, "conquer")
    assert "x" in targets(game)
    assert targets(game, "champion") == {"b", "m"}
    assert reasons(game, "conquer x champion") == {"WC-POWER-CHAMPION-8"}


@pytest.mark.clause("WC-POWER-CHAMPION-6", "WC-FIRST-1")
def test_he_makes_no_first_conquest() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.blood_elves", "warcraft.champion", hand=5, fresh=True)
    game = scene.turn(0, "army")
    assert targets(game) == {"a", "x"}
    assert reasons(game, "conquer a champion") == {"WC-POWER-CHAMPION-6"}


@pytest.mark.clause("WC-POWER-CHAMPION-6", "WC-RACE-NAGA-1")
def test_he_conquers_no_water_for_naga_either() -> None:
    scene = _scene(race="warcraft.naga", hand=2)
    game = scene.turn(0, "conquer")
    assert "s" in targets(game)
    assert targets(game, "champion") == {"b", "m"}
    assert reasons(game, "conquer s champion") == {"WC-POWER-CHAMPION-6"}


@pytest.mark.clause("WC-POWER-CHAMPION-6", "WC-INT-32", "WC-POWER-DEFENSIVE-2")
def test_a_watch_tower_stops_him() -> None:
    scene = _scene({"c": 1}, at="c")
    owner = scene.army(1, "warcraft.orcs", "warcraft.defensive", {"d": 1, "b": 1})
    scene.mark(TOWER, "d", owner)
    game = scene.turn(0, "conquer")
    assert targets(game, "champion") == {"b"}
    assert reasons(game, "conquer d champion") == {"WC-POWER-DEFENSIVE-2"}


@pytest.mark.clause("WC-POWER-CHAMPION-6", "WC-INT-32", "WC-ART-AEGIS-2", "WC-POWER-MARSHDWELLER-1", "WC-PAY-1")
@pytest.mark.parametrize(("coins", "allowed"), [(2, False), (3, True)])
def test_tolls_are_due_for_him_two_for_the_aegis_and_one_for_the_marsh(coins: int, allowed: bool) -> None:
    scene = _scene({"b": 1}, at="b")
    scene.army(1, "warcraft.orcs", "warcraft.marshdweller", {"c": 2})
    scene.place("warcraft.aegis_of_aggramar", "c")
    scene.coins(0, coins)
    game = scene.turn(0, "conquer")
    assert ("c" in targets(game, "champion")) is allowed
    if allowed:
        game.apply("conquer c champion")
        assert scene.state.coins == [0, 5 + 3]
    else:
        assert reasons(game, "conquer c champion") == {"WC-ART-AEGIS-2", "WC-POWER-MARSHDWELLER-1"}


@pytest.mark.clause("WC-POWER-CHAMPION-2", "WC-CONQ-3", "WC-SCORE-1", "WC-POWER-ENRAGED-2")
def test_he_counts_as_a_race_token_for_holding_and_defending() -> None:
    scene = _scene({"a": 1, "c": 1}, at="c")
    scene.army(1, "warcraft.orcs", "warcraft.enraged", {"d": 1}, hand=4)
    game = scene.turn(1, "conquer")
    assert priced(game, "conquer c") == {"WC-CONQ-2": 2 + 1 + 1}
    game.apply("conquer c")
    stop(game)
    assert paid(game, 1).get("WC-POWER-ENRAGED-1") == 2


@pytest.mark.clause("WC-POWER-CHAMPION-2", "WC-REDEP-4", "WC-REDEP-2", "WC-SCORE-1")
def test_he_is_redeployed_like_a_token_and_holds_a_region_alone() -> None:
    scene = _scene({"a": 1, "b": 2})
    game = scene.turn(0, "redeploy")
    assert legal(game) == [f"place {FIGURE} a", f"place {FIGURE} b"]
    game.apply(f"place {FIGURE} b")
    game.apply("deploy a 2")
    assert scene.held(scene.army_of(0)) == {"a": 3, "b": 0}
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-POWER-CHAMPION-2", "WC-READY-1", "WC-REDEP-2")
def test_beside_him_no_token_must_stay_when_the_troops_are_readied() -> None:
    scene = _scene({"a": 2, "c": 2}, at="c")
    scene.turn(0, "army")
    assert scene.army_of(0).hand == 1 + 2
    assert scene.held(scene.army_of(0)) == {"a": 1, "c": 0}


@pytest.mark.clause("WC-POWER-CHAMPION-3", "WC-INT-33", "WC-RACE-DRAENEI-1")
def test_where_he_is_conquered_no_token_is_lost_and_a_coin_is_paid_at_once() -> None:
    scene = _scene({"a": 2, "c": 3}, at="c", race="warcraft.draenei")
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"d": 1}, hand=7)
    game = scene.turn(1, "conquer")
    game.apply("conquer c")  # 2 + 3 + 1
    assert scene.army_of(0).withdrawn == 3
    assert scene.army_of(0).stock == {FIGURE: 1}
    assert scene.state.coins == [5 - 1, 5 + 1]
    assert scene.state.tray["warcraft.draenei"] == 12 - 5


@pytest.mark.clause("WC-INT-33", "WC-POWER-CHAMPION-3", "WC-RACE-DRAENEI-1", "WC-RACE-DRAENEI-2")
def test_the_ransom_leaves_the_draenei_their_save_for_the_next_loss() -> None:
    scene = _scene({"b": 2, "c": 3}, at="c", race="warcraft.draenei")
    scene.army(1, "warcraft.orcs", "warcraft.blacksmith", {"d": 1}, hand=5 + 3)
    game = scene.turn(1, "conquer")
    game.apply("conquer c")
    game.apply("conquer b")
    assert scene.army_of(0).withdrawn == 3 + 2  # the first loss of the turn is saved
    assert scene.state.tray["warcraft.draenei"] == 12 - 5


@pytest.mark.clause("WC-POWER-CHAMPION-4", "WC-LOSS-2", "WC-POWER-CHAMPION-3")
def test_he_is_placed_again_at_the_end_of_that_turn_and_conquers_in_the_next() -> None:
    scene = _scene({"a": 1, "b": 1}, at="c")
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"d": 1}, hand=3)
    game = scene.turn(1, "conquer")
    game.apply("conquer c")  # he stands there alone: 2 + 1
    stop(game)
    assert game.pending == (0,)
    assert legal(game) == [f"place {FIGURE} a", f"place {FIGURE} b"]
    game.apply(f"place {FIGURE} b")
    game.apply("expand")
    assert targets(game, "champion") == {"c", "m"}


@pytest.mark.clause("WC-POWER-CHAMPION-4", "WC-LOSS-3", "WC-POWER-CHAMPION-8")
def test_without_a_region_he_waits_in_hand_and_may_act_after_the_first_conquest() -> None:
    scene = _scene({"c": 3}, at="c")
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"d": 1}, hand=6)
    game = scene.turn(1, "conquer")
    game.apply("conquer c")
    stop(game)
    army = scene.army_of(0)
    assert (army.hand, army.stock) == (3, {FIGURE: 1})
    game.apply("expand", 0)
    game.apply("conquer a")
    assert targets(game, "champion") == {"b", "m"}


@pytest.mark.clause("WC-POWER-CHAMPION-5", "WC-INT-31", "WC-PAY-2")
def test_a_ransom_that_the_owner_does_not_have_is_not_paid_and_he_returns_all_the_same() -> None:
    scene = _scene({"a": 1, "c": 1}, at="c")
    scene.army(1, "warcraft.orcs", "warcraft.sailing", {"d": 1}, hand=4)
    scene.coins(0, 0)
    game = scene.turn(1, "conquer")
    game.apply("conquer c")
    assert scene.state.coins == [0, 5]
    army = scene.army_of(0)
    assert (army.withdrawn, army.stock) == (1, {FIGURE: 1})


@pytest.mark.clause("WC-POWER-CHAMPION-7", "WC-READY-2")
def test_a_region_that_he_held_alone_is_abandoned_when_he_is_taken_in_hand() -> None:
    scene = _scene({"a": 1}, at="c")
    game = scene.turn(0, "army")
    game.apply("abandon c")
    assert scene.held(scene.army_of(0)) == {"a": 1}
    assert scene.army_of(0).stock == {FIGURE: 1}
    assert targets(game, "champion") == {"b", "m"}


@pytest.mark.clause("WC-POWER-CHAMPION-7", "WC-CONQ-1")
def test_in_hand_he_is_no_token_for_the_conquests_of_others() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.blood_elves", "warcraft.champion", {"a": 1}, hand=1, fresh=True)
    game = scene.turn(0, "army")
    assert scene.army_of(0).stock == {FIGURE: 1}
    assert cost(game, "b") == 2
    assert targets(game) == set()
    assert "b" in targets(game, "champion")


@pytest.mark.clause("WC-INT-35", "WC-FACTION-2", "WC-RACE-ORCS-1")
def test_his_conquest_counts_for_orcs_and_for_the_faction_bonus() -> None:
    scene = _scene(race="warcraft.orcs")
    scene.army(1, "warcraft.dwarves", "warcraft.sailing", {"b": 2})
    game = scene.turn(0, "conquer")
    game.apply("conquer b champion")
    stop(game)
    game.apply(f"place {FIGURE} b")
    assert paid(game, 0) == {"WC-SCORE-1": 2, "WC-RACE-ORCS-1": 1, "WC-FACTION-2": 1}


@pytest.mark.clause("WC-INT-35", "WC-POWER-BATTLEMASTER-1", "WC-POWER-ENRAGED-1")
def test_his_conquest_is_written_down_with_all_that_powers_are_paid_for() -> None:
    scene = _scene()
    scene.army(1, "warcraft.dwarves", "warcraft.sailing", {"b": 2})
    scene.turn(0, "conquer").apply("conquer b champion")
    record = scene.state.conquests[-1]
    assert (record.defenders, record.non_empty, record.to_tray) == (2, True, 1)


@pytest.mark.clause("WC-INT-35", "WC-RACE-FORSAKEN-1")
def test_forsaken_recruit_for_the_token_that_he_sends_to_the_supply() -> None:
    scene = _scene(race="warcraft.forsaken")
    scene.army(1, "warcraft.dwarves", "warcraft.sailing", {"b": 2, "x": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b champion")
    assert set(legal(game)) == {"choose 0", "choose 1"}  # how many to buy


@pytest.mark.clause("WC-INT-34", "WC-RACE-FORSAKEN-5", "WC-POWER-CHAMPION-3")
def test_forsaken_recruit_nothing_for_the_region_of_the_champion() -> None:
    scene = _scene({"a": 1, "c": 2}, at="c")
    scene.army(1, "warcraft.forsaken", "warcraft.sailing", {"d": 1}, hand=5)
    game = scene.turn(1, "conquer")
    game.apply("conquer c")
    assert legal(game) == ["gather", "done"]  # the redeployment is open, and nothing is offered for sale before it
    assert scene.state.coins[1] == 5 + 1  # the ransom


@pytest.mark.clause("WC-DECL-8")
def test_on_decline_he_leaves_and_a_region_he_held_alone_is_lost() -> None:
    scene = _scene({"a": 2, "b": 1}, at="c")
    game = scene.turn(0)
    game.apply("decline")
    declined = scene.state.armies[scene.state.declined[0][0]]
    assert scene.held(declined) == {"a": 1, "b": 1}
    assert scene.state.supply[FIGURE] == 1
    assert paid(game, 0) == {"WC-SCORE-1": 2}
