"""Random streams: named, counter-based, inside the state.

A stream is (key, draws made). Draw number n of a key is a hash of both, so a stream can be saved as two numbers, drawing
from one never shifts another, and the results are equal on every machine.
"""

from __future__ import annotations

import hashlib
from typing import Final

_BITS: Final = 64


def stream_key(seed: int, name: str) -> int:
    """Return the key of a named stream.

    Args:
        seed: the game's seed, 0 to 2**128 - 1.
        name: the stream's name.
    """
    return int.from_bytes(hashlib.blake2b(name.encode(), key=seed.to_bytes(16, "big"), digest_size=16).digest(), "big")


def draw(key: int, count: int, low: int, size: int) -> int:
    """Return draw number `count` as an int from `low` to `low + size - 1`, every value equally likely.

    Args:
        key: the stream's key.
        count: draws made before this one.
        low: smallest result.
        size: number of results, at least 1.
    """
    limit = (1 << _BITS) - (1 << _BITS) % size
    attempt = 0
    while True:
        message = count.to_bytes(8, "big") + attempt.to_bytes(2, "big")
        digest = hashlib.blake2b(message, key=key.to_bytes(16, "big"), digest_size=8).digest()
        value = int.from_bytes(digest, "big")
        if value < limit:
            return low + value % size
        attempt += 1  # rejected, so that no result is likelier than another


def permutation(key: int, count: int, size: int) -> tuple[int, ...]:
    """Return a random order of 0 to size - 1. It counts as one draw.

    Args:
        key: the stream's key.
        count: draws made before this one.
        size: number of items.
    """
    bits = sum(place.bit_length() for place in range(2, size + 1)) + _BITS
    message = key.to_bytes(16, "big") + count.to_bytes(8, "big")
    number = int.from_bytes(hashlib.shake_256(message).digest(bits // 8 + 1), "big")
    rest = list(range(size))
    order = []
    for left in range(size, 0, -1):  # the digits of a number far larger than size!, so no order is likelier by more than 2**-64
        number, place = divmod(number, left)
        order.append(rest.pop(place))
    return tuple(order)
