"""What can be built, and where the building may go (TT-BUILD-1 to TT-BUILD-4, TT-BUILD-10)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from swcore import Action
from swcore.engine import DONE, Machine
from swcore.hooks import Impl
from swcore_tiny_towns.position.actions import Build
from swcore_tiny_towns.position.patterns import cube, used
from swcore_tiny_towns.position.pieces import MONUMENT
from swcore_tiny_towns.position.squares import ALL, squares_of
from swcore_tiny_towns.position.state import TownRecord, TownsState
from swcore_tiny_towns.rules.active_cards import askers, closed, deal_of, town_of
from swcore_tiny_towns.rules.card_tables import Deal
from swcore_tiny_towns.rules.laid import Laid, build, buildable

ONLY_DONE: Final[tuple[Action, ...]] = (DONE,)


def builds(machine: Machine, seat: int) -> tuple[Action, ...]:
    """Return what a seat may do in its step of building, to be done last.

    Args:
        machine: the machine; nothing is written.
        seat: who builds.
    """
    state: TownsState = machine.state
    town = state.towns[seat]
    code = town.code
    if not code:
        return ONLY_DONE
    deal = deal_of(machine, seat)
    laids = buildable(machine.view, seat, deal, code)
    if not laids and not deal.wild:
        return ONLY_DONE
    found: list[Action] = []
    special = special_cards(machine, seat, deal)
    if special is None:
        for card, mask in matches(machine, seat):
            found += _builds(machine, seat, card, mask)
    else:
        for laid in _unbuilt(laids, deal, town):
            found += _builds(machine, seat, laid.card, laid.mask) if laid.card in special else laid.builds()
    found.append(DONE)
    return tuple(found)


def special_cards(machine: Machine, seat: int, deal: Deal) -> Collection[str] | None:
    """Return the cards whose builds are not simply on the squares of their cubes; None where buildings stand for cubes.

    That is so for cards with squares or a limit of their own, and for all cards where a building in the town opens squares.
    """
    state: TownsState = machine.state
    squares = state.towns[seat].squares
    wild, opens = deal.wild, deal.opens
    if wild and not wild.keys().isdisjoint(squares):
        return None
    if deal.opened or (opens and not opens.isdisjoint(squares)):
        return [*deal.cards, deal.monument]
    return deal.special


def _unbuilt(laids: tuple[Laid, ...], deal: Deal, town: TownRecord) -> Sequence[Laid]:
    """Return the patterns without those of a monument that stands (TT-BUILD-10)."""
    return laids if deal.monument not in town.squares else [laid for laid in laids if laid.card != deal.monument]


def _builds(machine: Machine, seat: int, card: str, mask: int) -> list[Action]:
    word = machine.ruleset.compiled.words[card]
    return [build(word, target, mask) for target in targets(machine, seat, card, mask)]


def wildcards(machine: Machine, seat: int) -> Mapping[str, int]:
    """Return by card the cubes that buildings of a town may stand for in its pattern, as codes (TT-BLD-TRADINGPOST-2)."""
    deal = deal_of(machine, seat)
    cards = (*deal.cards, deal.monument) if deal.monument else deal.cards
    asked = askers(machine, seat, "towns_wild")
    if not deal.picky:
        return dict.fromkeys(cards, _wild(machine, seat, asked, "") if asked else 0)
    return {card: _wild(machine, seat, asked, card) for card in cards}


def _wild(machine: Machine, seat: int, asked: Iterable[tuple[Impl, int | None]], card: str) -> int:
    wild = 0
    for impl, square in asked:
        for resource in impl.ask(town_of(machine, seat), square, card):
            wild |= cube(resource, square or 0)
    return wild


def matches(machine: Machine, seat: int) -> list[tuple[str, int]]:
    """Return what can be built, as (card, mask of the cubes that come off), each once (TT-BUILD-1, TT-BUILD-10)."""
    town = machine.state.towns[seat]
    deal: Deal = deal_of(machine, seat)
    wild = wildcards(machine, seat) if deal.wild else {}
    if any(wild.values()):
        return deal.matches_wild(town.code, wild, monument=deal.monument not in town.squares)
    laids = buildable(machine.view, seat, deal, town.code)
    return [(laid.card, laid.mask) for laid in _unbuilt(laids, deal, town)]


def targets(machine: Machine, seat: int, card: str, mask: int) -> tuple[int, ...]:
    """Return the squares that a building may go to (TT-BUILD-3, TT-BLD-SHED-2, TT-MON-OBELISK-1).

    Args:
        machine: the machine.
        seat: whose town.
        card: id of the card.
        mask: the squares of the cubes that come off.
    """
    gate = closed(machine, seat, card)
    free = ALL if gate is None else ~gate.bad
    allowed = mask & free
    more = _opened(machine, seat, card, "towns_targets")
    if more:
        allowed |= more & (machine.state.towns[seat].empty | mask) & free
    over = _opened(machine, seat, card, "towns_covers")
    if over:
        town = town_of(machine, seat)
        allowed |= over & town.buildings & ~town.of_type(MONUMENT) & free  # a monument would be built a second time
    return squares_of(allowed)


def _opened(machine: Machine, seat: int, card: str, hook: str) -> int:
    """Return the squares that the card to be built, the buildings of the town and rules open for it."""
    impls = deal_of(machine, seat).asks[hook]
    if not impls and hook not in machine.ruleset.compiled.of_rules:
        return 0
    more: int = impls[card].ask_one(town_of(machine, seat), card) or 0 if card in impls else 0
    for impl, _ in askers(machine, seat, hook):
        if impl.piece.id != card:  # it was asked just now
            more |= impl.ask_one(town_of(machine, seat), card) or 0
    return more


def cubes_used(machine: Machine, seat: int, action: Build) -> int:
    """Return the mask of the cubes that an action takes off: of all its squares, the first one if a cube lies there."""
    mask = used(machine.state.towns[seat].code) & 1 << action.target
    for square in action.squares:
        mask |= 1 << square
    return mask
