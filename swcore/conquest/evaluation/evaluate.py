"""What a position is worth to a seat, for bots: coins, the income of this turn, and a forecast of the turns to come.

Everything comes from facts that the seat may see: its own coins, the board, what hooks answer. Hidden facts (the order of the
stacks, the coins of others) are not read, and no piece is known by name: bonus coins are measured by asking the hooks about
positions that do not exist, in a copy of the state. Only a piece that says who wins by coins counts those of others, which follow
from public payments.
"""

from __future__ import annotations

from collections.abc import Collection

from swcore.conquest.evaluation.estimates import abilities, staying
from swcore.conquest.evaluation.forecast import Outlook, Weights, common_losses, forecast
from swcore.conquest.evaluation.standing import Standing, Table, certain, table_of
from swcore.conquest.evaluation.timing import turns_to_come
from swcore.conquest.position.army import Army
from swcore.conquest.position.state import ConquestState
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
    worth = certain(machine, seat, weights)
    if not machine.state.stack:
        return worth
    return expected(worth, machine, table_of(machine, seat, weights, allies), weights)


def expected(worth: float, machine: Machine, table: Table, weights: Weights) -> float:
    """Return what a position is worth to a seat, with what all seats have still to expect.

    Args:
        worth: what it has for certain.
        machine: the position.
        table: how all seats stand.
        weights: the numbers of the game.
    """
    state: ConquestState = machine.state
    worth += _own(machine, table.own, weights)
    if table.others:
        theirs = sum(forecast(weights, _outlook(one, weights)) for one in table.others)
        worth -= weights.rivalry * theirs / len(table.others)
    for army in table.peoples:
        if army.race in state.purses:
            worth -= weights.rivalry * army.regions.bit_count() * (1 + turns_to_come(state))
    return worth + sum(forecast(weights, _outlook(one, weights)) for one in table.allies)


def _own(machine: Machine, own: Standing, weights: Weights) -> float:
    """Return what the seat that looks has still to expect, in this turn and in those to come."""
    army: Army | None = own.army
    if army is None:
        return own.now + forecast(weights, Outlook(own.turns, active=False, fading=own.fading))
    kit = army.kit
    outlook = Outlook(
        own.turns,
        active=True,
        regions=own.regions,
        income=own.income + weights.ability * abilities(army),
        rate=own.rate,
        spoils=own.spoils,
        tokens=own.tokens,
        lost=own.lost,
        fading=own.fading,
        outside=kit.says("conquest_outside_limit", machine.view, army),
        late=kit.says("conquest_may_decline_late", machine.view, army),
        stays=staying(machine, army) if kit.conquest_decline_keep else 1.0,
    )
    return own.now + forecast(weights, outlook)


def _outlook(other: Standing, weights: Weights) -> Outlook:
    """Return what the forecast of another seat starts from."""
    if other.army is None:
        return Outlook(other.turns, active=False, fading=other.fading)
    lost = common_losses(weights, other.regions, other.tokens)
    income = other.income + weights.ability * abilities(other.army)
    return Outlook(
        other.turns, active=True, regions=other.regions, income=income, tokens=other.tokens, lost=lost, fading=other.fading
    )
