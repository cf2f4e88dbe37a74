"""Setting up a conquest game."""

from __future__ import annotations

from typing import Any

from swcore.conquest.content.borrowing import race_tokens
from swcore.conquest.content.pieces import Marker, Natives
from swcore.conquest.position.places import NOBODY, SUPPLY, TRAY
from swcore.conquest.position.state import ConquestState
from swcore.conquest.turn.turn import begin_turn
from swcore.engine.machine import Machine
from swcore.engine.ruleset import Ruleset
from swcore.errors import MapError, PluginError
from swcore.hooks.installed import missing_packs, not_installed
from swcore.text.source_tree import command_here


def begin(machine: Machine) -> None:
    """Lay out the game and open the first turn (SW-SETUP-2 to 15)."""
    ruleset, setup = machine.ruleset, machine.setup
    book: Any = ruleset.book
    races, natives = race_tokens(ruleset), ruleset.of_kind("natives")
    markers: Any = ruleset.compiled.markers.values()
    powers = [power.id for power in ruleset.of_kind("power")]
    dealt = [race for race in races if ruleset.pieces[race].dealt]  # type: ignore[attr-defined]
    _check_combos(ruleset, setup.seats, len(dealt), len(powers))
    _check_featured(ruleset, setup.featured, dealt)
    tray = (*races.items(), *((people.id, people.supply) for people in natives))  # type: ignore[attr-defined]
    places = len(ruleset.of_kind("place"))
    supply = tuple((marker.id, places if marker.hides else marker.supply) for marker in markers)
    rounds = setup.board.rounds or book.rounds[setup.seats]
    machine.emit(("start", rounds, book.coins, tray, supply))
    for people in natives:
        assert isinstance(people, Natives)
        _add_natives(machine, people)
    for marker in markers:
        _lay(machine, marker)
    banners, badges = _stack(machine, "banners", dealt), _stack(machine, "badges", powers)
    shown = min(book.combos, len(banners), len(badges))
    column = tuple((race, power, 0) for race, power in zip(banners[:shown], badges[:shown], strict=True))
    machine.emit(("combos", column, banners[shown:], badges[shown:], ()))
    begin_turn(machine, setup.first, 1)


def _check_combos(ruleset: Ruleset, seats: int, races: int, powers: int) -> None:
    """Refuse content with which a seat that must pick may find no combo (INT-83).

    The others hold an active army each, everybody a declined one, and every piece outside the limit one more.
    """
    extra = sum("conquest_outside_limit" in hooks for hooks in ruleset.impls.values())
    for found, called, least in ((races, "races", 2 * seats + extra), (powers, "powers", seats + extra)):
        if found < least:
            told = f"A game for {seats} seats needs at least {least} {called}, and here are {found}."
            missing = missing_packs(ruleset.book.packs)
            hint = not_installed(missing) if missing else f"Add {called}, or play with fewer seats."
            raise PluginError(
                told,
                code="too-few-combos",
                hint=hint,
                seats=seats,
                least=least,
                found=found,
                missing=missing,
                command=command_here() if missing else "",
            )


def _check_featured(ruleset: Ruleset, featured: tuple[str, ...], dealt: list[str]) -> None:
    """Refuse to put a banner first that is left out, because another race has its tokens (SW-CUSTOM-4), or is never dealt."""
    for id in featured:
        if ruleset.pieces[id].kind == "race" and id not in dealt:
            why = "its tokens are lent" if ruleset.pieces[id].dealt else "it is not dealt"  # type: ignore[attr-defined]
            told = f"{id} cannot be featured: {why}, and its banner is left out of the stack."
            raise PluginError(told, code="featured", piece=id)


def _stack(machine: Machine, stream: str, ids: list[str]) -> tuple[str, ...]:
    """Shuffle a stack; featured pieces come to its top."""
    order = machine.shuffle(stream, tuple(ids))
    featured = [piece for piece in dict.fromkeys(machine.setup.featured) if piece in ids]
    return (*featured, *(piece for piece in order if piece not in featured))


def _add_natives(machine: Machine, people: Natives) -> None:
    state: ConquestState = machine.state
    regions = machine.view.symbol(people.symbol)
    _check(people.id, regions.bit_count(), people.supply, f"the symbol {people.symbol}")
    machine.emit(("army", len(state.armies), None, people.id, "", True))
    for region in state.ground.bits(regions):
        machine.emit(("tokens", len(state.armies) - 1, TRAY, region, 1))


def _lay(machine: Machine, marker: Marker) -> None:
    regions = machine.view.terrain(marker.starts_on) if marker.starts_on else 0
    if marker.starts_at:
        regions |= machine.view.symbol(marker.starts_at)
    if marker.hides:
        places = tuple(piece.id for piece in machine.ruleset.of_kind("place"))
        machine.emit(("pile", marker.id, machine.shuffle(marker.id, places)))
    supply = machine.state.supply[marker.id]
    _check(marker.id, regions.bit_count(), supply, f"the terrain {marker.starts_on}" if marker.starts_on else marker.starts_at)
    for region in machine.state.ground.bits(regions):
        machine.emit(("marker", marker.id, NOBODY, SUPPLY, region, 1))


def _check(piece: str, wanted: int, supply: int, what: str) -> None:
    if wanted > supply:
        raise MapError(
            f"The map has {wanted} regions with {what}, but only {supply} of {piece} exist.",
            code="map-supply",
            hint=f"Leave at most {supply} of them on the map.",
        )


def map_stock(ruleset: Ruleset) -> dict[str, int]:
    """Return in how many regions of a map a word may stand at most, because something begins there (SW-SETUP-9, 10, 15).

    Args:
        ruleset: the rules.
    """
    places = len(ruleset.of_kind("place"))
    most = {people.symbol: people.supply for people in ruleset.of_kind("natives") if isinstance(people, Natives)}
    for marker in ruleset.of_kind("marker"):
        assert isinstance(marker, Marker)
        found = places if marker.hides else marker.supply
        for word in filter(None, (marker.starts_on, marker.starts_at)):
            most[word] = min(found, most.get(word, found))
    return most
