"""State machines over whole games: anything may be done at any time, and each option may have any value."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test
from swcore_tiny_towns.testing import check_towns

from swcore import Action, Game, PluginError, load_plugins
from swcore.engine.frames import Frame
from swcore.engine.machine import Machine
from swcore.hooks.discovery import load_file
from swcore.testing import check_conquest
from swcore.testing.machine import GameMachine, setups
from tests.kernel.test_parallel import Lay, LayPebbles, Pebbles
from tests.shared.rulesets import TOY

HOW = settings(
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    report_multiple_bugs=False,
    phases=[Phase.reuse, Phase.generate, Phase.shrink],
)
SHORT = settings(HOW, max_examples=14, stateful_step_count=10, derandomize=True)
LONG = settings(HOW, max_examples=300, stateful_step_count=30)


class SmallWorldMachine(GameMachine):
    """All the rules that a whole game can meet."""

    ruleset = load_plugins("small-world")
    checks = (check_conquest,)


class WarcraftMachine(GameMachine):
    """Islands, hidden faces, tolls and bodies."""

    ruleset = load_plugins("warcraft")
    checks = (check_conquest,)


class TownsMachine(GameMachine):
    """Sealed choices, lanes in every round, and three modes, one of them for a single seat."""

    ruleset = load_plugins("tiny-towns")
    checks = (check_towns,)

    @classmethod
    def setups(cls) -> st.SearchStrategy[dict[str, Any]]:
        return setups(cls.ruleset).map(lambda setup: {**setup, "seats": 1} if setup["options"].get("mode") == "solo" else setup)


class StonesMachine(GameMachine):
    """Sealed answers."""

    ruleset = load_plugins("stones", pieces=load_file(TOY))
    may_resign = False


class PebblesMachine(GameMachine):
    """Seats that act in parallel."""

    ruleset = load_plugins("pebbles", pieces=[Pebbles("toy.pebbles")])
    may_resign = False


def check_nobody_holds(game: Game) -> None:
    """A check that fails as soon as a player's army holds a region."""
    held = [army.race for army in game.play.state.armies if army is not None and army.seat is not None and army.regions]
    assert not held, "somebody holds a region"


class FailingCheck(SmallWorldMachine):
    checks = (check_nobody_holds,)


class SlipperyPebbles(LayPebbles):
    """The second pebble of a seat falls."""

    def apply(self, play: Machine, frame: Frame, seat: int, action: Action) -> None:
        if isinstance(action, Lay) and play.state.pebbles[seat]:
            raise RuntimeError("it falls")
        super().apply(play, frame, seat, action)


class Slippery(Pebbles):
    decisions = (SlipperyPebbles(),)


SLIPPERY = load_plugins("pebbles", pieces=[Slippery("toy.pebbles")])


class FailingAction(PebblesMachine):
    ruleset = SLIPPERY
    pasted_rules = "SLIPPERY"


MACHINES = [SmallWorldMachine, WarcraftMachine, TownsMachine, StonesMachine, PebblesMachine]


@pytest.mark.parametrize("machine", MACHINES)
def test_a_game_stays_sound_whatever_is_done_to_it(machine: Any) -> None:
    run_state_machine_as_test(machine, settings=SHORT)


@pytest.mark.long
@pytest.mark.parametrize("machine", MACHINES)
def test_a_game_stays_sound_whatever_is_done_to_it_many_times_over(machine: Any) -> None:
    run_state_machine_as_test(machine, settings=LONG)


def found_by(machine: Any, error: type[Exception]) -> tuple[list[str], str]:
    """Return the kinds of action in the log of the shortest failing run, and the source of its test."""
    with pytest.raises(error) as caught:
        run_state_machine_as_test(machine, settings=SHORT)
    source = caught.value.__notes__[0]
    return [line.split('"')[1].split()[0] for line in source.splitlines() if line.startswith("        (")], source


def test_a_failing_run_is_told_as_the_shortest_test_that_fails_the_same_way() -> None:
    kinds, source = found_by(FailingCheck, AssertionError)
    assert kinds == ["pick", "conquer"]  # with less no army holds a region
    namespace: dict[str, Any] = {"check_nobody_holds": check_nobody_holds}
    exec(source, namespace)
    with pytest.raises(AssertionError, match="somebody holds a region"):
        namespace["test_found"]()


def test_an_action_that_fails_stands_at_the_end_of_the_test_as_no_log_holds_it() -> None:
    kinds, source = found_by(FailingAction, PluginError)
    assert kinds == ["lay"]
    assert source.splitlines()[-1].startswith("    game.apply('lay ")
    namespace: dict[str, Any] = {"SLIPPERY": SLIPPERY}
    exec(source, namespace)
    with pytest.raises(PluginError, match="it falls"):
        namespace["test_found"]()
