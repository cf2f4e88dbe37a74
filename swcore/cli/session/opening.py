"""Opening a game at the terminal: who plays, what keeps it, the greeting."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from swcore.cli.contract import narrator_of, renderer_of
from swcore.cli.program import command, program
from swcore.cli.programs import PROGRAM, called, seat_bot
from swcore.cli.session.autosave import Autosave, history_file
from swcore.cli.session.chance import MANUAL, Dice
from swcore.cli.session.complete import Completer
from swcore.cli.session.editor import dumb, installed, line_editor
from swcore.cli.session.guide import Guide
from swcore.cli.session.keep import note, path_of, read_game, record
from swcore.cli.session.kept_pieces import named_again
from swcore.cli.session.session import Session
from swcore.cli.terminal import interactive
from swcore.errors import SaveError, SwcoreError
from swcore.text.extras import how_to_get
from swcore.wording.errors import reason
from swcore.wording.guide_script import script_of

if TYPE_CHECKING:
    from swcore.bots import Bot
    from swcore.cli.setup import Choice
    from swcore.cli.terminal import Terminal
    from swcore.engine.ruleset import Ruleset
    from swcore.game.game import Game
    from swcore.saves.recorder import Recorder
    from swcore.saves.replay import Recovery
    from swcore.wording.catalogue import Catalogue

HUMAN = "human"
Instead = Callable[[], "Recorder | None"]
FILE = "{file}"


@attrs.frozen
class Match:
    """What all games of one call of the program share.

    Attributes:
        choice: home-made pieces and the like.
        texts, terminal: the words and where to say them.
        dice: asks for what real dice show, or None.
        confirm: whether what ends a turn is asked first.
        sessions: makes a session; another sort of terminal has its own.
        pace: seconds to wait after a bot's turn.
        guided: whether a guide leads through the game.
        plain: whether the player wants it line by line, and nothing else is offered.
    """

    choice: Choice
    texts: Catalogue
    terminal: Terminal
    dice: Dice | None
    confirm: bool = True
    sessions: Callable[..., Session] = Session
    pace: float = 0.0
    guided: bool = False
    plain: bool = False

    def play(self, game: Game, who: Mapping[int, str], *, kept: str = "", waiting: Path | None = None) -> Game | None:
        """Play a game, and return the one that the player opens next, if any.

        Args:
            game: the game.
            who: who plays each seat: `human` or the name of a bot.
            kept: the file that keeps the game; "" when none was named.
            waiting: the save of a game that was left and now goes on.

        Raises:
            SaveError, OSError: the file that was named cannot be used.
            SwcoreError: `input-ended` when a pipe ends before the game is over.
        """
        people = [seat for seat, name in who.items() if name == HUMAN]
        autosaves = [self._autosave(game, who, waiting)] if people and not kept else []
        autosave = autosaves[0] if autosaves else None
        recorder = record(game, kept) if kept else autosave.recorder if autosave else None

        def instead() -> Recorder | None:
            """Keep the game unasked after all: the file that was named has been taken away."""
            autosaves.append(self._autosave(game, who, None))
            if autosaves[-1] is None:
                return None
            autosaves[-1].begun = 0  # it was to be kept from its first step on
            return autosaves[-1].recorder

        try:
            with closing(recorder) if kept and recorder else nullcontext():
                return self._run(game, who, recorder, instead, resume=autosave is not None)
        finally:
            for one in filter(None, autosaves):
                one.close(people=people)

    def _run(
        self, game: Game, who: Mapping[int, str], recorder: Recorder | None, instead: Instead, *, resume: bool
    ) -> Game | None:
        language = self.texts.language
        people = [seat for seat, name in who.items() if name == HUMAN]
        you = people[0] if len(people) == 1 else None
        renderer = renderer_of(game.ruleset, language)
        self._greet(game, who, renderer.guide())
        session = self.sessions(
            game,
            _bots(game.ruleset, who, game.play.setup.seed),
            self.terminal,
            renderer,
            lambda: narrator_of(game, language, you),
            self.texts,
            self._again(game, who, kept=recorder is not None and not resume),
            self.dice,
            recorder,
            resume=" ".join([f"{program()} play --resume", *map(command, _programs(who))]) if resume else "",
            confirm=self.confirm,
            opener=self._open,
            instead=instead,
        )
        session.pace = self.pace
        if self.guided and people:
            script = script_of(game.ruleset.book)
            session.guide = Guide(script, self.texts, people[0], session.menu_line, session.where)
        if people and self.sessions is Session and interactive():
            self._keyboard(session)
            self._offer()
        session.run()
        if self.terminal.piped and session.input_ended:
            raise self._ended(session, who)
        return session.opened.game if session.opened else None

    def _ended(self, session: Session, who: Mapping[int, str]) -> SwcoreError:
        """Return the error for a pipe that has ended, with the way to go on."""
        acted = any(who.get(step.seat) == HUMAN for step in session.game.log)
        kept = session.recorder is not None and not session.unsaved and (acted or not session.resume)
        how = session.resume or (session.command(session.recorder.path) if session.recorder else "")
        hint = f"The game is kept. Go on with: {how}" if kept else "The game is not kept."
        details = {"command": how} if kept else {}
        return SwcoreError("The input has ended before the game is over.", code="input-ended", hint=hint, **details)

    def _keyboard(self, session: Session) -> None:
        """Give the session a keyboard with editing, history and completion, where there is one."""
        completer = Completer(session)
        name = session.game.ruleset.id.partition(".")[2]
        self.terminal.editor = line_editor(history_file(name), completer.choices, completer.preview)

    def _offer(self) -> None:
        """Say once how a better keyboard and the whole screen are had, where they are not installed."""
        if dumb():
            return
        lacking = [] if installed("prompt_toolkit") else ["no-editor"]
        lacking += [] if self.plain or installed("textual") else ["no-screen"]
        if lacking:
            told = lacking[0] if len(lacking) == 1 else "neither"
            self.terminal.say(self.texts(told, command=how_to_get("terminal")), style="dim")

    def _open(self, path: str) -> Recovery:
        """Return the game of a save, for the word `load`."""
        found = read_game(str(path_of(path)), self.choice, script=self.dice)
        note(found, path, self.texts, self.choice)
        return found

    def _autosave(self, game: Game, who: Mapping[int, str], waiting: Path | None) -> Autosave | None:
        """Return what keeps the game unasked; None, and say so, where that cannot be."""
        from swcore.authoring.personal import named

        names = named_again((), self.choice.with_ids, game.ruleset)[1]
        about: dict[str, Any] = {"seats": [who[seat] for seat in sorted(who)], "with": names}
        about["pieces"] = [str(Path(file).absolute()) for file in named(self.choice.files, self.choice.with_ids)[0]]
        about["chance"] = MANUAL if self.dice else ""
        about["language"], about["confirm"], about["guided"] = self.texts.language, self.confirm, self.guided
        about["plain"] = self.plain and self.sessions is Session
        try:
            return Autosave(game, waiting, about)
        except (OSError, SaveError) as error:
            if waiting is not None and isinstance(error, SaveError):  # another window plays it
                raise
            texts, why = reason(error, self.texts)
            self.terminal.say(texts("not-autosaved", why=why))
            return None

    def _greet(self, game: Game, who: Mapping[int, str], guide: str) -> None:
        texts, terminal = self.texts, self.terminal
        people = list(who.values()).count(HUMAN)
        name = texts.name(game.ruleset.book.name)
        players = texts.count("player", game.play.setup.seats)
        terminal.say(texts("begin", game=name, players=players, seed=game.play.setup.seed), style="bold")
        for seat, player in who.items():
            shown = called(player, texts) if player != HUMAN else texts("human" if people == 1 else "person")
            terminal.say(texts("seat", n=seat + 1, who=shown))
        joined = [piece for id, piece in sorted(game.ruleset.pieces.items()) if id not in game.ruleset.own]
        if joined:
            named = ", ".join(f"{texts.name(piece.name)} ({piece.id})" for piece in joined)
            terminal.say(texts("joined", pieces=named))
        if people:
            terminal.say("", guide, texts("begin.help" if self.sessions is Session else "begin.help.screen"))

    def _again(self, game: Game, who: Mapping[int, str], *, kept: bool) -> str:
        """Return the command that goes on with a saved game; `{file}` stands for its file."""
        words = ["play", "--load", FILE, "--lang", self.texts.language]
        programs = [_plain(word) for pair in _programs(who) for word in pair]
        words += ["--bots"] if HUMAN not in who.values() or who[0].startswith(PROGRAM) else []
        for seat, name in who.items():  # programs take, in their order, the seats that are not named
            words += [] if name.startswith(PROGRAM) else ["--seat", f"{seat + 1}={name}"]
        words += programs
        files, names = named_again(self.choice.files, self.choice.with_ids, game.ruleset)
        for flag, values in (("--piece", files), ("--with", names)):
            for value in values:
                words += [flag, _plain(value)]
        words += ["--chance", MANUAL] if self.dice else []
        words += ["--save", FILE] if kept else []
        return f"{program()} " + " ".join(word if word == FILE else command([word]) for word in words)


def _programs(who: Mapping[int, str]) -> list[list[str]]:
    """Return the flags that seat the programs again, in the order of their seats."""
    return [["--bot", name.removeprefix(PROGRAM)] for _, name in sorted(who.items()) if name.startswith(PROGRAM)]


def _plain(text: str) -> str:
    """Return a text in which braces stand for themselves."""
    return text.replace("{", "{{").replace("}", "}}")


def _bots(ruleset: Ruleset, who: Mapping[int, str], seed: int) -> dict[int, Bot]:
    return {
        seat: seat_bot(name, ruleset, random.Random(f"{seed}/{seat}").getrandbits(64))
        for seat, name in who.items()
        if name != HUMAN
    }
