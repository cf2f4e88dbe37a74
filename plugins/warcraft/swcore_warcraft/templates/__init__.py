"""What new artifacts and legendary places are written from; races, powers, rules and maps come from the family."""

from __future__ import annotations

from swcore.authoring import Question, Template, Templates

HERE = "swcore_warcraft.templates"
COINS = Question(
    "coins",
    {
        "en": "How many coins does it bring in a turn (1 to 5)?",
        "ru": "Сколько монет она приносит за ход (от 1 до 5)?",
    },
    "2",
    numbers=(1, 5),
)


def _of(kind: str) -> Template:
    docs = {
        "artifact": {"en": "an artifact", "ru": "артефакт"},
        "place": {"en": "a legendary place", "ru": "легендарное место"},
    }
    test = {"test_@id@.py": f"{HERE}:test_place.py.txt"}
    data = {"@id@.toml": f"{HERE}:{kind}.toml.txt", **test}
    code = {"@id@.py": f"{HERE}:{kind}.py.txt", **test}
    return Template(kind, docs[kind], data, code, (COINS,))


TEMPLATES = Templates((_of("artifact"), _of("place")), beside="swcore.conquest.templates:TEMPLATES")
