"""What the words of a game can speak of besides what it declares: met in a game at random."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import attrs

from swcore.engine.ruleset import Ruleset
from swcore.game.game import Game
from swcore.testing.inspection.findings import RAISED

MOST = 400  # decisions
TRIED = 6  # actions that are not legal, each time
MOON = "moon"  # what no game calls anything, for arguments that are refused


@attrs.define
class Met:
    """What one game has met.

    Attributes:
        scores: names of the scores of the final table.
        values: words among actions, events and state, which texts call by their names.
        whys: by code of a refusal, or code and case, the names of what its text is given.
    """

    scores: set[str] = attrs.field(factory=set)
    values: set[str] = attrs.field(factory=set)
    whys: dict[str, set[str]] = attrs.field(factory=dict)


def met(rules: Ruleset) -> Met:
    """Return what a game at random has met; what fails there is told where games are played.

    Args:
        rules: a game without a renderer of its own.
    """
    found = Met()
    try:
        _play(rules, found)
    except RAISED:
        return found
    return found


def _play(rules: Ruleset, found: Met) -> None:
    low, high = rules.book.players
    game, rng, seen = Game.new(rules, min(high, max(low, 2)), seed=0), random.Random(0), dict[str, None]()
    moons = [" ".join((name, *(MOON for _ in kind.usage.split()[1:]))) for name, kind in sorted(rules.action_kinds.items())]
    for _ in range(MOST):
        if game.over:
            break
        seat = game.pending[0]
        legal = [action.text for action in game.legal_actions(seat)]
        seen |= dict.fromkeys(legal)
        odd = [text for text in (*moons, *seen) if text not in legal]
        _refused(game, seat, rng.sample(odd, min(TRIED, len(odd))), found)
        game.apply(rng.choice(legal), seat)
    said = [text.split()[1:] for text in seen]
    told = [event[1:] for step in game.log for event in step.events]
    found.values |= set(_words([*game.play.state.to_json().values(), said, told]))
    if game.over:
        found.scores |= set(rules.book.scores(game.play))


def _refused(game: Game, seat: int, texts: Iterable[str], found: Met) -> None:
    """Note what refusals of some actions speak of."""
    for text in texts:
        for one in game.violations(text, seat):
            case = one.params.get("case")
            for key in (one.code, f"{one.code}.{case}") if case else (one.code,):
                found.whys.setdefault(key, set()).update(one.params)


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        yield from _words(list(value.values()))
    elif isinstance(value, list | tuple | set | frozenset):
        for one in value:
            yield from _words(one)
