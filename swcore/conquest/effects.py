"""Effect classes: simple races and powers are values of these, no code needed.

Each class takes the arguments of its base (`tokens`, `name`, `text`, `clauses`, ...) and its own, which say what it does.
"""

from __future__ import annotations

from typing import Any

from swcore.conquest.pieces import Power, Race
from swcore.conquest.state import Army
from swcore.conquest.view import View
from swcore.hooks import hookimpl
from swcore.pieces import Piece
from swcore.values import Modifier


class _Bonus(Piece):
    """Coins for each region that fits.

    Args:
        coins: coins per region.
        terrain, symbol: what the region must be; any region when both are "".
        declined: whether it pays in decline, too.
    """

    def __init__(self, id: str, *, coins: int = 1, terrain: str = "", symbol: str = "", reason: str = "", **more: Any) -> None:
        super().__init__(id, **more)
        self.terrain, self.symbol = terrain, symbol
        clause = self.clauses[0] if self.clauses else ""
        self.bonus = Modifier(coins, reason or terrain or symbol or "region", clause)

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return self.bonus.times(view.held(army, terrain=self.terrain, symbol=self.symbol))


class _Discount(Piece):
    """Fewer tokens for regions that fit.

    Args:
        less: tokens less.
        terrain: names of the terrains; any when empty.
        symbol: symbol of the regions; any when "".
        coast: only regions beside water.
    """

    def __init__(
        self,
        id: str,
        *,
        less: int = 1,
        terrain: tuple[str, ...] = (),
        symbol: str = "",
        coast: bool = False,
        reason: str = "",
        **more: Any,
    ) -> None:
        super().__init__(id, **more)
        self.terrain, self.symbol, self.coast = terrain, symbol, coast
        clause = self.clauses[0] if self.clauses else ""
        self.discount = Modifier(-less, reason or self.name["en"], clause)

    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier:
        where = view.ground.all
        if self.terrain:
            where &= view.terrain(*self.terrain)
        if self.symbol:
            where &= view.symbol(self.symbol)
        if self.coast:
            where &= view.ground.coast
        return self.discount.at(where)


class _ConquestCoins(Piece):
    """Coins for each region conquered this turn.

    Args:
        coins: coins per conquest.
        non_empty: count only regions that were non-empty.
    """

    def __init__(self, id: str, *, coins: int = 1, non_empty: bool = True, reason: str = "", **more: Any) -> None:
        super().__init__(id, **more)
        self.non_empty = non_empty
        clause = self.clauses[0] if self.clauses else ""
        self.bonus = Modifier(coins, reason or "conquests", clause)

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return self.bonus.times(view.conquered(army, non_empty=self.non_empty))


class _FlatCoins(Piece):
    """The same coins every turn.

    Args:
        coins: coins per turn.
    """

    def __init__(self, id: str, *, coins: int, reason: str = "", **more: Any) -> None:
        super().__init__(id, **more)
        clause = self.clauses[0] if self.clauses else ""
        self.bonus = Modifier(coins, reason or self.name["en"], clause)

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return self.bonus


class RegionCoinsRace(_Bonus, Race):
    """A race paid for each region that fits."""


class RegionCoins(_Bonus, Power):
    """A power paid for each region that fits."""


class DiscountRace(_Discount, Race):
    """A race that conquers some regions with fewer tokens."""


class Discount(_Discount, Power):
    """A power that conquers some regions with fewer tokens."""


class ConquestCoinsRace(_ConquestCoins, Race):
    """A race paid for its conquests."""


class ConquestCoins(_ConquestCoins, Power):
    """A power paid for its conquests."""


class FlatCoins(_FlatCoins, Power):
    """A power paid every turn."""
