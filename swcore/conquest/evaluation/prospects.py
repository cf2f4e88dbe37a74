"""What a position is worth to a seat by fitted numbers, for the bot that searches."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from swcore.conquest.evaluation.evaluate import evaluate, expected
from swcore.conquest.evaluation.forecast import Weights
from swcore.conquest.evaluation.standing import Standing, certain, table_of
from swcore.conquest.position.state import ConquestState
from swcore.engine.prospects import Prospects, Seen
from swcore.game.game import Game

OWN, THEIRS = "own {}", "theirs {}"  # names of the prospects, with the number of seats


def outlook(game: Game, seat: int, prospects: Mapping[str, Prospects], weights: Weights, allies: Collection[int] = ()) -> float:
    """Return what a position is worth to a seat, half by fitted numbers, half by `evaluate`, in coins at the end.

    The fitted numbers count the lead over the mean of the others. The errors of the two have little to do with each other, so a
    search is misled less often than by one of them. Where nothing was fitted for so many seats, and where several win together,
    it is what `evaluate` says.

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
    worth = certain(machine, seat, weights)
    if not state.stack:
        return worth
    table = table_of(machine, seat, weights)
    fitted = worth + table.own.now + prospects[OWN.format(state.seats)].worth(_seen_of(table.own))
    if table.others:
        theirs = prospects[THEIRS.format(state.seats)]
        fitted += sum(theirs.worth(_glance_of(other)) for other in table.others) / len(table.others)
    return (fitted + expected(worth, machine, table, weights)) / 2


def glimpse(game: Game, seat: int, weights: Weights) -> dict[str, list[Seen]]:
    """Return what a position shows to a seat, for the fitting, by the names of the prospects.

    Args:
        game: the position.
        seat: whose view.
        weights: the numbers of the game.
    """
    table, seats = table_of(game.play, seat, weights), game.play.state.seats
    return {OWN.format(seats): [_seen_of(table.own)], THEIRS.format(seats): [_glance_of(other) for other in table.others]}


def lead_of(game: Game, seat: int) -> float:
    """Return by how many coins a seat is ahead of the mean of the others."""
    coins = game.play.state.coins
    return float(coins[seat] - (sum(coins) - coins[seat]) / max(1, len(coins) - 1))


def _seen_of(own: Standing) -> Seen:
    """Return what is seen of the seat that looks."""
    seen = _glance_of(own)
    if own.army is not None:
        facts = {"rate": own.rate, "spoils": own.spoils, "lost": own.lost}
        return seen._replace(now=own.now, facts={**seen.facts, **facts})
    return seen._replace(now=own.now)


def _glance_of(other: Standing) -> Seen:
    """Return what is seen of an opponent."""
    facts: dict[str, float] = {"seat": 1.0, "fading": other.fading, "old regions": other.old}
    if other.army is None:
        facts["idle"] = 1.0
        return Seen(other.turns, 0.0, facts)
    facts["regions"], facts["income"], facts["tokens"] = other.regions, other.income, other.tokens
    return Seen(other.turns, 0.0, facts, other.army.kit.by_hook.keys())
