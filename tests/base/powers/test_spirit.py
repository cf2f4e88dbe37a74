"""Spirit: a declined army with this badge does not count for the limit of one."""

from __future__ import annotations

import pytest

from swcore.testing import Scene
from swcore.testing.scene import legal
from tests.shared.questions import paid

ROW = {"a": "farmland edge", "b": "hill mine", "c": "swamp edge", "d": "forest edge", "e": "hill edge", "x": "swamp edge"}


@pytest.mark.clause("SW-POWER-SPIRIT-1", "SW-POWER-SPIRIT-2", "SW-POWER-SPIRIT-6", "SW-SCORE-2", "INT-2")
@pytest.mark.case("CASE-SW-25")
def test_an_ordinary_declined_army_stays_when_the_spirits_decline() -> None:
    scene = Scene(ROW)
    ordinary = scene.army(0, "base.orcs", "", {"a": 1, "b": 1}, declined=True)
    spirits = scene.army(0, "base.elves", "base.spirit", {"c": 3})
    game = scene.turn(0)
    game.apply("decline")
    assert scene.held(ordinary) == {"a": 1, "b": 1}
    assert scene.held(spirits) == {"c": 1}
    assert paid(game, 0) == {"SW-SCORE-2": 2 + 1}


@pytest.mark.clause("SW-POWER-SPIRIT-1", "SW-POWER-SPIRIT-2", "SW-SCORE-2", "INT-2")
@pytest.mark.case("CASE-SW-25")
def test_the_spirits_stay_when_an_ordinary_army_declines_later() -> None:
    scene = Scene(ROW)
    spirits = scene.army(0, "base.elves", "base.spirit", {"c": 3})
    scene.turn(0).apply("decline")
    ordinary = scene.army(0, "base.orcs", "base.hill", {"a": 1, "b": 2})
    game = scene.turn(0, round=3)
    game.apply("decline")
    assert scene.held(spirits) == {"c": 1}
    assert scene.held(ordinary) == {"a": 1, "b": 1}
    assert paid(game, 0) == {"SW-SCORE-2": 3}


@pytest.mark.clause("SW-POWER-SPIRIT-3", "SW-DECL-2", "INT-14", "SW-DECL-5")
@pytest.mark.parametrize("spirits_first", [True, False])
def test_a_third_decline_removes_the_one_without_the_badge(spirits_first: bool) -> None:
    scene = Scene(ROW)
    combos = [("base.elves", "base.spirit", "c"), ("base.orcs", "base.hill", "a")]
    for race, power, region in combos if spirits_first else reversed(combos):
        scene.army(0, race, power, {region: 1})
        scene.turn(0).apply("decline")
    scene.army(0, "base.ratmen", "base.swamp", {"d": 1, "e": 1})
    game = scene.turn(0, round=4)
    game.apply("decline")
    assert [scene.tokens(region) for region in "acde"] == [0, 1, 1, 1]
    assert paid(game, 0) == {"SW-SCORE-2": 1 + 2}
    assert len(scene.state.declined[0]) == 2
    assert scene.state.banners[-1] == "base.orcs"


@pytest.mark.clause("INT-14", "SW-POWER-SPIRIT-5", "SW-DECL-3")
def test_the_badge_stays_with_the_army_so_nobody_else_can_get_it() -> None:
    scene = Scene(ROW)
    spirits = scene.army(0, "base.elves", "base.spirit", {"c": 1})
    scene.turn(0).apply("decline")
    assert scene.state.army(spirits.id).power == "base.spirit"
    assert scene.state.discard == ()
    assert "base.spirit" not in scene.state.badges
    assert "base.spirit" not in [power for _, power, _ in scene.state.column]


@pytest.mark.clause("SW-POWER-SPIRIT-4", "SW-POWER-SPIRIT-5", "SW-LOSS-10")
def test_the_spirits_leave_when_conquests_have_taken_their_last_token_and_the_badge_is_discarded() -> None:
    scene = Scene(ROW)
    spirits = scene.army(0, "base.elves", "base.spirit", {"c": 1, "d": 1})
    scene.turn(0).apply("decline")
    scene.army(1, "base.ratmen", "base.hill", {"b": 1}, hand=9)
    game = scene.turn(1, "conquer")
    game.apply("conquer c")
    assert scene.held(spirits) == {"d": 1}
    assert "base.spirit" not in scene.state.discard
    game.apply("conquer d")
    assert scene.state.armies[spirits.id] is None
    assert scene.state.discard == ("base.spirit",)
    assert scene.state.banners[-1] == "base.elves"
    assert scene.state.tray["base.elves"] == 11


@pytest.mark.clause("SW-POWER-SPIRIT-5", "SW-DECL-11")
def test_spirits_without_a_region_leave_at_decline_with_their_badge() -> None:
    scene = Scene(ROW)
    older = scene.army(0, "base.orcs", "", {"a": 1}, declined=True)
    spirits = scene.army(0, "base.elves", "base.spirit", hand=3)
    game = scene.turn(0)
    game.apply("decline")
    assert scene.state.armies[spirits.id] is None
    assert scene.state.discard == ("base.spirit",)
    assert scene.held(older) == {"a": 1}
    assert paid(game, 0) == {"SW-SCORE-2": 1}


@pytest.mark.clause("INT-15", "SW-RACE-DWARVES-2", "SW-POWER-SPIRIT-2")
def test_declined_spirit_dwarves_keep_their_mine_bonus_beside_another_declined_army() -> None:
    scene = Scene(ROW)
    scene.army(0, "base.dwarves", "base.spirit", {"b": 1})
    scene.turn(0).apply("decline")
    scene.army(0, "base.orcs", "base.hill", {"a": 1})
    game = scene.turn(0, round=3)
    game.apply("decline")
    assert paid(game, 0) == {"SW-SCORE-2": 2, "SW-RACE-DWARVES-1": 1}


@pytest.mark.clause("INT-1", "SW-RACE-GHOULS-1", "SW-POWER-SPIRIT-1", "SW-POWER-SPIRIT-5")
def test_declined_spirit_ghouls_keep_their_tokens_and_conquer_after_another_decline() -> None:
    scene = Scene(ROW)
    ghouls = scene.army(0, "base.ghouls", "base.spirit", {"a": 4})
    scene.turn(0).apply("decline")
    assert scene.held(ghouls) == {"a": 4}
    scene.army(0, "base.orcs", "base.hill", {"d": 1})
    scene.turn(0, round=3).apply("decline")
    scene.column(("base.ratmen", "base.swamp", 0))
    game = scene.turn(0, round=4)
    assert legal(game, "conquer") == ["conquer b"]
    game.apply("conquer b")
    assert scene.held(ghouls) == {"a": 1, "b": 2}
    assert scene.state.army(ghouls.id).power == "base.spirit"


@pytest.mark.clause("INT-2", "SW-POWER-SPIRIT-3")
def test_declined_ghouls_beside_spirits_conquer_first_and_go_with_the_third_decline() -> None:
    scene = Scene(ROW)
    spirits = scene.army(0, "base.elves", "base.spirit", {"c": 1})
    scene.turn(0).apply("decline")
    ghouls = scene.army(0, "base.ghouls", "base.hill", {"a": 3})
    scene.turn(0, round=3).apply("decline")
    scene.army(0, "base.orcs", "base.swamp", {"e": 3})
    game = scene.turn(0, round=4)
    game.apply("expand")
    assert legal(game, "conquer") == ["conquer b"]  # the Ghouls; the Orcs at e come later
    scene.turn(0, round=5).apply("decline")
    assert scene.state.armies[ghouls.id] is None
    assert scene.held(spirits) == {"c": 1}
