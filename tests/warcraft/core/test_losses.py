"""Losing regions, redeployment, and abandoning (WC-LOSS, WC-REDEP, WC-READY)."""

from __future__ import annotations

import pytest

from swcore.game.game import Game
from swcore.testing import Scene, income, legal
from tests.shared.questions import reasons, stop, total, why_not

ORCS, NAGA, PLAIN = "warcraft.orcs", "warcraft.naga", "warcraft.ranger"  # no forest lies on these boards
ROW = {"a": "hill harbor", "b": "swamp", "c": "hill", "d": "swamp", "e": "hill harbor"}
BORDERS = "a-b b-c c-d"  # e lies alone


def attacked(tokens: dict[str, int], *, hand: int = 9, declined: bool = False, race: str = NAGA) -> Scene:
    """Seat 0 attacks from `a` with Orcs; seat 1 holds regions."""
    scene = Scene(ROW, BORDERS, game="warcraft")
    scene.army(0, ORCS, PLAIN, {"a": 1}, hand=hand)
    scene.army(1, race, "" if declined else "warcraft.farmer", tokens, declined=declined)
    return scene


# -- losses


@pytest.mark.clause("WC-LOSS-1")
@pytest.mark.parametrize("tokens", [2, 3, 5])
def test_one_token_of_a_lost_region_goes_to_the_supply_and_the_rest_to_hand(tokens: int) -> None:
    scene = attacked({"b": tokens, "d": 1})
    supply = scene.state.tray[NAGA]
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.state.tray[NAGA] == supply + 1
    assert scene.army_of(1).withdrawn == tokens - 1
    assert scene.held(scene.army_of(1)) == {"d": 1}


@pytest.mark.clause("WC-LOSS-2")
def test_kept_tokens_are_placed_at_the_end_of_the_turn_in_any_regions_of_the_race() -> None:
    scene = attacked({"b": 3, "d": 1, "e": 1}, hand=5)  # e is on another island
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    assert total(game, 0) == 2  # the attacker's turn is scored
    assert game.pending == (1,)
    assert scene.army_of(1).withdrawn == 2
    assert legal(game) == ["deploy d 1", "deploy d 2", "deploy e 2"]
    assert reasons(game, "deploy a 1") >= {"WC-LOSS-2"}
    game.apply("deploy d 1")
    assert scene.held(scene.army_of(1)) == {"d": 2, "e": 2}  # the last one has only e left to go to


@pytest.mark.clause("WC-LOSS-3")
def test_without_a_region_left_the_tokens_stay_in_hand_and_enter_as_a_first_conquest() -> None:
    scene = attacked({"b": 4}, hand=6)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    stop(game)
    assert scene.army_of(1).hand == 3
    assert legal(game) == ["expand", "decline"]
    game.apply("expand")
    assert legal(game, "conquer") == ["conquer a die", "conquer e"]  # the Naga's 3: e costs 3, a 2 + 1 + 1
    assert reasons(game, "conquer d") == {"WC-FIRST-1"}


@pytest.mark.clause("WC-LOSS-4")
@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_all_tokens_of_a_declined_region_go_to_the_supply(tokens: int) -> None:
    scene = attacked({"b": tokens, "d": 2}, hand=2 + tokens, declined=True, race="warcraft.tauren")
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.state.tray["warcraft.tauren"] == 16 - 2
    army = next(army for army in scene.state.armies if army is not None and army.seat == 1)
    assert (army.hand, army.withdrawn, scene.held(army)) == (0, 0, {"d": 2})
    stop(game)
    assert scene.state.turn_seat == 1  # nobody was asked to place a token


@pytest.mark.clause("WC-LOSS-5", "WC-MURLOC-1")
def test_a_murloc_goes_to_the_supply_and_never_returns() -> None:
    scene = Scene({"a": "hill harbor", "b": "swamp murloc", "c": "swamp murloc"}, game="warcraft")
    scene.army(0, ORCS, PLAIN, {"a": 1}, hand=3)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    murlocs = next(army for army in scene.state.armies if army is not None and army.seat is None)
    assert (murlocs.hand, murlocs.withdrawn) == (0, 0)
    assert scene.state.tray["warcraft.murlocs"] == 15 - 1
    stop(game)
    assert scene.state.turn_seat == 1
    assert scene.held(murlocs) == {"c": 1}
    assert "warcraft.murlocs" not in [*scene.state.banners, *(combo[0] for combo in scene.state.column)]


@pytest.mark.clause("WC-LOSS-6")
@pytest.mark.parametrize(("attacker", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_losers_place_their_tokens_clockwise_from_the_player_in_turn(attacker: int, order: list[int]) -> None:
    names = ["home", *(f"{kind}{seat}" for seat in range(4) for kind in "pst")]
    scene = Scene(dict.fromkeys(names, "hill harbor"), "home-p0 home-p1 home-p2 home-p3", seats=4, game="warcraft")
    scene.army(attacker, "warcraft.tauren", PLAIN, {"home": 1}, hand=15)
    races = zip(order, (ORCS, NAGA, "warcraft.goblins"), ("mining", "herbalist", "farmer"), strict=True)
    for seat, race, power in races:
        scene.army(seat, race, f"warcraft.{power}", {f"p{seat}": 3, f"s{seat}": 1, f"t{seat}": 1})
    game = scene.turn(attacker, "conquer")
    for seat in reversed(order):
        game.apply(f"conquer p{seat}")
    game.apply("redeploy home=3 " + " ".join(f"p{seat}={count}" for seat, count in zip(sorted(order), (5, 4, 4), strict=True)))
    asked = []
    for _ in range(3):
        assert scene.state.turn_seat == attacker
        asked.append(game.pending[0])
        game.apply(legal(game)[-1])
    assert asked == order


@pytest.mark.clause("WC-LOSS-7", "WC-COMBO-7")
@pytest.mark.parametrize("declined", [True, False])
def test_the_banner_is_released_with_the_last_token_of_a_declined_race_only(declined: bool) -> None:
    scene = attacked({"b": 1}, declined=declined)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    free = [*scene.state.banners, *(combo[0] for combo in scene.state.column)]
    assert (NAGA in free) is declined


@pytest.mark.clause("WC-LOSS-8")
def test_walls_and_forts_leave_a_conquered_region_and_places_and_mountains_stay() -> None:
    scene = Scene({**ROW, "b": "mountain"}, BORDERS, game="warcraft")
    scene.army(0, "warcraft.tauren", PLAIN, {"a": 1}, hand=12)
    elves = scene.army(1, "warcraft.night_elves", "warcraft.garrison", {"b": 1, "c": 1, "e": 1})
    scene.mark("warcraft.fort", "b", elves)
    scene.mark("warcraft.wisp_wall", "b", elves)
    scene.place("warcraft.dark_portal", "b")
    scene.place("warcraft.frostmourne", "c")
    forts, walls = scene.state.supply["warcraft.fort"], scene.state.supply["warcraft.wisp_wall"]
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    assert scene.marks("b") == ["warcraft.dark_portal", "warcraft.mountain"]
    assert scene.marks("c") == ["warcraft.frostmourne"]
    assert (scene.state.supply["warcraft.fort"], scene.state.supply["warcraft.wisp_wall"]) == (forts + 1, walls + 1)


@pytest.mark.clause("WC-LOSS-9")
@pytest.mark.parametrize("declined", [False, True])
def test_a_single_defender_goes_to_the_supply_and_nothing_comes_to_hand(declined: bool) -> None:
    scene = attacked({"b": 1, "d": 1}, declined=declined)
    supply = scene.state.tray[NAGA]
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    army = next(army for army in scene.state.armies if army is not None and army.seat == 1)
    assert scene.state.tray[NAGA] == supply + 1
    assert (army.hand, army.withdrawn) == (0, 0)


# -- redeployment


def spread(tokens: dict[str, int], *, race: str = ORCS, hand: int = 0) -> tuple[Scene, Game]:
    scene = Scene(ROW, BORDERS, game="warcraft")
    scene.army(0, race, "warcraft.champion" if race == ORCS else PLAIN, tokens, hand=hand)
    return scene, scene.turn(0, "redeploy")


@pytest.mark.clause("WC-REDEP-1")
def test_tokens_move_between_own_regions_that_are_not_adjacent() -> None:
    scene, game = spread({"a": 4, "d": 1, "e": 1})
    assert "gather" in legal(game)
    game.apply("redeploy a=1 d=3 e=2")
    assert scene.held(scene.army_of(0)) == {"a": 1, "d": 3, "e": 2}


@pytest.mark.clause("WC-REDEP-1", "WC-REDEP-2")
def test_no_token_goes_to_a_region_of_others_and_one_stays_in_each() -> None:
    scene, game = spread({"a": 4, "d": 1})
    game.apply("gather")
    assert (scene.army_of(0).hand, scene.held(scene.army_of(0))) == (3, {"a": 1, "d": 1})
    assert reasons(game, "deploy e 1") >= {"WC-REDEP-1"}
    assert reasons(game, "done") == {"WC-REDEP-1"}  # all must be placed


@pytest.mark.clause("WC-REDEP-2")
def test_of_tauren_two_tokens_stay_in_each_region() -> None:
    scene, game = spread({"a": 5, "d": 2}, race="warcraft.tauren")
    game.apply("gather")
    assert (scene.army_of(0).hand, scene.held(scene.army_of(0))) == (3, {"a": 2, "d": 2})


@pytest.mark.clause("WC-REDEP-3")
def test_the_token_of_the_spirit_healer_joins_the_redeployment() -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    scene.army(0, ORCS, PLAIN, {"a": 1, "d": 1})
    scene.army(1, NAGA, "warcraft.farmer", {"e": 1})
    scene.place("warcraft.spirit_healer", "a")
    supply = scene.state.tray[ORCS]
    game = scene.turn(0, "redeploy")
    assert scene.army_of(0).hand == 1
    game.apply("deploy d 1")
    assert scene.held(scene.army_of(0)) == {"a": 1, "d": 2}
    assert scene.state.tray[ORCS] == supply - 1


@pytest.mark.clause("WC-REDEP-4")
@pytest.mark.parametrize(("power", "body"), [("beastmaster", "beast"), ("champion", "champion_figure")])
def test_beasts_and_the_champion_move_like_tokens(power: str, body: str) -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    army = scene.army(0, NAGA, f"warcraft.{power}", {"a": 2, "d": 1})
    scene.mark(f"warcraft.{body}", "a", army)
    game = scene.turn(0, "redeploy")
    assert legal(game) == [f"place warcraft.{body} a", f"place warcraft.{body} d"]
    game.apply(f"place warcraft.{body} d")
    assert scene.marks("d") == [f"warcraft.{body}"]
    assert scene.marks("a") == []


# -- ready troops


@pytest.mark.clause("WC-READY-1")
def test_all_tokens_but_one_in_each_region_are_taken_up() -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    scene.army(0, ORCS, PLAIN, {"a": 4, "d": 2, "e": 1}, hand=1)
    game = scene.turn(0)
    game.apply("expand")
    assert (scene.army_of(0).hand, scene.held(scene.army_of(0))) == (1 + 3 + 1, {"a": 1, "d": 1, "e": 1})


@pytest.mark.clause("WC-READY-1")
def test_of_tauren_all_but_two_are_taken_up() -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    scene.army(0, "warcraft.tauren", PLAIN, {"a": 4, "d": 2})
    game = scene.turn(0)
    game.apply("expand")
    assert (scene.army_of(0).hand, scene.held(scene.army_of(0))) == (2, {"a": 2, "d": 2})


@pytest.mark.clause("WC-READY-2")
def test_the_last_tokens_may_be_taken_before_the_first_conquest_and_the_region_is_no_longer_theirs() -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    scene.army(0, ORCS, PLAIN, {"a": 2, "d": 1, "e": 1})
    game = scene.turn(0)
    game.apply("expand")
    assert legal(game, "abandon") == ["abandon a", "abandon d", "abandon e"]
    game.apply("abandon e")
    assert (scene.army_of(0).hand, scene.held(scene.army_of(0))) == (2, {"a": 1, "d": 1})
    assert scene.tokens("e") == 0
    game.apply("conquer b")
    assert legal(game, "abandon") == []
    stop(game)
    assert income(game, 0)[0][0] == 3  # a, b and d


@pytest.mark.clause("WC-READY-3", "WC-MARK-4")
@pytest.mark.parametrize("place", ["frostmourne", "dark_portal"])
def test_artifacts_and_places_stay_in_an_abandoned_region(place: str) -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    scene.army(0, ORCS, PLAIN, {"a": 3, "d": 1})
    scene.place(f"warcraft.{place}", "d")
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon d")
    assert scene.marks("d") == [f"warcraft.{place}"]
    stop(game)
    assert "WC-PLACE-DARKPORTAL-1" not in [clause for _, _, clause in income(game, 0)]


@pytest.mark.clause("WC-READY-4")
@pytest.mark.parametrize("marker", ["fort", "wisp_wall"])
def test_a_fort_or_wall_in_an_abandoned_region_is_removed(marker: str) -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    army = scene.army(0, "warcraft.night_elves", "warcraft.garrison", {"a": 3, "d": 1})
    scene.mark(f"warcraft.{marker}", "d", army)
    scene.mark(f"warcraft.{marker}", "a", army)
    supply = scene.state.supply[f"warcraft.{marker}"]
    game = scene.turn(0)
    game.apply("expand")
    game.apply("abandon d")
    assert scene.marks("d") == []
    assert scene.marks("a") == [f"warcraft.{marker}"]
    assert scene.state.supply[f"warcraft.{marker}"] == supply + 1
    assert why_not(game, "abandon d")
