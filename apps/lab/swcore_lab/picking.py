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
        brought: what it brought while it was active, in all of these cases together.
        chance: how often a bot would have picked it that takes each combo on offer as often as the others.
    """

    price: int
    offered: int
    picked: int
    brought: int
    chance: float = 0.0


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
    total: dict[int, list[float]] = {}
    done = 0
    played = Local(jobs).each(partial(counted, setting), range(games))
    with contextlib.closing(played), contextlib.suppress(KeyboardInterrupt):
        for found in played:
            for price, told in found.items():
                total[price] = [one + two for one, two in zip(total.get(price, [0, 0, 0, 0]), told, strict=True)]
            done += 1
            progress(1)
    if games and not done:
        raise KeyboardInterrupt
    return done, [
        Price(price, int(told[0]), int(told[1]), int(told[2]), round(told[3], 6)) for price, told in sorted(total.items())
    ]


def counted(setting: Setting, number: int) -> dict[int, list[float]]:
    """Play a game and count by price: how often the piece was offered and picked, what it brought, and the picks of chance."""
    rules = rules_with(setting.choice, setting.piece, setting.tokens)
    place = place_of(setting, setting.seed, number, setting.bots[0])
    game = Game.new(rules, place.seats, seed=place.seed, first=0, **dict(place.arguments))
    bots = [make_bot(place.bot, rules, place.seed * place.seats + seat) for seat in range(place.seats)]
    tally, turns, found = tally_of(rules), Turns(game), dict[int, list[float]]()
    tally.hear(game.log[0])
    held: list[dict[str, Any]] = getattr(tally, "held", [])
    for _ in range(MAX_DECISIONS):
        if game.over:
            break
        seat = game.pending[0]
        turns.next(seat)
        picks = [action.text for action in game.legal_actions(seat) if action.text.startswith("pick ")]
        offered = _offered(game, setting.piece, picks)
        before = len(held)
        tally.hear(game.apply(bots[seat].choose(game, seat), seat))
        if offered is not None and len(held) > before:
            told = found.setdefault(offered, [0, 0, 0, 0])
            told[0] += 1
            told[3] += 1 / len(picks)
            told[1] += setting.piece in held[-1].values()
    else:
        raise too_long(game, MAX_DECISIONS)
    for row in held:
        if setting.piece in row.values():
            found.setdefault(row["price"], [1, 1, 0, 1])[2] += row["coins"]
    return found


def _offered(game: Game, piece: str, texts: Sequence[str]) -> int | None:
    """Return the place in the column at which a seat may pick a piece, which is its price; None where it may not."""
    column = getattr(game.play.state, "column", ())
    for place, combo in enumerate(column):
        if piece in combo[:2]:
            return place if f"pick {combo[0]}" in texts else None
    return None
