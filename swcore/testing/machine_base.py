"""What a state machine over games holds, and what it looks at after everything that was done; `swcore.testing.machine` acts."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ClassVar

from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition

from swcore.engine.ruleset import Ruleset
from swcore.engine.state import State
from swcore.game.game import Game
from swcore.testing.checks import check_history, check_position, differences
from swcore.testing.reproduction import as_test


def noted(step: Callable[..., None]) -> Callable[..., None]:
    """Let an error of a step carry the game as a test to be pasted."""

    @wraps(step)
    def run(self: SoundGame, **drawn: Any) -> None:
        try:
            step(self, **drawn)
        except Exception as error:
            if self.past:
                error.add_note(as_test(self.game, then=self.ending, rules=self.pasted_rules))
            raise

    return run


class SoundGame(RuleBasedStateMachine):
    """A game that is checked after everything that was done to it, and once more at the end.

    Its attributes are told at `GameMachine`, which is the one that people extend.
    """

    game: Game

    ruleset: ClassVar[Ruleset]
    checks: ClassVar[tuple[Callable[[Game], None], ...]] = (check_position,)
    may_resign: ClassVar[bool] = True
    pasted_rules: ClassVar[str] = ""

    def __init__(self) -> None:
        super().__init__()
        self.past: list[str] = []  # the hash after each step of the log
        self.undone: list[str] = []
        self.heard: dict[str, None] = {}  # texts that were legal at some time
        self.ending: tuple[str, ...] = ()

    @invariant()
    @precondition(lambda self: bool(self.past))
    @noted
    def is_sound(self) -> None:
        """Whatever was done."""
        self._checked()
        assert self.game.digest() == self.past[-1], "the position has changed by itself"
        assert len(self.game.log) == len(self.past), "the log has another length than the game"

    def teardown(self) -> None:
        """The whole history gives the position once more."""
        if self.past:
            self._at_the_end()

    @noted
    def _at_the_end(self) -> None:
        self._say("check_history(game)")
        check_history(self.game)

    # -- for the rules of subclasses

    def _choose(self, game: Game, number: int) -> tuple[int, str]:
        """Return a seat that is awaited and the text of one of its actions; 0 gives the first of each."""
        place, seat = divmod(number, len(game.pending))
        actions = game.legal_actions(game.pending[seat])
        self.heard.update(dict.fromkeys(action.text for action in actions))
        return game.pending[seat], actions[place % len(actions)].text

    def _say(self, line: str) -> None:
        """Name the line of code that would fail now."""
        self.ending = (line,)

    def _add(self, line: str) -> None:
        self.ending = (*self.ending, line)

    def _stepped(self) -> None:
        self.past.append(self.game.digest())
        self.undone = []

    def _checked(self) -> None:
        for check in self.checks:
            self._say(f"{check.__name__}(game)")
            check(self.game)

    def _seen(self) -> tuple[State, int, list[Any]]:
        game = self.game
        return game.play.state.clone(), len(game.log), [game.view(seat) for seat in (None, *range(game.play.state.seats))]

    def _unchanged(self, before: tuple[State, int, list[Any]]) -> None:
        state, length, views = self._seen()
        changed = list(differences(before[0], state))
        assert not changed, f"the state was changed: {changed}"
        assert length == before[1], "the log was changed"
        assert views == before[2], "a view was changed"
        assert self.game.digest() == self.past[-1]
