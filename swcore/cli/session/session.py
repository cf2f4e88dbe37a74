"""A game at the terminal: people are asked, bots act, and what happens is told."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from swcore.cli.session.explain import Explainer
from swcore.cli.session.match import clear, match, written_out
from swcore.cli.session.words import WORDS, Left, word_of
from swcore.engine.actions import Action
from swcore.errors import SwcoreError
from swcore.game.refusals import blame

if TYPE_CHECKING:
    from pathlib import Path

    from swcore.bots import Bot
    from swcore.cli.contract import Narrator, Renderer
    from swcore.cli.session.chance import Dice
    from swcore.cli.terminal import Terminal
    from swcore.game.game import Game
    from swcore.saves.recorder import Recorder
    from swcore.wording.catalogue import Catalogue

MAX_DECISIONS, SHOWN = 20_000, 8


class Session:
    """Plays one game to its end, or until the player leaves.

    Args:
        game: the game.
        bots: the bot of each seat that has one; the other seats are people.
        terminal: where to ask and tell.
        renderer: how to show the game.
        narrators: makes a new narrator.
        texts: the command line's own texts.
        again: the command that goes on with a saved game, with `{file}` in it.
        dice: asks for what real dice show, where the game is played with such.
        recorder: what keeps the game in a file, where one is named.
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
        dice: Dice | None = None,
        recorder: Recorder | None = None,
    ) -> None:
        self.game, self.bots, self.terminal, self.renderer, self.texts, self.again = game, bots, terminal, renderer, texts, again
        self.explainer = Explainer(game, renderer, terminal, texts)
        self.people = [seat for seat in range(game.play.setup.seats) if seat not in bots]
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.narrators, self.dice, self.recorder = narrators, dice, recorder
        self.unread: dict[int, list[str]] = {seat: [] for seat in self.people}  # where several share the terminal
        self.past = self.begin_telling()
        self.asked: int | None = None
        self.seen = 0  # steps behind the player who is asked: the others have acted since where more are there
        self.saved = len(game.log)
        self.leaving = False
        self.menu: list[Action] = []

    def begin_telling(self) -> list[str]:
        """Let a new narrator catch up with the game; return what it tells of it."""
        self.narrator = self.narrators()
        return [line for step in self.game.log for line in self.narrator.hear(step)]

    # -- the loop

    def run(self) -> None:
        """Play on until the game is over or the player leaves.

        Raises:
            PluginError: `plugin-failed` when a piece fails in a hook, also while something is shown.
        """
        self.news(self.past[-self.game.play.setup.seats :])
        try:
            self._loop()
        except Left:
            return
        except (EOFError, KeyboardInterrupt):
            self.terminal.say("", self.texts("bye.unsaved") if self.unsaved else self.good_bye())
        except Exception as error:  # a piece that fails while something is shown is named, too
            blame(self.game.ruleset, error)

    @property
    def unsaved(self) -> bool:
        """Whether what was played is in no file yet."""
        if self.recorder is not None:
            return self.recorder.behind > 0
        return self.saved != len(self.game.log)

    def good_bye(self) -> str:
        """Return the last words, and where the game is."""
        if self.recorder is None:
            return self.texts("bye")
        return self.texts("bye.kept", file=self.recorder.path, command=self.command(self.recorder.path))

    def command(self, path: Path) -> str:
        """Return the command that goes on with the game in a file."""
        return self.again.format(file=shlex.quote(str(path)))

    def _loop(self) -> None:
        decisions = 0
        while not self.game.over:
            decisions += 1
            if decisions > MAX_DECISIONS:
                hint = "Look for a piece that lets a turn go on for ever."
                raise SwcoreError(f"The game is not over after {MAX_DECISIONS} decisions.", code="too-long", hint=hint)
            seat = self.game.pending[0]
            if seat in self.bots:
                self.act(self.bots[seat].choose(self.game, seat), seat)
            else:
                self._turn_to(seat)
                self._ask(seat)
        self.news(self.narrator.flush())
        self.terminal.say(*self.unread.get(self.asked or 0, ()), "", self.renderer.final(self.game, self.viewer))

    def act(self, action: Action | str, seat: int) -> None:
        """Carry out an action and tell what it did: a person's at once, a bot's when its turn is complete."""
        before = len(self.game.log)
        if self.dice is not None:
            self.dice.seat, self.dice.action = seat, str(action)
        try:
            self.game.apply(action, seat)
        except SwcoreError as error:
            self.not_kept(error)
        steps = self.game.log[before:]
        if seat in self.bots:
            self.news([line for step in steps for line in self.narrator.hear(step)])
        else:
            self.terminal.say(*self.narrator.tell(steps))

    def news(self, lines: list[str]) -> None:
        """Tell what others did; where people share the terminal, to each when the seat is taken and the screen is clear."""
        if len(self.people) < 2:
            self.terminal.say(*lines)
            return
        for unread in self.unread.values():
            unread += lines

    def not_kept(self, error: SwcoreError) -> None:
        """Tell that an action which was carried out could not be written; any other error is raised again."""
        if error.code != "listener-failed" or self.recorder is None:
            raise error
        self.terminal.say(self.texts("not-kept", file=self.recorder.path, why=error.__cause__))

    # -- asking a person

    def _turn_to(self, seat: int) -> None:
        """Let a person take the seat at the terminal and see what happened."""
        self.news(self.narrator.flush())
        new = self.asked != seat
        if len(self.people) > 1 and new:
            self.terminal.clear()
            self.terminal.ask(self.texts("pass-on", n=seat + 1) + " ")
        self.terminal.say(*self.unread[seat])
        self.unread[seat] = []
        others = any(step.seat != seat for step in self.game.log[self.seen :])
        if new or (others and self.renderer.overview(self.game, seat)):
            self.terminal.say("", self.renderer.position(self.game, seat, self.terminal.width))
        self.asked, self.seen = seat, len(self.game.log)

    def _ask(self, seat: int) -> None:
        """Show the menu and read lines until one of them is an action."""
        self.show_menu(seat)
        while True:
            line = self.terminal.ask()
            word = word_of(line)
            self.leaving = self.leaving and word == "quit"
            if line.startswith("?") and line != "?":
                self._explain(line[1:].strip(), seat)
            elif word in WORDS:
                if WORDS[word](self, line.split()[1:], seat):
                    return
            elif word in self.renderer.page_words:
                page = self.renderer.page_words[word]
                self.terminal.say(self.renderer.page(self.game, seat, page, line.split()[1:], self.terminal.width))
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
        """Carry out what a line says, or tell why that cannot be; return whether an action was carried out."""
        line = self.renderer.typed(self.game, seat, line)
        found = match(line, self.menu)
        if found and (clear(line, found) or not line):
            return self._carry_out(found[0], seat)
        if not line:
            self.show_menu(seat)
        elif not self._unclear(line, found):
            whole = written_out(line, self.game.ruleset.action_kinds)
            if whole.split()[0] not in self.game.ruleset.action_kinds:
                return self._carry_out(whole, seat)
            action = self.explainer.read(whole)
            if action is not None:
                self.explainer.refuse(action, seat)
        return False

    def _carry_out(self, action: Action | str, seat: int) -> bool:
        try:
            self.act(action, seat)
        except SwcoreError as error:
            unknown = error.code == "unknown-action"
            self.terminal.say(self.texts("no-action", text=action) if unknown else self.renderer.refusal(error))
            if not unknown:
                self.terminal.say(*self.renderer.hints(self.game, seat), style="dim")
            return False
        return True

    def _explain(self, text: str, seat: int) -> None:
        text = self.renderer.typed(self.game, seat, text)
        found = match(text, self.menu)
        if found and clear(text, found):
            self.explainer.legal(found[0], seat)
        elif not self._unclear(text, found):
            self.explainer.text(written_out(text, self.game.ruleset.action_kinds), seat)

    def _unclear(self, text: str, found: list[Action]) -> bool:
        """Ask which action is meant, or for a number that is on the list; return whether that was needed."""
        if found:
            self.terminal.say(self.texts("which"))
            self.terminal.say(*(f"  {self.menu.index(action) + 1}  {action.text}" for action in found[:SHOWN]))
            self.terminal.say(*["  ..."] * (len(found) > SHOWN))
        elif text.isdecimal():
            self.terminal.say(self.texts("range", n=len(self.menu)))
        return bool(found) or text.isdecimal()
