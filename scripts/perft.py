"""Check the counts of action sequences in tests/perft/counts.txt, and show what differs.

.venv/bin/python scripts/perft.py                     count all anew; where a number differs, print the counts per action
.venv/bin/python scripts/perft.py --write             rewrite the file
.venv/bin/python scripts/perft.py --divide base-2p base.orcs base.hill 2
                                                      print the counts per action of one position, to compare two versions
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from swcore import Game, Ruleset, load_plugins
from swcore.testing import divide, perft

FILE = Path(__file__).parents[1] / "tests" / "perft" / "counts.txt"
DEPTHS = (1, 2, 3)
OPENING, LATER = "opening", "round-2"
HEAD = """\
# Numbers of action sequences in fixed positions of Small World, default edition: map, banner, badge, then the counts for
# 1, 2 and 3 actions. Written by scripts/perft.py; what a sequence is, says swcore/testing/perft.py: outcomes of the die branch
# once per distinct face, what the last action draws does not count.
#
# Positions. "MAP banner badge": the first seat has picked this combo from the top and may conquer. "MAP opening -": nothing was
# picked yet. "MAP round-2 -": everybody has taken the first turn, always by the first action on the list; the first seat
# is to choose. Both stacks lie in the order of ids, the combo of the position on top, so no number hangs on the generator.
#
# What the numbers rest on. Those of a combo for 1 and 2 actions are worked out in tests/perft/by_hand.py from the maps and the
# printed numbers, without the engine, and the tests compare. The opening's are sums of those: 6, then those of the six combos.
# All others are a record of what the engine did, kept to see that it goes on doing it.
"""


class Position(NamedTuple):
    """A fixed position: a map with a combo, or one of the two named ones with `-` for the badge."""

    map: str
    banner: str
    badge: str


def rules() -> Ruleset:
    """Return the rules that the file is about."""
    return load_plugins("small-world")


def positions(ruleset: Ruleset) -> Iterator[Position]:
    """Yield every position of the file, in its order."""
    for board in sorted(ruleset.book.maps):
        yield Position(board, OPENING, "-")
        for race in ruleset.of_kind("race"):
            for power in ruleset.of_kind("power"):
                yield Position(board, race.id, power.id)
        yield Position(board, LATER, "-")


def seats_of(ruleset: Ruleset, board: str) -> int:
    """Return the number of seats that a map is for."""
    book: Any = ruleset.book
    found: int = next(seats for seats, name in book.default_maps.items() if name == board)
    return found


def begin(ruleset: Ruleset, position: Position, **more: object) -> Game:
    """Return the game of a position; `more` goes to `Game.new`."""
    board, banner, badge = position
    races = [piece.id for piece in ruleset.of_kind("race") if piece.id != banner]
    powers = [piece.id for piece in ruleset.of_kind("power") if piece.id != badge]
    on_top = () if badge == "-" else (banner, badge)
    game = Game.new(ruleset, seats_of(ruleset, board), map=board, featured=(*on_top, *races, *powers), **more)  # type: ignore[arg-type]
    if badge != "-":
        game.apply(f"pick {banner}")
    while banner == LATER and game.play.state.round < 2:
        game.apply(game.legal_actions()[0])
    return game


def written() -> dict[Position, tuple[int, ...]]:
    """Return the counts of the file by position."""
    rows = (line.split() for line in FILE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#"))
    return {Position(*row[:3]): tuple(int(count) for count in row[3:]) for row in rows}


def told(game: Game, position: Position, depth: int, wanted: int) -> str:
    """Return what to say of a position whose count is not the one wanted: the counts per action."""
    counts = divide(game, depth)
    lines = [f"  {count:8} {action}" for action, count in counts.items()]
    found = f"{' '.join(position)}, {depth} actions: {sum(counts.values())}, in the file {wanted}; by first action:"
    return "\n".join([found, *lines])


def check(ruleset: Ruleset, depths: tuple[int, ...] = DEPTHS) -> Iterator[str]:
    """Yield what to say of each position of which a count differs; the least depth that differs is shown."""
    known = written()
    for position in positions(ruleset):
        game = begin(ruleset, position)
        counts = known.get(position, (0,) * len(DEPTHS))
        differing = (depth for depth in depths if perft(game, depth) != counts[depth - 1])
        first = next(differing, None)
        if first is not None:
            yield told(game, position, first, counts[first - 1])


def main() -> None:
    """Check the file, rewrite it, or show one position."""
    ruleset = rules()
    if sys.argv[1:2] == ["--divide"]:
        board, banner, badge, depth = sys.argv[2:6]
        for action, count in divide(begin(ruleset, Position(board, banner, badge)), int(depth)).items():
            print(f"{count:8} {action}")
    elif sys.argv[1:2] == ["--write"]:
        rows = []
        for position in positions(ruleset):
            game = begin(ruleset, position)
            rows.append(" ".join([*position, *(str(perft(game, depth)) for depth in DEPTHS)]))
        FILE.write_text(HEAD + "\n" + "\n".join(rows) + "\n", encoding="utf-8")
    else:
        found = list(check(ruleset))
        print("\n".join(found) if found else "All counts are those of the file.")
        sys.exit(bool(found))


if __name__ == "__main__":
    main()
