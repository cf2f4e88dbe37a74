"""What bots make of the end of a game: points that pieces give, and who they say has won."""

from __future__ import annotations

import pytest

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Rule, Verdict, View
from swcore.conquest.evaluation import Weights
from swcore.conquest.evaluation.evaluate import evaluate
from swcore.testing import Scene
from tests.bots.table import PLAIN, RATS, greedy

ROW = {"a": "farmland edge", "b": "farmland", "c": "hill mine", "d": "farmland"}
BORDERS = "a-b a-c b-d"


class Mines(Rule):
    """A region with a mine is worth five coins at the end."""

    @hookimpl
    def conquest_final(self, view: View, army: Army | None, seat: int) -> Modifier:
        held = sum(view.held(one, symbol="mine") for one in view.armies if one.seat == seat)
        return Modifier(5, "mines").times(held)


class Keep(Rule):
    """Whoever holds the mine when the game is over has won."""

    @hookimpl
    def conquest_winner(self, view: View) -> Verdict | None:
        holder = view.holder(view.region("c"))
        return None if holder is None or holder.seat is None else Verdict((holder.seat,), "the mine")


MINES, KEEP = Mines("home.mines", name="Mines"), Keep("home.keep", name="Keep")


def scene(*rules: Rule, held: str = "a", rounds: int = 5) -> Scene:
    """Return a scene with a tie for the next conquest: b and c cost the same."""
    made = Scene(ROW, BORDERS, with_pieces=rules, rounds=rounds)
    made.army(0, RATS, PLAIN, dict.fromkeys(held, 1), hand=0 if len(held) > 1 else 2)
    made.army(1, "base.orcs", "base.hill", {"d": 4})
    return made


def worth(made: Scene, *, round: int, seat: int = 0) -> float:
    return evaluate(made.turn(0, "score", round=round), seat, Weights(risk=0.0, ability=0.0))


@pytest.mark.parametrize("rule", [MINES, KEEP])
def test_the_last_conquest_goes_where_pieces_reward_it_in_the_end(rule: Rule) -> None:
    assert greedy(scene(rule).turn(0, "conquer", round=5)) == "conquer c"


def test_points_of_the_end_count_in_full() -> None:
    without, there = worth(scene(MINES, held="ab"), round=2), worth(scene(MINES, held="ac"), round=2)
    assert there - without == 5


def test_who_has_won_counts_in_the_last_round_and_not_before() -> None:
    for round, more in ((5, 10), (4, 0)):
        assert worth(scene(KEEP, held="ac"), round=round) - worth(scene(KEEP, held="ab"), round=round) == more
    made = scene(KEEP, held="ac")
    assert worth(made, round=5, seat=1) - worth(scene(KEEP, held="ab"), round=5, seat=1) == -10


def test_a_game_that_a_piece_has_decided_is_worth_the_victory() -> None:
    made = scene(KEEP, held="ac", rounds=1)
    made.column()
    game = made.turn(1, "regroup", round=1)
    assert game.over
    coins = made.state.coins
    assert [evaluate(game, seat, Weights(victory=7.0)) for seat in (0, 1)] == [coins[0] + 7, coins[1] - 7]
