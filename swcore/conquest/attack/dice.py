"""The die of a conquest: how many are rolled, which of them counts, who is told of it, and how likely a result is."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

from swcore.conquest.attack.offers import die_policies
from swcore.conquest.content.offers import BEST, SUM, WORST, Mode
from swcore.conquest.position.army import Army
from swcore.conquest.position.counting import works_on
from swcore.conquest.position.reactions import announce
from swcore.conquest.position.tables import Tables
from swcore.conquest.position.view import View
from swcore.engine.answers import EVERYWHERE
from swcore.engine.frames import Frame, FrameKind
from swcore.engine.machine import Machine

DIE_STREAM: Final = "die"
CAST: Final = FrameKind("cast", "army region why mode boosts cost least source demand guard")  # a die that is still to be rolled
# What for.
BEFORE: Final = "before"
LAST: Final = "last"
MODE: Final = "mode"
GUARD: Final = "guard"
NO_REGION: Final = -1
Outcome = Callable[[Machine, Army, Frame, int], None]


class Throw(NamedTuple):
    """How a die is rolled: how many, which counts (`sum`, `best` or `worst`), and what a result counts for at least."""

    dice: int = 1
    keep: str = SUM
    minimum: int = 0


ONE_DIE: Final = Throw()


def throw_of(view: View, army: Army, region: int, mode: Mode | None = None) -> Throw:
    """Return how an army rolls for a region: by the policy, or the mode, with the most dice; on a tie by the first.

    Args:
        view: the position.
        army: who rolls.
        region: the region, or -1 before one is named; then only policies that count everywhere do.
        mode: a mode that rolls, or None.
    """
    found = ONE_DIE if mode is None or mode.dice == 1 else Throw(mode.dice, mode.keep)
    if not army.kit.conquest_die:
        return found
    policies = army.kit.ask("conquest_die", view, army)
    tables: Tables = view.ground.tables
    if tables.counting and region != NO_REGION and not works_on(view, army, 1 << region):  # tricks of others have no hold there
        policies = [one for one in policies if one[0] in tables.rules]
    for _, policy in policies:
        if policy.where != EVERYWHERE and (region == NO_REGION or not policy.where >> region & 1):
            continue
        if policy.dice > found.dice:
            found = Throw(policy.dice, policy.keep, found.minimum)
        found = found._replace(minimum=max(found.minimum, policy.minimum))
    return found


def cast(machine: Machine, army: Army, frame: Frame, outcome: Outcome) -> None:
    """Roll for what a frame says, once everybody has had a say: where somebody has, the frame waits below, as a task.

    Args:
        machine: the machine.
        army: who rolls.
        frame: made by `CAST`.
        outcome: does what comes of it; called with the machine, the army, the frame and the pips.
    """
    tables: Tables = machine.ruleset.compiled
    if not tables.keeps_rolls and not army.kit.conquest_die and frame[3] != MODE:  # nobody has a say, and it is one die
        outcome(machine, army, frame, machine.draw(DIE_STREAM, tables.die))
    elif "conquest_rolling" in tables.moments:
        machine.push(frame)
        announce(machine, "conquest_rolling", army.id, frame[2])
    else:
        roll_now(machine, army, frame, outcome)


def roll_now(machine: Machine, army: Army, frame: Frame, outcome: Outcome) -> None:
    """Roll, do what comes of it, and tell everybody; nothing where the army has come to hold the region meanwhile."""
    _, _, region, why, name, *_ = frame
    if region != NO_REGION and army.regions >> region & 1:
        return
    tables: Tables = machine.ruleset.compiled
    keeps = tables.keeps_rolls
    throw = throw_of(machine.view, army, region, _mode(machine, army, name) if why == MODE else None)
    pips = _roll(machine, throw)
    if keeps or throw != ONE_DIE:
        machine.emit(("rolled", army.id, region, pips))
    outcome(machine, army, frame, pips)
    if keeps:
        announce(machine, "conquest_rolled", army.id, region, pips)


def _mode(machine: Machine, army: Army, name: str) -> Mode | None:
    """Return a mode by name, as it is offered now; None once it is offered no more."""
    for _, mode in army.kit.ask("conquest_modes", machine.view, army):
        if mode.name == name:
            return mode  # type: ignore[no-any-return]
    return None


def _roll(machine: Machine, throw: Throw) -> int:
    """Roll the dice and return what they count for (SW-DIE-1)."""
    tables: Tables = machine.ruleset.compiled
    faces = tables.die
    pips: int = machine.draw(DIE_STREAM, faces)
    if throw is ONE_DIE:
        return pips
    shown = [pips, *(machine.draw(DIE_STREAM, faces) for _ in range(throw.dice - 1))]
    return max(throw.minimum, _KEEP[throw.keep](shown))


_KEEP: dict[str, Callable[[list[int]], int]] = {SUM: sum, BEST: max, WORST: min}


# -- reach and chances


def attempt_reach(machine: Machine, hand: int, dice: int = 1) -> int:
    """Return the greatest cost that a final attempt may aim at (SW-DIE-2, ED-42).

    Args:
        machine: the machine.
        hand: tokens in hand.
        dice: how many dice are added up.
    """
    view: View = machine.view
    most = view.ground.tables.die_most * dice
    return max(hand, most) if view._capped else hand + most


def reach_at(machine: Machine, army: Army, hand: int, region: int) -> int:
    """Return the greatest cost that a final attempt at a region may aim at, with all dice that are added up there."""
    throw = throw_of(machine.view, army, region) if army.kit.conquest_die else ONE_DIE
    return attempt_reach(machine, hand, throw.dice if throw.keep == SUM else 1)


def adds_up(machine: Machine, army: Army) -> bool:
    """Return whether an army adds up several dice anywhere, so that regions differ in what an attempt may aim at."""
    if not army.kit.conquest_die:
        return False
    return any(policy.keep == SUM and policy.dice > 1 for policy in die_policies(machine.view, army))


def odds(machine: Machine, army: Army, region: int, wanted: int) -> tuple[int, int]:
    """Return of how many results of a final attempt at a region how many show at least a number, as (good, all)."""
    book: Any = machine.ruleset.book
    results = _results(tuple(book.die), throw_of(machine.view, army, region))
    return sum(ways for pips, ways in results.items() if pips >= wanted), sum(results.values())


@cache
def _results(faces: tuple[int, ...], throw: Throw) -> dict[int, int]:
    """Return in how many ways each result comes about."""
    ways: dict[int, int] = {}
    for number in range(throw.dice):
        before, ways = ways, {}
        for face in faces:
            for shown, count in before.items() if number else ((face, 1),):
                pips = _KEEP[throw.keep]([shown, face]) if number else face
                ways[pips] = ways.get(pips, 0) + count
    least: dict[int, int] = {}
    for pips, count in ways.items():
        pips = max(pips, throw.minimum)
        least[pips] = least.get(pips, 0) + count
    return least
