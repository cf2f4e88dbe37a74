"""What buildings let their owner do in the step of building, besides building."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from swcore.engine import Action, Machine, Violation
from swcore_tiny_towns.position.actions import Use
from swcore_tiny_towns.position.answers import Deed
from swcore_tiny_towns.position.squares import SQUARES
from swcore_tiny_towns.position.state import TownsState
from swcore_tiny_towns.rules.active_cards import askers, town_of
from swcore_tiny_towns.rules.questions import answered

NEVER = (0, 0, 0)  # of a note: the round of the last use, how often it was used in it, and how often in the game


class Offer(NamedTuple):
    """A use and the building that offers it.

    Attributes:
        piece: id of the card.
        square: where it stands.
        use: the use.
        case: why it is not there, as a code; "" when it is.
    """

    piece: str
    square: int
    use: Deed
    case: str


def uses(machine: Machine, seat: int) -> tuple[Action, ...]:
    """Return the uses that a seat may choose now."""
    words = machine.ruleset.compiled.words
    found: dict[Action, None] = {}
    for _, square, one, case in _offers(machine, seat):
        if not case:
            values = [[words.get(value, value)] for value in one.values] or [[]]
            found.update({Use.of(SQUARES[square], one.key, *value): None for value in values})
    return tuple(found)


def use(machine: Machine, seat: int, action: Use) -> None:
    """Count a use that is offered, and tell its card what was chosen."""
    words = machine.ruleset.compiled.words
    piece, square, one, _ = next(
        offer for offer in _offers(machine, seat) if SQUARES[offer.square] == action.args[0] and offer.use.key == action.key
    )
    value = next((value for value in one.values if words.get(value, value) == action.value), "")
    before, now, times = _noted(machine, seat, piece, one.key)
    round = machine.state.round
    machine.emit(("noted", seat, f"{piece}.uses.{one.key}", (round, now + 1 if before == round else 1, times + 1)))
    answered(machine, seat, piece, square, one.key, value)


def use_faults(machine: Machine, seat: int, action: Use) -> list[Violation]:
    """Return why a use is not offered."""
    name = SQUARES[action.square]
    here = [offer for offer in _offers(machine, seat) if offer.square == action.square]
    if not any(offer.use.key == action.key for offer in here):
        piece = machine.ruleset.pieces.get(machine.state.towns[seat].squares[action.square])
        keys = [offer.use.key for offer in here]
        case = {"case": "others", "keys": ", ".join(keys)} if keys else {}
        return [Violation("no-use", {"square": name, "key": action.key, **case}, piece.clauses[:1] if piece else ())]
    offer = next(offer for offer in here if offer.use.key == action.key)
    clauses = tuple(filter(None, (offer.use.clause,)))
    if offer.case == "used-up":
        return [Violation("used-up", {"piece": offer.piece, "used": offer.use.limit}, clauses)]
    if offer.case:
        return [Violation(offer.case, {"piece": offer.piece}, clauses)]
    words = machine.ruleset.compiled.words
    values = [words.get(value, value) for value in offer.use.values]
    if action.value in values or (not values and not action.value):
        return []
    case = {} if values else {"case": "none"}
    return [Violation("no-value", {"value": action.value, "values": ", ".join(values), "piece": offer.piece, **case}, clauses)]


def _offers(machine: Machine, seat: int) -> list[Offer]:
    """Return all uses of the buildings of a town, each once for a building."""
    state: TownsState = machine.state
    asked = askers(machine, seat, "towns_uses")
    if not asked:
        return []
    buildings = Counter(impl.piece.id for impl, _ in asked)
    found = []
    for impl, square in asked:
        assert square is not None  # rules are not asked
        for one in impl.ask(machine.view, town_of(machine, seat), square):
            before, now, times = _noted(machine, seat, impl.piece.id, one.key)
            spent = before == state.round and now >= buildings[impl.piece.id]
            case = "used-up" if 0 < one.limit <= times else "used-now" if spent else ""
            found.append(Offer(impl.piece.id, square, one, case))
    return found


def _noted(machine: Machine, seat: int, piece: str, key: str) -> tuple[int, int, int]:
    noted: tuple[int, int, int] = machine.state.towns[seat].memory.get(f"{piece}.uses.{key}", NEVER)
    return noted
