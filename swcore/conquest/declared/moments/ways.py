"""Rules that offer something in a turn: further ways to conquer, extras for one conquest, and acts besides conquests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from swcore.authoring.common import SLUG
from swcore.authoring.compounds import Checked, Many, named
from swcore.authoring.findings import shown
from swcore.authoring.shapes import Choice, Flag, Letters, Tongues, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Said, Word
from swcore.conquest.content.offers import FROM_HAND, FROM_TRAY, Mode
from swcore.conquest.declared.nouns.card import own_word
from swcore.conquest.declared.nouns.conditions import tests
from swcore.conquest.declared.nouns.counted import COIN, MOST, TOKEN, counted
from swcore.conquest.declared.nouns.facts import NONE, Mask, Of
from swcore.conquest.declared.nouns.known import BODY, called, titled
from swcore.conquest.declared.nouns.phrases import EACH, ONE, a, pick, sentence
from swcore.conquest.declared.nouns.where import FILTERS, filters, said_of
from swcore.conquest.declared.rules import RULE, WHEN, Part, behind, both, goes_with, reason, state
from swcore.conquest.position.actions import DIE, NORMAL
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View
from swcore.engine.answers import Gate

Values = Mapping[str, Any]


# What is typed in every game already: actions, their words, and what the player may ask for besides.
OWN_WORDS: Final = frozenset(
    (
        *("pick", "expand", "decline", "abandon", "conquer", "roll", "use", "gather", "deploy", "remove", "place", "choose"),
        *("done", "pass", "stop", "end", "all", NORMAL, DIE, "effect", "seat", "hand", "tray"),
        *("help", "undo", "redo", "hint", "about", "rules", "confirm", "log", "save", "load", "resign", "quit", "exit", "what"),
    )
)


GATE = Fields(
    {
        "code": Field(SLUG, "The code of the refusal, for programs.", needed=True),
        "where": Field(FILTERS, "The regions that are closed.", needed=True),
        "clause": Field(Letters(64), "The id of the rule clause behind it."),
        "reason": Field(Tongues(60), "Why they are closed."),
    }
)


LIMIT = {
    "limit": Field(Whole(1, 9), "How often it may be used; any number of times when left out."),
    "per": Field(Choice(("turn", "game", "opponent")), "What the limit counts in; a turn when left out."),
}
SHARED = {
    "shares": Field(Many(SLUG, single=False), "Words of other extras and acts that count for the same limit."),
    "limit_clause": Field(Letters(64), "The id of the rule clause behind the limit."),
}


def _free(spot: Spot, word: str) -> Any:
    return spot.wrong("own-word", shown=shown(word)) if word in OWN_WORDS else named(spot, word, "mode", "boost", "use")


WAY_WORD = Checked(SLUG, _free)


WAY = Field(WAY_WORD, "The word that is typed.", needed=True)


TITLE = Field(Tongues(40), "How it is called in menus.")


REACH = Field(FILTERS, "Further regions in its reach.")


ONLY = Field(FILTERS, "Only these regions; all that are in reach when left out.")


PIERCES = Field(FILTERS, "Regions where no immunity and nothing of others closes it.")


PRICE = Field(Whole(1, 9), "Coins to whoever holds the region, to the bank where nobody does.")


STATE = {"if": WHEN["if"], "in": WHEN["in"], "clause": WHEN["clause"]}


def mask_of(said: tuple[Said, ...] | None, of: Of) -> Mask | None:
    """Return what gives the regions of a field that may be left out."""
    return None if said is None else filters(said, of)


def gates(only: Mask | None, code: str, why: str, view: View, army: Army) -> tuple[Gate, ...]:
    """Return what closes all regions but some."""
    return () if only is None else (Gate(code, view.ground.all & ~only(view, army, NONE), "", why),)


def _gate(values: Values, of: Of) -> Callable[[View, Army], Gate]:
    where, code, clause = filters(values["where"], of), values["code"], values.get("clause", "")
    why = values.get("reason", {}).get("en", "")
    return lambda view, army: Gate(code, where(view, army, NONE), clause, why)


def _mode(values: Values, of: Of) -> list[Part]:
    of = of._replace(purpose="cost")
    only, reach, pierces = (mask_of(values.get(name), of) for name in ("where", "reach", "pierces"))
    when, why = tests(values.get("if"), of), reason({}, of)
    source = {"hand": FROM_HAND, "tray": FROM_TRAY}.get(values.get("from", "hand")) or str(values["from"])
    spare, more = values.get("spare", 0), [_gate(one, of) for one in values.get("gates", ())]
    given = {name: values[name] for name in ("limit", "per", "price", "rolls", "dice", "keep") if name in values}
    plain = Mode(str(values["name"]), values.get("tokens"), source, values.get("clause", of.clause), **given)

    def mode(self: Any, view: Any, army: Any) -> Any:
        if when is not None and not when(view, army, NONE):
            return None
        closed = (*gates(only, str(values["name"]), why, view, army), *(gate(view, army) for gate in more))
        if spare and army.hand < spare:
            closed = (*closed, Gate("spare", -1, "", why))
        return plain._replace(
            gates=closed,
            reach=0 if reach is None else reach(view, army, NONE),
            pierces=0 if pierces is None else pierces(view, army, NONE),
        )

    return [Part("conquest_modes", mode, state(values))]


def _title(values: Values, language: str) -> str:
    title: str = values.get("title", {}).get(language) or titled(values["name"], language)
    return f"“{title}”" if language == "en" else f"«{title}»"


def said_limit(values: Values, language: str) -> str:
    """Return how often something may be used: `once a turn`."""
    if "limit" not in values:
        return {"en": "any number of times", "ru": "сколько угодно раз"}[language]
    count, per = values["limit"], values.get("per", "turn")
    shared = [own_word(one, language) for one in values.get("shares", ())]
    both = "".join(pick(language, f", or “{one}” instead,", f" или вместо этого «{one}»:") for one in shared)
    en = {1: "once", 2: "twice"}.get(count, f"{count} times")
    ru = {1: "один раз"}.get(count, f"{count} раза" if count < 5 else f"{count} раз")
    told = {
        "en": {"turn": f"{en} a turn", "game": f"{en} in the game", "opponent": f"{en} a turn against each opponent"}[per],
        "ru": {"turn": f"{ru} за ход", "game": f"{ru} за игру", "opponent": f"{ru} за ход против каждого соперника"}[per],
    }[language]
    return told + both


def _say_mode(values: Values, language: str) -> str:
    said = values.get("where", values.get("reach"))
    where = said_of(said, "en", ONE) if language == "en" else said_of(said, "ru", EACH)
    tokens = f"{counted(values['tokens'], language, TOKEN)}" if "tokens" in values else ""
    source = values.get("from", "hand")
    told = {"en": f"{_title(values, 'en')}: {said_limit(values, 'en')} you may conquer {where}", "ru": ""}
    told["ru"] = f"{_title(values, 'ru')}: {said_limit(values, 'ru')} можно захватить {where}"
    more = []
    if source == "tray":
        more.append({"en": "with a token from the tray", "ru": "жетоном из запаса"}[language])
    elif source != "hand":
        more.append({"en": f"with {a(called(source, 'en'))}", "ru": f"фишкой «{called(source, 'ru')}»"}[language])
    elif tokens:
        more.append({"en": f"with {tokens}, whatever defends it", "ru": f"за {tokens}, что бы её ни обороняло"}[language])
    if values.get("rolls"):
        more.append({"en": "the die is rolled and makes it cheaper", "ru": "бросок кубика делает её дешевле"}[language])
    if "price" in values:
        coins = counted(values["price"], language, COIN).replace("монета", "монету")
        more.append({"en": f"for {coins}", "ru": f"за {coins}"}[language])
    with_what = f" {more.pop(0)}" if more and not values.get("rolls") else ""
    return sentence(", ".join((told[language] + with_what, *more)) + behind(values, language))


def _check_mode(spot: Spot, values: Values) -> None:
    if values.get("tokens") == 0 and values.get("from", "hand") == "hand":
        spot.at("tokens").wrong("range", least=1, most=MOST, shown=0)


SOURCE = Field(BODY, "What conquers: tokens of the `hand` (the usual) or the `tray`, or a marker that holds its region.")


RULE.add(
    Word(
        "mode",
        Fields(
            {
                "name": WAY,
                "title": TITLE,
                "tokens": Field(
                    Whole(0, MOST),
                    "Tokens that it takes, whatever defends, 0 not from the hand; the region's cost when left out.",
                ),
                "from": SOURCE,
                "where": ONLY,
                "reach": REACH,
                "pierces": PIERCES,
                "price": PRICE,
                "gates": Field(Many(GATE, single=False), "Regions that are closed to it, each group with its own reason."),
                "spare": Field(Whole(2, 9), "Tokens that must be in hand."),
                "rolls": Field(Flag(), "Whether the die is rolled once the region is named."),
                "dice": Field(Whole(2, 8), "How many dice."),
                "keep": Field(Choice(("best", "worst", "sum")), "Which of them counts."),
                **LIMIT,
                **STATE,
            },
            both(_check_mode, goes_with(per="limit", dice="rolls", keep="dice")),
        ),
        "A further way to conquer.",
        _mode,
        _say_mode,
    ),
)
