"""Where tokens and bodies may stand: every allowed distribution has exactly one path, and none but the allowed ones has any."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from swcore import load_plugins
from swcore.conquest import Army, Marker
from swcore.conquest.placement.under_strength import resolve_lone
from swcore.game.game import Game
from swcore.testing import Scene, check_conquest, legal
from tests.shared.rulesets import rules

BEAST, CHAMPION = "warcraft.beast", "warcraft.champion_figure"
NAMES = ("a", "b", "c", "d")
Stand = tuple[tuple[str, int, int], ...]  # region, tokens, bodies
# A body as a stranger's pack may bring it: no region takes two.
GUARD = Marker(
    "home.guard", supply=3, defence=1, per_region=1, counts=("holds", "garrison", "defender", "redeploy"), returns_to="owner"
)
GUARDED = load_plugins("warcraft", with_pieces=[GUARD])
LIMITS = settings(max_examples=80, deadline=None, derandomize=True)


def scene_of(count: int) -> Scene:
    """Return a scene of some swamps, and one more for a rival."""
    regions = dict.fromkeys(NAMES[:count], "swamp harbor")
    scene = Scene({**regions, "z": "farmland harbor"}, game="warcraft")
    scene.army(1, "warcraft.orcs", "warcraft.mining", {"z": 1})
    return scene


def shares(total: int, places: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to put a number of things into some places."""
    if places == 0:
        if total == 0:
            yield ()
        return
    for first in range(total + 1):
        for rest in shares(total - first, places - 1):
            yield (first, *rest)


def standing(game: Game, army: Army) -> Stand:
    """Return what stands where."""
    state = game.play.state
    now = state.armies[army.id]
    if now is None:
        return ()
    return tuple((state.ground.names[one], state.tokens[one], state.bodies[one]) for one in state.ground.bits(now.regions))


def outcomes(game: Game, army: Army, look: Callable[[Game, Army], Any] = standing) -> Counter[Any]:
    """Return where the army stands once its seat has been asked everything, by the number of paths to it."""
    found: Counter[Any] = Counter()
    open_games = [game]
    steps = 0
    while open_games:
        now = open_games.pop()
        steps += 1
        assert steps < 20_000, "the questions do not end"
        if now.pending != (army.seat,):
            found[look(now, army)] += 1
            continue
        actions = legal(now)
        assert actions
        for action in ["gather"] if "gather" in actions else actions:
            later = now.clone()
            later.apply(action)
            open_games.append(later)
    return found


def allowed(regions: tuple[str, ...], tokens: int, bodies: int, keep: int) -> set[Stand]:
    """Return every way to stand in as many of the regions as can be held, with so many units in each at least."""
    count = min(len(regions), (tokens + bodies) // keep)
    if not count:
        return {()}  # too few for a single region: all come to hand
    found: set[Stand] = set()
    for some in combinations(regions, count):
        for tokens_by in shares(tokens, count):
            for bodies_by in shares(bodies, count):
                stand = tuple(zip(some, tokens_by, bodies_by, strict=True))
                if all(one + two >= keep for _, one, two in stand):
                    found.add(stand)
    return found


@pytest.mark.clause("WC-REDEP-1", "WC-REDEP-2", "WC-REDEP-4", "WC-RACE-TAUREN-1", "WC-RACE-TAUREN-6")
@LIMITS
@given(
    race=st.sampled_from([("tauren", 2), ("trolls", 1)]),
    stacks=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 1)).filter(any), min_size=1, max_size=3),
    hand=st.integers(0, 1),
    stock=st.integers(0, 1),
)
def test_redeployment_reaches_every_allowed_distribution_of_tokens_and_beasts_by_one_path(
    race: tuple[str, int], stacks: list[tuple[int, int]], hand: int, stock: int
) -> None:
    name, keep = race
    scene = scene_of(len(stacks))
    tokens = {region: one for region, (one, _) in zip(NAMES, stacks, strict=False) if one}
    army = scene.army(0, f"warcraft.{name}", "warcraft.beastmaster", tokens, hand=hand)
    for region, (_, beasts) in zip(NAMES, stacks, strict=False):
        scene.mark(BEAST, region, army, beasts)
    if stock:
        scene.stock(BEAST, army, stock)
    game = scene.turn(0, "redeploy")
    bodies = sum(beasts for _, beasts in stacks) + stock
    expected = allowed(NAMES[: len(stacks)], sum(tokens.values()) + hand, bodies, keep)
    assert outcomes(game, army) == dict.fromkeys(expected, 1)


def guarded(game: Game, army: Army) -> tuple[tuple[str, int, int, int], ...]:
    """Return what stands where: region, tokens, guards, beasts."""
    marks = game.play.state.marks
    names = {name: [mark for mark, _ in marks[place]] for place, name in enumerate(game.play.state.ground.names)}
    return tuple(
        (name, tokens, names[name].count(GUARD.id), names[name].count(BEAST)) for name, tokens, _ in standing(game, army)
    )


@LIMITS
@given(
    keep=st.sampled_from([1, 2]),
    stacks=st.lists(st.tuples(st.integers(0, 2), st.integers(0, 1), st.integers(0, 1)).filter(any), min_size=1, max_size=3),
    stock=st.integers(0, 2),
)
def test_no_region_gets_more_bodies_than_it_takes_and_what_fits_nowhere_stays_in_hand(
    keep: int, stacks: list[tuple[int, int, int]], stock: int
) -> None:
    """Guards go to different regions, beasts where they like; as many regions as possible are held."""
    regions = dict.fromkeys(NAMES[: len(stacks)], "swamp harbor")
    scene = Scene({**regions, "z": "farmland harbor"}, game=GUARDED)
    scene.army(1, "warcraft.orcs", "warcraft.mining", {"z": 1})
    held = dict(zip(NAMES, stacks, strict=False))
    race = "warcraft.tauren" if keep == 2 else "warcraft.trolls"
    army = scene.army(0, race, "warcraft.beastmaster", {name: one for name, (one, _, _) in held.items() if one})
    for name, (_, guards, beasts) in held.items():
        scene.mark(GUARD.id, name, army, guards)
        scene.mark(BEAST, name, army, beasts)
    tokens, guards, beasts = (sum(column) for column in zip(*stacks, strict=True))
    stock = min(stock, 3 - guards)
    scene.stock(GUARD.id, army, stock)
    game = scene.turn(0, "redeploy")
    expected: set[Any] = set()
    for count in range(len(stacks), 0, -1):
        for some in combinations(NAMES[: len(stacks)], count):
            for tokens_by in shares(tokens, count):
                for guards_by in shares(min(guards + stock, count), count):
                    for beasts_by in shares(beasts, count):
                        stand = tuple(zip(some, tokens_by, guards_by, beasts_by, strict=True))
                        if max(guards_by) <= 1 and all(sum(units) >= keep for _, *units in stand):
                            expected.add(stand)
        if expected:
            break
    assert outcomes(game, army, guarded) == dict.fromkeys(expected or {()}, 1)


@pytest.mark.clause("WC-RACE-TAUREN-1", "WC-RACE-TAUREN-4", "WC-RACE-TAUREN-7")
@LIMITS
@given(stacks=st.lists(st.integers(1, 3), min_size=1, max_size=4))
def test_tokens_left_alone_reach_every_other_distribution_with_two_in_each_region_by_one_path(stacks: list[int]) -> None:
    scene = scene_of(len(stacks))
    army = scene.army(0, "warcraft.tauren", "warcraft.farmer", dict(zip(NAMES, stacks, strict=False)))
    game = scene.turn(1, "conquer")
    resolve_lone(game.play, army)
    game.play.run_to_decision()
    fixed = {name: count for name, count in zip(NAMES, stacks, strict=False) if count >= 2}
    lone = [name for name, count in zip(NAMES, stacks, strict=False) if count == 1]
    expected: set[Stand] = set()
    for size in range(len(lone) + 1):
        for kept in combinations(lone, size):
            held = sorted([*fixed, *kept])
            for more in shares(len(lone) - size, len(held)):
                stand = tuple((name, fixed.get(name, 1) + one, 0) for name, one in zip(held, more, strict=True))
                if all(count >= 2 for _, count, _ in stand):
                    expected.add(stand)
    if not expected:
        assert len(stacks) == 1  # a single token with no other region comes to hand
        assert (army.regions, army.hand) == (0, 1)
    else:
        assert outcomes(game, army) == dict.fromkeys(expected, 1)


@pytest.mark.clause("WC-RACE-TAUREN-1", "WC-RACE-TAUREN-5", "WC-RACE-TAUREN-6")
@pytest.mark.parametrize("power", ["beastmaster", "champion", "portal_mage", "garrison"])
@pytest.mark.parametrize("least", [2, 1])
def test_whoever_plays_whatever_no_turn_begins_with_fewer_than_two_in_a_region_of_tauren(power: str, least: int) -> None:
    met = 0
    for seed in range(6):
        featured = ("warcraft.tauren", f"warcraft.{power}", "warcraft.intimidating")
        game = Game.new(rules("warcraft"), 3, seed=seed, featured=featured, options={"tauren_conquest_minimum": least})
        chance = random.Random(seed)
        while not game.over:
            game.apply(chance.choice(legal(game)))
            state = game.play.state
            if state.stack and state.stack[-1][0] in ("choose-turn", "pick"):
                if not len(game.log) % 3:
                    check_conquest(game)
                for army in state.armies:
                    if army is not None and army.race == "warcraft.tauren" and army.seat is not None:
                        units = [state.tokens[one] + state.bodies[one] for one in state.ground.bits(army.regions)]
                        assert all(count >= 2 for count in units), (seed, units)
                        met += len(units)
    assert met > 50
