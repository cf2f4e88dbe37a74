"""What a caller is told when an action is refused or fails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from swcore.actions import Action
from swcore.errors import ActionError, PluginError
from swcore.frames import Violation
from swcore.pieces import Piece
from swcore.ruleset import Ruleset

SHOWN = 8


def wrong_seat(pending: Sequence[int], seat: int) -> ActionError:
    """Return the error for a seat that is not awaited."""
    awaited = ", ".join(str(one + 1) for one in pending)
    return ActionError(f"Seat {seat + 1} is not awaited.", code="wrong-seat", hint=f"Awaited: seat {awaited}.", seat=seat)


def illegal(action: Action, reasons: Sequence[Violation], legal: Sequence[Action]) -> ActionError:
    """Return the error for an action that is not legal now: every reason, and what would be legal."""
    told = "; ".join(f"{one.message}{_cited(one.clauses)}" for one in reasons)
    shown = ", ".join(one.text for one in legal[:SHOWN]) + (f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else "")
    return ActionError(
        f"{action.text!r} is not legal: {told}.",
        code="illegal-action",
        hint=f"Legal: {shown}.",
        action=action.text,
        reasons=[one.code for one in reasons],
    )


def blame(ruleset: Ruleset, error: BaseException) -> NoReturn:
    """Raise what a caller should see: a failing hook as PluginError, anything else as it is."""
    piece, hook, told = None, "", ""
    trace = error.__traceback__
    while trace is not None and isinstance(error, Exception | SystemExit):
        frame = trace.tb_frame
        impl = ruleset.codes.get(frame.f_code)
        if impl is not None:
            owner = frame.f_locals.get("self")  # one class may serve many pieces
            piece, hook = owner if isinstance(owner, Piece) else impl.piece, impl.hook
            told = f"{piece.id} failed in {hook}"
        trace = trace.tb_next
    if piece is None:
        raise error
    raise PluginError(
        f"{told}: {type(error).__name__}: {str(error).rstrip('.')}.",
        code="plugin-failed",
        plugin=ruleset.packs.get(piece.pack, "") or piece.pack,
        piece=piece.id,
        hook=hook,
        clauses=list(piece.clauses),
    ) from error


def _cited(clauses: tuple[str, ...]) -> str:
    return f" ({', '.join(clauses)})" if clauses else ""
