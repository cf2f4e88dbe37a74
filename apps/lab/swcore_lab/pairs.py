"""Matched games: the same seed, seats, partner and bot, once with the piece and once with each official one in its place."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache

import attrs

from swcore.cli.packs import Choice
from swcore.engine.ruleset import Ruleset
from swcore_lab.games import Outcome, Place, play


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
        seed: from which places are chosen and, where no field is known, made.
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
    return play(rules_of(setting.choice), setting.piece, place_of(setting, seed, number, bot))


def play_block(setting: Setting, task: tuple[str, int, int]) -> dict[str, Outcome]:
    """Return what every official piece brings in one and the same place.

    Args:
        setting: the field, partners and seats.
        task: as for `play_piece`.
    """
    bot, seed, number = task
    place = place_of(setting, seed, number, bot)
    return {id: play(rules_of(setting.plain), id, place) for id in setting.field}
