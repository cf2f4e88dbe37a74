"""Goblins' bombs where other pieces have a say: towers, tolls, saved tokens, the Champion, objectives."""

from __future__ import annotations

import pytest

from swcore.game.game import Game
from swcore.testing import Scene, legal
from tests.shared.questions import stop
from tests.warcraft.races.test_goblins import BOMB, BORDERS, DUD, EXPLODES, GOBLINS, LAND, TROLLS, bombed, lying, seen_faces

PANDAREN, HARMONY = "warcraft.pandaren", "warcraft.pandaren.harmony"
AEGIS, CHAPEL = "warcraft.aegis_of_aggramar", "warcraft.lights_hope_chapel"


def _at_peace(face: str, second: str = "", *, coins: int = 5) -> tuple[Scene, Game]:
    """Goblins who hold a Harmony token, with a bomb beside them on Pandaren, at the start of their turn."""
    scene = Scene(LAND, BORDERS, game="warcraft")
    if second:
        bombed(scene, b=face, c=second)
    else:
        bombed(scene, b=face)
    pandaren = scene.army(1, PANDAREN, "warcraft.sailing", {"b": 2, "c": 2, "x": 1})
    scene.note(pandaren, HARMONY, (0,))
    scene.coins(0, coins)
    return scene, scene.turn(0)


@pytest.mark.clause("WC-INT-8", "WC-RACE-GOBLINS-3", "WC-LOSS-4")
def test_an_explosion_takes_all_tokens_of_a_race_that_declined_since() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, pile=(DUD,), b=EXPLODES)
    scene.army(1, "warcraft.tauren", "warcraft.sailing", {"b": 3, "c": 2})
    game = scene.turn(1)
    game.apply("decline")
    tauren = scene.state.armies[scene.state.declined[1][0]]
    assert scene.held(tauren) == {"c": 2}  # two stayed in b and both went
    assert scene.state.tray["warcraft.tauren"] == 16 - 2
    assert seen_faces(game) == [EXPLODES]


@pytest.mark.clause("WC-INT-10", "WC-POWER-DEFENSIVE-2", "WC-POWER-DEFENSIVE-5")
def test_a_bomb_below_a_watch_tower_is_flipped_without_effect() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft", seats=3)
    bombed(scene, b=EXPLODES)
    trolls = scene.army(1, TROLLS, "warcraft.defensive", {"b": 2, "c": 1})
    scene.army(2, "warcraft.orcs", "warcraft.fishing", {"x": 1})
    scene.mark("warcraft.watch_tower", "b", trolls)
    game = scene.turn(2)
    game.apply("decline")
    assert game.pending == (0,)
    assert seen_faces(game) == [EXPLODES]
    assert (scene.tokens("b"), trolls.withdrawn, scene.marks("b")) == (2, 0, ["warcraft.watch_tower"])
    assert scene.state.piles[BOMB] == ()  # put away
    assert scene.state.conquests == ()


@pytest.mark.clause("WC-INT-10", "WC-POWER-DEFENSIVE-5", "WC-RACE-GOBLINS-2")
def test_no_bomb_is_laid_below_a_watch_tower() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, pile=(DUD, DUD))
    trolls = scene.army(1, TROLLS, "warcraft.defensive", {"b": 1, "c": 1})
    scene.mark("warcraft.watch_tower", "c", trolls)
    game = scene.turn(0, "redeploy")
    assert legal(game) == [f"place {BOMB} b", "done"]


@pytest.mark.clause("WC-INT-11", "WC-RACE-GOBLINS-4", "WC-LOSS-8")
def test_an_explosion_takes_wall_and_fort_with_it() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=EXPLODES, c=DUD)
    elves = scene.army(1, "warcraft.night_elves", "warcraft.garrison", {"b": 2, "c": 1, "x": 1})
    for region in "bc":
        scene.mark("warcraft.wisp_wall", region, elves)
        scene.mark("warcraft.fort", region, elves)
    scene.turn(0)
    assert (scene.tokens("b"), scene.marks("b")) == (0, [])
    assert scene.marks("c") == ["warcraft.fort", "warcraft.wisp_wall"]
    assert (scene.state.supply["warcraft.wisp_wall"], scene.state.supply["warcraft.fort"]) == (9 - 1, 10 - 1)


@pytest.mark.clause("WC-INT-12", "WC-RACE-PANDAREN-2", "WC-PAY-1")
@pytest.mark.parametrize(("face", "left"), [(EXPLODES, 0), (DUD, 2)])
def test_a_harmony_holder_may_pay_before_the_bomb_on_pandaren_is_flipped(face: str, left: int) -> None:
    scene, game = _at_peace(face)
    assert legal(game) == ["choose pay", "choose leave"]
    game.apply("choose pay")
    assert scene.state.coins == [5 - 2, 5 + 2]
    assert seen_faces(game) == [face]
    assert scene.tokens("b") == left
    assert lying(scene) == set()


@pytest.mark.clause("WC-INT-12", "WC-RACE-PANDAREN-2")
def test_unpaid_the_bomb_is_put_away_unflipped() -> None:
    scene, game = _at_peace(EXPLODES)
    game.apply("choose leave")
    assert scene.state.coins == [5, 5]
    assert seen_faces(game) == []
    assert (scene.tokens("b"), lying(scene), scene.state.piles[BOMB]) == (2, set(), ())


@pytest.mark.clause("WC-INT-12", "WC-PAY-1")
def test_who_cannot_pay_is_not_asked_and_loses_the_bomb_unflipped() -> None:
    scene, game = _at_peace(EXPLODES, coins=1)
    assert legal(game) == ["expand", "decline"]
    assert (scene.tokens("b"), lying(scene), scene.state.piles[BOMB]) == (2, set(), ())


@pytest.mark.clause("WC-INT-12", "WC-RACE-PANDAREN-3")
def test_one_payment_opens_all_pandaren_regions_to_the_bombs_of_the_turn() -> None:
    scene, game = _at_peace(EXPLODES, EXPLODES)
    game.apply("choose pay")
    assert scene.state.coins == [3, 7]
    assert (scene.tokens("b"), scene.tokens("c")) == (0, 0)
    assert legal(game) == ["expand", "decline"]


@pytest.mark.clause("WC-INT-12", "WC-RACE-PANDAREN-2")
def test_without_a_harmony_token_nothing_is_due() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=EXPLODES)
    scene.army(1, PANDAREN, "warcraft.sailing", {"b": 2, "x": 1})
    game = scene.turn(0)
    assert legal(game) == ["expand", "decline"]
    assert (scene.tokens("b"), scene.state.coins) == (0, [5, 5])


@pytest.mark.clause("WC-INT-12", "WC-ART-AEGIS-2")
def test_a_bomb_on_the_region_of_the_aegis_takes_two_coins() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=EXPLODES, c=EXPLODES)
    scene.army(1, TROLLS, "warcraft.sailing", {"b": 2, "c": 2, "x": 1})
    scene.place(AEGIS, "c")
    game = scene.turn(0)
    assert scene.tokens("b") == 0  # the Aegis covers its own region only
    assert scene.tokens("c") == 2
    game.apply("choose pay")
    assert scene.state.coins == [3, 7]
    assert scene.tokens("c") == 0


@pytest.mark.clause("WC-INT-12", "WC-POWER-MARSHDWELLER-1", "WC-POWER-MARSHDWELLER-2")
@pytest.mark.parametrize("declined", [False, True])
def test_a_bomb_on_a_swamp_of_marsh_dwellers_takes_a_coin(declined: bool) -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=EXPLODES, c=EXPLODES)
    scene.army(1, TROLLS, "warcraft.marshdweller", {"b": 1, "c": 1, "x": 1}, declined=declined)
    game = scene.turn(0)
    assert (scene.tokens("b"), scene.tokens("c")) == (0, 1)  # b is a forest
    game.apply("choose pay")
    assert scene.state.coins == [4, 6]
    assert scene.tokens("c") == 0


@pytest.mark.clause("WC-INT-13", "WC-RACE-PANDAREN-1", "WC-RACE-PANDAREN-4", "WC-ORDER-1")
def test_harmony_given_in_the_pandaren_turn_is_in_force_when_bombs_are_flipped() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=EXPLODES)
    scene.army(1, PANDAREN, "warcraft.sailing", {"b": 3})
    game = scene.turn(1)
    game.apply("expand")
    game.apply("done")
    assert game.pending == (0,)
    assert legal(game) == ["choose pay", "choose leave"]


@pytest.mark.clause("WC-INT-14", "WC-RACE-DRAENEI-1", "WC-RACE-DRAENEI-2")
def test_the_first_token_of_draenei_lost_to_a_bomb_is_saved() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=EXPLODES, c=EXPLODES)
    draenei = scene.army(1, "warcraft.draenei", "warcraft.sailing", {"b": 1, "c": 2, "x": 1})
    scene.turn(0)
    assert draenei.withdrawn == 1 + 1
    assert scene.state.tray["warcraft.draenei"] == 12 - 4 + 1


@pytest.mark.clause("WC-INT-15", "WC-POWER-CHAMPION-3", "WC-RACE-GOBLINS-4")
def test_a_bomb_on_the_region_of_the_champion_earns_the_ransom_and_takes_no_token() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=EXPLODES)
    trolls = scene.army(1, TROLLS, "warcraft.champion", {"b": 2, "x": 1})
    scene.mark("warcraft.champion_figure", "b", trolls)
    scene.turn(0)
    assert scene.state.coins == [5 + 1, 5 - 1]
    assert (trolls.withdrawn, trolls.stock, scene.tokens("b"), scene.marks("b")) == (2, {"warcraft.champion_figure": 1}, 0, [])


@pytest.mark.clause("WC-INT-16", "WC-PLACE-CHAPEL-1", "WC-PLACE-CHAPEL-2")
def test_bombs_take_no_token_of_the_holder_of_the_chapel_until_it_is_gone() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=EXPLODES, c=EXPLODES, d=EXPLODES)
    trolls = scene.army(1, TROLLS, "warcraft.sailing", {"b": 2, "c": 3, "d": 2, "x": 1})
    scene.place(CHAPEL, "c")
    tray = scene.state.tray[TROLLS]
    scene.turn(0)
    assert trolls.withdrawn == 2 + 3 + 1  # d lies behind the Chapel, which nobody controls by then
    assert scene.state.tray[TROLLS] == tray + 1
    assert (scene.tokens("c"), scene.marks("c")) == (0, [CHAPEL])


@pytest.mark.clause("WC-INT-17", "WC-RACE-HUMANS-4")
def test_an_explosion_on_an_objective_pays_nobody_and_the_objective_stays() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft", seats=3)
    bombed(scene, b=EXPLODES)
    scene.army(1, TROLLS, "warcraft.sailing", {"b": 2, "x": 1})
    humans = scene.army(2, "warcraft.humans", "warcraft.fishing", {"f": 1})
    scene.mark("warcraft.military_objective", "b", humans)
    scene.turn(0)
    assert scene.tokens("b") == 0
    assert scene.state.coins == [5, 5, 5]
    assert scene.marks("b") == ["warcraft.military_objective"]


@pytest.mark.clause("WC-INT-18", "WC-RACE-GOBLINS-7")
def test_a_race_without_a_region_left_keeps_its_tokens_in_hand_after_the_goblins_decline() -> None:
    scene = Scene(LAND, BORDERS, game="warcraft")
    bombed(scene, b=EXPLODES)
    trolls = scene.army(1, TROLLS, "warcraft.sailing", {"b": 3})
    game = scene.turn(0)
    game.apply("decline")
    assert (trolls.hand, trolls.withdrawn, trolls.regions) == (2, 0, 0)
    game.apply("expand", 1)
    assert {text.split()[1] for text in legal(game, "conquer")} == {"a", "x"}
    stop(game)
    assert GOBLINS in {army.race for army in scene.state.armies if army is not None}
