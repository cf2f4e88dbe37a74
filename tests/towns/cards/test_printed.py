"""Every card has the pattern, the type and the names of the published table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from swcore_tiny_towns.position.patterns import shapes
from swcore_tiny_towns.position.pieces import Building, Card, Monument

from tests.project.repo import DATA
from tests.towns.helpers import RULES

TABLE: dict[str, list[dict[str, Any]]] = json.loads((DATA / "tiny_towns_cards.json").read_text(encoding="utf-8"))
ROWS = {row["id"]: row for row in (*TABLE["buildings"], *TABLE["monuments"])}
CARDS: dict[str, Card] = {id.partition(".")[2]: piece for id, piece in RULES.pieces.items() if isinstance(piece, Card)}


@pytest.mark.clause("TT-SETUP-3")
def test_there_are_25_buildings_four_of_each_type_but_the_cottage_and_15_monuments() -> None:
    assert len(TABLE["buildings"]) == 25
    assert len(TABLE["monuments"]) == 15
    assert {id for id, card in CARDS.items() if isinstance(card, Building)} == {row["id"] for row in TABLE["buildings"]}
    assert {id for id, card in CARDS.items() if isinstance(card, Monument)} == {row["id"] for row in TABLE["monuments"]}
    types = [card.type for card in CARDS.values()]
    assert {type: types.count(type) for type in types} == {
        **dict.fromkeys(("farm", "well", "chapel", "tavern", "theater", "factory"), 4),
        "cottage": 1,
        "monument": 15,
    }


@pytest.mark.clause("TT-TERM-6", "TT-TERM-8")
@pytest.mark.parametrize("id", ROWS)
def test_a_card_has_its_printed_type_names_and_feeding_symbol(id: str) -> None:
    card, row = CARDS[id], ROWS[id]
    assert card.type == row["type"]
    assert card.feedable == row["feedable"]
    assert card.name == row["name"]
    assert set(card.text) == {"en", "ru"}


@pytest.mark.clause("TT-BUILD-1", "TT-BUILD-2")
@pytest.mark.parametrize("id", ROWS)
def test_a_pattern_has_its_number_of_shapes_and_of_places_on_a_town(id: str) -> None:
    card, row = CARDS[id], ROWS[id]
    assert card.pattern == row["pattern"]
    assert len(shapes(card.cells)) == row["orientations"]
    assert len(card.codes) == row["placements_4x4"]


def test_only_the_cottage_and_barrett_castle_are_feedable() -> None:
    assert {id for id, card in CARDS.items() if card.feedable} == {"cottage", "barrett_castle"}


@pytest.mark.clause("TT-SOLO-2", "TT-SOLO-11", "TT-OPT-4")
@pytest.mark.case("CASE-TT-16")
def test_solo_leaves_out_four_cards_and_a_feast_hall_only_when_so_chosen() -> None:
    def out(**options: str) -> set[str]:
        return {id for id, card in CARDS.items() if card.left_out(options)}

    four = {"inn", "bank", "fort_ironweed", "opaleyes_watch"}
    assert out(mode="base", solo_feast_hall="removed") == set()
    assert out(mode="town_hall", solo_feast_hall="removed") == set()
    assert out(mode="solo", solo_feast_hall="self") == four
    assert out(mode="solo", solo_feast_hall="absent") == four
    assert out(mode="solo", solo_feast_hall="removed") == {*four, "feast_hall"}
