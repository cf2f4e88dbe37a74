"""Rows that ask other seats, also in secret: treaties, boxes, and questions of rules."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, hookimpl
from swcore.conquest import Army, Power, Rule, View, fx
from swcore.engine import Step
from swcore.errors import PluginError
from swcore.testing import Scene, legal
from tests.conquest.table import INERT, RATS, idle_turn, play
from tests.expressiveness import haggling, reynard

ROW = {f"r{number}": "farmland edge" for number in range(5)}
BORDERS = "r0-r1 r1-r2 r2-r3 r3-r4"


def sentences(game: Game, step: Step | None = None) -> str:
    from swcore.conquest.wording.narrator import Narrator

    return " ".join(Narrator(game, "en", {}, None).tell([step or game.log[-1]]))


# -- treaties


def treaty() -> tuple[Scene, Game]:
    """Haggling Ratmen of seat 0 offer a treaty to seat 1, who signs it."""
    scene = Scene(ROW, BORDERS, with_pieces=haggling.PIECES)
    scene.army(0, RATS, "rows.haggling", {"r0": 1, "r1": 1})
    scene.army(1, "base.dwarves", INERT, {"r2": 1}, hand=7)
    for seat in (0, 1):
        scene.coins(seat, 10)
    game = play(scene.turn(0, "redeploy"), "choose seat-2")
    assert list(game.pending) == [1]
    assert legal(game) == ["choose sign", "choose refuse"]
    return scene, game


@pytest.mark.row("Haggling")
def test_who_breaks_a_treaty_pays_and_it_is_used_up() -> None:
    scene, game = treaty()
    play(game, "choose sign")
    assert scene.state.coins == [12, 10]  # two regions of seat 0
    play(game, "expand", "conquer r1")
    assert scene.state.coins == [12 + 3, 10 - 3]
    play(game, "conquer r0")
    assert scene.state.coins == [12 + 3, 10 - 3]  # there was one treaty


@pytest.mark.row("Haggling")
def test_a_treaty_that_is_kept_costs_its_signer_a_coin_and_a_refused_one_nothing() -> None:
    for said, paid in (("sign", 1), ("refuse", 0)):
        scene, game = treaty()
        play(game, f"choose {said}")
        idle_turn(game)
        assert scene.state.coins == [12 + paid, 10 + 1 - paid]


@pytest.mark.row("Haggling")
def test_an_answer_of_another_seat_is_an_event_and_a_sentence() -> None:
    _, game = treaty()
    step = game.apply("choose sign")
    assert ("answered", 1, "rows.haggling", "treaty", ((1, "sign"),)) in step.events
    assert "Haggling: Player 2 — sign" in sentences(game, step)


@pytest.mark.row("Haggling")
def test_a_seat_that_leaves_at_a_question_of_another_signs_nothing() -> None:
    scene, game = treaty()
    game.resign(1)
    idle_turn(game)
    assert list(game.pending) == [0]
    assert not any(key.endswith("signer") for army in scene.state.armies for key in army.memory)


# -- boxes


@pytest.mark.row("Reynard")
def test_a_box_stays_when_its_region_is_lost_and_its_holder_opens_it_or_not() -> None:
    for said, face, coins in (("open", "good", [5, 7]), ("open", "bad", [7, 3]), ("leave", "good", [5, 5])):
        scene = Scene(ROW, BORDERS, with_pieces=reynard.PIECES)
        foxes = scene.army(0, "rows.reynard", INERT, {"r0": 2, "r1": 1})
        scene.army(1, RATS, "base.hill", {"r2": 1}, hand=4)
        scene.pile("rows.box", face, "good", "good")
        scene.mark("rows.box", "r1", foxes)
        for seat in (0, 1):
            scene.coins(seat, 0)
        game = play(scene.turn(1, "army"), "conquer r1", "done", "deploy r1 1")
        assert game.play.view.marked("rows.box", foxes)
        for seat in (0, 1):
            game.play.emit(("coins", seat, 5 - scene.state.coins[seat], (), "prize"))
        play(game, "expand")
        assert list(game.pending) == [1]
        play(game, f"choose {said}")
        assert scene.state.coins == coins
        assert bool(game.play.view.marked("rows.box", foxes)) is (said == "leave")
        assert list(game.pending) == [0]


# -- sealed answers, and rules without an army


class Referendum(Power):
    """Everybody names a number in secret at the start of the turn; who names the greatest one alone gets a coin."""

    @hookimpl
    def conquest_turn_start(self, view: View, army: Army) -> Any:
        return fx.ask_sealed(army, "vote", range(3), {0: ("0", "1"), 1: ("0", "1", "2"), 2: ()})

    @hookimpl
    def conquest_answered(self, view: View, army: Army, key: str, answer: str, seat: int) -> Any:
        assert (key, seat) == ("vote", -1)
        said = fx.sealed_answers(answer)
        best = max(said.values())
        winners = [one for one, word in said.items() if word == best]
        return fx.coins(winners[0], 1, "vote") if len(winners) == 1 else None


def vote() -> tuple[Scene, Game]:
    scene = Scene(ROW, BORDERS, seats=3, with_pieces=[Referendum("home.referendum", tokens=4)])
    scene.army(0, RATS, "home.referendum", {"r0": 2})
    return scene, scene.turn(0)


def test_sealed_answers_stay_secret_until_the_last_and_come_together() -> None:
    scene, game = vote()
    assert game.pending == (0, 1)  # nothing is offered to the third seat
    before = scene.state.coins[:]
    game.apply("choose 2", 1)
    assert list(game.pending) == [0]
    assert game.view(0)["decision"] == {
        "kind": "ask-sealed",
        "prompt": "Choose in secret",
        "army": 1,
        "piece": "home.referendum",
        "key": "vote",
    }
    assert game.legal_actions(0)[0].text == "choose 0"
    game.apply("revise", 1)
    game.apply("choose 1", 1)
    step = game.apply("choose 0", 0)
    assert scene.state.coins == [before[0], before[1] + 1, before[2]]
    assert ("answered", 1, "home.referendum", "vote", ((0, "0"), (1, "1"))) in step.events
    assert "Player 1 — 0, Player 2 — 1" in sentences(game, step)
    assert step.irreversible


def test_a_seat_that_leaves_is_not_counted_and_the_others_answers_hold() -> None:
    scene, game = vote()
    coins = scene.state.coins[1]
    game.apply("choose 1", 0)
    game.resign(1)
    assert scene.state.coins[1] == coins
    assert "expand" in legal(game)
    _, game = vote()
    game.apply("choose 1", 1)
    game.resign(0)  # its power goes with it, and so does the vote
    assert list(game.pending) == [1]
    assert legal(game)[0].startswith("pick")


class Lottery(Rule):
    """A rule asks both seats, and a third for a number, for the game and without an army."""

    @hookimpl
    def conquest_turn_start(self, view: View, army: Army) -> Any:
        return fx.ask_sealed(None, "both", (1, 0), ("a", "b")), fx.ask_amount(None, "many", 2, 4, seat=1)

    @hookimpl
    def conquest_answered(self, view: View, army: Army | None, key: str, answer: str, seat: int) -> Any:
        assert army is None
        return fx.note(None, key, (answer, seat))


def test_a_rule_asks_without_an_army_and_for_a_number() -> None:
    scene = Scene(ROW, BORDERS, with_pieces=[Lottery("home.lottery")])
    scene.army(0, RATS, INERT, {"r0": 2})
    game = scene.turn(0)
    game.apply("choose b", 0)
    game.apply("choose a", 1)
    assert (game.pending, legal(game)) == ((1,), ["choose 2", "choose 3", "choose 4"])
    play(game, "choose 3")
    assert scene.state.memory == {"home.lottery.both": ("0:b 1:a", -1), "home.lottery.many": ("3", 1)}
    assert list(game.pending) == [0]


def test_only_a_rule_asks_without_an_army() -> None:
    class Lost(Power):
        @hookimpl
        def conquest_turn_start(self, view: View, army: Army) -> Any:
            return fx.ask_choice(None, "what", ("a",), seat=1)

        @hookimpl
        def conquest_answered(self, view: View) -> Any:
            return None

    scene = Scene(ROW, BORDERS, with_pieces=[Lost("home.lost", tokens=4)])
    scene.army(0, RATS, "home.lost", {"r0": 2})
    with pytest.raises(PluginError, match="only a piece of the kind rule asks without an army"):
        scene.turn(0)
    with pytest.raises(ValueError, match="say which one"):
        fx.ask_choice(None, "what", ("a",))
    with pytest.raises(ValueError, match="nothing can be offered"):
        fx.ask_amount(None, "what", 3, 2, seat=0)
