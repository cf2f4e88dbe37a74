"""Playing at the command line: the board and the menu as `swcore play` shows them, who did what, and who is waited for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

import attrs

from swcore.errors import SwcoreError
from swcore_server.kept_seats import Seat
from swcore_server.said import asked, said

if TYPE_CHECKING:
    from swcore.cli.packs import Afar, Terminal

LOG = 12  # steps that are told again
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
        terminal: where lines come from and texts go.
        shows: makes what shows a game, of its name and its looks.
        fresh: forgets what was typed before it was asked for.

    Attributes:
        gone: whether the seat was given up.
    """

    link: Link
    seat: Seat
    post: Post
    invited: Callable[[str], str]
    lang: str
    terminal: Terminal
    shows: Callable[[str, Mapping[str, Any]], Afar]
    fresh: Callable[[], None] = lambda: None
    gone: bool = False
    _cursor: str = ""
    _sent: int = 0
    _stood: str = ""
    _spoke: int = -1
    _shown: Mapping[str, Any] | None = None
    _table: Mapping[str, Any] = attrs.field(factory=dict)
    _afar: Afar | None = None

    def play(self) -> None:
        """Play until the game is over, the player leaves or the lines end."""
        self._tell("you", n=self.seat.seat + 1)
        waited = True
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
            self._show(menu, waited=waited)
            self._spoke = self.seat.seat
            waited, self._stood, self._shown = False, "", menu
            try:
                self.do(self.terminal.line(), menu)
            except (Done, EOFError):
                return

    def do(self, line: str, menu: Mapping[str, Any]) -> None:
        """Do what was typed: an action of the menu wins over a word of the screen.

        Args:
            line: what was typed.
            menu: the open question.

        Raises:
            Done: the player leaves.
        """
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
                "table": self._look,
                "log": self._log,
                "undo": lambda *_: self.link.ask("undo"),
                "redo": lambda *_: self.link.ask("redo"),
                "leave": self._leave,
                "hand over": self._hand_over,
                "hand back": self._hand_back,
                "invite": self._invite,
            }[what](rest, menu)
        except SwcoreError as error:
            self.terminal.say(" ".join(filter(None, (error.message, error.hint))))

    @property
    def afar(self) -> Afar:
        """What shows the game."""
        if self._afar is None:
            game = str(self.post("", None).get("game", ""))
            self._afar = self.shows(game, self.link.ask("looks"))
        return self._afar

    # -- what is typed

    def _act(self, line: str, menu: Mapping[str, Any]) -> None:
        if not line:
            self._shown = None  # it is shown again
            return
        action = self.afar.meant(line, menu)
        if action:
            self._sent += 1
            self.link.ask("act", action=action, key=f"{self.link.name}{self._sent}")

    def _why(self, line: str, menu: Mapping[str, Any]) -> None:
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

    def _look(self, *_: Any) -> None:
        """Tell how the game stands, and what each seat has that may be seen."""
        scene = self.link.ask("scene")
        if scene.get("status"):
            self.terminal.say(scene["status"])
        for one in scene["elements"]:
            if one["kind"] == "panel" and "seat" in one:
                facts = (f"{fact['label']}: {fact['value']}" for fact in one.get("facts", ()))
                self.terminal.say(f"  {self._name(one['seat'], full=True)} · {' · '.join(facts)}")

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

    def _told(self, key: str, **values: Any) -> str:
        return said(key, self.lang, **values)

    def _tell(self, key: str, **values: Any) -> None:
        self.terminal.say(self._told(key, **values))

    def _show(self, menu: Mapping[str, Any], *, waited: bool) -> None:
        """Show the board where others have acted, the clocks, and the question if it does not stand there any more."""
        if waited:
            self.fresh()
        if not menu["choices"] or (menu == self._shown and not waited):
            return
        scene = self.link.ask("scene")
        if waited or self.afar.on_board(menu):
            self.afar.position(scene, menu, self._names())
        self.afar.menu(menu, "\n".join(filter(None, (self._clocks(), scene.get("status", "")))))

    def _clocks(self) -> str:
        """Return what each seat has left; "" where nobody measures it."""
        clock = self._table.get("clock") or {"left": ()}
        left = enumerate(clock["left"])
        return " · ".join(self._told("clock", name=self._name(seat), left=_minutes(one)) for seat, one in left)

    def _names(self) -> dict[int, str]:
        """Return what is known of who sits where."""
        return {one["seat"]: one.get("player", "") for one in self._table.get("players", ())}

    def _stand(self, pending: list[int]) -> None:
        """Say who is waited for, once."""
        told = said("waiting", self.lang, who=", ".join(self._name(seat, full=True) for seat in pending))
        if told != self._stood:
            self.terminal.say(told)
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
            self._sentences(step)

    def _sentences(self, step: Mapping[str, Any]) -> None:
        """Tell what happened in a step, and who did it, where that is not the one who was told of last."""
        if step["step"] is None:
            return
        sentences = self.link.ask("tell", step=step["step"])["sentences"]
        if sentences and step["seat"] not in (self._spoke, -1):
            self.terminal.say(f"{self._name(step['seat'])}:")
            self._spoke = step["seat"]
        for sentence in sentences:
            self.terminal.item("· ", sentence["text"])

    def _over(self) -> None:
        """Tell the final table."""
        self._tell("over")
        for line in self.link.ask("ending")["lines"]:
            self.terminal.say(line)


def _minutes(seconds: float) -> str:
    """Return a time as minutes and seconds."""
    whole = max(0, int(seconds))
    return f"{whole // 60}:{whole % 60:02}"
