"""What a player may type besides actions: words such as `undo`, each with its own little job."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING

from swcore.cli.session.keep import keep, path_of
from swcore.cli.session.unkept import not_kept
from swcore.cli.session.usage import OFF, ON, TURN, file_typed
from swcore.cli.texts import ALIASES
from swcore.engine.actions import RESIGN
from swcore.errors import ActionError, SwcoreError
from swcore.text.figures import is_count
from swcore.wording.errors import reason

if TYPE_CHECKING:
    from pathlib import Path

    from swcore.cli.session.session import Session

LOG_TURNS = 6
ASKED = re.compile(
    r"(?:what(?:'s| is| are| does)|who (?:is|are)|что так(?:ое|ие)|кто так(?:ой|ая|ие)|что делает)\s+(.+)", re.IGNORECASE
)


class Left(Exception):
    """The player has left the program."""


def word_of(line: str) -> str:
    """Return the word that a line begins with, an alias replaced by what it stands for."""
    word = line.split(maxsplit=1)[0].lower() if line else ""
    return ALIASES.get(word, word)


def reworded(line: str) -> str:
    """Return a question such as `what is the bridge?` with the word for it: `about bridge`; `help 3` asks about a line: `?3`."""
    first, _, number = line.strip().partition(" ")
    if is_count(number) and word_of(first) == "help":
        return f"?{number}"
    asked = ASKED.fullmatch(line.strip())
    return f"about {re.sub(r'^(the|a|an) ', '', asked[1].rstrip('? '), flags=re.IGNORECASE)}" if asked else line


def help_(session: Session, args: list[str], seat: int) -> bool:
    """Explain the game and what can be typed; a word alone, where one is asked for."""
    if args:
        from swcore.cli.session.lookup import help_with

        help_with(session, " ".join(args), seat)
        return False
    texts, renderer, terminal = session.texts, session.renderer, session.terminal
    sample = {"action": next((session.spoken.say(action) for action in session.menu), texts("help.action"))}
    rows = [(sample.get(one, texts(f"help.{one}")), texts(f"help.{one}.what")) for one in ("number", "action", "explain")]
    rows += [(texts(f"word.{word}"), texts(f"what.{word}")) for word in WORDS]
    rows += renderer.page_help()
    wide = max(len(word) for word, _ in rows)
    terminal.say(renderer.guide(), "", texts("help.title"))
    for word, what in rows:
        terminal.item(f"  {word:<{wide}}  ", what)
    return False


def undo(session: Session, args: list[str], seat: int) -> bool:
    """Take back the last step of the seat, or with `turn` all of its turn."""
    if args and args[0].lower() in TURN:
        return _undo_turn(session, seat)
    try:
        step = session.game.undo(seat)
    except ActionError as error:
        if error.code != "undo-other":
            session.terminal.say(_refusal(session, error))
            return False
        return _undo_others(session)
    except SwcoreError as error:
        not_kept(session, error)
    else:
        session.terminal.say(session.texts("undone", action=session.spoken.say(step.action or "")))
    _tell_anew(session)
    return True


def redo(session: Session, args: list[str], seat: int) -> bool:
    """Carry out again what was taken back last, with the same outcomes."""
    undone = session.game.history.undone
    if not undone or undone[-1].seat not in (seat, *session.people):
        session.terminal.say(session.texts("redo-nothing"))
        return False
    try:
        step = session.game.redo()
    except SwcoreError as error:
        not_kept(session, error)
    else:
        session.terminal.say(session.texts("redone", action=session.spoken.say(step.action or "")))
    _tell_anew(session)
    return True


def _undo_others(session: Session) -> bool:
    """Take back the last step of another person at the same keyboard, who has acted or ended a turn by mistake, if both agree.

    A step of a bot stays, and so does one that chance had a part in or that has shown something (`Step.irreversible`);
    while seats act in parallel each has its own steps.
    """
    game, texts, terminal = session.game, session.texts, session.terminal
    step = game.log[-1]
    if step.seat not in session.people or game.play.state.committed is not None:
        terminal.say(texts("undo-other"))
        return False
    if step.irreversible:
        terminal.say(texts("undo-floor.other", n=step.seat + 1))
        return False
    asked = texts("undo-other?", n=step.seat + 1, action=session.spoken.say(step.action or ""))
    if not terminal.agrees(asked, texts("yes-no")):
        terminal.say(texts("undo-stays"))
        return False
    try:
        game.undo()
    except SwcoreError as error:
        not_kept(session, error)
    terminal.say(texts("undone", action=session.spoken.say(step.action or "")))
    _tell_anew(session)
    return True


def _undo_turn(session: Session, seat: int) -> bool:
    """Take back step by step, to the beginning of the turn or to where chance had a part in it."""
    turn, undone, stopped = session.turn(), list[str](), ""
    while not stopped:
        try:
            step = session.game.undo(seat)
            undone.append(session.spoken.say(step.action or ""))
        except ActionError as error:
            if error.code == "undo-other" and not undone:
                return _undo_others(session)
            stopped = _refusal(session, error) if error.code == "undo-floor" or not undone else " "
        except SwcoreError as error:
            not_kept(session, error)
        if not stopped and session.turn() != turn:  # of a seat that plays alone the turn before
            session.game.redo()
            del undone[-1:]
            stopped = " " if undone else session.texts("undo-nothing")
    if undone:
        session.terminal.say(session.texts("undone", action=", ".join(reversed(undone))))
    if stopped.strip():
        session.terminal.say(stopped)
    if undone:
        _tell_anew(session)
    return bool(undone)


def _refusal(session: Session, error: ActionError) -> str:
    return session.texts(error.code) if error.code in session.texts else str(error)


def _tell_anew(session: Session) -> None:
    session.begin_telling()
    session.narrator.flush()


def save(session: Session, args: list[str], seat: int) -> bool:
    """Write the game to a file."""
    name = file_typed(args) if args else ""
    if name is None:
        session.terminal.say(session.texts("file.empty"))
        return False
    if session.recorder is not None and (not name or _same(name, session.recorder.path)):
        session.terminal.say(session.texts("kept", file=session.recorder.path))
        return False
    path = keep(session.game, name, session.terminal, session.texts)
    if path is not None:
        session.saved = len(session.game.log)
        session.terminal.say(session.texts("saved", file=path, command=session.command(path)))
    return False


def _same(name: str, other: Path) -> bool:
    with suppress(OSError):  # no name of a file: it is told when it is written
        return path_of(name).samefile(other)
    return False


def log(session: Session, args: list[str], seat: int) -> bool:
    """Tell the last turns again."""
    count = int(args[0][:4]) if args and is_count(args[0]) else LOG_TURNS
    narrator = session.narrators()
    told = [line for step in session.game.log for line in narrator.hear(step)] + narrator.flush()
    session.terminal.say(*(told[-count:] if count else []))
    return False


def ask_to_leave(session: Session) -> bool:
    """Tell a player who is about to leave that the game is not saved; return whether there was need to."""
    if not session.unsaved or session.leaving:
        return False
    session.leaving = True
    session.terminal.say(session.texts("quit?"))
    return True


def quit_(session: Session, args: list[str], seat: int) -> bool:
    """Leave the program; asks for a second `quit` when the game is not saved."""
    if ask_to_leave(session):
        return False
    session.terminal.say(session.good_bye())
    raise Left


def load(session: Session, args: list[str], seat: int) -> bool:
    """Go on with another saved game; asks for a second `load` when this one is not saved."""
    texts, name = session.texts, file_typed(args) if args else ""
    if name is None:
        session.terminal.say(texts("file.empty"))
        return False
    if session.opener is None or not name:
        session.terminal.say(texts("load.how", command=session.again.format(file="FILE")))
        return False
    try:
        opened = session.opener(name)
    except (OSError, SwcoreError) as error:
        texts, why = reason(error, texts)
        session.terminal.say(texts("cannot-load", file=name, why=why))
        return False
    if ask_to_leave(session):
        return False
    session.opened = opened
    raise Left


def confirm(session: Session, args: list[str], seat: int) -> bool:
    """Switch on or off that the end of a turn is shown and asked first."""
    word = args[0].lower() if args else ""
    if word in ON or word in OFF:
        session.confirm = word in ON
    session.terminal.say(session.texts("confirm.on" if session.confirm else "confirm.off"))
    return False


def hint(session: Session, args: list[str], seat: int) -> bool:
    """Tell what the guide of a first game says, else what the usual bot would do, and why."""
    from swcore.cli.session.hints import give_hint

    give_hint(session, seat)
    return False


def rules(session: Session, args: list[str], seat: int) -> bool:
    """Show clauses of the rules: by id, by words, or the sections."""
    from swcore.cli.session.lookup import show_rules

    show_rules(session, args)
    return False


def about(session: Session, args: list[str], seat: int) -> bool:
    """Tell what something is that has a name in this game."""
    from swcore.cli.session.lookup import tell_about

    tell_about(session, " ".join(args).rstrip("?").strip(), seat)
    return False


def resign(session: Session, args: list[str], seat: int) -> bool:
    """Leave the game for good, if the player really means it."""
    if not session.terminal.agrees(session.texts("resign?"), session.texts("yes-no")):
        session.terminal.say(session.texts("stayed"))
        return False
    session.act(RESIGN, seat)
    return True


WORDS = {
    "help": help_,
    "undo": undo,
    "redo": redo,
    "hint": hint,
    "about": about,
    "rules": rules,
    "confirm": confirm,
    "log": log,
    "save": save,
    "load": load,
    "resign": resign,
    "quit": quit_,
}
"""Each takes the session, the words behind it and the seat, and returns whether the open question has been dealt with."""
ASIDE = ("help", "about", "rules", "confirm", "log", "save", "load", "quit")  # what needs no question of one's own
