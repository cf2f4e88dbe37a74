"""Goblins: bombs whose faces nobody knows, laid beside their regions and flipped a turn later."""

from __future__ import annotations

import json

import pytest

from swcore.game.game import Game
from swcore.testing import Scene, legal
from tests.shared.questions import paid, reasons, stop, targets

GOBLINS, BOMB, EXPLODES, DUD = "warcraft.goblins", "warcraft.bomb", "explodes", "dud"
TROLLS = "warcraft.trolls"
LAND = {"a": "hill harbor", "b": "forest", "c": "swamp", "d": "farmland", "e": "forest", "f": "swamp", "x": "hill harbor"}
BORDERS = "a-b a-c a-d a-e e-f"  # x is an island of its own


def bombed(scene: Scene, power: str = "warcraft.mining", pile: tuple[str, ...] = (), **faces: str) -> None:
    """Give seat 0 Goblins in a, with bombs of these faces in regions (ascending), and a pile below them."""
    goblins = scene.army(0, GOBLINS, power, {"a": 3})
    scene.pile(BOMB, *faces.values(), *pile)
    for region in faces:
        scene.mark(BOMB, region, goblins)


def lying(scene: Scene) -> set[str]:
    """Return the regions with a bomb."""
    return {name for name in scene.state.ground.names if BOMB in scene.marks(name)}


def seen_faces(game: Game) -> list[str]:
    """Return the faces that the last step showed to all."""
    return [event[3] for event in game.log[-1].events if event[0] == "shown"]


@pytest.mark.clause("WC-RACE-GOBLINS-1")
def test_all_twelve_bombs_are_shuffled_when_goblins_are_chosen() -> None:
    orders = set()
    for seed in range(8):
        scene = Scene(LAND, BORDERS, game="warcraft", seed=seed)
        scene.column((TROLLS, "warcraft.sailing", 0), (GOBLINS, "warcraft.mining", 0))
        scene.pile(BOMB)  # an earlier game of Goblins has used them up
        game = scene.turn(0)
        game.apply(f"pick {GOBLINS}")
        assert sorted(scene.state.piles[BOMB]) == [DUD] * 6 + [EXPLODES] * 6
        orders.add(scene.state.piles[BOMB])
    assert len(orders) > 1


@pytest.mark.clause("WC-RACE-GOBLINS-1")
def test_bombs_are_shuffled_once_only() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, pile=(DUD, EXPLODES, DUD))
    game = scene.turn(0)
    game.apply("expand")
    assert scene.state.piles[BOMB] == (DUD, EXPLODES, DUD)


@pytest.mark.clause("WC-RACE-GOBLINS-2", "WC-ORDER-2")
def test_bombs_are_laid_beside_own_regions_on_active_races_of_opponents_only() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft", seats=3)
    bombed(scene, pile=(DUD,) * 12)
    scene.army(0, "warcraft.orcs", "", {"b": 1}, declined=True)
    scene.army(1, TROLLS, "warcraft.sailing", {"c": 1, "f": 1, "x": 1})  # f and x are not next to a
    scene.army(1, "warcraft.naga", "", {"d": 1}, declined=True)
    scene.army(2, "warcraft.humans", "warcraft.fishing", {"e": 1})
    game = scene.turn(0, "redeploy")
    assert scene.state.coins[0] == 5 + 2  # the turn is scored
    assert legal(game) == [f"place {BOMB} c", f"place {BOMB} e", "done"]
    assert reasons(game, f"place {BOMB} d") == {"WC-RACE-GOBLINS-2"}


@pytest.mark.clause("WC-RACE-GOBLINS-2")
def test_neither_empty_regions_nor_murlocs_get_a_bomb() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, pile=(DUD,) * 12)
    scene.natives("b")
    scene.army(1, TROLLS, "warcraft.sailing", {"c": 1})
    game = scene.turn(0, "redeploy")
    assert legal(game) == [f"place {BOMB} c", "done"]


@pytest.mark.clause("WC-RACE-GOBLINS-2")
@pytest.mark.parametrize("regions", ["", "b", "c", "bc", "bcd"])
def test_any_number_is_laid_one_per_region_from_the_top_of_the_stack(regions: str) -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, pile=(EXPLODES, DUD, EXPLODES, DUD, DUD))
    scene.army(1, TROLLS, "warcraft.sailing", {"b": 1, "c": 1, "d": 1})
    game = scene.turn(0, "redeploy")
    for region in regions:
        game.apply(f"place {BOMB} {region}")
        assert f"place {BOMB} {region}" not in legal(game)
        assert game.violations(f"place {BOMB} {region}")
    if game.pending == (0,):
        game.apply("done")
    assert lying(scene) == set(regions)
    names = [f"{BOMB} {scene.state.ground.index[region]}" for region in regions]
    assert [scene.state.faces[name] for name in names] == [EXPLODES, DUD, EXPLODES][: len(regions)]
    assert len(scene.state.piles[BOMB]) == 5 - len(regions)


@pytest.mark.clause("WC-RACE-GOBLINS-2")
def test_nobody_sees_the_face_of_a_bomb_that_lies_not_even_its_owner() -> None:
    views = []
    for faces in ((EXPLODES, DUD, DUD), (DUD, EXPLODES, DUD)):
        scene = Scene(LAND, BORDERS, game="warcraft")
        bombed(scene, pile=faces)
        scene.army(1, TROLLS, "warcraft.sailing", {"b": 1, "c": 1})
        game = scene.turn(0, "redeploy")
        game.apply(f"place {BOMB} b")
        assert lying(scene) == {"b"}
        views.append([json.dumps(game.view(seat), sort_keys=True) for seat in (0, 1, None)])
    assert views[0] == views[1]


@pytest.mark.clause("WC-RACE-GOBLINS-8")
def test_no_more_bombs_are_laid_than_are_left() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, pile=(DUD,))
    scene.army(1, TROLLS, "warcraft.sailing", {"b": 1, "c": 1})
    game = scene.turn(0, "redeploy")
    game.apply(f"place {BOMB} b")
    assert game.pending == (1,)

    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene)
    scene.army(1, TROLLS, "warcraft.sailing", {"b": 1, "c": 1})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("done")
    assert (game.pending, lying(scene), scene.state.piles[BOMB]) == ((1,), set(), ())


@pytest.mark.case("CASE-WW-09")
@pytest.mark.clause("WC-RACE-GOBLINS-3", "WC-RACE-GOBLINS-4", "WC-RACE-GOBLINS-5", "WC-RACE-GOBLINS-6", "WC-INT-8")
def test_at_the_start_of_the_next_turn_each_bomb_explodes_fails_or_comes_back() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, pile=(DUD, DUD), b=EXPLODES, c=DUD, d=EXPLODES, e=EXPLODES)
    trolls = scene.army(1, TROLLS, "warcraft.sailing", {"b": 2, "c": 2, "x": 1})
    scene.army(1, "warcraft.tauren", "", {"e": 2, "f": 2}, declined=True)  # declined since
    tray = dict(scene.state.tray)
    game = scene.turn(0)
    assert [scene.tokens(region) for region in "abcdef"] == [3, 0, 2, 0, 0, 2]
    assert (trolls.withdrawn, scene.state.tray[TROLLS]) == (1, tray[TROLLS] + 1)
    assert scene.state.tray["warcraft.tauren"] == tray["warcraft.tauren"] + 2
    assert lying(scene) == set()
    assert scene.state.piles[BOMB] == (EXPLODES, DUD, DUD)  # the one from d is back on top
    assert legal(game) == ["expand", "decline"]


@pytest.mark.clause("WC-RACE-GOBLINS-4", "WC-LOSS-2")
def test_the_driven_off_are_placed_again_at_the_end_of_the_turn_and_the_region_is_free() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=EXPLODES)
    scene.army(1, TROLLS, "warcraft.sailing", {"b": 3, "e": 1, "x": 1})
    game = scene.turn(0)
    game.apply("expand")
    assert scene.army_of(0).hand == 2
    game.apply("conquer b")  # empty: 2
    stop(game)
    game.apply("deploy x 2", 1)
    assert scene.held(scene.army_of(1)) == {"e": 1, "x": 3}


@pytest.mark.clause("WC-RACE-GOBLINS-5", "WC-RACE-GOBLINS-8")
def test_flipped_bombs_are_not_laid_again() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, pile=(DUD,), b=EXPLODES, c=DUD)
    scene.army(1, TROLLS, "warcraft.sailing", {"b": 2, "c": 2, "d": 1})
    game = scene.turn(0)
    assert scene.state.piles[BOMB] == (DUD,)
    game.apply("expand")
    game.apply("done")
    game.apply(f"place {BOMB} c")
    assert lying(scene) == {"c"}
    assert scene.state.piles[BOMB] == ()
    assert game.pending == (1,)  # no second one is left for d


@pytest.mark.clause("WC-RACE-GOBLINS-6", "WC-INT-9", "WC-RACE-GOBLINS-3")
def test_the_bomb_of_an_abandoned_region_comes_back_unseen() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, pile=(DUD,), b=EXPLODES)
    scene.army(1, TROLLS, "warcraft.sailing", {"b": 1, "x": 2})
    game = scene.turn(1)
    game.apply("expand")
    game.apply("abandon b")
    game.apply("done")
    assert game.pending == (0,)
    assert lying(scene) == set()
    assert scene.state.piles[BOMB] == (EXPLODES, DUD)
    assert seen_faces(game) == []


@pytest.mark.clause("WC-RACE-GOBLINS-3", "WC-RACE-GOBLINS-5")
def test_a_flipped_bomb_is_seen_by_all() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=DUD)
    scene.army(1, TROLLS, "warcraft.sailing", {"b": 2})
    game = scene.turn(1)
    game.apply("decline")
    assert seen_faces(game) == [DUD]


@pytest.mark.clause("WC-RACE-GOBLINS-11", "WC-RACE-GOBLINS-6")
def test_several_bombs_come_back_in_the_order_of_their_regions() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, pile=(EXPLODES,), b=EXPLODES, d=DUD, e=DUD)
    scene.army(1, TROLLS, "warcraft.sailing", {"x": 2})
    scene.turn(0)
    assert scene.state.piles[BOMB] == (DUD, DUD, EXPLODES, EXPLODES)  # e on top, b below d


@pytest.mark.clause("WC-INT-41", "WC-RACE-GOBLINS-6")
def test_a_bomb_in_a_region_that_goblins_hold_by_now_comes_back() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, a=EXPLODES)
    scene.turn(0)
    assert scene.tokens("a") == 3
    assert scene.state.piles[BOMB] == (EXPLODES,)


@pytest.mark.clause("WC-RACE-GOBLINS-10", "WC-RACE-GOBLINS-3")
def test_a_bomb_hits_whichever_opponent_holds_the_region_by_then() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft", seats=3)
    bombed(scene, e=EXPLODES)
    scene.army(1, TROLLS, "warcraft.sailing", {"e": 1, "x": 1})
    dwarves = scene.army(2, "warcraft.dwarves", "warcraft.mountaineer", {"f": 1}, hand=3)
    game = scene.turn(2, "conquer")
    game.apply("conquer e")
    assert "e" in lying(scene)
    stop(game)
    assert game.pending == (0,)
    assert (scene.tokens("e"), dwarves.withdrawn) == (0, 2)


@pytest.mark.clause("WC-RACE-GOBLINS-7", "WC-INT-18", "WC-ORDER-1", "WC-LOSS-2")
def test_bombs_are_flipped_before_goblins_decline_and_losers_are_placed_at_the_end_of_that_turn() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=EXPLODES)
    scene.army(1, TROLLS, "warcraft.sailing", {"b": 3, "e": 1, "x": 1})
    game = scene.turn(0)
    assert scene.tokens("b") == 0
    game.apply("decline")
    assert paid(game, 0) == {"WC-SCORE-1": 1}
    assert game.pending == (1,)
    game.apply("deploy x 2", 1)
    assert scene.held(scene.army_of(1)) == {"e": 1, "x": 3}
    assert legal(game) == ["expand", "decline"]


@pytest.mark.clause("WC-RACE-GOBLINS-7", "WC-ORDER-3")
def test_no_bomb_is_laid_on_the_turn_of_the_decline() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, pile=(DUD, DUD))
    scene.army(1, TROLLS, "warcraft.sailing", {"b": 1})
    game = scene.turn(0)
    game.apply("decline")
    assert game.pending == (1,)
    assert lying(scene) == set()


@pytest.mark.clause("WC-RACE-GOBLINS-9", "WC-FACTION-2", "WC-POWER-BATTLEMASTER-1", "WC-POWER-ENRAGED-1")
@pytest.mark.parametrize(
    ("power", "more"),
    [
        ("warcraft.battlemaster", {"WC-POWER-BATTLEMASTER-1": 2}),
        ("warcraft.enraged", {"WC-POWER-ENRAGED-1": 2}),
        ("warcraft.mining", {}),
    ],
)
def test_an_explosion_counts_as_a_conquest_for_income(power: str, more: dict[str, int]) -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, power, b=EXPLODES, c=EXPLODES, d=DUD)
    scene.army(1, "warcraft.dwarves", "warcraft.sailing", {"b": 2, "c": 1, "d": 3})
    game = scene.turn(0)
    game.apply("expand")
    game.apply("done")
    assert paid(game, 0) == {"WC-SCORE-1": 1, "WC-FACTION-2": 1, **more}


@pytest.mark.clause("WC-RACE-GOBLINS-9")
def test_an_explosion_costs_nothing_and_is_no_final_attempt() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=EXPLODES)
    scene.army(1, TROLLS, "warcraft.sailing", {"b": 2, "x": 1})
    game = scene.turn(0)
    assert (scene.tokens("a"), scene.state.coins[0]) == (3, 5)
    game.apply("expand")
    assert {"b", "c"} <= targets(game)
    assert "b" not in targets(game, "die")
