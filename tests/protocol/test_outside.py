"""Bots that are programs: their choices count, and no fault of theirs stops a game."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from swcore import Game
from swcore.bots import RandomBot
from swcore.cli.app import cli
from swcore.protocol.outside import ENDED, MOST_FAULTS, OutsideBot
from tests.shared.rulesets import rules

SHELL = Path(__file__).parents[2] / "examples" / "clients" / "bot.sh"
LOOP = "import sys,json\nfor line in sys.stdin:\n d = json.loads(line)\n print({}, flush=True)"


def bot(body: str, seconds: float = 20.0) -> OutsideBot:
    """Return a bot in Python that says the value of an expression to each question `d`."""
    return OutsideBot(f"{sys.executable} -I -c '{LOOP.format(body)}'", RandomBot(1), seconds=seconds)


def test_the_choice_of_a_program_counts() -> None:
    game = Game.new(rules(), 2, seed=5)
    program = OutsideBot(f"sh {SHELL}", RandomBot(1))
    for _ in range(10):
        seat = game.pending[0]
        action = program.choose(game, seat)
        assert action == game.legal_actions(seat)[-1] or action.text == game.menu(seat).choices[-1].action
        game.apply(action, seat)
    assert program.faults == []
    program.close()


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ('"no json"', "not JSON"),
        ('json.dumps({"action":"conquer the_moon"})', "not a legal action"),
        ('json.dumps({"actoin":"done"})', "actoin"),
        ('json.dumps({"id":99,"action":"done"})', "another question"),
        ("sys.exit(1)", "has ended"),
        ('"x" * 100000', "without an end"),
        ('__import__("time").sleep(9)', "within"),
    ],
)
def test_a_fault_costs_the_decision_and_not_the_game(body: str, why: str) -> None:
    game = Game.new(rules(), 2, seed=5)
    program = bot(body, seconds=0.6 if "sleep" in body else 20)
    assert program.choose(game, 0) in game.legal_actions(0)
    assert len(program.faults) == 1
    assert why in program.faults[0]
    program.close()


def test_a_program_ends_with_all_that_it_has_started() -> None:
    """A shell that waits for a program of its own is killed when it is late; the program must not hold the pipe."""
    game = Game.new(rules(), 2, seed=5)
    program = OutsideBot("sh -c 'sleep 60; echo'", RandomBot(1), seconds=0.3)
    begun = time.monotonic()
    assert program.choose(game, 0) in game.legal_actions(0)
    program.close()
    assert time.monotonic() - begun < 20
    assert "within 0.3 seconds" in program.faults[0]


def test_a_program_that_talks_without_being_asked_fills_no_memory(tmp_path: Path) -> None:
    """After a good answer it says lines for ever: what nobody reads is let go, and the next decision is not its own."""
    game = Game.new(rules(), 2, seed=5)
    first = game.legal_actions(0)[0].text
    file = tmp_path / "talks.py"
    answer = json.dumps({"action": first})
    file.write_text(f"import sys\nsys.stdin.readline()\nprint({answer!r}, flush=True)\nwhile True: print(1)\n", encoding="utf-8")
    program = OutsideBot(f"{sys.executable} -I {file}", RandomBot(1), seconds=20)
    assert program.choose(game, 0).text == first
    game.apply(first)
    begun = time.monotonic()
    while program._program is not None and program._program._hears.is_alive() and time.monotonic() < begun + 30:
        time.sleep(0.01)
    assert program.choose(game, 0) in game.legal_actions(0)
    assert [fault.rpartition("failed: ")[2] for fault in program.faults] == [ENDED]
    program.close()


def test_a_program_that_fails_again_and_again_is_left_alone() -> None:
    told: list[str] = []
    program = OutsideBot("/no/such/program", RandomBot(1), note=told.append)
    game = Game.new(rules(), 2, seed=5)
    for _ in range(MOST_FAULTS + 3):
        game.apply(program.choose(game, game.pending[0]))
    assert len(told) == MOST_FAULTS
    assert told[-1].endswith("It is not asked any more.")


def test_a_program_plays_on_the_command_line() -> None:
    words = ["simulate", "small-world", "--bot", f"sh {SHELL}", "--bots", "random", "-n", "1", "--jobs", "1", "--json"]
    done = CliRunner().invoke(cli, [*words, "--seed", "3"], catch_exceptions=False)
    found = json.loads(done.stdout)
    assert [one["bot"] for one in found["seats"]] == [f"program: sh {SHELL}", "random"]
    assert "failed" not in done.stderr
