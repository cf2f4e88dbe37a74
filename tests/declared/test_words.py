"""Every word of the vocabulary changes something: those of rows and twins in their scenes, the others here."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from swcore import Game, Ruleset
from swcore.authoring import Vocabulary, joined
from swcore.authoring.source import read_source
from swcore.conquest.declared.effects.effects import EFFECT
from swcore.conquest.declared.nouns.amounts import AMOUNT
from swcore.conquest.declared.nouns.conditions import IF
from swcore.conquest.declared.nouns.where import WHERE
from swcore.conquest.declared.rules import RULE
from swcore.testing import Scene, income, legal
from tests.authoring.pieces import EXAMPLES, read

HERE = Path(__file__).parent
FURTHER = HERE / "further.toml"
DIGGERS = HERE / "further_warcraft.toml"
FILES = [DIGGERS, *EXAMPLES.rglob("*.toml"), *(HERE / "rows").glob("*.toml"), FURTHER]
LAND = {"a": "farmland edge", "b": "hill", "c": "mountain", "d": "swamp"}
BORDERS = "a-b b-c c-d"
RATS, ORCS, POWER = "base.ratmen", "base.orcs", "base.forest"


@cache
def rules() -> Ruleset:
    return joined("small-world", [FURTHER]).ruleset


def scene(race: str, regions: dict[str, int], hand: int = 0, **more: Any) -> Scene:
    laid = Scene(LAND, BORDERS, game=rules(), **more)
    laid.army(0, f"home.{race}", POWER, regions, hand=hand)
    return laid


def said(value: object) -> Iterator[tuple[str, object]]:
    if isinstance(value, dict):
        yield from value.items()
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from said(one)


@pytest.mark.parametrize(("vocabulary", "tag"), [(WHERE, ""), (AMOUNT, ""), (IF, ""), (RULE, "on"), (EFFECT, "do")])
def test_every_word_is_used_by_a_piece_that_is_played(vocabulary: Vocabulary, tag: str) -> None:
    pairs = [pair for path in FILES for pair in said(read_source(path).data)]
    used = {word for key, word in pairs if key == tag} if tag else {key for key, _ in pairs}
    assert sorted(set(vocabulary.words) - used) == []


def coins(game: Game) -> int:
    found: int = game.play.state.coins[0]
    return found


def test_edge() -> None:
    laid = scene("edge_folk", {"a": 1, "b": 1})
    laid.turn(0)
    assert (1, "edge", "") in laid.finish_turn()


def test_marker_tag_and_was() -> None:
    laid = scene("totem_folk", {"a": 1}, hand=6)
    laid.army(1, RATS, "base.hill", {"c": 1})
    game = laid.turn(0, "conquer")
    game.apply("conquer b")
    assert laid.marks("b") == ["home.totem"]
    game.apply("conquer c")
    assert laid.marks("c") == ["base.mountain"]  # it was occupied
    laid.finish_turn()
    assert (1, "totems", "") in income(game, 0, 2)


def test_hand_and_races_in_decline() -> None:
    laid = scene("hoarders", {"a": 3, "b": 1})
    laid.army(1, RATS, "", {"c": 1}, declined=True)
    laid.coins(0, 0)
    game = laid.turn(0)
    game.apply("expand")
    assert coins(game) == 2  # two tokens taken up
    laid.finish_turn()
    assert coins(game) == 2 + 2 + 1  # two regions, and one race in decline


@pytest.mark.parametrize(("attack", "paid"), [(False, True), (True, False)])
def test_attacks(attack: bool, paid: bool) -> None:
    laid = scene("pacifists", {"a": 1}, hand=6)
    laid.army(1, RATS, "base.hill", {"b": 1})
    game = laid.turn(0, "conquer")
    if attack:
        game.apply("conquer b")
    laid.finish_turn()
    assert ((4, "peace", "") in income(game, 0, 2)) is paid


@pytest.mark.parametrize(("who", "paid"), [("active", 1), ("declined", 0), ("natives", 1), ("nobody", 0)])
def test_victim(who: str, paid: int) -> None:
    laid = scene("raiders", {"a": 1}, hand=6)
    if who == "natives":
        laid.natives("b")
    elif who != "nobody":
        laid.army(1, RATS, "base.hill" if who == "active" else "", {"b": 1}, declined=who == "declined")
    laid.coins(0, 0)
    game = laid.turn(0, "conquer")
    game.apply("conquer b")
    assert coins(game) == paid


def test_abandoned() -> None:
    laid = scene("nomads", {"a": 1, "b": 3})
    laid.coins(0, 0)
    game = laid.turn(0)
    game.apply("expand")
    game.apply("abandon b")
    assert coins(game) == 2 * 1  # the one token that stood there still


def test_final() -> None:
    laid = scene("heirs", {"a": 2, "b": 2}, rounds=3)
    laid.army(1, RATS, "base.hill", {"d": 1})
    laid.coins(0, 0)
    game = laid.turn(1, round=3)
    while not game.over:
        texts = legal(game)
        game.apply(next((text for text in ("expand", "done") if text in texts), texts[0]))
    assert coins(game) == 3 * 2


def test_pierces() -> None:
    for race, reached in (("piercers", True), ("pacifists", False)):
        laid = scene(race, {"a": 1}, hand=6)
        rats = laid.army(1, RATS, "base.hill", {"b": 1})
        laid.mark("base.hole", "b", rats)
        assert ("conquer b" in legal(laid.turn(0, "conquer"))) is reached


def test_rolled() -> None:
    laid = scene("gamblers", {"a": 1}, hand=1, rolls=[3])
    laid.coins(0, 0)
    game = laid.turn(0, "conquer")
    game.apply("conquer b die")  # the turn ends with it: a and b pay 1 each
    assert coins(game) == 3 + 2


def test_round_start() -> None:
    laid = scene("early_birds", {"a": 2, "b": 2})
    laid.army(1, RATS, "base.hill", {"d": 1})
    game = laid.turn(1, round=2)
    laid.finish_turn(1)
    assert game.play.state.round == 3
    assert laid.army_of(0).hand == 2


@pytest.mark.parametrize(("race", "paid"), [("home.cousins", 2), (ORCS, 0)])
def test_picked_and_tag(race: str, paid: int) -> None:
    laid = scene("welcomers", {"a": 2})
    laid.column((race, "base.hill", 0))
    laid.coins(0, 0)
    game = laid.turn(1)
    game.apply(f"pick {race}")
    assert coins(game) == paid


def test_eliminated() -> None:
    laid = scene("mourners", {"a": 1}, hand=8)
    laid.army(1, RATS, "", {"b": 1}, declined=True)
    laid.coins(0, 0)
    game = laid.turn(0, "conquer")
    game.apply("conquer b")
    assert coins(game) == 3


def test_passed() -> None:
    laid = Scene(LAND, BORDERS, game=rules())
    laid.column(("home.wallflowers", "base.hill", 0), (ORCS, "base.forest", 0))
    game = laid.turn(0)
    game.apply(f"pick {ORCS}")
    passed = next(one for one in game.play.view.column if one.race == "home.wallflowers")
    assert (passed.coins, passed.tokens) == (1 + 1, 1)  # the coin that passing it over costs anyway, and another


def test_rolling() -> None:
    laid = scene("bookmakers", {"a": 1})
    laid.army(1, RATS, "base.hill", {"c": 1}, hand=1)
    laid.coins(0, 0)
    laid.coins(1, 5)
    laid.rolls = [0]
    game = laid.turn(1, "conquer")
    game.apply("conquer b die")
    assert coins(game) == 1


@pytest.mark.parametrize(("use", "left"), [("raid", 1), ("burn", 0)])
def test_evict_and_assault(use: str, left: int) -> None:
    laid = scene("sappers", {"a": 1}, hand=2)
    laid.army(1, RATS, "base.hill", {"b": 2, "d": 1})
    game = laid.turn(0, "conquer")
    game.apply(f"use {use} b")
    assert laid.tokens("b") == left


def test_terrain_and_symbol() -> None:
    laid = scene("gardeners", {"c": 1}, hand=6)
    game = laid.turn(0, "conquer")
    game.apply("conquer d")
    region = 1 << game.play.view.region("d")
    assert game.play.view.terrain("farmland") & region
    assert game.play.view.symbol("mine") & region


def test_rounds_and_end() -> None:
    laid = scene("hasty", {"a": 1})
    game = laid.turn(0)
    laid.finish_turn()
    assert game.play.state.rounds == 10 - 2
    laid = scene("hasty", {"a": 1})
    game = laid.turn(0)
    game.apply("decline")
    assert game.over


def test_lend() -> None:
    laid = scene("mimics", {"a": 1})
    laid.turn(0)
    assert 2 in [part[0] for part in laid.finish_turn()]  # what Alchemists are paid


def test_counts_as_a_terrain() -> None:
    laid = Scene(LAND, BORDERS, game=rules())
    laid.army(0, "home.shifters", "base.hill", {"b": 1, "d": 1})
    laid.turn(0)
    assert 2 in [part[0] for part in laid.finish_turn()[1:]]  # the hill, and the swamp that counts as one


def test_pools() -> None:
    laid = scene("squirrels", {"a": 1})
    laid.turn(0)
    laid.finish_turn()
    army = laid.army_of(0)
    assert army.pools == {"home.squirrels.nest": 1}
    game = laid.turn(0, round=3)
    game.apply("expand")
    assert laid.army_of(0).hand == 1
    assert not laid.army_of(0).pools


@pytest.mark.parametrize(("region", "paid"), [("b", 1), ("d", 0)])
def test_neighbours_pay(region: str, paid: int) -> None:
    laid = scene("beggars", {"a": 1})
    laid.army(1, RATS, "base.hill", {region: 1})
    for seat in (0, 1):
        laid.coins(seat, 5)
    laid.turn(0)
    laid.finish_turn()
    assert laid.state.coins[1] == 5 - paid


def test_found() -> None:
    laid = Scene(LAND | {"a": "farmland harbor"}, BORDERS, game=joined("warcraft", [DIGGERS]).ruleset)
    laid.army(0, "home.diggers", "warcraft.farmer", {"a": 1}, hand=6)
    laid.place("warcraft.doomhammer", "b", hidden=True)
    laid.coins(0, 0)
    game = laid.turn(0, "conquer")
    game.apply("conquer b")
    assert coins(game) == 3


@pytest.mark.parametrize(
    ("rule", "coins"),
    [
        ({"on": "round_end", "then": [{"do": "coins", "coins": 2}]}, [2, 2]),
        ({"on": "round_end", "in": "declined", "then": [{"do": "coins", "coins": 2}]}, [0, 2]),
        ({"on": "round_end", "if": {"holds": {"terrain": "swamp"}}, "then": [{"do": "coins", "coins": 2}]}, [0, 2]),
        ({"on": "final", "coins": 3, "if": {"holds": {"terrain": "farmland"}}}, [3, 0]),
        ({"on": "turn_end", "then": [{"do": "coins", "coins": 1}]}, [0, 1]),
    ],
)
def test_a_rule_of_the_house_holds_for_every_army(rule: dict[str, Any], coins: list[int], tmp_path: Path) -> None:
    data = {"swcore": "piece-1", "kind": "rule", "id": "home.house", "rules": [rule]}
    laid = Scene(LAND, BORDERS, game=read(tmp_path, data).ruleset, rounds=3)
    laid.army(0, RATS, POWER, {"a": 1})
    laid.army(1, ORCS, "base.commando", {"d": 1})
    laid.army(1, "base.elves", "", {"b": 1}, declined=True)
    for seat in (0, 1):
        laid.coins(seat, 0)
    game = laid.turn(1, round=3)
    while not game.over:
        texts = legal(game)
        game.apply(next((text for text in ("expand", "done") if text in texts), texts[0]))
    income = [0, 2]  # what the regions of the seat in turn pay
    assert [total - paid for total, paid in zip(game.play.state.coins, income, strict=True)] == coins
