"""How much one connection may send, and how many tables may be opened from one address."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from ipaddress import IPv6Address, ip_address, ip_network

from swcore.errors import SwcoreError

HOUR = 3600.0
KNOWN = 4096  # addresses of which it is held in memory
HOME = 64  # bits of an address that one customer has


class Bucket:
    """Lets through so many messages a second in the long run, and some more at once.

    Args:
        rate: messages a second.
        burst: messages at once.
    """

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._most = rate, float(burst)
        self._left, self._at = float(burst), time.monotonic()

    def take(self) -> bool:
        """Return whether one more may come through now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Return the seconds until the next one may come."""
        return max(0.0, 1 - self._left) / self._rate


class Openings:
    """How many tables each address opens.

    Args:
        most: how many in an hour; any number when 0.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Note that a table is opened from an address.

        Raises:
            SwcoreError: `openings`, with the `seconds` until another one may be opened.
        """
        if not self._most:
            return
        home = home_of(address)
        bucket = self._known.get(home)
        if bucket is None:
            bucket = self._known[home] = Bucket(self._most / HOUR, self._most)
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(home)
        if not bucket.take():
            seconds = math.ceil(bucket.wait())
            told = f"From one address {self._most} tables may be opened in an hour."
            raise SwcoreError(told, code="openings", hint=f"Try again in {seconds} s.", most=self._most, seconds=seconds)


def home_of(address: str) -> str:
    """Return what all addresses of one customer share: of an IPv6 address the first half."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((int(found) >> HOME << HOME, HOME)))
