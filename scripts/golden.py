"""Write the golden games: one readable game per player count, played by seeded uniform choices.

.venv/bin/python scripts/golden.py            rewrite tests/golden/*.txt
.venv/bin/python scripts/golden.py --print small-world 2 7
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from swcore import Game, Ruleset, load_plugins

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
# game, seats, seed; the seeds are chosen so that every piece is picked in one of the games
GAMES = (("small-world", 2, 1), ("small-world", 3, 1), ("small-world", 4, 1), ("small-world", 5, 4))


def lines(ruleset: Ruleset, seats: int, seed: int) -> Iterator[str]:
    """Yield the lines of a golden game."""
    game = Game.new(ruleset, seats, seed=seed)
    yield f"# {ruleset.id}, {seats} seats, seed {seed}, map {game.play.setup.map}, edition {game.play.setup.edition}"
    names = game.play.setup.board.names
    yield from step_lines(game, names)
    rng = random.Random(seed)
    while not game.over:
        seat = rng.choice(game.pending)
        actions = game.legal_actions(seat)
        action = rng.choice(actions)
        yield f"seat {seat + 1} of {len(actions)}: {action.text}"
        game.apply(action, seat)
        yield from step_lines(game, names)
    assert game.result is not None
    for name, value in game.result.items():
        yield f"{name}: {value}"
    yield f"hash: {game.digest()}"


def step_lines(game: Game, names: tuple[str, ...]) -> Iterator[str]:
    """Yield the events of the last step, bookkeeping left out."""
    kinds = game.ruleset.event_kinds
    for event in game.log[-1].events:
        kind = kinds[event[0]]
        if not kind.internal:
            told = " ".join(f"{field}={shown(field, value, names)}" for field, value in zip(kind.fields, event[1:], strict=True))
            yield f"    {kind.name} {told}"


def shown(field: str, value: Any, names: tuple[str, ...]) -> str:
    """Return a value as a person reads it: places by name, records field by field."""
    if hasattr(value, "_asdict"):
        return "(" + " ".join(f"{name}={shown(name, item, names)}" for name, item in value._asdict().items()) + ")"
    if field in ("source", "target", "region") and isinstance(value, int):
        from swcore.conquest.state import PLACES

        return names[value] if value >= 0 else PLACES[value]
    if isinstance(value, tuple):
        return "[" + " ".join(shown("", item, names) for item in value) + "]"
    return str(value)


def text(ruleset: Ruleset, seats: int, seed: int) -> str:
    """Return a golden game as text."""
    return "\n".join(lines(ruleset, seats, seed)) + "\n"


def main() -> None:
    """Rewrite the files, or print one game."""
    if sys.argv[1:2] == ["--print"]:
        print(text(load_plugins(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])), end="")
        return
    for game, seats, seed in GAMES:
        (FOLDER / f"{game}-{seats}p.txt").write_text(text(load_plugins(game), seats, seed), encoding="utf-8")


if __name__ == "__main__":
    main()
