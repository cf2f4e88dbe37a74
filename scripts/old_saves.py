"""Write saves for `tests/saves` with the swcore that is installed: games of every kind, played by seeded choices.

.venv/bin/python scripts/old_saves.py FOLDER

Run it with the version that is about to be released, into a new folder of `tests/saves`: see the README there. No save is
ever written again, so the folder must be new.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from swcore import Game
from swcore.bots import make_bot
from swcore.hooks.discovery import load_file
from swcore.testing import tiny_map

EXAMPLES = Path(__file__).parents[1] / "examples"
POND = tiny_map(
    {
        "a": "hill mine edge",
        "b": "forest edge",
        "c": "swamp lost_tribe",
        "d": "farmland edge",
        "e": "mountain cavern",
        "f": "sea edge",
        "g": "forest magic lost_tribe",
        "h": "hill cavern edge",
        "i": "lake",
    },
    "a-b b-c c-d d-e e-f f-a a-c c-e b-g g-h h-d c-g i-c i-g",
    rounds=6,
)


class Kept(NamedTuple):
    """How one save is made.

    Attributes:
        game: the name of the game.
        seats: how many.
        seed: for the game and for the choices.
        chosen: what else `Game.new` is given.
        bot: who plays: `random` or `greedy`.
        steps: after how many steps it stops; None for the end of the game.
        undo: the share of steps that are taken back, each kept as a line of its own.
        resigns: the step at which the seat in turn leaves the game for good.
        piece: the example file that is played with.
        edit: what is done to the bytes in the end, as a person or a crash may do it.
    """

    game: str
    seats: int
    seed: int
    chosen: dict[str, Any] = {}  # noqa: RUF012
    bot: str = "random"
    steps: int | None = None
    undo: float = 0.0
    resigns: int | None = None
    piece: str = ""
    edit: Callable[[bytes], bytes] | None = None


def noted(raw: bytes) -> bytes:
    """Return a save as an editor leaves it: a byte order mark, comments, empty lines, other ends of line."""
    lines = raw.splitlines()
    return b"\xef\xbb\xbf" + b"\r\n".join([b"# For Anna", lines[0], b"", *lines[1:], "# конец".encode()])


def broken(raw: bytes) -> bytes:
    """Return a save as a process leaves it that is killed while it writes."""
    return raw[:-40]


def dice(stream: str, outcomes: Any) -> int | None:
    """Return real dice: every one shows 2."""
    return 2 if stream == "die" else None


SAVES = {
    "small-world-fan-as-2p-finished": Kept("small-world", 2, 8, {"edition": "fan-as"}),
    "small-world-fan-as-4p-greedy": Kept("small-world", 4, 21, {"edition": "fan-as"}, "greedy"),
    "small-world-hobbyworld-2016-3p-undo": Kept("small-world", 3, 5, {"edition": "hobbyworld-2016", "first": 2}, undo=0.2),
    "small-world-stylelife-2010-5p-finished": Kept("small-world", 5, 16, {"edition": "stylelife-2010"}),
    "small-world-options-featured-4p": Kept(
        "small-world",
        4,
        12,
        {
            "options": {"sorcerer_limit": "per_turn", "forced_decline_when_stuck": True, "open_coins": True},
            "featured": ["base.berserk", "base.sorcerers", "base.orcs"],
        },
    ),
    "small-world-map-as-data-real-dice-2p-noted": Kept("small-world", 2, 3, {"map": POND, "script": dice}, edit=noted),
    "small-world-resigned-3p": Kept("small-world", 3, 2**128 - 1, {"map": "base-4p"}, resigns=60),
    "small-world-gnolls-2p-greedy": Kept("small-world", 2, 9, {"featured": ["home.gnolls"]}, "greedy", piece="gnolls.py"),
    "warcraft-2p-greedy": Kept("warcraft", 2, 14, {}, "greedy"),
    "warcraft-islands-named-3p-undo": Kept("warcraft", 3, 57, {"map": "large-2a+medium-1b+small-2a"}, undo=0.15),
    "warcraft-options-4p-finished": Kept("warcraft", 4, 20, {"options": {"badge_mining": 2, "badge_champion": 3}, "first": 1}),
    "warcraft-5p-broken-off": Kept("warcraft", 5, 7, {}, steps=150, edit=broken),
    "tiny-towns-base-4p-greedy": Kept("tiny-towns", 4, 47, {}, "greedy"),
    "tiny-towns-base-6p-undo": Kept("tiny-towns", 6, 32, {"options": {"cavern": "on"}}, undo=0.1),
    "tiny-towns-town-hall-3p-finished": Kept("tiny-towns", 3, 23, {"options": {"mode": "town_hall", "cards": "first"}}),
    "tiny-towns-solo-greedy": Kept("tiny-towns", 1, 30, {"options": {"mode": "solo"}}, "greedy"),
    "tiny-towns-windmill-2p-greedy": Kept("tiny-towns", 2, 6, {"featured": ["home.windmill"]}, "greedy", piece="windmill.py"),
    "tiny-towns-no-monuments-2p-resigned": Kept("tiny-towns", 2, 4, {"options": {"monuments": "off"}}, resigns=20),
}


def play(game: Game, kept: Kept) -> None:
    """Play a game to where its save shall end."""
    rng = random.Random(kept.seed)
    bots = [make_bot(kept.bot, game.ruleset, kept.seed + seat) for seat in range(kept.seats)]
    done = 0
    while not game.over and done != kept.steps:
        seat = rng.choice(game.pending)
        if done == kept.resigns:
            game.resign(seat)
        else:
            game.apply(bots[seat].choose(game, seat), seat)
        done += 1
        if rng.random() < kept.undo and len(game.log) > 1:
            step = game.undo()
            if step.action is not None and rng.random() < 0.3:
                game.redo()


def write(kept: Kept, path: Path) -> dict[str, Any]:
    """Play a game, write its save, and return where it ends."""
    pieces: Any = ()
    if kept.piece:
        shutil.copy(EXAMPLES / kept.piece, path.parent)
        pieces = load_file(EXAMPLES / kept.piece)
    game = Game.new(kept.game, kept.seats, seed=kept.seed, with_pieces=pieces, **kept.chosen)
    with game.record(path):
        play(game, kept)
    if kept.edit:
        path.write_bytes(kept.edit(path.read_bytes()))
        if kept.edit is broken:
            game.undo()  # the last line is the one that was cut off
    told = {"digest": game.digest(), "steps": len(game.log), "over": game.over, "piece": kept.piece}
    return told | {"broken": kept.edit is broken, "result": game.result}


def main() -> None:
    """Write all saves, and `ends.json` with one line for each."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True)
    ends = {name: write(kept, folder / f"{name}.save") for name, kept in SAVES.items()}
    rows = [f"{json.dumps(name, allow_nan=False)}: {json.dumps(end, allow_nan=False)}" for name, end in ends.items()]
    (folder / "ends.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
