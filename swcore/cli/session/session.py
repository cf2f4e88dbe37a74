"""A game at the terminal: people are asked, bots act, and what happens is told."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from swcore.cli.session.ask import Asker
from swcore.cli.session.chronicle import Chronicle
from swcore.cli.session.curtain import hides
from swcore.cli.session.explain import Explainer
from swcore.cli.session.menu import show_menu
from swcore.cli.session.pictures import position
from swcore.cli.session.spoken import Spoken
from swcore.cli.session.trouble import culprit, failure
from swcore.cli.session.unkept import not_kept
from swcore.cli.session.words import Left
from swcore.engine.actions import Action
from swcore.errors import FAULTS, SwcoreError
from swcore.text.escaping import quoted

if TYPE_CHECKING:
    from pathlib import Path

    from swcore.bots import Bot
    from swcore.bots.turns import Turns
    from swcore.cli.contract import Narrator, Renderer
    from swcore.cli.session.chance import Dice
    from swcore.cli.session.guide import Guide
    from swcore.cli.terminal import Terminal
    from swcore.game.game import Game
    from swcore.saves.recorder import Recorder
    from swcore.saves.replay import Recovery
    from swcore.wording.catalogue import Catalogue
    from swcore.wording.menus import Choice

MAX_DECISIONS = 20_000


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
        recorder: what keeps the game in a file, where there is one.
        resume: the command that goes on with the game, where the recorder keeps it unasked.
        confirm: whether what ends a turn is shown and asked once.
        opener: reads the game of a save, for the word `load`; None where there is no such word.
        instead: keeps the game unasked where the file that was named is lost, and returns what keeps it, if that can be.

    Attributes:
        pace: seconds to wait after a bot's turn.
        where: `line` or `screen`.
    """

    pace = 0.0
    where = "line"  # how a guide speaks of keys and words

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
        *,
        resume: str = "",
        confirm: bool = False,
        opener: Callable[[str], Recovery] | None = None,
        instead: Callable[[], Recorder | None] | None = None,
    ) -> None:
        self.game, self.bots, self.terminal, self.renderer, self.texts, self.again = game, bots, terminal, renderer, texts, again
        self.narrators, self.dice, self.recorder = narrators, dice, recorder
        if dice is not None:
            dice.pieces = game.ruleset.pieces
        self.resume, self.confirm, self.opener, self.instead = resume, confirm, opener, instead
        self.spoken = Spoken(game.ruleset, renderer, texts.language)
        self.explainer = Explainer(game, renderer, terminal, texts, self.spoken)
        self.asker = Asker(self)
        self.people = [seat for seat in range(game.play.setup.seats) if seat not in bots]
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.chronicle = Chronicle(narrators, self.people) if len(self.people) > 1 else None
        self.past = self.begin_telling()
        self.turns: Turns | None = None  # notices a bot's turn that does not end
        self.asked: int | None = None
        self.seen = 0  # steps behind the player who is asked: the others have acted since where more are there
        self.saved = len(game.log)
        self.leaving = self.input_ended = False
        self.told_language = False  # that the clauses are in another language
        self.opened: Recovery | None = None  # the game that is played next
        self.menu: list[Action] = []
        self.labels: dict[Action, str] = {}  # what each action of the menu does
        self.hinted: Action | None = None  # what a bot would do in the present position
        self.guide: Guide | None = None  # what leads through a first game
        self.spelled: Collection[str] = getattr(renderer, "spelled", ())

    def begin_telling(self) -> list[str]:
        """Let a new narrator catch up with the game; return what it tells of it."""
        self.asker.failed = None
        self.narrator = self.narrators()
        if self.chronicle is not None:
            self.chronicle.begin(self.game.log)
        return [line for step in self.game.log for line in self.narrator.hear(step)]

    # -- the loop

    def run(self) -> None:
        """Play on until the game is over or the player leaves.

        Raises:
            PluginError: a piece failed, and nobody is there to see, or the input ended upon it.
        """
        if self.chronicle is not None:
            self.chronicle.shorten(self.game.play.setup.seats)
        else:
            self.terminal.say(*self.past[-self.game.play.setup.seats :])
        try:
            self._loop()
        except Left:
            return
        except (EOFError, KeyboardInterrupt) as error:
            self.input_ended = isinstance(error, EOFError)
            if not (self.input_ended and self.terminal.piped):  # of a pipe that ends the caller tells
                self.terminal.say("", self.texts("bye.unsaved") if self.unsaved else self.good_bye())
            if not self.people and not self.input_ended:  # nobody has left: the program was stopped
                raise
            if self.asker.failed and self.terminal.editor is None:  # lines from a script: its caller is to know
                raise self.asker.failed from None

    @property
    def unsaved(self) -> bool:
        """Whether what was played is in no file yet."""
        if self.recorder is not None:
            return self.recorder.behind > 0
        return self.saved != len(self.game.log)

    def good_bye(self) -> str:
        """Return the last words, and where the game is."""
        acted = any(step.seat in self.people and step.action is not None for step in self.game.log)
        if self.recorder is None or self.game.over or (self.resume and not acted):  # a game that was only opened is not kept
            return self.texts("bye")
        if self.resume:
            return self.texts("bye.resume", command=self.resume)
        return self.texts("bye.kept", file=self.recorder.path, command=self.command(self.recorder.path))

    def command(self, path: Path) -> str:
        """Return the command that goes on with the game in a file."""
        return self.again.format(file=quoted(str(path)))

    def _loop(self) -> None:
        decisions = 0
        while not self.game.over:
            decisions += 1
            if decisions > MAX_DECISIONS:
                from swcore.bots.match import too_long

                raise too_long(self.game, MAX_DECISIONS)
            seat = self.game.pending[0]
            if seat in self.bots:
                self._bot(seat)
            else:
                self._turn_to(seat)
                self.asker.ask(seat)
        self.finish(self._news(self.people[0] if self.asked is None and self.people else self.asked))

    def _bot(self, seat: int) -> None:
        """Let a bot act. Where a piece fails, or it takes too long for the person who waits, that person is asked what to do."""
        try:
            if self.turns is None:
                from swcore.bots.turns import Turns

                self.turns = Turns(self.game)
            self.turns.next(seat)
            self.act(self.bots[seat].choose(self.game, seat), seat)
        except (*FAULTS, KeyboardInterrupt) as error:
            told = failure(self.game.ruleset, error)
            if told is None or not self.people:
                raise
            self.asker.pause(seat, told, culprit(self.game.ruleset, error))

    def act(self, action: Action | str, seat: int) -> None:
        """Carry out an action and tell what it did: a person's at once, a bot's when its turn is complete."""
        before = len(self.game.log)
        if self.dice is not None:
            self.dice.seat, self.dice.action = seat, self.spoken.say(action)
        try:
            self.game.apply(action, seat)
        except SwcoreError as error:
            not_kept(self, error)
        self.asker.failed, steps = None, self.game.log[before:]
        told = (
            self.narrator.tell(steps) if seat not in self.bots else [line for step in steps for line in self.narrator.hear(step)]
        )
        if self.chronicle is not None:  # what a bot did is told to each person when the seat is taken and the screen is clear
            for step in steps:
                self.chronicle.hear(step, at_once=bool(told) and seat not in self.bots)
        if seat not in self.bots or self.chronicle is None:
            self.terminal.say(*told)
            if told and seat in self.bots:
                self.linger()

    def linger(self) -> None:
        """Give people time to read what a bot did."""
        if self.people and self.pace > 0:
            time.sleep(self.pace)

    def _news(self, seat: int | None) -> list[str]:
        """Return what others did and the person at a seat has not read."""
        if self.chronicle is None or seat is None:
            return self.narrator.flush()
        if seat != self.asked or any(step.seat in self.bots for step in self.game.log[self.seen :]) or self.game.over:
            self.chronicle.flush()  # not at every question of a turn: the others will read it as one
        return self.chronicle.news(seat)

    # -- asking a person

    def _turn_to(self, seat: int) -> None:
        """Let a person take the seat at the terminal and see what happened."""
        new, told = self.asked != seat, self._news(seat)
        if new and hides(self.game, self.people):
            self.terminal.clear()
            with suppress(KeyboardInterrupt):
                self.terminal.ask(self.texts("pass-on", n=seat + 1) + " ")
        self.terminal.say(*told)
        others = any(step.seat != seat for step in self.game.log[self.seen :])
        self.asked, self.seen = seat, len(self.game.log)
        with self.asker.guarded(seat):
            if new or (others and self.renderer.overview(self.game, seat)):
                self.show_position(seat)

    # -- showing, which another sort of terminal does in its own way

    def show_menu(self, seat: int) -> None:
        """Show where the game stands, what is asked and every legal action; keep the actions in `menu`."""
        show_menu(self, seat)
        if self.guide is not None:
            for line in self.guide.lines(self.game, seat):
                self.terminal.say(line, style="green")

    def show_position(self, seat: int) -> None:
        """Show the whole position to a seat."""
        self.terminal.say("", *position(self, seat))

    def show_hint(self, action: Action, told: Sequence[str]) -> None:
        """Tell what is advised.

        Args:
            action: the action.
            told: sentences about it, with the reason.
        """
        self.hinted = action
        self.terminal.say(*told)

    def hint_line(self, action: Action, label: str) -> str:
        """Return an action as a player finds it in the menu: what is typed, and what it does."""
        what = self.labels.get(action, "").partition("\n")[0] or label
        return " · ".join(part for part in (self.spoken.say(action), what) if part)

    def called(self, action: Action | str, seat: int) -> str:
        """Return what an action is called where a player is asked about it: here what is typed."""
        return self.spoken.say(action)

    def sure(self, code: str) -> None:
        """Say how to answer whether an action that waits is to be done.

        Args:
            code: of the text.
        """
        self.terminal.say(self.texts(code), style="bold")

    def menu_line(self, choice: Choice) -> str:
        """Return what a guide calls an action of the menu: here what is typed."""
        return self.spoken.say(choice.action)

    def finish(self, told: Sequence[str]) -> None:
        """Show how the game ended.

        Args:
            told: what happened last.
        """
        self.terminal.say(*told, "", self.renderer.final(self.game, self.viewer))

    # -- reading

    def read(self, line: str, seat: int) -> str:
        """Return a typed line as the text of an action, as far as that can be told."""
        return self.renderer.typed(self.game, seat, self.spoken.read(line, self.menu))

    def places(self) -> list[str]:
        """Return the names of the places of the game, as far as its renderer knows any."""
        known: Callable[[Game], list[str]] | None = getattr(self.renderer, "places", None)
        return known(self.game) if known else []

    def turn(self) -> object:
        """Return what tells one turn from another, or None where the game has no such thing."""
        known: Callable[[Game], object] | None = getattr(self.renderer, "turn", None)
        return None if known is None or self.game.over else known(self.game)
