"""Tides: a game of majorities, whole. docs/tutorial/first-game.md builds it step by step."""

from typing import Any

from swcore import Action, Game, Rulebook
from swcore.engine import DICT, LIST, PUBLIC, Decision, EventKind, Field, Frame, FrameKind, Machine, State

ISLANDS, TOKENS, PRIZE = ("palm", "rock", "sand"), 6, 3
TURN = FrameKind("turn", "number")


class Settle(Action):
    """Put a token on an island."""

    __slots__ = ()
    kind, usage, arity = "settle", "settle ISLAND", (1, 1)


class TidesState(State):
    """How many tokens every seat has on every island, and the points."""

    __slots__ = ("points", "tokens")
    FIELDS = (Field("tokens", dict, copy=DICT, visible=PUBLIC), Field("points", list, copy=LIST, visible=PUBLIC))
    tokens: dict[str, tuple[int, ...]]
    points: list[int]


def begun(state: TidesState, event: tuple[Any, ...]) -> None:
    """Reduce `begun`: the islands are empty."""
    state.tokens = dict.fromkeys(ISLANDS, (0,) * state.seats)
    state.points = [0] * state.seats


def settled(state: TidesState, event: tuple[Any, ...]) -> None:
    """Reduce `settled`: one more token of a seat."""
    _, seat, island = event
    state.tokens[island] = tuple(count + (owner == seat) for owner, count in enumerate(state.tokens[island]))


def scored(state: TidesState, event: tuple[Any, ...]) -> None:
    """Reduce `scored`: a seat gets points for an island."""
    _, seat, _, points = event
    state.points[seat] += points


class SettleOne(Decision):
    """A seat puts one token on an island."""

    kind = "settle-one"
    prompt = "Put a token on an island"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        return tuple(Settle.of(island) for island in ISLANDS)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        machine.emit(("settled", seat, action.args[0]))


SETTLE_ONE = SettleOne()


def leaders(state: TidesState, island: str) -> list[int]:
    """Return the seats with the most tokens on an island; nobody leads on an empty one."""
    counts = state.tokens[island]
    return [seat for seat, count in enumerate(counts) if count == max(counts) > 0]


def score(machine: Machine, island: str) -> None:
    """Give the prize of an island to the one seat that leads there."""
    first = leaders(machine.state, island)
    if len(first) == 1:
        machine.emit(("scored", first[0], island, PRIZE))


def ranking(state: TidesState) -> tuple[tuple[int, ...], ...]:
    """Return the seats that have not left in groups, those with most points first."""
    playing = [seat for seat in range(state.seats) if seat not in state.left]
    totals = sorted({state.points[seat] for seat in playing}, reverse=True)
    return tuple(tuple(seat for seat in playing if state.points[seat] == total) for total in totals)


def run_turn(machine: Machine, frame: Frame) -> None:
    """Ask the next seat; after a round the tide scores one island, and in the end all three are scored."""
    _, number = frame
    done, seat = divmod(number, machine.state.seats)
    if done and not seat:
        score(machine, machine.draw("tide", ISLANDS))
    if done == TOKENS:
        for island in ISLANDS:
            score(machine, island)
        machine.emit(("ended", ranking(machine.state)))
        return
    machine.push(TURN.of(number + 1))
    if seat not in machine.state.left:
        machine.push(SETTLE_ONE.frames.of(seat))


def worth(game: Game, seat: int) -> float:
    """Return what a position is worth to a seat: its lead in points, and one for every island on which it leads alone."""
    state: TidesState = game.play.state
    others = [points for owner, points in enumerate(state.points) if owner != seat]
    return state.points[seat] - max(others) + sum(leaders(state, island) == [seat] for island in ISLANDS)


class Tides(Rulebook):
    """Settle three islands: who has the most tokens on an island when the tide comes gets its prize."""

    state = TidesState
    players = (2, 4)
    packs = ("home",)
    action_kinds = (Settle,)
    event_kinds = (
        EventKind("begun", "", begun),
        EventKind("settled", "seat island", settled),
        EventKind("scored", "seat island points", scored),
    )
    decisions = (SETTLE_ONE,)
    tasks = {TURN: run_turn}
    value = ":worth"

    def begin(self, machine: Machine) -> None:
        machine.emit(("begun",))
        machine.push(TURN.of(0))

    def resign(self, machine: Machine, seat: int) -> None:
        machine.stack.pop()

    def scores(self, machine: Machine) -> dict[str, Any]:
        return {"points": list(machine.state.points)}


WORDS = {
    "prompt.settle-one": {"en": "Where does your token go?", "ru": "Куда поставить жетон?"},
    "action.settle": {"en": "a token on {island}", "ru": "жетон на {island}"},
    "event.settled": {"en": "Player {seat} puts a token on {island}.", "ru": "Игрок {seat} ставит жетон на {island}."},
    "event.chance": {"en": "The tide comes to {outcome}.", "ru": "Прилив заливает {outcome}."},
    "event.scored": {"en": "Player {seat}: +{points} points for {island}.", "ru": "Игрок {seat}: +{points} за {island}."},
    "field.tokens": {"en": "Tokens", "ru": "Жетоны"},
    "field.points": {"en": "Points", "ru": "Очки"},
    "score.points": {"en": "Points", "ru": "Очки"},
    "name.palm": {"en": "Palm Island", "ru": "Пальмовый остров"},
    "name.rock": {"en": "Rock Island", "ru": "Скалистый остров"},
    "name.sand": {"en": "Sand Island", "ru": "Песчаный остров"},
}
tides = Tides("home.tides", name={"en": "Tides", "ru": "Приливы"}, words=WORDS)
