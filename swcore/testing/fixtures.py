"""Fixtures of pytest for authors of pieces; the pieces under test are the targets of `--swcore` and of the setting `swcore`.

They come with the plugin (`swcore.testing.plugin`). A test with an argument `swcore_piece` runs with the id of each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from swcore.engine.ruleset import Ruleset
    from swcore.game.game import Game
    from swcore.testing.scene import Scene

ARGUMENT, USUAL = "swcore_piece", "small-world"
RULES = pytest.StashKey["tuple[Ruleset, tuple[str, ...]]"]()


def rules_under_test(config: pytest.Config) -> tuple[Ruleset, tuple[str, ...]]:
    """Return the rules with the pieces under test, and the ids of these pieces; loaded once.

    Args:
        config: the settings of pytest.

    Raises:
        pytest.UsageError: no piece is named, or they cannot be loaded.
    """
    if RULES not in config.stash:
        from swcore.errors import SwcoreError

        targets: list[str] = list(dict.fromkeys([*config.getoption("--swcore"), *config.getini("swcore")]))
        if not targets:
            raise pytest.UsageError(
                'No piece is under test: write swcore = ["gnolls.py"] into the settings, or pytest --swcore gnolls.py.'
            )
        try:
            config.stash[RULES] = _load(targets)
        except SwcoreError as error:
            raise pytest.UsageError(f"The pieces under test cannot be loaded: {error}") from error
    return config.stash[RULES]


def _load(targets: list[str]) -> tuple[Ruleset, tuple[str, ...]]:
    """Return the rules of the game of the first target with the pieces of all of them."""
    from swcore.hooks.discovery import load_plugins
    from swcore.testing.inspection.targets import subject_of

    first, *others = [subject_of(target) for target in targets]
    more = [piece for subject in others for piece in subject.mine if piece.id not in first.ruleset.pieces]
    mine = dict.fromkeys(piece.id for subject in (first, *others) for piece in subject.mine)
    rules = load_plugins(first.ruleset.book, with_pieces=[*first.mine, *more]) if more else first.ruleset
    return rules, tuple(mine)


@pytest.fixture(scope="session")
def ruleset(pytestconfig: pytest.Config) -> Ruleset:
    """The rules of the game with the pieces under test."""
    return rules_under_test(pytestconfig)[0]


@pytest.fixture
def scene(ruleset: Ruleset) -> Callable[..., Scene]:
    """Lays out a small board with the pieces under test; called as `swcore.testing.Scene` is."""
    from swcore.testing.scene import Scene

    return partial(Scene, game=ruleset)


@pytest.fixture
def play_many(ruleset: Ruleset) -> Callable[..., list[Game]]:
    """Plays games at random to their end; see `games_of`."""
    return partial(games_of, ruleset)


def games_of(
    ruleset: Ruleset, piece: str = "", games: int = 5, *, seats: int = 0, check: Callable[[Game], None] | None = None, **more: Any
) -> list[Game]:
    """Return games that were played at random to their end.

    Args:
        ruleset: the rules.
        piece: id of a piece that is put where the players see it first, and taken by whoever may; "" for none.
        games: how many; the first one has the seed 0.
        seats: number of seats; the usual one when 0.
        check: called before every decision and at the end.
        **more: as for `Game.new`.
    """
    import random

    from swcore.game.game import Game

    played = []
    known = ruleset.pieces.get(piece)
    featured = (piece,) if known is not None and known.kind in ruleset.book.featured_kinds else ()
    when = getattr(known, "when", None)  # a rule that is in force with one value of an option alone
    options = {**({when[0]: when[1]} if when else {}), **more.pop("options", {})}
    words = {piece, piece.partition(".")[2]}
    for seed in range(games):
        _, values = ruleset.resolve_options(str(more.get("edition", "")), options)
        game = Game.new(ruleset, seats or ruleset.usual_seats(values), seed=seed, featured=featured, options=options, **more)
        rng = random.Random(seed)
        while True:
            if check is not None:
                check(game)
            if game.over:
                break
            seat = rng.choice(game.pending)
            menu = game.legal_actions(seat)
            game.apply(next((one for one in menu if not words.isdisjoint(one.args)), None) or rng.choice(menu), seat)
        played.append(game)
    return played
