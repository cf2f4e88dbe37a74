"""The town-hall mode: cards name the resources, and every third round is free."""

from __future__ import annotations

from collections import Counter

import pytest
from swcore_tiny_towns.testing import TownScene, check_towns

from swcore import ActionError, Game
from tests.shared.rulesets import rules
from tests.towns.core.acts import RESOURCES, act, cited, example, lying, square, texts

RULES = rules("tiny-towns")
HALL: dict[str, object] = {"mode": "town_hall", "monuments": "off"}
DECK = ("wood", "wheat", "brick", "glass", "stone", "wood", "wheat", "brick", "glass", "stone")
BURIED = RESOURCES
FULL = " / ".join(["wood wood wood wood"] * 4)


def hall(*towns: str, **more: object) -> TownScene:
    """Return a scene of the town hall with a known deck."""
    scene = TownScene(*towns, mode="town_hall", **more)  # type: ignore[arg-type]
    scene.pile(DECK, BURIED)
    return scene


def play_on(game: Game, free: str = "wood") -> None:
    """Play a round without builds; in a free round all pick one resource."""
    for seat in game.pending:
        if f"take {free}" in texts(game, seat):
            game.apply(f"take {free}", seat)
        game.apply(texts(game, seat, "place")[0], seat)
    for seat in game.pending:
        game.apply("done", seat)


@pytest.mark.clause("TT-TOWNHALL-1", "TT-TOWNHALL-4", "TT-OPT-1")
def test_there_is_no_master_builder_and_a_card_says_what_all_place() -> None:
    game = hall("", "", "").naming()
    assert game.pending == (0, 1, 2)  # nobody is asked for a name
    state = game.play.state
    assert (state.named, state.namer, state.hammer, state.names) == ("wood", -1, -1, (0, 0, 0))
    for seat in game.pending:
        assert {text.split()[1] for text in texts(game, seat)} == {"wood"}
        with pytest.raises(ActionError):
            game.apply("name brick", seat)
    play_on(game)
    assert (game.play.state.named, game.play.state.names) == ("wheat", (0, 0, 0))


@pytest.mark.clause("TT-TOWNHALL-2", "TT-SETUP-12", "TT-SETUP-13")
def test_the_deck_of_fifteen_is_shuffled_and_its_top_five_are_put_away_unseen() -> None:
    orders = set()
    for seed in range(20):
        game = Game.new(RULES, 2, seed=seed, options=HALL)
        state = game.play.state
        order = dict(game.log[0].chance)["resources"]
        cards = [resource for resource in RESOURCES for _ in range(3)]
        assert (*state.buried, *state.discard, *state.deck) == tuple(cards[place] for place in order)
        assert len(state.buried) == 5
        orders.add(order)
        shown = game.view(0)["state"]
        assert "buried" not in shown
        assert "deck" not in shown
        assert shown["discard"] == [state.named]
    assert len(orders) == 20


@pytest.mark.clause("TT-TOWNHALL-3", "TT-TOWNHALL-6", "TT-TOWNHALL-4", "TT-TOWNHALL-2")
def test_two_deck_rounds_and_a_free_round_take_turns_and_a_deck_serves_fifteen_rounds() -> None:
    """Sixteen cubes fill a town, so whatever can be built is built, and two cubes are set aside."""
    told = example("town_hall_cycle")
    game = Game.new(RULES, 1, seed=5, options={**HALL, "cards": "first", "cavern": "on"})
    first = game.play.state
    piles = Counter((*first.deck, *first.discard, *first.buried))
    rounds: list[str] = []
    decks: list[int] = []
    while not game.over and len(rounds) < len(told["rounds"]):
        state = game.play.state
        rounds.append("deck" if state.named else "free")
        decks.append(len(state.deck))
        step = game.log[-1]
        if state.round == told["reshuffle_before_round"]:
            assert [stream for stream, _ in step.chance] == ["resources"]
            assert (len(state.deck), len(state.buried), len(state.discard)) == (9, 5, 1)
            assert Counter((*state.deck, *state.discard, *state.buried)) == piles
        else:
            assert not step.chance or state.round == 1
        build_and_place(game)
    assert rounds == told["rounds"][: len(rounds)]
    assert len(rounds) >= 16
    assert decks[:16] == [9, 8, 8, 7, 6, 6, 5, 4, 4, 3, 2, 2, 1, 0, 0, 9]
    assert told["cards_drawn_before_reshuffle"] == 10


def build_and_place(game: Game) -> None:
    """Play a round of a single town, building whatever can be built."""
    if texts(game, 0, "take"):
        act(game, 0, "take stone")
    act(game, 0, texts(game, 0, "discard")[0] if texts(game, 0, "discard") else texts(game, 0)[0])
    while texts(game, 0) and not texts(game, 0, "take") and not texts(game, 0, "place"):
        act(game, 0, texts(game, 0)[0])


@pytest.mark.clause("TT-TOWNHALL-4", "TT-TOWNHALL-2")
@pytest.mark.case("CASE-EN-03")
def test_the_card_turned_over_goes_to_the_discard_pile_and_is_never_taken_back() -> None:
    game = hall("", "").naming()
    for number, wanted in enumerate(DECK[:2]):
        assert game.play.state.named == wanted
        assert game.play.state.discard == DECK[: number + 1]
        assert game.play.state.deck == DECK[number + 1 :]
        before = game.digest()
        if number:
            for seat in (0, 1):
                with pytest.raises(ActionError) as caught:
                    game.undo(seat)
                assert caught.value.code in ("undo-floor", "undo-other")
        assert game.digest() == before
        play_on(game)


@pytest.mark.clause("TT-TOWNHALL-5", "TT-TOWNHALL-3")
def test_in_a_free_round_all_pick_a_resource_for_themselves_at_the_same_time() -> None:
    game = hall("", "", "").naming(3)
    assert (game.play.state.named, game.play.state.deck) == ("", DECK)
    assert game.pending == (0, 1, 2)
    for seat in (2, 0, 1):
        assert texts(game, seat) == [f"take {resource}" for resource in RESOURCES]
        assert cited(game, "place wood a1", seat) == {"TT-TOWNHALL-5"}
    act(game, 0, "take glass", "place glass b2", "done")
    act(game, 2, "take stone", "place stone a1", "done")
    assert cited(game, "done", 1) == {"TT-ROUND-1", "TT-PLACE-5"}  # picking is compulsory
    act(game, 1, "take glass", "place glass d4", "done")
    assert [square(game, seat, name) for seat, name in ((0, "b2"), (1, "d4"), (2, "a1"))] == ["glass", "glass", "stone"]


@pytest.mark.clause("TT-TOWNHALL-7", "TT-END-1", "TT-END-4", "TT-END-6")
def test_building_completion_and_the_end_are_as_in_the_base_game() -> None:
    town = "brick brick glass wood / wood wood wood wood / wood wood wood wood / wood wood wood ."
    game = hall(town, "wood " * 14).naming()
    act(game, 0, "place wood d4", "done")
    act(game, 1, "place wood d4", "done")
    assert game.play.state.completed == (1, 0)
    act(game, 1, "place wheat c4", "done")
    assert game.over
    assert game.result is not None
    assert game.result["scores"] == [-16, -16]
    game = hall(town, "wood " * 14).naming()
    act(game, 0, "place wood d4", "build tavern b1 a1 c1", "done")
    act(game, 1, "place wood d4", "done")
    assert game.play.state.completed == (0, 0)


WAYS = "factory . . . / cottage / statue_of_the_bondmaker"


@pytest.mark.clause("TT-TOWNHALL-8", "TT-CAVERN-7", "TT-BLD-FACTORY-2", "TT-MON-BONDMAKER-1")
def test_cards_about_the_naming_of_others_work_in_deck_rounds_for_all_and_not_in_free_rounds() -> None:
    scene = hall(WAYS, "factory", options={"cavern": "on"})
    scene.lay(0, "a1", "wood")
    scene.lay(1, "a1", "wood")
    game = scene.naming()
    takes = ["take wheat", "take brick", "take glass", "take stone"]
    assert [text for text in texts(game, 0) if "place" not in text] == [*takes, "store a2", "discard"]
    assert [text for text in texts(game, 1) if "place" not in text] == [*takes, "discard"]
    free = scene.naming(3)
    act(free, 0, "take wood")
    assert {text.split()[0] for text in texts(free, 0)} == {"place"}
    for text in ("take brick", "store a2", "discard"):
        assert "TT-PLACE-7" in cited(free, text, 0)


@pytest.mark.clause("TT-TOWNHALL-8", "TT-BLD-WAREHOUSE-2", "TT-BLD-WAREHOUSE-3")
def test_a_warehouse_works_in_deck_rounds_and_not_in_free_rounds() -> None:
    scene = hall("warehouse", "")
    scene.lay(0, "a1", "brick")
    assert [text for text in texts(scene.naming(), 0) if "place" not in text] == ["store a1", "swap a1 brick"]
    free = scene.naming(3)
    act(free, 0, "take wood")
    assert {text.split()[0] for text in texts(free, 0)} == {"place"}


@pytest.mark.clause("TT-TOWNHALL-9", "TT-BLD-BANK-3", "TT-BLD-BANK-4")
def test_a_bank_forbids_its_resource_in_free_rounds_and_does_nothing_in_deck_rounds() -> None:
    scene = hall("bank", "")
    scene.lay(0, "a1", "wood")
    deck = scene.naming()
    assert deck.play.state.named == "wood"
    assert {text.split()[1] for text in texts(deck, 0)} == {"wood"}
    free = scene.naming(3)
    assert texts(free, 0) == ["take wheat", "take brick", "take glass", "take stone"]
    assert cited(free, "take wood", 0) == {"TT-TOWNHALL-9"}
    assert "take wood" in texts(free, 1)


@pytest.mark.clause("TT-TOWNHALL-10", "TT-TOWNHALL-9")
def test_with_banks_on_all_five_nothing_is_picked_in_free_rounds_and_building_goes_on() -> None:
    scene = hall("bank bank bank bank / bank . . . / brick brick glass", "")
    for name, resource in zip(("a1", "b1", "c1", "d1", "a2"), RESOURCES, strict=True):
        scene.lay(0, name, resource)
    game = scene.naming(3)
    assert {text.split()[0] for text in texts(game, 0)} == {"build", "done"}
    act(game, 0, "build tavern a3 b3 c3", "done")
    act(game, 1, "take wood", "place wood a1", "done")
    assert [what for what in game.play.state.towns[0].squares if what in RESOURCES] == []
    assert {text.split()[0] for text in texts(game, 0)} == {"place"}  # in the deck round that follows a cube is placed


@pytest.mark.clause("TT-TOWNHALL-11", "TT-TOWNHALL-12", "TT-MON-FORT-2", "TT-MON-FORT-3")
def test_the_owner_of_the_fort_takes_no_cube_in_free_rounds_but_may_build() -> None:
    game = hall("fort_ironweed brick brick glass", "").naming(3)
    assert set(texts(game, 0)) == {*(f"build tavern {one}" for one in ("b1 c1 d1", "c1 b1 d1", "d1 b1 c1")), "done"}
    assert cited(game, "take wood", 0) == {"TT-ROUND-1", "TT-ROUND-7"}
    act(game, 0, "build tavern b1 c1 d1", "done")
    act(game, 1, "take wood", "place wood a1", "done")
    assert game.play.state.round == 4
    assert {text.split()[0] for text in texts(game, 0)} == {"place"}  # deck rounds go on as for all


@pytest.mark.clause("TT-TOWNHALL-11", "TT-MON-FORT-3")
def test_the_owner_of_the_fort_takes_cubes_again_once_alone() -> None:
    scene = hall("fort_ironweed", FULL)
    scene.complete(2, 1)
    game = scene.naming(3)
    assert texts(game, 0) == [f"take {resource}" for resource in RESOURCES]


@pytest.mark.clause("TT-TOWNHALL-13", "TT-TOWNHALL-4")
@pytest.mark.parametrize("done", [0, 1])
def test_cards_go_on_being_turned_over_whoever_has_completed_a_town(done: int) -> None:
    towns = [FULL if seat == done else "" for seat in (0, 1)]
    scene = hall(*towns)
    scene.complete(3, done)
    game = scene.naming(4)
    assert (game.play.state.named, game.pending) == ("wood", (1 - done,))
    play_on(game)
    assert (game.play.state.named, game.play.state.deck) == ("wheat", DECK[2:])


@pytest.mark.clause("TT-TOWNHALL-14", "TT-MON-OPALEYE-3", "TT-BLD-FEASTHALL-1", "TT-MON-STARLOOM-1")
def test_the_watch_feast_halls_and_the_starloom_work_unchanged() -> None:
    scene = hall("opaleyes_watch", "brick brick glass", "", cards=("tavern",))
    scene.note(0, "opaleyes_watch", "held", ("towns.tavern",))
    game = scene.naming(3)
    act(game, 0, "take wood", "place wood d4", "done")
    act(game, 1, "take wood", "place wood d4", "build tavern a1 b1 c1", "done")
    act(game, 2, "take wood", "place wood d4", "done")
    assert {text.split()[0] for text in texts(game, 0)} == {"put"}
    halls = hall("feast_hall feast_hall", "feast_hall", "the_starloom")
    halls.complete(5, 2)
    halls.complete(6, 0, 1)
    result = halls.ended().result
    assert result is not None
    points = [{line["card"]: line["points"] for line in sheet["lines"]} for sheet in result["sheets"]]
    assert [points[0]["towns.feast_hall"], points[1]["towns.feast_hall"]] == [6, 2]  # right of seat 0 sits seat 2, without one
    assert points[2]["towns.the_starloom"] == 6


def test_a_free_round_is_sound_and_the_pick_may_be_taken_back() -> None:
    game = hall("", "warehouse").naming(3)
    before = game.digest()
    act(game, 1, "take brick")
    check_towns(game)
    game.undo(1)
    assert game.digest() == before
    act(game, 1, "take glass", "place glass d4")
    assert (square(game, 1, "d4"), lying(game, 1, "a1")) == ("glass", ())
