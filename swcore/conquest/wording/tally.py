"""What a simulation counts in a conquest game: the coins of every seat, and what each race and power brought in a turn."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.events import INCOME, PRICE
from swcore.conquest.position.state import ConquestState
from swcore.engine.log import Step
from swcore.game.game import Game
from swcore.wording.catalogue import Table

Counts = dict[str, dict[str, list[int]]]  # group -> piece id -> [turns, coins]
RACE, POWER, DECLINED = "race", "power", "declined"
NO_WORDS: Table = {}


class Tally:
    """Listens to one game.

    A turn that is scored counts once for the race and once for the power of the active army, with the coins that this army
    brought, and once for each race in decline, with the coins that it brought.

    Attributes:
        groups: names of the groups, in the order of showing them.
        counts: turns and coins by group and piece.
        words: none, the command line has them.
        held: a row for each combo that a seat has taken, in the order of taking: seat, round, race, power, price paid, coins
            that lay on it, and the turns and coins it brought while active and in decline.
    """

    groups = (RACE, POWER, DECLINED)
    words: Table = NO_WORDS

    def __init__(self) -> None:
        self.counts: Counts = {group: {} for group in self.groups}
        self._armies: dict[int, tuple[int, str, str]] = {}  # army -> seat, race, power
        self._active: dict[int, int] = {}
        self._declined: dict[int, list[int]] = {}
        self.held: list[dict[str, Any]] = []
        self._rows: dict[int, dict[str, Any]] = {}  # army -> its row
        self._items: dict[tuple[int, str, str], int] = {}
        self._paid: tuple[int, int] = (0, 0)
        self._round = 0
        self._start = 0

    def hear(self, step: Step) -> None:
        """Take in one step, the set-up included."""
        for event in step.events:
            read = getattr(self, f"_on_{event[0]}", None)
            if read is not None:
                read(*event[1:])

    def scores(self, game: Game) -> list[int]:
        """Return the points of every seat once the game is over."""
        state: ConquestState = game.play.state
        return list(state.coins)

    def items(self, game: Game) -> list[tuple[int, str, str, int]]:
        """Return what every seat's points are made of: seat, reason, the piece it is due to or "", points; they add up."""
        seats = range(game.play.setup.seats)
        begun = [(seat, "start", "", self._start) for seat in seats if self._start]
        return begun + [(*key, points) for key, points in sorted(self._items.items()) if points]

    def _on_start(self, rounds: int, coins: int, *rest: Any) -> None:
        self._start = coins

    def _on_turn(self, seat: int, number: int) -> None:
        self._round = number

    def _on_army(self, army: int, seat: int | None, race: str, power: str, declined: bool) -> None:
        if seat is not None:
            self._armies[army] = (seat, race, power)
            self._active[seat] = army
            price, lying = self._paid
            row = {"seat": seat, "round": self._round, "race": race, "power": power, "price": price, "lying": lying}
            self._rows[army] = row | {"turns": 0, "coins": 0, "declined_turns": 0, "declined_coins": 0}
            self.held.append(self._rows[army])
            self._paid = (0, 0)

    def _on_declined(self, army: int, power: str) -> None:
        seat, race, _ = self._armies[army]
        self._armies[army] = (seat, race, power)
        self._active.pop(seat, None)
        self._declined.setdefault(seat, []).append(army)

    def _on_gone(self, army: int) -> None:
        known = self._armies.pop(army, None)
        if known is not None:
            if self._active.get(known[0]) == army:
                del self._active[known[0]]
            self._declined[known[0]] = [one for one in self._declined.get(known[0], ()) if one != army]

    _on_orphaned = _on_gone

    def _on_coins(self, seat: int, amount: int, parts: tuple[tuple[Any, ...], ...], kind: str) -> None:
        for part in parts:
            key = (seat, part[1], part[3] if len(part) > 3 else "")
            self._items[key] = self._items.get(key, 0) + part[0]
        if kind == PRICE:
            self._paid = (
                -sum(part[0] for part in parts if part[1] != "lying"),
                sum(part[0] for part in parts if part[1] == "lying"),
            )
            return
        turns = 1 if kind == INCOME else 0
        active = self._active.get(seat)
        if active is not None:
            _, race, power = self._armies[active]
            coins = sum(part[0] for part in parts if part[3] in (race, power))
            self._add(RACE, race, turns, coins)
            self._add(POWER, power, turns, coins)
            self._hold(active, "", turns, coins)
        for army in self._declined.get(seat, ()):
            _, race, power = self._armies[army]
            own = {race, power} - {""}
            coins = sum(part[0] for part in parts if part[3] in own)
            self._add(DECLINED, race, turns, coins)
            self._hold(army, "declined_", turns, coins)

    def _hold(self, army: int, when: str, turns: int, coins: int) -> None:
        row = self._rows.get(army)
        if row is not None:
            row[f"{when}turns"] += turns
            row[f"{when}coins"] += coins

    def _add(self, group: str, piece: str, turns: int, coins: int) -> None:
        if not turns and not coins:
            return
        counted = self.counts[group].setdefault(piece, [0, 0])
        counted[0] += turns
        counted[1] += coins
