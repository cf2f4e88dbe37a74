"""All actions of a set-up with numbers, for programs that learn: the same number for an action in every game of the set-up."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from functools import cached_property
from typing import Any

import attrs

from swcore.engine.actions import Action
from swcore.errors import ActionError
from swcore.wording.menus import Data

SPARE = 1024


@attrs.frozen(slots=False)
class ActionSpace(Data):
    """The actions of a set-up: of one ruleset, its options and its map, whoever sits where.

    An action that is not listed, such as an answer that a home-made piece thinks up, has one of the spare numbers behind the
    listed ones, made of its text; two of them may share a number, which is rare.

    Args:
        texts: the listed actions; the number of one is its place.
        most: no menu has more actions than this.
        spare: how many numbers there are for actions that are not listed.
    """

    texts: tuple[str, ...]
    most: int
    spare: int = SPARE

    @property
    def size(self) -> int:
        """How many numbers there are; each is less than this."""
        return len(self.texts) + self.spare

    @cached_property
    def _places(self) -> dict[str, int]:
        return {text: place for place, text in enumerate(self.texts)}

    def index(self, action: Action | str) -> int:
        """Return the number of an action.

        Args:
            action: the action or its text, as a game gives it.
        """
        text = str(action)
        place = self._places.get(text)
        return place if place is not None else len(self.texts) + zlib.crc32(text.encode()) % self.spare

    def text(self, index: int) -> str:
        """Return the action of a number.

        Raises:
            ActionError: `no-action` for a number that no listed action has: `find` tells which legal action has it.
        """
        if not 0 <= index < len(self.texts):
            told, hint = f"No listed action has the number {index}.", "Look for it among the legal actions: find."
            raise ActionError(told, code="no-action", hint=hint, index=index)
        return self.texts[index]

    def find(self, index: int, legal: Iterable[Action]) -> Action | None:
        """Return the legal action of a number, or None."""
        return next((one for one in legal if self.index(one) == index), None)

    def indices(self, legal: Iterable[Action]) -> list[int]:
        """Return the numbers of the legal actions, in their order."""
        return [self.index(one) for one in legal]


def space(texts: Iterable[str], most: int = 0) -> ActionSpace:
    """Return the space of actions.

    Args:
        texts: the texts of the actions, any order.
        most: a bound on the widest menu, where one is known; else every action counts.
    """
    listed = tuple(sorted(set(texts)))
    return ActionSpace(listed, min(most, len(listed) + SPARE) if most else len(listed) + SPARE)


def plain_texts(kinds: Iterable[Any]) -> Iterable[str]:
    """Yield the actions of kinds that take nothing, or one of several words that their usage names, such as `left|right`."""
    for kind in kinds:
        words = kind.usage.split()[1:]
        if kind.arity[0] == 0:
            yield kind.kind
        if len(words) == 1 and words[0].islower() and "|" in words[0]:
            yield from (f"{kind.kind} {one}" for one in words[0].split("|"))
