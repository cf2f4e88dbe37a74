"""A game at the terminal: people are asked, bots act, and what happens is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from swcore.actions import Action
from swcore.cli.explaining import Explainer
from swcore.cli.matching import clear, match, written_out
from swcore.cli.words import WORDS, Left, word_of
from swcore.errors import SwcoreError

if TYPE_CHECKING:
    from swcore.bots import Bot
    from swcore.cli.contract import Narrator, Renderer
    from swcore.cli.terminal import Terminal
    from swcore.game import Game
    from swcore.text import Catalogue

MAX_DECISIONS, SHOWN = 20_000, 8
_CYRILLIC_R = re.compile(r"\bр(?=\d)")  # on a Russian keyboard the names of regions begin with the wrong letter


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
        self.explainer = Explainer(game, renderer, terminal, texts)
        self.people = [seat for seat in range(game.play.setup.seats) if seat not in bots]
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.narrators = narrators
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
        """Play on until the game is over or the player leaves."""
        self.terminal.say(*self.past[-self.game.play.setup.seats :])
        try:
            self._loop()
        except Left:
            return
        except (EOFError, KeyboardInterrupt):
            self.terminal.say("", self.texts("bye") if self.saved == len(self.game.log) else self.texts("bye.unsaved"))

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
        self.terminal.say(*self.narrator.flush(), "", self.renderer.final(self.game, self.viewer))

    def act(self, action: Action | str, seat: int) -> None:
        """Carry out an action and tell what it did: a person's at once, a bot's when its turn is complete."""
        before = len(self.game.log)
        self.game.apply(action, seat)
        steps = self.game.log[before:]
        if seat in self.bots:
            self.terminal.say(*(line for step in steps for line in self.narrator.hear(step)))
        else:
            self.terminal.say(*self.narrator.tell(steps))

    # -- asking a person

    def _turn_to(self, seat: int) -> None:
        """Let a person take the seat at the terminal and see what happened."""
        told = self.narrator.flush()
        new = self.asked != seat
        if len(self.people) > 1 and new:
            self.terminal.clear()
            self.terminal.ask(self.texts("pass-on", n=seat + 1) + " ")
        self.terminal.say(*told)
        others = any(step.seat != seat for step in self.game.log[self.seen :])
        if new or (others and self.renderer.overview(self.game, seat)):
            self.terminal.say("", self.renderer.position(self.game, seat, self.terminal.width))
        self.asked, self.seen = seat, len(self.game.log)

    def _ask(self, seat: int) -> None:
        """Show the menu and read lines until one of them is an action."""
        self.show_menu(seat)
        while True:
            line = _CYRILLIC_R.sub("r", self.terminal.ask())
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
