"""When effects start, and step 4."""

from __future__ import annotations

import pytest
from swcore_tiny_towns.testing import TownScene, check_towns

from swcore import Game
from tests.towns.core.acts import SQUARES, act, cited, lying, place_all, square, texts

FACTORY = "wood . . . / brick stone stone brick"


@pytest.mark.clause("TT-EFFECT-1", "TT-EFFECT-4", "TT-BLD-FACTORY-1")
@pytest.mark.case("CASE-TT-13")
def test_a_factory_is_marked_at_once_and_works_from_the_next_round_on() -> None:
    game = TownScene(FACTORY, "").naming()
    act(game, 0, "name glass", "place glass d4", "build factory a1 a2 b2 c2 d2")
    assert texts(game, 0) == [f"choose {resource}" for resource in ("wood", "wheat", "brick", "glass", "stone")]
    act(game, 0, "choose glass")
    assert lying(game, 0, "a1") == ("glass",)
    act(game, 0, "done")
    act(game, 1, "place glass a1", "done", "name glass")
    assert "take stone" in texts(game, 0)


@pytest.mark.clause("TT-EFFECT-1", "TT-EFFECT-4")
def test_a_mark_has_no_effect_in_the_round_of_its_factory() -> None:
    """Another player placed first, and the resource of the round lies on the new factory; nothing more is offered."""
    scene = TownScene("factory", "")
    scene.lay(0, "a1", "wood")
    scene.new(0, "a1")
    game = scene.placing("wood", 1)
    assert {text.split()[0] for text in texts(game, 0)} == {"place"}
    act(game, 0, "place wood d4", "done")
    act(
        game,
        1,
        "place wood d4",
        "done",
    )
    act(game, 0, "name brick")
    place_all(game, "brick")
    act(game, 1, "name wood")
    assert "take brick" in texts(game, 0)


@pytest.mark.clause("TT-EFFECT-1", "TT-BLD-TRADINGPOST-7", "TT-BLD-TRADINGPOST-8")
def test_a_trading_post_stands_for_resources_from_the_round_after_on() -> None:
    """The new post on c1 would be the missing glass of a tavern."""
    game = TownScene("brick brick stone stone / . . wood wood / . . . brick", "", cards=("trading_post", "tavern")).building()
    act(game, 0, "build trading_post c1 d1 c2 d2 d3")
    assert texts(game, 0) == ["done"]
    act(game, 0, "done")
    act(game, 1, "done")
    place_all_named(game, "wood", {0: "d4"})
    act(game, 1, "name wheat")
    act(game, 0, "place wheat d3")
    assert {"build tavern a1 b1", "build tavern b1 a1"} <= set(texts(game, 0))
    assert not any("tavern c1" in text for text in texts(game, 0))
    act(game, 0, "build tavern a1 b1")
    assert [square(game, 0, name) for name in ("a1", "b1", "c1")] == ["towns.tavern", "", "towns.trading_post"]


def place_all_named(game: Game, resource: str, squares: dict[int, str]) -> None:
    act(game, game.pending[0], f"name {resource}")
    place_all(game, resource, squares)


@pytest.mark.clause("TT-EFFECT-1", "TT-BLD-BANK-3")
def test_a_bank_forbids_its_resource_from_the_next_round_on() -> None:
    game = TownScene("wheat wheat . / wood glass brick", "", cards=("bank",)).building()
    act(game, 0, "build bank a1 b1 a2 b2 c2", "choose glass", "done")
    act(game, 1, "done")
    assert game.play.state.round == 2
    assert "name glass" not in texts(game, 0)
    assert len(texts(game, 0)) == 4


@pytest.mark.clause("TT-EFFECT-2", "TT-MON-OBELISK-3")
def test_the_ability_of_a_monument_starts_at_the_moment_it_is_built() -> None:
    cubes = "wheat . . wood / brick glass brick stone"
    game = TownScene(cubes, "wood stone", monuments=("obelisk_of_the_crescent",)).building()
    wells = {text.split()[2] for text in texts(game, 0) if "well" in text}
    assert wells == {"d1", "d2"}
    act(game, 0, "build obelisk_of_the_crescent a1 a2 b2 c2")
    assert {text.split()[2] for text in texts(game, 0) if "well" in text} == set(SQUARES) - {"a1"}
    assert {text.split()[2] for text in texts(game, 1) if "well" in text} == {"a1", "b1"}  # for its owner only


@pytest.mark.clause("TT-EFFECT-2", "TT-MON-FORT-2", "TT-ROUND-10")
def test_the_fort_passes_its_owner_over_in_the_very_next_round() -> None:
    game = TownScene("", "wheat . brick / stone wood stone", "", monuments=("", "fort_ironweed")).naming()
    act(game, 0, "name glass")
    act(game, 1, "place glass d4", "build fort_ironweed a1 c1 a2 b2 c2", "done")
    place_all(game, "glass")
    assert game.pending == (2,)


@pytest.mark.clause("TT-EFFECT-2", "TT-MON-BONDMAKER-1")
def test_the_statue_works_from_the_next_naming_on_and_old_cottages_serve() -> None:
    game = TownScene("wood stone stone glass / wheat cottage", "", monuments=("statue_of_the_bondmaker",)).building()
    act(game, 0, "build statue_of_the_bondmaker a1 b1 c1 d1 a2", "done")
    act(game, 1, "done")
    place_all_named(game, "wood", {})
    act(game, 1, "name wood")
    assert "store b2" in texts(game, 0)


@pytest.mark.clause("TT-EFFECT-3", "TT-MON-SHRINE-2", "TT-INT-15")
@pytest.mark.parametrize(("order", "count"), [((0, 1, 2), 3), ((0, 2, 1), 2), ((2, 0, 1), 1)])
def test_the_shrine_counts_what_stands_when_it_is_built(order: tuple[int, ...], count: int) -> None:
    wanted = ["build well a4 b4", "build well c4 d4", "build shrine_of_the_elder_tree a1 b1 c1 a2 b2 c2"]
    cubes = "brick wheat stone . / wood glass wood . / . . . . / wood stone stone wood"
    game = TownScene(cubes, monuments=("shrine_of_the_elder_tree",)).building()
    act(game, 0, *(wanted[number] for number in order))
    assert game.play.state.towns[0].memory == {"towns.shrine_of_the_elder_tree.count": count}


@pytest.mark.clause("TT-EFFECT-3", "TT-MON-GUILD-2")
def test_an_immediate_effect_is_resolved_before_the_next_build() -> None:
    cubes = ". . glass . / . wheat stone . / wood brick cottage well / wood stone"
    game = TownScene(cubes, "", monuments=("architects_guild",)).building()
    act(game, 0, "build architects_guild c1 b2 c2 a3 b3")
    assert not texts(game, 0, "build")
    act(game, 0, "replace d3 chapel")
    assert not texts(game, 0, "build")  # a second one might be exchanged
    act(game, 0, "done", "build well a4 b4")


WATCH = "wood . . . / brick glass wheat wheat / stone . . ."


@pytest.mark.clause("TT-EFFECT-3", "TT-MON-OPALEYE-1", "TT-MON-OPALEYE-2")
def test_the_watch_is_filled_inside_of_the_build_step_and_pays_from_the_next_round_on() -> None:
    game = TownScene(WATCH, "brick brick glass / brick brick glass", monuments=("opaleyes_watch",)).building()
    act(game, 1, "build tavern a1 b1 c1", "done")
    act(game, 0, "build opaleyes_watch a1 a2 b2 c2 d2 a3")
    assert not texts(game, 0, "build")
    act(game, 0, "choose farm", "choose chapel", "choose tavern", "done")
    assert game.play.state.towns[0].squares.count("towns.tavern") == 0  # it was built in the round of the Watch
    act(game, 0, "name wood", "place wood d4", "done")
    act(game, 1, "place wood d4", "build tavern a2 b2 c2", "done")
    assert game.pending == (0,)
    assert texts(game, 0, "put")[0] == "put tavern b1"
    act(game, 0, "put tavern b1")
    assert square(game, 0, "b1") == "towns.tavern"
    assert game.pending == (1,)


def watching(*held: str, town: str = "opaleyes_watch", others: tuple[str, ...] = ("", "")) -> TownScene:
    """Return a scene in which seat 0 has the Watch, with buildings on its card."""
    scene = TownScene(town, *others, cards=("tavern", "well", "factory"))
    scene.note(0, "opaleyes_watch", "held", tuple(f"towns.{card}" for card in held))
    scene.note(0, "opaleyes_watch", "since", 1)
    return scene


@pytest.mark.clause("TT-MON-OPALEYE-2", "TT-MON-OPALEYE-3", "TT-EFFECT-5")
def test_what_was_built_in_the_round_of_the_watch_is_not_claimed_later_either() -> None:
    game = TownScene(WATCH, "brick brick glass", monuments=("opaleyes_watch",)).building(3)
    act(game, 1, "build tavern a1 b1 c1", "done")
    act(game, 0, "build opaleyes_watch a1 a2 b2 c2 d2 a3", "choose farm", "choose chapel", "choose tavern", "done")
    for round in (4, 5):
        assert game.play.state.round == round
        act(game, game.pending[0], "name wood")
        place_all(game, "wood")
    assert "towns.tavern" not in game.play.state.towns[0].squares
    assert len(game.play.state.towns[0].memory["towns.opaleyes_watch.held"]) == 3


@pytest.mark.clause("TT-MON-OPALEYE-7", "TT-MON-GROVE-4", "TT-TERM-13")
def test_what_an_effect_places_is_not_built_and_triggers_no_claim() -> None:
    """Seat 1 places a tavern by its university."""
    university = ". brick / stone glass stone"
    scene = TownScene("opaleyes_watch", university, "", cards=("tavern",), monuments=("", "grove_university", ""))
    scene.note(0, "opaleyes_watch", "held", ("towns.tavern", "towns.farm", "towns.well"))
    game = scene.building(3)
    act(game, 0, "done")
    act(game, 1, "build grove_university b1 a2 b2 c2", "choose tavern", "put tavern d4", "done")
    act(game, 2, "done")
    assert square(game, 1, "d4") == "towns.tavern"
    assert game.play.state.round == 4  # nothing was asked
    assert "towns.tavern" not in game.play.state.towns[0].squares


@pytest.mark.clause("TT-MON-OPALEYE-7", "TT-TERM-13")
def test_what_the_guild_replaces_by_is_not_built_and_triggers_no_claim() -> None:
    """Seat 1 replaces its well by a tavern."""
    guild = ". . glass . / . wheat stone . / wood brick . . / well"
    scene = TownScene("opaleyes_watch", guild, "", cards=("tavern",), monuments=("", "architects_guild", ""))
    scene.note(0, "opaleyes_watch", "held", ("towns.tavern", "towns.farm", "towns.cottage"))
    game = scene.building(3)
    act(game, 0, "done")
    act(game, 1, "build architects_guild c1 b2 c2 a3 b3", "replace a4 tavern", "done")
    act(game, 2, "done")
    assert square(game, 1, "a4") == "towns.tavern"
    assert game.play.state.round == 4  # nothing was asked
    assert "towns.tavern" not in game.play.state.towns[0].squares


@pytest.mark.clause("TT-EFFECT-5", "TT-MON-OPALEYE-3", "TT-INT-20")
def test_claims_come_after_all_builds_of_the_round_with_squares_as_they_are_then() -> None:
    """Seat 0 uses the last empty square of its town for its own build, and frees one by it."""
    town = "opaleyes_watch wood stone wood / " + " / ".join(["wood " * 4] * 3)
    game = watching("tavern", town=town, others=("brick brick glass",)).building(3)
    act(game, 1, "build tavern a1 b1 c1", "done")
    assert "towns.tavern" not in game.play.state.towns[0].squares
    act(game, 0, "build well c1 b1", "done")
    assert square(game, 0, "b1") == "towns.tavern"  # the only square that its own build has left empty
    assert game.play.state.completed[0] == 3


@pytest.mark.clause("TT-EFFECT-6", "TT-MON-OPALEYE-6", "TT-MON-GROVE-3")
def test_a_compulsory_effect_is_skipped_where_it_cannot_be_carried_out() -> None:
    full = "opaleyes_watch wood wood wood / " + " / ".join(["wood " * 4] * 3)
    game = watching("tavern", town=full, others=("brick brick glass",)).building(3)
    act(game, 1, "build tavern a1 b1 c1", "done")
    act(game, 0, "done")
    assert game.play.state.towns[0].memory["towns.opaleyes_watch.held"] == ("towns.tavern",)
    assert game.play.state.completed[0] == 3


@pytest.mark.clause("TT-EFFECT-6", "TT-MON-OPALEYE-6")
def test_a_compulsory_effect_cannot_be_declined() -> None:
    game = watching("tavern", others=("brick brick glass",)).building(3)
    act(game, 0, "done")
    act(game, 1, "build tavern a1 b1 c1", "done")
    assert {text.split()[0] for text in texts(game, 0)} == {"put"}
    assert "TT-MON-OPALEYE-1" in cited(game, "done", 0)
    check_towns(game)


@pytest.mark.clause("TT-EFFECT-4", "TT-MON-OPALEYE-3", "TT-MON-OPALEYE-5")
def test_claims_are_placed_in_the_order_of_the_owner_and_a_factory_among_them_is_marked() -> None:
    game = watching("factory", "tavern", others=("brick brick glass", FACTORY)).building(3)
    act(game, 0, "done")
    act(game, 1, "build tavern a1 b1 c1", "done")
    act(game, 2, "build factory a1 a2 b2 c2 d2", "choose wood", "done")
    assert sorted(texts(game, 0)) == ["choose factory", "choose tavern"]
    act(game, 0, "choose factory", "put factory d4")
    assert texts(game, 0) == [f"choose {resource}" for resource in ("wood", "wheat", "brick", "glass", "stone")]
    act(game, 0, "choose brick", "put tavern d3")
    assert (square(game, 0, "d4"), lying(game, 0, "d4"), square(game, 0, "d3")) == ("towns.factory", ("brick",), "towns.tavern")
    assert game.play.state.round == 4


@pytest.mark.clause("TT-INT-21", "TT-MON-OPALEYE-3", "TT-TERM-11")
def test_a_complete_neighbour_stays_the_neighbour() -> None:
    """Seats 1 and 3 sit beside the Watch and are complete; seat 2 builds a tavern in vain."""
    full = " / ".join(["wood " * 4] * 4)
    scene = watching("tavern", others=(full, "brick brick glass", full))
    scene.complete(2, 1, 3)
    game = scene.building(3)
    act(game, 2, "build tavern a1 b1 c1", "done")
    act(game, 0, "done")
    assert "towns.tavern" not in game.play.state.towns[0].squares
    assert game.play.state.round == 4


@pytest.mark.clause("TT-MON-OPALEYE-8", "TT-MON-OPALEYE-4")
def test_with_two_players_the_one_opponent_triggers_once_per_build() -> None:
    scene = watching("tavern", "well", others=("brick brick glass / wood stone / brick brick glass",))
    game = scene.building(3)
    act(game, 0, "done")
    act(game, 1, "build tavern a1 b1 c1", "build tavern a3 b3 c3", "build well a2 b2", "done")
    act(game, 0, "choose tavern", "put tavern d4", "put well d3")
    assert game.play.state.round == 4  # two claims, not three
    assert game.play.state.towns[0].memory["towns.opaleyes_watch.held"] == ()


@pytest.mark.clause("TT-MON-OPALEYE-3", "TT-MON-OPALEYE-8")
def test_alone_in_the_base_mode_nobody_is_a_neighbour() -> None:
    """The own builds are not a neighbour's."""
    scene = watching("tavern", town="opaleyes_watch . . . / brick brick glass", others=())
    game = scene.building(3)
    act(game, 0, "build tavern a2 b2 c2", "done")
    assert game.play.state.towns[0].squares.count("towns.tavern") == 1
    assert game.play.state.round == 4


@pytest.mark.clause("TT-INT-13", "TT-BLD-SHED-2", "TT-MON-OBELISK-1")
def test_the_obelisk_gives_a_shed_the_squares_that_it_has_anyway() -> None:
    def targets(town: str) -> list[str]:
        return [text.split()[2] for text in texts(TownScene(town, cards=("shed",)).building(), 0) if "shed" in text]

    assert sorted(targets("wood stone . . / obelisk_of_the_crescent")) == sorted(targets("wood stone . . / cottage"))
    assert len(targets("wood stone . . / obelisk_of_the_crescent")) == 15  # each once
