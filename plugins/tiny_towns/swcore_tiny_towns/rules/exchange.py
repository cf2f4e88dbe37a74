"""Why a building may not be exchanged by the effect of a card (TT-MON-GUILD-3 to TT-MON-GUILD-7)."""

from __future__ import annotations

from swcore.engine import Frame, Machine, Violation
from swcore_tiny_towns.position.actions import Replace
from swcore_tiny_towns.position.pieces import MONUMENT
from swcore_tiny_towns.position.squares import SQUARES
from swcore_tiny_towns.rules.active_cards import closed, town_of


def exchange_faults(machine: Machine, frame: Frame, seat: int, action: Replace) -> list[Violation]:
    """Return every reason why a building may not be exchanged for a card.

    Args:
        machine: the machine; nothing is written.
        frame: of `swcore_tiny_towns.rules.questions.ReplaceBuildings`.
        seat: whose town.
        action: an exchange that is not offered.
    """
    _, _, _, own, _, done = frame
    card, name = machine.ruleset.compiled.ids.get(action.word, ""), SQUARES[action.square]
    here = town_of(machine, seat).card(action.square)
    found = []
    if card not in machine.state.cards:
        found.append(Violation("not-in-play", {"case": "building", "card": action.word}, ("TT-MON-GUILD-4", "TT-MON-GUILD-5")))
    if here is None:
        return [*found, Violation("no-building", {"square": name}, ("TT-MON-GUILD-3",))]
    if action.square == own:
        return [*found, Violation("stays", {"square": name}, ("TT-MON-GUILD-4",))]
    if here.type == MONUMENT:
        return [*found, Violation("stays", {"case": "monument"}, ("TT-BUILD-10", "TT-MON-2"))]
    if action.square in done:
        return [*found, Violation("exchanged", {"square": name}, ("TT-MON-GUILD-7",))]
    if found:
        return found
    if machine.ruleset.pieces[card].type == here.type:  # type: ignore[attr-defined]
        found.append(Violation("same-type", {"square": name}, ("TT-MON-GUILD-3",)))
    gate = closed(machine, seat, card)
    if gate is not None and gate.bad >> action.square & 1:
        found.append(Violation(gate.code, gate.reason, tuple(filter(None, (gate.clause,)))))
    return found
