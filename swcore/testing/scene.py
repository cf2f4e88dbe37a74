"""Positions for tests: a tiny board, armies where the test wants them, and a turn that starts at any step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from swcore.conquest.content.borrowing import race_tokens
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import ASIDE, HAND, NOBODY, STOCK, SUPPLY, TRAY, WITHDRAWN
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.game.game import Game
from swcore.hooks.discovery import load_plugins, rules_of
from swcore.testing.arguments import counted, known
from swcore.testing.dice import dice
from swcore.testing.laid_row import LaidRow
from swcore.testing.maps import tiny_map
from swcore.testing.positions import begin_here
from swcore.testing.questions import cost, income, legal

IDLE = ("expand", "done")  # what a seat answers that wants nothing
NEED_AN_ARMY = ("conquer", "redeploy")  # steps of a turn that an active army takes; without one a seat first picks a combo


class Scene(LaidRow):
    """A position under construction. Every change goes through the events of the game.

    The history of its game begins at the position laid out, so actions can be undone down to it. Its save holds
    that position, for no set-up leads there.

    Args:
        regions, borders: as for `tiny_map`; or a map's name in `regions`.
        seats: number of seats.
        game: the game's name, or its rules.
        rounds: length of the round track of a tiny map.
        rolls: results of the die, in order.
        with_pieces: home-made pieces that join; only with a game's name.
        **more: further arguments of `Game.new`, such as `options` and `edition`.

    Raises:
        ValueError: a method got the name of a piece, region, step or seat that the game does not have, a number out of range, or
            what no position holds, such as two active armies of one seat.

    Attributes:
        game: the game; act on it once `turn` has been called.
    """

    def __init__(
        self,
        regions: Mapping[str, str] | str,
        borders: str = "",
        *,
        seats: int = 2,
        game: str | Ruleset = "small-world",
        rounds: int = 10,
        rolls: Iterable[int] = (),
        with_pieces: Iterable[str | Piece] = (),
        **more: Any,
    ) -> None:
        pieces = tuple(with_pieces)
        game = _installed_rules(game) if isinstance(game, str) and not pieces else rules_of(game, pieces)
        board = regions if isinstance(regions, str) else tiny_map(regions, borders, rounds=rounds)
        self.game = Game.new(game, seats, map=board, **more)
        self.rolls = list(rolls)
        machine = self.game.play
        machine.stack = []
        machine.emit(("flow", ()))

    def army(
        self,
        seat: int,
        race: str,
        power: str = "",
        regions: Mapping[str, int] | None = None,
        *,
        hand: int = 0,
        withdrawn: int = 0,
        aside: int = 0,
        declined: bool = False,
        fresh: bool = False,
    ) -> Army:
        """Put an army on the board and return it; its combo leaves the column and the stacks.

        Args:
            seat: whose army.
            race, power: piece ids; `power` may be "" (for a declined army without its badge).
            regions: tokens by region name; a body that holds a region alone is put there with `mark`.
            hand, withdrawn, aside: tokens in hand, tokens waiting for the end of the turn, and tokens set aside.
            declined: whether it is in decline.
            fresh: whether it counts as picked in the coming turn.
        """
        emit, state, held = self.game.play.emit, self.state, dict(regions or {})
        pools = {HAND: hand, WITHDRAWN: withdrawn, ASIDE: aside}
        self._check_combo(seat, race, power, declined)
        for name, count in held.items():
            self._free(name)
            counted(f"tokens in {name}", count, least=1, why="a region without a token is held by no army, SW-DEF-4")
        for place, count in zip(("hand", "withdrawn", "aside"), pools.values(), strict=True):
            counted(f"tokens ({place})", count)
        more: Any = self.game.ruleset.pieces[power] if power else None
        extra = more.extra_supply if more is not None else 0
        wanted = sum(held.values()) + sum(pools.values())
        if wanted > state.tray[race] + extra:
            raise ValueError(f"{wanted} tokens of {race} are wanted, {state.tray[race]} are in the tray (SW-DEF-3)")
        if extra:
            emit(("supplied", race, extra))
        self._take_from_stacks(race, power)
        emit(("army", len(state.armies), seat, race, power, declined))
        army = state.army(len(state.armies) - 1)
        army.born = state.turn + 1 if fresh else 0
        for name, count in held.items():
            emit(("tokens", army.id, TRAY, state.ground.index[name], count))
        for pool, count in pools.items():
            if count:
                emit(("tokens", army.id, TRAY, pool, count))
        return army

    def natives(self, *regions: str) -> None:
        """Put one token of the people that belongs to nobody into regions."""
        army = next((army for army in self.state.armies if army is not None and army.seat is None), None)
        if army is None:
            raise ValueError("This game has no natives, a people that belongs to nobody.")
        for name in regions:
            self._free(name)
            counted(f"tokens of {army.race}", 1, self.state.tray[army.race], why="the tray, SW-DEF-3")
            self.game.play.emit(("tokens", army.id, TRAY, self._region(name), 1))

    def mark(self, marker: str, region: str, army: Army | None = None, count: int = 1) -> None:
        """Put markers of an army (or of nobody) into a region; one that holds its region like a token goes with its army."""
        owner, where = NOBODY if army is None else army.id, self._region(region)
        declared = self.game.ruleset.compiled.markers[known("marker", marker, self.state.supply)]
        counted(f"markers {marker}", count, self.state.supply[marker], why="what is in the supply, SW-SETUP-15")
        if declared.holds and (army is None or self.state.owner[where] not in (NOBODY, owner)):
            raise ValueError(
                f"{marker} holds its region like a token, so it goes with its army into a region that no other holds."
            )
        if declared.hidden and len(self.state.piles.get(marker, ())) < count:
            raise ValueError(f"{marker} has faces, and too few lie in its pile: lay them with pile() first.")
        self.game.play.emit(("marker", marker, owner, SUPPLY, where, count))

    def stock(self, marker: str, army: Army, count: int = 1) -> None:
        """Put markers into the hand of an army's owner."""
        known("marker", marker, self.state.supply)
        counted(f"markers {marker}", count, self.state.supply[marker], why="what is in the supply, SW-SETUP-15")
        self.game.play.emit(("marker", marker, army.id, SUPPLY, STOCK, count))

    def place(self, place: str, region: str, *, hidden: bool = False) -> None:
        """Lay a `Place` into a region: face up, or under the marker that hides it."""
        known("place", place, self._ids("place"))
        where, emit, state = self._region(region), self.game.play.emit, self.state
        back, pile = next(((back, pile) for back, pile in sorted(self.state.piles.items()) if place in pile), ("", ()))
        if not back:
            raise ValueError(f"{place} lies on the board already")
        if any(name == back for name, _ in state.marks[where]):
            raise ValueError(f"In {region} a marker lies face down already, for the map has room for one there.")
        rest = tuple(other for other in pile if other != place)
        emit(("pile", back, (place, *rest)))
        emit(("marker", back, NOBODY, SUPPLY, where, 1))
        if not hidden:
            emit(("found", where, back, place))

    def pile(self, marker: str, *faces: str) -> None:
        """Lay the pile of a marker with hidden faces, the next one first; `mark` then takes them off it in this order."""
        known("marker", marker, self.state.supply)
        self.game.play.emit(("pile", marker, faces))

    def note(self, army: Army, key: str, value: Any) -> None:
        """Let an army remember something."""
        self.game.play.emit(("note", army.id, key, value))

    def coins(self, seat: int, total: int) -> None:
        """Give a seat exactly this many coins."""
        self._seat(seat)
        counted("coins", total)
        self.game.play.emit(("coins", seat, total - self.state.coins[seat], (), "prize"))

    def tray(self, race: str, count: int) -> None:
        """Leave only this many tokens of a race in the tray."""
        exist = race_tokens(self.game.ruleset).get(known("race", race, self.state.tray))
        self.state.tray[race] = counted(f"tokens of {race}", count, exist, why="those that exist, SW-DEF-3")

    def turn(self, seat: int = 0, step: str = "start", *, round: int = 2) -> Game:
        """Open a turn at a named step of the rulebook and return the game.

        Args:
            seat: whose turn.
            step: `start`, `choose`, `declined-armies`, `army`, `conquer`, `redeploy`, `score`, `late-decline`, `end`, `regroup`.
            round: the round, from 1.

        Raises:
            ValueError: no such seat, step or round; or a step of an active army (`conquer`, `redeploy`), and the seat has none.
        """
        machine = self.game.play
        known("step", step, machine.ruleset.compiled.steps)
        self._seat(seat)
        counted("the round", round, self.state.rounds, least=1)
        if step in NEED_AN_ARMY and self.state.active[seat] == NOBODY:
            raise ValueError(
                f"Seat {seat} has no active army, so its turn cannot be opened at {step!r}: "
                f"lay one with army({seat}, ...), or open the turn at 'start', where the seat picks a combo."
            )
        if self.rolls:
            machine.script = dice(self.rolls)
        machine.emit(("turn", seat, round))
        return begin_here(self.game, [("turn", seat, machine.ruleset.compiled.steps[step])])

    def finish_turn(self, seat: int = 0) -> list[tuple[int, str, str]]:
        """Let a seat end its turn and do no more than it must: `expand`, then `done`, else the first legal action.

        Args:
            seat: the seat in turn; what others are asked meanwhile is answered in the same way.

        Returns:
            The parts of its income, as from `income`.

        Raises:
            ValueError: it is not the turn of the seat.
        """
        game, turn, round = self.game, self.state.turn, self.state.round
        if self.state.turn_seat != self._seat(seat):
            raise ValueError(f"It is not the turn of seat {seat}: open it with turn({seat}).")
        while not game.over and self.state.turn == turn:
            texts = legal(game)
            game.apply(next((text for text in IDLE if text in texts), texts[0]))
        return income(game, seat, round)


@cache
def _installed_rules(game: str) -> Ruleset:
    """Return the rules of the installed pieces; frozen, so scenes may share them."""
    return load_plugins(game)


__all__ = ["Scene", "cost", "income", "legal", "tiny_map"]
