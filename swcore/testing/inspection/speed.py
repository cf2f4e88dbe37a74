"""How long hooks take, beside what a decision takes where plain pieces stand in for those that are looked over."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from swcore.engine.ruleset import Ruleset
from swcore.testing.inspection.findings import Finding
from swcore.testing.inspection.watch import hooks_of, place_of
from swcore.wording.catalogue import LANGUAGES, figure

if TYPE_CHECKING:
    from swcore.testing.inspection.run import Run

WORTH_A_LOOK = 0.5  # milliseconds of a hook a decision: below it nobody waits, whatever a plain piece takes
TIMES = 5  # as long as a whole decision with plain pieces
DECISIONS = 150  # that are measured with plain pieces


def slow(run: Run) -> Iterator[Finding]:
    """Yield the hooks that took far longer, in the games so far, than a whole decision takes with plain pieces."""
    plays, plain = run.plays, 0.0
    for piece in run.subject.mine:
        for hook, asked in hooks_of(plays.watch, piece).items():
            ms = 1000 * asked.seconds / max(plays.decisions, 1)
            if ms > WORTH_A_LOOK:
                plain = plain or _plain(run)
            if ms > max(WORTH_A_LOOK, TIMES * plain):
                where = place_of(run.subject.ruleset.impls[piece.id][hook])
                usual = {language: figure(plain, ".1f", language) for language in LANGUAGES}
                yield Finding("slow", piece.id, where, {"hook": hook, "ms": f"{ms:.0f}", "plain": usual})


def _plain(run: Run) -> float:
    """Return the milliseconds that a decision takes where the pieces that are looked over have no hooks."""
    rules, mine = run.subject.ruleset, {piece.id for piece in run.subject.mine}
    impls = {piece: {} if piece in mine else hooks for piece, hooks in rules.impls.items()}
    plain = Ruleset(rules.book, rules.pieces.values(), impls, rules.manager, rules.packs, rules.broken, rules.own)
    game, rng, count = run.plays.begun(plain, 0), random.Random(0), 0
    begun = time.process_time()
    while not game.over and count < DECISIONS:
        seat = game.pending[0]
        game.apply(rng.choice(game.legal_actions(seat)), seat)
        count += 1
    return 1000 * (time.process_time() - begun) / max(count, 1)
