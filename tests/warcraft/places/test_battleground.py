"""Battleground: the faction bonus counts a second region of each race, and neutrals take sides."""

from __future__ import annotations

import pytest

from swcore.conquest.position.places import HAND, TRAY
from swcore.testing import Scene, legal
from tests.shared.questions import paid, quiet_turn, stop

PLACE, SECOND, BONUS = "warcraft.battleground", "WC-PLACE-BATTLEGROUND-1", "WC-FACTION-2"
LAND = {
    "a": "hill harbor",
    "b": "forest",
    "c": "swamp",
    "d": "farmland",
    "e": "hill",
    "f": "forest",
    "x": "hill harbor",
    "y": "swamp",
}
BORDERS = "a-b a-c a-d a-e a-f x-y"


def _scene(race: str, *, hand: int, at: str = "a", seats: int = 3) -> Scene:
    """Seat 0 attacks from `a` with regions at cost 2; seat 1 holds Dwarves, seat 2 Trolls."""
    scene = Scene(LAND, BORDERS, game="warcraft", seats=seats)
    scene.army(0, race, "warcraft.blacksmith", {"a": 1}, hand=hand)
    scene.army(1, "warcraft.dwarves", "warcraft.herbalist", {"b": 1, "c": 1, "d": 1})
    scene.army(2, "warcraft.trolls", "warcraft.fishing", {"e": 1, "f": 1})
    scene.place(PLACE, at)
    return scene


@pytest.mark.clause("WC-PLACE-BATTLEGROUND-1", "WC-FACTION-2", "WC-FACTION-3")
@pytest.mark.parametrize(("taken", "bonus", "second"), [("b", 1, 0), ("bc", 1, 1), ("bcd", 1, 1)])
def test_two_or_more_regions_of_one_opposite_race_pay_two_coins(taken: str, bonus: int, second: int) -> None:
    scene = _scene("warcraft.tauren", hand=2 * len(taken))
    scene.game.play.emit(("tokens", scene.army_of(0).id, TRAY, 0, 1))
    game = scene.turn(0, "conquer")
    for region in taken:
        game.apply(f"conquer {region}")
    stop(game)
    wanted = {"WC-SCORE-1": 1 + len(taken), BONUS: bonus, SECOND: second}
    assert paid(game, 0) == {clause: coins for clause, coins in wanted.items() if coins}


@pytest.mark.clause("WC-PLACE-BATTLEGROUND-1", "WC-FACTION-4")
def test_the_second_coin_is_counted_for_each_race() -> None:
    scene = _scene("warcraft.blood_elves", hand=8, seats=4)
    scene.army(1, "warcraft.humans", "", {"x": 1, "y": 1}, declined=True)
    game = scene.turn(0, "conquer")
    for region in "bcx":
        game.apply(f"conquer {region}")  # 2, 2 and 3 with travel
    stop(game)
    game.apply(legal(game)[-1])  # one token is left for the last region
    assert paid(game, 0) == {"WC-SCORE-1": 4, BONUS: 2, SECOND: 1}


@pytest.mark.clause("WC-INT-21", "WC-RACE-ORCS-1", "WC-PLACE-BATTLEGROUND-1")
def test_orcs_at_the_battleground_get_two_and_two_for_two_human_regions() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.blacksmith", {"a": 1}, hand=4)
    scene.army(1, "warcraft.humans", "warcraft.herbalist", {"b": 1, "c": 1})
    scene.place(PLACE, "a")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 3, "WC-RACE-ORCS-1": 2, BONUS: 1, SECOND: 1}


@pytest.mark.clause("WC-PLACE-BATTLEGROUND-2", "WC-FACTION-5", "WC-SLIP-12")
@pytest.mark.parametrize(("side", "second"), [("horde", 1), ("alliance", 1)])
def test_a_neutral_controller_chooses_a_side_and_is_paid_like_it(side: str, second: int) -> None:
    scene = _scene("warcraft.kobolds", hand=10)
    game = scene.turn(0, "conquer")
    for region in "bcdef" if side == "horde" else "efbcd":
        game.apply(f"conquer {region}")
    stop(game)
    assert legal(game) == ["choose alliance", "choose horde"]
    game.apply(f"choose {side}")
    # Three regions of Dwarves for the Horde, or two of Trolls for the Alliance: one race, and its second region.
    assert paid(game, 0) == {"WC-SCORE-1": 6, BONUS: 1, SECOND: second}


@pytest.mark.clause("WC-PLACE-BATTLEGROUND-2")
def test_he_is_neutral_again_afterwards_and_may_choose_differently_next_time() -> None:
    scene = _scene("warcraft.kobolds", hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    stop(game)
    game.apply("choose horde")
    assert paid(game, 0) == {"WC-SCORE-1": 3, BONUS: 1, SECOND: 1}
    scene.game.play.emit(("tokens", scene.army_of(0).id, TRAY, HAND, 4))
    game = scene.turn(0, "conquer", round=3)
    game.apply("conquer e")
    game.apply("conquer f")
    stop(game)
    game.apply("choose alliance")
    assert paid(game, 0) == {"WC-SCORE-1": 5, BONUS: 1, SECOND: 1}


@pytest.mark.clause("WC-PLACE-BATTLEGROUND-2", "WC-FACTION-5")
def test_a_side_taken_in_one_turn_is_worth_nothing_in_the_next_without_control() -> None:
    scene = _scene("warcraft.kobolds", hand=2)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    game.apply("choose horde")
    assert paid(game, 0)[BONUS] == 1
    scene.game.play.emit(("tokens", scene.army_of(1).id, TRAY, scene.state.ground.index["x"], 1))
    scene.game.play.emit(("tokens", scene.army_of(0).id, TRAY, HAND, 1))
    game = scene.turn(0, "army", round=3)
    game.apply("abandon a")  # the Battleground
    game.apply("conquer x")  # 2 + 1 + 1 - 1, from the Dwarves again
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-PLACE-BATTLEGROUND-3", "WC-ORDER-2", "WC-ART-AEGIS-1")
def test_the_side_is_chosen_at_scoring_after_the_aegis_is_moved() -> None:
    scene = _scene("warcraft.kobolds", hand=2)
    scene.place("warcraft.aegis_of_aggramar", "a")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("done")  # the redeployment
    assert legal(game) == ["choose b", "done"]
    game.apply("choose b")
    assert legal(game) == ["choose alliance", "choose horde"]


@pytest.mark.clause("WC-PLACE-BATTLEGROUND-2", "WC-FACTION-5")
def test_in_a_turn_without_control_neutrals_get_no_bonus_and_are_not_asked() -> None:
    scene = _scene("warcraft.kobolds", hand=4, at="x")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 3}


@pytest.mark.clause("WC-PLACE-BATTLEGROUND-1", "WC-PLACE-BATTLEGROUND-2")
def test_a_race_of_a_faction_is_asked_nothing() -> None:
    scene = _scene("warcraft.blood_elves", hand=0)
    game = quiet_turn(scene)
    assert game.pending == (1,)
    assert paid(game, 0) == {"WC-SCORE-1": 1}


@pytest.mark.clause("WC-PLACE-BATTLEGROUND-3", "WC-MARK-2")
def test_control_at_turn_end_counts_for_all_conquests_of_the_turn() -> None:
    scene = _scene("warcraft.blood_elves", hand=6, at="d")
    game = scene.turn(0, "conquer")
    for region in "bcd":  # the Battleground comes last
        game.apply(f"conquer {region}")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 4, BONUS: 1, SECOND: 1}


@pytest.mark.clause("WC-DECL-9", "WC-DECL-5")
def test_it_gives_a_declined_race_nothing() -> None:
    scene = _scene("warcraft.kobolds", hand=0)
    game = scene.turn(0)
    game.apply("decline")
    assert game.pending == (1,)
    assert paid(game, 0) == {"WC-SCORE-1": 1}
