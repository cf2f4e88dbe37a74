"""Effects that take a region, put tokens by, or take an army out of the game."""

from __future__ import annotations

from swcore.authoring.common import SLUG
from swcore.authoring.shapes import Choice
from swcore.authoring.words import Field, Fields, Word
from swcore.conquest.declared.effects.effects import COUNT, EFFECT, IF_FIELD, Values, number
from swcore.conquest.declared.effects.tokens import _say_tokens, simple, tokens_ru
from swcore.conquest.declared.nouns.counted import TOKEN, counted
from swcore.conquest.declared.nouns.facts import Deed, Facts, Of
from swcore.conquest.operations import fx, fx_armies
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import HAND, TRAY
from swcore.conquest.position.view import View
from swcore.engine.effects import Effect


def _conquer(values: Values, of: Of) -> Deed:
    source, count = {"hand": HAND, "tray": TRAY}[values.get("from", "hand")], values.get("count", 1)
    way = values.get("way", fx.BY_EFFECT)

    def conquer(view: View, army: Army, facts: Facts) -> list[Effect]:
        return [fx.conquer(army, facts.region, count, source, mode=way)] if facts.region >= 0 else []

    return conquer


def _say_conquer(values: Values, language: str) -> str:
    count = values.get("count", 1)
    if language == "ru":
        return f"захватите её, поставив {tokens_ru(count)}" + (" из запаса" if values.get("from") == "tray" else "")
    return f"conquer it with {counted(count, 'en', TOKEN)}" + (" from the tray" if values.get("from") == "tray" else "")


def _stash(values: Values, of: Of) -> Deed:
    count, name, source = number(values, of), values["pool"], {"hand": HAND, "tray": TRAY}[values.get("from", "hand")]
    return lambda view, army, facts: [fx_armies.stash(army, name, count(view, army, facts), source)]


def _unstash(values: Values, of: Of) -> Deed:
    count, name, target = number(values, of), values["pool"], {"hand": HAND, "tray": TRAY}[values.get("to", "hand")]
    return lambda view, army, facts: [fx_armies.unstash(army, name, count(view, army, facts), target)]


POOL = Field(SLUG, "The name of the pool.", needed=True)


EFFECT.add(
    Word(
        "stash",
        Fields({"pool": POOL, "from": Field(Choice(("hand", "tray")), "Where the tokens come from."), **COUNT, **IF_FIELD}),
        "Tokens are put by, into a pool of the piece.",
        _stash,
        _say_tokens("put {} by", "отложите про запас {}"),
    ),
    Word(
        "unstash",
        Fields({"pool": POOL, "to": Field(Choice(("hand", "tray")), "Where they go."), **COUNT, **IF_FIELD}),
        "Tokens come out of a pool of the piece.",
        _unstash,
        _say_tokens("take {} that you put by", "возьмите из отложенных {}"),
    ),
    Word(
        "conquer",
        Fields(
            {
                "count": COUNT["count"],
                "from": Field(Choice(("hand", "tray")), "Where the tokens come from; the hand when left out."),
                "way": Field(SLUG, "The word for the record."),
                **IF_FIELD,
            }
        ),
        "The region that the moment is about is conquered, whatever it would cost.",
        _conquer,
        _say_conquer,
    ),
    Word(
        "retire",
        Fields(IF_FIELD),
        "The army leaves the game.",
        lambda values, of: lambda view, army, facts: [fx.retire(army)],
        simple("this race leaves the game", "этот народ выходит из игры"),
    ),
)
