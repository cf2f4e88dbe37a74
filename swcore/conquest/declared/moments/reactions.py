"""Rules that react to a moment: what happens then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs

from swcore.authoring.common import SLUG
from swcore.authoring.shapes import Whole
from swcore.authoring.words import Field, Fields, Said, Word
from swcore.conquest.declared.effects.effects import OF_THEM, THEN, Values, deed, said_then
from swcore.conquest.declared.moments.told import MOMENTS, Answer
from swcore.conquest.declared.nouns.conditions import tests
from swcore.conquest.declared.nouns.facts import Facts, Of
from swcore.conquest.declared.nouns.phrases import EACH, ONE, pick, sentence
from swcore.conquest.declared.nouns.where import of_army, said_of
from swcore.conquest.declared.rules import RULE, WHEN, Part, behind, goes_with, state
from swcore.conquest.operations.fx import note
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View

OF_GAME = ("declined", "turn_over", "round_start", "round_end", "rolling", "rolled", "eliminated", "picked")


OF_WHOM: Mapping[tuple[str, str], tuple[str, str]] = {
    ("declined", "own"): ("when this race declines", "когда этот народ приходит в упадок"),
    ("declined", "mine"): ("when a race of yours declines", "когда ваш народ приходит в упадок"),
    ("declined", "rival"): ("when an opponent's race declines", "когда народ соперника приходит в упадок"),
    ("turn_over", "rival"): ("after each turn of an opponent", "после каждого хода соперника"),
    ("turn_over", "mine"): ("after each of your turns", "после каждого вашего хода"),
    ("rolled", "own"): ("after you roll the die for a conquest", "после вашего броска кубика для захвата"),
    ("rolled", "rival"): ("after an opponent rolls the die for a conquest", "после броска соперника для захвата"),
    ("rolling", "own"): ("before you roll the die for a conquest", "перед вашим броском кубика для захвата"),
    ("rolling", "rival"): ("before an opponent rolls the die for a conquest", "перед броском соперника для захвата"),
    ("eliminated", "mine"): ("when a race of yours leaves the game", "когда ваш народ выходит из игры"),
    ("eliminated", "rival"): ("when an opponent's race leaves the game", "когда народ соперника выходит из игры"),
    ("picked", "mine"): ("when you pick a race", "когда вы берёте народ"),
    ("picked", "rival"): ("when an opponent picks a race", "когда соперник берёт народ"),
}


# What the number of a moment counts.
NUMBERED: Mapping[str, tuple[str, str]] = {
    "rolled": ("for each pip", "за каждое очко"),
    "abandoned": ("for each token from there", "за каждый жетон оттуда"),
    "picked": ("for each combo passed over", "за каждую пропущенную комбинацию"),
}


def _make(moment: str) -> Callable[[Values, Of], list[Part]]:
    hook, wrap, *_ = MOMENTS[moment]

    def make(values: Values, of: Of) -> list[Part]:
        then, when = deed(values["then"], of), tests(values.get("if"), of)
        times, name = values.get("times", 0), values.get("count_as", f"times_{moment}")
        key = f"{of.id}.{name}"

        def answer(view: View, army: Army, facts: Facts) -> Any:
            return then(view, army, facts) or None if when is None or when(view, army, facts) else None

        def limited(view: View, army: Army, facts: Facts) -> Any:
            done = int(view.recall(army, key, 0))
            if done >= times or (when is not None and not when(view, army, facts)):
                return None
            return [*then(view, army, facts), note(army, name, done + 1)]

        told, order = (limited if times else answer), values.get("order", 0)
        if of.rule and moment in OF_GAME:  # a rule is told once, and holds for every army
            return [Part(hook, wrap(_for_everybody(told, values.get("in", "active"))), "no", "effects", order)]
        return [Part(hook, wrap(told), state(values), "effects", order)]

    return make


def _for_everybody(answer: Answer, wanted: str) -> Answer:
    """Return what is answered for every army of a seat in a state."""

    def every(view: View, army: Army, facts: Facts) -> Any:
        armies = [one for one in view.armies if one.seat is not None and in_state(one, wanted)]
        return [effect for one in armies for effect in answer(view, one, facts) or ()] or None

    return every


def in_state(army: Army, wanted: str) -> bool:
    """Return whether an army is in a state: `active`, `declined` or `both`."""
    return wanted == "both" or army.declined is (wanted == "declined")


def _said_times(times: int, text: str, language: str) -> str:
    """Return a moment with how often it counts: `the first 3 times you conquer a region`."""
    if times == 1:
        return pick(language, f"once in the game, {text}", f"один раз за игру, {text}")
    if language == "ru":
        return f"первые {times} раз{'а' if times < 5 else ''}, {text}"
    return (
        f"the first {times} times {text.removeprefix('when ')}"
        if text.startswith("when ")
        else f"{text}, the first {times} times"
    )


def _placed(text: str, said: tuple[Said, ...], language: str) -> tuple[str, tuple[Said, ...]]:
    """Return a moment with the region and the victim that its conditions name, and the other conditions."""
    noun, left = pick(language, " a region", " область"), list(said)
    for one in said if noun in text else ():
        others = of_army(one.value) if one.word.name == "here" else ()
        if others:
            text = text.replace(noun, f" {said_of(others, language, pick(language, ONE, EACH))}")
            still = tuple(inner for inner in one.value if inner not in others)
            left[left.index(one) : left.index(one) + 1] = [attrs.evolve(one, value=still)] if still else []
    for one in said:
        if one.word.name == "way" and one in left and noun in pick(language, " a region", " область"):
            text += f" {one.say()[language]}"
            left.remove(one)
    for one in said:
        if one.word.name == "victim" and one in left:
            text += pick(language, " ", ", " if "nobody" in one.value else " ") + one.say()[language]
            left.remove(one)
    return text, tuple(left)


def _another_of_yours(said: tuple[Said, ...]) -> bool:
    """Return whether conditions are about another army of the seat, and nothing else."""
    told = {one.word.name: one.value for one in said}
    negated = [(one.word.name, one.value) for one in told.get("not", ())]
    return told.keys() == {"who", "not"} and told["who"] == "mine" and negated == [("who", "own")]


def _has_verb(text: str) -> bool:
    """Return whether a Russian moment is a clause, which a comma closes; `в конце вашего хода` is none."""
    return "когда" in text or ", " in text


def _say(moment: str) -> Callable[[Values, str], str]:
    _, _, en, ru, _ = MOMENTS[moment]

    def say(values: Values, language: str) -> str:
        text, said = pick(language, en, ru), tuple(values.get("if", ()))
        if moment == "declined" and _another_of_yours(said):
            text, said = pick(language, "when another race of yours declines", "когда другой ваш народ приходит в упадок"), ()
        for one in said:
            if one.word.name == "who" and (moment, one.value) in OF_WHOM:  # "when this race declines"
                text = pick(language, *OF_WHOM[moment, one.value])
                said = tuple(other for other in said if other is not one)
                if (moment, one.value) == ("declined", "own"):  # it is in decline then, of course
                    values = {**values, "in": "active"}
        text, said = _placed(text, said, language)
        text = _said_times(values["times"], text, language) if "times" in values else text
        rest, then = behind({**values, "if": said}, language), said_then(values["then"], language)
        if moment in NUMBERED:
            then = then.replace(pick(language, *OF_THEM), f" {pick(language, *NUMBERED[moment])}")
        if rest:
            return sentence(f"{text}{rest}: {then}")
        return sentence(f"{text}{',' if language == 'en' or _has_verb(text) else ''} {then}")

    return say


FIELDS = Fields(
    {
        "then": THEN,
        "times": Field(Whole(1, 20), "How often at most, as long as the army is in the game."),
        "count_as": Field(SLUG, "The name under which these times are noted; made from the moment when left out."),
        "order": Field(Whole(0, 99), "Its place among the reactions of this moment; 0 when left out."),
        "if": WHEN["if"],
        "in": WHEN["in"],
    },
    goes_with(count_as="times"),
)


RULE.add(
    *(Word(moment, FIELDS, of[4], _make(moment), _say(moment)) for moment, of in MOMENTS.items()),
)
