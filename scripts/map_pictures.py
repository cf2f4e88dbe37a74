"""Draw the pictures of maps in the documentation: all maps of the games as games on them begin, and some in mid-game.

    python -m scripts.map_pictures

Part of `make docs-pages`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from scripts.outlines import maps
from swcore import Game, Ruleset, load_plugins
from swcore.authoring.maps import deal, sketch_of
from swcore.bots import make_bot
from swcore.cli.map_files import drawn, picture_of
from swcore.graph import dump_map, load_map
from swcore.wording.pictures import spots_of_scene
from swcore.wording.shows import face_of

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "reference" / "maps"
GAMES = {"base_game": "small-world", "warcraft": "warcraft"}
SIX = """\
a*: b c e
b*: c d
c:  d e
d*: e f
e*: f
f*:

a hill mine
b forest
c lake
"""
"""The map of the how-to, which a test finds there."""

MIDDLE = {  # games in the middle, by the name of their picture
    "small-world-2-players": ("small-world", 2, 66),
    "small-world-5-players": ("small-world", 5, 150),
    "warcraft-3-players": ("warcraft", 3, 90),
}


@cache
def rules(game: str) -> Ruleset:
    """Return the rules of a game."""
    return load_plugins(game)


def empty(path: Path) -> str:
    """Return the picture of a map as a game on it begins."""
    ruleset, source = rules(GAMES[path.parts[-4]]), load_map(path)
    game = Game.new(ruleset, seats=2, seed=0, map=dump_map(source))
    face = face_of(ruleset, "en")
    return drawn(face, source, spots_of_scene(game.scene(None)), key=False, ids=True)


def middle(name: str, seats: int, steps: int) -> str:
    """Return the picture of a game between bots after some steps."""
    game = Game.new(rules(name), seats=seats, seed=7)
    bots = [make_bot("greedy", game.ruleset, seat) for seat in range(seats)]
    for _ in range(steps):
        if game.over:
            break
        seat = game.pending[0]
        game.apply(bots[seat].choose(game, seat), seat)
    return picture_of(game, None, "en", key=True)


def six() -> str:
    """Return the picture of the map of the how-to."""
    ruleset = rules("small-world")
    models = [ruleset.book.read_map(ruleset, one) for one in ruleset.book.maps]
    source = deal(sketch_of(SIX), models, 1).finished("six", {"en": "six"}, players=2, rounds=10)
    game = Game.new(ruleset, seats=2, seed=0, map=dump_map(source))
    return drawn(face_of(ruleset, "en"), source, spots_of_scene(game.scene(None)), key=True, ids=True)


def main() -> None:
    """Write all pictures."""
    FOLDER.mkdir(exist_ok=True)
    found = {path.stem: empty(path) for path in maps()} | {"six": six()}
    found |= {name: middle(*how) for name, how in MIDDLE.items()}
    for name, picture in found.items():
        (FOLDER / f"{name}.svg").write_text(picture + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
