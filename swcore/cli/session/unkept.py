"""When an action cannot be written to the file that keeps the game: what is told, and what keeps the game instead."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from swcore.cli.program import program
from swcore.errors import SaveError, SwcoreError
from swcore.wording.errors import reason

if TYPE_CHECKING:
    from swcore.cli.session.session import Session
    from swcore.saves.recorder import Recorder

LOST = ("save-taken", "save-full")  # the file will never again take a line


def not_kept(session: Session, error: SwcoreError) -> None:
    """Tell that an action which was carried out could not be written.

    Args:
        session: the session.
        error: what came of the action.

    Raises:
        SwcoreError: it is about something else, or nobody is there who could name another file.
    """
    if error.code != "listener-failed" or session.recorder is None:
        raise error
    cause = error.__cause__ or error
    texts, why = reason(cause, session.texts)
    if not session.resume and isinstance(cause, SaveError) and cause.code in LOST:
        if not session.people:
            raise cause
        command = keep_elsewhere(session, session.recorder)
        session.terminal.say(texts("kept-by-itself" if command else "kept-nowhere", why=why, command=command))
    elif not session.resume:
        session.terminal.say(texts("not-kept", file=session.recorder.path, why=why))
    elif not session.asker.told_not_kept:  # nobody has asked for it: once is enough
        session.asker.told_not_kept = True
        session.terminal.say(texts("not-autosaved", why=why))


def keep_elsewhere(session: Session, recorder: Recorder) -> str:
    """Give up the file that was named, and keep the game unasked; return the command that goes on with it, "" without one."""
    with suppress(OSError):
        recorder.close()
    found = session.instead() if session.instead else None
    session.recorder, session.resume = found, f"{program()} play --resume" if found is not None else ""
    session.saved = -1  # nothing of it is in a file of the player's
    return session.resume
