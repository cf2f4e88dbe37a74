"""Rules that answer yes, and those that shape a turn: decline, further rounds of conquest, how regions count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.compounds import Many
from swcore.authoring.shapes import Choice, Flag
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.nouns.conditions import TESTS, tests
from swcore.conquest.declared.nouns.facts import NONE, Facts, Of
from swcore.conquest.declared.nouns.known import SYMBOL, TERRAIN, of_symbol, of_terrain
from swcore.conquest.declared.nouns.phrases import ALL, listed, pick, sentence
from swcore.conquest.declared.nouns.where import FILTERS, filters, of_army, said_of
from swcore.conquest.declared.rules import RULE, WHEN, Part, behind, reason, state
from swcore.conquest.position.counting import Counts
from swcore.engine.answers import EVERYWHERE

Values = Mapping[str, Any]


ONLY_IF = {"if": Field(TESTS, "When the rule holds; always when left out.")}


def _yes(hook: str, declined: str) -> Any:
    def make(values: Values, of: Of) -> list[Part]:
        when = tests(values.get("if"), of)

        def yes(self: Any, view: Any, army: Any) -> Any:
            return when is None or when(view, army, NONE)

        return [Part(hook, yes, declined, "yes")]

    return make


def _say(en: str, ru: str) -> Any:
    return lambda values, language: sentence({"en": en, "ru": ru}[language] + behind(values, language))


def _again(values: Values, of: Of) -> list[Part]:
    after, when = values["after"], tests(values.get("if"), of)

    def steps(self: Any, view: Any, army: Any, seat: int, steps: tuple[str, ...]) -> Any:
        if after not in steps or (when is not None and not when(view, army, NONE)):
            return None  # the seat declines
        behind_it = steps.index(after) + 1
        more = ("ready", "conquer", "redeploy") if after == "redeploy" else ("ready", "conquer")
        return (*steps[:behind_it], *more, *steps[behind_it:])

    return [Part("conquest_steps", steps, "no", "one")]


def _counts(values: Values, of: Of) -> list[Part]:
    of = of._replace(purpose="")  # how they count is what is asked here: asking it again would not end
    wanted, when = values["as"], tests(values.get("if"), of)
    wanted_fact, yes = {"occupied": ("empty", False), "closed": ("open", False)}.get(wanted, (wanted, True))
    if wanted in ("terrain", "symbol"):
        wanted_fact = f"{wanted}:{values[wanted]}"
    purposes = values.get("for")
    where = filters(values["where"], of) if "where" in values else None
    for_own = values.get("own", False)
    text = reason(values, of)

    def answer(self: Any, view: Any, army: Any, fact: str, purpose: str, asker: Any) -> Any:
        if fact != wanted_fact or (purposes is not None and purpose not in purposes):
            return None
        if for_own and asker is not army:
            return None
        if when is not None and not when(view, army, Facts(other=asker)):
            return None
        mask = EVERYWHERE if where is None else where(view, army, Facts(other=asker))
        return Counts(mask, yes, of.clause, text)

    return [Part("conquest_counts", answer, state(values))]


PURPOSES = {
    "cost": ("costs", "цены"),
    "bonus": ("bonuses", "наград"),
    "loss": ("losses", "потерь"),
    "tricks": ("what others do", "чужих приёмов"),
}


AS = {
    "empty": ("as empty", "пустыми"),
    "occupied": ("as occupied", "занятыми"),
    "held": ("as yours", "вашими"),
    "terrain": ("as", "областями"),
    "symbol": ("as regions", "областями"),
    "closed": ("as closed to what others' pieces do", "закрытыми для чужих умений"),
}


def _check_counts(spot: Any, values: Values) -> None:
    for name in ("terrain", "symbol"):
        if (values["as"] == name) is not (name in values):
            spot.wrong("missing", field=name) if values["as"] == name else spot.at(name).wrong(
                "nothing", why={"en": f"it goes with as = {name!r}", "ru": f"это пишется вместе с as = «{name}»"}
            )


def _say_counts(values: Values, language: str) -> str:
    where = said_of(values["where"], language, "all") if "where" in values else pick(language, "all regions", "все области")
    told = listed([pick(language, *PURPOSES[one]) for one in values.get("for", ())] or [""], language, last="and")
    told = told and pick(language, "for ", "для ") + told
    whom = pick(language, " for you", " для вас") if values.get("own") else ""
    if values["as"] == "closed" and not values.get("own"):
        where = said_of(of_army(values.get("where")), language, ALL)
        text = pick(language, f"your {where} are closed to what others' pieces do", f"ваши {where} закрыты для чужих умений")
        return sentence(text + behind(values, language))
    en, ru = AS[values["as"]]
    if values["as"] == "terrain":
        land = of_terrain((values["terrain"],))
        en, ru = f"{en} {land.before}", f"{ru} {land.behind}"
    elif values["as"] == "symbol":
        trait = of_symbol((values["symbol"],))
        en, ru = f"{en} {trait.after}", f"{ru} {trait.behind}"
    return sentence(f"{where} {pick(language, 'count ' + en, 'считаются ' + ru)}{whom} {told}" + behind(values, language))


RULE.add(
    Word(
        "keeps_badge",
        Fields(ONLY_IF),
        "The badge stays with the army in decline.",
        _yes("conquest_keeps_badge", "no"),
        _say("the power stays in decline", "умение остаётся и в упадке"),
    ),
    Word(
        "outside_limit",
        Fields(ONLY_IF),
        "In decline the army does not count for the limit of one.",
        _yes("conquest_outside_limit", "also"),
        _say(
            "in decline this race does not count for the limit of one race in decline",
            "в упадке этот народ не считается за единственный угасший, который может быть у вас",
        ),
    ),
    Word(
        "declines_late",
        Fields(ONLY_IF),
        "The army may decline at the end of a normal turn.",
        _yes("conquest_may_decline_late", "no"),
        _say(
            "you may put this race in decline at the end of a normal turn, after scoring",
            "этот народ можно привести в упадок в конце обычного хода, после получения монет",
        ),
    ),
    Word(
        "acts_declined",
        Fields(ONLY_IF),
        "The army conquers while it is in decline.",
        _yes("conquest_acts_declined", "only"),
        _say(
            "in decline this race still conquers, before your active one",
            "и в упадке этот народ захватывает области, раньше вашего активного",
        ),
    ),
    Word(
        "conquer_again",
        Fields({"after": Field(Choice(("conquer", "redeploy")), "After which step.", needed=True), **ONLY_IF}),
        "A second round of conquests.",
        _again,
        lambda values, language: sentence(
            {
                "conquer": {
                    "en": "after your conquests take up your troops and conquer once more",
                    "ru": "после захватов поднимите войска и захватывайте ещё раз",
                },
                "redeploy": {
                    "en": "after your redeployment take up your troops and conquer once more",
                    "ru": "после перегруппировки поднимите войска и захватывайте ещё раз",
                },
            }[values["after"]][language]
            + behind(values, language)
        ),
    ),
    Word(
        "counts",
        Fields(
            {
                "as": Field(Choice(tuple(AS)), "What the regions count as.", needed=True),
                "where": Field(FILTERS, "Which regions; all when left out. Of others' askings only those of the army count."),
                "for": Field(Many(Choice(tuple(PURPOSES))), "For which purposes; for all when left out."),
                "own": Field(Flag(), "Only where the army itself asks."),
                "terrain": Field(TERRAIN, "The terrain, for `terrain`."),
                "symbol": Field(SYMBOL, "The symbol, for `symbol`."),
                **WHEN,
            },
            _check_counts,
        ),
        "How regions count: as empty, occupied, held, or closed to others' tricks.",
        _counts,
        _say_counts,
    ),
)
