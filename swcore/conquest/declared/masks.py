"""Rules that answer with regions: what is in reach, open, linked, pierced, closed to others, and where tokens may not move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.common import SLUG
from swcore.authoring.shapes import Choice, Many, Whole, Yes
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared import phrases
from swcore.conquest.declared.conditions import tests
from swcore.conquest.declared.facts import NONE, Facts, Of
from swcore.conquest.declared.phrases import ALL, IN, NOT, pick, sentence
from swcore.conquest.declared.rules import RULE, WHEN, Part, behind, reason, state
from swcore.conquest.declared.scoring import COIN, counted
from swcore.conquest.declared.where import FILTERS, filters, said_of
from swcore.conquest.position.state import Army
from swcore.engine.answers import Gate, Toll

Values = Mapping[str, Any]
AGAINST: Mapping[str, Any] = {
    "active": lambda attacker, army: not attacker.declined,
    "declined": lambda attacker, army: attacker.declined,
    "rival": lambda attacker, army: attacker.seat != army.seat,
}
AGAINST_FIELD = Field(Choice(tuple(AGAINST)), "Only against attackers of this sort.")


def _mask(hook: str) -> Any:
    def make(values: Values, of: Of) -> list[Part]:
        where, when = filters(values["where"], of), tests(values.get("if"), of)

        def plain(self: Any, view: Any, army: Any) -> Any:
            return where(view, army, NONE)

        def mask(self: Any, view: Any, army: Any) -> Any:
            assert when is not None
            return where(view, army, NONE) if when(view, army, NONE) else None

        return [Part(hook, plain if when is None else mask, state(values), "mask")]

    return make


def _say_mask(en: str, ru: str, form: str) -> Any:
    def say(values: Values, language: str) -> str:
        where = said_of(values["where"], language, ALL if language == "en" else form)
        return sentence({"en": en, "ru": ru}[language].format(where) + behind(values, language))

    return say


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
    where = said_of(values["where"], language, ALL)
    by = SAID_AGAINST[values["against"]][language] if "against" in values else ""
    text = pick(language, f"your {where} cannot be conquered{by}", f"ваши {where} нельзя захватить{by}")
    text = text.replace("your regions you occupy", "your regions").replace("ваши занятые вами", "ваши")
    return sentence(text + behind(values, language))


def _toll(values: Values, of: Of) -> list[Part]:
    when = tests(values.get("if"), of)
    where = filters(values["where"], of) if "where" in values else None
    key, text = of.id.partition(".")[2], reason(values, of)
    coins, once, covers = values["coins"], "once" in values, tuple(values.get("covers", ("conquest",)))

    def toll(self: Any, view: Any, army: Any, attacker: Any) -> Any:
        facts = Facts(other=attacker, seat=-1 if attacker.seat is None else attacker.seat)
        if when is not None and not when(view, army, facts):
            return None
        mask = army.regions if where is None else army.regions & where(view, army, facts)
        return Toll(key, coins, mask, values.get("clause", of.clause), text, once=once, covers=covers)

    return [Part("conquest_toll", toll, state(values))]


def _say_toll(values: Values, language: str) -> str:
    where = said_of(values.get("where"), language, ALL)
    coins = counted(values["coins"], language, COIN).replace("1 монета", "1 монету")
    each = (
        pick(language, "once a turn", "раз в ход") if "once" in values else pick(language, "for each of them", "за каждую из них")
    )
    en, ru = f"who attacks your {where} first pays you {coins}", f"нападающий на ваши {where} сначала платит вам {coins}"
    return sentence(f"{pick(language, en, ru)}, {each}" + behind(values, language))


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
    where = f"{said_of(values['where'], language, IN)}" if "where" in values else ""
    text = {
        "en": f"your tokens{' in ' + where if where else ''} may not be {steps}",
        "ru": f"ваши жетоны{' в ' + where if where else ''} нельзя {steps}",
    }
    return sentence(text[language] + behind(values, language))


WHERE_FIELD = Field(FILTERS, "Which regions.", needed=True)
CODE = Field(SLUG, "The code of the refusal, for programs; made from the id when left out.")
NAMED = {name: field for name, field in WHEN.items() if name not in ("reason", "clause")}
RULE.add(
    Word(
        "reach",
        Fields({"where": WHERE_FIELD, **NAMED}),
        "Regions that count as adjacent, or as an entry.",
        _mask("conquest_reach"),
        _say_mask("{} may be conquered even if they are not next to you", "{} можно захватывать, даже если они не соседние", ALL),
    ),
    Word(
        "opens",
        Fields({"where": WHERE_FIELD, **NAMED}),
        "Water, and other terrain that is closed, which the army may conquer.",
        _mask("conquest_opens"),
        _say_mask("{} are open to you", "вам открыты {}", ALL),
    ),
    Word(
        "links",
        Fields({"where": WHERE_FIELD, **NAMED}),
        "Regions that are adjacent to each other for the army.",
        _mask("conquest_links"),
        _say_mask("{} are next to each other for you", "{} для вас соседние между собой", ALL),
    ),
    Word(
        "pierces",
        Fields({"where": WHERE_FIELD, **NAMED}),
        "Regions where immunity does not stop the army.",
        _mask("conquest_pierces"),
        _say_mask("immunity does not stop you in {}", "неуязвимость {} вас не останавливает", NOT),
    ),
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
