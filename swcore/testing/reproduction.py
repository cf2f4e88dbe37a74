"""A game as a test that can be pasted: how a failure found at random becomes a test that stays."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pprint import pformat
from typing import Any

from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.testing.checks import laid_out

INDENT = "    "
_offered: list[str] = []  # names that tests may import; the door tells them, so that this module need not know it


def as_test(game: Game, *, name: str = "test_found", then: Iterable[str] = (), rules: str = "") -> str:
    """Return the source of a test that plays a game again.

    Args:
        game: the game; its history begins with `Game.new`.
        name: name of the test function.
        then: lines of code that end the test, such as `"check_conquest(game)"`; what they use of `swcore.testing` is imported.
            Without any the test compares the hash of the position.
        rules: an expression for the rules, such as `load_plugins("chess", with_pieces=[mine])`, with what it needs at hand where
            the test is pasted; without it they are loaded by name, with the installed pieces that have joined.

    Returns:
        Python source: seed, seats and options, then (seat, action) for each step of the log. Outcomes stand in it only where the
        seed alone does not give them.

    Raises:
        ValueError: the game is a laid-out scene, which no set-up leads to.
        SaveError: `no-history` for a game that was searched.
    """
    if laid_out(game):
        raise ValueError("A laid-out scene has no set-up to play again; its test is the scene itself.")
    ending = list(then) or [f'assert game.digest() == "{game.digest()}"']
    steps = [f"({step.seat}, {json.dumps(step.action.text, allow_nan=False)})," for step in game.log if step.action is not None]
    body = [*_new_game(game, rules)]
    if steps:
        body += ["for seat, action in [", *(INDENT + step for step in steps), "]:", f"{INDENT}game.apply(action, seat)"]
    body += ending
    code = "\n".join([f"def {name}() -> None:", *(INDENT + line for part in body for line in part.split("\n"))])
    return "\n".join([*_imports(code), "", "", code, ""])


def offer(names: Iterable[str]) -> None:
    """Say which names a test may import from `swcore.testing`.

    Args:
        names: the names that it hands on.
    """
    _offered[:] = names


def _imports(code: str) -> list[str]:
    used = sorted(word for word in _offered if re.search(rf"\b{word}\(", code))
    words = "Game, load_plugins" if "load_plugins(" in code else "Game"
    found = ["import random", ""] if "random." in code else []
    return [*found, f"from swcore import {words}"] + ([f"from swcore.testing import {', '.join(used)}"] if used else [])


def _new_game(game: Game, rules: str) -> list[str]:
    """Return the lines that make the game: what differs from the defaults, and the outcomes where the seed does not give them."""
    ruleset, setup = game.ruleset, game.play.setup
    joined = [] if rules else sorted(ruleset.pieces.keys() - ruleset.own)
    default, values = ruleset.resolve_options("", {})
    if setup.edition:
        values = ruleset.resolve_options(setup.edition, {})[1]
    given: dict[str, Any] = {
        "map": setup.map,
        "first": setup.first,
        "edition": "" if setup.edition == default else setup.edition,
        "options": {name: value for name, value in setup.options.items() if value != values[name]},
        "with_pieces": joined,
        "featured": list(setup.featured),
    }
    lines = []
    told = [rules or json.dumps(ruleset.id, allow_nan=False), str(setup.seats), f"seed={setup.seed}"]
    told += [f"{name}={_literal(value)}" for name, value in given.items() if value]
    if not _seed_gives_it_all(game):
        outcomes = [outcome for step in game.log for _, outcome in step.chance]
        lines.append(f"outcomes = iter({_literal(outcomes)})")
        told.append("script=lambda stream, wanted: next(outcomes, None)")
    return [*lines, "game = Game.new(", *(f"{INDENT}{part},".replace("\n", f"\n{INDENT}") for part in told), ")"]


def _literal(value: Any) -> str:
    """Return a value as source, a word in double quotes."""
    return (
        json.dumps(value, ensure_ascii=False, allow_nan=False)
        if isinstance(value, str)
        else pformat(value, width=110, sort_dicts=False)
    )


def _seed_gives_it_all(game: Game) -> bool:
    """Return whether the recorded outcomes are those of the seed; not so where a record or real dice were used."""
    setup = game.play.setup
    try:
        again = Game.new(
            game.ruleset,
            setup.seats,
            seed=setup.seed,
            map=setup.map,
            first=setup.first,
            edition=setup.edition,
            options=setup.options,
            featured=setup.featured,
        )
        for step in game.log[1:]:
            assert step.action is not None
            again.apply(step.action, step.seat)
    except SwcoreError:
        return False
    return [step.chance for step in again.log] == [step.chance for step in game.log]
