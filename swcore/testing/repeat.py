"""Are the answers of pieces repeatable? Undo, saves and search ask a piece again, and count on the same answer.

A game is played again from its log, here and in processes in which sets have another order, with every answer of every hook
written down. The first answer that differs though all before it were the same is the fault, and its piece is named.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import attrs

from swcore.authoring.files import joined
from swcore.engine.fields import freeze, thaw
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.hooks.dispatch import Impl
from swcore.hooks.watching import watched

TRIES = 6  # two throws of a die are often equal, six seldom
SEEDS = ("1", "2", "3")  # of the hashes of texts, which decide in what order a set is walked
ADDRESS = re.compile(r" at 0x[0-9a-f]+")


class Answer(NamedTuple):
    """What a hook answered, in words."""

    piece: str
    hook: str
    told: str


def check_repeatable(game: Game) -> None:
    """Every hook answers the same when the game is played again, here and where sets are walked in another order.

    Pieces that are neither installed nor from a file are asked again in this process alone, as no other one can find them.

    Args:
        game: a game from `Game.new`, some of it played: only what was asked on the way is compared.

    Raises:
        AssertionError: an answer differs; piece, hook and both answers are named.
    """
    found = suspect(game) or (_suspect_elsewhere(game) if _is_found_elsewhere(game) else "")
    assert not found, found


def suspect(game: Game) -> str:
    """Return which piece answers differently when a game is played again in this process, in words; "" when none does."""
    record = _record(game)
    first = _answers(game.ruleset, record)
    for _ in range(TRIES):
        told = _difference(first, _answers(game.ruleset, record))
        if told:
            return told
    return ""


def _difference(one: Iterable[Answer], other: Iterable[Answer]) -> str:
    """Return in words the first answer that differs though all before were the same, or ""."""
    before: Answer | None = None
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            told = "the set-up differs" if before is None else f"something but a hook differs behind {before.piece}.{before.hook}"
            if mine[:2] == theirs[:2]:
                told = f"{mine.piece} answers {mine.hook} with {mine.told}, and in the same place of the same game {theirs.told}"
            return f"{told}: answers must follow from the position alone, not from dice, clocks, memory or the order of a set."
        before = mine
    return ""


def _record(game: Game) -> dict[str, Any]:
    """Return how a game was begun and played, as JSON data."""
    setup, log = game.play.setup, game.log
    begun = {name: getattr(setup, name) for name in ("seats", "seed", "first", "map", "edition", "featured")}
    outcomes = [(stream, thaw(outcome)) for step in log for stream, outcome in step.chance]
    steps = [(step.seat, step.action.text) for step in log if step.action is not None]
    return {"begun": {**begun, "options": dict(setup.options)}, "outcomes": outcomes, "steps": steps}


def _answers(rules: Ruleset, record: Mapping[str, Any]) -> list[Answer]:
    """Return what every hook answers while the steps of a game are taken once more, as far as they can be taken."""
    written: list[Answer] = []

    def hear(impl: Impl, args: tuple[Any, ...], answer: Any) -> None:
        written.append(Answer(impl.piece.id, impl.hook, in_words(answer, inside=False)))

    begun, outcomes = dict(record["begun"]), [(stream, freeze(outcome)) for stream, outcome in record["outcomes"]]
    try:
        again = Game.new(watched(rules, rules.pieces, hear), begun.pop("seats"), **begun, script=outcomes)
        for seat, text in record["steps"]:
            again.apply(again.parse(text), seat)
    except SwcoreError:  # it has gone another way; why, the answers so far say
        pass
    return written


def in_words(value: Any, *, inside: bool = True) -> str:
    """Return a value in words that are the same in every process; the order of a set counts where it is the whole answer."""
    if isinstance(value, set | frozenset):
        return f"{{{', '.join(sorted(map(in_words, value)) if inside else map(in_words, value))}}}"
    if isinstance(value, tuple | list):
        return f"({', '.join(map(in_words, value))})"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{in_words(key)}: {in_words(item)}' for key, item in value.items())}}}"
    if attrs.has(type(value)):
        fields = (f"{one.name}={in_words(getattr(value, one.name))}" for one in attrs.fields(type(value)))
        return f"{type(value).__name__}({', '.join(fields)})"
    return value.id if isinstance(value, Piece) else ADDRESS.sub("", repr(value))


# -- in another process


def _files(game: Game) -> list[str]:
    """Return the files of home-made pieces that are there."""
    pieces = (game.ruleset.book, *game.ruleset.pieces.values())
    sources = {piece.source for piece in pieces if "#" in piece.release}
    return sorted(source for source in sources if Path(source).is_file())


def _is_found_elsewhere(game: Game) -> bool:
    """Return whether another process can load every piece of a game: by its name, or from its file."""
    files, pieces = _files(game), (game.ruleset.book, *game.ruleset.pieces.values())
    return all(piece.release and ("#" not in piece.release or piece.source in files) for piece in pieces)


def _suspect_elsewhere(game: Game) -> str:
    files = _files(game)
    names = [id for id, piece in game.ruleset.pieces.items() if id not in game.ruleset.own and piece.source not in files]
    given = json.dumps({"game": game.ruleset.id, "files": files, "names": names, "record": _record(game)}, allow_nan=False)
    runs = [_told_by(seed, given) for seed in SEEDS]
    return next((told for run in runs[1:] if (told := _difference(runs[0], run))), "")


def _told_by(seed: str, given: str) -> list[Answer]:
    """Return the answers that a process with its own order of sets writes down."""
    code = "from swcore.testing.repeat import answer; answer()"
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, "-c", code], input=given, capture_output=True, text=True, check=True, env=env)
    return [Answer(*json.loads(line)) for line in done.stdout.splitlines()]


def answer() -> None:
    """Play the game again that stands on the standard input, and print each answer of a hook as a line."""
    given = json.load(sys.stdin)
    rules = joined(given["game"], given["files"], given["names"]).ruleset
    for one in _answers(rules, given["record"]):
        print(json.dumps(one, allow_nan=False))
