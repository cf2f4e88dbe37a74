"""The pictures of when hooks are called: every hook, every step, and each hook in a step that the picture names for it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from scripts import hook_times
from scripts.hook_times import PICTURES, TURN, Moment
from swcore import Game, hookimpl, load_plugins
from swcore.conquest import Rule
from swcore.conquest.turn import turn
from swcore.engine.machine import Machine

EVER = {"", "counts", "abandoned", "eliminated", "answered", "turn"}  # they may be called in every step
LAST = {"turn_over", "round", "final", "winner"}  # what follows on the last step


def named(moments: tuple[Moment, ...]) -> set[str]:
    """Return the words of a picture."""
    return {word for one in moments for _, words in one.rows for word in words.split()}


@pytest.mark.pure
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_what_the_specs_say(name: str) -> None:
    assert (hook_times.FOLDER / name).read_text(encoding="utf-8") == hook_times.draw(name), "run make docs-pages"


@pytest.mark.parametrize("name", PICTURES)
def test_every_hook_is_in_its_picture(name: str) -> None:
    moments, module, prefix, _ = PICTURES[name]
    known = set(hook_times.kinds(module, prefix))
    assert known <= named(moments)
    assert named(moments) - known <= {"begin", "...", "redeployed,", "as", "below"}


def test_the_steps_are_those_of_a_turn_in_their_order() -> None:
    assert tuple(one.step for one in TURN if one.step) == turn.TURN_STEPS


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    """(step, hook) of all that a rule with every hook is asked in some games."""
    found: set[tuple[str, str]] = set()
    now = [""]

    def step_of(name: str, step: Callable[[Machine, int], None]) -> Callable[[Machine, int], None]:
        def run(machine: Machine, seat: int) -> None:
            now[0] = name
            step(machine, seat)

        return run

    for name, step in turn.STEPS.items():
        monkeypatch.setitem(turn.STEPS, name, step_of(name, step))
    _, module, prefix, _ = PICTURES["turn-hooks.svg"]

    def method(hook: str) -> Any:
        def ask(self: Rule) -> None:
            found.add((now[0], hook))

        ask.__name__ = f"{prefix}{hook}"
        return hookimpl(declined="only" if hook == "acts_declined" else "no")(ask)

    spy = type("Spy", (Rule,), {f"{prefix}{hook}": method(hook) for hook in hook_times.kinds(module, prefix)})("home.spy")
    for game_name in ("small-world", "warcraft"):
        rules = load_plugins(game_name, with_pieces=[spy])
        for seed in range(2):
            now[0] = ""
            game, rng = Game.new(rules, 3, seed=seed), random.Random(seed)
            while not game.over:
                game.apply(rng.choice(game.legal_actions()))
    return found


def test_each_hook_is_called_in_a_step_that_the_picture_names(called: set[tuple[str, str]]) -> None:
    steps = {one.step: {word for _, words in one.rows for word in words.split()} for one in TURN if one.step}
    steps["declined-armies"] |= steps["army"] | steps["conquer"] | steps["redeploy"]
    steps["late-decline"] |= steps["choose"]
    steps["regroup"] |= LAST
    steps[""] = {"round"}
    wrong = sorted((step, hook) for step, hook in called if hook not in steps[step] | EVER)
    assert wrong == [], wrong
    assert len({hook for _, hook in called}) > 40
