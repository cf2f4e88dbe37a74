"""Whom each hook of the family asks: one line for every hook that the host looks for by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Call = Callable[..., Any]
Known = dict[Any, Any]  # the checked values of an answer, by what the piece gave
Asked = tuple[tuple[str, Call, Known], ...]  # in order: a piece, its implementation, and what it has answered before
NOBODY: Final[Asked] = ()


class HookTable:
    """Whom to ask, in order, by hook.

    A hook has its spec and, where the host looks for it by name (`if kit.conquest_cost:`), one line here. Compiled code reads the
    lines as fields of a struct, plain code as slots; a hook that nobody has costs a pointer.

    Args:
        nobody: what all hooks begin with.
    """

    def __init__(self, nobody: Asked = NOBODY) -> None:
        self.conquest_acts_declined: Asked = nobody
        self.conquest_begin: Asked = nobody
        self.conquest_boosts: Asked = nobody
        self.conquest_conquered: Asked = nobody
        self.conquest_cost: Asked = nobody
        self.conquest_decline_keep: Asked = nobody
        self.conquest_defence: Asked = nobody
        self.conquest_die: Asked = nobody
        self.conquest_found: Asked = nobody
        self.conquest_frozen: Asked = nobody
        self.conquest_gain: Asked = nobody
        self.conquest_guarded: Asked = nobody
        self.conquest_income: Asked = nobody
        self.conquest_keep: Asked = nobody
        self.conquest_keeps_badge: Asked = nobody
        self.conquest_links: Asked = nobody
        self.conquest_loss: Asked = nobody
        self.conquest_lost: Asked = nobody
        self.conquest_may_decline_late: Asked = nobody
        self.conquest_modes: Asked = nobody
        self.conquest_opens: Asked = nobody
        self.conquest_outside_limit: Asked = nobody
        self.conquest_pierces: Asked = nobody
        self.conquest_protects: Asked = nobody
        self.conquest_reach: Asked = nobody
        self.conquest_ready: Asked = nobody
        self.conquest_redeployed: Asked = nobody
        self.conquest_redeploying: Asked = nobody
        self.conquest_regroup: Asked = nobody
        self.conquest_score: Asked = nobody
        self.conquest_tokens: Asked = nobody
        self.conquest_toll: Asked = nobody
        self.conquest_turn_end: Asked = nobody
        self.conquest_turn_start: Asked = nobody
        self.conquest_uses: Asked = nobody
        self.conquest_witnessed: Asked = nobody

    __slots__ = __init__.__code__.co_names  # what it sets

    def fill(self, by_hook: dict[str, Asked]) -> None:
        """Write down whom to ask, for the hooks that have a line."""
        for hook, asked in by_hook.items():
            if hasattr(self, hook):
                setattr(self, hook, asked)
