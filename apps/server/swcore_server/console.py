"""Playing at the command line: shows the menu, reads what is typed, tells who did what, and who is waited for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

import attrs

from swcore.errors import SwcoreError
from swcore_server.kept_seats import Seat
from swcore_server.said import asked, said

Post = Callable[[str, "dict[str, Any] | None"], dict[str, Any]]


class Link(Protocol):
    """A connection that sits on a seat."""

    name: str

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a request."""

    def wait(self) -> None:
        """Wait until something changes."""


class Done(Exception):
    """The player has left the screen."""


@attrs.define
class Console:
    """Plays one seat.

    Args:
        link: the connection.
        seat: the seat.
        post: sends data to what stands behind the address of the table, such as `/leave`; with None it looks only.
        invited: makes a link of an invitation.
        lang: the language.
        say: prints a line.
        fresh: forgets what was typed before it was asked for.

    Attributes:
        gone: whether the seat was given up.
    """

    link: Link
    seat: Seat
    post: Post
    invited: Callable[[str], str]
    lang: str
    say: Callable[[str], None]
    fresh: Callable[[], None] = lambda: None
    gone: bool = False
    _cursor: str = ""
    _sent: int = 0
    _stood: str = ""
    _shown: Mapping[str, Any] | None = None
    _table: Mapping[str, Any] = attrs.field(factory=dict)

    def play(self, lines: Iterator[str]) -> None:
        """Play until the game is over, the player leaves or the lines end."""
        self._tell("you", n=self.seat.seat + 1)
        waited = False
        while True:
            self._table = self.post("", None)
            self._news()
            status, menu = self.link.ask("status"), self.link.ask("menu")
            if status["over"]:
                self._over()
                return
            if self._row(self.seat.seat).get("bot"):
                menu = {**menu, "choices": []}
                self._tell("handed")
            elif not menu.get("choices"):
                self._stand(status["pending"])
                self.link.wait()
                waited = True
                continue
            if waited:
                self.fresh()
            if waited or menu != self._shown:  # after a question about it, it still stands on the screen
                self._show(menu)
            waited, self._stood, self._shown = False, "", menu
            line = next(lines, None)
            if line is None:
                return
            try:
                self.do(line.strip(), menu["choices"])
            except Done:
                return

    def do(self, line: str, choices: list[dict[str, Any]]) -> None:
        """Do what was typed: an action of the menu wins over a word of the screen.

        Raises:
            Done: the player leaves.
        """
        what, rest = ("", line) if any(one["action"] == line for one in choices) else asked(line)
        try:
            {
                "": self._act,
                "help": lambda *_: self._tell("help"),
                "quit": self._quit,
                "why": self._why,
                "table": self._look,
                "undo": lambda *_: self.link.ask("undo"),
                "leave": self._leave,
                "hand over": self._hand_over,
                "hand back": self._hand_back,
                "invite": self._invite,
            }[what](rest, choices)
        except SwcoreError as error:
            self.say(" ".join(filter(None, (str(error), error.hint))))

    # -- what is typed

    def _act(self, line: str, choices: list[dict[str, Any]]) -> None:
        action = self._meant(line, choices)
        if action:
            self._sent += 1
            self.link.ask("act", action=action, key=f"{self.link.name}{self._sent}")

    def _why(self, line: str, choices: list[dict[str, Any]]) -> None:
        action = self._meant(line, choices)
        if not action:
            return
        told = self.link.ask("why", action=action)
        for one in choices:
            if told["legal"] and one["action"] == action:
                self._tell("legal", action=action, label=one["label"])
                if one.get("detail"):
                    self.say(one["detail"])
        for reason in (*told.get("reasons", ()), *told.get("parts", ())):
            amount = "" if reason.get("amount") is None else f"{reason['amount']:+} "
            self.say(f"  {amount}{reason['text']}")

    def _meant(self, line: str, choices: list[dict[str, Any]]) -> str:
        """Return the action of a number of the menu, or the text itself; "" where there is no such number, or nothing."""
        if not (line.isdecimal() and len(line) < 5):
            return line
        if 1 <= int(line) <= len(choices):
            return str(choices[int(line) - 1]["action"])
        self._tell("no-number", number=line)
        return ""

    def _look(self, *_: Any) -> None:
        """Tell how the game stands, and what each seat has that may be seen."""
        scene = self.link.ask("scene")
        if scene.get("status"):
            self.say(scene["status"])
        for one in scene["elements"]:
            if one["kind"] == "panel" and "seat" in one:
                facts = (f"{fact['label']}: {fact['value']}" for fact in one.get("facts", ()))
                self.say(f"  {self._name(one['seat'], full=True)} · {' · '.join(facts)}")

    def _quit(self, *_: Any) -> None:
        raise Done

    def _leave(self, *_: Any) -> None:
        self.post("/leave", {"token": self.seat.token})
        self._tell("left")
        self.gone = True
        raise Done

    def _hand_over(self, bot: str, *_: Any) -> None:
        self.post(f"/seats/{self.seat.seat}", {"token": self.seat.token, "bot": bot or "usual"})

    def _hand_back(self, *_: Any) -> None:
        self.post(f"/seats/{self.seat.seat}", {"token": self.seat.token, "bot": ""})
        self._tell("handed-back")

    def _invite(self, number: str, *_: Any) -> None:
        if not self.seat.host or not (number.isdecimal() and 1 <= int(number[:3]) <= 99):
            self._tell("no-invite" if self.seat.host else "not-host")
            return
        made = self.post(f"/seats/{int(number[:3]) - 1}/invite", {"token": self.seat.host})
        self._tell("invite", n=int(number[:3]), link=self.invited(made["invite"]))

    # -- what is shown

    def _tell(self, key: str, **values: Any) -> None:
        self.say(said(key, self.lang, **values))

    def _show(self, menu: Mapping[str, Any]) -> None:
        """Show the question and each action with its number, its text and what it does."""
        if not menu["choices"]:
            return
        clock = self._table.get("clock")
        if clock:
            self._tell("clock", name=self._name(self.seat.seat), left=_minutes(clock["left"][self.seat.seat]))
        self.say(menu["prompt"])
        wide = max(len(one["action"]) for one in menu["choices"])
        for number, one in enumerate(menu["choices"], start=1):
            self.say(f"{number:>3}  {one['action']:<{wide}}  {one['label']}".rstrip())
        for hint in menu.get("hints", ()):
            self.say(hint)

    def _stand(self, pending: list[int]) -> None:
        """Say who is waited for, once."""
        told = said("waiting", self.lang, who=", ".join(self._name(seat, full=True) for seat in pending))
        if told != self._stood:
            self.say(told)
        self._stood = told

    def _row(self, seat: int) -> Mapping[str, Any]:
        """Return who sits on a seat, as the table tells it."""
        return next((one for one in self._table.get("players", ()) if one["seat"] == seat), {})

    def _name(self, seat: int, *, full: bool = False) -> str:
        """Return what a player is called; in full with what plays there, or that nobody does."""
        row = self._row(seat)
        name = row.get("player") or said("player", self.lang, n=seat + 1)
        if full and row.get("bot"):
            return said("bot", self.lang, name=name, bot=row["bot"])
        return said("free", self.lang, name=name) if full and row.get("free") else name

    def _news(self) -> None:
        found = self.link.ask("news", since=self._cursor)
        first = not self._cursor
        self._cursor = found["cursor"]
        for step in found["steps"][-1:] if first else found["steps"]:
            if step["step"] is not None:
                who = f"{self._name(step['seat'])}: " if step["seat"] >= 0 else ""
                for sentence in self.link.ask("tell", step=step["step"])["sentences"]:
                    self.say(f"· {who}{sentence['text']}")

    def _over(self) -> None:
        """Tell the final table."""
        self._tell("over")
        for line in self.link.ask("ending")["lines"]:
            self.say(line)


def _minutes(seconds: float) -> str:
    """Return a time as minutes and seconds."""
    whole = max(0, int(seconds))
    return f"{whole // 60}:{whole % 60:02}"
