"""Playing a game while the hooks of a piece are listened to: who asked what, what it answered, and what that changed."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

import attrs

from swcore.engine.actions import Action
from swcore.engine.events import RawEvent
from swcore.engine.log import Step
from swcore.engine.machine import Machine
from swcore.engine.ruleset import Ruleset
from swcore.errors import FAULTS
from swcore.game.game import Game
from swcore.hooks.dispatch import Impl
from swcore.hooks.watching import arguments_of, muted, watched

Told = tuple[Mapping[str, str], str]
Tell = Callable[[Game | None, Mapping[str, Any], Impl, Any], Told]
SETUP, ASKED, ACTED, ENDED = "setup", "asked", "acted", "ended"


@attrs.frozen
class Call:
    """One call of a hook, in words: armies and views go on with the game.

    Attributes:
        hook: its name; behind the id of its piece where several are listened to.
        arguments: its arguments in words, those that say nothing left out.
        answer: the answer in words; "" for None.
    """

    hook: str
    arguments: tuple[tuple[str, str], ...]
    answer: str


@attrs.frozen
class Change:
    """What would be otherwise without the answers of the piece.

    Attributes:
        added, missing: actions, or raw events, that are there with the piece alone, or without it alone.
        numbers: actions whose number, such as a cost, is another one: with the piece, and without.
        fails: why the action could not be carried out at all without it, "" when it could.
    """

    added: tuple[Any, ...] = ()
    missing: tuple[Any, ...] = ()
    numbers: tuple[tuple[str, int, int], ...] = ()
    fails: str = ""


@attrs.frozen
class Moment:
    """A moment of the game at which the piece was asked something.

    Attributes:
        kind: `setup`, `asked` while a menu was worked out, `acted` while an action was carried out, `ended` while the final table
            was.
        seat: who was asked or acted; -1 at the set-up and at the end.
        action: text of the action, "" unless one was carried out.
        calls: each different call with how often it came.
        change: what the answers changed, those of the step before a menu included; None where all were None.
    """

    kind: str
    seat: int
    action: str
    calls: tuple[tuple[Call, int], ...]
    change: Change | None


class Tracer:
    """Plays one game and listens to some pieces.

    Args:
        ruleset: the rules; they stay as they are.
        pieces: ids of the pieces.
        tell: puts a call into words; called as `tell(game, arguments, implementation, answer)`.

    Attributes:
        asked, answered: how often each of their hooks was asked, and how often the answer was not None.
        game: the game, once it has begun.
    """

    def __init__(self, ruleset: Ruleset, pieces: Collection[str], tell: Tell) -> None:
        for id in pieces:
            ruleset.piece(id)
        self.pieces, self.tell = tuple(pieces), tell
        self.rules, self.without = watched(ruleset, pieces, self._hear), muted(ruleset, pieces)
        impls = [impl for id in pieces for impl in ruleset.whole.impls.get(id, {}).values()]
        self.asked: Counter[str] = Counter(dict.fromkeys(sorted(map(self._label, impls)), 0))
        self.answered: Counter[str] = Counter(self.asked)
        self.names = {impl.hook: arguments_of(ruleset, impl.hook) for impl in impls}
        self.game: Game | None = None
        self._other: Game | None = None
        self._calls: Counter[Call] = Counter()
        self._on = self._fresh = False

    def play(self, seats: int, choose: Callable[[Game, int], Action], **more: Any) -> Iterator[Moment]:
        """Play a game to its end, and yield each moment at which the pieces were asked.

        Args:
            seats: number of seats.
            choose: chooses for everybody, called with the game and the seat; what it looks ahead is not listened to.
            **more: as for `Game.new`.
        """
        with _Listening(self):
            game = Game.new(self.rules, seats, **more)
        self.game, self._other = game, Game.new(self.without, seats, **more)
        yield from self._moment(SETUP, -1, "", None)
        while not game.over:
            seat = game.pending[0]
            with _Listening(self):
                game.legal_actions(seat)
            before = game.play.state.to_json()
            yield from self._moment(ASKED, seat, "", partial(self._menu, game, before, seat))
            action = choose(game, seat)
            with _Listening(self):
                step = game.apply(action, seat)
            yield from self._moment(ACTED, seat, action.text, partial(self._step, game, before, step))
        with _Listening(self):
            result = game.result
        yield from self._moment(ENDED, -1, "", partial(self._table, game.play.state.to_json(), result or {}))

    def silent(self) -> tuple[list[str], list[str]]:
        """Return the hooks that were never asked, and those that were asked and always answered None."""
        never = [hook for hook, count in self.asked.items() if not count]
        return never, [hook for hook, count in self.asked.items() if count and not self.answered[hook]]

    # -- listening

    def _label(self, impl: Impl) -> str:
        return impl.hook if len(self.pieces) == 1 else f"{impl.piece.id}.{impl.hook}"

    def _hear(self, impl: Impl, args: tuple[Any, ...], answer: Any) -> None:
        if not self._on:
            return
        hook = self._label(impl)
        self.asked[hook] += 1
        if answer is not None:
            self.answered[hook] += 1
        self._on = False  # telling may ask the game
        try:
            arguments, told = self.tell(self.game, dict(zip(self.names[impl.hook], args, strict=True)), impl, answer)
        finally:
            self._on = True
        self._calls[Call(hook, tuple(arguments.items()), told)] += 1

    def _moment(self, kind: str, seat: int, action: str, changed: Callable[[], Change] | None) -> Iterator[Moment]:
        calls, self._calls = self._calls, Counter()
        answered = any(call.answer for call in calls)
        change = changed() if changed and (answered or (kind == ASKED and self._fresh)) else None
        self._fresh = answered and kind != ASKED
        if calls or (change is not None and change != Change()):
            yield Moment(kind, seat, action, tuple(calls.items()), change)

    # -- comparing

    def _twin(self, position: dict[str, Any]) -> Machine:
        """Return a machine in a position, in the rules without the hooks of the piece."""
        assert self._other is not None
        machine = self._other.play.clone()
        machine.state = type(machine.state).from_json(position)
        machine.view = machine.view.over(machine.state)
        machine.ruleset.book.rebuild(machine)
        machine.forget()
        return machine

    def _menu(self, game: Game, before: dict[str, Any], seat: int) -> Change:
        """Return how the menu differs from that without the piece, and the numbers of what is in both."""
        twin, menu = self._twin(before), game.legal_actions(seat)
        try:
            other = twin.legal(seat)
        except FAULTS as error:
            return Change(fails=str(error))
        frame, decision = game.play.state.stack[-1], game.play.decision()
        assert decision is not None
        numbers = []
        for action in (one for one in menu if one in other):
            mine = sum(part.amount for part in game.explain(action, seat))
            theirs = sum(part.amount for part in decision.explain(twin, frame, seat, action))
            if mine != theirs:
                numbers.append((action.text, mine, theirs))
        added = tuple(one.text for one in menu if one not in other)
        return Change(added, tuple(one.text for one in other if one not in menu), tuple(numbers))

    def _step(self, game: Game, before: dict[str, Any], step: Step) -> Change:
        """Return how the events of a step differ from those without the piece; what chance brought is the same."""
        assert step.action is not None
        twin = self._twin(before)
        twin.sink, twin.script = [], deque(step.chance)
        try:
            twin.apply(step.seat, step.action)
        except FAULTS as error:
            return Change(fails=str(error))
        kinds = game.ruleset.event_kinds
        mine, theirs = (_shown(kinds, events) for events in (step.events, twin.sink))
        return Change(_more(mine, theirs), _more(theirs, mine))

    def _table(self, position: dict[str, Any], result: Mapping[str, Any]) -> Change:
        """Return how the final table differs from that without the piece."""
        other = self._twin(position).ruleset.book.scores(self._twin(position))
        numbers: list[tuple[str, int, int]] = []
        for key, theirs in other.items():
            mine = result.get(key)
            pairs = zip(mine, theirs, strict=False) if isinstance(mine, list) and isinstance(theirs, list) else ((mine, theirs),)
            named = [(f"{key} {seat + 1}" if isinstance(mine, list) else key, *pair) for seat, pair in enumerate(pairs)]
            numbers += [(name, one, two) for name, one, two in named if type(one) is int and type(two) is int and one != two]
        return Change(numbers=tuple(numbers))


class _Listening:
    """While it is entered, the calls of a tracer count."""

    def __init__(self, tracer: Tracer) -> None:
        self.tracer = tracer

    def __enter__(self) -> None:
        self.tracer._on = True

    def __exit__(self, *error: object) -> None:
        self.tracer._on = False


def _shown(kinds: Mapping[str, Any], events: Iterable[RawEvent]) -> list[RawEvent]:
    return [event for event in events if not kinds[event[0]].internal]


def _more(some: list[RawEvent], others: list[RawEvent]) -> tuple[RawEvent, ...]:
    """Return the events of which there are more than among others."""
    left = Counter(map(repr, others))
    found = []
    for event in some:
        if left[repr(event)]:
            left[repr(event)] -= 1
        else:
            found.append(event)
    return tuple(found)
