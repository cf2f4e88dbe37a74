"""What the games of a ruleset share stays within its bytes, and emptying it in mid-game changes nothing."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from types import MemberDescriptorType
from typing import Any

import pytest

from swcore import Game, Ruleset, load_plugins
from swcore.conquest.position import maps
from swcore.conquest.position.kits import Kit
from swcore.testing import any_options

GAMES = ("small-world", "warcraft")
SMALL = 40_000  # bytes that are soon spent


def small(game: str, most: int = SMALL) -> Ruleset:
    """Return a ruleset of its own whose budgets are spent again and again."""
    rules = load_plugins(game)
    tables = rules.compiled
    for budget in (tables.masks, tables.kits, tables.answers):
        budget.most = budget.left = most
    return rules


def size(what: Any, seen: set[int]) -> int:
    """Return the bytes of tables with all that is in them alone, as `sys.getsizeof` says."""
    if id(what) in seen or isinstance(what, str | type) or what is None:
        return 0
    seen.add(id(what))
    inner: list[Any] = []
    if isinstance(what, dict):
        inner = [*what.keys(), *what.values()]
    elif isinstance(what, tuple | frozenset):
        inner = list(what)
    elif isinstance(what, Kit):
        slots = (name for kind in type(what).__mro__ for name, one in vars(kind).items() if isinstance(one, MemberDescriptorType))
        inner = [getattr(what, slot) for slot in slots if slot != "tables"]
    return sys.getsizeof(what) + sum(size(one, seen) for one in inner)


def decisions(game: Game, rng: random.Random) -> Iterator[str]:
    """Play uniformly to the end, and give the digest after each decision."""
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
        yield game.digest()


@pytest.mark.parametrize("game", GAMES)
def test_answers_about_masks_stay_within_their_bytes(game: str) -> None:
    rules = small(game)
    rng = random.Random(3)
    for seed in range(3):
        ground = Game.new(rules, 2 + seed, seed=seed).play.state.ground
        for _ in range(1_000):
            mask = rng.getrandbits(ground.size)
            regions = tuple(region for region in range(ground.size) if mask >> region & 1)
            assert ground.bits(mask) == regions
            around = 0
            for region in regions:
                around |= ground.near[region]
            assert ground.around(mask) == around
        assert sum(size(dict(table), set()) for table in rules.compiled.masks.tables) <= SMALL * 1.1


@pytest.mark.parametrize("game", GAMES)
def test_kits_and_answers_stay_within_their_bytes(game: str) -> None:
    rules = small(game, 2 * SMALL)
    tables = rules.compiled
    for seed in range(12):
        rng = random.Random(seed)
        for _ in decisions(Game.new(rules, 2 + seed % 4, seed=seed, options=any_options(rules, rng)), rng):
            pass
        seen = {id(row[0]) for row in tables._asked.values()} | {id(row) for row in tables._asked.values()}
        assert sum(size(table, seen) for table in tables.kits.tables) <= 2 * SMALL * 1.1
        assert sum(size(table, set()) - sys.getsizeof({}) for table in tables.answers.tables) <= 2 * SMALL * 1.1


@pytest.mark.parametrize("game", GAMES)
def test_emptying_everything_in_mid_game_changes_nothing(game: str) -> None:
    usual, emptied = load_plugins(game), load_plugins(game)
    tables = emptied.compiled
    for seed in range(3):
        rng = random.Random(seed)
        options = any_options(usual, rng)
        one, other = (Game.new(rules, 3, seed=seed, options=options) for rules in (usual, emptied))
        for number, (digest, same) in enumerate(
            zip(decisions(one, random.Random(seed)), decisions(other, random.Random(seed)), strict=True)
        ):
            assert digest == same
            if number % 5 == 0:
                for budget in (tables.masks, tables.kits, tables.answers):
                    budget.empty()


def test_boards_are_forgotten_with_what_they_know(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("swcore.conquest.rulebook.KEPT_BOARDS", 6)
    assert maps.KEPT_BOARDS > 6
    rules = load_plugins("warcraft")
    for seed in range(30):
        Game.new(rules, 2, seed=seed)
        assert len(rules.compiled.masks.tables) <= 2 * len(rules.boards)
