"""Step 3: building (TT-BUILD-1 to TT-BUILD-14)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from swcore import Action
from swcore.engine import DONE, Decision, Frame, FrameKind, Machine, Part, Violation
from swcore_tiny_towns.position.actions import Build, Place
from swcore_tiny_towns.position.patterns import cube, used
from swcore_tiny_towns.position.squares import ALL, SQUARES, squares_of
from swcore_tiny_towns.position.state import TownRecord, TownsState
from swcore_tiny_towns.rules.active_cards import askers, closed, deal_of, put_down, town_of
from swcore_tiny_towns.rules.card_tables import Deal
from swcore_tiny_towns.rules.laid import Laid, build, buildable
from swcore_tiny_towns.rules.score_change import gain

ONLY_DONE: tuple[Action, ...] = (DONE,)


class BuildHere(Decision):
    """`("build", seat)`: build as often as wanted, then be done."""

    frames = FrameKind("build", "seat")
    prompt = "Build, or finish"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        town = machine.state.towns[seat]
        if not town.code:
            return ONLY_DONE
        found: list[Action] = []
        deal = deal_of(machine, seat)
        laids = buildable(machine.view, seat, deal, town.code)
        if not laids and not deal.asks["towns_wild"]:
            return ONLY_DONE
        special = special_cards(machine, seat, deal)
        if special is None:
            for card, mask in matches(machine, seat):
                found += _builds(machine, seat, card, mask)
        else:
            for laid in _unbuilt(laids, deal, town):
                found += _builds(machine, seat, laid.card, laid.mask) if laid.card in special else laid.builds()
        found.append(DONE)
        return tuple(found)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        if not isinstance(action, Build):
            return
        machine.push(frame)
        machine.emit(("used", seat, squares_of(cubes_used(machine, seat, action))))
        put_down(machine, seat, machine.ruleset.compiled.ids[action.word], action.target, "built")

    def explain(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
        """Return what a build changes about the score, as `swcore_tiny_towns.rules.score_change.gain` does."""
        return gain(self, machine, frame, seat, action) if isinstance(action, Build) else []

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        if isinstance(action, Build):
            return _faults(machine, seat, action)
        if action == DONE:
            return []
        if isinstance(action, Place):
            return [Violation("placed", {}, ("TT-PLACE-1", "TT-PLACE-7", "TT-ROUND-9"))]
        return [Violation("step", {"case": "build"}, ("TT-ROUND-1", "TT-ROUND-7"))]


def special_cards(machine: Machine, seat: int, deal: Deal) -> Collection[str] | None:
    """Return the cards whose builds are not simply on the squares of their cubes; None where buildings stand for cubes.

    That is so for cards with squares or a limit of their own, and for all cards where a building in the town opens squares.
    """
    asks, squares = deal.asks, machine.state.towns[seat].squares
    wild, open_squares = asks["towns_wild"], asks["towns_targets"]
    if wild and not wild.keys().isdisjoint(squares):
        return None
    if open_squares and not open_squares.keys().isdisjoint(squares):
        return (*deal.cards, deal.monument)
    return deal.special


def _unbuilt(laids: tuple[Laid, ...], deal: Deal, town: TownRecord) -> Sequence[Laid]:
    """Return the patterns without those of a monument that stands (TT-BUILD-10)."""
    return laids if deal.monument not in town.squares else [laid for laid in laids if laid.card != deal.monument]


def _builds(machine: Machine, seat: int, card: str, mask: int) -> list[Action]:
    word = machine.ruleset.compiled.words[card]
    return [build(word, target, mask) for target in targets(machine, seat, card, mask)]


def wildcards(machine: Machine, seat: int) -> int:
    """Return the cubes that buildings of a town may stand for in a pattern, as a code (TT-BLD-TRADINGPOST-2)."""
    wild = 0
    for impl, square in askers(machine, seat, "towns_wild"):
        for resource in impl.ask(town_of(machine, seat), square):
            wild |= cube(resource, square)
    return wild


def matches(machine: Machine, seat: int) -> list[tuple[str, int]]:
    """Return what can be built, as (card, mask of the cubes that come off), each once (TT-BUILD-1, TT-BUILD-10)."""
    town = machine.state.towns[seat]
    deal: Deal = deal_of(machine, seat)
    wild = wildcards(machine, seat)
    if wild:
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
    allowed = mask & (ALL if gate is None else ~gate.bad)
    more = 0
    impls = deal_of(machine, seat).asks["towns_targets"]
    if impls:
        if card in impls:
            more |= impls[card].ask_one(town_of(machine, seat), card) or 0
        for impl, _ in askers(machine, seat, "towns_targets"):
            if impl.piece.id != card:  # it was asked just now
                more |= impl.ask_one(town_of(machine, seat), card) or 0
    if more:
        allowed |= more & (machine.state.towns[seat].empty | mask) & (ALL if gate is None else ~gate.bad)
    return squares_of(allowed)


def cubes_used(machine: Machine, seat: int, action: Build) -> int:
    """Return the mask of the cubes that an action takes off: of all its squares, the first one if a cube lies there."""
    mask = used(machine.state.towns[seat].code) & 1 << action.target
    for square in action.squares:
        mask |= 1 << square
    return mask


def _faults(machine: Machine, seat: int, action: Build) -> list[Violation]:
    state: TownsState = machine.state
    tables, deal, town = machine.ruleset.compiled, deal_of(machine, seat), state.towns[seat]
    card = tables.ids.get(action.word)
    if card is None or card not in (*deal.cards, deal.monument):
        sort = ("TT-BUILD-10",) if card in [one.id for one in tables.monuments] else ("TT-SETUP-4",)
        return [Violation("not-in-play", {"card": action.word}, sort)]
    if card == deal.monument and card in town.squares:
        return [Violation("built-already", {}, ("TT-BUILD-10",))]
    found = []
    gate = closed(machine, seat, card)
    if gate is not None and gate.bad >> action.target & 1:
        found.append(Violation(gate.code, gate.reason, tuple(filter(None, (gate.clause,)))))
    mask = cubes_used(machine, seat, action)
    if (card, mask) not in matches(machine, seat):
        cubes = [SQUARES[square] for square in squares_of(mask)]
        params = {"squares": cubes, "card": action.word, **({} if cubes else {"case": "none"})}
        return [*found, Violation("no-match", params, ("TT-BUILD-1", "TT-BUILD-4"))]
    if not found and action.target not in targets(machine, seat, card, mask):
        found.append(Violation("target", {"square": SQUARES[action.target]}, ("TT-BUILD-3",)))
    return found
