"""The sheet of a town: cubes cleared, every card once, empty squares, parts with reasons."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from swcore_tiny_towns.position.answers import EMPTY, UNFED, Feeding
from swcore_tiny_towns.position.pieces import TYPES, Building, Card
from swcore_tiny_towns.position.squares import RESOURCES, SQUARES
from swcore_tiny_towns.scoring.score import score, total
from swcore_tiny_towns.scoring.sheet import Line, Sheet
from swcore_tiny_towns.testing import TownScene

from swcore import Game, Modifier, PluginError, hookimpl, load_plugins
from tests.towns.helpers import RULES, clauses, mask, record, sheet, view

CARDS = [id.removeprefix("towns.") for id, piece in RULES.pieces.items() if isinstance(piece, Card)]


def line_of(found: Sheet, card: str) -> Line:
    """Return the line of a card, or of the empty squares."""
    return next(line for line in found.lines if line.card in (card, f"towns.{card}"))


# -- empty squares


@pytest.mark.clause("TT-SCORE-1", "TT-SCORE-2", "TT-SCORE-9")
def test_cubes_are_cleared_and_every_square_without_a_building_costs_one() -> None:
    found = sheet("shed wood . .  . brick glass .")
    assert found.empty.bit_count() == 15
    assert (line_of(found, EMPTY).count, line_of(found, EMPTY).points) == (15, -15)
    assert found.total == 1 - 15
    full = " ".join(["shed"] * 16)
    assert (sheet(full).empty, sheet(full).total) == (0, 16)


@pytest.mark.clause("TT-SCORE-1", "TT-BLD-WAREHOUSE-6", "TT-MON-BONDMAKER-5")
def test_cubes_on_warehouses_stay_and_cost_and_cubes_on_cottages_cost_nothing() -> None:
    town = "warehouse cottage statue_of_the_bondmaker farm"
    bare = sheet(town).total
    assert sheet(record(town, {"a1": ("wood", "wood", "brick")})).total == bare - 3
    assert sheet(record(town, {"b1": ("stone",)})).total == bare
    game = TownScene("warehouse cottage statue_of_the_bondmaker farm")
    game.lay(0, "a1", "wood", "glass")
    game.lay(0, "b1", "stone")
    ended = game.ended()
    assert ended.play.state.towns[0].on == {"a1": ("wood", "glass")}
    assert ended.result is not None
    assert ended.result["scores"] == [bare - 2]


@pytest.mark.clause("TT-MON-CATHEDRAL-1", "TT-INT-19", "TT-SCORE-9")
@pytest.mark.case("CASE-TT-10")
def test_the_cathedral_takes_the_price_off_empty_and_cleared_squares() -> None:
    buildings = "cathedral_of_caterina shed shed shed  shed shed shed shed  shed"
    found = sheet(f"{buildings} wood wood stone  . . . .")
    assert found.empty.bit_count() == 7
    assert line_of(found, "cathedral_of_caterina").points == 2
    assert line_of(found, EMPTY).points == 0
    told = [(part.amount, part.clause, part.piece) for part in line_of(found, EMPTY).parts]
    assert told == [(-7, "TT-SCORE-2", ""), (7, "TT-MON-CATHEDRAL-1", "towns.cathedral_of_caterina")]


@pytest.mark.clause("TT-SCORE-1", "TT-TERM-2")
def test_what_is_cleared_is_hidden_from_the_scoring_of_cards() -> None:
    """A card that counts empty squares counts those that held cubes, too."""

    class Garden(Building):
        """A point for every empty square."""

        @hookimpl
        def towns_score(self, town: Any) -> Modifier:
            assert not set(town.squares) & set(RESOURCES)
            return Modifier(town.empty.bit_count(), "empty squares around")

    game = TownScene("garden wood . .", with_pieces=[Garden("home.garden", type="well", pattern="wood")]).building()
    assert score(game.play.view, 0).total == 15 - 15


# -- lines and parts


@pytest.mark.clause("TT-SCORE-3", "TT-SCORE-6")
def test_every_card_of_the_town_has_one_line_and_no_other_card_has_one() -> None:
    found = sheet("well cottage farm well  bank . . fort_ironweed", monuments=["towns.the_sky_baths"])
    told = [(line.card.removeprefix("towns."), line.count, line.points) for line in found.lines]
    assert told == [
        ("cottage", 1, 3),
        ("farm", 1, 0),
        ("well", 2, 1),  # one of them touches the cottage
        ("bank", 1, 4),
        ("fort_ironweed", 1, 7),
        ("empty", 10, -10),
    ]
    assert (found.total, found.fed) == (5, mask("b1"))


@pytest.mark.clause("TT-SCORE-5")
def test_a_table_is_scored_once_and_fixed_points_by_the_number_of_pieces() -> None:
    assert clauses("tavern", "tavern tavern tavern .") == {"TT-BLD-TAVERN-1": 9}
    assert clauses("bank", "bank bank . bank") == {"TT-BLD-BANK-1": 12}


@pytest.mark.clause("TT-MON-MAUSOLEUM-1", "TT-FEED-13")
def test_unfed_cottages_stand_on_the_line_of_the_cottages_with_the_piece_that_pays_for_them() -> None:
    found = line_of(sheet("cottage cottage granary grand_mausoleum_of_the_rodina  . . . cottage"), "cottage")
    told = [(part.amount, part.clause, part.piece) for part in found.parts]
    assert told == [
        (6, "TT-BLD-COTTAGE-1", "towns.cottage"),
        (3, "TT-MON-MAUSOLEUM-1", "towns.grand_mausoleum_of_the_rodina"),
    ]


def crowd(draw: st.DrawFn) -> tuple[str, dict[str, tuple[str, ...]], dict[str, int]]:
    """Draw any town at all, with things lying about, also one that play cannot reach."""
    words = draw(st.lists(st.sampled_from([*CARDS, *RESOURCES, ".", "cottage", "cottage"]), min_size=16, max_size=16))
    lying = draw(st.dictionaries(st.sampled_from(SQUARES), st.lists(st.sampled_from(RESOURCES), max_size=3).map(tuple)))
    noted = draw(st.dictionaries(st.just("shrine_of_the_elder_tree.count"), st.integers(1, 16)))
    return " ".join(words), lying, noted


@pytest.mark.clause("TT-SCORE-3", "TT-SCORE-4", "TT-SCORE-9")
@settings(max_examples=100)
@given(st.composite(crowd)())
def test_any_town_is_scored_and_all_adds_up(town: tuple[str, dict[str, tuple[str, ...]], dict[str, int]]) -> None:
    drawn = record(*town)
    seen = view(drawn, ". . . .", completed=(3, 4))
    found = score(seen, 0)
    assert found.total == sum(line.points for line in found.lines) == total(seen, 0)
    buildings = [what for what in drawn.squares if what in RULES.pieces]
    assert {line.card: line.count for line in found.lines} == {
        **{id: buildings.count(id) for id in buildings},
        EMPTY: 16 - len(buildings),
    }
    for line in found.lines:
        assert line.points == sum(part.amount for part in line.parts)
        assert all(part.reason and (part.clause or not part.amount) for part in line.parts)
    types = [TYPES.index(RULES.pieces[line.card].type) for line in found.lines[:-1]]  # type: ignore[attr-defined]
    assert types == sorted(types)


# -- looking ahead


@pytest.mark.clause("TT-SCORE-4", "TT-FEED-1")
@pytest.mark.parametrize("seed", range(3))
def test_totals_while_a_game_goes_on_equal_a_recount_from_nothing(seed: int) -> None:
    """What was found out about a town earlier in the game, or in another seat's town, never shows in a later total."""
    rng = Random(seed)
    game = Game.new(RULES, 3, seed=seed)
    fresh = load_plugins("tiny-towns")
    steps = 0
    while not game.over:
        seat = game.pending[0]
        actions = game.legal_actions(seat)
        builds = [action for action in actions if action.kind == "build"]
        game.apply(rng.choice(builds or actions), seat)
        steps += 1
        if steps % 5 == 0:
            for one in range(3):
                fresh.compiled.surveys.clear()
                again = type(game.play.view)(fresh, game.play.setup, game.play.state)
                assert total(game.play.view, one) == score(again, one).total


@pytest.mark.clause("TT-SCORE-4", "TT-BLD-FEASTHALL-5")
def test_a_town_is_looked_at_again_when_its_neighbour_changed() -> None:
    mine = "feast_hall feast_hall . ."
    assert total(view(mine, "feast_hall . . ."), 0) == 6 - 14
    assert total(view(mine, "feast_hall feast_hall . ."), 0) == 4 - 14
    assert total(view(mine, "feast_hall . . ."), 0) == 6 - 14


@pytest.mark.clause("TT-SCORE-4", "TT-MON-STARLOOM-1")
def test_a_town_is_looked_at_again_when_towns_were_completed() -> None:
    assert total(view("the_starloom . . .", ". . . .", completed=(3, 0)), 0) == 6 - 15
    assert total(view("the_starloom . . .", ". . . .", completed=(3, 2)), 0) == 3 - 15


# -- answers that no host can use


def bad(hook: str, answer: Any) -> Building:
    """Return a card that gives an answer to a hook."""

    def implementation(self: Building) -> Any:
        return answer

    made: Any = type("Bad", (Building,), {hook: hookimpl(implementation)})
    card: Building = made("home.bad", type="farm", pattern="wood", feedable=True)
    return card


@pytest.mark.parametrize(
    ("hook", "answer"),
    [
        ("towns_score", 3),
        ("towns_score", "three"),
        ("towns_score", [Modifier(1, "one"), 2]),
        ("towns_score", Modifier(1, "one", phase="set")),
        ("towns_score_fed", 3.0),
        ("towns_score_fed", [None]),
        ("towns_worth", 1),
        ("towns_feeds", 4),
        ("towns_feeds", (0, (1,))),
    ],
)
def test_a_wrong_answer_is_blamed_on_its_card_and_hook(hook: str, answer: Any) -> None:
    game = TownScene("bad . . .", with_pieces=[bad(hook, answer)]).building()
    for way in (score, total):
        with pytest.raises(PluginError) as error:
            way(game.play.view, 0)
        assert error.value.code == "bad-answer"
        assert (error.value.details["piece"], error.value.details["hook"]) == ("home.bad", hook)


def test_several_modifiers_and_none_are_answers() -> None:
    class Fair(Building):
        """Two parts, one of them a loss, and nothing for feeding."""

        @hookimpl
        def towns_score(self) -> list[Modifier]:
            return [Modifier(4, "stalls"), Modifier(-1, "noise")]

        @hookimpl
        def towns_score_fed(self) -> None:
            return None

        @hookimpl
        def towns_worth(self, what: str) -> Modifier | None:
            return Modifier(2, "gleaning") if what == UNFED else None

        @hookimpl
        def towns_feeds(self) -> Feeding | None:
            return None

    game = TownScene("fair cottage . .", with_pieces=[Fair("home.fair", type="theater", pattern="wood")]).building()
    found = score(game.play.view, 0)
    assert [(line.card, line.points) for line in found.lines] == [("towns.cottage", 2), ("home.fair", 3), ("empty", -14)]
    assert found.total == total(game.play.view, 0) == -9
