"""What the moments of rules are about, and which words need what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from swcore.authoring.places import Path
from swcore.authoring.words import Said
from swcore.conquest.declared.effects.effects import EFFECT
from swcore.conquest.declared.nouns.amounts import AMOUNT
from swcore.conquest.declared.nouns.conditions import IF
from swcore.conquest.declared.nouns.where import WHERE

REGION, OTHER, ARMY, NUMBER, CONQUEST, WAY, SPARED = "region", "other", "army", "number", "conquest", "way", "spared"
Has = frozenset[str]
NOTHING: Final[Has] = frozenset()
_TAKEN: Final[Has] = frozenset((REGION, OTHER, ARMY, CONQUEST, WAY))
_ARMY: Final[Has] = frozenset((OTHER, ARMY))
# What the moments are about.
MOMENTS: Final[Mapping[str, Has]] = {
    **dict.fromkeys(("score", "cost", "tokens", "gain", "keep", "income", "decline_keep", "die", "mode", "boost"), NOTHING),
    **dict.fromkeys(("reach", "opens", "links", "pierces", "turn_start", "begin", "ready", "redeploying", "redeployed"), NOTHING),
    **dict.fromkeys(("scored", "turn_end", "regroup", "round_start", "round_end", "use", "frozen", "final", "price"), NOTHING),
    **dict.fromkeys(("keeps_badge", "outside_limit", "declines_late", "acts_declined", "conquer_again", "passed"), NOTHING),
    **dict.fromkeys(("conquered", "witnessed"), _TAKEN),
    "lost": _TAKEN | {SPARED},
    "loss": frozenset((REGION, WAY)),
    **dict.fromkeys(("defence", "protects", "toll", "guard", "counts"), _ARMY),  # the attacker, or who asks
    "abandoned": frozenset((REGION, NUMBER)),
    **dict.fromkeys(("turn_over", "eliminated"), frozenset((OTHER,))),  # a seat
    "declined": _ARMY,
    "rolled": _ARMY | {REGION, NUMBER},
    "rolling": _ARMY | {REGION},
    "found": frozenset((REGION,)),
    "picked": _ARMY | {NUMBER},
}
# What a word adds for the effects inside of it, and what these have no more: an answer comes later, when the rest is forgotten.
ADDS: Final[Mapping[str, Has]] = {
    "use": _ARMY | {REGION},
    "in_each": _ARMY | {REGION},
    "ask_region": frozenset((REGION,)),
    "ask_player": _ARMY,
    "ask_amount": frozenset((NUMBER,)),
    "roll": frozenset((NUMBER,)),
}
_LATER: Final[Has] = frozenset((NUMBER, CONQUEST, WAY, SPARED))
LOSES: Final[Mapping[str, Has]] = {
    **dict.fromkeys(("ask", "ask_region", "ask_amount", "roll", "show", "afterwards"), _LATER),
    "ask_player": _LATER | {REGION},
}
HERE: Final = (
    "move",
    "conquer",
    "evict",
    "assault",
    "terrain",
    "symbol",
    "mark",
    "show",
    "hide",
    "pay_tolls",
    "carry",
)  # of the region of the moment
CONDITIONS: Final[Mapping[str, str]] = {
    "here": REGION,
    "toll": REGION,
    "victim": CONQUEST,
    "was": CONQUEST,
    "captured": CONQUEST,
    "way": WAY,
    "who": OTHER,
    "player": OTHER,
    "tag": ARMY,
    "spared": SPARED,
}
LACKING: Final = {
    REGION: {"en": "no region that it is about", "ru": "нет области, о которой речь"},
    OTHER: {"en": "no other player that it is about", "ru": "нет другого игрока, о котором речь"},
    ARMY: {"en": "no other race that it is about", "ru": "нет другого народа, о котором речь"},
    NUMBER: {"en": "no number that it is about", "ru": "нет числа, о котором речь"},
    CONQUEST: {"en": "no conquest that it is about", "ru": "нет захвата, о котором речь"},
    WAY: {"en": "no way of conquest that it is about", "ru": "нет способа захвата, о котором речь"},
    SPARED: {"en": "no loss that it is about", "ru": "нет потери, о которой речь"},
}


def needs(said: Said) -> dict[Path, str]:
    """Return what a word needs of the moment, by the path of what needs it.

    Args:
        said: a word of any vocabulary.
    """
    name, word = said.word.name, said.word
    if WHERE.words.get(name) is word:
        return {said.path: REGION} if name == "here" else {}
    if AMOUNT.words.get(name) is word:
        return {said.path: NUMBER} if name == "number" else {}
    if IF.words.get(name) is word:
        return {said.path: CONDITIONS[name]} if name in CONDITIONS else {}
    return _of_effect(said) if EFFECT.words.get(name) is word else {}


def _of_effect(said: Said) -> dict[Path, str]:
    found: dict[Path, str] = {}
    name = said.word.name
    if name in HERE and "where" not in said.value:
        found[said.path] = REGION
    for field in ("to", "from", "who", "whose"):
        if said.value.get(field) == "other":
            found[*said.path, field] = ARMY if field == "whose" else OTHER
    if name == "note" and "player" in said.value:
        found[*said.path, "player"] = OTHER
    return found
