"""Setting up a game (SW-SETUP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from swcore import ActionError, Game, MapError, load_plugins
from swcore.conquest import Power, Race
from swcore.testing import Scene, income, legal, tiny_map
from tests.conquest.table import INERT, RATS, idle_turn, play, public, state

SUPPLY = {
    "base.amazons": 15, "base.dwarves": 8, "base.elves": 11, "base.ghouls": 10, "base.giants": 11,
    "base.halflings": 11, "base.humans": 10, "base.orcs": 10, "base.ratmen": 13, "base.skeletons": 20,
    "base.sorcerers": 18, "base.tritons": 11, "base.trolls": 10, "base.wizards": 10,
}  # fmt: skip


@pytest.mark.clause("SW-SETUP-1")
def test_each_number_of_players_from_2_to_5_has_its_own_map() -> None:
    assert [Game.new("small-world", seats).play.setup.map for seats in (2, 3, 4, 5)] == [
        "base-2p", "base-3p", "base-4p", "base-5p",
    ]  # fmt: skip
    for seats in (1, 6):
        with pytest.raises(ActionError, match="2 to 5 seats"):
            Game.new("small-world", seats)


@pytest.mark.clause("SW-SETUP-2", "SW-SETUP-4")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_the_marker_starts_on_the_first_space_of_a_track_for_the_number_of_players(seats: int, rounds: int) -> None:
    shown = public(Game.new("small-world", seats))
    assert (shown["round"], shown["rounds"]) == (1, rounds)


def _orders(seed: int) -> tuple[list[str], list[str]]:
    """Return the banners and the badges from the top of the column to the bottom of the stacks."""
    now = state(Game.new("small-world", seed=seed))
    banners = [combo[0] for combo in now.column] + list(now.banners)
    return banners, [combo[1] for combo in now.column] + list(now.badges)


@pytest.mark.clause("SW-SETUP-5", "SW-SETUP-6", "SW-SETUP-7")
def test_six_of_14_banners_and_20_badges_lie_open_and_the_rest_forms_the_stacks() -> None:
    now = state(Game.new("small-world"))
    assert (len(now.column), len(now.banners), len(now.badges)) == (6, 8, 14)
    banners, badges = _orders(0)
    assert (len(set(banners)), len(set(badges))) == (14, 20)
    assert set(banners) == set(SUPPLY)
    assert [coins for _, _, coins in now.column] == [0] * 6


@pytest.mark.clause("SW-SETUP-7", "SW-PICK-1")
def test_the_combo_on_the_stacks_may_be_picked_like_those_in_the_column() -> None:
    game = Game.new("small-world")
    sixth = state(game).column[5][0]
    play(game, f"pick {sixth}")  # 5 coins pay for the five combos above
    assert public(game)["armies"][-1]["race"] == sixth


@pytest.mark.clause("SW-SETUP-5", "SW-SETUP-6")
def test_banners_and_badges_are_shuffled_apart_and_anew_for_each_seed() -> None:
    orders = [_orders(seed) for seed in range(6)]
    assert len({tuple(banners) for banners, _ in orders}) == len({tuple(badges) for _, badges in orders}) == 6
    assert orders[3] == _orders(3)
    tops = {banners[0] for banners, _ in orders}, {badges[0] for _, badges in orders}
    assert min(map(len, tops)) > 1


def _with_stacks_reversed(reverse: bool) -> Game:
    """Set up a game whose stacks, below the six open combos, lie in one order or in the opposite one."""

    def script(stream: str, size: Any) -> Sequence[int]:
        rest = range(6, size)
        return (*range(6), *(reversed(rest) if reverse else rest))

    return Game.new("small-world", script=script)


@pytest.mark.clause("SW-SETUP-8")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_can_tell_the_order_below_the_top_of_the_stacks(seat: int | None) -> None:
    one, other = _with_stacks_reversed(False), _with_stacks_reversed(True)
    assert state(one).banners == tuple(reversed(state(other).banners))
    assert state(one).badges == tuple(reversed(state(other).badges))
    assert one.view(seat) == other.view(seat)
    assert list(map(repr, one.events(one.log[0]))) == list(map(repr, other.events(other.log[0])))


@pytest.mark.clause("SW-SETUP-9", "SW-SETUP-10")
@pytest.mark.parametrize(("seats", "tribes", "mountains"), [(2, 9, 4), (3, 10, 7), (4, 14, 8), (5, 18, 9)])
def test_lost_tribes_and_mountains_lie_where_the_map_says(seats: int, tribes: int, mountains: int) -> None:
    now = state(Game.new("small-world", seats))
    board = now.ground.board
    for region in range(now.ground.size):
        assert now.tokens[region] == (board.symbol["lost_tribe"] >> region & 1)
        mountain = board.terrain["mountain"] >> region & 1
        assert now.marks[region] == (("base.mountain", -1),) * mountain
    assert (sum(now.tokens), sum(map(len, now.marks))) == (tribes, mountains)


@pytest.mark.clause("SW-SETUP-9", "SW-SETUP-10")
@pytest.mark.parametrize(("words", "most"), [("farmland lost_tribe", 18), ("mountain", 9)])
def test_a_map_may_not_ask_for_more_tribes_or_mountains_than_exist(words: str, most: int) -> None:
    fits = {f"r{number}": f"{words} edge" for number in range(most)}
    Game.new("small-world", map=tiny_map(fits))
    with pytest.raises(MapError, match=f"{most + 1} regions.*only {most}") as caught:
        Game.new("small-world", map=tiny_map({**fits, "more": words}))
    assert str(most) in caught.value.hint


@pytest.mark.clause("SW-SETUP-11")
def test_each_player_starts_with_five_coins() -> None:
    game = Game.new("small-world", 4)
    assert [public(game, seat)["coins"][seat] for seat in range(4)] == [5, 5, 5, 5]


@pytest.mark.clause("SW-SETUP-12")
def test_all_168_race_tokens_start_in_the_tray() -> None:
    game = Game.new("small-world")
    tray = {race: count for race, count in public(game)["tray"].items() if race != "base.lost_tribes"}
    assert tray == SUPPLY
    assert sum(tray.values()) == 168


@pytest.mark.clause("SW-SETUP-13")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_starting_seat_is_a_parameter(first: int) -> None:
    assert Game.new("small-world", 3, first=first).pending == (first,)


@pytest.mark.clause("SW-SETUP-14")
def test_the_bank_pays_even_when_all_its_coins_are_in_play() -> None:
    scene = Scene({"a": "farmland edge"})
    scene.army(0, RATS, INERT, {"a": 1})
    scene.coins(0, 300)
    scene.coins(1, 35 + 20 * 3 + 24 * 5 + 30 * 10 - 300)  # 109 coins worth 515: the bank is empty
    game = scene.turn(0)
    idle_turn(game)
    assert income(game, 0) == [(1, "regions", "SW-SCORE-1")]
    assert public(game, 0)["coins"][0] == 301


@pytest.mark.clause("SW-SETUP-15")
def test_markers_exist_in_the_numbers_of_the_box() -> None:
    supply = public(Game.new("small-world", 5))["supply"]  # its 9 mountain regions take all mountains
    assert supply == {
        "base.troll_lair": 10, "base.fortress": 6, "base.mountain": 0, "base.encampment": 5,
        "base.hole": 2, "base.hero": 2, "base.dragon": 1,
    }  # fmt: skip


@pytest.mark.clause("SW-SETUP-15")
@pytest.mark.parametrize(("placed", "offered"), [(5, True), (6, False)])
def test_a_marker_that_is_not_in_the_supply_cannot_be_placed(placed: int, offered: bool) -> None:
    names = [f"r{number}" for number in range(8)]
    scene = Scene(dict.fromkeys(names, "farmland edge"))
    army = scene.army(0, RATS, "base.fortified", dict.fromkeys(names, 1))
    for name in names[:placed]:
        scene.mark("base.fortress", name, army)
    game = scene.turn(0, "redeploy")
    assert ("place base.fortress r7" in legal(game)) is offered


@pytest.mark.clause("SW-SETUP-16")
def test_every_race_has_tokens_for_its_banner_with_any_badge() -> None:
    ruleset = load_plugins("small-world")
    badges = [piece.tokens for piece in ruleset.of_kind("power") if isinstance(piece, Power)]
    assert (len(badges), max(badges)) == (20, 5)
    for race in ruleset.of_kind("race"):
        assert isinstance(race, Race)
        extra = 4 if race.id == "base.amazons" else 0
        assert race.tokens + extra + max(badges) <= race.supply
