"""Hooks whose answer is of another type: each line with a `type: ignore` is an error for mypy, and so is one that is not needed.

pyright is told to look past these marks, and must find a fault on each of these lines and nowhere else (`make types`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from swcore_tiny_towns import Building, Monument, Town

from swcore import Modifier, hookimpl
from swcore.conquest import Army, Effects, Power, Race, Rule, View

if TYPE_CHECKING:
    from swcore import Modifer  # type: ignore[attr-defined]  # noqa: F401


class Numbers(Race):
    """A number where a modifier is wanted, a modifier where yes or no is."""

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> int:  # type: ignore[override]
        return 1

    @hookimpl
    def conquest_acts_declined(self, army: Army) -> Modifier:  # type: ignore[override]
        return Modifier(1, "acts")

    @hookimpl(declined="also")
    def conquest_reach(self, view: View) -> str:  # type: ignore[override]
        return "sea"


class Words(Power):
    """Words where gates are wanted, a list of numbers where modifiers are."""

    @hookimpl
    def conquest_protects(self, view: View, army: Army) -> str | None:  # type: ignore[override]
        return "closed"

    @hookimpl
    def conquest_cost(self) -> list[int]:  # type: ignore[override]
        return [1]

    @hookimpl
    def conquest_keep(self) -> Iterator[str]:  # type: ignore[override]
        yield "two"


class Answers(Rule):
    """A modifier where effects are wanted, effects where a modifier is."""

    @hookimpl
    def conquest_round(self, view: View) -> Modifier:  # type: ignore[override]
        return Modifier(1, "round")

    @hookimpl
    def conquest_final(self, view: View) -> Effects:  # type: ignore[override]
        return None


class Mill(Building):
    """Points as a number."""

    @hookimpl
    def towns_score(self, town: Town) -> int:  # type: ignore[override]
        return 2


class Tower(Monument):
    """A limit as a truth value."""

    @hookimpl
    def towns_limit(self, town: Town) -> bool:  # type: ignore[override]
        return True
