"""The presets of the three editions, and the declarations behind them (section 6.1 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game
from swcore.testing import Scene
from tests.shared.rulesets import rules

EDITIONS = ("hobbyworld-2016", "fan-as", "stylelife-2010")
# Option, the row it comes from, and its value in each of the editions, in their order.
TABLE: tuple[tuple[str, str, Any, Any, Any], ...] = (
    ("sorcerer_limit", "ED-1", "per_opponent", "per_turn", "per_opponent"),
    ("elves_immune_to_substitution", "ED-2", True, False, False),
    ("dwarves_score_in_decline", "ED-4", True, False, True),
    ("wizards_score", "ED-6", "occupied", "conquered_this_turn", "occupied"),
    ("orcs_require_non_empty", "ED-7", True, False, True),
    ("amazons_strict_removal", "ED-9", True, True, False),
    ("skeletons_count_ghoul_conquests", "ED-13", False, True, True),
    ("flying_may_take_lakes", "ED-22", False, True, False),
    ("water_income_per_token", "ED-27", False, True, False),
    ("forced_decline_when_stuck", "ED-34", False, True, False),
    ("own_declined_tokens_defend", "ED-40", True, False, False),
    ("final_attempt_limit", "ED-42", "shortage_3", "cost_3", "shortage_3"),
)
HOUSE_RULES = {"immunity_blocks_own_ghouls": True, "wealthy_once": "per_army"}  # no edition gives them a value


@pytest.mark.parametrize("edition", EDITIONS)
def test_each_edition_has_the_values_of_the_table(edition: str) -> None:
    column = 2 + EDITIONS.index(edition)
    chosen = Game.new(rules(), 2, edition=edition).play.setup.options
    assert {row[0]: chosen.get(row[0]) for row in TABLE} == {row[0]: row[column] for row in TABLE}
    assert {name: chosen.get(name) for name in HOUSE_RULES} == HOUSE_RULES


def test_the_first_edition_is_the_default_and_says_nothing() -> None:
    assert set(rules().book.editions) == set(EDITIONS)
    assert next(iter(rules().book.editions)) == "hobbyworld-2016"
    assert rules().book.editions["hobbyworld-2016"] == {}
    assert Game.new(rules(), 2).play.setup.edition == "hobbyworld-2016"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_preset_names_options_that_exist_with_values_that_they_have(edition: str) -> None:
    for name, value in rules().book.editions[edition].items():
        assert name in rules().options
        assert value in rules().options[name].values
        assert value != rules().options[name].default  # or there would be nothing to say


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row[0])
def test_an_option_names_its_row_and_its_values_in_two_languages(row: tuple[Any, ...]) -> None:
    option = rules().options[row[0]]
    assert option.clauses[0] == row[1]
    assert set(option.values) == {*row[2:]}
    assert option.default == row[2]
    assert all(option.text.get(language, "").strip() for language in ("en", "ru"))


@pytest.mark.clause("ED-2", "ED-9")
def test_an_edition_rules_the_play_and_a_chosen_option_rules_the_edition() -> None:
    for more, lost in (({"edition": "stylelife-2010"}, 1), ({"edition": "hobbyworld-2016"}, 0)):
        assert _elves_lost(**more) == lost
    assert _elves_lost(edition="stylelife-2010", options={"elves_immune_to_substitution": True}) == 0


def _elves_lost(**more: Any) -> int:
    """Return how many Elf tokens a substitution brings into the tray."""
    scene = Scene({"a": "hill edge", "b": "hill edge"}, **more)
    scene.army(0, "base.sorcerers", "base.alchemist", {"a": 1})
    scene.army(1, "base.elves", "base.swamp", {"b": 1})
    before: int = scene.state.tray["base.elves"]
    scene.turn(0, "conquer").apply("conquer b substitute")
    return scene.state.tray["base.elves"] - before
