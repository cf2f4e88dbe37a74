"""Games at random with the pieces that are looked over: what fails in them, what never ends, and what never does anything."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from swcore.authoring.dialect import dialect_of
from swcore.engine.actions import Action
from swcore.engine.checks import shown
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.testing.checks import Rewritten, check_history
from swcore.testing.inspection.findings import RAISED, Finding, is_stuck, of_error
from swcore.testing.inspection.speed import slow
from swcore.testing.inspection.targets import Subject
from swcore.testing.inspection.thought import best
from swcore.testing.inspection.variants import variants_of
from swcore.testing.inspection.watch import CLOSE_LOOKS, Watch, hooks_of
from swcore.testing.inspection.worded import reasons

if TYPE_CHECKING:
    from swcore.testing.inspection.run import Run

CAP = 3_000  # decisions of a game; one of ours needs fewer than a thousand
TURN = 250  # decisions of one seat in a row, in which the round does not go on
FIRST = 3  # games of the first verdict
EAGER = 0.8  # share of the choices that bring a piece into play, where they can
THOUGHT = 3  # every third of the further games is played with thought
EVERY = 12  # decisions between two looks at the position


class Plays:
    """The games that were played with a subject, watched.

    Args:
        subject: what is looked over.
        position: the check of positions.

    Attributes:
        watch: what the hooks did.
        dialect: what brings pieces of the game into play; None where the game takes no pieces without code.
        games, laid, decisions: how many were played; those that began at positions laid out are counted apart.
    """

    def __init__(self, subject: Subject, position: Callable[[Game], None]) -> None:
        self.subject, self.position = subject, position
        self.watch = Watch(subject.ruleset, subject.mine, variants_of(subject.ruleset, subject.mine))
        self.dialect = dialect_of(subject.ruleset) if subject.ruleset.book.dialect else None
        self.games = self.laid = self.decisions = 0

    def begun(self, rules: Ruleset, number: int) -> Game:
        """Return a new game in which the pieces that are looked over come first, in an order of its own."""
        rng = random.Random(number)
        book = self.subject.ruleset.book
        low, high = book.players
        mine = list(self.subject.featured)
        rng.shuffle(mine)
        seats = min(high, max(low, 2 + number % 2))
        options = {}
        if number % 3 == 2:
            ours = {option.name for piece in self.subject.mine for option in piece.options}
            options = {
                one.name: rng.choice(one.values) for name, one in sorted(rules.options.items()) if name in ours and not one.seats
            }
        return Game.new(rules, seats, seed=number, options=options, featured=mine)

    def play(self, *, closely: bool = False) -> Iterator[Finding]:
        """Play one more game, and yield what goes wrong in it."""
        number, self.games = self.games, self.games + 1
        self.watch.looks = CLOSE_LOOKS if closely else 0
        self.watch.game, self.watch.number = None, number
        try:
            game = self.watch.game = self.begun(self.watch.ruleset, number)
            yield from self._played(game, random.Random(number), closely)
        except RAISED as error:
            yield from of_error(error, self._blamed())
        finally:
            self.watch.game = None

    def _played(self, game: Game, rng: random.Random, closely: bool) -> Iterator[Finding]:
        asked, before = 0, (-1, -1)
        trouble: list[BaseException] = []
        thoughtful = self.games > FIRST and self.games % THOUGHT == 0 and bool(game.ruleset.book.value)
        for count in range(CAP):
            if count % EVERY == 0 or game.over:
                self._look(game, trouble)
            if game.over:
                break
            seat = game.pending[0]
            asked, before = (asked + 1, before) if before == (seat, _round(game)) else (1, (seat, _round(game)))
            if asked > TURN:
                frame = game.play.question()
                yield Finding("endless-turn", self._blamed(), "", {"count": TURN, "question": frame.kind if frame else ""})
                return
            game.apply(best(game, seat, rng) if thoughtful else self._chosen(game, seat, rng), seat)
            self.decisions += 1
        if trouble:
            yield from of_error(trouble[0], self._blamed())
        elif not game.over:
            yield Finding("endless-game", self._blamed(), "", {"count": CAP})
        elif closely:
            yield from self._again(game)

    def _chosen(self, game: Game, seat: int, rng: random.Random) -> Action:
        """Return an action at random; in every other game often the one that brings a piece into play that is looked over."""
        actions = game.legal_actions(seat)
        if self.dialect is not None and self.games % 2 and rng.random() < EAGER:
            texts, mine = [action.text for action in actions], self.subject.featured
            first = self.games // 2 % len(mine) if mine else 0
            for piece in (*mine[first:], *mine[:first]):
                if text := self.dialect.eager(game, seat, piece, texts):
                    return actions[texts.index(text)]
        return rng.choice(actions)

    def _look(self, game: Game, trouble: list[BaseException]) -> None:
        """Check a position; what fails in a copy, which is played on, will fail in the game itself where it is told better."""
        looks, self.watch.looks = self.watch.looks, 0
        try:
            self.position(game)
        except AssertionError as error:
            raise Broken(sentence(str(error))) from error
        except RAISED as error:
            if is_stuck(error):
                raise
            trouble.append(error)
        finally:
            self.watch.looks = looks

    def _again(self, game: Game) -> Iterator[Finding]:
        self.watch.looks = 0
        try:
            check_history(game)
        except Rewritten as error:
            values = {"field": error.field, "mine": shown(error.mine), "theirs": shown(error.theirs)}
            yield Finding("written", self._blamed(), "", values)
        except AssertionError as error:
            yield Finding("replay", self._blamed(), "", {"why": sentence(str(error))})

    def _blamed(self) -> str:
        return ", ".join(piece.id for piece in self.subject.mine[:3])


class Broken(SwcoreError):
    """A position that breaks a promise of the game."""

    code = "position"


def first(run: Run) -> Iterator[Finding]:
    """Play the games of the first verdict, calls looked at closely."""
    for number in range(FIRST):
        yield from run.plays.play(closely=number < 2)
        yield from run.plays.watch.findings.values()
        run.step((number + 1) / FIRST)
    yield from _reasons(run)
    yield from slow(run)


def more(run: Run) -> Iterator[Finding]:
    """Play further games."""
    for number in range(run.games):
        yield from run.plays.play(closely=number % 6 == 0)
        yield from run.plays.watch.findings.values()
        run.step((number + 1) / run.games)
    yield from _reasons(run)


def _reasons(run: Run) -> Iterator[Finding]:
    """Yield the reasons of the answers so far that lack a text."""
    for piece in run.subject.mine:
        yield from reasons(piece, {reason for asked in hooks_of(run.plays.watch, piece).values() for reason in asked.reasons})


def sentence(told: str) -> str:
    """Return the words of a failed check as a sentence; what begins with the id of a piece stays as it is."""
    first = told.partition(" ")[0]
    told = told if "." in first else f"{told[:1].upper()}{told[1:]}"
    return told if told.endswith(".") else f"{told}."


def _round(game: Game) -> int:
    return int(getattr(game.play.state, "round", 0) or 0)
