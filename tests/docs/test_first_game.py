"""The game of the tutorial grows as its page says: each step is a game that plays, and the last one is the file in `examples`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from swcore import Game, load_plugins
from swcore.bots import make_bot, play_out, usual_bot
from swcore.hooks.discovery import load_file
from swcore.testing import check_history
from swcore.testing.inspection import inspect, subject_of
from swcore.testing.repeat import _files

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "tutorial" / "first-game.md").read_text(encoding="utf-8")
STEPS = [part for part in PAGE.split("\n## ")[1:] if not part.startswith(("When something", "Test it"))]
SNIPPET = re.compile(r"([^\n]+):\n\n```python\n(.*?)\n```|```python\n(.*?)\n```", re.DOTALL)


def named(code: str) -> dict[str, str]:
    """Return the statements of a piece of code by what they define or import from."""
    lines, found = code.splitlines(), {}
    for node in ast.parse(code).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = node.name
        elif isinstance(node, ast.ImportFrom):
            name = f"from {node.module}"
        else:
            name = re.split(r"[ ,]", ast.unparse(node))[0].strip("(")  # of a docstring no statement repeats it
        found[name] = "\n".join(lines[node.lineno - 1 : node.end_lineno])
    return found


def grown() -> Iterator[dict[str, str]]:
    """Yield the statements of the file after each step of the page."""
    file: dict[str, str] = {}
    for step in STEPS:
        for told, changed, whole in SNIPPET.findall(step):
            new = named(changed or whole)
            above = re.search(r"above `(\w+)`", told)
            if above:
                assert not new.keys() & file.keys()
                before = list(file).index(above[1])
                file = dict([*list(file.items())[:before], *new.items(), *list(file.items())[before:]])
            else:
                assert not file or ("in place of" in told.lower() and new.keys() <= file.keys()), told
                file = {**file, **new}
        yield dict(file)


def text(file: dict[str, str]) -> str:
    """Return statements as a file: two blank lines around what has a body, one below the docstring and the imports."""
    parts = list(file.items())
    told = parts[0][1]
    for (before, one), (name, other) in pairwise(parts):
        large = one.startswith(("class ", "def ")) or other.startswith(("class ", "def "))
        apart = before.startswith(('"""', "'")) or before == "from typing" or (before.startswith("from") and "from" not in name)
        told += ("\n\n\n" if large else "\n\n" if apart else "\n") + other
    return told + "\n"


def test_the_game_in_the_examples_is_what_the_page_builds() -> None:
    assert text(list(grown())[-1]) == (ROOT / "examples" / "tides.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("number", range(len(STEPS)), ids=[step.partition("\n")[0] for step in STEPS])
def test_each_step_of_the_page_is_a_game_that_plays(number: int, tmp_path: Path) -> None:
    path = tmp_path / "tides.py"
    path.write_text(text(list(grown())[number]), encoding="utf-8")
    rules = load_plugins("tides", with_pieces=load_file(path))
    assert usual_bot(rules) == ("random" if number < 3 else "greedy")
    for seats in (2, 3, 4):
        game = Game.new(rules, seats, seed=seats)
        play_out(game, [make_bot(usual_bot(rules), rules, seat) for seat in range(seats)])
        assert game.result
        check_history(game)
        assert len(game.log) == 1 + 6 * seats  # the set-up, and six tokens of everybody
        if number:  # six tides at most, and three islands in the end, at 3 points each
            assert sum(game.result["points"]) <= (9 if number == 1 else 27)
        else:
            assert game.result["winners"] == list(range(seats))


def test_who_leaves_is_asked_no_more_and_ranked_nowhere() -> None:
    rules = load_plugins("tides", with_pieces=load_file(ROOT / "examples" / "tides.py"))
    game = Game.new(rules, 3, seed=1)
    game.resign(0)
    while not game.over:
        assert game.pending[0] != 0
        game.apply("settle rock" if game.pending == (1,) else "settle sand")
    assert game.result
    assert sorted(seat for group in game.result["ranking"] for seat in group) == [1, 2]
    assert game.result["points"][0] == 0


def test_greedy_has_learned_the_game() -> None:
    rules = load_plugins("tides", with_pieces=load_file(ROOT / "examples" / "tides.py"))
    results = []
    for seed in range(30):
        game = Game.new(rules, 2, seed=seed)
        play_out(game, [make_bot("greedy", rules, seed), make_bot("random", rules, seed)])
        assert game.result
        results.append(tuple(game.result["winners"]))
    assert results.count((0,)) > 2 * results.count((1,))


def test_a_game_without_pieces_can_be_looked_over() -> None:
    """`swcore check` failed at it: among its own pieces was the rulebook, and other processes did not get its file."""
    path = ROOT / "examples" / "tides.py"
    subject = subject_of(path)
    assert subject.mine == ()
    assert [one for one in inspect(subject, quick=True) if one.grave] == []
    assert _files(Game.new(subject.ruleset, 2)) == [str(path)]
