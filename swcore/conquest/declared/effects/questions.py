"""Effects that ask a seat, or the dice; what follows is part of them, and happens once the answer is there."""

from __future__ import annotations

from typing import Any

from swcore.authoring.common import SLUG
from swcore.authoring.compounds import Many
from swcore.authoring.shapes import Choice, Flag, Tongues
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.effects.effects import EFFECT, EFFECTS, IF_FIELD, THEN, Values, deed, said_then, seat_of
from swcore.conquest.declared.nouns.card import quoted_word
from swcore.conquest.declared.nouns.facts import NONE, Deed, Facts, Of
from swcore.conquest.declared.nouns.phrases import EACH, ONE, pick
from swcore.conquest.declared.nouns.where import FILTERS, filters, said_of
from swcore.conquest.operations import fx_questions as fx
from swcore.conquest.operations.fx import note
from swcore.conquest.operations.fx import then as fx_then
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect

SEAT_WORD = "seat-"
OF_MARKER = "*"  # takes the answers to questions about a marker, whose id is the key


ASKED = Field(Choice(("own", "other")), "Who is asked: the army's seat, or the other one at this moment; own when left out.")


KEY = Field(SLUG, "The name of the question.", needed=True)


def packed(name: str, facts: Facts, *, asks_other: bool = False) -> str:
    """Return the key of a question, with what its answer needs of the moment; who answers is told with the answer.

    Args:
        name: the name of the question.
        facts: the moment.
        asks_other: whether the other one at the moment is asked.
    """
    if facts is NONE or (facts.region < 0 and (asks_other or (facts.other is None and facts.seat < 0))):
        return name
    other = -1 if facts.other is None else facts.other.id
    return f"{name}:{facts.region}:{other}:{facts.seat}"


def unpacked(key: str, view: View) -> tuple[str, Facts]:
    """Return the name of a question and the moment from its key."""
    name, *rest = key.split(":")
    if len(rest) != 3:
        return name, NONE
    region, other, seat = map(int, rest)
    return name, Facts(region=region, other=view.army(other) if other >= 0 else None, seat=seat)


def answered(of: Of) -> Any:
    """Return the method that takes the answers to all questions of a piece."""
    takes = of.answers

    def answer(self: Any, view: Any, army: Any, key: str, answer: str, seat: int) -> Any:
        name, facts = unpacked(key, view)
        if facts is NONE and seat not in (-1, army.seat):
            facts = Facts(seat=seat, other=view.active(seat))
        if name in takes:
            return takes[name](view, army, facts._replace(word=answer))
        return takes[OF_MARKER](view, army, facts._replace(word=f"{name} {answer}")) if OF_MARKER in takes else None

    return answer


def asked(army: Army, key: str, words: list[str], values: Values, facts: Facts) -> list[Effect]:
    """Return the question, put to the seat that is meant; none where nothing can be chosen or nobody is there."""
    seat = seat_of(values.get("who", "own"), army, facts)
    if not words or seat is None:
        return []
    return [fx.ask_choice(army, key, words, optional=values.get("optional", False), seat=seat)]


def _ask(values: Values, of: Of) -> Deed:
    choices = {one["word"]: deed(one["then"], of) if "then" in one else None for one in values["choices"]}

    def take(view: View, army: Army, facts: Facts) -> list[Effect]:
        chosen = choices.get(facts.word)
        return [] if chosen is None else chosen(view, army, facts)

    of.answers[values["name"]] = take
    return lambda view, army, facts: asked(
        army, packed(values["name"], facts, asks_other=values.get("who") == "other"), list(choices), values, facts
    )


def _check_choices(spot: Spot, values: Values) -> None:
    if not any("then" in one for one in values["choices"]):
        why = {"en": "no choice has a then", "ru": "ни у одного ответа нет then"}
        spot.at("choices").wrong("nothing", why=why)
    words = [one["word"] for one in values["choices"]]
    if len(set(words)) < len(words):
        spot.at("choices").wrong("twice", shown=next(word for word in words if words.count(word) > 1))


def chooses(values: Values, language: str) -> str:
    """Return who chooses, and whether they have to: `you may choose`."""
    may = values.get("optional", False)
    if values.get("who", "own") == "own":
        return pick(language, "you may choose" if may else "choose", "можно выбрать" if may else "выберите")
    en, ru = ("may choose", "может выбрать") if may else ("chooses", "выбирает")
    return pick(language, f"the other player {en}", f"другой игрок {ru}")


def _say_ask(values: Values, language: str) -> str:
    choices = []
    for one in values["choices"]:
        name = one.get("text", {}).get(language) or quoted_word(one["word"], language)
        choices.append(f"{name}: {said_then(one['then'], language)}" if "then" in one else name)
    return f"{chooses(values, language)} — " + {"en": "; or ", "ru": "; или "}[language].join(choices)


def _ask_region(values: Values, of: Of) -> Deed:
    where, then = filters(values["where"], of), deed(values["then"], of)

    def take(view: View, army: Army, facts: Facts) -> list[Effect]:
        region = view.region(facts.word) if facts.word else -1
        return then(view, army, facts._replace(region=region)) if region >= 0 else []

    of.answers[values["name"]] = take

    def ask(view: View, army: Army, facts: Facts) -> list[Effect]:
        return asked(
            army,
            packed(values["name"], facts, asks_other=values.get("who") == "other"),
            list(view.names(where(view, army, facts))),
            values,
            facts,
        )

    return ask


def _ask_player(values: Values, of: Of) -> Deed:
    then = deed(values["then"], of) if "then" in values else None
    name, peaceful = values["name"], values.get("among") == "not_attacked"

    def take(view: View, army: Army, facts: Facts) -> list[Effect]:
        if not facts.word:
            return []
        seat = int(facts.word.removeprefix(SEAT_WORD)) - 1
        more = [] if then is None else then(view, army, Facts(seat=seat, other=view.active(seat)))
        return [note(army, name, seat), *more]

    of.answers[name] = take

    def ask(view: View, army: Army, facts: Facts) -> list[Effect]:
        attacked = set()
        for _, victim_id in view.attacks if peaceful else ():
            victim = view.army(victim_id)
            if victim is not None and not victim.declined:
                attacked.add(victim.seat)
        words = [f"{SEAT_WORD}{seat + 1}" for seat in view.opponents(army.seat or 0) if seat not in attacked]
        return [fx.ask_choice(army, name, words, optional=values.get("optional", False))]

    return ask


def _say_ask_player(values: Values, language: str) -> str:
    may = values.get("optional", False)
    text = pick(
        language,
        "you may name an opponent" if may else "name an opponent",
        "можно назвать соперника" if may else "назовите соперника",
    )
    if values.get("among") == "not_attacked":
        text += pick(language, " whose active race you did not attack", ", на чей активный народ вы не нападали")
    return f"{text}: {said_then(values['then'], language)}" if "then" in values else text


def _afterwards(values: Values, of: Of) -> Deed:
    then, key = deed(values["then"], of), values["name"]
    of.answers[key] = then
    return lambda view, army, facts: [fx_then(army, packed(key, facts))]


CHOICE = Fields(
    {
        "word": Field(SLUG, "The word that is chosen.", needed=True),
        "text": Field(Tongues(60), "How it reads."),
        "then": Field(EFFECTS, "What happens; nothing when left out."),
    }
)


OPTIONAL = Field(Flag(), "Whether the seat may pass.")


EFFECT.add(
    Word(
        "ask",
        Fields(
            {
                "name": KEY,
                "choices": Field(Many(CHOICE, most=8, single=False), "What can be chosen.", needed=True),
                "who": ASKED,
                "optional": OPTIONAL,
                **IF_FIELD,
            },
            _check_choices,
        ),
        "A seat chooses among some things.",
        _ask,
        _say_ask,
    ),
    Word(
        "ask_region",
        Fields(
            {
                "name": KEY,
                "where": Field(FILTERS, "Which regions are offered.", needed=True),
                "then": THEN,
                "who": ASKED,
                "optional": OPTIONAL,
                **IF_FIELD,
            }
        ),
        "A seat chooses a region, which the effects that follow are about.",
        _ask_region,
        lambda values, language: (
            f"{chooses(values, language)} "
            + pick(language, said_of(values["where"], "en", ONE), said_of(values["where"], "ru", EACH))
            + f": {said_then(values['then'], language)}"
        ),
    ),
    Word(
        "afterwards",
        Fields({"name": Field(SLUG, "A name for it.", needed=True), "then": THEN, **IF_FIELD}),
        "What is worked out only once all effects before it have happened: how many regions are left, for instance.",
        _afterwards,
        lambda values, language: f"{pick(language, 'then', 'затем')} {said_then(values['then'], language)}",
    ),
    Word(
        "ask_player",
        Fields(
            {
                "name": Field(SLUG, "The name under which the player is noted.", needed=True),
                "among": Field(Choice(("rivals", "not_attacked")), "All opponents, or those whose active race was not attacked."),
                "then": Field(EFFECTS, "What happens then."),
                "optional": OPTIONAL,
                **IF_FIELD,
            }
        ),
        "The seat names an opponent, who is noted.",
        _ask_player,
        _say_ask_player,
    ),
)
