"""What a game shows of itself, as JSON: all calls at once, for tests that compare or validate it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from swcore import Game, Ruleset, load_plugins
from swcore.hooks.discovery import load_file
from tests.shared.rulesets import GAMES, dice_rules, rules, toy_rules
from tests.shared.tables import play_on

LANGUAGES = ("en", "ru")
TIDES = Path(__file__).parents[2] / "examples" / "tides.py"
ALL = (*GAMES, "stones", "tides", "dice")
SIZES = {"small-world": (2, 5), "warcraft": (2, 5), "tiny-towns": (1, 6), "stones": (2, 4), "tides": (2, 4), "dice": (2, 2)}


@cache
def rules_of(name: str) -> Ruleset:
    """Return the rules of a game, of an example or of a toy by its bare name."""
    if name == "tides":
        return load_plugins("tides", pieces=load_file(TIDES))
    return toy_rules() if name == "stones" else dice_rules() if name == "dice" else rules(name)


def positions(name: str, count: int, seed: int = 0) -> Iterator[Game]:
    """Yield positions of random games, a few of each game."""
    rng = random.Random(f"{name} {seed}")
    low, high = SIZES[name]
    while count > 0:
        seats = rng.randint(low, high)
        options = {"mode": "solo" if seats == 1 else rng.choice(["base", "base", "town_hall"])} if name == "tiny-towns" else {}
        game = Game.new(rules_of(name), seats, seed=rng.getrandbits(32), options=options)
        for _ in range(4):
            play_on(game, rng, rng.choice((1, 3, 9, 27, 60)))
            yield game
            count -= 1
            if game.over or not count:
                break


def shown(game: Game, seat: int | None, language: str = "en", tries: Iterable[str] = ()) -> dict[str, Any]:
    """Return all that a game shows to a seat of the position.

    Args:
        game: the game; a guess without history serves, too.
        seat: who looks; None for a bystander.
        language: the language.
        tries: texts of actions that are asked for as well.
    """
    told: dict[str, Any] = {
        "scene": game.scene(seat, language).as_json(),
        "board": game.board(),
        "result": game.face(language).result(game, seat) if game.over else [],
    }
    if seat is None:
        return told
    menu = game.menu(seat, language)
    texts = [one.action for one in menu.choices]
    heads = dict.fromkeys([text.partition(" ")[0] for text in texts])
    tried = [*texts[:2], *texts[-1:], *tries]
    told["menu"] = menu.as_json()
    told["complete"] = {
        one: game.complete(one, seat, language).as_json() for one in ("", *heads, *(f"{one} " for one in heads), *tries)
    }
    told["why"] = {one: game.why(one, seat, language).as_json() for one in dict.fromkeys(tried)}
    return told


def told(game: Game, seat: int | None, language: str = "en", last: int = 3) -> dict[str, Any]:
    """Return all that a game tells a seat of its history: news, the last sentences, what ending the turn would bring."""
    return {
        "news": game.news(seat),
        "told": [line for step in game.log[-last:] if (line := [one.as_json() for one in game.tell(step, seat, language)])],
        "forecast": [one.as_json() for one in game.forecast(seat, language)] if seat is not None else [],
    }


def as_text(value: object) -> str:
    """Return JSON data as text; what is no JSON data is refused."""
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
