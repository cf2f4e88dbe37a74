"""Write the golden scenes: the table and the menu of some positions as they are shown, in English whole and in Russian by label.

.venv/bin/python -m scripts.golden_scenes     rewrite tests/golden/scenes/*.txt
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from swcore import Game

FOLDER = Path(__file__).parents[1] / "tests" / "golden" / "scenes"
DRAWN = ("outline", "position", "size")  # of the drawing of the map, which has tests of its own


class Golden(NamedTuple):
    """The positions of one game: how many seats, the seed, the options, after how many steps."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    steps: tuple[int, ...]


POSITIONS = (
    Golden("small-world", 3, 7, {}, (9, 60)),
    Golden("warcraft", 4, 3, {"team_variant": True}, (0, 40)),
    Golden("tiny-towns", 2, 5, {}, (1, 60)),
)
NAMES = tuple((golden, language) for golden in POSITIONS for language in ("en", "ru"))


def positions(golden: Golden) -> Iterator[tuple[int, Game]]:
    """Yield the positions with the number of their steps; choices are uniform."""
    game, rng = Game.new(golden.game, golden.seats, seed=golden.seed, options=golden.options), random.Random(golden.seed)
    for step in range(max(golden.steps) + 1):
        if step in golden.steps:
            yield step, game
        if not game.over:
            seat = rng.choice(game.pending)
            game.apply(rng.choice(game.legal_actions(seat)), seat)


def text(golden: Golden, language: str) -> str:
    """Return what stands in the file of a game in a language."""
    lines: list[str] = []
    for step, game in positions(golden):
        seat = game.pending[0]
        lines.append(f"== {golden.game}, {golden.seats} seats, after {step} steps, as seat {seat} sees it")
        lines += _scene(game, seat, language, areas=step == golden.steps[0])
        lines += ["-- menu", *_menu(game, seat, language), ""]
    return "\n".join(lines)


def _scene(game: Game, seat: int, language: str, *, areas: bool) -> Iterator[str]:
    scene = game.scene(seat, language)
    yield scene.status
    for one in scene.as_json()["elements"]:
        if one["kind"] == "area" and not areas:  # most of it stays as it is
            continue
        if language == "en":
            yield json.dumps(
                {name: value for name, value in one.items() if name not in DRAWN}, ensure_ascii=False, allow_nan=False
            )
        elif one["kind"] != "area":
            facts = " | ".join(f"{fact['label']}: {fact['value']}" for fact in one.get("facts", ()))
            yield " | ".join(filter(None, (one["id"], one["label"], facts, one.get("text", ""))))


def _menu(game: Game, seat: int, language: str) -> Iterator[str]:
    menu = game.menu(seat, language)
    yield menu.prompt
    for one in menu.as_json()["choices"]:
        yield json.dumps(one, ensure_ascii=False, allow_nan=False) if language == "en" else f"{one['action']}: {one['label']}"


def file_of(golden: Golden, language: str) -> Path:
    """Return where a file stands."""
    return FOLDER / f"{golden.game}-{language}.txt"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for golden, language in NAMES:
        file_of(golden, language).write_text(text(golden, language), encoding="utf-8")
