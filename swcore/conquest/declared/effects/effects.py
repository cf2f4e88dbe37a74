"""Words for what happens: a `then` is a list of effects, which are carried out in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import Any

from swcore.authoring.compounds import Checked, Many
from swcore.authoring.forms import Tagged
from swcore.authoring.shapes import Choice, Tongues, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Said, Vocabulary
from swcore.conquest.declared.nouns.amounts import AMOUNTS, amount, for_each
from swcore.conquest.declared.nouns.conditions import TESTS, is_unusual, said_if, tests
from swcore.conquest.declared.nouns.counted import MOST
from swcore.conquest.declared.nouns.facts import Deed, Facts, Number, Of
from swcore.conquest.declared.nouns.phrases import pick
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect

EFFECT = Vocabulary("effect", {"en": "effect", "ru": "действие"})
MOST_EFFECTS = 12
OF_SEATS = ("coins", "pay", "end", "rounds", "terrain", "symbol", "retire")  # what needs no army


def _retires_last(spot: Spot, several: tuple[Said, ...]) -> Any:
    """Complain of what happens to an army that has left the game."""
    gone = False
    for place, one in enumerate(several):
        if gone and one.word.name not in OF_SEATS:
            return spot.at(place).wrong("after-retire", shown=one.word.name)
        inner = one.value.get("then", ()) if one.word.name == "in_each" else ()
        gone = gone or one.word.name == "retire" or any(other.word.name == "retire" for other in inner)
    return several


EFFECTS = Checked(Many(Tagged(EFFECT, "do"), most=MOST_EFFECTS, single=False), _retires_last)
THEN = Field(EFFECTS, "What happens, in order.", needed=True)
Values = Mapping[str, Any]
IF_FIELD = {"if": Field(TESTS, "When it happens; always when left out.")}
COUNT = {
    "count": Field(Whole(1, MOST), "How many; 1 when left out."),
    "each": Field(AMOUNTS, "So many for each of these."),
}
REASON = Field(Tongues(60), "The reason that the log tells; the name of the piece when left out.")
OF_THEM = (" for each of them", " за каждую из них")  # the number of the moment, which the words around say better
SEATS = ("own", "other")
SEAT = Choice(SEATS)


def deed(said: Iterable[Said], of: Of) -> Deed:
    """Return what makes all effects of a list."""
    made: list[Deed] = [_one(one, of) for one in said]
    if len(made) == 1:
        return made[0]
    return lambda view, army, facts: [effect for one in made for effect in one(view, army, facts)]


def _one(said: Said, of: Of) -> Deed:
    made: Deed = said.make(of)
    when = tests(said.value.get("if"), of)
    if when is None:
        return made
    return lambda view, army, facts: made(view, army, facts) if when(view, army, facts) else []


def said_then(said: Iterable[Said], language: str) -> str:
    """Return effects as parts of a sentence."""
    said = list(said)
    told = [one for one in said if not is_unusual(one.value.get("if"))] or said
    parts: list[str] = []
    for when, several in groupby(told, key=lambda one: said_if(one.value.get("if"), language)):
        parts.append(_in_a_row([one.say(language) for one in several], when, language))
    return _joined(parts, language).removeprefix(pick(language, "then ", "затем "))  # nothing stands before it


def _in_a_row(parts: list[str], when: str, language: str) -> str:
    """Return effects that happen under the same condition, which is told once."""
    if when and len(parts) > 1:
        return f"{when.removeprefix(', ')}: {_joined(parts, language)}"
    return _joined(parts, language) + when


YOURS = {"gain ": "you gain ", "lose ": "you lose ", "получите ": "вы получаете ", "потеряйте ": "вы теряете "}


def _joined(parts: list[str], language: str) -> str:
    if len(parts) == 1:
        return parts[0]
    if parts[0].startswith(("the ", "each ", "другой ", "каждый ", "названный ")):  # somebody else is spoken of, and then you
        yours = ((part, next((one for one in YOURS if part.startswith(one)), "")) for part in parts)
        parts = [YOURS.get(verb, "") + part[len(verb) :] for part, verb in yours]
    if any(": " in part or ", " in part for part in parts):
        return f"{'; '.join(parts[:-1])}; {pick(language, 'and', 'и')} {parts[-1]}"
    return "; ".join(parts[:-1]) + pick(language, ", and ", " и ") + parts[-1]


def number(values: Values, of: Of, field: str = "count") -> Number:
    """Return how many: a number, for each of an amount where one is named."""
    times: int = values.get(field, 1)
    if "each" not in values:
        return lambda view, army, facts: times
    count = amount(values["each"], of)
    return lambda view, army, facts: times * count(view, army, facts)


def said_each(values: Values, language: str) -> str:
    """Return the amount of an effect behind it, or ""."""
    return f" {for_each(values['each'], language)}" if "each" in values else ""


def seat_of(word: str, army: Army, facts: Facts) -> int | None:
    """Return the seat that a word means at a moment; None for nobody."""
    if word == "own":
        return army.seat
    if facts.other is not None:
        return facts.other.seat
    return facts.seat if facts.seat >= 0 else None


def listed(make: Callable[[View, Army, Facts], Effect | None]) -> Deed:
    """Return what makes one effect, or none, as a list."""

    def found(view: View, army: Army, facts: Facts) -> list[Effect]:
        effect = make(view, army, facts)
        return [] if effect is None else [effect]

    return found
