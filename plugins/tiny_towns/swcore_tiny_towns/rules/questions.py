"""What the effects of cards ask a seat: a mark, a choice, a building to place, buildings to exchange."""

from __future__ import annotations

from swcore import Action
from swcore.engine import DONE, Choose, Decision, Frame, FrameKind, Machine, Part, Violation
from swcore_tiny_towns.position.actions import Put, Replace
from swcore_tiny_towns.position.pieces import MONUMENT
from swcore_tiny_towns.position.squares import SQUARES, squares_of
from swcore_tiny_towns.rules.active_cards import closed, deal_of, town_of
from swcore_tiny_towns.rules.exchange import exchange_faults
from swcore_tiny_towns.rules.put_down import put_down
from swcore_tiny_towns.rules.reactions import react
from swcore_tiny_towns.rules.score_change import gain

ANSWERED = FrameKind("answered", "seat piece square key value")


def answered(machine: Machine, seat: int, piece: str, square: int | None, key: str, value: str) -> None:
    """Tell a card the answer to its question."""
    impl = machine.ruleset.impls.get(piece, {}).get("towns_answered")
    if impl is not None:
        react(machine, impl, seat, square, key, value)


class Ask(Decision):
    """Base of the questions of cards: what is not offered is refused with the card's clauses."""

    def card(self, frame: Frame) -> str:
        """Return the id of the card that asks."""
        return str(self.frames.read(frame).piece)

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        found = super().violations(machine, frame, seat, action)
        piece = machine.ruleset.pieces.get(self.card(frame))
        clauses = piece.clauses if piece else ()
        return [Violation(one.code, one.params, one.clauses or clauses[:2]) for one in found]


class Mark(Ask):
    """`("mark", seat, piece, square, resources)`: choose the resource that lies on a building from now on."""

    frames = FrameKind("mark", "seat piece square resources", visible="piece square")
    prompt = "Choose the resource to lay on the building"
    auto = True

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        return tuple(Choose.of(resource) for resource in self.frames.read(frame).resources)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        machine.emit(("stacked", seat, self.frames.read(frame).square, (action.args[0],)))


class Choice(Ask):
    """`("choice", seat, piece, square, key, values, prompt)`: choose a value; cards by their words."""

    frames = FrameKind("choice", "seat piece square key values prompt", visible="piece square key")
    prompt = "Choose"
    auto = True

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        words = machine.ruleset.compiled.words
        return tuple(Choose.of(words.get(value, value)) for value in self.frames.read(frame).values)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        _, _, piece, square, key, values, _ = frame
        words = machine.ruleset.compiled.words
        value = next(value for value in values if words.get(value, value) == action.args[0])
        answered(machine, seat, piece, square, key, value)


class SecretChoice(Choice):
    """`("secret-choice", seat, piece, square, key, values, prompt)`: choose a value that nobody else learns."""

    frames = FrameKind("secret-choice", "seat piece square key values prompt", visible="piece square key")

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        _, _, piece, _, key, values, _ = frame
        words = machine.ruleset.compiled.words
        value = next(value for value in values if words.get(value, value) == action.args[0])
        machine.emit(("hid", seat, f"{piece}.{key}", value, values))


class PickBuilding(Ask):
    """`("pick-building", seat, piece, square, cards, key)`: choose the building to place."""

    frames = FrameKind("pick-building", "seat piece square cards key", visible="piece square")
    prompt = "Choose the building to place"
    auto = True

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        words = machine.ruleset.compiled.words
        return tuple(Choose.of(words[card]) for card in self.frames.read(frame).cards if places(machine, seat, card))

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        _, _, piece, square, _, key = frame
        card = machine.ruleset.compiled.ids[action.args[0]]
        machine.push(PutBuilding.frames.of(seat, piece, square, card, key))


class PutBuilding(Ask):
    """`("put-building", seat, piece, square, card, key)`: put it on an empty square."""

    frames = FrameKind("put-building", "seat piece square card key", visible="piece square card")
    prompt = "Choose an empty square for the building"
    auto = True

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        card = self.frames.read(frame).card
        word = machine.ruleset.compiled.words[card]
        return tuple(Put.of(word, SQUARES[square]) for square in squares_of(places(machine, seat, card)))

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        _, _, piece, square, card, key = frame
        assert isinstance(action, Put)
        if key:
            machine.push(ANSWERED.of(seat, piece, square, key, card))
        put_down(machine, seat, card, action.square, "placed")

    def explain(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
        """Return what the building changes about the score, as `swcore_tiny_towns.rules.score_change.gain` does."""
        return gain(self, machine, frame, seat, action)

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        found = super().violations(machine, frame, seat, action)
        card = self.frames.read(frame).card
        if not found or not isinstance(action, Put) or action.word != machine.ruleset.compiled.words[card]:
            return found
        return [Violation("occupied", {"square": SQUARES[action.square]}, found[0].clauses)]


class ReplaceBuildings(Ask):
    """`("replace", seat, piece, square, times, done)`: exchange buildings, each on a square of its own (TT-MON-GUILD-2 to 7)."""

    frames = FrameKind("replace", "seat piece square times done", visible="piece square times")
    prompt = "Exchange a building, or finish"
    auto = True

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        _, _, _, own, _, done = frame
        town, deal = town_of(machine, seat), deal_of(machine, seat)
        words = machine.ruleset.compiled.words
        gates = {card: closed(machine, seat, card) for card in deal.cards}
        found: list[Action] = []
        for square in squares_of(town.buildings):
            here = town.card(square)
            if here is None or here.type == MONUMENT or square == own or square in done:
                continue
            for card in deal.cards:
                gate = gates[card]
                if machine.ruleset.pieces[card].type != here.type and (gate is None or not gate.bad >> square & 1):  # type: ignore[attr-defined]
                    found.append(Replace.of(SQUARES[square], words[card]))
        return (*found, DONE)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        if not isinstance(action, Replace):
            return
        _, _, piece, own, times, done = frame
        if times > 1:
            machine.push(self.frames.of(seat, piece, own, times - 1, (*done, action.square)))
        put_down(machine, seat, machine.ruleset.compiled.ids[action.word], action.square, "placed")

    def explain(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
        """Return what the exchange changes about the score, as `swcore_tiny_towns.rules.score_change.gain` does."""
        return gain(self, machine, frame, seat, action) if isinstance(action, Replace) else []

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        found = super().violations(machine, frame, seat, action)
        return exchange_faults(machine, frame, seat, action) if found and isinstance(action, Replace) else found


def places(machine: Machine, seat: int, card: str) -> int:
    """Return the mask of the empty squares that an effect may put a card on."""
    gate = closed(machine, seat, card)
    empty: int = machine.state.towns[seat].empty
    return empty if gate is None else empty & ~gate.bad


def run_answered(machine: Machine, frame: Frame) -> None:
    """Task `("answered", seat, piece, square, key, value)`: tell a card that what it let place stands now."""
    _, seat, piece, square, key, value = frame
    answered(machine, seat, piece, square, key, value)


DECISIONS = (Mark(), Choice(), SecretChoice(), PickBuilding(), PutBuilding(), ReplaceBuildings())
