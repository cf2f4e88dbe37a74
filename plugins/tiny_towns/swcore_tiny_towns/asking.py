"""Asking cards: every answer is checked, so that a wrong one is blamed on its card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from swcore import Gate, Modifier
from swcore.errors import PluginError
from swcore.hooks.dispatch import Impl
from swcore_tiny_towns.ground import RESOURCES
from swcore_tiny_towns.values import DISCARD, INSTEAD, STORE, SWAP, Feeding, Veto, Way

SINGLE: dict[str, tuple[type, str]] = {
    "towns_targets": (int, "a mask of squares"),
    "towns_limit": (Gate, "a Gate"),
    "towns_veto": (Veto, "a Veto"),
    "towns_passed_over": (bool, "True or False"),
    "towns_feeds": (Feeding, "a Feeding"),
    "towns_worth": (Modifier, "a Modifier"),
}
SEVERAL: dict[str, tuple[type, str]] = {
    "towns_ways": (Way, "a Way or several"),
    "towns_wild": (str, "some resources"),
    "towns_score": (Modifier, "a Modifier or several"),
    "towns_score_fed": (Modifier, "a Modifier or several"),
}
KINDS = (INSTEAD, STORE, SWAP, DISCARD)


def answer(impl: Impl, *args: Any) -> Any:
    """Ask one card for one value.

    Args:
        impl: the implementation of a hook of `SINGLE`.
        *args: all arguments of its spec, in their order.

    Returns:
        The value, or None.

    Raises:
        PluginError: `bad-answer` for a value of another type.
    """
    found = impl.call(*args)
    kind, wanted = SINGLE[impl.hook]
    if found is None or (isinstance(found, kind) and (kind is not int or not isinstance(found, bool))):
        if isinstance(found, Veto) and not set(found.resources) <= set(RESOURCES):
            raise bad_answer(impl, found, "a Veto of resources")
        return found
    raise bad_answer(impl, found, wanted)


def answers(impl: Impl, *args: Any) -> tuple[Any, ...]:
    """Ask one card for one value or several.

    Args:
        impl: the implementation of a hook of `SEVERAL`.
        *args: all arguments of its spec, in their order.

    Returns:
        The values; empty for None.

    Raises:
        PluginError: `bad-answer` when a value has another type.
    """
    found = impl.call(*args)
    if found is None:
        return ()
    kind, wanted = SEVERAL[impl.hook]
    if isinstance(found, kind) and kind is not str:
        values: tuple[Any, ...] = (found,)
    elif isinstance(found, Iterable) and not isinstance(found, str):
        values = tuple(found)
    else:
        raise bad_answer(impl, found, wanted)
    if not all(isinstance(value, kind) and _possible(value) for value in values):
        raise bad_answer(impl, found, wanted)
    return values


def bad_answer(impl: Impl, found: object, wanted: str) -> PluginError:
    """Return the error for an answer that the host cannot use."""
    piece, hook = impl.piece.id, impl.hook
    return PluginError(
        f"{piece} answered {found!r} to {hook}.", code="bad-answer", hint=f"Return {wanted}.", piece=piece, hook=hook
    )


def _possible(value: object) -> bool:
    if isinstance(value, str):
        return value in RESOURCES
    return not isinstance(value, Way) or (value.kind in KINDS and set(value.resources) <= set(RESOURCES))
