"""All actions of a set-up of a conquest game, with numbers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from swcore.conquest.position.actions import DIE
from swcore.conquest.wording.names import Lexicon
from swcore.game.game import Game
from swcore.wording.spaces import ActionSpace, plain_texts, space, spare_of

TOKENS = 40  # of one race in one place
MARKERS = 12  # placed at once
BOOSTS = 3  # used at once
NUMBERS = 40  # that a question offers


def action_space(words: Lexicon, game: Game) -> ActionSpace:
    """Return the space: what regions, pieces, ways and words there are.

    Args:
        words: the words of the game; ways, extras, acts and answers are those that have a name.
        game: a game of the set-up.
    """
    names = game.play.state.ground.names
    ruleset = words.ruleset
    pieces: Any = ruleset.pieces
    fixed = list(plain_texts(ruleset.action_kinds.values()))
    taken = [f"pick {one}" for one in pieces if pieces[one].kind == "race"]
    ways = list(_ways(words))
    conquests = [f"conquer {name}{way}" for name in names for way in ways]
    others = [f"abandon {name}" for name in names] + [f"use {use} {name}" for use in _named(words, "use") for name in names]
    counted = [f"{kind} {name} {count}" for kind in ("deploy", "remove") for name in names for count in range(1, TOKENS + 1)]
    markers = [one for one in pieces if pieces[one].kind == "marker"]
    counts = ["", *(f" {count}" for count in range(2, MARKERS + 1))]
    placed = [f"place {marker} {name}{count}" for marker in markers for name in names for count in counts]
    chosen = [f"choose {value}" for value in _values(words, game)]
    menus = ([*conquests, *others], counted, placed, chosen, taken)  # no question offers more than one of these
    return space([*fixed, *(text for menu in menus for text in menu)], len(fixed) + max(map(len, menus)), spare_of(ruleset))


def _ways(words: Lexicon) -> Iterator[str]:
    """Yield the ends of conquests: a way and up to three extras."""
    boosts = sorted(_named(words, "boost"))
    for mode in ("", DIE, *sorted(_named(words, "mode"))):
        for count in range(min(BOOSTS, len(boosts)) + 1):
            for some in combinations(boosts, count):
                yield "".join(f" {one}" for one in (mode, *some) if one)


def _named(words: Lexicon, group: str) -> set[str]:
    return {key.partition(".")[2] for key in words.entries() if key.startswith(f"{group}.")}


def _values(words: Lexicon, game: Game) -> Iterator[str]:
    """Yield what a question may offer: regions, pieces, seats, numbers, and the words that answers have."""
    yield from game.play.state.ground.names
    yield from words.ruleset.pieces
    yield from (f"seat-{seat + 1}" for seat in range(game.play.setup.seats))
    yield from map(str, range(NUMBERS + 1))
    for key in words.entries():
        group, _, word = key.partition(".")
        if group in ("terrain", "symbol", "mode", "boost", "use", "face"):
            yield word
        elif group == "value":
            yield word.rpartition(".")[2]
    for piece in words.ruleset.pieces.values():
        yield from getattr(piece, "faces", None) or ()
