"""A ladder of bots: everybody plays everybody in several games, on both seats of the same deals, and is rated.

Ratings are those of openskill (Plackett and Luce's model, Weng and Lin's update), one set for each game and one over all games.
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
        low, high: the interval in which its strength lies in 95 cases of 100, as the model sees it.
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

    Args:
        played: what came of the matches, in their order: ratings are worked out match by match.
        bots: who played.

    Raises:
        SwcoreError: `lab-openskill` where openskill is not installed.
    """
    model: Any = _model()
    ratings: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    won, count = dict.fromkeys(bots, 0.0), dict.fromkeys(bots, 0)
    for one in played:
        first, second = one.match.bots
        teams = [[ratings[first]], [ratings[second]]]
        ((ratings[first],), (ratings[second],)) = model.rate(teams, scores=[one.share, 1 - one.share])
        for bot, share in ((first, one.share), (second, 1 - one.share)):
            won[bot] += share
            count[bot] += 1
    found = []
    for bot, rating in ratings.items():
        far = NORMAL * rating.sigma
        found.append(Rated(bot, count[bot], rating.mu, rating.mu - far, rating.mu + far, won[bot] / max(1, count[bot])))
    return sorted(found, key=lambda one: -one.mu)


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
