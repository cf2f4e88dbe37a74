"""What tests lay on combos in the row: tokens, markers and locks."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, check_conquest, check_history
from tests.shared.questions import why_not

ROW = {"a": "hill edge", "b": "swamp", "c": "forest"}
COMBOS = (("base.orcs", "base.hill", 2), ("base.trolls", "base.swamp", 0), ("base.giants", "base.forest", 0))


def scene() -> Scene:
    made = Scene(ROW)
    made.column(*COMBOS)
    return made


def test_what_lies_on_a_combo_comes_with_the_pick() -> None:
    made = scene()
    made.lay("base.orcs", tokens=1, marker="base.fortress", count=3)
    assert made.combo("base.orcs")[:3] == ("base.orcs", "base.hill", 2)
    assert (made.combo("base.orcs").tokens, made.combo("base.orcs").marks) == (1, (("base.fortress", 3),))
    game = made.turn(0)
    game.apply("pick base.orcs")
    army = made.army_of(0)
    assert (army.hand, army.stock) == (5 + 4 + 1, {"base.fortress": 3})
    check_conquest(game)
    check_history(game)


def test_a_locked_combo_may_not_be_picked_and_says_why_by_its_short_name_too() -> None:
    made = scene()
    made.lock("base.trolls", "they sleep", "SW-PICK-1")
    assert made.combo("base.trolls").locked
    game = made.turn(0)
    for action in ("pick base.trolls", "pick trolls", "pick Trolls"):
        assert why_not(game, action) == ["combo-locked"]
        assert "they sleep" in game.violations(action)[0].message
    assert why_not(game, "pick gnomes") == ["not-in-column"]


def test_what_does_not_fit_is_refused() -> None:
    made = scene()
    for wrong in (
        lambda: made.lay("base.elves", tokens=1),
        lambda: made.lay("base.orcs", tokens=99),
        lambda: made.lay("base.orcs", marker="base.fort"),
        lambda: made.lay("base.orcs", marker="base.fortress", count=0),
        lambda: made.lock("base.orcs", ""),
        lambda: made.combo("base.humans"),
    ):
        with pytest.raises(ValueError, match=r"."):
            wrong()
    assert made.state.laid == {}
