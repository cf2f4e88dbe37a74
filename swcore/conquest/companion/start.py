"""Setting up at the table: the engine sets the game up, and what it has drawn is told and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from swcore.companion import Desk, Refused, is_number, number
from swcore.game.game import Game
from swcore.graph import load_map
from swcore.text.resources import resource

if TYPE_CHECKING:
    from swcore.companion import Start
    from swcore.conquest.position.state import ConquestState
    from swcore.engine.ruleset import Ruleset


def set_up(ruleset: Ruleset, start: Start, first: int) -> dict[str, Any]:
    """Return the facts of a new table: map, column, stacks, coins, and what lies face down.

    Raises:
        SwcoreError: the game cannot be set up so.
    """
    game = Game.new(
        ruleset,
        start.seats,
        seed=start.seed,
        map=start.map,
        first=first,
        edition=start.edition,
        options=start.options,
        featured=start.featured,
    )
    state: ConquestState = game.play.state
    setup = game.play.setup
    folk = {one.race: 0 for one in state.armies if one is not None and one.seat is None and not one.declined}
    return {
        "edition": setup.edition,
        "options": dict(setup.options),
        "map": setup.map if isinstance(setup.map, str) else str((setup.map or {}).get("id", "")),
        "islands": _islands(game),
        "rounds": state.rounds,
        "points": list(state.coins),
        "count": start.count or ("open" if setup.options.get("open_coins") or start.seats == 1 else "hidden"),
        "column": [list(combo) for combo in state.column],
        "banners": list(state.banners),
        "badges": list(state.badges),
        "discard": list(state.discard),
        "armies": [[] for _ in range(start.seats)],
        "folk": folk,
        "under": _hidden(game),
        "tokens": [0] * start.seats,
    }


def _islands(game: Game) -> list[str]:
    """Return the islands of the map by what their region ids begin with; none for a map of one piece."""
    ground = game.play.state.ground
    if len(ground.parts) < 2:
        return []
    found = []
    for part in ground.parts:
        stems = {ground.names[region].rpartition("-")[0] for region in ground.bits(part)}
        found.append(stems.pop() if len(stems) == 1 else "")
    return found if all(found) else []


def _hidden(game: Game) -> list[list[Any]]:
    """Return what lies face down, as [region, back, face, whether it was turned up]."""
    names = game.play.state.ground.names
    found = []
    for key, face in sorted(game.play.state.faces.items()):
        back, _, region = key.rpartition(" ")
        found.append([names[int(region)], back, face, False])
    return found


def tell_set_up(desk: Desk) -> None:
    """Tell the map, the islands, and what is laid face down."""
    facts = desk.facts
    if facts["islands"]:
        desk.tell("opening.islands", islands=[island(desk, stem) for stem in facts["islands"]])
    elif facts["map"]:
        desk.tell("opening.map", map=map_name(desk))
    if facts["under"]:
        desk.tell("opening.under", n=len(facts["under"]))
    desk.tell("opening.first", seat=facts["first"])
    desk.tell("opening.coins", points=facts["points"][0])


def map_name(desk: Desk) -> str:
    """Return what the map is called, and how it is named where maps are chosen."""
    book: Any = desk.companion.ruleset.book
    name = str(desk.facts["map"])
    if name not in book.maps:
        return name
    printed = load_map(resource(book.maps[name], book).read_bytes())
    return f"{desk.words.name(printed.name)} ({name})"


def island(desk: Desk, stem: str) -> str:
    """Return the name of an island."""
    return desk.words(f"island.{stem}") if f"island.{stem}" in desk.words else stem


def reveal(desk: Desk, words: list[str]) -> None:
    """Turn up what lies face down on an island: `reveal 2`; alone it tells what is still hidden, and where."""
    under = desk.facts["under"]
    if not under:
        raise Refused("nothing-hidden")
    text = " ".join(words).lower()
    if not text:
        for count, (region, _, face, seen) in enumerate(under, start=1):
            where = island(desk, region.rpartition("-")[0])
            desk.say(f"{where} · {desk.words.piece(face) if seen else desk.texts('face-down')}", mark=f"{count}  ")
        return
    named = [at for at, one in enumerate(under) if text in (one[0], one[0].rpartition("-")[0])]
    places = [number(text, 1, len(under), "hidden-place") - 1] if is_number(text) else named
    if not places:
        raise Refused("hidden-place", n=len(under))
    at = places[0]
    region, back, face, _ = under[at]
    desk.put("under", at, [region, back, face, True])
    desk.note("revealed", island=island(desk, region.rpartition("-")[0]), piece=face)
    desk.companion.about(desk, face)
