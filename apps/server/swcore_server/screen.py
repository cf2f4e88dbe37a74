"""What a player at the command line is shown: who did what, who is waited for, the board, the clocks and the question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

import attrs

from swcore_server.kept_seats import Seat
from swcore_server.said import said

if TYPE_CHECKING:
    from swcore.cli.packs import Afar, Terminal

Post = Callable[[str, "dict[str, Any] | None"], dict[str, Any]]


class Link(Protocol):
    """A connection that sits on a seat."""

    name: str

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Return the answer to a request."""

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until something changes, and return whether it did so in time."""


@attrs.define
class Screen:
    """What is shown of one seat.

    Args:
        link: the connection.
        seat: the seat.
        post: sends data to what stands behind the address of the table, such as `/leave`; with None it looks only.
        invited: makes a link of an invitation.
        lang: the language.
        terminal: where lines come from and texts go.
        shows: makes what shows a game, of its name and its looks.
        fresh: forgets what was typed before it was asked for.
    """

    link: Link
    seat: Seat
    post: Post
    invited: Callable[[str], str]
    lang: str
    terminal: Terminal
    shows: Callable[[str, Mapping[str, Any]], Afar]
    fresh: Callable[[], None] = lambda: None
    _cursor: str = ""
    _stood: str = ""
    _spoke: int = -1
    _shown: Mapping[str, Any] | None = None
    _table: Mapping[str, Any] = attrs.field(factory=dict)
    _afar: Afar | None = None

    @property
    def afar(self) -> Afar:
        """What shows the game."""
        if self._afar is None:
            game = str(self.post("", None).get("game", ""))
            self._afar = self.shows(game, self.link.ask("looks"))
        return self._afar

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

    def _standing(self, *_: Any) -> None:
        """Tell how the game stands, and what each seat has that may be seen."""
        scene = self.link.ask("scene")
        if scene.get("status"):
            self.terminal.say(scene["status"])
        for one in scene["elements"]:
            if one["kind"] == "panel" and "seat" in one:
                facts = (f"{fact['label']}: {fact['value']}" for fact in one.get("facts", ()))
                self.terminal.say(f"  {self._name(one['seat'], full=True)} · {' · '.join(facts)}")

    def _over(self) -> None:
        """Tell the final table."""
        self._tell("over")
        for line in self.link.ask("ending")["lines"]:
            self.terminal.say(line)


def _minutes(seconds: float) -> str:
    """Return a time as minutes and seconds."""
    whole = max(0, int(seconds))
    return f"{whole // 60}:{whole % 60:02}"
