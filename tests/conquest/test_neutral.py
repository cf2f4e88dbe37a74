"""Peoples of nobody that a rule brings to life: active by `fx.rouse`, with coins of their own by `fx.purse`."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Modifier, PluginError, hookimpl
from swcore.conquest import TRAY, Army, Rule, Verdict, View, fx
from swcore.conquest.wording.narrator import Narrator
from swcore.testing import Scene, check_conquest, check_history
from tests.cli.conftest import Screen

TRIBES = "base.lost_tribes"
ROW = {"a": "hill edge", "b": "swamp", "c": "swamp mine", "d": "swamp edge"}


class Waking(Rule):
    """At the end of a turn the Lost Tribes wake up and conquer what lies beside them."""

    @hookimpl
    def conquest_turn_over(self, view: View, seat: int) -> Any:
        (them,) = (army for army in view.armies if army.seat is None)
        if them.declined:
            return [fx.rouse(them), fx.purse(TRIBES, 3, "hidden hoard", "")]
        beside = view.ground.bits(view.open(them))
        return [fx.conquer(them, region, view.cost(them, region), TRAY) for region in beside] + [fx.purse(TRIBES, -1, "spent")]


class Uphill(Rule):
    """Everybody pays one token more for a swamp."""

    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier:
        return Modifier(1, "mud", where=view.terrain("swamp"))


waking = Waking("home.waking", name="Waking")
uphill = Uphill("home.uphill", name="Uphill")


def scene(*pieces: Rule, **more: Any) -> Scene:
    return Scene(ROW, with_pieces=(waking, *pieces), **more)


def turns(made: Scene, count: int) -> None:
    made.turn(0)
    for number in range(count):
        made.finish_turn(number % 2)


def laid(*pieces: Rule) -> Scene:
    made = scene(*pieces)
    made.natives("b")
    made.army(0, "base.orcs", "", {"d": 1}, declined=True)
    made.army(1, "base.trolls", "", {"c": 1}, declined=True)
    return made


def test_a_people_that_is_roused_is_active_and_has_coins_that_everybody_sees() -> None:
    made = laid()
    turns(made, 1)
    (them,) = (army for army in made.game.play.view.armies if army.seat is None)
    assert (them.declined, made.game.play.view.purse(TRIBES)) == (False, 3)
    assert made.game.play.seen(1)["purses"] == {TRIBES: 3}
    check_conquest(made.game)
    check_history(made.game)


@pytest.mark.parametrize(("pieces", "held"), [((), {"a": 2, "b": 1, "c": 3}), ((uphill,), {"a": 2, "b": 1, "c": 4})])
def test_the_rules_count_for_it_where_a_piece_asks_what_it_may_take(pieces: tuple[Rule, ...], held: dict[str, int]) -> None:
    made = laid(*pieces)
    turns(made, 2)
    (them,) = (army for army in made.game.play.view.armies if army.seat is None)
    assert made.held(them) == held, "Trolls gone, one Troll defends; Orcs are out of reach"
    assert made.game.play.view.purse(TRIBES) == 2
    check_history(made.game)


def test_an_army_with_a_seat_cannot_be_roused_and_nobody_owes_coins() -> None:
    class Wrong(Rule):
        @hookimpl
        def conquest_turn_over(self, view: View, seat: int) -> Any:
            old = next(army for army in view.armies if army.seat == 0 and army.declined)
            return fx.rouse(old) if seat else fx.purse(TRIBES, -5, "nothing there")

    made = Scene(ROW, with_pieces=(Wrong("home.wrong", name="Wrong"),))
    made.army(0, "base.orcs", "", {"d": 1}, declined=True)
    made.army(1, "base.trolls", "", {"c": 1}, declined=True)
    made.turn(0)
    made.finish_turn(0)
    with pytest.raises(PluginError, match="belongs to seat"):
        made.finish_turn(1)
    assert made.state.purses == {}
    with pytest.raises(PluginError, match="no piece"):
        made.game.play.view.purse("base.tribes")


def test_purses_stand_in_saves_in_the_table_in_the_log_and_in_the_result() -> None:
    made = scene(rounds=1)
    made.natives("b")
    for seat, race, region in ((0, "base.orcs", "d"), (1, "base.trolls", "c")):
        made.army(seat, race, "base.merchant" if seat else "base.hill", {region: 1})
    narrator = Narrator(made.turn(0, round=1), "en", {}, None)
    made.finish_turn(0)
    again = type(made.game).load(made.game.save(), with_pieces=(waking,))
    assert again.play.state.purses == {TRIBES: 3}
    shown = " ".join(Screen(made.game).play("", "map").split())
    assert "Lost Tribes: 1 region, 1 token 17 — 3" in shown, "18 exist"
    told = " ".join(one for step in made.game.log for one in narrator.hear(step))
    assert "Lost Tribes: active from now on; 3 coins gained (hidden hoard)." in told
    made.finish_turn(1)
    assert (made.game.result or {})["purses"] == {TRIBES: 2}


# -- places behind the winners


class Pairs(Rule):
    """Seats 1 and 3 have won; the others share the second place."""

    groups: tuple[tuple[int, ...], ...] = ((1, 3),)

    @hookimpl
    def conquest_winner(self, view: View) -> Verdict:
        return Verdict((0, 2), "they said so", behind=self.groups)


@pytest.mark.parametrize(
    ("groups", "ranking"),
    [
        (((1, 3),), [[0, 2], [1, 3]]),
        (((3,),), [[0, 2], [3], [1]]),
        ((), [[0, 2], [1], [3]]),
        (((0, 3), (3,)), [[0, 2], [3], [1]]),
    ],
)
def test_a_verdict_says_who_shares_the_places_behind(groups: tuple[tuple[int, ...], ...], ranking: list[list[int]]) -> None:
    rule = Pairs("home.pairs", name="Pairs")
    rule.groups = groups
    made = Scene(ROW, seats=4, rounds=1, with_pieces=(rule,))
    for seat, coins in enumerate((1, 9, 2, 8)):
        made.coins(seat, coins)
    made.column()
    game = made.turn(3, "regroup", round=1)
    assert (game.result or {})["ranking"] == ranking


def test_seats_behind_the_winners_are_seats_of_the_game() -> None:
    rule = Pairs("home.pairs", name="Pairs")
    rule.groups = ((4,),)
    made = Scene(ROW, seats=4, rounds=1, with_pieces=(rule,))
    made.column()
    with pytest.raises(PluginError, match="seats below 4"):
        made.turn(3, "regroup", round=1)
