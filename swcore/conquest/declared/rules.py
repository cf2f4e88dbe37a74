"""What all rules of a declared piece share: when they hold, in which state of the army, and the reason that is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from swcore.authoring.forms import Tagged
from swcore.authoring.shapes import Choice, Letters, Tongues
from swcore.authoring.spots import Spot
from swcore.authoring.words import Field, Said, Vocabulary
from swcore.conquest.declared.nouns.conditions import TESTS, said_if
from swcore.conquest.declared.nouns.facts import Of
from swcore.engine.answers import Modifier

Check = Callable[[Spot, Mapping[str, Any]], None]
RULE = Vocabulary("rule", {"en": "moment", "ru": "момент"})
RULES = Tagged(RULE, "on")
# In which state of the army a rule holds, and how its hook is marked for it.
STATES: Final[Mapping[str, str]] = {"active": "no", "declined": "only", "both": "also"}
SAID_STATES: Final[Mapping[str, Mapping[str, str]]] = {
    "active": {"en": "", "ru": ""},
    "declined": {"en": ", only while in decline", "ru": ", только в упадке"},
    "both": {"en": ", in decline too", "ru": ", и в упадке"},
}
WHEN: Mapping[str, Field] = {
    "if": Field(TESTS, "When the rule holds; always when left out."),
    "in": Field(Choice(tuple(STATES)), "Whether it holds while the army is active (the usual), declined, or both."),
    "reason": Field(Tongues(60), "The reason that the log and explanations tell; the name of the piece when left out."),
    "clause": Field(Letters(64), "The id of the rule clause behind it; the first of the piece when left out."),
}
ALWAYS_ACTIVE = {name: field for name, field in WHEN.items() if name != "in"}


def goes_with(**needed: str) -> Check:
    """Return a check that a field is there only together with another one: without it, it would do nothing.

    Args:
        **needed: by field, which other one it needs.
    """

    def check(spot: Spot, values: Mapping[str, Any]) -> None:
        for field, other in needed.items():
            if field in values and other not in values:
                why = {"en": f"it goes with {other!r}", "ru": f"это пишется вместе с «{other}»"}
                spot.at(field).wrong("nothing", why=why)

    return check


def both(*checks: Check) -> Check:
    """Return several checks as one."""

    def check(spot: Spot, values: Mapping[str, Any]) -> None:
        for one in checks:
            one(spot, values)

    return check


class Part(NamedTuple):
    """What a rule answers in one hook.

    Attributes:
        hook: the hook.
        call: the method, which takes the piece and what the hook hands along.
        declined: as for `hookimpl`.
        joins: how several answers of the piece become one: `list`, `mask`, `yes`, `one` or `effects`.
        order: as for `hookimpl`.
    """

    hook: str
    call: Callable[..., Any]
    declined: str = "no"
    joins: str = "list"
    order: int = 0


def state(values: Mapping[str, Any]) -> str:
    """Return how the hook of a rule is marked."""
    return STATES[values.get("in", "active")]


def modifier(amount: int, values: Mapping[str, Any], of: Of, phase: str = "add") -> Modifier:
    """Return the modifier of a rule, with its reason and its clause."""
    return Modifier(amount, reason(values, of), values.get("clause", of.clause), phase=phase)


def reason(values: Mapping[str, Any], of: Of) -> str:
    """Return the reason of a rule: the code by which texts find it, which is its English text."""
    text: str = values.get("reason", of.name)["en"]
    return text


def reasons(said: tuple[Said, ...], name: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Return the texts of all reasons of a piece, for its words; one in a single language is left as it is."""
    texts = [dict(one.value["reason"]) if "reason" in one.value else dict(name) for one in said]
    return {f"reason.{text['en']}": text for text in texts if len(text) > 1}


def behind(values: Mapping[str, Any], language: str) -> str:
    """Return what stands behind the sentence of a rule: conditions, and the state of the army."""
    return said_if(values.get("if"), language) + SAID_STATES[values.get("in", "active")][language]
