"""Aegis of Aggramar: its region is untouched unless the opponent pays its controller two coins."""

from __future__ import annotations

import pytest

from swcore.conquest.position.places import HAND, TRAY
from swcore.testing import Scene, legal
from tests.shared.questions import priced, reasons, stop, targets

AEGIS, CLAUSE = "warcraft.aegis_of_aggramar", "WC-ART-AEGIS-2"
LAND = {"a": "hill harbor", "b": "forest", "c": "swamp", "d": "hill", "x": "hill harbor"}
BORDERS = "a-b b-c c-d"


def _scene(*, hand: int = 0, power: str = "warcraft.sailing", coins: int = 5, seats: int = 2) -> Scene:
    """Seat 0 attacks from `a`; seat 1 holds b, where the Aegis lies, c and d."""
    scene = Scene(LAND, BORDERS, game="warcraft", seats=seats)
    scene.army(0, "warcraft.orcs", power, {"a": 1}, hand=hand)
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"b": 2, "c": 1, "d": 1})
    scene.place(AEGIS, "b")
    scene.coins(0, coins)
    return scene


@pytest.mark.clause("WC-ART-AEGIS-2", "WC-PAY-1", "WC-MARK-3")
def test_its_region_is_conquered_only_by_who_pays_its_controller_two_coins() -> None:
    scene = _scene(hand=4, coins=1)
    game = scene.turn(0, "conquer")
    assert "b" not in targets(game)
    assert reasons(game, "conquer b") == {CLAUSE}
    scene.coins(0, 2)
    game = scene.turn(0, "conquer", round=3)
    assert priced(game, "conquer b") == {"WC-CONQ-2": 2 + 2, CLAUSE: 2}
    game.apply("conquer b")
    assert scene.state.coins == [0, 5 + 2]


@pytest.mark.clause("WC-ART-AEGIS-3")
def test_one_payment_opens_it_for_the_rest_of_the_turn() -> None:
    scene = _scene(hand=3, power="warcraft.intimidating", coins=2)
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    game.apply("choose d")
    assert scene.state.coins == [0, 5 + 2]
    assert priced(game, "conquer b") == {"WC-CONQ-2": 2 + 1}
    game.apply("conquer b")
    assert scene.tokens("b") == 3


@pytest.mark.clause("WC-ART-AEGIS-3", "WC-ART-AEGIS-2")
def test_the_next_turn_and_other_opponents_pay_anew() -> None:
    scene = _scene(hand=1, power="warcraft.intimidating", seats=3)
    scene.army(2, "warcraft.trolls", "warcraft.fishing", {"x": 1}, hand=1)
    game = scene.turn(0, "conquer")
    game.apply("use scare b")
    game.apply("choose d")
    assert CLAUSE not in priced(game, "conquer b")
    assert priced(scene.turn(2, "conquer"), "conquer b")[CLAUSE] == 2
    assert priced(scene.turn(0, "conquer", round=3), "conquer b")[CLAUSE] == 2


@pytest.mark.clause("WC-ART-AEGIS-1", "WC-INT-47")
def test_at_his_turn_end_the_controller_may_put_it_on_any_own_active_region_which_opens_the_old_one() -> None:
    scene = _scene(hand=4, coins=0)
    scene.army(1, "warcraft.trolls", "", {"x": 1}, declined=True)
    game = scene.turn(1, "conquer")
    game.apply("done")
    game.apply("done")  # the redeployment
    assert set(legal(game)) == {"choose c", "choose d", "done"}
    game.apply("choose d")
    assert (scene.marks("b"), scene.marks("d")) == ([], [AEGIS])
    game = scene.turn(0, "conquer")
    assert priced(game, "conquer b") == {"WC-CONQ-2": 2 + 2}
    assert "b" in targets(game)


@pytest.mark.clause("WC-ART-AEGIS-1", "WC-MARK-4")
def test_it_stays_where_it_is_if_its_controller_does_not_want_to_move_it() -> None:
    scene = _scene()
    game = scene.turn(1, "conquer")
    game.apply("done")
    while "done" in legal(game) and game.pending == (1,):
        game.apply("done")
    assert scene.marks("b") == [AEGIS]


@pytest.mark.clause("WC-INT-46", "WC-ART-AEGIS-1", "WC-MARK-4")
def test_who_conquers_its_region_controls_it_and_may_move_it_at_his_turn_end() -> None:
    scene = _scene(hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.marks("b") == [AEGIS]
    game.apply("done")  # the redeployment
    assert set(legal(game)) == {"choose a", "done"}
    game.apply("choose a")
    assert scene.marks("a") == [AEGIS]
    scene.game.play.emit(("tokens", scene.army_of(1).id, TRAY, HAND, 5))
    game = scene.turn(1, "conquer")
    assert priced(game, "conquer a")[CLAUSE] == 2
    assert CLAUSE not in priced(game, "conquer b")


@pytest.mark.clause("WC-ART-AEGIS-4", "WC-DECL-9")
def test_a_declined_holder_is_not_protected_and_does_not_move_it() -> None:
    scene = _scene(hand=4, coins=0)
    game = scene.turn(1)
    game.apply("decline")
    assert scene.marks("b") == [AEGIS]
    game = scene.turn(0, "conquer", round=3)
    assert priced(game, "conquer b") == {"WC-CONQ-2": 2 + 1}
    game.apply("conquer b")
    assert scene.tokens("b") == 3


@pytest.mark.clause("WC-ART-AEGIS-4")
def test_an_empty_region_is_not_protected() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=2)
    scene.place(AEGIS, "b")
    scene.coins(0, 0)
    game = scene.turn(0, "conquer")
    assert priced(game, "conquer b") == {"WC-CONQ-2": 2}
    game.apply("conquer b")
    assert scene.tokens("b") == 2


@pytest.mark.clause("WC-ART-AEGIS-2", "WC-PAY-3", "WC-DIE-4")
def test_a_failed_attempt_has_paid_as_well() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft", rolls=(0,))
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=1)
    scene.army(1, "warcraft.kobolds", "warcraft.herbalist", {"b": 2, "c": 1})
    scene.place(AEGIS, "b")
    scene.turn(0, "conquer").apply("conquer b die")
    assert scene.tokens("b") == 2
    assert scene.state.coins == [5 - 2 + 1, 5 + 2]  # and the income of one region


@pytest.mark.clause("WC-ORDER-2", "WC-ART-AEGIS-1", "WC-ART-HEART-1", "WC-POWER-DEFENSIVE-1")
def test_towers_come_first_then_the_aegis_then_the_heart_and_then_the_income() -> None:
    land = {"h": "hill harbor", **dict.fromkeys("abcdefg", "farmland")}
    scene = Scene(land, "h-a h-b h-c h-d h-e h-f h-g", game="warcraft")
    scene.army(0, "warcraft.forsaken", "warcraft.defensive", dict.fromkeys("habcdefg", 1))
    scene.place(AEGIS, "a")
    scene.place("warcraft.heart_of_azeroth", "b")
    game = scene.turn(0, "conquer")
    stop(game)
    game.apply("place warcraft.watch_tower b")  # a gets none, and the other six do
    assert "choose h" in legal(game)
    game.apply("choose h")
    assert scene.marks("h") == [AEGIS]
    assert scene.state.coins[0] == 5
    game.apply("choose h")
    assert scene.marks("h") == [AEGIS, "warcraft.heart_of_azeroth"]
    assert scene.state.coins[0] == 5 + 8
