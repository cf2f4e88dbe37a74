"""Modifiers and the order in which they are folded."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swcore import Gate, Modifier
from swcore.engine.answers import ADD, CAP, EVERYWHERE, FLOOR, PHASES, SET
from swcore.engine.folding import fold

AMOUNTS = st.integers(-20, 20)


def modifier(amount: int, phase: str = ADD, reason: str = "") -> Modifier:
    return Modifier(amount, reason or f"{phase} {amount}", phase=phase)


def test_additions_are_summed_up() -> None:
    assert fold(2, []) == 2
    assert fold(2, [modifier(3), modifier(-1)]) == 4
    assert fold(2, [modifier(-5)]) == -3  # the host says where the bottom is


def test_a_set_value_wins_over_base_and_additions() -> None:
    assert fold(2, [modifier(7, SET)]) == 7
    assert fold(2, [modifier(7, SET), modifier(5)]) == 7
    assert fold(2, [modifier(5), modifier(0, SET)]) == 0


def test_a_floor_lifts_additions_and_set_values() -> None:
    assert fold(2, [modifier(-5), modifier(1, FLOOR)]) == 1
    assert fold(2, [modifier(0, SET), modifier(1, FLOOR)]) == 1
    assert fold(5, [modifier(1, FLOOR)]) == 5


def test_the_greatest_floor_and_the_least_cap_count() -> None:
    assert fold(0, [modifier(1, FLOOR), modifier(3, FLOOR), modifier(2, FLOOR)]) == 3
    assert fold(9, [modifier(6, CAP), modifier(4, CAP), modifier(5, CAP)]) == 4


def test_a_cap_wins_over_everything() -> None:
    assert fold(9, [modifier(4, CAP)]) == 4
    assert fold(2, [modifier(9, SET), modifier(8, FLOOR), modifier(3, CAP)]) == 3
    assert fold(2, [modifier(3, CAP)]) == 2


def test_the_phases_are_folded_in_this_order_whatever_the_order_of_the_list() -> None:
    """2 + 3 = 5; set to 6; at least 8; at most 7. With the cap before the floor it would be 8, with set last 6."""
    parts = [modifier(3), modifier(6, SET), modifier(8, FLOOR), modifier(7, CAP)]
    assert {fold(2, order) for order in itertools.permutations(parts)} == {7}


@given(
    base=AMOUNTS,
    adds=st.lists(AMOUNTS, max_size=4),
    chosen=st.none() | AMOUNTS,
    floors=st.lists(AMOUNTS, max_size=3),
    caps=st.lists(AMOUNTS, max_size=3),
    data=st.data(),
)
def test_the_order_within_a_phase_does_not_matter(
    base: int, adds: list[int], chosen: int | None, floors: list[int], caps: list[int], data: st.DataObject
) -> None:
    parts = [modifier(amount) for amount in adds]
    parts += [] if chosen is None else [modifier(chosen, SET, "one"), modifier(chosen, SET, "another")]
    parts += [modifier(amount, FLOOR) for amount in floors] + [modifier(amount, CAP) for amount in caps]
    expected = base + sum(adds) if chosen is None else chosen
    expected = max([expected, *floors])
    expected = min([expected, *caps])
    assert fold(base, data.draw(st.permutations(parts))) == expected


@pytest.mark.parametrize("order", [1, -1])
def test_of_two_different_set_values_the_greatest_counts(order: int) -> None:
    parts = [modifier(0, SET, "no token is lost"), modifier(9, SET, "all tokens stay")]
    assert fold(1, parts[::order]) == 9


def test_two_equal_set_values_agree() -> None:
    assert fold(1, [modifier(4, SET, "one"), modifier(4, SET, "another")]) == 4


def test_an_unknown_phase_is_refused_at_once() -> None:
    assert PHASES == (ADD, SET, FLOOR, CAP)
    with pytest.raises(ValueError, match="phase is one of add, set, floor, cap, not 'multiply'"):
        Modifier(2, "twice", phase="multiply")


def test_a_modifier_counts_everywhere_until_it_is_told_where() -> None:
    plain = Modifier(-1, "coast", "X-1", phase=ADD)
    assert plain.where == EVERYWHERE
    assert all(plain.where >> region & 1 for region in (0, 1, 199))
    there = plain.at(0b101)
    assert (there.amount, there.reason, there.clause, there.phase, there.where) == (-1, "coast", "X-1", ADD, 0b101)
    assert plain.where == EVERYWHERE


def test_a_modifier_several_times_over_is_one() -> None:
    mine = Modifier(2, "mines", "X-2", where=0b11)
    three = mine.times(3)
    assert (three.amount, three.reason, three.clause, three.where) == (6, "mines", "X-2", 0b11)
    assert mine.times(0).amount == 0
    assert mine.amount == 2


def test_variants_of_a_modifier_are_made_once() -> None:
    mine = Modifier(2, "mines")
    assert mine.at(0b1) is mine.at(0b1)
    assert mine.times(3) is mine.times(3)
    assert mine.at(0b1) is not mine.at(0b10)


def test_a_modifier_does_not_collect_variants_without_end() -> None:
    mine = Modifier(2, "mines")
    for where in range(2_000):
        assert mine.at(where).where == where
    assert len(mine._at) <= 512


def test_a_gate_is_a_code_a_mask_a_clause_and_a_reason() -> None:
    gate = Gate("peace", 0b110, "X-3", "there is peace")
    assert (gate.code, gate.bad, gate.clause, gate.reason) == ("peace", 0b110, "X-3", "there is peace")
    assert Gate("peace", 1) == ("peace", 1, "", "")
