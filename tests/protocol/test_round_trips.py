"""Random positions told as JSON: each answer is what its schema says, and comes back as the value that it was."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from swcore import Game
from swcore.protocol import Conversation
from swcore.text.resources import validator
from swcore.wording.menus import Completion, Forecast, Menu, Sentence, Why
from swcore.wording.scene import Scene
from tests.protocol.talk import said, talk
from tests.shared.rulesets import GAMES
from tests.shared.showing import SIZES


def back(kind: Any) -> Callable[[Any], Any]:
    """Return what reads a value from JSON and tells it again."""
    return lambda data: kind.from_json(data).as_json()


# What comes back as a value of a class, by request: where it stands in the answer, and how it is read and told again.
VALUES: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "menu": ("", back(Menu)),
    "scene": ("", back(Scene)),
    "complete": ("", back(Completion)),
    "why": ("", back(Why)),
    "forecast": ("endings", lambda data: [Forecast.from_json(one).as_json() for one in data]),
    "tell": ("sentences", lambda data: [Sentence.from_json(one).as_json() for one in data]),
}


def check(conversation: Conversation, seat: int, lang: str) -> None:
    """Hold the answers about a position to their schemas."""
    for do in ("status", "view", "news", *VALUES):
        given: dict[str, Any] = {"action": "done"} if do == "why" else {"prefix": ""} if do == "complete" else {}
        if do != "status":
            given["seat"] = seat
        found = json.loads(json.dumps(said(conversation, do, lang=lang, **given)))
        if do == "scene":  # each element by its kind alone: a choice of ten kinds takes long
            for one in found["elements"]:
                validator("scene", one["kind"]).validate(one)
        validator("protocol", f"{do.capitalize()}Answer").validate(found if do != "scene" else {**found, "elements": []})
        if do in VALUES:
            at, told_again = VALUES[do]
            value = found[at] if at else found
            assert told_again(value) == value, do


def hold(game: str, count: int, seed: int) -> None:
    """Check so many random positions, and the save of each game on the way."""
    rng, high = random.Random(f"{game} {seed}"), SIZES[game][1]
    while count > 0:
        conversation = talk()
        status = said(conversation, "new", game=game, seats=rng.randint(2, high), seed=rng.getrandbits(32))
        while not status["over"] and count > 0:
            for _ in range(rng.randint(1, 9)):
                if not status["over"]:
                    choices = said(conversation, "menu")["choices"]
                    status = said(conversation, "act", action=rng.choice(choices)["action"])
            check(conversation, rng.choice(status["pending"] or [0]), rng.choice(("en", "ru")))
            count -= 1
        save = said(conversation, "save")["save"]
        for line in save.splitlines():
            data = json.loads(line)
            validator("save", "header" if "swcore-save" in data else "step").validate(data)
        assert Game.load(save).save() == save


@pytest.mark.parametrize("game", GAMES)
def test_random_positions_come_back_from_json(game: str) -> None:
    hold(game, 3, seed=1)


@pytest.mark.long
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("game", GAMES)
def test_thousands_of_random_positions_come_back_from_json(game: str) -> None:
    hold(game, 1_200, seed=2)
