"""Checks that hold in every position of every game, for our own packs and for yours.

Each check takes a game and raises `AssertionError` with a plain message; `check_position` runs those of the kernel,
`swcore.testing.conquest_checks` those of the conquest family. None of them changes the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from swcore.engine.actions import parse
from swcore.engine.records import Record
from swcore.engine.state import State
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.testing.repeat import suspect


def check_position(game: Game) -> None:
    """Run every kernel check that is cheap enough for each position of a game."""
    check_json(game)
    check_actions(game)
    check_clone(game)
    check_views(game)


def check_json(game: Game) -> None:
    """The state survives JSON: equal hash, and derived fields equal to a rebuild."""
    state = game.play.state
    again = rebuilt(game)
    assert again.digest() == state.digest(), "the state changes when it is written to JSON and read again"
    for field, mine, theirs in differences(state, again):
        raise AssertionError(f"the field {field} is {mine!r}, rebuilt it is {theirs!r}")


def rebuilt(game: Game) -> State:
    """Return the state of a game after a trip through JSON, derived fields worked out anew."""
    state = game.play.state
    again: State = type(state).from_json(json.loads(json.dumps(state.to_json(), allow_nan=False)))
    machine = game.play.clone()
    machine.state = again
    machine.view = game.play.view.over(again)
    game.ruleset.book.rebuild(machine)
    return again


def replayed(game: Game) -> State:
    """Return the state that the events of the log give."""
    return [state for _, state in game.replay()][-1]


def laid_out(game: Game) -> bool:
    """Return whether the history begins at a position laid out by hand, as in a `Scene`."""
    return game.history.log.laid_out


def differences(one: Record, other: Record) -> list[tuple[str, object, object]]:
    """Return (field, value, other value) for every field in which two records differ, entries of lists included."""
    found = []
    for field in one.ALL_FIELDS:
        mine, theirs = getattr(one, field.name), getattr(other, field.name)
        if field.record is None:
            if mine != theirs:
                found.append((field.name, mine, theirs))
            continue
        if len(mine) != len(theirs):
            found.append((f"len({field.name})", len(mine), len(theirs)))
            continue
        for number, (left, right) in enumerate(zip(mine, theirs, strict=True)):
            if left is None or right is None:
                if left is not right:
                    found.append((f"{field.name}[{number}]", left, right))
            else:
                found += [(f"{field.name}[{number}].{name}", a, b) for name, a, b in differences(left, right)]
    return found


def check_actions(game: Game) -> None:
    """While the game goes on every awaited seat has a legal action; texts are unique, and the parser is their inverse."""
    if game.over:
        assert game.legal_actions() == (), "the game is over, and yet there are legal actions"
        return
    assert game.pending, "the game is not over, but nobody is awaited"
    for seat in game.pending:
        actions = game.legal_actions(seat)
        assert actions, f"seat {seat} is awaited without a legal action"
        texts = [action.text for action in actions]
        assert len(set(texts)) == len(texts), f"an action is listed twice: {texts}"
        for action in actions:
            assert parse(action.text, game.ruleset.action_kinds) == action, f"{action.text!r} is read as another action"
            assert not game.violations(action, seat), f"{action} is listed, and yet it breaks a rule"


def check_clone(game: Game) -> None:
    """A clone is equal, and playing on in it leaves the original alone."""
    before = game.digest()
    copy = game.clone()
    assert copy.digest() == before, "a clone is not equal to its original"
    for field, mine, theirs in differences(game.play.state, copy.play.state):
        raise AssertionError(f"the field {field} is {mine!r}, in a clone it is {theirs!r}")
    if not copy.over:
        seat = copy.pending[-1]
        copy.apply_unchecked(copy.legal_actions(seat)[-1], seat)
    assert game.digest() == before, "a step in a clone changed the original"


def check_views(game: Game) -> None:
    """Views are JSON data, the same each time, and asking changes nothing."""
    before = game.digest()
    for seat in (None, *range(game.play.state.seats)):
        view = game.view(seat)
        assert json.loads(json.dumps(view, allow_nan=False)) == view, "a view holds something that is not JSON data"
        assert game.view(seat) == view, "the same view asked for twice differs"
    assert game.digest() == before, "asking for a view changed the state"


class Rewritten(AssertionError):
    """Something wrote the state that is no event.

    Args:
        field: what of the state.
        mine: what it is.
        theirs: what it is by the events.
    """

    def __init__(self, field: str, mine: object, theirs: object) -> None:
        super().__init__(f"a hook or a listener wrote the state: {field} is {mine!r}, by the events it is {theirs!r}")
        self.field, self.mine, self.theirs = field, mine, theirs


def check_pure(game: Game) -> None:
    """Nothing but events wrote the state, derived fields included; call it after each step to find who else did.

    Hooks and listeners get the live position. One that writes to it, such as `army.hand += 3`, breaks undo, saves and search.
    """
    last = replayed(game)
    for field, mine, theirs in differences(game.play.state, last):
        raise Rewritten(field, mine, theirs)
    assert last.digest() == game.digest(), "the events do not give the state"


def check_history(game: Game) -> None:
    """Replaying the events gives the same state, and so does replaying the save.

    Raises:
        AssertionError: it does not; a piece that answers differently when it is asked again is named.
    """
    check_pure(game)
    try:
        again = Game.load(game.save(), game.ruleset)
    except SwcoreError as error:
        raise AssertionError(f"the save cannot be replayed: {error} {suspect(game)}".rstrip()) from error
    assert again.digest() == game.digest(), f"the save does not give the state {suspect(game)}".rstrip()


def check_undo(game: Game) -> None:
    """Undoing the last step and redoing it gives the same state; the position before is the recorded one."""
    if len(game.log) < 2:
        return
    after = game.digest()
    states = [state.digest() for _, state in game.replay()]
    game.undo()
    assert game.digest() == states[-2], "undo does not give the position before"
    game.redo()
    assert game.digest() == after, "redo does not give the position after"


def play_random(game: Game, pick: Callable[[int], int], *, check: Callable[[Game], None] | None = None, cap: int = 5_000) -> int:
    """Play to the end with uniformly picked actions and return the number of decisions.

    Args:
        game: the game.
        pick: `pick(n)` returns a number below n, such as `random.Random(1).randrange`.
        check: called before every decision and at the end.
        cap: most decisions; a game that needs more fails.
    """
    for count in range(cap):
        if check is not None:
            check(game)
        if game.over:
            return count
        seat = game.pending[pick(len(game.pending))]
        actions = game.legal_actions(seat)
        game.apply(actions[pick(len(actions))], seat)
    raise AssertionError(f"the game has not ended after {cap} decisions")
