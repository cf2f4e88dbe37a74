"""Tables: steps by numbers, copies, bytes, seeds, rewards."""

from __future__ import annotations

import copy
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from swcore_rl import Batch, Pool, Scenario, SwcoreAEC, SwcoreEnv, Table
from swcore_rl.rewards import by_rank

from examples.stones import stones
from swcore import SwcoreError
from tests.rl.conftest import scenario
from tests.shared.rulesets import GAMES, rules


def play(table: Table, rng: random.Random, steps: int = 10**9) -> list[int]:
    """Play on at random, and return the numbers."""
    found = []
    while steps and table.seat >= 0:
        found.append(rng.choice(table.legal()))
        table.step(found[-1])
        steps -= 1
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_and_bytes_go_on_as_the_table_does(name: str) -> None:
    table = Table(scenario(name, 3), 5)
    play(table, random.Random(1), 30)
    before = table.game.digest()
    others = [table.clone(), copy.deepcopy(table), Table.from_bytes(table.scenario, table.to_bytes())]
    if name == "tiny-towns":  # rules are loaded anew
        assert pickle.loads(pickle.dumps(Table(Scenario(name, 3), 5))).legal() == Table(scenario(name, 3), 5).legal()
    for other in others:
        assert (other.game.digest(), other.legal(), other.seat) == (before, table.legal(), table.seat)
        play(other, random.Random(2))
        assert table.game.digest() == before
    play(table, random.Random(2))
    assert {other.game.digest() for other in others} == {table.game.digest()}


def test_chance_is_no_part_of_what_the_seed_has_said() -> None:
    """The same seed and the same numbers give the same game, whatever the generators of Python and NumPy have drawn."""
    made = scenario("small-world", 3)
    first = Table(made, 9)
    numbers = play(first, random.Random(1))
    random.seed(3)
    np.random.seed(3)
    state = random.getstate()
    other = Table(made, 9)
    for number in numbers:
        other.step(number)
    assert other.game.digest() == first.game.digest()
    assert random.getstate() == state
    assert Table(made, 10).game.digest() != Table(made, 9).game.digest()


def test_ranks_share_what_their_places_are_worth() -> None:
    assert by_rank([[1], [0]], 2) == [-1.0, 1.0]
    assert by_rank([[2], [0, 1]], 3) == [-0.5, -0.5, 1.0]
    assert by_rank([[0, 2], [1, 3]], 4) == pytest.approx([2 / 3, -2 / 3, 2 / 3, -2 / 3])  # two teams
    assert by_rank([[1]], 3) == [-0.5, 1.0, -0.5]  # who is not ranked comes last
    assert by_rank([[0]], 1) == [0.0]


@pytest.mark.parametrize("name", GAMES)
def test_rewards_are_what_the_result_says(name: str) -> None:
    told: dict[str, list[float]] = {}
    for kind in ("rank", "margin", "score", "income"):
        table, rng = Table(scenario(name, 3, reward=kind), 4), random.Random(4)
        begun = [5.0 if name != "tiny-towns" else -16.0] * 3  # SW-SETUP: five coins; TT-SCORE-2: sixteen empty squares
        gained = begun[:] if kind == "income" else [0.0] * 3
        while table.seat >= 0:
            table.step(rng.choice(table.legal()))
            gained = [one + more for one, more in zip(gained, table.rewards, strict=True)]
        told[kind] = gained
        result: Any = table.game.result
        points = result["scores" if name == "tiny-towns" else "coins"]
    assert told["rank"] == by_rank(result["ranking"], 3)
    assert told["score"] == told["income"] == points
    assert told["margin"] == [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


def test_what_seats_do_at_the_same_time_is_paid_when_all_have_done_it() -> None:
    """Else the reward would tell a seat what its neighbour has built."""
    table, rng = Table(scenario("tiny-towns", 3, reward="income"), 2), random.Random(2)
    while table.seat >= 0:
        table.step(rng.choice(table.legal()))
        assert not any(table.rewards) or table.game.play.state.committed is None


def test_a_game_is_cut_off() -> None:
    table = Table(Scenario(rules("small-world"), 2, max_steps=6), 1)
    assert len(play(table, random.Random(1))) == 6
    assert (table.over, table.truncated, table.seat, table.legal()) == (False, True, -1, [])
    env = SwcoreEnv(table.scenario)
    _, info = env.reset(seed=1)
    over = cut = False
    while not over and not cut:
        _, reward, over, cut, info = env.step(info["action_mask"].argmax())
    assert (over, cut, reward) == (False, True, 0.0)
    agents = SwcoreAEC(table.scenario)
    agents.reset(seed=1)
    for agent in agents.agent_iter():
        seen, _, _, cut, _ = agents.last()
        agents.step(None if cut else agents.action_space(agent).sample(seen["action_mask"]))
    assert agents.agents == []


def test_an_illegal_action_is_explained() -> None:
    table = Table(scenario("small-world"), 1)
    before, number = table.game.digest(), scenario("small-world").actions.index("done")
    with pytest.raises(SwcoreError) as caught:
        table.step(number)
    assert caught.value.code == "rl-illegal"
    assert f"Action {number} (done) is not legal now" in caught.value.message
    assert "pick base." in str(caught.value.hint)
    assert table.game.digest() == before
    with pytest.raises(SwcoreError, match="action 10000000"):
        table.step(10**7)


def test_an_illegal_action_does_what_was_asked_for() -> None:
    made = scenario("small-world", 3)
    done = made.actions.index("done")
    agents = SwcoreAEC(made)
    agents.reset(seed=1)
    with pytest.raises(SwcoreError, match="not legal"):
        agents.step(done)
    agents = SwcoreAEC(made, illegal="lose")
    agents.reset(seed=1)
    first = agents.agent_selection
    agents.step(done)
    assert agents.rewards == {agent: -1.0 if agent == first else 0.0 for agent in made.agents}
    assert all(agents.terminations.values())
    env = SwcoreEnv(made)
    env.reset(seed=1)
    _, reward, over, cut, info = env.step(done)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, done)
    with pytest.raises(SwcoreError, match="ended by an illegal action"):
        env.step(int(info["action_mask"].argmax()))
    env = SwcoreEnv(made, illegal="error")
    env.reset(seed=1)
    with pytest.raises(SwcoreError, match="not legal"):
        env.step(done)


def test_a_game_in_a_script_goes_along_with_its_rulebook() -> None:
    made = Scenario(stones, 3)
    other = pickle.loads(pickle.dumps(Table(made, 2)))
    assert other.game.digest() == Table(made, 2).game.digest()
    assert other.scenario.actions == made.actions


def test_environments_are_pickled_in_the_middle_of_a_game() -> None:
    made = Scenario("tiny-towns", 2)
    agents = SwcoreAEC(made)
    agents.reset(seed=4)
    env = SwcoreEnv(made, opponents="random", seat=None)
    _, info = env.reset(seed=4)
    for _ in range(6):
        agents.step(int(agents.last()[0]["action_mask"].argmax()))
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    other, twin = pickle.loads(pickle.dumps((agents, env)))
    third = copy.deepcopy(agents)
    third.step(int(agents.last()[0]["action_mask"].argmax()))
    assert third.table.moves[:-1] == agents.table.moves
    for _ in range(10):
        number = int(agents.last()[0]["action_mask"].argmax())
        agents.step(number)
        other.step(number)
        assert np.array_equal(agents.last()[0]["observation"], other.last()[0]["observation"])
        told, same = (one.step(int(info["action_mask"].argmax())) for one in (env, twin))
        info = told[4]
        assert np.array_equal(told[0], same[0])
    assert twin.reset()[1]["action_mask"].tolist() == env.reset()[1]["action_mask"].tolist()


def test_bots_and_functions_sit_at_the_other_seats() -> None:
    asked: list[int] = []

    def first(game: Any, seat: int) -> Any:
        asked.append(seat)
        return game.legal_actions(seat)[0]

    env = SwcoreEnv(scenario("small-world", 3), opponents=[first, "greedy"], seat=1)
    _, info = env.reset(seed=2)
    for _ in range(8):
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    assert set(asked) == {2}
    assert info["seat"] == 1
    seats = set()
    env = SwcoreEnv(scenario("small-world", 3), seat=None)
    for seed in range(12):
        seats.add(env.reset(seed=seed)[1]["seat"])
    assert seats == {0, 1, 2}


def test_many_tables_play_in_this_process() -> None:
    made = Scenario(rules("tiny-towns"), 2, max_steps=30)
    with Pool(made, 3, 0, seed=1) as pool:
        batch: Batch = pool.reset()
        ended = 0
        for _ in range(31):
            assert batch.masks.sum(axis=1).all()
            assert batch.observations.shape == (3, made.observer.size)
            batch = pool.step(batch.masks.argmax(axis=1))
            ended += int(batch.truncated.sum())
        assert ended == 3
        assert (batch.seats >= 0).all()
        with pytest.raises(SwcoreError, match="3 tables, and 1 actions"):
            pool.step([0])


@pytest.mark.long
def test_how_many_processes_play_makes_no_difference() -> None:
    """And an error there is told here."""
    made = Scenario("tiny-towns", 2)
    with Pool(made, 3, 2, seed=1) as pool, Pool(made, 3, 0, seed=1) as own:
        one, other = pool.reset(), own.reset()
        for _ in range(20):
            assert np.array_equal(one.observations, other.observations)
            assert np.array_equal(one.masks, other.masks)
            numbers = one.masks.argmax(axis=1)
            one, other = pool.step(numbers), own.step(numbers)
        with pytest.raises(SwcoreError, match="not legal"):
            pool.step([10**7] * 3)
        assert np.array_equal(pool.reset().masks.sum(axis=1) > 0, [True] * 3)
        pool._processes[1].kill()
        pool._processes[1].join()
        with pytest.raises(SwcoreError, match="has ended"):
            pool.step(numbers)


LEARNER = """
import signal
import sys
from swcore_rl import Pool, Scenario

signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background of a script inherits "ignore it"

if __name__ == "__main__":
    try:
        with Pool(Scenario("tiny-towns", 2), 2, 2) as pool:
            print("begun", flush=True)
            while True:
                pool.reset()
    except KeyboardInterrupt:
        sys.exit(130)
"""


def test_an_early_ctrl_c_ends_the_learner_without_a_word_of_the_processes(tmp_path: Path) -> None:
    """A terminal sends it to all of them, and these still import what they need."""
    script = tmp_path / "learner.py"
    script.write_text(LEARNER, encoding="utf-8")
    called = [sys.executable, str(script)]
    process = subprocess.Popen(called, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        time.sleep(0.3)
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=60)
    finally:
        process.kill()
    assert (process.returncode, told) == (130, "")
