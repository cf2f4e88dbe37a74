"""Write the golden games: one readable game per edition or mode and player count, played by seeded choices.

.venv/bin/python scripts/golden.py            rewrite tests/golden/*.txt
.venv/bin/python scripts/golden.py --print small-world fan-as 2 7
.venv/bin/python scripts/golden.py --print warcraft "" 3 7
.venv/bin/python scripts/golden.py --print tiny-towns town_hall 3 7
.venv/bin/python scripts/golden.py --hashes   print the hash of every golden game, as it is played now

Choices are uniform, but in games of towns: there chance alone builds little, so each player works at one card after the other.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from swcore import Action, Game, Ruleset, load_plugins

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
REGIONS = ("source", "target", "region", "one", "other")  # fields of events that hold region numbers
SQUARE_FIELDS = ("square", "squares")  # fields of events that hold numbers of squares of a town


class Golden(NamedTuple):
    """One golden game."""

    game: str
    variant: str  # an edition, or a mode; "" where a game has neither
    seats: int
    seed: int

    @property
    def file(self) -> Path:
        """Where it stands."""
        named = f"{self.game}-{self.variant}" if self.variant else self.game
        return FOLDER / f"{named}-{self.seats}p.txt"


# By game, edition or mode, and number of seats. The seeds are chosen so that every race and power is picked, and every place
# found, in one of the games of each edition, and that every building and monument is built in one of the games of towns.
SEEDS = {
    "small-world": {
        "hobbyworld-2016": {2: 1, 3: 1, 4: 1, 5: 4},
        "stylelife-2010": {2: 1, 3: 3, 4: 13, 5: 16},
        "fan-as": {2: 8, 3: 1, 4: 12, 5: 38},
    },
    "warcraft": {"": {2: 14, 3: 57, 4: 20, 5: 7}},
    "tiny-towns": {"base": {1: 50, 2: 43, 3: 9, 4: 47, 5: 40, 6: 32}, "town_hall": {3: 23}, "solo": {1: 30}},
}
GAMES = tuple(
    Golden(game, variant, seats, seed)
    for game, variants in SEEDS.items()
    for variant, seeds in variants.items()
    for seats, seed in seeds.items()
)


def lines(ruleset: Ruleset, variant: str, seats: int, seed: int) -> Iterator[str]:
    """Yield the lines of a golden game."""
    edition = variant if variant in ruleset.book.editions else ""
    mode = "" if edition else variant
    game = Game.new(ruleset, seats, edition=edition, seed=seed, options={"mode": mode} if mode else {})
    setup = game.play.setup
    told = {"map": setup.map, "edition": edition, "mode": mode}
    yield ", ".join([f"# {ruleset.id}, {seats} seats, seed {seed}", *(f"{name} {one}" for name, one in told.items() if one)])
    names = setup.board.names if setup.map else ()
    yield from step_lines(game, names)
    rng = random.Random(seed)
    while not game.over:
        seat = rng.choice(game.pending)
        actions = game.legal_actions(seat)
        action = rng.choice(serving(game, seat, actions) if mode else actions)
        yield f"seat {seat + 1} of {len(actions)}: {action.text}"
        game.apply(action, seat)
        yield from step_lines(game, names)
    assert game.result is not None
    for name, value in game.result.items():
        if name == "sheets":
            yield from (sheet_line(seat, sheet) for seat, sheet in enumerate(value))
        else:
            yield f"{name}: {value}"
    yield f"hash: {game.digest()}"


def serving(game: Game, seat: int, actions: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return the actions of a game of towns that serve the card a player works at, or all where none does.

    It is the monument, then the largest pattern that the player has not built yet; the cubes lie where most of them lie already.
    """
    from swcore_tiny_towns.position.patterns import cube, used
    from swcore_tiny_towns.position.squares import RESOURCES, SQUARES

    state, pieces, words = game.play.state, dict[str, Any](game.ruleset.pieces), game.ruleset.compiled.words
    town, monument = state.towns[seat], state.monuments[seat]
    largest_first = sorted(state.cards, key=lambda id: -len(pieces[id].cells))
    for id in (monument, *largest_first):
        if not id or id in town.squares:
            continue
        laid = [code for code in pieces[id].codes if not used(code & ~town.code) & ~town.empty]
        if laid:
            code = max(laid, key=lambda code: (code & town.code).bit_count())
            wanted = code & ~town.code
            lacking = [(one, name) for one in RESOURCES for number, name in enumerate(SQUARES) if wanted & cube(one, number)]
            texts = {text for one, name in lacking for text in (f"name {one}", f"take {one}", f"place {one} {name}")}
            build = f"build {words[id]} "
            found = tuple(one for one in actions if one.text in texts or one.text.startswith(build))
            taken = {name for number, name in enumerate(SQUARES) if used(code) >> number & 1}
            beside = tuple(one for one in actions if one.kind == "place" and one.args[1] not in taken)
            return found or beside or actions
    return actions


def sheet_line(seat: int, sheet: dict[str, Any]) -> str:
    """Return the score of a town, item by item."""
    items = [f"{line['points']} for {line['count']} {line['card']}" for line in sheet["lines"]]
    return f"seat {seat + 1} scores {sheet['total']}, fed {' '.join(sheet['fed']) or 'none'}: {', '.join(items)}"


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
        from swcore.conquest.position.places import PLACES

        return names[value] if value >= 0 else PLACES[value]
    if field in SQUARE_FIELDS:
        squares = value if isinstance(value, tuple) else (value,)
        return " ".join("abcd"[square % 4] + str(square // 4 + 1) for square in squares)
    if isinstance(value, tuple):
        return "[" + " ".join(shown("", item, names) for item in value) + "]"
    return str(value)


def text(ruleset: Ruleset, variant: str, seats: int, seed: int) -> str:
    """Return a golden game as text."""
    return "\n".join(lines(ruleset, variant, seats, seed)) + "\n"


def hashes() -> Iterator[str]:
    """Yield the name and the hash of the text of every golden game, as it is played now."""
    for golden in GAMES:
        told = text(load_plugins(golden.game), *golden[1:])
        yield f"{golden.file.name} {hashlib.sha256(told.encode('utf-8')).hexdigest()}"


def main() -> None:
    """Rewrite the files, or print one game or the hashes of all."""
    if sys.argv[1:2] == ["--print"]:
        game, variant, seats, seed = sys.argv[2:6]
        print(text(load_plugins(game), variant, int(seats), int(seed)), end="")
    elif sys.argv[1:2] == ["--hashes"]:
        print("\n".join(hashes()))
    else:
        for golden in GAMES:
            golden.file.write_text(text(load_plugins(golden.game), *golden[1:]), encoding="utf-8")


if __name__ == "__main__":
    main()
