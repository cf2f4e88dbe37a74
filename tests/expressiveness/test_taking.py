"""Rows that conquer by effect, or take armies out of the game: flames, mummies, races that die out, and a queen."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import hookimpl
from swcore.conquest import HAND, Army, Power, View, fx
from swcore.errors import PluginError
from swcore.testing import Scene, legal
from tests.conquest.table import INERT, RATS, idle_turn, play
from tests.expressiveness import flames, mayflies, mummies, royal

ROW = {"r0": "farmland edge", "r1": "mountain edge", "r2": "hill edge", "r3": "farmland edge", "r4": "farmland edge"}
BORDERS = "r0-r1 r1-r2 r2-r3 r3-r4"


@pytest.mark.row("Flames")
def test_flames_burn_two_regions_beside_the_volcano_a_turn() -> None:
    scene = Scene(ROW, BORDERS, with_pieces=flames.PIECES)
    fire = scene.army(0, "rows.flames", INERT, {"r3": 1}, hand=3)
    foe = scene.army(1, RATS, "base.hill", {"r2": 2, "r1": 1})
    scene.mark("rows.volcano", "r1")
    game = scene.turn(0, "conquer")
    assert [text for text in legal(game) if text.startswith("use")] == ["use burn r0", "use burn r2"]
    tray = scene.state.tray[RATS]
    play(game, "use burn r2")
    assert (scene.held(fire), fire.hand) == ({"r2": 1, "r3": 1}, 3)
    assert (scene.state.tray[RATS], foe.withdrawn) == (tray + 1, 1)  # a loss as by any conquest, SW-LOSS-1
    record = scene.state.conquests[-1]
    assert (record.mode, record.non_empty, record.victim, record.to_tray) == ("burn", True, foe.id, 1)
    play(game, "use burn r0")
    assert not any(text.startswith("use") for text in legal(game))
    assert game.play.view.conquered(fire) == 2


@pytest.mark.row("Flames")
def test_flames_start_their_volcano_with_a_mountain() -> None:
    scene = Scene(ROW, BORDERS, with_pieces=flames.PIECES)
    scene.army(0, "rows.flames", INERT, {"r0": 1}, hand=4)
    game = play(scene.turn(0, "conquer"), "conquer r1")
    assert game.play.view.names(game.play.view.marked("rows.volcano")) == ("r1",)
    assert [text for text in legal(game) if text.startswith("use")] == ["use burn r2"]
    told = [violation.message for violation in game.violations("use burn r0")]
    assert told == ["it is theirs already"]


@pytest.mark.row("Mummies")
def test_who_takes_a_region_from_mummies_discards_a_token_of_his_own() -> None:
    scene = Scene(ROW, BORDERS, with_pieces=mummies.PIECES)
    rats = scene.army(0, RATS, INERT, {"r0": 1}, hand=5)
    scene.army(1, "rows.mummies", "base.hill", {"r2": 2, "r1": 1})
    tray = scene.state.tray[RATS]
    game = play(scene.turn(0, "conquer"), "conquer r1")
    assert legal(game) == ["remove r0 1", "remove r1 1"]
    play(game, "remove r0 1")
    assert (scene.held(rats), scene.state.tray[RATS]) == ({"r1": 4}, tray + 1)  # 2 + a mountain + a token, SW-CONQ-1 to 4


def test_a_declined_army_that_gives_its_last_token_leaves_the_game() -> None:
    """`fx.ask_remove` with leave=0 does not go round the elimination of an army without tokens (SW-LOSS-10)."""

    class Taxes(Power):
        @hookimpl
        def conquest_turn_start(self, view: View, army: Army) -> Any:
            return [fx.ask_remove(old, 1, leave=0) for old in view.declined(0)]

    scene = Scene(ROW, BORDERS, with_pieces=[Taxes("rows.taxes", tokens=4)])
    scene.army(0, RATS, "rows.taxes", {"r0": 2})
    old = scene.army(0, "base.dwarves", "", {"r4": 1}, declined=True)
    scene.turn(0)
    assert scene.state.armies[old.id] is None
    assert "base.dwarves" in [*scene.state.banners, *(combo[0] for combo in scene.state.column)]


@pytest.mark.row("Mayflies")
def test_mayflies_die_out_and_their_seat_picks_anew() -> None:
    scene = Scene(ROW, BORDERS, with_pieces=mayflies.PIECES)
    flies = scene.army(0, "rows.mayflies", INERT, {"r0": 2})
    scene.army(1, RATS, "base.hill", {"r4": 1})
    scene.coins(0, 0)
    game = scene.turn(0)
    for coins in (1, 2, 3 + 3):
        idle_turn(game)
        assert scene.state.coins[0] == coins
        idle_turn(game)
    assert scene.state.armies[flies.id] is None
    assert scene.state.active[0] == -1
    assert scene.state.tray["rows.mayflies"] == 14
    assert INERT in [*scene.state.badges, *scene.state.discard, *(combo[1] for combo in scene.state.column)]
    assert legal(game)[0].startswith("pick")


class Fickle(Power):
    """Does as it is told once it has conquered a region."""

    def __init__(self, *effects: Any) -> None:
        super().__init__("rows.fickle", tokens=4)
        self.effects = effects

    @hookimpl
    def conquest_conquered(self, view: View, army: Army) -> Any:
        return [make(view, army) for make in self.effects] if len(view.conquests) == 1 else None


def test_a_turn_goes_on_without_the_army_that_retires_in_it() -> None:
    scene = Scene(ROW, BORDERS, with_pieces=[Fickle(lambda view, army: fx.retire(army))])
    scene.army(0, RATS, "rows.fickle", {"r0": 1}, hand=6)
    scene.army(0, "base.dwarves", "", {"r4": 1}, declined=True)
    scene.army(1, "base.giants", "base.hill", {"r3": 1})
    scene.coins(0, 0)
    game = play(scene.turn(0, "conquer"), "conquer r1")
    assert scene.state.coins[0] == 1  # of the race in decline; the turn is over
    assert (list(game.pending), scene.state.active[0]) == ([1], -1)


def test_natives_that_retire_stay_in_the_game_without_tokens() -> None:
    scene = Scene(ROW, BORDERS, with_pieces=[Fickle(lambda view, army: fx.retire(view.armies[0]))])
    scene.army(0, RATS, "rows.fickle", {"r0": 1}, hand=6)
    scene.natives("r3", "r4")
    game = play(scene.turn(0, "conquer"), "conquer r1")
    natives = game.play.view.armies[0]
    assert (natives.seat, natives.regions) == (None, 0)
    assert "conquer r2" in legal(game)


@pytest.mark.parametrize(
    ("source", "count", "held", "hand"),
    [
        (HAND, 2, {"r0": 2, "r1": 3, "r3": 2}, 1),
        (HAND, 9, {"r0": 2, "r1": 3, "r3": 3}, 0),
        (0, 1, {"r0": 1, "r1": 3, "r3": 1}, 3),
        (0, 9, {"r1": 3, "r3": 2}, 3),
        (3, 1, {"r0": 2, "r1": 3}, 3),  # not theirs
    ],
)
def test_a_conquest_by_effect_takes_the_tokens_that_are_there(source: int, count: int, held: dict[str, int], hand: int) -> None:
    scene = Scene(ROW, BORDERS, with_pieces=[Fickle(lambda view, army: fx.conquer(army, 3, count, source))])
    army = scene.army(0, RATS, "rows.fickle", {"r0": 2}, hand=6)
    play(scene.turn(0, "conquer"), "conquer r1")
    assert (scene.held(army), army.hand) == (held, hand)
    assert [record.region for record in scene.state.conquests] == [1, 3][: 1 + ("r3" in held)]


@pytest.mark.row("Royal")
def test_a_queen_moves_and_makes_her_region_immune() -> None:
    scene = Scene(ROW, BORDERS, with_pieces=royal.PIECES)
    court = scene.army(0, RATS, "rows.royal", {"r0": 1, "r1": 1})
    scene.army(1, "base.giants", "base.hill", {"r2": 1}, hand=8)
    scene.mark("rows.queen", "r0", court)
    game = scene.turn(0, "redeploy")
    assert game.play.view.names(game.play.view.marked("rows.queen")) == ("r1",)  # the only other region, so nobody is asked
    play(game, "expand")
    assert [violation.code for violation in game.violations("conquer r1")] == ["immune"]


@pytest.mark.row("Royal")
def test_a_body_does_not_enter_what_another_army_holds() -> None:
    scene = Scene(ROW, BORDERS, with_pieces=[Fickle(lambda view, army: fx.conquer(army, 3, body="rows.queen")), royal.queen])
    scene.army(0, RATS, "rows.fickle", {"r0": 1}, hand=6)
    with pytest.raises(PluginError, match="does not hold a region"):
        play(scene.turn(0, "conquer"), "conquer r1")
