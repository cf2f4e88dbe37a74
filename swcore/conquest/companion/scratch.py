"""Small positions that the engine is asked in: the armies of a table, each on a plot of its own, and the row of combos."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from swcore.conquest.position.places import TRAY
from swcore.conquest.position.state import ConquestState
from swcore.game.game import Game

if TYPE_CHECKING:
    from swcore.companion import Facts
    from swcore.engine.machine import Machine
    from swcore.engine.ruleset import Ruleset

PLOTS = 20
RICH = 999  # coins of everybody where nobody counts them
FIELDS = ("column", "banners", "badges", "discard")


def plain_terrain(ruleset: Ruleset) -> str:
    """Return a terrain of land on which nothing lies from the start."""
    book: Any = ruleset.book
    taken = {marker.starts_on for marker in ruleset.compiled.markers.values()}
    land: list[str] = [one for one in book.terrains if one not in book.water]
    return next((one for one in land if one not in taken), land[0])


def board(ruleset: Ruleset, regions: Mapping[str, tuple[str, tuple[str, ...], bool]]) -> dict[str, Any]:
    """Return the data of a small map: regions in a row.

    Args:
        ruleset: the rules.
        regions: by name the terrain, the symbols, and whether it lies at the edge.
    """
    made = [
        {"id": name, "terrain": terrain, "symbols": list(symbols), "edge": edge, "x": (at + 0.5) / len(regions), "y": 0.5}
        for at, (name, (terrain, symbols, edge)) in enumerate(regions.items())
    ]
    names = list(regions)
    return {
        "format": "swcore-map-1",
        "id": "scratch",
        "name": {"en": "Scratch"},
        "players": None,
        "rounds": 10,
        "aspect": 1.0,
        "islands": True,
        "regions": made,
        "borders": [[one, two] for one, two in itertools.pairwise(names)],
    }


def plots(ruleset: Ruleset) -> dict[str, Any]:
    """Return a map of plain regions where armies may enter."""
    book: Any = ruleset.book
    symbols = (book.entry_symbol,) if book.entry_symbol else ()
    return board(ruleset, {f"p{number:02}": (plain_terrain(ruleset), symbols, True) for number in range(PLOTS)})


def empty(ruleset: Ruleset, seats: int, data: dict[str, Any], **chosen: Any) -> Game:
    """Return a game on a map with nothing on it yet but what lies there from the start, and nothing to be done."""
    game = Game.new(ruleset, seats, map=data, **chosen)
    machine = game.play
    machine.stack = []
    machine.emit(("flow", ()))
    for army in list(machine.state.armies):
        for region in machine.state.ground.bits(army.regions) if army.seat is None else ():
            if army.race not in at_home(ruleset, data, region):
                machine.emit(("tokens", army.id, region, TRAY, machine.state.tokens[region]))
    return game


def at_home(ruleset: Ruleset, data: dict[str, Any], region: int) -> set[str]:
    """Return the peoples of nobody that live in a region from the start."""
    symbols = data["regions"][region]["symbols"]
    return {people.id for people in ruleset.of_kind("natives") if people.symbol in symbols}  # type: ignore[attr-defined]


def laid(ruleset: Ruleset, facts: Facts) -> Game:
    """Return a position with the column, the stacks, the armies and the coins of a table."""
    seats = len(facts["names"])
    seed = int(facts["seed"], 16) ^ facts["turn"]  # stacks that are shuffled anew differ from turn to turn
    game = empty(ruleset, seats, plots(ruleset), seed=seed, edition=facts["edition"], options=facts["options"])
    machine, state = game.play, game.play.state
    machine.emit(("combos", *(tuple(map(tuple, facts[name])) if name == "column" else tuple(facts[name]) for name in FIELDS)))
    plot = 0
    for seat, armies in enumerate(facts["armies"]):
        rich = RICH if facts["count"] == "off" else facts["points"][seat]
        machine.emit(("coins", seat, rich - state.coins[seat], (), "prize"))
        for race, power, declined in armies:
            enlist(machine, seat, race, power, {plot: 1}, declined=declined)
            plot += 1
    machine.emit(("turn", facts["seat"], 1))
    return game


def enlist(machine: Machine, seat: int, race: str, power: str, held: Mapping[int, int], *, declined: bool) -> int:
    """Lay an army with tokens by region, and return its id."""
    state: ConquestState = machine.state
    badge: Any = machine.ruleset.pieces[power] if power else None
    if badge is not None and badge.extra_supply:
        machine.emit(("supplied", race, badge.extra_supply))
    id = len(state.armies)
    machine.emit(("army", id, seat, race, power, declined))
    for region, count in held.items():
        machine.emit(("tokens", id, TRAY, region, count))
    return id


def run(game: Game, deed: Callable[[], object]) -> None:
    """Let rules do something in a position, with all that follows from it."""
    history = game.history

    def carried() -> None:
        deed()
        game.play.run_to_decision()

    history.run(-1, None, carried)


def read(game: Game) -> dict[str, Any]:
    """Return the column, the stacks and the armies of a position, as facts."""
    state: ConquestState = game.play.state
    seats: list[list[list[Any]]] = [[] for _ in range(state.seats)]
    for army in state.armies:
        if army is not None and army.seat is not None:
            seats[army.seat].append([army.race, army.power, bool(army.declined)])
    return {
        "column": [list(combo) for combo in state.column],
        "banners": list(state.banners),
        "badges": list(state.badges),
        "discard": list(state.discard),
        "armies": seats,
    }
