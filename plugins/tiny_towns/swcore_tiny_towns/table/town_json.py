"""A town as JSON, checked by the schema `schemas/town.schema.json` of the pack."""

from __future__ import annotations

import functools
import json
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NoReturn

from swcore import SwcoreError, nearest
from swcore_tiny_towns.position.squares import RESOURCES, SQUARES
from swcore_tiny_towns.table.town import PLAYERS, TableTown
from swcore_tiny_towns.wording.short_names import Names
from swcore_tiny_towns.wording.table_errors import at

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator, ValidationError


def read_json(text: str, names: Names, label: str) -> TableTown:
    """Read a town from its JSON form.

    Args:
        text: the JSON object.
        names: the names that may be used.
        label: the file it comes from; "" for the standard input.

    Raises:
        SwcoreError: `town-json` with the place inside the file; `unknown-name`, `ambiguous-name`.
    """
    try:
        data: dict[str, Any] = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        told, hint = f"{at(label)['en']} is not JSON: {why}.", "A town is a JSON object in UTF-8."
        raise SwcoreError(told, code="town-json", hint=hint, at=at(label), syntax=why) from None
    for problem in _validator().iter_errors(data):
        raise _complaint(label, problem)
    squares = tuple(
        _named(names.square, word, at(label, step=f"town[{row}][{column}]")) if word else ""
        for row, words in enumerate(data["town"])
        for column, word in enumerate(words)
    )
    on = {
        square: tuple(_named(names.resource, word, at(label, step=f"on.{square}")) for word in lying)
        for square, lying in data.get("on", {}).items()
    }
    for square in on:
        if squares[SQUARES.index(square)] in ("", *RESOURCES):
            there, hint = at(label, step=f"on.{square}"), "a1 is the upper left square, b1 the one to the right of it."
            told = f"{there['en']} names a square without a building."
            raise SwcoreError(told, code="town-json", hint=hint, at=there, square=square)
    solo = data.get("solo", False)
    return TableTown(
        squares,
        on,
        players=1 if solo else int(data.get("players", PLAYERS)),
        solo=solo,
        options=data.get("options", {}),
        **{key: int(data[key]) for key in ("place", "shrine", "right_halls") if key in data},
    )


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")


def _named(find: Any, word: str, place: dict[str, str]) -> str:
    try:
        found: str = find(word)
    except SwcoreError as error:
        told = f"{place['en']}: {error.message}."
        raise SwcoreError(told, code=error.code, hint=error.hint, at=place, **error.details) from None
    return found


def _complaint(label: str, problem: ValidationError) -> SwcoreError:
    """Return the error for a broken rule of the schema, in plain words."""
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in problem.absolute_path).lstrip(".")
    rule: Any = problem.schema
    given: Any = problem.instance
    wanted: Any = problem.validator_value
    hint = str(rule.get("description", ""))
    values: dict[str, str] = {}
    if problem.validator == "additionalProperties":
        known = rule.get("properties", {})
        extra = next(key for key in given if key not in known)
        told, hint = f"{place or 'the top level'} has an unknown key {extra[:40]!r}", nearest(extra, known) if known else hint
        values["extra"] = extra[:40]
    elif problem.validator == "required":
        values["missing"] = next(key for key in wanted if key not in given)
        told = f"{place or 'the top level'} has no {values['missing']!r}"
    else:
        try:
            shown = json.dumps(given, ensure_ascii=False, allow_nan=False)
        except ValueError:  # 1e999 is read as infinity
            shown = repr(given)
        values["given"] = shown if len(shown) <= 60 else shown[:57] + "..."
        told = f"{place or 'the top level'} cannot be {values['given']}"
    told = f"{at(label)['en']}: {told}."
    return SwcoreError(told, code="town-json", hint=hint, at=at(label, step=place), **values)


@functools.cache
def _validator() -> Draft202012Validator:
    from jsonschema import Draft202012Validator

    schema = files("swcore_tiny_towns") / "schemas" / "town.schema.json"
    return Draft202012Validator(json.loads(schema.read_text(encoding="utf-8")))
