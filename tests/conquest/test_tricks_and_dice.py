"""Dice that pieces demand, and how pieces let an army roll, respect who is open to whose tricks (`conquest_counts`)."""

from __future__ import annotations

import pytest

from swcore import Game, hookimpl
from swcore.conquest import Army, Counts, DieDemand, DiePolicy, Power, Race, Rule, View
from swcore.testing import Scene, check_conquest
from tests.shared.questions import targets

ROW = {"a": "hill edge", "b": "swamp", "c": "forest"}


class Holy(Power):
    @hookimpl
    def conquest_guarded(self, view: View, army: Army) -> DieDemand:
        return DieDemand(army.regions, 1)


class Free(Race):
    """Nothing that the pieces of others do binds them, and none of their tricks reaches them."""

    @hookimpl
    def conquest_counts(self, view: View, army: Army, fact: str, purpose: str, asker: Army | None) -> Counts | None:
        return Counts(-1, False) if fact == "open" and purpose == "tricks" else None


class Lucky(Power):
    @hookimpl
    def conquest_die(self, view: View, army: Army) -> DiePolicy:
        return DiePolicy(before=False, clause="", dice=3, keep="sum")


class LuckyForAll(Rule):
    @hookimpl
    def conquest_die(self, view: View, army: Army) -> DiePolicy:
        return DiePolicy(before=False, clause="", dice=3, keep="sum")


PIECES = (Holy("home.holy", tokens=4), Free("home.free", tokens=6), Lucky("home.lucky", tokens=4))


def scene(*, attacker: str, power: str, victim: str, guard: str, hand: int, rule: bool = False) -> Game:
    pieces = (*PIECES, LuckyForAll("home.lucky_for_all")) if rule else PIECES
    made = Scene(ROW, with_pieces=pieces, rolls=(1, 1, 1))
    made.army(0, attacker, power, {"a": 1}, hand=hand)
    made.army(1, victim, guard, {"b": 3, "c": 3})
    return made.turn(0, "conquer")


@pytest.mark.parametrize(("attacker", "asked"), [("base.orcs", 1), ("home.free", 0)])
def test_whom_nothing_binds_needs_no_die_that_others_demand(attacker: str, asked: int) -> None:
    game = scene(attacker=attacker, power="base.merchant", victim="base.trolls", guard="home.holy", hand=6)
    assert [part.amount for part in game.explain("conquer b") if part.unit == "pips"] == [1] * asked
    check_conquest(game)


@pytest.mark.parametrize(
    ("victim", "rule", "taken"), [("base.trolls", False, True), ("home.free", False, False), ("home.free", True, True)]
)
def test_more_dice_of_a_piece_do_not_help_against_whom_its_tricks_do_not_reach(victim: str, rule: bool, taken: bool) -> None:
    power = "base.merchant" if rule else "home.lucky"
    game = scene(attacker="base.orcs", power=power, victim=victim, guard="base.alchemist", hand=3, rule=rule)
    assert "b" in targets(game, "die")
    game.apply("conquer b die")
    holder = game.play.view.holder(1)
    assert holder is not None
    assert (holder.seat == 0) == taken, "2 tokens are missing, or 3; the dice show 1, 1 and 1"
