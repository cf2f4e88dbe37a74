"""The stages of looking a piece over, in order: what is quick comes first, and a first verdict with it."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import chain

import attrs

from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.game.refusals import STUCK
from swcore.hooks.installed import how_to_install
from swcore.hooks.loading import resolve
from swcore.testing.checks import check_position
from swcore.testing.inspection import alike, book_words, played, silence, worded
from swcore.testing.inspection.findings import RAISED, Finding, is_stuck, of_error
from swcore.testing.inspection.played import Plays
from swcore.testing.inspection.targets import Subject

Look = Callable[["Run"], Iterator[Finding]]


@attrs.frozen
class Stage:
    """A part of looking a piece over.

    Attributes:
        name: a word for it.
        look: yields what it finds.
        quick: whether it belongs to the first verdict.
    """

    name: str
    look: Look
    quick: bool = False


@attrs.frozen
class Checks:
    """What a game brings for looking its pieces over: `Rulebook.checks` names it.

    Attributes:
        position: raises `AssertionError` for a position that breaks a promise of the game.
        stages: further stages.
        lay: returns a game that begins at a position drawn at random with a piece in play, from the rules, the piece, all pieces
            that are looked over, and a generator; None for a game whose positions nobody lays out.
    """

    position: Callable[[Game], None] = check_position
    stages: tuple[Stage, ...] = ()
    lay: Callable[[Ruleset, Piece, Sequence[Piece], random.Random], Game] | None = None


@attrs.define
class Run:
    """One run of all stages.

    Attributes:
        subject: what is looked over.
        checks: what its game brings.
        plays: the games that were played.
        step: called with each share of the work of a stage that is done, from 0 to 1.
        games: how many games are played besides those of the first verdict.
        told: what was found already.
    """

    subject: Subject
    checks: Checks
    plays: Plays
    step: Callable[[float], None]
    games: int
    told: set[tuple[str, str, str]] = attrs.field(factory=set)

    def go(self, stage: Stage) -> Iterator[Finding]:
        """Go through a stage, and yield what no stage has told yet; what it raises is a finding, too."""
        for finding in self.guarded(stage.look):
            key = (finding.code, finding.piece, finding.where)
            if key not in self.told:
                self.told.add(key)
                yield finding

    def guarded(self, look: Look) -> Iterator[Finding]:
        """Yield what a look finds; what it raises is a finding, too."""
        try:
            yield from look(self)
        except RAISED as error:
            yield from of_error(error, ", ".join(piece.id for piece in self.subject.mine[:3]))


def run_of(subject: Subject, games: int, step: Callable[[float], None] = lambda share: None) -> Run:
    """Return a run over a subject that has gone through no stage yet."""
    checks = checks_of(subject)
    return Run(subject, checks, Plays(subject, checks.position), step, games)


def checks_of(subject: Subject) -> Checks:
    """Return what the game of a subject brings for looking pieces over."""
    book = subject.ruleset.book
    return resolve(book.checks, book) if book.checks else Checks()


def stages_of(subject: Subject) -> list[Stage]:
    """Return the stages that a subject goes through."""
    first = (Stage("words", lambda run: chain(worded.names(run.subject), book_words.look(run.subject)), quick=True),)
    play = (Stage("play", lambda run: played.first(run), quick=True),)
    rest = (
        Stage("games", lambda run: played.more(run)),
        Stage("alike", lambda run: alike.look(run)),
    )
    mine = checks_of(subject).stages
    quick, slow = ([one for one in mine if one.quick is wanted] for wanted in (True, False))
    return [*first, *quick, *play, *slow, *rest, Stage("rules", lambda run: silence.silent(run))]


def _not_installed(run: Run) -> Iterator[Finding]:
    """Yield which packs of the game are not installed, where no game can begin without them."""
    try:
        run.plays.begun(run.subject.ruleset, 0)
    except SwcoreError as error:
        if missing := error.details.get("missing"):
            yield Finding("not-installed", values={"missing": ", ".join(missing), "install": how_to_install()})
    except RAISED as error:
        if is_stuck(error):
            raise
        return  # told where it is played


def inspect(
    subject: Subject,
    *,
    quick: bool = False,
    games: int = 24,
    only: Collection[str] = (),
    begun: Callable[[Stage], None] = lambda stage: None,
    step: Callable[[float], None] = lambda share: None,
) -> Iterator[Finding]:
    """Yield what is found about a piece, each thing once, what is quickly found first; a call that does not come back ends it.

    Args:
        subject: what is looked over.
        quick: whether the first verdict is enough.
        games: how many games are played besides those of the first verdict.
        only: names of the stages to go through; all of them when empty.
        begun: called with each stage before it is begun.
        step: called with the share of the stage that is done.
    """
    run = run_of(subject, games, step)
    lacking = list(run.guarded(_not_installed))
    yield from lacking
    for stage in stages_of(subject):
        if lacking and stage.name != "words":
            continue  # what cannot begin tells nothing of the piece
        if (quick and not stage.quick) or (only and stage.name not in only):
            continue
        begun(stage)
        for finding in run.go(stage):
            yield finding
            if finding.code == STUCK:
                return
