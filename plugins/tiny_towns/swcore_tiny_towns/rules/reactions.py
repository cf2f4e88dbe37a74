"""Letting a card react: what it wants done is looked at before it is done, so that a wrong effect is blamed on its card."""

from __future__ import annotations

from typing import Any

from swcore import PluginError
from swcore.engine import Machine, listed
from swcore.hooks import Impl
from swcore_tiny_towns.position.view import Town, View

ASKING = ("ask", "mark", "place", "replace")
LAST = "towns_game_end"


def react(machine: Machine, impl: Impl, seat: int, *args: Any) -> None:
    """Call a reaction of a card and carry out what it returns.

    Args:
        machine: the machine.
        impl: the implementation of a reaction.
        seat: whose town the card stands in.
        *args: what the hook gets besides the view and the town.

    Raises:
        PluginError: `bad-effect` for an effect on the town of another seat: while all build at once, nobody else may change it;
            and for a question once the game is over.
    """
    view: View = machine.view
    town: Town = view.town(seat)
    effects = listed(impl.call(view, town, *args), impl.piece.id, impl.hook)
    for effect in effects:
        _check(impl, seat, effect)
    machine.perform(list(effects), impl.piece.id, impl.hook)


def _check(impl: Impl, seat: int, effect: Any) -> None:
    if not isinstance(effect, tuple) or len(effect) < 2:
        return  # the kernel says what is wrong with it
    piece = impl.piece.id
    told = hint = ""
    if effect[1] != seat:
        other = f"seat {effect[1] + 1}" if isinstance(effect[1], int) else repr(effect[1])
        told = f"{piece} returned {effect!r} from {impl.hook}, which changes the town of {other}."
        hint = f"A card acts on the town that it stands in, here that of seat {seat + 1}: give fx the town that the hook gets."
    elif impl.hook == LAST and effect[0] in ASKING:
        told = f"{piece} returned {effect!r} from {impl.hook}, which asks a question at the end, when nobody is asked."
        hint = "Ask in towns_put or towns_round_end, and note the answer."
    if told:
        raise PluginError(told, code="bad-effect", hint=hint, piece=piece, hook=impl.hook)
