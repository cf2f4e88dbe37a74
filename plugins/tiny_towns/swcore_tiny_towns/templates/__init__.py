"""What new buildings and monuments are written from."""

from __future__ import annotations

from collections.abc import Iterable

from swcore import Ruleset
from swcore.authoring import Question, Template, Templates
from swcore_tiny_towns.position.pieces import TYPES
from swcore_tiny_towns.wording.words import WORDS

HERE = "swcore_tiny_towns.templates"


def _types(ruleset: Ruleset) -> Iterable[str]:
    return TYPES


def _called(ruleset: Ruleset, language: str) -> dict[str, str]:
    return {type: str(WORDS[f"type.{type}"][language]) for type in TYPES}


TYPE = Question("type", {"en": "Of which type is it?", "ru": "Какого она типа?"}, "well", words=_types, called=_called)
NEAR = Question(
    "near",
    {"en": "Buildings of which type does it count?", "ru": "Здания какого типа она считает?"},
    "cottage",
    words=_types,
    called=_called,
)
POINTS = Question(
    "points",
    {"en": "How many points is each of them worth (1 to 5)?", "ru": "Сколько очков за каждое (от 1 до 5)?"},
    "1",
    numbers=(1, 5),
)


def _of(kind: str, doc: dict[str, str], *questions: Question) -> Template:
    test = {"test_@id@.py": f"{HERE}:test_{kind}.py.txt"}
    data = {"@id@.toml": f"{HERE}:{kind}.toml.txt", **test}
    return Template(kind, doc, data, {"@id@.py": f"{HERE}:{kind}.py.txt", **test}, questions)


TEMPLATES = Templates(
    (
        _of("building", {"en": "a building card", "ru": "здание"}, TYPE, NEAR, POINTS),
        _of("monument", {"en": "a monument card", "ru": "монумент"}, NEAR, POINTS),
    )
)
