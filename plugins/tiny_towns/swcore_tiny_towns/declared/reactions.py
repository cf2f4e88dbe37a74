"""Moments at which a card does something: put down, a resource named, the end of a round or of the game, used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring import Said, Spot
from swcore_tiny_towns.declared.at import CUBES, NAMED, SQUARE, VIEW, Of, words_in
from swcore_tiny_towns.declared.conditions import said_if, tests
from swcore_tiny_towns.declared.effects import THEN, acts, said_acts
from swcore_tiny_towns.declared.phrases import Pair, pick, sentence
from swcore_tiny_towns.declared.rules import Part, moment
from swcore_tiny_towns.declared.where import Me

Values = Mapping[str, Any]
ASKING = ("ask", "mark", "place", "replace")
OWN_ALONE = {
    "en": "while all build, a card acts on its own town alone",
    "ru": "пока все строят, карта действует только в своём городе",
}
NOT_NOW = {"en": "no town is completed while all build", "ru": "пока все строят, город не завершается"}
NOT_ASKED = {"en": "nobody is asked when the game has ended", "ru": "после конца игры никого не спрашивают"}


def _reacts(hook: str) -> Any:
    def make(values: Values, of: Of) -> list[Part]:
        when, then = tests(values.get("if"), of), acts(values["then"], of)
        return [Part(hook, then if when is None else lambda at: then(at) if when(at) else [])]

    return make


def _says(en: str, ru: str) -> Any:
    def say(values: Values, language: str, me: Me) -> str:
        told = said_acts(values["then"], language, me)
        when = said_if(values.get("if"), language, me)
        when = f",{when}" if when and language == "en" else when
        comma = "" if language == "ru" and ru.startswith("в конце") and not when else ","
        return sentence(f"{pick(language, en, ru)}{when}{comma} {told}")

    return say


def _fields(said: Said) -> Mapping[str, Any]:
    return said.value if isinstance(said.value, dict) else {}


def check_own(spot: Spot, values: Values) -> None:
    """Complain of effects on other towns while all build: then nobody knows of the others."""
    for one in words_in(dict(values)):
        if one.word.name == "complete":
            Spot(None, one.path, spot.report).wrong("nothing", why=NOT_NOW)
        elif "in" in _fields(one) and one.word.name in ("remove", "cube"):
            why = OWN_ALONE
            Spot(None, one.path, spot.report).wrong("nothing", why=why)


def _check_last(spot: Spot, values: Values) -> None:
    """Complain of questions at the end, when nobody is asked."""
    for one in words_in(dict(values)):
        if one.word.name in ASKING:
            why = NOT_ASKED
            Spot(None, one.path, spot.report).wrong("nothing", why=why)


SAID: Mapping[str, Pair] = {
    "put": ("when you build it", "построив это здание"),
    "named": ("before anybody places the cube of a round", "прежде чем кто-либо поставит кубик раунда"),
    "round_end": ("at the end of each round", "в конце каждого раунда"),
    "game_end": ("at the end of the game", "в конце игры"),
}
moment(
    "put",
    "When the building was put down, built or placed.",
    {"then": THEN},
    _reacts("towns_put"),
    _says(*SAID["put"]),
    SQUARE,
    VIEW,
    CUBES,
    check=check_own,
)
moment(
    "named",
    "When the resource of a round is known, before anybody places a cube.",
    {"then": THEN},
    _reacts("towns_named"),
    _says(*SAID["named"]),
    SQUARE,
    VIEW,
    CUBES,
    NAMED,
    of_rules="also",
)
moment(
    "round_end",
    "When all have built.",
    {"then": THEN},
    _reacts("towns_round_end"),
    _says(*SAID["round_end"]),
    SQUARE,
    VIEW,
    CUBES,
    NAMED,
    of_rules="also",
)
moment(
    "game_end",
    "When the last town is complete, before cubes are cleared and towns are scored.",
    {"then": THEN},
    _reacts("towns_game_end"),
    _says(*SAID["game_end"]),
    SQUARE,
    VIEW,
    CUBES,
    of_rules="also",
    check=_check_last,
)
