"""Worked scores, item by item: the seed example of the rulebook and one for each group of cards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from swcore_tiny_towns.position.squares import SQUARES, squares_of
from swcore_tiny_towns.scoring.ranks import rank_of
from swcore_tiny_towns.scoring.score import score, total
from swcore_tiny_towns.scoring.sheet import Sheet
from swcore_tiny_towns.table.town import view_of
from swcore_tiny_towns.table.town_json import read_json
from swcore_tiny_towns.wording.short_names import Names

from tests.project.repo import DATA
from tests.towns.helpers import RULES, points, record, view

EXAMPLES: dict[str, Any] = json.loads((DATA / "tiny_towns_scores.json").read_text(encoding="utf-8"))
SCORINGS = {one["id"]: one for one in EXAMPLES["scorings"]}


def scored(town: dict[str, Any]) -> Sheet:
    """Return the score of a town in the JSON form; both ways to work out its total agree."""
    seen = view_of(RULES, read_json(json.dumps(town), Names(RULES), "town"))
    sheet = score(seen, 0)
    assert total(seen, 0) == sheet.total
    return sheet


@pytest.mark.clause("TT-SCORE-2", "TT-SCORE-3", "TT-SCORE-5", "TT-SCORE-7", "TT-FEED-8")
@pytest.mark.parametrize("id", SCORINGS)
def test_worked_scores_come_out_line_by_line(id: str) -> None:
    wanted, sheet = SCORINGS[id], scored(SCORINGS[id]["town"])
    lines = {line.card.removeprefix("towns."): (line.count, line.points) for line in sheet.lines}
    assert lines == {card: (count, points) for card, count, points in wanted["lines"]}
    assert sheet.total == wanted["total"] == sum(points for _, _, points in wanted["lines"])
    assert sheet.empty.bit_count() == wanted["empty"]


@pytest.mark.clause("TT-FEED-9", "TT-INT-5")
@pytest.mark.parametrize("id", SCORINGS)
def test_worked_scores_name_the_fed_squares(id: str) -> None:
    assert [SQUARES[square] for square in squares_of(scored(SCORINGS[id]["town"]).fed)] == SCORINGS[id]["fed"]


@pytest.mark.clause("TT-BLD-FEASTHALL-1", "TT-BLD-FEASTHALL-3", "TT-BLD-FEASTHALL-4", "TT-INT-2")
@pytest.mark.parametrize("example", EXAMPLES["feast_halls"], ids=lambda one: one["id"])
def test_feast_halls_around_the_table(example: dict[str, Any]) -> None:
    towns = [" ".join(["feast_hall"] * halls + ["."] * (4 - halls)) for halls in example["halls"]]
    assert [points("feast_hall", *towns, seat=seat) for seat in range(len(towns))] == example["points"]


@pytest.mark.clause("TT-MON-STARLOOM-1", "TT-MON-STARLOOM-2", "TT-MON-STARLOOM-3", "TT-SOLO-12")
@pytest.mark.parametrize("example", EXAMPLES["starloom"], ids=lambda one: one["id"])
def test_the_starloom_by_the_round_of_completion(example: dict[str, Any]) -> None:
    completed = tuple(example["completed"])
    for seat, wanted in enumerate(example["points"]):
        towns = ["the_starloom . . ." if one == seat else ". . . ." for one in range(len(completed))]
        assert points("the_starloom", *towns, seat=seat, completed=completed) == wanted


@pytest.mark.clause("TT-SOLO-10")
@pytest.mark.case("CASE-TT-16")
@pytest.mark.parametrize(("points", "rank"), EXAMPLES["ranks"])
def test_a_total_has_its_rank(points: int, rank: str) -> None:
    assert rank_of(points).name["en"] == rank


@pytest.mark.clause("TT-SCORE-4")
def test_nothing_but_feast_halls_and_the_starloom_looks_at_other_towns() -> None:
    """Every worked town scores the same beside a town with one of each card, those two cards' lines apart."""
    crowd = " ".join(card.id.removeprefix("towns.") for card in RULES.of_kind("building") if card.id != "towns.feast_hall")
    for wanted in SCORINGS.values():
        given = wanted["town"]
        alone = scored(given)
        words = " ".join(word or "." for row in given["town"] for word in row)
        memory = {"shrine_of_the_elder_tree.count": given["shrine"]} if "shrine" in given else {}
        lying = {square: tuple(cubes) for square, cubes in given.get("on", {}).items()}
        beside = score(view(record(words, lying, memory), " ".join(crowd.split()[:16])), 0)
        own = {"towns.feast_hall", "towns.the_starloom"}
        assert [line for line in beside.lines if line.card not in own] == [line for line in alone.lines if line.card not in own]
        assert beside.fed == alone.fed
