"""Rows with ways to conquer of their own: guards by the die, boosts with prices and groups, and what pierces protection."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, Gate, Modifier, hookimpl
from swcore.conquest import Army, Boost, DieDemand, Mode, Power, View
from swcore.conquest.wording.menu import ActionTexts
from swcore.conquest.wording.names import Lexicon
from swcore.testing import Scene, legal
from tests.conquest.table import INERT, RATS, play
from tests.expressiveness import (
    behemoth,
    catapult,
    centaurs,
    drakons,
    gunner,
    holy,
    rage,
    steampunk,
    storm_giants,
)

ROW = {"r0": "farmland edge", "r1": "mountain edge mine", "r2": "hill edge", "r3": "swamp edge", "r4": "farmland edge"}
BORDERS = "r0-r1 r1-r2 r2-r3 r3-r4"


def scene_of(pieces: Any, race: str, power: str, regions: dict[str, int], hand: int, **more: Any) -> tuple[Scene, Army]:
    scene = Scene(ROW, BORDERS, with_pieces=pieces, **more)
    return scene, scene.army(0, race, power, regions, hand=hand)


def codes(game: Game, action: str) -> list[str]:
    return [violation.code for violation in game.violations(action)]


# -- holy: the defender demands a die


def against_holy(rolls: list[int], hand: int, *more: Any) -> tuple[Scene, Army, Game]:
    scene, army = scene_of([*holy.PIECES, *more], RATS, more[0].id if more else INERT, {"r3": 1}, hand, rolls=rolls)
    scene.army(1, "base.dwarves", "rows.holy", {"r4": 1})
    return scene, army, scene.turn(0, "conquer")


@pytest.mark.row("Holy")
def test_who_shows_a_one_conquers_what_is_holy_at_its_cost() -> None:
    """A field with a token takes 3 (SW-CONQ-1, SW-CONQ-3)."""
    scene, army, game = against_holy([1], 6)
    parts = game.explain("conquer r4")
    assert [(part.amount, part.unit) for part in parts if part.unit == "pips"] == [(1, "pips")]
    assert sum(part.amount for part in parts if part.unit == "tokens") == 3
    assert "once the die shows 1+" in ActionTexts(Lexicon("en", game.ruleset)).label(game, 0, game.parse("conquer r4"))
    step = game.apply("conquer r4")
    assert step.chance == (("die", 1),)
    assert (scene.held(army), army.hand) == ({"r3": 1, "r4": 3}, 3)


@pytest.mark.row("Holy")
def test_who_shows_a_zero_may_not_try_again_in_this_turn_and_keeps_the_tokens() -> None:
    scene, army, game = against_holy([0], 6)
    play(game, "conquer r4")
    assert (scene.held(army), army.hand) == ({"r3": 1}, 6)
    assert codes(game, "conquer r4") == ["barred"]
    assert not any(text.startswith("conquer r4") for text in legal(game))
    assert "conquer r2" in legal(game)
    assert game.play.view.attacks  # the holder has been attacked, WC-TERM-9
    assert scene.state.barred == ((army.id, 4),)
    clone = game.clone()
    assert clone.digest() == game.digest()
    game.undo()
    assert not list(scene.state.barred)
    assert "conquer r4" in legal(game)


@pytest.mark.row("Holy")
def test_a_final_attempt_at_what_is_holy_rolls_once() -> None:
    scene, army, game = against_holy([1], 2)
    step = game.apply("conquer r4 die")
    assert step.chance == (("die", 1),)
    assert scene.held(army)["r4"] == 2


class Early(Power):
    """Rolls before each conquest, and offers a way that rolls."""

    @hookimpl
    def conquest_die(self, view: View, army: Army) -> Any:
        from swcore.conquest import DiePolicy

        return DiePolicy(before=True, clause="")

    @hookimpl
    def conquest_modes(self, view: View, army: Army) -> Mode:
        return Mode("gamble", None, "hand", "", rolls=True)


EARLY = Early("rows.early", tokens=4)


@pytest.mark.row("Holy")
def test_a_die_that_was_rolled_before_is_the_one_that_is_demanded() -> None:
    scene, army, game = against_holy([0], 6, EARLY)
    play(game, "roll")
    (wrong,) = game.violations("conquer r4")
    assert (wrong.code, wrong.message) == ("guarded", "the die must show 1 or more there")
    scene, army, game = against_holy([2], 6, EARLY)
    play(game, "roll", "conquer r4")
    assert scene.held(army)["r4"] == 1  # 3 - 2, and no second die


@pytest.mark.row("Holy")
@pytest.mark.parametrize("pips", [0, 1])
def test_a_way_that_rolls_rolls_once_for_both(pips: int) -> None:
    scene, army, game = against_holy([pips], 6, EARLY)
    step = game.apply("conquer r4 gamble")
    assert step.chance == (("die", pips),)
    assert ("r4" in scene.held(army)) is (pips > 0)
    assert (scene.state.barred == ()) is (pips > 0)


@pytest.mark.row("Holy")
def test_own_declined_armies_and_other_regions_are_not_guarded() -> None:
    scene, _ = scene_of(holy.PIECES, RATS, INERT, {"r3": 1}, 6, rolls=[])
    scene.army(1, "base.dwarves", "rows.holy", {"r0": 1})
    game = play(scene.turn(0, "conquer"), "conquer r4")
    assert not game.log[-1].chance


# -- boosts: price, group, piercing


class Tricks(Power):
    """Offers what it is given."""

    def __init__(self, *boosts: Boost, modes: tuple[Mode, ...] = ()) -> None:
        super().__init__("rows.tricks", tokens=4)
        self.boosts, self.modes = boosts, modes

    @hookimpl
    def conquest_boosts(self, view: View, army: Army) -> tuple[Boost, ...]:
        return self.boosts

    @hookimpl
    def conquest_modes(self, view: View, army: Army) -> tuple[Mode, ...]:
        return self.modes


LESS = (Modifier(-1, "less"),)


def test_a_boost_has_a_price_that_its_seat_must_have() -> None:
    for coins in (0, 2):
        scene, army = scene_of([Tricks(Boost("bribe", "", modifiers=LESS, price=2))], RATS, "rows.tricks", {"r3": 1}, 6)
        scene.army(1, "base.dwarves", INERT, {"r4": 1})
        scene.coins(0, coins)
        scene.coins(1, 0)
        game = scene.turn(0, "conquer")
        assert ("conquer r4 bribe" in legal(game)) is (coins == 2)
        if not coins:
            assert codes(game, "conquer r4 bribe") == ["coins"]
            continue
        assert [(part.amount, part.reason) for part in game.explain("conquer r4 bribe") if part.unit == "coins"] == [(2, "bribe")]
        play(game, "conquer r4 bribe")
        assert (scene.held(army)["r4"], scene.state.coins) == (2, [0, 2])


def test_of_the_boosts_of_a_group_one_goes_with_a_conquest() -> None:
    boosts = [Boost(name, "", modifiers=LESS, group=group) for name, group in (("a", "g"), ("b", "g"), ("c", ""))]
    scene, _ = scene_of([Tricks(*boosts)], RATS, "rows.tricks", {"r3": 1}, 6)
    scene.army(1, "base.dwarves", INERT, {"r4": 3})
    game = scene.turn(0, "conquer")
    offered = [text.removeprefix("conquer r4") for text in legal(game) if text.startswith("conquer r4")]
    assert sorted(offered) == ["", " a", " a c", " b", " b c", " c"]
    (wrong,) = game.violations("conquer r4 a b")
    assert (wrong.code, wrong.message) == ("group", "only one of these goes with a conquest: a, b")


class Shield(Power):
    """Closes its regions, and asks a die for them."""

    @hookimpl
    def conquest_protects(self, view: View, army: Army, attacker: Army) -> Gate:
        return Gate("shield", army.regions, "", "a shield")

    @hookimpl
    def conquest_guarded(self, view: View, army: Army, attacker: Army) -> DieDemand:
        return DieDemand(army.regions, 3)


@pytest.mark.parametrize("by_boost", [True, False])
def test_what_pierces_minds_neither_gates_nor_immunity_nor_dice_of_others(by_boost: bool) -> None:
    boosts = (Boost("needle", "", pierces=1 << 4),) if by_boost else ()
    modes = () if by_boost else (Mode("needle", None, "hand", "", pierces=1 << 4),)
    scene, army = scene_of([Tricks(*boosts, modes=modes), Shield("rows.shield", tokens=4)], RATS, "rows.tricks", {"r3": 1}, 9)
    other = scene.army(1, "base.halflings", "rows.shield", {"r4": 1, "r2": 1})
    scene.mark("base.hole", "r4", other)
    game = scene.turn(0, "conquer")
    assert codes(game, "conquer r4") == ["immune", "shield"]
    assert codes(game, "conquer r2 needle") == ["shield"]
    assert "conquer r4 needle" in legal(game)
    step = game.apply("conquer r4 needle")
    assert (scene.held(army)["r4"], step.chance) == (3, ())


@pytest.mark.row("Holy")
def test_a_boost_that_spares_a_die_is_not_idle() -> None:
    scene, _ = scene_of([Tricks(Boost("needle", "", pierces=-1)), *holy.PIECES], RATS, "rows.tricks", {"r3": 1}, 9)
    scene.army(1, "base.dwarves", "rows.holy", {"r4": 1})
    game = scene.turn(0, "conquer")
    assert {"conquer r4", "conquer r4 needle"} <= set(legal(game))
    assert "conquer r2 needle" not in legal(game)
    assert not game.apply("conquer r4 needle").chance


# -- the other rows


@pytest.mark.row("Rage")
def test_rage_takes_any_region_with_one_token_and_sacrifices_another() -> None:
    scene, army = scene_of(rage.PIECES, RATS, "rows.rage", {"r2": 1}, 2)
    tray = scene.state.tray[RATS]
    game = scene.turn(0, "conquer")
    play(game, "conquer r1 rage")
    assert (scene.held(army)["r1"], army.hand, scene.state.tray[RATS]) == (1, 0, tray + 1)
    scene, _ = scene_of(rage.PIECES, RATS, "rows.rage", {"r2": 1}, 1)
    assert codes(scene.turn(0, "conquer"), "conquer r1 rage") == ["spare"]


@pytest.mark.row("Storm Giants")
def test_storms_strike_two_mountains_a_turn_whatever_protects_them() -> None:
    scene, army = scene_of(storm_giants.PIECES, "rows.storm_giants", INERT, {"r4": 1}, 3)
    other = scene.army(1, "base.halflings", "base.hill", {"r1": 2})
    scene.mark("base.hole", "r1", other)
    game = scene.turn(0, "conquer")
    assert codes(game, "conquer r1") == ["reach", "immune", "tokens"]  # 2 + a mountain + 2
    assert codes(game, "conquer r3 storm") == ["mountain"]
    play(game, "conquer r1 storm")
    assert scene.held(army) == {"r1": 1, "r4": 1}


@pytest.mark.row("Gunner")
def test_a_cannon_saves_two_tokens_for_a_coin_and_one_shoots_at_a_time() -> None:
    scene, army = scene_of(gunner.PIECES, RATS, "rows.gunner", {"r2": 1, "r4": 1}, 6)
    scene.army(1, "base.dwarves", INERT, {"r3": 3})
    scene.mark("rows.cannon", "r2", army)
    scene.mark("rows.cannon", "r4", army)
    scene.coins(0, 1)
    game = scene.turn(0, "conquer")
    ways = [text for text in legal(game) if text.startswith("conquer r3")]
    assert sorted(ways) == ["conquer r3", "conquer r3 cannon", "conquer r3 second_cannon"]
    play(game, "conquer r3 cannon")
    assert (scene.held(army)["r3"], scene.state.coins[0]) == (3, 0)  # 2 + 3 - 2
    assert not any("cannon" in text for text in legal(game))


@pytest.mark.row("Behemoth")
def test_a_beast_is_as_strong_as_the_swamps_and_holds_its_region() -> None:
    scene, army = scene_of(behemoth.PIECES, RATS, "rows.behemoth", {"r3": 1}, 6)
    scene.army(1, "base.dwarves", INERT, {"r4": 2})
    scene.mark("rows.beast", "r3", army)
    game = play(scene.turn(0, "conquer"), "conquer r4 beast")
    assert scene.held(army)["r4"] == 3  # 2 + 2 - 1
    assert "conquer r2 beast" not in legal(game)


@pytest.mark.row("Steampunk")
def test_airships_are_built_at_mines_strike_anywhere_and_pay_in_decline() -> None:
    scene, army = scene_of(steampunk.PIECES, RATS, "rows.steampunk", {"r1": 2}, 0)
    scene.coins(0, 0)
    game = play(scene.turn(0), "expand")
    assert army.stock == {"rows.airship": 1}
    play(game, "conquer r4 airship")
    assert army.regions == 1 << 1 | 1 << 4
    scene, army = scene_of(steampunk.PIECES, RATS, "rows.steampunk", {"r1": 1}, 0)
    scene.mark("rows.airship", "r4", army)
    scene.coins(0, 0)
    play(scene.turn(0), "decline")
    assert scene.state.coins[0] == 2 + 1  # two regions, and a coin for the airship


@pytest.mark.row("Centaurs (II)")
def test_a_charge_goes_through_a_region_to_the_one_behind_twice_a_turn() -> None:
    scene, army = scene_of(centaurs.PIECES, "rows.centaurs", INERT, {"r0": 1}, 9)
    scene.army(1, "base.dwarves", "base.hill", {"r1": 5})
    game = play(scene.turn(0, "conquer"), "conquer r2 charge", "conquer r4 charge")
    assert army.regions == 0b10101
    assert codes(game, "conquer r3 charge") == ["used"]
    assert "conquer r3" in legal(game)


@pytest.mark.row("Catapult")
def test_a_catapult_throws_over_a_region_at_a_discount() -> None:
    scene, army = scene_of(catapult.PIECES, RATS, "rows.catapults", {"r2": 1}, 4)
    scene.mark("rows.catapult", "r2", army)
    game = scene.turn(0, "conquer")
    assert codes(game, "conquer r3 throw") == ["idle"]
    play(game, "conquer r4 throw")
    assert scene.held(army)["r4"] == 1


@pytest.mark.row("Drakons")
def test_a_dragon_takes_a_region_with_one_token_and_makes_it_immune() -> None:
    scene, army = scene_of(drakons.PIECES, "rows.drakons", INERT, {"r2": 1}, 3)
    scene.stock("rows.dragon", army, 2)
    scene.army(1, "base.dwarves", "base.hill", {"r1": 4, "r3": 4})
    game = play(scene.turn(0, "conquer"), "conquer r1 swoop", "conquer r3 swoop")
    assert game.play.view.immune == 1 << 1 | 1 << 3
    assert codes(game, "conquer r4 swoop") == ["dragons"]
