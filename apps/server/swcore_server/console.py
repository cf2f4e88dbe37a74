"""Playing at the command line as `swcore play` does: lines are read, and what happens meanwhile is told at once."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

import attrs

from swcore.errors import SwcoreError
from swcore_server.said import asked
from swcore_server.screen import Screen

LOG = 12  # steps that are told again
POLL = 0.1  # seconds between looks whether a line has been typed
SOON = 0.4  # seconds in which nobody reads a question and answers it
NOTHING: Mapping[str, Any] = {"seat": -1, "kind": "", "prompt": "", "choices": []}  # the menu while others are asked


class Done(Exception):
    """The player has left the screen."""


@attrs.define
class Console(Screen):
    """Plays one seat.

    Args:
        live: whether a person sits there, who is told what happens while a line is typed; lines of a pipe wait for questions.
        links: the invitations for the others, as lines.

    Attributes:
        gone: whether the seat was given up.
    """

    live: bool = False
    links: Sequence[str] = ()
    gone: bool = False
    _sent: int = 0
    _menu: Mapping[str, Any] = NOTHING
    _handed: bool = False
    _waited: bool = True
    _ended: Exception | None = None  # while a line was being typed
    _came: float = 0.0

    def play(self) -> None:
        """Play until the game is over, the player leaves or the lines end."""
        self._tell("you", n=self.seat.seat + 1)
        self._waited = True
        with suppress(Done, EOFError):
            while self._look():
                if not self._menu["choices"] and not (self._handed or self.live):
                    self.link.wait()
                    continue
                self.do(self._line(), self._menu)

    def once(self, line: str) -> None:
        """Do one thing, and no more.

        Args:
            line: what would be typed.
        """
        self._table, menu = self.post("", None), self.link.ask("menu")
        with suppress(Done):
            self.do(line, menu if menu.get("choices") else NOTHING)

    def do(self, line: str, menu: Mapping[str, Any]) -> None:
        """Do what was typed: an action of the menu wins over a word of the screen.

        Args:
            line: what was typed.
            menu: the open question.

        Raises:
            Done: the player leaves.
        """
        if any("\ud800" <= letter <= "\udfff" for letter in line):  # bytes that are no UTF-8 come as such
            self._tell("no-text")
            return
        what, rest = ("", line) if any(one["action"] == line for one in menu["choices"]) else asked(line)
        try:
            {
                "": self._act,
                "help": lambda *_: self._tell("help"),
                "quit": self._quit,
                "why": self._why,
                "hint": self._hint,
                "map": self._map,
                "cards": lambda *_: self.afar.cards(self.link.ask("scene")),
                "table": self._standing,
                "log": self._log,
                "undo": lambda *_: self.link.ask("undo"),
                "redo": lambda *_: self.link.ask("redo"),
                "leave": self._leave,
                "hand over": self._hand_over,
                "hand back": self._hand_back,
                "links": self._links,
                "invite": self._invite,
            }[what](rest, menu)
        except SwcoreError as error:
            self.terminal.say(" ".join(filter(None, (error.message, error.hint))))

    # -- what happens

    def _look(self) -> bool:
        """Tell what is new, ask what is open, and return whether the game goes on for this seat."""
        try:
            self._table = self.post("", None)
            self._news()
            status, menu = self.link.ask("status"), self.link.ask("menu")
        except SwcoreError as error:
            if error.code != "not-yours":
                raise
            self._tell("left")  # from elsewhere, or by the host
            self.gone = True
            return False
        if status["over"]:
            self._over()
            return False
        self._note_bot()
        self._menu = menu if menu.get("choices") and not self._handed else NOTHING
        if self._menu["choices"]:
            self._show(menu, waited=self._waited)
            self._spoke = self.seat.seat
            self._waited, self._stood, self._shown = False, "", menu
            return True
        self._waited = True
        if not self._handed:
            self._stand(status["pending"])
        return True

    def _note_bot(self) -> None:
        """Say when a bot has come to play for the player."""
        before, self._handed = self._handed, bool(self._row(self.seat.seat).get("bot"))
        if self._handed and not before:
            left = (self._table.get("clock") or {}).get("left", ())
            if self.seat.seat < len(left) and left[self.seat.seat] <= 0:
                self._tell("time-over")
            self._tell("handed")

    def _line(self) -> str:
        """Return the next line; what happens meanwhile is told."""
        if not self.live:
            return self.terminal.line()
        typed = threading.Event()
        watcher = threading.Thread(target=self._watch, args=(typed,), daemon=True)
        watcher.start()
        try:
            line = self.terminal.line()
        finally:
            typed.set()
            watcher.join()
        if self._ended is not None:
            raise self._ended
        if line and time.monotonic() - self._came < SOON:
            self._tell("soon")
            return ""
        return line

    def _watch(self, typed: threading.Event) -> None:
        """Tell what happens until a line has been typed."""
        ended: Exception | None = None
        typed.wait(POLL)  # the prompt stands there by then
        while not typed.is_set() and ended is None:
            if not self.link.wait(POLL):
                continue
            with self.terminal.meanwhile():
                before = self._menu
                try:
                    ended = None if self._look() else Done()
                except SwcoreError as error:
                    ended = error
                    self.terminal.say(str(error))
                if ended is not None:
                    self._tell("close")
                elif self._menu["choices"] and self._menu != before:
                    self._came = time.monotonic()
        self._ended = ended

    # -- what is typed

    def _act(self, line: str, menu: Mapping[str, Any]) -> None:
        if not line:
            self._shown = None  # it is shown again
            self._stood = ""
            return
        if not menu["choices"]:
            self._tell("not-now")
            return
        action = self.afar.meant(line, menu)
        if action:
            self._sent += 1
            self.link.ask("act", action=action, key=f"{self.link.name}{self._sent}")

    def _why(self, line: str, menu: Mapping[str, Any]) -> None:
        if not menu["choices"] and line.isdecimal():
            self._tell("not-now")
            return
        action = self.afar.meant(line, menu)
        if not action:
            return
        told = self.link.ask("why", action=action)
        for one in menu["choices"]:
            if told["legal"] and one["action"] == action:
                self._tell("legal", action=self.afar.say(action), label=one["label"])
                self.terminal.say(*filter(None, (one.get("detail"),)))
        for reason in (*told.get("reasons", ()), *told.get("parts", ())):
            amount = "" if reason.get("amount") is None else f"{reason['amount']:+} "
            self.terminal.say(f"  {amount}{reason['text']}")

    def _hint(self, _: str, menu: Mapping[str, Any]) -> None:
        self.afar.hint(self.link.ask("bot", name="greedy", play=False), menu)

    def _map(self, _: str, menu: Mapping[str, Any]) -> None:
        self.afar.position(self.link.ask("scene"), menu, self._names())

    def _log(self, number: str, _: Mapping[str, Any]) -> None:
        """Tell again what was told last."""
        found = self.link.ask("news", since="")["steps"]
        self._spoke = -1
        for step in found[-(int(number[:4]) if number.isdecimal() else LOG) :]:
            self._sentences(step)

    def _quit(self, *_: Any) -> None:
        raise Done

    def _leave(self, *_: Any) -> None:
        self.post("/leave", {"token": self.seat.token})
        self._tell("left")
        self.gone = True
        raise Done

    def _hand_over(self, bot: str, *_: Any) -> None:
        self.post(f"/seats/{self.seat.seat}", {"token": self.seat.token, "bot": bot or "usual"})
        self._tell("handed")
        self._handed = True

    def _hand_back(self, *_: Any) -> None:
        self._table = self.post("", None)
        if not self._row(self.seat.seat).get("bot"):
            self._tell("not-handed")
            return
        self.post(f"/seats/{self.seat.seat}", {"token": self.seat.token, "bot": ""})
        self._tell("handed-back")

    def _links(self, *_: Any) -> None:
        self.terminal.say(*self.links)
        if not self.links:
            self._tell("no-links")

    def _invite(self, number: str, *_: Any) -> None:
        if not self.seat.host or not (number.isdecimal() and 1 <= int(number[:3]) <= 99):
            self._tell("no-invite" if self.seat.host else "not-host")
            return
        made = self.post(f"/seats/{int(number[:3]) - 1}/invite", {"token": self.seat.host})
        told = self._told("invite", n=int(number[:3]), link=self.invited(made["invite"]))
        self.links = (*self.links, told)
        self.terminal.say(told)
