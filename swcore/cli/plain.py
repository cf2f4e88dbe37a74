"""Showing and telling a game whose pack brings nothing for the command line: texts of actions, and its view as data.

The `words` of its rulebook say the rest: `prompt.KIND` what a decision asks, `action.KIND` what an action does (its arguments by
what stands in capitals in its usage), `event.NAME` what happened (the fields of the event), `field.NAME` how a field of the state
is called, `score.NAME` the same in the final table, and `name.VALUE` how a value is called in all of them, such as `name.palm`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from swcore.cli.texts import TEXTS
from swcore.engine.actions import Action
from swcore.engine.log import Step
from swcore.engine.reasons import Part, Violation
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.wording.catalogue import Catalogue, Table
from swcore.wording.lexicon import Lexicon
from swcore.wording.shows import face_of

NO_WORDS: Table = {}


class PlainRenderer:
    """Shows any game."""

    page_words: Mapping[str, str] = {}

    def __init__(self, ruleset: Ruleset, language: str) -> None:
        self.texts = Catalogue(language, TEXTS)
        self.face = face_of(ruleset, language)
        self.words: Lexicon = self.face.words
        self.ruleset = ruleset

    def overview(self, game: Game, seat: int) -> bool:
        """Return True: there is no telling what matters."""
        return True

    def position(self, game: Game, seat: int | None, width: int) -> str:
        """Return what the viewer may see, field by field; of a game that names fields, those that it names."""
        return "\n".join(f"{one.label}: {one.value}" for one in self.face.fields(game, seat))

    def status(self, game: Game, seat: int) -> str:
        """Return whose choice it is."""
        return self.texts("plain.status", n=seat + 1)

    def prompt(self, game: Game, seat: int) -> str:
        """Return the prompt of the open decision."""
        return self.face.prompt(game, seat)

    def menu(self, game: Game, seat: int) -> list[tuple[tuple[Action, ...], str, str]]:
        """Return one line per action, with what the rulebook says that it does."""
        return [((action,), action.text, self.face.does(action)) for action in game.legal_actions(seat)]

    def hints(self, game: Game, seat: int) -> list[str]:
        """Return lines that help with the open question."""
        return self.face.hints(game, seat)

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
        rest = [
            f"{self.face.called('score', name)}: {value}" for name, value in result.items() if name not in ("ranking", "winners")
        ]
        return "\n".join([*rest, self.texts("plain.won", who=who)])


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


def tally() -> PlainTally:
    """Return the plain tally."""
    return PlainTally()
