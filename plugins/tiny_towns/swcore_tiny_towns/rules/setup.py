"""Setting a game up: the cards in play, the monuments, the resource cards (TT-SETUP-1 to TT-SETUP-13)."""

from __future__ import annotations

from swcore import Action, OptionError
from swcore.engine import Frame, FrameKind, Machine, Sealed, Violation
from swcore_tiny_towns.position.actions import Keep
from swcore_tiny_towns.position.pieces import TYPES
from swcore_tiny_towns.position.squares import RESOURCES
from swcore_tiny_towns.rules.card_tables import CardTables

ROUND = FrameKind("round")
OF_EACH = 3
"""Resource cards of each resource (TT-SETUP-13)."""
BURIED = 5
"""Resource cards that are put away unseen in the town-hall mode (TT-TOWNHALL-2)."""
DISPLAY = 3
"""Open resource cards in solo mode (TT-SOLO-5)."""
DEALT = 2
"""Monuments dealt to each player, who keeps one (TT-SETUP-8)."""
BASE, TOWN_HALL, SOLO = "base", "town_hall", "solo"


def begin(machine: Machine) -> None:
    """Set the game up and open the first question.

    Raises:
        OptionError: `mode` when the number of seats does not fit the mode.
    """
    options = machine.setup.options
    mode = options["mode"]
    if mode == SOLO and machine.setup.seats != 1:
        told = f"The solo mode is for one player, not {machine.setup.seats}."
        hint = "Play with one seat (--players 1), or take mode=base or mode=town_hall."
        raise OptionError(told, code="mode", hint=hint, seats=machine.setup.seats)
    cards = _draw_buildings(machine)
    dealt: tuple[tuple[str, ...], ...] = ((),) * machine.setup.seats
    if options["monuments"] == "on":
        dealt = _deal_monuments(machine)
    machine.emit(("dealt", cards, dealt))
    if mode != BASE:
        _pile_cards(machine)
    machine.push(ROUND.of())
    if options["monuments"] == "on":
        machine.push(machine.ruleset.decisions[KeepMonument.kind].open(range(machine.setup.seats)))  # type: ignore[attr-defined]


def _draw_buildings(machine: Machine) -> tuple[str, ...]:
    """Return one card of each type: the cottage, and one drawn from each pile (TT-SETUP-2, TT-SETUP-3, TT-SETUP-5)."""
    tables: CardTables = machine.ruleset.compiled
    options = machine.setup.options
    drawn = []
    for type in TYPES[:-1]:
        pile = [card.id for card in tables.piles[type] if not card.left_out(options)]
        wanted = [id for id in pile if id in machine.setup.featured]
        own = [id for id in pile if id == f"towns.{type}"]  # the card that gave the type its name is the one of the first set
        if wanted:  # several of a type are wanted: one is in play (TT-SETUP-3), and chance says which
            drawn.append(wanted[0] if len(wanted) == 1 else machine.draw("cards", tuple(wanted)))
        elif own and (options["cards"] == "first" or type == "cottage"):
            drawn.append(own[0])
        else:
            drawn.append(machine.draw("cards", tuple(pile)))
    return tuple(drawn)


def _deal_monuments(machine: Machine) -> tuple[tuple[str, ...], ...]:
    """Return two monuments for each seat (TT-SETUP-8)."""
    options = machine.setup.options
    ids = tuple(card.id for card in machine.ruleset.compiled.monuments if not card.left_out(options))
    order = machine.shuffle("monuments", ids)
    order = tuple(sorted(order, key=lambda id: id not in machine.setup.featured))
    return tuple(tuple(sorted(order[DEALT * seat : DEALT * (seat + 1)])) for seat in range(machine.setup.seats))


def _pile_cards(machine: Machine) -> None:
    deck = machine.shuffle("resources", tuple(resource for resource in RESOURCES for _ in range(OF_EACH)))
    if machine.setup.options["mode"] == SOLO:
        machine.emit(("piled", deck[DISPLAY:], (), (), deck[:DISPLAY]))
    else:
        machine.emit(("piled", deck[BURIED:], deck[:BURIED], (), ()))


class KeepMonument(Sealed):
    """Every seat keeps one of the two monuments dealt, in secret (TT-SETUP-8, TT-SETUP-9)."""

    frames = FrameKind("keep-monument", "answers")
    prompt = "Choose the monument to keep"

    def choices(self, machine: Machine, frame: Frame, seat: int, steps: tuple[Action, ...]) -> tuple[Action, ...]:
        words = machine.ruleset.compiled.words
        return () if steps else tuple(Keep.of(words[card]) for card in machine.state.dealt[seat])

    def resolve(self, machine: Machine, frame: Frame, answers: tuple[tuple[int, tuple[Action, ...]], ...]) -> None:
        for seat, (keep,) in answers:
            machine.emit(("kept", seat, machine.ruleset.compiled.ids[keep.args[0]]))

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        found = super().violations(machine, frame, seat, action)
        return [Violation(one.code, {"case": "keep"}, ("TT-SETUP-8",)) for one in found]
