"""How conditions on counts read, and their opposites."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.shapes import Told
from swcore.authoring.words import Said
from swcore.conquest.declared.nouns import phrases
from swcore.conquest.declared.nouns.amounts import Unit
from swcore.conquest.declared.nouns.where import of_army, said_of
from swcore.conquest.declared.nouns.where_units import said_bounds
from swcore.wording.catalogue import plural

Values = Mapping[str, Any]


def together(said: tuple[Said, ...], language: str) -> str:
    """Return conditions that hold together, as a part of a sentence."""
    return phrases.pick(language, " and ", " и ").join(filter(None, (one.say()[language] for one in said)))


def say_count(values: Values) -> Told:
    """Return how it reads that an amount lies between bounds."""
    unit: Unit = values["of"].say()
    if "more_than" in values or "less_than" in values:
        return _say_than(values, unit)
    bounds = {language: _bounds(values, language) for language in ("en", "ru")}
    if unit.value and not values["of"].more:
        ru = f"— {values['least']}" if values.get("least") == values.get("most") else bounds["ru"]
        en = bounds["en"].removeprefix("exactly ").replace("no", "0")
        return {"en": f"if {unit.value['en']} is {en}", "ru": f"если {unit.value['ru']} {ru.replace('не больше 0', '— 0')}"}
    return _say_held(values, unit, bounds) if unit.held and not values["of"].more else _say_there(values, unit, bounds)


def _bounds(values: Values, language: str) -> str:
    """Return bounds of a count in words: `no`, `at least 2`, `exactly 3`."""
    if values.get("most") == 0:
        return phrases.pick(language, "no", "не больше 0")
    exact = phrases.pick(language, "exactly ", "ровно ") if values.get("least") == values.get("most") else ""
    return exact + said_bounds(values, language)


def _say_held(values: Values, unit: Unit, bounds: Told) -> Told:
    """Return how many regions the army occupies."""
    en, ru = unit.held["en"], unit.held["ru"]
    if values.get("most") == 0:
        return {"en": f"if you occupy no {en[0]}", "ru": f"если вы не занимаете ни одной {ru[3]}"}
    number, exact = values.get("most", values.get("least", 0)), values.get("least") == values.get("most")
    noun = plural("en", number, en), plural("ru", number if exact else 5, ru[:3])
    if number == 1 and not exact and "least" in values:
        return {"en": f"if you occupy {bounds['en']} {noun[0]}", "ru": f"если вы занимаете хотя бы одну {ru[0]}"}
    return {"en": f"if you occupy {bounds['en']} {noun[0]}", "ru": f"если вы занимаете {bounds['ru']} {noun[1]}"}


def _say_there(values: Values, unit: Unit, bounds: Told) -> Told:
    """Return how many of something there are."""
    number, exact = values.get("most", values.get("least", 0)), values.get("least") == values.get("most")
    en, ru = plural("en", number, unit.several["en"]), plural("ru", number if exact else 5, unit.several["ru"])
    if number == 0:
        return {"en": f"with no {en}", "ru": f"если {ru} нет"}
    if values.get("least") == 1 and "most" not in values:
        return {"en": f"with at least 1 {en}", "ru": f"если есть хотя бы 1 {unit.several['ru'][0]}"}
    there = f"если есть {bounds['ru']} {ru}" if exact else f"если {ru} {bounds['ru']}"
    return {"en": f"with {bounds['en']} {en}", "ru": there}


def _say_than(values: Values, unit: Unit, *, no: bool = False) -> Told:
    above = "more_than" in values
    other: Unit = (values["more_than"] if above else values["less_than"]).say()
    en, ru = (plural(language, 5, unit.several[language]) for language in ("en", "ru"))
    how = ("more", "больше") if above else ("fewer", "меньше")
    theirs = plural("en", 5, other.several["en"]), plural("ru", 5, other.several["ru"])
    return {
        "en": f"with {'no ' if no else ''}{how[0]} {en} than {theirs[0]}",
        "ru": f"если {ru} {'не ' if no else ''}{how[1]}, чем {theirs[1]}",
    }


def say_negated(said: tuple[Said, ...]) -> Told:
    """Return how it reads that conditions do not hold together."""
    only, name = (said[0], said[0].word.name) if len(said) == 1 else (None, "")
    if only is not None and name == "holds":
        inner = of_army(only.value)
        en, ru = said_of(inner, "en", phrases.EACH), said_of(inner, "ru", phrases.IN_EACH)
        return {"en": f"while you hold no {en}", "ru": f"пока у вас нет {ru}"}
    if only is not None and name == "count":
        values = only.value
        if "more_than" in values or "less_than" in values:
            return _say_than(values, values["of"].say(), no=True)
        if "most" not in values and values["least"] > 0:
            return say_count({"of": values["of"], "most": values["least"] - 1})
        if "least" not in values:
            return say_count({"of": values["of"], "least": values["most"] + 1})
    en, ru = together(said, "en"), together(said, "ru")
    if only is not None and en.startswith("if it is ") and ru.startswith("если это "):
        return {"en": f"if it is not {en[9:]}", "ru": f"если это не {ru[9:]}"}
    return {"en": f"not {en}", "ru": f"не {ru}"}
