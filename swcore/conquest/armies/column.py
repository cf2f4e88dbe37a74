"""The column of combos: picking, paying, refilling, and what comes back to it."""

from __future__ import annotations

from typing import Any

from swcore.conquest.position.actions import Pick
from swcore.conquest.position.events import PRICE
from swcore.conquest.position.reactions import react
from swcore.conquest.position.state import HAND, TRAY, ConquestState
from swcore.engine.actions import Action
from swcore.engine.folding import fold
from swcore.engine.frames import Decision, Frame, FrameKind
from swcore.engine.machine import Machine
from swcore.engine.reasons import Part, Violation


class PickCombo(Decision):
    """`("pick", seat)`: which combo? (SW-PICK-1 to 6)"""

    frames = FrameKind("pick", "seat")
    prompt = "Pick a combo"

    def legal(self, machine: Machine, frame: Frame, seat: int) -> tuple[Action, ...]:
        state: ConquestState = machine.state
        picks = state.ground.tables.picks
        return tuple([picks[race] for race, _, _ in state.column[: state.coins[seat] + 1]])

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        book: Any = machine.ruleset.book
        if not isinstance(action, Pick):
            return [Violation("pick-first", {}, book.clauses_of("pick"))]
        state: ConquestState = machine.state
        races = [combo[0] for combo in state.column]
        if action.args[0] not in races:
            return [Violation("not-in-column", {"race": action.args[0], "column": races}, book.clauses_of("column"))]
        price = races.index(action.args[0])
        if price <= state.coins[seat]:
            return []
        return [Violation("coins", {"price": price, "coins": state.coins[seat]}, book.clauses_of("price"))]

    def explain(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
        state: ConquestState = machine.state
        book: Any = machine.ruleset.book
        races = [combo[0] for combo in state.column]
        if not isinstance(action, Pick) or action.args[0] not in races:
            return []
        return [
            Part(1, "on-combo", book.cited("price"), race, params={"piece": race})
            for race in races[: races.index(action.args[0])]
        ]

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        races = [combo[0] for combo in state.column]
        place = races.index(action.args[0])
        race, power, lying = state.column[place]
        if place or lying:
            clauses = state.ground.tables.citations
            parts = (
                (-place, "price", clauses.get("price", "")),
                (lying, "lying", clauses.get("lying", "")),
            )
            machine.emit(("coins", seat, lying - place, tuple([part for part in parts if part[0]]), PRICE))
        above = tuple([(one, two, coins + 1) for one, two, coins in state.column[:place]])
        lay(machine, above + state.column[place + 1 :], state.banners, state.badges, state.discard)
        enlist(machine, seat, race, power)


def enlist(machine: Machine, seat: int, race: str, power: str) -> None:
    """Give a seat a new active army with its tokens in hand (SW-PICK-7, SW-PICK-9)."""
    state: ConquestState = machine.state
    pieces: Any = machine.ruleset.pieces
    machine.emit(("army", len(state.armies), seat, race, power, False))
    army = state.army(state.active[seat])
    extra = pieces[power].extra_supply if power else 0
    if extra:
        machine.emit(("supplied", race, extra))
    count = pieces[race].tokens + pieces[power].number(machine.setup.options)
    if army.kit.conquest_tokens:
        count = fold(count, army.kit.modifiers("conquest_tokens", machine.view, army))
    count = min(count, state.tray[race])
    if count > 0:
        machine.emit(("tokens", army.id, TRAY, HAND, count))
    if army.kit.conquest_begin:
        react(machine, army, "conquest_begin")


def lay(
    machine: Machine,
    column: tuple[tuple[str, str, int], ...],
    banners: tuple[str, ...],
    badges: tuple[str, ...],
    discard: tuple[str, ...],
) -> None:
    """Lay the column, filled up from the stacks while both are left (SW-PICK-10, SW-PICK-11, SW-PICK-13).

    When the badges run out, the discarded ones are shuffled into a new stack (SW-PICK-14); banners never are (SW-PICK-15).
    """
    state: ConquestState = machine.state
    most = state.ground.tables.combos
    event = "combos"
    while len(column) < most and banners and (badges or discard):
        if not badges:
            badges, discard = machine.shuffle("badges", tuple(sorted(discard))), ()
        column = (*column, (banners[0], badges[0], 0))
        banners, badges = banners[1:], badges[1:]
        event = "uncovered"  # what lay hidden in the stacks is seen now, so no undo goes back past it
    machine.emit((event, column, banners, badges, discard))


def return_banner(machine: Machine, race: str) -> None:
    """Put a banner under the stack; without a stack it takes the lowest free place with the top badge (SW-PICK-12, 13)."""
    state: ConquestState = machine.state
    lay(machine, state.column, (*state.banners, race), state.badges, state.discard)


def discard_badge(machine: Machine, power: str) -> None:
    """Put a badge on the discard pile (SW-PICK-14); a banner that waited for one is laid."""
    state: ConquestState = machine.state
    lay(machine, state.column, state.banners, state.badges, (*state.discard, power))
