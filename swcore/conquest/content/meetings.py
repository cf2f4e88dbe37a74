"""What the pieces of one army say together, found when rules are loaded and not in the middle of a game."""

from __future__ import annotations

import dis
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from types import CodeType

from swcore.engine.answers import SET, Modifier
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError
from swcore.hooks.dispatch import Impl

WANDERING = ("FOR_ITER", "JUMP", "POP_JUMP", "RAISE", "STORE_GLOBAL")  # a hook that may not come back is not asked at load
ALONE = ("race", "power", "natives")  # of each of these kinds an army has at most one


def check_meetings(ruleset: Ruleset) -> None:
    """Refuse pieces that cannot do what they say.

    Args:
        ruleset: the rules with all their pieces.

    Raises:
        PluginError: `bad-hook` for a piece that offers acts without carrying them out; `conflicting-set` for two that always
            set one number of an army to different values, where an army may have both.
    """
    for id, hooks in ruleset.impls.items():
        if "conquest_uses" in hooks and "conquest_used" not in hooks:
            told = f"{id}.conquest_uses offers acts, and {id} has no conquest_used that carries them out."
            hint = "Add the hook conquest_used(self, view, army, name, region)."
            raise PluginError(told, code="bad-hook", hint=hint, piece=id, hook="conquest_uses")
    for hook in ruleset.hooks:
        arity = len(getattr(ruleset.manager.hook, hook).spec.argnames)
        asked = [hooks[hook] for hooks in ruleset.impls.values() if hook in hooks]
        fixed = [(impl, one) for impl in asked for one in constants(impl, arity)]
        for (first, one), (second, other) in combinations(fixed, 2):
            if one.amount != other.amount and one.where & other.where and _meet(first, second):
                raise _conflict(first, one, second, other)


def constants(impl: Impl, arity: int) -> Iterator[Modifier]:
    """Yield the modifiers with which a piece always sets a number: its hook does not look at what it is told.

    Args:
        impl: the hook of the piece.
        arity: how many arguments the spec has.
    """
    if not _is_fixed(impl.code):
        return
    try:
        answer = impl.call(*[None] * arity)
    except Exception:  # it looks further than it seems; it is asked again in play, and blamed there
        return
    several = (answer,) if isinstance(answer, Modifier) else answer if isinstance(answer, tuple | list) else ()
    yield from (one for one in several if isinstance(one, Modifier) and one.phase == SET)


@lru_cache(maxsize=4096)  # every ruleset asks of the same hooks again
def _is_fixed(code: CodeType) -> bool:
    """Return whether a hook comes back at once, and does not look at what it is told."""
    if any(step.opname.startswith(WANDERING) for step in dis.get_instructions(code)):
        return False
    return not _read(code) & set(code.co_varnames[1 : code.co_argcount])


def _read(code: CodeType) -> set[str]:
    """Return the names of the local variables that a function reads."""
    found: set[str] = set()
    for step in dis.get_instructions(code):
        if step.opname.startswith("LOAD"):
            found.update(step.argval if isinstance(step.argval, tuple) else (str(step.argval),))
    return found


def _meet(one: Impl, other: Impl) -> bool:
    """Return whether one army may ask both: it has one race and one power, and is active or in decline."""
    if one.piece.kind == other.piece.kind and one.piece.kind in ALONE:
        return False
    return {one.declined, other.declined} != {"no", "only"}


def _conflict(first: Impl, one: Modifier, second: Impl, other: Modifier) -> PluginError:
    told = (
        f"{first.piece.id} and {second.piece.id} cannot be together: in {first.hook} the first always sets {one.amount} "
        f"({one.reason}), and the second {other.amount} ({other.reason})."
    )
    hint = "Leave one of them out, or let one of them use the phase floor or cap."
    pieces = [first.piece.id, second.piece.id]
    return PluginError(told, code="conflicting-set", hint=hint, pieces=pieces, hook=first.hook)
