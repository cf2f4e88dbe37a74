"""Play or copy games as asked on stdin, and answer with what it took: one process of a measurement.

It needs swcore and the standard library alone, so that it serves every source tree, also those that were written before it.
A request is an object of JSON on a line; `do` names one of the functions in `WORK`.
"""

from __future__ import annotations

import json
import random
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from swcore import Game, load_plugins

DEPTH = 45  # decisions before a game is copied: about the middle of it
POSITIONS = 5  # how many games are copied in one sample

clock = time.process_time


def unit(rounds: int = 200_000) -> float:
    """Return the seconds of one iteration of the calibration loop."""
    start, x = clock(), 0
    for i in range(rounds):
        x = (x * 31 + i) & 0xFFFF
    return (clock() - start) / rounds


def new(ruleset: Any, ask: dict[str, Any], seed: int) -> Any:
    """Return a new game as a request wants it."""
    return Game.new(ruleset, ask["seats"], seed=seed, map=Path(ask["map"]) if ask.get("map") else None)


def seeds(ask: dict[str, Any]) -> range:
    """Return the seeds of a request."""
    return range(ask["seed"], ask["seed"] + ask["games"])


def play(ruleset: Any, ask: dict[str, Any], make: Callable[[Any, dict[str, Any], int], Any] = new) -> dict[str, Any]:
    """Play whole games uniformly at random: a decision is legal actions, pick, apply. Making the games is not counted.

    Returns:
        Microseconds a decision, decisions a game, legal actions a decision, the share of forced decisions, and fingerprints of
        the last positions and of what there was to choose from.
    """
    counts: list[int] = []  # legal actions at each decision
    spent, print_ = 0.0, 0
    for seed in seeds(ask):
        game, pick = make(ruleset, ask, seed), random.Random(seed).random
        apply = game.apply if ask.get("checked") else game.apply_unchecked
        start = clock()
        while actions := game.legal_actions():
            count = len(actions)
            apply(actions[int(pick() * count)])
            counts.append(count)
        spent += clock() - start
        print_ = zlib.crc32(game.digest().encode(), print_)
    return summary(spent, counts, ask["games"]) | {"print": print_}


def summary(spent: float, counts: list[int], games: int) -> dict[str, Any]:
    """Return the figures of games that were played.

    Args:
        spent: CPU seconds.
        counts: legal actions at each decision.
        games: how many games there were.
    """
    decisions = len(counts)
    return {
        "us": spent / decisions * 1e6,
        "decisions": decisions / games,
        "actions": sum(counts) / decisions,
        "forced": counts.count(1) / decisions,
        "choices": zlib.crc32(repr(counts).encode()),
    }


def clone(ruleset: Any, ask: dict[str, Any], make: Callable[[Any, dict[str, Any], int], Any] = new) -> dict[str, Any]:
    """Copy games in mid play: with their history, or as a search does with `searched`."""
    spent, print_ = 0.0, 0
    for seed in range(ask["seed"], ask["seed"] + POSITIONS):
        game, pick = make(ruleset, ask, seed), random.Random(seed).random
        for _ in range(DEPTH):
            actions = game.legal_actions()
            game.apply(actions[int(pick() * len(actions))])
        if ask.get("searched"):
            game = game.clone()
            game.apply_unchecked(game.legal_actions()[0])
        start = clock()
        for _ in range(ask["games"]):
            copied = game.clone()
        spent += clock() - start
        print_ = zlib.crc32(copied.digest().encode(), print_)
    return {"us": spent / ask["games"] / POSITIONS * 1e6, "print": print_}


def open_games(ruleset: Any, ask: dict[str, Any], make: Callable[[Any, dict[str, Any], int], Any] = new) -> dict[str, Any]:
    """Set up new games."""
    start = clock()
    for seed in seeds(ask):
        game = make(ruleset, ask, seed)
    spent = clock() - start
    return {"us": spent / ask["games"] * 1e6, "print": zlib.crc32(game.digest().encode())}


WORK: dict[str, Callable[..., dict[str, Any]]] = {"play": play, "clone": clone, "new": open_games}


def serve(answer: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    """Answer requests until they end; `units` says how many iterations of the calibration loop the same time is."""
    for line in sys.stdin:
        before = unit()
        found = answer(json.loads(line))
        found["units"] = found["us"] / 1e6 / ((before + unit()) / 2)
        print(json.dumps(found, allow_nan=False), flush=True)


def main() -> None:
    """Play what is asked for."""
    rulesets: dict[str, Any] = {}

    def answer(ask: dict[str, Any]) -> dict[str, Any]:
        if ask["game"] not in rulesets:
            rulesets[ask["game"]] = load_plugins(ask["game"])
        return WORK[ask["do"]](rulesets[ask["game"]], ask)

    serve(answer)


if __name__ == "__main__":
    main()
