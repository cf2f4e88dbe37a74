"""Effects on coins and tokens of an army."""

from __future__ import annotations

from typing import Any

from swcore.authoring.common import SLUG
from swcore.authoring.shapes import Choice, Letters, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.effects import COUNT, EFFECT, IF_FIELD, REASON, Values, number, said_each, seat_of
from swcore.conquest.declared.facts import Deed, Facts, Of
from swcore.conquest.declared.phrases import ALL, pick
from swcore.conquest.declared.rules import reason
from swcore.conquest.declared.scoring import COIN, MOST, TOKEN, counted
from swcore.conquest.declared.where import FILTERS, filters, said_of
from swcore.conquest.operations import fx
from swcore.conquest.position.state import ASIDE, HAND, TRAY, Army
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect

PURSES = ("own", "other", "bank", "rivals")
COINS = Field(Whole(-MOST, MOST), "How many coins; below 0 they are lost.", needed=True)
CLAUSE = Field(Letters(64), "The id of the rule clause behind it; the first of the piece when left out.")
EACH = {"each": COUNT["each"]}
WHOM = Field(Choice(("own", "other")), "Who: the army's seat, or the other one at this moment; own when left out.")
SAID_SEATS = {
    "own": {"en": "you", "ru": "вы"},
    "other": {"en": "the other player", "ru": "другой игрок"},
    "bank": {"en": "the bank", "ru": "банк"},
    "rivals": {"en": "each opponent", "ru": "каждый соперник"},
}
TO_WHOM = {"own": "вам", "other": "другому игроку", "bank": "в банк", "rivals": "каждому сопернику"}


def coins_ru(count: int) -> str:
    """Return coins in the Russian accusative."""
    return counted(count, "ru", {"ru": ("монету", "монеты", "монет")})


def tokens_ru(count: int) -> str:
    """Return tokens in the Russian accusative."""
    return counted(count, "ru", TOKEN)


def _coins(values: Values, of: Of) -> Deed:
    count, whom, why = number(values, of, "coins"), values.get("to", "own"), reason(values, of)
    clause = values.get("clause", of.clause)

    def coins(view: View, army: Army, facts: Facts) -> list[Effect]:
        seat, amount = seat_of(whom, army, facts), count(view, army, facts)
        return [fx.coins(seat, amount, why, clause)] if seat is not None and amount else []

    return coins


def _say_coins(values: Values, language: str) -> str:
    count, whom = values["coins"], values.get("to", "own")
    verb = VERBS[whom, count > 0][language]
    coins = coins_ru(abs(count)) if language == "ru" else counted(abs(count), language, COIN)
    return f"{verb} {coins}{said_each(values, language)}"


VERBS = {
    ("own", True): {"en": "gain", "ru": "получите"},
    ("own", False): {"en": "lose", "ru": "потеряйте"},
    ("other", True): {"en": "the other player gains", "ru": "другой игрок получает"},
    ("other", False): {"en": "the other player loses", "ru": "другой игрок теряет"},
}


def _pay(values: Values, of: Of) -> Deed:
    count, why = number(values, of, "coins"), reason(values, of)
    payer, payee, clause = values["from"], values["to"], values.get("clause", of.clause)

    def pay(view: View, army: Army, facts: Facts) -> list[Effect]:
        amount = count(view, army, facts)
        payers = _purses(payer, view, army, facts)
        payees = _purses(payee, view, army, facts)
        pairs = [(one, other) for one in payers for other in payees if one != other]
        return [fx.pay(one, other, amount, why, clause) for one, other in pairs] if amount else []

    return pay


def _purses(word: str, view: View, army: Army, facts: Facts) -> list[int | None]:
    """Return seats, None for the bank; none where the other one is nobody."""
    if word == "bank":
        return [None]
    if word == "rivals":
        return list(view.opponents(army.seat or 0))
    seat = seat_of(word, army, facts)
    return [] if seat is None else [seat]


def _say_pay(values: Values, language: str) -> str:
    payer, payee, each = values["from"], values["to"], said_each(values, language)
    if language == "ru":
        verb = "заплатите" if payer == "own" else f"{SAID_SEATS[payer]['ru']} платит"
        return f"{verb} {TO_WHOM[payee]} {coins_ru(values['coins'])}{each}"
    verb = "pay" if payer == "own" else f"{SAID_SEATS[payer]['en']} pays"
    return f"{verb} {SAID_SEATS[payee]['en']} {counted(values['coins'], 'en', COIN)}{each}"


def _different(spot: Spot, values: Values) -> None:
    if values["from"] == values["to"]:
        spot.at("to").wrong("nothing", why={"en": "it goes back to who pays", "ru": "платит и получает один и тот же"})


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
    return pick(language, f"leave {'your' if said else 'all your'} {where}", f"оставьте {'свои' if said else 'все свои'} {where}")


def _move(values: Values, of: Of) -> Deed:
    where = filters(values["from"], of)

    def move(view: View, army: Army, facts: Facts) -> list[Effect]:
        mask = army.regions & where(view, army, facts) & ~(1 << max(facts.region, 0))
        if facts.region < 0:
            return []
        return [fx.tokens(army, region, facts.region, view.tokens(region)) for region in view.ground.bits(mask)]

    return move


def _conquer(values: Values, of: Of) -> Deed:
    source, count = {"hand": HAND, "tray": TRAY}[values.get("from", "hand")], values.get("count", 1)
    way = values.get("way", fx.BY_EFFECT)

    def conquer(view: View, army: Army, facts: Facts) -> list[Effect]:
        return [fx.conquer(army, facts.region, count, source, mode=way)] if facts.region >= 0 else []

    return conquer


def _say_conquer(values: Values, language: str) -> str:
    count = values.get("count", 1)
    if language == "ru":
        return f"захватите её, поставив {tokens_ru(count)}" + (" из запаса" if values.get("from") == "tray" else "")
    return f"conquer it with {counted(count, 'en', TOKEN)}" + (" from the tray" if values.get("from") == "tray" else "")


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
        "coins",
        Fields({"coins": COINS, "to": WHOM, "reason": REASON, "clause": CLAUSE, **EACH, **IF_FIELD}),
        "Coins of the bank for a seat, or taken from it.",
        _coins,
        _say_coins,
    ),
    Word(
        "pay",
        Fields(
            {
                "coins": Field(Whole(1, MOST), "How many coins, as many as the payer has.", needed=True),
                "from": Field(Choice(PURSES), "Who pays.", needed=True),
                "to": Field(Choice(PURSES[:3]), "Who is paid.", needed=True),
                "reason": REASON,
                "clause": CLAUSE,
                **EACH,
                **IF_FIELD,
            },
            _different,
        ),
        "Coins from one to another.",
        _pay,
        _say_pay,
    ),
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
            }
        ),
        "The army leaves regions.",
        _leave,
        _say_leave,
    ),
    Word(
        "move",
        Fields({"from": Field(FILTERS, "Which regions of the army.", needed=True), **IF_FIELD}),
        "All tokens of regions move into the region that the moment is about.",
        _move,
        simple("move all your tokens there", "перенесите туда все свои жетоны"),
    ),
    Word(
        "conquer",
        Fields(
            {
                "count": COUNT["count"],
                "from": Field(Choice(("hand", "tray")), "Where the tokens come from; the hand when left out."),
                "way": Field(SLUG, "The word for the record."),
                **IF_FIELD,
            }
        ),
        "The region that the moment is about is conquered, whatever it would cost.",
        _conquer,
        _say_conquer,
    ),
    Word(
        "retire",
        Fields(IF_FIELD),
        "The army leaves the game.",
        lambda values, of: lambda view, army, facts: [fx.retire(army)],
        simple("this race leaves the game", "этот народ выходит из игры"),
    ),
)
