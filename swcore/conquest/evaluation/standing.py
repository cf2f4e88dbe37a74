"""How the seats stand at the end of the turn, as one of them sees it: the facts that every value of a position starts from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from swcore.conquest.evaluation import ends
from swcore.conquest.evaluation.estimates import conquests_ahead, rates, tokens_of
from swcore.conquest.evaluation.forecast import Weights
from swcore.conquest.evaluation.threats import Menaces, losses, menaces
from swcore.conquest.evaluation.timing import question_of, scores_still, turns_left, turns_to_come
from swcore.conquest.position.army import Army
from swcore.conquest.position.income import army_coins
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.turn.scoring import coins_due
from swcore.engine.machine import Machine


class Standing(NamedTuple):
    """How a seat stands at the end of the turn, with the conquests that it can still make.

    Attributes:
        turns: turns that it has left.
        now: coins that this turn still brings; 0 for an opponent, whose own turn is among those that are left.
        fading: coins a turn from its armies in decline, where nothing is lost but what is likely to be.
        old: regions of these armies.
        army: its active army; None without one, and all that follows counts nothing then.
        regions: regions of the active army.
        income: coins a turn with these regions.
        rate: coins a turn for one region more.
        spoils: coins, once, for one conquest.
        tokens: its tokens.
        lost: regions that it is going to lose before its next turn.
    """

    turns: int
    now: float
    fading: float
    old: float
    army: Army | None = None
    regions: float = 0.0
    income: float = 0.0
    rate: float = 1.0
    spoils: float = 0.0
    tokens: float = 0.0
    lost: float = 0.0


class Table(NamedTuple):
    """How all seats stand.

    Attributes:
        own: the seat that looks.
        others: its opponents who play on.
        allies: who wins together with it, and plays on.
        peoples: active armies of nobody.
    """

    own: Standing
    others: list[Standing]
    allies: list[Standing]
    peoples: Sequence[Army]


def certain(machine: Machine, seat: int, weights: Weights) -> float:
    """Return the coins of a seat, and what it counts that pieces name it, or will name it, as a winner."""
    state: ConquestState = machine.state
    coins = float(state.coins[seat])
    if not state.stack:
        return coins + weights.victory * ends.named(seat, [one[0] for one in state.verdicts])
    if state.ground.tables.asks_the_end:
        return coins + ends.expected(machine, seat, weights, last=not turns_to_come(state))
    return coins


def table_of(machine: Machine, seat: int, weights: Weights, allies: Collection[int] = ()) -> Table:
    """Return how all seats stand.

    Args:
        machine: the position.
        seat: whose view; nothing that is hidden from it is read.
        weights: the numbers of the game.
        allies: the seats that win together with it.
    """
    state: ConquestState = machine.state
    playing = [other for other in range(state.seats) if other != seat and other not in state.left]
    others = [other for other in playing if other not in allies]
    peoples = ends.peoples(state)
    return Table(
        _own(machine, seat, menaces(machine, seat, others, weights, peoples), weights),
        [_glance(machine, other) for other in others],
        [_glance(machine, other) for other in playing if other in allies],
        peoples,
    )


def _own(machine: Machine, seat: int, danger: Menaces, weights: Weights) -> Standing:
    """Return how the seat that looks stands."""
    state: ConquestState = machine.state
    asked, turns = question_of(machine, seat), turns_left(machine, seat)
    now = float(coins_due(machine, seat)) if scores_still(machine, seat) else 0.0
    fading = old = 0.0
    for id in state.declined[seat]:
        army = state.army(id)
        gained = conquests_ahead(machine, asked, army)
        now += gained
        fading += army_coins(machine.view, army) + gained - losses(machine, asked, army, gained, danger, weights)
        old += army.regions.bit_count() + gained
    if state.active[seat] == NOBODY:
        return Standing(turns, now, fading, old)
    army = state.army(state.active[seat])
    gained = conquests_ahead(machine, asked, army)
    standing, rate, spoils = rates(machine, army, weights)
    lost = losses(machine, asked, army, gained, danger, weights)
    regions, income = army.regions.bit_count() + gained, standing + gained * rate
    now += gained * (rate + spoils)
    return Standing(turns, now, fading, old, army, regions, income, rate, spoils, tokens_of(army), lost)


def _glance(machine: Machine, seat: int) -> Standing:
    """Return how another seat stands, by fewer questions; its own income is among what is to come."""
    state: ConquestState = machine.state
    turns = turns_left(machine, seat) + scores_still(machine, seat)
    fading = old = 0
    for id in state.declined[seat]:
        army = state.army(id)
        fading += army_coins(machine.view, army)
        old += army.regions.bit_count()
    if state.active[seat] == NOBODY:
        return Standing(turns, 0.0, fading, old)
    army = state.army(state.active[seat])
    regions, coins = army.regions.bit_count(), army_coins(machine.view, army)
    return Standing(turns, 0.0, fading, old, army, regions, coins, tokens=tokens_of(army))
