"""The example that learns."""

from __future__ import annotations

import pytest
from swcore_rl.examples.beat_random import Learner, main, measure, tiny_scenario, train


def test_it_learns_something_at_once() -> None:
    """After a few games it gains more than chance does: it sees that conquering pays."""
    scenario = tiny_scenario()
    learner = Learner(scenario, 1)
    assert train(scenario, learner, games=40) == 40
    won, low, high = measure(scenario, learner, 20)
    assert low < won < high
    assert won > 0.5


def test_it_says_what_it_has_learnt(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--seconds", "0", "--games", "4"])
    before, after = capsys.readouterr().out.splitlines()
    assert before.startswith("before: won ")
    assert after.startswith("after 0 games: won ")


@pytest.mark.long
@pytest.mark.timeout(240)
def test_it_beats_chance_in_two_games_of_three() -> None:
    scenario = tiny_scenario()
    learner = Learner(scenario, 1)
    train(scenario, learner, games=1500)
    assert measure(scenario, learner, 200)[0] >= 0.65
