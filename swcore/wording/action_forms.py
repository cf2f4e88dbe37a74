"""An action as data beside its text: its kind, and its arguments with their names and types; both ways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import attrs

from swcore.engine.actions import Takes
from swcore.errors import ActionError, nearest
from swcore.text.figures import is_count
from swcore.wording.menus import Data

VALUE = "value"
AMOUNT = "amount"


@attrs.frozen
class Value(Data):
    """An argument of an action.

    Args:
        name: what it is for, such as `region`.
        value: the word, or the whole number of an amount.
        type: what stands there, such as `region`, `way`, `amount`; not needed in what is sent.
    """

    name: str
    value: str | int
    type: str = ""


@attrs.frozen
class ActionForm(Data):
    """An action as data.

    Args:
        kind: the kind of action, which is the first word of its text.
        arguments: its arguments, in the order of the text.
        id: its number in the set-up, see `ActionSpace`; not needed in what is sent.
    """

    kind: str
    arguments: tuple[Value, ...] = ()
    id: int | None = None


@attrs.frozen
class Slot(Data):
    """An argument that a kind of action takes.

    Args:
        name: what it is for.
        type: what may stand there; `amount` for a whole number, `value` where it depends on the word.
        many: whether it may stand several times; only the last one may.
    """

    name: str
    type: str
    many: bool = False


@attrs.frozen
class ActionKind(Data):
    """A kind of action.

    Args:
        kind: the first word of its text.
        slots: the arguments that it takes, in their order.
    """

    kind: str
    slots: tuple[Slot, ...] = ()

    @property
    def takes(self) -> tuple[Takes, ...]:
        """The same as the kind itself declares them."""
        return tuple(Takes(one.name, one.type, one.many) for one in self.slots)


def stretched(slots: Sequence[Takes], size: int) -> list[Takes]:
    """Return what stands at each of so many places; the last one may stand several times, and what nobody declares is a value."""
    last = slots[-1] if slots and slots[-1].many else Takes(VALUE, VALUE)
    return [*slots, *([last] * max(0, size - len(slots)))][:size]


def form_of(text: str, slots: Sequence[Takes], types: Mapping[str, str], id: int | None = None) -> ActionForm:
    """Return an action as data.

    Args:
        text: its text.
        slots: what its kind takes.
        types: the types of words that stand for a value.
        id: its number.
    """
    kind, *words = text.split(" ")
    found = []
    for slot, word in zip(stretched(slots, len(words)), words, strict=True):
        type_ = types.get(word, VALUE) if slot.type == VALUE else slot.type
        found.append(Value(slot.name, int(word) if type_ == AMOUNT and is_count(word) else word, type_))
    return ActionForm(kind, tuple(found), id)


def text_of(form: ActionForm, kinds: Mapping[str, Sequence[Takes]]) -> str:
    """Return the text of an action that is given as data.

    Args:
        form: the action.
        kinds: what each kind takes.

    Raises:
        ActionError: `unknown-action` for a kind that there is not, `malformed-action` for other arguments than it takes.
    """
    kind = form.kind[:40]
    slots = kinds.get(form.kind)
    if slots is None:
        raise ActionError(f"There is no action {kind!r}.", code="unknown-action", hint=nearest(kind, kinds), input=kind)
    text = " ".join([form.kind, *(str(one.value) for one in form.arguments)])
    if [one.name for one in stretched(slots, len(form.arguments))] != [one.name for one in form.arguments]:
        hint = f"Write it as: {' '.join([kind, *_written(slots)])}."
        raise ActionError(f"{text[:80]!r} is malformed.", code="malformed-action", hint=hint, input=text[:80])
    return text


def _written(slots: Sequence[Takes]) -> Iterable[str]:
    return (f"{one.name}{'...' if one.many else ''}" for one in slots)
