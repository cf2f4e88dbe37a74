"""How often bots pick a piece by themselves, at which price, and what it brings for it."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial
from typing import Any

import attrs

from swcore.bots import MAX_DECISIONS, make_bot
from swcore.bots.match import too_long
from swcore.bots.turns import Turns
from swcore.cli.contract import tally_of
from swcore.game.game import Game
from swcore_lab.engines import Local
from swcore_lab.pairs import Setting, place_of, rules_with
from swcore_lab.watching import Progress


@attrs.frozen
class Price:
    """What happened at a price.

    Attributes:
        price: coins that are paid.
        offered: how often somebody could have picked the piece at it.
        picked: how often somebody did.
        brought, turns: what it brought while it was active, and for how many turns, in all of these cases together.
        others_offered: how often another combo lay there for somebody to pick, in the same games.
        others_picked: how often somebody did.
        others_brought, others_turns: what these brought while they were active, and for how many turns, all together.
    """

    price: int
    offered: int
    picked: int
    brought: int
    turns: int = 0
    others_offered: int = 0
    others_picked: int = 0
    others_brought: int = 0
    others_turns: int = 0


class Counts(dict[int, list[int]]):
    """What a `Price` counts, by price, in the order of its attributes."""

    def add(self, price: int, more: Sequence[int]) -> None:
        """Add to what was counted at a price."""
        self[price] = [one + two for one, two in zip(self.get(price, [0] * len(more)), more, strict=True)]


def prices(setting: Setting, games: int, jobs: int = 1, progress: Progress = lambda done: None) -> tuple[int, list[Price]]:
    """Let the strongest bot play whole games in which the piece is one of many, and count.

    Args:
        setting: what is tried.
        games: how many.
        jobs: processes.
        progress: called after each game.

    Returns:
        In how many games, which are fewer after Ctrl-C, and what happened at each price.

    Raises:
        KeyboardInterrupt: after Ctrl-C before the first game is done.
        SwcoreError: whatever a game raises.
    """
    total = Counts()
    done = 0
    played = Local(jobs).each(partial(counted, setting), range(games))
    with contextlib.closing(played), contextlib.suppress(KeyboardInterrupt):
        for found in played:
            for price, told in found.items():
                total.add(price, told)
            done += 1
            progress(1)
    if games and not done:
        raise KeyboardInterrupt
    return done, [Price(price, *told) for price, told in sorted(total.items()) if told[0]]


def counted(setting: Setting, number: int) -> Counts:
    """Play a game and count by price what was offered, what was picked, and what it brought: the piece, and all else."""
    rules = rules_with(setting.choice, setting.piece, setting.tokens)
    place = place_of(setting, setting.seed, number, setting.bots[0])
    game = Game.new(rules, place.seats, seed=place.seed, first=0, **dict(place.arguments))
    bots = [make_bot(place.bot, rules, place.seed * place.seats + seat) for seat in range(place.seats)]
    tally, turns, found = tally_of(rules), Turns(game), Counts()
    tally.hear(game.log[0])
    held: list[dict[str, Any]] = getattr(tally, "held", [])
    taken: list[dict[str, Any]] = []
    for _ in range(MAX_DECISIONS):
        if game.over:
            break
        seat = game.pending[0]
        turns.next(seat)
        offered = _offered(game, setting.piece, [action.text for action in game.legal_actions(seat)])
        before = len(held)
        tally.hear(game.apply(bots[seat].choose(game, seat), seat))
        if offered and len(held) > before:
            taken.append(held[before])
            for price, own in offered:
                found.add(price, (1, 0, 0, 0, 0, 0, 0, 0) if own else (0, 0, 0, 0, 1, 0, 0, 0))
    else:
        raise too_long(game, MAX_DECISIONS)
    for row in taken:
        own = setting.piece in row.values()
        told = (1, row["coins"], row["turns"])
        found.add(row["price"], (0, *told, 0, 0, 0, 0) if own else (0, 0, 0, 0, 0, *told))
    return found


def _offered(game: Game, piece: str, texts: Sequence[str]) -> list[tuple[int, bool]]:
    """Return the places in the column at which a seat may pick, which are the prices, and whether the piece lies there."""
    column = getattr(game.play.state, "column", ())
    return [(place, piece in combo[:2]) for place, combo in enumerate(column) if f"pick {combo[0]}" in texts]
