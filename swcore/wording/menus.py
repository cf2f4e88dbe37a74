"""The open question as data: what may be done, what may follow, why not, and what it would bring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import attrs

from swcore.wording.plain_data import plain, read


class Data:
    """What can be told as JSON data."""

    __slots__ = ()

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON data; what has its default is left out."""
        found: dict[str, Any] = plain(self)
        return found

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Return what `as_json` has told, such as what came over a network."""
        return read(cls, data)  # type: ignore[no-any-return]


@attrs.frozen
class Argument(Data):
    """An argument of an action.

    Args:
        name: what it is for, such as `region`.
        type: what may stand there: `region`, `square`, `combo`, `card`, `marker`, `way`, `amount`, `value` and others.
        value: the word, or the whole number of an amount.
        label: what it is called.
        element: id of the element of the scene that it speaks of; "" when it is none.
    """

    name: str
    type: str
    value: str | int
    label: str
    element: str = ""


@attrs.frozen
class Choice(Data):
    """A legal action.

    Args:
        action: its text.
        label: what it does, in a line.
        detail: more about it, such as the rules of what is taken; "" when the label says all.
        group: what it belongs to in a menu: the kind of action, and what several of them share.
        group_label: what the group is called.
        arguments: its arguments.
        cost: the tokens that it takes, or None when it takes none by its nature.
        coins: the coins that it costs besides.
        good, faces: how many of so many faces of the die would do; 0 of 0 when no die is rolled.
        warning: what is to be thought of first; "" when there is nothing.
        ends_turn: whether it ends the turn of the seat.
    """

    action: str
    label: str
    detail: str = ""
    group: str = ""
    group_label: str = ""
    arguments: tuple[Argument, ...] = ()
    cost: int | None = None
    coins: int = 0
    good: int = 0
    faces: int = 0
    warning: str = ""
    ends_turn: bool = False


@attrs.frozen
class Portion(Data):
    """A place of a distribution.

    Args:
        word: how it is written in the action.
        element: id of the element of the scene that it is.
        label: what it is called.
        now: how many lie there already.
        open: whether it takes more.
    """

    word: str
    element: str
    label: str
    now: int = 0
    open: bool = False


@attrs.frozen
class Spread(Data):
    """What is distributed over several places, and may be told at once and in any order: `verb word=total word=total ...`.

    The choices of the same menu do it place by place, in the order that the game asks for.

    Args:
        verb: the first word of the action.
        left: how many are to be distributed, all of them.
        shares: each place that the action names with its total, in the order of the menu; what lies there already counts.
        warning: as in `Choice`, of the whole distribution.
        ends_turn: whether the whole distribution ends the turn of the seat.
    """

    verb: str
    left: int
    shares: tuple[Portion, ...]
    warning: str = ""
    ends_turn: bool = False


@attrs.frozen
class Menu(Data):
    """The open question of a seat.

    Args:
        seat: who is asked.
        kind: the kind of the question; "" when the seat is not asked.
        prompt: the question.
        choices: every legal action, in the order of a menu.
        undo: whether the last step of the seat can be taken back.
        hints: lines that help.
        spread: what may be distributed at once, where several places take it; else None.
    """

    seat: int
    kind: str
    prompt: str
    choices: tuple[Choice, ...] = ()
    undo: bool = False
    hints: tuple[str, ...] = ()
    spread: Spread | None = None


@attrs.frozen
class Reason(Data):
    """A reason why not, or a part of a number.

    Args:
        text: the reason.
        code: of a refusal, the code.
        amount: of a part, what it adds.
        unit: of a part: `tokens`, `coins`, `pips` or what the game counts.
        piece: id of the piece that says so, or "".
        clauses: ids of the rule clauses behind it.
    """

    text: str
    code: str = ""
    amount: int | None = None
    unit: str = ""
    piece: str = ""
    clauses: tuple[str, ...] = ()


@attrs.frozen
class Why(Data):
    """What is said of one action.

    Args:
        action: its text.
        legal: whether it may be done now.
        reasons: why not; empty when it is legal.
        parts: the parts of the number behind it.
        label: what it does, where it is legal.
    """

    action: str
    legal: bool
    reasons: tuple[Reason, ...] = ()
    parts: tuple[Reason, ...] = ()
    label: str = ""


@attrs.frozen
class Next(Data):
    """What may follow a half-made action.

    Args:
        word: the word.
        label: what it is called.
        type: what sort of argument it is, as in `Argument`; `action` for the kind of action itself.
        element: as in `Argument`.
        whole: the action that is whole with it; "" where more must follow.
    """

    word: str
    label: str
    type: str
    element: str = ""
    whole: str = ""


@attrs.frozen
class Completion(Data):
    """What becomes of a half-made action.

    Args:
        state: `complete` where it is a whole legal action, `go-on` where more must follow, `illegal` else.
        action: the action, where it is whole.
        next: what may follow; a whole action may go on, too.
        reasons: why it is illegal.
    """

    state: str
    action: str = ""
    next: tuple[Next, ...] = ()
    reasons: tuple[Reason, ...] = ()


@attrs.frozen
class About(Data):
    """What something is.

    Args:
        id: what was asked for.
        kind: `race`, `power`, `marker`, `building`, `terrain`, `symbol`, `option`, `clause`, `game` and others.
        name: what it is called.
        text: what it does.
        clauses: ids of the rule clauses behind it.
        facts: what is to be known besides, such as the number of tokens, as (what, how much).
    """

    id: str
    kind: str
    name: str
    text: str = ""
    clauses: tuple[str, ...] = ()
    facts: tuple[tuple[str, str], ...] = ()


@attrs.frozen
class Sentence(Data):
    """A sentence about a step.

    Args:
        text: the sentence.
        elements: ids of the elements of the scene that it speaks of.
    """

    text: str
    elements: tuple[str, ...] = ()


@attrs.frozen
class Forecast(Data):
    """What an action would bring that ends the turn, or stops it with no more than placing left.

    Args:
        action: its text.
        label: what it does.
        sure: whether it can be told: neither chance nor what the seat does not know nor a real choice has a part in it.
        coins: what the seat would gain in what it counts (coins, points); None when it is not sure.
        sentences: what would be told, the parts of the income included.
        then: the actions that are supposed to follow before the turn ends, the simplest there are.
        ends_turn: whether the action itself ends the turn.
        lost: what would be lost and kept, as (what, how much); for an action such as to decline.
    """

    action: str
    label: str
    sure: bool
    coins: int | None = None
    sentences: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    ends_turn: bool = False
    lost: tuple[tuple[str, str], ...] = ()
