"""What the libraries themselves hold environments to."""

from __future__ import annotations

from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test
from swcore_rl import Scenario, SwcoreAEC, SwcoreEnv, aec_env

from tests.rl.conftest import scenario
from tests.shared.rulesets import GAMES, rules

# PettingZoo says so of every game with masks that is not one of its own.
MASKED = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
ALONE = pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes:UserWarning")


def masked(test: Any) -> Any:
    """Mark a test of an environment with masks."""
    for mark in MASKED:
        test = mark(test)
    return test


@masked
@pytest.mark.parametrize("form", ["flat", "dict"])
@pytest.mark.parametrize("name", [*GAMES, "stones"])
def test_pettingzoo_finds_no_fault(name: str, form: str) -> None:
    env = aec_env(scenario(name), form=form)
    api_test(env, num_cycles=20)


@masked
@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_no_fault_in_whole_games(name: str, seats: int) -> None:
    api_test(aec_env(scenario(name, seats)), num_cycles=2000)
    seed_test(lambda: aec_env(scenario(name, seats)), num_cycles=500)


@masked
def test_pettingzoo_finds_no_fault_in_the_game_of_one() -> None:
    api_test(aec_env(Scenario(rules("tiny-towns"), 1, options={"mode": "solo"})), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_environment(name: str) -> None:
    seed_test(lambda: aec_env(scenario(name)), num_cycles=40)


def test_pettingzoo_may_render_as_it_likes(capsys: pytest.CaptureFixture[str]) -> None:
    """As text, as a picture, and printed."""
    render_test(lambda render_mode: aec_env(scenario("tiny-towns"), render_mode=render_mode))
    assert "Round 1" in capsys.readouterr().out


def test_a_map_is_drawn() -> None:
    env = SwcoreAEC(scenario("small-world"), render_mode="rgb_array")
    env.reset(seed=1)
    image = env.render()
    assert (image.shape[1:], image.dtype, len(set(image[:, :, 0].flat)) > 20) == ((900, 3), "uint8", True)


@ALONE
@pytest.mark.parametrize("form", ["flat", "dict"])
@pytest.mark.parametrize("name", [*GAMES, "stones"])
def test_gymnasium_finds_no_fault(name: str, form: str) -> None:
    """It acts without a mask: an illegal action ends the game."""
    check_env(SwcoreEnv(scenario(name), form=form))


def test_gymnasium_makes_many_environments_by_their_name() -> None:
    import gymnasium

    made = gymnasium.make("swcore_rl.single:swcore/Game-v0", game=scenario("small-world"), disable_env_checker=True)
    assert isinstance(made.unwrapped, SwcoreEnv)
    envs = SyncVectorEnv([lambda: SwcoreEnv(scenario("small-world"))] * 2)
    seen, info = envs.reset(seed=5)
    for _ in range(5):
        seen, _, over, cut, info = envs.step(info["action_mask"].argmax(axis=1))
        assert seen.shape == (2, scenario("small-world").observer.size)
        assert not over.any()
        assert not cut.any()
    envs.close()


@pytest.mark.long
def test_gymnasium_plays_in_processes() -> None:
    """Each process makes the scenario anew; the same seed gives what one process gives."""
    from gymnasium.vector import AsyncVectorEnv

    def played(envs: Any) -> list[Any]:
        told = []
        _, info = envs.reset(seed=3)
        for _ in range(30):
            seen, reward, over, _, info = envs.step(info["action_mask"].argmax(axis=1))
            told.append((seen.tolist(), reward.tolist(), over.tolist()))
        envs.close()
        return told

    makers = [small] * 2
    assert played(AsyncVectorEnv(makers, context="spawn")) == played(SyncVectorEnv(makers))


def small() -> SwcoreEnv:
    """Make an environment."""
    return SwcoreEnv("small-world", seats=2)
