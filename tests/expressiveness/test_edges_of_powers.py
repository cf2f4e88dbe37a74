"""Powers and events at the edge of what they say: in decline, switched off, without what they need, with nothing to lose."""

from __future__ import annotations

import pytest

from swcore import Game, load_plugins
from swcore.testing import check_conquest, cost, income, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, reasons
from tests.expressiveness import (
    auctioneer,
    behemoth,
    catapult,
    flood,
    gunner,
    immortal,
    imperial,
    leaders,
    long_decline,
    mayflies,
    mountaineering,
    nimble,
    philter,
    rage,
    sky_islands,
    steampunk,
    tomb,
    vanishing,
    were,
)
from tests.expressiveness.scenes import HILL, ORCS, coins_of_turn, line


@pytest.mark.row("Were-")
def test_under_a_full_moon_too_a_region_takes_a_token() -> None:
    """In round 2 a mountain with one defender takes 2 + 1 + 1 - 2, an empty region 2 - 2, which is at least 1."""
    scene = line(*were.PIECES, b="mountain")
    scene.army(0, RATS, "rows.were", {"a": 1, "c": 1}, hand=5)
    scene.army(1, ORCS, HILL, {"b": 1})
    game = scene.turn(0, "conquer", round=2)
    assert (cost(game, "b"), cost(game, "d")) == (2, 1)


@pytest.mark.row("Catapult")
def test_the_catapult_is_set_up_anew_at_each_redeployment() -> None:
    scene = line(*catapult.PIECES)
    army = scene.army(0, RATS, "rows.catapults", {"a": 1, "b": 1})
    scene.mark("rows.catapult", "a", army)
    scene.army(1, ORCS, HILL, {"f": 1})
    game = scene.turn(0, "redeploy")
    assert legal(game) == ["place rows.catapult a", "place rows.catapult b"]
    play(game, "place rows.catapult b")
    assert (scene.marks("a"), scene.marks("b")) == ([], ["rows.catapult"])


@pytest.mark.row("Imperial")
def test_regions_of_a_race_in_decline_make_no_empire() -> None:
    scene = line(*imperial.PIECES)
    scene.army(0, ORCS, "", {"d": 1, "e": 1, "f": 1}, declined=True)
    scene.army(0, RATS, "rows.imperial", {"a": 1, "b": 1, "c": 1})
    scene.turn(0, "conquer")
    assert sum(coins_of_turn(scene)) == 3 + 3


@pytest.mark.row("Behemoth")
def test_a_beast_without_a_swamp_helps_nobody_and_comes_back_when_its_region_is_lost() -> None:
    scene = line(*behemoth.PIECES)
    army = scene.army(0, RATS, "rows.behemoth", {"a": 1}, hand=4)
    scene.mark("rows.beast", "a", army)
    assert "conquer b beast" not in legal(scene.turn(0, "conquer"))
    scene = line(*behemoth.PIECES, e="swamp", f="swamp")
    army = scene.army(1, RATS, "rows.behemoth", {"b": 1, "e": 1, "f": 1})
    scene.mark("rows.beast", "b", army)
    scene.army(0, ORCS, HILL, {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2 + 1 + 2, "two swamps"
    play(game, "conquer b")
    assert army.stock == {"rows.beast": 1}
    check_conquest(game)


@pytest.mark.row("Gunner")
def test_who_has_no_coin_does_not_shoot() -> None:
    scene = line(*gunner.PIECES)
    army = scene.army(0, RATS, "rows.gunner", {"a": 1}, hand=6)
    scene.army(1, ORCS, HILL, {"b": 3})
    scene.mark("rows.cannon", "a", army)
    scene.coins(0, 0)
    game = scene.turn(0, "conquer")
    assert reasons(game, "conquer b cannon") == ["coins"]
    assert cost(game, "b") == 2 + 3


@pytest.mark.row("Immortal / Martyr")
@pytest.mark.parametrize(("power", "lost", "coins"), [("immortal", 1, 0), ("martyr", 1, 0)])
def test_neither_goes_on_in_decline(power: str, lost: int, coins: int) -> None:
    scene = line(*immortal.PIECES)
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    scene.army(1, ORCS, f"rows.{power}", {"b": 2, "f": 1})
    scene.coins(1, 0)
    game = scene.turn(1)
    play(game, "decline")
    before, tray = scene.state.coins[1], scene.state.tray[ORCS]
    play(game, "expand", "conquer b")
    assert (scene.state.tray[ORCS] - tray, scene.state.coins[1] - before) == (lost, coins)


@pytest.mark.row("Tomb")
def test_what_is_buried_leaves_with_the_next_decline() -> None:
    scene = line(*tomb.PIECES)
    first = scene.army(0, RATS, "rows.tomb", {"a": 3, "b": 2})
    scene.army(1, ORCS, HILL, {"f": 2})
    scene.column(("base.giants", "base.merchant", 0), ("base.trolls", INERT, 0))
    game = play(scene.turn(0), "decline")
    idle_turn(game)
    play(game, "pick base.giants", "done")
    idle_turn(game)
    play(game, "decline")
    assert scene.state.armies[first.id] is None
    assert RATS in (*scene.state.discard, *scene.state.banners, *(combo[0] for combo in scene.state.column))
    check_conquest(game)


@pytest.mark.row("Vanishing")
def test_a_race_that_holds_nothing_vanishes_for_nothing() -> None:
    scene = line(*vanishing.PIECES)
    army = scene.army(0, RATS, "rows.vanishing", hand=4)
    scene.army(1, ORCS, HILL, {"f": 1})
    scene.coins(0, 5)
    play(scene.turn(0), "decline")
    assert (scene.state.armies[army.id], scene.state.coins[0]) == (None, 5)


@pytest.mark.row("Leaders")
def test_a_leader_defends_like_a_token_and_is_ransomed_from_who_takes_its_region() -> None:
    scene = line(*leaders.PIECES)
    scene.army(0, RATS, INERT, {"a": 1}, hand=6)
    held = scene.army(1, ORCS, HILL, {"b": 1, "f": 1})
    scene.mark("rows.leader", "b", held)
    scene.coins(0, 0)
    scene.coins(1, 4)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2 + 1 + 1
    play(game, "conquer b", "done")
    idle_turn(game)
    assert scene.state.coins == [2 + 2, 4 - 2], "two regions, and the ransom"
    assert held.stock == {"rows.leader": 1}


@pytest.mark.row("Philter of Forgetfulness")
def test_nothing_is_forgotten_where_the_event_is_not_switched_on() -> None:
    scene = line(*philter.PIECES)
    scene.army(0, RATS, "", {"a": 1, "b": 1}, declined=True)
    scene.army(0, ORCS, INERT, {"c": 1})
    game = scene.turn(0, "score", round=3)
    assert sum(coins for coins, _, _ in income(game, 0, 3)) == 3


@pytest.mark.row("Sky islands / river world")
def test_a_cloud_is_closed_to_who_cannot_climb() -> None:
    scene = line(*sky_islands.PIECES)
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    scene.army(1, ORCS, HILL, {"f": 1})
    game = play(scene.turn(1, "regroup"), "expand")
    assert reasons(game, "conquer cloud-1") == ["closed"]


@pytest.mark.row("Mountaineering")
def test_a_fortress_on_a_mountain_still_defends_it() -> None:
    """2, the mountain, a token and a fortress, without the mountain."""
    scene = line(*mountaineering.PIECES, b="mountain")
    scene.army(0, RATS, "rows.mountaineering", {"a": 1}, hand=6)
    army = scene.army(1, ORCS, "base.fortified", {"b": 1})
    scene.mark("base.fortress", "b", army)
    assert cost(scene.turn(0, "conquer"), "b") == 2 + 1 + 1 + 1 - 1


@pytest.mark.row("Nimble")
def test_in_decline_nobody_is_nimble_and_a_defended_swamp_is_cheaper_by_one() -> None:
    scene = line(*nimble.PIECES, b="swamp")
    scene.army(0, RATS, "rows.nimble", {"a": 1}, hand=6)
    scene.army(1, ORCS, HILL, {"b": 2, "f": 1})
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2 + 2 - 1
    scene = line(*nimble.PIECES, b="swamp")
    scene.army(0, "base.trolls", "", {"a": 1}, declined=True)
    scene.army(0, RATS, INERT, {"c": 1}, hand=6)
    assert cost(scene.turn(0, "conquer"), "b") == 2


@pytest.mark.row("Rage")
def test_rage_breaks_into_nothing_that_is_immune() -> None:
    scene = line(*rage.PIECES)
    scene.army(0, RATS, "rows.rage", {"a": 1}, hand=4)
    army = scene.army(1, "base.halflings", HILL, {"b": 1})
    scene.mark("base.hole", "b", army)
    assert reasons(scene.turn(0, "conquer"), "conquer b rage") == ["immune"]


@pytest.mark.row("Steampunk")
def test_without_a_mine_no_airship_is_built() -> None:
    scene = line(*steampunk.PIECES)
    army = scene.army(0, RATS, "rows.steampunk", {"a": 3})
    game = play(scene.turn(0), "expand")
    assert army.stock == {}
    assert "conquer f airship" not in legal(game)


@pytest.mark.row("Auctioneer")
def test_of_equal_bids_that_of_the_earlier_seat_counts_and_nobody_pays_for_another() -> None:
    game = Game.new(load_plugins("small-world", with_pieces=auctioneer.PIECES), 3, seed=5, options={"auctions": True})
    for seat, bid in ((2, 2), (0, 1), (1, 2)):
        game.apply(f"choose {bid}", seat)
    assert game.play.state.coins == [5, 5 - 2, 5]
    lot = game.play.view.column[0].race
    assert reasons(game, f"pick {lot}") == ["sold"]


@pytest.mark.row("Long decline")
def test_declines_of_others_end_no_long_decline() -> None:
    scene = line(*long_decline.PIECES)
    first = scene.army(0, RATS, "rows.long_decline", {"a": 1})
    scene.army(1, ORCS, INERT, {"d": 2})
    game = play(scene.turn(0), "decline")
    play(game, "decline")
    assert scene.state.armies[first.id] is not None
    assert scene.notes(first) == {}


@pytest.mark.row("Flood")
def test_a_country_without_a_shore_stays_dry() -> None:
    scene = line(*flood.PIECES)
    scene.army(0, RATS, INERT, {"a": 1})
    assert scene.turn(1, "regroup").play.view.terrain("sea") == 0


@pytest.mark.row("Mayflies")
def test_mayflies_in_decline_live_on() -> None:
    scene = line(*mayflies.PIECES)
    army = scene.army(0, "rows.mayflies", INERT, {"a": 2})
    scene.army(1, ORCS, HILL, {"f": 1})
    scene.note(army, "rows.mayflies.turns", 2)
    play(scene.turn(0), "decline")
    assert scene.state.armies[army.id] is not None
