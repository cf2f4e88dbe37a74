"""Tokens that a piece puts by: where from and where to, through decline and out of the game, in saves and in sentences."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, hookimpl
from swcore.cli.contract import narrator_of
from swcore.conquest import ASIDE, HAND, TRAY, Army, Effects, Race, View, fx
from swcore.errors import PluginError
from swcore.testing import Scene, check_conquest, check_history, legal
from tests.conquest.table import public
from tests.kernel.pieces import HILL, RATS, SWAMP

ROW = dict.fromkeys("abc", "farmland") | {"a": "farmland edge"}
MISERS = "home.misers"


class Misers(Race):
    """What they do when they are ready is up to the test."""

    def __init__(self, *effects: Any) -> None:
        super().__init__(MISERS, tokens=6)
        self.effects = effects

    @hookimpl
    def conquest_ready(self, view: View, army: Army) -> Effects:
        return [make(army) for make in self.effects]


def ready(*effects: Any, hand: int = 2) -> tuple[Scene, Game]:
    scene = Scene(ROW, with_pieces=[Misers(*effects)])
    scene.army(0, MISERS, SWAMP, {"a": 1, "b": 2}, hand=hand)
    scene.army(1, RATS, HILL, {"c": 1})
    game = scene.turn(0)
    game.apply("expand")
    check_conquest(game)
    check_history(game)
    return scene, game


def put(count: int, *source: int) -> Any:
    return lambda army: fx.stash(army, "hoard", count, *source)


def take(count: int, *target: int) -> Any:
    return lambda army: fx.unstash(army, "hoard", count, *target)


@pytest.mark.parametrize(
    ("effects", "pool", "hand", "aside", "board"),
    [
        ([put(2)], 2, 1, 0, {"a": 1, "b": 1}),  # of 2 + 1 in hand
        ([put(9)], 3, 0, 0, {"a": 1, "b": 1}),
        ([put(2, TRAY)], 2, 3, 0, {"a": 1, "b": 1}),
        ([put(1, 1)], 1, 3, 0, {"a": 1}),  # the last token of b
        ([lambda army: fx.tokens(army, HAND, ASIDE, 2), put(1, ASIDE)], 1, 1, 1, {"a": 1, "b": 1}),
        ([put(3), take(1)], 2, 1, 0, {"a": 1, "b": 1}),
        ([put(3), take(9, 0)], 0, 0, 0, {"a": 4, "b": 1}),
        ([put(3), take(2, TRAY)], 1, 0, 0, {"a": 1, "b": 1}),
        ([put(3), take(2, ASIDE)], 1, 0, 2, {"a": 1, "b": 1}),
        ([take(2)], 0, 3, 0, {"a": 1, "b": 1}),
    ],
)
def test_tokens_go_into_a_pool_and_out_of_it(effects: list[Any], pool: int, hand: int, aside: int, board: dict[str, int]) -> None:
    scene, game = ready(*effects)
    army = scene.army_of(0)
    misers: Any = game.ruleset.pieces[MISERS]
    assert (misers.stashed(army, "hoard"), army.hand, army.aside, scene.held(army)) == (pool, hand, aside, board)
    assert army.pools == ({f"{MISERS}.hoard": pool} if pool else {})
    assert public(game, 1)["armies"][army.id]["pools"] == army.pools, "everybody sees them"
    game.undo()
    assert scene.army_of(0).pools == {}


def test_a_region_of_another_army_takes_no_token_out_of_a_pool() -> None:
    with pytest.raises(PluginError, match="c is held by another army"):
        ready(put(1), take(1, 2))


@pytest.mark.parametrize("key", ["other.piece", "", 3])
def test_a_piece_has_pools_of_its_own_only(key: Any) -> None:
    with pytest.raises(PluginError) as caught:
        ready(lambda army: fx.stash(army, key, 1))
    assert (caught.value.code, caught.value.details["field"]) == ("bad-effect", "pool")


def test_a_pool_outlasts_the_decline_and_goes_to_the_tray_with_its_army() -> None:
    _, game = ready(put(2))
    seat_over(game)
    seat_over(game)
    game.apply("decline")
    (army,) = game.play.view.declined(0)
    assert army.pools == {f"{MISERS}.hoard": 2}
    check_conquest(game)
    seat_over(game)
    game.apply(legal(game)[0])
    seat_over(game)
    seat_over(game)
    game.apply("decline")  # of the next race: the older one leaves
    assert game.play.state.armies[army.id] is None
    assert game.play.state.tray[MISERS] == 11
    check_conquest(game)
    assert Game.load(game.save(), game.ruleset).digest() == game.digest()


def test_tokens_put_by_keep_no_army_in_decline_in_the_game() -> None:
    """Its last token is conquered."""
    scene = Scene(ROW, with_pieces=[Misers(put(2))])
    scene.army(0, MISERS, SWAMP, {"b": 3})
    scene.army(1, RATS, HILL, {"a": 9})
    game = scene.turn(0)
    game.apply("expand")
    (army,) = [one for one in game.play.view.armies if one.race == MISERS]
    seat_over(game)
    seat_over(game)
    game.apply("decline")
    assert scene.held(army) == {"b": 1}
    game.apply("expand")
    game.apply("conquer b")
    assert game.play.state.armies[army.id] is None
    assert game.play.state.tray[MISERS] == 11
    check_conquest(game)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["2 tokens put by (Misers); 1 token taken back (Misers); 1 token taken up."]),
        ("ru", ["Отложено: 2 жетона (Misers); взято обратно: 1 жетон (Misers); взято в руку: 1 жетон."]),
    ],
)
def test_what_is_put_by_is_told(language: str, lines: list[str]) -> None:
    _, game = ready(put(2), take(1))
    (told,) = narrator_of(game, language, None).tell([game.log[-1]])
    assert told == lines[0]


def seat_over(game: Game) -> None:
    """Let the seat in turn do no more than it must."""
    seat = game.play.state.turn_seat
    while game.play.state.turn_seat == seat:
        game.apply("done" if "done" in legal(game) else legal(game)[0])
