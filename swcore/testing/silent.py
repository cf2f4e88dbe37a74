"""Rules that never change anything: found by playing the same games with and without each rule.

A game without the rule makes the same choices from the same seed. As long as what can be chosen and what the table shows are the
same, the rule has done nothing; notes alone are not seen. What no game has shown may still happen: the finding says how much was
played.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import attrs

from swcore.authoring.building import built, raw_pieces
from swcore.authoring.dialect import Dialect, dialect_of
from swcore.authoring.files import Joined
from swcore.authoring.findings import Finding
from swcore.authoring.places import Path
from swcore.authoring.source import Source
from swcore.engine.ruleset import Ruleset
from swcore.errors import SwcoreError
from swcore.game.game import Game
from swcore.hooks.discovery import load_plugins

GAMES = 8
MOST_STEPS = 1500
MEMORY = "memory"


@attrs.frozen
class Line:
    """A game as it was played with all rules.

    Attributes:
        game: how it stood at its end.
        steps: what was chosen, with what could be chosen.
    """

    game: Game
    steps: tuple[tuple[str, tuple[str, ...]], ...]


def silent_rules(
    found: Joined, *, games: int = GAMES, seed: int = 0, told: Callable[[int, int], None] | None = None
) -> list[tuple[str, Finding]]:
    """Return the rules of declared pieces that changed nothing in some games, as (file, finding).

    Args:
        found: the rules with the pieces of the files.
        games: how many games are played with each rule and without it.
        seed: of the first game.
        told: called with how many rules are done, and how many there are.
    """
    dialect = dialect_of(found.ruleset)
    rules = [one for source in found.sources for one in _rules(source)]
    silent = []
    for done, (source, path, piece, rule) in enumerate(rules):
        if told is not None:
            told(done, len(rules))
        without = _without(found, dialect, source, path)
        if without is not None and not _differs(found, without, dialect, piece, _options(rule), games, seed):
            place = source.places.of(path) if source.name else None
            silent.append((source.name, Finding("silent", {"games": games}, place, path, grave=False)))
    return silent


def _rules(source: Source) -> Iterator[tuple[Source, Path, str, Mapping[str, Any]]]:
    """Yield the rules of a file: its source, their path, the id of the piece, and what they say."""
    for number, piece in enumerate(raw_pieces(source.data)):
        around: Path = ("pieces", number) if "pieces" in source.data else ()
        for place, rule in enumerate(piece.get("rules", ())):
            yield source, (*around, "rules", place), str(piece["id"]), rule


def _without(found: Joined, dialect: Dialect, source: Source, path: Path) -> Ruleset | None:
    """Return the rules without one rule; None where the piece is nothing without it."""
    sources = [attrs.evolve(one, data=_cut(one.data, path)) if one is source else one for one in found.sources]
    try:
        pieces, _ = built(dialect, found.base, sources)
        others = [piece for piece in found.pieces if piece.declared is None]
        return load_plugins(found.base.book.id, with_pieces=[*found.names, *others, *pieces])
    except SwcoreError:
        return None


def _cut(data: Any, path: Path) -> Any:
    """Return data without what stands at a path; a list of rules that gets empty goes, too."""
    step, *rest = path
    if isinstance(data, list):
        assert isinstance(step, int)
        inner = [] if not rest else [_cut(data[step], tuple(rest))]
        return [*data[:step], *inner, *data[step + 1 :]]
    changed = _cut(data[step], tuple(rest))
    return {**{key: value for key, value in data.items() if key != step}, **({step: changed} if changed else {})}


def _options(rule: Any) -> dict[str, Any]:
    """Return the options that a rule names, each with the value that it wants."""
    if isinstance(rule, list):
        return {name: value for one in rule for name, value in _options(one).items()}
    if not isinstance(rule, Mapping):
        return {}
    own = rule.get("option")
    inner = {name: value for key, one in rule.items() if key != "option" for name, value in _options(one).items()}
    return {**inner, **own} if isinstance(own, Mapping) else inner


def _differs(
    found: Joined, without: Ruleset, dialect: Dialect, piece: str, options: dict[str, Any], games: int, seed: int
) -> bool:
    low, high = found.ruleset.book.players
    for number in range(games):
        seats = min(high, max(low, 2) + number % 3)
        try:
            line = _played(found.ruleset, dialect, piece, seats, seed + number, options)
            if _another(line, without, piece, seats, seed + number, options):
                return True
        except SwcoreError:  # a piece that fails without one of its rules needs it
            return True
    return False


def _begun(ruleset: Ruleset, piece: str, seats: int, seed: int, options: dict[str, Any]) -> Game:
    kinds = ruleset.book.featured_kinds
    featured = [one.id for one in ruleset.pieces.values() if one.id == piece and one.kind in kinds]
    return Game.new(ruleset, seats, seed=seed, featured=featured, options=options)


def _played(ruleset: Ruleset, dialect: Dialect, piece: str, seats: int, seed: int, options: dict[str, Any]) -> Line:
    """Return a game of random choices, in which the piece is taken where it can be."""
    game, rng, steps = _begun(ruleset, piece, seats, seed, options), random.Random(seed), list[tuple[str, tuple[str, ...]]]()
    while not game.over and len(steps) < MOST_STEPS:
        seat = game.pending[0]
        texts = tuple(action.text for action in game.legal_actions(seat))
        chosen = dialect.eager(game, seat, piece, texts) or rng.choice(texts)
        steps.append((chosen, texts))
        game.apply(chosen, seat=seat)
    return Line(game, tuple(steps))


def _another(line: Line, without: Ruleset, piece: str, seats: int, seed: int, options: dict[str, Any]) -> bool:
    """Return whether a game goes otherwise, or ends otherwise, without the rule."""
    game = _begun(without, piece, seats, seed, options)
    for chosen, texts in line.steps:
        if game.over:
            return True
        seat = game.pending[0]
        if tuple(action.text for action in game.legal_actions(seat)) != texts:
            return True
        game.apply(chosen, seat=seat)
    return bool(_shown(game) != _shown(line.game) or game.result != line.game.result)


def _shown(game: Game) -> Any:
    """Return the state as data, without what pieces note for themselves."""
    return _forgotten(game.play.state.to_json())


def _forgotten(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _forgotten(inner) for key, inner in value.items() if key != MEMORY}
    return [_forgotten(one) for one in value] if isinstance(value, list) else value
