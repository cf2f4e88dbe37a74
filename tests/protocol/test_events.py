"""The schema of events: made from what the games declare, and held to what readers of random games get."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from scripts import event_schema
from swcore import Game
from swcore.game.questions import plain_events
from swcore.text.resources import schema, validator
from tests.shared.rulesets import GAMES, rules
from tests.shared.showing import SIZES

FAMILY = {"small-world": "conquest", "warcraft": "conquest", "tiny-towns": "towns"}
# One of each kind that random games of the installed pieces do not bring, as the machine writes it: places are numbers, -1 the
# hand, -2 the tray, -4 aside, -5 the supply; neighbours are a mask.
RARE: dict[str, list[tuple[Any, ...]]] = {
    "small-world": [
        ("moved", 0, 0b110),
        ("region", "new", "hill", ("mine",), 0b1, True),
        ("border", 1, 2, True),
        ("terrain", 3, "hill"),
        ("symbol", 3, "mine", False),
        ("stashed", 1, "home.pool", -1, 2),
        ("unstashed", 1, "home.pool", -4, 2),
        ("supplied", "base.orcs", -2),
        ("orphaned", 1),
        ("roused", 1),
        ("lent", 1, "base.bivouacking", "turn"),
        ("unlent", 1, "base.bivouacking", ""),
        ("purse", "base.orcs", -3, ((-3, "toll", "", "base.orcs"),)),
        ("used-against", 1, "strike", 0),
        ("hid", "base.hole", 1, -5, 3, "true"),
        ("redrawn", 2, "base.hole", "base.fortress", "base.mountain"),
        ("arranged", 1, ((0, -1, 2),), (("base.dragon", 0, 1, 1),)),
        ("rolled", 1, 4, 3),
        ("barred", 1, 4, "base.orcs"),
        ("answered", 1, "base.orcs", "which", ((0, "yes"), (1, "no"))),
        ("laid", "base.orcs", "base.fortress", -1),
        ("locked", "base.orcs", "", "", ""),
        ("length", 9, "turn"),
        ("plan", ("ready", "conquer")),
        ("verdicts", (((0, 1), "most", "", "base.orcs"),)),
        ("left", 1),
    ],
    "tiny-towns": [
        ("piled", ("wood",), ("brick",), (), ("glass", "stone", "wheat")),
        ("turned", "wood"),
        ("chosen", "wood", "brick"),
        ("stacked", 0, 5, ("wood", "brick")),
        ("noted", 0, "towns.bank.used", (1, 2, 3)),
        ("taken", 0, 5),
        ("moved", 0, 5, 6),
        ("hid", 0, "towns.fort_ironweed.key", "wood", ("wood", "brick")),
        ("cleared",),
    ],
}


@cache
def part(name: str) -> Draft202012Validator:
    """Return what checks an event against a part of the schema."""
    return validator("event", name)


def hold(game: str, event: dict[str, Any]) -> None:
    """Check an event against the part of its kind."""
    parts = schema("event")["$defs"]
    name = next(one for one in (f"{FAMILY[game]}-{event['event']}", f"kernel-{event['event']}") if one in parts)
    part(name).validate(event)


def random_events(game: str, seed: int, most: int) -> list[dict[str, Any]]:
    """Return so many events of random games, as a seat gets them."""
    rng, found = random.Random(f"{game} {seed}"), list[dict[str, Any]]()
    while len(found) < most:
        played = Game.new(rules(game), rng.randint(2, SIZES[game][1]), seed=rng.getrandbits(32))
        while not played.over:
            seat = played.pending[0]
            played.apply(rng.choice(played.legal_actions(seat)), seat)
        steps = json.loads(json.dumps(played.news(rng.randrange(played.play.setup.seats), "")))["steps"]
        found += [event for step in steps for event in step["events"]]
    return found


def test_each_field_of_each_event_is_declared() -> None:
    assert list(event_schema.undeclared()) == []


@pytest.mark.parametrize("game", GAMES)
def test_events_of_random_games_are_what_the_schema_says(game: str) -> None:
    for event in random_events(game, 1, 150):
        hold(game, event)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_thousands_of_events_of_random_games_are_what_the_schema_says(game: str) -> None:
    for event in random_events(game, 2, 20_000):
        hold(game, event)


@pytest.mark.parametrize("game", RARE)
def test_kinds_that_are_seldom_are_what_the_schema_says(game: str) -> None:
    machine = Game.new(rules(game), 2, seed=1).play
    for event in json.loads(json.dumps(plain_events(machine, RARE[game]))):
        hold(game, event)


def test_neighbours_are_told_by_their_names() -> None:
    machine = Game.new(rules("small-world"), 2, seed=1).play
    (told,) = plain_events(machine, [("moved", 0, 0b110)])  # a mask of the second and the third region
    assert told == {"event": "moved", "region": {"region": "r01"}, "beside": [{"region": "r02"}, {"region": "r03"}]}


def test_what_is_told_otherwise_does_not_fit() -> None:
    right = {"event": "tokens", "army": 0, "source": "hand", "target": {"region": "r01"}, "count": 2}
    assert part("conquest-tokens").is_valid(right)
    assert part("conquest-event").is_valid(right)
    assert not part("towns-event").is_valid(right)
    for wrong in ({"count": "2"}, {"source": "nowhere"}, {"target": 3}, {"more": 1}, {"count": -1}):
        assert not part("conquest-tokens").is_valid({**right, **wrong})
    assert part("conquest-uncovered").is_valid(
        {"event": "uncovered", "column": [["a", "b", 0]], "banners": None, "badges": None, "discard": []}
    )
    assert validator("event").is_valid({"event": "gain", "seat": 0})  # of a game of somebody else
