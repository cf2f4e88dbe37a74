"""A1: legal means no violations, also for home-made ways, extras, acts, tolls, protection and dice: whatever pieces answer."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from swcore import Gate, Modifier, Ruleset, Toll, load_plugins
from swcore.conquest import Boost, Counts, DieDemand, DiePolicy, Marker, Mode, Use
from swcore.conquest.position.actions import Conquer, UseAct
from swcore.engine.actions import Action
from swcore.testing import Scene, check_conquest
from tests.kernel.pieces import power, race

BOARD = {
    "a": "farmland edge",
    "b": "hill",
    "c": "forest",
    "d": "swamp edge",
    "e": "mountain",
    "f": "lake",
    "g": "hill edge",
}
BORDERS = "a-b b-c b-d c-e d-f e-g a-g"
ALL = (1 << len(BOARD)) - 1
GIANT = "home.giant"  # a marker that may conquer instead of tokens

MASKS = st.integers(0, ALL) | st.just(ALL) | st.just(0)
AMOUNTS = st.integers(-4, 4)
PHASES = st.sampled_from(("add", "add", "add", "set", "floor", "cap"))
MODIFIERS = st.builds(Modifier, AMOUNTS, st.just("odd"), st.just("HOME-1"), phase=PHASES, where=MASKS)
ADDED = st.builds(Modifier, AMOUNTS, st.just("odd"), st.just("HOME-1"), where=MASKS)
GATES = st.builds(lambda bad: Gate("odd", bad, "HOME-1", "it is odd"), MASKS)
LIMITS: dict[str, Any] = {
    "limit": st.none() | st.integers(1, 2),
    "per": st.sampled_from(("turn", "game", "opponent")),
    "limit_clause": st.just(""),
    "shares": st.just(()),
}


KEEPS = st.sampled_from(("sum", "best", "worst"))


def tuples(of: Any) -> Any:
    return st.lists(of, max_size=2).map(tuple)


def modes(name: str) -> Any:
    fields: dict[str, Any] = {
        "source": st.sampled_from(("hand", "hand", "tray", GIANT)),
        "clause": st.just("HOME-1"),
        "gates": tuples(GATES),
        "reach": MASKS,
        "price": st.integers(0, 6),
        "rolls": st.just(False),
        "dice": st.integers(1, 3),
        "keep": KEEPS,
        "pierces": st.just(0) | MASKS,
        **LIMITS,
    }
    own: dict[str, Any] = {**fields, "cost": st.integers(0, 4), "modifiers": st.just(())}  # a number of its own stays as it is
    changed: dict[str, Any] = {**fields, "cost": st.none(), "modifiers": tuples(ADDED)}
    fixed, plain = st.builds(Mode, st.just(name), **own), st.builds(Mode, st.just(name), **changed)
    rolls: dict[str, Any] = {"source": st.just("hand"), "rolls": st.just(True)}
    rolling = st.builds(Mode, st.just(name), **{**own, **rolls}) | st.builds(Mode, st.just(name), **{**changed, **rolls})
    return st.none() | plain | fixed | rolling


def boosts(name: str) -> Any:
    fields: dict[str, Any] = {
        "reach": MASKS,
        "modifiers": tuples(ADDED),
        "gates": tuples(GATES),
        "price": st.integers(0, 3),
        "group": st.sampled_from(("", "one")),
        "pierces": st.just(0) | MASKS,
        **LIMITS,
    }
    made = st.builds(Boost, st.just(name), st.just("HOME-1"), **fields)
    return st.none() | made


USES = st.none() | st.builds(
    Use, st.just("spy"), MASKS, st.just("HOME-1"), gates=tuples(GATES), kind=st.sampled_from(("effect", "eviction")), **LIMITS
)
COVERS = st.sampled_from((("conquest",), ("effect",), ("conquest", "eviction", "effect")))
TOLLS = st.builds(
    lambda coins, where, once, covers: Toll("odd", coins, where, "HOME-2", "a toll", once, covers),
    st.integers(0, 4),
    MASKS,
    st.booleans(),
    COVERS,
)
ANSWERS = st.fixed_dictionaries(
    {
        "conquest_modes": st.tuples(modes("charge"), modes("creep")).map(lambda two: [mode for mode in two if mode]),
        "conquest_boosts": st.tuples(boosts("leap"), boosts("sprint")).map(lambda two: [boost for boost in two if boost]),
        "conquest_uses": USES,
        "conquest_cost": tuples(MODIFIERS).filter(lambda some: len({one.amount for one in some if one.phase == "set"}) < 2),
        "conquest_reach": st.just(0) | MASKS,
        "conquest_opens": st.just(0) | MASKS,
        "conquest_pierces": st.just(0) | MASKS,
        "conquest_die": st.none()
        | st.builds(
            DiePolicy, st.booleans(), st.just("HOME-1"), st.integers(1, 3), KEEPS, MASKS | st.just(-1), st.integers(0, 2)
        ),
        "conquest_guarded": tuples(st.builds(DieDemand, MASKS, st.integers(1, 3), st.just("HOME-2"))),
        "conquest_protects": tuples(GATES),
        "conquest_toll": tuples(TOLLS),
        "conquest_counts": tuples(st.builds(Counts, MASKS, st.booleans(), st.just("HOME-2"), st.just("they say so"))),
    }
)
LAID = st.fixed_dictionaries({"giant": st.booleans(), "regions": st.booleans()})
now: dict[str, Any] = {}  # what the pieces answer in the present example
OURS = ("modes", "boosts", "uses", "cost", "reach", "opens", "pierces", "die")


def _answering(*hooks: str) -> dict[str, Any]:
    found: dict[str, Any] = {f"conquest_{hook}": lambda *facts, hook=hook: now[f"conquest_{hook}"] for hook in hooks}
    return found


PIECES = [
    race({**_answering(*OURS), "conquest_used": lambda *facts: None}),
    power(_answering("protects", "toll", "counts", "guarded"), "home.guards"),
    Marker(GIANT, supply=1, defence=1, counts=("holds", "garrison"), returns_to="owner", clauses=("HOME-1",)),
]


@cache
def rules() -> Ruleset:
    return load_plugins("small-world", with_pieces=PIECES)


def lay(hand: int, coins: int, *, giant: bool, regions: bool) -> Any:
    scene = Scene(BOARD, BORDERS, seats=3, rolls=[1] * 300, game=rules())
    army = scene.army(0, "home.gnolls", "base.hill", {"b": 1} if regions else {}, hand=hand)
    scene.army(1, "base.ratmen", "home.guards", {"c": 2, "g": 1})
    scene.army(2, "base.halflings", "base.swamp", {"d": 1})
    scene.mark("base.hole", "d", scene.army_of(2))
    scene.coins(0, coins)
    if giant:
        scene.stock(GIANT, army)
    return scene.turn(0, "conquer")


def agree(game: Any) -> None:
    """Ask about every region in every way that any of the pieces could offer, and about every act."""
    if game.play.state.stack[-1][0] != "conquer":
        return
    legal = {action.text for action in game.legal_actions()}
    extras = [some for count in range(3) for some in combinations(("leap", "sprint"), count)]
    words = [(*way, *some) for way in ((), ("die",), ("charge",), ("creep",)) for some in extras]
    asked: list[Action] = [Conquer.of(region, *way) for region in BOARD for way in words]
    asked += [UseAct.of("spy", region) for region in BOARD]
    for action in asked:
        found = game.violations(action)
        assert (action.text in legal) == (not found), f"{action} legal: {action.text in legal}, violations: {found}"
    assert ("roll" in legal) == (not game.violations("roll"))
    check_conquest(game)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(ANSWERS, LAID, st.integers(0, 5), st.integers(0, 9), st.integers(0, 99))
def test_legal_is_what_breaks_no_rule_whatever_pieces_offer(
    answers: dict[str, Any], laid: dict[str, bool], hand: int, coins: int, pick: int
) -> None:
    now.clear()
    now.update(answers)
    game = lay(hand, coins, **laid)
    agree(game)
    if "roll" in {action.text for action in game.legal_actions()}:
        rolled = game.clone()
        rolled.apply("roll")
        agree(rolled)
    actions = game.legal_actions()
    if actions and game.play.state.stack[-1][0] == "conquer":
        game.apply(actions[pick % len(actions)])
        if not game.over and game.pending == (0,):
            agree(game)
