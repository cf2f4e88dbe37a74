"""S9: a piece whose answers change from one time to the next is named when its save cannot be read, and the rest is offered."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from swcore import Game, Modifier, Ruleset, SaveError, hookimpl, load_plugins
from swcore.conquest import Race
from tests.kernel.test_save import SMALL

ROOT = Path(__file__).parents[2]
LUCK = Modifier(1, "luck")


class Dicey(Race):
    """Scores by a die of its own."""

    rolled: Iterator[int] = iter(())

    @hookimpl
    def conquest_score(self, view: Any, army: Any) -> Any:
        return LUCK.times(next(Dicey.rolled, 0))


class Switched(Race):
    """Scores by something that changes outside of the game, but not from one asking to the next."""

    worth = 0

    @hookimpl
    def conquest_score(self, view: Any, army: Any) -> Any:
        return LUCK.times(Switched.worth)


@cache
def rules(made: type[Race]) -> Ruleset:
    return load_plugins("small-world", with_pieces=[made("home.luck", tokens=6)])


def played(ruleset: Ruleset) -> tuple[Game, int]:
    """Return a game in which the piece has scored, and the number of the line at which it did for the first time."""
    game = Game.new(ruleset, 2, seed=2, map=SMALL, featured=["home.luck"])
    game.apply(next(action for action in game.legal_actions() if "home.luck" in action.text))
    rng = random.Random(1)
    while game.play.state.round < 2:
        game.apply(rng.choice([action for action in game.legal_actions() if action.kind not in ("decline", "abandon")]))
    scored = next(at for at, step in enumerate(game.log) if any(event[0] == "coins" and event[1] == 0 for event in step.events))
    return game, scored + 2


def refused(text: str, ruleset: Ruleset) -> SaveError:
    with pytest.raises(SaveError) as caught:
        Game.load(text, ruleset)
    return caught.value


@pytest.fixture
def dicey() -> tuple[str, int]:
    Dicey.rolled = iter([3] * 99)
    game, line = played(rules(Dicey))
    Dicey.rolled = iter([1, 2, 3, 4, 5, 6] * 99)
    return game.save(), line


def test_s9_a_piece_with_dice_of_its_own_is_named(dicey: tuple[str, int]) -> None:
    text, line = dicey
    error = refused(text, rules(Dicey))
    assert (error.code, error.details["line"], error.details["suspects"]) == ("save-diverged", line, ["home.luck"])
    assert error.message == f"Line {line} of the save cannot be replayed: the state is not the recorded one"
    assert error.hint.startswith("home.luck answered conquest_score differently when it was asked again")
    assert "repeatable" in error.hint


def test_s9_the_game_up_to_the_last_good_line_is_offered(dicey: tuple[str, int]) -> None:
    text, line = dicey
    found = Game.recover(text, rules(Dicey))
    assert found.problem is not None
    assert (found.problem.code, found.problem.details["line"]) == ("save-diverged", line)
    assert found.steps == line - 2
    assert found.lost == len("\n".join(text.splitlines()[line - 1 :]).encode()) + 1
    assert found.game.save().splitlines() == text.splitlines()[: line - 1]
    assert found.game.legal_actions()  # it can be gone on with


def test_s9_relative_a_piece_that_answers_the_same_twice_is_suspected_by_where_it_comes_from() -> None:
    """The order of a set is the same all through one process: asking again shows nothing, but first-party pieces are tested."""
    Switched.worth = 1
    game, line = played(rules(Switched))
    text = game.save()
    assert Game.load(text, rules(Switched)).digest() == game.digest()
    Switched.worth = 2
    error = refused(text, rules(Switched))
    assert (error.details["line"], error.details["suspects"]) == (line, ["home.luck"])
    assert "the order of a set" in error.hint


def test_s9_relative_nobody_is_suspected_where_only_tested_pieces_were_asked() -> None:
    game = Game.new("small-world", 2, seed=1)
    game.apply(game.legal_actions()[0])
    lines = game.save().splitlines()
    from tests.kernel.test_save import chained
    from tests.kernel.test_save import rows as read

    forged = read("\n".join(lines))
    forged[2]["state"] = "0" * 16
    error = refused(chained(forged), game.ruleset)
    assert (error.details["suspects"], error.hint) == ([], "")


SET_ORDER = '''
from swcore import Modifier, hookimpl
from swcore.conquest import Race

KINDS = {{"mine", "magic", "cavern", "river", "harbor", "tower", "lake", "sea"}}


class Sets(Race):
    """Scores by which word comes first in a set."""

    @hookimpl
    def conquest_score(self, view, army):
        return Modifier(len(next(iter(KINDS))), "first word")


sets = Sets("home.sets", tokens=6)
'''
PLAY = """
import sys
from pathlib import Path
from swcore import Game
from swcore.bots import make_bot
from swcore.hooks.discovery import load_file

piece, save = sys.argv[1:]
game = Game.new("small-world", 2, seed=2, with_pieces=load_file(Path(piece)), featured=["home.sets"])
game.apply(next(action for action in game.legal_actions() if "home.sets" in action.text))
bots = [make_bot("greedy", game.ruleset, seat) for seat in range(2)]
while game.play.state.round < 2:
    seat = game.pending[0]
    game.apply(bots[seat].choose(game, seat), seat)
Path(save).write_text(game.save())
"""
READ = """
import sys
from pathlib import Path
from swcore import Game, SaveError
from swcore.hooks.discovery import load_file

piece, save = sys.argv[1:]
found = Game.recover(Path(save), with_pieces=load_file(Path(piece)))
print(found.problem and found.problem.details["suspects"], found.steps > 3)
"""


def test_s9_relative_a_piece_that_lets_the_order_of_a_set_decide_is_suspected_in_another_process(tmp_path: Path) -> None:
    piece, save = tmp_path / "sets.py", tmp_path / "t.save"
    piece.write_text(SET_ORDER.format())

    def run(code: str, seed: int) -> str:
        env: Any = {"PYTHONHASHSEED": str(seed), "PATH": "", "LANG": "C.UTF-8"}
        done = subprocess.run(
            [sys.executable, "-c", code, str(piece), str(save)], capture_output=True, text=True, check=True, env=env, cwd=ROOT
        )
        return done.stdout.strip()

    run(PLAY, 1)
    assert run(READ, 1).startswith("None ")
    told = {run(READ, seed) for seed in (2, 3, 4)}
    assert "['home.sets'] True" in told


ODD: dict[str, Callable[[], object]] = {
    "true": lambda: True,
    "a file that is open": lambda: sys.stdout,
    "a number": lambda: 1,
    "nothing": lambda: None,
    "a list of lines": lambda: ["{}"],
    "a game": lambda: Game.new("small-world", 2),
}


@pytest.mark.parametrize("what", ODD)
def test_a2_what_is_no_save_is_refused_and_nothing_is_closed(what: str) -> None:
    """`Game.load(True)` took 1 for the number of an open file, and closed the standard output."""
    for read in (Game.load, Game.recover):
        with pytest.raises(SaveError) as caught:
            read(ODD[what]())  # type: ignore[arg-type]
        assert caught.value.code == "save-source"
        assert "a text, as bytes or as the Path of its file" in caught.value.message
    assert not sys.stdout.closed
    sys.stdout.flush()
