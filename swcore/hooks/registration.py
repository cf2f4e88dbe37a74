"""Registering pieces with pluggy, and refusing methods that it would pass over in silence or speak of in words of its own."""

from __future__ import annotations

import warnings
from collections.abc import Iterable
from inspect import signature
from operator import is_
from types import FunctionType, ModuleType
from typing import Any
from weakref import WeakKeyDictionary

import attrs
import pluggy

from swcore.engine.pieces import Piece
from swcore.errors import PluginError, nearest
from swcore.hooks.markers import PROJECT, Deprecation, HookDeprecated

Specs = tuple[ModuleType | type, ...]


@attrs.define
class Kind:
    """What was read of a class of pieces, as long as nothing in it or above it was exchanged.

    Attributes:
        members: all that the class holds, by name.
        options: the options of its marked methods by name; None for what is not marked.
        fits: the specs that its methods were held to.
    """

    members: dict[str, object]
    options: dict[str, Any] = attrs.Factory(dict)
    fits: set[Specs] = attrs.Factory(set)


_kinds: WeakKeyDictionary[type, Kind] = WeakKeyDictionary()


def _kind(kind: type) -> Kind:
    """Return what is known of a class: every ruleset registers all pieces anew, and classes hardly ever change."""
    members: dict[str, object] = {}
    for one in reversed(kind.__mro__):
        members.update(vars(one))
    known = _kinds.get(kind)
    if known is None or list(members) != list(known.members) or not all(map(is_, members.values(), known.members.values())):
        known = _kinds[kind] = Kind(members)
    return known


class Manager(pluggy.PluginManager):
    """A plugin manager that takes no more plugins once it is frozen: a ruleset never changes under a running game.

    Args:
        specs: the modules or classes with the hooks.
    """

    frozen = False
    ages = False  # whether any of its hooks is deprecated

    def __init__(self, specs: Iterable[ModuleType | type]) -> None:
        super().__init__(PROJECT)
        self.specs: Specs = tuple(specs)
        for spec in self.specs:
            self.add_hookspecs(spec)
        self.families = _families(specified(self))
        self._read: tuple[object, Kind] | None = None

    def parse_hookimpl_opts(self, plugin: object, name: str) -> Any:
        """Return the options of a marked method; read from a class once."""
        if self._read is None or self._read[0] is not plugin:
            self._read = plugin, _kind(type(plugin))
        known = self._read[1]
        if name not in known.members and not callable(vars(plugin).get(name, super)):
            return None
        if name not in known.members or name in vars(plugin):
            return super().parse_hookimpl_opts(plugin, name)
        if name not in known.options:
            known.options[name] = super().parse_hookimpl_opts(plugin, name)
        return known.options[name]

    def register(self, plugin: object, name: str | None = None) -> str | None:
        if self.frozen:
            raise PluginError(
                f"{name or plugin!r} cannot join: the ruleset is frozen.",
                code="frozen",
                hint="Pieces join when the ruleset is loaded: load_plugins(game, with_pieces=[...]).",
            )
        if not self.ages:
            return super().register(plugin, name)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            registered = super().register(plugin, name)
        _warn_once(name or "", caught)
        return registered

    def parse_hookspec_opts(self, module_or_class: Any, name: str) -> Any:
        """Return the options of a spec; pluggy warns of what its spec says is deprecated."""
        options = super().parse_hookspec_opts(module_or_class, name)
        marks: tuple[Deprecation, ...] = getattr(getattr(module_or_class, name, None), "swcore_deprecated", ())
        if options is None or not marks:
            return options
        self.ages = True
        words = {one.argument: HookDeprecated(one.told(name)) for one in marks}
        return {**options, "warn_on_impl": words.pop("", None), "warn_on_impl_args": words or None}


def _warn_once(piece: str, caught: Iterable[warnings.WarningMessage]) -> None:
    """Say in one warning, at the first of the methods, all that pluggy warned of while a piece was registered."""
    found: list[warnings.WarningMessage] = []
    for one in caught:
        if issubclass(one.category, HookDeprecated):
            found.append(one)
        else:
            warnings.warn_explicit(one.message, one.category, one.filename, one.lineno)
    if found:
        told = "; ".join(dict.fromkeys(str(one.message) for one in found))
        warnings.warn_explicit(f"{piece}: {told}.", HookDeprecated, found[0].filename, found[0].lineno)


def make_manager(specs: Iterable[ModuleType | type]) -> Manager:
    """Return a manager that knows the given spec modules or classes."""
    return Manager(specs)


def register(manager: Manager, piece: Piece) -> None:
    """Register a piece under its id.

    Raises:
        PluginError: `duplicate-piece`; `bad-hook` when an implementation is not marked or does not fit its spec;
            `unknown-hook` for a method that looks like a hook by its name and is not one.
    """
    known = manager.get_plugin(piece.id)
    if known is not None:
        hint, more = _free_id(manager, known, piece)
        told = f"Two plugins bring the piece {piece.id}: {known.origin} and {piece.origin}."
        raise PluginError(told, code="duplicate-piece", hint=hint, piece=piece.id, **more)
    _check_names(manager, piece)
    try:
        manager.register(piece, name=piece.id)
    except pluggy.PluginValidationError as error:
        raise PluginError(f"{piece.id}: {error}", code="bad-hook", piece=piece.id) from error


def _free_id(manager: pluggy.PluginManager, known: Piece, piece: Piece) -> tuple[str, dict[str, str]]:
    """Return what to do where two pieces have one id, and the details of it: for one of a file, an id that is free."""
    homes = {"one": known.origin, "other": piece.origin}
    own = next((one for one in (piece, known) if "#" in one.release), None)  # the hash of a file
    if own is None:
        return "Give one of them an id with its own pack name.", homes
    bare, file = piece.id.partition(".")[2], own.release.rpartition(" ")[0]
    free = next(one for one in (f"home.{bare}", f"mine.{bare}", f"mine.{bare[:28]}_2") if manager.get_plugin(one) is None)
    return f"Change the id in {file}: {free} is free.", {**homes, "own": file, "free": free}


def _check_names(manager: Manager, piece: Piece) -> None:
    """Refuse methods that their author takes for hooks, and that pluggy would pass over in silence."""
    families, known = manager.families, _kind(type(piece))
    alike = not any(name.startswith(families) for name in vars(piece))  # what fits in one piece fits in each of its class
    if alike and manager.specs in known.fits:
        return
    hooks = specified(manager)
    for name in dir(piece):
        if not name.startswith(families) or not callable(method := getattr(piece, name)):
            continue
        if name not in hooks:
            raise unknown_hook(piece, name, hooks)
        if getattr(method, f"{PROJECT}_impl", None) is None:
            raise PluginError(
                f"{piece.id}.{name} has the name of a hook and is not marked as one, so it would never be called.",
                code="bad-hook",
                hint="Write @hookimpl above the method.",
                piece=piece.id,
                hook=name,
            )
        _check_named(piece, name, method, tuple(getattr(manager.hook, name).spec.argnames))
        alike = alike and isinstance(known.members.get(name), FunctionType)
    if alike:
        known.fits.add(manager.specs)


def concerned(manager: Manager, piece: Piece) -> bool:
    """Return whether a piece has methods that are named like the hooks of a manager."""
    return any(name.startswith(manager.families) for name in dir(piece))


def _families(hooks: Iterable[str]) -> tuple[str, ...]:
    """Return how the names of hooks begin, such as `conquest_`."""
    return tuple({hook.partition("_")[0] + "_" for hook in hooks if "_" in hook})


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


def specified(manager: pluggy.PluginManager) -> list[str]:
    """Return the names of the hooks that the specs of a manager describe."""
    return [name for name, caller in vars(manager.hook).items() if not name.startswith("_") and caller.has_spec()]


def unknown_hook(piece: Piece, name: str, hooks: Iterable[str]) -> PluginError:
    """Return the refusal of a method that is named like a hook and is none."""
    told = f"{piece.id}.{name}: there is no hook of this name."
    return PluginError(told, code="unknown-hook", hint=nearest(name, hooks), piece=piece.id, name=name)
