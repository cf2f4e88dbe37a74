"""Showing and telling a game whose pack brings nothing for the command line: texts of actions, and its view as data.

The `words` of its rulebook say the rest: `prompt.KIND` what a decision asks, `action.KIND` what an action does (its arguments by
what stands in capitals in its usage), `event.NAME` what happened (the fields of the event), `field.NAME` how a field of the state
is called, `score.NAME` the same in the final table, and `name.VALUE` how a value is called in all of them, such as `name.palm`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from swcore.cli.texts import TEXTS
from swcore.engine.actions import Action
from swcore.engine.log import Step
from swcore.engine.reasons import Part, Violation
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.game.refusals import words_of
from swcore.wording.catalogue import Catalogue, Table
from swcore.wording.lexicon import Lexicon

NO_WORDS: Table = {}


class PlainRenderer:
    """Shows any game."""

    page_words: Mapping[str, str] = {}

    def __init__(self, ruleset: Ruleset, language: str) -> None:
        self.texts = Catalogue(language, TEXTS)
        self.words: Lexicon = words_of(ruleset, language)
        self.ruleset = ruleset

    def overview(self, game: Game, seat: int) -> bool:
        """Return True: there is no telling what matters."""
        return True

    def position(self, game: Game, seat: int | None, width: int) -> str:
        """Return what the viewer may see, field by field; of a game that names fields, those that it names."""
        shown = game.play.seen(seat)
        named = [name for name in shown if f"field.{name}" in self.words]
        return "\n".join(f"{self._name('field', name)}: {self._data(shown[name])}" for name in named or shown)

    def status(self, game: Game, seat: int) -> str:
        """Return whose choice it is."""
        return self.texts("plain.status", n=seat + 1)

    def prompt(self, game: Game, seat: int) -> str:
        """Return the prompt of the open decision."""
        told = game.view(seat)["decision"]  # of several who act at once, the question of this seat
        return "" if not told else self._name("prompt", told["kind"], str(told["prompt"]))

    def menu(self, game: Game, seat: int) -> list[tuple[tuple[Action, ...], str, str]]:
        """Return one line per action."""
        return [((action,), action.text, self._does(action)) for action in game.legal_actions(seat)]

    def _does(self, action: Action) -> str:
        """Return what an action does, as far as the rulebook says it."""
        names = [word.lower() for word in action.usage.split()[1:]]
        return said(self.words, f"action.{action.kind}", dict(zip(names, action.args, strict=False)))

    def _name(self, sort: str, name: str, otherwise: str = "") -> str:
        return self.words(f"{sort}.{name}") if f"{sort}.{name}" in self.words else otherwise or name

    def _data(self, value: object) -> str:
        """Return a value of the state; keys of a table are called by their names."""
        if isinstance(value, dict):
            return ", ".join(f"{named(self.words, key)} {self._data(one)}" for key, one in value.items())
        return json.dumps(value, ensure_ascii=False, allow_nan=False)

    def hints(self, game: Game, seat: int) -> list[str]:
        """Return no hints."""
        return []

    def typed(self, game: Game, seat: int, line: str) -> str:
        """Return the line as it is."""
        return line

    def part(self, part: Part) -> str:
        """Return the reason of a part of a number."""
        return self.words.part(part)

    def why(self, violation: Violation) -> str:
        """Return why an action is illegal."""
        return self.words.why(violation)

    def refusal(self, error: SwcoreError) -> str:
        """Return the message and the hint as they are."""
        return str(error)

    def page(self, game: Game, seat: int | None, word: str, args: list[str], width: int) -> str:
        """Return the position."""
        return self.position(game, seat, width)

    def page_help(self) -> list[tuple[str, str]]:
        """Return nothing: there are no pages."""
        return []

    def guide(self) -> str:
        """Return what the rulebook says about itself."""
        return self.texts.name(self.ruleset.book.text)

    def final(self, game: Game, seat: int | None) -> str:
        """Return winners and scores."""
        result = game.result or {}
        who = ", ".join(self.texts("plain.status", n=winner + 1) for winner in result.get("winners", ()))
        rest = [f"{self._name('score', name)}: {value}" for name, value in result.items() if name not in ("ranking", "winners")]
        return "\n".join([*rest, self.texts("plain.won", who=who)])


class PlainNarrator:
    """Tells any game: actions that had an open result, each at once."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.texts = Catalogue(language, TEXTS)
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
        return events if self.named else [self.texts("plain.acts", n=step.seat + 1, action=step.action.text), *events]

    def flush(self) -> list[str]:
        """Return nothing: all has been told."""
        return []


def named(words: Lexicon, value: object) -> Any:
    """Return how a value is called: a text by the word `name.VALUE` where there is one, else as it is."""
    return words(f"name.{value}") if isinstance(value, str) and f"name.{value}" in words else value


def said(words: Lexicon, key: str, values: Mapping[str, object]) -> str:
    """Return a text of the rulebook with its values called by their names; "" when it has none."""
    return words.made(key, {name: named(words, value) for name, value in values.items()})


class PlainTally:
    """Counts wins as points."""

    groups: Sequence[str] = ()
    words: Table = NO_WORDS

    def __init__(self) -> None:
        self.counts: dict[str, dict[str, list[int]]] = {}

    def hear(self, step: Step) -> None:
        """Count nothing."""

    def scores(self, game: Game) -> list[int]:
        """Return the one score per seat that the game gives, else 1 for winners and 0 for the others."""
        result = game.result or {}
        seats = game.play.setup.seats
        lists: list[Any] = [value for name, value in result.items() if name not in ("ranking", "winners", "left")]
        fitting = [value for value in lists if isinstance(value, list) and len(value) == seats]
        return list(fitting[0]) if fitting else [int(seat in result.get("winners", ())) for seat in range(seats)]


def render(ruleset: Ruleset, language: str) -> PlainRenderer:
    """Return the plain renderer."""
    return PlainRenderer(ruleset, language)


def speech(game: Game, language: str, you: int | None = None) -> PlainNarrator:
    """Return the plain narrator."""
    return PlainNarrator(game, language)


def tally() -> PlainTally:
    """Return the plain tally."""
    return PlainTally()
