"""Strategies for state machines over games: what a game is begun with, and which of its actions are taken."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from swcore.engine.ruleset import Ruleset

NUMBERS = st.integers(0, 9_999)
SOME = st.lists(NUMBERS, min_size=1, max_size=10)
# Short lists alone would see little but first turns; a list of lists is long on the average, and may still become short.
MANY = st.lists(SOME, max_size=12).map(lambda lists: [number for one in lists for number in one])
JUNK = st.text(max_size=30)


def setups(rules: Ruleset) -> st.SearchStrategy[dict[str, Any]]:
    """Return a strategy for the arguments of `Game.new`: seats, seed, starting seat, edition, and any combination of options.

    Args:
        rules: the rules of the game.
    """
    low, high = rules.book.players
    chosen = {name: st.sampled_from(option.values) for name, option in rules.options.items()}
    return st.fixed_dictionaries(
        {
            "seats": st.integers(low, high),
            "seed": NUMBERS,
            "first": st.integers(0, low - 1),
            "edition": st.sampled_from(["", *rules.book.editions]),
            "options": st.fixed_dictionaries({}, optional=chosen),
        }
    ).map(lambda setup: _fitting(rules, setup))


def _fitting(rules: Ruleset, setup: dict[str, Any]) -> dict[str, Any]:
    """Return a set-up without the options that are not for its number of seats."""
    bound = {name: rules.options[name].seats for name in setup["options"]}
    fits = {name: value for name, value in setup["options"].items() if not bound[name] or setup["seats"] in bound[name]}
    return {**setup, "options": fits}
