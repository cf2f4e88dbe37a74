"""A game told in sentences, step by step. A rulebook names its own narrator by `speech`; this one serves any game.

It tells the events that the rulebook has words for (`event.NAME`, with the fields of the event), or all of them as they are.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

import attrs

from swcore.engine.log import Step
from swcore.game.game import Game
from swcore.game.refusals import words_of
from swcore.hooks.loading import resolve
from swcore.wording.called import without_names
from swcore.wording.face import Face
from swcore.wording.lexicon import Lexicon
from swcore.wording.menus import Sentence

_NAME = re.compile(r"[\w-]+")


class Narrator(Protocol):
    """Tells a game from its steps, the set-up first. `speech` names a function of (game, language, you).

    One that tells together what several steps did may have a method `shown(step)`, too: what stands beside one step in a list of
    steps, where each is told by itself and nothing twice. Without it that is what `tell` returns.
    """

    def tell(self, steps: Sequence[Step]) -> list[str]:
        """Return what steps did that belong together, at once and in detail."""

    def hear(self, step: Step) -> list[str]:
        """Take in one step; return sentences when a turn is complete, else nothing."""

    def flush(self) -> list[str]:
        """Return what was heard and not told yet."""


class PlainNarrator:
    """Tells any game: each step with its events at once."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.words: Lexicon = words_of(game.ruleset, language)
        self.named = any(key.startswith("event.") for key in game.ruleset.book.words)

    def tell(self, steps: Sequence[Step]) -> list[str]:
        """Return the events of the steps; of a game that has words for events, those that it has words for."""
        if not self.named:
            return [str(event) for step in steps if step.action for event in self.game.events(step)]
        kinds = self.game.ruleset.event_kinds
        open_ = (step for step in steps if step.action and self.game.events(step))  # what others do at once is told later
        shown = [one for step in open_ for one in step.events if not kinds[one[0]].internal]
        told = (said(self.words, f"event.{one[0]}", attrs.asdict(kinds[one[0]].typed(one, full=False))) for one in shown)
        return [line for line in told if line]

    def hear(self, step: Step) -> list[str]:
        """Return the action with its events; an answer kept secret has none, and is not told."""
        events = self.tell([step])
        if not events or step.action is None:
            return []
        return events if self.named else [f"{self.words.seat(step.seat, None)}: {step.action.text}", *events]

    def flush(self) -> list[str]:
        """Return nothing: all has been told."""
        return []


def narrator_of(game: Game, language: str, you: int | None) -> Narrator:
    """Return a narrator of a game, or the plain one.

    Args:
        game: the game to be told.
        language: the language.
        you: the seat that is called "you", or None.
    """
    book = game.ruleset.book
    if not book.speech:
        return PlainNarrator(game, language)
    make: Callable[..., Narrator] = resolve(book.speech, book)
    return make(game, language, you)


def tell(face: Face, game: Game, step: Step, seat: int | None, elements: Iterable[str]) -> tuple[Sentence, ...]:
    """Return the sentences about a step, each with the elements of the scene that it speaks of.

    Args:
        face: the face of the game.
        game: the game that the step was taken in.
        step: the step, of its log.
        seat: who reads; of a step that the reader may not see yet nothing is told.
        elements: the ids of the elements that a sentence may speak of by their names, such as `region:r05`.
    """
    if step.action is not None and step.seat != seat and not game.events(step, seat=seat):
        return ()
    narrator = narrator_of(game, face.language, seat)
    for one in game.log:
        if one is step:
            break
        narrator.hear(one)
    named = {id.partition(":")[2]: id for id in elements}
    shown = getattr(narrator, "shown", None)
    told = narrator.tell([step]) if shown is None else shown(step)
    return tuple(Sentence(text, _spoken_of(text, named)) for text in told)


def _spoken_of(text: str, named: Mapping[str, str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(named[word] for word in _NAME.findall(without_names(text)) if word in named))


def named(words: Lexicon, value: object) -> Any:
    """Return how a value is called: a text by the word `name.VALUE` where there is one, else as it is."""
    return words(f"name.{value}") if isinstance(value, str) and f"name.{value}" in words else value


def said(words: Lexicon, key: str, values: Mapping[str, object]) -> str:
    """Return a text of the rulebook with its values called by their names; "" when it has none."""
    return words.made(key, {name: named(words, value) for name, value in values.items()})
