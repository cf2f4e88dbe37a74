"""Numbers of actions: both ways, the same in every game of a set-up, and no menu wider than the bound."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from swcore import ActionError, Game, load_plugins
from swcore.hooks.discovery import load_file
from swcore.text.resources import validator
from swcore.wording.action_forms import ActionForm, Value
from swcore.wording.spaces import ActionSpace
from tests.shared.rulesets import GAMES, rules
from tests.shared.showing import ALL, SIZES, positions, rules_of
from tests.shared.tables import play_on

GNOLLS = Path(__file__).parents[2] / "examples" / "gnolls.py"


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
            assert (space.spare == 0) == (name in GAMES), "the games of this repository list all of their actions"
            if name in GAMES:
                assert [space.text(number) for number in numbers] == [action.text for action in legal]
            hold_forms(game, seat)


def hold_forms(game: Game, seat: int) -> None:
    """Hold the data of each action of a menu to the menu, and to its text."""
    space = game.action_space()
    for choice in game.menu(seat).choices:
        form = space.form(choice.action)
        assert (form.kind, form.id) == (choice.action.partition(" ")[0], space.index(choice.action))
        told = [(one.name, one.type, one.value) for one in choice.arguments]
        assert [(one.name, one.type, one.value) for one in form.arguments] == told
        data = form.as_json()
        validator("action").validate(data)
        assert ActionForm.from_json(data) == form
        assert space.action_text(form) == choice.action
        assert (
            space.action_text(ActionForm(form.kind, tuple(Value(one.name, one.value) for one in form.arguments))) == choice.action
        )


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_every_legal_action_of_thousands_of_positions_is_listed(name: str) -> None:
    """In every edition, whatever the options; the widest menu stays below the bound."""
    rng = random.Random(f"space {name}")
    ruleset, widest = rules(name), 0
    for number in range(120):
        low, high = SIZES[name]
        editions = [*ruleset.book.editions] or [""]
        seats, edition = rng.randint(max(low, 2), high), editions[number % len(editions)]
        game = Game.new(ruleset, seats, seed=rng.getrandbits(32), edition=edition)
        space = game.action_space()
        assert space.spare == 0
        while not game.over:
            for seat in game.pending:
                legal = game.legal_actions(seat)
                assert [space.text(one) for one in space.indices(legal)] == [action.text for action in legal]
                widest = max(widest, len(legal))
            assert widest <= space.most
            play_on(game, rng, 2)
    assert widest > 12


def test_an_action_that_is_not_data_of_the_set_up_is_refused() -> None:
    space = Game.new(rules("small-world"), 2).action_space()
    assert space.action_text(ActionForm("conquer", (Value("region", "r05"), Value("way", "die")))) == "conquer r05 die"
    for form, code in (
        (ActionForm("conqer", (Value("region", "r05"),)), "unknown-action"),
        (ActionForm("conquer", (Value("area", "r05"),)), "malformed-action"),
        (ActionForm("done", (Value("region", "r05"),)), "malformed-action"),
    ):
        with pytest.raises(ActionError) as caught:
            space.action_text(form)
        assert caught.value.code == code
        assert caught.value.hint


def test_the_space_is_data_both_ways() -> None:
    space = Game.new(rules("small-world"), 2).action_space()
    data = space.as_json()
    validator("actions").validate(data)
    assert ActionSpace.from_json(data) == space


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


def test_an_action_that_is_not_listed_has_a_spare_number_where_others_may_join() -> None:
    game = Game.new(rules_of("stones"), 2)
    space = game.action_space()
    number = space.index("choose something-else")
    assert len(space.texts) <= number < space.size
    with pytest.raises(ActionError) as caught:
        space.text(number)
    assert caught.value.code == "no-action"
    assert space.find(number, game.legal_actions()) is None


def test_an_action_that_is_not_listed_has_no_number_in_a_game_with_its_own_pieces_alone() -> None:
    space = Game.new(rules("small-world"), 2).action_space()
    with pytest.raises(ActionError) as caught:
        space.index("conquer r99")
    assert caught.value.code == "no-action"
    gnolls = load_plugins("small-world", with_pieces=load_file(GNOLLS))
    assert Game.new(gnolls, 2).action_space().spare > 0, "a home-made piece has joined"
