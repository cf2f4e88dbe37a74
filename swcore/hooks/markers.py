"""Hook markers.

`hookimpl` marks a method of a piece as the implementation of the hook of that name; `hookspec` marks a contract in a module of
this package or of a pack.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, overload

import pluggy

from swcore.engine.ask import Answers

PROJECT = "swcore"
F = TypeVar("F", bound=Callable[..., Any])

hookspec = pluggy.HookspecMarker(PROJECT)
_mark = pluggy.HookimplMarker(PROJECT)


class HookDeprecated(DeprecationWarning):
    """A piece implements a hook, or takes an argument, that goes with a later hook API."""


class Deprecation(NamedTuple):
    """What a spec says of itself, or of one of its arguments.

    Attributes:
        since, until: the hook API that deprecates it, and the first one without it.
        use: what to use instead, such as the name of a hook.
        argument: the argument that goes; "" when it is the whole hook.
    """

    since: int
    until: int
    use: str
    argument: str = ""

    def told(self, hook: str) -> str:
        """Return it as a sentence part."""
        what = f"the argument {self.argument} of {hook}" if self.argument else hook
        return f"{what} is deprecated since hook API {self.since} and goes with hook API {self.until}: use {self.use}"


def deprecated(*, since: int, use: str, until: int = 0, argument: str = "") -> Callable[[F], F]:
    """Say on a spec that its hook, or an argument, goes: whoever implements it is warned when rules are loaded.

    Args:
        since: the hook API that deprecates it.
        use: what to use instead.
        until: the first hook API without it, at the earliest two after `since`, which is the default.
        argument: the name of the argument that goes; "" for the whole hook.

    Raises:
        ValueError: when it would work for less than two numbers.
    """
    ends = until or since + 2
    if ends < since + 2:
        raise ValueError(f"what is deprecated since hook API {since} works until hook API {since + 2} at least, not {ends}")

    def mark(spec: F) -> F:
        before: tuple[Deprecation, ...] = getattr(spec, "swcore_deprecated", ())
        spec.swcore_deprecated = (*before, Deprecation(since, ends, use, argument))  # type: ignore[attr-defined]
        return spec

    return mark


def active_only(spec: F) -> F:
    """Say on a spec that its hook is asked of active armies alone, so that `declined=` is refused when rules are loaded."""
    spec.swcore_asks = "active"  # type: ignore[attr-defined]
    return spec


def declined_only(spec: F) -> F:
    """Say on a spec that its hook is asked of armies in decline alone; an implementation for active ones is refused."""
    spec.swcore_asks = "declined"  # type: ignore[attr-defined]
    return spec


def of_game(spec: F) -> F:
    """Say on a spec that its hook is about a moment of the game, not of one army's turn.

    Everybody is asked: the pieces of each army with their army, and each rule once, with None in its place.
    """
    spec.swcore_of_game = True  # type: ignore[attr-defined]
    return spec


def in_row(spec: F) -> F:
    """Say on a spec that its hook is asked of pieces that lie on the table, where no army is active or in decline."""
    spec.swcore_asks = "row"  # type: ignore[attr-defined]
    return of_game(spec)


def answers(kind: Answers) -> Callable[[F], F]:
    """Say on a spec what its hook may be answered with; a hook without it is a reaction, and returns effects.

    Args:
        kind: what comes back, checked by the host with `swcore.engine.ask.checked`.
    """

    def mark(spec: F) -> F:
        spec.swcore_answers = kind  # type: ignore[attr-defined]
        return spec

    return mark


@overload
def hookimpl(function: F) -> F: ...
@overload
def hookimpl(*, order: int = 0, declined: str = "no") -> Callable[[F], F]: ...
def hookimpl(function: F | None = None, *, order: int = 0, declined: str = "no") -> F | Callable[[F], F]:
    """Mark a method as a hook implementation.

    Args:
        function: the method; it may take any part of the arguments of the spec, by name.
        order: reactions run in ascending order, then by piece id; answers do not depend on it.
        declined: `no` asks the piece only while its army is active, `also` in decline too, `only` in decline alone.
    """
    if declined not in ("no", "also", "only"):
        raise ValueError(f"declined is 'no', 'also' or 'only', not {declined!r}")

    def mark(method: F) -> F:
        method.swcore_order = order  # type: ignore[attr-defined]
        method.swcore_declined = declined  # type: ignore[attr-defined]
        return _mark(method)

    return mark if function is None else mark(function)
