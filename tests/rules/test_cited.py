"""At run time every part of a number and every reason why not says which clause is behind it."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator

import pytest

from swcore import Game, Gate, Modifier, load_plugins
from swcore.conquest import DiePolicy, Mode
from swcore.engine.actions import Action
from swcore.engine.reasons import Part, Violation
from swcore.testing import Scene
from swcore.text.clauses import load_clauses

RULES = {game: load_plugins(game) for game in ("small-world", "warcraft")}
CLAUSES = {ruleset.book.id: frozenset(load_clauses(ruleset.book)) for ruleset in RULES.values()}
# Reasons that no rule of the game gives. Whoever adds one says why.
WITHOUT = {
    "unknown-region": "the map has no such region",
    "unknown-mode": "no piece of the army brings such a way to conquer",
    "unknown-use": "no piece of the army brings such a use",
    "order": "abandoned regions are named in ascending order, so that every choice has one path",
    "not-offered": "an answer to another question than the one that a piece asks",
    "wrong-seat": "it is not that seat's turn to answer",
    "over": "the game is over",
}
QUESTIONS = ("ask", "remove", "late-decline")  # where `not-offered` is all that can be said
ORDERED = ("conquer",)  # where `order` is a matter of paths; of a redeployment it is a clause
WORDS = ("roll", "gather", "done", "decline", "expand", "choose seat-1", "conquer nowhere")
NAMED = {  # per game: races, markers, further ways to conquer, and uses
    "small-world": (("orcs", "trolls"), ("hero", "fortress", "encampment"), ("dragon", "substitute"), ()),
    "warcraft": (
        ("orcs", "trolls"),
        ("bomb", "fort", "beast", "watch_tower", "military_objective"),
        ("champion", "strike", "doomhammer", "ashes", "frostmourne", "discount"),
        ("steal", "scare", "raze", "portal"),
    ),
}


def tried(game: Game, rng: random.Random) -> Iterator[Action]:
    """Actions of every kind, legal or not."""
    names, pack = game.play.state.ground.names, game.ruleset.book.pack
    races, markers, modes, uses = next(NAMED[name] for name, ruleset in RULES.items() if ruleset.id == game.ruleset.id)
    here = [rng.choice(names) for _ in range(4)]
    texts = [*WORDS, f"abandon {here[0]}", f"deploy {here[1]} 1", f"remove {here[2]} 1"]
    texts += [f"pick {pack}.{race}" for race in races]
    texts += [f"place {pack}.{marker} {here[3]}" for marker in markers]
    texts += [f"conquer {name}{mode}" for name in here for mode in ("", " die", *(f" {mode}" for mode in modes))]
    texts += [f"use {use} {here[0]}" for use in uses]
    yield from (game.parse(text) for text in texts)
    yield from game.legal_actions()


def check(game: Game, reasons: list[Violation], parts: list[Part]) -> None:
    """Every reason and part of an action has a clause that stands in the rules, or by its nature none."""
    open_question, known = game.play.state.stack[-1][0], CLAUSES[game.ruleset.book.id]
    for reason in reasons:
        assert set(reason.clauses) <= known, reason
        if not reason.clauses:
            assert reason.code in WITHOUT, reason
            assert reason.code != "not-offered" or open_question in QUESTIONS, (reason, open_question)
            assert reason.code != "order" or open_question in ORDERED, (reason, open_question)
    for part in parts:
        assert part.clause in known, part


EDITIONS = [(game, edition) for game, ruleset in RULES.items() for edition in ruleset.book.editions or ("",)]


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_part_and_every_reason_of_random_games_has_a_clause(seats: int, name: str, edition: str) -> None:
    rng = random.Random(f"{seats} {edition}")
    game = Game.new(RULES[name], seats, seed=rng.getrandbits(64), edition=edition)
    checked = 0
    while not game.over:
        for action in tried(game, rng):
            reasons = game.violations(action)
            check(game, reasons, game.explain(action))
            checked += len(reasons)
        for event in game.apply(rng.choice(game.legal_actions())).events:
            if event[0] == "coins":  # income and payments are told part by part, too
                assert {part[2] for part in event[3]} <= CLAUSES[game.ruleset.book.id], event
    assert checked > 1000


SOME = {
    "small-world": {"SW-RACE-GIANTS-1", "SW-POWER-WEALTHY-1", "SW-RACE-SORCERERS-7", "SW-POWER-BERSERK-2"},
    "warcraft": {"WC-RACE-TROLLS-1", "WC-LOSS-4", "WC-CONQ-4", "WC-FACTION-2", "WC-ART-FROSTMOURNE-1", "WC-PLACE-KARAZHAN-1"},
}


@pytest.mark.parametrize("name", RULES)
def test_every_answer_that_a_piece_holds_ready_cites_a_clause(name: str) -> None:
    """Also those that a random game may never come to."""
    held = []
    for piece in RULES[name].pieces.values():
        module = sys.modules[type(piece).__module__]
        own = module.__name__.startswith(("swcore_base", "swcore_warcraft"))
        for value in (*vars(piece).values(), *(vars(module).values() if own else ())):
            held += [value] if isinstance(value, Modifier | Mode | DiePolicy | Gate) else []
            held += value.gates if isinstance(value, Mode) else []
    assert SOME[name] <= {one.clause for one in held}
    for answer in held:
        assert answer.clause in CLAUSES[RULES[name].book.id], answer


def cited(game: Game, text: str) -> list[tuple[str, ...]]:
    """The clauses of each reason why an action is not legal."""
    return [reason.clauses for reason in game.violations(text)]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("conquer home", [("SW-CONQ-14",)]),
        ("conquer far", [("SW-CONQ-6",)]),
        ("conquer sea", [("SW-CONQ-5",)]),
        ("conquer dug", [("SW-IMM-1", "SW-IMM-3")]),
        ("conquer peace", [("SW-POWER-DIPLOMAT-2",)]),
        ("conquer strong", [("SW-CONQ-1",)]),
        ("conquer empty die", [("SW-DIE-2",)]),
        ("abandon far", [("SW-ABAN-1",)]),
        ("roll", [("SW-DIE-3", "SW-CONQ-8")]),
        ("decline", [("SW-TURN-7",)]),
    ],
)
def test_a_refused_action_of_the_conquests_cites_the_rule_against_it(text: str, clauses: list[tuple[str, ...]]) -> None:
    scene = Scene(
        {"home": "hill edge", "sea": "sea", "dug": "hill", "peace": "hill", "strong": "hill", "empty": "hill", "far": "hill"},
        "home-sea home-dug home-peace home-strong home-empty strong-far",
        seats=3,
    )
    scene.army(0, "base.orcs", "base.hill", {"home": 1}, hand=3)
    halflings = scene.army(1, "base.halflings", "base.forest", {"dug": 1, "strong": 4})
    scene.mark("base.hole", "dug", halflings)
    diplomats = scene.army(2, "base.elves", "base.diplomat", {"peace": 1})
    scene.note(diplomats, "base.diplomat.ally", 0)
    assert cited(scene.turn(0, "conquer"), text) == clauses


@pytest.mark.parametrize(
    ("text", "clauses"),
    [("done", [("SW-REDEP-3",)]), ("deploy b 3", [("SW-REDEP-1", "SW-LOSS-4")]), ("deploy a 4", [("SW-REDEP-7",)])],
)
def test_a_refused_action_of_a_redeployment_cites_the_rule_against_it(text: str, clauses: list[tuple[str, ...]]) -> None:
    scene = Scene({"a": "hill edge", "b": "hill", "c": "hill"})
    scene.army(0, "base.orcs", "base.hill", {"a": 1, "c": 1}, hand=3)
    assert cited(scene.turn(0, "redeploy"), text) == clauses


@pytest.mark.parametrize(("text", "clauses"), [("done", [("SW-DIE-6",)]), ("deploy a 1", [("SW-DIE-6",)])])
def test_a_refused_action_after_a_failed_attempt_cites_the_rule_against_it(text: str, clauses: list[tuple[str, ...]]) -> None:
    scene = Scene({"a": "hill edge", "b": "hill", "c": "hill"}, rolls=[0])
    scene.army(0, "base.orcs", "base.hill", {"a": 1, "b": 1}, hand=2)
    scene.army(1, "base.elves", "base.forest", {"c": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer c die")
    assert game.play.state.stack[-1][0] == "retreat"
    assert cited(game, text) == clauses


def test_withdrawn_tokens_must_be_placed_by_the_rule_of_losses() -> None:
    scene = Scene({"a": "hill edge", "b": "hill", "c": "hill"})
    scene.army(0, "base.orcs", "base.hill", {"a": 1})
    scene.army(1, "base.elves", "base.forest", {"b": 1, "c": 1}, withdrawn=2)
    assert cited(scene.turn(0, "end"), "done") == [("SW-LOSS-4",)]


def test_a_roll_cannot_be_rolled_again_for_the_same_conquest() -> None:
    scene = Scene({"a": "hill edge", "b": "hill"}, rolls=[1])
    scene.army(0, "base.orcs", "base.berserk", {"a": 1}, hand=2)
    game = scene.turn(0, "conquer")
    game.apply("roll")
    assert cited(game, "roll") == [("SW-POWER-BERSERK-5",)]


def test_markers_are_placed_by_the_rule_of_their_piece() -> None:
    scene = Scene({"a": "hill edge", "b": "hill", "c": "hill"})
    scene.army(0, "base.orcs", "base.heroic", {"a": 1, "b": 1, "c": 1})
    game = scene.turn(0, "redeploy")
    assert cited(game, "done") == cited(game, "place base.hero nowhere") == [("SW-POWER-HEROIC-1",)]


@pytest.mark.parametrize(("text", "clauses"), [("pick base.trolls", [("SW-PICK-1",)]), ("done", [("SW-TURN-3",)])])
def test_a_refused_pick_cites_the_rule_against_it(text: str, clauses: list[tuple[str, ...]]) -> None:
    scene = Scene({"a": "hill edge", "b": "hill"})
    scene.column(("base.orcs", "base.hill", 0))
    assert cited(scene.turn(0, "army"), text) == clauses
