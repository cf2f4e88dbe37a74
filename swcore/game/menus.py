"""Menus of games that stand in a file or a script, looked at when somebody is asked: a save would find the fault too late."""

from __future__ import annotations

from typing import Any

from swcore.engine.actions import WORD, Action
from swcore.engine.book_faults import book_fault, called
from swcore.engine.checks import shown
from swcore.engine.machine import Machine
from swcore.engine.simultaneous import Sealed


def check_menu(machine: Machine, seat: int | None, menu: Any) -> None:
    """Refuse a menu that nobody could choose from, or whose actions no save could hold.

    Args:
        machine: the machine; a decision is open.
        seat: who is asked; the first seat awaited when None.
        menu: what the decision offers.

    Raises:
        PluginError: `bad-game`, with the file and the line of the decision.
    """
    ruleset, frame = machine.ruleset, machine.state.stack[-1]
    asked = ruleset.decisions[frame[0]]
    seat = asked.first(frame) if seat is None else seat
    asked = ruleset.decisions[asked.asked(frame, seat)[0]]
    method = asked.choices if isinstance(asked, Sealed) else asked.legal
    values = {"game": ruleset.id, "name": called(method), "number": seat + 1}
    if not isinstance(menu, tuple):
        raise book_fault("menu", method, found=shown(menu), **values)
    if not menu:
        raise book_fault("no-action", method, **values)
    seen = set()
    for action in menu:
        if not isinstance(action, Action):
            raise book_fault("menu", method, found=shown(menu), **values)
        kind = type(action)
        values["action"] = action.text
        if action in seen:
            raise book_fault("menu-twice", method, **values)
        seen.add(action)
        if ruleset.action_kinds.get(action.kind) is not kind:
            book = type(ruleset.book)
            raise book_fault("menu-kind", book, kind=kind.__name__, book=book.__name__, **values)
        low, high = kind.arity
        if not low <= len(action.args) <= high or not all(map(WORD.fullmatch, action.args)):
            values["wanted"] = str(low) if low == high else f"{low}-{high}"
            raise book_fault("menu-form", method, kind=kind.__name__, **values)


def look_again(machine: Machine, seat: int | None) -> None:
    """Refuse a menu that a compiled build has refused already, without saying whose it is.

    Args:
        machine, seat: as for `check_menu`.

    Raises:
        PluginError: `bad-game`, as `check_menu`.
    """
    frame = machine.state.stack[-1]
    asked = machine.ruleset.decisions[frame[0]]
    seat = asked.first(frame) if seat is None else seat
    frame = asked.asked(frame, seat)
    try:
        menu: Any = machine.ruleset.decisions[frame[0]].legal(machine, frame, seat)
    except Exception:  # it fails by itself, which is told as it is
        return
    check_menu(machine, seat, menu)
