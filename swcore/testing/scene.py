"""Positions for tests: a tiny board, armies where the test wants them, and a turn that starts at any step."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from swcore.conquest.attack.conquer import ConquerRegions
from swcore.conquest.position.state import HAND, NOBODY, STOCK, SUPPLY, TRAY, WITHDRAWN, Army, ConquestState
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import nearest
from swcore.game.game import Game
from swcore.hooks.discovery import load_plugins, rules_of
from swcore.testing.laying import begin_here


def tiny_map(regions: Mapping[str, str], borders: str = "", *, rounds: int = 10) -> dict[str, Any]:
    """Return the data of a small map.

    Args:
        regions: per region its words: one terrain, `edge`, and any symbols; `"hill edge mine"`.
        borders: pairs such as `"a-b b-c"`; every region in a row when "".
        rounds: length of the round track.
    """
    names = list(regions)
    pairs = [pair.split("-") for pair in borders.split()] or [[one, two] for one, two in itertools.pairwise(names)]
    made = []
    for number, (name, words) in enumerate(regions.items()):
        terrain, *rest = words.split()
        symbols = [word for word in rest if word != "edge"]
        place = {"x": round((number + 0.5) / len(names), 3), "y": 0.5}
        made.append({"id": name, "terrain": terrain, "symbols": symbols, "edge": "edge" in rest, **place})
    return {
        "format": "swcore-map-1",
        "id": "tiny",
        "name": {"en": "Tiny"},
        "players": None,
        "rounds": rounds,
        "aspect": 1.0,
        "islands": True,
        "regions": made,
        "borders": pairs,
    }


class Scene:
    """A position under construction. Every change goes through the events of the game.

    The history of its game begins at the position laid out, so actions can be undone down to it. Such a game cannot be saved and
    loaded, for a save is replayed from its set-up: play one from `Game.new` for that.

    Args:
        regions, borders: as for `tiny_map`; or a map's name in `regions`.
        seats: number of seats.
        game: the game's name, or its rules.
        rounds: length of the round track of a tiny map.
        rolls: results of the die, in order.
        with_pieces: home-made pieces that join; only with a game's name.
        **more: further arguments of `Game.new`, such as `options` and `edition`.

    Raises:
        ValueError: a method got the name of a piece, region or step that the game does not have, or more tokens than there are.

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

    @property
    def state(self) -> ConquestState:
        """The state; change it with the methods of this class only."""
        state: ConquestState = self.game.play.state
        return state

    def army(
        self,
        seat: int,
        race: str,
        power: str = "",
        regions: Mapping[str, int] | None = None,
        *,
        hand: int = 0,
        withdrawn: int = 0,
        declined: bool = False,
        fresh: bool = False,
    ) -> Army:
        """Put an army on the board and return it; its combo leaves the column and the stacks.

        Args:
            seat: whose army.
            race, power: piece ids; `power` may be "" (for a declined army without its badge).
            regions: tokens by region name.
            hand, withdrawn: tokens in hand, and tokens waiting for the end of the turn.
            declined: whether it is in decline.
            fresh: whether it counts as picked in the coming turn.
        """
        emit, state = self.game.play.emit, self.state
        known("race", race, state.tray)
        if power:
            known("power", power, self._ids("power"))
        taken = [name for name in regions or {} if state.tokens[self._region(name)]]
        if taken:
            raise ValueError(f"{', '.join(taken)} is occupied already: a region holds one army (SW-DEF-4)")
        wanted = sum((regions or {}).values()) + hand + withdrawn
        if wanted > state.tray[race]:
            raise ValueError(f"{wanted} tokens of {race} are wanted, {state.tray[race]} are in the tray (SW-DEF-3)")
        self._take_from_stacks(race, power)
        emit(("army", len(state.armies), seat, race, power, declined))
        army = state.army(len(state.armies) - 1)
        army.born = state.turn + 1 if fresh else 0
        for name, count in (regions or {}).items():
            emit(("tokens", army.id, TRAY, state.ground.index[name], count))
        for place, count in ((HAND, hand), (WITHDRAWN, withdrawn)):
            if count:
                emit(("tokens", army.id, TRAY, place, count))
        return army

    def natives(self, *regions: str) -> None:
        """Put one token of the people that belongs to nobody into regions."""
        army = next(army for army in self.state.armies if army is not None and army.seat is None)
        for name in regions:
            self.game.play.emit(("tokens", army.id, TRAY, self._region(name), 1))

    def mark(self, marker: str, region: str, army: Army | None = None, count: int = 1) -> None:
        """Put markers of an army (or of nobody) into a region."""
        owner = NOBODY if army is None else army.id
        known("marker", marker, self.state.supply)
        self.game.play.emit(("marker", marker, owner, SUPPLY, self._region(region), count))

    def stock(self, marker: str, army: Army, count: int = 1) -> None:
        """Put markers into the hand of an army's owner."""
        known("marker", marker, self.state.supply)
        self.game.play.emit(("marker", marker, army.id, SUPPLY, STOCK, count))

    def place(self, place: str, region: str, *, hidden: bool = False) -> None:
        """Lay a `Place` into a region: face up, or under the marker that hides it."""
        known("place", place, self._ids("place"))
        where, emit = self._region(region), self.game.play.emit
        back, pile = next(((back, pile) for back, pile in sorted(self.state.piles.items()) if place in pile), ("", ()))
        if not back:
            raise ValueError(f"{place} lies on the board already")
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
        self.game.play.emit(("coins", seat, total - self.state.coins[seat], ()))

    def column(self, *combos: tuple[str, str, int]) -> None:
        """Lay the column from the top as (race, power, coins on it); other combos go back to the stacks."""
        state, emit = self.state, self.game.play.emit
        for race, power, _ in combos:
            known("race", race, self._ids("race"))
            known("power", power, self._ids("power"))
        races, powers = {one[0] for one in combos}, {one[1] for one in combos}
        banners = (*(one[0] for one in state.column), *state.banners)
        badges = (*(one[1] for one in state.column), *state.badges)
        rest = tuple(race for race in banners if race not in races), tuple(one for one in badges if one not in powers)
        emit(("combos", tuple(combos), *rest, state.discard))

    def stacks(self, banners: Iterable[str], badges: Iterable[str], discard: Iterable[str] = ()) -> None:
        """Set the stacks below the column, top first."""
        self.game.play.emit(("combos", self.state.column, tuple(banners), tuple(badges), tuple(discard)))

    def tray(self, race: str, count: int) -> None:
        """Leave only this many tokens of a race in the tray."""
        self.state.tray[known("race", race, self.state.tray)] = count

    def turn(self, seat: int = 0, step: str = "start", *, round: int = 2) -> Game:
        """Open a turn at a named step of the rulebook and return the game.

        Args:
            seat: whose turn.
            step: `start`, `choose`, `declined-armies`, `army`, `conquer`, `redeploy`, `score`, `late-decline`, `end`, `regroup`.
            round: the round, from 1.
        """
        machine = self.game.play
        known("step", step, machine.ruleset.compiled.steps)
        if self.rolls:
            rolls = iter(self.rolls)
            machine.script = lambda stream, wanted: next(rolls) if stream == "die" else None
        machine.emit(("turn", seat, round))
        return begin_here(self.game, [("turn", seat, machine.ruleset.compiled.steps[step])])

    def army_of(self, seat: int) -> Army:
        """Return the active army of a seat in the present state (a state is replaced when a step is undone)."""
        return self.state.army(self.state.active[seat])

    def tokens(self, region: str) -> int:
        """Return the race tokens in a region."""
        count: int = self.state.tokens[self._region(region)]
        return count

    def held(self, army: Army) -> dict[str, int]:
        """Return the tokens of an army by region name."""
        now = self.state.armies[army.id]
        if now is None:
            return {}
        ground = self.state.ground
        return {ground.names[region]: self.state.tokens[region] for region in ground.bits(now.regions)}

    def marks(self, region: str) -> list[str]:
        """Return the ids of the markers in a region, sorted."""
        return sorted(name for name, _ in self.state.marks[self._region(region)])

    def _region(self, name: str) -> int:
        index: dict[str, int] = self.state.ground.index
        return index[known("region", name, index)]

    def _ids(self, kind: str) -> list[str]:
        return [piece.id for piece in self.game.ruleset.of_kind(kind)]

    def _take_from_stacks(self, race: str, power: str) -> None:
        state, emit = self.state, self.game.play.emit
        column = [combo for combo in state.column if combo[0] != race]
        banners = tuple(one for one in state.banners if one != race)
        badges = [one for one in state.badges if one != power]
        badges += [combo[1] for combo in state.column if combo[0] == race and combo[1] != power]
        for place, (one, badge, coins) in enumerate(column):
            if badge == power:
                column[place] = (one, badges.pop(0), coins)
        emit(("combos", tuple(column), banners, tuple(badges), state.discard))


@cache
def _installed_rules(game: str) -> Ruleset:
    """Return the rules of the installed pieces; frozen, so scenes may share them."""
    return load_plugins(game)


def known(what: str, word: str, words: Iterable[str]) -> str:
    """Return a word that is among those known.

    Raises:
        ValueError: it is not; the message names the nearest ones.
    """
    words = tuple(words)
    if word not in words:
        raise ValueError(f"There is no {what} {word!r}. {nearest(word, words)}")
    return word


def cost(game: Game, region: str, mode: str = "") -> int:
    """Return what a conquest costs now in tokens, as the sum of its explained parts.

    Args:
        game: the game; a seat must be asked for a conquest.
        region: name of the region.
        mode: an exclusive way to conquer; the normal one when "".

    Raises:
        ValueError: no such region or mode, or nobody conquers now.
    """
    asked = game.play.question()
    if asked is None or asked.kind != ConquerRegions.kind:
        raise ValueError("Nobody is asked for a conquest now, so nothing has a cost.")
    known("region", region, game.play.state.ground.index)
    for violation in game.violations(f"conquer {region} {mode}".strip()):
        if violation.code == "unknown-mode":
            raise ValueError(f"{violation.message[0].upper()}{violation.message[1:]}.")
    return sum(part.amount for part in game.explain(f"conquer {region} {mode}".strip()) if part.unit == "tokens")


def legal(game: Game, kind: str = "") -> list[str]:
    """Return the texts of the legal actions of the first seat awaited, all or those that start with a word."""
    texts = [action.text for action in game.legal_actions()]
    return [text for text in texts if not kind or text.split()[0] == kind]


def income(game: Game, seat: int) -> list[tuple[int, str, str]]:
    """Return the parts of a seat's last income in the log as (coins, reason, clause)."""
    for step in reversed(game.log):
        for event in reversed(step.events):
            if event[0] == "coins" and event[1] == seat:
                return [(part[0], part[1], part[2]) for part in event[3]]
    return []
