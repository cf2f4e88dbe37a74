"""The region of a described conquest, laid out on a little map beside one of whoever conquers it."""

from __future__ import annotations

from typing import Any

from swcore.companion import Refused
from swcore.conquest.companion import scratch
from swcore.conquest.companion.described import PLACE, Described
from swcore.conquest.position.places import HAND, NOBODY, SUPPLY, TRAY
from swcore.conquest.position.state import ConquestState
from swcore.engine.ruleset import Ruleset
from swcore.game.game import Game

HOME, TARGET = "home", "target"
ME, OTHER = 0, 1
PLENTY = 60  # tokens that the conqueror has in hand


def lay(ruleset: Ruleset, facts: dict[str, Any], found: Described) -> tuple[Game, str]:
    """Return a position in which seat 0 may conquer the described region, and the action.

    Raises:
        Refused: `own-people`, `two-peoples` or `no-such-number` for what no position holds.
        SwcoreError: no game can be set up so.
    """
    terrain = found.terrain or scratch.plain_terrain(ruleset)
    book: Any = ruleset.book
    entry = (book.entry_symbol,) if book.entry_symbol else ()
    natives = [people for people in ruleset.of_kind("natives") if any(people.id == race for race, _, _ in found.holders)]
    at_home = tuple(people.symbol for people in natives)  # type: ignore[attr-defined]
    there = tuple(dict.fromkeys((*found.symbols, *at_home, *(entry if found.edge else ()))))
    home = found.start or scratch.plain_terrain(ruleset)
    data = scratch.board(ruleset, {HOME: (home, entry, True), TARGET: (terrain, there, found.edge)})
    seats, options = len(facts["names"]), dict(facts["options"])
    if seats < 2:
        seats, options = 2, {name: value for name, value in options.items() if not ruleset.options[name].seats}
    game = scratch.empty(ruleset, seats, data, edition=facts["edition"], options=options)
    machine, state = game.play, game.play.state
    _defend(game, found)
    taken = {race or unnamed_people(ruleset, found) for race, _, _ in found.holders}
    race = found.race or plainest(ruleset, taken)
    if race in taken:
        raise Refused("own-people", race=race)
    id = scratch.enlist(machine, ME, race, found.power, {0: 1}, declined=False)
    machine.emit(("supplied", race, PLENTY))
    machine.emit(("tokens", id, TRAY, HAND, PLENTY))
    machine.emit(("turn", ME, min(2, state.rounds)))
    game.history.restart([("turn", ME, ruleset.compiled.steps["conquer"])])
    return game, f"conquer {TARGET}"


def _defend(game: Game, found: Described) -> None:
    """Lay the tokens and the markers that stand in the region."""
    machine, state = game.play, game.play.state
    ruleset, where = game.ruleset, state.ground.index[TARGET]
    peoples = [one for one in found.holders if one[0] not in ruleset.compiled.natives]
    if len({race for race, _, _ in peoples}) > 1 or (peoples and len(peoples) < len(found.holders)):
        raise Refused("two-peoples")
    for race, count, _ in found.holders:
        if race in ruleset.compiled.natives:
            army = next(one for one in state.armies if one is not None and one.race == race)
            more = count - state.tokens[where]
            if more > state.tray[race]:
                raise Refused("no-such-number", piece=race, n=count)
            if more > 0:
                machine.emit(("tokens", army.id, TRAY, where, more))
    owner = NOBODY
    if peoples:
        race = peoples[0][0] or unnamed_people(ruleset, found)
        count = sum(one[1] for one in peoples)
        if count > state.tray[race]:
            machine.emit(("supplied", race, count))
        owner = scratch.enlist(machine, OTHER, race, "", {where: count}, declined=peoples[0][2])
    for marker, count in found.markers:
        _mark(game, where, marker, count, owner)


def _mark(game: Game, where: int, marker: str, count: int, owner: int) -> None:
    state: ConquestState = game.play.state
    if game.ruleset.pieces[marker].kind == PLACE:
        _lay_place(game, where, marker)
        return
    declared: Any = game.ruleset.compiled.markers[marker]
    lies = sum(1 for name, _ in state.marks[where] if name == marker)
    if declared.holds and owner == NOBODY:
        raise Refused("cannot-lie", piece=marker)
    if declared.hidden:
        raise Refused("face-hidden", piece=marker)
    count -= lies if declared.starts_on else 0  # such as what every region of its terrain has
    if count > state.supply[marker]:
        raise Refused("no-such-number", piece=marker, n=count)
    for _ in range(count):
        game.play.emit(("marker", marker, owner if declared.holds or owner != NOBODY else NOBODY, SUPPLY, where, 1))


def _lay_place(game: Game, where: int, place: str) -> None:
    """Lay a place into a region, face up, as the first of the pile that it comes from."""
    emit, state = game.play.emit, game.play.state
    back, pile = next(((back, pile) for back, pile in sorted(state.piles.items()) if place in pile), ("", ()))
    if not back or any(name == back for name, _ in state.marks[where]):
        raise Refused("cannot-lie", piece=place)
    emit(("pile", back, (place, *(other for other in pile if other != place))))
    emit(("marker", back, NOBODY, SUPPLY, where, 1))
    emit(("found", where, back, place))


def unnamed_people(ruleset: Ruleset, found: Described) -> str:
    """Return the race that is laid for tokens of which nobody said whose they are; "" where there are none."""
    return plainest(ruleset, {found.race}) if any(not race for race, _, _ in found.holders) else ""


def plainest(ruleset: Ruleset, but: set[str]) -> str:
    """Return the race that says least of its own, for a people of whom nothing is known."""
    races = [one.id for one in ruleset.of_kind("race") if one.id not in but]
    return min(races, key=lambda race: (len(ruleset.impls.get(race, ())), race))
