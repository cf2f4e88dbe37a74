"""The column of combos: picking, paying, refilling, and what comes back to it."""

from __future__ import annotations

from typing import Any

from swcore.conquest.armies.row import allowed, changed, gates, pass_over, price_of, surcharges
from swcore.conquest.position.actions import Pick
from swcore.conquest.position.combos import combo_at
from swcore.conquest.position.events import PRICE
from swcore.conquest.position.places import HAND, NOTHING_LAID, STOCK, SUPPLY, TRAY, Laid
from swcore.conquest.position.reactions import announce, react
from swcore.conquest.position.state import ConquestState
from swcore.engine.actions import Action
from swcore.engine.answers import Gate, Modifier
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
        tables = state.ground.tables
        picks = tables.picks
        if tables.prices or state.laid:  # as `changed`
            return tuple([picks[race] for race in allowed(machine, seat)])
        return tuple([picks[race] for race, _, _ in state.column[: state.coins[seat] + 1]])

    def violations(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Violation]:
        book: Any = machine.ruleset.book
        if not isinstance(action, Pick):
            return [Violation("pick-first", {}, book.clauses_of("pick"))]
        state: ConquestState = machine.state
        races = [combo[0] for combo in state.column]
        race = _meant(action.args[0], races)
        if race not in races:
            return [Violation("not-in-column", {"race": race, "column": races}, book.clauses_of("column"))]
        combo = combo_at(state, races.index(race))
        found = [_closed(gate) for gate in gates(machine, seat, combo)]
        price = price_of(machine, seat, combo)
        if price > state.coins[seat] and combo.race not in allowed(machine, seat):
            found.append(Violation("coins", {"price": price, "coins": state.coins[seat]}, book.clauses_of("price")))
        return found

    def explain(self, machine: Machine, frame: Frame, seat: int, action: Action) -> list[Part]:
        state: ConquestState = machine.state
        book: Any = machine.ruleset.book
        races = [combo[0] for combo in state.column]
        if not isinstance(action, Pick) or action.args[0] not in races:
            return []
        place = races.index(action.args[0])
        parts = [Part(1, "on-combo", book.cited("price"), race, params={"piece": race}) for race in races[:place]]
        more = surcharges(machine, seat, combo_at(state, place))
        parts += [Part(one.amount, one.reason, one.clause, one.piece) for one in more]
        total = place + sum(one.amount for one in more)
        if total < 0:
            parts.append(Part(-total, "least-price"))
        elif total > state.coins[seat] and races[place] in allowed(machine, seat):
            parts.append(Part(state.coins[seat] - total, "shortfall"))
        return parts

    def apply(self, machine: Machine, frame: Frame, seat: int, action: Action) -> None:
        state: ConquestState = machine.state
        races = [combo[0] for combo in state.column]
        place = races.index(action.args[0])
        race, power, lying = state.column[place]
        picked = combo_at(state, place) if state.laid or state.ground.tables.tells_picks else None  # else no piece has a say
        more = [] if picked is None else surcharges(machine, seat, picked)
        paid = _pay(machine, seat, place, lying, more) if place or lying or more else 0
        laid = take_laid(machine, race) if state.laid else NOTHING_LAID
        above = tuple([(one, two, coins + 1) for one, two, coins in state.column[:place]])
        lay(machine, above + state.column[place + 1 :], state.banners, state.badges, state.discard)
        if picked is None:
            enlist(machine, seat, race, power)
            return
        depth, passed = len(machine.stack), tuple(races[:place])
        enlist(machine, seat, race, power, laid=laid)
        begins = machine.stack[depth:]
        del machine.stack[depth:]
        announce(machine, "conquest_picked", state.active[seat], passed, paid)
        machine.stack += begins
        pass_over(machine, seat, passed, picked)


def _pay(machine: Machine, seat: int, place: int, lying: int, more: list[Modifier]) -> int:
    """Pay for a combo, and take the coins that lie on it.

    Args:
        machine: the machine.
        seat: who pays.
        place: the combo's place in the column, from 0.
        lying: the coins on it.
        more: what pieces add to the price.

    Returns:
        How many coins fewer the seat has now.
    """
    state: ConquestState = machine.state
    clauses = state.ground.tables.citations
    parts: list[tuple[Any, ...]] = [(-place, "price", clauses.get("price", ""))] if place else []
    if lying:
        parts.append((lying, "lying", clauses.get("lying", "")))
    price = place
    for one in more:
        if one.amount:
            parts.append((-one.amount, one.reason, one.clause, one.piece))
            price += one.amount
    if price < 0:
        parts.append((price, "least-price", "", ""))
        price = 0
    elif price > state.coins[seat]:
        parts.append((price - state.coins[seat], "shortfall", "", ""))
        price = state.coins[seat]
    machine.emit(("coins", seat, lying - price, tuple(parts), PRICE))
    return price - lying


def _meant(name: str, races: list[str]) -> str:
    """Return the race of the column that a name without its pack stands for, so that it is told why it may not be picked."""
    fits = [race for race in races if race.rpartition(".")[2] == name.lower()]
    return fits[0] if len(fits) == 1 else name


def _closed(gate: Gate) -> Violation:
    return Violation(gate.code, {"reason": gate.reason} if gate.reason else {}, (gate.clause,) if gate.clause else ())


def offer(machine: Machine, seat: int) -> bool:
    """Return whether a seat may pick any combo; while it may pick none, further ones are laid from the stacks (WC-TEAM-6)."""
    state: ConquestState = machine.state
    if not changed(state):
        return True
    while not allowed(machine, seat) and state.banners and (state.badges or state.discard):
        lay(machine, state.column, state.banners, state.badges, state.discard, most=len(state.column) + 1)
    return bool(allowed(machine, seat))


def take_laid(machine: Machine, race: str) -> Laid:
    """Take what lies on the combo of a race back to the tray and the supply, and return what it was."""
    state: ConquestState = machine.state
    laid = state.laid.get(race, NOTHING_LAID)
    tokens, marks, lock = laid
    if tokens:
        machine.emit(("laid", race, race, -tokens))
    for marker, count in marks:
        machine.emit(("laid", race, marker, -count))
    if lock:
        machine.emit(("locked", race, "", "", ""))
    return laid


def enlist(
    machine: Machine, seat: int | None, race: str, power: str, wanted: int | None = None, laid: Laid = NOTHING_LAID
) -> None:
    """Give a seat a new active army with its tokens in hand (SW-PICK-7, SW-PICK-9).

    Args:
        machine: the machine.
        seat: whose army; None for a people of nobody.
        race, power: what it is; without a badge when `power` is "".
        wanted: how many tokens it gets; the numbers on banner and badge when None.
        laid: what lay on the combo, which comes with it.
    """
    state: ConquestState = machine.state
    pieces: Any = machine.ruleset.pieces
    machine.emit(("army", len(state.armies), seat, race, power, False))
    army = state.army(len(state.armies) - 1)
    count: int = pieces[race].tokens if wanted is None else wanted
    if power:
        badge = pieces[power]
        if badge.extra_supply:
            machine.emit(("supplied", race, badge.extra_supply))
        if wanted is None:
            count += badge.number(machine.setup.options)
    if army.kit.conquest_tokens:
        count = fold(count, army.kit.modifiers("conquest_tokens", machine.view, army))
    count = min(count + laid[0], state.tray[race])
    if count > 0:
        machine.emit(("tokens", army.id, TRAY, HAND, count))
    for marker, number in laid[1]:
        machine.emit(("marker", marker, army.id, SUPPLY, STOCK, number))
    if army.kit.conquest_begin:
        react(machine, army, "conquest_begin")


def lay(
    machine: Machine,
    column: tuple[tuple[str, str, int], ...],
    banners: tuple[str, ...],
    badges: tuple[str, ...],
    discard: tuple[str, ...],
    most: int = 0,
    uncovers: bool = False,
) -> None:
    """Lay the column, filled up from the stacks while both are left (SW-PICK-10, SW-PICK-11, SW-PICK-13).

    When the badges run out, the discarded ones are shuffled into a new stack (SW-PICK-14); banners never are (SW-PICK-15).

    Args:
        machine: the machine.
        column, banners, badges, discard: as they are from now on, before the column is filled up.
        most: how many combos it has then; those of the rulebook when 0.
        uncovers: whether `column` holds what lay hidden in the stacks.
    """
    state: ConquestState = machine.state
    most = most or state.ground.tables.combos
    event = "uncovered" if uncovers else "combos"
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
    if not getattr(machine.ruleset.pieces[race], "dealt", True):
        return
    lay(machine, state.column, (*state.banners, race), state.badges, state.discard)


def discard_badge(machine: Machine, power: str) -> None:
    """Put a badge on the discard pile (SW-PICK-14); a banner that waited for one is laid."""
    state: ConquestState = machine.state
    lay(machine, state.column, state.banners, state.badges, (*state.discard, power))
