"""The games as games of OpenSpiel."""

from __future__ import annotations

import pickle
import random

import numpy as np
import pyspiel
import pytest
import swcore_rl.openspiel
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.sample_some_states import sample_some_states

from swcore import SwcoreError

NAMED = "python_swcore(game=small-world,players=2,seeds=4)"


class TestTheInterface(api_test.EnforceAPIOnPartialTreeBase):
    """What OpenSpiel asks of each of its own games, of some states."""

    game_name = "python_swcore"

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game("python_swcore(game=small-world,players=2,max_steps=12,seeds=2)")
        cls.game_type = cls.game.get_type()
        cls.some_states = sample_some_states(cls.game, max_states=20)


def play(state: pyspiel.State, rng: random.Random, steps: int = 10**9) -> None:
    """Play on at random."""
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        state.apply_action(rng.choice(state.legal_actions()))
        steps -= 1


def test_a_die_is_a_chance_node() -> None:
    """Three of its six faces are blank, the others show 1, 2 and 3 pips (SW-DIE-1)."""
    game, rng = pyspiel.load_game(NAMED), random.Random(5)
    state = game.new_initial_state()
    state.apply_action(2)
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    assert [chance for _, chance in state.chance_outcomes()] == [0.5, 1 / 6, 1 / 6, 1 / 6]
    assert [state.action_to_string(number) for number, _ in state.chance_outcomes()] == [f"throw {pips}" for pips in range(4)]
    after = [state.child(number) for number, _ in state.chance_outcomes()]
    assert len({str(one) for one in after}) > 1
    assert all(not one.is_chance_node() for one in after)
    kept = pickle.loads(pickle.dumps(state))
    assert kept.chance_outcomes() == state.chance_outcomes()
    kept.apply_action(3)
    for one in (kept, pickle.loads(pickle.dumps(kept))):
        assert str(one) == str(after[3])
        assert one.legal_actions() == after[3].legal_actions()


def test_dice_may_be_left_to_the_seed() -> None:
    state = pyspiel.load_game("python_swcore(game=small-world,players=2,dice=false)").new_initial_state()
    rng = random.Random(5)
    state.apply_action(2)
    while not state.is_terminal():
        assert not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))


def test_openspiel_finds_no_fault() -> None:
    """Whole games at random, all that a state answers asked at each step."""
    game = pyspiel.load_game("python_swcore(game=tiny-towns,players=2,options=cards:first;monuments:off,max_steps=60)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("name", ["small-world", "warcraft", "tiny-towns"])
@pytest.mark.parametrize("players", [2, 4])
def test_openspiel_finds_no_fault_in_whole_games(name: str, players: int) -> None:
    game = pyspiel.load_game("python_swcore", {"game": name, "players": players})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_state_is_copied_pickled_and_told() -> None:
    game = pyspiel.load_game(NAMED)
    assert (game.num_players(), game.max_chance_outcomes()) == (2, 64)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(seed, 0.25) for seed in range(4)]
    state.apply_action(3)
    rng = random.Random(1)
    play(state, rng, 12)
    copy, kept = state.clone(), pickle.loads(pickle.dumps(state))
    for one in (copy, kept):
        assert one.history() == state.history()
        assert one.legal_actions() == state.legal_actions()
        assert one.observation_tensor(0) == state.observation_tensor(0)
    assert len(state.observation_tensor(0)) == game.observation_tensor_size()
    before = state.history()
    play(copy, rng)
    assert copy.is_terminal()
    assert sorted(copy.returns()) == [-1.0, 1.0] or copy.returns() == [0.0, 0.0]
    assert state.history() == before
    assert "Small World" in state.observation_string(0)


def test_a_guess_keeps_what_a_seat_sees() -> None:
    state = pyspiel.load_game(NAMED).new_initial_state()
    state.apply_action(1)
    play(state, random.Random(2), 20)
    seat = state.current_player()
    guess = state.resample_from_infostate(seat, random.Random(3).random)
    assert guess.observation_tensor(seat) == state.observation_tensor(seat)
    assert guess.legal_actions() == state.legal_actions()


def test_an_information_state_holds_all_that_a_seat_has_seen_and_done() -> None:
    """Two ways to one position are two information states of who went them, and the way back is no third."""
    game = pyspiel.load_game(NAMED)
    assert game.information_state_tensor_size() == game.observation_tensor_size() + 64
    state = game.new_initial_state()
    state.apply_action(1)
    play(state, random.Random(2), 20)
    seat = state.current_player()
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for player in (0, 1):  # the same history, whether it was asked on the way or not
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.information_state_tensor(player) == state.information_state_tensor(player)
    assert state.information_state_string(0) != state.information_state_string(1)
    told = state.information_state_string(seat)
    assert told.startswith(state.observation_string(seat))
    own = [item for item in state.full_history() if item.player == seat]
    assert len(told.splitlines()) == len(state.observation_string(seat).splitlines()) + 1 + len(own)  # the print, and its actions
    after = [state.child(action).information_state_string(seat) for action in state.legal_actions()]
    assert len(set(after)) == len(after)


def test_a_guess_keeps_what_a_seat_remembers() -> None:
    state = pyspiel.load_game(NAMED).new_initial_state()
    state.apply_action(1)
    play(state, random.Random(2), 20)
    seat = state.current_player()
    guess = state.resample_from_infostate(seat, random.Random(3).random)
    assert guess.information_state_string(seat) == state.information_state_string(seat)
    assert guess.information_state_tensor(seat) == state.information_state_tensor(seat)
    play(guess, random.Random(4), 5)
    assert guess.information_state_string(seat) != state.information_state_string(seat)


def test_what_others_do_in_secret_leaves_no_trace() -> None:
    """In Tiny Towns all place their cube at the same time: seat 1 remembers the same whatever seat 0 has chosen."""
    game = pyspiel.load_game("python_swcore(game=tiny-towns,players=2,options=cards:first;monuments:off)")
    state = game.new_initial_state()
    state.apply_action(1)
    while state.current_player() != 0 or len(state.legal_actions()) < 10:  # seat 0 has an empty square to choose
        state.apply_action(state.legal_actions()[0])
    after = [state.child(action) for action in state.legal_actions()]
    assert len({one.information_state_string(0) for one in after}) == len(after)
    assert len({one.information_state_string(1) for one in after}) == 1
    assert len({tuple(one.information_state_tensor(1)) for one in after}) == 1


def test_a_game_that_is_cut_off_gives_nothing() -> None:
    game = pyspiel.load_game("python_swcore(game=small-world,players=3,max_steps=7)")
    state = game.new_initial_state()
    play(state, random.Random(4))
    assert len(state.history()) == 8
    assert state.returns() == [0.0, 0.0, 0.0]


def test_its_own_bots_search_it() -> None:
    """A few simulations of the Monte Carlo tree search of OpenSpiel choose a legal action."""
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("python_swcore(game=small-world,players=2,max_steps=30)")
    state = game.new_initial_state()
    state.apply_action(0)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_options_are_read_from_words() -> None:
    assert swcore_rl.openspiel.options_of("a:true;b:-3; c:word") == {"a": True, "b": -3, "c": "word"}
    with pytest.raises(SwcoreError, match="'nothing' says no value"):
        swcore_rl.openspiel.options_of("nothing")
