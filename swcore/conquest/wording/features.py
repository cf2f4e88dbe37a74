"""What a seat sees of a conquest game, as numbers: the board, the peoples, the row, the supplies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from swcore.game.game import Game
from swcore.wording.features import Feature, Pairs, Viewed, common, places_of, seats_of

TOKENS, COINS, COUNT, PIPS = 20, 100, 10, 3  # what stands for 1

Names = Sequence[str]


def features(game: Game) -> tuple[Feature, ...]:
    """Return the features.

    Args:
        game: a game of the set-up.
    """
    pieces: Any = game.ruleset.pieces
    kinds = {kind: tuple(one for one in pieces if pieces[one].kind == kind) for kind in ("race", "power", "natives")}
    races, powers = (*kinds["race"], *kinds["natives"]), kinds["power"]
    things = tuple(one for one in pieces if pieces[one].kind in ("marker", "place"))
    return (
        *common(game),
        *_question(game, races),
        *_course(game),
        *_board(game, races, things),
        *_peoples(game, races, powers, things),
        *_row(game, races, powers, things),
    )


def _question(game: Game, races: Names) -> tuple[Feature, ...]:
    regions = tuple(game.play.state.ground.names)
    race, region = places_of(races), places_of(regions)

    def army(seen: Viewed) -> Pairs:
        id = _asked(seen).get("army")
        found = seen.state["armies"][id] if isinstance(id, int) and 0 <= id < len(seen.state["armies"]) else None
        return [(race[found["race"]], 1)] if found and found["race"] in race else ()

    def where(seen: Viewed) -> Pairs:
        words = {one for one in (_asked(seen).get("region"), _asked(seen).get("key")) if isinstance(one, str)}
        return [(region[one], 1) for one in words if one in region]

    def count(seen: Viewed) -> Pairs:
        told = _asked(seen)
        number = told.get("left", told.get("count"))
        return [(0, number)] if isinstance(number, int) else ()

    def roll(seen: Viewed) -> Pairs:
        pips = _asked(seen).get("roll")
        return [(0, PIPS), (1, pips)] if isinstance(pips, int) else ()

    return (
        Feature("question-race", (tuple(races),), "The race whose tokens it is about.", 1, army),
        Feature("question-region", (regions,), "The region that it is about.", 1, where),
        Feature("question-count", (("left",),), "How much is left to do.", COUNT, count),
        Feature("question-roll", (("rolled", "pips"),), "Whether a die lies, and what it shows.", PIPS, roll),
    )


def _course(game: Game) -> tuple[Feature, ...]:
    seats = seats_of(game)
    return (
        Feature("round", (("now",),), "The round, as a part of all rounds.", 1, _round),
        Feature("turn", (seats,), "Whose turn it is.", 1, lambda seen: [(seen.near(seen.state["turn_seat"]), 1)]),
        Feature("coins", (seats,), "Coins, where they are seen; 0 where not.", COINS, lambda seen: _by_seat(seen, "coins")),
        Feature("coins-seen", (seats,), "Whose coins are seen.", 1, lambda seen: [(place, 1) for place in _known(seen)]),
    )


def _board(game: Game, races: Names, things: Names) -> tuple[Feature, ...]:
    seats, regions = seats_of(game), tuple(game.play.state.ground.names)
    holders = (*seats, "nobody")
    race, thing = places_of(races), places_of(things)

    def holder(seen: Viewed) -> Pairs:
        for region, army in _held(seen):
            yield region * len(holders) + (len(seats) if army["seat"] is None else seen.near(army["seat"])), 1

    def people(seen: Viewed) -> Pairs:
        return [(region * len(race) + race[army["race"]], 1) for region, army in _held(seen) if army["race"] in race]

    def declined(seen: Viewed) -> Pairs:
        return [(region, 1) for region, army in _held(seen) if army["declined"]]

    def markers(seen: Viewed) -> Pairs:
        found: dict[int, int] = {}
        for region, marks in enumerate(seen.state["marks"]):
            for marker, _ in marks:
                if marker in thing:
                    place = region * len(thing) + thing[marker]
                    found[place] = found.get(place, 0) + 1
        return found.items()

    def taken(seen: Viewed) -> Pairs:
        return [(one[1], 1) for one in {one[1]: one for one in seen.state["conquests"]}.values()]

    return (
        Feature("region-holder", (regions, holders), "Who holds the region: a seat, or an army of nobody.", 1, holder),
        Feature("region-race", (regions, tuple(races)), "The race that holds it.", 1, people),
        Feature("region-declined", (regions,), "Whether that race is in decline.", 1, declined),
        Feature("region-tokens", (regions,), "Race tokens there.", TOKENS, lambda seen: _counted(seen.state["tokens"])),
        Feature("region-markers", (regions, tuple(things)), "Markers there, by kind.", COUNT, markers),
        Feature("region-taken", (regions,), "Whether it was conquered in this turn.", 1, taken),
    )


def _peoples(game: Game, races: Names, powers: Names, things: Names) -> tuple[Feature, ...]:
    seats, race, power, thing = seats_of(game), places_of(races), places_of(powers), places_of(things)

    def pieces(name: str, places: dict[str, int], *, declined: bool) -> Callable[[Viewed], Pairs]:
        def read(seen: Viewed) -> Pairs:
            armies = [army for army in _armies(seen) if army["declined"] == declined and army[name] in places]
            return {seen.near(army["seat"]) * len(places) + places[army[name]]: 1 for army in armies}.items()

        return read

    def number(name: str) -> Callable[[Viewed], Pairs]:
        return lambda seen: _summed((seen.near(army["seat"]), army[name]) for army in _armies(seen))

    def stock(seen: Viewed) -> Pairs:
        held = [(seen.near(army["seat"]), army["stock"]) for army in _armies(seen)]
        return _summed(
            (who * len(thing) + thing[one], count) for who, each in held for one, count in each.items() if one in thing
        )

    def pools(seen: Viewed) -> Pairs:
        return _summed((seen.near(army["seat"]), sum(army["pools"].values())) for army in _armies(seen))

    by_race, by_power = (seats, tuple(races)), (seats, tuple(powers))
    return (
        Feature("race", by_race, "The active race of each seat.", 1, pieces("race", race, declined=False)),
        Feature("power", by_power, "Its power.", 1, pieces("power", power, declined=False)),
        Feature("declined-race", by_race, "Races of each seat in decline.", 1, pieces("race", race, declined=True)),
        Feature("declined-power", by_power, "Powers that they have kept.", 1, pieces("power", power, declined=True)),
        Feature("hand", (seats,), "Tokens in hand.", TOKENS, number("hand")),
        Feature("withdrawn", (seats,), "Tokens to be placed at the end of the turn.", TOKENS, number("withdrawn")),
        Feature("aside", (seats,), "Tokens set aside.", TOKENS, number("aside")),
        Feature("pools", (seats,), "Tokens that pieces have put by.", TOKENS, pools),
        Feature("stock", (seats, tuple(things)), "Markers in hand, by kind.", COUNT, stock),
    )


def _row(game: Game, races: Names, powers: Names, things: Names) -> tuple[Feature, ...]:
    race, power, thing = places_of(races), places_of(powers), places_of(things)
    column = tuple(map(str, range(len(game.play.seen(0)["column"]) or 6)))

    def shown(at: int, places: dict[str, int]) -> Callable[[Viewed], Pairs]:
        def read(seen: Viewed) -> Pairs:
            combos = enumerate(seen.state["column"][: len(column)])
            return [(place * len(places) + places[combo[at]], 1) for place, combo in combos if combo[at] in places]

        return read

    def count(name: str, places: dict[str, int]) -> Callable[[Viewed], Pairs]:
        return lambda seen: [(places[one], count) for one, count in seen.state[name].items() if count and one in places]

    def coins(seen: Viewed) -> Pairs:
        return [(place, combo[2]) for place, combo in enumerate(seen.state["column"][: len(column)])]

    def discard(seen: Viewed) -> Pairs:
        return {power[one]: 1 for one in seen.state["discard"] if one in power}.items()

    return (
        Feature("row-race", (column, tuple(races)), "Races of the combos in the row, the top one first.", 1, shown(0, race)),
        Feature("row-power", (column, tuple(powers)), "Their powers.", 1, shown(1, power)),
        Feature("row-coins", (column,), "Coins on them.", COUNT, coins),
        Feature("tray", (tuple(races),), "Race tokens in the tray.", TOKENS, count("tray", race)),
        Feature("supply", (tuple(things),), "Markers that are not in play.", COUNT, count("supply", thing)),
        Feature("discard", (tuple(powers),), "Discarded badges.", 1, discard),
    )


def _counted(counts: Sequence[int]) -> Pairs:
    return [(place, count) for place, count in enumerate(counts) if count]


def _summed(pairs: Pairs) -> Pairs:
    found: dict[int, float] = {}
    for place, number in pairs:
        if number:
            found[place] = found.get(place, 0) + number
    return found.items()


def _round(seen: Viewed) -> Pairs:
    return [(0, seen.state["round"] / max(1, seen.state["rounds"]))]


def _known(seen: Viewed) -> list[int]:
    return [seen.near(seat) for seat, coins in enumerate(seen.state["coins"]) if coins is not None]


def _by_seat(seen: Viewed, name: str) -> Pairs:
    return [(seen.near(seat), number) for seat, number in enumerate(seen.state[name]) if number]


def _asked(seen: Viewed) -> dict[str, Any]:
    found: dict[str, Any] = seen.view["decision"] or {}
    return found


def _armies(seen: Viewed) -> list[dict[str, Any]]:
    """Return the armies of seats."""
    found: list[dict[str, Any]] | None = seen.memo.get("armies")
    if found is None:
        found = seen.memo["armies"] = [army for army in seen.state["armies"] if army and army["seat"] is not None]
    return found


def _held(seen: Viewed) -> list[tuple[int, dict[str, Any]]]:
    """Return the regions that an army holds, with the army."""
    found: list[tuple[int, dict[str, Any]]] | None = seen.memo.get("held")
    if found is None:
        armies = seen.state["armies"]
        found = [(region, armies[id]) for region, id in enumerate(seen.state["owner"]) if id >= 0 and armies[id]]
        seen.memo["held"] = found
    return found
