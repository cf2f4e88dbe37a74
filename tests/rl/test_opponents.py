"""Who plays the seats that do not learn: a program by its command; and what `import *` brings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import pytest
import swcore_rl
from swcore_rl import SwcoreEnv

from swcore.protocol.outside import OutsideBot
from tests.rl.conftest import scenario

BOT = Path(__file__).parents[2] / "examples" / "clients" / "bot.sh"  # takes the last action of the menu


def test_a_program_plays_another_seat_by_its_command() -> None:
    """It chooses as a function that takes the last legal action does, and ends with the environment."""
    asked, beside = (
        SwcoreEnv(scenario("stones"), opponents=one) for one in (f"sh {BOT}", lambda game, seat: game.legal_actions(seat)[-1])
    )
    games = []
    for env in (asked, beside):
        (seen, info), over, game = env.reset(seed=1), False, []
        while not over:
            game.append(seen.tolist())
            seen, _, over, _, info = env.step(int(info["action_mask"].argmax()))
        games.append([*game, seen.tolist()])
    program: Any = asked.opponents[0]
    assert isinstance(program, OutsideBot)
    assert program.faults == []
    assert games[0] == games[1]
    assert program._program is not None
    asked.close()
    assert program._program is None


def test_a_program_that_fails_is_told_of_and_the_game_goes_on() -> None:
    env = SwcoreEnv(scenario("stones"), opponents="sh -c exit", seat=1)
    with pytest.warns(RuntimeWarning, match="The bot 'sh -c exit' failed"):
        _, info = env.reset(seed=1)
    assert info["action_mask"].any()


def test_everything_that_is_named_comes_with_a_star(monkeypatch: pytest.MonkeyPatch) -> None:
    """All libraries are here (or these tests are skipped); without OpenSpiel its two classes alone are left out."""
    found: dict[str, Any] = {}
    exec("from swcore_rl import *", found)
    assert set(swcore_rl.PLACES) <= set(found)
    monkeypatch.setattr(swcore_rl, "find_spec", lambda name: None if name == "pyspiel" else object())
    assert set(swcore_rl.PLACES) - set(swcore_rl.__all__) == {"SwcoreGame", "SwcoreState"}


def test_masks_of_a_made_environment_are_under_its_wrappers() -> None:
    env = gymnasium.make("swcore_rl.single:swcore/Game-v0", game=scenario("stones"))
    _, info = env.reset(seed=1)
    bare: Any = env.unwrapped
    assert (bare.action_masks() == info["action_mask"].astype(bool)).all()
