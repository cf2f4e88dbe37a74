"""A person at the terminal: numbers, texts, explanations, and the words besides actions."""

from __future__ import annotations

from pathlib import Path

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.testing import Scene
from tests.cli.conftest import Screen

BOARD = {"a": "hill edge", "b": "forest lost_tribe", "c": "lake", "d": "mountain", "e": "farmland edge"}


def conquering(hand: int = 5, *, language: str = "en") -> Screen:
    """Seat 1 holds `a` and is about to conquer: `b` has a Lost Tribe, `c` is a lake, `d` a mountain, `e` an edge far away."""
    scene = Scene(BOARD)
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1}, hand=hand)
    game = scene.turn(0, "conquer")
    return Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)


def choosing(language: str = "en") -> Screen:
    """Seat 1 holds two regions with five tokens and chooses its turn."""
    scene = Scene({"a": "hill edge", "b": "hill edge", "x": "sea"}, "a-b b-x")
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 4, "b": 1})
    scene.army(1, "base.orcs", "base.hill")
    game = scene.turn(0, "redeploy")
    return Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)


# -- acting


@pytest.mark.clause("SW-CONQ-1", "SW-CONQ-3")
def test_an_action_is_chosen_by_its_number_or_its_text() -> None:
    for line in ("1", "conquer b", "con b"):
        screen = conquering()
        told = screen.answers(line)[0]
        assert told.startswith("Conquered b with 3 tokens (Lost Tribes −1).")
        assert "in hand: 2 tokens" in told


def test_the_menu_names_number_text_cost_and_what_is_there() -> None:
    shown = conquering().play()
    rows = [" ".join(line.split()) for line in shown.splitlines()]
    assert "1 conquer b 3 tokens · forest · Lost Tribes 1" in rows
    assert "2 abandon a give up the region · hill · your Alchemist Ratmen 1" in rows
    assert "3 done stop conquering, go on to redeployment" in rows


@pytest.mark.clause("SW-DIE-1", "SW-DIE-2")
def test_the_final_attempt_tells_its_chance_and_is_never_taken_by_a_shorter_text() -> None:
    screen = conquering(hand=2)
    shown = screen.play("conquer b")
    assert "takes 3; final attempt, needs 1 or more on the die: 3 of 6 throws" in shown
    assert "conquer b is not possible now:" in shown
    assert "it takes 3 and you have 2 in hand (SW-CONQ-1)" in shown
    assert len(screen.session.game.log) == 1  # the set-up alone


@pytest.mark.clause("SW-DIE-1")
def test_a_region_alone_asks_where_only_a_die_can_take_it() -> None:
    """A roll cannot be taken back, so it is shown first; Enter rolls."""
    screen = conquering(hand=2)
    told, again = screen.answers("b", "no")
    assert "That can only be 1: conquer b die · takes 3; final attempt, needs 1 or more on the die: 3 of 6 throws" in told
    assert "Enter does it; `no` does not." in told
    assert again == "Your turn goes on."
    assert len(screen.session.game.log) == 1
    screen = conquering(hand=2)
    screen.answers("b", "")
    assert str(screen.session.game.log[1].action) == "conquer b die"


def test_a_proposal_is_gone_when_something_else_is_typed() -> None:
    screen = conquering(hand=2)
    screen.answers("b", "help", "")
    assert len(screen.session.game.log) == 1, "an empty line after something else shows the menu"


def test_a_forced_single_action_is_shown_and_enter_takes_it() -> None:
    scene = Scene({"a": "hill edge"})
    scene.coins(0, 0)
    game = scene.turn(0, "army", round=1)  # without a coin only the free combo is left
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    free = game.legal_actions(0)[0].text
    shown = screen.play("")
    assert f"1  {free} " in shown
    assert game.log[1].action is not None
    assert game.log[1].action.text == free


def test_an_empty_line_shows_a_longer_menu_again() -> None:
    again = conquering().answers("")[0]
    assert "1  conquer b " in again


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("9", "Choose a number from 1 to 3."),
        ("0", "Choose a number from 1 to 3."),
        ("fly b", "There is no action 'fly b'. Type a number, an action as in the list, or `help`."),
        ("conquer", "That can only be 1: conquer b · 3 tokens · forest · Lost Tribes 1\nEnter does it; `no` does not."),
        ("deploy a", "'deploy a' is not complete. Write it as: deploy REGION N."),
    ],
)
def test_a_line_that_is_no_action_is_answered_with_what_would_be(line: str, told: str) -> None:
    screen = conquering()
    assert screen.answers(line) == [told]
    assert len(screen.session.game.log) == 1  # the set-up alone


# -- explaining


@pytest.mark.clause("SW-CONQ-1", "SW-CONQ-3")
@pytest.mark.parametrize("line", ["?1", "? 1", "? conquer b"])
def test_a_cost_is_explained_part_by_part_with_its_clauses(line: str) -> None:
    rows = [" ".join(row.split()) for row in conquering().answers(line)[0].splitlines()]
    assert rows == [
        "conquer b is possible.",
        "3 tokens · forest · Lost Tribes 1",
        "+2 any region (SW-CONQ-1)",
        "+1 Lost Tribes (SW-CONQ-3)",
        "= 3",
    ]


@pytest.mark.clause("SW-CONQ-5", "SW-CONQ-6")
def test_every_reason_why_an_action_is_illegal_is_told_with_its_clause() -> None:
    rows = [" ".join(row.split()) for row in conquering().answers("? conquer c")[0].splitlines()]
    assert rows[:3] == [
        "conquer c is not possible now:",
        "– water is closed to this army (SW-CONQ-5)",
        "– it does not touch a region of this army (SW-CONQ-6)",
    ]


@pytest.mark.clause("SW-CONQ-5", "SW-CONQ-6", "SW-CONQ-8")
def test_reasons_are_told_in_russian_too() -> None:
    told = conquering(language="ru").answers("? conquer c", "?1")
    assert "– вода закрыта для этого народа (SW-CONQ-5)" in told[0]
    assert "– она не граничит с областями этого народа (SW-CONQ-6)" in told[0]
    assert "+1  Забытые племена (SW-CONQ-3)" in told[1]
    short = conquering(hand=2, language="ru").answers("conquer b")[0]
    assert "нужно жетонов: 3, а в руке: 2 (SW-CONQ-1)" in short


def test_a_region_may_be_typed_on_a_russian_keyboard() -> None:
    scene = Scene({"r01": "hill edge", "r02": "hill"})
    scene.army(0, "base.ratmen", "base.alchemist", {"r01": 1}, hand=5)
    game = scene.turn(0, "conquer")
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)}, "ru")
    assert screen.answers("conquer р02")[0].startswith("Захвачена область r02: 2 жетона.")


# -- redeployment


@pytest.mark.clause("SW-REDEP-1", "SW-REDEP-2")
def test_a_redeployment_in_one_line_is_hinted_and_works() -> None:
    screen = choosing()
    shown = screen.play("redeploy a=2 b=3")
    assert "All at once: redeploy a=4 b=1 (the totals of all your regions; 5 tokens in all)." in shown
    assert "3 tokens taken up; placed a +1, b +2. Income: 4 coins (regions +2, alchemy +2)." in shown


@pytest.mark.clause("SW-REDEP-2")
def test_a_redeployment_that_does_not_fit_changes_nothing_and_says_how_it_is_written() -> None:
    screen = choosing()
    told = screen.answers("redeploy a=5")[0]
    assert "redeploy a=N b=N" in told
    assert "All at once: redeploy a=4 b=1" in told
    assert len(screen.session.game.log) == 1  # the set-up alone
    assert choosing("ru").answers("redeploy a=5 b=0")[0].startswith("Так не получится")


# -- words


def test_help_explains_the_game_and_every_word_in_both_languages() -> None:
    english, russian = conquering().answers("help")[0], conquering(language="ru").answers("помощь")[0]
    for word in ("undo", "save [FILE]", "log [N]", "quit", "resign", "map", "combos", "region", "races", "?3"):
        assert f"  {word} " in english
    for word in ("отмена", "сохранить [ФАЙЛ]", "журнал [N]", "выход", "сдаться", "карта", "комбинации", "народы"):
        assert f"  {word} " in russian
    assert "every region you hold pays 1 coin" in english
    assert "каждая ваша область приносит 1 монету" in russian


def new_game() -> Screen:
    """A real game: seat 1 is about to pick."""
    game = Game.new("small-world", 2, seed=5)
    return Screen(game, {1: make_bot("random", game.ruleset, 1)})


def test_undo_takes_back_the_own_last_action() -> None:
    screen = new_game()
    screen.play("1")
    before = screen.session.game.digest()
    action = screen.session.menu[0].text
    told = screen.answers("1", "undo")[1]
    assert told.startswith(f"Taken back: {action}.")
    assert screen.session.game.digest() == before


def test_what_cannot_be_taken_back_is_told() -> None:
    assert new_game().answers("undo") == ["There is nothing to take back."]
    scene = Scene({"a": "hill edge", "b": "forest lost_tribe", "c": "hill edge"}, "a-b a-c b-c", rolls=[0])
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1}, hand=4)
    game = scene.turn(0, "conquer")
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    told = screen.answers("conquer c", "conquer b die", "undo")
    assert "failed at b (die 0)" in told[1].lower()
    assert told[2].startswith("Chance had a part in your last action")


def test_what_a_bot_has_answered_cannot_be_taken_back() -> None:
    screen = conquering()
    told = screen.answers("conquer b", "done", "deploy b 2", "undo")
    assert told[-1].startswith("Another player has acted since")


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    screen = new_game()
    path = tmp_path / "my game.save"
    told = screen.answers("1", "1", f"save {path}")[2]
    assert " ".join(told.split()) == f"Saved in {path}. Go on with: swcore play --load '{path}'"
    assert Game.load(path.read_text()).digest() == screen.session.game.digest()


def test_a_file_is_written_over_only_after_asking(tmp_path: Path) -> None:
    path = tmp_path / "kept.txt"
    path.write_text("precious")
    screen = new_game()
    assert "Nothing was written." in screen.play(f"save {path}", "n")
    assert path.read_text() == "precious"
    screen.play(f"save {path}", "y")
    assert "swcore-save" in path.read_text()


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    told = new_game().answers(f"save {tmp_path}/no/such.save", "help")
    assert " ".join(told[0].split()).endswith("such.save cannot be written: No such file or directory.")
    assert "You can type:" in told[1]


def test_a_save_without_a_name_takes_a_free_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    new_game().play("save", "save")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["small-world-2.save", "small-world.save"]


def test_quit_warns_once_when_the_game_is_not_saved() -> None:
    told = conquering().play("conquer b", "quit", "quit")
    assert told.index("The game is not saved.") < told.index("Goodbye.")
    assert "not saved" in conquering().play("conquer b", "quit", "help", "quit").partition("You can type:")[2]


def test_the_end_of_input_and_an_interrupt_leave_politely_and_say_how_to_save() -> None:
    assert "type `save` first, and go on with: swcore play --load FILE" in conquering().play("conquer b").replace("\n", " ")
    screen = conquering(language="ru")
    screen.session.terminal.ask = _interrupt  # type: ignore[method-assign]
    assert screen.play().rstrip().endswith("До встречи.")


def _interrupt(prompt: str = "") -> str:
    raise KeyboardInterrupt


@pytest.mark.clause("SW-TURN-11")
def test_resign_asks_first() -> None:
    screen = conquering()
    assert "You stay in the game." in screen.play("resign", "no")
    assert screen.session.game.play.state.left == ()


@pytest.mark.clause("SW-TURN-9", "SW-TURN-11", "SW-TURN-12")
@pytest.mark.parametrize("yes", ["y", "да"])
def test_who_resigns_is_out_and_the_others_play_on(yes: str) -> None:
    screen = conquering()
    told = screen.play("resign", yes)
    assert screen.session.game.play.state.left == (0,)
    assert "Player 2 won." in told


def test_the_log_tells_the_last_turns_again() -> None:
    screen = conquering()
    one, all_ = screen.answers("conquer b", "done", "deploy b 2", "log 1", "log")[-2:]
    assert one.startswith("Player 2: took")
    assert "You, Alchemist Ratmen: conquered b (Lost Tribes −1). Income: 4 coins (regions +2, alchemy +2)." in all_
    assert all_.endswith(one)


# -- pages


@pytest.mark.clause("SW-PICK-2", "SW-PICK-3")
def test_the_combos_stand_with_their_prices_and_numbers() -> None:
    scene = Scene({"a": "hill edge"})
    scene.column(("base.orcs", "base.hill", 3), ("base.elves", "base.flying", 0))
    game = scene.turn(0, "army", round=1)
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)})
    rows = [line.split() for line in screen.answers("combos")[0].splitlines()]
    assert rows[0] == ["Combos"]
    assert rows[3][:9] == ["0", "Hill", "Orcs", "5", "+", "4", "=", "9", "3"]
    assert any(row[:8] == ["1", "Flying", "Elves", "6", "+", "5", "=", "11"] for row in rows)


@pytest.mark.clause("SW-DEF-9", "SW-DEF-12")
def test_a_region_is_shown_with_its_neighbours() -> None:
    told = conquering().answers("region d", "region z")
    first, *near = told[0].splitlines()
    assert first == "d · mountain · coast"
    assert [line.split()[0] for line in near] == ["c", "e"]
    assert told[1] == "There is no region z. A region is written like this: a."


def test_the_races_on_the_table_are_told_with_what_they_do() -> None:
    told = conquering().answers("races")[0]
    assert "your Alchemist Ratmen" in told
    assert "Alchemist: +2 coins at the end of each of your turns." in told
