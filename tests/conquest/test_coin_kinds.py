"""R10: coins carry what they are for, and the tally and the narrator go by it."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, hookimpl
from swcore.conquest import Army, Power, Race, View, fx
from swcore.conquest.wording.tally import Tally
from swcore.testing import Scene
from tests.cli.test_speech import heard

MAP = {"a": "hill edge", "b": "farmland edge", "c": "swamp edge"}


def coins(game: Game) -> list[tuple[int, int, str]]:
    """Return the coin events of a game as (seat, amount, kind), without those that laid the scene."""
    return [(event[1], event[2], event[4]) for step in game.log for event in step.events if event[0] == "coins" and step.action]


class Generous(Race):
    """Pays another seat at the end of its conquests, before its turn is scored."""

    @hookimpl
    def conquest_redeploying(self, view: View, army: Army) -> Any:
        return fx.pay(army.seat, 1, 3, "gift")


def scene(**more: Any) -> Scene:
    made = Scene(MAP, with_pieces=[Generous("home.elders", tokens=5), Power("home.calm", tokens=2)], **more)
    made.coins(0, 9)
    return made


def tallied(game: Game) -> Tally:
    tally = Tally()
    for step in game.log:
        tally.hear(step)
    return tally


def test_a_payment_before_scoring_leaves_the_turn_to_the_seat_that_is_scored() -> None:
    """R10: the turn counts for the Elders: 1 coin for their region, less the 3 that they pay; who is paid has no turn."""
    made = scene()
    elders = made.army(0, "home.elders", "home.calm", {"a": 1}, hand=1)
    orcs = made.army(1, "base.orcs", "base.hill", {"b": 1})
    game = made.turn(0, "conquer")
    tally = Tally()
    for army in (elders, orcs):
        tally._on_army(army.id, army.seat, army.race, army.power, False)
    game.apply("done")
    for step in game.log:
        if step.action:
            tally.hear(step)
    while not [one for one in coins(game) if one[2] == "income"]:
        game.apply(game.legal_actions()[-1])
        tally.hear(game.log[-1])
    assert coins(game)[:3] == [(0, -3, "payment"), (1, 3, "payment"), (0, 1, "income")]
    assert tally.counts["race"]["home.elders"] == [1, 1 - 3]
    assert tally.counts["power"]["home.calm"] == [1, 1 - 3]  # a combo earns as one
    assert "base.orcs" not in tally.counts["race"]


@pytest.mark.parametrize(("language", "told"), [("en", "Income: 2 coins (alchemy +2)."), ("ru", "Доход: 2 монеты (алхимия +2).")])
@pytest.mark.clause("SW-POWER-ALCHEMIST-1", "SW-SCORE-1")
def test_an_income_of_one_part_that_no_region_brings_is_told_as_income(language: str, told: str) -> None:
    """R10: an Alchemist without regions earns 2 coins at the end of the turn."""
    made = scene()
    made.army(0, "base.orcs", "base.alchemist", {}, hand=1)
    made.army(1, "base.elves", "base.hill", {"b": 1, "a": 3, "c": 3})
    lines = heard(made.turn(0, "conquer"), language, "done")
    assert any(told in line for line in lines), lines


@pytest.mark.clause("SW-PICK-2", "SW-PICK-4")
def test_picking_is_a_price_whatever_lies_on_the_combo() -> None:
    """R10, a relative: more coins lie on the combo than it costs, and still it is not an income."""
    game = Game.new("small-world", 2, seed=4)
    game.apply(game.legal_actions()[2])
    assert coins(game) == [(0, -2, "price")]
    assert tallied(game).counts == {"race": {}, "power": {}, "declined": {}}


@pytest.mark.clause("WC-PAY-1", "WC-RACE-PANDAREN-2")
def test_a_toll_is_told_from_a_payment_by_its_kind() -> None:
    """R10, a relative: payer and payee both see the toll."""
    made = Scene({"a": "hill harbor", "b": "farmland"}, game="warcraft")
    made.coins(0, 5)
    made.army(0, "warcraft.orcs", "warcraft.ranger", {"a": 1}, hand=9)
    pandaren = made.army(1, "warcraft.pandaren", "warcraft.farmer", {"b": 1})
    made.note(pandaren, "warcraft.pandaren.harmony", (0,))
    game = made.turn(0, "conquer")
    game.apply("conquer b")
    assert coins(game)[:2] == [(0, -2, "toll"), (1, 2, "toll")]
