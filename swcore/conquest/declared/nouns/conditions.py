"""Words for conditions: an `if` is an object of tests, all of which hold."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring.compounds import Either
from swcore.authoring.forms import Keyed
from swcore.authoring.shapes import Choice, Told, Whole
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Said, Vocabulary, Word
from swcore.conquest.declared.nouns.facts import Facts, Of, Test
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View

IF = Vocabulary("if", {"en": "condition", "ru": "условие"})
TESTS = Keyed(IF)
MOST_ROUNDS = 20


def tests(said: tuple[Said, ...] | None, of: Of) -> Test | None:
    """Return what says whether all tests hold; None where there is none."""
    if not said:
        return None
    made: list[Test] = [one.make(of) for one in said]
    if len(made) == 1:
        return made[0]
    if len(made) == 2:
        first, second = made
        return lambda view, army, facts: first(view, army, facts) and second(view, army, facts)

    def all_of(view: View, army: Army, facts: Facts) -> bool:
        for one in made:  # noqa: SIM110 - a generator costs more than what it asks
            if not one(view, army, facts):
                return False
        return True

    return all_of


BEGINS = ("if ", "with ", "while ", "если ", "пока ")  # what several conditions say once


def said_if(said: tuple[Said, ...] | None, language: str) -> str:
    """Return how conditions read behind a sentence: `, in even rounds`; "" where there is none."""
    told = ""
    before, but, joint = "", {"en": ", but ", "ru": ", но "}[language], {"en": " and ", "ru": " и "}[language]
    for one in filter(None, (one.say()[language] for one in said or ())):
        begins = next((word for word in BEGINS if one.startswith(word)), "")
        again = begins and begins == before
        told += joint + one.removeprefix(begins) if again else (but if one.startswith(("not ", "не ")) else ", ") + one
        before = begins
    return told


def is_unusual(said: tuple[Said, ...] | None) -> bool:
    """Return whether a rule needs an option that the game usually does not have: its card does not tell of it."""
    return any(one.word.name == "option" and not one.value.usual for one in said or ())


def _round(value: str | Mapping[str, int], of: Of) -> Test:
    if isinstance(value, str):
        return ROUNDS[value]
    first, last = value.get("from", 1), value.get("until", MOST_ROUNDS)
    return lambda view, army, facts: first <= view.round <= last


ROUNDS: Mapping[str, Test] = {
    "even": lambda view, army, facts: view.round % 2 == 0,
    "odd": lambda view, army, facts: view.round % 2 == 1,
    "first": lambda view, army, facts: view.round == 1,
    "last": lambda view, army, facts: view.round == view.rounds,
}
SAID_ROUNDS = {
    "even": {"en": "in even rounds", "ru": "в чётных раундах"},
    "odd": {"en": "in odd rounds", "ru": "в нечётных раундах"},
    "first": {"en": "in the first round", "ru": "в первом раунде"},
    "last": {"en": "in the last round", "ru": "в последнем раунде"},
}


def _say_round(value: str | Mapping[str, int]) -> Told:
    if isinstance(value, str):
        return SAID_ROUNDS[value]
    if "from" not in value:
        return {"en": f"up to round {value['until']}", "ru": f"до {value['until']}-го раунда включительно"}
    if "until" not in value:
        return {"en": f"from round {value['from']} on", "ru": f"начиная с {value['from']}-го раунда"}
    return {"en": f"in rounds {value['from']} to {value['until']}", "ru": f"в раундах с {value['from']} по {value['until']}"}


def _check_rounds(spot: Spot, value: Mapping[str, Any]) -> None:
    if not value:
        spot.wrong("empty")
    elif value.get("from", 1) > value.get("until", MOST_ROUNDS):
        spot.contrary("after", "from", "until")


SPAN = Fields(
    {
        "from": Field(Whole(2, MOST_ROUNDS), "The first of the rounds."),
        "until": Field(Whole(1, MOST_ROUNDS), "The last of the rounds."),
    },
    _check_rounds,
)
IF.add(
    Word(
        "round",
        Either(Choice(tuple(ROUNDS)), SPAN),
        "Only in some rounds.",
        _round,
        _say_round,
    ),
)
