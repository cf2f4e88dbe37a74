"""A town of a game on the table, as somebody describes it, made into a position that can be scored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import attrs

from swcore import SwcoreError
from swcore.engine import Setup
from swcore_tiny_towns.cards.monuments.acting import COUNT, shrine_of_the_elder_tree
from swcore_tiny_towns.position.squares import SQUARES
from swcore_tiny_towns.position.state import TownRecord, TownsState
from swcore_tiny_towns.position.view import View

if TYPE_CHECKING:
    from swcore import Ruleset

HALL, LOOM, SHRINE = "towns.feast_hall", "towns.the_starloom", shrine_of_the_elder_tree.id
COUNT_OF_SHRINE = f"{SHRINE}.{COUNT}"
OWNER, PLAYERS = 0, 2
MOST_PLAYERS = 6
SHRINE_NOTE = {
    "en": "the number of buildings when the Shrine was built, itself included",
    "ru": "сколько зданий стояло, когда построили Святилище, вместе с ним",
}
PLACE_NOTE = {
    "en": "as what number the town was completed; towns of one round share their place",
    "ru": "каким по счёту завершён город; у городов одного раунда место общее",
}
HALLS_NOTE = {
    "en": "the number of feast halls of the right-hand neighbour",
    "ru": "сколько медовых залов у соседа справа",
}
"""What the notes mean that a score may depend on."""


@attrs.frozen
class TableTown:
    """What is known of a finished town and its game.

    Attributes:
        squares: what stands on the sixteen squares, row by row: a resource, the id of a card, or "".
        on: what lies on buildings, by the name of the square: cubes, or a mark.
        players: how many play.
        solo: whether it is a solo game.
        place: as what number the town was completed, or None.
        shrine: how many buildings stood when the Shrine was built, or None.
        right_halls: how many feast halls the right-hand neighbour has, or None.
        options: options of the game besides the mode.
    """

    squares: tuple[str, ...]
    on: Mapping[str, tuple[str, ...]]
    players: int = PLAYERS
    solo: bool = False
    place: int | None = None
    shrine: int | None = None
    right_halls: int | None = None
    options: Mapping[str, object] = attrs.field(factory=dict)


def view_of(ruleset: Ruleset, town: TableTown) -> View:
    """Return the view of a position in which seat 0 has the town.

    Args:
        ruleset: the rules, with all cards of the town.
        town: the town.

    Raises:
        SwcoreError: `town-note` when something is not known that the score depends on, or cannot be;
            `unknown-option` or `option-value`.
    """
    _check_notes(town)
    edition, options = ruleset.resolve_options("", {**({"mode": "solo"} if town.solo else {}), **town.options})
    setup = Setup(town.players, 0, OWNER, None, None, edition, options)
    state = TownsState()
    state.seats = town.players
    state.towns = [TownRecord() for _ in range(town.players)]
    right = state.towns[-1]  # with one player that is the own town
    right.squares = tuple([HALL] * (town.right_halls or 0) + [""] * (len(SQUARES) - (town.right_halls or 0)))
    state.towns[OWNER].squares, state.towns[OWNER].on = town.squares, dict(town.on)
    if town.shrine is not None:
        state.towns[OWNER].memory = {COUNT_OF_SHRINE: town.shrine}
    place = town.place or town.players
    state.completed = (place, *(number if number < place else number + 1 for number in range(1, town.players)))
    for record in state.towns:
        record.rebuild()
    return View(ruleset, setup, state)


def _check_notes(town: TableTown) -> None:
    """Refuse a town whose score cannot be known."""
    alone = town.players == 1
    for card, value, note, meaning in (
        (SHRINE, town.shrine, "shrine", SHRINE_NOTE),
        (
            LOOM,
            1 if alone else town.place,
            "place",
            PLACE_NOTE,
        ),
        (HALL, 0 if alone else town.right_halls, "right-halls", HALLS_NOTE),
    ):
        if card in town.squares and value is None:
            told, line = f"The score depends on something that is not given: {meaning['en']}.", f"{note} 2"
            raise SwcoreError(told, code="town-note", hint=f"Add a line such as: {line}", meaning=meaning, line=line)
    if alone and town.right_halls is not None:
        told, hint = "A player alone has no right-hand neighbour.", "Leave out: right-halls"
        raise SwcoreError(told, code="town-note", hint=hint, alone="right-halls")
    if town.place is not None and town.place > town.players:
        told = f"A town cannot be completed as number {town.place} among {town.players}."
        raise SwcoreError(
            told, code="town-note", hint="Say how many play, such as: players 4", place=town.place, players=town.players
        )
