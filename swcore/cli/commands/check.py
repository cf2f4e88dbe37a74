"""`swcore check`: look pieces over, and tell what is wrong, where, why, and how to mend it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from swcore.cli.commands.pieces import in_folder
from swcore.cli.empty import HelpInEnglish
from swcore.cli.numbers import Whole
from swcore.cli.output import print_json
from swcore.cli.program import advised
from swcore.cli.setup import DEFAULT_GAME, language_option, told_when_slow
from swcore.cli.texts import TEXTS
from swcore.errors import PluginError, SwcoreError
from swcore.wording.catalogue import Catalogue
from swcore.wording.errors import in_words, language_of, near

if TYPE_CHECKING:
    from swcore.cli.terminal import Terminal
    from swcore.testing.inspection import Finding, Stage, Subject

INTERRUPTED = 130
IN_PLAY = "plugin-failed"  # its hint is for who plays, and not for the author
STEPS = 100  # of the bar, in a stage


@click.command(cls=HelpInEnglish, short_help="Look pieces over: what is wrong, why, and how to mend it.")
@click.argument("target")
@click.option("--game", default="", metavar="NAME", help="The game it is for, where several would take it.")
@click.option("--quick", is_flag=True, help="Only the first verdict.")
@click.option("--games", type=Whole(1, 1000), default=24, show_default=True, help="How many games are played.")
@click.option("--json", "as_json", is_flag=True, help="Print data instead of text.")
@language_option
def check(target: str, game: str, quick: bool, games: int, as_json: bool, language: str) -> None:
    """Look over TARGET: a file, a folder, a module, an installed pack or an id, of your folder of pieces too.

    Tells what is wrong with its pieces, where, why it matters and how to mend it; a first verdict at once, the rest within a
    minute or two. Exit code 0 without a fault, 1 with one. After Ctrl-C what was found so far is kept.
    """
    report = Report(target, language, as_json)
    report.run(game, quick, games)
    click.get_current_context().exit(report.exit_code)


class Report:
    """What was found so far, and how it is told.

    Args:
        target: what is looked over.
        language: of the sentences.
        as_json: whether data is printed at the end instead.
    """

    def __init__(self, target: str, language: str, as_json: bool) -> None:
        self.target, self.language, self.as_json = target, language, as_json
        self.texts = Catalogue(language, TEXTS)
        self.found: list[Finding] = []
        self.interrupted = False
        self.subject: Subject | None = None
        self.begun = time.monotonic()

    @property
    def faults(self) -> int:
        """How many of the findings are faults."""
        return sum(one.grave for one in self.found)

    @property
    def exit_code(self) -> int:
        """What the command ends with."""
        return INTERRUPTED if self.interrupted else int(self.faults > 0)

    def run(self, game: str, quick: bool, games: int) -> None:
        """Look the target over, and tell what is found as it is found."""
        from swcore.cli.terminal import Terminal

        terminal = Terminal()
        try:
            for one in self._all(terminal, game, quick, games):
                self.found.append(one)
                if not self.as_json:
                    self._tell(terminal, one)
        except KeyboardInterrupt:
            self.interrupted = True
        if self.as_json:
            print_json(self._data())
        else:
            self._end(terminal, quick)

    def _all(self, terminal: Terminal, game: str, quick: bool, games: int) -> Iterator[Finding]:
        """Yield all findings, behind the first verdict with a bar; those of a target that does not load are its errors."""
        from swcore.cli.patience import patient
        from swcore.testing.inspection import inspect, subject_of
        from swcore.testing.inspection.findings import of_error

        try:
            with told_when_slow(author=True):
                mine = () if Path(self.target).exists() else in_folder(self.target)
                self.subject = subject_of(mine[0] if mine else self.target, game, DEFAULT_GAME)
        except PluginError as error:
            if _is_nowhere(self.target, error):
                raise
            yield from of_error(error)
            return
        if not self.as_json:
            self._head(terminal)
        with Bar(self.texts, told=not self.as_json) as bar:

            def begun(stage: Stage) -> None:
                if not stage.quick and not bar.shown:
                    self._first(terminal)
                bar.begin(stage)

            with patient():
                yield from inspect(self.subject, quick=quick, games=games, begun=begun, step=bar.step)

    def _head(self, terminal: Terminal) -> None:
        assert self.subject is not None
        names = ", ".join(piece.id for piece in self.subject.mine[:4])
        more = len(self.subject.mine) - 4
        game = self.texts.name(self.subject.ruleset.book.name)
        named = f"{names}{f' +{more}' if more > 0 else ''} · " if names else ""  # a game may have no pieces
        terminal.say(f"{named}{game}", style="bold")

    def _first(self, terminal: Terminal) -> None:
        if self.as_json:
            return
        seconds = self.texts.figure(time.monotonic() - self.begun, ".1f")
        terminal.say(self.texts("check.first", seconds=seconds, verdict=self._verdict()))

    def _verdict(self) -> str:
        notes = len(self.found) - self.faults
        told = [self.texts.count("check.fault", self.faults)] if self.faults else [self.texts("check.clean")]
        return ", ".join([*told, *([self.texts.count("check.note", notes)] if notes else [])])

    def _end(self, terminal: Terminal, quick: bool) -> None:
        key = "check.interrupted" if self.interrupted else "check.quick" if quick else "check.verdict"
        terminal.say(self.texts(key, verdict=self._verdict()), style="bold")

    def _tell(self, terminal: Terminal, one: Finding) -> None:
        """Say one finding: what, where, why, how to mend it."""
        told = sentences(one, self.language)
        mark = "✗" if one.grave else "·"
        named = f"{one.piece}: " if one.piece and one.piece not in told["what"] else ""
        terminal.item(f"{mark} ", named + told["what"])
        for part, text in (("where", one.where), ("why", told["why"]), ("mend", told["mend"])):
            if text:
                terminal.item(f"    {self.texts(f'check.{part}')}: ", advised(text))

    def _data(self) -> dict[str, Any]:
        subject = self.subject
        return {
            "target": self.target,
            "game": subject.ruleset.id if subject else "",
            "pieces": [piece.id for piece in subject.mine] if subject else [],
            "faults": self.faults,
            "interrupted": self.interrupted,
            "findings": [{**one.data(self.language), **sentences(one, self.language)} for one in self.found],
        }


class Bar:
    """A bar on the error output for what comes after the first verdict, where a person looks at it.

    Args:
        texts: the texts.
        told: whether anything is shown.
    """

    def __init__(self, texts: Catalogue, *, told: bool) -> None:
        from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

        from swcore.cli.terminal import on_errors

        console = on_errors()
        columns = (TextColumn("{task.description}"), BarColumn(bar_width=20), TimeElapsedColumn())
        self._texts, self.shown = texts, False
        self._bar = Progress(*columns, console=console, transient=True, disable=not (told and console.is_terminal))
        self._task: Any = None

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.stop()

    def begin(self, stage: Stage) -> None:
        """Show the bar for a stage; not for those of the first verdict."""
        if not self.shown and not stage.quick:
            self.shown = True
            self._task = self._bar.add_task("", total=STEPS)
            self._bar.start()
        if self.shown:
            self._bar.reset(self._task, description=self._texts(f"check.stage.{stage.name}"))

    def step(self, share: float) -> None:
        """Show how much of the stage is done, from 0 to 1."""
        if self.shown:
            self._bar.update(self._task, completed=share * STEPS)


def sentences(one: Finding, language: str) -> dict[str, str]:
    """Return the sentences of a finding; what an error says is told as the command line tells errors.

    Args:
        one: the finding.
        language: of the reader.
    """
    told = one.told(language)
    if not isinstance(one.error, SwcoreError):
        pass
    elif language_of(one.error, language) != language:  # what only authors meet is told in English, what is near is not
        told["mend"] = near(one.error.hint, language) or told["mend"]
    else:
        what, hint = in_words(one.error, language)
        own = "told" in one.error.details  # a fault of a file of data stands there by language
        mend = told["mend"] if one.code == IN_PLAY else hint.partition("\n")[0] or told["mend"]
        told |= {"what": told["what"] if own else what, "mend": mend}
    what = told["what"].removeprefix(f"{one.where}: ")
    path = str(one.error.details.get("path", "")) if isinstance(one.error, SwcoreError) else ""
    begins = what[:1].upper() if "[" in path.partition(".")[0] else what[:1]  # "The first rule", and a field as it is written
    return {**told, "what": begins + what[1:]}


def _is_nowhere(target: str, error: PluginError) -> bool:
    """Return whether there is no such target at all."""
    if error.code == "piece-file" and "file" in error.details:
        return not Path(target).exists()
    return error.code in ("unknown-piece", "unknown-game", "disabled-plugin") and error.details.get("piece", target) == target
