"""Effects on coins and tokens of an army."""

from __future__ import annotations

from swcore.authoring.common import SLUG
from swcore.authoring.shapes import Choice, Letters, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.effects.effects import COUNT, EFFECT, IF_FIELD, REASON, Values, number, said_each, seat_of
from swcore.conquest.declared.nouns.counted import COIN, MOST, counted
from swcore.conquest.declared.nouns.facts import Deed, Facts, Of
from swcore.conquest.declared.nouns.phrases import pick
from swcore.conquest.declared.rules import reason
from swcore.conquest.operations import fx
from swcore.conquest.position.army import Army
from swcore.conquest.position.tolls import CONQUEST, EVICTION
from swcore.conquest.position.tolls import EFFECT as EFFECT_ACT
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect

PURSES = ("own", "other", "bank", "rivals", "neighbours", "noted")


COINS = Field(Whole(-MOST, MOST), "How many coins; below 0 they are lost.", needed=True)


CLAUSE = Field(Letters(64), "The id of the rule clause behind it; the first of the piece when left out.")


EACH = {"each": COUNT["each"]}


WHOM = Field(Choice(("own", "other")), "Who: the army's seat, or the other one at this moment; own when left out.")


SAID_SEATS = {
    "own": {"en": "you", "ru": "вы"},
    "other": {"en": "the other player", "ru": "другой игрок"},
    "bank": {"en": "the bank", "ru": "банк"},
    "rivals": {"en": "each opponent", "ru": "каждый соперник"},
    "neighbours": {
        "en": "each opponent whose active race is next to yours",
        "ru": "каждый соперник с активным народом по соседству",
    },
    "noted": {"en": "the player you named", "ru": "названный вами игрок"},
}


TO_WHOM = {
    "own": "вам",
    "other": "другому игроку",
    "bank": "в банк",
    "rivals": "каждому сопернику",
    "neighbours": "каждому соседу",
    "noted": "названному вами игроку",
}


def coins_ru(count: int) -> str:
    """Return coins in the Russian accusative."""
    return counted(count, "ru", {"ru": ("монету", "монеты", "монет")})


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
    key = f"{of.id}.{values.get('named', '')}"
    payer, payee, clause = values["from"], values["to"], values.get("clause", of.clause)

    def pay(view: View, army: Army, facts: Facts) -> list[Effect]:
        amount = count(view, army, facts)
        payers = _purses(payer, view, army, facts, key)
        payees = _purses(payee, view, army, facts, key)
        pairs = [(one, other) for one in payers for other in payees if one != other]
        return [fx.pay(one, other, amount, why, clause) for one, other in pairs] if amount else []

    return pay


def _purses(word: str, view: View, army: Army, facts: Facts, key: str) -> list[int | None]:
    """Return seats, None for the bank; none where the other one is nobody."""
    if word == "bank":
        return [None]
    if word == "rivals":
        return list(view.opponents(army.seat or 0))
    if word == "neighbours":
        near = view.around(army.regions)
        return [one.seat for one in view.rivals(army) if one.regions & near]
    if word == "noted":
        seat = view.recall(army, key)
        return [] if seat is None else [int(seat)]
    seat = seat_of(word, army, facts)
    return [] if seat is None else [seat]


def _say_pay(values: Values, language: str) -> str:
    payer, payee, each = values["from"], values["to"], said_each(values, language)
    if payer == "bank":
        gains = pick(language, "gains", "получает"), pick(language, "gain", "получите")
        coins = pick(language, counted(values["coins"], "en", COIN), coins_ru(values["coins"]))
        return f"{gains[1] if payee == 'own' else SAID_SEATS[payee][language] + ' ' + gains[0]} {coins}{each}"
    if language == "ru":
        verb = "заплатите" if payer == "own" else f"{SAID_SEATS[payer]['ru']} платит"
        return f"{verb} {TO_WHOM[payee]} {coins_ru(values['coins'])}{each}"
    verb = "pay" if payer == "own" else f"{SAID_SEATS[payer]['en']} pays"
    return f"{verb} {SAID_SEATS[payee]['en']} {counted(values['coins'], 'en', COIN)}{each}"


def _different(spot: Spot, values: Values) -> None:
    if values["from"] == values["to"]:
        spot.at("to").wrong("nothing", why={"en": "it goes back to who pays", "ru": "платит и получает один и тот же"})
    if ("named" in values) is not ("noted" in (values["from"], values["to"])):
        spot.wrong("missing", field="named")


def _pay_tolls(values: Values, of: Of) -> Deed:
    act = values.get("for", CONQUEST)
    return lambda view, army, facts: [fx.pay_tolls(army, facts.region, act)] if facts.region >= 0 else []


EFFECT.add(
    Word(
        "pay_tolls",
        Fields({"for": Field(Choice((CONQUEST, EVICTION, EFFECT_ACT)), "The act; a conquest when left out."), **IF_FIELD}),
        "What others want for an act in the region of the moment is paid.",
        _pay_tolls,
        lambda values, language: pick(language, "pay what its holder wants for it", "заплатите за неё хозяину"),
    ),
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
                "to": Field(Choice(("own", "other", "bank", "noted")), "Who is paid.", needed=True),
                "named": Field(SLUG, "The name under which a player was noted, for `noted`."),
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
)
