"""When a piece fails, or a player stops it: what is told, and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swcore.errors import PluginError
from swcore.game.refusals import blame

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset


def failure(ruleset: Ruleset, error: BaseException) -> PluginError | KeyboardInterrupt | None:
    """Return what a player should be told of an error: a piece that failed, the own interrupt, or None when it is neither."""
    if isinstance(error, PluginError | KeyboardInterrupt):
        return error
    try:
        blame(ruleset, error)
    except PluginError as failed:  # a hook that failed while something was shown
        return failed
    except BaseException:
        return None


def culprit(ruleset: Ruleset, error: BaseException) -> tuple[str, str]:
    """Return the piece and the hook that was running when an error came, or ("", "")."""
    if isinstance(error, PluginError):
        return str(error.details.get("piece", "")), str(error.details.get("hook", ""))
    found, trace = ("", ""), error.__traceback__
    while trace is not None:
        running = ruleset.codes.get(trace.tb_frame.f_code)
        if running is not None:
            owner = trace.tb_frame.f_locals.get("self")  # one class may serve many pieces
            found = (str(getattr(owner, "id", running.piece.id)), running.hook)
        trace = trace.tb_next
    return found
