"""Meetings of rules that no single clause describes: seats that left, armies that act in decline, odd modifiers."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Modifier, PluginError, hookimpl
from swcore.conquest import ASIDE, HAND, Power, Race, fx
from swcore.testing import Scene, check_conquest, cost, income, legal

CAMP = "base.encampment"
ROW = {"a": "hill edge", "b": "forest edge", "c": "swamp edge", "d": "farmland edge"}


@pytest.mark.clause("SW-TURN-9", "SW-TURN-12", "SW-POWER-BIVOUACKING-6")
def test_encampments_taken_from_a_seat_that_left_go_to_the_supply() -> None:
    scene = Scene(ROW, seats=3)
    army = scene.army(0, "base.orcs", "base.bivouacking", {"a": 2})
    scene.mark(CAMP, "a", army, 3)
    scene.army(1, "base.ratmen", "base.forest", {"b": 1}, hand=10)
    scene.army(2, "base.elves", "base.hill", {"d": 1})
    game = scene.turn(0)
    game.resign(0)
    game.apply("expand", 1)
    assert cost(game, "a") == 2 + 2 + 3
    game.apply("conquer a")
    assert scene.state.supply[CAMP] == 5
    assert scene.marks("a") == []
    check_conquest(game)


class Restless(Race):
    """A race that acts in decline."""

    @hookimpl(declined="only")
    def conquest_acts_declined(self) -> bool:
        return True


@pytest.mark.clause("INT-2", "SW-LOSS-10", "SW-RACE-GHOULS-8")
def test_an_army_in_decline_that_loses_its_last_token_before_its_part_has_no_part() -> None:
    scene = Scene(ROW, with_pieces=[Restless("home.restless", tokens=5)])
    first = scene.army(0, "base.ghouls", "", {"a": 6}, declined=True)
    second = scene.army(0, "home.restless", "base.spirit", {"b": 1}, declined=True)
    scene.army(0, "base.orcs", "base.hill", {"d": 1})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("conquer b")  # 2 + 1 of the five tokens that need not stay
    assert scene.state.armies[second.id] is None
    game.apply("done")
    game.apply("redeploy a=3 b=3")
    assert scene.held(first) == {"a": 3, "b": 3}
    assert game.play.state.stack[-1][2] == scene.army_of(0).id  # the part of the active army has come
    check_conquest(game)


def _tunnel(*modifiers: Modifier) -> Any:
    class Tunnel(Power):
        @hookimpl
        def conquest_cost(self) -> tuple[Modifier, ...]:
            return modifiers

    return Tunnel("home.tunnel", tokens=4)


@pytest.mark.clause("SW-CONQ-1", "SW-CONQ-2", "SW-CONQ-9")
@pytest.mark.parametrize(
    ("modifiers", "wanted"),
    [
        ((Modifier(1, "tunnel", "X-1", phase="set"),), [(2, "base"), (3, "Elves"), (-4, "tunnel")]),
        ((Modifier(8, "wall", "X-2", phase="floor"),), [(2, "base"), (3, "Elves"), (3, "wall")]),
        ((Modifier(4, "ramp", "X-3", phase="cap"),), [(2, "base"), (3, "Elves"), (-1, "ramp")]),
        ((Modifier(-9, "gap", "X-4"),), [(2, "base"), (3, "Elves"), (-9, "gap"), (5, "least")]),
        (
            (Modifier(4, "wall", "X-6", phase="set"), Modifier(1, "tunnel", "X-1", phase="set")),
            [(2, "base"), (3, "Elves"), (-1, "wall")],
        ),
        ((Modifier(9, "ramp", "X-5", phase="cap"), Modifier(3, "wall", "X-6", phase="floor")), [(2, "base"), (3, "Elves")]),
    ],
)
def test_every_kind_of_modifier_is_explained_by_its_own_part(
    modifiers: tuple[Modifier, ...], wanted: list[tuple[int, str]]
) -> None:
    scene = Scene(ROW, with_pieces=[_tunnel(*modifiers)])
    scene.army(0, "base.orcs", "home.tunnel", {"a": 1}, hand=8)
    scene.army(1, "base.elves", "base.hill", {"b": 3})
    game = scene.turn(0, "conquer")
    parts = game.explain("conquer b")
    assert [(part.amount, part.reason) for part in parts] == wanted
    assert ("conquer b" in legal(game)) == (sum(part.amount for part in parts) <= 8)
    assert {part.piece for part in parts if part.reason in ("tunnel", "wall", "ramp", "gap")} <= {"home.tunnel"}


@pytest.mark.clause("SW-LOSS-2")
@pytest.mark.parametrize(("phase", "amount", "lost"), [("cap", 0, 0), ("floor", 2, 2), ("add", 1, 2), ("set", 9, 3)])
def test_losses_are_folded_like_every_number(phase: str, amount: int, lost: int) -> None:
    class Brittle(Race):
        @hookimpl
        def conquest_loss(self) -> Modifier:
            return Modifier(amount, "brittle", phase=phase)

    scene = Scene(ROW, with_pieces=[Brittle("home.brittle", tokens=5)])
    victim = scene.army(1, "home.brittle", "base.hill", {"b": 3})
    scene.army(0, "base.orcs", "base.forest", {"a": 1}, hand=5)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.state.tray["home.brittle"] == 10 - 3 + lost
    assert victim.withdrawn == 3 - lost or scene.state.army(victim.id).hand == 3 - lost


def test_nobody_pays_coins_that_he_does_not_have() -> None:
    class Taxed(Power):
        @hookimpl
        def conquest_score(self) -> Modifier:
            return Modifier(-9, "tax")

    scene = Scene(ROW, with_pieces=[Taxed("home.taxed", tokens=4)])
    scene.coins(0, 3)
    scene.army(0, "base.orcs", "home.taxed", {"a": 1})
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert scene.state.coins[0] == 0
    assert income(game, 0) == [(1, "regions", "SW-SCORE-1"), (-9, "tax", ""), (5, "shortfall", "")]


def _mover(effect: Any) -> Any:
    class Mover(Race):
        @hookimpl
        def conquest_ready(self, view: Any, army: Any) -> Any:
            return effect(view, army)

    return Mover("home.mover", tokens=5)


def test_no_more_tokens_are_moved_than_there_are() -> None:
    scene = Scene(ROW, with_pieces=[_mover(lambda view, army: fx.tokens(army, ASIDE, HAND, 9))])
    scene.army(0, "home.mover", "base.hill", {"a": 1}, hand=2)
    game = scene.turn(0)
    game.apply("expand")
    army = scene.army_of(0)
    assert (army.hand, army.aside) == (2, 0)


@pytest.mark.clause("SW-DEF-4")
def test_tokens_do_not_move_into_a_region_of_another_army() -> None:
    scene = Scene(ROW, with_pieces=[_mover(lambda view, army: fx.tokens(army, HAND, 1, 1))])
    scene.army(0, "home.mover", "base.hill", {"a": 1}, hand=2)
    scene.army(1, "base.orcs", "base.forest", {"b": 2})
    game = scene.turn(0)
    before = game.digest()
    with pytest.raises(PluginError, match="b is held by another army"):
        game.apply("expand")
    assert game.digest() == before


def test_a_piece_that_cannot_take_an_answer_may_not_ask() -> None:
    scene = Scene(ROW, with_pieces=[_mover(lambda view, army: fx.ask_choice(army, "side", ["left", "right"]))])
    scene.army(0, "home.mover", "base.hill", {"a": 1})
    game = scene.turn(0)
    with pytest.raises(PluginError, match="takes the answer in conquest_answered"):
        game.apply("expand")


def test_a_clone_of_a_game_without_steps_has_a_log_of_its_own() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.berserk", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    steps = len(game.log)
    copy = game.clone()
    copy.apply("roll")
    assert (len(game.log), len(copy.log)) == (steps, steps + 1)


def test_a_view_says_what_is_asked() -> None:
    scene = Scene(ROW, rolls=[2])
    army = scene.army(0, "base.orcs", "base.berserk", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("roll")
    for seat in (0, 1, None):
        decision = game.view(seat)["decision"]
        assert (decision["kind"], decision["army"], decision["roll"]) == ("conquer", army.id, 2)


@pytest.mark.clause("SW-CONQ-9")
@pytest.mark.parametrize(("hand", "may"), [(1, False), (2, True), (3, True)])
def test_a_cap_below_a_floor_is_what_a_region_takes_at_least(hand: int, may: bool) -> None:
    """At least 4 and at most 2 is 2, for the cap comes last; a single token does not take part, with the die neither."""
    scene = Scene(ROW, "a-b", with_pieces=[_tunnel(Modifier(4, "wide", phase="floor"), Modifier(2, "short", phase="cap"))])
    scene.army(0, "base.orcs", "home.tunnel", {"a": 1}, hand=hand)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2
    assert ("conquer b" in [one.text for one in game.legal_actions()]) is may
    assert (game.violations("conquer b") == []) is may
    if not may:
        assert [one.params for one in game.violations("conquer b die")] == [{"case": "least", "least": 2}]
    check_conquest(game)
