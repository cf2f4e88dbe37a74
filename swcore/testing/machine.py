"""A state machine over games: whatever is done to a game in whatever order, it stays sound. Needs the extra `testing`.

    class ChessMachine(GameMachine):
        ruleset = load_plugins("chess")

    def test_chess() -> None:
        run_state_machine_as_test(ChessMachine)  # from hypothesis.stateful

Hypothesis makes the failing run as short as it can; its note is that run as a test to be pasted (see `as_test`).
"""

from __future__ import annotations

import random
from typing import Any

try:
    from hypothesis import strategies as st
    from hypothesis.stateful import initialize, precondition, rule
except ImportError as error:
    from swcore.text.extras import how_to_get

    raise ImportError(f"swcore.testing.machine needs Hypothesis: {how_to_get('testing')}") from error

from swcore.engine.actions import RESIGN, REVISE
from swcore.errors import ActionError
from swcore.game.game import Game
from swcore.testing.machine_base import SoundGame, noted
from swcore.testing.strategies import JUNK, MANY, NUMBERS, SOME, setups


class GameMachine(SoundGame):
    """Acts, is refused, undoes, copies, saves, guesses and resigns, and checks the game after each of them.

    Attributes:
        ruleset: the rules; a subclass sets them.
        checks: called after everything that was done; a subclass may name its family's, such as `check_conquest`.
        may_resign: whether the game knows what follows when a seat leaves.
        pasted_rules: see `rules` of `as_test`.
        game: the game, once it has begun.
    """

    @classmethod
    def setups(cls) -> st.SearchStrategy[dict[str, Any]]:
        """Return what games are begun with; a subclass leaves out what its game refuses, such as seats that do not fit a mode."""
        return setups(cls.ruleset)

    @initialize(data=st.data())
    @noted
    def begin(self, data: st.DataObject) -> None:
        """Set a game up, and play some of it."""
        setup = data.draw(self.setups())
        self.game = Game.new(self.ruleset, setup.pop("seats"), **setup)
        self.past = [self.game.digest()]
        self._act(data.draw(MANY))

    def going(self) -> bool:
        """Return whether somebody is to act."""
        return bool(self.past) and not self.game.over

    @rule(numbers=MANY)
    @precondition(going)
    @noted
    def act(self, numbers: list[int]) -> None:
        """Take some legal actions."""
        self._act(numbers)

    def _act(self, numbers: list[int]) -> None:
        for number in numbers:
            if self.game.over:
                return
            seat, text = self._choose(self.game, number)
            self._say(f"game.apply({text!r}, {seat})")
            step = self.game.apply(text, seat)
            told = (step.seat, step.action.text if step.action else "")
            assert told == (seat, text), f"the log holds {told}"
            self._stepped()
            self._checked()

    @rule(number=NUMBERS, junk=JUNK, what=st.sampled_from(["heard", "wrong seat", "junk"]))
    @precondition(going)
    @noted
    def be_refused(self, number: int, junk: str, what: str) -> None:
        """Try what is not legal: nothing at all changes, and the reasons are told."""
        seat = self.game.pending[number % len(self.game.pending)]
        legal = {action.text for action in self.game.legal_actions(seat)}
        others = [other for other in range(self.game.play.state.seats) if other not in self.game.pending]
        not_now = [text for text in self.heard if text not in legal]
        text = junk
        if what == "heard" and not_now:
            text = not_now[number % len(not_now)]
            assert self.game.violations(text, seat), f"{text!r} is not legal, and yet no rule forbids it"
        elif what == "wrong seat" and others:
            seat, text = others[number % len(others)], min(legal)
        if text.strip().lower() in (*legal, RESIGN.text, REVISE.text):
            return
        self._say(f"game.apply({text!r}, {seat})")
        before = self._seen()
        refused: ActionError | None = None
        try:
            self.game.apply(text, seat)
        except ActionError as error:
            refused = error
        assert refused is not None, f"{text!r} of seat {seat} was carried out, and it is not legal"
        assert str(refused), f"{text!r} is refused without a word"
        self._unchanged(before)

    @rule(number=NUMBERS)
    @precondition(going)
    @noted
    def resign(self, number: int) -> None:
        """Leave, now and then."""
        if self.may_resign and number % 5 == 1:
            seat = self.game.pending[number % len(self.game.pending)]
            self._say(f"game.resign({seat})")
            self.game.resign(seat)
            assert seat in self.game.play.state.left, "a seat has resigned and has not left"
            assert seat not in self.game.pending, "a seat that has left is awaited"
            self._stepped()

    @rule(count=st.integers(1, 40))
    @precondition(lambda self: bool(self.past))
    @noted
    def undo(self, count: int) -> None:
        """Take back steps, as the owner of all seats."""
        for _ in range(min(count, len(self.past) - 1)):
            self._say("game.undo()")
            self.game.undo()
            self.undone.append(self.past.pop())
            assert self.game.digest() == self.past[-1], "undo does not give the position before"

    @rule(number=NUMBERS)
    @precondition(lambda self: bool(self.past) and self.game.play.state.committed is None)
    @noted
    def undo_as_a_seat(self, number: int) -> None:
        """Take back an own step that drew and revealed nothing; no other."""
        seat, step = number % self.game.play.state.seats, self.game.log[-1]
        before = self._seen()
        self._say(f"game.undo({seat})")
        news = bool(step.chance) or any(event[0] in self.ruleset.reveals for event in step.events)
        refused = False
        try:
            self.game.undo(seat)
        except ActionError:
            refused = True
        assert refused == (len(self.past) == 1 or step.seat != seat or news), f"seat {seat} undoes {step}: refused is {refused}"
        if refused:
            self._unchanged(before)
            return
        self.undone.append(self.past.pop())
        assert self.game.digest() == self.past[-1], "undo does not give the position before"

    @rule(count=st.integers(1, 40))
    @precondition(lambda self: bool(self.undone))
    @noted
    def redo(self, count: int) -> None:
        """Carry out again what was undone."""
        for _ in range(min(count, len(self.undone))):
            self._say("game.redo()")
            self.game.redo()
            self.past.append(self.undone.pop())
            assert self.game.digest() == self.past[-1], "redo does not give the position after"

    @rule(numbers=SOME, swap=st.booleans())
    @precondition(lambda self: bool(self.past))
    @noted
    def clone(self, numbers: list[int], swap: bool) -> None:
        """Play on in a copy; the original does not notice. Then go on with the original or with a second copy."""
        before, length = self._seen(), len(self.game.log)
        self._say("copy = game.clone()")
        copy, second = self.game.clone(), self.game.clone()
        for number in numbers:
            if not copy.over:
                seat, text = self._choose(copy, number)
                self._add(f"copy.apply({text!r}, {seat})")
                copy.apply(text, seat)
        self._unchanged(before)
        while len(copy.log) > length:
            copy.undo()
        assert copy.digest() == self.past[-1], "a copy that is taken back is not the position of its original"
        if swap:
            self.game = second
            self._unchanged(before)

    @rule()
    @precondition(lambda self: bool(self.past))
    @noted
    def save_and_load(self) -> None:
        """Go on with the game of a save."""
        self._say("assert Game.load(game.save()).digest() == game.digest()")
        before, told = self._seen(), [(step.seat, step.action, step.chance) for step in self.game.log]
        again = Game.load(self.game.save(), self.ruleset)
        assert [(step.seat, step.action, step.chance) for step in again.log] == told, "the save tells another game"
        self._unchanged(before)
        self.game, self.undone = again, []
        self._unchanged(before)

    @rule(number=NUMBERS, numbers=SOME)
    @precondition(lambda self: bool(self.past))
    @noted
    def guess(self, number: int, numbers: list[int]) -> None:
        """Guess what a seat cannot know: it sees no difference, and the guess is a sound game of its own."""
        seat = number % self.game.play.state.seats
        self._say(f"guess = game.determinize({seat}, random.Random({number}))")
        before = self._seen()
        guess = self.game.determinize(seat, random.Random(number))
        assert _known(guess, seat) == _known(self.game, seat), "a guess differs in what the seat knows"
        for one in numbers:
            if not guess.over:
                actor, text = self._choose(guess, one)
                self._add(f"guess.apply_unchecked(guess.parse({text!r}), {actor})")
                guess.apply_unchecked(guess.parse(text), actor)
        for check in self.checks:
            self._add(f"{check.__name__}(guess)")
            check(guess)
        self._unchanged(before)


def _known(game: Game, seat: int) -> tuple[Any, Any]:
    """Return what a seat knows of a game: who is awaited is left out, for a guess asks those again whose answers are sealed."""
    view = game.view(seat)
    return view["state"], view["legal"]


__all__ = ["GameMachine", "setups"]
