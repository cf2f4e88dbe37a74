"""Moments at which a card does something: put down, a resource named, the end of a round or of the game, used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring import Field, Letters, Said, Spot, Tongues, Whole
from swcore.engine import Effect
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.at import CUBES, NAMED, SQUARE, VIEW, At, Of, words_in
from swcore_tiny_towns.declared.conditions import said_if, tests
from swcore_tiny_towns.declared.effects import THEN, acts, said_acts
from swcore_tiny_towns.declared.phrases import Pair, pick, sentence
from swcore_tiny_towns.declared.rules import WHY, Part, moment
from swcore_tiny_towns.declared.where import FILTERS, Me, filters, traits
from swcore_tiny_towns.position import fx
from swcore_tiny_towns.position.answers import Deed
from swcore_tiny_towns.position.squares import NUMBERS, SQUARES, squares_of

Values = Mapping[str, Any]
MOVE = "move"
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


def _effects(values: Values) -> list[Said]:
    return [one for one in words_in(dict(values)) if one.word.name in ASKING or "in" in _fields(one)]


def _fields(said: Said) -> Mapping[str, Any]:
    return said.value if isinstance(said.value, dict) else {}


def _check_own(spot: Spot, values: Values) -> None:
    """Complain of effects on other towns while all build: then nobody knows of the others."""
    for one in words_in(dict(values)):
        if one.word.name == "complete":
            Spot(None, one.path, spot.report).wrong("nothing", why=NOT_NOW)
        elif "in" in _fields(one) and one.word.name in ("remove", "cube"):
            why = OWN_ALONE
            Spot(None, one.path, spot.report).wrong("nothing", why=why)


def _check_last(spot: Spot, values: Values) -> None:
    """Complain of questions at the end, when nobody is asked."""
    for one in _effects(values):
        if one.word.name in ASKING:
            why = NOT_ASKED
            Spot(None, one.path, spot.report).wrong("nothing", why=why)


def _use(values: Values, of: Of) -> list[Part]:
    when, name = tests(values.get("if"), of), values["name"]
    of.answers[name] = acts(values["then"], of)
    deed = Deed(name, limit=values.get("limit", 0), clause=values.get("clause", of.clause))
    return [Part("towns_uses", lambda at: deed if when is None or when(at) else None)]


def _say_use(values: Values, language: str, me: Me) -> str:
    told = said_acts(values["then"], language, me)
    when = said_if(values.get("if"), language, me)
    limit = values.get("limit")
    often = ""
    if limit is not None:
        times = phrases.often(limit, language)
        often = pick(language, f", {times} a game at most", f", не больше {times} за игру")
    head = pick(language, "once a round, when you build, you may", "раз в раунд, когда вы строите, по желанию")
    return sentence(f"{head}{when}{often}: {told}")


def _moves(values: Values, of: Of) -> list[Part]:
    """Let the owner move the piece: the use asks for the square, and the answer is the name of it."""
    when, where = tests(values.get("if"), of), filters(values["where"], of)
    clause, limit = values.get("clause", of.clause), values.get("limit", 0)
    of.answers[MOVE] = lambda at: [fx.move(at.town, at.square, NUMBERS[at.named])]

    def moves(at: At) -> Deed | None:
        free = where(at) & at.town.empty
        if not free or (when is not None and not when(at)):
            return None
        return Deed(MOVE, tuple([SQUARES[square] for square in squares_of(free)]), limit, clause)

    return [Part("towns_uses", moves)]


def _say_moves(values: Values, language: str, me: Me) -> str:
    found = [phrases.Trait(stems=(("empty", "пуст"),)), *phrases.of_squares(traits(values["where"], me))]
    square = f"{phrases.things(found, language, phrases.ONE, phrases.PLACE)} {phrases.placed(found, language)}"
    when = said_if(values.get("if"), language, me)
    en, ru = f"once a round, when you build, you may move it to {phrases.an(square)}", "раз в раунд, когда вы строите, можно"
    return sentence(pick(language, en, f"{ru} перенести его на {square}") + when)


def answered(of: Of) -> Part:
    """Return what takes the answers to the questions of a piece: they are noted, and what follows is done."""

    def take(at: At) -> list[Effect]:
        key, value = at.card, at.named
        noted = [fx.note(at.town, key, value)] if value and key != MOVE else []
        return [*noted, *of.answers[key](at)]

    return Part("towns_answered", take)


def ended(of: Of) -> Part:
    """Return what is noted when the game ends."""
    return Part("towns_game_end", lambda at: [fx.note(at.town, name, count(at)) for name, count in of.ends.items()])


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
    check=_check_own,
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
moment(
    "use",
    "Something that the owner may do once a round when building, for each piece of the card.",
    {
        "name": Field(Letters(24), "What is done, as one word.", needed=True),
        "title": Field(Tongues(80), "How the menu tells it."),
        "limit": Field(Whole(1, 20), "How often in a game."),
        "clause": WHY["clause"],
        "then": THEN,
    },
    _use,
    _say_use,
    SQUARE,
    VIEW,
    CUBES,
    check=_check_own,
)
moment(
    "moves",
    "The piece may move once a round, when its owner builds.",
    {
        "where": Field(FILTERS, "Where to, of the empty squares.", needed=True),
        "limit": Field(Whole(1, 20), "How often in a game, for all pieces of the card."),
        "clause": WHY["clause"],
    },
    _moves,
    _say_moves,
    SQUARE,
    VIEW,
    CUBES,
)
