"""What a researcher may get wrong, and is told."""

from __future__ import annotations

import ast
import pickle
import sys
from pathlib import Path
from typing import Any

import pytest
import swcore_rl
from swcore_rl import Scenario, SwcoreAEC, SwcoreEnv, Table

from swcore import Action, SwcoreError
from tests.rl.conftest import scenario
from tests.shared.rulesets import rules

NOBODY: Any = [7]
SOURCES = sorted(Path(swcore_rl.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: Scenario("smal-world"), "small-world"),
        (lambda: Scenario(rules("small-world"), 9), "seats"),
        (lambda: Scenario(rules("small-world"), map="nowhere"), "nowhere"),
        (lambda: Scenario(rules("small-world"), reward="gold"), "gold"),
        (lambda: Scenario(rules("small-world"), reward="ranks"), "rank"),
        (lambda: Scenario(rules("small-world"), max_steps=0), "max_steps"),
        (lambda: SwcoreAEC(scenario("small-world"), seats=3), "seats cannot be given beside it"),
        (lambda: SwcoreAEC(scenario("small-world"), render_mode="svg"), "svg"),
        (lambda: SwcoreAEC(scenario("small-world"), illegal="ignore"), "ignore"),
        (lambda: SwcoreEnv(scenario("small-world"), form="text"), "text"),
        (lambda: SwcoreEnv(scenario("small-world"), opponents="greddy"), "greedy"),
        (lambda: SwcoreEnv(scenario("small-world"), opponents="no-such-program bot.mjs"), "no program 'no-such-program'"),
        (lambda: SwcoreEnv(scenario("small-world"), opponents="sh 'bot.sh"), "No closing quotation"),
        (lambda: SwcoreEnv(scenario("small-world"), opponents=["random"] * 3), "1 other seats, and 3 opponents"),
        (lambda: SwcoreEnv(scenario("small-world"), opponents=NOBODY), "cannot play"),
        (lambda: SwcoreEnv(scenario("small-world"), seat=2), "no seat 2"),
        (lambda: Table.from_bytes(scenario("small-world"), b"something"), "no game of the scenario"),
        (lambda: Table.from_bytes(scenario("tiny-towns"), Table(scenario("small-world"), 1).to_bytes()[:-3]), "no game"),
        (lambda: SwcoreEnv(scenario("small-world")).step(0), "Call reset first"),
        (lambda: SwcoreEnv(scenario("small-world")).render(), "Call reset first"),
        (lambda: SwcoreAEC(scenario("small-world")).step(0), "Call reset first"),
        (lambda: Scenario("small-world", edition=NOBODY), "An edition is named by a text, not [7]"),
        (lambda: Table(scenario("small-world"), 1).step(True), "An action is a whole number, not True"),
        (lambda: Table(scenario("small-world"), True), "A seed is a whole number, not True"),
        (lambda: Table(scenario("small-world"), NOBODY), "A seed is a whole number"),
        (lambda: Table(scenario("small-world"), 1).step(NOBODY), "An action is a whole number, not [7]"),
        (lambda: Table(scenario("small-world"), 1).step(1.5), "An action is a whole number, not 1.5"),  # type: ignore[arg-type]
        (lambda: pickle.dumps(scenario("small-world")), "Give the name of the game"),
        (lambda: swcore_rl.Pool(scenario("small-world"), 0), "at least one table"),
    ],
)
def test_a_wrong_argument_is_named(make: Any, told: str) -> None:
    with pytest.raises(SwcoreError) as caught:
        make()
    assert told in f"{caught.value} {caught.value.hint}"


@pytest.mark.parametrize("illegal", ["lose", "error"])
@pytest.mark.parametrize("action", [True, False, 1.5, "0", None])
def test_what_is_no_number_is_no_action_in_any_environment(illegal: str, action: Any) -> None:
    for env in (SwcoreEnv(scenario("small-world"), illegal=illegal), SwcoreAEC(scenario("small-world"), illegal=illegal)):
        env.reset(seed=1)
        moves = list(env.table.moves)
        with pytest.raises(SwcoreError, match="whole number"):
            env.step(action)
        assert env.table.moves == moves


def test_after_an_illegal_action_has_ended_the_game_nothing_is_an_action_until_it_is_reset() -> None:
    env = SwcoreEnv(scenario("small-world"))
    _, info = env.reset(seed=1)
    legal, wrong = int(info["action_mask"].argmax()), int(info["action_mask"].argmin())
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, wrong)
    for action in (legal, wrong, 10**9):
        with pytest.raises(SwcoreError, match="ended by an illegal action"):
            env.step(action)
    env.reset(seed=1)
    assert env.step(legal)[1] == 0.0


@pytest.mark.parametrize("answer", ["nope", None, 3, Action("redeploy")])
def test_an_opponent_that_answers_wrongly_is_named(answer: Any) -> None:
    env = SwcoreEnv(scenario("small-world"), seat=1, opponents=lambda game, seat: answer)
    with pytest.raises(SwcoreError) as caught:
        env.reset(seed=1)
    assert (caught.value.code, caught.value.details["seat"]) == ("rl-opponent", 0)
    assert str(caught.value).startswith("The opponent on seat 0 answered wrongly: ")


def test_a_look_after_all_seats_have_left_says_that_the_game_is_over() -> None:
    for env in (swcore_rl.aec_env(scenario("small-world"), illegal="lose"), SwcoreAEC(scenario("small-world"), illegal="lose")):
        env.reset(seed=1)
        env.step(int(env.observe(env.agent_selection)["action_mask"].argmin()))
        for _ in range(2):
            assert env.last()[2], "over"
            env.step(None)
        with pytest.raises(SwcoreError, match="all seats have left"):
            env.last()
        env.reset(seed=1)
        assert not env.last()[2]


def test_a_guess_is_no_game_to_keep() -> None:
    import random

    with pytest.raises(SwcoreError, match="A guess"):
        Table(scenario("small-world"), 1).guess(0, random.Random(1)).to_bytes()


@pytest.mark.parametrize(
    ("name", "library", "extra"),
    [("aec_env", "pettingzoo", "pettingzoo"), ("SwcoreEnv", "gymnasium", "gymnasium"), ("SwcoreGame", "pyspiel", "openspiel")],
)
def test_a_library_that_is_missing_is_named_with_its_extra(
    name: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [one for one in sys.modules if one.startswith("swcore_rl.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError) as caught:
        getattr(swcore_rl, name)
    assert f'pip install "swcore-rl[{extra}]"' in str(caught.value)


def test_every_name_is_there_and_no_other() -> None:
    assert all(getattr(swcore_rl, name) for name in swcore_rl.PLACES)
    assert set(swcore_rl.PLACES) <= set(dir(swcore_rl))
    with pytest.raises(AttributeError, match="Tabel"):
        _ = swcore_rl.Tabel


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_no_pack_is_named(path: Path) -> None:
    """What is there for one game alone is said by the face of the game."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    modules |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    ours = {module for module in modules if module.partition(".")[0].startswith("swcore")}
    assert {module.partition(".")[0] for module in ours} <= {"swcore", "swcore_rl"}
    assert not {module for module in ours if module.startswith(("swcore.cli", "swcore.conquest", "swcore.engine"))}
