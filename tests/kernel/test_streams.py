"""Random streams: fixed values, even odds, and no stream that shifts another."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from swcore.engine.chance import draw, permutation, stream_key

SEEDS = st.integers(0, 2**128 - 1)
COUNTS = st.integers(0, 2**32)
KEY = 0x0123456789ABCDEF0123456789ABCDEF


def blake(message: bytes, key: bytes, size: int) -> int:
    """Return a keyed BLAKE2b hash as a number."""
    return int(hashlib.blake2b(message, key=key, digest_size=size).hexdigest(), 16)


def test_a_key_is_the_keyed_hash_of_the_name() -> None:
    """The numbers were worked out with an implementation of RFC 7693 of its own: they may never change."""
    assert stream_key(0, "die") == blake(b"die", bytes(16), 16)
    assert stream_key(1, "die") == blake(b"die", bytes(15) + b"\x01", 16)
    assert stream_key(2**128 - 1, "badges") == blake(b"badges", b"\xff" * 16, 16)
    assert f"{stream_key(0, 'die'):032x}" == "4e69a0643b747af0c5a780fec2e37c8d"
    assert f"{stream_key(1, 'die'):032x}" == "519979b4f4ce35ae1b92894262ab8d04"


def test_a_draw_is_the_hash_of_its_number_reduced_to_the_range() -> None:
    key = KEY.to_bytes(16, "big")
    for count in (0, 1, 255, 256, 2**40):
        number = blake(count.to_bytes(8, "big") + b"\x00\x00", key, 8)
        assert draw(KEY, count, 0, 6) == number % 6
        assert draw(KEY, count, 100, 1000) == 100 + number % 1000


def test_draws_stay_what_they_were() -> None:
    assert [draw(KEY, count, 0, 6) for count in range(12)] == [0, 3, 2, 5, 2, 5, 2, 4, 0, 4, 1, 2]
    assert permutation(KEY, 0, 5) == (4, 0, 1, 3, 2)


def test_a_number_beyond_the_last_full_range_is_drawn_again() -> None:
    """Else small results would be likelier: of 2**64 numbers only a multiple of the size can be shared out evenly."""
    size = 2**63 + 1
    key = KEY.to_bytes(16, "big")
    repeated = 0
    for count in range(40):
        head = count.to_bytes(8, "big")
        tries = [blake(head + attempt.to_bytes(2, "big"), key, 8) for attempt in range(64)]
        first = next(number for number in tries if number < size)
        repeated += tries[0] >= size
        assert draw(KEY, count, 0, size) == first
    assert 8 <= repeated <= 32  # about half of them


def test_six_faces_come_equally_often() -> None:
    """60,000 draws, 10,000 of each expected; five standard deviations are 456."""
    counts = Counter(draw(stream_key(7, "die"), count, 0, 6) for count in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(number - 10_000) <= 456 for number in counts.values())


def test_all_orders_of_three_come_equally_often() -> None:
    """12,000 orders, 2,000 of each expected; five standard deviations are 204."""
    counts = Counter(permutation(stream_key(7, "badges"), count, 3) for count in range(12_000))
    assert sorted(counts) == sorted(itertools.permutations(range(3)))
    assert all(abs(number - 2_000) <= 204 for number in counts.values())


def test_every_place_of_a_long_order_is_even() -> None:
    """20 items, 4,000 orders: item 0 lands 200 times in each place; five standard deviations are 69."""
    places = Counter(permutation(stream_key(3, "banners"), count, 20).index(0) for count in range(4_000))
    assert len(places) == 20
    assert all(abs(number - 200) <= 69 for number in places.values())


def test_an_order_is_read_off_the_digits_of_one_large_number() -> None:
    bits = 2 + 2 + 3 + 64  # bit lengths of 2, 3, 4 and the margin
    message = KEY.to_bytes(16, "big") + (9).to_bytes(8, "big")
    number = int.from_bytes(hashlib.shake_256(message).digest(bits // 8 + 1), "big")
    rest, order = [0, 1, 2, 3], []
    for left in (4, 3, 2, 1):
        order.append(rest.pop(number % left))
        number //= left
    assert permutation(KEY, 9, 4) == tuple(order)


@given(key=SEEDS, count=COUNTS, size=st.integers(0, 60))
def test_an_order_holds_every_place_once(key: int, count: int, size: int) -> None:
    assert sorted(permutation(key, count, size)) == list(range(size))


@given(key=SEEDS, count=COUNTS, low=st.integers(-50, 50), size=st.integers(1, 10**9))
def test_a_draw_lies_in_its_range_and_is_repeatable(key: int, count: int, low: int, size: int) -> None:
    found = draw(key, count, low, size)
    assert low <= found < low + size
    assert draw(key, count, low, size) == found


@given(seed=SEEDS, other=SEEDS)
def test_names_and_seeds_give_keys_of_their_own(seed: int, other: int) -> None:
    assert stream_key(seed, "die") != stream_key(seed, "badges")
    assert (stream_key(seed, "die") == stream_key(other, "die")) == (seed == other)


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_a_seed_has_128_bits(seed: int) -> None:
    with pytest.raises(OverflowError):
        stream_key(seed, "die")
