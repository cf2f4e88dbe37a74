"""The question of a piece says once what its card says, and is short from then on."""

from __future__ import annotations

from swcore.bots import make_bot
from swcore.conquest import fx
from swcore.testing import Scene
from tests.cli.conftest import Screen
from tests.kernel.pieces import HILL, RATS, SWAMP, Answer, race
from tests.kernel.test_effects import BOARD, GNOLLS

CARD = "They think it over, each turn anew."


def test_a_card_is_told_with_the_first_question_alone() -> None:
    hooks: dict[str, Answer] = {
        "conquest_ready": lambda view, army: [fx.ask_choice(army, key, ("left", "right")) for key in ("one", "two")],
        "conquest_answered": lambda *args: None,
    }
    piece = race(hooks)
    piece.text = {"en": CARD}
    scene = Scene(BOARD, with_pieces=[piece])
    scene.army(0, GNOLLS, SWAMP, {"a": 3})
    scene.army(1, RATS, HILL, {"c": 2})
    game = scene.turn()
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    first, _, second = screen.play("expand", "", "left").partition("> left")
    assert first.count(f": choose. {CARD}") == 2  # Enter shows once more what is asked
    assert ": choose." in second
    assert CARD not in second
    assert CARD in screen.play(f"about {GNOLLS}")
