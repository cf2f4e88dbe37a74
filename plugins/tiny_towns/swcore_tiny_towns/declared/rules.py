"""What all rules of a declared card share: the moments, when they hold, and the reason that is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from swcore import Modifier
from swcore.authoring import Field, Fields, Letters, Said, Spot, Tagged, Tongues, Vocabulary, Word
from swcore_tiny_towns.declared.amounts import needs_of
from swcore_tiny_towns.declared.at import CUBES, FED, NAMED, NEEDS, SQUARE, VIEW, Of, words_in
from swcore_tiny_towns.declared.conditions import TESTS

RULE = Vocabulary("rule", {"en": "moment", "ru": "момент"})
RULES = Tagged(RULE, "on")
IF = Field(TESTS, "When the rule holds; always when left out.")
WHY: Mapping[str, Field] = {
    "reason": Field(Tongues(60), "The reason that scores tell; the name of the card when left out."),
    "clause": Field(Letters(64), "The id of the rule clause behind it; the first of the card when left out."),
}
Values = Mapping[str, Any]


class Part(NamedTuple):
    """What a rule answers in one hook.

    Attributes:
        hook: the hook.
        call: what it answers at a moment: one value or a list, or None.
        needs: what its words need of the moment.
    """

    hook: str
    call: Callable[..., Any]
    needs: frozenset[str] = frozenset()


class Moment(NamedTuple):
    """What a moment has for words to look at, and whether a rule of no card is asked then.

    Attributes:
        has: SQUARE, VIEW, FED, CUBES, NAMED.
        of_rules: whether rules of no card are asked, too, or alone.
    """

    has: frozenset[str]
    of_rules: str = "no"  # no, also, only


MOMENTS: dict[str, Moment] = {}
LACKING: Mapping[str, Mapping[str, str]] = {
    SQUARE: {"en": "no square of the piece is meant at this moment", "ru": "в этот момент клетка здания не определена"},
    VIEW: {"en": "only the own town is seen at this moment", "ru": "в этот момент виден только свой город"},
    FED: {"en": "nobody is fed at this moment", "ru": "в этот момент никого не кормят"},
    CUBES: {"en": "towns are scored without their cubes", "ru": "города считают без кубиков"},
    NAMED: {"en": "no resource is named at this moment", "ru": "в этот момент ресурс не назван"},
}


def moment(
    name: str,
    doc: str,
    fields: Mapping[str, Field],
    make: Callable[[Values, Of], list[Part]],
    say: Callable[[Values, str, Mapping[str, str]], str],
    *has: str,
    of_rules: str = "no",
    check: Callable[[Spot, Values], None] | None = None,
) -> None:
    """Declare a moment.

    Args:
        name: the word behind `on`.
        doc: what it is, in English.
        fields: its fields.
        make: makes the parts of a rule.
        say: says a rule in a language, given the name of its piece.
        *has: what words may look at.
        of_rules: `also` when rules of no card are asked too, `only` for them alone.
        check: looks at all fields together.
    """
    MOMENTS[name] = Moment(frozenset(has), of_rules)

    def look(spot: Spot, values: Values) -> None:
        lacking(spot, values, MOMENTS[name].has)
        if check is not None:
            check(spot, values)

    RULE.add(Word(name, Fields({**fields, "if": IF}, look), doc, make, say))


def lacking(spot: Spot, values: Values, has: frozenset[str]) -> None:
    """Complain of words that have nothing to look at, which would never do anything."""
    for said in words_in(dict(values)):
        found = set(NEEDS.get(said.word.name, ())) | ({VIEW} if said.more and "in" in said.more else set())
        for need in sorted(found - has):
            Spot(None, said.path, spot.report).wrong("nothing", why=LACKING[need])


def needed(values: Values) -> frozenset[str]:
    """Return what the words of a rule need of the moment."""
    return frozenset(need for said in words_in(dict(values)) for need in needs_of(said))


def modifier(number: int, values: Values, of: Of, phase: str = "add") -> Modifier:
    """Return the modifier of a rule, with its reason and its clause."""
    text: str = values.get("reason", of.name)["en"]
    return Modifier(number, text, values.get("clause", of.clause), phase=phase)


def reasons(said: tuple[Said, ...], name: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Return the texts of all reasons of a piece, for its words; one in a single language is left as it is."""
    texts = [dict(name), *(dict(one.value["reason"]) for one in said if "reason" in one.value)]
    texts += [limit_reason(one.value) for one in said if one.word.name == "limit" and "reason" not in one.value]
    return {f"{kind}.{text['en']}": text for text in texts if len(text) > 1 for kind in ("reason", "why")}


def limit_reason(values: Values) -> dict[str, str]:
    """Return why one more building is refused, where the file does not say it."""
    if "most" in values:
        n = values["most"]
        return {"en": f"your town has {n} of them already", "ru": f"в вашем городе их уже {n}"}
    return {"en": "not yet, or no longer", "ru": "ещё не время или уже поздно"}
