"""Rules of the end: points, feeding, what empty squares and unfed cottages are worth, what other cards score."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swcore import Modifier
from swcore.authoring import WRONG, Checked, Field, Said, Shape, Spot, Whole, Yes
from swcore.wording import figure, plural
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.amounts import AMOUNTS, amount, for_each, unit
from swcore_tiny_towns.declared.at import FED, SQUARE, VIEW, At, Number, Of, words_in
from swcore_tiny_towns.declared.conditions import said_if, tests
from swcore_tiny_towns.declared.phrases import pick, sentence
from swcore_tiny_towns.declared.rules import MOMENTS, WHY, Part, lacking, modifier, moment, needed
from swcore_tiny_towns.declared.where import Me
from swcore_tiny_towns.position.squares import squares_of

Values = Mapping[str, Any]
MOST = 30


def _not_zero(spot: Spot, number: int) -> Any:
    return number or spot.wrong("nothing", why={"en": "it is 0", "ru": "это 0"})


POINTS = Checked(Whole(-MOST, MOST), _not_zero)
MOST_ENTRIES = 16


class Table(Shape):
    """A list of whole numbers, of which several may be the same; read as a tuple."""

    wanted = {"en": "a list of whole numbers", "ru": "список целых чисел"}  # noqa: RUF012

    def read(self, spot: Spot) -> Any:
        if not isinstance(spot.value, list):
            return self.refuse(spot)
        if not spot.value:
            return spot.wrong("empty")
        if len(spot.value) > MOST_ENTRIES:
            return spot.wrong("too-many", most=MOST_ENTRIES)
        found = [Whole(-MOST, MOST).read(spot.at(place)) for place in range(len(spot.value))]
        if any(one is WRONG for one in found):
            return WRONG
        return tuple(found) if any(found) else spot.wrong("nothing", why={"en": "all of it is 0", "ru": "здесь одни нули"})

    def schema(self, defs: dict[str, Any]) -> dict[str, Any]:
        return {"type": "array", "minItems": 1, "maxItems": MOST_ENTRIES, "items": Whole(-MOST, MOST).schema(defs)}


def _check_score(spot: Spot, values: Values) -> None:
    if ("points" in values) == ("table" in values):
        spot.wrong("one-of", known="points, table")
    elif ("table" in values) != ("of" in values):
        spot.wrong("missing", field="of" if "table" in values else "table")
    elif "table" in values and "each" in values:
        spot.wrong("either", one="table", other="each")
    elif "once" in values:
        lacking(spot, values, MOMENTS["score"].has - {SQUARE})


def _worth(values: Values, of: Of) -> Number:
    """Return the points of a piece at its square, its condition left out."""
    if "table" in values:
        table, count = (0, *values["table"]), amount(values["of"], of)
        last = len(table) - 1
        return lambda at: table[min(max(count(at), 0), last)]
    number: int = values["points"]
    if "each" not in values:
        return lambda at: number
    each = amount(values["each"], of)
    return lambda at: number * each(at)


def _score(values: Values, of: Of) -> list[Part]:
    of = of._replace(scoring=True)
    worth, when, one, needs = _worth(values, of), tests(values.get("if"), of), modifier(1, values, of), needed(values)
    points: Number = worth if when is None else lambda at: worth(at) if when(at) else 0
    once = values.get("once", False)

    def by_square(at: At) -> Modifier:
        town, view, squares, fed = at.town, at.view, at.squares, at.fed
        return one.times(sum(points(At(town, view, square, squares, fed)) for square in squares_of(squares)))

    def for_all(at: At) -> Modifier:  # what each piece scores does not depend on where it stands
        return one.times(points(at) * (1 if once else at.squares.bit_count() or 1))

    return [Part("towns_score_fed" if FED in needs else "towns_score", by_square if SQUARE in needs else for_all, needs)]


def _say_score(values: Values, language: str, me: Me) -> str:
    together = ""
    if "once" in values:
        noun = phrases.called(me)
        together = pick(language, f"all {noun.en[1]} together: ", f"все {noun.ru[1]} вместе: ")
    if "table" in values:
        return sentence(f"{together}{_say_table(values, language, me)}{said_if(values.get('if'), language, me)}")
    return sentence(f"{together}{phrases.counted(values['points'], language, phrases.POINT)}{_why(values, language, me)}")


def _why(values: Values, language: str, me: Me) -> str:
    each = f" {for_each(values['each'], language, me)}" if "each" in values else ""
    return f"{each}{said_if(values.get('if'), language, me)}"


def say_points(points: int, more: Said | None, language: str, me: Me) -> str:
    """Return the points of a card, with the rule that adds to them: `2 points, and 1 more if it is fed.`"""
    told = phrases.counted(points, language, phrases.POINT)
    if more is None:
        return f"{told}."
    added = pick(language, f"and {figure(more.value['points'])} more", f"и ещё {figure(more.value['points'])}")
    return sentence(f"{told}, {added}{_why(more.value, language, me)}")


def _say_table(values: Values, language: str, me: Me) -> str:
    """Return points by number: `2, 5 or 9 points for 1, 2 or at least 3 taverns in your town`."""
    table = list(values["table"])
    shown = table[:-1] if table[-1] == 0 else table
    counts = [str(number + 1) for number in range(len(shown))]
    if shown is table:
        counts[-1] = pick(language, f"at least {counts[-1]}", f"хотя бы {counts[-1]}")
    points = phrases.listed([figure(number) for number in shown], language)
    noun = plural(language, shown[-1], phrases.POINT.en if language == "en" else phrases.POINT.ru[:3])
    one, listed = unit(values["of"], me), phrases.listed(counts, language)
    if one.number[0]:
        return f"{points} {noun} {pick(language, *one.number).format(n=listed)}"
    mine = "once" in values and any(trait.own for trait in one.traits)
    things = pick(language, "of them", "таких зданий") if mine else one.of(phrases.MANY, language)
    return f"{points} {noun} {pick(language, 'for', 'за')} {listed} {things}"


def is_monotone(said: Said) -> bool:
    """Return whether a rule never makes a town worth less that more is fed in it (TT-FEED-11); when in doubt, it does."""
    if said.word.name == "card_score":
        return bool(said.value.get("points", 0) > 0 or {"least", "times"} & said.value.keys())
    if FED not in needed(said.value):
        return True
    words = list(words_in(dict(said.value)))
    turned = any(one.word.name in ("none", "not", "more", "fewer") for one in words)
    unfed = any(one.word.name == "fed" and not one.value for one in words)
    capped = any(one.word.name == "count" and "most" in one.value for one in words)
    return bool(said.value.get("points", 0) > 0 and not (turned or unfed or capped))


moment(
    "score",
    "Points at the end of the game, for each piece of the card.",
    {
        "points": Field(POINTS, "How many points."),
        "each": Field(AMOUNTS, "For each of what."),
        "table": Field(Table(), "Points by the number of what `of` counts: for 1, for 2, ...; the last holds for more."),
        "of": Field(AMOUNTS, "What the table counts."),
        "once": Field(Yes(), "Once for all pieces of the card together."),
        **WHY,
    },
    _score,
    _say_score,
    SQUARE,
    VIEW,
    FED,
    of_rules="also",
    check=_check_score,
)
