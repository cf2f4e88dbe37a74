"""The solo mode: three open cards, and a rank by points."""

from __future__ import annotations

import pytest
from swcore_tiny_towns.scoring.ranks import rank_of
from swcore_tiny_towns.testing import TownScene, check_towns

from swcore import Game
from swcore.errors import OptionError
from tests.shared.rulesets import rules
from tests.towns.core.acts import RESOURCES, act, cited, example, lying, square, texts

RULES = rules("tiny-towns")
SOLO: dict[str, object] = {"mode": "solo"}
FULL = " / ".join(["wood wood wood wood"] * 4)


def solo(town: str = "", **more: object) -> TownScene:
    return TownScene(town, mode="solo", **more)  # type: ignore[arg-type]


@pytest.mark.clause("TT-SOLO-1", "TT-OPT-1", "TT-SOLO-6")
def test_there_is_no_master_builder() -> None:
    game = Game.new(RULES, 1, options={**SOLO, "monuments": "off"})
    act(game, 0, texts(game, 0)[0])
    assert (game.play.state.namer, game.play.state.names) == (-1, (0,))


@pytest.mark.clause("TT-SOLO-1", "TT-OPT-1")
def test_the_solo_mode_is_for_one_player() -> None:
    with pytest.raises(OptionError) as caught:
        Game.new(RULES, 2, options=SOLO)
    assert caught.value.code == "mode"


@pytest.mark.clause("TT-SOLO-2", "TT-SOLO-3", "TT-SOLO-4", "TT-SOLO-11", "TT-SETUP-8")
@pytest.mark.case("CASE-TT-16")
def test_four_cards_are_removed_and_the_rest_is_drawn_and_dealt_as_usual() -> None:
    cards: set[str] = set()
    dealt: set[str] = set()
    for seed in range(200):
        game = Game.new(RULES, 1, seed=seed, options=SOLO)
        state = game.play.state
        assert len(state.cards) == 7
        assert len(set(state.dealt[0])) == 2
        assert texts(game, 0) == [f"keep {id.removeprefix('towns.')}" for id in state.dealt[0]]
        cards |= set(state.cards)
        dealt |= set(state.dealt[0])
    out = {"towns.inn", "towns.bank", "towns.fort_ironweed", "towns.opaleyes_watch"}
    assert (
        cards == {card.id for card in RULES.of_kind("building")} - out
    )  # three taverns, feast halls among them; three factories
    assert len(cards) == 23
    assert dealt == {card.id for card in RULES.of_kind("monument")} - out
    assert len(dealt) == 13


@pytest.mark.clause("TT-SOLO-11", "TT-OPT-4", "TT-BLD-FEASTHALL-4", "TT-BLD-FEASTHALL-6")
@pytest.mark.case("CASE-TT-16")
@pytest.mark.parametrize(("value", "points"), [("self", 2), ("absent", 3)])
def test_a_feast_hall_is_worth_two_alone_or_three_by_an_option(value: str, points: int) -> None:
    result = solo("feast_hall", options={"solo_feast_hall": value}).ended().result
    assert result is not None
    assert result["scores"] == [points - 15]


@pytest.mark.clause("TT-SOLO-11", "TT-OPT-4")
def test_the_feast_hall_can_be_removed_by_a_house_rule() -> None:
    options = {**SOLO, "solo_feast_hall": "removed"}
    taverns = {Game.new(RULES, 1, seed=seed, options=options).play.state.cards[4] for seed in range(60)}
    assert taverns == {"towns.tavern", "towns.almshouse"}


@pytest.mark.clause("TT-SOLO-5", "TT-SOLO-6", "TT-SOLO-7")
def test_the_cards_flow_as_in_the_example() -> None:
    told = example("solo_river")
    deck = told["deck_top_first"]
    scene = solo()
    scene.pile(deck[3:], display=deck[:3])
    game = scene.naming()
    for entry, place in zip(told["log"], told["choices"], strict=True):
        state = game.play.state
        assert list(state.display) == entry["open"]
        assert set(texts(game, 0)) == {f"name {resource}" for resource in entry["open"]}
        assert state.display[place] == entry["chosen"]
        act(game, 0, f"name {entry['chosen']}")
        assert {text.split()[1] for text in texts(game, 0)} == {entry["chosen"]}
        act(game, 0, texts(game, 0)[0], "done")
        check_towns(game)
    state = game.play.state
    assert list(state.display) == told["open_after"]
    assert [*state.deck, *state.under] == told["deck_after_top_first"]
    assert len(told["deck_after_top_first"]) == 12


@pytest.mark.clause("TT-SOLO-5", "TT-SETUP-12", "TT-SETUP-13")
def test_three_cards_of_the_shuffled_deck_lie_open() -> None:
    shown = set()
    for seed in range(12):
        game = Game.new(RULES, 1, seed=seed, options={**SOLO, "monuments": "off"})
        cards = [resource for resource in RESOURCES for _ in range(3)]
        order = dict(game.log[0].chance)["resources"]
        assert (*game.play.state.display, *game.play.state.deck) == tuple(cards[place] for place in order)
        assert len(game.play.state.display) == 3
        shown.add(game.play.state.display)
    assert len(shown) > 6


@pytest.mark.clause("TT-SOLO-6")
def test_what_no_open_card_shows_cannot_be_chosen() -> None:
    scene = solo()
    scene.pile(["stone"] * 3 + ["glass"] * 3 + ["brick"] * 3 + ["wheat"] * 3, display=["wood"] * 3)
    game = scene.naming()
    assert texts(game, 0) == ["name wood"]  # three cards with one face are one choice
    assert cited(game, "name brick", 0) == {"TT-SOLO-6"}
    act(game, 0, "name wood")
    assert game.play.state.display == ("stone", "wood", "wood")


@pytest.mark.clause("TT-SOLO-7")
def test_the_deck_is_a_queue_of_twelve_that_is_never_shuffled_again() -> None:
    """The card under the deck comes back as the thirteenth, after the twelve that lay in it."""
    scene = solo(options={"cavern": "on"})
    deck = ["wood", "wheat", "brick", "glass"] * 3
    scene.pile(deck, display=["stone"] * 3)
    game = scene.naming()
    order, queue = [*deck], ["stone"] * 3
    for number in range(15):
        state = game.play.state
        assert list(state.display) == queue
        assert len(state.deck) + len(state.under) == 12
        chosen = queue[number % 3]
        place = queue.index(chosen)
        act(game, 0, f"name {chosen}", texts_after(game, chosen), "done")
        assert not game.log[-1].chance
        order.append(chosen)
        queue[place] = order.pop(0)


def texts_after(game: Game, resource: str) -> str:
    """Return a cube's place: the first empty square."""
    town = game.play.state.towns[0]
    name = next(f"{'abcd'[place % 4]}{place // 4 + 1}" for place, what in enumerate(town.squares) if not what)
    return f"place {resource} {name}"


@pytest.mark.clause("TT-SOLO-8", "TT-BLD-FACTORY-2", "TT-BLD-WAREHOUSE-2", "TT-MON-BONDMAKER-1", "TT-CAVERN-7")
def test_the_chosen_card_counts_as_named_by_another_player() -> None:
    scene = solo("factory cottage statue_of_the_bondmaker", options={"cavern": "on"})
    scene.lay(0, "a1", "wood")
    scene.pile(["stone"] * 12, display=["wood", "brick", "glass"])
    game = scene.naming()
    act(game, 0, "name wood")
    others = [text for text in texts(game, 0) if "place" not in text]
    assert others == ["take wheat", "take brick", "take glass", "take stone", "store b1", "discard"]
    store = solo("warehouse")
    store.lay(0, "a1", "brick")
    game = store.placing("wood")
    assert [text for text in texts(game, 0) if "place" not in text] == ["store a1", "swap a1 brick"]
    act(game, 0, "swap a1 brick", "place brick d4", "done")
    assert (lying(game, 0, "a1"), square(game, 0, "d4")) == (("wood",), "brick")


@pytest.mark.clause("TT-CAVERN-7")
def test_the_cavern_is_off_unless_switched_on() -> None:
    assert "discard" not in texts(solo().placing("wood"), 0)


def act_on(game: Game, text: str) -> Game:
    game.apply(text, 0)
    return game


@pytest.mark.clause("TT-SOLO-9", "TT-SOLO-12", "TT-MON-STARLOOM-1")
def test_the_game_ends_when_the_town_is_complete_and_the_starloom_scores_six() -> None:
    game = solo(FULL.replace("wood", "the_starloom", 1).removesuffix("wood") + ".").placing("glass")
    act(game, 0, "place glass d4")
    assert game.result is None  # not yet
    game = act_on(game, "done")
    assert game.result is not None
    assert game.result["scores"] == [6 - 15]
    assert game.result["winners"] == [0]


@pytest.mark.clause("TT-SOLO-10")
def test_the_total_is_read_off_the_table_of_ranks() -> None:
    for row in example("solo_ranks")["rows"]:
        assert rank_of(row["total"]).name["en"] == row["rank"], row


@pytest.mark.clause("TT-SOLO-10")
@pytest.mark.parametrize(
    ("town", "total", "rank"),
    [
        ("tavern " * 5 + "shed " * 11, 31, "Engineer"),
        ("tavern " * 5 + "shed " * 3, 20 + 3 - 8, "Builder's Apprentice"),
        ("tavern", 2 - 15, "Aspiring Architect"),
    ],
)
def test_a_solo_game_ends_with_its_rank(town: str, total: int, rank: str) -> None:
    result = solo(town).ended().result
    assert result is not None
    assert (result["scores"], result["rank"]) == ([total], rank)
    other = TownScene(town).ended().result
    assert other is not None
    assert "rank" not in other  # only in solo mode
