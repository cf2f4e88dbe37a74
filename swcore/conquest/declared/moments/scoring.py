"""Rules that answer with numbers of an army: coins, tokens that are taken, gained, kept and lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.shapes import Whole, Yes
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.nouns.amounts import AMOUNTS, amount, for_each
from swcore.conquest.declared.nouns.conditions import tests
from swcore.conquest.declared.nouns.counted import COIN, MOST, TOKEN, counted, genitive
from swcore.conquest.declared.nouns.facts import NONE, Of
from swcore.conquest.declared.nouns.phrases import IN_EACH, sentence
from swcore.conquest.declared.nouns.where import FILTERS, filters, said_of
from swcore.conquest.declared.rules import ALWAYS_ACTIVE, RULE, WHEN, Part, behind, modifier, state
from swcore.conquest.position.places import ALL as EVERY_TOKEN

Values = Mapping[str, Any]


def part(hook: str, number: int, values: Values, of: Of, *, phase: str = "add") -> list[Part]:
    """Return a rule whose answer is a number, for each of an amount where one is named."""
    what, when = modifier(number, values, of, phase), tests(values.get("if"), of)
    count = amount(values["each"], of) if "each" in values else None

    def times(self: Any, view: Any, army: Any) -> Any:
        assert count is not None
        return what.times(count(view, army, NONE))

    def times_when(self: Any, view: Any, army: Any) -> Any:
        assert count is not None
        assert when is not None
        return what.times(count(view, army, NONE)) if when(view, army, NONE) else None

    def plain(self: Any, view: Any, army: Any) -> Any:
        return what

    def plain_when(self: Any, view: Any, army: Any) -> Any:
        assert when is not None
        return what if when(view, army, NONE) else None

    call = (plain if when is None else plain_when) if count is None else (times if when is None else times_when)
    return [Part(hook, call, state(values))]


def _score(values: Values, of: Of) -> list[Part]:
    return part("conquest_score", values["coins"], values, of)


def _say_score(values: Values, language: str) -> str:
    each = "" if "if" in values else {"en": " each turn", "ru": " каждый ход"}[language]
    each = f" {for_each(values['each'], language)}" if "each" in values else each
    return sentence(f"{counted(values['coins'], language, COIN, sign=True)}{each}{behind(values, language)}")


def _no_zero(spot: Spot, values: Values) -> None:
    for name in ("coins", "more"):
        if values.get(name) == 0:
            spot.at(name).wrong("nothing", why={"en": "it adds 0", "ru": "прибавляется 0"})


RULE.add(
    Word(
        "score",
        Fields(
            {
                "coins": Field(Whole(-MOST, MOST), "Coins at the end of each turn.", needed=True),
                "each": Field(AMOUNTS, "For each of what they are; once a turn when left out."),
                **WHEN,
            },
            _no_zero,
        ),
        "Coins when the seat scores.",
        _score,
        _say_score,
    )
)


def one_of(*names: str) -> Any:
    """Return a check that one of some fields is there, and one alone."""

    def check(spot: Spot, values: Values) -> None:
        there = [name for name in names if name in values]
        if not there:
            spot.wrong("one-of", known=", ".join(names))
        elif len(there) > 1:
            spot.wrong("either", one=there[0], other=there[1])
        elif there[0] == "exactly" and values["exactly"] == values.get("else"):
            spot.at("else").wrong("nothing", why={"en": "it is the same everywhere", "ru": "везде одно и то же"})

    return check


def keeping(hook: str) -> Any:
    """Return the maker of a rule about how many tokens stay in regions."""

    def make(values: Values, of: Of) -> list[Part]:
        where = filters(values["where"], of) if "where" in values else None
        phase = "set" if "exactly" in values or "all" in values else "floor"
        number = EVERY_TOKEN if "all" in values else values.get("exactly", values.get("least", 0))
        here, when = modifier(number, values, of, phase), tests(values.get("if"), of)
        there = modifier(values["else"], values, of, "set") if "else" in values else None

        def keep(self: Any, view: Any, army: Any) -> Any:
            if when is not None and not when(view, army, NONE):
                return None
            if where is None:
                return here
            mask = where(view, army, NONE)
            return here.at(mask) if there is None else [here.at(mask), there.at(view.ground.all & ~mask)]

        return [Part(hook, keep, state(values))]

    return make


def _say_decline_keep(values: Values, language: str) -> str:
    where = said_of(values.get("where"), language, IN_EACH)
    if "all" in values:
        told = {"en": f"at decline all tokens stay in each {where}"}
        told["en"] = f"at decline all tokens stay in {'each ' + where if 'where' in values else 'their regions'}"
        told["ru"] = f"при упадке все жетоны остаются в {'каждой ' + where if 'where' in values else 'своих областях'}"
        return sentence(told[language] + behind(values, language))
    number, least = values.get("exactly", values.get("least", 0)), "least" in values
    how = {"en": "at least " if least else "", "ru": "не менее " if least else ""}[language]
    tokens = counted(number, language, TOKEN) if number else {"en": "no token", "ru": "ни одного жетона"}[language]
    if language == "ru":
        tokens = genitive(number) if least else tokens
        verb = "не остаётся" if not number else "остаётся"
        told_ru = f"при упадке в каждой {where} {verb} {how}{tokens}"
    rest = ""
    if "else" in values:
        other = values["else"]
        none = {"en": "none elsewhere", "ru": "в остальных — ни одного"}
        some = {"en": f"{other} elsewhere", "ru": f"в остальных — {other}"}
        rest = ", " + (some if other else none)[language]
    verb_en = "stays" if number in (0, 1) else "stay"
    told_en = f"at decline {how}{tokens} {verb_en} in each {where}"
    return sentence((told_ru if language == "ru" else told_en) + rest + behind(values, language))


RULE.add(
    Word(
        "decline_keep",
        Fields(
            {
                "exactly": Field(Whole(0, MOST), "Tokens that stay in each region; 1 stays by the rules."),
                "least": Field(Whole(2, MOST), "At least so many stay, of those that stand there."),
                "all": Field(Yes(), "All tokens stay."),
                "where": Field(FILTERS, "In which regions; in all when left out."),
                "else": Field(Whole(0, MOST), "Tokens that stay in each other region."),
                **ALWAYS_ACTIVE,
            },
            one_of("exactly", "least", "all"),
        ),
        "How many tokens stay in each region at decline.",
        keeping("conquest_decline_keep"),
        _say_decline_keep,
    )
)
