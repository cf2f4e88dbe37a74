"""What a simulation of Tiny Towns counts."""

from __future__ import annotations

import json

import pytest
from swcore_tiny_towns.testing import TownScene

from swcore.cli.contract import tally_of
from tests.cli.conftest import Run


@pytest.mark.clause("TT-SCORE-3", "TT-BLD-TAVERN-1", "TT-BLD-COTTAGE-1", "TT-SCORE-2")
def test_pieces_and_points_are_counted_by_card_and_by_type() -> None:
    game = TownScene("farm cottage cottage tavern tavern", "tavern fort_ironweed").ended()
    tally = tally_of(game.ruleset)
    assert tally.scores(game) == [11 - 11, 9 - 14]
    assert tally.counts["building"] == {
        "towns.farm": [1, 0],
        "towns.cottage": [2, 6],
        "towns.tavern": [3, 5 + 2],
    }
    assert tally.counts["monument"] == {"towns.fort_ironweed": [1, 7]}
    assert tally.counts["type"] == {
        "cottage": [2, 6],
        "farm": [1, 0],
        "tavern": [3, 7],
        "monument": [1, 7],
        "empty": [25, -25],
    }


@pytest.mark.parametrize(("language", "head"), [("en", "Points each"), ("ru", "Очков за штуку")])
def test_a_simulation_shows_the_counts_with_their_own_heads(run: Run, language: str, head: str) -> None:
    base = ("simulate", "tiny-towns", "-n", "2", "--bots", "random", "--jobs", "1", "--seed", "1")
    shown = run(*base, "--lang", language)
    assert shown.exit_code == 0, shown.output
    assert head in shown.output
    heads = [not {"Id", "Код"}.isdisjoint(line.split()) for line in shown.output.splitlines() if head in line]
    assert (heads[0], heads[-1]) == (True, False), "buildings have ids, types have none"
    data = json.loads(run(*base, "--json").output)
    empty = data["groups"]["type"]["empty"]
    assert empty["per_turn"] == -1.0
    pieces = sum(one["turns"] for group, counted in data["groups"].items() if group == "type" for one in counted.values())
    assert pieces == 2 * 2 * 16, "every square of both towns of both games"
