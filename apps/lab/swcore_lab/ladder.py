"""A ladder of bots: everybody plays everybody in several games, on both seats of the same deals, and is rated.

Ratings are those of openskill (Plackett and Luce's model, Weng and Lin's update), one set for each game and one over all games,
each the mean over many orders of the games.
The share of wins of each pair stands beside them, with Wilson's interval, so that nobody has to believe a model.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

import attrs

from swcore import Game, Ruleset, load_plugins
from swcore.bots import Bot, is_bot, make_bot, play_out, usual_bot
from swcore.errors import SwcoreError
from swcore.protocol.outside import OutsideBot
from swcore.text.escaping import cut

NORMAL = 1.959964  # of a two-sided interval of 95 %
ORDERS, LEAST_ORDERS, MOST_UPDATES = 40, 5, 200_000  # of games in which ratings are worked out; fewer where there are many games


@attrs.frozen
class Match:
    """One game of two bots.

    Attributes:
        game: its name.
        bots: who plays, by seat: names, or command lines of programs.
        number: of the deal; both bots get each deal on either seat.
        seed: of the whole ladder.
    """

    game: str
    bots: tuple[str, str]
    number: int
    seed: int


@attrs.frozen
class Played:
    """What came of a match.

    Attributes:
        match: the match.
        share: what the first bot won: 1, 0, or 0.5 for a shared victory.
        faults: sentences about programs that did not answer as they should.
    """

    match: Match
    share: float
    faults: tuple[str, ...] = ()


@attrs.frozen
class Rated:
    """Where a bot stands.

    Attributes:
        bot: its name, or its command line.
        games: how many it has played.
        mu: its rating.
        low, high: an interval of 95 % as the model sees it, which is no promise: the model takes strength for one number.
        share: what it has won of its games.
    """

    bot: str
    games: int
    mu: float
    low: float
    high: float
    share: float


def matches(bots: Sequence[str], games: Sequence[str], deals: int, seed: int) -> list[Match]:
    """Return the matches of a ladder: for every game, deal and pair one on either seat.

    Args:
        bots: who plays.
        games: names of games.
        deals: how many deals a pair gets in each game.
        seed: the same seed gives the same deals.
    """
    pairs = [pair for one, other in combinations(bots, 2) for pair in ((one, other), (other, one))]
    return [Match(game, pair, number, seed) for number in range(deals) for game in games for pair in pairs]


def play(match: Match) -> Played:
    """Play a match.

    Raises:
        SwcoreError: whatever the game or a bot raises; `bot-program` for a program that cannot be started, for the games would be
            those of the bot that chooses in its place.
    """
    rules, dealt = _rules(match.game), random.Random(f"{match.seed}/{match.game}/{match.number}")
    game = Game.new(rules, 2, seed=dealt.getrandbits(64))
    bots = [_bot(name, rules, dealt.getrandbits(62)) for name in match.bots]
    try:
        play_out(game, bots)
    finally:
        for bot in bots:
            if isinstance(bot, OutsideBot):
                bot.close()
    for bot in bots:
        if isinstance(bot, OutsideBot) and bot.faults and not bot.started:
            raise SwcoreError(bot.faults[0], code="bot-program", program=cut(bot.command, 60))
    winners = (game.result or {})["winners"]
    faults = tuple(fault for bot in bots if isinstance(bot, OutsideBot) for fault in bot.faults)
    return Played(match, (0 in winners) / len(winners) if winners else 0.5, faults)


@lru_cache(maxsize=8)
def _rules(game: str) -> Ruleset:
    return load_plugins(game)


def _bot(name: str, rules: Ruleset, seed: int) -> Bot:
    if is_bot(name):
        return make_bot(name, rules, seed)
    return OutsideBot(name, make_bot(usual_bot(rules), rules, seed))


def rated(played: Iterable[Played], bots: Sequence[str]) -> list[Rated]:
    """Return the bots by their ratings, the best one first.

    The model is fed match by match, and what came last weighs more. So that no rating hangs on the order in which games were
    played, it is fed in many shuffled orders, and the means are told.

    Args:
        played: what came of the matches, in any order.
        bots: who played.

    Raises:
        SwcoreError: `lab-openskill` where openskill is not installed.
    """
    model, rng = _model(), random.Random(0)
    ordered = sorted(played, key=lambda one: (one.match.game, one.match.bots, one.match.number, one.match.seed, one.share))
    mus, sigmas = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0.0)
    orders = max(LEAST_ORDERS, min(ORDERS, MOST_UPDATES // max(1, len(ordered))))
    for _ in range(orders):
        rng.shuffle(ordered)
        for bot, rating in _fed(model, ordered, bots).items():
            mus[bot] += rating.mu / orders
            sigmas[bot] += rating.sigma / orders
    found = []
    for bot in bots:
        shares = [1 - one.share if one.match.bots[1] == bot else one.share for one in ordered if bot in one.match.bots]
        far, share = NORMAL * sigmas[bot], sum(shares) / max(1, len(shares))
        found.append(Rated(bot, len(shares), mus[bot], mus[bot] - far, mus[bot] + far, share))
    return sorted(found, key=lambda one: -one.mu)


def _fed(model: Any, played: Sequence[Played], bots: Sequence[str]) -> dict[str, Any]:
    """Return the ratings of a model after matches in this order."""
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for one in played:
        first, second = one.match.bots
        teams = [[ratings[first]], [ratings[second]]]
        ((ratings[first],), (ratings[second],)) = model.rate(teams, scores=[one.share, 1 - one.share])
    return ratings


def _model() -> object:
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        hint = "Install it: pip install 'swcore-lab[ladder]'"
        raise SwcoreError("Ratings take openskill, which is not installed.", code="lab-openskill", hint=hint) from error
    return PlackettLuce()


def pair_share(played: Iterable[Played], one: str, other: str) -> tuple[float, int]:
    """Return what a bot has won against another one, and in how many games."""
    shares = [each.share for each in played if each.match.bots == (one, other)]
    shares += [1 - each.share for each in played if each.match.bots == (other, one)]
    return sum(shares), len(shares)


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return the interval of 95 % for a share of wins (Wilson, 1927); everything from 0 to 1 where nothing was played."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, NORMAL**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    far = NORMAL / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return max(0.0, middle - far), min(1.0, middle + far)
