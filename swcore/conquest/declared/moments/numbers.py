"""Rules that answer with a number of tokens: taken with the combo, gained, lost, kept in regions; and coins for regions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.shapes import Flag, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.moments.scoring import keeping, one_of, part
from swcore.conquest.declared.nouns.amounts import AMOUNTS, for_each
from swcore.conquest.declared.nouns.conditions import tests
from swcore.conquest.declared.nouns.counted import COIN, MOST, TOKEN, counted, genitive
from swcore.conquest.declared.nouns.facts import NONE, Facts, Of
from swcore.conquest.declared.nouns.known import A_WAY
from swcore.conquest.declared.nouns.phrases import ALL, EACH, IN_EACH, ONE, pick, sentence
from swcore.conquest.declared.nouns.where import FILTERS, filters, of_army, said_of
from swcore.conquest.declared.rules import ALWAYS_ACTIVE, RULE, WHEN, Part, behind, modifier, state
from swcore.conquest.operations import fx

Values = Mapping[str, Any]


def _more(hook: str) -> Any:
    return lambda values, of: part(hook, values["more"], values, of)


def _say_more(en: str, ru: str) -> Any:
    def say(values: Values, language: str) -> str:
        each = f" {for_each(values['each'], language)}" if "each" in values else ""
        text = {"en": en, "ru": ru}[language].format(counted(values["more"], language, TOKEN, sign=True))
        return sentence(text + each + behind(values, language))

    return say


def _no_zero(spot: Spot, values: Values) -> None:
    if values["more"] == 0:
        spot.at("more").wrong("nothing", why={"en": "it adds 0", "ru": "прибавляется 0"})


def _loss(values: Values, of: Of) -> list[Part]:
    name = next(name for name in ("exactly", "less", "more") if name in values)
    number, phase = (-values[name] if name == "less" else values[name]), ("set" if name == "exactly" else "add")
    what, when = modifier(number, values, of, phase), tests(values.get("if"), of)
    where, way, unless = values.get("where"), values.get("way"), values.get("once")
    inside = filters(where, of) if where else None
    key = f"{of.id}.saved"

    def loss(self: Any, view: Any, army: Any, region: int, mode: str) -> Any:
        facts = Facts(region=region, word=mode)
        if (way is not None and mode != way) or (when is not None and not when(view, army, facts)):
            return None
        if inside is not None and not inside(view, army, facts) >> region & 1:
            return None
        return None if unless and view.recall(army, key) == view.turn else what

    found = [Part("conquest_loss", loss, state(values))]
    return [*found, Part("conquest_lost", _saved, state(values), "effects")] if unless else found


def _saved(self: Any, view: Any, army: Any, attacker: int, region: int, spared: tuple[str, ...]) -> Any:
    return fx.note(army, "saved", view.turn) if self.id in spared else None


def _say_loss(values: Values, language: str) -> str:
    where = said_of(of_army(values.get("where")), language, pick(language, ONE, EACH))
    name = next(name for name in ("exactly", "less", "more") if name in values)
    number = values[name]
    tokens = counted(number, language, TOKEN)
    none = {"en": "no token is lost", "ru": "жетоны не теряются"}
    told = {
        "exactly": {"en": f"{tokens} {'is' if number == 1 else 'are'} lost", "ru": f"теряется {tokens}"} if number else none,
        "less": {"en": f"{tokens} fewer {'is' if number == 1 else 'are'} lost", "ru": f"теряется на {tokens} меньше"},
        "more": {"en": f"{tokens} more {'is' if number == 1 else 'are'} lost", "ru": f"теряется на {tokens} больше"},
    }[name][language]
    when = {"en": f"when {where} is conquered from you, ", "ru": f"когда у вас захватывают {where}, "}[language]
    once = {"en": ", once each turn", "ru": ", один раз за ход"}[language] if values.get("once") else ""
    return sentence(when + told + once + behind(values, language))


def _say_keep(values: Values, language: str) -> str:
    where = said_of(of_army(values.get("where")), language, IN_EACH)
    number = values.get("exactly", values.get("least", 0))
    text = {
        "en": f"at least {counted(number, 'en', TOKEN)} must stay in each {where} of yours",
        "ru": f"в каждой вашей {where} должно оставаться не менее {genitive(number)}",
    }
    return sentence(text[language] + behind(values, language))


def _income(values: Values, of: Of) -> list[Part]:
    name = next(name for name in ("more", "exactly", "less") if name in values)
    number, phase = (-values[name] if name == "less" else values[name]), ("set" if name == "exactly" else "add")
    what, when = modifier(number, values, of, phase), tests(values.get("if"), of)
    where = filters(values["where"], of) if "where" in values else None

    def income(self: Any, view: Any, army: Any) -> Any:
        if when is not None and not when(view, army, NONE):
            return None
        return what if where is None else what.at(where(view, army, NONE))

    return [Part("conquest_income", income, state(values))]


def _say_income(values: Values, language: str) -> str:
    where = said_of(values["where"], language, ALL) if "where" in values else pick(language, "all regions", "все области")
    name = next(name for name in ("more", "exactly", "less") if name in values)
    coins = counted(values[name], language, COIN)
    told = {
        "more": {"en": f"{where} pay {coins} more", "ru": f"{where} приносят на {coins} больше"},
        "less": {"en": f"{where} pay {coins} less", "ru": f"{where} приносят на {coins} меньше"},
        "exactly": {"en": f"{where} pay {coins}", "ru": f"{where} приносят {coins}"},
    }[name][language]
    if name == "exactly" and not values[name]:
        told = {"en": f"{where} pay nothing", "ru": f"{where} ничего не приносят"}[language]
    return sentence(told.replace("1 монета", "1 монету") + behind(values, language))


NUMBER = {"more": Field(Whole(-MOST, MOST), "How many more.", needed=True), "each": Field(AMOUNTS, "For each of these.")}
PLACES = Field(FILTERS, "In which regions; in all when left out.")
RULE.add(
    Word(
        "tokens",
        Fields({**NUMBER, **ALWAYS_ACTIVE}, _no_zero),
        "Tokens that a new army takes, more or fewer.",
        _more("conquest_tokens"),
        _say_more("{} when you pick this race", "{}, когда вы берёте этот народ"),
    ),
    Word(
        "gain",
        Fields({**NUMBER, **WHEN}, _no_zero),
        "New tokens from the tray at each redeployment.",
        _more("conquest_gain"),
        _say_more("at each redeployment {} from the tray", "при каждой перегруппировке {} из запаса"),
    ),
    Word(
        "loss",
        Fields(
            {
                "exactly": Field(Whole(0, MOST), "Tokens that go to the tray with a lost region; 1 by the rules."),
                "less": Field(Whole(1, MOST), "So many fewer."),
                "more": Field(Whole(1, MOST), "So many more."),
                "where": PLACES,
                "way": Field(A_WAY, "Only by this way."),
                "once": Field(Flag(), "Only for the first token of each turn."),
                **WHEN,
            },
            one_of("exactly", "less", "more"),
        ),
        "Tokens that go to the tray when a region is lost.",
        _loss,
        _say_loss,
    ),
    Word(
        "keep",
        Fields({"least": Field(Whole(2, MOST), "The least number.", needed=True), "where": PLACES, **WHEN}),
        "How many tokens must stay in a region.",
        keeping("conquest_keep"),
        _say_keep,
    ),
    Word(
        "income",
        Fields(
            {
                "more": Field(Whole(1, MOST), "Coins more for each region."),
                "less": Field(Whole(1, MOST), "Coins less."),
                "exactly": Field(Whole(0, MOST), "Coins for each region; 1 by the rules."),
                "where": PLACES,
                **WHEN,
            },
            one_of("more", "less", "exactly"),
        ),
        "What the army's regions pay.",
        _income,
        _say_income,
    ),
)
