"""A defence that varies, said by the pieces of the holder: `conquest_defence`, in costs, explanations, views and for bots."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, Modifier, PluginError, hookimpl
from swcore.conquest import Army, Counts, Race, View
from swcore.conquest.evaluation import Weights
from swcore.conquest.evaluation.evaluate import evaluate
from swcore.testing import Scene, check_conquest, check_history
from tests.shared.questions import why_not

ROW = {"a": "hill edge", "b": "swamp", "c": "forest", "d": "swamp edge"}
DAMP, SEEN = Modifier(2, "damp"), Modifier(-1, "seen coming")


class Frogs(Race):
    """Two tokens more in swamps, but one less against Trolls, wherever it is."""

    @hookimpl
    def conquest_defence(self, view: View, army: Army, attacker: Army | None) -> Any:
        trolls = attacker is not None and attacker.race == "base.trolls"
        return (DAMP.at(view.terrain("swamp")), SEEN) if trolls else DAMP.at(view.terrain("swamp"))


class Ghosts(Race):
    """For what it costs them everything is empty; nothing of others binds them where `free` says so."""

    free = False

    @hookimpl
    def conquest_counts(self, view: View, army: Army, fact: str, purpose: str) -> Counts | None:
        if self.free:
            return Counts(-1, False) if fact == "open" and purpose == "tricks" else None
        return Counts(view.ground.all, True) if fact == "empty" and purpose == "cost" else None


class Wrong(Race):
    answer: Any = None

    @hookimpl
    def conquest_defence(self, view: View, army: Army) -> Any:
        return view.defence(0) if self.answer is None else self.answer


def scene(race: str = "base.orcs", frogs: Race | None = None, **more: Any) -> tuple[Scene, Game]:
    ghosts = Ghosts("home.ghosts", tokens=5)
    ghosts.free = more.pop("free", False)
    made = Scene(ROW, with_pieces=(frogs or Frogs("home.frogs", tokens=5), ghosts), **more)
    made.army(0, race, "base.merchant", {"a": 1, "d": 1}, hand=8)
    made.army(1, (frogs or Frogs("home.frogs", tokens=5)).id, "base.alchemist", {"b": 1, "c": 2})
    return made, made.turn(0, "conquer")


def parts(game: Game, region: str) -> list[tuple[int, str]]:
    return [(part.amount, part.piece) for part in game.explain(f"conquer {region}") if part.unit == "tokens" and part.piece]


def test_what_the_holder_says_stands_in_the_cost_and_in_its_explanation() -> None:
    made, game = scene()
    army = made.army_of(0)
    view = game.play.view
    assert [view.cost(army, view.region(name)) for name in "bc"] == [2 + 1 + 2, 2 + 2]
    assert (2, "home.frogs") in parts(game, "b")
    assert (2, "home.frogs") not in [one for one in parts(game, "c") if one[0] != 2]
    check_conquest(game)
    game.apply("conquer b")
    assert made.state.tokens[1] == 5
    check_history(game)


def test_a_view_tells_it_against_nobody_in_particular_and_against_an_attacker() -> None:
    made, game = scene("base.trolls")
    view, trolls = game.play.view, made.army_of(0)
    assert [view.defence(view.region(name)) for name in "abcd"] == [1, 3, 2, 1]
    assert [view.defence(view.region(name), trolls) for name in "abcd"] == [1, 2, 1, 1]
    assert view.cost(trolls, view.region("c")) == 3


def test_it_is_not_asked_in_decline_and_of_its_own_regions_alone() -> None:
    made, game = scene()
    view = game.play.view
    assert view.defence(view.region("d")) == 1, "a swamp of the Orcs"
    made = Scene(ROW, with_pieces=(Frogs("home.frogs", tokens=5),))
    made.army(1, "home.frogs", "", {"b": 1}, declined=True)
    assert made.game.play.view.defence(1) == 1


@pytest.mark.parametrize(("free", "cost"), [(False, 2), (True, 3)])
def test_where_nobody_stands_for_the_attacker_and_against_whom_nothing_binds_it_counts_for_nothing(free: bool, cost: int) -> None:
    _, game = scene("home.ghosts", free=free)
    view = game.play.view
    army = view.active(0)
    assert army is not None
    assert view.cost(army, view.region("b")) == cost


@pytest.mark.parametrize("answer", [Modifier(1, "walls", phase="floor"), 3, Modifier(1, "walls", where=1 << 40)])
def test_other_answers_are_refused(answer: Any) -> None:
    wrong = Wrong("home.wrong", tokens=5)
    wrong.answer = answer
    with pytest.raises(PluginError, match=r"home\.wrong answered .* to conquest_defence"):
        scene(frogs=wrong)


def test_asking_for_the_defence_inside_of_the_hook_is_fine_for_regions_of_others_and_refused_for_its_own() -> None:
    wrong = Wrong("home.wrong", tokens=5)
    made = Scene(ROW, with_pieces=(wrong,))
    made.army(1, "home.wrong", "base.alchemist", {"a": 1})
    with pytest.raises(PluginError) as caught:
        made.game.play.view.defence(0)
    assert caught.value.code == "endless"


def test_a_refusal_counts_it() -> None:
    made, game = scene()
    made.game.play.emit(("tokens", made.army_of(0).id, -1, -2, 4))
    assert "tokens" in why_not(game, "conquer b"), "4 in hand for 5"
    assert not why_not(game, "conquer c")


def test_a_bot_fears_less_for_what_is_defended_so() -> None:
    def worth(race: str) -> float:
        made = Scene(ROW, with_pieces=(Frogs("home.frogs", tokens=5),))
        made.army(0, race, "base.merchant", {"b": 1, "d": 1})
        made.army(1, "base.trolls", "base.alchemist", {"a": 3})
        return evaluate(made.turn(0, "score"), 0, Weights(ability=0.0))

    assert worth("home.frogs") > worth("base.ratmen")
