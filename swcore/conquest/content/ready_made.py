"""Ready-made classes: simple races and powers are values of these, no code needed.

Each class takes the arguments of its base (`tokens`, `name`, `text`, `clauses`, ...) and its own, which say what it does. The
first of its `clauses` is the one that explanations and the log cite.

An argument that may be an `Option` is then decided in each game; the piece declares the option. Where a game has another value
than the default, the first clause of the option is cited.
"""

from __future__ import annotations

from typing import Any

from swcore.conquest.content.fitting import fitting
from swcore.conquest.content.map_words import MapWord, Words, words_of
from swcore.conquest.content.pieces import Power, Race
from swcore.conquest.content.settings import Setting
from swcore.conquest.position.army import Army
from swcore.conquest.position.view import View
from swcore.engine.answers import Modifier
from swcore.engine.options import Option, OptionValue
from swcore.engine.pieces import Piece
from swcore.hooks.markers import hookimpl

OCCUPIED, CONQUERED = "occupied", "conquered_this_turn"


class _OfRegions(Piece):
    """A piece that is about regions of some terrains or symbols."""

    terrain: tuple[str, ...] = ()
    symbol: tuple[str, ...] = ()

    def map_words(self) -> tuple[MapWord, ...]:
        """Return the words of the map that the piece names."""
        terrains = tuple(MapWord("terrain", "terrain", word) for word in self.terrain)
        return (*terrains, *(MapWord("symbol", "symbol", word) for word in self.symbol))


class _Bonus(_OfRegions):
    """Coins for each region that fits."""

    def __init__(
        self,
        id: str,
        *,
        coins: int = 1,
        terrain: Words = (),
        symbol: Words = (),
        declined: bool | Option = False,
        counts: str | Option = OCCUPIED,
        reason: str = "",
        **more: Any,
    ) -> None:
        self._declined = Setting(id, "declined", declined, True, False)
        self._counts = Setting(id, "counts", counts, OCCUPIED, CONQUERED)
        super().__init__(id, **self._counts.joined(self._declined.joined(more)))
        self.terrain, self.symbol = words_of(id, "terrain", terrain), words_of(id, "symbol", symbol)
        self.declined = self._declined.default
        told = reason or " or ".join(self.terrain or self.symbol) or "region"
        self.bonus = self._counts.priced(coins, dict.fromkeys((OCCUPIED, CONQUERED), told), self.clauses)

    @hookimpl(declined="also")  # the marker belongs to the class, `declined` to the piece
    def conquest_score(self, view: View, army: Army) -> Modifier | None:
        if army.declined and not self._declined.of(view):
            return None
        counts = str(self._counts.of(view))
        where = fitting(view, _held(view, army), "bonus", army, self.terrain, self.symbol)
        if counts == CONQUERED:
            where &= view.conquered_mask(army)
        return self.bonus[counts].times(where.bit_count())


class _Discount(_OfRegions):
    """Fewer tokens for regions that fit."""

    def __init__(
        self,
        id: str,
        *,
        less: int = 1,
        terrain: Words = (),
        symbol: Words = (),
        coast: bool = False,
        reason: str = "",
        **more: Any,
    ) -> None:
        super().__init__(id, **more)
        self.terrain, self.symbol = words_of(id, "terrain", terrain), words_of(id, "symbol", symbol)
        self.coast = coast
        clause = self.clauses[0] if self.clauses else ""
        self.discount = Modifier(-less, reason or self.name["en"], clause)

    @hookimpl
    def conquest_cost(self, view: View, army: Army) -> Modifier:
        where = fitting(view, view.ground.all, "cost", army, self.terrain, self.symbol)
        if self.coast:
            where &= view.ground.coast
        return self.discount.at(where)


class _ConquestCoins(Piece):
    """Coins for each region conquered this turn."""

    def __init__(self, id: str, *, coins: int = 1, non_empty: bool | Option = True, reason: str = "", **more: Any) -> None:
        self._non_empty = Setting(id, "non_empty", non_empty, True, False)
        super().__init__(id, **self._non_empty.joined(more))
        self.non_empty = self._non_empty.default
        reasons: dict[OptionValue, str] = {True: "conquests", False: "conquests"}
        reasons[self.non_empty] = reason or "conquests"
        self.bonus = self._non_empty.priced(coins, reasons, self.clauses)

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        non_empty = bool(self._non_empty.of(view))
        return self.bonus[non_empty].times(view.conquered(army, non_empty=non_empty))


class _FlatCoins(Piece):
    """The same coins every turn."""

    def __init__(self, id: str, *, coins: int, reason: str = "", **more: Any) -> None:
        super().__init__(id, **more)
        clause = self.clauses[0] if self.clauses else ""
        self.bonus = Modifier(coins, reason or self.name["en"], clause)

    @hookimpl
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return self.bonus


def _held(view: View, army: Army) -> int:
    """Return the regions that count as an army's for a bonus."""
    return view.counts("held", purpose="bonus", asker=army) if view.ground.tables.counting else army.regions


class RegionCoinsRace(_Bonus, Race):
    """A race paid for each region that fits.

    Args:
        id: `pack.piece`.
        coins: coins per region.
        terrain, symbol: what the region must be, a word of the map or several; any region when both are empty.
        declined: whether it pays in decline, too; True, False, or an `Option` of these.
        counts: which regions it pays for: `occupied`, `conquered_this_turn` (and still occupied), or an `Option` of these.
        reason: what the coins are for, in English, as the log says it; the terrain or symbol when "".
        **more: as for `Race`.
    """


class RegionCoins(_Bonus, Power):
    """A power paid for each region that fits.

    Args:
        id, coins, terrain, symbol, declined, counts, reason: as for `RegionCoinsRace`.
        **more: as for `Power`.
    """


class DiscountRace(_Discount, Race):
    """A race that conquers some regions with fewer tokens.

    Args:
        id: `pack.piece`.
        less: tokens less; a region costs at least 1.
        terrain, symbol: what the region must be, a word of the map or several; any region when both are empty.
        coast: only regions beside water.
        reason: why it costs less, in English, as explanations say it; the English name when "".
        **more: as for `Race`.
    """


class Discount(_Discount, Power):
    """A power that conquers some regions with fewer tokens.

    Args:
        id, less, terrain, symbol, coast, reason: as for `DiscountRace`.
        **more: as for `Power`.
    """


class ConquestCoinsRace(_ConquestCoins, Race):
    """A race paid for its conquests.

    Args:
        id: `pack.piece`.
        coins: coins per conquest.
        non_empty: count only regions that were non-empty; True, False, or an `Option` of these.
        reason: what the coins are for, in English, as the log says it; "conquests" when "", and where an option has another
            value than its default.
        **more: as for `Race`.
    """


class ConquestCoins(_ConquestCoins, Power):
    """A power paid for its conquests.

    Args:
        id, coins, non_empty, reason: as for `ConquestCoinsRace`.
        **more: as for `Power`.
    """


class FlatCoins(_FlatCoins, Power):
    """A power paid every turn.

    Args:
        id: `pack.piece`.
        coins: coins per turn.
        reason: what they are for, in English, as the log says it; the English name when "".
        **more: as for `Power`.
    """
