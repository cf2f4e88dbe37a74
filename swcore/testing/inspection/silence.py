"""What never comes to anything: rules and hooks that changed nothing in all the games that were played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING

from swcore.engine.pieces import Piece
from swcore.testing.inspection.findings import RAISED, Finding, is_stuck
from swcore.testing.inspection.variants import place_of_rule
from swcore.testing.inspection.watch import hooks_of, place_of

if TYPE_CHECKING:
    from swcore.testing.inspection.run import Run

LEAST = 12  # games in which a hook is asked in vain before that is called a fault
LAID, STEPS = 40, 60  # positions that are laid out for a piece with silent rules, and decisions that are played from each


def silent(run: Run) -> Iterator[Finding]:
    """Yield the rules and hooks that were asked and never changed anything, and those that were never asked."""
    plays, subject = run.plays, run.subject
    for piece in subject.mine:
        hooks = hooks_of(run.plays.watch, piece)
        if not hooks:
            continue
        rules = plays.watch.rules_of(piece.id)
        _lay_out(run, piece, rules)
        if not any(asked.times for asked in hooks.values()):
            yield Finding("never-met", piece.id, "", {"games": plays.games}, grave=False)
            continue
        yield from _silent_rules(run, piece, rules) if rules else _silent_hooks(run, piece)


def _lay_out(run: Run, piece: Piece, rules: list[int]) -> None:
    """Play on from positions laid out until no rule of a piece is silent: much is rare where games begin at the start."""
    plays, lay = run.plays, run.checks.lay
    for number in range(LAID if lay is not None else 0):
        hooks = hooks_of(plays.watch, piece).values()
        if all((piece.id, rule) in plays.watch.spoke for rule in rules) if rules else all(one.spoke for one in hooks):
            return
        plays.laid, plays.watch.number = plays.laid + 1, -1  # no game of its own: how rare a rule is, only games tell
        rng = random.Random(f"{piece.id} {number}")
        try:
            assert lay is not None
            game = lay(plays.watch.ruleset, piece, run.subject.mine, rng)
            for _ in range(STEPS):
                if game.over:
                    break
                seat = game.pending[0]
                game.apply(rng.choice(game.legal_actions(seat)), seat)
        except RAISED as error:  # what fails in games is told there; what was laid out may be what no game comes to
            if is_stuck(error):
                raise


def _played(run: Run) -> dict[str, str]:
    """Return how much was played, by language."""
    games, laid = run.plays.games, run.plays.laid
    if not laid:
        return {"en": f"{games} games", "ru": f"{games} партий"}
    return {"en": f"{games} games and from {laid} positions laid out", "ru": f"{games} партий и {laid} расставленных позиций"}


def _silent_rules(run: Run, piece: Piece, rules: list[int]) -> Iterator[Finding]:
    """Yield the rules of a file of data without which the piece answers the same: a fault where it was in play often enough."""
    plays, hooks = run.plays, hooks_of(run.plays.watch, piece).values()
    met = len(set().union(*(asked.games for asked in hooks)))
    for number in rules:
        if (piece.id, number) not in plays.watch.spoke:
            where = place_of_rule(piece, number, run.subject.files)
            values = {"games": _played(run), "asked": sum(one.times for one in hooks)}
            yield Finding("silent", piece.id, where, values, grave=met >= LEAST)


def _silent_hooks(run: Run, piece: Piece) -> Iterator[Finding]:
    """Yield the hooks that never answered: a fault where the whole piece never did, for one hook may wait for what is rare."""
    hooks = hooks_of(run.plays.watch, piece)
    spoke = any(asked.spoke for asked in hooks.values())
    for hook, asked in hooks.items():
        where = place_of(run.subject.ruleset.impls[piece.id][hook])
        if asked.times == 0:
            yield Finding("never-asked", piece.id, where, {"games": run.plays.games}, grave=False)
        elif asked.spoke == 0:
            values = {"games": _played(run), "asked": asked.times}
            yield Finding("silent", piece.id, where, values, grave=not spoke and len(asked.games) >= LEAST)
