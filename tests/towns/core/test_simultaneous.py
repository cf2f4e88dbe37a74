"""All place and build at the same time: no order of arrival matters, and nobody sees what is not finished."""

from __future__ import annotations

import itertools
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from swcore_tiny_towns import fx
from swcore_tiny_towns.testing import TownScene, check_towns

from swcore import Action, ActionError, Game
from swcore.testing import begin_here
from tests.shared.rulesets import rules
from tests.towns.core.acts import act, seen, square, texts
from tests.towns.strangers.made import building

RULES = rules("tiny-towns")
STATUE = "statue_of_the_bondmaker cottage . . / wood stone"
LANES = {  # wood is named by seat 3; every seat computes its steps from the same position
    0: ["place wood d1", "build tavern b1 a1 c1", "done"],
    1: ["store b1", "build well a2 b2", "done"],
    2: ["take stone", "place stone d4", "done"],
    3: ["place wood a1", "done"],
}


def table() -> Game:
    """Return a game of four seats in step 2."""
    scene = TownScene("brick brick glass", STATUE, "factory", "", cards=("tavern", "well"))
    scene.lay(2, "a1", "wood")
    return scene.placing("wood", 3, 2)


def merged(order: list[int]) -> Game:
    """Return the game after the steps of all lanes, in an order of seats."""
    game, left = table(), {seat: iter(lane) for seat, lane in LANES.items()}
    for seat in order:
        game.apply(next(left[seat]), seat)
    return game


@pytest.mark.clause("TT-ROUND-6", "TT-ROUND-8")
@pytest.mark.case("CASE-EN-02")
def test_four_seats_reach_the_same_position_in_every_order_of_arrival() -> None:
    """All 24 orders of the seats; each seat at a stretch, and step by step in turns."""
    digests = set()
    for seats in itertools.permutations(LANES):
        at_a_stretch = [seat for seat in seats for _ in LANES[seat]]
        in_turns = [seat for step in range(3) for seat in seats if step < len(LANES[seat])]
        for order in (at_a_stretch, in_turns):
            game = merged(order)
            assert game.play.state.round == 3
            digests.add(game.digest())
    assert len(digests) == 1
    found = [square(game, seat, name) for seat, name in ((0, "b1"), (0, "d1"), (1, "a2"), (2, "d4"), (3, "a1"))]
    assert found == ["towns.tavern", "wood", "towns.well", "stone", "wood"]  # nothing is lost or undone by the next


@pytest.mark.clause("TT-ROUND-6", "TT-ROUND-8")
@pytest.mark.case("CASE-EN-02")
@settings(max_examples=40)
@given(order=st.permutations([seat for seat, lane in LANES.items() for _ in lane]))
def test_any_mixture_of_the_steps_gives_the_same_position(order: list[int]) -> None:
    assert merged(order).digest() == merged(sorted(order)).digest()


@pytest.mark.clause("TT-ROUND-6")
@pytest.mark.case("CASE-EN-02")
def test_placements_computed_from_the_same_position_are_all_accepted() -> None:
    """Each of four seats asks first, and then they act; what was legal stays so, whatever the others have done meanwhile."""
    for order in itertools.permutations(range(4)):
        game = table()
        asked = {seat: game.legal_actions(seat) for seat in range(4)}
        for seat in order:
            assert game.legal_actions(seat) == asked[seat]
            game.apply(asked[seat][-1 if seat == 3 else 0], seat)
        assert game.pending == (0, 1, 2, 3)  # all have placed, and may build


@pytest.mark.clause("TT-ROUND-6", "TT-ROUND-8")
@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), mode=st.sampled_from(["base", "town_hall"]), seats=st.integers(2, 4))
def test_rounds_of_random_games_commute(seed: int, mode: str, seats: int) -> None:
    """Each round is played seat by seat, and once more with the same steps in another order."""
    rng = random.Random(seed)
    game = Game.new(RULES, seats, seed=seed, options={"mode": mode, "cavern": "on"})
    other = game.clone()
    for _ in range(20):
        steps = together(game, rng)
        order = [seat for seat, _ in steps]
        rng.shuffle(order)
        queues = {seat: [action for owner, action in steps if owner == seat] for seat in set(order)}
        for seat in order:
            other.apply(queues[seat].pop(0), seat)
        assert other.digest() == game.digest()
        assert other.pending == game.pending


def together(game: Game, rng: random.Random) -> list[tuple[int, Action]]:
    """Let all who act at the same time do so, one seat after the other, and return the steps; else take one step."""
    steps: list[tuple[int, Action]] = []
    round = game.play.state.round
    while not game.over:
        several = len(game.pending) > 1 or game.play.state.committed is not None or (round == 0 and steps)
        if steps and not (several and game.play.state.round == round):
            break
        seat = game.pending[-1]
        action = rng.choice(game.legal_actions(seat))
        game.apply(action, seat)
        steps.append((seat, action))
        if not several:
            break
    return steps


@pytest.mark.clause("TT-ROUND-6", "TT-ROUND-8", "TT-BUILD-11")
def test_others_see_a_town_as_it_was_until_all_have_finished() -> None:
    game = table()
    before = {viewer: json.dumps(game.view(viewer)["state"]["towns"]) for viewer in (None, 1, 2, 3)}
    act(game, 0, *LANES[0])
    assert {viewer: json.dumps(game.view(viewer)["state"]["towns"]) for viewer in before} == before
    assert seen(game, 0, 0, "b1") == "towns.tavern"
    for seat in (1, 2, 3):
        assert seen(game, seat, 0, "b1") == "brick"
        act(game, seat, *LANES[seat])
    for viewer in (None, 0, 1, 2, 3):
        assert seen(game, viewer, 0, "b1") == "towns.tavern"
    told = [repr(event) for step in game.log for event in game.events(step, seat=3)]
    assert any("Stood(seat=0" in one and "towns.tavern" in one for one in told)  # each build is announced by name


# -- undo


@pytest.mark.clause("TT-ROUND-6", "TT-ROUND-9")
@pytest.mark.case("CASE-EN-03")
def test_a_seat_takes_back_its_steps_until_the_round_is_committed() -> None:
    game = table()
    start = game.digest()
    act(game, 0, *LANES[0])
    act(game, 3, "place wood a1")
    assert 0 not in game.pending
    for _ in LANES[0]:
        game.undo(0)  # from below the step of seat 3
    assert (square(game, 0, "d1"), square(game, 3, "a1")) == ("", "wood")
    game.undo(3)
    assert game.digest() == start
    act(game, 0, "place wood d4", "done")
    for seat in (1, 2, 3):
        act(game, seat, *LANES[seat])
    assert (square(game, 0, "d4"), square(game, 0, "d1")) == ("wood", "")
    for seat in range(4):
        with pytest.raises(ActionError) as caught:
            game.undo(seat)
        assert caught.value.code in ("undo-floor", "undo-other")  # the commit has shown what all did
    game.undo()  # the owner of all seats may
    assert game.pending == (3,)


@pytest.mark.clause("TT-SETUP-9")
@pytest.mark.case("CASE-EN-03")
def test_the_choice_of_a_monument_is_not_taken_back_once_all_have_chosen() -> None:
    game = Game.new(RULES, 2, seed=3)
    act(game, 1, texts(game, 1)[0])
    game.undo(1)
    act(game, 1, texts(game, 1)[0])
    act(game, 0, texts(game, 0)[0])
    for seat in (0, 1):
        with pytest.raises(ActionError) as caught:
            game.undo(seat)
        assert caught.value.code in ("undo-floor", "undo-other")


@pytest.mark.clause("TT-ROUND-2")
def test_a_name_can_be_taken_back_until_somebody_acts_on_it() -> None:
    game = TownScene("", "").naming()
    before = game.digest()
    act(game, 0, "name wood")
    game.undo(0)
    assert game.digest() == before
    act(game, 0, "name wood")
    act(game, 1, "place wood a1")
    with pytest.raises(ActionError):
        game.undo(0)


# -- leaving


def playable(game: Game) -> None:
    """Play on at random to the end; whoever has left is never asked."""
    rng = random.Random(5)
    while not game.over:
        assert not set(game.pending) & set(game.play.state.left)
        check_towns(game)
        seat = rng.choice(game.pending)
        game.apply(rng.choice(game.legal_actions(seat)), seat)
    assert game.result is not None
    ranked = [seat for group in game.result["ranking"] for seat in group]
    assert sorted([*ranked, *game.result["left"]]) == list(range(game.play.state.seats))


@pytest.mark.clause("TT-TERM-11")
@pytest.mark.parametrize("mode", ["base", "town_hall"])
def test_a_seat_may_leave_while_monuments_are_chosen(mode: str) -> None:
    game = Game.new(RULES, 3, seed=1, options={"mode": mode})
    game.resign(1)
    assert game.pending == (0, 2)
    playable(game)
    assert game.play.state.monuments[1] == ""


@pytest.mark.parametrize("mode", ["base", "town_hall"])
@pytest.mark.parametrize("seats", [1, 3])
def test_all_may_leave_while_monuments_are_chosen(mode: str, seats: int) -> None:
    game = Game.new(RULES, seats, seed=1, options={"mode": mode})
    for seat in range(seats):
        game.resign(seat)
    assert game.over
    assert game.result is not None
    assert game.result["ranking"] == []


def test_a_solo_player_may_leave_at_any_time() -> None:
    for steps in range(6):
        game = Game.new(RULES, 1, seed=1, options={"mode": "solo"})
        for _ in range(steps):
            game.apply(game.legal_actions()[0])
        game.resign(0)
        assert game.over
        assert game.result is not None
        assert game.result["ranking"] == []


@pytest.mark.clause("TT-ROUND-10", "TT-TERM-11")
def test_when_the_master_builder_leaves_the_next_seat_names() -> None:
    game = TownScene("", "", "").naming()
    game.resign(0)
    assert texts(game, 1)[0] == "name wood"
    act(game, 1, "name wood")
    assert game.pending == (1, 2)
    playable(game)


def test_a_seat_may_leave_while_it_places_or_builds() -> None:
    for steps in (0, 1, 2):
        game = table()
        act(game, 0, *LANES[0][:steps])
        game.resign(0)
        assert game.pending == (1, 2, 3)
        playable(game)


def test_the_last_seat_awaited_may_leave_and_the_round_goes_on() -> None:
    game = table()
    for seat in (0, 1, 3):
        act(game, seat, *LANES[seat])
    game.resign(2)
    assert (game.play.state.round, game.pending) == (3, (0,))
    playable(game)


def test_all_may_leave_while_they_place() -> None:
    game = table()
    for seat in (2, 0, 3, 1):
        game.resign(seat)
    assert game.over


def claiming(held: tuple[str, ...]) -> Game:
    """Return a game in which seat 0 claims buildings in step 4."""
    scene = TownScene("opaleyes_watch", "brick brick glass", "wood . . . / brick stone stone brick", cards=("tavern", "factory"))
    scene.note(0, "opaleyes_watch", "held", tuple(f"towns.{card}" for card in held))
    game = scene.building(3)
    act(game, 0, "done")
    act(game, 1, "build tavern a1 b1 c1", "done")
    act(game, 2, "build factory a1 a2 b2 c2 d2", "choose wood", "done")
    assert game.pending == (0,)
    return game


@pytest.mark.clause("TT-MON-OPALEYE-3", "TT-TERM-11")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_seat_may_leave_in_the_middle_of_its_claims(steps: int) -> None:
    """While it picks one of two, while it places a factory, and while it marks the factory with a claim still to come."""
    game = claiming(("factory", "tavern"))
    act(game, 0, *["choose factory", "put factory d4"][:steps])
    game.resign(0)
    assert game.pending == (1,)
    playable(game)


def test_the_last_but_one_may_leave_in_every_kind_of_decision() -> None:
    for seed in range(30):
        rng = random.Random(seed)
        game = Game.new(RULES, 2, seed=seed, options={"mode": ["base", "town_hall"][seed % 2]})
        for _ in range(rng.randrange(60)):
            if not game.over:
                seat = rng.choice(game.pending)
                game.apply(rng.choice(game.legal_actions(seat)), seat)
        if not game.over:
            game.resign(rng.choice(game.pending))
            playable(game)


# -- A10: reactions of step 4 whose building or owner is gone meanwhile


def ringing(*towns: str) -> tuple[TownScene, Game]:
    """Return a game in step 4: a mill exchanges a building of its town, then a bell notes that it rings."""
    mill = building({"towns_round_end": lambda view, town, square: fx.replace(town, square, 1)}, "home.mill", type="factory")
    bell = building({"towns_round_end": lambda view, town, square: fx.note(town, "rung", 1)}, "home.bell", type="tavern")
    scene = TownScene(*towns, with_pieces=[mill, bell])
    game = scene.building(3)
    for seat in range(len(towns)):
        act(game, seat, "done")
    return scene, game


def rung(scene: TownScene, seat: int) -> bool:
    """Return whether the bell of a town has rung."""
    return "home.bell.rung" in scene.state.towns[seat].memory


@pytest.mark.clause("TT-EFFECT-6", "TT-EFFECT-1")
def test_a_building_that_was_taken_away_reacts_no_more() -> None:
    """A10: the bell is exchanged by the mill before it is its turn; in the other town it rings."""
    scene, game = ringing("mill bell", "bell")
    assert game.pending == (0,)
    act(game, 0, "replace b1 well")
    assert (square(game, 0, "b1"), rung(scene, 0), rung(scene, 1)) == ("towns.well", False, True)


@pytest.mark.clause("TT-EFFECT-6", "TT-EFFECT-1")
def test_a_building_that_stays_reacts_after_the_question() -> None:
    """A10, relative: nothing is exchanged."""
    scene, game = ringing("mill bell", "bell")
    act(game, 0, "done")
    assert (rung(scene, 0), rung(scene, 1)) == (True, True)


@pytest.mark.clause("TT-TERM-11")
@pytest.mark.parametrize("leaver", [0, 1])
def test_the_buildings_of_a_seat_that_leaves_react_no_more(leaver: int) -> None:
    """A10: it leaves at a question of its mill; its bell is silent, those of the others ring."""
    towns = ["bell", "bell", "bell"]
    towns[leaver] = "mill bell"
    scene, game = ringing(*towns)
    assert game.pending == (leaver,)
    game.resign(leaver)
    assert [rung(scene, seat) for seat in range(3)] == [seat != leaver for seat in range(3)]
    playable(game)


@pytest.mark.clause("TT-TERM-11")
def test_of_two_open_questions_none_is_left_when_a_seat_leaves() -> None:
    """A10: two questions of one seat lie upon each other, and effects of its cards wait between them."""
    scene, game = ringing("mill bell", "bell")
    rest, asked = game.play.state.stack[:-1], game.play.state.stack[-1]
    waits = ("effects", "home.mill", (fx.note(game.play.view.town(0), "ground", 1),))
    game = begin_here(game, [*rest, asked, waits, asked])
    game.resign(0)
    assert game.pending == (1,)
    assert "home.mill.ground" not in scene.state.towns[0].memory
    playable(game)
