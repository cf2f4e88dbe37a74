"""What a conquest costs (SW-CONQ-1 to 4, 9, 15)."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, cost, legal
from tests.conquest.table import INERT, RATS, play, reasons

TERRAINS = ("farmland", "forest", "hill", "swamp")


@pytest.mark.clause("SW-CONQ-1")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_an_empty_region_costs_two_tokens(terrain: str) -> None:
    scene = Scene({"a": "farmland edge", "b": terrain})
    scene.army(0, RATS, "base.merchant", {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert [(part.amount, part.clause) for part in game.explain("conquer b")] == [(2, "SW-CONQ-1")]
    play(game, "conquer b")
    assert scene.tokens("b") == 2


@pytest.mark.clause("SW-CONQ-2")
@pytest.mark.parametrize("tokens", [1, 2, 5])
def test_each_token_of_an_active_army_adds_one(tokens: int) -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.army(1, "base.orcs", "base.hill", {"b": tokens})
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    assert cost(scene.turn(0, "conquer"), "b") == 2 + tokens


@pytest.mark.clause("SW-CONQ-2")
@pytest.mark.parametrize(("race", "tokens"), [("base.orcs", 1), ("base.ghouls", 4)])
def test_each_token_of_a_declined_army_adds_one(race: str, tokens: int) -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.army(1, race, "", {"b": tokens}, declined=True)
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    assert cost(scene.turn(0, "conquer"), "b") == 2 + tokens


@pytest.mark.clause("SW-CONQ-3")
def test_a_lost_tribe_adds_one() -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland lost_tribe"})
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert [(part.amount, part.clause) for part in game.explain("conquer b")] == [(2, "SW-CONQ-1"), (1, "SW-CONQ-3")]


@pytest.mark.clause("SW-CONQ-4")
@pytest.mark.parametrize(
    ("marker", "count"),
    [("base.fortress", 1), ("base.troll_lair", 1), ("base.encampment", 1), ("base.encampment", 3)],
)
def test_each_defence_marker_adds_one(marker: str, count: int) -> None:
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    army = scene.army(1, "base.orcs", "base.stout", {"b": 1})
    scene.mark(marker, "b", army, count)
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2 + 1 + count
    assert ("SW-CONQ-4", count) in [(part.clause, part.amount) for part in game.explain("conquer b")]


@pytest.mark.clause("SW-CONQ-4", "INT-68")
def test_a_bare_mountain_costs_three() -> None:
    scene = Scene({"a": "farmland edge", "b": "mountain"})
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    assert cost(scene.turn(0, "conquer"), "b") == 3


@pytest.mark.clause("SW-CONQ-1", "SW-CONQ-2", "SW-CONQ-4")
@pytest.mark.case("CASE-SW-30")
@pytest.mark.parametrize(("power", "tokens"), [(INERT, 7), ("base.commando", 6)])
def test_tokens_and_markers_of_a_region_add_up(power: str, tokens: int) -> None:
    scene = Scene({"a": "farmland edge", "b": "mountain"})
    trolls = scene.army(1, "base.trolls", "base.fortified", {"b": 2})
    scene.mark("base.troll_lair", "b", trolls)
    scene.mark("base.fortress", "b", trolls)
    scene.army(0, RATS, power, {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == tokens
    play(game, "conquer b")
    assert scene.tokens("b") == tokens


@pytest.mark.clause("SW-CONQ-9", "SW-BEN-1", "INT-55")
@pytest.mark.parametrize(("region", "tokens"), [("empty", 1), ("tribe", 1), ("guarded", 2)])
def test_discounts_add_up_but_one_token_is_used(region: str, tokens: int) -> None:
    board = {"home": "farmland edge", "empty": "farmland", "sea": "sea", "tribe": "farmland lost_tribe", "guarded": "hill"}
    scene = Scene(board, "home-empty home-tribe home-guarded empty-sea tribe-sea guarded-sea")
    scene.army(1, "base.orcs", "base.stout", {"guarded": 2})
    scene.army(0, "base.tritons", "base.commando", {"home": 1}, hand=9)  # the coast 1 less, any region 1 less
    game = scene.turn(0, "conquer")
    assert cost(game, region) == tokens  # 2 - 2, 3 - 2 and 4 - 2
    play(game, f"conquer {region}")
    assert scene.tokens(region) == tokens


@pytest.mark.clause("SW-CONQ-9", "INT-55")
def test_commando_giants_take_an_empty_mountain_beside_theirs_with_one_token() -> None:
    scene = Scene({"a": "mountain edge", "b": "mountain"})
    scene.army(0, "base.giants", "base.commando", {"a": 1}, hand=1)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2 + 1 - 1 - 1
    assert "conquer b" in legal(game)


@pytest.mark.clause("SW-CONQ-15", "ED-65")
def test_a_mountain_marker_stays_and_protects_the_new_occupant() -> None:
    scene = Scene({"a": "farmland edge", "b": "mountain", "c": "farmland edge"})
    scene.army(1, "base.orcs", "base.stout", {"b": 1, "c": 6})
    scene.army(0, RATS, INERT, {"a": 9})
    game = scene.turn(0)
    play(game, "expand", "conquer b", "redeploy a=7 b=2")
    assert scene.marks("b") == ["base.mountain"]
    play(game, "expand")
    assert cost(game, "b") == 2 + 2 + 1


OWN = {"a": "farmland edge", "b": "farmland", "c": "mountain", "d": "farmland"}


@pytest.mark.clause("ED-40", "SW-CONQ-2", "INT-60")
@pytest.mark.parametrize(("defend", "plain", "mountain"), [(True, 3, 4), (False, 2, 3)])
def test_tokens_of_the_own_declined_army_defend_or_not_by_option(defend: bool, plain: int, mountain: int) -> None:
    scene = Scene(OWN, "a-b a-c a-d", options={"own_declined_tokens_defend": defend})
    scene.army(0, "base.orcs", "", {"b": 1, "c": 1}, declined=True)
    scene.army(1, "base.wizards", "", {"d": 1}, declined=True)
    scene.army(0, RATS, INERT, {"a": 1}, hand=9)
    game = scene.turn(0, "conquer")
    assert (cost(game, "b"), cost(game, "c")) == (plain, mountain)
    assert cost(game, "d") == 3  # somebody else's token always counts
    play(game, "conquer b")
    assert scene.tokens("b") == plain


@pytest.mark.clause("ED-40")
def test_own_declined_tokens_defend_by_default() -> None:
    scene = Scene(OWN, "a-b a-c a-d")
    scene.army(0, "base.ghouls", "", {"b": 3}, declined=True)
    scene.army(0, RATS, INERT, {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    assert game.view()["options"]["own_declined_tokens_defend"] is True
    assert cost(game, "b") == 2 + 3
    assert reasons(game, "conquer b") == ["tokens"]


@pytest.mark.clause("ED-40")
def test_without_the_option_all_own_declined_tokens_are_left_out() -> None:
    scene = Scene(OWN, "a-b a-c a-d", options={"own_declined_tokens_defend": False})
    scene.army(0, "base.ghouls", "", {"b": 3}, declined=True)
    scene.army(0, RATS, INERT, {"a": 1}, hand=2)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 2
    play(game, "conquer b")
    assert scene.tokens("b") == 2
