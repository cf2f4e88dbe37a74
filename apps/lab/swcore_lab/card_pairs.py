"""Pairs of cards that all seats share, such as buildings of towns: games in which both of a pair lie there."""

from __future__ import annotations

import itertools
from functools import partial

import attrs

from swcore.cli.packs import Choice
from swcore.engine.ruleset import Ruleset
from swcore_lab.engines import Local
from swcore_lab.matrix import SEED, Game
from swcore_lab.plans import Cell
from swcore_lab.rows import TABLES, Rows, record
from swcore_lab.watching import Progress


@attrs.frozen
class Cards:
    """What is played: plain data.

    Attributes:
        choice: the game.
        bots: as in a plan.
        pairs: ids of cards that can lie beside each other.
    """

    choice: Choice
    bots: tuple[str, ...]
    pairs: tuple[tuple[str, str], ...]


def pairs_of(ruleset: Ruleset, kind: str) -> tuple[tuple[str, str], ...]:
    """Return all pairs of a card of a kind and another one that can lie beside it; of two of one kind each pair once.

    One card of a type lies there, so two of a type make no pair.

    Args:
        ruleset: the rules.
        kind: a kind of card that all seats share.
    """
    first = ruleset.of_kind(kind)
    other = ruleset.of_kind(ruleset.book.featured_kinds[0])
    found = [
        (one.id, two.id)
        for one, two in itertools.product(first, other)
        if one.kind != two.kind or (one.id < two.id and _type(one) != _type(two))
    ]
    return tuple(found)


def _type(card: object) -> object:
    return getattr(card, "type", card)


def played(cards: Cards, games: int, jobs: int, progress: Progress = lambda done: None) -> list[Game]:
    """Play every pair in the same deals.

    Args:
        cards: what is played.
        games: of each pair.
        jobs: processes.
        progress: called after each game.
    """
    found = []
    for game in Local(jobs).each(partial(_play, cards), list(itertools.product(range(games), cards.pairs))):
        found.append(game)
        progress(1)
    return found


def _play(cards: Cards, task: tuple[int, tuple[str, str]]) -> Game:
    number, pair = task
    rows: Rows = {name: [] for name in TABLES}
    record(Cell(cards.choice, cards.bots, featured=pair), SEED, (number, 0, number), rows)
    game, seats = rows["games"][0], rows["seats"]
    if game["error"]:
        return Game(*pair, number, None, game["error"])
    return Game(*pair, number, sum(row["points"] for row in seats) / len(seats), "", game["decisions"])
