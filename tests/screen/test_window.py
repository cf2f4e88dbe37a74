"""The game on the whole screen: by keys and by mouse, with `?`, undo, resizing and leaving, in both languages. Rows C1 to C8."""

from __future__ import annotations

import time

import pytest

from swcore import Game
from swcore.cli.session.chance import Dice
from swcore.cli.session.session import Session
from swcore.engine import Action
from swcore.testing import Scene
from tests.screen.pilot import Table, at_table
from tests.shared.rulesets import rules, toy_rules


def small_world(seats: int = 2) -> Game:
    return Game.new(rules(), seats, seed=5)


def redeploying() -> Game:
    """Seat 1 has Alchemist Ratmen with two regions and two tokens in hand; seat 2 holds nothing."""
    scene = Scene({"a": "hill edge", "b": "hill edge", "x": "sea"}, "a-b b-x")
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1, "b": 1}, hand=2)
    scene.army(1, "base.orcs", "base.hill")
    return scene.turn(0, "redeploy")


def test_a_turn_of_small_world_by_keyboard() -> None:
    async def play(table: Table) -> None:
        assert "Pick a combo" in table.text()
        await table.press("enter")
        assert table.actions() == ["pick base.halflings"]
        text = await table.press("tab", "down", "right")  # onto the board, with a cursor on it
        assert table.window.board.chosen in table.window.board.picture.places  # type: ignore[union-attr]
        await table.press("shift+tab", "2", "enter")
        assert table.actions()[1].startswith("conquer r")
        text = await table.type("done")
        assert "Income" in text, "nothing is left to redeploy: it ends the turn, and is asked first"
        await table.press("enter")
        assert "done" in table.actions()
        assert table.game.play.state.round == 2, "the bot has played, too"

    at_table(small_world(), play)


def test_the_cursor_stands_in_the_menu_first() -> None:
    async def play(table: Table) -> None:
        assert table.window.focused is table.window.choices

    at_table(small_world(), play)


def test_ctrl_c_stops_what_does_not_come_back_p11() -> None:
    """Such as a hook that spins for ever: nothing has happened, and the game goes on."""
    spins = [True]

    def spinning(session: Session) -> None:
        real = session.act

        def act(action: Action | str, seat: int) -> None:
            while spins[0]:
                time.sleep(0.01)
            real(action, seat)

        session.act = act  # type: ignore[method-assign]

    async def play(table: Table) -> None:
        await table.pilot.press("enter")
        await table.pilot.pause(0.1)
        assert table.window.showing.question is None, "it is busy"
        await table.press("ctrl+c")
        assert table.actions() == []
        assert "Stopped. Nothing has changed." in table.text()
        spins[0] = False
        await table.press("enter")
        assert table.actions() == ["pick base.halflings"]

    at_table(small_world(), play, before=spinning)


def test_a_turn_of_small_world_by_mouse() -> None:
    async def play(table: Table) -> None:
        await table.pilot.click("#menu", offset=(6, 0))
        await table.settle()
        assert table.actions() == ["pick base.halflings"]
        target = next(id for id in table.window.showing.shown.costs if id in table.window.board.picture.places)  # type: ignore[union-attr]
        text = await table.click(target)
        assert "all actions" in text, "the menu has what may be done there"
        assert len(table.actions()) == 1, "one click only chooses"
        await table.click(target)
        assert table.actions()[-1] == f"conquer {target.partition(':')[2]}"

    at_table(small_world(), play)


@pytest.mark.clause("SW-SCORE-1")
def test_the_end_of_a_turn_is_shown_and_asked_once_c3() -> None:
    """C3: 2 regions and Alchemist's 2 coins are 4."""

    async def play(table: Table) -> None:
        text = await table.type("deploy a 2")
        assert "Income: 4 coins (regions +2, alchemy +2)" in text
        assert "Enter: yes   Esc: no" in text
        await table.press("escape")
        assert len(table.game.log) == 1, "not carried out"
        await table.type("deploy a 2")
        await table.press("enter")
        assert table.actions()[0] == "deploy a 2"

    at_table(redeploying(), play)


def test_a_turn_of_tiny_towns() -> None:
    async def play(table: Table) -> None:
        await table.press("enter")  # the monument
        await table.press("2", "enter")  # wheat
        assert table.actions()[-1] == "name wheat"
        town = f"town:{table.window.showing.shown.scene.seat}"  # type: ignore[union-attr]
        await table.click(f"{town}:b2", 2)
        assert "place wheat b2" in table.actions()

    at_table(Game.new(rules("tiny-towns"), 2, seed=5), play)


def test_a_turn_of_warcraft() -> None:
    async def play(table: Table) -> None:
        await table.press("enter")
        assert table.actions()[0].startswith("pick warcraft.")
        text = await table.press("enter")
        assert table.actions()[1].startswith("conquer ")
        assert "C1" not in text
        assert " A " in text

    at_table(Game.new(rules("warcraft"), 3, seed=5), play)


def test_what_is_it_on_a_line_of_the_menu_a_region_a_seat_and_a_combo() -> None:
    async def play(table: Table) -> None:
        await table.press("2", "enter")  # Halflings might begin anywhere
        text = await table.press("question_mark")
        assert "any region (SW-CONQ-1)" in text
        assert "SW-CONQ-1  Cost to conquer a region" in text
        await table.press("escape", "tab", "right", "right", "right")
        table.window.board.choose("region:r07")
        text = await table.press("question_mark")
        assert "r07 · hill" in text
        assert "borders on: r02, r03, r06" in text
        assert "SW-FIRST-1" in text, "why it cannot be conquered"
        await table.press("escape", "tab")
        assert table.window.focused is table.window.query_one("#things")
        await table.press("home")
        text = await table.press("question_mark")
        assert "Ghouls" in text

    at_table(small_world(), play)


def test_undo_of_a_step_and_of_a_turn_and_redo() -> None:
    async def play(table: Table) -> None:
        await table.press("enter", "enter", "enter")
        before = table.actions()
        assert len(before) == 3
        await table.press("u")
        assert table.actions() == before[:2]
        await table.press("r")
        assert table.actions() == before
        await table.press("U")
        assert table.actions() == before[:1], "a new combo was shown when this one was taken: that stays"

    at_table(small_world(), play)


def test_hint_marks_the_line_c5() -> None:
    async def play(table: Table) -> None:
        text = await table.press("h")
        assert "★" in text
        assert "The greedy bot would play" in text
        hinted = table.session.hinted
        await table.press("enter")
        assert table.actions() == [str(hinted)], "the cursor stands on it"

    at_table(small_world(), play)


def test_words_and_mistakes_are_answered_c5_c7() -> None:
    async def play(table: Table) -> None:
        assert "There is no action" in await table.type("fly")
        text = await table.type("help")
        assert "You can type:" in text
        assert "Esc closes" in text
        await table.press("escape")
        assert "SW-DIE-1" in await table.type("rules SW-DIE-1")
        await table.press("escape")
        await table.press("enter")
        await table.type("r02")  # C7: a bare region
        assert table.actions()[-1] == "conquer r02"

    at_table(small_world(), play)


def test_the_line_completes_words_c1() -> None:
    async def play(table: Table) -> None:
        await table.press("enter")
        await table.pilot.press("slash", "c", "o", "n", "tab", "r", "0")
        await table.pilot.pause()
        assert "r02" in table.text()
        await table.pilot.press("tab", "enter")
        await table.settle()
        assert table.actions()[-1].startswith("conquer r0")

    at_table(small_world(), play)


def test_leaving_asks_and_says_how_to_go_on_c2() -> None:
    async def play(table: Table) -> None:
        await table.press("enter")
        assert "Leave the game?" in await table.press("q")
        await table.press("escape")
        assert table.window.link.waiting
        await table.press("ctrl+c")
        assert "Leave the game?" in table.text()
        await table.pilot.press("enter")
        await table.pilot.pause()

    def kept(session: object) -> None:
        session.saved = 99  # type: ignore[attr-defined]

    window = at_table(small_world(), play, before=kept)
    assert any("Goodbye" in str(one) or "left the game" in str(one) for one in window.terminal.said)


def test_resizing_redraws_and_a_small_window_says_so() -> None:
    async def play(table: Table) -> None:
        assert "r01" in table.text()
        assert "too small: 60 by 15" in await table.resize(60, 15)
        assert "r01" in await table.resize(80, 24)
        assert "r01" in await table.resize(200, 60)

    at_table(small_world(), play)


def test_a_tiny_window_says_it_in_few_words_and_takes_no_answer() -> None:
    async def play(table: Table) -> None:
        text = await table.resize(20, 5)
        assert "20×5 is too small:" in text
        assert "72×20" in text
        assert all(len(line) <= 20 for line in text.splitlines())
        await table.press("enter", "h")
        assert table.actions() == [], "nobody answers what is not seen"
        await table.resize(80, 24)
        await table.type("done") if table.actions() else await table.press("enter")
        assert len(table.actions()) == 1

    at_table(small_world(), play)


def test_a_question_is_hidden_while_the_window_is_too_small_and_comes_back() -> None:
    async def play(table: Table) -> None:
        await table.type("deploy a 2")
        text = await table.resize(40, 10)
        assert "too small" in text
        assert "Income" not in text
        await table.press("enter")
        assert len(table.game.log) == 1, "not carried out unseen"
        assert "Income: 4 coins" in await table.resize(80, 24)
        await table.press("enter")
        assert table.actions()[0] == "deploy a 2"

    at_table(redeploying(), play)


def test_no_answer_covers_the_table() -> None:
    """At 80 by 24 nothing lies over the log or the row of combos; the answer stands in the place of the log."""

    async def play(table: Table) -> None:
        text = await table.type("fly")
        assert "There is no action 'fly'" in text
        assert not table.window.covered
        assert not table.window._notifications
        for name in ("Combos", "Halflings ×11"):
            assert name in text

    at_table(small_world(), play, size=(80, 24))


@pytest.mark.parametrize(("width", "title"), [(80, False), (120, True)])
def test_the_coins_are_never_cut_off(width: int, title: bool) -> None:
    async def play(table: Table) -> None:
        await table.press("enter")
        line = table.text().splitlines()[0]
        assert line.endswith("coins: 5")
        assert ("Small World" in line) == title

    at_table(small_world(), play, size=(width, 24))


def test_a_hint_stands_above_the_board_with_its_reason() -> None:
    async def play(table: Table) -> None:
        await table.press("enter", "enter")
        text = " ".join((await table.press("h")).split())
        assert "The greedy bot would play" in text
        assert "Stopping after it, this turn brings" in text
        await table.press("enter")
        assert "The greedy bot would play" not in table.text(), "it was for the question that is answered"

    at_table(small_world(), play)


def test_no_curtain_where_nothing_is_hidden() -> None:
    async def play(table: Table) -> None:
        assert "Combos" in table.text()
        await table.press("enter")
        await table.type("done")
        for _ in range(4):
            await table.press("enter")
        assert table.session.asked == 1
        assert not table.window.covered

    game = Game.new(rules(), 2, seed=5, options={"open_coins": True})
    at_table(game, play, bots={})


def test_russian_c8() -> None:
    async def play(table: Table) -> None:
        text = table.text()
        assert "Маленький мир" in text
        assert "Раунд 1 из 10" in text
        await table.press("enter")
        text = await table.press("question_mark")
        assert "любая область (SW-CONQ-1)" in text
        await table.press("escape")
        text = await table.type("готово")
        assert "конец вашего хода" in text
        await table.press("enter")
        assert "done" in table.actions()
        assert "h совет" in table.text()

    at_table(small_world(), play, language="ru")


def test_a_curtain_between_two_people() -> None:
    async def play(table: Table) -> None:
        text = table.text()
        assert "Player 1, it is your turn." in text
        assert "Combos" not in text, "nothing of the table is seen"
        assert "Combos" in await table.press("enter")
        await table.press("enter")
        await table.type("done")
        while not (table.window.showing.question and table.window.showing.question.kind == "curtain"):
            await table.press("enter")
        assert "Player 2, it is your turn." in table.text()
        assert "in hand" not in table.text()

    at_table(small_world(), play, bots={})


def test_the_end_shows_the_final_table() -> None:
    async def play(table: Table) -> None:
        for _ in range(60):
            if table.window.showing.question and table.window.showing.question.kind == "end":
                break
            await table.press("enter")
        text = table.text()
        assert "Enter leaves." in text
        assert "Won" in text or "won" in text

    window = at_table(Game.new(toy_rules(), 2, seed=1), play)
    assert window.terminal.said, "it stays on the terminal"


def test_light_and_dark() -> None:
    async def play(table: Table) -> None:
        dark = table.window.theme
        await table.press("ctrl+t")
        assert table.window.theme != dark
        assert "r01" in table.text()

    at_table(small_world(), play)


def test_real_dice_are_typed() -> None:
    """A final attempt for a region that lacks a token: what the die shows is asked for."""
    scene = Scene({"a": "hill edge", "b": "mountain", "c": "hill edge"}, "a-b b-c")
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1}, hand=2)
    scene.army(1, "base.orcs", "base.hill", {"c": 1})
    game = scene.turn(0, "conquer")

    def manual(session: Session) -> None:
        session.dice = Dice(session.terminal, session.texts)
        session.dice.pieces = game.ruleset.pieces
        game.play.script = session.dice

    async def play(table: Table) -> None:
        text = await table.type("conquer b die")
        assert "roll the die. What does it show" in text
        await table.pilot.press("3", "enter")
        await table.settle()
        assert "b" in {area.name for area in game.scene(0).of("area") if game.scene(0).of("stack", area.id)}

    at_table(game, play, before=manual)


def test_resigning_asks_first() -> None:
    async def play(table: Table) -> None:
        text = await table.type("resign")
        assert "Leave this game for good?" in text
        assert "y/n" not in text, "keys answer it"
        await table.press("n")
        assert table.actions() == []

    at_table(small_world(), play)
