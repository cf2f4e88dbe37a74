"""What a position is worth to a seat by fitted numbers, for the bot that searches."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from swcore.conquest.evaluation import ends
from swcore.conquest.evaluation.estimates import conquests_ahead, rates, tokens_of
from swcore.conquest.evaluation.evaluate import evaluate
from swcore.conquest.evaluation.forecast import Weights
from swcore.conquest.evaluation.threats import Menaces, losses, menaces
from swcore.conquest.evaluation.timing import question_of, scores_still, turns_left, turns_to_come
from swcore.conquest.position.income import army_coins
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.turn.scoring import coins_due
from swcore.engine.machine import Machine
from swcore.engine.prospects import Prospects, Seen
from swcore.game.game import Game

OWN, THEIRS = "own {}", "theirs {}"  # names of the prospects, with the number of seats


def outlook(game: Game, seat: int, prospects: Mapping[str, Prospects], weights: Weights, allies: Collection[int] = ()) -> float:
    """Return what a position is worth to a seat that plays for the lead over the mean of the others, in coins at the end.

    Where nothing was fitted for so many seats, and where several win together, it is what `evaluate` says.

    Args:
        game: the position.
        seat: whose view; nothing that is hidden from it is read.
        prospects: what facts are worth, by `own N` and `theirs N` for N seats.
        weights: the numbers of the game, for what facts are made of.
        allies: the seats that win together with it.
    """
    machine = game.play
    state: ConquestState = machine.state
    if allies or OWN.format(state.seats) not in prospects:
        return evaluate(game, seat, weights, allies)
    worth = float(state.coins[seat])
    if not state.stack:
        return worth + weights.victory * ends.named(seat, [one[0] for one in state.verdicts])
    if state.ground.tables.asks_the_end:
        worth += ends.expected(machine, seat, weights, last=not turns_to_come(state))
    others = _opponents(state, seat)
    mine = _own(machine, seat, menaces(machine, seat, others, weights, ends.peoples(state)), weights)
    worth += mine.now + prospects[OWN.format(state.seats)].worth(mine)
    if others:
        theirs = prospects[THEIRS.format(state.seats)]
        worth += sum(theirs.worth(_glance(machine, other)) for other in others) / len(others)
    return worth


def glimpse(game: Game, seat: int, weights: Weights) -> dict[str, list[Seen]]:
    """Return what a position shows to a seat, for the fitting, by the names of the prospects.

    Args:
        game: the position.
        seat: whose view.
        weights: the numbers of the game.
    """
    machine = game.play
    state: ConquestState = machine.state
    others = _opponents(state, seat)
    mine = _own(machine, seat, menaces(machine, seat, others, weights, ends.peoples(state)), weights)
    return {OWN.format(state.seats): [mine], THEIRS.format(state.seats): [_glance(machine, other) for other in others]}


def lead_of(game: Game, seat: int) -> float:
    """Return by how many coins a seat is ahead of the mean of the others."""
    coins = game.play.state.coins
    return float(coins[seat] - (sum(coins) - coins[seat]) / max(1, len(coins) - 1))


def _opponents(state: ConquestState, seat: int) -> list[int]:
    """Return the other seats that play on."""
    return [other for other in range(state.seats) if other != seat and other not in state.left]


def _own(machine: Machine, seat: int, danger: Menaces, weights: Weights) -> Seen:
    """Return how a seat will stand at the end of its turn, with the conquests that it can still make."""
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
    facts = {"seat": 1.0, "fading": fading, "old regions": old}
    if state.active[seat] == NOBODY:
        facts["idle"] = 1.0
        return Seen(turns, now, facts)
    army = state.army(state.active[seat])
    gained = conquests_ahead(machine, asked, army)
    standing, rate, spoils = rates(machine, army, weights)
    facts["regions"] = army.regions.bit_count() + gained
    facts["income"] = standing + gained * rate
    facts["rate"], facts["spoils"] = rate, spoils
    facts["tokens"] = tokens_of(army)
    facts["lost"] = losses(machine, asked, army, gained, danger, weights)
    return Seen(turns, now + gained * (rate + spoils), facts, army.kit.by_hook.keys())


def _glance(machine: Machine, seat: int) -> Seen:
    """Return what is seen of an opponent, by fewer questions; its own income is among what is to come."""
    state: ConquestState = machine.state
    turns = turns_left(machine, seat) + scores_still(machine, seat)
    fading = old = 0
    for id in state.declined[seat]:
        army = state.army(id)
        fading += army_coins(machine.view, army)
        old += army.regions.bit_count()
    facts: dict[str, float] = {"seat": 1.0, "fading": fading, "old regions": old}
    if state.active[seat] == NOBODY:
        facts["idle"] = 1.0
        return Seen(turns, 0.0, facts)
    army = state.army(state.active[seat])
    facts["regions"] = army.regions.bit_count()
    facts["income"] = army_coins(machine.view, army)
    facts["tokens"] = tokens_of(army)
    return Seen(turns, 0.0, facts, army.kit.by_hook.keys())
