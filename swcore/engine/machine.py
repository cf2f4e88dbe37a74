"""The machine that runs frames over a state.

`Machine` is what tasks, decisions and operations get. It knows no log and checks nothing: `swcore.game.Game` does that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from swcore.engine.actions import Action
from swcore.engine.book_faults import book_fault, called
from swcore.engine.checks import shown
from swcore.engine.declared import undeclared
from swcore.engine.drawing import Drawer
from swcore.engine.effects import MOST_PER_ACTION, MOST_QUESTIONS, Effect, Effects, endless, enter, failed
from swcore.engine.frames import Decision, Frame, FrameKind
from swcore.engine.state import State
from swcore.errors import PluginError, SwcoreError

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset
    from swcore.engine.setup import Setup

STEP_LIMIT: Final = 5_000  # frames run for one action; real actions need fewer than fifty
TRACE: Final = 64  # frames looked at when the limit is reached


class Machine(Drawer):
    """A state in motion.

    What it writes and draws with, such as `state` and `script`, stands in `Writer` and `Drawer`.

    Attributes:
        view: the family's read-only view of the state, handed to hooks.
        stack: open frames while an action is carried out.
        menu: legal actions of the first seat awaited, once worked out for the present position.
        memo: whatever a decision wants to keep for the present position.
        carried: effects carried out for the present action.
        questions: questions that pieces have asked since a seat last decided something else.
    """

    __slots__ = ("carried", "memo", "menu", "questions", "stack", "view")

    def __init__(self, ruleset: Ruleset, setup: Setup, state: Any, view: Any = None) -> None:
        super().__init__(ruleset, setup, state)
        self.view: Any = ruleset.book.make_view(ruleset, setup, state) if view is None else view
        self.stack: list[Frame] = []
        self.menu: tuple[Action, ...] | None = None
        self.memo: Any = None
        self.carried = self.questions = 0

    def push(self, frame: Frame) -> None:
        """Open a frame; the last one pushed runs first."""
        self.stack.append(frame)

    def end_step(self, kind: str) -> Frame:
        """Close the frame on top, for a decision that ends the step it was asked in.

        Args:
            kind: what the frame must be; a decision closes no frame that somebody else has put there.

        Returns:
            The frame.

        Raises:
            ValueError: another frame is on top.
        """
        top = self.stack[-1][0] if self.stack else "nothing"
        if top != kind:
            raise ValueError(f"the step to end is {kind!r}, and {top!r} is on top of the stack")
        return self.stack.pop()

    def perform(self, effects: Effects, piece: str = "", hook: str = "") -> None:
        """Check effects and carry them out in order. Where one asks a seat, the rest waits below it.

        Args:
            effects: what a reaction returned: None, one effect or several.
            piece, hook: who returned them.

        Raises:
            PluginError: `bad-effect`; `endless` when pieces go on without end.
        """
        if effects is not None:
            self.carry_out(enter(self, effects, piece, hook), piece, hook)

    def carry_out(self, effects: tuple[Effect, ...], piece: str, hook: str = "") -> None:
        """Carry out effects that have been checked, as `perform`."""
        self.carried += len(effects)
        if self.carried > MOST_PER_ACTION:
            self.carried = 0
            raise endless(piece, hook, f"has brought more than {MOST_PER_ACTION} effects into one action")
        kinds, stack = self.ruleset.effect_kinds, self.stack
        for number, effect in enumerate(effects, start=1):
            kind, depth = kinds[effect[0]], len(stack)
            try:
                kind.operation(self, effect, piece)
            except SwcoreError:
                raise
            except RecursionError as error:
                raise endless(piece, hook, f"has carried out {shown(effect)} inside of itself") from error
            except Exception as error:
                raise failed(piece, hook, effect, error) from error
            if len(stack) > depth:
                if kind.asks:
                    self._count_question(piece, hook)
                if number < len(effects):
                    stack.insert(depth, EFFECTS.of(piece, effects[number:]))
                return

    def _count_question(self, piece: str, hook: str) -> None:
        self.questions += 1
        if self.questions > MOST_QUESTIONS:
            self.questions = 0
            raise endless(piece, hook, f"has asked more than {MOST_QUESTIONS} questions one after another")

    def seen(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat may see of the state, as JSON data; public facts only for None."""
        shown: dict[str, Any] = self.state.view(seat, self.ruleset.book.opened(self.setup.options))
        return shown

    # -- running

    def forget(self) -> None:
        """Forget what was worked out for a position that is no longer the present one."""
        self.menu = None
        self.memo = None
        self.carried = self.questions = 0

    def decision(self) -> Decision | None:
        """Return the decision that is open, or None when the game is over."""
        stack = self.state.stack
        return self.ruleset.decisions[stack[-1][0]] if stack else None

    def question(self, seat: int | None = None) -> Any:
        """Return the open question as far as it concerns a seat, its fields by name; None when the game is over.

        Args:
            seat: whose question, where seats act in parallel; None for the frame that holds all their lanes.
        """
        decision = self.decision()
        return None if decision is None else self.ruleset.read(decision.asked(self.state.stack[-1], seat))

    def asked(self) -> int:
        """Return the first seat awaited; a decision must be open."""
        state: State = self.state
        frame: Frame = state.stack[-1]
        return self.ruleset.decisions[frame[0]].first(frame) if frame[0] in self.ruleset.several else frame[1]

    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        """Return the legal actions of a seat (the first one awaited when None) in the present position."""
        state: State = self.state
        frame: Frame = state.stack[-1]
        decision = self.ruleset.decisions[frame[0]]
        if frame[0] in self.ruleset.several:
            first = decision.first(frame)
            if seat is not None and seat != first:
                return decision.legal(self, frame, seat)
            seat = first
        elif seat is None:
            seat = frame[1]
        if self.menu is None:
            self.menu = decision.legal(self, frame, seat)
        return self.menu

    def apply(self, seat: int | None, action: Action) -> None:
        """Carry out a legal action of a seat (the first one awaited when None) and run on to the next decision."""
        state: State = self.state
        stack = self.stack = list(state.stack)
        frame = stack.pop()
        decision = self.ruleset.decisions[frame[0]]
        if seat is None:
            seat = decision.first(frame) if frame[0] in self.ruleset.several else frame[1]
        if self.questions and decision.asked(frame, seat)[0] not in self.ruleset.questions:
            self.questions = 0
        decision.apply(self, frame, seat, action)
        self.run_to_decision()

    def run_to_decision(self) -> None:
        """Run tasks until a decision is open or nothing is left, and write the open frames."""
        self.menu = None
        stack = self.stack
        self.run(stack)
        open_frames = tuple(stack)
        state: State = self.state
        state.stack = open_frames  # the flow event, written here as it comes once per action
        self.carried = 0
        if self.sink is not None:
            if self.careful:
                self.check_frames(open_frames)
            self.sink.append(("flow", open_frames))

    def run(self, stack: list[Frame]) -> None:
        """Run the tasks on top of a stack; a choice among one is taken unasked where the decision says so."""
        tasks, decisions, unasked = self.ruleset.tasks, self.ruleset.decisions, self.ruleset.unasked
        for _ in range(STEP_LIMIT):
            if not stack:
                return
            frame = stack.pop()
            kind = frame[0]
            if kind in tasks:
                tasks[kind](self, frame)
                continue
            try:
                decision = decisions[kind]
            except KeyError:
                raise undeclared("frame", self.ruleset.book, kind, decisions) from None
            if kind in unasked:
                menu = decision.legal(self, frame, frame[1])
                if len(menu) == 1:
                    decision.apply(self, frame, frame[1], menu[0])
                    continue
                if stack is self.stack:
                    self.menu = menu
            stack.append(frame)
            return
        raise self._endless(stack)

    def _endless(self, stack: list[Frame]) -> PluginError:
        frames = stack[-8:]
        for _ in range(TRACE):  # a little further, to see who takes part; the state is taken back anyway
            if not stack or stack[-1][0] not in self.ruleset.tasks:
                break
            frames.append(stack.pop())
            self.ruleset.tasks[frames[-1][0]](self, frames[-1])
        pieces = sorted(_words(frames) & self.ruleset.pieces.keys())
        if not pieces and self.ruleset.draft:
            tasks = {frame[0]: self.ruleset.tasks[frame[0]] for frame in reversed(frames) if frame[0] in self.ruleset.tasks}
            last = next(iter(tasks.values()), None)
            kinds = ", ".join(sorted(map(str, tasks)))
            return book_fault("loop", last, most=STEP_LIMIT, kinds=kinds, name=called(last))
        return PluginError(
            f"More than {STEP_LIMIT} steps for one action: pieces answer each other without end ({', '.join(pieces) or '?'}).",
            code="endless",
            pieces=pieces,
        )

    def clone(self) -> Machine:
        """Return an independent copy in the same position, outside any action."""
        state = self.state.clone()
        new = Machine(self.ruleset, self.setup, state, self.view.over(state))
        new.menu = self.menu
        new.memo = self.memo
        new.questions = self.questions
        return new


def _words(value: Any) -> set[str]:
    """Return every word in nested frames."""
    if isinstance(value, tuple | list):
        return {word for item in value for word in _words(item)}
    return {value} if isinstance(value, str) else set()


def run_effects(machine: Machine, frame: Frame) -> None:
    """Task `("effects", piece, effects)`: go on with effects that waited below a question."""
    _, piece, effects = frame
    machine.carry_out(effects, piece)


EFFECTS: Final = FrameKind("effects", "piece effects")
KERNEL_TASKS = {EFFECTS: run_effects}
