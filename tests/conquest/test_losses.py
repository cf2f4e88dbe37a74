"""Losing regions, and placing withdrawn tokens at the end of the turn (SW-LOSS)."""

from __future__ import annotations

import pytest

from swcore import hookimpl
from swcore.conquest import TRAY, Army, Effects, Power, Race, View, fx
from swcore.testing import Scene, check_conquest, income, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, public, reasons, state

ROW = dict.fromkeys("abcdefgh", "farmland") | {"a": "farmland edge", "h": "farmland edge"}


def _orcs_against(tokens: dict[str, int], hand: int = 9) -> Scene:
    """Seat 1 attacks from a with Rats; seat 0 holds regions with Orcs."""
    scene = Scene(ROW)
    scene.army(0, "base.orcs", "base.hill", tokens)
    scene.army(1, RATS, INERT, {"a": 1}, hand=hand)
    return scene


@pytest.mark.clause("SW-LOSS-1", "SW-LOSS-2", "SW-LOSS-3")
@pytest.mark.parametrize("tokens", [2, 3, 5])
def test_one_token_of_a_lost_region_goes_to_the_tray_and_the_others_are_withdrawn(tokens: int) -> None:
    scene = _orcs_against({"b": tokens, "f": 1})
    game = scene.turn(1, "conquer")
    tray = public(game)["tray"]["base.orcs"]
    play(game, "conquer b")
    orcs = scene.army_of(0)
    assert scene.held(orcs) == {"f": 1}
    assert public(game)["tray"]["base.orcs"] == tray + 1
    assert (orcs.withdrawn, orcs.hand) == (tokens - 1, 0)
    play(game, "done")
    assert scene.army_of(0).withdrawn == tokens - 1  # until the end of the turn


@pytest.mark.clause("SW-LOSS-4", "SW-LOSS-3", "ED-41")
def test_withdrawn_tokens_are_placed_at_the_end_of_the_turn_in_any_regions_of_the_army() -> None:
    scene = _orcs_against({"b": 4, "d": 1, "f": 1, "h": 1}, hand=6)  # d, f and h do not touch b or one another
    game = scene.turn(1, "conquer")
    play(game, "conquer b", "done")
    assert game.pending == (0,)
    play(game, "deploy d 1", "deploy f 1")
    assert scene.held(scene.army_of(0)) == {"d": 2, "f": 2, "h": 2}
    assert scene.army_of(0).withdrawn == 0


@pytest.mark.clause("SW-LOSS-5", "SW-FIRST-2", "INT-62")
def test_without_a_region_left_the_tokens_stay_in_hand_and_enter_by_the_border() -> None:
    scene = _orcs_against({"b": 4}, hand=6)
    game = scene.turn(1, "conquer")
    play(game, "conquer b", "done")
    assert (game.pending, legal(game)) == ((0,), ["expand", "decline"])
    assert (scene.army_of(0).hand, scene.army_of(0).withdrawn) == (3, 0)
    play(game, "expand")
    assert legal(game, "conquer") == ["conquer a", "conquer h"]
    assert reasons(game, "conquer d") == ["entry"]


@pytest.mark.clause("INT-62", "SW-DECL-11")
def test_an_army_with_all_its_tokens_in_hand_may_decline_and_vanishes() -> None:
    scene = _orcs_against({"b": 4}, hand=6)
    game = scene.turn(1, "conquer")
    play(game, "conquer b", "done", "decline")
    assert public(game)["tray"]["base.orcs"] == 10
    assert state(game).banners[-1] == "base.orcs"
    idle_turn(game)
    assert legal(game, "pick")


@pytest.mark.clause("SW-LOSS-6", "INT-70")
@pytest.mark.parametrize("declined", [False, True])
def test_a_single_defender_goes_to_the_tray_and_nothing_comes_to_hand(declined: bool) -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "" if declined else "base.hill", {"b": 1, "f": 1}, declined=declined)
    scene.army(1, RATS, INERT, {"a": 1}, hand=9)
    game = scene.turn(1, "conquer")
    play(game, "conquer b")
    assert public(game)["tray"]["base.orcs"] == 10 - 1
    now = state(game).army(army.id)
    assert (now.hand, now.withdrawn, scene.held(army)) == (0, 0, {"f": 1})


@pytest.mark.clause("SW-LOSS-6", "SW-DECL-4")
@pytest.mark.case("CASE-SW-19")
def test_the_loss_of_a_single_declined_token_asks_nobody() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.wizards", "", {"b": 1, "f": 1}, declined=True)
    scene.army(0, "base.orcs", "base.hill", {"g": 1, "h": 1})
    scene.army(1, RATS, INERT, {"a": 1}, hand=9)
    game = scene.turn(1, "conquer")
    play(game, "conquer b")
    assert game.pending == (1,)
    assert "conquer c" in legal(game)
    play(game, "done", "redeploy a=7 b=3")
    assert (state(game).turn_seat, legal(game)) == (0, ["expand", "decline"])


@pytest.mark.clause("SW-LOSS-7", "INT-70")
def test_the_token_of_the_own_declined_army_is_lost_without_a_regrouping() -> None:
    scene = Scene(ROW)
    old = scene.army(0, "base.wizards", "", {"b": 1, "f": 1}, declined=True)
    scene.army(0, RATS, INERT, {"a": 1}, hand=3)
    game = scene.turn(0, "conquer")
    play(game, "conquer b", "done")
    assert game.pending == (1,)
    assert public(game)["tray"]["base.wizards"] == 10 - 1
    assert (state(game).army(old.id).hand, state(game).army(old.id).withdrawn) == (0, 0)


@pytest.mark.clause("SW-LOSS-8")
def test_withdrawn_tokens_never_join_another_army_of_the_player() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.wizards", "", {"d": 1}, declined=True)
    orcs = scene.army(0, "base.orcs", "base.hill", {"b": 3, "f": 1, "g": 1})
    scene.army(1, RATS, INERT, {"a": 1}, hand=5)
    game = scene.turn(1, "conquer")
    play(game, "conquer b", "done")
    assert legal(game) == ["deploy f 1", "deploy f 2", "deploy g 2"]
    assert reasons(game, "deploy d 1") == ["not-yours"]
    play(game, "deploy g 2")
    assert scene.held(orcs) == {"f": 1, "g": 3}


def _three_losers(attacker: int, spare: str) -> Scene:
    """One seat of four takes a 3-token region of each of the others, the last one clockwise first."""
    names = ["home", *(f"{kind}{seat}" for seat in range(4) for kind in "pst")]
    scene = Scene(dict.fromkeys(names, "farmland edge"), "home-p0 home-p1 home-p2 home-p3", seats=4)
    scene.army(attacker, RATS, "base.commando", {"home": 1}, hand=12)
    losers = [(attacker + step) % 4 for step in (1, 2, 3)]
    for seat, race, power in zip(losers, ("orcs", "wizards", "humans"), ("hill", "forest", "mounted"), strict=True):
        scene.army(seat, f"base.{race}", f"base.{power}", {f"p{seat}": 3} | {f"{kind}{seat}": 1 for kind in spare})
    game = scene.turn(attacker, "conquer")
    play(game, *(f"conquer p{seat}" for seat in reversed(losers)), "done")  # 2 + 3 - 1 tokens each
    return scene


@pytest.mark.clause("SW-LOSS-9", "SW-LOSS-2", "SW-LOSS-3", "SW-LOSS-4", "SW-TURN-8")
@pytest.mark.case("CASE-SW-01")
@pytest.mark.parametrize(("attacker", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_losers_regroup_clockwise_from_the_current_player(attacker: int, order: list[int]) -> None:
    scene = _three_losers(attacker, "st")
    game = scene.game
    asked = []
    for _ in range(3):
        assert state(game).turn_seat == attacker
        asked.append(game.pending[0])
        assert scene.army_of(asked[-1]).withdrawn == 2
        play(game, legal(game)[-1])
    assert asked == order
    assert state(game).turn_seat == order[0]


@pytest.mark.clause("SW-LOSS-9", "SW-TURN-8")
@pytest.mark.case("CASE-SW-01")
@pytest.mark.parametrize(("attacker", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_losers_with_one_region_left_need_no_prompt_and_keep_the_order(attacker: int, order: list[int]) -> None:
    scene = _three_losers(attacker, "s")
    game = scene.game
    assert state(game).turn_seat == order[0]
    owners = {scene.army_of(seat).id: seat for seat in range(4)}
    placed = [event for event in game.events(game.log[-1]) if type(event).__name__ == "Tokens"]
    assert [owners[event.army] for event in placed] == order
    assert [scene.tokens(f"s{seat}") for seat in order] == [3, 3, 3]


@pytest.mark.clause("SW-LOSS-10", "SW-LOSS-11")
@pytest.mark.parametrize(("declined", "back"), [(True, True), (False, False)])
def test_the_banner_goes_back_with_the_last_token_of_a_declined_army_only(declined: bool, back: bool) -> None:
    scene = Scene(ROW)
    army = scene.army(0, "base.orcs", "" if declined else "base.hill", {"b": 1}, declined=declined)
    scene.army(1, RATS, INERT, {"a": 1}, hand=9)
    game = scene.turn(1, "conquer")
    play(game, "conquer b")
    assert (state(game).banners[-1] == "base.orcs") is back  # at once, in the middle of the turn
    assert (state(game).armies[army.id] is None) is back


@pytest.mark.clause("SW-LOSS-11", "INT-63", "SW-TURN-4")
def test_an_active_army_without_tokens_stays_until_it_declines() -> None:
    scene = _orcs_against({"b": 1}, hand=3)
    game = scene.turn(1, "conquer")
    play(game, "conquer b", "done")
    assert (game.pending, legal(game)) == ((0,), ["expand", "decline"])
    assert reasons(game, f"pick {state(game).column[0][0]}")
    play(game, "expand")
    assert game.pending == (1,)  # nothing to conquer with: the turn passes
    idle_turn(game)
    assert legal(game) == ["expand", "decline"]
    play(game, "decline")
    idle_turn(game)
    assert legal(game, "pick")


@pytest.mark.clause("INT-63", "SW-LOSS-11", "SW-TURN-4", "SW-DECL-2", "SW-DECL-11")
@pytest.mark.case("CASE-SW-02")
@pytest.mark.parametrize(("choice", "coins", "regions"), [("expand", 4, 4), ("decline", 0, 0)])
def test_a_wiped_out_army_passes_with_the_income_of_the_old_one_or_declines_and_loses_it(
    choice: str, coins: int, regions: int
) -> None:
    scene = Scene(ROW)
    old = scene.army(1, "base.wizards", "", dict.fromkeys("bcde", 1), declined=True)
    scene.army(1, "base.orcs", "base.hill")
    scene.army(0, RATS, INERT, {"a": 1})
    game = scene.turn(1)
    assert legal(game) == ["expand", "decline"]
    assert all(reasons(game, f"pick {race}") for race, _, _ in state(game).column)
    play(game, choice)
    assert sum(part[0] for part in income(game, 1)) == coins
    assert len(scene.held(old)) == regions
    assert game.pending == (0,)


@pytest.mark.clause("SW-DECL-2", "SW-DECL-8", "SW-DECL-11", "INT-63")
@pytest.mark.case("CASE-SW-03")
def test_declining_with_nothing_left_costs_the_older_army_and_the_next_turn_picks() -> None:
    scene = Scene(ROW)
    old = scene.army(0, "base.wizards", "", dict.fromkeys("bcdefg", 1), declined=True)
    scene.army(0, "base.orcs", "base.hill")
    scene.army(1, RATS, INERT, {"a": 1})
    game = scene.turn(0)
    play(game, "decline")
    assert state(game).armies[old.id] is None
    assert sum(part[0] for part in income(game, 0)) == 0
    idle_turn(game)
    assert game.pending == (0,)
    assert legal(game) == legal(game, "pick") != []


class Mourners(Race):
    """In decline: a coin for each region that seat 1 loses or gives up with them; it gives up one at each start of its turn."""

    @hookimpl(declined="only")
    def conquest_lost(self) -> Effects:
        return fx.coins(1, 1, "mourning")

    @hookimpl(declined="only")
    def conquest_abandoned(self) -> Effects:
        return fx.coins(1, 1, "mourning")

    @hookimpl(declined="only")
    def conquest_turn_start(self, view: View, army: Army) -> Effects:
        return fx.tokens(army, view.ground.bits(army.regions)[0], TRAY, 1)


class Bailiffs(Power):
    """At the start of a turn they put somebody out of region b."""

    @hookimpl
    def conquest_turn_start(self, view: View, army: Army) -> Effects:
        return fx.evict(army, view.region("b"), TRAY)


@pytest.mark.clause("SW-LOSS-10")
@pytest.mark.parametrize("how", ["conquest", "eviction", "given up"])
def test_an_army_in_decline_hears_of_its_last_region_before_it_leaves(how: str) -> None:
    scene = Scene(ROW, with_pieces=[Mourners("home.mourners", tokens=5), Bailiffs("home.bailiffs", tokens=4)])
    mourners = scene.army(1, "home.mourners", "", {"b": 1}, declined=True)
    scene.army(1, "base.orcs", "base.hill", {"f": 1})
    scene.army(0, RATS, "home.bailiffs" if how == "eviction" else INERT, {"a": 1}, hand=9)
    scene.coins(1, 0)
    if how == "conquest":
        play(scene.turn(0, "conquer"), "conquer b")
    else:
        scene.turn(1 if how == "given up" else 0)
    assert scene.state.armies[mourners.id] is None
    assert scene.state.coins[1] == 1
    check_conquest(scene.game)
