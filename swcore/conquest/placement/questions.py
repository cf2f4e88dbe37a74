"""Questions of pieces: one seat chooses a word, or several do in secret; and how an answer comes back to the piece."""

from __future__ import annotations

from swcore.conquest.position.army import Army
from swcore.conquest.position.places import NOBODY
from swcore.conquest.position.state import ConquestState
from swcore.engine.actions import DONE, Action, Choose
from swcore.engine.frames import Decision, Frame, FrameKind
from swcore.engine.machine import Machine
from swcore.engine.simultaneous import Sealed


class ChooseValue(Decision):
    """`("ask", seat, army, piece, key, values, optional)`: choose one of the offered words."""

    frames = FrameKind("ask", "seat army piece key values optional", visible="army piece key")
    prompt = "Choose"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        _, _, _, _, _, values, optional = frame
        actions: list[Action] = [Choose.of(value) for value in values]
        return (*actions, DONE) if optional else tuple(actions)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        _, _, army_id, piece, key, _, _ = frame
        said = action.args[0] if isinstance(action, Choose) else ""
        if army_id == NOBODY or machine.state.armies[army_id] is None or machine.state.armies[army_id].seat != seat:
            machine.emit(("answered", army_id, piece, key, ((seat, said),)))
        answer(machine, army_id, piece, key, said, seat)


class SealedChoice(Sealed):
    """`("ask-sealed", answers, army, piece, key, offered)`: several seats choose a word each, and see no other's before the last.

    `offered` are (seat, words).
    """

    frames = FrameKind("ask-sealed", "answers army piece key offered", visible="army piece key")
    prompt = "Choose in secret"

    def choices(self, machine: Machine, frame: Frame, seat: int, steps: tuple[Action, ...]) -> tuple[Action, ...]:
        _, _, _, _, _, offered = frame
        return () if steps else tuple([Choose.of(word) for word in dict(offered)[seat]])

    def resolve(self, machine: Machine, frame: Frame, answers: tuple[tuple[int, tuple[Action, ...]], ...]) -> None:
        _, _, army_id, piece, key, _ = frame
        if not answers:  # all have left the game
            return
        said = tuple([(seat, steps[0].args[0]) for seat, steps in answers])
        machine.emit(("answered", army_id, piece, key, said))
        answer(machine, army_id, piece, key, " ".join([f"{seat}:{word}" for seat, word in said]), NOBODY)


SEALED = SealedChoice()


def answer(machine: Machine, army_id: int, piece: str, key: str, said: str, seat: int) -> None:
    """Tell a piece what has been answered; not once its army has left the game, or belongs to nobody any more.

    Args:
        machine: the machine.
        army_id: the army; NOBODY for a question of a piece that belongs to no army.
        piece: id of the piece that has asked.
        key: the key of the question.
        said: the answer.
        seat: who has answered, or NOBODY.
    """
    army: Army | None = None if army_id == NOBODY else machine.state.armies[army_id]
    if army_id != NOBODY and (army is None or (army.seat is None and machine.ruleset.pieces[piece].kind != "rule")):
        return
    impl = machine.ruleset.impls[piece]["conquest_answered"]
    machine.perform(impl.call(machine.view, army, key, said, seat), piece, impl.hook)


def may_ask(machine: Machine, piece: str, army_id: int) -> None:
    """Refuse a question of a piece that would not get the answer.

    Raises:
        ValueError: the piece has no `conquest_answered`, or belongs to an army and asks for none.
    """
    if "conquest_answered" not in machine.ruleset.impls.get(piece, ()):
        raise ValueError("a piece that asks for a choice takes the answer in conquest_answered")
    if army_id == NOBODY and machine.ruleset.pieces[piece].kind != "rule":
        raise ValueError("only a piece of the kind rule asks without an army")


def is_neutral(machine: Machine, piece: str) -> bool:
    """Return whether a piece belongs to nobody: it finishes what it has begun with a seat that leaves."""
    return bool(getattr(machine.ruleset.pieces.get(piece), "neutral", False))


def in_game(machine: Machine, seat: int | None) -> bool:
    """Return whether a seat can be asked: one that has left cannot."""
    state: ConquestState = machine.state
    return seat is not None and seat not in state.left


QUESTIONS: tuple[Decision, ...] = (ChooseValue(), SEALED)
