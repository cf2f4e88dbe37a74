"""A game at the terminal: people are asked, bots act, and what happens is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from swcore.actions import RESIGN, Action
from swcore.cli.keeping import keep
from swcore.cli.matching import clear, match
from swcore.cli.texts import ALIASES, YES
from swcore.errors import ActionError

if TYPE_CHECKING:
    from swcore.bots import Bot
    from swcore.cli.contract import Narrator, Renderer
    from swcore.cli.terminal import Terminal
    from swcore.game import Game
    from swcore.text import Catalogue

WORDS = ("help", "undo", "save", "log", "quit", "resign")
LOG_TURNS, MAX_DECISIONS, SHOWN = 6, 20_000, 8


class Left(Exception):
    """The player has left the program."""


class Session:
    """Plays one game to its end, or until the player leaves.

    Args:
        game: the game.
        bots: the bot of each seat that has one; the other seats are people.
        terminal: where to ask and tell.
        renderer, narrators: how to show and tell; the function makes a new narrator.
        texts: the command line's own texts.
        again: the command that goes on with a saved game, with `{file}` in it.
    """

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        terminal: Terminal,
        renderer: Renderer,
        narrators: Callable[[], Narrator],
        texts: Catalogue,
        again: str,
    ) -> None:
        self.game, self.bots, self.terminal, self.renderer, self.texts, self.again = game, bots, terminal, renderer, texts, again
        self.people = [seat for seat in range(game.play.setup.seats) if seat not in bots]
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.narrators = narrators
        self.narrator = narrators()
        for step in game.log:
            self.narrator.hear(step)
        self.asked: int | None = None
        self.seen = -1  # steps that the player who is asked has seen on a map
        self.saved = len(game.log)
        self.leaving = False
        self.menu: list[Action] = []

    # -- the loop

    def run(self) -> None:
        """Play on until the game is over or the player leaves."""
        try:
            self._loop()
        except Left:
            return
        except (EOFError, KeyboardInterrupt):
            self.terminal.say("", self.texts("bye") if self.saved == len(self.game.log) else self.texts("bye.unsaved"))

    def _loop(self) -> None:
        decisions = 0
        while not self.game.over and decisions < MAX_DECISIONS:
            decisions += 1
            seat = self.game.pending[0]
            if seat in self.bots:
                self._act(self.bots[seat].choose(self.game, seat), seat)
            else:
                self._turn_to(seat)
                self._ask(seat)
        self._tell(self.narrator.flush())
        self.terminal.say("", self.renderer.final(self.game, self.viewer))

    def _act(self, action: Action | str, seat: int) -> None:
        before = len(self.game.log)
        self.game.apply(action, seat)
        for step in self.game.log[before:]:
            self._tell(self.narrator.hear(step) if seat in self.bots else self.narrator.step(step))

    def _tell(self, lines: list[str]) -> None:
        self.terminal.say(*lines)

    # -- asking a person

    def _turn_to(self, seat: int) -> None:
        """Let a person take the seat at the terminal and see what happened."""
        told = self.narrator.flush()
        if len(self.people) > 1 and self.asked != seat:
            self.terminal.clear()
            self.terminal.ask(self.texts("pass-on", n=seat + 1) + " ")
        self._tell(told)
        new = len(self.game.log)
        others = self.asked != seat or any(step.seat != seat for step in self.game.log[max(0, self.seen) :])
        if others and (self.renderer.overview(self.game, seat) or self.seen < 0):
            self.terminal.say("", self.renderer.position(self.game, seat, self.terminal.width))
        self.asked, self.seen = seat, new

    def _ask(self, seat: int) -> None:
        """Show the menu and read lines until one of them is an action."""
        self.show_menu(seat)
        while True:
            line = self.terminal.ask()
            word, *args = line.split() or [""]
            name = ALIASES.get(word.lower(), word.lower())
            self.leaving = self.leaving and name == "quit"
            if line.startswith("?") and line != "?":
                self.explain(line[1:].strip(), seat)
            elif name in WORDS:
                if getattr(self, f"do_{name}")(args, seat):
                    return
            elif name in self.renderer.page_words:
                self.terminal.say(self.renderer.page(self.game, seat, name, args, self.terminal.width))
            elif self._try(line, seat):
                return

    def show_menu(self, seat: int) -> None:
        """Show where the game stands, what is asked and every legal action with its number."""
        from rich.table import Table

        lines = self.renderer.menu(self.game, seat)
        self.menu = [action for actions, _, _ in lines for action in actions]
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column(style="cyan", overflow="fold")
        table.add_column(overflow="fold")
        number = 1
        for actions, text, what in lines:
            last = number + len(actions) - 1
            table.add_row(str(number) if last == number else f"{number}–{last}", text, what)
            number = last + 1
        self.terminal.say("", self.renderer.status(self.game, seat), style="bold")
        self.terminal.say(self.renderer.prompt(self.game, seat), table)
        self.terminal.say(*self.renderer.hints(self.game, seat), style="dim")

    def _try(self, line: str, seat: int) -> bool:
        """Carry out what a line says, or say why that cannot be; return whether an action was carried out."""
        found = match(line, self.menu)
        if not line and len(found) != 1:
            self.show_menu(seat)
            return False
        if found and (clear(line, found) or not line):
            self._act(found[0], seat)
            return True
        if found:
            self._candidates(found)
        elif line.isdecimal():
            self.terminal.say(self.texts("range", n=len(self.menu)))
        else:
            return self._whole(line, seat)
        return False

    def _whole(self, line: str, seat: int) -> bool:
        """Carry out a composite text, or tell why a text is no legal action."""
        try:
            action = self.game.parse(line)
        except ActionError as error:
            if error.code == "malformed-action":
                self.terminal.say(self.malformed(line))
                return False
            return self._composite(line, seat)
        self.refuse(action, seat)
        return False

    def _composite(self, line: str, seat: int) -> bool:
        try:
            self._act(line, seat)
        except ActionError as error:
            unknown = error.code == "unknown-action"
            self.terminal.say(self.texts("no-action", text=line) if unknown else str(error))
            return False
        return True

    def _candidates(self, found: list[Action]) -> None:
        self.terminal.say(self.texts("which"))
        self.terminal.say(*(f"  {self.menu.index(action) + 1}  {action.text}" for action in found[:SHOWN]))
        if len(found) > SHOWN:
            self.terminal.say("  ...")

    def malformed(self, line: str) -> str:
        """Return how an action of this kind is written."""
        kind = self.game.ruleset.action_kinds[line.split()[0].lower()]
        return self.texts("malformed", text=line, hint=self.texts("usage", usage=kind.usage))

    # -- explaining

    def explain(self, text: str, seat: int) -> None:
        """Tell what an action costs, part by part, or why it is illegal."""
        found = match(text, self.menu)
        if len(found) > 1 or (found and not clear(text, found)):
            self._candidates(found)
        elif found:
            self.terminal.say(self.texts("legal", action=found[0].text))
            self._what(found[0], seat)
            self._parts(found[0], seat)
        elif text.isdecimal():
            self.terminal.say(self.texts("range", n=len(self.menu)))
        else:
            try:
                action = self.game.parse(text)
            except ActionError as error:
                wrong = error.code == "malformed-action" and text
                self.terminal.say(self.malformed(text) if wrong else self.texts("no-action", text=text))
                return
            self.refuse(action, seat)
            self._parts(action, seat)

    def refuse(self, action: Action, seat: int) -> None:
        """Tell every reason why an action is illegal, with the rules behind it."""
        if action == RESIGN:
            self.terminal.say(f"resign: {self.texts('what.resign')}")
            return
        self.terminal.say(self.texts("illegal", action=action.text))
        for reason in self.game.violations(action, seat):
            self.terminal.say(f"  – {self.renderer.why(reason)}{_cited(*reason.clauses)}")

    def _what(self, action: Action, seat: int) -> None:
        for actions, _, what in self.renderer.menu(self.game, seat):
            if action in actions and what:
                self.terminal.say(*(f"  {line}" for line in what.splitlines()))

    def _parts(self, action: Action, seat: int) -> None:
        parts = self.game.explain(action, seat)
        self.terminal.say(*(f"  {part.amount:+3d}  {self.renderer.part(part)}{_cited(part.clause)}" for part in parts))
        if parts:
            self.terminal.say(f"  {self.texts('total', n=sum(part.amount for part in parts))}")

    # -- words; each returns whether the question is over

    def do_help(self, args: list[str], seat: int) -> bool:
        """Explain the game and what can be typed."""
        texts = self.texts
        rows = [(texts(f"help.{one}"), texts(f"help.{one}.what")) for one in ("number", "action", "explain")]
        rows += [(texts(f"word.{word}"), texts(f"what.{word}")) for word in WORDS]
        rows += [(word, self.renderer.page_help(word)) for word in self.renderer.page_words]
        wide = max(len(word) for word, _ in rows)
        self.terminal.say(self.renderer.guide(), "", texts("help.title"))
        self.terminal.say(*(f"  {word:<{wide}}  {what}" for word, what in rows))
        return False

    def do_undo(self, args: list[str], seat: int) -> bool:
        """Take back the last step of the seat."""
        try:
            step = self.game.undo(seat)
        except ActionError as error:
            self.terminal.say(self.texts(error.code) if error.code in self.texts else str(error))
            return False
        self.terminal.say(self.texts("undone", action=step.action.text if step.action else ""))
        self.seen = min(self.seen, len(self.game.log))
        return True

    def do_save(self, args: list[str], seat: int) -> bool:
        """Write the game to a file."""
        path = keep(self.game, " ".join(args), self.terminal, self.texts)
        if path is not None:
            self.saved = len(self.game.log)
            self.terminal.say(self.texts("saved", file=path, command=self.again.format(file=path)))
        return False

    def do_log(self, args: list[str], seat: int) -> bool:
        """Tell the last turns again."""
        count = int(args[0][:4]) if args and args[0].isdecimal() else LOG_TURNS
        narrator = self.narrators()
        told = [line for step in self.game.log for line in narrator.hear(step)] + narrator.flush()
        self.terminal.say(*told[-count:] if count else [])
        return False

    def do_quit(self, args: list[str], seat: int) -> bool:
        """Leave the program; asks for a second `quit` when the game is not saved."""
        if self.saved != len(self.game.log) and not self.leaving:
            self.leaving = True
            self.terminal.say(self.texts("quit?"))
            return False
        self.terminal.say(self.texts("bye"))
        raise Left

    def do_resign(self, args: list[str], seat: int) -> bool:
        """Leave the game for good, if the player really means it."""
        if self.terminal.ask(self.texts("resign?")).lower() not in YES:
            self.terminal.say(self.texts("stayed"))
            return False
        self._act(RESIGN, seat)
        return True


def _cited(*clauses: str) -> str:
    shown = ", ".join(clause for clause in clauses if clause)
    return f" ({shown})" if shown else ""
