"""Showing and telling a game whose pack brings nothing for the command line: texts of actions, and its view as data."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

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
        """Return what the viewer may see, field by field."""
        shown = game.play.seen(seat)
        return "\n".join(f"{name}: {json.dumps(value, ensure_ascii=False, allow_nan=False)}" for name, value in shown.items())

    def status(self, game: Game, seat: int) -> str:
        """Return whose choice it is."""
        return self.texts("plain.status", n=seat + 1)

    def prompt(self, game: Game, seat: int) -> str:
        """Return the prompt of the open decision."""
        told = game.view(seat)["decision"]  # of several who act at once, the question of this seat
        return str(told["prompt"]) if told else ""

    def menu(self, game: Game, seat: int) -> list[tuple[tuple[Action, ...], str, str]]:
        """Return one line per action."""
        return [((action,), action.text, "") for action in game.legal_actions(seat)]

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
        rest = [f"{name}: {value}" for name, value in result.items() if name not in ("ranking", "winners")]
        return "\n".join([*rest, self.texts("plain.won", who=who)])


class PlainNarrator:
    """Tells any game: actions that had an open result, each at once."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.texts = Catalogue(language, TEXTS)

    def tell(self, steps: Sequence[Step]) -> list[str]:
        """Return the events of the steps."""
        return [str(event) for step in steps if step.action for event in self.game.events(step)]

    def hear(self, step: Step) -> list[str]:
        """Return the action with its events; an answer kept secret has none, and is not told."""
        events = self.tell([step])
        if not events or step.action is None:
            return []
        return [self.texts("plain.acts", n=step.seat + 1, action=step.action.text), *events]

    def flush(self) -> list[str]:
        """Return nothing: all has been told."""
        return []


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
