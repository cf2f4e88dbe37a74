"""Step 3: patterns, what comes off, and where the building goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from swcore_tiny_towns.position.pieces import Card
from swcore_tiny_towns.testing import TownScene, check_builds, check_towns, picture

from swcore import Game
from tests.shared.rulesets import rules
from tests.towns.core.acts import EXAMPLES, RESOURCES, SQUARES, act, cited, lying, place_all, play_round, square, texts

RULES = rules("tiny-towns")
CARDS: dict[str, Card] = {card.id: card for kind in ("building", "monument") for card in RULES.of_kind(kind)}  # type: ignore[misc]
COTTAGES = [  # wheat beside brick, glass below the wheat, and so on: all eight ways to lay the cottage's three cubes in a corner
    "wheat glass / . brick",
    "brick glass / . wheat",
    "glass wheat / brick",
    "glass brick / wheat",
    ". wheat / brick glass",
    ". brick / wheat glass",
    "wheat . / glass brick",
    "brick . / glass wheat",
]
Build = tuple[str, str, frozenset[str]]
"""Word of the card, target, squares of the cubes that come off."""


def builds(game: Game, seat: int = 0) -> list[Build]:
    """Return the legal builds of a seat."""
    cubes = {name for name, what in zip(SQUARES, game.play.state.towns[seat].squares, strict=True) if what in RESOURCES}
    found = []
    for text in texts(game, seat, "build"):
        _, word, target, *others = text.split()
        found.append((word, target, frozenset({target, *others} & cubes)))
    return found


# -- the examples of the rules


@pytest.mark.clause("TT-BUILD-1", "TT-BUILD-2", "TT-BUILD-4", "TT-BUILD-14", "TT-BLD-TRADINGPOST-2")
@pytest.mark.parametrize("told", EXAMPLES["patterns"], ids=lambda told: told["id"])
def test_patterns_match_as_in_the_examples(told: dict[str, Any]) -> None:
    monument = "statue_of_the_bondmaker" if "on" in told else ""
    cards = ("shed",) if told["card"] == "shed" else ("trading_post", told["card"])
    if told["card"] in ("warehouse", "factory"):
        cards = (told["card"],)
    scene = TownScene(told["town"], "", cards=cards, monuments=(monument,))
    for name, cubes in told.get("on", {}).items():
        scene.lay(0, name, *cubes)
    wanted = {(told["card"], target, frozenset(match["removed"])) for match in told["matches"] for target in match["targets"]}
    found = [build for build in builds(scene.building(2)) if build[0] == told["card"]]
    assert set(found) == wanted
    assert len(found) == len(wanted)


@pytest.mark.clause("TT-BUILD-1", "TT-BUILD-2")
@pytest.mark.case("CASE-TT-17")
@pytest.mark.parametrize("town", COTTAGES)
def test_all_eight_turns_and_mirror_images_of_a_pattern_match(town: str) -> None:
    game = TownScene(town, "").building()
    cubes = [name for name in SQUARES if square(game, 0, name)]
    assert [build for build in builds(game) if build[0] == "cottage"] == [("cottage", one, frozenset(cubes)) for one in cubes]


@pytest.mark.clause("TT-BUILD-1")
def test_cubes_that_lie_otherwise_match_nothing() -> None:
    """In a row, wheat in the corner, apart, or round the edge of the town."""
    for town in ("wheat glass brick", "wheat glass / brick", ". wheat . / brick . glass", ". . . wheat / glass / brick"):
        game = TownScene(town, "").building()
        assert not [build for build in builds(game) if build[0] == "cottage"], town
        assert cited(game, "build cottage a1 b1 a2", 0) == {"TT-BUILD-1", "TT-BUILD-4"}


@pytest.mark.clause("TT-BUILD-3", "TT-PLACE-3")
@pytest.mark.case("CASE-TT-17")
@pytest.mark.parametrize("target", ["a1", "b1", "b2"])
def test_the_building_goes_on_one_of_the_squares_just_emptied_as_its_owner_chooses(target: str) -> None:
    game = TownScene("wheat glass stone / . brick", "").building()
    assert cited(game, "build cottage d4 a1 b1 b2", 0) == {"TT-BUILD-3"}  # it held no cube
    assert cited(game, "build cottage c1 a1 b1 b2", 0) == {"TT-BUILD-1", "TT-BUILD-4"}  # nor a cube of the pattern
    act(game, 0, "build cottage " + " ".join([target, *{"a1", "b1", "b2"} - {target}]))
    assert Counter(game.play.state.towns[0].squares) == {"": 14, "stone": 1, "towns.cottage": 1}
    assert square(game, 0, target) == "towns.cottage"


@pytest.mark.clause("TT-BUILD-4", "TT-BUILD-14", "TT-INT-26")
def test_a_cube_serves_in_one_build_only() -> None:
    game = TownScene("wheat / glass brick / wheat", "").building()
    both = {frozenset({"a1", "a2", "b2"}), frozenset({"a2", "b2", "a3"})}
    assert {cubes for word, _, cubes in builds(game) if word == "cottage"} == both
    act(game, 0, "build cottage b2 a1 a2")
    assert texts(game, 0) == ["done"]
    assert square(game, 0, "a3") == "wheat"
    assert cited(game, "build cottage a2 b2 a3", 0) == {"TT-BUILD-1", "TT-BUILD-4"}


@pytest.mark.clause("TT-BUILD-5", "TT-BUILD-12")
@pytest.mark.case("CASE-TT-13")
def test_a_match_can_be_left_and_built_in_a_later_round() -> None:
    game = TownScene("brick brick glass", "").building()
    place_all(game, "wood")
    for _ in range(3):
        play_round(game)
    act(game, game.pending[0], "name wood")
    act(game, 0, "place wood d4", "build tavern b1 a1 c1")
    assert square(game, 0, "b1") == "towns.tavern"


@pytest.mark.clause("TT-BUILD-6", "TT-BUILD-8", "TT-ROUND-8")
@pytest.mark.case("CASE-TT-13")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_several_buildings_are_built_in_a_round_in_the_order_that_their_owner_chooses(order: tuple[int, ...]) -> None:
    wanted = ["build tavern a1 b1 c1", "build tavern a2 b2 c2", "build well a3 b3"]
    game = TownScene("brick brick glass . / brick brick glass . / wood stone", "").building()
    for number in order:
        assert wanted[number] in texts(game, 0)
        act(game, 0, wanted[number])
    act(game, 0, "done")
    assert picture(game, 0) == "tavern . . . / tavern . . . / well . . . / . . . ."
    check_towns(game)


@pytest.mark.clause("TT-BUILD-13")
def test_squares_emptied_by_a_build_are_empty_at_once() -> None:
    """A shed goes where the tavern's cubes were; the next cube, too."""
    game = TownScene("brick brick glass shed / wood stone", "").building()
    assert "build shed a1 a2 b2" not in texts(game, 0)
    act(game, 0, "build tavern b1 a1 c1")
    assert "build shed a1 a2 b2" in texts(game, 0)
    act(game, 0, "build shed a1 a2 b2", "done")
    place_all(game, "")
    act(game, 0, "name glass")
    assert {f"place glass {name}" for name in ("c1", "a2", "b2")} <= set(texts(game, 0))
    assert "place glass a1" not in texts(game, 0)


@pytest.mark.clause("TT-BUILD-7")
def test_a_building_never_moves() -> None:
    game = TownScene("tavern well / . chapel", "").building()
    place_all(game, "")
    for _ in range(6):
        play_round(game)
    assert [square(game, 0, name) for name in ("a1", "b1", "b2")] == ["towns.tavern", "towns.well", "towns.chapel"]


# -- monuments

PALACE = "wheat glass / brick wood"


@pytest.mark.clause("TT-BUILD-10", "TT-SETUP-10")
def test_only_the_holder_builds_a_monument_and_once_per_game() -> None:
    two = "wheat glass wheat glass / brick wood brick wood"
    game = TownScene(two, two, monuments=("mandras_palace", "the_starloom")).building()
    assert {cubes for word, _, cubes in builds(game) if word == "mandras_palace"} == {
        frozenset({"a1", "b1", "a2", "b2"}),
        frozenset({"b1", "c1", "b2", "c2"}),  # a mirror image
        frozenset({"c1", "d1", "c2", "d2"}),
    }
    assert not any(word == "mandras_palace" for word, _, _ in builds(game, 1))
    assert cited(game, "build mandras_palace a1 b1 a2 b2", 1) == {"TT-BUILD-10"}
    act(game, 0, "build mandras_palace a1 b1 a2 b2")
    assert not any(word == "mandras_palace" for word, _, _ in builds(game))
    assert cited(game, "build mandras_palace c1 d1 c2 d2", 0) == {"TT-BUILD-10"}
    act(game, 0, "done")
    act(game, 1, "done")
    act(game, 0, "name stone", "place stone d4")
    assert cited(game, "build mandras_palace c1 d1 c2 d2", 0) == {"TT-BUILD-10"}


@pytest.mark.clause("TT-BUILD-11", "TT-SETUP-9", "TT-INT-29")
def test_a_monument_that_is_built_lies_open_for_all_once_the_step_is_over() -> None:
    game = TownScene(PALACE, "", monuments=("mandras_palace", "the_starloom")).building()
    act(game, 0, "build mandras_palace a1 b1 a2 b2", "done")
    assert "mandras_palace" not in repr(game.view(1))
    act(game, 1, "done")
    assert game.view(1)["state"]["towns"][0]["squares"][0] == "towns.mandras_palace"
    told = [event for step in game.log for event in game.events(step, seat=1)]
    assert any("mandras_palace" in repr(event) for event in told)
    assert "the_starloom" not in repr(told)


@pytest.mark.clause("TT-BUILD-12")
def test_nobody_has_to_build_the_own_monument() -> None:
    game = TownScene(
        "wheat glass wood wood / brick wood wood wood / wood wood wood wood / wood wood wood", monuments=("mandras_palace",)
    ).naming()
    act(game, 0, "name wood", "place wood d4")
    assert any("mandras_palace" in text for text in texts(game, 0))
    act(game, 0, "done")
    assert game.over
    assert game.result is not None
    assert game.result["scores"] == [-16]


# -- every legal build, once


def laid(card: Card) -> Iterator[dict[str, str]]:
    """Yield the cubes of a pattern by square: shifted over the town as printed, and then the whole town turned and mirrored."""
    for down in range(4):
        for right in range(4):
            cells = {(row + down, column + right): cube for row, column, cube in card.cells}
            if not all(row < 4 and column < 4 for row, column in cells):
                continue
            for flip in (False, True):
                for turn in range(4):
                    found = {}
                    for (row, column), cube in cells.items():
                        one, other = (row, 3 - column) if flip else (row, column)
                        for _ in range(turn):
                            one, other = other, 3 - one
                        found["abcd"[other] + str(one + 1)] = cube
                    yield found


def by_the_rules(game: Game, seat: int, new: set[str]) -> set[Build]:
    """Return the legal builds of a town: TT-BUILD-1 to 4 and 10, the limit of banks, sheds, the Obelisk and trading posts."""
    state = game.play.state
    town = dict(zip(SQUARES, state.towns[seat].squares, strict=True))
    posts = {name for name, what in town.items() if what == "towns.trading_post" and name not in new}
    obelisk = "towns.obelisk_of_the_crescent" in town.values()
    own = state.monuments[seat]
    found: set[Build] = set()
    for id in [*state.cards, *([own] if own and own not in town.values() else [])]:
        word = id.removeprefix("towns.")
        if word == "bank" and list(town.values()).count(id) >= 5:
            continue
        for layout in laid(CARDS[id]):
            cubes = frozenset(name for name, cube in layout.items() if town[name] == cube)
            if not cubes or any(name not in cubes and name not in posts for name in layout):
                continue
            targets = set(cubes)
            if word == "shed" or obelisk:
                targets |= {name for name, what in town.items() if not what}
            found |= {(word, target, cubes) for target in targets}
    return found


@st.composite
def towns(draw: st.DrawFn) -> tuple[str, set[str], tuple[str, ...], str]:
    """Draw a town with its cards, the squares put down now, and the monument of its seat."""
    well, factory = (
        draw(st.sampled_from(["well", "shed", "fountain"])),
        draw(st.sampled_from(["trading_post", "bank", "warehouse"])),
    )
    cards = (well, factory, draw(st.sampled_from(["tavern", "inn"])), draw(st.sampled_from(["farm", "orchard", "granary"])))
    monument = draw(st.sampled_from(["obelisk_of_the_crescent", "silva_forum", "mandras_palace", ""]))
    words = st.sampled_from([*RESOURCES, *RESOURCES, *RESOURCES, ".", ".", factory, factory, factory, "cottage"])
    squares = draw(st.lists(words, min_size=16, max_size=16))
    if monument and draw(st.booleans()):
        squares[draw(st.integers(0, 15))] = monument
    standing = [name for name, word in zip(SQUARES, squares, strict=True) if word == factory]
    new = set(draw(st.lists(st.sampled_from(standing), unique=True, max_size=2))) if standing else set()
    return " ".join(squares), new, cards, monument


@pytest.mark.clause("TT-BUILD-1", "TT-BUILD-2", "TT-BLD-TRADINGPOST-4", "TT-BLD-TRADINGPOST-5", "TT-INT-7")
@settings(max_examples=150)
@given(drawn=towns())
def test_every_legal_build_is_listed_once_and_no_other(drawn: tuple[str, set[str], tuple[str, ...], str]) -> None:
    town, new, cards, monument = drawn
    scene = TownScene(town, cards=cards, monuments=(monument,))
    scene.new(0, *new)
    game = scene.building(3)
    found = builds(game)
    assert len(found) == len(set(found))
    assert set(found) == by_the_rules(game, 0, new)


@pytest.mark.clause("TT-BUILD-1", "TT-BUILD-3", "TT-BLD-TRADINGPOST-3", "TT-BLD-TRADINGPOST-6", "TT-PLACE-2")
@settings(max_examples=60)
@given(drawn=towns(), picks=st.integers(0, 10**6))
def test_a_build_takes_the_cubes_of_its_pattern_and_nothing_else(
    drawn: tuple[str, set[str], tuple[str, ...], str], picks: int
) -> None:
    town, new, cards, monument = drawn
    scene = TownScene(town, cards=cards, monuments=(monument,))
    scene.new(0, *new)
    game = scene.building(3)
    while found := builds(game):
        word, target, cubes = found[picks % len(found)]
        before = game.play.state.towns[0].squares
        act(game, 0, " ".join(["build", word, target, *sorted(cubes - {target})]))
        while texts(game, 0, "choose"):
            act(game, 0, texts(game, 0)[0])
        wanted = ["" if name in cubes else what for name, what in zip(SQUARES, before, strict=True)]
        wanted[SQUARES.index(target)] = f"towns.{word}"
        assert list(game.play.state.towns[0].squares) == wanted
        check_towns(game)
    check_builds(game)


@pytest.mark.clause("TT-BLD-TRADINGPOST-4", "TT-BLD-SHED-2", "TT-INT-8")
def test_trading_posts_alone_make_nothing_not_even_where_any_square_would_do() -> None:
    """Two posts would be wood and stone of a shed; beside a real cube one of them is."""
    game = TownScene("trading_post trading_post . . / . . . brick", cards=("shed",)).building(2)
    assert texts(game, 0) == ["done"]
    assert cited(game, "build shed c1 a1 b1", 0) == {"TT-BUILD-1", "TT-BUILD-4"}
    game = TownScene("trading_post . . . / wood obelisk_of_the_crescent", cards=("shed",)).building(2)
    assert set(builds(game)) == {("shed", name, frozenset({"a2"})) for name in SQUARES if name not in ("a1", "b2")}


@pytest.mark.clause("TT-BLD-BANK-5", "TT-BLD-BANK-2")
def test_a_sixth_bank_cannot_be_built() -> None:
    cubes = "bank bank bank bank / bank wheat wheat . / . wood glass brick"
    scene = TownScene(cubes, "")
    for name, resource in zip(("a1", "b1", "c1", "d1", "a2"), RESOURCES, strict=True):
        scene.lay(0, name, resource)
    game = scene.building()
    assert not any(word == "bank" for word, _, _ in builds(game))
    assert cited(game, "build bank b2 c2 b3 c3 d3", 0) == {"TT-BLD-BANK-5"}
    four = TownScene(cubes.replace("/ bank", "/ ."), "")
    for name, resource in zip(("a1", "b1", "c1", "d1"), RESOURCES, strict=False):
        four.lay(0, name, resource)
    game = four.building()
    act(game, 0, "build bank b2 c2 b3 c3 d3")
    assert lying(game, 0, "b2") == ("stone",)  # the only mark left is taken unasked
