"""Turns that nobody ends: whether an army can go on conquering for ever, found by never saying that it is done."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from swcore.conquest.attack.conquer import ConquerRegions
from swcore.conquest.position.actions import DIE, Conquer, UseAct
from swcore.engine.actions import Action
from swcore.game.game import Game
from swcore.testing.inspection.findings import Finding

if TYPE_CHECKING:
    from swcore.testing.inspection.run import Run

MOST = 100  # conquests and acts of one army in a turn; no map has half as many regions
GAMES, DECISIONS = 2, 250
OFTEN = 0.9  # share of the choices that take what a piece offers, where it offers anything


def endless(run: Run) -> Iterator[Finding]:
    """Yield that a turn of one of the pieces need not end."""
    for number in range(GAMES if run.subject.featured else 0):
        count, piece = _longest(run, number)
        if count > MOST:
            yield Finding("endless-turn", piece, "", {"count": MOST, "question": ConquerRegions.kind})
            return


def _longest(run: Run, number: int) -> tuple[int, str]:
    """Return how much a stubborn army does in a turn of a game, more than MOST for one that does not end, and its piece."""
    game, rng = run.plays.begun(run.subject.ruleset, number), random.Random(number)
    mine, most, count, turn = set(run.subject.featured), 0, 0, -1
    for _ in range(DECISIONS):
        if game.over:
            break
        seat, state = game.pending[0], game.play.state
        if turn != state.turn:
            count, turn = 0, state.turn
        piece = _conquers(game, mine)
        if not piece:
            game.apply(_picks(game, seat, run) or rng.choice(game.legal_actions(seat)), seat)
            continue
        more = [action for action in game.legal_actions(seat) if isinstance(action, Conquer | UseAct)]
        offered = [action for action in more if isinstance(action, UseAct) or set(action.words) - {DIE}]
        if not more:
            game.apply("done", seat)
            continue
        game.apply(rng.choice(offered if offered and rng.random() < OFTEN else more), seat)
        count += 1
        most = max(most, count)
        if most > MOST:
            return most, piece
    return most, ""


def _conquers(game: Game, mine: set[str]) -> str:
    """Return the piece of the army that is asked to conquer, where it is one of those that are looked over."""
    frame = game.play.question()
    if frame is None or frame.kind != ConquerRegions.kind:
        return ""
    army = game.play.state.army(frame.army)
    return next((id for id in (army.race, army.power) if id in mine), "")


def _picks(game: Game, seat: int, run: Run) -> Action | str:
    """Return what brings a piece into play that is looked over; "" where nothing does."""
    dialect, texts = run.plays.dialect, [action.text for action in game.legal_actions(seat)]
    return next((text for id in run.subject.featured if dialect and (text := dialect.eager(game, seat, id, texts))), "")
