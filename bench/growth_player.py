"""Answer how long games take that are larger than usual in one way: one process of `bench/growth.py`."""

from __future__ import annotations

import random
import resource
from typing import Any

from bench.homemade import on_top, ruleset
from bench.player import clock, clone, new, open_games, play, seeds, serve, summary
from swcore import Game, Ruleset, load_plugins


def featured(rules: Ruleset, ask: dict[str, Any], seed: int) -> Game:
    """Return a new game in which the pieces of Small World are dealt first, whatever else is installed."""
    return Game.new(rules, ask["seats"], seed=seed, featured=on_top(rules, seed))


def in_turn(rules: Ruleset, ask: dict[str, Any]) -> dict[str, Any]:
    """Play games side by side: each of those that are alive takes one decision, then the next.

    The same games are played whatever the number that are alive at once.
    """
    spent, counts, left = 0.0, [], list(seeds(ask))
    by_game: dict[int, list[int]] = {seed: [] for seed in left}
    while left:
        batch, left = left[: ask["alive"]], left[ask["alive"] :]
        alive = [(new(rules, ask, seed), random.Random(seed).random, by_game[seed]) for seed in batch]
        start = clock()
        while alive:
            going = []
            for one in alive:
                game, pick, met = one
                if actions := game.legal_actions():
                    count = len(actions)
                    game.apply_unchecked(actions[int(pick() * count)])
                    met.append(count)
                    going.append(one)
            alive = going
        spent += clock() - start
    for met in by_game.values():
        counts += met
    return summary(spent, counts, ask["games"])


def main() -> None:
    """Answer requests: the cost of a decision, of a copy and of a new game, and the memory of this process."""
    known: dict[tuple[str, int], Ruleset] = {}

    def answer(ask: dict[str, Any]) -> dict[str, Any]:
        more = ask.get("more")
        key = ask["game"], more or 0
        rules = known.get(key) or known.setdefault(key, load_plugins(ask["game"]) if more is None else ruleset(more))
        make = new if more is None else featured
        found = in_turn(rules, ask) if "alive" in ask else play(rules, ask, make)
        if "alive" not in ask:
            few = ask | {"games": 100}
            found["clone"], found["new"] = clone(rules, few, make)["us"], open_games(rules, few, make)["us"]
        return found | {"mib": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}

    serve(answer)


if __name__ == "__main__":
    main()
