"""Marsh Dweller: opponents pay a coin before they conquer a swamp of theirs, in decline too."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, legal
from tests.shared.questions import priced, reasons, targets

POWER, TOLL = "warcraft.marshdweller", "WC-POWER-MARSHDWELLER-1"
LAND = {"a": "hill harbor", "b": "swamp", "c": "swamp", "d": "farmland", "e": "swamp", "x": "hill harbor"}
BORDERS = "a-b a-c a-d a-e"


def _scene(*, declined: bool = False, hand: int = 9, rolls: tuple[int, ...] = ()) -> Scene:
    """Seat 0 attacks from `a`, seat 1 holds the swamps b and c, and d, which is dry."""
    scene = Scene(LAND, BORDERS, game="warcraft", rolls=rolls)
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=hand)
    scene.army(1, "warcraft.kobolds", POWER, {"b": 1, "c": 1, "d": 1}, declined=declined)
    return scene


@pytest.mark.case("CASE-WW-15")
@pytest.mark.clause("WC-POWER-MARSHDWELLER-1", "WC-POWER-MARSHDWELLER-2", "WC-PAY-1", "WC-INT-63")
@pytest.mark.parametrize("declined", [False, True])
def test_a_coin_is_paid_to_the_owner_for_each_swamp_and_without_one_it_is_closed(declined: bool) -> None:
    scene = _scene(declined=declined)
    scene.coins(0, 1)
    game = scene.turn(0, "conquer")
    assert priced(game, "conquer b") == {"WC-CONQ-2": 2 + 1, TOLL: 1}
    game.apply("conquer b")
    assert scene.state.coins == [0, 5 + 1]
    assert targets(game) == {"d", "e", "x"}
    assert reasons(game, "conquer c") == {TOLL}
    assert priced(game, "conquer d") == {"WC-CONQ-2": 2 + 1}  # dry
    game.apply("conquer d")
    assert scene.state.coins == [0, 6]


@pytest.mark.clause("WC-POWER-MARSHDWELLER-1", "WC-SLIP-5")
def test_a_swamp_that_they_do_not_hold_costs_no_coin() -> None:
    scene = _scene()
    assert priced(scene.turn(0, "conquer"), "conquer e") == {"WC-CONQ-2": 2}


@pytest.mark.clause("WC-POWER-MARSHDWELLER-1", "WC-PAY-1")
def test_two_swamps_cost_two_coins() -> None:
    scene = _scene()
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    assert scene.state.coins == [5 - 2, 5 + 2]


@pytest.mark.clause("WC-PAY-3", "WC-POWER-MARSHDWELLER-1", "WC-DIE-4")
def test_the_toll_is_paid_before_the_die_and_not_returned_on_failure() -> None:
    scene = _scene(hand=1, rolls=(0,))
    game = scene.turn(0, "conquer")
    game.apply("conquer b die")
    assert scene.tokens("b") == 1
    assert scene.state.coins[1] == 5 + 1
    assert scene.state.coins[0] == 5 - 1 + 1  # and the income of one region


@pytest.mark.clause("WC-PAY-1", "WC-POWER-MARSHDWELLER-1")
def test_without_a_coin_no_attempt_is_made_either() -> None:
    scene = _scene(hand=1)
    scene.coins(0, 0)
    game = scene.turn(0, "conquer")
    assert targets(game, "die") == {"d", "e", "x"}
    assert reasons(game, "conquer b die") == {TOLL}


@pytest.mark.clause("WC-INT-63", "WC-POWER-MARSHDWELLER-2", "WC-CONQ-11")
def test_the_owner_pays_nothing_for_his_own_declined_marsh() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.kobolds", POWER, {"b": 1}, declined=True)
    scene.army(0, "warcraft.orcs", "warcraft.sailing", {"a": 1}, hand=3)
    scene.coins(0, 0)
    game = scene.turn(0, "conquer")
    assert priced(game, "conquer b") == {"WC-CONQ-2": 2 + 1}
    assert "b" in targets(game)


@pytest.mark.clause("WC-POWER-MARSHDWELLER-2", "WC-DECL-2", "WC-DECL-7")
def test_the_badge_stays_with_the_declined_banner_until_the_race_has_left() -> None:
    scene = _scene()
    game = scene.turn(1)
    game.apply("decline")
    declined = scene.state.army(scene.state.declined[1][0])
    assert declined.power == POWER
    assert POWER not in scene.state.discard
    game = scene.turn(0, "conquer", round=3)
    for region in "bcd":
        game.apply(f"conquer {region}")
    assert scene.state.coins[0] == 5 - 2
    assert scene.state.armies[declined.id] is None
    assert POWER in (*scene.state.discard, *scene.state.badges, *(combo[1] for combo in scene.state.column))


@pytest.mark.clause("WC-POWER-MARSHDWELLER-1")
def test_only_conquests_are_taxed() -> None:
    """Moving a token out of a swamp is not a conquest."""
    scene = Scene(LAND, BORDERS, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.intimidating", {"a": 1}, hand=1)
    scene.army(1, "warcraft.kobolds", POWER, {"b": 1, "x": 1})
    scene.coins(0, 0)
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == ["use scare b"]
    game.apply("use scare b")
    assert scene.state.coins == [0, 5]


@pytest.mark.clause("WC-PAY-1", "WC-POWER-MARSHDWELLER-1")
def test_several_tolls_on_one_action_add_up() -> None:
    scene = _scene()
    scene.place("warcraft.aegis_of_aggramar", "b")
    scene.coins(0, 2)
    game = scene.turn(0, "conquer")
    assert reasons(game, "conquer b") == {TOLL, "WC-ART-AEGIS-2"}
    scene.coins(0, 3)
    game = scene.turn(0, "conquer", round=3)
    assert priced(game, "conquer b") == {"WC-CONQ-2": 2 + 1, TOLL: 1, "WC-ART-AEGIS-2": 2}
    game.apply("conquer b")
    assert scene.state.coins == [0, 5 + 3]
