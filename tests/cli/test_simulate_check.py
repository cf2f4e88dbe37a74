"""P9: a hook that writes to the position it is shown plays on unnoticed, unless `simulate --check` looks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.test_simulate import GNOLLS

PIECE = """
from swcore import hookimpl
from swcore.conquest import Race


class Cheats(Race):
    @hookimpl
    def {hook}(self, view, army{more}):
        {body}


cheats = Cheats("home.cheats", tokens=9)
"""
WRITES = {
    "tokens in hand": ("conquest_turn_start", "", "army.hand += 5"),
    "coins": ("conquest_turn_end", "", "view._state.coins[army.seat] += 1"),
    "its memory": ("conquest_turn_end", "", "army.memory['home.cheats.x'] = 1"),
}


@pytest.mark.parametrize("name", WRITES)
def test_p9_a_hook_that_writes_is_found(run: Run, tmp_path: Path, name: str) -> None:
    hook, more, body = WRITES[name]
    path = tmp_path / "cheats.py"
    path.write_text(PIECE.format(hook=hook, more=more, body=body))
    plan = ("simulate", "-n", "2", "--seed", "1", "--bots", "random", "--jobs", "1", "--piece", str(path))
    result = run(*plan, "--check")
    assert result.exit_code == 2
    assert "a hook or a listener wrote the state" in result.stderr
    assert "must not write to what it is shown" in result.stderr


def test_p9_a_sound_piece_passes(run: Run) -> None:
    result = run("simulate", "-n", "1", "--seed", "1", "--bots", "random", "--jobs", "1", "--piece", GNOLLS, "--check")
    assert result.exit_code == 0
