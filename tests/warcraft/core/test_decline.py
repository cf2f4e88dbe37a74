"""Decline (WC-DECL)."""

from __future__ import annotations

import pytest

from swcore.game.game import Game
from swcore.testing import Scene, cost, income, legal
from tests.shared.questions import paid, reasons, stop, total

ORCS, NAGA, PLAIN = "warcraft.orcs", "warcraft.naga", "warcraft.ranger"
ROW = {"a": "hill harbor", "b": "swamp", "c": "hill", "d": "swamp", "e": "hill harbor"}
BORDERS = "a-b b-c c-d"


def declined(scene: Scene, seat: int = 0) -> Game:
    game = scene.turn(seat)
    game.apply("decline")
    return game


@pytest.mark.clause("WC-DECL-1", "WC-ORDER-3", "WC-TURN-1")
def test_decline_is_declared_at_the_start_of_a_turn_which_is_then_scored_and_over() -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    scene.army(0, ORCS, PLAIN, {"a": 6})
    scene.army(1, NAGA, "warcraft.farmer", {"e": 1})
    game = scene.turn(0)
    assert legal(game) == ["expand", "decline"]
    assert reasons(game, "conquer b") == {"WC-TURN-1"}
    game.apply("decline")
    assert total(game, 0) == 1
    assert game.pending == (1,)  # no conquest, no redeployment
    again = Scene(ROW, BORDERS, game="warcraft")
    again.army(0, ORCS, PLAIN, {"a": 6})
    game = again.turn(0)
    game.apply("expand")
    assert reasons(game, "decline")  # not later in the turn


@pytest.mark.clause("WC-DECL-2")
@pytest.mark.parametrize(("power", "kept"), [("herbalist", False), ("garrison", True), ("marshdweller", True)])
def test_the_banner_is_turned_and_the_badge_discarded_but_for_two(power: str, kept: bool) -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    army = scene.army(0, ORCS, f"warcraft.{power}", {"a": 3})
    discard = scene.state.discard
    declined(scene)
    now = scene.state.army(army.id)
    assert (now.declined, now.power) == (True, f"warcraft.{power}" if kept else "")
    assert scene.state.discard == (discard if kept else (*discard, f"warcraft.{power}"))


@pytest.mark.clause("WC-DECL-3")
@pytest.mark.parametrize(("race", "supply", "stays"), [(ORCS, 11, 1), ("warcraft.tauren", 16, 2)])
def test_one_token_stays_in_each_region_and_of_tauren_two(race: str, supply: int, stays: int) -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    army = scene.army(0, race, PLAIN, {"a": 4, "d": 2}, hand=1)
    declined(scene)
    assert scene.held(army) == {"a": stays, "d": stays}
    assert scene.state.army(army.id).hand == 0
    assert scene.state.tray[race] == supply - 2 * stays


@pytest.mark.clause("WC-DECL-4", "WC-DECL-6", "WC-COMBO-7")
def test_the_older_declined_race_leaves_first_and_does_not_score() -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    old = scene.army(0, NAGA, "", {"d": 1, "e": 1}, declined=True)
    new = scene.army(0, ORCS, PLAIN, {"a": 2, "b": 1})
    game = declined(scene)
    assert scene.state.armies[old.id] is None
    assert (scene.tokens("d"), scene.tokens("e"), scene.state.tray[NAGA]) == (0, 0, 11)
    assert NAGA in [*scene.state.banners, *(combo[0] for combo in scene.state.column)]
    assert list(scene.state.declined[0]) == [new.id]
    assert paid(game, 0) == {"WC-SCORE-1": 2}  # a and b
    assert scene.state.coins[0] == 5 + 2


@pytest.mark.clause("WC-DECL-5", "WC-SCORE-2")
def test_a_newly_declined_race_scores_its_regions_and_no_bonus() -> None:
    scene = Scene({"a": "hill harbor magic", "b": "hill magic"}, game="warcraft")
    scene.army(0, "warcraft.blood_elves", "warcraft.herbalist", {"a": 2, "b": 1})
    scene.place("warcraft.dark_portal", "b")
    game = declined(scene)
    assert paid(game, 0) == {"WC-SCORE-1": 2}


@pytest.mark.clause("WC-DECL-7")
@pytest.mark.parametrize("power", ["warcraft.garrison", "warcraft.marshdweller"])
def test_the_kept_badge_comes_back_when_its_race_leaves_the_board(power: str) -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    army = scene.army(0, NAGA, power, {"b": 1}, declined=True)
    scene.army(1, ORCS, PLAIN, {"a": 1}, hand=4)
    discard = scene.state.discard
    game = scene.turn(1, "conquer")
    assert power not in discard
    game.apply("conquer b")
    assert scene.state.armies[army.id] is None
    assert scene.state.discard == (*discard, power)


@pytest.mark.clause("WC-DECL-7", "WC-DECL-4")
def test_the_kept_badge_comes_back_when_a_younger_race_declines() -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    scene.army(0, NAGA, "warcraft.garrison", {"d": 1}, declined=True)
    scene.army(0, ORCS, PLAIN, {"a": 2})
    declined(scene)
    assert set(scene.state.discard) == {"warcraft.garrison", PLAIN}


@pytest.mark.clause("WC-DECL-8")
@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [
        (NAGA, "beastmaster", "beast"),
        (NAGA, "champion", "champion_figure"),
        (NAGA, "defensive", "watch_tower"),
        ("warcraft.humans", "herbalist", "military_objective"),
    ],
)
def test_markers_of_the_race_are_removed(race: str, power: str, marker: str) -> None:
    scene = Scene({**ROW, "a": "farmland harbor"}, BORDERS, game="warcraft")
    army = scene.army(0, race, f"warcraft.{power}", {"a": 2, "b": 1})
    supply = scene.state.supply[f"warcraft.{marker}"]
    scene.mark(f"warcraft.{marker}", "a", army)
    declined(scene)
    assert scene.marks("a") == []
    assert scene.state.supply[f"warcraft.{marker}"] == supply
    assert scene.held(army) == {"a": 1, "b": 1}


@pytest.mark.clause("WC-DECL-8")
def test_harmony_ends_with_the_decline_of_the_pandaren() -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    scene.army(0, "warcraft.pandaren", PLAIN, {"b": 2})
    scene.army(1, ORCS, "warcraft.farmer", {"a": 1}, hand=9)
    scene.coins(1, 0)
    game = scene.turn(0, "conquer")
    stop(game)  # seat 1 was left in peace and holds Harmony
    game.apply("expand")
    assert "WC-RACE-PANDAREN-2" in {violation.clauses[0] for violation in game.violations("conquer b")}
    stop(game)
    game.apply("decline")
    game.apply("expand")
    assert cost(game, "b") == 2 + 1  # no coins, and it is legal
    assert "conquer b" in legal(game)


@pytest.mark.clause("WC-DECL-8")
@pytest.mark.parametrize(("power", "body"), [("beastmaster", "beast"), ("champion", "champion_figure")])
def test_a_region_that_only_a_body_holds_is_lost_at_the_decline(power: str, body: str) -> None:
    scene = Scene(ROW, BORDERS, game="warcraft")
    army = scene.army(0, NAGA, f"warcraft.{power}", {"a": 2})
    scene.mark(f"warcraft.{body}", "d", army)
    assert scene.state.owner[3] == army.id
    game = declined(scene)
    assert scene.held(army) == {"a": 1}
    assert scene.marks("d") == []
    assert paid(game, 0) == {"WC-SCORE-1": 1}


@pytest.mark.clause("WC-DECL-9", "WC-SCORE-2")
def test_a_declined_race_uses_no_artifact_and_no_place() -> None:
    scene = Scene({**ROW, "f": "hill"}, BORDERS + " e-f", game="warcraft")
    scene.army(0, NAGA, "", {"b": 1, "c": 1, "d": 1}, declined=True)
    scene.army(0, ORCS, PLAIN, {"e": 1}, hand=4)
    scene.place("warcraft.dark_portal", "b")
    scene.place("warcraft.frostmourne", "c")
    scene.place("warcraft.spirit_healer", "d")
    game = scene.turn(0, "conquer")
    assert not [text for text in legal(game) if "frostmourne" in text]
    supply = scene.state.tray[ORCS]
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 1 + 3}
    assert scene.state.tray[ORCS] == supply  # the Spirit Healer revives nobody


@pytest.mark.clause("WC-DECL-9")
def test_the_well_serves_a_declined_race() -> None:
    scene = Scene({**ROW, "w": "lake"}, "w-a w-b a-b b-c c-d", game="warcraft")
    scene.army(0, NAGA, "", {"a": 1, "b": 1}, declined=True)
    scene.army(0, ORCS, PLAIN, {"e": 1})
    scene.place("warcraft.well_of_eternity", "w")
    game = scene.turn(0, "conquer")
    stop(game)
    assert [amount for amount, _, clause in income(game, 0) if clause == "WC-PLACE-WELL-3"] == [2]
