"""Rows about coins for what an army has done or holds, about losses, and about what regions take."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, check_conquest, cost, income, legal
from tests.expressiveness import aegipans, flocking, gnolls, immortal, liches, mudmen, ogres, were

RATS, ORCS, HILL, SWAMP = "base.ratmen", "base.orcs", "base.hill", "base.swamp"
ROW = dict.fromkeys("abcdef", "farmland") | {"a": "farmland edge"}
CHAIN = "a-b b-c c-d d-e e-f"


def paid(scene: Scene, seat: int = 0) -> list[tuple[int, str]]:
    """Let a seat finish its turn, and return the parts of its income as (coins, reason)."""
    game = scene.game
    while not income(game, seat):
        game.apply("done" if "done" in legal(game) else legal(game)[0])
    check_conquest(game)
    return [(coins, reason) for coins, reason, _ in income(game, seat)]


def finish(scene: Scene) -> None:
    """Let the seat in turn do no more than it must."""
    game, seat = scene.game, scene.state.turn_seat
    while scene.state.turn_seat == seat:
        game.apply("done" if "done" in legal(game) else legal(game)[0])


@pytest.mark.row("Flocking / Quarreling")
@pytest.mark.parametrize(
    ("power", "held", "bonus"),
    [
        ("flocking", "abc", [(3, "one flock")]),
        ("flocking", "abd", []),
        ("quarreling", "ac", [(2, "groups apart")]),
        ("quarreling", "abde", [(2, "groups apart")]),
    ],
)
def test_groups_of_regions_pay(power: str, held: str, bonus: list[tuple[int, str]]) -> None:
    scene = Scene(ROW, CHAIN, with_pieces=flocking.PIECES)
    scene.army(0, RATS, f"rows.{power}", dict.fromkeys(held, 1))
    scene.turn(0, "conquer")
    assert paid(scene) == [(len(held), "regions"), *bonus]


@pytest.mark.row("Flocking / Quarreling")
def test_more_tokens_of_the_race_exist_while_its_power_is_in_the_game() -> None:
    scene = Scene(ROW, CHAIN, with_pieces=flocking.PIECES)
    scene.column((RATS, "rows.flocking", 0), (ORCS, HILL, 0))
    before = scene.state.tray[RATS]
    game = scene.turn(0)
    game.apply(f"pick {RATS}")
    army = scene.army_of(0)
    assert scene.state.tray[RATS] + army.hand == before + 4
    check_conquest(game)
    game.undo()
    assert (scene.state.tray[RATS], scene.state.extra) == (before, {})


@pytest.mark.row("Flocking / Quarreling")
def test_the_further_tokens_leave_with_their_army() -> None:
    """The race is declined, and a turn later its seat declines the next one: then it leaves the game."""
    scene = Scene(ROW, CHAIN, with_pieces=flocking.PIECES)
    scene.army(0, RATS, "rows.flocking", {"a": 3})
    scene.army(1, ORCS, HILL, {"f": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert scene.state.extra == {RATS: 4}, "the race is in the game, in decline"
    check_conquest(game)
    finish(scene)
    game.apply(legal(game)[0])
    finish(scene)
    finish(scene)
    game.apply("decline")
    assert scene.state.extra == {}
    check_conquest(game)


def test_a_power_brings_a_whole_number_of_tokens() -> None:
    with pytest.raises(Exception, match="extra_supply is a whole number"):
        flocking.Flocking("home.flock", tokens=4, extra_supply=-1)


@pytest.mark.row("Were-")
@pytest.mark.parametrize(("turns", "takes"), [(0, 1), (1, 2)])
def test_a_full_moon_in_even_rounds(turns: int, takes: int) -> None:
    scene = Scene(ROW, CHAIN, seats=2, with_pieces=were.PIECES)
    scene.army(0, RATS, "rows.were", {"a": 8})
    scene.army(1, ORCS, HILL, {"f": 1})
    game = scene.turn(0)
    for _ in range(2 * turns):
        finish(scene)
    game.apply("expand")
    assert scene.state.round == 2 + turns
    assert cost(game, "b") == takes


@pytest.mark.row("Ogres")
def test_ogres_take_each_next_region_with_less_up_to_three() -> None:
    scene = Scene(ROW, CHAIN, with_pieces=ogres.PIECES)
    scene.army(0, "rows.ogres", SWAMP, {"a": 1}, hand=9)
    scene.army(1, ORCS, HILL, {"b": 1, "d": 1})
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 3
    game.apply("conquer b")
    assert cost(game, "c") == 2 - 1
    game.apply("conquer c")
    assert cost(game, "d") == 3 - 1, "c was empty: it makes nothing cheaper"


@pytest.mark.row("Gnolls (II)")
def test_gnolls_are_paid_for_races_in_decline_alone() -> None:
    scene = Scene(ROW, CHAIN, with_pieces=gnolls.PIECES)
    scene.army(0, "rows.gnolls", SWAMP, {"a": 1}, hand=8)
    scene.army(1, "base.elves", "", {"b": 1}, declined=True)
    scene.army(1, ORCS, HILL, {"c": 1, "f": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    assert paid(scene) == [(3, "regions"), (1, "carrion")]


@pytest.mark.row("Aegipans")
def test_aegipans_are_paid_for_what_they_still_hold() -> None:
    scene = Scene(ROW, CHAIN, with_pieces=aegipans.PIECES)
    scene.army(0, "rows.aegipans", SWAMP, {"a": 1, "b": 1})
    scene.army(1, ORCS, HILL, {"c": 1}, hand=9)
    game = scene.turn(0, "conquer")
    paid(scene)
    game.apply("expand")
    game.apply("conquer b")
    paid(scene, 1)
    before = scene.state.coins[0]
    game.apply("expand")
    assert scene.state.coins[0] == before + 1


@pytest.mark.row("Immortal / Martyr")
@pytest.mark.parametrize(("power", "tray", "coins"), [("immortal", 0, 0), ("martyr", 1, 1)])
def test_a_loss_takes_no_token_or_pays_a_coin(power: str, tray: int, coins: int) -> None:
    scene = Scene(ROW, CHAIN, with_pieces=immortal.PIECES)
    scene.army(0, RATS, SWAMP, {"a": 1}, hand=9)
    scene.army(1, ORCS, f"rows.{power}", {"b": 3, "f": 1})
    scene.coins(1, 2)
    before = scene.state.tray[ORCS]
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert (scene.state.tray[ORCS] - before, scene.state.coins[1] - 2) == (tray, coins)
    check_conquest(game)


@pytest.mark.row("Liches")
@pytest.mark.parametrize(("declined", "toll"), [(True, 1), (False, 0)])
def test_liches_are_paid_in_decline(declined: bool, toll: int) -> None:
    scene = Scene(ROW, CHAIN, with_pieces=liches.PIECES)
    scene.army(0, RATS, SWAMP, {"a": 1}, hand=9)
    scene.army(1, "rows.liches", "" if declined else HILL, {"b": 1}, declined=declined)
    scene.coins(0, 3)
    scene.coins(1, 0)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert (scene.state.coins[0], scene.state.coins[1]) == (3 - toll, toll)
    check_conquest(game)


@pytest.mark.row("Liches")
def test_who_cannot_pay_does_not_wake_the_liches() -> None:
    scene = Scene(ROW, CHAIN, with_pieces=liches.PIECES)
    scene.army(0, RATS, SWAMP, {"a": 1}, hand=9)
    scene.army(1, "rows.liches", "", {"b": 1}, declined=True)
    scene.coins(0, 0)
    game = scene.turn(0, "conquer")
    assert [one.code for one in game.violations("conquer b")] == ["toll"]


@pytest.mark.row("Mudmen")
@pytest.mark.parametrize(("regions", "gained"), [("abc", 2), ("a", 0)])
def test_mudmen_rise_from_swamps(regions: str, gained: int) -> None:
    scene = Scene({"a": "farmland edge", "b": "swamp", "c": "swamp"}, with_pieces=mudmen.PIECES)
    army = scene.army(0, "rows.mudmen", HILL, dict.fromkeys(regions, 1))
    game = scene.turn(0, "conquer")
    game.apply("done")
    assert scene.state.army(army.id).hand + scene.state.army(army.id).placed == len(regions) + gained
    check_conquest(game)
