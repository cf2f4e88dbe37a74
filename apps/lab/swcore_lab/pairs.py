"""Matched pairs: the same seed, seats, partner and bot, once with the piece and once with an official one in its place."""

from __future__ import annotations

import random
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
        seed: where the seed of every pair comes from.
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
    """Two matched games.

    Attributes:
        number: which pair it is.
        place: what both have in common.
        neighbour: the official piece in place of the one that is tried.
        mine, other: the games with it and without it.
    """

    number: int
    place: Place
    neighbour: str
    mine: Outcome
    other: Outcome

    @property
    def lead(self) -> float:
        """By how much the piece brings more after the opening."""
        return self.mine.lead - self.other.lead

    @property
    def margin(self) -> float:
        """By how much the piece brings more at the end."""
        return (self.mine.margin or 0.0) - (self.other.margin or 0.0)

    @property
    def win(self) -> float:
        """By how much of a victory it brings more."""
        return (self.mine.win or 0.0) - (self.other.win or 0.0)


@lru_cache(maxsize=4)
def rules_of(choice: Choice) -> Ruleset:
    """Return the rules of a choice, loaded once per process."""
    return choice.rules(quiet=True)[0]


def place_of(setting: Setting, number: int, bot: str) -> Place:
    """Return where a pair is played; it depends on its number alone.

    Seats and partners take their turns in shuffled rounds, so that each comes up as often as the others.
    """
    seed = random.Random(f"{setting.seed}/{number}/game").getrandbits(48)
    partner = _in_turn(setting.partners, number // setting.seats, f"{setting.seed}/partner")
    arguments = setting.choice.arguments(rules_of(setting.choice))
    fixed = tuple((name, value if name != "options" else dict(value)) for name, value in arguments.items())
    return Place(seed, setting.seats, number % setting.seats, partner, bot, fixed)


def neighbour_of(setting: Setting, number: int) -> str:
    """Return the official piece of a pair: all of the field in turn, in shuffled rounds."""
    return _in_turn(setting.field, number, f"{setting.seed}/field")


def _in_turn(ids: tuple[str, ...], number: int, seed: str) -> str:
    turn, place = divmod(number, len(ids))
    order = list(ids)
    random.Random(f"{seed}/{turn}").shuffle(order)
    return order[place]


def play_pair(setting: Setting, task: tuple[int, str]) -> Pair:
    """Play a pair.

    Args:
        setting: what is tried.
        task: the number of the pair, and the name of the bot.

    Raises:
        SwcoreError: whatever a game raises.
    """
    number, bot = task
    place, neighbour = place_of(setting, number, bot), neighbour_of(setting, number)
    mine = play(rules_of(setting.choice), setting.piece, place)
    other = play(rules_of(setting.plain), neighbour, place)
    return Pair(number, place, neighbour, mine, other)


def play_block(setting: Setting, number: int) -> dict[str, float]:
    """Return the lead that every piece of the field brings in one and the same place, above the mean of them all.

    Args:
        setting: the field, partners, seats and seed; the strongest bot plays.
        number: of the block.
    """
    place = place_of(setting, number, setting.bots[0])
    leads = {id: play(rules_of(setting.plain), id, place, whole=False).lead for id in setting.field}
    middle = sum(leads.values()) / len(leads)
    return {id: lead - middle for id, lead in leads.items()}
