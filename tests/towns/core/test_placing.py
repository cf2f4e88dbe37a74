"""Step 2: cubes are placed, and the ways round it."""

from __future__ import annotations

from collections import Counter

import pytest
from swcore_tiny_towns.testing import TownScene, check_towns

from swcore import Game
from tests.towns.core.acts import SQUARES, act, cited, example, lying, place_all, play_round, square, texts


@pytest.mark.clause("TT-PLACE-4", "TT-ROUND-5")
def test_a_cube_goes_on_any_empty_square_whatever_lies_next_to_it() -> None:
    game = TownScene("wood . tavern", "").placing("brick", 1)
    wanted = [f"place brick {name}" for name in SQUARES if name not in ("a1", "c1")]
    assert texts(game, 0) == wanted
    act(game, 0, "place brick d4")  # alone in its corner
    assert square(game, 0, "d4") == "brick"


@pytest.mark.clause("TT-PLACE-1", "TT-PLACE-2", "TT-BUILD-7")
def test_what_was_put_down_neither_moves_nor_goes_but_cubes_by_a_build() -> None:
    """In whole games each change of a square is a cube put on an empty one, or part of a build, or what an effect puts down."""
    for seed in range(12):
        game = Game.new("tiny-towns", 3, seed=seed)
        pick = seed
        while not game.over:
            seat = game.pending[pick % len(game.pending)]
            actions = game.legal_actions(seat)
            before = [town.squares for town in game.play.state.towns]
            pick = (pick * 31 + 7) % 10_007
            action = actions[pick % len(actions)]
            step = game.apply(action, seat)
            if any(event[0] == "cleared" for event in step.events):
                break  # the game is over, and cubes are cleared
            for owner, town in enumerate(game.play.state.towns):
                changed = {SQUARES[place] for place, what in enumerate(town.squares) if what != before[owner][place]}
                if not changed:
                    continue
                if action.kind == "place":
                    assert (owner, changed) == (seat, {action.args[1]})
                    assert before[owner][SQUARES.index(action.args[1])] == ""
                elif action.kind == "build":
                    assert owner == seat
                    assert changed <= set(action.args[1:])
                    assert not any(before[owner][SQUARES.index(name)].startswith("towns.") for name in changed)
                else:
                    assert {event[3] for event in step.events if event[0] == "stood"} == {SQUARES.index(name) for name in changed}


@pytest.mark.clause("TT-PLACE-3", "TT-BUILD-3", "TT-SETUP-6")
def test_cubes_used_in_a_build_go_back_to_the_supply() -> None:
    game = TownScene("brick brick glass wood", "").building()
    act(game, 0, "build tavern b1 a1 c1")
    town = game.play.state.towns[0]
    assert Counter(town.squares) == {"": 14, "towns.tavern": 1, "wood": 1}
    assert square(game, 0, "b1") == "towns.tavern"
    act(game, 0, "done")
    act(game, 1, "done")
    play_round(game, "brick")  # and may be placed once more
    assert game.play.state.towns[0].squares.count("brick") == 1


@pytest.mark.clause("TT-PLACE-5", "TT-ROUND-5", "TT-BUILD-9")
def test_placing_is_compulsory_and_comes_before_building() -> None:
    game = TownScene("brick brick glass", "").placing("wood", 1)
    assert {text.split()[0] for text in texts(game, 0)} == {"place"}
    assert cited(game, "done", 0) == {"TT-ROUND-1", "TT-PLACE-5"}
    assert cited(game, "build tavern a1 b1 c1", 0) == {"TT-BUILD-9"}
    act(game, 0, "place wood d4", "build tavern a1 b1 c1")


def ways(game: Game, seat: int = 0) -> list[str]:
    """Return what a seat may do other than placing the cube."""
    return [text for text in texts(game, seat) if not text.startswith("place")]


@pytest.mark.clause("TT-PLACE-5", "TT-PLACE-6", "TT-BLD-FACTORY-2", "TT-BLD-FACTORY-4")
def test_the_ways_round_placing_are_open_when_another_player_named_and_closed_to_the_master_builder() -> None:
    takes = ["take wheat", "take brick", "take glass", "take stone"]
    scene = TownScene("factory . . . / cottage / statue_of_the_bondmaker", "", options={"cavern": "on"})
    scene.lay(0, "a1", "wood")
    assert ways(scene.placing("wood", 1, 4)) == [*takes, "store a2", "discard"]
    assert ways(scene.placing("glass", 1, 4)) == ["store a2", "discard"]
    own = scene.placing("wood", 0, 4)
    assert ways(own) == []
    for text in ("take brick", "store a2", "discard"):
        assert cited(own, text, 0) == {"TT-PLACE-6"}
    assert ways(own, 1) == ["discard"]


@pytest.mark.clause("TT-PLACE-5")
def test_without_a_card_for_it_there_is_no_way_round_placing() -> None:
    game = TownScene("tavern . . . / cottage", "", monuments=("statue_of_the_bondmaker",)).placing("wood", 1)
    assert ways(game) == []  # the Statue is not built
    for text in ("take brick", "store a2", "swap a1 wood", "discard"):
        assert "TT-PLACE-5" in cited(game, text, 0)


@pytest.mark.clause("TT-PLACE-7", "TT-INT-12", "TT-BLD-FACTORY-5", "TT-PLACE-8")
def test_one_way_is_used_in_a_round_and_the_cube_taken_instead_goes_on_an_empty_square() -> None:
    scene = TownScene("factory . . . / cottage / statue_of_the_bondmaker", "", options={"cavern": "on"})
    scene.lay(0, "a1", "wood")
    game = scene.placing("wood", 1, 4)
    act(game, 0, "take brick")
    assert texts(game, 0) == [f"place brick {name}" for name in SQUARES if name not in ("a1", "a2", "a3")]
    for text in ("store a2", "discard", "take wheat"):
        assert cited(game, text, 0) == {"TT-PLACE-7"}
    act(game, 0, "place brick b1", "done")


@pytest.mark.clause("TT-PLACE-8", "TT-PLACE-7", "TT-CAVERN-6")
@pytest.mark.parametrize("way", [("take brick", "place brick d4"), ("store a2",), ("discard",)])
def test_whoever_used_a_way_has_placed_and_may_build(way: tuple[str, ...]) -> None:
    scene = TownScene("factory . . . / cottage brick brick glass / statue_of_the_bondmaker", "", options={"cavern": "on"})
    scene.lay(0, "a1", "wood")
    game = scene.placing("wood", 1, 4)
    act(game, 0, *way)
    assert "build tavern b2 c2 d2" in texts(game, 0)
    assert ways(game) == texts(game, 0)
    assert "TT-PLACE-7" in cited(game, "place wood c4", 0)
    act(game, 0, "build tavern b2 c2 d2", "done")


@pytest.mark.clause("TT-PLACE-7")
def test_two_ways_of_one_kind_are_listed_once() -> None:
    """Two factories with the same mark, and two warehouses with the same cubes."""
    scene = TownScene("factory factory", "")
    scene.lay(0, "a1", "wood")
    scene.lay(0, "b1", "wood")
    assert ways(scene.placing("wood", 1)) == ["take wheat", "take brick", "take glass", "take stone"]
    scene = TownScene("warehouse warehouse", "")
    scene.lay(0, "a1", "brick", "brick")
    scene.lay(0, "b1", "brick")
    assert sorted(ways(scene.placing("wood", 1))) == ["store a1", "store b1", "swap a1 brick", "swap b1 brick"]


@pytest.mark.clause("TT-BLD-WAREHOUSE-1", "TT-BLD-WAREHOUSE-2", "TT-BLD-WAREHOUSE-3", "TT-BLD-WAREHOUSE-4", "TT-BLD-WAREHOUSE-5")
@pytest.mark.case("CASE-TT-12")
@pytest.mark.parametrize("id", ["warehouse_swap", "warehouse_full", "warehouse_own_naming"])
def test_a_warehouse_stores_and_swaps_as_in_the_examples(id: str) -> None:
    told = example(id)
    met = []
    for option in told["options"]:
        scene = TownScene("warehouse", "")
        scene.lay(0, "a1", *told["stored"])
        game = scene.placing(told["named"], 0 if told["named_by"] == "the owner" else 1)
        others = ways(game)
        if option["action"] == "store":
            act(game, 0, "store a1")
            met.append("store a1")
        elif option["action"] == "swap":
            act(game, 0, f"swap a1 {option['take']}", f"place {option['placed']} d4")
            met.append(f"swap a1 {option['take']}")
        else:
            act(game, 0, f"place {option['placed']} d4")
        assert Counter(lying(game, 0, "a1")) == Counter(option["stored"])
        assert square(game, 0, "d4") == (option["placed"] or "")
        check_towns(game)
    assert sorted(others) == sorted(met)  # these, and no other


@pytest.mark.clause("TT-BLD-WAREHOUSE-8", "TT-PLACE-6", "TT-EFFECT-1")
@pytest.mark.case("CASE-TT-12")
def test_a_warehouse_works_neither_on_the_own_naming_nor_in_the_round_it_was_put_down() -> None:
    scene = TownScene("warehouse", "")
    scene.lay(0, "a1", "brick")
    assert ways(scene.placing("glass", 0)) == []
    assert ways(scene.placing("glass", 1)) == ["store a1", "swap a1 brick"]
    scene.new(0, "a1")
    assert ways(scene.placing("glass", 1)) == []


@pytest.mark.clause("TT-INT-10", "TT-INT-9", "TT-BLD-WAREHOUSE-2")
def test_a_cube_from_a_warehouse_goes_on_an_empty_square_and_not_on_a_cottage() -> None:
    scene = TownScene("warehouse cottage statue_of_the_bondmaker", "")
    scene.lay(0, "a1", "brick")
    game = scene.placing("glass", 1)
    assert set(ways(game)) == {"store a1", "store b1", "swap a1 brick"}
    act(game, 0, "swap a1 brick")
    assert {text.split()[0] for text in texts(game, 0)} == {"place"}
    assert not any(text.endswith("b1") for text in texts(game, 0))
    assert cited(game, "store b1", 0) == {"TT-PLACE-7"}
    act(game, 0, "place brick d1")
    assert (lying(game, 0, "a1"), lying(game, 0, "b1"), square(game, 0, "d1")) == (("glass",), (), "brick")


@pytest.mark.clause("TT-INT-22", "TT-PLACE-6", "TT-MON-FORT-2")
def test_with_two_players_the_owner_of_the_fort_never_names_so_the_own_cards_always_work() -> None:
    game = TownScene("fort_ironweed warehouse", "").naming()
    for number in range(3):
        assert game.pending == (1,)
        act(game, 1, "name wood")
        assert "store b1" in texts(game, 0)
        act(game, 0, "store b1", "done")
        place_all(game, "wood")
        assert len(lying(game, 0, "b1")) == number + 1
    assert game.play.state.names == (0, 3)
