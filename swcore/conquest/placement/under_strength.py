"""Units that may not stay where they are: fewer than must stay in a region of their army go to its other regions at once.

Where several regions of an army are short at the same time, its seat chooses which of them are given up, in ascending order; what
was taken up is then placed in ascending order, and fills what is still short. So each outcome has one path.
"""

from __future__ import annotations

from typing import Any

from swcore.conquest.armies.garrison import bodies_in, keeps
from swcore.conquest.armies.leaving import abandon
from swcore.conquest.placement.markers import place_markers
from swcore.conquest.placement.redeploy import Spread
from swcore.conquest.position.actions import Abandon, Deploy
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import HAND, TRAY
from swcore.conquest.position.state import ConquestState
from swcore.engine.actions import DONE, Action
from swcore.engine.answers import EVERYWHERE
from swcore.engine.frames import Decision, Frame, FrameKind
from swcore.engine.machine import Machine
from swcore.engine.reasons import Violation


def resolve_lone(machine: Machine, army: Army, among: int = EVERYWHERE) -> bool:
    """Take up units that are fewer than must stay in their region; they are placed again at once.

    Without another region they come to hand, or to the tray when the army is in decline (WC-INT-3, WC-INT-5).

    Args:
        machine: the machine.
        army: whose units.
        among: mask of the regions looked at.

    Returns:
        Whether the seat is asked where they go.
    """
    state: ConquestState = machine.state
    if not army.kit.conquest_keep:
        return False
    ground, keep = state.ground, keeps(machine, army)
    lone = sum(1 << region for region in ground.bits(army.regions & among) if _short(state, army, region, keep) > 0)
    if not lone:
        return False
    elsewhere = army.regions & ~lone
    bodies = any(state.bodies[region] for region in ground.bits(lone))
    if bodies or (not elsewhere and _tokens(state, lone) < min(keep[region] for region in ground.bits(lone))):
        _give_up_all(machine, army, lone, elsewhere)
        return bool(elsewhere)
    machine.push(GiveUpLone.frames.of(army.seat, army.id, lone, lowest=0, taken=0))
    return True


class GiveUpLone(Decision):
    """`("give-up-lone", seat, army, lone, lowest, taken)`: which of the regions that are short are given up?

    `lone` are those not given up so far, `lowest` is the lowest that still may be, `taken` counts the tokens taken up.
    """

    frames = FrameKind("give-up-lone", "seat army lone lowest taken", visible="army taken")
    prompt = "Too few tokens stand in some of your regions: give up a region, or go on"
    auto = True

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        _, _, army_id, lone, lowest, taken = frame
        state: ConquestState = machine.state
        army, ground = state.army(army_id), state.ground
        keep = keeps(machine, army)
        actions: list[Action] = []
        for region in ground.bits(lone >> lowest << lowest):
            skipped, later = lone & ((1 << region) - 1), lone >> region >> 1 << region << 1
            most = taken + _tokens(state, lone & ~skipped)
            if army.regions & ~lone or skipped:
                fits = most >= _missing(state, army, skipped, keep)
            else:  # one of the later ones must be kept
                fits = bool(later) and most >= min(keep[other] for other in ground.bits(later))
            if fits:
                actions.append(ground.abandon[region])
        enough = army.regions and taken >= _missing(state, army, lone, keep)
        return (*actions, DONE) if enough else tuple(actions)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        _, _, army_id, lone, _, taken = frame
        state: ConquestState = machine.state
        if isinstance(action, Abandon):
            region = state.ground.index[action.region]
            taken += state.tokens[region]
            abandon(machine, state.army(army_id), region)
            machine.push(self.frames.of(seat, army_id, lone & ~(1 << region), region + 1, taken))
        else:
            machine.push(Resettle.frames.of(seat, army_id, taken, lowest=0, lone=lone))

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        if not super().violations(machine, frame, seat, action):
            return []
        book: Any = machine.ruleset.book
        return [Violation("resettle", {"case": "leave"}, book.clauses_of("resettle"))]


class Resettle(Spread):
    """`("resettle", seat, army, count, lowest, lone)`: tokens taken up go to other regions at once; `lone` must be filled up."""

    frames = FrameKind("resettle", "seat army count lowest lone", visible="army count")
    prompt = "Place the tokens that may not stay alone"
    misplaced = "resettle"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        _, _, army_id, count, lowest, lone = frame
        state: ConquestState = machine.state
        army, ground = state.army(army_id), state.ground
        keep, rows = keeps(machine, army), ground.deploy(count)
        actions: list[Action] = []
        regions = ground.bits(army.regions >> lowest << lowest)
        for region in regions:
            later = lone >> region >> 1 << region << 1
            least = _short(state, army, region, keep) if lone >> region & 1 else 1
            most = count - _missing(state, army, later, keep)
            if region == regions[-1]:
                least = count
            actions += rows[region][least - 1 : most]
            if lone >> region & 1:
                break  # it cannot be passed over
        return tuple(actions)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        _, _, army_id, count, _, lone = frame
        assert isinstance(action, Deploy)
        region = self._place(machine, state.army(army_id), HAND, action)
        if count > action.count:
            machine.push(self.frames.of(seat, army_id, count - action.count, region + 1, lone & ~(1 << region)))


def _short(state: ConquestState, army: Army, region: int, keep: list[int]) -> int:
    """Return how many units a region lacks."""
    bodies = len(bodies_in(state, army, region, "garrison")) if state.bodies[region] else 0
    return keep[region] - bodies - state.tokens[region]


def _missing(state: ConquestState, army: Army, mask: int, keep: list[int]) -> int:
    return sum(_short(state, army, region, keep) for region in state.ground.bits(mask))


def _tokens(state: ConquestState, mask: int) -> int:
    return sum(state.tokens[region] for region in state.ground.bits(mask))


def _give_up_all(machine: Machine, army: Army, lone: int, elsewhere: int) -> None:
    """Take up all units of some regions; where the army has others, they are placed there."""
    state: ConquestState = machine.state
    count, placed = _tokens(state, lone), state.ground.bits(lone)
    bodies = [body for region in placed for body in bodies_in(state, army, region, "garrison")]
    for region in placed:
        abandon(machine, army, region, HAND if elsewhere or not army.declined else TRAY)
    if not elsewhere:
        return
    for body in sorted(set(bodies)):
        machine.push(place_markers(army, body, bodies.count(body), elsewhere, None, optional=False))
    if count:
        machine.push(Resettle.frames.of(army.seat, army.id, count, lowest=0, lone=0))


UNDER_STRENGTH: tuple[Decision, ...] = (GiveUpLone(), Resettle())
