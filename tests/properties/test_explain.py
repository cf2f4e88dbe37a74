"""Explanations: the parts of a number fold to it in every position of random games, in each edition and with any options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swcore import Game, Modifier, Ruleset, load_plugins
from swcore.conquest import Army
from swcore.conquest.position.actions import Conquer, Pick
from swcore.conquest.position.places import HAND
from swcore.testing import Scene
from tests.kernel.pieces import HILL, RATS, SWAMP, race
from tests.shared.rulesets import rules

EDITIONS = ("hobbyworld-2016", "stylelife-2010", "fan-as")
SEEDS = st.integers(0, 2**32)
# Combos that lie on top of the column: every piece that changes a cost, and those that conquer in ways of their own.
COSTLY = ("base.ghouls", "base.sorcerers", "base.giants", "base.tritons", "base.trolls")
BADGES = (
    "base.commando",
    "base.mounted",
    "base.underworld",
    "base.berserk",
    "base.dragon_master",
    "base.seafaring",
    "base.spirit",
)


def any_options() -> st.SearchStrategy[dict[str, Any]]:
    chosen = {name: st.sampled_from(option.values) for name, option in rules().options.items()}
    return st.fixed_dictionaries({}, optional=chosen)


def random_positions(game: Game, rng: random.Random) -> Iterator[Game]:
    """Yield a game before each decision of a random course; the combos laid on top are preferred now and then."""
    while not game.over:
        yield game
        actions = game.legal_actions()
        liked = [action for action in actions if action.args[:1] and action.args[0] in COSTLY] if rng.random() < 0.5 else []
        game.apply(rng.choice(liked or list(actions)))


def discount(game: Game, army: Army, region: int) -> int:
    """Return what race and badge of an active army take off, by their texts in the rules."""
    board = game.play.setup.board.board

    def of(terrain: str) -> int:
        return int(board.terrain.get(terrain, 0) >> region & 1)

    caverns = board.symbol.get("cavern", 0)
    cavern = caverns >> region & 1
    near = board.near[region]
    if army.power == "base.underworld" and cavern:
        near |= caverns & ~(1 << region)  # SW-POWER-UNDERWORLD-3, INT-54
    off = 0
    if army.power == "base.commando":
        off += 1
    elif army.power == "base.mounted":
        off += of("hill") + of("farmland")
    elif army.power == "base.underworld":
        off += cavern
    if army.race == "base.tritons":
        off += int(any(board.terrain_of[other] in ("sea", "lake") for other in board.bits(board.near[region])))
    elif army.race == "base.giants":
        off += int(bool(near & army.regions & board.terrain["mountain"]))
    return off


def by_the_rules(game: Game, army: Army, region: int, roll: int) -> int:
    """Return the cost of a region: SW-CONQ-1 to 4, SW-CONQ-9, ED-40, and the discounts of section 3 and 4 of the rules."""
    state = game.play.state
    holder = None if state.owner[region] < 0 else state.army(state.owner[region])
    cost = 2
    if holder is not None:
        own = holder.seat == army.seat and holder.declined
        cost += 0 if own and not game.play.setup.options["own_declined_tokens_defend"] else state.tokens[region]
    walls = ("base.mountain", "base.fortress", "base.troll_lair", "base.encampment")
    cost += sum(marker in walls for marker, _ in state.marks[region])
    if not army.declined:
        cost -= discount(game, army, region) + roll
    return max(1, cost)


def carried_out(game: Game, action: Any) -> tuple[list[Any], list[Any]]:
    """Return the events and the chance outcomes of an action, carried out in a copy."""
    step = game.clone().apply(action)
    return list(step.events), list(step.chance)


def check_conquest_numbers(game: Game) -> set[tuple[str, bool]]:
    """Compare explanation, legal actions, tokens used and the rules in one position; return the (mode, declined) met."""
    frame = game.play.state.stack[-1]
    if frame[0] != "conquer":
        return set()
    army = game.play.state.army(frame[2])
    hand, roll, names = army.hand, frame[4], game.play.setup.board.names
    cost = {}
    for number, region in enumerate(names):
        parts = game.explain(f"conquer {region}")
        assert all(part.amount and part.reason and part.clause for part in parts), parts
        cost[region] = sum(part.amount for part in parts)
        if not army.regions >> number & 1:
            assert cost[region] == by_the_rules(game, army, number, roll or 0), (region, parts)
    met = set()
    for action in game.legal_actions():
        if not isinstance(action, Conquer):
            continue
        told = sum(part.amount for part in game.explain(action))
        events, chance = carried_out(game, action)
        used = next(((event[1], event[2]) for event in events if event[0] == "conquest"), None)
        if action.mode == "die":
            assert told == cost[action.region] > hand
            (pips,) = (outcome for stream, outcome in chance if stream == "die")  # badges may be shuffled besides
            assert used == ((HAND, hand) if hand + pips >= told else None)
        elif action.mode == "normal":
            assert used == (HAND, told)
            assert told == cost[action.region] <= hand
        elif action.mode == "substitute":
            assert told == 0  # none from hand (SW-RACE-SORCERERS-13)
            assert used is not None
            assert used[0] != HAND
        else:
            assert (action.mode, told, used) == ("dragon", 1, (HAND, 1))
        met.add((action.mode if roll is None else "rolled", army.declined))
    return met


def check_prices(game: Game) -> None:
    """The price of a combo is explained coin by coin, and paid (SW-PICK-2)."""
    for action in game.legal_actions():
        if isinstance(action, Pick):
            told = sum(part.amount for part in game.explain(action))
            before = game.play.state.coins[game.pending[0]]
            lying = next(coins for race, _, coins in game.play.state.column if race == action.args[0])
            copy = game.clone()
            copy.apply(action)
            assert copy.play.state.coins[game.pending[0]] == before - told + lying


def check_income(game: Game) -> None:
    """Every payment in the log is the sum of its parts, each with its reason."""
    for step in game.log:
        for event in step.events:
            if event[0] == "coins":
                assert event[2] == sum(part[0] for part in event[3])
                assert all(part[0] and part[1] and part[2] for part in event[3]), event


@pytest.mark.clause("SW-CONQ-1", "SW-CONQ-2", "SW-CONQ-4", "SW-CONQ-9", "ED-40")
@settings(max_examples=20, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=SEEDS,
    seats=st.integers(2, 5),
    edition=st.sampled_from(EDITIONS),
    options=any_options(),
    top=st.tuples(st.sampled_from(COSTLY), st.sampled_from(BADGES)),
)
def test_the_parts_of_a_number_fold_to_it(
    seed: int, seats: int, edition: str, options: dict[str, Any], top: tuple[str, str]
) -> None:
    game = Game.new(rules(), seats, seed=seed, edition=edition, options=options, featured=top)
    rng = random.Random(seed)
    for position in random_positions(game, rng):
        if rng.random() < 0.25:
            check_conquest_numbers(position)
            check_prices(position)
    check_income(game)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_way_to_conquer_is_explained_for_active_and_declined_armies(edition: str) -> None:
    """So that the property above is about all of them: games are played until each way was met, and they are few."""
    wanted = {(mode, False) for mode in ("normal", "die", "dragon", "substitute", "rolled")} | {("normal", True), ("die", True)}
    pairs = [("base.ghouls", "base.dragon_master"), ("base.sorcerers", "base.berserk")]
    met: set[tuple[str, bool]] = set()
    for seed in range(80):
        game = Game.new(rules(), 2, seed=seed, edition=edition, featured=pairs[seed % 2])
        for position in random_positions(game, random.Random(seed)):
            met |= check_conquest_numbers(position)
        if wanted <= met:
            break
    assert met == wanted


AMOUNTS = st.integers(-4, 6)
ANSWER: list[Modifier] = []


@cache
def with_answer() -> Ruleset:
    """Return rules with a race that changes costs by what ANSWER holds."""
    return load_plugins("small-world", with_pieces=[race({"conquest_cost": lambda view, army: tuple(ANSWER)}, tokens=10)])


@settings(max_examples=60, deadline=None)
@given(
    adds=st.lists(AMOUNTS, max_size=3),
    fixed=st.none() | AMOUNTS,
    floors=st.lists(AMOUNTS, max_size=2),
    caps=st.lists(AMOUNTS, max_size=2),
    defenders=st.integers(1, 4),
    order=st.randoms(use_true_random=False),
)
def test_the_parts_fold_to_the_number_whatever_pieces_answer(
    adds: list[int], fixed: int | None, floors: list[int], caps: list[int], defenders: int, order: random.Random
) -> None:
    """Base, then what is added, then what is set, then the least, then the most; and one token at the very least."""
    modifiers = [Modifier(amount, f"add {amount}") for amount in adds]
    modifiers += [] if fixed is None else [Modifier(fixed, "set", phase="set")]
    modifiers += [Modifier(amount, "floor", phase="floor") for amount in floors]
    modifiers += [Modifier(amount, "cap", phase="cap") for amount in caps]
    order.shuffle(modifiers)
    wanted = 2 + defenders + sum(adds) if fixed is None else fixed
    wanted = max([wanted, *floors])
    wanted = max(1, min([wanted, *caps]))
    ANSWER[:] = modifiers
    scene = Scene({"a": "hill edge", "b": "hill edge"}, game=with_answer())
    scene.army(0, "home.gnolls", SWAMP, {"a": 1}, hand=12)
    scene.army(1, RATS, HILL, {"b": defenders})
    game = scene.turn(0, "conquer")
    parts = game.explain("conquer b")
    assert sum(part.amount for part in parts) == wanted
    assert [part.piece for part in parts if part.reason.startswith("add")] == ["home.gnolls"] * len(adds)
    legal = [action.text for action in game.legal_actions() if isinstance(action, Conquer)]
    assert legal == (["conquer b"] if wanted <= 12 else ["conquer b die"] if wanted <= 15 else [])
    if wanted <= 12:
        game.apply("conquer b")
        assert scene.tokens("b") == wanted
