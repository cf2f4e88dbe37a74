"""What a caller is told when an action is refused or fails."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import Any, Literal, NoReturn

from swcore.engine.actions import Action
from swcore.engine.fields import thaw
from swcore.engine.pieces import Piece
from swcore.engine.reasons import Violation
from swcore.engine.ruleset import Ruleset
from swcore.errors import FAULTS, ActionError, Near, PluginError, SwcoreError, described, nearest
from swcore.game.book_blame import blame_book

SHOWN = 8
STAYS = "The game is as it was before: do something else, undo, or save it."
STUCK = "stuck"  # the code of the error for a call that does not come back


def words_of(ruleset: Ruleset, language: str) -> Any:
    """Return the words of a game in a language (`swcore.wording.lexicon.Lexicon`), which its rulebook names by their path.

    Raises:
        PluginError: `bad-reference` when they cannot be loaded.
    """
    if language not in ruleset.lexicons:
        path = ruleset.book.wording
        module, _, name = path.partition(":")
        try:
            make = getattr(import_module(module), name)
        except (ImportError, AttributeError, ValueError) as error:
            raise PluginError(f"{ruleset.id} names {path!r}, which cannot be loaded: {error}.", code="bad-reference") from error
        ruleset.lexicons[language] = make(ruleset, language)
    return ruleset.lexicons[language]


def in_english(ruleset: Ruleset, reasons: Sequence[Violation]) -> list[Violation]:
    """Return reasons with their messages, made from their codes."""
    words = words_of(ruleset, "en")
    return [Violation(one.code, one.params, one.clauses, words.why(one)) for one in reasons]


def wrong_seat(pending: Sequence[int], seat: int) -> ActionError:
    """Return the error for a seat that is not awaited; people count seats from 1, `details` from 0."""
    awaited = ", ".join(str(one + 1) for one in pending)
    return ActionError(f"Seat {seat + 1} cannot act now.", code="wrong-seat", hint=f"Waiting for: seat {awaited}.", seat=seat)


def illegal(action: Action, reasons: Sequence[Violation], legal: Sequence[Action]) -> ActionError:
    """Return the error for an action that is not legal now: every reason, and what would be legal.

    Its details are the `action`, the codes as `reasons`, and each reason with code, params and clauses as `violations`.
    """
    told = "; ".join(f"{one.message}{_cited(one.clauses)}" for one in reasons)
    shown = ", ".join(one.text for one in legal[:SHOWN]) + (f" and {len(legal) - SHOWN} more" if len(legal) > SHOWN else "")
    return ActionError(
        f"{action.text!r} is not legal: {told}.",
        code="illegal-action",
        hint=f"Legal: {shown}.",
        action=action.text,
        reasons=[one.code for one in reasons],
        violations=[{"code": one.code, "params": thaw(dict(one.params)), "clauses": list(one.clauses)} for one in reasons],
    )


def blame(ruleset: Ruleset, error: BaseException, action: Action | None = None) -> NoReturn:
    """Raise what a caller should see: a failing hook as PluginError, anything else as it is.

    Args:
        ruleset: the rules, which know the hooks of all pieces.
        error: what was raised.
        action: what was to be carried out or was asked about, if anything.

    Raises:
        PluginError: with the file and the line of the piece and the action among its details: `plugin-failed`, or `stuck` for a
            call that was broken off.
    """
    failed: BaseException = error
    found = _asked(ruleset, error)
    behind = error.__cause__ or error.__context__  # compiled code keeps the second alone
    if found is None and isinstance(error, SwcoreError) and behind is not None and not isinstance(behind, RecursionError):
        failed = behind  # an answer may fail while it is read: a hook with `yield` runs only then
        found = _asked(ruleset, failed)
    doing = {} if action is None else {"action": action.text}
    if found is None:
        blame_book(ruleset, error, action)
        if isinstance(error, PluginError):
            error.details = {**error.details, **_source(ruleset, error), **doing}
        raise error
    piece, hook, file, line = found
    plugin, clauses = ruleset.packs.get(piece.pack, "") or piece.pack, list(piece.clauses)
    if isinstance(failed, SwcoreError) and failed.code == STUCK:
        more = {"plugin": plugin, "clauses": clauses, "file": file, "line": line, **doing}
        raise stuck(failed.details["seconds"], piece.id, hook, more) from failed
    why = described(failed).rstrip(".")
    near = _near(failed)
    raise PluginError(
        f"{piece.id} failed in {hook}: {why}.",
        code="plugin-failed",
        hint=f"{near} {STAYS} A game without {piece.id} does not fail.".lstrip(),
        plugin=plugin,
        piece=piece.id,
        hook=hook,
        clauses=clauses,
        error=why,
        file=file,
        line=line,
        **({"near": list(near.close)} if near else {}),
        **doing,
    ) from failed


def stuck(seconds: str, piece: str = "", hook: str = "", more: Mapping[str, Any] = MappingProxyType({})) -> PluginError:
    """Return the error for a call that was broken off, as it did not come back.

    Args:
        seconds: how much of the processor's time it was given.
        piece, hook: whose call, where that is known.
        more: further details.
    """
    hint = "Look for a loop that never ends."
    if not piece:
        told = f"A call of the rules has not come back after {seconds} seconds of computing."
        return PluginError(told, code="stuck", hint=hint, seconds=seconds, **more)
    told = f"{piece} has not come back from {hook} after {seconds} seconds of computing."
    return PluginError(told, code="stuck", hint=hint, seconds=seconds, piece=piece, hook=hook, **more)


def _near(error: BaseException) -> Near | Literal[""]:
    """Return the names like one that an object does not have, or ""."""
    if not isinstance(error, AttributeError) or error.obj is None or not error.name:
        return ""
    near = nearest(error.name, (name for name in dir(error.obj) if not name.startswith("_")))
    return near if near.close else ""


def _asked(ruleset: Ruleset, error: BaseException) -> tuple[Piece, str, str, int] | None:
    """Return the piece, the hook, the file and the line that an error comes from; the innermost when one hook calls another."""
    found = None
    trace = error.__traceback__ if isinstance(error, FAULTS) else None
    while trace is not None:
        code = trace.tb_frame.f_code
        impl = ruleset.codes.get(code)
        if impl is not None:
            owner = trace.tb_frame.f_locals.get("self")  # one class may serve many pieces
            found = (owner if isinstance(owner, Piece) else impl.piece, impl.hook, code.co_filename, trace.tb_lineno)
        elif found is not None and code.co_filename == found[2]:
            found = (*found[:3], trace.tb_lineno)  # further inside, in a helper of the same file
        trace = trace.tb_next
    return found


def _source(ruleset: Ruleset, error: PluginError) -> dict[str, object]:
    """Return the file and the line of the hook whose answer or effect was refused."""
    impl = ruleset.impls.get(str(error.details.get("piece")), {}).get(str(error.details.get("hook")))
    return {} if impl is None else {"file": impl.code.co_filename, "line": impl.code.co_firstlineno}


def _cited(clauses: tuple[str, ...]) -> str:
    return f" ({', '.join(clauses)})" if clauses else ""
