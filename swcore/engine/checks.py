"""Checks: what a value must be, in words and as a function. Answers of hooks and effects of pieces are described with them.

A check knows no game. What only the host knows (how large the board is, which markers exist) it is told as `host`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

from swcore.engine.actions import WORD
from swcore.errors import nearest

MOST: Final = 2**53 - 1  # the greatest whole number that every reader of JSON keeps exactly
MOST_BITS: Final = 4_096  # of a number in a note, which may be the mask of any board
MOST_TEXT: Final = 1_000  # characters of one text
MOST_ITEMS: Final = 1_000  # items of one tuple, and of all tuples of a note together
MOST_DEPTH: Final = 8  # tuples inside of tuples
FIRST_HALF: Final = chr(0xD800)  # halves of letters beyond the first 65,536, which no file can hold by themselves
LAST_HALF: Final = chr(0xDFFF)
SHOWN: Final = 200  # characters of a value that a message quotes
T = TypeVar("T")


def bounded(values: Iterable[T]) -> tuple[T, ...]:
    """Return values as a tuple for an effect; of more than it may hold one too many, so that it is refused, however many come.

    Args:
        values: the values, which may go on without end.
    """
    return tuple(islice(values, MOST_ITEMS + 1))


class Fault(NamedTuple):
    """What is wrong inside of a value.

    Attributes:
        where: the place, such as `modifiers[1].amount`; "" for the value itself.
        value: what stands there.
        wanted: what would be right.
    """

    where: str
    value: Any
    wanted: str

    def inside(self, place: str) -> Fault:
        """Return the same fault as seen from outside, where `place` holds the value."""
        dot = "." if self.where and not self.where.startswith("[") else ""
        return Fault(f"{place}{dot}{self.where}", self.value, self.wanted)


class Check:
    """What one value must be.

    Args:
        wanted: what would be right, as a noun phrase.
        fits: called with the value and the host; whether the value is right.
    """

    __slots__ = ("fits", "wanted")

    def __init__(self, wanted: str, fits: Callable[[Any, Any], bool]) -> None:
        self.wanted, self.fits = wanted, fits

    def fault(self, value: Any, host: Any) -> Fault | None:
        """Return what is wrong with a value, or None; a value that cannot even be looked at is wrong too."""
        try:
            return None if self.fits(value, host) else self.find(value, host)
        except Exception:  # a stranger's object may raise anything
            return Fault("", value, self.wanted)

    def find(self, value: Any, host: Any) -> Fault:
        """Return the place of a fault; the value does not fit."""
        return Fault("", value, self.wanted)


class Whole(Check):
    """A whole number in a range.

    Args:
        wanted: what would be right.
        least, most: the range.
    """

    __slots__ = ("least", "most")

    def __init__(self, wanted: str, least: int, most: int) -> None:
        self.least, self.most = least, most
        super().__init__(wanted, lambda value, host: type(value) is int and least <= value <= most)

    def find(self, value: Any, host: Any) -> Fault:
        outside = type(value) is int and MOST in (self.most, -self.least)  # a limit that goes without saying
        return Fault("", value, f"a whole number from {self.least} to {self.most}" if outside else self.wanted)


class Several(Check):
    """A tuple of values of one kind.

    Args:
        each: what each of them must be.
        kinds: the types that may hold them; a tuple alone where the value is kept.
        different: whether none may stand in it twice.
        filled: whether there must be one at least.
    """

    __slots__ = ("different", "each", "filled", "kinds")

    def __init__(
        self, each: Check, kinds: tuple[type[Any], ...] = (tuple,), *, different: bool = False, filled: bool = False
    ) -> None:
        self.each, self.kinds, self.different, self.filled = each, kinds, different, filled
        twice = (", one at least" if filled else "") + (", and none twice" if different else "")
        super().__init__(f"a tuple, each item {each.wanted}{twice}", self._all_fit)

    def _all_fit(self, value: Any, host: Any) -> bool:
        if type(value) not in self.kinds or len(value) > MOST_ITEMS or (self.filled and not value):
            return False
        fits = self.each.fits
        for item in value:
            if not fits(item, host):
                return False
        return not self.different or len(set(value)) == len(value)

    def find(self, value: Any, host: Any) -> Fault:
        if type(value) in self.kinds and len(value) <= MOST_ITEMS:
            for number, item in enumerate(value):
                fault = self.each.fault(item, host)
                if fault is not None:
                    return fault.inside(f"[{number}]")
        if type(value) in self.kinds and len(value) > MOST_ITEMS:
            return Fault("", value, f"at most {MOST_ITEMS} items")
        return Fault("", value, self.wanted)


class Shape(Check):
    """A value with named parts, such as a `Gate`.

    Args:
        made: its class; a named tuple has a field for each of its parts.
        **parts: the field of each part.
    """

    __slots__ = ("_checks", "made", "parts")

    def __init__(self, made: type[Any], **parts: Check) -> None:
        missing = set(getattr(made, "_fields", parts)) ^ parts.keys()
        if missing:
            raise TypeError(f"{made.__name__}: no field, or no part, for {', '.join(sorted(missing))}")
        self.made, self.parts = made, parts
        self._checks = tuple((name, field.fits) for name, field in parts.items())
        super().__init__(with_article(made.__name__), self._all_fit)

    def _all_fit(self, value: Any, host: Any) -> bool:
        if not isinstance(value, self.made):
            return False
        for name, fits in self._checks:  # noqa: SIM110 - no generator: this runs for every answer
            if not fits(getattr(value, name), host):
                return False
        return True

    def find(self, value: Any, host: Any) -> Fault:
        if isinstance(value, self.made):
            for name, field in self.parts.items():
                fault = field.fault(getattr(value, name), host)
                if fault is not None:
                    return fault.inside(name)
        return Fault("", value, self.wanted)


class Plain(Check):
    """What a note may hold: None, a truth value, a whole number, a text, or tuples of them; not too large, not too deep."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("None, a truth value, a whole number, a text, or a tuple of such", self._fits)

    def _fits(self, value: Any, host: Any) -> bool:
        return value is None or type(value) is bool or self._search(value) is None

    def find(self, value: Any, host: Any) -> Fault:
        return self._search(value) or Fault("", value, self.wanted)

    def _search(self, value: Any) -> Fault | None:
        rest: list[tuple[str, Any, int]] = [("", value, 0)]
        count = 0
        while rest:
            place, one, depth = rest.pop()
            count += 1
            if type(one) is tuple:
                if depth >= MOST_DEPTH:
                    return Fault(place, one, f"at most {MOST_DEPTH} tuples inside of each other")
                if count + len(one) + len(rest) > MOST_ITEMS:
                    return Fault("", value, f"at most {MOST_ITEMS} values")
                rest += [(f"{place}[{number}]", item, depth + 1) for number, item in enumerate(one)]
            elif type(one) is int:
                if one.bit_length() > MOST_BITS:
                    return Fault(place, one, f"a whole number of at most {MOST_BITS} bits")
            elif type(one) is str:
                if not _is_text(one, None):
                    return Fault(place, one, TEXT.wanted)
            elif one is not None and type(one) is not bool:
                return Fault(place, one, self.wanted)
        return None


class Known(Check):
    """Names that the host knows; the nearest ones are told.

    Args:
        names: called with the host; the names, in something that `in` looks up fast.
        sort: what they name, such as "the id of a marker of this game".
    """

    __slots__ = ("names",)

    def __init__(self, names: Callable[[Any], Iterable[str]], sort: str) -> None:
        self.names = names
        super().__init__(sort, lambda value, host: type(value) is str and value in names(host))

    def find(self, value: Any, host: Any) -> Fault:
        told = nearest(value, self.names(host)) if type(value) is str and len(value) <= MOST_TEXT else ""
        return Fault("", value, f"{self.wanted} ({told.rstrip('.')})" if told else self.wanted)


def _is_text(value: Any, host: Any) -> bool:
    if type(value) is not str or len(value) > MOST_TEXT:
        return False
    return value.isascii() or not any(FIRST_HALF <= letter <= LAST_HALF for letter in value)  # halves cannot be written


def whole(least: int = -MOST, most: int = MOST) -> Check:
    """Return the field of whole numbers in a range; a truth value or a fraction is none."""
    bounds = {(-MOST, MOST): "", (0, MOST): ", 0 or more", (1, MOST): ", 1 or more"}
    told = bounds.get((least, most), f" from {least} to {most}")
    return Whole(f"a whole number{told}", least, most)


def one_of(*words: str) -> Check:
    """Return the field of a few words."""
    return Check(_listed([repr(word) for word in words], "or"), lambda value, host: type(value) is str and value in words)


def optional(field: Check) -> Check:
    """Return the same field, with None allowed."""
    fits = field.fits
    return Check(f"{field.wanted}, or None", lambda value, host: value is None or fits(value, host))


WHOLE = whole()
COUNT = whole(0)
FLAG = Check("True or False", lambda value, host: type(value) is bool)
TEXT = Check(f"a text of at most {MOST_TEXT} characters", _is_text)
ONE_WORD = Check(
    "one word of letters, digits and _ . + -, at most 64 of them",
    lambda value, host: type(value) is str and WORD.fullmatch(value) is not None,
)
PLAIN: Final = Plain()


def with_article(name: str) -> str:
    """Return the name of a class with its article: `a Modifier`, `an Offer`."""
    return f"{'an' if name[:1] in 'AEIO' else 'a'} {name}"


def shown(value: object) -> str:
    """Return a value as a message quotes it: short, and whatever a stranger's object does."""
    try:
        text = repr(value)
    except Exception:  # too many digits, too deep, or a method that fails
        return f"an object of the type {type(value).__name__}"
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 4]} ..."


def _listed(words: list[str], last: str) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"
