"""A state machine over games: whatever is done to a game in whatever order, it stays sound. Needs `pip install swcore[testing]`.

    class ChessMachine(GameMachine):
        ruleset = load_plugins("chess")

    def test_chess() -> None:
        run_state_machine_as_test(ChessMachine)  # from hypothesis.stateful

Hypothesis makes the failing run as short as it can; its note is that run as a test to be pasted (see `as_test`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import wraps
from typing import Any, ClassVar

try:
    from hypothesis import strategies as st
    from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
except ImportError as error:
    raise ImportError("swcore.testing.machine needs Hypothesis: pip install swcore[testing]") from error

from swcore.engine.actions import RESIGN, REVISE
from swcore.engine.ruleset import Ruleset
from swcore.engine.state import State
from swcore.errors import ActionError
from swcore.game.game import Game
from swcore.testing.checks import check_history, check_position, differences
from swcore.testing.pasting import as_test

NUMBERS = st.integers(0, 9_999)
SOME = st.lists(NUMBERS, min_size=1, max_size=10)
# Short lists alone would see little but first turns; a list of lists is long on the average, and may still become short.
MANY = st.lists(SOME, max_size=12).map(lambda lists: [number for one in lists for number in one])
JUNK = st.text(max_size=30)


def setups(rules: Ruleset) -> st.SearchStrategy[dict[str, Any]]:
    """Return a strategy for the arguments of `Game.new`: seats, seed, starting seat, edition, and any combination of options.

    Args:
        rules: the rules of the game.
    """
    low, high = rules.book.players
    chosen = {name: st.sampled_from(option.values) for name, option in rules.options.items()}
    return st.fixed_dictionaries(
        {
            "seats": st.integers(low, high),
            "seed": NUMBERS,
            "first": st.integers(0, low - 1),
            "edition": st.sampled_from(["", *rules.book.editions]),
            "options": st.fixed_dictionaries({}, optional=chosen),
        }
    )


def noted(step: Callable[..., None]) -> Callable[..., None]:
    """Let an error of a step carry the game as a test to be pasted."""

    @wraps(step)
    def run(self: GameMachine, **drawn: Any) -> None:
        try:
            step(self, **drawn)
        except Exception as error:
            if self.past:
                error.add_note(as_test(self.game, then=self.ending, rules=self.pasted_rules))
            raise

    return run


class GameMachine(RuleBasedStateMachine):
    """Acts, is refused, undoes, copies, saves, guesses and resigns, and checks the game after each of them.

    Attributes:
        ruleset: the rules; a subclass sets them.
        checks: called after everything that was done; a subclass may name its family's, such as `check_conquest`.
        may_resign: whether the game knows what follows when a seat leaves.
        pasted_rules: see `rules` of `as_test`.
        game: the game, once it has begun.
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
            assert self.game.violations(text, seat), f"{text!r} is not legal, and yet nothing speaks against it"
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

    # -- inside

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


def _known(game: Game, seat: int) -> tuple[Any, Any]:
    """Return what a seat knows of a game: who is awaited is left out, for a guess asks those again whose answers are sealed."""
    view = game.view(seat)
    return view["state"], view["legal"]
