"""Positions of the conquest family that are laid out at random, with a piece in play: what games at random seldom come to."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from swcore.conquest.position.army import Army
from swcore.conquest.position.places import NOBODY
from swcore.engine.pieces import Piece
from swcore.engine.ruleset import Ruleset
from swcore.game.game import Game
from swcore.testing.scene import Scene

REGIONS, ROUNDS = 14, 10
BORDERS = 12  # besides those of the ring
MUCH = 0.4  # of the regions
STEPS = ("start", "choose", "conquer", "redeploy", "score")
MOST_COINS, MOST_HAND = 20, 6


def lay(rules: Ruleset, piece: Piece, mine: Iterable[Piece], rng: random.Random) -> Game:
    """Return a game that begins at a position on a map of its own.

    Args:
        rules: the rules.
        piece: the piece that is in play; a marker or a rule needs no army of its own.
        mine: all pieces that are looked over; their markers lie in some regions.
        rng: draws everything.
    """
    named = _named(piece)
    much = rng.choice([one for one in sorted(rules.compiled.terrains) if one in named] or sorted(rules.compiled.terrains))
    lands = {f"r{number:02d}": _land(rules, rng, {much, *named}, much, entry=number == 0) for number in range(REGIONS)}
    options = {one.name: rng.choice(one.values) for one in piece.options if not one.seats}
    scene = Scene(lands, _borders(list(lands), rng), seats=rng.choice((2, 3)), game=rules, rounds=ROUNDS, options=options)
    free = _free(scene, sorted(lands))
    if rng.random() < 0.5:  # the army holds what there is much of
        free.sort(key=lambda name: lands[name].split()[0] != much)
    declined = rng.random() < 0.3
    army = _army(scene, 0, piece, free, rng, declined=declined)
    for seat, out in ((0, False), (1, False), (1, True), (0, True)):
        if (seat, out) != (0, declined) and (not out or rng.random() < 0.5):
            _army(scene, seat, None, free, rng, declined=out)
    for one in mine:
        if one.kind == "marker" and army is not None:
            _mark(scene, one.id, army, rng)
    for seat in range(scene.state.seats):
        scene.coins(seat, rng.randrange(MOST_COINS))
    step = rng.choice(STEPS) if scene.state.active[0] != NOBODY else STEPS[0]
    return scene.turn(0, step, round=rng.choice((ROUNDS, rng.randrange(1, ROUNDS + 1))))


def _named(value: Any) -> set[str]:
    """Return the words that a piece without code names, wherever they stand in it."""
    if isinstance(value, Piece):
        return _named(getattr(value, "declared", None))
    if isinstance(value, dict):
        return {word for one in (*value, *value.values()) for word in _named(one)}
    if isinstance(value, list):
        return {word for one in value for word in _named(one)}
    return {value} if isinstance(value, str) else set()


def _land(rules: Ruleset, rng: random.Random, named: set[str], much: str, *, entry: bool) -> str:
    """Return what a region is: a terrain, sometimes with symbols, sometimes at the edge; named ones are more frequent."""
    tables, book = rules.compiled, rules.book
    terrains: Any = [one for one in sorted(tables.terrains) if not entry or one not in getattr(book, "water", ())]
    words = [much if much in terrains and rng.random() < MUCH else rng.choice(terrains)]
    words += ["edge"] if entry or rng.random() < 0.4 else []
    way_in = getattr(book, "entry_symbol", "")
    shares = {one: 1.0 if entry and one == way_in else 0.4 if one in named else 0.15 for one in sorted(tables.symbols)}
    return " ".join((*words, *(one for one, share in shares.items() if rng.random() < share)))


def _free(scene: Scene, names: list[str]) -> list[str]:
    """Return the regions among some that are land, nobody's, and without anything that lies face down."""
    state, ground = scene.state, scene.state.ground
    hides = [id for id, marker in ground.tables.markers.items() if marker.hides]
    found = []
    for name in names:
        region = ground.index[name]
        if state.owner[region] == NOBODY and not ground.water >> region & 1 and not set(scene.marks(name)) & set(hides):
            found.append(name)
    return found


def _borders(names: list[str], rng: random.Random) -> str:
    ring = zip(names, [*names[1:], names[0]], strict=True)
    more = (sorted(rng.sample(names, 2)) for _ in range(BORDERS))
    return " ".join(sorted({"-".join(sorted(pair)) for pair in (*ring, *more)}))


def _army(scene: Scene, seat: int, piece: Piece | None, free: list[str], rng: random.Random, *, declined: bool) -> Army | None:
    """Put an army into some of the free regions, the first ones; None where no combo is left for it."""
    state, pieces = scene.state, scene.game.ruleset.pieces
    races = [one for one in state.banners if getattr(pieces[one], "dealt", True)]
    powers = list(state.badges)
    race = piece.id if piece is not None and piece.kind == "race" else rng.choice(races) if races else ""
    power = piece.id if piece is not None and piece.kind == "power" else rng.choice(powers) if powers else ""
    if not race or not power or not free:
        return None
    extra: Any = pieces[power]
    left = state.tray[race] + extra.extra_supply
    held = {}
    for _ in range(min(rng.randrange(1, 8), len(free), left)):
        held[free.pop(0)] = 1
    left -= len(held)
    for name in held:
        more = min(left, rng.choice((0, 0, 1, 2))) if not declined else 0
        held[name], left = held[name] + more, left - more
    hand = 0 if declined else min(left, rng.randrange(MOST_HAND))
    return scene.army(seat, race, power, held, hand=hand, declined=declined, fresh=rng.random() < 0.2)


def _mark(scene: Scene, marker: str, army: Army, rng: random.Random) -> None:
    """Lay some of a piece's markers into regions of an army, and some into its owner's hand."""
    kind = scene.game.ruleset.compiled.markers[marker]
    for name in scene.held(army):
        if not kind.hidden and scene.state.supply[marker] and rng.random() < 0.3:
            scene.mark(marker, name, army)
    if scene.state.supply[marker] and rng.random() < 0.5 and not army.declined:
        scene.stock(marker, army)
