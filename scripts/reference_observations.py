"""The generated page of what a seat sees as numbers: the features of the games, with their shapes.

`scripts/make_docs.py` writes it; a test compares it with what this module would write.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scripts.reference import WRITTEN
from swcore import Game

SEATS = 2
GAMES: dict[str, dict[str, Any]] = {
    "small-world": {"map": "base-2p"},
    "warcraft": {"map": "small-1a"},
    "tiny-towns": {"options": {"cards": "first"}},
}
HEAD = f"""# Observations

{WRITTEN}

What a seat sees, as numbers for programs that learn: [Train a learner](../how-to/train-a-learner.md). An observation is a vector
of `float32`; the features of a game lie in it one after the other, in this order. `Scenario.observation_fields()` returns the
rows for a set-up as data, with `start` and `stop` in the vector and, in `axes`, what each place is called.

- Everything is read from the view of the seat, `game.view(seat)`, and these facts of it alone: what is hidden from the seat
  changes no number.
- Every number lies between -1 and 1. A count is divided by its scale, and what is more than 1 then is told as 1.
- Seats are counted from the one that looks: `me`, then `left-1`, the next to the left, and so on. So what a program has learnt on
  one seat holds on all of them.
- What stays the same in all games of a set-up, such as the terrain of the map, is not among them.
- Races, powers, markers, buildings and monuments have a place for each piece of the ruleset, in the order of ids; natives stand
  behind the races, and of buildings there are those in play. Regions are in the order of the map.

The sizes below are those of two seats: on the map for two of Small World, on a small one of Warcraft, with the first cards of
Tiny Towns. A game of your own tells the whole numbers among the open fields of its state, unless its face says more: see
`features` in [Faces](../explanation/faces.md).
"""


def page() -> str:
    """Return the page."""
    found = [HEAD]
    for name, setup in GAMES.items():
        game = Game.new(name, SEATS, **setup)
        rows = list(_rows(game))
        size = sum(one.size for one in game.face().features(game))
        found.append(f"## {game.face().title(game)}\n\n{size} numbers.\n\n" + "\n".join(_head() + rows) + "\n")
    return "\n".join(found)


def _head() -> list[str]:
    return ["| feature | shape | 1 stands for | what |", "| --- | --- | --- | --- |"]


def _rows(game: Game) -> Iterator[str]:
    for one in game.face().features(game):
        yield f"| `{one.name}` | {' x '.join(map(str, one.shape))} | {one.scale:g} | {one.about} |"


PAGES = {"observations.md": page}
