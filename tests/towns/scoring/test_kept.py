"""What the games of Tiny Towns share stays within its bytes, and emptying it in mid-game changes nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from swcore_tiny_towns.scoring import feeding

from swcore import Game, Ruleset, load_plugins
from swcore.bots import make_bot
from swcore.engine import Budget

SMALL = 60_000  # bytes that are soon spent


def emptying(most: int = SMALL) -> Ruleset:
    """Return a ruleset of its own whose budgets are spent again and again."""
    rules = load_plugins("tiny-towns")
    for budget in (rules.compiled.deals, rules.compiled.towns):
        budget.most = budget.left = most
    return rules


def decisions(game: Game, bots: list[Any]) -> Iterator[str]:
    """Play to the end, and give the digest after each decision."""
    while not game.over:
        seat = game.pending[0]
        game.apply(bots[seat].choose(game, seat), seat)
        yield game.digest()


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_emptying_everything_in_mid_game_changes_nothing(bot: str) -> None:
    usual, emptied = load_plugins("tiny-towns"), emptying()
    games = [Game.new(rules, 2, seed=5) for rules in (usual, emptied)]
    one, other = (decisions(game, [make_bot(bot, game.ruleset, seat) for seat in range(2)]) for game in games)
    for digest, same in zip(one, other, strict=True):
        assert digest == same
        for budget in (emptied.compiled.deals, emptied.compiled.towns, feeding.SETS):
            budget.empty()
    assert games[0].result == games[1].result


def test_sets_of_cards_stay_within_their_bytes() -> None:
    rules = emptying()
    tables = rules.compiled
    for seed in range(60):
        game = Game.new(rules, 4, seed=seed)
        for monument in tables.monuments:
            deal = tables.deal(game.play.state.cards, monument.id)
            assert (deal.cards, deal.monument) == (game.play.state.cards, monument.id)
        parts = [(deal, deal.asks, deal.ways, deal.special, *filter(None, deal.asks.values())) for deal in tables._deals.values()]
        sizes = [sys.getsizeof(one) for part in parts for one in part]
        assert sum(sizes) + sys.getsizeof(tables._deals) <= SMALL


def test_fed_sets_stay_within_their_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four of sixteen squares can be fed in 1820 ways, each a number of 28 bytes in a tuple."""
    budget = Budget(10 * SMALL)
    known: dict[object, tuple[int, ...]] = budget.table({})
    monkeypatch.setattr(feeding, "SETS", budget)
    monkeypatch.setattr(feeding, "_known", known)
    for left in combinations(range(16), 2):
        feedable = 0xFFFF & ~sum(1 << square for square in left)
        for upto in (2, 4):
            found = feeding.fed_sets(feedable, upto, ())
            assert len(found) == {2: 91, 4: 1001}[upto]
            assert found is feeding.fed_sets(feedable, upto, ())
        assert sum(sys.getsizeof(sets) + 28 * len(sets) for sets in known.values()) <= 10 * SMALL
