"""All actions of a set-up with numbers, for programs that learn: the same number for an action in every game of the set-up."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from functools import cached_property
from typing import Any

import attrs

from swcore.engine.actions import Action, Takes, takes_of
from swcore.engine.ruleset import Ruleset
from swcore.errors import ActionError, nearest
from swcore.wording.action_forms import ActionForm, ActionKind, Slot, form_of, text_of
from swcore.wording.menus import Data

SPARE = 1024


@attrs.frozen(slots=False)
class ActionSpace(Data):
    """The actions of a set-up: of one ruleset, its options and its map, whoever sits where.

    A game with its own pieces alone lists all of its actions. Where home-made pieces joined, or a game stands in a script, an
    action that is not listed, such as an answer that such a piece thinks up, has one of the spare numbers behind the listed ones,
    made of its text; two of them may share a number, which is rare.

    Args:
        texts: the listed actions; the number of one is its place.
        most: no menu has more actions than this: no question offers more than the listed actions of the kinds that go together.
        spare: how many numbers there are for actions that are not listed; 0 where all are.
        kinds: the kinds of actions with the arguments that they take.
        types: the types of words that stand for a value, such as `region` for the name of one.
    """

    texts: tuple[str, ...]
    most: int
    spare: int = SPARE
    kinds: tuple[ActionKind, ...] = ()
    types: dict[str, str] = attrs.field(factory=dict)

    @property
    def size(self) -> int:
        """How many numbers there are; each is less than this."""
        return len(self.texts) + self.spare

    @cached_property
    def _places(self) -> dict[str, int]:
        return {text: place for place, text in enumerate(self.texts)}

    @cached_property
    def _takes(self) -> dict[str, tuple[Takes, ...]]:
        return {one.kind: one.takes for one in self.kinds}

    def index(self, action: Action | str) -> int:
        """Return the number of an action.

        Args:
            action: the action or its text, as a game gives it.

        Raises:
            ActionError: `no-action` for one that is not listed, where there are no spare numbers.
        """
        text = str(action)
        place = self._places.get(text)
        if place is not None:
            return place
        if not self.spare:
            hint = nearest(text[:80], self.texts)
            raise ActionError(f"{text[:80]!r} is no action of this set-up.", code="no-action", hint=hint, input=text[:80])
        return len(self.texts) + zlib.crc32(text.encode()) % self.spare

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

    def form(self, action: Action | str) -> ActionForm:
        """Return an action as data: its kind, its arguments with their types, its number; `action_text` is the inverse.

        Args:
            action: the action or its text, as a game gives it.
        """
        text = str(action)
        return form_of(text, self._takes.get(text.partition(" ")[0], ()), self.types, self.index(text))

    def action_text(self, form: ActionForm) -> str:
        """Return the text of an action that is given as data.

        Args:
            form: the action; the types of its arguments and its number are not needed.

        Raises:
            ActionError: `unknown-action`, `malformed-action`.
        """
        return text_of(form, self._takes)


def space(texts: Iterable[str], most: int = 0, spare: int = SPARE) -> ActionSpace:
    """Return the space of actions.

    Args:
        texts: the texts of the actions, any order.
        most: a bound on the widest menu, where one is known; else every action counts.
        spare: how many numbers there are for actions that are not listed.
    """
    listed = tuple(sorted(set(texts)))
    size = len(listed) + spare
    return ActionSpace(listed, min(most + spare, size) if most else size, spare)


def spare_of(ruleset: Ruleset) -> int:
    """Return how many spare numbers a game needs whose face lists the words of its own pieces: none without others."""
    return SPARE if ruleset.draft or not ruleset.pieces.keys() <= ruleset.own else 0


def kinds_of(kinds: Iterable[type[Action]]) -> tuple[ActionKind, ...]:
    """Return kinds of actions as data."""
    return tuple(ActionKind(kind.kind, tuple(Slot(*one) for one in takes_of(kind))) for kind in kinds)


def plain_texts(kinds: Iterable[Any]) -> Iterable[str]:
    """Yield the actions of kinds that take nothing, or one of several words that their usage names, such as `left|right`."""
    for kind in kinds:
        words = kind.usage.split()[1:]
        if kind.arity[0] == 0:
            yield kind.kind
        if len(words) == 1 and words[0].islower() and "|" in words[0]:
            yield from (f"{kind.kind} {one}" for one in words[0].split("|"))
