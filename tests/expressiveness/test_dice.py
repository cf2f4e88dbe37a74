"""Rows that roll: two dice, dice of pieces, bids on a die, and draws out of a bag."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, hookimpl
from swcore.conquest import Army, DiePolicy, Mode, Power, View, fx
from swcore.conquest.wording.narrator import Narrator
from swcore.engine import Step
from swcore.errors import PluginError
from swcore.testing import Scene, legal
from tests.conquest.table import INERT, RATS, play
from tests.expressiveness import lucky, prophet, pygmies

ROW = {f"r{number}": "farmland edge" for number in range(5)}
BORDERS = "r0-r1 r1-r2 r2-r3 r3-r4"


def told(game: Game, step: Step) -> str:
    return " ".join(Narrator(game, "en", {}, None).tell([step]))


class Thrower(Power):
    """Rolls as a policy or a mode says."""

    def __init__(self, policy: DiePolicy | None = None, mode: Mode | None = None) -> None:
        super().__init__("rows.thrower", tokens=4)
        self.policy, self.mode = policy, mode

    @hookimpl
    def conquest_die(self, view: View, army: Army) -> DiePolicy | None:
        return self.policy

    @hookimpl
    def conquest_modes(self, view: View, army: Army) -> Mode | None:
        return self.mode


def scene_of(piece: Any, power: str, hand: int, rolls: list[int]) -> tuple[Scene, Army]:
    scene = Scene(ROW, BORDERS, with_pieces=[piece], rolls=rolls)
    army = scene.army(0, RATS, power, {"r0": 1}, hand=hand)
    scene.army(1, "base.dwarves", INERT, {"r1": 2, "r2": 1})
    return scene, army


@pytest.mark.row("Lucky")
@pytest.mark.parametrize(("rolls", "won"), [([0, 3], True), ([3, 0], True), ([2, 2], False)])
def test_of_two_dice_the_better_counts(rolls: list[int], won: bool) -> None:
    """Two dwarves in a field take 4 (SW-CONQ-1 to 3), and one token is in hand: a 3 is needed (SW-DIE-5)."""
    scene, army = scene_of(lucky.PIECES[0], "rows.lucky", 1, rolls)
    game = scene.turn(0, "conquer")
    step = game.apply("conquer r1 die")
    assert (army.regions == 0b11) is won
    assert [outcome for _, outcome in step.chance] == rolls
    assert ("rolled", army.id, 1, max(rolls)) in step.events
    assert f"die {max(rolls)}" in told(game, step)


@pytest.mark.row("Lucky")
def test_the_menu_tells_the_chance_of_two_dice() -> None:
    """3 of 6 faces are 1 or more: 36 - 9 results of two dice (SW-DIE-1)."""
    from swcore.conquest.wording.menu import ActionTexts
    from swcore.conquest.wording.names import Lexicon

    scene, _ = scene_of(lucky.PIECES[0], "rows.lucky", 3, [])
    game = scene.turn(0, "conquer")
    texts = ActionTexts(Lexicon("en", game.ruleset))
    line = texts.label(game, 0, game.parse("conquer r1 die"))
    assert "needs 1 or more on the die: 27 of 36 throws" in line


def test_dice_that_are_added_up_reach_as_far_as_they_can_show() -> None:
    """Two dice show up to 6, so a final attempt is possible where up to six tokens are missing (SW-DIE-2)."""
    policy = DiePolicy(False, "", dice=2, keep="sum", where=1 << 1)
    scene = Scene(ROW, BORDERS, with_pieces=[Thrower(policy)], rolls=[3, 2])
    army = scene.army(0, RATS, "rows.thrower", {"r0": 1, "r3": 1}, hand=1)
    scene.army(1, "base.dwarves", INERT, {"r1": 4, "r2": 4})
    game = scene.turn(0, "conquer")
    assert "conquer r1 die" in legal(game)  # 6 - 1 are missing
    assert [one.code for one in game.violations("conquer r2 die")] == ["die-shortage"]  # with one die there
    play(game, "conquer r1 die")
    assert army.regions >> 1 & 1


def test_a_result_counts_for_the_minimum() -> None:
    scene, army = scene_of(Thrower(DiePolicy(False, "", minimum=1)), "rows.thrower", 3, [0])
    step = scene.turn(0, "conquer").apply("conquer r1 die")
    assert (army.regions, ("rolled", army.id, 1, 1) in step.events) == (0b11, True)


def test_a_die_before_a_region_is_named_goes_by_what_counts_everywhere() -> None:
    for where, roll in ((-1, 3), (1 << 1, 0)):
        scene, _ = scene_of(Thrower(DiePolicy(True, "", dice=2, where=where)), "rows.thrower", 4, [0, 3])
        game = play(scene.turn(0, "conquer"), "roll")
        assert game.play.question().roll == roll


def test_a_mode_rolls_several_dice() -> None:
    mode = Mode("gamble", None, "hand", "", rolls=True, dice=3, keep="sum")
    scene, army = scene_of(Thrower(mode=mode), "rows.thrower", 1, [1, 1, 1])
    step = scene.turn(0, "conquer").apply("conquer r1 gamble")
    assert ("rolled", army.id, 1, 3) in step.events
    assert scene.held(army)["r1"] == 1  # 4 less 3


# -- pygmies


@pytest.mark.row("Pygmies")
def test_pygmies_roll_for_a_lost_token_and_gain_what_the_die_shows() -> None:
    for pips in (0, 2):
        scene = Scene(ROW, BORDERS, with_pieces=pygmies.PIECES, rolls=[pips])
        scene.army(0, RATS, INERT, {"r0": 1}, hand=5)
        small = scene.army(1, "rows.pygmies", "base.hill", {"r1": 2})
        tray = scene.state.tray["rows.pygmies"]
        game = scene.turn(0, "conquer")
        step = game.apply("conquer r1")
        assert step.chance == (("rows.pygmies.die", pips),)
        assert (small.hand, scene.state.tray["rows.pygmies"]) == (pips, tray + 1 - pips)
        assert f"the die shows {pips}" in told(game, step)


# -- the prophet


def prophecy(rolls: list[int]) -> tuple[Scene, Game]:
    scene = Scene(ROW, BORDERS, with_pieces=prophet.PIECES, rolls=rolls)
    scene.army(0, RATS, INERT, {"r0": 1}, hand=3)
    scene.army(1, "base.dwarves", "rows.prophet", {"r1": 2})
    for seat in (0, 1):
        scene.coins(seat, 5)
    game = play(scene.turn(0, "conquer"), "conquer r1 die")
    assert list(game.pending) == [1]  # nothing is rolled yet
    assert not game.log[-1].chance
    return scene, game


@pytest.mark.row("Prophet")
@pytest.mark.parametrize(("said", "coins"), [("choose 2", 7), ("choose 3", 4), ("done", 5)])
def test_a_prophet_bids_before_a_die_of_another_seat(said: str, coins: int) -> None:
    scene, game = prophecy([2])
    step = game.apply(said)
    assert scene.state.coins[1] == coins
    assert step.chance == (("die", 2),)
    assert game.play.view.holder(1).seat == 0  # the attempt has come true
    assert game.play.view.rolls == ((1, 1, 2),)


@pytest.mark.row("Prophet")
def test_who_leaves_before_the_die_is_rolled_stops_nothing() -> None:
    scene, game = prophecy([2])
    game.resign(1)
    holder = game.play.view.holder(1)
    assert holder is not None
    assert holder.seat == 0
    assert scene.state.rolls == ((1, 1, 2),)


@pytest.mark.row("Prophet")
def test_a_prophet_hears_of_his_own_die_too_and_of_none_in_a_game_without_one() -> None:
    scene = Scene(ROW, BORDERS, with_pieces=prophet.PIECES, rolls=[0])
    scene.army(0, RATS, "rows.prophet", {"r0": 1}, hand=1)
    game = play(scene.turn(0, "conquer"), "conquer r1 die", "choose 0")
    assert ("rolled", 1, 1, 0) in game.log[-1].events
    assert not game.play.view.rolls  # it is another turn
    game = Scene(ROW, BORDERS).game
    with pytest.raises(PluginError, match="not recorded in this game"):
        game.play.view.rolls  # noqa: B018


# -- bags


class Bag(Power):
    """Draws a word, and rolls three dice with faces of its own, as the turn begins."""

    @hookimpl
    def conquest_turn_start(self, view: View, army: Army) -> Any:
        return fx.draw(army, "bag", ("red", "red")), fx.draw(army, "empty", ()), fx.roll(army, "dice", 3, (7,))

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str) -> Any:
        return fx.note(army, key, answer)


def test_a_piece_draws_from_a_bag_and_rolls_dice_of_its_own() -> None:
    scene = Scene(ROW, BORDERS, with_pieces=[Bag("rows.bag", tokens=4)])
    army = scene.army(0, RATS, "rows.bag", {"r0": 1})
    game = scene.turn(0)
    assert army.memory == {"rows.bag.bag": "red", "rows.bag.dice": "7+7+7"}
    assert game.log[0].chance == (("rows.bag.bag", "red"), *[("rows.bag.die", 7)] * 3)
