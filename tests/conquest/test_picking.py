"""Picking a combo: price, coins on it and tokens (SW-PICK-1 to 9)."""

from __future__ import annotations

import pytest

from swcore import ActionError, Game
from swcore.testing import Scene, legal
from tests.conquest.table import INERT, RATS, idle_turn, play, public, reasons, refusal, state

OPEN = {f"r{number}": "farmland edge" for number in range(8)}
ROW = (RATS, "base.elves", "base.orcs", "base.humans", "base.giants", "base.trolls")
BADGES = ("base.hill", "base.forest", "base.merchant", "base.mounted", "base.alchemist", "base.commando")


def _market(*lying: int, coins: int = 5) -> tuple[Scene, Game]:
    """Open a pick turn with coins lying on the six combos of ROW and BADGES."""
    scene = Scene(OPEN)
    scene.column(*zip(ROW, BADGES, lying, strict=True))
    scene.coins(0, coins)
    return scene, scene.turn(0, "army")


@pytest.mark.clause("SW-PICK-1")
def test_any_visible_combo_may_be_picked_the_sixth_included() -> None:
    _, game = _market(0, 0, 0, 0, 0, 0)
    assert legal(game) == [f"pick {race}" for race in ROW]
    hidden = state(game).banners[0]
    assert reasons(game, f"pick {hidden}") == ["not-in-column"]


@pytest.mark.clause("SW-PICK-2", "SW-PICK-3")
@pytest.mark.parametrize("place", range(6))
def test_each_combo_above_gets_a_coin_and_the_top_one_is_free(place: int) -> None:
    _, game = _market(0, 0, 0, 0, 0, 0)
    text = f"pick {ROW[place]}"
    assert sum(part.amount for part in game.explain(text)) == place
    play(game, text)
    assert public(game, 0)["coins"][0] == 5 - place
    assert [coins for _, _, coins in public(game)["column"]] == [1] * place + [0] * (6 - place)


@pytest.mark.clause("SW-PICK-4")
def test_coins_on_the_picked_combo_go_to_the_player() -> None:
    _, game = _market(3, 0, 0, 0, 0, 0)
    play(game, f"pick {RATS}")
    assert public(game, 0)["coins"][0] == 5 + 3
    assert [coins for _, _, coins in public(game)["column"]] == [0] * 6


@pytest.mark.clause("SW-PICK-5")
def test_collecting_coins_does_not_lower_the_price() -> None:
    _, game = _market(1, 0, 4, 0, 0, 0)
    assert sum(part.amount for part in game.explain("pick base.orcs")) == 2
    play(game, "pick base.orcs")
    assert public(game, 0)["coins"][0] == 5 - 2 + 4
    assert [coins for _, _, coins in public(game)["column"]] == [2, 1, 0, 0, 0, 0]


@pytest.mark.clause("SW-PICK-2", "SW-PICK-4", "SW-PICK-5", "SW-PICK-10")
@pytest.mark.case("CASE-SW-27")
def test_price_and_coins_of_the_fourth_combo() -> None:
    scene, game = _market(0, 1, 0, 2, 0, 0)
    new = scene.state.banners[0], scene.state.badges[0]
    play(game, "pick base.humans")
    assert public(game, 0)["coins"][0] == 5 - 3 + 2 == 4
    column = [tuple(combo) for combo in public(game)["column"]]
    assert column == [
        (RATS, "base.hill", 1),
        ("base.elves", "base.forest", 2),
        ("base.orcs", "base.merchant", 1),
        ("base.giants", "base.alchemist", 0),
        ("base.trolls", "base.commando", 0),
        (*new, 0),
    ]


@pytest.mark.clause("SW-PICK-6", "INT-43")
def test_the_price_is_paid_from_coins_owned_before_the_pick() -> None:
    _, game = _market(0, 0, 9, 0, 0, 0, coins=1)
    assert legal(game) == [f"pick {RATS}", "pick base.elves"]
    assert reasons(game, "pick base.orcs") == ["coins"]  # the 9 coins lying there do not help
    error = refusal(game, "pick base.orcs")
    assert "it costs 2 coins and you have 1 (SW-PICK-2, SW-PICK-6)" in error.message


@pytest.mark.clause("SW-PICK-3", "INT-43")
def test_a_player_without_coins_still_finds_the_free_top_combo() -> None:
    _, game = _market(0, 0, 0, 0, 0, 0, coins=0)
    assert legal(game) == [f"pick {RATS}"]


@pytest.mark.clause("SW-PICK-7", "SW-EX-5")
@pytest.mark.parametrize(
    ("race", "power", "tokens"),
    [
        (RATS, "base.merchant", 8 + 2),
        ("base.dwarves", "base.flying", 3 + 5),
        ("base.trolls", "base.fortified", 5 + 3),
        ("base.amazons", "base.swamp", 10 + 4),
        ("base.amazons", "base.diplomat", 10 + 5),
    ],
)
def test_a_new_army_takes_tokens_for_banner_and_badge(race: str, power: str, tokens: int) -> None:
    scene = Scene(OPEN)
    scene.column((race, power, 0))
    game = scene.turn(0, "army")
    supply = public(game)["tray"][race]
    play(game, f"pick {race}")
    army = public(game)["armies"][-1]
    assert (army["race"], army["power"], army["seat"], army["hand"]) == (race, power, 0, tokens)
    assert public(game)["tray"][race] == supply - tokens


@pytest.mark.clause("SW-PICK-8")
def test_an_army_gets_no_tokens_after_the_pick() -> None:
    scene = Scene(OPEN)
    scene.column((RATS, "base.merchant", 0))
    game = scene.turn(0, "army")
    play(game, f"pick {RATS}", "conquer r0")
    for _ in range(5):
        idle_turn(game)
        assert public(game)["tray"][RATS] == 13 - 10


@pytest.mark.clause("SW-PICK-9")
@pytest.mark.parametrize(("tray", "tokens"), [(13, 10), (7, 7), (0, 0)])
def test_a_new_army_takes_no_more_than_the_tray_holds(tray: int, tokens: int) -> None:
    scene = Scene(OPEN)
    scene.column((RATS, "base.merchant", 0))
    scene.tray(RATS, tray)
    game = scene.turn(0, "army")
    play(game, f"pick {RATS}")
    assert scene.army_of(0).hand == tokens
    assert public(game)["tray"][RATS] == tray - tokens


@pytest.mark.clause("SW-PICK-9")
def test_a_gain_that_the_tray_cannot_serve_is_lost() -> None:
    scene = Scene(dict.fromkeys("abcd", "farmland edge"))
    scene.natives("a", "b", "c", "d")
    scene.army(0, "base.skeletons", INERT, hand=12)
    scene.tray("base.skeletons", 1)
    game = scene.turn(0, "conquer")
    play(game, *(f"conquer {region}" for region in "abcd"))  # 3 tokens each; 2 new tokens are due, 1 is there
    assert scene.army_of(0).hand == 1
    assert public(game)["tray"]["base.skeletons"] == 0
    idle_turn(game)
    idle_turn(game)
    play(game, "expand")
    assert scene.army_of(0).hand == 12 + 1 - 4  # the other one is not owed: all but one token in each region


@pytest.mark.clause("SW-SETUP-8", "SW-PICK-10")
@pytest.mark.case("CASE-EN-03")
def test_a_pick_that_uncovers_a_combo_cannot_be_taken_back_by_its_seat() -> None:
    game = Game.new("small-world", 2, seed=4)
    game.apply(game.legal_actions()[0])
    with pytest.raises(ActionError) as caught:
        game.undo(0)
    assert caught.value.code == "undo-floor"
