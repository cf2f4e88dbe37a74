"""Numbers of actions: both ways, the same in every game of a set-up, and no menu wider than the bound."""

from __future__ import annotations

import random

import pytest

from swcore import ActionError, Game
from tests.shared.rulesets import GAMES, rules
from tests.shared.showing import ALL, positions
from tests.shared.tables import play_on


@pytest.mark.parametrize("name", ALL)
def test_every_legal_action_has_a_number_and_comes_back_from_it(name: str) -> None:
    for game in positions(name, 8, seed=37):
        space = game.action_space()
        assert len(set(space.texts)) == len(space.texts)
        for seat in game.pending:
            legal = game.legal_actions(seat)
            assert len(legal) <= space.most <= space.size
            numbers = space.indices(legal)
            assert all(0 <= number < space.size for number in numbers)
            assert [space.find(number, legal) for number in numbers] == list(legal)
            if name in GAMES:
                assert [space.text(number) for number in numbers] == [action.text for action in legal]


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_are_the_same_in_every_game_of_a_set_up(name: str) -> None:
    """Neither the seed nor what happens in a game nor what is hidden in it changes them; the map and the cards in play do."""
    options = {"cards": "first"} if name == "tiny-towns" else {}
    board = None if name == "tiny-towns" else Game.new(rules(name), 3, seed=1).play.setup.map
    one, other = (Game.new(rules(name), 3, seed=seed, options=options, map=board) for seed in (1, 2))
    before = one.action_space()
    play_on(one, random.Random(1), 40)
    assert one.action_space() == before == other.action_space()
    assert one.determinize(0, random.Random(3)).action_space() == before


def test_an_action_that_is_not_listed_has_a_spare_number() -> None:
    game = Game.new("small-world", 2)
    space = game.action_space()
    number = space.index("choose something-else")
    assert len(space.texts) <= number < space.size
    with pytest.raises(ActionError) as caught:
        space.text(number)
    assert caught.value.code == "no-action"
    assert space.find(number, game.legal_actions()) is None
