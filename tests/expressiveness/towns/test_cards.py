"""What home-made cards of towns do, and one edge of each: those that change a town, or what can be done in it."""

from __future__ import annotations

import pytest
from swcore_tiny_towns import ALL, Building
from swcore_tiny_towns.testing import TownScene, check_builds, check_towns, picture, points

from swcore import ActionError, Game, hookimpl
from swcore.testing import check_history
from tests.expressiveness.towns import (
    alchemist,
    caravan,
    developer,
    drawbridge,
    freehold,
    herald,
    late_spire,
    tent,
    terrace,
    wishing_well,
)


def legal(game: Game, seat: int | None = None) -> list[str]:
    """Return the texts of the legal actions of a seat, the first one awaited when None."""
    return [action.text for action in game.legal_actions(seat)]


def why(game: Game, text: str, seat: int = 0) -> list[str]:
    """Return the codes of what speaks against an action."""
    return [violation.code for violation in game.violations(text, seat)]


@pytest.mark.clause("TT-TERM-2", "TT-ROUND-7")
def test_a_caravan_moves_once_a_round_and_scores_in_a_corner() -> None:
    scene = TownScene(". caravan / . wood", "", with_pieces=caravan.PIECES)
    game = scene.building()
    assert legal(game) == ["use b1 move a1", "use b1 move c1", "done"]
    assert points(game, 0, "caravan") == 0
    game.apply("use b1 move a1", 0)
    assert picture(game, 0).startswith("caravan . . . / . wood . .")
    assert points(game, 0, "caravan") == 3
    check_towns(game)
    assert (legal(game), why(game, "use a1 move a2")) == (["done"], ["used-now"])
    game.undo()
    assert picture(game, 0).startswith(". caravan . .")


@pytest.mark.clause("TT-TERM-2")
def test_two_caravans_move_twice_and_each_with_what_lies_on_it() -> None:
    scene = TownScene("caravan . caravan", with_pieces=caravan.PIECES)
    scene.lay(0, "a1", "wood")
    game = scene.building()
    game.apply("use a1 move b1", 0)
    assert game.play.state.towns[0].on == {"b1": ("wood",)}
    game.apply("use b1 move a1", 0)
    assert legal(game) == ["done"]
    check_history(game)


@pytest.mark.clause("TT-EFFECT-1")
def test_a_new_caravan_waits_for_the_next_round() -> None:
    scene = TownScene("caravan", with_pieces=caravan.PIECES)  # TT-EFFECT-1
    scene.new(0, "a1")
    assert legal(scene.building()) == ["done"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("use b1 move d4", "no-value"),
        ("use b1 move", "no-value"),
        ("use b1 fly a1", "no-use"),
        ("use b2 move a1", "no-use"),
        ("use d4 move a1", "no-use"),
    ],
)
def test_a_use_that_is_not_offered_is_refused_with_its_reason(text: str, code: str) -> None:
    game = TownScene(". caravan / . wood", with_pieces=caravan.PIECES).building()
    assert why(game, text) == [code]


@pytest.mark.clause("TT-ROUND-7")
def test_a_wishing_well_gives_any_cube_once_in_the_game() -> None:
    game = TownScene("wishing_well", "", with_pieces=wishing_well.PIECES).building()
    assert [text.split()[-1] for text in legal(game)[:-1]] == ["wood", "wheat", "brick", "glass", "stone"]
    game.apply("use a1 wish glass", 0)
    game.apply("choose d4", 0)
    assert picture(game, 0).endswith(". . . glass")
    for seat, text in ((0, "done"), (1, "done"), (0, "name wood"), (0, "place wood b2")):
        game.apply(text, seat)
    assert legal(game, 0) == ["done"]
    assert why(game, "use a1 wish wood") == ["used-up"]


def test_a_full_town_has_no_square_to_wish_for() -> None:
    game = TownScene("wishing_well" + 15 * " cottage", with_pieces=wishing_well.PIECES).building()
    assert legal(game) == ["done"]


def test_a_tent_is_taken_down_and_its_wheat_serves_again() -> None:
    game = TownScene("tent / wood", with_pieces=tent.PIECES).building()
    game.apply("use a1 fold", 0)
    assert legal(game) == ["build tent a1 a2", "build tent a2 a1", "done"]
    game.apply("build tent a2 a1", 0)
    assert picture(game, 0).startswith(". . . . / tent . . .")
    assert why(game, "use a2 fold") == ["no-use"]  # it is new (TT-EFFECT-1)
    check_builds(game)
    check_history(game)


@pytest.mark.clause("TT-ROUND-2")
def test_a_raised_drawbridge_passes_its_owner_over() -> None:
    game = TownScene("drawbridge", "", with_pieces=drawbridge.PIECES).building()
    assert points(game, 0, "drawbridge") == 2
    game.apply("use a1 turn", 0)
    assert points(game, 0, "drawbridge") == 0
    game.apply("done", 0)
    game.apply("done", 1)
    assert game.pending == (1,)  # seat 0 would be the first to name
    game.apply("name wood")
    game.apply("place wood b1", 0)
    game.apply("use a1 turn", 0)
    assert points(game, 0, "drawbridge") == 2


@pytest.mark.clause("TT-ROUND-5")
def test_a_herald_answers_the_brick_of_another_player() -> None:
    game = TownScene(". . / wood herald", "", with_pieces=herald.PIECES).placing("brick", 1)
    assert (game.pending, legal(game)) == ((0,), ["choose b1", "choose c2", "choose b3"])
    game.apply("choose b3", 0)
    assert game.play.state.towns[0].squares[9] == "glass"
    assert legal(game, 0)[0] == "place brick a1"  # only now everybody places


@pytest.mark.parametrize(("resource", "by"), [("brick", 0), ("stone", 1), ("brick", -1)])
def test_a_herald_hears_nothing_else(resource: str, by: int) -> None:
    game = TownScene("herald", "", with_pieces=herald.PIECES).placing(resource, by)
    assert legal(game, 0)[0] == f"place {resource} b1"


@pytest.mark.clause("TT-ROUND-5")
def test_who_has_no_square_left_after_the_answer_places_nothing() -> None:
    game = TownScene("herald ." + 14 * " cottage", "", with_pieces=herald.PIECES).placing("brick", 1)
    assert legal(game, 1)[0] == "place brick a1"  # b1 was the only square, so nobody was asked
    assert picture(game, 0).startswith("herald glass cottage")
    assert legal(game, 0) == ["done"]
    assert why(game, "place brick b1") == ["placed"]


@pytest.mark.clause("TT-BLD-TRADINGPOST-2")
def test_an_alchemist_counts_as_any_resource_for_chapels_alone() -> None:
    """The chapel is `. . glass / stone glass stone`, a well `wood stone`."""
    game = TownScene(". . glass / stone alchemist stone / wood", with_pieces=alchemist.PIECES).building()
    assert {text.split()[1] for text in legal(game)[:-1]} == {"alchemist", "chapel", "well"}
    game = TownScene("wood alchemist", with_pieces=alchemist.PIECES).building()
    assert legal(game) == ["done"]


def test_a_chapel_goes_on_a_terrace_and_other_buildings_do_not() -> None:
    town = "terrace . glass . / stone glass stone . / . wood stone"
    game = TownScene(town, with_pieces=terrace.PIECES).building()
    assert "build chapel a1 c1 a2 b2 c2" in legal(game)
    game.apply("build chapel a1 c1 a2 b2 c2", 0)
    assert picture(game, 0).startswith("chapel . . .")
    assert points(game, 0, "terrace") == 0
    game = TownScene("terrace farm / wheat wheat / wood wood", with_pieces=terrace.PIECES).building()
    assert why(game, "build farm a1 a2 b2 a3 b3") == ["target"]


@pytest.mark.clause("TT-BUILD-10")
def test_no_building_goes_on_a_monument() -> None:
    """It could be built a second time (TT-BUILD-10)."""

    class Tower(Building):
        @hookimpl
        def towns_covers(self) -> int:
            return ALL

    tower = Tower("rows.tower", type="well", pattern="wood")
    game = TownScene("mandras_palace wood cottage", with_pieces=[tower], cards=["tower"], monuments=["mandras_palace"]).building()
    assert legal(game) == ["build tower b1", "build tower c1 b1", "done"]


@pytest.mark.clause("TT-BUILD-10")
def test_a_late_spire_is_built_from_round_six_on() -> None:
    town = "stone glass / wood"
    for round, open in ((5, False), (6, True)):
        game = TownScene(town, monuments=["late_spire"], with_pieces=late_spire.PIECES).building(round)
        assert ("build late_spire a1 b1 a2" in legal(game)) is open
        assert why(game, "build late_spire a1 b1 a2") == ([] if open else ["too-early"])
    game.apply("build late_spire a1 b1 a2", 0)
    assert points(game, 0, "late_spire") == 6
    with pytest.raises(ActionError, match="not before round 6"):
        TownScene(town, monuments=["late_spire"], with_pieces=late_spire.PIECES).building(5).apply("build late_spire a1 b1 a2")


def test_a_developer_turns_the_taverns_beside_it_into_theaters() -> None:
    game = TownScene("tavern stone glass tavern / . tavern", cards=["developer"], with_pieces=developer.PIECES).building()
    game.apply("build developer b1 c1", 0)
    assert picture(game, 0).startswith("theater developer . tavern / . theater . .")
    game.undo()
    assert picture(game, 0).startswith("tavern stone glass tavern / . tavern")


def test_a_building_goes_on_the_lines_of_a_cottage_by_a_rule() -> None:
    town = "wood stone / . . . cottage"
    game = TownScene(town, with_pieces=freehold.PIECES).building()
    squares = {text.split()[2] for text in legal(game) if text.startswith("build well")}
    assert squares == {"a1", "b1", "d1", "a2", "b2", "c2", "d3", "d4"}
    assert {text.split()[2] for text in legal(TownScene(town).building()) if text.startswith("build")} == {"a1", "b1"}
