"""A kept game at a glance: which one it is, where it stands, and who plays what, for the list of games that wait."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from swcore.cli.contract import renderer_of
from swcore.cli.programs import called
from swcore.cli.texts import TEXTS
from swcore.game.refusals import words_of
from swcore.wording.catalogue import LANGUAGES, Catalogue

if TYPE_CHECKING:
    from swcore.game.game import Game

HUMAN = "human"


def glances(game: Game, players: Sequence[str]) -> dict[str, list[str]]:
    """Return, by language, lines about a game: its name and edition, where it stands, who plays.

    Args:
        game: the game.
        players: who plays each seat: `human` or the name of a bot.
    """
    return {language: _glance(game, players, language) for language in LANGUAGES}


def _glance(game: Game, players: Sequence[str], language: str) -> list[str]:
    texts, renderer = Catalogue(language, TEXTS), renderer_of(game.ruleset, language)
    known: Callable[[Game], tuple[str, Sequence[str]]] | None = getattr(renderer, "glance", None)
    stands, armies = known(game) if known else (texts.count("step", len(game.log)), ())
    alone = list(players).count(HUMAN) == 1
    shown = []
    for seat, player in enumerate(players):
        who = called(player, texts) if player != HUMAN else texts("human" if alone else "person")
        told = texts("seat", n=seat + 1, who=who)
        shown.append(f"{told} ({armies[seat]})" if seat < len(armies) and armies[seat] else told)
    setup = game.play.setup
    edition = setup.edition and words_of(game.ruleset, language).edition(setup.edition)
    name = texts.name(game.ruleset.book.name) or game.ruleset.id
    return [f"{name}, {edition}" if edition else name, stands, " · ".join(shown)]
