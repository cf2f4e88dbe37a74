"""Letting a card react: what it wants done is looked at before it is done, so that a wrong effect is blamed on its card."""

from __future__ import annotations

from typing import Any

from swcore import PluginError
from swcore.engine import Machine, listed
from swcore.hooks import Impl
from swcore_tiny_towns.position.view import Town, View
from swcore_tiny_towns.rules.active_cards import askers

ASKING = ("ask", "ask-secret", "mark", "place", "replace")
TOUCHING = {"remove": (2,), "cube": (2,), "put": (2,), "clear": (2,), "mark": (2,), "move": (2, 3)}
"""By effect, where in it stand the squares that it touches."""
LAST = "towns_game_end"


def react(machine: Machine, impl: Impl, seat: int, *args: Any) -> None:
    """Call a reaction of a card and carry out what it returns.

    Args:
        machine: the machine.
        impl: the implementation of a reaction.
        seat: whose town the card stands in.
        *args: what the hook gets besides the view and the town.

    Raises:
        PluginError: `bad-effect` for an effect on the town of another seat while all build at once, when nobody else may change
            it; and for a question once the game is over.
    """
    view: View = machine.view
    town: Town = view.town(seat)
    effects = listed(impl.call(view, town, *args), impl.piece.id, impl.hook)
    for effect in effects:
        _check(machine, impl, seat, effect)
    machine.perform([effect for effect in effects if not kept(machine, seat, effect)], impl.piece.id, impl.hook)


def _check(machine: Machine, impl: Impl, seat: int, effect: Any) -> None:
    if not isinstance(effect, tuple) or len(effect) < 2:
        return  # the kernel says what is wrong with it
    piece = impl.piece.id
    told = hint = ""
    if effect[1] != seat and machine.state.committed is not None:
        other = f"seat {effect[1] + 1}" if isinstance(effect[1], int) else repr(effect[1])
        told = f"{piece} returned {effect!r} from {impl.hook}, which changes the town of {other}."
        hint = f"While all build, a card acts on its own town alone, here that of seat {seat + 1}: give fx the town of the hook."
    elif impl.hook == LAST and effect[0] in ASKING:
        told = f"{piece} returned {effect!r} from {impl.hook}, which asks a question at the end, when nobody is asked."
        hint = "Ask in towns_put or towns_round_end, and note the answer."
    if told:
        raise PluginError(told, code="bad-effect", hint=hint, piece=piece, hook=impl.hook)


def kept(machine: Machine, seat: int, effect: Any) -> bool:
    """Return whether a town is kept from an effect of a card in another one, by its own pieces or by rules.

    Args:
        machine: the machine.
        seat: whose card wants it.
        effect: the effect, its values not looked at yet.
    """
    if not isinstance(effect, tuple) or effect[:1] not in _FIRST or not _is_other(machine, seat, effect[1:2]):
        return False
    guarded = 0
    for impl, square in askers(machine, effect[1], "towns_guards"):
        guarded |= impl.ask_one(machine.view.town(effect[1]), square) or 0
    squares = [effect[place] for place in TOUCHING[effect[0]] if place < len(effect)]
    return any(type(square) is int and square >= 0 and guarded >> square & 1 for square in squares)


_FIRST = [(name,) for name in TOUCHING]


def _is_other(machine: Machine, seat: int, owner: tuple[Any, ...]) -> bool:
    return len(owner) == 1 and type(owner[0]) is int and 0 <= owner[0] < machine.state.seats and owner[0] != seat
