"""Dispatch tables: which pieces implement which hook.

pluggy registers, validates and lists the implementations; this module turns the lists, once per ruleset, into plain tables of
callables. No pluggy call is made while a game is played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from inspect import signature
from operator import attrgetter, itemgetter
from types import CodeType, ModuleType
from typing import Any, ClassVar
from weakref import WeakKeyDictionary

import attrs
import pluggy

from swcore.engine.ask import Answers, checked
from swcore.engine.pieces import Piece
from swcore.errors import PluginError, nearest
from swcore.hooks.markers import PROJECT


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


class Manager(pluggy.PluginManager):
    """A plugin manager that takes no more plugins once it is frozen: a ruleset never changes under a running game."""

    frozen = False
    _read: ClassVar[WeakKeyDictionary[type, dict[str, tuple[object, Any]]]] = WeakKeyDictionary()

    def parse_hookimpl_opts(self, plugin: object, name: str) -> Any:
        """Return the options of a marked method; read from a class once, for every ruleset registers all pieces anew."""
        kind = type(plugin)
        method = next((vars(one)[name] for one in kind.__mro__ if name in vars(one)), None)
        if method is None or name in vars(plugin):
            return super().parse_hookimpl_opts(plugin, name)
        read = self._read.setdefault(kind, {})
        if name not in read or read[name][0] is not method:
            read[name] = method, super().parse_hookimpl_opts(plugin, name)
        return read[name][1]

    def register(self, plugin: object, name: str | None = None) -> str | None:
        if self.frozen:
            raise PluginError(
                f"{name or plugin!r} cannot join: the ruleset is frozen.",
                code="frozen",
                hint="Pieces join when the ruleset is loaded: load_plugins(game, with_pieces=[...]).",
            )
        return super().register(plugin, name)


def make_manager(specs: Iterable[ModuleType | type]) -> Manager:
    """Return a manager that knows the given spec modules or classes."""
    manager = Manager(PROJECT)
    for spec in specs:
        manager.add_hookspecs(spec)
    return manager


def register(manager: pluggy.PluginManager, piece: Piece) -> None:
    """Register a piece under its id.

    Raises:
        PluginError: `duplicate-piece`; `bad-hook` when an implementation is not marked or does not fit its spec;
            `unknown-hook` for a method that looks like a hook by its name and is not one.
    """
    known = manager.get_plugin(piece.id)
    if known is not None:
        raise PluginError(
            f"Two plugins bring the piece {piece.id}: {known.origin} and {piece.origin}.",
            code="duplicate-piece",
            hint="Give one of them an id with its own pack name.",
            piece=piece.id,
        )
    _check_names(manager, piece)
    try:
        manager.register(piece, name=piece.id)
    except pluggy.PluginValidationError as error:
        raise PluginError(f"{piece.id}: {error}", code="bad-hook", piece=piece.id) from error


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
                raise _unknown(piece, name, _specified(manager))
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


def _specified(manager: pluggy.PluginManager) -> list[str]:
    return [name for name, caller in vars(manager.hook).items() if not name.startswith("_") and caller.has_spec()]


def _check_names(manager: pluggy.PluginManager, piece: Piece) -> None:
    """Refuse methods that their author takes for hooks, and that pluggy would pass over in silence."""
    hooks = _specified(manager)
    families = tuple({hook.partition("_")[0] + "_" for hook in hooks if "_" in hook})
    for name in dir(piece):
        if not name.startswith(families) or not callable(method := getattr(piece, name)):
            continue
        if name not in hooks:
            raise _unknown(piece, name, hooks)
        if getattr(method, f"{PROJECT}_impl", None) is None:
            raise PluginError(
                f"{piece.id}.{name} has the name of a hook and is not marked as one, so it would never be called.",
                code="bad-hook",
                hint="Write @hookimpl above the method.",
                piece=piece.id,
                hook=name,
            )
        _check_named(piece, name, method, tuple(getattr(manager.hook, name).spec.argnames))


def _check_named(piece: Piece, name: str, method: Any, wanted: tuple[str, ...]) -> None:
    """Refuse arguments that the hook does not have, before pluggy does in words about its own."""
    try:
        arguments = signature(method).parameters.values()
    except (TypeError, ValueError):  # marked, and no function: pluggy says what it makes of it
        return
    function = getattr(method, "__func__", None)
    if function is not None and next(iter(signature(function).parameters), "") in wanted:
        raise PluginError(
            f"{piece.id}.{name} has no self, so the piece itself would stand in for the first argument.",
            code="bad-hook",
            hint=f"Write def {name}(self, {', '.join(signature(function).parameters)}).",
            piece=piece.id,
            hook=name,
            **_place(method),
        )
    plain = (one.name for one in arguments if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD))
    wrong = [word for word in plain if word not in wanted]
    if wrong:
        raise PluginError(
            f"{piece.id}.{name} has no argument {', '.join(map(repr, wrong))}; it has {', '.join(wanted) or 'none'}.",
            code="bad-hook",
            hint=_remedy(wrong[0], wanted),
            piece=piece.id,
            hook=name,
            arguments=wrong,
            **_place(method),
        )


def _place(method: Any) -> dict[str, object]:
    code = getattr(getattr(method, "__func__", method), "__code__", None)
    return {"file": code.co_filename, "line": code.co_firstlineno} if code else {}


def _remedy(word: str, wanted: tuple[str, ...]) -> str:
    near = nearest(word, wanted)
    return near if near.close else "Name the arguments that you need, each as the hook names it, in any order."


def _check_arguments(piece: Piece, name: str, function: Any) -> None:
    """Refuse arguments that would never be filled: pluggy hands over plain ones, by their names."""
    for argument in signature(function).parameters.values():
        if argument.kind in (argument.KEYWORD_ONLY, argument.VAR_POSITIONAL, argument.VAR_KEYWORD):
            raise PluginError(
                f"{piece.id}.{name}: the argument {str(argument).partition(':')[0]} would never be filled.",
                code="bad-hook",
                hint="Name the arguments of the hook that you need, without * and **.",
                piece=piece.id,
                hook=name,
            )


def _unknown(piece: Piece, name: str, hooks: Iterable[str]) -> PluginError:
    told = f"{piece.id}.{name}: there is no hook of this name."
    return PluginError(told, code="unknown-hook", hint=nearest(name, hooks), piece=piece.id)


def _check_state(impl: Impl, asks: str) -> None:
    """Refuse an implementation for armies in a state in which its hook is never asked."""
    if asks == "active" and impl.declined != "no":
        hint = f"Leave declined={impl.declined!r} out."
    elif asks == "declined" and impl.declined == "no":
        hint = "Write @hookimpl(declined='only')."
    else:
        return
    state = "active armies" if asks == "active" else "armies in decline"
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
