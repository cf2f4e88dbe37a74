"""Rules that offer extras for one conquest, and acts besides conquests."""

from __future__ import annotations

from typing import Any

from swcore.authoring.common import SLUG
from swcore.authoring.compounds import Many
from swcore.authoring.shapes import Choice, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.content.offers import Boost, Use
from swcore.conquest.declared.effects.effects import THEN, deed, said_then
from swcore.conquest.declared.moments.ways import (
    GATE,
    LIMIT,
    ONLY,
    PIERCES,
    PRICE,
    REACH,
    SHARED,
    STATE,
    TITLE,
    WAY,
    WAY_WORD,
    Values,
    _gate,
    _title,
    mask_of,
    said_limit,
)
from swcore.conquest.declared.nouns.amounts import AMOUNTS, amount, for_each
from swcore.conquest.declared.nouns.conditions import tests
from swcore.conquest.declared.nouns.counted import COIN, MOST, TOKEN, counted
from swcore.conquest.declared.nouns.facts import NONE, Facts, Number, Of, Test
from swcore.conquest.declared.nouns.known import MARKER, called
from swcore.conquest.declared.nouns.phrases import ALL, IN_EACH, ONE, pick, sentence
from swcore.conquest.declared.nouns.where import FILTERS, filters, said_of, traits
from swcore.conquest.declared.rules import RULE, WHEN, Part, behind, both, goes_with, modifier, state
from swcore.engine.answers import Modifier


def _boost(values: Values, of: Of) -> list[Part]:
    of = of._replace(purpose="cost")
    only, reach, pierces = (mask_of(values.get(name), of) for name in ("where", "reach", "pierces"))
    when, count = tests(values.get("if"), of), amount(values["each"], of) if "each" in values else None
    cheaper = modifier(-values["less"], values, of) if "less" in values else None
    given = {name: values[name] for name in ("limit", "per", "shares", "limit_clause", "price", "group") if name in values}
    plain = Boost(str(values["name"]), values.get("clause", of.clause), **given)
    if "beside_each" in values:
        return [Part("conquest_boosts", _of_markers(values, plain, cheaper, when, count), state(values))]

    def boost(self: Any, view: Any, army: Any) -> Any:
        if when is not None and not when(view, army, NONE):
            return None
        far = 0 if reach is None else reach(view, army, NONE)
        where = -1 if only is None else only(view, army, NONE)
        if (only is not None and not where) or (cheaper is None and not far and pierces is None):
            return None
        less = () if cheaper is None else ((cheaper if count is None else cheaper.times(count(view, army, NONE))).at(where),)
        return plain._replace(reach=far, modifiers=less, pierces=0 if pierces is None else pierces(view, army, NONE))

    return [Part("conquest_boosts", boost, state(values))]


def _of_markers(values: Values, plain: Boost, cheaper: Modifier | None, when: Test | None, count: Number | None) -> Any:
    """Return the method that offers an extra for each marker of the army, for the regions beside it."""
    marker, names = str(values["beside_each"]), [str(name) for name in values.get("names", (values["name"],))]

    def boosts(self: Any, view: Any, army: Any) -> Any:
        if cheaper is None or (when is not None and not when(view, army, NONE)):
            return None
        less = cheaper if count is None else cheaper.times(count(view, army, NONE))
        if not less.amount:
            return None
        places = zip(names, view.ground.bits(view.marked(marker, army)), strict=False)
        return [plain._replace(name=name, modifiers=(less.at(view.ground.near[region]),)) for name, region in places]

    return boosts


def _say_boost(values: Values, language: str) -> str:
    told = f"{_title(values, language)}: {said_limit(values, language)}"
    parts = [] if "less" not in values else [_said_cheaper(values, language)]
    if "reach" in values and not _same_regions(values):
        where = said_of(values["reach"], language, ALL)
        parts.insert(0, pick(language, f"{where} are in reach", f"в досягаемости {where}"))
    if "pierces" in values:
        parts.append({"en": "nothing of others closes them", "ru": "ничто чужое их не закрывает"}[language])
    if "price" in values:
        coins = counted(values["price"], language, COIN).replace("монета", "монету")
        parts.append({"en": f"for {coins}", "ru": f"за {coins}"}[language])
    return sentence(f"{told} {', '.join(parts)}" + behind(values, language))


def _said_cheaper(values: Values, language: str) -> str:
    """Return what an extra makes cheaper."""
    tokens, each = counted(values["less"], language, TOKEN), f" {for_each(values['each'], language)}" if "each" in values else ""
    if "beside_each" in values:
        name = called(values["beside_each"], language)
        en, ru = (
            f"for each {name} one region next to it costs {tokens} less",
            f"для каждой фишки «{name}» одна область рядом с ней",
        )
        return pick(language, en, f"{ru} стоит на {tokens} меньше") + each
    where = said_of(values.get("where"), language, ALL)
    reach = pick(language, " are in reach and", " в досягаемости и") if _same_regions(values) else ""
    return pick(language, f"{where}{reach} cost {tokens} less", f"{where}{reach} стоят на {tokens} меньше") + each


def _same_regions(values: Values) -> bool:
    """Return whether the regions that come into reach are those that get cheaper."""
    return "where" in values and "reach" in values and traits(values["where"]) == traits(values["reach"])


def _check_boost(spot: Spot, values: Values) -> None:
    if not values.keys() & {"reach", "less", "pierces"}:
        spot.wrong("one-of", known="less, reach, pierces")


def _use(values: Values, of: Of) -> list[Part]:
    where, when, then = filters(values["where"], of), tests(values.get("if"), of), deed(values["then"], of)
    kind, name = values.get("kind", "effect"), str(values["name"])
    given = {field: values[field] for field in ("limit", "per", "shares", "limit_clause") if field in values}
    more = [_gate(one, of) for one in values.get("gates", ())]
    plain = Use(name, 0, values.get("clause", of.clause), kind=kind, **given)
    of.uses[name] = then

    def use(self: Any, view: Any, army: Any) -> Any:
        if when is not None and not when(view, army, NONE):
            return None
        mask = where(view, army, NONE)
        return plain._replace(where=mask, gates=tuple(gate(view, army) for gate in more))  # of no region, too: refusals say why

    return [Part("conquest_uses", use, state(values))]


def used(of: Of) -> Any:
    """Return the method that carries out all acts that a piece offers."""
    acts = of.uses

    def use(self: Any, view: Any, army: Any, name: str, region: int) -> Any:
        other = view.holder(region)
        seat = -1 if other is None or other.seat is None else other.seat
        return acts[name](view, army, Facts(region=region, other=other, seat=seat))

    return use


def _say_use(values: Values, language: str) -> str:
    where = said_of(values["where"], language, pick(language, ONE, IN_EACH))
    then = said_then(values["then"], language)
    told = {
        "en": f"{_title(values, 'en')}: {said_limit(values, 'en')} in {where}: {then}",
        "ru": f"{_title(values, 'ru')}: {said_limit(values, 'ru')} в {where}: {then}",
    }
    return sentence(told[language] + behind(values, language))


RULE.add(
    Word(
        "boost",
        Fields(
            {
                "name": WAY,
                "title": TITLE,
                "less": Field(Whole(1, MOST), "Tokens less."),
                "each": Field(AMOUNTS, "The number for each of these."),
                "where": ONLY,
                "reach": REACH,
                "pierces": PIERCES,
                "beside_each": Field(MARKER, "One such extra for each marker of the army, for the regions beside it."),
                "names": Field(
                    Many(WAY_WORD, single=False), "The words that are typed for these, the first, the second and so on."
                ),
                "price": PRICE,
                "group": Field(SLUG, "Of the extras of one group one goes with a conquest."),
                "reason": WHEN["reason"],
                **LIMIT,
                **SHARED,
                **STATE,
            },
            both(
                _check_boost,
                goes_with(
                    per="limit",
                    shares="limit",
                    limit_clause="limit",
                    names="beside_each",
                    beside_each="less",
                    where="less",
                    each="less",
                ),
            ),
        ),
        "An extra for one conquest.",
        _boost,
        _say_boost,
    ),
    Word(
        "use",
        Fields(
            {
                "name": WAY,
                "title": TITLE,
                "where": Field(FILTERS, "At which regions it may be aimed.", needed=True),
                "kind": Field(Choice(("effect", "eviction")), "What it is to the region's holder."),
                "gates": Field(Many(GATE, single=False), "Regions among them that are closed, each group with its own reason."),
                "then": THEN,
                **LIMIT,
                **SHARED,
                "limit": Field(
                    LIMIT["limit"].shape, "How often it may be used; it costs nothing, so that it needs one.", needed=True
                ),
                **STATE,
            },
        ),
        "An act besides conquests, aimed at a region.",
        _use,
        _say_use,
    ),
)
