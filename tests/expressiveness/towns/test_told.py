"""How what home-made cards of towns do is told, in both languages: to whom, when, and of whose town."""

from __future__ import annotations

import pytest
from swcore_tiny_towns.testing import TownScene

from swcore import Game
from swcore.cli.contract import narrator_of, renderer_of
from tests.expressiveness.towns import barter, caravan, herald, locusts, sealed_will, tent, terrace


def heard(game: Game, language: str = "en", you: int = 1) -> list[list[str]]:
    """Return what a seat hears, step by step."""
    narrator = narrator_of(game, language, you)
    return [narrator.hear(step) for step in game.log]


def ready(game: Game) -> Game:
    for seat in game.pending:
        game.apply("done", seat)
    return game


@pytest.mark.clause("TT-ROUND-6")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Player 1: Caravan b1: move to a1; Caravan moved from b1 to a1."),
        ("ru", "Игрок 1: Караван b1: переехать на a1; Караван: с b1 на a1."),
    ],
)
def test_a_use_is_told_to_the_others_when_the_round_is_over(language: str, told: str) -> None:
    game = TownScene(". caravan / . wood", "", with_pieces=caravan.PIECES).building()
    game.apply("use b1 move a1", 0)
    assert heard(game, language) == [[], []]
    assert heard(ready(game), language)[-1] == [told]


@pytest.mark.parametrize(("language", "told"), [("en", "Caravan on b1: move to a1"), ("ru", "Караван на b1: переехать на a1")])
def test_a_use_stands_in_the_menu_with_the_words_of_the_card(language: str, told: str) -> None:
    game = TownScene(". caravan / . wood", "", with_pieces=caravan.PIECES).building()
    assert ("use b1 move a1", told) in [line[1:] for line in renderer_of(game.ruleset, language).menu(game, 0)]


@pytest.mark.parametrize(
    ("text", "english", "russian"),
    [
        ("use b1 move d4", "Caravan lets you choose a1, c1", "Караван предлагает другое: a1, c1"),
        ("use b1 fly a1", "b1 offers move, and no fly", "на b1 есть другое: move, а не fly"),
        ("use b2 move a1", "nothing on b2 offers move", "на b2 этого нет: move"),
    ],
)
def test_a_use_that_is_not_offered_says_why_in_both_languages(text: str, english: str, russian: str) -> None:
    game = TownScene(". caravan / . wood", "", with_pieces=caravan.PIECES).building()
    (why,) = game.violations(text, 0)
    assert [renderer_of(game.ruleset, language).why(why) for language in ("en", "ru")] == [english, russian]


def test_what_a_card_does_in_another_town_is_told_of_that_town() -> None:
    game = ready(TownScene("locusts", "wheat", "", monuments=["locusts"], with_pieces=locusts.PIECES).building())
    assert heard(game, "en", 2)[-1] == ["Player 2: wheat taken off a1."]
    assert heard(game, "ru", 2)[-1] == ["Игрок 2: a1 освобождена, там было: пшеница."]


def test_a_swap_is_told_of_both_towns() -> None:
    game = ready(TownScene("barter stone", "wood", "", with_pieces=barter.PIECES).building())
    game.apply("choose accept", 1)
    assert heard(game, "en", 2)[-1] == ["Player 1: stone taken off b1; wood on b1.", "Player 2: wood taken off a1; stone on a1."]


def test_a_secret_is_told_as_one() -> None:
    game = TownScene("glass wood / brick", "", monuments=["sealed_will"], with_pieces=sealed_will.PIECES).building()
    game.apply("build sealed_will a1 b1 a2", 0)
    game.apply("choose cottage", 0)
    told = " ".join(heard(ready(game))[-1])
    assert told.startswith("Player 1: built Sealed Will on a1; something chosen in secret for Sealed Will.")
    assert "ottage" not in told


def test_an_answer_before_the_cubes_and_a_building_over_another_are_told() -> None:
    game = TownScene("herald .", "", with_pieces=herald.PIECES).placing("brick", 1)
    game.apply("choose b1", 0)
    assert heard(game)[-1] == ["Player 1: glass on b1."]
    made = TownScene("terrace . glass . / stone glass stone .", "", with_pieces=terrace.PIECES).building()
    made.apply("build chapel a1 c1 a2 b2 c2", 0)
    assert heard(ready(made))[-1] == ["Player 1: built Chapel on a1 over Terrace."]


def test_a_building_that_is_taken_down_is_told() -> None:
    game = TownScene("tent / wood", "", with_pieces=tent.PIECES).building()
    game.apply("use a1 fold", 0)
    assert heard(ready(game))[-1] == ["Player 1: Tent a1: take it down; Tent taken off a1; wheat on a1."]
