"""What a position is worth to a seat, for bots: coins, the income of this turn, and a forecast of the turns to come.

Everything comes from facts that the seat may see: its own coins, the board, what hooks answer. Hidden facts (the order of the
stacks, the coins of others) are never read, and no piece is known by name: bonus coins are measured by asking the hooks about
positions that do not exist, in a copy of the state.
"""

from __future__ import annotations

from typing import Any

from swcore.conquest.conquer import ConquerRegions
from swcore.conquest.forecast import Outlook, Weights, common_losses, forecast
from swcore.conquest.menace import Menaces, losses, menaces
from swcore.conquest.scoring import score_parts
from swcore.conquest.state import NOBODY, Army, Conquest, ConquestState
from swcore.conquest.survey import FROM_TRAY, Survey
from swcore.conquest.view import View
from swcore.frames import Frame
from swcore.game import Game
from swcore.play import Play
from swcore.values import listed

__all__ = ["Weights", "evaluate"]

# Abilities that show neither in coins nor in costs nor in targets.
ABILITIES = (
    "conquest_gain",
    "conquest_loss",
    "conquest_decline_keep",
    "conquest_protects",
    "conquest_outside_limit",
    "conquest_may_decline_late",
    "conquest_conquered",
    "conquest_redeployed",
)


def evaluate(game: Game, seat: int, weights: Weights) -> float:
    """Return what a position is worth to a seat, in coins at the end of the game.

    Args:
        game: the position.
        seat: whose view.
        weights: the numbers of the game.
    """
    play = game.play
    state: ConquestState = play.state
    worth = float(state.coins[seat])
    if not state.stack:
        return worth
    others = [other for other in range(state.seats) if other != seat and other not in state.left]
    worth += _own(play, seat, menaces(play, seat, others, weights), weights)
    if others:
        theirs = sum(forecast(weights, _glance(play, other, weights)) for other in others)
        worth -= weights.rivalry * theirs / len(others)
    return worth


def income(view: View, army: Army) -> int:
    """Return the coins that an army brings its seat when the position is scored."""
    coins = army.regions.bit_count()
    for _, call in army.kit.scorers:
        for bonus in listed(call(view, army)):
            coins += bonus.amount
    return coins


def _own(play: Play, seat: int, danger: Menaces, weights: Weights) -> float:
    """Return what the seat that looks has still to expect, in this turn and in those to come."""
    state: ConquestState = play.state
    asked = state.stack[-1]
    if asked[1] != seat:
        asked = ("",)
    pending = _scores_still(play, seat)
    worth = float(sum(part[0] for part in score_parts(play, seat))) if pending else 0.0
    fading = 0.0
    for id in state.declined[seat]:
        army = state.army(id)
        gained = _conquests_ahead(play, asked, army)
        worth += gained
        fading += income(play.view, army) + gained - losses(play, asked, army, gained, danger, weights)
    turns = _turns_left(play, seat)
    if state.active[seat] == NOBODY:
        return worth + forecast(weights, Outlook(turns, active=False, fading=fading))
    army = state.army(state.active[seat])
    kit = army.kit
    gained = _conquests_ahead(play, asked, army)
    standing, rate, spoils = _rates(play, army, weights)
    outlook = Outlook(
        turns,
        active=True,
        regions=army.regions.bit_count() + gained,
        income=standing + gained * rate + weights.ability * _abilities(army),
        rate=rate,
        spoils=spoils,
        tokens=_tokens(army),
        lost=losses(play, asked, army, gained, danger, weights),
        fading=fading,
        outside=kit.says("conquest_outside_limit", play.view, army),
        late=kit.says("conquest_may_decline_late", play.view, army),
    )
    return worth + gained * (rate + spoils) + forecast(weights, outlook)


def _glance(play: Play, seat: int, weights: Weights) -> Outlook:
    """Return the outlook of an opponent, by fewer questions."""
    state: ConquestState = play.state
    turns = _turns_left(play, seat) + _scores_still(play, seat)
    fading = sum(income(play.view, state.army(id)) for id in state.declined[seat])
    if state.active[seat] == NOBODY:
        return Outlook(turns, active=False, fading=fading)
    army = state.army(state.active[seat])
    regions, tokens = army.regions.bit_count(), _tokens(army)
    coins = income(play.view, army) + weights.ability * _abilities(army)
    lost = common_losses(weights, regions, tokens)
    return Outlook(turns, active=True, regions=regions, income=coins, tokens=tokens, lost=lost, fading=fading)


def _turns_left(play: Play, seat: int) -> int:
    """Return how many turns a seat will begin after this moment."""
    state: ConquestState = play.state
    first = play.setup.first
    to_come = (seat - first) % state.seats > (state.turn_seat - first) % state.seats
    return state.rounds - state.round + to_come


def _scores_still(play: Play, seat: int) -> bool:
    """Return whether this is the seat's turn and its income is still to come."""
    state: ConquestState = play.state
    if state.turn_seat != seat:
        return False
    score: int = play.ruleset.compiled.steps["score"]
    return any(frame[0] == "turn" and frame[2] <= score for frame in state.stack)


def _conquests_ahead(play: Play, asked: Frame, army: Army) -> float:
    """Return how many regions the tokens in hand will take in this turn, a share for the die, cheapest regions first."""
    if asked[0] != ConquerRegions.kind or asked[2] != army.id:
        return 0.0
    book: Any = play.ruleset.book
    roll = asked[4]
    survey = Survey(play.view, army, roll)
    hand, regions = army.hand, 0
    if roll is None:
        for mode in survey.modes:
            from_hand = 0 if mode.source == FROM_TRAY else max(1, mode.cost)
            if from_hand <= hand and survey.mode_open(mode):
                hand -= from_hand
                regions += 1
    again = 0  # a roll counts for the first conquest only
    for cost in sorted(survey.costs(survey.open).values()):
        if cost + again > hand:
            short = cost + again - hand
            pips = sum(face >= short for face in book.die) if hand and not roll else 0
            return regions + pips / len(book.die)
        hand -= cost + again
        regions += 1
        again = roll or 0
    return float(regions)


def _rates(play: Play, army: Army, weights: Weights) -> tuple[float, float, float]:
    """Return what an army brings in a turn without conquests, for one region more, and for one conquest.

    Its hooks are asked about a turn that does not exist: the next one, with other regions.
    """
    if not army.kit.scorers:
        return float(army.regions.bit_count()), 1.0, 0.0
    state: ConquestState = play.state.clone()
    state.turn += 1
    state.conquests = ()
    view, ghost = play.view.over(state), state.army(army.id)
    standing = income(view, ghost)
    ghost.regions = 0
    bare = income(view, ghost)
    state.conquests = (Conquest(army.id, 0, "normal", (), NOBODY, NOBODY, False, 1, True, 1, ()),)
    spoils = income(view, ghost) - bare
    state.conquests = ()
    ghost.regions = view.ground.land
    rate = (income(view, ghost) - bare) / max(1, view.ground.land.bit_count())
    return float(standing), rate, spoils * weights.fallen


def _tokens(army: Army) -> int:
    return army.placed + army.hand + army.withdrawn + army.aside


def _abilities(army: Army) -> int:
    return sum(bool(getattr(army.kit, hook)) for hook in ABILITIES)
