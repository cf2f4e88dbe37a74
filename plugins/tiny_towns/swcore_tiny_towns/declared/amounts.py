"""Words for amounts: what a rule counts, `each` of which its points are for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from swcore.authoring import Choice, Field, Fields, Said, Single, Spot, Vocabulary, Whole
from swcore_tiny_towns.declared import phrases
from swcore_tiny_towns.declared.at import VIEW, At, Number, Of, needs
from swcore_tiny_towns.declared.phrases import Noun, Pair, Trait, pick
from swcore_tiny_towns.declared.where import Me
from swcore_tiny_towns.position.view import View

AMOUNT = Vocabulary("amount", {"en": "word for an amount", "ru": "слово о количестве"})
MOST = 30
OTHERS = ("left", "right", "neighbours", "others")


class Unit(NamedTuple):
    """How something that is counted reads.

    Attributes:
        traits: what is said of each of it.
        noun: what it is called, where no trait says so.
        tail: what follows behind all else.
        number: how it reads where it is a number to be looked up in a table, with `{n}` in it; ("", "") for things.
        home: whether it is said that things are in the town, where nothing says where they are.
    """

    traits: list[Trait] = []  # noqa: RUF012 - never changed
    noun: Noun = phrases.BUILDING
    tail: Pair = ("", "")
    number: Pair = ("", "")
    home: bool = True

    def each(self, language: str) -> str:
        """Return it behind a number of points: `for each cottage next to it`."""
        noun = phrases.noun_of(self.traits, self.noun)
        word = pick(language, "for each", phrases.EACH[noun.gender])
        return f"{word} {self.of(phrases.ONE, language)}{pick(language, *self.tail)}"

    def of(self, form: str, language: str) -> str:
        """Return it in a form, with where it stands."""
        things = phrases.things(self.traits, language, form, self.noun)
        return f"{things} {(phrases.placed if self.home else phrases.behind)(self.traits, language)}".strip()

    def counted(self, number: int, language: str) -> str:
        """Return it with a number before it: `2 fed cottages next to it`."""
        where = (phrases.placed if self.home else phrases.behind)(self.traits, language)
        return f"{phrases.several(number, self.traits, language, self.noun)} {where}".strip()


def _check(spot: Spot, more: Mapping[str, Any]) -> None:
    if more.get("least", 0) > more.get("most", MOST):
        spot.wrong("either", one="least", other="most")


BOUNDS = Fields(
    {
        "per": Field(Whole(2, MOST), "Only every so many count, such as one for every 2."),
        "beyond": Field(Whole(1, MOST), "Only those beyond so many count."),
        "most": Field(Whole(1, MOST), "At most so many count."),
        "least": Field(Whole(1, MOST), "At least so many count."),
        "in": Field(Choice(OTHERS), "In the town of the left or the right neighbour, of both, or of all others."),
    },
    _check,
)
AMOUNTS = Single(AMOUNT, BOUNDS)


def seats_of(view: View, seat: int, whose: str) -> Iterable[int]:
    """Return the seats of other players: `left`, `right`, `neighbours` or `others`; nobody sits beside a lone player."""
    beside = {"left": (view.left(seat),), "right": (view.right(seat),), "neighbours": (view.left(seat), view.right(seat))}
    return sorted({*beside.get(whose, range(view.seats))} - {seat})


def amount(said: Said, of: Of) -> Number:
    """Return what counts an amount, its bounds included."""
    count: Number = said.make(of)
    more = said.more
    if not more:
        return count
    beyond, per, most, least = more.get("beyond", 0), more.get("per", 1), more.get("most", 1 << 30), more.get("least", 0)
    inner = _elsewhere(count, more["in"]) if "in" in more else count
    return lambda at: max(least, min(most, max(0, inner(at) - beyond) // per))


def _elsewhere(count: Number, whose: str) -> Number:
    def there(at: At) -> int:
        return sum(count(At(at.view.town(seat), at.view)) for seat in seats_of(at.view, at.town.seat, whose))

    return there


def needs_of(said: Said) -> set[str]:
    """Return what an amount needs of the moment, its bounds included."""
    return needs(said) | ({VIEW} if "in" in said.more else set())


WHOSE: Mapping[str, Pair] = {
    "left": ("in the town of your left neighbour", "в городе соседа слева"),
    "right": ("in the town of your right neighbour", "в городе соседа справа"),
    "neighbours": ("in the towns of your neighbours", "в городах соседей"),
    "others": ("in the towns of all others", "в городах всех остальных"),
}


def unit(said: Said, me: Me) -> Unit:
    """Return how an amount reads, without the bounds that are numbers."""
    found: Unit = said.say(me)
    if "in" not in said.more:
        return found
    return found._replace(traits=[*found.traits, Trait(after=WHOSE[said.more["in"]], placed=True)])


def for_each(said: Said, language: str, me: Me) -> str:
    """Return how an amount reads behind points: `for each cottage next to it, for 3 at most`."""
    one, more = unit(said, me), said.more
    told = one.each(language)
    if "per" in more:
        told = f"{pick(language, 'for every', 'за каждые')} {one.counted(more['per'], language)}{pick(language, *one.tail)}"
    texts = {
        "beyond": {"en": " beyond {n}", "ru": " сверх {n}"},
        "most": {"en": ", for {n} at most", "ru": ", но не более чем за {n}"},
        "least": {"en": ", for {n} at least", "ru": ", но не менее чем за {n}"},
    }
    return told + "".join(texts[bound][language].format(n=more[bound]) for bound in texts if bound in more)
