"""Which game a piece is traced in, and who chooses there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from swcore.cli.setup import DEFAULT_GAME
from swcore.errors import PluginError

if TYPE_CHECKING:
    from swcore.bots import Bot
    from swcore.engine.actions import Action
    from swcore.engine.ruleset import Ruleset
    from swcore.game.game import Game
    from swcore.testing.trace import Moment, Tracer

RANDOM, SCOUTED = "random", 300  # games that are looked through for one in which somebody takes the piece


def rules_for(target: str, game: str) -> tuple[Ruleset, list[str]]:
    """Return the rules of a game with a piece, or with those of a file, a folder, a pack or a module; and their ids.

    Args:
        target: what is traced; an installed piece by its id, or by its name in any language.
        game: the game; the one that they are for when "".

    Raises:
        PluginError: as `subject_of`; `piece-file` where there is no piece in it.
    """
    from swcore.cli.commands.pieces import find_piece
    from swcore.testing.inspection import subject_of

    try:
        subject = subject_of(target, game, DEFAULT_GAME)
    except PluginError as error:
        if error.code != "unknown-piece":
            raise
        subject = subject_of(find_piece(target, ()).id, game, DEFAULT_GAME)
    ids = [piece.id for piece in subject.mine if piece.id in subject.ruleset.pieces]
    if not ids:
        hint = "Name a file with a piece in it; the hooks of a game are those of its pieces."
        raise PluginError(f"{target} brings no piece.", code="piece-file", hint=hint, case="traced", path=target)
    return subject.ruleset, ids


def scouted(ruleset: Ruleset, ids: list[str], seed: int, seats: int, more: dict[str, Any]) -> int:
    """Return the seed of a game between bots who play at random in which somebody takes one of the pieces; else the given one."""
    from swcore.game.game import Game

    called = words_of(ids)
    for number in range(seed, seed + SCOUTED):
        game, choose = Game.new(ruleset, seats, seed=number, **more), chooser(ruleset, (RANDOM,) * seats, ids, number)
        while not game.over:
            action = choose(game, game.pending[0])
            if not called.isdisjoint(action.args):
                return number
            game.apply(action)
    return seed


def words_of(ids: list[str]) -> set[str]:
    """Return the words of actions that name one of the pieces."""
    return {*ids, *(id.partition(".")[2] for id in ids)}


def featured(ruleset: Ruleset, ids: list[str]) -> list[str]:
    """Return those of the pieces that can be put where the players see them first."""
    return [id for id in ids if ruleset.pieces[id].kind in ruleset.book.featured_kinds]


def chooser(ruleset: Ruleset, names: tuple[str, ...], ids: list[str], seed: int) -> Callable[[Game, int], Action]:
    """Return what chooses for everybody: a bot for each seat, but an action that names one of the pieces comes first."""
    from swcore.bots import make_bot

    bots: list[Bot] = [make_bot(name, ruleset, seed + seat) for seat, name in enumerate(names)]
    called = words_of(ids)

    def choose(game: Game, seat: int) -> Action:
        mine = (action for action in game.legal_actions(seat) if not called.isdisjoint(action.args))
        return next(mine, None) or bots[seat].choose(game, seat)

    return choose


def until(tracer: Tracer, turns: int | None, moments: Iterator[Moment]) -> Iterator[Moment]:
    """Yield the moments of the first turns: a turn goes on as long as the same seat acts."""
    for one in moments:
        if turns is not None and tracer.game is not None:
            seats = [step.seat for step in tracer.game.log if step.action]
            if 1 + sum(seat != after for seat, after in pairwise(seats)) > turns:
                return
        yield one
