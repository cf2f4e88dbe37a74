"""Actions: interned values with one text form.

An action is a kind and its arguments, all of them names: `conquer r12 die`, `deploy r03 2`. The text is the same in every
position, and `parse` is its inverse. Per-kind subclasses are thin typed fronts; packs may bring more of them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final, NamedTuple, Self

from swcore.engine.native import mypyc_attr
from swcore.errors import ActionError, nearest

WORD: Final = re.compile(r"[A-Za-z0-9_.+-]{1,64}")  # what an argument may look like
MAX_TEXT: Final = 400
MOST: Final = 1 << 14  # actions kept per kind: 6 MiB, at 400 bytes for an action, its text, its arguments and its place


@lru_cache(maxsize=1024)
def is_word(text: str) -> bool:
    """Return whether a text can stand for one argument; the same few are asked about in every position."""
    return WORD.fullmatch(text) is not None


class Takes(NamedTuple):
    """An argument that a kind of action takes.

    Attributes:
        name: what it is for.
        type: what may stand there, such as `region`; `amount` for a whole number.
        many: whether it may stand several times; only the last one may.
    """

    name: str
    type: str
    many: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing a seat may do. Equal when the texts are equal; `Kind.of(...)` hands out one shared object per text.

    Attributes:
        kind: first word of the text, fixed per subclass.
        usage: how it is written, what changes in capitals.
        arity: the least and the greatest number of arguments.
        takes: its arguments; worked out from `usage` where it is empty (see `takes_of`).
        args: the arguments as words.
        text: `kind` and `args` joined by single spaces.
    """

    __slots__ = ("args", "text")

    kind: ClassVar[str] = ""
    usage: ClassVar[str] = ""
    arity: ClassVar[tuple[int, int]] = (0, 0)
    takes: ClassVar[tuple[Takes, ...]] = ()

    args: tuple[str, ...]
    text: str

    def __init_subclass__(cls) -> None:
        INTERNED[cls] = {}

    def __init__(self, *args: str) -> None:
        self.args = args
        self.text = " ".join((self.kind, *args))
        self.prepare()

    def prepare(self) -> None:
        """Set typed attributes from `args`; raises `ValueError` when an argument has the wrong form."""

    @classmethod
    def of(cls, *args: str) -> Self:
        """Return the shared action of this kind with these arguments."""
        try:
            text = " ".join((cls.kind, *args))
        except TypeError as error:
            raise TypeError(f"{cls.__name__}.of takes words, and got {', '.join(map(repr, args))}") from error
        table = INTERNED[cls]
        found: Any = table.get(text)
        if found is None:
            if len(table) >= MOST:  # maps may call their regions what they like
                table.clear()
            found = table[text] = cls(*args)
        made: Self = found
        return made

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"{type(self).__name__}.of({', '.join(map(repr, self.args))})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, self.args


INTERNED: dict[type[Action], dict[str, Any]] = {}  # the shared actions; a table per kind: another game may use the same word


class Done(Action):
    """`done`: finish the present step."""

    __slots__ = ()
    kind = "done"
    usage = "done"


class Choose(Action):
    """`choose VALUE`: answer a question with one of the offered values."""

    __slots__ = ()
    kind = "choose"
    usage = "choose VALUE"
    arity = (1, 1)


class Revise(Action):
    """`revise`: take back an answer that is not yet committed."""

    __slots__ = ()
    kind = "revise"
    usage = "revise"


class Resign(Action):
    """`resign`: leave the game for good. Accepted from a seat with an open decision, never listed (SW-TURN-11)."""

    __slots__ = ()
    kind = "resign"
    usage = "resign"


DONE: Final = Done.of()
REVISE: Final = Revise.of()
RESIGN: Final = Resign.of()
KERNEL_KINDS: tuple[type[Action], ...] = (Done, Choose, Revise, Resign)


_AMOUNTS: Final = ("N", "COUNT", "NUMBER")
_FIELD: Final = re.compile(r"([A-Z]+)(\.\.\.)?")


def takes_of(kind: type[Action]) -> tuple[Takes, ...]:
    """Return the arguments of a kind of action: those it declares, else what its usage writes in capitals.

    Args:
        kind: the kind. Of the usage `place MARKER REGION [N]` they are a marker, a region and an amount; `SQUARE...` stands for
            one or several squares, and what has no word in capitals, such as `left|right`, for a value.
    """
    if kind.takes:
        return kind.takes
    found: list[Takes] = []
    for word in kind.usage.split()[1:]:
        field = _FIELD.search(word)
        if field is None:  # one of several words, such as `left|right`
            found.append(Takes("value", "value", "..." in word))
            continue
        name = "count" if field[1] in _AMOUNTS else field[1].lower()
        one = Takes(name, "amount" if field[1] in _AMOUNTS else name, field[2] is not None)
        if one.many and found and found[-1].name == name:
            found.pop()
            one = Takes(name, name, True)
        found.append(one)
    return tuple(found)


def parse(text: str, kinds: Mapping[str, type[Action]]) -> Action:
    """Read an action from its text form.

    Args:
        text: one line, words separated by spaces; at most 400 characters.
        kinds: known kinds by their first word, as `ruleset.action_kinds`.

    Raises:
        ActionError: `unknown-action` or `malformed-action`, with the usage or the nearest kind as hint.
    """
    if len(text) > MAX_TEXT:
        raise ActionError(f"An action has at most {MAX_TEXT} characters, this text has {len(text)}.", code="malformed-action")
    words = text.split()
    if not words:
        raise ActionError("The action is empty.", code="malformed-action", hint=nearest("", kinds), input=text)
    kind = kinds.get(words[0].lower())
    if kind is None:
        raise ActionError(f"There is no action {words[0]!r}.", code="unknown-action", hint=nearest(words[0], kinds), input=text)
    args = words[1:]
    low, high = kind.arity
    if not low <= len(args) <= high or not all(WORD.fullmatch(word) for word in args):
        raise ActionError(f"{text!r} is malformed.", code="malformed-action", hint=f"Write it as: {kind.usage}.", input=text)
    try:
        return INTERNED[kind].get(" ".join((kind.kind, *args))) or kind(*args)
    except ValueError as error:
        hint = f"Write it as: {kind.usage}."
        raise ActionError(f"{text!r} is malformed: {error}.", code="malformed-action", hint=hint, input=text) from None
