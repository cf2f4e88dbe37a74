"""Tiny Towns told in sentences, from its events alone.

What seats place and build at the same time is told to them at once, and to the others when all are done (TT-ROUND-6, TT-ROUND-8).
"""

from __future__ import annotations

from collections.abc import Sequence

from swcore import Game
from swcore.engine import Step
from swcore_tiny_towns.wording.names import Lexicon
from swcore_tiny_towns.wording.turn_events import Hearing


class Narrator:
    """Tells a game.

    Args:
        game: the game to be told; every step is heard from its first one on.
        language: `en` or `ru`.
        you: the seat that is called "you", or None.
    """

    def __init__(self, game: Game, language: str, you: int | None) -> None:
        self.words = Lexicon(language, game.ruleset)
        self.you = you
        self.hearing = Hearing(self.words, game, you)
        self._told: list[str] = []

    def tell(self, steps: Sequence[Step]) -> list[str]:
        """Return what steps of a person did, at once; where they end the round, what the others did comes as well.

        Where several people share the terminal the others' deeds are kept for whoever looks next.
        """
        own: list[str] = []
        news: list[str] = []
        for step in steps:
            heard = self.hearing.take(step, told=step.seat == self.you)
            own += heard.own
            news += heard.news
        if self.you is None:
            self._told += news
            return own
        return [*own, *news]

    def shown(self, step: Step) -> list[str]:
        """Take in a step of which everybody may know by now, and return what stands beside it in a list of steps."""
        return self.hearing.openly(step)

    def hear(self, step: Step) -> list[str]:
        """Take in one step; return what everybody may know now, so nothing while seats still build."""
        told, self._told = [*self._told, *self.hearing.take(step).news], []
        return told

    def flush(self) -> list[str]:
        """Return what was heard and not told yet."""
        told, self._told = self._told, []
        return told


def speech(game: Game, language: str, you: int | None = None) -> Narrator:
    """Return the narrator of Tiny Towns.

    Args:
        game: the game to be told.
        language: `en` or `ru`.
        you: the seat that is called "you"; None when nobody is.
    """
    return Narrator(game, language, you)
