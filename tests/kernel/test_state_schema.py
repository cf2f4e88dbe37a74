"""The JSON form of positions and views is what `schemas/state.schema.json` says, in every game."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import jsonschema
import pytest

from swcore import Game, load_plugins
from swcore.conquest.position.army import Army, Conquest
from swcore.conquest.position.state import ConquestState
from swcore.engine.fields import PUBLIC
from swcore.engine.records import Record
from swcore.text.resources import schema
from tests.kernel.dicegame import dice
from tests.kernel.test_parallel import Pebbles

PARTS: dict[str, Any] = schema("state")["$defs"]


@cache
def validator(part: str) -> Any:
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{part}", "$defs": PARTS})


def check(game: Game, family: str = "") -> None:
    """Hold a position, and what every seat and a bystander see of it, to the schema."""
    validator(f"{family}state").validate(game.play.state.to_json())
    for seat in (None, *range(game.play.state.seats)):
        validator(f"{family}view").validate(game.view(seat))


def play_on(game: Game, every: int, family: str = "", cap: int = 3_000) -> int:
    """Play at random, check every so many positions and the last one; return how many steps it took."""
    rng = random.Random(1)
    for count in range(cap):
        if game.over or count % every == 0:
            check(game, family)
        if game.over:
            return count
        seat = rng.choice(game.pending)
        game.apply(rng.choice(game.legal_actions(seat)), seat)
    return cap


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(schema("state"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", list(load_plugins("small-world").book.editions))
def test_positions_and_views_of_small_world_fit_the_schema(seats: int, edition: str) -> None:
    game = Game.new("small-world", seats, seed=seats, edition=edition)
    assert play_on(game, 36, "conquest-") > 50  # the editions fill the same fields: together every twelfth step
    assert game.over


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_positions_and_views_of_small_world_of_warcraft_fit_the_schema(seats: int) -> None:
    """With races that lay bombs and call tolls: they fill fields that the base game leaves empty."""
    game = Game.new("warcraft", seats, seed=seats, featured=["warcraft.goblins", "warcraft.pandaren", "warcraft.intimidating"])
    state = game.play.state.to_json()
    assert len(state["faces"]) == seats, "one marker lies face down on each island"
    assert len(state["piles"]["warcraft.face_down"]) == 12 - seats
    assert play_on(game, 24, "conquest-") > 50
    assert game.over


@pytest.mark.parametrize(("mode", "seats"), [("base", 6), ("town_hall", 3), ("solo", 1)])
def test_positions_and_views_of_tiny_towns_fit_the_schema(mode: str, seats: int) -> None:
    """Inside of lanes too: while all place and build, the state holds what was committed last."""
    game = Game.new("tiny-towns", seats, seed=seats, options={"mode": mode, "cavern": "on"})
    assert play_on(game, 5) > 50
    assert game.over


def test_positions_and_views_of_any_game_fit_the_schema() -> None:
    game = Game.new(load_plugins("dice", pieces=[dice]), 3)
    for text in ("roll", "mix", "peek", "count", "stop"):
        check(game)
        game.apply(text)
    check(game)
    assert game.over
    assert play_on(Game.new(load_plugins("pebbles", pieces=[Pebbles("toy.pebbles")]), 3), 1) > 4


def names(record: type[Record], *, public: bool = False) -> set[str]:
    return {field.name for field in record.ALL_FIELDS if not field.derived and (not public or field.visible == PUBLIC)}


def test_the_schema_knows_every_field_and_no_other() -> None:
    opened = PARTS["open"]["properties"].keys() | PARTS["conquest-open"]["properties"].keys()
    assert opened == names(ConquestState, public=True)
    whole = opened | PARTS["state"]["properties"].keys() | PARTS["conquest-state"]["properties"].keys()
    assert whole == names(ConquestState)
    assert PARTS["army"]["properties"].keys() == names(Army)
    assert tuple(item["title"] for item in PARTS["conquest"]["prefixItems"]) == Conquest._fields
    assert PARTS["conquest"]["minItems"] == len(Conquest._fields)


def test_what_is_required_is_all_there_is() -> None:
    for part in ("open", "army", "conquest-open", "conquest-state", "state", "view"):
        assert set(PARTS[part]["required"]) == set(PARTS[part]["properties"]), part


WRONG: dict[str, Any] = {
    "a field too many": lambda state: state.update(fog=1),
    "a field too few": lambda state: state.pop("tray"),
    "a text for a number": lambda state: state.update(round="1"),
    "tokens below none": lambda state: state["tokens"].__setitem__(0, -1),
    "a region of half an army": lambda state: state["owner"].__setitem__(0, 0.5),
    "a combo without its coins": lambda state: state["column"][0].pop(),
    "an army with a field too many": lambda state: state["armies"][0].update(strength=3),
    "an open frame without its kind": lambda state: state["stack"].append([]),
    "a use without its army": lambda state: state["uses"].append(["steal"]),
    "a toll of nobody": lambda state: state["paid"].append([-1, "harmony"]),
    "a face in no region": lambda state: state["faces"].update({"home.card": "ace"}),
    "a face of no name": lambda state: state["piles"].update({"home.card": [""]}),
}


@pytest.mark.parametrize("what", WRONG)
def test_another_shape_is_refused(what: str) -> None:
    state = Game.new("small-world", 2, seed=1).play.state.to_json()
    assert validator("conquest-state").is_valid(state)
    WRONG[what](state)
    assert not validator("conquest-state").is_valid(state)


@pytest.mark.parametrize("hidden", ["banners", "badges", "piles", "faces", "streams", "stack", "committed"])
def test_a_view_that_held_what_is_hidden_would_not_fit_the_schema(hidden: str) -> None:
    game = Game.new("small-world", 2, seed=1)
    view = game.view(0)
    assert validator("conquest-view").is_valid(view)
    view["state"][hidden] = game.play.state.to_json()[hidden]
    assert not validator("conquest-view").is_valid(view)
