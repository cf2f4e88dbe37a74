"""Is it the same everywhere? Other processes, another order of sets, another order of registration."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.hooks.dispatch import collect
from swcore.hooks.registration import make_manager, register
from swcore.testing.inspection.findings import Finding
from swcore.testing.inspection.played import CAP, sentence
from swcore.testing.repeat import check_repeatable

if TYPE_CHECKING:
    from swcore.testing.inspection.run import Run

STEPS = 60  # of the game that is played again in other processes


def look(run: Run) -> Iterator[Finding]:
    """Yield whether a game goes another way in another process, or with the pieces registered the other way round."""
    subject = run.subject
    piece = subject.mine[0].id if subject.mine else ""
    game = run.plays.begun(subject.ruleset, 0)
    picks = random.Random(4)
    while not game.over and len(game.log) < STEPS:
        game.apply(picks.choice(game.legal_actions()))
    run.step(0.3)
    try:
        check_repeatable(game)
    except AssertionError as error:
        yield Finding("differs", _named(str(error), run) or piece, "", {"why": sentence(str(error))})
        return
    run.step(0.8)
    if _digest(game, _turned_round(subject.ruleset)) not in ("", game.digest()):
        yield Finding("order", piece)


def _named(told: str, run: Run) -> str:
    return next((piece.id for piece in run.subject.mine if piece.id in told), "")


def _turned_round(ruleset: Ruleset) -> Ruleset:
    """Return the same rules, the pieces registered in the opposite order."""
    manager = make_manager(ruleset.book.hookspecs)
    pieces = list(ruleset.pieces.values())[::-1]
    for piece in pieces:
        register(manager, piece)
    impls = collect(manager)
    return Ruleset(ruleset.book, pieces, impls, manager, ruleset.packs, ruleset.broken, ruleset.own)


def _digest(game: Game, rules: Ruleset) -> str:
    """Return what the steps of a game come to under other rules; "" where they cannot be taken."""
    setup = game.play.setup
    try:
        again = Game.new(rules, setup.seats, seed=setup.seed, options=setup.options, featured=setup.featured)
        for step in game.log[1:CAP]:
            if step.action is not None:
                again.apply(step.action.text, step.seat)
    except SwcoreError:
        return "another way"
    return again.digest()
