"""Write the golden games: one readable game per edition and player count, played by seeded uniform choices.

.venv/bin/python scripts/golden.py            rewrite tests/golden/*.txt
.venv/bin/python scripts/golden.py --print small-world fan-as 2 7
.venv/bin/python scripts/golden.py --print warcraft "" 3 7
.venv/bin/python scripts/golden.py --hashes   print the hash of every golden game, as it is played now
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from swcore import Game, Ruleset, load_plugins

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
REGIONS = ("source", "target", "region", "one", "other")  # fields of events that hold region numbers


class Golden(NamedTuple):
    """One golden game."""

    game: str
    edition: str
    seats: int
    seed: int

    @property
    def file(self) -> Path:
        """Where it stands."""
        named = f"{self.game}-{self.edition}" if self.edition else self.game
        return FOLDER / f"{named}-{self.seats}p.txt"


# By game, edition and number of seats. The seeds are chosen so that every race and power is picked, and every place found, in one
# of the games of each edition. A game without editions has the edition "".
SEEDS = {
    "small-world": {
        "hobbyworld-2016": {2: 1, 3: 1, 4: 1, 5: 4},
        "stylelife-2010": {2: 1, 3: 3, 4: 13, 5: 16},
        "fan-as": {2: 8, 3: 1, 4: 12, 5: 38},
    },
    "warcraft": {"": {2: 14, 3: 57, 4: 20, 5: 7}},
}
GAMES = tuple(
    Golden(game, edition, seats, seed)
    for game, editions in SEEDS.items()
    for edition, seeds in editions.items()
    for seats, seed in seeds.items()
)


def lines(ruleset: Ruleset, edition: str, seats: int, seed: int) -> Iterator[str]:
    """Yield the lines of a golden game."""
    game = Game.new(ruleset, seats, edition=edition, seed=seed)
    told = f", edition {edition}" if edition else ""
    yield f"# {ruleset.id}, {seats} seats, seed {seed}, map {game.play.setup.map}{told}"
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
    if field in REGIONS and isinstance(value, int):
        from swcore.conquest.state import PLACES

        return names[value] if value >= 0 else PLACES[value]
    if isinstance(value, tuple):
        return "[" + " ".join(shown("", item, names) for item in value) + "]"
    return str(value)


def text(ruleset: Ruleset, edition: str, seats: int, seed: int) -> str:
    """Return a golden game as text."""
    return "\n".join(lines(ruleset, edition, seats, seed)) + "\n"


def hashes() -> Iterator[str]:
    """Yield the name and the hash of the text of every golden game, as it is played now."""
    for golden in GAMES:
        told = text(load_plugins(golden.game), *golden[1:])
        yield f"{golden.file.name} {hashlib.sha256(told.encode('utf-8')).hexdigest()}"


def main() -> None:
    """Rewrite the files, or print one game or the hashes of all."""
    if sys.argv[1:2] == ["--print"]:
        game, edition, seats, seed = sys.argv[2:6]
        print(text(load_plugins(game), edition, int(seats), int(seed)), end="")
    elif sys.argv[1:2] == ["--hashes"]:
        print("\n".join(hashes()))
    else:
        for golden in GAMES:
            golden.file.write_text(text(load_plugins(golden.game), *golden[1:]), encoding="utf-8")


if __name__ == "__main__":
    main()
