"""Words for conditions: an `if` is an object of tests, all of which hold."""

from __future__ import annotations

from swcore.authoring import Keyed, Said, Vocabulary
from swcore_tiny_towns.declared.at import Of, Test
from swcore_tiny_towns.declared.phrases import pick
from swcore_tiny_towns.declared.where import Me

IF = Vocabulary("if", {"en": "condition", "ru": "условие"})
TESTS = Keyed(IF)


def tests(said: tuple[Said, ...] | None, of: Of) -> Test | None:
    """Return what says whether all tests hold; None where there is none."""
    if not said:
        return None
    made: list[Test] = [one.make(of) for one in said]
    return made[0] if len(made) == 1 else lambda at: all(one(at) for one in made)


def said_if(said: tuple[Said, ...] | None, language: str, me: Me) -> str:
    """Return how conditions read behind a sentence: ` if it is fed`; "" where there is none."""
    told = [pick(language, *one.say(me)) for one in said or ()]
    if not (told := [one for one in told if one]):
        return ""
    first, *others = told
    between = pick(language, " and ", " и ")
    comma = "," if language == "ru" and first.startswith(("если", "но", "начиная")) else ""
    return f"{comma} {between.join([first, *(one.removeprefix('if ').removeprefix('если ') for one in others)])}"


def is_unusual(said: tuple[Said, ...] | None) -> bool:
    """Return whether a rule needs an option that the game usually does not have: its card does not tell of it."""
    return any(one.word.name == "option" and not one.value.usual for one in said or ())
