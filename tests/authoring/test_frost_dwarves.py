"""Frost Dwarves, the example of a race without code: played, saved, loaded without the file, and told as a rule."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from swcore import Game, Ruleset
from swcore.authoring import joined
from swcore.authoring.source import read_source
from swcore.testing import Scene, cost
from tests.authoring.pieces import EXAMPLES

FILE = EXAMPLES / "frost_dwarves.toml"
LAND = {"m": "mountain edge", "n": "mountain", "h": "hill"}
BORDERS = "m-n n-h h-m"


@pytest.fixture(scope="module")
def ruleset() -> Ruleset:
    return joined("small-world", [FILE]).ruleset


def scene(ruleset: Ruleset, hand: int = 0) -> Scene:
    laid = Scene(LAND, BORDERS, game=ruleset)
    laid.army(0, "home.frost_dwarves", "base.alchemist", {"m": 2, "h": 2}, hand=hand)
    return laid


def test_mountains_cost_one_less(ruleset: Ruleset) -> None:
    game = scene(ruleset, 3).turn(0, "conquer")
    assert cost(game, "n") == 2 + 1 - 1


@pytest.mark.parametrize(("round", "coins"), [(2, 1), (3, None), (4, 1)])
def test_mountains_pay_in_even_rounds(ruleset: Ruleset, round: int, coins: int | None) -> None:
    laid = scene(ruleset)
    laid.turn(0, "start", round=round)
    found = {reason: amount for amount, reason, _ in laid.finish_turn()}
    assert found.get("Frost Dwarves") == coins


def test_at_decline_one_token_stays_on_each_mountain_and_none_elsewhere(ruleset: Ruleset) -> None:
    laid = scene(ruleset)
    laid.turn(0, "start").apply("decline")
    army = next(one for one in laid.state.armies if one is not None and one.race == "home.frost_dwarves")
    assert laid.held(army) == {"m": 1}


def test_the_text_is_made_from_the_rules(ruleset: Ruleset) -> None:
    text = ruleset.pieces["home.frost_dwarves"].text
    assert text["en"] == (
        "+1 coin for each mountain region you occupy, in even rounds. Mountain regions cost 1 token less, at least 1. "
        "At decline 1 token stays in each mountain region, none elsewhere."
    )
    assert text["ru"] == (
        "+1 монета за каждую занятую вами область гор, в чётных раундах. Области гор стоят на 1 жетон меньше, но не менее 1. "
        "При упадке в каждой области гор остаётся 1 жетон, в остальных — ни одного."
    )


def test_json_says_the_same_as_toml(ruleset: Ruleset, tmp_path: Path) -> None:
    same = tmp_path / "dwarves.json"
    same.write_text(json.dumps(read_source(FILE).data), encoding="utf-8")
    other = joined("small-world", [same]).ruleset.pieces["home.frost_dwarves"]
    assert other.declared == ruleset.pieces["home.frost_dwarves"].declared
    assert other.text == ruleset.pieces["home.frost_dwarves"].text


def test_a_save_holds_the_piece_and_opens_without_its_file(ruleset: Ruleset) -> None:
    game = Game.new(ruleset, 2, seed=7, featured=["home.frost_dwarves"])
    while game.play.state.turn < 6:
        game.apply(game.legal_actions(game.pending[0])[0].text)
    again = Game.load(game.save())
    assert again.digest() == game.digest()
    assert again.ruleset.pieces["home.frost_dwarves"].text == ruleset.pieces["home.frost_dwarves"].text
    assert again.save() == game.save()


def test_what_a_save_holds_wins_over_a_file_that_has_changed(ruleset: Ruleset, tmp_path: Path) -> None:
    game = Game.new(ruleset, 2, seed=7, featured=["home.frost_dwarves"])
    changed = tmp_path / "frost_dwarves.toml"
    changed.write_text(FILE.read_text(encoding="utf-8").replace("less = 1", "less = 2"), encoding="utf-8")
    piece = joined("small-world", [changed]).pieces[0]
    again = Game.load(game.save(), with_pieces=[piece])
    assert again.ruleset.pieces["home.frost_dwarves"].release == ruleset.pieces["home.frost_dwarves"].release
