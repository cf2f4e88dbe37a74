"""One game in which a seat holds a combo that was chosen for it; all else is as the bots play it."""

from __future__ import annotations

import statistics
from typing import Any

import attrs

from swcore.authoring import dialect_of
from swcore.bots import MAX_DECISIONS, Bot, make_bot
from swcore.bots.match import too_long
from swcore.bots.turns import Turns
from swcore.cli.contract import tally_of
from swcore.engine.ruleset import Ruleset
from swcore.game.game import Game

ROUNDS = 3  # the opening: about as long as an army is active; later rounds belong to the next one, too
MARGIN, LEAD, WIN, COINS = "margin", "lead", "win", "coins"
MEASURES = (MARGIN, LEAD, WIN, COINS)


@attrs.frozen
class Place:
    """Where a piece is put to the test.

    Attributes:
        seed: of the game.
        seats: how many there are.
        holder: the seat that takes the combo, counted from the one that begins.
        partner: the piece beside the one that is tried.
        bot: the name of the bot on every seat.
        arguments: further ones of `Game.new`, as pairs: map, edition, options.
    """

    seed: int
    seats: int
    holder: int
    partner: str
    bot: str
    arguments: tuple[tuple[str, Any], ...] = ()


@attrs.frozen
class Outcome:
    """What came of a game.

    Attributes:
        lead: points of the holder above the mean of the others after the opening.
        margin: the same at the end.
        win: 1 for a victory, a share of a shared one.
        turns, coins: turns in which somebody held the piece actively, and what they brought.
        held: whether the holder could take it.
        decisions: how many were made.
    """

    lead: float
    margin: float
    win: float
    turns: int
    coins: int
    held: bool
    decisions: int = 0

    def measure(self, name: str) -> float | None:
        """Return one of `MEASURES`; of the coins those in a turn, None when the piece was active in none."""
        if name == COINS:
            return self.coins / self.turns if self.turns else None
        found: float | None = getattr(self, name)
        return found


def play(ruleset: Ruleset, piece: str, place: Place) -> Outcome:
    """Play a game in which one seat takes a piece in its first turn.

    Until the holder has it nobody else takes it: a bot that would takes the next combo of the menu.

    Args:
        ruleset: the rules.
        piece: id of the piece.
        place: all else.

    Raises:
        SwcoreError: `too-long`, and whatever a game raises.
    """
    shown = (piece, place.partner)
    game = Game.new(ruleset, place.seats, seed=place.seed, first=0, featured=shown, **dict(place.arguments))
    bots = [make_bot(place.bot, ruleset, place.seed * place.seats + seat) for seat in range(place.seats)]
    tally, turns, dealt = tally_of(ruleset), Turns(game), _Dealt(ruleset, piece, place.holder)
    tally.hear(game.log[0])
    lead: float | None = None
    decisions = 0
    while not game.over:
        if lead is None and game.play.state.round > ROUNDS:
            lead = ahead(tally.scores(game), place.holder)
        seat = game.pending[0]
        turns.next(seat)
        tally.hear(game.apply(dealt.choose(game, seat, bots[seat]), seat))
        decisions += 1
        if decisions > MAX_DECISIONS:
            raise too_long(game, MAX_DECISIONS)
    margin = ahead(tally.scores(game), place.holder)
    kind = ruleset.pieces[piece].kind
    turned, coins = tally.counts.get(kind, {}).get(piece, (0, 0))
    lead = margin if lead is None else lead
    return Outcome(lead, margin, _share(game, place.holder), turned, coins, dealt.held, decisions)


class _Dealt:
    """Sees to it that the holder takes the piece, and nobody before."""

    def __init__(self, ruleset: Ruleset, piece: str, holder: int) -> None:
        self._dialect, self._piece, self._holder = dialect_of(ruleset), piece, holder
        self._open = True
        self.held = False

    def choose(self, game: Game, seat: int, bot: Bot) -> Any:
        """Return what a seat does."""
        if not self._open:
            return bot.choose(game, seat)
        menu = game.legal_actions(seat)
        wanted = self._dialect.eager(game, seat, self._piece, [action.text for action in menu])
        if seat == self._holder:
            self._open, self.held = False, bool(wanted)
            return wanted or bot.choose(game, seat)
        found = bot.choose(game, seat)
        others = [action for action in menu if action.text != wanted]
        return others[0] if found.text == wanted and others else found


def ahead(points: list[int], holder: int) -> float:
    """Return how far a seat is before the mean of the others."""
    others = [one for seat, one in enumerate(points) if seat != holder]
    return points[holder] - statistics.fmean(others) if others else float(points[holder])


def _share(game: Game, holder: int) -> float:
    result: dict[str, Any] = game.result or {}
    winners = result["winners"]
    return 1 / len(winners) if holder in winners else 0.0
