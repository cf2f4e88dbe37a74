"""What follows when a seat leaves the game."""

from __future__ import annotations

from typing import Any

from swcore.conquest.armies.leaving import leave_if_empty, pools_to_tray, stock_to_supply
from swcore.conquest.armies.row import ROW
from swcore.conquest.placement.questions import SEALED, ChooseValue, SealedChoice, is_neutral
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.reactions import REACT
from swcore.conquest.position.state import ConquestState
from swcore.conquest.turn.game_end import finish
from swcore.conquest.turn.steps import NEXT, TURN, number_of
from swcore.engine.frames import Frame
from swcore.engine.machine import EFFECTS, Machine

MOST_QUESTIONS = 100  # of pieces that belong to nobody, answered for one seat that leaves


def leave(machine: Machine, seat: int) -> None:
    """A seat leaves: its armies stay without an owner, its hands go to the tray, its turn ends (SW-TURN-9, SW-TURN-12).

    What others are asked, and how they react to what has been done to them, is not lost with its turn.
    """
    state: ConquestState = machine.state
    finish_neutral(machine, seat)
    others, depth = _of_others(machine, seat), len(machine.stack)
    for army in [army for army in state.armies if army is not None and army.seat == seat]:
        pools_to_tray(machine, army)
        stock_to_supply(machine, army)
        machine.emit(("orphaned", army.id))
        leave_if_empty(machine, army)
    told = machine.stack[depth:]  # reactions to armies that are gone
    if len(state.left) == state.seats:
        machine.stack.clear()
        finish(machine)
        return
    if state.turn_seat == seat:
        over = [frame for frame in others if frame[0] == NEXT.name]
        answers = [frame for frame in others if _asks_or_reacts(machine, frame)]
        rest = over or [TURN.of(seat, number_of(machine, "regroup"))]
        machine.stack[:] = [*rest, *answers]
    else:  # the turn of another goes on
        machine.stack[:] = others
    if machine.stack and machine.stack[-1][0] == SealedChoice.kind:
        SEALED.leave(machine, seat)
    machine.stack += told


def finish_neutral(machine: Machine, seat: int) -> None:
    """Let pieces that belong to nobody finish what they have begun with a seat, so that no place is left half moved.

    Each of their questions is answered with the first word that is offered, or passed over where that is allowed
    (WC-PLACE-WELL-6); their reactions and effects that wait below other questions are carried out.
    """
    kept: list[Frame] = []
    waiting, machine.stack = machine.stack, []
    for frame in reversed(waiting):
        part = _neutral_part(machine, frame, seat)
        if part is None:
            kept.append(frame)
            continue
        machine.push(part)
        _answer_all(machine)
    machine.stack = kept[::-1]


def _answer_all(machine: Machine) -> None:
    """Run what is on the stack; a question is answered where it is neutral, and dropped where it is not."""
    for _ in range(MOST_QUESTIONS):
        machine.run(machine.stack)
        if not machine.stack:
            return
        frame = machine.stack.pop()
        if frame[0] == ChooseValue.kind and is_neutral(machine, ChooseValue.frames.read(frame).piece):
            decision, asked = machine.ruleset.decisions[frame[0]], ChooseValue.frames.read(frame)
            legal = decision.legal(machine, frame, asked.seat)
            decision.apply(machine, frame, asked.seat, legal[-1] if asked.optional else legal[0])
    machine.stack.clear()


def _neutral_part(machine: Machine, frame: Frame, seat: int) -> Frame | None:
    """Return what is left of a frame that concerns a seat when only pieces that belong to nobody count; None for nothing."""
    asked = machine.ruleset.read(frame)
    if asked.kind == EFFECTS.name:
        return frame if machine.state.turn_seat == seat and is_neutral(machine, asked.piece) else None
    if asked.kind == ChooseValue.kind:
        return frame if asked.seat == seat and is_neutral(machine, asked.piece) else None
    if asked.kind == REACT.name:
        army = None if asked.army == NOBODY else machine.state.armies[asked.army]
        pieces = tuple(piece for piece in asked.pieces if is_neutral(machine, piece))
        if pieces and army is not None and army.seat == seat:
            return REACT.of(asked.hook, asked.army, asked.declined, pieces, *asked.facts)
    return None


def _of_others(machine: Machine, seat: int) -> list[Frame]:
    """Return the open frames but those that ask a seat, let its armies react, or hold what its pieces wanted after an answer."""
    armies = [army for army in machine.state.armies if army is not None and army.seat == seat]
    own = {piece for army in armies for piece in (army.race, army.power, *dict(army.lent))}
    own -= {piece for army in machine.state.armies if army is not None and army.seat != seat for piece in army.kit.pieces}
    kept: list[Frame] = []
    asker = ""  # the piece behind the question above, which is dropped with what waits for its answer
    for frame in reversed(machine.stack):
        asked = machine.ruleset.read(frame)
        if asked.kind in machine.ruleset.decisions and _is_dropped(machine, asked, seat, armies):
            asker = getattr(asked, "piece", "")
        elif asked.kind == EFFECTS.name and asked.piece in {*own, asker}:
            continue
        elif asked.kind != REACT.name or all(asked.army != army.id for army in armies):
            kept.append(frame)
            asker = ""
    return kept[::-1]


def _is_dropped(machine: Machine, asked: Any, seat: int, armies: list[Any]) -> bool:
    """Return whether a question goes with a seat: one that it is asked, or that a piece asks whose army leaves with it."""
    if getattr(asked, "seat", None) == seat:
        return True
    if asked.kind not in (ChooseValue.kind, SealedChoice.kind) or is_neutral(machine, asked.piece):
        return False
    return any(asked.army == army.id for army in armies)


def _asks_or_reacts(machine: Machine, frame: Frame) -> bool:
    return frame[0] in (REACT.name, ROW.name) or frame[0] in machine.ruleset.decisions
