"""Matched games: the same seed, seats, partner and bot, once with the piece and once with each official one in its place."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import attrs

from swcore.authoring.files import joined
from swcore.authoring.personal import named
from swcore.cli.packs import Choice
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.errors import PluginError, SwcoreError
from swcore.hooks.discovery import load_plugins
from swcore_lab.games import Outcome, Place, play

DEFAULT_GAME = "small-world"


@attrs.frozen
class Setting:
    """What is tried: plain data, so that it can be sent to another process.

    Attributes:
        choice: the game with the piece.
        plain: the game without it; the same where an installed piece is tried.
        piece, kind: its id and kind.
        field: ids of the official pieces of that kind.
        partners: ids of the official pieces that it can lie beside.
        seats: how many.
        bots: names of bots, the strongest first.
        seed: which decides in which order places are played.
        tokens: how many tokens more the piece has than it says.
    """

    choice: Choice
    plain: Choice
    piece: str
    kind: str
    field: tuple[str, ...]
    partners: tuple[str, ...]
    seats: int
    bots: tuple[str, ...]
    seed: int
    tokens: int = 0


@attrs.frozen
class Pair:
    """A game with the piece, and what the official pieces brought in the same place.

    Attributes:
        number: of the place.
        place: what the games have in common.
        mine: the game with the piece.
        usual: the mean of the official pieces there, by measure.
    """

    number: int
    place: Place
    mine: Outcome
    usual: Mapping[str, float]

    def more(self, measure: str) -> float | None:
        """Return by how much the piece brings more than usual; None where it cannot be told."""
        mine, usual = self.mine.measure(measure), self.usual.get(measure)
        return None if mine is None or usual is None else mine - usual


@lru_cache(maxsize=4)
def rules_of(choice: Choice) -> Ruleset:
    """Return the rules of a choice, loaded once per process."""
    return choice.rules(quiet=True)[0]


@lru_cache(maxsize=12)
def rules_with(choice: Choice, piece: str, tokens: int) -> Ruleset:
    """Return the rules of a choice in which a home-made piece has more tokens, or fewer.

    Args:
        choice: the game with the piece.
        piece: its id.
        tokens: how many more.

    Raises:
        PluginError: `piece-number` for more than a piece may have.
        SwcoreError: `lab-tokens` for a piece that is installed, or has none.
    """
    if not tokens:
        return rules_of(choice)
    changed: list[str] = []

    def load(game: str, with_pieces: Iterable[str | Piece]) -> Ruleset:
        return load_plugins(game, with_pieces=[_counted(one, piece, tokens, changed) for one in with_pieces])

    files, others = named(choice.files, choice.with_ids)
    found = joined(choice.game, files, others, usual=DEFAULT_GAME, load=load).ruleset
    if not changed:
        told = f"{piece} has no tokens that could be changed."
        raise SwcoreError(told, code="lab-tokens", hint="Leave out --suggest.", piece=piece)
    return found


def _counted(one: str | Piece, piece: str, tokens: int, changed: list[str]) -> str | Piece:
    """Return a piece, with other numbers of tokens if it is the one that is meant."""
    if isinstance(one, str) or one.id != piece or not hasattr(one, "tokens"):
        return one
    new: Any = copy.copy(one)
    new.tokens += tokens
    least = 1 if isinstance(getattr(new, "supply", None), int) else 0  # a badge without a token is one, a people is none
    if new.tokens < least:
        raise PluginError(f"{piece} would have no tokens.", code="piece-number", piece=piece)
    if isinstance(getattr(new, "supply", None), int):
        new.supply = max(new.supply + tokens, new.tokens)
    changed.append(piece)
    return new  # type: ignore[no-any-return]


def place_of(setting: Setting, seed: int, number: int, bot: str) -> Place:
    """Return a place; it depends on a seed and its number alone.

    Seats and partners take their turns in shuffled rounds, so that each comes up as often as the others.

    Args:
        setting: the game, partners and seats.
        seed: of all places.
        number: of this one.
        bot: who plays.
    """
    own = random.Random(f"{seed}/{number}/game").getrandbits(48)
    partner = _in_turn(setting.partners, number // setting.seats, f"{seed}/partner")
    arguments = setting.plain.arguments(rules_of(setting.plain))
    fixed = tuple((name, value if name != "options" else dict(value)) for name, value in arguments.items())
    return Place(own, setting.seats, number % setting.seats, partner, bot, fixed)


def _in_turn(ids: tuple[str, ...], number: int, seed: str) -> str:
    turn, place = divmod(number, len(ids))
    order = list(ids)
    random.Random(f"{seed}/{turn}").shuffle(order)
    return order[place]


def play_piece(setting: Setting, task: tuple[str, int, int]) -> Outcome:
    """Play the piece in a place.

    Args:
        setting: what is tried.
        task: the name of the bot, the seed of the places, and the number of the place.

    Raises:
        SwcoreError: whatever a game raises.
    """
    bot, seed, number = task
    rules = rules_with(setting.choice, setting.piece, setting.tokens)
    return play(rules, setting.piece, place_of(setting, seed, number, bot))


def play_official(setting: Setting, task: tuple[str, int, int, str]) -> Outcome:
    """Play an official piece in a place; all of them are played in the same ones.

    Args:
        setting: the field, partners and seats.
        task: as for `play_piece`, and the id of the piece.

    Raises:
        SwcoreError: whatever a game raises.
    """
    bot, seed, number, id = task
    return play(rules_of(setting.plain), id, place_of(setting, seed, number, bot))
