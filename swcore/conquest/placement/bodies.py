"""Redeployment where bodies stand on the board, or where more than one token must stay in a region.

Bodies are placed first, in ascending order of regions; then every region gets what must stay there, and the other tokens come to
hand for the distribution that all armies share (WC-REDEP-2, WC-REDEP-4).
"""

from __future__ import annotations

from typing import Any

from swcore.conquest.armies.garrison import GATHERING, bodies_in, bodies_of, filled, limit_of, stays
from swcore.conquest.armies.leaving import abandon
from swcore.conquest.placement.redeploy import ARRANGE, Redeploy
from swcore.conquest.position.actions import Abandon, Place
from swcore.conquest.position.army import Army
from swcore.conquest.position.places import HAND, STOCK
from swcore.conquest.position.state import ConquestState
from swcore.engine.actions import Action
from swcore.engine.frames import Decision, Frame, FrameKind, Task
from swcore.engine.machine import Machine
from swcore.engine.reasons import Violation

Plan = tuple[tuple[str, int, int], ...]  # marker, region, how many


def run_arrange(machine: Machine, frame: Frame) -> None:
    """Task `("arrange", army)`: give up what cannot be held, place the bodies, and fill up what must stay."""
    state: ConquestState = machine.state
    army: Army = state.army(ARRANGE.read(frame).army)
    needs = _needs(machine, army)
    if not _holdable(machine, army, [*needs.values()]):
        machine.push(frame)
        machine.push(GiveUp.frames.of(army.seat, army.id, lowest=0))
        return
    bodies = bodies_of(machine, army)
    if army.regions and bodies:
        machine.push(_asked(machine, army, *bodies[0], ()))
    elif any(state.tokens[region] < need for region, need in needs.items()):
        _carry_out(machine, army, ())
    else:
        machine.push(Redeploy.frames.of(army.seat, army.id, lowest=0, begun=False))


class GiveUp(Decision):
    """`("give-up", seat, army, lowest)`: there are too few tokens for all regions: which one is given up?

    `lowest` is the lowest region that still may be, so that every set of regions has one path.
    """

    frames = FrameKind("give-up", "seat army lowest", visible="army")
    prompt = "Give up a region: too few tokens are left to hold all"
    auto = True

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        state: ConquestState = machine.state
        _, _, army_id, lowest = frame
        ground, army = state.ground, state.army(army_id)
        regions = ground.bits(army.regions >> lowest << lowest)
        needs = _needs(machine, army)
        return tuple(  # those after which enough are left that may be given up
            ground.abandon[region]
            for region in regions
            if _holdable(machine, army, [need for other, need in needs.items() if other < region])
        )

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        assert isinstance(action, Abandon)
        army, region = state.army(self.frames.read(frame).army), state.ground.index[action.region]
        abandon(machine, army, region)
        if not _holdable(machine, army, [*_needs(machine, army).values()]):
            machine.push(self.frames.of(seat, army.id, lowest=region + 1))

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        if not super().violations(machine, frame, seat, action):
            return []
        book: Any = machine.ruleset.book
        return [Violation("give-up", {}, book.clauses_of("give-up"))]


class ArrangeBodies(Decision):
    """`("arrange-bodies", seat, army, marker, left, lowest, plan)`: where the bodies stand after the redeployment."""

    frames = FrameKind("arrange-bodies", "seat army marker left lowest plan", visible="army marker left")
    prompt = "Place your bodies"
    auto = True

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        state: ConquestState = machine.state
        _, _, army_id, marker, left, lowest, plan = frame
        army, ground = state.army(army_id), state.ground
        regions = [region for region in ground.bits(army.regions) if region >= lowest]
        limit = limit_of(state, marker)
        actions: list[Action] = []
        for place, region in enumerate(regions, start=1):
            least = left - limit * (len(regions) - place)  # the others fit into the regions behind
            for count in range(max(1, least), min(left, limit) + 1):
                if _feasible(machine, army, (*plan, (marker, region, count)), left - count, region + 1):
                    actions.append(ground.place(marker, count)[region])
        return tuple(actions)

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        _, _, army_id, marker, left, _, plan = frame
        assert isinstance(action, Place)
        army, region = state.army(army_id), state.ground.index[action.region]
        plan = (*plan, (marker, region, action.count))
        left -= action.count
        if left:
            machine.push(self.frames.of(seat, army_id, marker, left, region + 1, plan))
            return
        bodies = bodies_of(machine, army)
        later = [body for body in bodies if body[0] > marker]
        if later:
            machine.push(_asked(machine, army, *later[0], plan))
        else:
            _carry_out(machine, army, plan)

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        if not super().violations(machine, frame, seat, action):
            return []
        clauses = machine.ruleset.pieces[self.frames.read(frame).marker].clauses[:1]
        return [Violation("place", {"case": "bodies"}, clauses)]


def _asked(machine: Machine, army: Army, marker: str, count: int, plan: Plan) -> Frame:
    """Return the question where bodies of a kind stand; those that no region takes stay in their owner's hand."""
    state: ConquestState = machine.state
    fits = limit_of(state, marker) * army.regions.bit_count()
    return ArrangeBodies.frames.of(army.seat, army.id, marker, left=min(count, fits), lowest=0, plan=plan)


def _needs(machine: Machine, army: Army) -> dict[int, int]:
    """Return what each region of an army needs, in tokens or bodies that are moved; bodies that stay where they are count."""
    state: ConquestState = machine.state
    row, needs = stays(machine, army, GATHERING), {}
    for region in state.ground.bits(army.regions):
        moved = bodies_in(state, army, region, "redeploy") if state.bodies[region] else []
        settled = [one for one in bodies_in(state, army, region, "garrison") if one not in moved] if state.bodies[region] else []
        needs[region] = max(0, row[region] - len(settled))
    return needs


def _holdable(machine: Machine, army: Army, needs: list[int]) -> bool:
    """Return whether the tokens and the moved bodies of an army are as many as regions need."""
    wanted, tokens = sum(needs), army.placed + army.hand
    if wanted <= tokens:
        return True
    bodies = [(count, limit_of(machine.state, marker)) for marker, count in bodies_of(machine, army)]
    return wanted <= tokens + filled(needs, bodies, [], 0, 0)


def _feasible(machine: Machine, army: Army, plan: Plan, left: int, lowest: int) -> bool:
    """Return whether the tokens suffice for what must stay, once the other bodies stand where they are needed."""
    state: ConquestState = machine.state
    wanted, tokens, marker = _needs(machine, army), army.placed + army.hand, plan[-1][0]
    if sum(wanted.values()) <= tokens:
        return True
    needs: list[int] = []  # of the regions before `lowest`, and from it on
    behind: list[int] = []
    for region, all_ in wanted.items():
        need = max(0, all_ - sum(count for _, where, count in plan if where == region))
        (behind if region >= lowest else needs).append(need)
    short = sum(needs) + sum(behind) - tokens
    if short <= 0:
        return True
    later = [(count, limit_of(state, name)) for name, count in bodies_of(machine, army) if name > marker]
    return short <= filled(needs, later, behind, left, limit_of(state, marker))


def _carry_out(machine: Machine, army: Army, plan: Plan) -> None:
    """Move bodies to their places, fill up what must stay, and take all other tokens to hand."""
    state: ConquestState = machine.state
    wanted = _needs(machine, army)
    regions = list(wanted)
    for _, region, count in plan:
        wanted[region] = max(0, wanted[region] - count)
    spare = {HAND: army.hand, **{region: max(0, state.tokens[region] - wanted[region]) for region in regions}}
    tokens: list[tuple[int, int, int]] = []
    for region in regions:
        short = wanted[region] - state.tokens[region]
        for source in spare if short > 0 else ():
            moved = min(short, spare[source])
            if moved > 0:
                tokens.append((source, region, moved))
                spare[source] -= moved
                short -= moved
    tokens += [(region, HAND, spare[region]) for region in regions if spare[region]]
    moves = _moves(machine, army, plan)
    if tokens or moves:
        machine.emit(("arranged", army.id, tuple(tokens), moves))
    if army.hand:
        machine.push(Redeploy.frames.of(army.seat, army.id, lowest=0, begun=True))


def _moves(machine: Machine, army: Army, plan: Plan) -> tuple[tuple[str, int, int, int], ...]:
    """Return how bodies get from where they are to where the plan has them, as (marker, source, target, how many)."""
    state: ConquestState = machine.state
    moves: list[tuple[str, int, int, int]] = []
    for marker in sorted({marker for marker, _, _ in plan}):
        change = {STOCK: -army.stock.get(marker, 0)}
        for region in state.ground.bits(army.regions):
            change[region] = -state.marks[region].count((marker, army.id))
        change[STOCK] -= sum(change.values())  # what is not in the plan, since no region takes it, comes to hand
        for name, region, count in plan:
            if name == marker:
                change[region] += count
                change[STOCK] -= count
        sources = [place for place, count in change.items() for _ in range(-count)]
        targets = [place for place, count in change.items() for _ in range(count)]
        moves += [(marker, source, target, 1) for source, target in zip(sources, targets, strict=True)]
    return tuple(moves)


ARRANGING: tuple[Decision, ...] = (GiveUp(), ArrangeBodies())
ARRANGING_TASKS: dict[FrameKind, Task] = {ARRANGE: run_arrange}
