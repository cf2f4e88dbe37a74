"""What a player may type besides actions: words such as `undo`, each with its own little job."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from swcore.cli.session.keep import keep
from swcore.cli.texts import ALIASES, YES
from swcore.engine.actions import RESIGN
from swcore.errors import ActionError, SwcoreError

if TYPE_CHECKING:
    from swcore.cli.session.session import Session

LOG_TURNS = 6


class Left(Exception):
    """The player has left the program."""


def word_of(line: str) -> str:
    """Return the word that a line begins with, an alias replaced by what it stands for."""
    word = line.split(maxsplit=1)[0].lower() if line else ""
    return ALIASES.get(word, word)


def help_(session: Session, args: list[str], seat: int) -> bool:
    """Explain the game and what can be typed."""
    texts, renderer, terminal = session.texts, session.renderer, session.terminal
    sample = {"action": next((action.text for action in session.menu), texts("help.action"))}
    rows = [(sample.get(one, texts(f"help.{one}")), texts(f"help.{one}.what")) for one in ("number", "action", "explain")]
    rows += [(texts(f"word.{word}"), texts(f"what.{word}")) for word in WORDS]
    rows += renderer.page_help()
    wide = max(len(word) for word, _ in rows)
    terminal.say(renderer.guide(), "", texts("help.title"))
    for word, what in rows:
        terminal.item(f"  {word:<{wide}}  ", what)
    return False


def undo(session: Session, args: list[str], seat: int) -> bool:
    """Take back the last step of the seat."""
    try:
        step = session.game.undo(seat)
    except ActionError as error:
        session.terminal.say(session.texts(error.code) if error.code in session.texts else str(error))
        return False
    except SwcoreError as error:
        session.not_kept(error)
    else:
        session.terminal.say(session.texts("undone", action=step.action.text if step.action else ""))
    session.begin_telling()
    session.narrator.flush()
    return True


def save(session: Session, args: list[str], seat: int) -> bool:
    """Write the game to a file."""
    name = " ".join(args)
    if session.recorder is not None and (not name or _same(Path(name).expanduser(), session.recorder.path)):
        session.terminal.say(session.texts("kept", file=session.recorder.path))
        return False
    path = keep(session.game, name, session.terminal, session.texts)
    if path is not None:
        session.saved = len(session.game.log)
        session.terminal.say(session.texts("saved", file=path, command=session.command(path)))
    return False


def _same(one: Path, other: Path) -> bool:
    return one.exists() and other.exists() and one.samefile(other)


def log(session: Session, args: list[str], seat: int) -> bool:
    """Tell the last turns again."""
    count = int(args[0][:4]) if args and args[0].isdecimal() else LOG_TURNS
    narrator = session.narrators()
    told = [line for step in session.game.log for line in narrator.hear(step)] + narrator.flush()
    session.terminal.say(*(told[-count:] if count else []))
    return False


def quit_(session: Session, args: list[str], seat: int) -> bool:
    """Leave the program; asks for a second `quit` when the game is not saved."""
    if session.unsaved and not session.leaving:
        session.leaving = True
        session.terminal.say(session.texts("quit?"))
        return False
    session.terminal.say(session.good_bye())
    raise Left


def resign(session: Session, args: list[str], seat: int) -> bool:
    """Leave the game for good, if the player really means it."""
    if session.terminal.ask(session.texts("resign?")).lower() not in YES:
        session.terminal.say(session.texts("stayed"))
        return False
    session.act(RESIGN, seat)
    return True


WORDS = {"help": help_, "undo": undo, "save": save, "log": log, "quit": quit_, "resign": resign}
"""Each takes the session, the words behind it and the seat, and returns whether the open question has been dealt with."""
