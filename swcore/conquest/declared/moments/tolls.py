"""Rules that hold others off, or make them pay, and tokens that may not be moved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.common import SLUG
from swcore.authoring.compounds import Many
from swcore.authoring.shapes import Choice, Whole, Yes
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.moments.masks import WHERE_FIELD, Values
from swcore.conquest.declared.nouns import phrases
from swcore.conquest.declared.nouns.conditions import tests
from swcore.conquest.declared.nouns.counted import COIN, counted
from swcore.conquest.declared.nouns.facts import NONE, Facts, Of
from swcore.conquest.declared.nouns.phrases import ALL, IN, pick, sentence
from swcore.conquest.declared.nouns.where import FILTERS, filters, of_army, said_of
from swcore.conquest.declared.rules import RULE, WHEN, Part, behind, reason, state
from swcore.conquest.position.army import Army
from swcore.engine.answers import Gate, Toll

AGAINST: Mapping[str, Any] = {
    "active": lambda attacker, army: not attacker.declined,
    "declined": lambda attacker, army: attacker.declined,
    "rival": lambda attacker, army: attacker.seat != army.seat,
}


AGAINST_FIELD = Field(Choice(tuple(AGAINST)), "Only against attackers of this sort.")


def closes(values: Values, attacker: Army, army: Army) -> bool:
    """Return whether a rule is against an attacker."""
    return "against" not in values or AGAINST[values["against"]](attacker, army)


def _protects(values: Values, of: Of) -> list[Part]:
    where, when = filters(values["where"], of), tests(values.get("if"), of)
    code, text = values.get("code", of.id.partition(".")[2]), reason(values, of)

    def protects(self: Any, view: Any, army: Any, attacker: Any) -> Any:
        facts = Facts(other=attacker, seat=-1 if attacker.seat is None else attacker.seat)
        if not closes(values, attacker, army) or (when is not None and not when(view, army, facts)):
            return None
        mask = army.regions & where(view, army, facts)
        return Gate(code, mask, values.get("clause", of.clause), text) if mask else None

    return [Part("conquest_protects", protects, state(values))]


SAID_AGAINST = {
    "active": {"en": " by active races", "ru": " активным народам"},
    "declined": {"en": " by races in decline", "ru": " угасшим народам"},
    "rival": {"en": " by opponents", "ru": " соперникам"},
}


def _say_protects(values: Values, language: str) -> str:
    where = said_of(of_army(values["where"]), language, ALL)
    by = SAID_AGAINST[values["against"]][language] if "against" in values else ""
    text = pick(language, f"your {where} cannot be conquered{by}", f"ваши {where} нельзя захватить{by}")
    said, named = values.get("if", ()), pick(language, " of the player you named", " названного вами игрока")
    if by and any(one.word.name == "player" for one in said):
        text, values = text + named, {**values, "if": tuple(one for one in said if one.word.name != "player")}
    return sentence(text + behind(values, language))


def _toll(values: Values, of: Of) -> list[Part]:
    when = tests(values.get("if"), of)
    where = filters(values["where"], of) if "where" in values else None
    key, text = values.get("code", of.id.partition(".")[2]), reason(values, of)
    coins, once, covers = values["coins"], "once" in values, tuple(values.get("covers", ("conquest",)))

    def toll(self: Any, view: Any, army: Any, attacker: Any) -> Any:
        facts = Facts(other=attacker, seat=-1 if attacker.seat is None else attacker.seat)
        if when is not None and not when(view, army, facts):
            return None
        mask = army.regions if where is None else army.regions & where(view, army, facts)
        return Toll(key, coins, mask, values.get("clause", of.clause), text, once=once, covers=covers)

    return [Part("conquest_toll", toll, state(values))]


def _say_toll(values: Values, language: str) -> str:
    where = said_of(of_army(values.get("where")), language, ALL)
    coins = counted(values["coins"], language, COIN).replace("1 монета", "1 монету")
    each = pick(language, "once a turn", "раз в ход") if "once" in values else pick(language, "for each of them", "за каждую")
    en, ru = f"whoever attacks your {where} first pays you {coins}", f"нападающий на ваши {where} сначала платит вам {coins}"
    return sentence(f"{pick(language, en, ru)} {each}" + behind(values, language))


STEPS = ("ready", "abandon", "gather", "deploy", "regroup", "retreat")


SAID_STEPS = {
    "ready": ("readied", "поднимать"),
    "abandon": ("abandoned", "уводить"),
    "gather": ("taken up again", "собирать"),
    "deploy": ("set down", "расставлять"),
    "regroup": ("regrouped", "возвращать"),
    "retreat": ("withdrawn", "отводить"),
}


def _frozen(values: Values, of: Of) -> list[Part]:
    steps, when = values["steps"], tests(values.get("if"), of)
    where = filters(values["where"], of) if "where" in values else None
    code, text = of.id.partition(".")[2], reason(values, of)

    def frozen(self: Any, view: Any, army: Any, step: str) -> Any:
        if step not in steps or (when is not None and not when(view, army, NONE)):
            return None
        mask = -1 if where is None else where(view, army, NONE)
        return Gate(code, mask, values.get("clause", of.clause), text)

    return [Part("conquest_frozen", frozen, state(values))]


def _say_frozen(values: Values, language: str) -> str:
    place = ("en", "ru").index(language)
    steps = phrases.listed([SAID_STEPS[step][place] for step in values["steps"]], language)
    where = said_of(values["where"], language, IN) if "where" in values else ""
    text = {
        "en": f"your tokens{' in ' + where if where else ''} may not be {steps}",
        "ru": f"ваши жетоны{' в ' + where if where else ''} нельзя {steps}",
    }
    return sentence(text[language] + behind(values, language))


CODE = Field(SLUG, "The code of the refusal, for programs; made from the id when left out.")


RULE.add(
    Word(
        "protects",
        Fields({"where": WHERE_FIELD, "against": AGAINST_FIELD, "code": CODE, **WHEN}),
        "Regions of the army that others cannot conquer.",
        _protects,
        _say_protects,
    ),
    Word(
        "toll",
        Fields(
            {
                "coins": Field(Whole(1, 9), "Coins that an attacker pays first.", needed=True),
                "where": Field(FILTERS, "For which regions of the army; for all when left out."),
                "once": Field(Yes(), "One payment opens all regions for the rest of the turn."),
                "code": Field(SLUG, "A word for it: tolls of one word are one. Made from the id when left out."),
                "covers": Field(Many(Choice(("conquest", "eviction", "effect")), single=False), "For which acts."),
                **WHEN,
            }
        ),
        "Coins that attackers pay before they act.",
        _toll,
        _say_toll,
    ),
    Word(
        "frozen",
        Fields(
            {
                "steps": Field(Many(Choice(STEPS), single=False), "At which steps.", needed=True),
                "where": Field(FILTERS, "In which regions; in all when left out."),
                **WHEN,
            }
        ),
        "Tokens that may not be moved.",
        _frozen,
        _say_frozen,
    ),
)
