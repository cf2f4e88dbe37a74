"""Setting a game up: the cards in play, the monuments, the resource cards (TT-SETUP-1 to TT-SETUP-13)."""

from __future__ import annotations

from swcore import Action, OptionError, PluginError
from swcore.engine import Frame, FrameKind, Machine, Sealed, Violation, bad_answer
from swcore_tiny_towns.position.actions import Keep
from swcore_tiny_towns.position.answers import Dealing
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
USUAL = Dealing(DEALT)
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
    dealing = dealing_of(machine)
    cards = _draw_buildings(machine, dealing)
    dealt: tuple[tuple[str, ...], ...] = ((),) * machine.setup.seats
    if options["monuments"] == "on":
        dealt = _deal_monuments(machine, dealing)
    machine.emit(("dealt", cards, dealt))
    if mode != BASE:
        _pile_cards(machine)
    machine.push(ROUND.of())
    if options["monuments"] == "on":
        machine.push(machine.ruleset.decisions[KeepMonument.kind].open(range(machine.setup.seats)))  # type: ignore[attr-defined]


def dealing_of(machine: Machine) -> Dealing:
    """Return which cards are left out, and how many monuments are dealt, by the rules that are switched on."""
    if "towns_deal" not in machine.ruleset.compiled.of_rules:
        return USUAL
    found = [(impl, impl.ask_one(machine.view)) for impl in machine.view.general("towns_deal")]
    answers = [(impl, one) for impl, one in found if one is not None]
    cards = {card.id for card in (*machine.ruleset.compiled.buildings, *machine.ruleset.compiled.monuments)}
    for impl, one in answers:
        unknown = sorted(set(one.without) - cards)
        if unknown:
            raise bad_answer(impl.piece.id, impl.hook, one, f"ids of cards; {unknown[0]} is none")
    without = tuple(sorted({id for _, one in answers for id in one.without}))
    return Dealing(max([one.monuments for _, one in answers], default=DEALT), without)


def _draw_buildings(machine: Machine, dealing: Dealing) -> tuple[str, ...]:
    """Return one card of each type: the cottage, and one drawn from each pile (TT-SETUP-2, TT-SETUP-3, TT-SETUP-5)."""
    tables: CardTables = machine.ruleset.compiled
    options = machine.setup.options
    drawn = []
    for type in TYPES[:-1]:
        pile = [card.id for card in tables.piles[type] if not card.left_out(options) and card.id not in dealing.without]
        if not pile:
            told = f"The rules of this game leave out every card of the type {type}."
            raise PluginError(told, code="bad-answer", hint="Leave one card of each type in towns_deal.")
        wanted = [id for id in pile if id in machine.setup.featured]
        own = [id for id in pile if id == f"towns.{type}"]  # the card that gave the type its name is the one of the first set
        if wanted:  # several of a type are wanted: one is in play (TT-SETUP-3), and chance says which
            drawn.append(wanted[0] if len(wanted) == 1 else machine.draw("cards", tuple(wanted)))
        elif own and (options["cards"] == "first" or type == "cottage"):
            drawn.append(own[0])
        else:
            drawn.append(machine.draw("cards", tuple(pile)))
    return tuple(drawn)


def _deal_monuments(machine: Machine, dealing: Dealing) -> tuple[tuple[str, ...], ...]:
    """Return two monuments for each seat (TT-SETUP-8), or as many as a rule deals."""
    ids = monuments_in(machine, dealing)
    seats = machine.setup.seats
    each = max(1, min(dealing.monuments, len(ids) // seats))
    order = machine.shuffle("monuments", ids)
    order = tuple(sorted(order, key=lambda id: id not in machine.setup.featured))
    return tuple(tuple(sorted(order[each * seat : each * (seat + 1)])) for seat in range(seats))


def monuments_in(machine: Machine, dealing: Dealing) -> tuple[str, ...]:
    """Return the ids of the monuments that may be dealt."""
    options, monuments = machine.setup.options, machine.ruleset.compiled.monuments
    return tuple(card.id for card in monuments if not card.left_out(options) and card.id not in dealing.without)


def deck_of(machine: Machine) -> tuple[str, ...]:
    """Return the resource cards: three of each (TT-SETUP-13), or what rules say.

    Raises:
        PluginError: `bad-answer` where nothing would be left of them beside those that are put away or laid open.
    """
    if "towns_deck" in machine.ruleset.compiled.of_rules:
        found = [(impl, impl.ask(machine.view)) for impl in machine.view.general("towns_deck")]
        cards = tuple(resource for _, answer in found for resource in answer)
        if cards:
            if len(cards) <= BURIED:
                impl, answer = found[-1]
                raise bad_answer(impl.piece.id, impl.hook, answer, f"more than {BURIED} resources")
            return cards
    return tuple(resource for resource in RESOURCES for _ in range(OF_EACH))


def _pile_cards(machine: Machine) -> None:
    deck = machine.shuffle("resources", deck_of(machine))
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
