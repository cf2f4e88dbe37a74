"""A9: an illegal action is refused with code, params and clauses of every reason; people count seats from 1, data from 0."""

from __future__ import annotations

import json
import random

import pytest

from swcore import ActionError, Game
from swcore.engine import Part, Violation
from swcore.game.refusals import words_of
from swcore.wording import LANGUAGES
from swcore.wording.called import called

WAYS = "conquer r01, conquer r01 die, conquer r01 twist, use twist r01, abandon r01, deploy r01 1, roll, done"
TURNS = "conquer nowhere, roll, expand, decline, done, pick warcraft.orcs, place warcraft.bomb x 1"
ROUNDS = "name wood, place wood a1, discard, build well a1 b1, take wood, store a1, done, choose wood"
TRIED = {"small-world": WAYS.split(", "), "warcraft": TURNS.split(", "), "tiny-towns": ROUNDS.split(", ")}


@pytest.mark.parametrize("game", TRIED)
@pytest.mark.parametrize("seed", range(4))
def test_every_refusal_tells_the_same_to_programs_and_to_people(game: str, seed: int) -> None:
    """A9: whatever is tried in a random game; the details are JSON, and every language has a sentence without a gap."""
    table, rng = Game.new(game, 2, seed=seed), random.Random(seed)
    words, refused = {language: words_of(table.ruleset, language) for language in LANGUAGES}, 0
    for _ in range(60):
        if table.over:
            break
        for text in TRIED[game]:
            try:
                found = table.violations(text)
                if not found:
                    continue
                with pytest.raises(ActionError) as caught:
                    table.apply(text)
            except ActionError:
                continue  # not an action of this game at all
            details = caught.value.details
            assert details["violations"] == [
                {"code": one.code, "params": json.loads(json.dumps(one.params)), "clauses": list(one.clauses)} for one in found
            ]
            assert details["reasons"] == [one.code for one in found]
            for one in found:
                assert one.message in str(caught.value)
                told = [words[language].why(one) for language in LANGUAGES]
                assert all(told)
                assert not any("{" in text or text == one.code for text in told), told
            refused += 1
        seat = table.pending[0]
        table.apply(rng.choice(table.legal_actions(seat)), seat)
    assert refused > 10


def test_a_seat_that_is_not_awaited_is_told_for_whom_one_waits_by_name() -> None:
    """A9, a relative."""
    game = Game.new("small-world", 2)
    (found,) = game.violations("expand", 1)
    assert (found.code, found.params, found.message) == ("wrong-seat", {"seat": 1, "awaited": (0,)}, "waiting for Player 1")
    with called({0: "Ann", 1: "Bob"}):
        told = [words_of(game.ruleset, language).why(found) for language in LANGUAGES]
    assert told == ["waiting for Ann", "сейчас ждём: Ann"]


def test_a_reason_of_a_strangers_own_is_shown_as_it_is_in_every_language() -> None:
    """A9, a relative: a text instead of parameters is the reason itself, and so is a label that no table knows."""
    rules = Game.new("small-world", 2).ruleset
    own = Violation("moat", "the moat is too deep", ("HOME-1",))
    assert (own.message, own.params) == ("the moat is too deep", {"reason": "the moat is too deep"})
    for language in LANGUAGES:
        words = words_of(rules, language)
        assert words.why(own) == "the moat is too deep"
        assert words.why(Violation("tokens", "the moat swallows them")) == "the moat swallows them"  # although the code is known
        assert words.part(Part(1, "loot from the moat")) == "loot from the moat"
