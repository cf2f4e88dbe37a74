"""Maps in several pieces: games on them are played to the end, and every position is sound."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swcore import Game
from swcore.testing import Scene, check_conquest, check_history, legal, play_random, tiny_map
from tests.kernel.pieces import HILL, RATS
from tests.shared.rulesets import rules

RULES = rules("small-world")
TERRAINS = ("farmland", "forest", "hill", "swamp", "mountain", "sea", "lake")
SYMBOLS = ("", " mine", " magic", " cavern", " lost_tribe")


@st.composite
def archipelagos(draw: st.DrawFn) -> dict[str, Any]:
    """Draw a map of 2 to 5 islands of 1 to 5 regions; some island has an edge to enter from, others may have none."""
    islands = draw(st.lists(st.integers(1, 5), min_size=2, max_size=5))
    regions, borders = {}, []
    for number, size in enumerate(islands):
        for place in range(size):
            words = draw(st.sampled_from(TERRAINS)) + draw(st.sampled_from(SYMBOLS))
            regions[f"i{number}x{place}"] = words + draw(st.sampled_from(("", " edge")))
            if place:
                borders.append(f"i{number}x{draw(st.integers(0, place - 1))}-i{number}x{place}")
    regions["i0x0"] = "hill edge"
    data = tiny_map(regions, " ".join(borders), rounds=4)
    return {**data, "borders": [pair.split("-") for pair in borders]}


@pytest.mark.case("CASE-EN-20")
@settings(max_examples=15, deadline=None)
@given(board=archipelagos(), seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_games_on_islands_are_sound_and_end(board: dict[str, Any], seats: int, seed: int) -> None:
    game = Game.new(RULES, seats, map=board, seed=seed)
    checks = random.Random(seed)
    play_random(game, random.Random(seed).randrange, check=lambda one: check_conquest(one) if checks.random() < 0.2 else None)
    check_history(game)


@pytest.mark.case("CASE-EN-20")
@pytest.mark.clause("SW-FIRST-1", "SW-CONQ-6", "SW-POWER-FLYING-2", "SW-POWER-UNDERWORLD-3")
@pytest.mark.parametrize(
    ("power", "open_to"), [(HILL, ["b"]), ("base.flying", ["b", "c", "d", "e"]), ("base.underworld", ["b", "d"])]
)
def test_an_army_leaves_its_island_only_where_its_power_says_so(power: str, open_to: list[str]) -> None:
    """Two islands, a with b, and c with d and e; caverns lie in a and d. What borders nothing is not a neighbour."""
    board = {"a": "hill edge cavern", "b": "hill", "c": "hill", "d": "hill cavern", "e": "hill edge"}
    scene = Scene(board, "a-b c-d d-e")
    scene.army(0, RATS, power, {"a": 1}, hand=5)
    scene.army(1, "base.orcs", "base.swamp", hand=3)
    game = scene.turn(0, "conquer")
    assert [text.split()[1] for text in legal(game, "conquer")] == open_to
    game.apply("conquer b")
    while game.pending == (0,):
        game.apply("done" if "done" in legal(game) else legal(game)[-1])
    game.apply("expand", 1)
    assert [text.split()[1] for text in legal(game, "conquer")] == ["a", "e"]  # no region yet: from the edges of both islands
