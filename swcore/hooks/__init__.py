"""Hooks: how pieces are marked, found, checked and looked up. This room knows pieces and rulesets, and no family of games.

`markers` holds `hookimpl` and `hookspec`, `dispatch` the tables of who implements what, `discovery` finds installed pieces.
"""

from __future__ import annotations

from swcore.hooks.dispatch import Impl
from swcore.hooks.markers import HookDeprecated, active_only, answers, declined_only, deprecated, hookimpl, hookspec
from swcore.hooks.watching import muted, watched

__all__ = [
    "HookDeprecated",
    "Impl",
    "active_only",
    "answers",
    "declined_only",
    "deprecated",
    "hookimpl",
    "hookspec",
    "muted",
    "watched",
]
