"""The searching bot: what it finds, that it is the same for the same seed, and that nothing hidden reaches it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from swcore import Game, Ruleset, load_plugins
from swcore.bots import Budget, MctsBot, make_bot, play_out
from swcore.bots.playouts import ByChance, share_won
from swcore.bots.registry import load_value
from swcore.bots.tree import Node
from swcore.errors import PluginError
from swcore.hooks.discovery import load_file
from swcore.testing import Scene
from tests.bots.table import PLAIN, RATS
from tests.bots.test_hidden import prying, twin, two_worlds
from tests.shared.rulesets import rules, toy_rules

TIDES = Path(__file__).parents[2] / "examples" / "tides.py"


def holds(name: str, playouts: int = 60) -> MctsBot:
    """Return a searching bot that wants nothing but one region."""

    def value(game: Game, seat: int) -> float:
        state = game.play.state
        owner = state.owner[state.ground.index[name]]
        return 1.0 if owner >= 0 and state.army(owner).seat == seat else 0.0

    return MctsBot(value, 1, Budget(playouts=playouts))


@cache
def tides_rules() -> Ruleset:
    """Return the rules of the game of the tutorial, which says what a position is worth."""
    return load_plugins("tides", pieces=load_file(TIDES))


def depths(root: Node) -> Iterator[list[Node]]:
    """Yield the nodes of a tree, depth by depth."""
    nodes = [root]
    while nodes:
        yield nodes
        nodes = [below for node in nodes for move in node.moves.values() for below in move.outcomes.values()]


def far() -> Game:
    """Return a turn with tokens for two regions, in which the way to region c leads through b."""
    scene = Scene(dict.fromkeys("abcd", "farmland edge"), "a-b b-c a-d")
    scene.army(0, RATS, PLAIN, {"a": 1}, hand=4)
    return scene.turn(0, "conquer")


def attempt(hand: int) -> Game:
    """Return the last conquests of an army beside a region that costs 4."""
    scene = Scene({"a": "farmland edge", "b": "farmland"})
    scene.army(1, "base.orcs", "base.hill", {"b": 2})
    scene.army(0, RATS, PLAIN, {"a": 1}, hand=hand)
    return scene.turn(0, "conquer")


def test_it_sees_what_a_look_one_step_ahead_does_not() -> None:
    game = far()
    assert holds("c").choose(game, 0).text == "conquer b"
    game.apply("conquer b")
    assert holds("c").choose(game, 0).text == "conquer c"


@pytest.mark.clause("SW-DIE-1", "SW-DIE-5")
@pytest.mark.parametrize(("hand", "sixths"), [(1, 1), (2, 2), (3, 3)])
def test_a_die_counts_by_how_often_it_helps(hand: int, sixths: int) -> None:
    """The die shows 0, 0, 0, 1, 2, 3: three missing tokens come once in six throws, two twice, one three times."""
    root = holds("b", playouts=600).search(attempt(hand), 0)
    attack = next(move for move in root.moves.values() if move.action.text == "conquer b die")
    assert attack.visits > 300
    assert attack.worth == pytest.approx(sixths / 6, abs=0.08)  # four standard deviations of 500 throws


@pytest.mark.parametrize("ahead", [0, 1])
def test_it_looks_into_its_next_turns_as_far_as_the_game_says(ahead: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Tides every turn is one choice among three islands."""
    game = Game.new(tides_rules(), 2, seed=1)
    monkeypatch.setattr(game.ruleset.book, "ahead", ahead)
    root = MctsBot(load_value(game.ruleset), 1, Budget(playouts=60)).search(game, 0)
    menus = {depth: {len(node.menu) for node in nodes} for depth, nodes in enumerate(depths(root))}
    assert menus == ({0: {3}, 1: {0}} if ahead == 0 else {0: {3}, 1: {3}, 2: {0}})


def test_towns_are_looked_into_for_one_turn_more_and_small_world_for_none() -> None:
    assert [rules(name).book.ahead for name in ("tiny-towns", "small-world", "warcraft")] == [1, 0, 0]


def test_a_number_of_rounds_is_kept_to() -> None:
    assert holds("c", playouts=37).search(far(), 0).visits == 37


def test_who_thinks_little_looks_at_a_few_actions_alone() -> None:
    game = Game.new(rules(), 2, seed=6)
    assert len(game.legal_actions(0)) == 6
    looked = {
        action for seed in range(20) for action in MctsBot(load_value(rules()), seed, Budget(playouts=2)).search(game, 0).moves
    }
    assert len(MctsBot(load_value(rules()), 1, Budget(playouts=2)).search(game, 0).moves) == 2
    assert looked == set(game.legal_actions(0))  # none is always overlooked


def test_what_is_known_of_the_next_choice_is_used_again() -> None:
    game, bot = far(), holds("c", playouts=50)
    game.apply(bot.choose(game, 0))
    assert bot.search(game, 0).visits > 50


def test_what_is_known_of_another_position_is_not() -> None:
    game, bot = far(), holds("b", playouts=50)
    bot.choose(game, 0)
    game.apply("conquer d")
    assert bot.search(game, 0).visits == 50
    bot.choose(far(), 0)
    assert bot.search(attempt(2), 0).visits == 50


def test_the_game_is_left_as_it_was() -> None:
    game = Game.new(rules(), 2, seed=6)
    digest, steps = game.digest(), len(game.log)
    make_bot("mcts:20", rules(), 1).choose(game, 0)
    assert (game.digest(), len(game.log)) == (digest, steps)


@pytest.mark.parametrize(("name", "seats"), [("small-world", 3), ("warcraft", 2), ("tiny-towns", 2)])
def test_the_same_seed_and_rounds_give_the_same_game(name: str, seats: int) -> None:
    played = []
    for _ in range(2):
        game = Game.new(rules(name), seats, seed=2)
        bots = [make_bot("novice", rules(name), seat) for seat in range(seats)]
        for _ in range(40):
            game.apply(bots[game.pending[0]].choose(game, game.pending[0]), game.pending[0])
        played.append([step.action for step in game.log])
    assert played[0] == played[1]


@pytest.mark.clause("SW-SETUP-8", "SW-SCORE-6")
def test_it_chooses_alike_whatever_is_hidden_from_it() -> None:
    """For every seed of its own: so the distribution of its choices does not move either."""
    for number, (game, other) in enumerate(islice(two_worlds(2, 3), 0, 60, 4)):
        one, same = (make_bot("mcts:25", rules(), number) for _ in range(2))
        assert one.choose(game, game.pending[0]) == same.choose(other, other.pending[0])


@pytest.mark.clause("SW-SETUP-8")
def test_a_value_that_reads_the_stacks_learns_nothing_about_them() -> None:
    game = Game.new(rules(), 2, seed=7)
    other = twin(game, 0)
    for seed in range(12):
        one, same = (MctsBot(prying, seed, Budget(playouts=30)) for _ in range(2))
        assert one.choose(game, 0) == same.choose(other, 0)


@pytest.mark.clause("TT-SETUP-8", "TT-SETUP-9")
def test_monuments_of_others_are_not_known_to_it() -> None:
    game = Game.new(rules("tiny-towns"), 3, seed=9)
    bots = [make_bot("greedy", rules("tiny-towns"), seat) for seat in range(3)]
    for number in range(24):
        seat = game.pending[0]
        other = game.clone()
        state, rest = other.play.state, [one for one in range(3) if one != seat]
        for of in (state.monuments, state.dealt):
            of[rest[0]], of[rest[1]] = of[rest[1]], of[rest[0]]
        one, same = (make_bot("mcts:15", rules("tiny-towns"), number) for _ in range(2))
        assert one.choose(game, seat) == same.choose(other, seat)
        game.apply(bots[seat].choose(game, seat), seat)


def test_a_game_that_does_not_value_positions_is_played_out_by_chance() -> None:
    """Whoever takes three stones gets them, unless the other one does, too: no other answer is better than that."""
    bot = make_bot("mcts:120", toy_rules(), 1)
    game = Game.new(toy_rules(), 2, seed=1)
    while game.play.state.round < 4:  # the last one, with nobody ahead
        game.apply(f"{'take 1' if 'take 1' in map(str, game.legal_actions()) else 'pile left'}")
    game.apply(bot.choose(game, 0), 0)
    assert bot.choose(game, 0).text == "take 3"


def test_the_worth_of_an_end_is_the_share_of_those_left_behind() -> None:
    game = Game.new(toy_rules(), 3, seed=1)
    play_out(game, [make_bot("random", toy_rules(), seat) for seat in range(3)])
    result = game.result
    assert result is not None
    behind = {
        seat: sum(
            1.0 if place > group else 0.5
            for place, seats in enumerate(result["ranking"])
            for other in seats
            if other != seat and place >= group
        )
        / 2
        for group, seated in enumerate(result["ranking"])
        for seat in seated
    }
    assert {seat: share_won(game, seat) for seat in range(3)} == behind
    assert sum(behind.values()) == pytest.approx(1.5)  # whoever wins, the shares of three seats add up to 3 / 2
    assert ByChance(make_bot("mcts", toy_rules(), 1).rng)(game.clone(), 0) == behind[0]  # type: ignore[attr-defined]


def test_a_value_that_is_no_number_is_named() -> None:
    bot = MctsBot(lambda game, seat: "much", 1, Budget(playouts=5))  # type: ignore[arg-type, return-value]
    with pytest.raises(PluginError) as caught:
        bot.choose(Game.new(rules(), 2, seed=6), 0)
    assert caught.value.code == "bad-game"


def test_a_time_is_kept_to() -> None:
    game, bot = Game.new(rules(), 2, seed=6), MctsBot(lambda game, seat: 0.0, 1, Budget(seconds=0.02))
    assert 1 <= bot.search(game, 0).visits < 5_000
