"""Attacks as a view tells of them."""

from __future__ import annotations

from swcore.conquest.position.places import NOBODY


class Attack(tuple[int, int]):
    """An attack of the turn: the pair (army, victim army), which knows its region as well.

    Attributes:
        army, victim: ids of the armies.
        region: number of the region that was attacked; -1 where a position that was written by hand does not say it.
    """

    region: int = NOBODY

    @classmethod
    def of(cls, army: int, victim: int, region: int) -> Attack:
        """Return the attack of an army on another one in a region."""
        attack = cls((army, victim))
        attack.region = region
        return attack

    @property
    def army(self) -> int:
        """Id of the army that attacked."""
        return self[0]

    @property
    def victim(self) -> int:
        """Id of the army that was attacked."""
        return self[1]
