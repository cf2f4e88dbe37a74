"""Effects that ask the owner to choose something."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore.authoring import (
    Checked,
    Field,
    Fields,
    Letters,
    Many,
    Spot,
    Tongues,
    Word,
)
from swcore.engine import Effect, is_word
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.at import Acts, At, Of
from swcore_tiny_towns.declared.effects import EFFECT, EFFECTS, NAME, acts, own, said_acts
from swcore_tiny_towns.declared.phrases import Pair
from swcore_tiny_towns.declared.where import Me
from swcore_tiny_towns.position import fx
from swcore_tiny_towns.position.squares import RESOURCES

Values = Mapping[str, Any]
CARDS, CUBES = ("cards",), ("resources",)


def _ask(values: Values, of: Of) -> Acts:
    name, choices = values["name"], values["from"]
    prompt = values.get("question", {"en": "Which do you choose?"})["en"]
    after = acts(values["then"], of) if "then" in values else None
    of.answers[name] = after or (lambda at: [])

    def ask(at: At) -> list[Effect]:
        words = at.view.cards if choices == CARDS else RESOURCES if choices == CUBES else choices
        return [fx.ask(at.town, own(at), name, words, prompt)]

    return ask


def _say_ask(values: Values, me: Me) -> Pair:
    told = {CARDS: ("a building in play", "одно из участвующих в игре зданий"), CUBES: ("a resource", "ресурс")}
    several = phrases.listed(values["from"], "en"), phrases.listed(values["from"], "ru")
    en, ru = told.get(values["from"], several)
    if "then" in values:
        return (
            f"choose {en}, then {said_acts(values['then'], 'en', me)}",
            f"выберите {ru}, затем {said_acts(values['then'], 'ru', me)}",
        )
    return f"choose {en}", f"выберите {ru}"


def _word(spot: Spot, value: str) -> Any:
    if is_word(value):
        return value
    return spot.wrong("value", wanted={"en": "a word that can be typed", "ru": "слово, которое можно ввести"}, shown=value)


EFFECT.add(
    Word(
        "ask",
        Fields(
            {
                "name": Field(
                    NAME, "What the answer is called; the filter `chosen` and the condition `chose` read it.", needed=True
                ),
                "from": Field(
                    Many(Checked(Letters(24), _word)),
                    "What to choose from: cards for the buildings in play, resources, or words.",
                    needed=True,
                ),
                "question": Field(Tongues(120), "The question."),
                "then": Field(EFFECTS, "What happens after the answer, in this order."),
            }
        ),
        "The owner chooses something, which is noted under the name.",
        _ask,
        _say_ask,
    ),
)
