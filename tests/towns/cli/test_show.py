"""Towns, cards and scores of Tiny Towns as pictures and tables."""

from __future__ import annotations

import json
import re

import pytest
from rich.console import Console
from swcore_tiny_towns.terminal.picture import CUBE_STYLES, TYPE_STYLES, draw_pattern
from swcore_tiny_towns.testing import TownScene
from swcore_tiny_towns.wording.names import Lexicon

from swcore import Game
from swcore.cli.contract import renderer_of
from swcore.cli.drawing.pages import drawn as drawn_page
from tests.cli.conftest import Run
from tests.shared.rulesets import rules
from tests.shared.screens import drawn
from tests.towns.cli.helpers import page

RULES = rules("tiny-towns")


def scene(first: str, *others: str, **more: object) -> TownScene:
    return TownScene(first, *others, **more)  # type: ignore[arg-type]


# -- pictures


@pytest.mark.clause("TT-TERM-1", "TT-TERM-2", "TT-TERM-4")
def test_a_town_is_four_rows_of_four_squares_with_cubes_buildings_and_what_lies_on_them() -> None:
    made = scene("cottage wood . well / . glass . . / . . . . / . . . factory", "")
    made.lay(0, "d4", "stone")
    rows = page(made.placing("wheat", 1), 0, "towns")
    at = next(number for number, row in enumerate(rows) if row.startswith("You · "))
    own = [row[:25].rstrip() for row in rows[at + 1 : at + 10]]
    assert own == [
        "    a     b     c     d",
        "1 Cotta   ■     ·    Well",
        "         wood",
        "2   ·     ■     ·     ·",
        "        glass",
        "3   ·     ·     ·     ·",
        "",
        "4   ·     ·     ·   Facto",
        "                    stone",
    ]


@pytest.mark.clause("TT-BLD-WAREHOUSE-1", "TT-MON-BONDMAKER-1")
def test_cubes_on_a_building_are_blocks_with_their_names_below() -> None:
    made = scene("warehouse", "")
    made.lay(0, "a1", "wood", "brick", "wood")
    rows = page(made.placing("wheat", 1), 0, "towns")
    assert any(row.startswith("   ■■■") for row in rows)
    assert any(row.startswith("a1: wood, brick, wood") for row in rows)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [80, 160])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.clause("TT-SETUP-1")
def test_towns_stand_side_by_side_as_far_as_the_width_allows(seats: int, width: int, language: str) -> None:
    game = Game.new("tiny-towns", seats, seed=2, options={"monuments": "off"})
    rows = page(game, 0, "towns", language=language, width=width)
    heads = [len(re.findall(r"    a     b     c     d", row)) for row in rows]
    across = 3 if width == 80 else 6
    expected = [min(across, seats - first) for first in range(0, seats, across)]
    assert [count for count in heads if count] == expected
    for word in ("towns", "cards", "score"):
        assert max(map(len, page(game, 0, word, language=language, width=width))) <= width


@pytest.mark.parametrize(("language", "told"), [("en", "Player 2 · −12 · done"), ("ru", "Игрок 2 · −12 · готов")])
def test_that_a_town_is_complete_is_told_within_its_width(language: str, told: str) -> None:
    made = scene("", "well well well well wood wood wood wood glass glass glass glass brick brick brick brick")
    made.complete(3, 1)
    assert any(told in row for row in page(made.naming(4), 0, "towns", language=language, width=80))


def test_no_name_of_a_card_is_divided_where_the_cards_in_play_take_two_lines() -> None:
    made = scene("", "", cards=["orchard", "fountain", "abbey", "feast_hall", "tailor", "trading_post"])
    rows = page(made.naming(), 0, "towns", width=80)
    at = next(number for number, row in enumerate(rows) if row.startswith("In play:"))
    assert rows[at].split("   ")[-1] == "Tailor"
    assert rows[at + 1].strip() == "Trading Post"


def test_every_type_and_every_resource_has_a_colour_of_its_own() -> None:
    assert len(set(TYPE_STYLES.values())) == len(TYPE_STYLES) == 8
    assert len(set(CUBE_STYLES.values())) == len(CUBE_STYLES) == 5
    console = Console(color_system="256", force_terminal=True)
    with console.capture() as shown:
        console.print(drawn_page(draw_pattern(Lexicon("en", RULES), RULES.pieces["towns.cottage"])))  # type: ignore[arg-type]
    assert shown.get().count("\x1b[38;5;") == 3


@pytest.mark.parametrize("language", ["en", "ru"])
def test_short_names_of_the_cards_fit_a_square_and_differ(language: str) -> None:
    words = Lexicon(language, RULES)
    shorts = [words.short(card.id) for card in (*RULES.compiled.buildings, *RULES.compiled.monuments)]
    assert len(set(shorts)) == len(shorts) == 40
    assert {len(short) for short in shorts} <= {3, 4, 5}


# -- cards


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.clause("TT-SETUP-4", "TT-BUILD-1")
def test_the_page_of_the_cards_shows_the_seven_in_play_with_their_patterns(language: str) -> None:
    game = scene("", cards=["granary", "inn"]).naming()
    text = "\n".join(page(game, 0, "cards", language=language))
    words = Lexicon(language, RULES)
    for id in game.play.state.cards:
        assert words.card(id) in text
        assert words.card_text(id) in text
    assert words.card("towns.farm") not in text
    cards = [card for card in RULES.compiled.buildings if card.id in game.play.state.cards]
    assert text.count("■") == sum(len(card.cells) for card in cards)


@pytest.mark.clause("TT-BLD-COTTAGE-1")
def test_a_pattern_is_drawn_as_it_is_printed() -> None:
    picture = draw_pattern(Lexicon("en", RULES), RULES.pieces["towns.cottage"])  # type: ignore[arg-type]
    assert [line.rstrip() for line in picture.plain().splitlines()] == ["    ■wh", "■br ■gl"]


@pytest.mark.clause("TT-SOLO-5", "TT-TOWNHALL-4", "TT-TOWNHALL-6", "TT-SETUP-13")
def test_open_cards_and_the_discard_pile_are_shown_in_their_modes() -> None:
    solo = scene("", mode="solo")
    solo.pile(["wood"] * 12, display=["glass", "stone", "stone"])
    assert "Open cards: ■ glass  ■ stone  ■ stone" in page(solo.naming(), 0, "towns")
    hall = scene("", "", mode="town_hall")
    hall.pile(["wood"] * 7, buried=["brick"] * 5, discard=["glass", "wheat", "wood"])
    rows = page(hall.placing("wood", round=5), 0, "towns")
    assert "Cards shown: glass, wheat, wood. 7 cards more before all are shuffled." in rows


# -- scores


@pytest.mark.clause("TT-SCORE-3", "TT-BLD-COTTAGE-1", "TT-FEED-3", "TT-SCORE-2")
def test_the_page_of_the_scores_lists_every_card_with_reasons_and_clauses() -> None:
    game = scene("cottage cottage farm well", "tavern").naming()
    rows = [" ".join(row.split()) for row in page(game, 0, "score", "1")]
    assert rows[0] == "You: −6 points"  # 6 for two fed cottages, none for the well beside the farm, 12 squares are empty
    assert "Cottage 2 6 +6 fed cottages (TT-BLD-COTTAGE-1)" in rows
    assert "empty squares 12 −12 −12 empty squares (TT-SCORE-2)" in rows
    assert rows[-1] == "Fed: a1 b1."
    both = [" ".join(row.split()) for row in page(game, 0, "score")]
    assert "Player 2: −13 points" in both  # 2 for the tavern, 15 squares empty
    assert page(game, 0, "score", "3") == ["There is no player 3."]


@pytest.mark.clause("TT-TIE-1", "TT-TIE-2", "TT-TIE-3", "TT-SCORE-8")
def test_the_final_table_tells_what_ties_are_decided_by() -> None:
    made = scene("tavern", "tavern")
    made.namers(0, 1, 0)
    rows = [" ".join(row.split()) for row in drawn(renderer_of(RULES, "en").final(made.ended(), None))]
    assert "1 Player 2 −13 1 15 0" in rows
    assert "2 Player 1 −13 2 15 0" in rows
    assert "Player 2 won." in rows
    assert any("TT-TIE-1" in row for row in rows)


@pytest.mark.clause("TT-TIE-6")
def test_nobody_is_told_of_naming_where_nobody_names() -> None:
    rows = drawn(renderer_of(RULES, "en").final(scene("tavern", "tavern", mode="town_hall").ended(), None))
    assert "Ties: who has fewer empty squares (TT-TIE-2), more cottages (TT-TIE-3)." in rows
    assert not any("Named" in row for row in rows)


@pytest.mark.clause("TT-TIE-5")
def test_players_who_share_the_win_are_both_named() -> None:
    rows = drawn(renderer_of(RULES, "ru").final(scene("tavern", "tavern").ended(), 0))
    assert rows[-1] == "Победа поделена: Вы, Игрок 2."


# -- the command line


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Pattern: wheat wheat / wood wood"), ("ru", "Схема: пшеница пшеница / дерево дерево")],
)
@pytest.mark.clause("TT-BLD-FARM-1")
def test_a_card_is_shown_with_its_pattern(run: Run, language: str, told: str) -> None:
    shown = run("show", "towns.farm", "--lang", language)
    assert shown.exit_code == 0
    assert told in shown.output.splitlines()


@pytest.mark.clause("TT-SOLO-1", "TT-OPT-1")
def test_the_solo_mode_is_for_one_player_unasked_and_other_modes_for_two(run: Run) -> None:
    for mode, seats in (("solo", 1), ("town_hall", 2)):
        told = run("simulate", "tiny-towns", "--mode", mode, "-n", "1", "--bots", "random", "--seed", "1", "--json")
        assert json.loads(told.output)["players"] == seats


@pytest.mark.clause("TT-SOLO-1", "TT-OPT-1")
def test_a_mode_that_does_not_fit_the_players_is_refused_with_a_hint(run: Run) -> None:
    failed = run("play", "tiny-towns", "--mode=solo", "--players", "3", "--bots")
    assert failed.exit_code != 0
    assert "The solo mode is for one player, not 3." in failed.output
    assert "--players 1" in failed.output


@pytest.mark.clause("TT-OPT-1", "TT-OPT-2", "TT-OPT-3", "TT-OPT-4")
def test_the_options_of_the_game_are_listed_with_their_defaults(run: Run) -> None:
    rows = run("options", "tiny-towns").output.splitlines()
    assert {"mode=base", "monuments=on", "cavern=off", "solo_feast_hall=self"} <= set(rows)
