"""Asking one person: the menu, what is typed, and what becomes of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from swcore.cli.output import is_text
from swcore.cli.session.explain import MOST_LETTERS
from swcore.cli.session.forecast import forecast, others_turn
from swcore.cli.session.guess import asked_now, guesses, is_no_answer, near_argument, proposal
from swcore.cli.session.in_full import in_full, word_in_full
from swcore.cli.session.match import clear, match
from swcore.cli.session.pictures import is_page, page
from swcore.cli.session.trouble import culprit, failure
from swcore.cli.session.usage import misused
from swcore.cli.session.words import ASIDE, WORDS, ask_to_leave, reworded, word_of
from swcore.cli.texts import NO, YES
from swcore.engine.actions import Action
from swcore.errors import FAULTS, PluginError, SwcoreError
from swcore.text.escaping import cut
from swcore.wording.errors import in_words

if TYPE_CHECKING:
    from swcore.cli.session.session import Session

SHOWN = 8  # actions that are listed
NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)?")  # whatever anybody may take for the number of a line


class Asker:
    """Asks people.

    Args:
        session: the session that is asked for.

    Attributes:
        told_not_kept: whether the player knows that the game cannot be kept.
        failed: how a piece failed since the last step, or None.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told_not_kept = False
        self.failed: PluginError | None = None
        self._open: Action | str = ""  # what ends the turn and waits for a yes
        self._only: Action | None = None  # what a line can only mean that does not say all of it: it waits for a yes, too

    def ask(self, seat: int) -> None:
        """Show the menu and read lines until one of them is an action."""
        session, self._open, self._only = self.session, "", None
        with self.guarded(seat):
            session.show_menu(seat)
        steps = len(session.game.log)
        while True:
            line = self._read()
            with self.guarded(seat):
                if line is not None and self._take(line, seat):
                    return
            if len(session.game.log) != steps:  # it was stopped after the action, while that was kept or told
                session.begin_telling()
                return

    def pause(self, seat: int, error: PluginError | KeyboardInterrupt, who: tuple[str, str]) -> None:
        """Ask what to do when a bot cannot go on; return when it is to try again."""
        session = self.session
        self._tell(error, who, "advice.bot")
        session.terminal.say(session.texts("pause", n=seat + 1))
        while (line := self._read()) != "":
            word = word_of(line or "")
            if word in ASIDE:
                WORDS[word](session, (line or "").split()[1:], session.people[0])
            elif line is not None:
                session.terminal.say(session.texts("pause", n=seat + 1))

    @property
    def waits(self) -> bool:
        """Whether an action has been shown and waits for a yes: one that ends the turn, or that a line may mean."""
        return bool(self._open or self._only)

    @contextmanager
    def guarded(self, seat: int) -> Iterator[None]:
        """Tell of a piece that fails, or that the player has stopped, in place of leaving the game."""
        session = self.session
        try:
            yield
        except (*FAULTS, KeyboardInterrupt) as error:
            told = failure(session.game.ruleset, error)
            if told is None:
                raise
            self._tell(told, culprit(session.game.ruleset, error), "advice")

    def _tell(self, error: PluginError | KeyboardInterrupt, who: tuple[str, str], advice: str) -> None:
        session, (piece, hook) = self.session, who
        texts = session.texts
        if isinstance(error, PluginError):
            self.failed = error
            message, hint = in_words(error, texts.language)
            session.terminal.say(message if piece else f"{message} {hint}".strip())  # what to do follows where a piece is named
        else:
            session.terminal.say("", texts("stopped.in", piece=piece, hook=hook) if piece else texts("stopped"))
        if piece:
            if advice == "advice" and not _undone(session):
                advice = "advice.no-undo"
            session.terminal.say(texts(advice, piece=piece), style="dim")

    def _read(self) -> str | None:
        """Return the next line, or None when it was cancelled.

        Raises:
            EOFError: the player leaves.
        """
        session = self.session
        try:
            line = session.terminal.line()
            if is_text(line):
                return line
            session.terminal.say(session.texts("not-text"))
        except KeyboardInterrupt:
            if session.terminal.piped:
                raise
            session.leaving, self._open, self._only = False, "", None
            session.terminal.say(*([] if session.terminal.editor else [""]), session.texts("cancelled"), style="dim")
        except EOFError:
            if session.leaving or not ask_to_leave(session):
                raise
        return None

    def _take(self, line: str, seat: int) -> bool:
        """Do what a line says; return whether the open question has been dealt with."""
        session = self.session
        line = word_in_full(session, reworded(line))
        word = word_of(line)
        session.leaving = session.leaving and word in ("quit", "load")
        waiting, self._open = self._open, ""
        only, self._only = self._only, None
        if only is not None and (not line or line.lower() in (*YES, *NO)):
            return self._act(only, seat) if line.lower() not in NO else self._stay()
        if waiting and word == "undo" and len(line.split()) == 1:  # what waits is taken back, and nothing that was done
            return self._stay()
        if waiting and self._answers(line, waiting):
            return self._carry_out(waiting, seat) if line.lower() not in NO else self._stay()
        if line.startswith("?") and line != "?":
            self._explain(line[1:].strip(), seat)
        elif told := misused(session, word, line.split()[1:]):
            session.terminal.say(told)
        elif word in WORDS:
            return WORDS[word](session, line.split()[1:], seat)
        elif is_page(session, word):
            session.terminal.say(*page(session, word, line.split()[1:], seat))
        else:
            return self._try(line, seat)
        return False

    def _answers(self, line: str, waiting: Action | str) -> bool:
        """Return whether a line is the answer to whether the turn is to end: yes, no, or the same once more."""
        session = self.session
        if not line or line.lower() in (*YES, *NO):
            return True
        typed = session.read(line, session.asked or 0)
        found = match(typed, session.menu, session.spelled)
        return typed == str(waiting) or (clear(typed, found, session.spelled) and found[0] == waiting)

    def _stay(self) -> bool:
        session = self.session
        other = others_turn(session.game, session.asked or 0, session.texts.language)
        session.terminal.say(session.texts("turn.goes-on" if other is None else "turn.stays"))
        return False

    def _try(self, line: str, seat: int) -> bool:
        """Carry out what a line says, or tell why that cannot be; return whether an action was carried out."""
        session = self.session
        if not session.menu:  # a piece failed, or was stopped, while it was shown
            session.show_menu(seat)
        line = session.read(line, seat)
        found = match(line, session.menu, session.spelled)
        if found and (clear(line, found, session.spelled) or not line):
            return self._act(found[0], seat)
        if not line:
            session.show_menu(seat)
        elif not found and is_no_answer(session, line):
            session.terminal.say(*asked_now(session, line, seat))
        elif len(found) == 1 and found[0].kind not in session.spelled:
            self._propose(found[0])
        elif not self._unclear(line, found):
            whole = in_full(session, line)
            if whole.split()[0] not in session.game.ruleset.action_kinds:
                return self._act(whole, seat)
            action = session.explainer.read(whole)
            if action is not None:
                session.explainer.refuse(action, seat)
                session.terminal.say(*near_argument(session, action.text))
                instead = getattr(session.renderer, "instead", None)
                session.terminal.say(*(instead(session.game, action) if instead else ()), style="dim")
        return False

    def _propose(self, action: Action) -> None:
        """Ask whether the only action that a line can mean is to be done, which says more than the line."""
        session, self._only = self.session, action
        number = session.menu.index(action) + 1
        told = session.hint_line(action, session.called(action, session.asked or 0))
        session.terminal.say(session.texts("only.way", n=number, action=told))
        session.sure("only.sure")

    def _act(self, action: Action | str, seat: int) -> bool:
        """Carry out an action; what ends the turn is first shown and asked."""
        session = self.session
        told = forecast(session, action, seat) if session.confirm else []
        if not told:
            return self._carry_out(action, seat)
        self._open = action
        other, named = others_turn(session.game, seat, session.texts.language), session.called(action, seat)
        code = "turn.ends" if other is None else "turn.ends.other"
        session.terminal.say(session.texts(code, action=named, n=(other or 0) + 1))
        for line in told:
            session.terminal.item("  ", line)
        session.sure("turn.sure" if other is None else "only.sure")
        return False

    def _carry_out(self, action: Action | str, seat: int) -> bool:
        session = self.session
        try:
            session.act(action, seat)
        except PluginError:
            raise
        except SwcoreError as error:
            unknown = error.code in ("unknown-action", "malformed-action")  # malformed is what is too long to be any
            told = (
                session.texts("no-action", text=cut(session.spoken.say(action), MOST_LETTERS))
                if unknown
                else session.renderer.refusal(error)
            )
            session.terminal.say(told)
            if unknown:
                session.terminal.say(*guesses(session, str(action), seat))
            else:
                session.terminal.say(*session.renderer.hints(session.game, seat), style="dim")
            return False
        return True

    def _explain(self, text: str, seat: int) -> None:
        session = self.session
        text = session.read(text, seat)
        found = match(text, session.menu, session.spelled)
        if found and clear(text, found, session.spelled):
            session.explainer.legal(found[0], seat, session.labels.get(found[0], ""))
            told = forecast(session, found[0], seat)
            if told:
                other = others_turn(session.game, seat, session.texts.language)
                code = "turn.would-end" if other is None else "turn.would-end.other"
                session.terminal.say(session.texts(code, n=(other or 0) + 1))
                for one in told:
                    session.terminal.item("  ", one)
        elif not self._unclear(text, found):
            session.explainer.text(in_full(session, text), seat)

    def _unclear(self, text: str, found: list[Action]) -> bool:
        """Ask which action is meant, or for a number that is on the list; return whether that was needed."""
        session = self.session
        if len(found) == 1:
            session.terminal.say(proposal(session, found[0]))
        elif found:
            session.terminal.say(session.texts("which"))
            session.terminal.say(
                *(f"  {session.menu.index(action) + 1}  {session.spoken.say(action)}" for action in found[:SHOWN])
            )
            session.terminal.say(*["  ..."] * (len(found) > SHOWN))
        elif NUMBER.fullmatch(text):
            session.terminal.say(session.texts("range", n=len(session.menu)))
        return bool(found) or bool(NUMBER.fullmatch(text))


def _undone(session: Session) -> bool:
    """Return whether the person who is asked may take back a step."""
    try:
        session.game.clone().undo(session.asked)
    except SwcoreError:
        return False
    return True
