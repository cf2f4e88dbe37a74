"""What a victim is told of a loss: the record of the conquest, or none where only a token was taken away."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import hookimpl
from swcore.conquest import TRAY, Army, Conquest, Power, Race, View, fx
from swcore.testing import Scene, check_history

ROW = {"a": "hill edge", "b": "swamp", "c": "forest"}
HEARD: list[tuple[int, Conquest | None]] = []


class Mourners(Race):
    @hookimpl
    def conquest_lost(self, view: View, army: Army, region: int, conquest: Conquest | None) -> Any:
        HEARD.append((region, conquest))
        return fx.coins(army.seat or 0, conquest.defenders, "mourning", "") if conquest is not None else None


class Pushers(Power):
    @hookimpl
    def conquest_ready(self, view: View, army: Army) -> Any:
        return fx.evict(army, view.region("c"), TRAY)


class Raiders(Power):
    @hookimpl
    def conquest_ready(self, view: View, army: Army) -> Any:
        return fx.assault(army, view.region("c"), "raid")


def scene(power: Power) -> Scene:
    HEARD.clear()
    made = Scene(ROW, with_pieces=(Mourners("home.mourners", tokens=6), power))
    made.army(0, "base.orcs", power.id, {"a": 3}, hand=4)
    made.army(1, "home.mourners", "base.alchemist", {"b": 2, "c": 2})
    return made


def test_the_victim_gets_the_record_that_the_attacker_gets() -> None:
    made = scene(Power("home.plain", tokens=4))
    coins = made.state.coins[1]
    game = made.turn(0, "conquer")
    game.apply("conquer b")
    assert [(1, made.state.conquests[0])] == HEARD
    assert (made.state.conquests[0].defenders, made.state.coins[1]) == (2, coins + 2)
    check_history(game)


@pytest.mark.parametrize(
    ("power", "mode"), [(Pushers("home.pushers", tokens=4), ""), (Raiders("home.raiders", tokens=4), "raid")]
)
def test_a_token_that_is_pushed_out_has_no_record_and_an_assault_has_one(power: Power, mode: str) -> None:
    made = scene(power)
    game = made.turn(0, "army")
    assert [region for region, _ in HEARD] == [2]
    assert [one.mode for _, one in HEARD if one is not None] == ([mode] if mode else [])
    check_history(game)
