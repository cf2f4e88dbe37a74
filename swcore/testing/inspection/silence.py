"""What never comes to anything: rules and hooks that changed nothing in all the games that were played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from swcore.engine.pieces import Piece
from swcore.testing.inspection.findings import Finding
from swcore.testing.inspection.variants import place_of_rule
from swcore.testing.inspection.watch import hooks_of, place_of

if TYPE_CHECKING:
    from swcore.testing.inspection.run import Run

LEAST = 12  # games in which a hook is asked in vain before that is called a fault


def silent(run: Run) -> Iterator[Finding]:
    """Yield the rules and hooks that were asked and never changed anything, and those that were never asked."""
    plays, subject = run.plays, run.subject
    for piece in subject.mine:
        hooks = hooks_of(run.plays.watch, piece)
        if not hooks:
            continue
        if not any(asked.times for asked in hooks.values()):
            yield Finding("never-met", piece.id, "", {"games": plays.games}, grave=False)
            continue
        rules = plays.watch.rules_of(piece.id)
        yield from _silent_rules(run, piece, rules) if rules else _silent_hooks(run, piece)


def _silent_rules(run: Run, piece: Piece, rules: list[int]) -> Iterator[Finding]:
    """Yield the rules of a file of data without which the piece answers the same: a fault where it was in play often enough."""
    plays, hooks = run.plays, hooks_of(run.plays.watch, piece).values()
    met = len(set().union(*(asked.games for asked in hooks)))
    for number in rules:
        if (piece.id, number) not in plays.watch.spoke:
            where = place_of_rule(piece, number, run.subject.files)
            values = {"games": plays.games, "asked": sum(one.times for one in hooks)}
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
            values = {"games": run.plays.games, "asked": asked.times}
            yield Finding("silent", piece.id, where, values, grave=not spoke and len(asked.games) >= LEAST)
