"""Effects: what reactions of pieces return, declared once per game.

An effect is a plain tuple `(name, *values)`. Its `EffectKind` says which function makes it, which operation carries it out and
what its values must be. Values are checked where an effect enters, before any effect of the same answer is carried out and also
when it has to wait behind a question: what waits is part of the position, and must be data that a save can hold.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from swcore.engine.checks import PLAIN, Check, Fault, shown
from swcore.errors import PluginError, described, nearest

if TYPE_CHECKING:
    from swcore.engine.machine import Machine

Effect = tuple[Any, ...]
Effects = Iterable[Effect] | Effect | None
Operation = Callable[["Machine", Effect, str], None]
WANTED: Final = "Return an effect of fx, several of them, or None."
NOT_HERE: Final = "Return it only where the position allows it."
MOST_EFFECTS: Final = 1_000  # of one answer; real ones hold fewer than ten
MOST_PER_ACTION: Final = 10_000  # of all pieces together, for one action
MOST_QUESTIONS: Final = 200  # that pieces ask one after another; real ones ask fewer than ten


class Entering(NamedTuple):
    """What the checks of an effect are told.

    Attributes:
        machine: the machine; its state is the position in which the effect enters.
        piece: id of the piece that returned the effect.
    """

    machine: Any
    piece: str


class EffectKind:
    """One kind of effect.

    Args:
        name: first item of the tuple; the name of the function that makes it, with `-` for `_`.
        make: the function by which pieces make it.
        operation: carries it out; called as `operation(machine, effect, piece)`.
        asks: kinds of the questions that it opens.
        **fields: what each value must be, in the order of the tuple; the checks are told an `Entering`.
    """

    __slots__ = ("asks", "fields", "fits", "make", "name", "operation")

    fits: Callable[[Effect, Entering], bool]

    def __init__(
        self, name: str, make: Callable[..., Effect] | None, operation: Operation, *, asks: tuple[str, ...] = (), **fields: Check
    ) -> None:
        self.name, self.make, self.operation, self.asks, self.fields = name, make, operation, asks, fields
        self.fits = _straight(tuple(fields.values()))

    @classmethod
    def undeclared(cls, name: str, operation: Operation) -> EffectKind:
        """Return the kind of an operation of which nothing is said but its name: its values are plain data."""
        kind = cls(name, None, operation)
        kind.fits = lambda effect, host: PLAIN.fits(effect[1:], host)
        return kind

    def fault(self, effect: Effect, host: Entering) -> Fault | None:
        """Return what is wrong with the values of an effect, or None."""
        values = effect[1:]
        if not self.fields:
            return PLAIN.fault(values, host)
        if len(values) != len(self.fields):
            return Fault("", effect, f"{self.name!r} with {len(self.fields)} values: {', '.join(self.fields)}")
        for (name, check), value in zip(self.fields.items(), values, strict=True):
            fault = check.fault(value, host)
            if fault is not None:
                return fault.inside(name)
        return None


def _straight(checks: tuple[Check, ...]) -> Callable[[Effect, Entering], bool]:
    """Return a function that says whether the values of an effect fit, as straight-line code: every effect passes it."""
    scope = {f"fits{place}": check.fits for place, check in enumerate(checks, start=1)}
    tests = "".join(f" and {name}(effect[{place}], host)" for place, name in enumerate(scope, start=1))
    made: Callable[[Effect, Entering], bool] = eval(f"lambda effect, host: len(effect) == {len(checks) + 1}{tests}", scope)
    return made


def listed(effects: Any, piece: str, hook: str = "") -> tuple[Any, ...]:
    """Return one effect or several as a tuple, whatever they are.

    Args:
        effects: what a reaction returned: None, one effect or several.
        piece, hook: who returned it.

    Raises:
        PluginError: `bad-effect` for what holds no effects, and for more than `MOST_EFFECTS`.
    """
    if effects is None:
        return ()
    if isinstance(effects, str) or (isinstance(effects, tuple) and effects and isinstance(effects[0], str)):
        return (effects,)
    try:
        found = tuple(islice(effects, MOST_EFFECTS + 1))
    except Exception as error:
        raise failed(piece, hook, effects, error, WANTED) from error
    if len(found) > MOST_EFFECTS:
        told = f"{piece} returned more than {MOST_EFFECTS} effects{_from(hook)}."
        raise PluginError(told, code="bad-effect", hint="A reaction returns a few effects, or None.", **_who(piece, hook))
    return found


def enter(machine: Machine, effects: Any, piece: str, hook: str = "") -> tuple[Effect, ...]:
    """Return the effects that a reaction returned, each known and with values as its kind says.

    Args:
        machine: the machine.
        effects: what a reaction returned: None, one effect or several.
        piece, hook: who returned it.

    Raises:
        PluginError: `bad-effect`, naming piece, hook, the value and what would be right.
    """
    if type(effects) is tuple and effects and type(effects[0]) is str:
        found: tuple[Any, ...] = (effects,)
    else:
        found = listed(effects, piece, hook)
    if not found:
        return found
    host = Entering(machine, piece)
    kinds = machine.ruleset.effect_kinds
    for effect in found:
        named = type(effect) is tuple and effect != () and type(effect[0]) is str
        kind = kinds.get(effect[0]) if named else None
        if kind is None:
            hint = nearest(effect[0], kinds) if named and len(effect[0]) < MOST_EFFECTS else WANTED
            told = f"{piece} returned {shown(effect)}{_from(hook)}, which is not an effect of this game."
            raise PluginError(told, code="bad-effect", hint=hint, **_who(piece, hook))
        try:
            if kind.fits(effect, host):
                continue
        except Exception:  # a stranger's object may raise anything; `fault` says what is wrong with it
            pass
        fault = kind.fault(effect, host)
        if fault is not None:
            raise _bad_value(piece, hook, effect, fault)
    return found


def failed(piece: str, hook: str, effect: Any, error: Exception, hint: str = NOT_HERE) -> PluginError:
    """Return the error for an effect that cannot be carried out in this position."""
    why = described(error).rstrip(".")
    told = f"{piece} returned {shown(effect)}{_from(hook)}, which cannot be carried out: {why}."
    return PluginError(told, code="bad-effect", hint=hint, **_who(piece, hook))


def endless(piece: str, hook: str, what: str) -> PluginError:
    """Return the error for a piece that goes on without end."""
    return PluginError(f"{piece} {what}: it goes on without end.", code="endless", pieces=[piece], **_who(piece, hook))


def _bad_value(piece: str, hook: str, effect: Effect, fault: Fault) -> PluginError:
    place = f", in which {fault.where} is {shown(fault.value)}" if fault.where else ", which has other values than declared"
    told = f"{piece} returned {shown(effect)}{_from(hook)}{place}."
    details = {**_who(piece, hook), "effect": effect[0], "field": fault.where}
    return PluginError(told, code="bad-effect", hint=f"It should be {fault.wanted}.", **details)


def _from(hook: str) -> str:
    return f" from {hook}" if hook else ""


def _who(piece: str, hook: str) -> dict[str, str]:
    return {"piece": piece, "hook": hook} if hook else {"piece": piece}
