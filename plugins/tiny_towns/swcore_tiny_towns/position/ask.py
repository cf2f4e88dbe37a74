"""Asking cards: every answer is checked, so that a wrong one is blamed on its card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from swcore import Gate, Modifier, PluginError
from swcore.hooks import Impl
from swcore_tiny_towns.position.answers import DISCARD, INSTEAD, STORE, SWAP, Feeding, Veto, Way
from swcore_tiny_towns.position.squares import ALL, RESOURCES

if TYPE_CHECKING:
    from swcore_tiny_towns.position.view import Town

SINGLE: dict[str, tuple[type, str]] = {
    "towns_targets": (int, "a mask of squares"),
    "towns_limit": (Gate, "a Gate"),
    "towns_veto": (Veto, "a Veto of a tuple of resources"),
    "towns_passed_over": (bool, "True or False"),
    "towns_feeds": (Feeding, "a Feeding of a number and a tuple of masks"),
    "towns_worth": (Modifier, "a Modifier"),
}
SEVERAL: dict[str, tuple[type, str]] = {
    "towns_ways": (Way, "a Way or several, of a kind that there is: instead, store, swap or discard"),
    "towns_wild": (str, "some resources"),
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
    if found is None or (isinstance(found, kind) and (kind is not int or not isinstance(found, bool)) and _possible(found)):
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


def check_ways(impl: Impl, ways: Iterable[Way], town: Town, square: int | None) -> None:
    """Refuse ways that could not be gone: to store where no building stands, to swap for what does not lie on the piece.

    Raises:
        PluginError: `bad-answer`.
    """
    for way in ways:
        if way.kind == STORE and way.mask & ALL & ~town.buildings:
            raise bad_answer(impl, way, "a mask of squares with buildings, such as town.of_card(self.id)")
        if way.kind == SWAP and (square is None or not set(way.resources) <= set(town.lying(square))):
            raise bad_answer(impl, way, "resources that lie on the building, see town.lying(square)")


def _possible(value: Any) -> bool:
    """Return whether what an answer holds can be used."""
    if isinstance(value, str):
        return value in RESOURCES
    if isinstance(value, Veto):
        return _are_resources(value.resources)
    if isinstance(value, Feeding):
        choices: object = value.choices
        return isinstance(choices, tuple) and _are_numbers(value.upto, *choices)
    if isinstance(value, Way):
        return value.kind in KINDS and _are_resources(value.resources) and _are_numbers(value.mask)
    return not isinstance(value, Gate) or _are_numbers(value.bad)


def _are_numbers(*values: object) -> bool:
    return all(isinstance(value, int) and not isinstance(value, bool) for value in values)


def _are_resources(value: object) -> bool:
    return isinstance(value, tuple | list | set | frozenset) and all(one in RESOURCES for one in value)
