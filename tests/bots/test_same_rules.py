"""What a bot assumes of targets, costs and incomes is what the rules say, under any options and editions (G5)."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.bots.registry import load_value
from swcore.conquest.attack.conquer import ConquerRegions
from swcore.conquest.attack.targets import Survey
from swcore.conquest.evaluation.estimates import conquests_ahead, rates
from swcore.conquest.evaluation.forecast import Weights
from swcore.conquest.evaluation.threats import menaces
from swcore.conquest.position.income import army_coins, army_parts
from swcore.conquest.turn.scoring import coins_due, score_parts
from swcore.testing import Scene
from swcore.testing.exhaustive import any_options
from tests.bots.table import PLAIN, RATS
from tests.shared.rulesets import rules

WAY = {"reach", "entry"}  # what closes a region that is not near enough
HAND = {"tokens", "no-token", "rolled", "die-shortage"}  # what closes a region for want of tokens
GAMES = ("small-world", "warcraft")


def positions(game_name: str, seed: int) -> Iterator[tuple[Game, int, Survey, int]]:
    """Yield the questions about conquests of a random game under random options, with the army's survey and its hand."""
    ruleset, rng = rules(game_name), random.Random(seed)
    edition = rng.choice([*ruleset.book.editions]) if ruleset.book.editions else ""
    options = any_options(ruleset, rng) if seed % 2 else {}
    game = Game.new(ruleset, rng.randint(2, 4), seed=seed, edition=edition, options=options)
    while not game.over:
        asked = game.play.question()
        if asked.kind == ConquerRegions.kind:
            army = game.play.state.armies[asked.army]
            yield game, asked.seat, Survey(game.play.view, army, asked.roll), army.hand
        game.apply(rng.choice(game.legal_actions()))


def hopes(game: Game) -> float:
    """Return how many regions a bot expects of the army that is asked to conquer."""
    asked = game.play.question()
    return conquests_ahead(game.play, asked, game.play.state.armies[asked.army])


@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_g5_targets_and_costs_are_those_of_the_rules(game_name: str, seed: int) -> None:
    """A region is allowed exactly if the rules refuse it for its place or for want of tokens alone; its cost is theirs."""
    rng = random.Random(seed)
    for game, seat, survey, _ in positions(game_name, seed):
        ground = game.play.state.ground
        allowed = ground.all & ~survey.bad
        costs = survey.way().costs(allowed)
        for region in rng.sample(ground.bits(ground.all), 4):
            action = f"conquer {ground.names[region]}"
            codes = {reason.code for reason in game.violations(action, seat)}
            assert bool(allowed >> region & 1) == (codes <= WAY | HAND), (action, codes)
            if region in costs and not codes & HAND:
                assert costs[region] == sum(part.amount for part in game.explain(action, seat) if part.unit == "tokens")


@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_g5_every_position_has_a_value_under_any_options(game_name: str, seed: int) -> None:
    value = load_value(rules(game_name))
    for game, seat, survey, hand in positions(game_name, seed):
        army = survey.army
        ahead = conquests_ahead(game.play, game.play.question(), army)
        assert 0 <= ahead <= hand + len(survey.modes) + 1
        for other in range(game.play.setup.seats):
            assert math.isfinite(value(game, other))
        state = game.play.state
        armies = [id for id in (state.active[seat], *state.declined[seat]) if id >= 0]
        scored = sum(part[0] for part in score_parts(game.play, seat))
        assert coins_due(game.play, seat) == scored
        for id in armies:
            parts = army_parts(game.play.view, state.armies[id])
            assert army_coins(game.play.view, state.armies[id]) == sum(part[0] for part in parts)


@pytest.mark.parametrize("game_name", GAMES)
def test_questions_about_a_turn_that_does_not_exist_leave_the_position_as_it_is(game_name: str) -> None:
    for game, _, survey, _ in positions(game_name, 3):
        before = game.play.state.clone()
        rates(game.play, survey.army, Weights())
        assert game.play.state.same(before)
        assert [army and army.regions for army in game.play.state.armies] == [army and army.regions for army in before.armies]


@pytest.mark.parametrize("game_name", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_g5_what_rivals_can_reach_is_what_the_rules_open_to_them(game_name: str, seed: int) -> None:
    for game, seat, _, _ in positions(game_name, seed):
        state = game.play.state
        others = [other for other in range(state.seats) if other != seat and other not in state.left and state.active[other] >= 0]
        found = menaces(game.play, seat, others, Weights())
        for other, (reach, force) in zip(others, found, strict=True):
            assert reach == Survey(game.play.view, state.armies[state.active[other]], None).open
            assert 0 <= force <= 1


@pytest.mark.clause("SW-IMM-4")
def test_g5_the_reported_game_is_played() -> None:
    """`swcore simulate -n 20 --option immunity_blocks_own_ghouls=false --seed 3 --jobs 1` failed with KeyError: 11."""
    ruleset = rules()
    for seed in range(2):
        game = Game.new(ruleset, 2, seed=seed, options={"immunity_blocks_own_ghouls": False}, featured=["base.ghouls"])
        bots = [make_bot("greedy", ruleset, seat) for seat in range(2)]
        game.apply("pick base.ghouls", game.pending[0])
        for _ in range(60):
            if not game.over:
                game.apply(bots[game.pending[0]].choose(game, game.pending[0]))


def test_g5_a_final_attempt_that_the_rules_refuse_is_not_hoped_for() -> None:
    """One token, and a region that takes 4: three pips would do, unless a final attempt may only aim at a cost of 3."""
    for limit, hoped in (("shortage_3", 1 / 6), ("cost_3", 0.0)):
        scene = Scene({"a": "farmland edge", "b": "mountain"}, "a-b", first=1, rounds=6, options={"final_attempt_limit": limit})
        scene.army(0, RATS, PLAIN, {"a": 1}, hand=1)
        scene.army(1, "base.orcs", "base.forest", {"b": 1})
        game = scene.turn(0, "conquer", round=6)
        assert sum(part.amount for part in game.explain("conquer b")) == 4
        assert hopes(game) == pytest.approx(hoped)


def test_g5_a_die_that_was_rolled_before_is_not_rolled_again() -> None:
    """A zero on the die of a Berserk army: the region that takes 2 stays out of reach of its one token."""
    scene = Scene({"a": "farmland edge", "b": "farmland"}, "a-b", first=1, rounds=6)
    scene.army(0, RATS, "base.berserk", {"a": 1}, hand=1)
    game = scene.turn(0, "conquer", round=6)
    army = game.play.state.armies[game.play.question().army]
    for roll, hoped in ((0, 0), (1, 1), (None, 0.5)):
        asked = SimpleNamespace(kind=ConquerRegions.kind, army=army.id, roll=roll)
        assert conquests_ahead(game.play, asked, army) == hoped


@pytest.mark.parametrize("seed", range(3))
def test_g5_every_town_has_a_value_under_any_options(seed: int) -> None:
    ruleset, rng = rules("tiny-towns"), random.Random(seed)
    options, value = any_options(ruleset, rng), load_value(ruleset)
    _, values = ruleset.resolve_options("", options)
    game = Game.new(ruleset, ruleset.book.usual_seats(values), seed=seed, options=options)
    for number in range(400):
        if game.over:
            break
        seat = rng.choice(game.pending)
        if number % 10 == 0:
            assert all(math.isfinite(value(game, other)) for other in range(game.play.setup.seats))
        game.apply(rng.choice(game.legal_actions(seat)), seat)
