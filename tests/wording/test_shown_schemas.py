"""What a game shows is what its JSON Schemas say, in every game; and the schemas are those that the classes make."""

from __future__ import annotations

import json
from typing import Any

import attrs
import jsonschema
import pytest

from scripts import shown_schemas
from swcore import games
from swcore.text.resources import schema, validator
from swcore.wording import menus, scene
from tests.shared.showing import ALL, positions, shown, told

NAMES = sorted(shown_schemas.schemas())
CLASSES = {"menu": menus.Menu, "completion": menus.Completion, "why": menus.Why, "about": menus.About, "scene": scene.Scene}


def check(name: str, value: Any) -> None:
    """Hold a value to a schema; the elements of a scene each to that of its kind alone, which is faster."""
    if name == "scene":
        for one in value["elements"]:
            validator(name, one["kind"]).validate(one)
        value = {**value, "elements": value["elements"][:1]}
    validator(name).validate(json.loads(json.dumps(value)))


@pytest.mark.parametrize("name", NAMES)
def test_the_shipped_schemas_are_those_that_the_classes_make(name: str) -> None:
    made = shown_schemas.schemas()[name]
    assert schema(name) == made, "run make docs-pages"
    jsonschema.Draft202012Validator.check_schema(made)


@pytest.mark.parametrize("name", sorted(CLASSES))
def test_the_properties_of_a_schema_are_the_fields_of_its_class_and_each_says_what_it_is(name: str) -> None:
    properties = schema(name)["properties"]
    assert list(properties) == [field.name for field in attrs.fields(CLASSES[name])]
    for one in (schema(name), *schema(name).get("$defs", {}).values()):
        for field, told_ in one.get("properties", {}).items():
            assert field == "kind" or told_.get("description"), (name, field)


def test_every_kind_of_element_has_a_schema() -> None:
    parts = schema("scene")["$defs"]
    for kind in scene.ELEMENTS:
        assert list(parts[kind.kind]["properties"]) == ["kind", *(field.name for field in attrs.fields(kind))]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_installed_games_fit_their_schema(lang: str) -> None:
    check("games", [one.as_json() for one in games(lang=lang)])


@pytest.mark.parametrize("name", ALL)
def test_all_that_a_game_shows_fits_the_schemas(name: str) -> None:
    for number, game in enumerate(positions(name, 10)):
        seat = None if number % 5 == 4 else (game.pending or (0,))[0]
        for language in ("en", "ru")[number % 2 :][:1]:
            found = shown(game, seat, language, tries=("zzz", "resign", "conquer", "done now"))
            check("scene", found["scene"])
            check("board", found["board"])
            for one in (found[key] for key in ("menu",) if key in found):
                check("menu", one)
            for one in found.get("complete", {}).values():
                check("completion", one)
            for one in found.get("why", {}).values():
                check("why", one)
            spoken = told(game, seat, language)
            check("news", spoken["news"])
            check("forecast", spoken["forecast"])
            for one in spoken["told"]:
                check("told", one)
            abouts = {one["about"] for one in found["scene"]["elements"] if one.get("about")}
            for id in sorted(abouts)[number::10]:
                check("about", game.about(id, language).as_json())
