"""What a position is worth to a seat, for bots: coins, the income of this turn, and a forecast of the turns to come.

Everything comes from facts that the seat may see: its own coins, the board, what hooks answer. Hidden facts (the order of the
stacks, the coins of others) are not read, and no piece is known by name: bonus coins are measured by asking the hooks about
positions that do not exist, in a copy of the state. Only a piece that says who wins by coins counts those of others, which follow
from public payments.
"""

from __future__ import annotations

from collections.abc import Collection

from swcore.conquest.evaluation import ends
from swcore.conquest.evaluation.estimates import abilities, conquests_ahead, rates, staying, tokens_of
from swcore.conquest.evaluation.forecast import Outlook, Weights, common_losses, forecast
from swcore.conquest.evaluation.threats import Menaces, losses, menaces
from swcore.conquest.evaluation.timing import question_of, scores_still, turns_left, turns_to_come
from swcore.conquest.position.income import army_coins
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.turn.scoring import coins_due
from swcore.engine.machine import Machine
from swcore.game.game import Game

__all__ = ["Weights", "evaluate"]


def evaluate(game: Game, seat: int, weights: Weights, allies: Collection[int] = ()) -> float:
    """Return what a position is worth to a seat, in coins at the end of the game.

    Args:
        game: the position.
        seat: whose view.
        weights: the numbers of the game.
        allies: the seats that win together with it; what they have to expect counts as its own.
    """
    machine = game.play
    state: ConquestState = machine.state
    worth = float(state.coins[seat])
    if not state.stack:
        return worth + weights.victory * ends.named(seat, [one[0] for one in state.verdicts])
    if state.ground.tables.asks_the_end:
        worth += ends.expected(machine, seat, weights, last=not turns_to_come(state))
    playing = [other for other in range(state.seats) if other != seat and other not in state.left]
    others = [other for other in playing if other not in allies]
    peoples = ends.peoples(state)
    worth += _own(machine, seat, menaces(machine, seat, others, weights, peoples), weights)
    if others:
        theirs = sum(forecast(weights, _glance(machine, other, weights)) for other in others)
        worth -= weights.rivalry * theirs / len(others)
    for army in peoples:
        if army.race in state.purses:
            worth -= weights.rivalry * army.regions.bit_count() * (1 + turns_to_come(state))
    return worth + sum(forecast(weights, _glance(machine, one, weights)) for one in playing if one in allies)


def _own(machine: Machine, seat: int, danger: Menaces, weights: Weights) -> float:
    """Return what the seat that looks has still to expect, in this turn and in those to come."""
    state: ConquestState = machine.state
    asked = question_of(machine, seat)
    pending = scores_still(machine, seat)
    worth = float(coins_due(machine, seat)) if pending else 0.0
    fading = 0.0
    for id in state.declined[seat]:
        army = state.army(id)
        gained = conquests_ahead(machine, asked, army)
        worth += gained
        fading += army_coins(machine.view, army) + gained - losses(machine, asked, army, gained, danger, weights)
    turns = turns_left(machine, seat)
    if state.active[seat] == NOBODY:
        return worth + forecast(weights, Outlook(turns, active=False, fading=fading))
    army = state.army(state.active[seat])
    kit = army.kit
    gained = conquests_ahead(machine, asked, army)
    standing, rate, spoils = rates(machine, army, weights)
    outlook = Outlook(
        turns,
        active=True,
        regions=army.regions.bit_count() + gained,
        income=standing + gained * rate + weights.ability * abilities(army),
        rate=rate,
        spoils=spoils,
        tokens=tokens_of(army),
        lost=losses(machine, asked, army, gained, danger, weights),
        fading=fading,
        outside=kit.says("conquest_outside_limit", machine.view, army),
        late=kit.says("conquest_may_decline_late", machine.view, army),
        stays=staying(machine, army) if kit.conquest_decline_keep else 1.0,
    )
    return worth + gained * (rate + spoils) + forecast(weights, outlook)


def _glance(machine: Machine, seat: int, weights: Weights) -> Outlook:
    """Return the outlook of an opponent, by fewer questions."""
    state: ConquestState = machine.state
    turns = turns_left(machine, seat) + scores_still(machine, seat)
    fading = sum(army_coins(machine.view, state.army(id)) for id in state.declined[seat])
    if state.active[seat] == NOBODY:
        return Outlook(turns, active=False, fading=fading)
    army = state.army(state.active[seat])
    regions, tokens = army.regions.bit_count(), tokens_of(army)
    coins = army_coins(machine.view, army) + weights.ability * abilities(army)
    lost = common_losses(weights, regions, tokens)
    return Outlook(turns, active=True, regions=regions, income=coins, tokens=tokens, lost=lost, fading=fading)
