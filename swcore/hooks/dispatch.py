"""Dispatch tables: which pieces implement which hook.

pluggy registers, validates and lists the implementations; this module turns the lists, once per ruleset, into plain tables of
callables. No pluggy call is made while a game is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from inspect import signature
from operator import attrgetter, itemgetter
from types import CodeType, FunctionType
from typing import Any
from weakref import WeakSet

import attrs
import pluggy

from swcore.engine.ask import Answers, checked
from swcore.engine.pieces import Piece
from swcore.errors import PluginError
from swcore.hooks.registration import specified, unknown_hook

_filled: WeakSet[FunctionType] = WeakSet()  # methods whose arguments are known to be filled: each ruleset asks anew


@attrs.frozen
class Impl:
    """One hook implementation of one piece.

    Attributes:
        piece, hook: who implements what.
        call: takes all arguments of the spec, in its order; what comes back is unchecked.
        order, declined: as in `hookimpl`.
        code: the code of the method, to know it in a traceback.
        answers: what the hook may be answered with; None for a reaction.
        seen: constants that were checked before, for a host that asks very often.
    """

    piece: Piece
    hook: str
    call: Callable[..., Any]
    order: int
    declined: str
    code: CodeType
    answers: Answers | None = None
    seen: set[Any] = attrs.field(factory=set, eq=False, repr=False)

    @property
    def rank(self) -> tuple[int, str]:
        """Place among the reactions of one moment."""
        return self.order, self.piece.id

    def ask(self, *args: Any) -> tuple[Any, ...]:
        """Return the checked values that the piece answers with; empty for None.

        Args:
            *args: all arguments of the spec, in its order.

        Raises:
            PluginError: `bad-answer` for anything but what the spec allows.
        """
        return self.check(self.call(*args))

    def ask_one(self, *args: Any) -> Any:
        """Return the checked value that the piece answers with, or None; for hooks with one answer.

        Args:
            *args: all arguments of the spec, in its order.

        Raises:
            PluginError: `bad-answer` for anything but what the spec allows.
        """
        found = self.check(self.call(*args))
        return found[0] if found else None

    def check(self, answer: Any) -> tuple[Any, ...]:
        """Return the values of an answer of the piece, as `ask`.

        Raises:
            PluginError: `bad-answer` for anything but what the spec allows.
        """
        assert self.answers is not None, f"{self.hook} is a reaction"
        return checked(self.answers, self.piece.id, self.hook, answer, None)


def collect(manager: pluggy.PluginManager) -> dict[str, dict[str, Impl]]:
    """Return the implementations by piece id and hook name.

    Raises:
        PluginError: `unknown-hook` for a misspelled name; `bad-hook` for a wrapper, an argument that is not filled, or a
            state of the army that the hook is never asked in.
    """
    table: dict[str, dict[str, Impl]] = {}
    for name in sorted(vars(manager.hook)):
        if name.startswith("_"):
            continue
        caller = getattr(manager.hook, name)
        for impl in caller.get_hookimpls():
            piece = impl.plugin
            where = f"{piece.id}.{name}"
            if not caller.has_spec():
                raise unknown_hook(piece, name, specified(manager))
            if impl.hookwrapper or impl.wrapper or impl.kwargnames:
                raise PluginError(
                    f"{where}: rules hooks take no wrapper and no argument with a default.",
                    code="bad-hook",
                    piece=piece.id,
                    hook=name,
                )
            _check_arguments(piece, name, impl.function)
            made = table.setdefault(piece.id, {})[name] = _adapt(piece, name, impl, caller.spec)
            _check_state(made, getattr(caller.spec.function, "swcore_asks", ""))
    return table


def by_hook(impls: Mapping[str, Mapping[str, Impl]], pieces: Iterable[str], *, declined: bool) -> dict[str, list[Impl]]:
    """Return the implementations of some pieces by hook, in reaction order.

    Args:
        impls: the table of `collect`.
        pieces: ids of the pieces asked.
        declined: whether their army is in decline.
    """
    unwanted = "no" if declined else "only"
    found: dict[str, list[Impl]] = {}
    for piece in pieces:
        for hook, impl in impls.get(piece, {}).items():
            if impl.declined != unwanted:
                found.setdefault(hook, []).append(impl)
    for some in found.values():
        some.sort(key=attrgetter("rank"))
    return found


def _check_arguments(piece: Piece, name: str, function: Any) -> None:
    """Refuse arguments that would never be filled: pluggy hands over plain ones, by their names."""
    written = getattr(function, "__func__", function)
    if written in _filled:
        return
    for argument in signature(function).parameters.values():
        if argument.kind in (argument.KEYWORD_ONLY, argument.VAR_POSITIONAL, argument.VAR_KEYWORD):
            raise PluginError(
                f"{piece.id}.{name}: the argument {str(argument).partition(':')[0]} would never be filled.",
                code="bad-hook",
                hint="Name the arguments of the hook that you need, without * and **.",
                piece=piece.id,
                hook=name,
            )
    if isinstance(written, FunctionType):
        _filled.add(written)


ASKED = {"active": "active armies", "declined": "armies in decline", "row": "pieces in the row of combos, which no army holds,"}


def _check_state(impl: Impl, asks: str) -> None:
    """Refuse an implementation for armies in a state in which its hook is never asked."""
    if asks in ("active", "row") and impl.declined != "no":
        hint = f"Leave declined={impl.declined!r} out."
    elif asks == "declined" and impl.declined == "no":
        hint = "Write @hookimpl(declined='only')."
    else:
        return
    state = ASKED[asks]
    raise PluginError(
        f"{impl.piece.id}.{impl.hook}: this hook is asked of {state} alone.",
        code="bad-hook",
        hint=hint,
        piece=impl.piece.id,
        hook=impl.hook,
    )


def _adapt(piece: Piece, name: str, impl: Any, spec: Any) -> Impl:
    function, wanted = impl.function, spec.argnames
    if tuple(impl.argnames) != tuple(wanted):
        function = _picking(function, tuple(wanted.index(arg) for arg in impl.argnames))
    method = getattr(piece, name)  # plain pluggy markers and static methods lack some of these
    order, declined = getattr(method, "swcore_order", 0), getattr(method, "swcore_declined", "no")
    code = getattr(method, "__func__", method).__code__
    return Impl(piece, name, function, order, declined, code, getattr(spec.function, "swcore_answers", None))


def _picking(plain: Callable[..., Any], picks: tuple[int, ...]) -> Callable[..., Any]:
    """Return a function of all arguments of a spec that hands on some of them, by their places."""
    if not picks:
        return lambda *args: plain()
    if len(picks) == 1:
        (only,) = picks
        return lambda *args: plain(args[only])
    chosen = itemgetter(*picks)
    return lambda *args: plain(*chosen(args))
