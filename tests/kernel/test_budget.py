"""Budgets of tables, and what is bounded by a number of entries."""

from __future__ import annotations

import pytest

from swcore import Action, Modifier
from swcore.engine import actions, answers
from swcore.engine.actions import INTERNED
from swcore.engine.budget import Budget


def test_tables_are_emptied_together_when_their_bytes_are_spent() -> None:
    budget = Budget(100)
    one, other = budget.table({1: 1}), budget.table({2: 2})
    budget.take(40)
    budget.take(60)
    assert (one, other, budget.left) == ({1: 1}, {2: 2}, 0)
    budget.take(1)
    assert (one, other, budget.left) == ({}, {}, 99)


def test_an_entry_larger_than_the_budget_is_counted_all_the_same() -> None:
    budget = Budget(100)
    table = budget.table({})
    budget.take(500)
    table[1] = 1
    budget.take(10)
    assert (table, budget.left) == ({}, 90)


def test_actions_are_kept_up_to_a_number_and_equal_beyond_it() -> None:
    class Knock(Action):
        kind, usage, arity = "knock", "knock DOOR", (1, 1)

    first = Knock.of("door0")
    for number in range(actions.MOST):
        assert Knock.of(f"door{number}").text == f"knock door{number}"
    assert len(INTERNED[Knock]) == actions.MOST
    assert Knock.of("door0") is first
    Knock.of("one more")
    assert len(INTERNED[Knock]) == 1
    again = Knock.of("door0")
    assert again is not first
    assert (again, hash(again)) == (first, hash(first))


def test_variants_of_variants_share_one_bounded_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chains would hold a table in each entry of a table otherwise."""
    monkeypatch.setattr(answers, "_KEPT", 10)
    base = Modifier(1, "tax")
    for where in range(100):
        for count in range(5):
            found = base.at(where).times(count)
            assert (found.amount, found.where, found.reason) == (count, where, "tax")
            assert found._at is base._at
            assert len(base._at) <= 10
    assert base.at(7) is base.at(7)
    assert base.at(7).times(3) is base.times(3).at(7)
