"""Undo in Small World of Warcraft: no seat goes back past a place or a bomb that came to light."""

from __future__ import annotations

import pytest

from swcore.testing import Scene, legal
from tests.shared.undoing import refusal

BOMB = "warcraft.bomb"
ORCS, TROLLS, RANGER, FARMER = "warcraft.orcs", "warcraft.trolls", "warcraft.ranger", "warcraft.farmer"
ROW = {"a": "hill harbor", "b": "forest magic", "c": "hill magic harbor", "d": "swamp"}


@pytest.mark.clause("WC-MARK-1")
def test_a_place_that_was_found_stays_found() -> None:
    scene = Scene(ROW, game="warcraft")
    scene.army(0, ORCS, RANGER, {"a": 1}, hand=6)
    scene.place("warcraft.karazhan", "b", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert refusal(game, 0) == "undo-floor"
    game.apply("conquer c")
    game.undo(0)  # nothing was hidden there
    assert refusal(game, 0) == "undo-floor"


@pytest.mark.clause("WC-MARK-6", "WC-POWER-PORTAL-1")
def test_a_place_that_a_portal_uncovers_stays_uncovered() -> None:
    scene = Scene(ROW, game="warcraft")
    scene.army(0, ORCS, "warcraft.portal_mage", {"b": 2}, hand=1)
    scene.place("warcraft.karazhan", "c", hidden=True)
    game = scene.turn(0, "conquer")
    game.apply("use portal b")
    before = game.digest()
    game.apply("choose c")
    assert scene.marks("c") == ["warcraft.karazhan"]
    assert refusal(game, 0) == "undo-floor"
    game.undo()
    assert game.digest() == before


@pytest.mark.clause("WC-RACE-GOBLINS-3", "WC-RACE-GOBLINS-6")
@pytest.mark.parametrize(("held", "code"), [(True, "undo-floor"), (False, None)])
def test_a_bomb_that_was_flipped_stays_flipped_and_one_that_went_back_unseen_does_not(held: bool, code: str | None) -> None:
    """It is flipped in the step that ends the turn before; when its region is empty then, nobody has seen anything."""
    scene = Scene(ROW, game="warcraft")
    scene.army(1, TROLLS, FARMER, {"a": 1, "b": 1} if held else {"a": 1}, hand=1)
    goblins = scene.army(0, "warcraft.goblins", RANGER, {"c": 1})
    scene.pile(BOMB, "dud", "dud")
    scene.mark(BOMB, "b", goblins)
    game = scene.turn(1, "conquer")
    while game.pending == (1,):
        game.apply("done" if "done" in legal(game) else legal(game)[-1])
    assert game.pending == (0,)
    assert scene.marks("b") == []
    if code is None:
        game.undo(1)
        assert scene.marks("b") == [BOMB]
    else:
        assert refusal(game, 1) == code
