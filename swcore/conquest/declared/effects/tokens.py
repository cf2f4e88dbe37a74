"""Effects on the tokens of an army."""

from __future__ import annotations

from typing import Any

from swcore.authoring.shapes import Choice, Whole
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.effects.effects import COUNT, EFFECT, IF_FIELD, Values, number, said_each
from swcore.conquest.declared.nouns.counted import TOKEN, counted
from swcore.conquest.declared.nouns.facts import Deed, Facts, Of
from swcore.conquest.declared.nouns.phrases import ALL, pick
from swcore.conquest.declared.nouns.where import FILTERS, check_own, filters, said_of
from swcore.conquest.operations import fx
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import ASIDE, HAND, TRAY
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect


def tokens_ru(count: int) -> str:
    """Return tokens in the Russian accusative."""
    return counted(count, "ru", TOKEN)


def _gain(values: Values, of: Of) -> Deed:
    count = number(values, of)

    def gain(view: View, army: Army, facts: Facts) -> list[Effect]:
        amount = count(view, army, facts)
        return [fx.gain(army, amount)] if amount > 0 else []

    return gain


def _lose(values: Values, of: Of) -> Deed:
    count = number(values, of)

    def lose(view: View, army: Army, facts: Facts) -> list[Effect]:
        amount = count(view, army, facts)
        return [fx.tokens(army, HAND, TRAY, amount)] if amount > 0 else []

    return lose


def _remove(values: Values, of: Of) -> Deed:
    count, target, leave = number(values, of), {"aside": ASIDE, "tray": TRAY}[values.get("to", "tray")], values.get("leave", 1)
    other = values.get("whose", "own") == "other"

    def remove(view: View, army: Army, facts: Facts) -> list[Effect]:
        whose = facts.other if other else army
        return [] if whose is None else [fx.ask_remove(whose, count(view, army, facts), target=target, leave=leave)]

    return remove


def _say_remove(values: Values, language: str) -> str:
    count, aside = values.get("count", 1), values.get("to", "tray") == "aside"
    each, theirs = said_each(values, language), values.get("whose") == "other"
    if language == "ru":
        verb = ("откладывает" if theirs else "отложите") if aside else ("снимает" if theirs else "снимите")
        return f"{'другой игрок ' if theirs else ''}{verb} с карты {tokens_ru(count)}{each}"
    verb = ("sets" if theirs else "set") if aside else ("takes" if theirs else "take")
    return (
        f"{'the other player ' if theirs else ''}{verb} {counted(count, 'en', TOKEN)} {'aside' if aside else 'off the map'}{each}"
    )


def _leave(values: Values, of: Of) -> Deed:
    where, target = filters(values["where"], of), {"tray": TRAY, "hand": HAND}[values.get("to", "tray")]

    def leave(view: View, army: Army, facts: Facts) -> list[Effect]:
        mask = army.regions & where(view, army, facts)
        return [fx.tokens(army, region, target, view.tokens(region)) for region in view.ground.bits(mask)]

    return leave


def _say_leave(values: Values, language: str) -> str:
    said = [one for one in values["where"] if one.word.name not in ("own", "everywhere")]
    where = said_of(tuple(said), language, ALL)
    to_hand = values.get("to", "tray") == "hand"
    en = "come to your hand" if to_hand else "go to the tray"
    ru = "возвращаются в руку" if to_hand else "уходят в запас"
    return pick(
        language,
        f"leave {'your' if said else 'all your'} {where} (the tokens {en})",
        f"оставьте {'свои' if said else 'все свои'} {where} (жетоны {ru})",
    )


def _move(values: Values, of: Of) -> Deed:
    where = filters(values["from"], of)

    def move(view: View, army: Army, facts: Facts) -> list[Effect]:
        mask = army.regions & where(view, army, facts) & ~(1 << max(facts.region, 0))
        if facts.region < 0:
            return []
        return [fx.tokens(army, region, facts.region, view.tokens(region)) for region in view.ground.bits(mask)]

    return move


def simple(en: str, ru: str) -> Any:
    """Return what says an effect that always reads the same."""
    return lambda values, language: {"en": en, "ru": ru}[language]


def _say_tokens(en: str, ru: str) -> Any:
    def say(values: Values, language: str) -> str:
        count = values.get("count", 1)
        tokens = tokens_ru(count) if language == "ru" else counted(count, "en", TOKEN)
        return {"en": en, "ru": ru}[language].format(tokens) + said_each(values, language)

    return say


EFFECT.add(
    Word(
        "gain",
        Fields({**COUNT, **IF_FIELD}),
        "New tokens from the tray to hand.",
        _gain,
        _say_tokens("take {} from the tray", "возьмите {} из запаса"),
    ),
    Word(
        "lose",
        Fields({**COUNT, **IF_FIELD}),
        "Tokens from hand to the tray.",
        _lose,
        _say_tokens("put {} from your hand into the tray", "положите {} из руки в запас"),
    ),
    Word(
        "recover",
        Fields(IF_FIELD),
        "All tokens that were set aside come back to hand.",
        lambda values, of: lambda view, army, facts: [fx.recover(army)] if army.aside else [],
        simple("take back the tokens that you set aside", "возьмите обратно отложенные жетоны"),
    ),
    Word(
        "remove",
        Fields(
            {
                "to": Field(Choice(("tray", "aside")), "Where they go; into the tray when left out."),
                "leave": Field(Whole(0, 1), "Tokens that must stay in each region; 1 when left out."),
                "whose": Field(Choice(("own", "other")), "Whose tokens; own when left out."),
                **COUNT,
                **IF_FIELD,
            }
        ),
        "Tokens that the seat takes off the map.",
        _remove,
        _say_remove,
    ),
    Word(
        "leave",
        Fields(
            {
                "where": Field(FILTERS, "Which regions of the army.", needed=True),
                "to": Field(Choice(("tray", "hand")), "Where the tokens go; into the tray when left out."),
                **IF_FIELD,
            },
            lambda spot, values: check_own(spot.at("where"), values["where"]),
        ),
        "The army leaves regions.",
        _leave,
        _say_leave,
    ),
    Word(
        "move",
        Fields(
            {"from": Field(FILTERS, "Which regions of the army.", needed=True), **IF_FIELD},
            lambda spot, values: check_own(spot.at("from"), values["from"]),
        ),
        "All tokens of regions move into the region that the moment is about.",
        _move,
        simple("move all your tokens there", "перенесите туда все свои жетоны"),
    ),
)
