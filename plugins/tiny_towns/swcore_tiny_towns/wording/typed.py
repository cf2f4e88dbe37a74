"""What a player may type for an action besides its text: the square alone, and names in the own language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swcore import Action
from swcore_tiny_towns.position.actions import Build, Place, Put
from swcore_tiny_towns.position.squares import NUMBERS, RESOURCES
from swcore_tiny_towns.wording.names import Lexicon


def spelled_out(words: Lexicon, legal: Sequence[Action], line: str) -> str:
    """Return a typed line as the text of an action.

    A square alone, or behind the first word, stands for the one action that puts something on it, a resource and a square for
    placing such a cube, a resource or a card alone for the one action that is about it. Where several are meant what they share
    is returned, so that they are listed.

    Args:
        words: the names in all languages.
        legal: the legal actions.
        line: what was typed.
    """
    typed = [words.spelled(word) for word in line.split()]
    if not typed or typed[-1].isdecimal():
        return line
    *first, last = typed
    if len(first) == 1 and first[0] in RESOURCES and last in NUMBERS:
        return f"place {first[0]} {last}"
    if len(first) > 1 or (first and last not in NUMBERS):
        return " ".join(typed)
    found = [action for action in legal if last in _about(action) and (not first or action.kind.startswith(first[0].lower()))]
    if len(found) == 1:
        return found[0].text
    if len({(action.kind, action.args[0]) for action in found}) == 1 and found[0].args[0] == last:
        return f"{found[0].kind} {last}"
    return found[0].kind if len({action.kind for action in found}) == 1 else " ".join(typed)


def _about(action: Any) -> tuple[str, ...]:
    """Return the words that stand for an action: its square and its card, or its only word."""
    if isinstance(action, Place | Put):
        return (action.args[1],)
    return action.args[:2] if isinstance(action, Build) else action.args if len(action.args) == 1 else ()
