"""What new pieces of the family are written from: races, powers, rules and maps, each with a test of what it does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from swcore.authoring.new import Part, Question, Template, Templates
from swcore.engine.ruleset import Ruleset

HERE = "swcore.conquest.templates"
# What the tests measure: a position with the piece beside the same one without it.
COINS = """def coins(ours: bool, declined: bool = False) -> int:
    one = scene(ours, declined)
    one.turn(0)
    return sum(part[0] for part in one.finish_turn())"""
PRICE = """def price(ours: bool, region: str) -> int:
    return cost(scene(ours).turn(0, "conquer"), region)"""


def _land(ruleset: Ruleset) -> Iterable[str]:
    book: Any = ruleset.book
    return [word for word in sorted(book.terrains) if word not in book.water]


def _other(ruleset: Ruleset, fills: Mapping[str, str]) -> dict[str, str]:
    """Return another terrain than the one that was chosen, for the test."""
    return {"other": next((word for word in _land(ruleset) if word != fills["terrain"]), fills["terrain"])}


def _coins(declined: bool) -> dict[str, str]:
    return {
        "rule": 'on = "score"\ncoins = 1\neach.held.terrain = "@terrain@"' + ('\nin = "both"' if declined else ""),
        "reason_en": '"regions of its own"',
        "reason_ru": '"свои области"',
        "hook": ('@hookimpl(declined="also")' if declined else "@hookimpl")
        + "\n    def conquest_score(self, view: View, army: Army) -> Modifier:\n"
        + '        return BONUS.times((army.regions & view.terrain("@terrain@")).bit_count())',
        "amount": "1",
        "cost": "",
        "helper": COINS,
        "asserted": "assert coins(True, declined=@declined@) == coins(False, declined=@declined@) + 2",
        "declined": str(declined),
        "does": "pays" + ("_in_decline_too" if declined else ""),
    }


DOES = Question(
    "does",
    {"en": "What does it do there?", "ru": "Что она там делает?"},
    "coins",
    parts={
        "coins": Part({"en": "1 coin for each region", "ru": "1 монета за каждую область"}, _coins(declined=False)),
        "both": Part(
            {"en": "1 coin for each region, in decline too", "ru": "1 монета за каждую область, и в упадке"},
            _coins(declined=True),
        ),
        "cheaper": Part(
            {"en": "regions cost 1 token less", "ru": "области стоят на 1 жетон меньше"},
            {
                "rule": 'on = "cost"\nless = 1\nwhere.terrain = "@terrain@"',
                "reason_en": '"its own ground"',
                "reason_ru": '"родная земля"',
                "hook": "@hookimpl\n    def conquest_cost(self, view: View, army: Army) -> Modifier:\n"
                '        return BONUS.at(view.terrain("@terrain@"))',
                "amount": "-1",
                "cost": ", cost",
                "helper": PRICE,
                "asserted": 'assert price(True, "c") == price(False, "c") - 1',
                "does": "is_cheaper",
            },
        ),
    },
)
TERRAIN = Question("terrain", {"en": "Which terrain is its own?", "ru": "Какая местность ей родная?"}, "hill", words=_land)


def _tokens(least: int, most: int, usual: int) -> Question:
    ask = {"en": f"How many tokens ({least} to {most})?", "ru": f"Сколько жетонов (от {least} до {most})?"}
    return Question("tokens", ask, str(usual), numbers=(least, most))


def _files(kind: str, suffix: str) -> dict[str, str]:
    return {f"@id@{suffix}": f"{HERE}:{kind}{suffix}.txt", "test_@id@.py": f"{HERE}:test_{kind}.py.txt"}


TEMPLATES = Templates(
    (
        Template(
            "race",
            {"en": "a race banner with its tokens", "ru": "раса"},
            _files("race", ".toml"),
            _files("race", ".py"),
            (_tokens(1, 10, 6), TERRAIN, DOES),
            _other,
        ),
        Template(
            "power",
            {"en": "a power badge", "ru": "умение"},
            _files("power", ".toml"),
            _files("power", ".py"),
            (_tokens(0, 5, 4), TERRAIN, DOES),
            _other,
        ),
        Template(
            "rule",
            {"en": "a rule of the house", "ru": "домашнее правило"},
            _files("rule", ".toml"),
            _files("rule", ".py"),
            (TERRAIN, DOES),
            _other,
        ),
        Template(
            "map",
            {"en": "a map", "ru": "карта"},
            {"@id@.json": f"{HERE}:map.json.txt", "test_@id@_map.py": f"{HERE}:test_map.py.txt"},
            piece=False,
        ),
    ),
)
