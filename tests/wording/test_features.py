"""What a seat sees as numbers: an allow-list, read from its view; another game of the set-up has the same numbers."""

from __future__ import annotations

import random

import pytest

from swcore import Game
from swcore.wording.face import Viewed
from tests.shared.rulesets import GAMES, dice_rules, rules, toy_rules
from tests.shared.showing import ALL, positions
from tests.shared.tables import play_on


def numbers(game: Game, seat: int) -> dict[str, dict[int, float]]:
    """Return what is not 0 of what a seat sees, by feature."""
    seen = Viewed(game.view(seat), seat)
    return {one.name: dict(one.read(seen)) for one in game.face().features(game)}


@pytest.mark.parametrize("name", ALL)
def test_numbers_lie_in_their_places(name: str) -> None:
    for game in positions(name, 8, seed=41):
        features = game.face().features(game)
        for seat in range(game.play.setup.seats):
            seen = Viewed(game.view(seat), seat)
            for one in features:
                pairs = list(one.read(seen))
                assert all(0 <= place < one.size for place, _ in pairs)
                assert len({place for place, _ in pairs}) == len(pairs)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_differ_in_what_is_hidden_give_the_same_numbers(name: str) -> None:
    game, rng = Game.new(rules(name), 3, seed=11), random.Random(11)
    for _ in range(6):
        play_on(game, rng, 9)
        for seat in range(3):
            other = game.determinize(seat, rng)
            assert game.over or other.digest() != game.digest()
            assert numbers(other, seat) == numbers(game, seat)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_fixed_makes_games_of_one_set_up(name: str) -> None:
    """Actions have the same numbers then, and features the same shapes, whatever the seed draws."""
    face, first = rules(name), Game.new(rules(name), 2, seed=3)
    fixed = first.face().fixed(first)
    for seed in range(4, 8):
        other = Game.new(face, 2, seed=seed, **fixed)
        assert other.action_space() == first.action_space()
        told = [[(one.name, one.axes) for one in game.face().features(game)] for game in (first, other)]
        assert told[0] == told[1]


def test_a_game_that_says_nothing_tells_its_open_whole_numbers() -> None:
    game = Game.new(dice_rules(), 2, seed=1)
    play_on(game, random.Random(1), 3)
    names = {one.name for one in game.face().features(game)}
    assert {"asked", "question", "left"} < names, names
    state = game.view(0)["state"]
    for name in names - {"asked", "question", "question-piece", "left"}:
        value = state[name] if isinstance(state[name], list) else [state[name]]
        told = numbers(game, 0)[name]
        assert [told.get(place, 0) for place in range(len(value))] == [one or 0 for one in value]
    assert game.face().fixed(game) == {}
    stones = Game.new(toy_rules(), 2, seed=1)
    assert {place for row in numbers(stones, 1).values() for place in row} <= set(range(100))


def test_what_a_question_is_about_is_told() -> None:
    """The die that is rolled before a conquest, the army that is placed, the piece that asks."""
    found = set()
    for seed in range(40):
        game, rng = Game.new(rules("small-world"), 2, seed=seed), random.Random(seed)
        races = [piece.id for kind in ("race", "natives") for piece in game.ruleset.of_kind(kind)]
        pieces = sorted(game.ruleset.pieces)
        while not game.over:
            seat = game.pending[0]
            told, seen = game.view(seat)["decision"], numbers(game, seat)
            if told.get("roll") is not None:
                assert seen["question-roll"] == {0: 3, 1: told["roll"]}
                found.add("roll")
            else:
                assert seen["question-roll"] == {}
            if told.get("army") is not None:
                race = game.view(seat)["state"]["armies"][told["army"]]["race"]
                assert [races[place] for place in seen["question-race"]] == [race]
                found.add("army")
            named = {pieces[place] for place in seen["question-piece"]}
            assert named == {told[name] for name in ("piece", "marker") if name in told}
            found |= {"piece"} & set(told) | {"marker"} & set(told)
            game.apply_unchecked(rng.choice(game.legal_actions(seat)), seat)
        if found == {"roll", "army", "piece", "marker"}:
            return
    raise AssertionError(found)
