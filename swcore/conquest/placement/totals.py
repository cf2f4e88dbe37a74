"""A whole redeployment in one text: the totals of all regions, carried out step by step."""

from __future__ import annotations

from typing import Final

from swcore.conquest.armies.garrison import DEPLOYING, GATHERING, REGROUPING, movable, need_of, stays
from swcore.conquest.placement.redeploy import Redeploy, Regroup
from swcore.conquest.position.actions import GATHER
from swcore.conquest.position.state import ConquestState
from swcore.engine.actions import DONE
from swcore.engine.machine import Machine
from swcore.errors import ActionError
from swcore.text.figures import is_count

VERB: Final = "redeploy"


def expand_redeploy(machine: Machine, text: str) -> list[str] | None:
    """Return the steps of `redeploy r03=2 r07=1`: final totals of all regions, in any order (SW-REDEP-1, SW-LOSS-4).

    Args:
        machine: the machine.
        text: what a seat wants to do.

    Returns:
        The steps; None for any other text.

    Raises:
        ActionError: `redeploy` when the totals do not fit, `illegal-action` when nothing is redeployed now.
    """
    state: ConquestState = machine.state
    words = text.split()
    if not words or words[0].lower() != VERB:
        return None
    asked = machine.question()
    if asked is None or asked.kind not in (Redeploy.kind, Regroup.kind):
        hint = "Tokens are redeployed after the last conquest."
        raise ActionError(
            f"{text!r} is not legal: this is not a redeployment.", code="illegal-action", hint=hint, case="redeploy"
        )
    army, ground = state.army(asked.army), state.ground
    regions = ground.bits(army.regions)
    totals = _totals(words[1:], [ground.names[region] for region in regions])
    now = [state.tokens[region] for region in regions]
    begin = GATHER in machine.legal(asked.seat)
    row = stays(machine, army, GATHERING) if begin else []
    least = [need_of(state, army, region, row[region]) for region in regions] if begin else now
    begin = begin and any(total < tokens for total, tokens in zip(totals, now, strict=True))  # else they are placed from hand
    added = [total - start for total, start in zip(totals, least if begin else now, strict=True)]
    passed = any(more for region, more in zip(regions, added, strict=True) if region < asked.lowest)
    redeploying = asked.kind == Redeploy.kind
    open_ = movable(machine, army, DEPLOYING if redeploying else REGROUPING)
    hand = army.hand if redeploying else army.withdrawn
    placed = sum(now) + (hand if open_ else 0)
    if passed or min(added) < 0 or sum(totals) != placed:
        told = " ".join(f"{ground.names[region]}={count}" for region, count in zip(regions, least, strict=True))
        hint = f"At least {told}, and {placed} tokens in all."
        details = {"action": text, "least": told, "total": placed}
        raise ActionError(f"{text!r} does not fit.", code="redeploy", hint=hint, **details)
    steps = [f"deploy {ground.names[region]} {more}" for region, more in zip(regions, added, strict=True) if more]
    if all([more for region, more in zip(regions, added, strict=True) if open_ >> region & 1][-2:]) and steps:
        steps.pop()  # the last region takes the rest unasked
    return [GATHER.text, *steps] if begin else steps or [DONE.text]


def _totals(words: list[str], held: list[str]) -> list[int]:
    """Return the totals of `r03=2 r07=1` in the order of the regions held."""
    totals = dict(word.partition("=")[::2] for word in words)
    counted = all(is_count(one) and len(one) <= 3 for one in totals.values())
    if not counted or len(totals) != len(words) or sorted(totals) != sorted(held):
        totals_of = " ".join(f"{name}=N" for name in held)
        told, hint = "A redeployment names each region of the army once with its total.", f"Write it as: redeploy {totals_of}."
        raise ActionError(told, code="redeploy", hint=hint, case="form", totals=totals_of)
    return [int(totals[name]) for name in held]
