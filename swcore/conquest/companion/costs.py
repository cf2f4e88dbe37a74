"""What a described conquest costs: a region is laid out as described, and the rules are asked."""

from __future__ import annotations

from typing import Any

import attrs

from swcore.companion import Desk, Refused, plain
from swcore.companion.clauses import cited
from swcore.conquest.companion import scratch
from swcore.conquest.companion.combos import active_of, combo_word
from swcore.conquest.companion.described import PLACE, Described, reader
from swcore.conquest.position.actions import DIE, Conquer
from swcore.conquest.position.places import HAND, NOBODY, SUPPLY, TRAY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.wording.costs import WayTexts
from swcore.conquest.wording.names import Lexicon
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.wording.catalogue import figure

HOME, TARGET = "home", "target"
ME, OTHER = 0, 1
PLENTY = 60  # tokens that the conqueror has in hand
LACKING = "tokens"  # the refusal of who has too few of them


def cost(desk: Desk, words: list[str]) -> None:
    """Tell what a described conquest takes, part by part."""
    if not words:
        raise Refused("usage", word="cost")
    text = " ".join(words)
    found, unknown = reader(desk).read(text)
    if unknown:
        near = desk.companion.names.near(unknown[0], fits=lambda name: "." not in name and "_" not in name)
        raise Refused("unknown", near=near, text=unknown[0])
    answer(desk, found)


def understood(desk: Desk, text: str) -> bool:
    """Answer a line without the word `cost` that describes a conquest; return whether it does."""
    found, unknown = reader(desk).read(text)
    described = found.terrain or found.holders or found.markers or found.symbols
    if not described or ("," not in text and 2 * len(unknown) >= len(plain(text).split())):
        return False
    if unknown:
        cost(desk, [text])
    answer(desk, found)
    return True


def answer(desk: Desk, found: Described) -> None:
    """Tell what a conquest takes."""
    found = with_own_army(desk, found)
    try:
        game, action = lay(desk.companion.ruleset, desk.facts, found)
    except SwcoreError as error:
        raise Refused("not-laid", why=desk.words.refusal(error)) from None
    desk.say(called(desk, found), style="bold")
    why = [one for one in game.violations(action, ME) if one.code != LACKING]
    for one in why:
        desk.say(f"{desk.words.why(one)}{cited(*one.clauses)}", mark="  – ")
    parts, unnamed = game.explain(action, ME), unnamed_people(desk.companion.ruleset, found)
    for unit in sorted({part.unit for part in parts}, key=lambda unit: unit != "tokens"):
        own = [part for part in parts if part.unit == unit]
        for part in own:
            told = desk.texts("somebody") if unnamed and part.piece == unnamed else desk.words.part(part)
            desk.say(f"{told}{cited(part.clause)}", mark=f"  {figure(part.amount, '+3d')}  ")
        total = sum(part.amount for part in own)
        desk.say(desk.made(f"cost.{unit}", n=desk.texts.count(unit.removesuffix("s"), total)), style="bold")
    other_ways(desk, game)


def other_ways(desk: Desk, game: Game) -> None:
    """Tell the other ways in which the army may conquer the region."""
    assert isinstance(desk.words, Lexicon)
    ways = WayTexts(desk.words)
    for action in game.legal_actions(ME):
        if isinstance(action, Conquer) and action.region == TARGET and action.words and action.words[0] != DIE:
            desk.say(f"{desk.texts('cost.or')} {ways.conquest(game, ME, action)}")


def with_own_army(desk: Desk, found: Described) -> Described:
    """Return a description with the people of the player in turn, where it says nothing of who conquers."""
    army = active_of(desk, desk.seat)
    if army is not None and found.race in ("", army[0]) and found.power in ("", army[1]) and not _held(found, army[0]):
        return attrs.evolve(found, race=army[0], power=army[1])
    return found


def _held(found: Described, race: str) -> bool:
    return any(race == one for one, _, _ in found.holders)


def called(desk: Desk, found: Described) -> str:
    """Return a description as it was understood."""
    words: Any = desk.words
    parts = [words.word("terrain", found.terrain)] if found.terrain else []
    parts += [words.word("symbol", one) for one in found.symbols]
    parts += [desk.texts("at-the-edge")] if found.edge else []
    parts += [desk.words.piece(id) + (f" ×{count}" if count > 1 else "") for id, count in found.markers]
    for race, count, declined in found.holders:
        name = desk.words.piece(race) if race else desk.texts("somebody")
        natives = race in desk.companion.ruleset.compiled.natives
        parts.append(f"{name} {count}" + (f" ({desk.texts('in-decline')})" if declined and not natives else ""))
    parts += [desk.made("from", terrain=words.word("terrain", found.start))] if found.start else []
    if found.race or found.power:
        parts.append(desk.made("as", combo=combo_word([found.race, found.power])))
    return " · ".join(parts)


# -- the position


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
