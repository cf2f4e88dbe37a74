"""Small World of Warcraft told in sentences: exact words for known positions."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from swcore import Game
from swcore.cli.contract import narrator_of, renderer_of
from swcore.testing import Scene, legal

# a - b - c in a row with a harbour at both ends, all land but `sea` beside a.
ROW = {"sea": "sea", "a": "hill harbor", "b": "forest magic", "c": "hill magic harbor", "d": "swamp"}
ORCS, TROLLS, RANGER, FARMER = "warcraft.orcs", "warcraft.trolls", "warcraft.ranger", "warcraft.farmer"


def scene(rolls: Iterable[int] = ()) -> Scene:
    return Scene(ROW, game="warcraft", rolls=rolls)


def told(game: Game, *actions: str, language: str = "en", you: int | None = 0) -> list[str]:
    """Act and return what is told of it, step by step."""
    narrator = narrator_of(game, language, you)
    return [line for action in actions for line in narrator.tell([game.apply(action)])]


@pytest.mark.clause("WC-MARK-1", "WC-PLACE-DARKPORTAL-1")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Conquered b with 2 tokens; Dark Portal found in b."),
        ("ru", "Захвачена область b: 2 жетона; Тёмный портал — открыто в b."),
    ],
)
def test_a_place_that_is_found_is_told(language: str, line: str) -> None:
    made = scene()
    made.army(0, ORCS, RANGER, {"a": 1}, hand=4)
    made.place("warcraft.dark_portal", "b", hidden=True)
    assert told(made.turn(0, "conquer"), "conquer b", language=language) == [line]


@pytest.mark.clause("WC-RACE-PANDAREN-2", "WC-PAY-1")
@pytest.mark.parametrize(
    ("language", "paid"), [("en", "; you paid Player 2 2 coins (harmony)"), ("ru", "; вы → Игрок 2: 2 монеты (гармония)")]
)
def test_a_toll_is_told_once_with_both_seats(language: str, paid: str) -> None:
    made = scene()
    made.army(0, ORCS, RANGER, {"a": 1}, hand=5)
    pandaren = made.army(1, "warcraft.pandaren", FARMER, {"b": 1, "d": 1})
    made.note(pandaren, "warcraft.pandaren.harmony", (0,))
    (line,) = told(made.turn(0, "conquer"), "conquer b", language=language)
    assert line.count(paid) == 1
    assert line.count("2 монеты" if language == "ru" else "2 coins") == 1


@pytest.mark.clause("WC-PAY-4", "WC-RACE-HUMANS-2")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        (
            "en",
            "Conquered b with 2 tokens; you gained 2 coins (military objective); Player 2 gained 2 coins (military objective).",
        ),
        (
            "ru",
            "Захвачена область b: 2 жетона; вы — получено 2 монеты (военная цель); Игрок 2 — получено 2 монеты (военная цель).",
        ),
    ],
)
def test_coins_from_the_bank_are_told_for_each_seat(language: str, line: str) -> None:
    made = scene()
    made.army(0, "warcraft.naga", RANGER, {"a": 1}, hand=5)
    humans = made.army(1, "warcraft.humans", FARMER, {"d": 1})
    made.mark("warcraft.military_objective", "b", humans)
    assert told(made.turn(0, "conquer"), "conquer b", language=language) == [line]


@pytest.mark.clause("WC-POWER-INTIMIDATING-1", "WC-POWER-INTIMIDATING-3")
def test_tokens_that_others_drive_off_are_told() -> None:
    made = scene()
    made.army(0, ORCS, "warcraft.intimidating", {"a": 1}, hand=1)
    made.army(1, TROLLS, FARMER, {"b": 2, "d": 1})
    assert told(made.turn(0, "conquer"), "use scare b") == [
        "Scared a token away at b; a token of Player 2's Trolls moved b → d.",
    ]
    made = scene()
    made.army(0, ORCS, "warcraft.intimidating", {"a": 1}, hand=1)
    made.army(1, TROLLS, FARMER, {"b": 1})
    game = made.turn(0, "conquer")
    assert told(game, "use scare b", language="ru") == ["Жетон запуган: b; потерян жетон в b (Тролли игрока 2)."]


@pytest.mark.clause("WC-POWER-PORTAL-1")
def test_a_portal_is_told() -> None:
    made = scene()
    made.army(0, ORCS, "warcraft.portal_mage", {"b": 2}, hand=1)
    game = made.turn(0, "conquer")
    assert told(game, "use portal b", "choose c") == ["Opened a portal at b.", "Exchanged b and c."]


@pytest.mark.clause("WC-RACE-GNOMES-2", "WC-RACE-GNOMES-3")
def test_an_air_strike_is_told_with_its_die_and_the_second_one() -> None:
    """d is a swamp out of reach: it costs 2, with two tokens of the victim 4. One token is in hand."""

    def striking(*rolls: int) -> Game:
        made = scene(rolls)
        made.army(0, "warcraft.gnomes", RANGER, {"a": 1}, hand=1)
        made.army(1, TROLLS, FARMER, {"d": 2, "c": 1})
        return made.turn(0, "conquer")

    (line,) = told(striking(3), "conquer d strike")
    assert line.startswith("Conquered d with 1 token (Player 2's Trolls −1, by air strike, die 3); Player 2 placed c +1.")
    lines = told(striking(1, 2), "conquer d strike", "roll")
    assert lines[0] == "Air strike at d: die 1, not enough."
    assert lines[1].startswith("Conquered d with 1 token (Player 2's Trolls −1, by air strike, die 2)")
    lines = told(striking(1, 0), "conquer d strike", "roll")
    assert lines[1].startswith("Failed at d (die 0)")


@pytest.mark.clause("WC-RACE-GOBLINS-3", "WC-RACE-GOBLINS-4", "WC-RACE-GOBLINS-5")
def test_bombs_are_told_as_they_are_flipped() -> None:
    made = scene()
    made.army(1, TROLLS, FARMER, {"b": 2, "d": 1})
    goblins = made.army(0, "warcraft.goblins", RANGER, {"a": 1, "c": 1})
    made.pile("warcraft.bomb", "explodes", "dud")
    made.mark("warcraft.bomb", "b", goblins)
    made.mark("warcraft.bomb", "d", goblins)
    game = made.turn(1, "conquer")
    narrator = narrator_of(game, "en", 0)
    lines: list[str] = []
    while game.pending[0] == 1:
        lines += narrator.hear(game.apply("done" if "done" in legal(game) else legal(game)[0]))
    text = " ".join([*lines, *narrator.flush()])
    assert "Bomb in b: it explodes" in text
    assert "a bomb empties b (Player 2's Trolls −1)" in text
    assert "Bomb in d: a dud" in text
    assert text.index("Player 2, Farmer Trolls: no conquest.") < text.index("You, Ranger Goblins: Bomb in b")


@pytest.mark.clause("WC-ART-AEGIS-1")
def test_an_artifact_that_is_carried_is_told() -> None:
    made = scene()
    made.army(0, ORCS, RANGER, {"a": 1, "b": 1})
    made.place("warcraft.aegis_of_aggramar", "a")
    game = made.turn(0, "conquer")
    game.apply("done")
    (line,) = told(game, "choose b")
    assert line.startswith("Aegis of Aggramar a → b.")


@pytest.mark.clause("WC-RACE-PANDAREN-1")
@pytest.mark.parametrize(("language", "words"), [("en", "Harmony tokens: Player 2"), ("ru", "Жетоны гармонии: Игрок 2")])
def test_who_gets_harmony_is_told(language: str, words: str) -> None:
    made = scene()
    made.army(0, "warcraft.pandaren", RANGER, {"a": 1})
    made.army(1, TROLLS, FARMER, {"d": 1})
    game = made.turn(0, "conquer")
    (line,) = told(game, "done", language=language)
    assert words in line


@pytest.mark.clause("WC-RACE-WORGEN-1")
def test_the_form_of_the_worgen_is_told_with_its_coins() -> None:
    made = scene()
    made.army(0, "warcraft.worgen", RANGER, {"a": 2})
    game = made.turn(0)
    game.apply("expand")
    assert told(game, "choose worgen") == ["You paid 1 coin (Worgen form); 1 token taken up."]


@pytest.mark.clause("WC-PLACE-WELL-1", "WC-PLACE-WELL-2")
def test_a_well_that_moves_and_one_that_makes_room_are_told() -> None:
    """With water on its island the seat is asked where; without, another legendary place lies there."""
    made = scene()
    made.army(0, ORCS, RANGER, {"a": 1}, hand=4)
    made.place("warcraft.well_of_eternity", "b", hidden=True)
    game = made.turn(0, "conquer")
    assert told(game, "conquer b") == [
        "Conquered b with 2 tokens; Well of Eternity found in b; Well of Eternity b → sea.",
    ]
    made = Scene({"a": "hill harbor", "b": "forest"}, game="warcraft")
    made.army(0, ORCS, RANGER, {"a": 1}, hand=4)
    made.place("warcraft.well_of_eternity", "b", hidden=True)
    (line,) = told(made.turn(0, "conquer"), "conquer b")
    (other,) = made.marks("b")
    name = made.game.ruleset.pieces[other].name["en"]
    assert (
        line
        == f"Conquered b with 2 tokens; Well of Eternity found in b; Well of Eternity is out of the game, {name} lies in b now."
    )


@pytest.mark.clause("WC-POWER-INTIMIDATING-6")
def test_a_work_that_is_torn_down_is_told() -> None:
    made = scene()
    made.army(0, ORCS, "warcraft.intimidating", {"a": 1}, hand=1)
    elves = made.army(1, "warcraft.night_elves", FARMER, {"b": 1, "d": 1})
    made.mark("warcraft.wisp_wall", "b", elves)
    assert told(made.turn(0, "conquer"), "use raze b") == ["Tore down a fort or a wall at b; Wisp Wall taken off b."]


@pytest.mark.clause("WC-POWER-BEASTMASTER-2", "WC-REDEP-4")
def test_beasts_are_told_as_they_are_taken_and_placed() -> None:
    """Two hills bring two beasts; the second one is placed in c with nothing left to decide."""
    made = scene()
    made.army(0, ORCS, "warcraft.beastmaster", {"a": 1, "c": 1})
    game = made.turn(0)
    (line,) = told(game, "expand")
    assert "Beast ×2 in hand" in line
    lines = told(game, "done", "place warcraft.beast a")
    assert "Beast in a, c" in lines[-1]


@pytest.mark.clause("WC-RACE-DRAENEI-1", "WC-POWER-INTIMIDATING-3")
def test_a_token_that_is_driven_off_and_saved_is_told() -> None:
    made = scene()
    made.army(0, ORCS, "warcraft.intimidating", {"a": 1}, hand=1)
    made.army(1, "warcraft.draenei", FARMER, {"b": 1})
    assert told(made.turn(0, "conquer"), "use scare b") == [
        "Scared a token away at b; a token driven from b (Player 2's Draenei).",
    ]


@pytest.mark.clause("WC-INT-12", "WC-RACE-PANDAREN-2")
def test_a_bomb_that_is_thrown_away_unseen_is_told_and_asked_for() -> None:
    made = scene()
    pandaren = made.army(1, "warcraft.pandaren", FARMER, {"b": 2})
    goblins = made.army(0, "warcraft.goblins", RANGER, {"a": 1, "c": 1})
    made.note(pandaren, "warcraft.pandaren.harmony", (0,))
    made.pile("warcraft.bomb", "explodes")
    made.mark("warcraft.bomb", "b", goblins)
    game = made.turn(0)
    assert renderer_of(game.ruleset, "en").prompt(game, 0) == (
        "The bomb in b goes off only if you pay the toll: pay, or throw it away?"
    )
    assert [what for _, _, what in renderer_of(game.ruleset, "ru").menu(game, 0)] == ["заплатить", "выбросить не глядя"]
    assert told(game, "choose leave") == ["Bomb taken off b."]
