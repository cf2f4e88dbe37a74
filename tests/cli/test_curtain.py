"""A curtain falls between two people only where the game hides something from one of them."""

from __future__ import annotations

import pytest

from swcore import Game
from swcore.cli.session.curtain import hides
from tests.shared.rulesets import rules


@pytest.mark.clause("SW-SCORE-6")
def test_hidden_coins_want_a_curtain_and_open_ones_do_not() -> None:
    hidden = Game.new(rules("small-world"), 2, seed=1)
    open_ = Game.new(rules("small-world"), 2, seed=1, options={"open_coins": True})
    assert hides(hidden, (0, 1))
    assert not hides(open_, (0, 1))


def test_one_person_and_bots_need_none() -> None:
    assert not hides(Game.new(rules("small-world"), 3, seed=1), (0,))


def test_monuments_and_what_is_done_at_the_same_time_are_hidden_tt() -> None:
    """In Tiny Towns the two monuments of a seat are its own; without monuments only cubes that are placed at once are."""
    game = Game.new(rules("tiny-towns"), 2, seed=1)
    assert hides(game, (0, 1))
    game = Game.new(rules("tiny-towns"), 2, seed=1, options={"monuments": "off"})
    assert not hides(game, (0, 1)), "the master builder names a resource: nothing is hidden yet"
    game.apply(game.legal_actions(game.pending[0])[0], game.pending[0])
    assert hides(game, (0, 1)), "both place at the same time"
