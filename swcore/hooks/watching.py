"""Listening to the hooks of some pieces: rules in which every call of theirs is told, and rules without their hooks.

Both are further rulesets of the same pieces. The rules that they are made from know nothing of it, and cost nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import islice
from typing import Any

import attrs

from swcore.engine.checks import MOST_ITEMS
from swcore.engine.ruleset import Ruleset
from swcore.hooks.dispatch import Impl

Hear = Callable[[Impl, tuple[Any, ...], Any], None]


def watched(ruleset: Ruleset, pieces: Collection[str], hear: Hear) -> Ruleset:
    """Return the same rules, in which each call of a hook of some pieces is told to a listener.

    Args:
        ruleset: the rules.
        pieces: ids of the pieces.
        hear: called after each call with the implementation, all arguments of the hook in the order of its spec, and the answer.
            It may look at them, and keeps none: armies and views go on with the game.
    """
    impls = {
        id: {hook: attrs.evolve(impl, call=_telling(impl, hear), seen=set()) for hook, impl in hooks.items()}
        if id in pieces
        else hooks
        for id, hooks in ruleset.whole.impls.items()
    }
    return ruleset.with_impls(impls)


def muted(ruleset: Ruleset, pieces: Collection[str]) -> Ruleset:
    """Return the same rules without the hooks of some pieces, to see what they change.

    Args:
        ruleset: the rules.
        pieces: ids of the pieces, which stay in the game.
    """
    return ruleset.with_impls({id: hooks for id, hooks in ruleset.whole.impls.items() if id not in pieces})


def arguments_of(ruleset: Ruleset, hook: str) -> tuple[str, ...]:
    """Return the names of the arguments of a hook, in the order of its spec."""
    return tuple(getattr(ruleset.manager.hook, hook).spec.argnames)


def _telling(impl: Impl, hear: Hear) -> Callable[..., Any]:
    call = impl.call

    def telling(*args: Any) -> Any:
        answer = call(*args)
        if isinstance(answer, Iterator):  # a hook with `yield` runs while it is read, and is read once
            answer = tuple(islice(answer, MOST_ITEMS + 1))
        hear(impl, args, answer)
        return answer

    return telling
