"""What a seat is asked: lines that hold every legal action once, numbers in the picture, short forms, explanations."""

from __future__ import annotations

import random

import pytest
from swcore_tiny_towns import fx
from swcore_tiny_towns.position.pieces import Monument
from swcore_tiny_towns.position.squares import SQUARES
from swcore_tiny_towns.position.view import Town
from swcore_tiny_towns.testing import TownScene

from swcore import Game, hookimpl
from swcore.bots import make_bot
from swcore.cli.contract import renderer_of
from swcore.engine.effects import Effect
from tests.cli.conftest import Screen
from tests.shared.screens import drawn


def lines(game: Game, seat: int = 0, language: str = "en") -> list[tuple[list[str], str, str]]:
    """Return the menu as (texts of the actions, text, what they do)."""
    return [
        ([one.text for one in actions], text, what)
        for actions, text, what in renderer_of(game.ruleset, language).menu(game, seat)
    ]


def typed(game: Game, line: str, seat: int = 0) -> str:
    return renderer_of(game.ruleset, "en").typed(game, seat, line)


def answers(game: Game, *typing: str, language: str = "en") -> list[list[str]]:
    """Return for each line typed by seat 1 the rows of the answer."""
    bots = {seat: make_bot("random", game.ruleset, seat) for seat in range(1, game.play.setup.seats)}
    told = Screen(game, bots, language).answers(*typing)
    return [[" ".join(row.split()) for row in one.splitlines()] for one in told]


# -- completeness


@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("town_hall", 2), ("solo", 1)])
def test_every_legal_action_is_offered_exactly_once(mode: str, seats: int) -> None:
    game = Game.new("tiny-towns", seats, seed=12, options={"mode": mode, "cavern": "on"})
    dice = random.Random(mode)
    kinds = set()
    while not game.over:
        seat = dice.choice(game.pending)
        legal = game.legal_actions(seat)
        offered = [text for actions, _, _ in lines(game, seat) for text in actions]
        assert sorted(offered) == sorted(action.text for action in legal)
        builds = [action for action in legal if action.kind in ("build", "choose", "put", "replace", "swap", "store", "discard")]
        action = dice.choice(builds or legal)
        kinds.add(action.kind)
        game.apply(action, seat)
    assert {"name" if mode != "town_hall" else "take", "place", "build", "discard", "done"} <= kinds


def test_placing_on_any_square_is_one_line_and_a_match_is_one_line_too() -> None:
    place = lines(TownScene("wood", "").placing("wood", 0))
    assert [(len(texts), text) for texts, text, _ in place] == [(15, "place wood …")]
    build = lines(TownScene("wood stone . . / wheat wheat . . / wood wood . .", "").building())
    assert [(len(texts), text) for texts, text, _ in build] == [(2, "build well …"), (4, "build farm …"), (1, "done")]


@pytest.mark.clause("TT-BLD-SHED-2")
def test_a_building_that_may_go_anywhere_is_one_line_for_each_set_of_cubes() -> None:
    game = TownScene("wood stone / stone", "", cards=["shed"]).building()
    shown = [(len(texts), text, what.partition(",")[0]) for texts, text, what in lines(game)]
    sheds = [(15, "build shed …", "Shed from a1 b1"), (15, "build shed …", "Shed from a1 a2")]  # 13 empty and 2 emptied squares
    assert shown == [*sheds, (1, "done", "build no more in this round")]


@pytest.mark.clause("TT-PLACE-5", "TT-BLD-WAREHOUSE-2", "TT-BLD-WAREHOUSE-3", "TT-MON-BONDMAKER-1", "TT-CAVERN-2")
def test_ways_round_placing_are_lines_that_tell_what_happens() -> None:
    made = TownScene("warehouse cottage statue_of_the_bondmaker", "", options={"cavern": "on"})
    made.lay(0, "a1", "wood")
    told = {text: what for _, text, what in lines(made.placing("glass", 1))}
    assert told["store a1"] == "put the cube on Warehouse on a1 (wood)"
    assert told["swap a1 wood"] == "put the cube on Warehouse on a1 (wood), place wood from it"
    assert told["store b1"] == "put the cube on Cottage on b1"
    assert told["discard"] == "set the cube aside for good (0 so far)"


# -- the picture above the question


@pytest.mark.clause("TT-ROUND-5", "TT-PLACE-4")
def test_the_number_on_a_square_is_that_of_the_line_which_places_there() -> None:
    game = TownScene("wood . glass", "").placing("brick", 1)
    rows = drawn(renderer_of(game.ruleset, "en").prompt(game, 0))
    shown = "\n".join(rows)
    assert "1   ■     1     ■     2" in shown
    assert "4   11    12    13    14" in shown
    assert rows[-1] == "Where does the brick go?"
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    screen.answers("12")
    assert game.play.state.towns[0].squares[SQUARES.index("b4")] == "brick"


@pytest.mark.clause("TT-BUILD-1")
def test_the_cards_that_a_cube_would_complete_are_named_with_its_squares() -> None:
    made = TownScene("wood . / . . ", "")
    place = lines(made.placing("stone", 1))
    assert place[0][2] == "on the square with that number · last cube of: Well (b1 a2)"
    naming = {text: what for _, text, what in lines(TownScene("wood", "").naming())}
    assert naming["name stone"] == "everybody places stone · last cube of: Well"
    assert naming["name glass"] == "everybody places glass"


@pytest.mark.clause("TT-SETUP-8", "TT-SETUP-9")
def test_the_two_monuments_dealt_are_shown_with_patterns_before_one_is_kept() -> None:
    game = Game.new("tiny-towns", 2, seed=1)
    shown = "\n".join(drawn(renderer_of(game.ruleset, "en").prompt(game, 0)))
    for id in game.play.state.dealt[0]:
        card = game.ruleset.pieces[id]
        assert card.name["en"] in shown
        assert card.text["en"].split(". ")[0][:40] in " ".join(shown.split())


@pytest.mark.clause("TT-SOLO-6", "TT-ROUND-12")
def test_who_plays_alone_sees_the_town_before_choosing_a_resource() -> None:
    solo = TownScene("wood", mode="solo")
    solo.pile(["wood"] * 12, display=["glass", "stone", "stone"])
    last = TownScene("wood", "farm " * 16)
    last.complete(1, 1)
    for game in (solo.naming(2), last.naming(2)):
        assert "1   ■     ·     ·     ·" in drawn(renderer_of(game.ruleset, "en").prompt(game, 0))
    both = TownScene("wood", "farm").naming()
    assert drawn(renderer_of(both.ruleset, "en").prompt(both, 0)) == ["Which resource do you name for everybody?"]


# -- short forms


@pytest.mark.parametrize("line", ["b2", "B2", "place b2", "pl b2", "б2"])
def test_a_square_alone_stands_for_placing_there(line: str) -> None:
    assert typed(TownScene("", "").placing("wood", 1), line) == "place wood b2"


@pytest.mark.parametrize("line", ["wood b2", "дерево б2", "Wood B2"])
def test_a_resource_and_a_square_stand_for_placing_it_there(line: str) -> None:
    assert typed(TownScene("", "").placing("wood", 1), line) == "place wood b2"
    (told,) = answers(TownScene("", "").placing("glass", 1), line)
    assert told == ["place wood b2 is not possible now:", "– the cube is glass (TT-ROUND-5)"]


@pytest.mark.parametrize(
    ("line", "text"),
    [("wood", "name wood"), ("дерево", "name wood"), ("name пшеница", "name wheat"), ("Камень", "name stone"), ("3", "3")],
)
def test_a_resource_is_understood_in_both_languages(line: str, text: str) -> None:
    assert typed(TownScene("", "").naming(), line) == text


def test_a_short_form_that_may_mean_several_actions_does_nothing_but_list_them() -> None:
    game = TownScene("wood stone . . . . . . wood stone", "").building()
    (told,) = answers(game, "well")
    assert told == [
        "Which one do you mean?",
        *(f"{n} build well {one}" for n, one in enumerate(("a1 b1", "b1 a1", "a3 b3", "b3 a3"), 1)),
    ]
    assert typed(game, "b3") == "build well b3 a3"
    assert typed(game, "d4") == "d4"


# -- explanations


@pytest.mark.clause("TT-BLD-WELL-1", "TT-SCORE-2")
def test_a_build_is_explained_by_what_it_changes_about_the_score() -> None:
    (told,) = answers(TownScene("wood stone cottage", "").building(), "? build well b1 a1")
    assert told[0] == "build well b1 a1 is possible."
    assert told[-4:] == [
        "in points, as things stand:",
        "+1 cottages next to wells (TT-BLD-WELL-1)",
        "+1 empty squares (TT-SCORE-2)",
        "= 2",
    ]


@pytest.mark.clause("TT-BLD-FEASTHALL-1", "TT-ROUND-6")
def test_the_forecast_of_a_build_knows_the_others_as_of_the_last_round() -> None:
    feast = "wood wood glass"
    game = TownScene(feast, feast, cards=["feast_hall"]).building()
    game.apply("build feast_hall a1 b1 c1", 1)
    parts = game.explain("build feast_hall a1 b1 c1", 0)
    assert sum(part.amount for part in parts) == 4  # 3 for more halls than the neighbour had, and 1 for the square


@pytest.mark.parametrize(
    ("typing", "en", "ru"),
    [
        ("build well a1 b1", "first the cube is placed (TT-BUILD-9)", "сначала ставят кубик (TT-BUILD-9)"),
        ("place wood a1", "the cube is glass (TT-ROUND-5)", "сейчас ставят кубик «стекло» (TT-ROUND-5)"),
        ("place glass a1", "a1 is not empty (TT-ROUND-5, TT-PLACE-4)", "клетка a1 не пуста (TT-ROUND-5, TT-PLACE-4)"),
        (
            "name wood",
            "now a cube is placed (TT-ROUND-1, TT-PLACE-5)",
            "сейчас ставят кубик (TT-ROUND-1, TT-PLACE-5)",
        ),
    ],
)
@pytest.mark.clause("TT-BUILD-9", "TT-PLACE-4", "TT-ROUND-5", "TT-PLACE-5")
def test_why_something_is_not_possible_is_told_in_both_languages(typing: str, en: str, ru: str) -> None:
    for language, reason in (("en", en), ("ru", ru)):
        game = TownScene("wood stone", "").placing("glass", 1)
        (told,) = answers(game, f"? {typing}", language=language)
        assert f"– {reason}" in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "'place wood e9' cannot be read: one of its words does not name anything here. Write it as: place RESOURCE SQUARE.",
        ),
        ("ru", "«положить дерево e9» не разобрать: какого-то из этих слов здесь нет. Пишется так: положить РЕСУРС КЛЕТКА."),
    ],
)
def test_a_word_that_names_nothing_is_not_taken_for_a_missing_one(language: str, told: str) -> None:
    (answer,) = answers(TownScene("", "").placing("wood", 1), "place wood e9", language=language)
    assert " ".join(answer) == told


# -- strangers


class Oracle(Monument):
    """Asks its owner a question when it is built."""

    @hookimpl
    def towns_put(self, town: Town, square: int) -> Effect:
        return fx.ask(town, square, "omen", ("sun", "blue_moon"), "Which omen do you see?")

    @hookimpl
    def towns_answered(self, town: Town, value: str) -> Effect:
        return fx.note(town, "omen", value)


def test_a_card_of_a_stranger_is_shown_drawn_and_asks_in_its_own_words() -> None:
    oracle = Oracle("home.oracle", pattern="wood wood", name={"en": "Oracle"}, text={"en": "It asks."})
    made = TownScene("wood wood", "", monuments=("oracle",), with_pieces=(oracle,))
    game = made.building()
    game.apply("build oracle a1 b1", 0)
    renderer = renderer_of(game.ruleset, "en")
    assert drawn(renderer.prompt(game, 0)) == ["Oracle: Which omen do you see?"]
    assert [what for _, _, what in renderer.menu(game, 0)] == ["sun", "blue moon"]
    assert any(row.startswith("1 Oracl   ·     ·     ·") for row in drawn(renderer.page(game, 0, "towns", [], 80)))
