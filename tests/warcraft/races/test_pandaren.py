"""Pandaren: opponents whom they left in peace pay before they attack them."""

from __future__ import annotations

import pytest

from swcore.conquest import Army
from swcore.game.game import Game
from swcore.testing import Scene, legal
from tests.shared.questions import priced, reasons, stop, targets, why_not
from tests.warcraft.armies import rival

HARMONY, TOLL = "warcraft.pandaren.harmony", "WC-RACE-PANDAREN-2"
ROW = {
    "a": "farmland harbor",
    "b": "hill harbor magic",
    "c": "swamp harbor",
    "d": "hill harbor magic",
    "e": "forest harbor",
    "m": "forest harbor murloc",
    "y": "farmland harbor",
    "z": "farmland harbor",
}
STAR = "a-y b-y c-y d-y e-y m-y z-y"


def peace(seats: int = 2, **more: object) -> Scene:
    return Scene(ROW, STAR, game="warcraft", seats=seats, **more)  # type: ignore[arg-type]


def pandaren(
    scene: Scene, power: str = "farmer", holders: tuple[int, ...] = (), *, hand: int = 0, seat: int = 0, **regions: int
) -> Army:
    army = scene.army(seat, "warcraft.pandaren", f"warcraft.{power}", regions, hand=hand)
    if holders:
        scene.note(army, HARMONY, holders)
    return army


def toll(game: Game, action: str) -> int:
    """Return the coins of Harmony in the price of an action."""
    return priced(game, action).get(TOLL, 0)


# -- who gets a token


def owes(scene: Scene, seat: int, target: str) -> int:
    """Return what a seat with an army pays for Harmony to attack a region once the Pandaren turn is over."""
    if scene.state.turn_seat == 0:
        stop(scene.game)
    assert scene.state.turn_seat != 0
    game = scene.turn(seat, "conquer", round=3)
    assert game.pending == (seat,)
    return toll(game, f"conquer {target}")


@pytest.mark.clause("WC-RACE-PANDAREN-1", "WC-RACE-PANDAREN-2")
def test_opponents_whose_active_race_was_not_attacked_get_a_token_and_the_others_do_not() -> None:
    scene = peace(seats=3)
    pandaren(scene, a=1, hand=3)
    rival(scene, seat=1, y=1, z=1)
    rival(scene, race="trolls", power="mining", seat=2, e=1)
    game = scene.turn(0, "conquer")
    game.apply("conquer y")
    assert scene.held(scene.army_of(0)) == {"a": 1, "y": 3}
    assert owes(scene, 1, "a") == 0
    assert owes(scene, 2, "a") == 2


@pytest.mark.clause("WC-RACE-PANDAREN-1")
def test_an_opponent_without_a_race_gets_a_token_for_the_race_that_he_picks() -> None:
    scene = peace()
    pandaren(scene, a=1, b=1)
    scene.column(("warcraft.orcs", "warcraft.sailing", 0))
    game = scene.turn(0, "redeploy")  # two tokens in two regions: nothing to choose
    assert game.pending == (1,)
    game.apply("pick warcraft.orcs")
    assert toll(game, "conquer a") == 2


@pytest.mark.clause("WC-RACE-PANDAREN-1", "WC-TERM-9")
def test_a_failed_final_attempt_is_an_attack() -> None:
    scene = peace(rolls=[0])
    pandaren(scene, a=1, hand=1)
    rival(scene, y=2, z=1)
    game = scene.turn(0, "conquer")
    game.apply("conquer y die")
    assert scene.tokens("y") == 2
    assert owes(scene, 1, "a") == 0


@pytest.mark.clause("WC-RACE-PANDAREN-1", "WC-TERM-9", "WC-POWER-INTIMIDATING-1")
def test_making_tokens_leave_their_region_is_an_attack() -> None:
    scene = peace()
    pandaren(scene, "intimidating", a=1)
    rival(scene, y=2, z=1)
    game = scene.turn(0, "conquer")
    game.apply("use scare y")
    assert owes(scene, 1, "a") == 0


@pytest.mark.clause("WC-RACE-PANDAREN-6", "WC-RACE-PANDAREN-1")
def test_attacking_only_a_race_in_decline_does_not_deny_the_token() -> None:
    scene = peace()
    pandaren(scene, a=1, hand=3)
    scene.army(1, "warcraft.trolls", "", {"y": 1}, declined=True)
    rival(scene, z=1)
    game = scene.turn(0, "conquer")
    game.apply("conquer y")
    assert owes(scene, 1, "a") == 2


@pytest.mark.clause("WC-RACE-PANDAREN-6", "WC-TERM-9")
def test_a_failed_attempt_on_a_race_in_decline_does_not_deny_the_token_either() -> None:
    scene = peace(rolls=[0])
    pandaren(scene, a=1, hand=1)
    scene.army(1, "warcraft.trolls", "", {"y": 1}, declined=True)
    rival(scene, z=1)
    game = scene.turn(0, "conquer")
    game.apply("conquer y die")
    assert owes(scene, 1, "a") == 2


@pytest.mark.clause("WC-INT-29", "WC-RACE-PANDAREN-1")
def test_conquering_murlocs_and_empty_regions_does_not_deny_the_token() -> None:
    scene = peace()
    pandaren(scene, y=1, hand=5)
    rival(scene, z=1)
    game = scene.turn(0, "conquer")
    game.apply("conquer m")  # 3
    game.apply("conquer e")
    assert owes(scene, 1, "y") == 2


# -- what it costs


@pytest.mark.clause("WC-RACE-PANDAREN-2", "WC-RACE-PANDAREN-3", "WC-RACE-PANDAREN-4")
@pytest.mark.case("CASE-WW-11")
def test_a_holder_pays_two_coins_once_for_three_regions_and_tokens_return_at_the_pandaren_turn_start() -> None:
    scene = peace()
    pandaren(scene, holders=(1,), a=1, b=1, c=1, d=1)
    rival(scene, y=1, hand=10)
    game = scene.turn(1, "conquer")
    assert {toll(game, f"conquer {name}") for name in "abcd"} == {2}
    game.apply("conquer a")
    assert scene.state.coins == [5 + 2, 5 - 2]
    assert {toll(game, f"conquer {name}") for name in "bcd"} == {0}
    game.apply("conquer b")
    game.apply("conquer c")
    assert scene.state.coins == [5 + 2, 5 - 2]
    game = scene.turn(0, round=3)
    game.apply("expand")
    game = scene.turn(1, "conquer", round=3)  # no Pandaren turn has ended since: nobody holds a token
    assert toll(game, "conquer d") == 0


@pytest.mark.clause("WC-RACE-PANDAREN-3", "WC-RACE-PANDAREN-2")
def test_in_the_next_turn_a_holder_pays_again() -> None:
    scene = peace()
    pandaren(scene, holders=(1,), a=1, b=1)
    rival(scene, y=1, hand=6)
    scene.turn(1, "conquer").apply("conquer a")
    assert toll(scene.turn(1, "conquer", round=3), "conquer b") == 2


@pytest.mark.clause("WC-RACE-PANDAREN-2")
def test_regions_of_others_cost_a_holder_nothing() -> None:
    scene = peace(seats=3)
    pandaren(scene, holders=(1, 2), a=1)
    rival(scene, y=1, hand=6)
    rival(scene, race="trolls", power="mining", seat=2, e=1)
    game = scene.turn(1, "conquer")
    assert (toll(game, "conquer e"), toll(game, "conquer m"), toll(game, "conquer c")) == (0, 0, 0)
    game.apply("conquer e")
    assert scene.state.coins == [5, 5, 5]


@pytest.mark.clause("WC-RACE-PANDAREN-2", "WC-PAY-3", "WC-DIE-4")
def test_the_toll_is_paid_before_the_die_is_rolled_and_not_returned() -> None:
    scene = peace(rolls=[0])
    pandaren(scene, holders=(1,), a=2)
    rival(scene, y=1, hand=3)
    game = scene.turn(1, "conquer")
    game.apply("conquer a die")
    assert scene.tokens("a") == 2
    assert scene.state.coins[0] == 5 + 2


@pytest.mark.clause("WC-INT-28", "WC-PAY-1", "WC-RACE-PANDAREN-2")
@pytest.mark.parametrize("coins", [0, 1])
def test_a_holder_with_fewer_than_two_coins_cannot_attack(coins: int) -> None:
    scene = peace()
    pandaren(scene, holders=(1,), a=1, b=1)
    rival(scene, "intimidating", y=1, hand=6)
    scene.coins(1, coins)
    game = scene.turn(1, "conquer")
    assert not targets(game) & {"a", "b"}
    assert why_not(game, "conquer a") == ["toll"]
    assert reasons(game, "conquer a") == {TOLL}
    assert not {"use scare a", "use scare b"} & set(legal(game))
    assert why_not(game, "use scare a") == ["toll"]
    assert reasons(game, "use scare a") == {TOLL}


@pytest.mark.clause("WC-RACE-PANDAREN-5", "WC-INT-25")
def test_pandaren_in_decline_are_attacked_free() -> None:
    scene = peace()
    army = scene.army(0, "warcraft.pandaren", "", {"a": 1, "b": 1}, declined=True)
    scene.note(army, HARMONY, (1,))
    rival(scene, "intimidating", y=1, hand=6)
    game = scene.turn(1, "conquer")
    assert toll(game, "conquer a") == 0
    game.apply("use scare b")
    game.apply("conquer a")
    assert scene.state.coins == [5, 5]


@pytest.mark.clause("WC-RACE-PANDAREN-5", "WC-DECL-8", "WC-RACE-PANDAREN-4")
def test_pandaren_who_decline_take_their_tokens_back_and_give_none() -> None:
    scene = peace()
    pandaren(scene, holders=(1,), a=1, b=1)
    rival(scene, y=1, z=5)
    game = scene.turn(0)
    game.apply("decline")
    assert game.pending == (1,)
    game.apply("expand")
    game.apply("conquer a")
    assert scene.state.coins == [5 + 2, 5]  # the two regions of the decline


# -- every way to attack


@pytest.mark.clause("WC-INT-26", "WC-RACE-PANDAREN-2", "WC-RACE-PANDAREN-3", "WC-TERM-9")
def test_intimidation_pays_harmony_once_and_opens_them_for_the_turn() -> None:
    scene = peace()
    pandaren(scene, holders=(1,), a=2, b=1, c=1)
    rival(scene, "intimidating", y=1, hand=6)
    game = scene.turn(1, "conquer")
    game.apply("use scare a")
    assert scene.state.coins == [5 + 2, 5 - 2]
    game.apply("choose b")
    game.apply("use scare a")
    game.apply("choose b")
    game.apply("conquer c")
    assert scene.state.coins == [5 + 2, 5 - 2]


@pytest.mark.clause("WC-INT-26", "WC-RACE-PANDAREN-3", "WC-POWER-PORTAL-2")
@pytest.mark.parametrize("second", ["b", "d"], ids=["first-region", "second-region"])
def test_a_portal_that_moves_a_pandaren_region_pays_harmony_once(second: str) -> None:
    scene = peace()
    army = scene.army(0, "warcraft.pandaren", "warcraft.farmer", {"a": 1, second: 1})
    scene.note(army, HARMONY, (1,))
    rival(scene, "portal_mage", y=1, hand=6)
    game = scene.turn(1, "conquer")
    game.apply("use portal b")
    if legal(game, "choose"):
        game.apply("choose d")
    assert scene.held(scene.army_of(0)) == {"a": 1, "d" if second == "b" else "b": 1}
    assert scene.state.coins == [5 + 2, 5 - 2]
    game.apply("conquer a")
    assert scene.state.coins == [5 + 2, 5 - 2]


@pytest.mark.clause("WC-INT-26", "WC-RACE-PANDAREN-2", "WC-POWER-CHAMPION-6")
def test_the_champion_pays_harmony() -> None:
    scene = peace()
    pandaren(scene, holders=(1,), a=2, b=1)
    army = rival(scene, "champion", y=1)
    scene.mark("warcraft.champion_figure", "y", army)
    game = scene.turn(1, "conquer")
    game.apply("conquer a champion")
    assert scene.state.coins[0] == 5 + 2


@pytest.mark.clause("WC-INT-26", "WC-RACE-PANDAREN-3", "WC-ART-DOOMHAMMER-1")
def test_the_doomhammer_pays_harmony_once_besides_its_price() -> None:
    scene = peace()
    pandaren(scene, holders=(1,), a=1, b=1)
    rival(scene, y=1, hand=4)
    scene.place("warcraft.doomhammer", "y")
    game = scene.turn(1, "conquer")
    assert toll(game, "conquer a doomhammer") == 2
    game.apply("conquer a doomhammer")
    assert scene.state.coins == [5 + 2 + 2, 5 - 2 - 2]
    game.apply("conquer b")
    assert scene.state.coins[0] == 5 + 2 + 2


@pytest.mark.clause("WC-INT-27", "WC-PAY-1", "WC-POWER-MARSHDWELLER-1", "WC-ART-AEGIS-2", "WC-RACE-PANDAREN-2")
@pytest.mark.parametrize(("way", "coins"), [("", 5), (" doomhammer", 7)])
def test_harmony_a_marsh_and_the_aegis_add_up(way: str, coins: int) -> None:
    scene = peace()
    pandaren(scene, "marshdweller", holders=(1,), c=1, b=1)
    rival(scene, y=1, hand=3)
    scene.place("warcraft.aegis_of_aggramar", "c")
    scene.place("warcraft.doomhammer", "y")
    scene.coins(1, coins)
    game = scene.turn(1, "conquer")
    parts = priced(game, f"conquer c{way}")
    assert (parts[TOLL], parts["WC-POWER-MARSHDWELLER-1"], parts["WC-ART-AEGIS-2"]) == (2, 1, 2)
    game.apply(f"conquer c{way}")
    assert scene.state.coins[0] == 5 + coins


@pytest.mark.clause("WC-INT-27", "WC-INT-28", "WC-PAY-1")
@pytest.mark.parametrize(("way", "coins"), [("", 4), (" doomhammer", 6)])
def test_with_a_coin_less_than_the_tolls_together_the_attack_is_illegal(way: str, coins: int) -> None:
    scene = peace()
    pandaren(scene, "marshdweller", holders=(1,), c=1, b=1)
    rival(scene, y=1, hand=3)
    scene.place("warcraft.aegis_of_aggramar", "c")
    scene.place("warcraft.doomhammer", "y")
    scene.coins(1, coins)
    game = scene.turn(1, "conquer")
    assert f"conquer c{way}" not in legal(game)
    assert why_not(game, f"conquer c{way}") in (["toll"], ["coins"])
    assert "conquer b" in legal(game)  # harmony alone
