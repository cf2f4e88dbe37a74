"""Words of a session that are typed with what they do not take, names of files in quotes, and answers that are words of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from swcore import Game
from swcore.bots import make_bot
from swcore.cli.session.chance import Dice
from swcore.cli.session.complete import Completer
from swcore.conquest import fx
from swcore.saves.replay import recover
from swcore.testing import Scene
from tests.cli.conftest import Screen
from tests.kernel.pieces import HILL, RATS, SWAMP, Answer, race
from tests.kernel.test_effects import BOARD, GNOLLS
from tests.shared.failing import fail_with

WORDS = ("quit", "undo", "1", "help", "map", "2")


def new_game(language: str = "en") -> Screen:
    game = Game.new("small-world", 2, seed=5)
    return Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)


def asking() -> Screen:
    """A person is asked for one of some words by a home-made piece."""
    hooks: dict[str, Answer] = {
        "conquest_ready": lambda view, army: fx.ask_choice(army, "k", WORDS),
        "conquest_answered": lambda *args: None,
    }
    scene = Scene(BOARD, with_pieces=[race(hooks)])
    scene.army(0, GNOLLS, SWAMP, {"a": 3})
    scene.army(1, RATS, HILL, {"c": 2})
    game = scene.turn()
    return Screen(game, {1: make_bot("random", game.ruleset, 1)})


# -- what a word does not take


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("log x", "It is typed so: log [N] — what happened in the last N turns."),
        ("log -1", "It is typed so: log [N] — what happened in the last N turns."),
        ("hint 5", "It is typed so: hint — what a bot would play."),
        ("map x", "It is typed so: map — the players and the map."),
        ("undo 5", "It is typed so: undo [turn] — take back your last action, or your whole turn; what chance brought stays."),
        ("undo turn 2", "It is typed so: undo [turn] — take back your last action"),
        ("confirm maybe", "It is typed so: confirm on|off — whether the end of your turn is asked first."),
        ("quit 3", "It is typed so: quit — leave the program."),
        ("region", "Say which region: region r01."),
    ],
)
def test_what_a_word_does_not_take_is_not_passed_over(line: str, told: str) -> None:
    screen = new_game()
    screen.play("1")
    steps = len(screen.session.game.log)
    assert told in " ".join(screen.play(line).split())
    assert len(screen.session.game.log) == steps


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("журнал x", "Пишется так: журнал [N] — что было в последние N ходов."),
        ("подсказка 5", "Пишется так: подсказка — что сыграл бы бот."),
        ("карта x", "Пишется так: карта — игроки и карта."),
        ("отмена 5", "Пишется так: отмена [ход] — вернуть последнее действие или весь ход"),
        ("область", "Назовите область: область r01."),
    ],
)
def test_what_a_word_does_not_take_is_told_in_russian(line: str, told: str) -> None:
    assert told in " ".join(new_game("ru").play(line).split())


def test_what_a_word_takes_is_taken() -> None:
    screen = new_game()
    told = screen.play("1", "log 2", "region r02", "undo turn", "confirm off")
    assert "It is typed so" not in told
    assert screen.session.confirm is False


def test_no_word_is_proposed_that_does_not_take_what_stands_behind() -> None:
    told = new_game().play("comando ratmen")
    assert "combos" not in told.rpartition("> comando ratmen")[2]
    assert "Did you mean 6 (pick base.ratmen)?" in told or "pick base.ratmen" in told.rpartition("> comando ratmen")[2]


# -- names of files


@pytest.mark.parametrize("name", ["'{}'", '"{}"', "{}"])
def test_quotes_around_the_name_of_a_file_are_those_of_a_shell(tmp_path: Path, name: str) -> None:
    """The program prints names with spaces in quotes, and so they are typed."""
    path = tmp_path / "my game.save"
    new_game().play("1", f"save {name.format(path)}")
    assert [one.name for one in tmp_path.iterdir()] == ["my game.save"]
    screen = new_game()
    screen.session.opener = lambda file: recover(Game, Path(file))
    screen.play(f"load {name.format(path)}", f"load {name.format(path)}")
    assert screen.session.opened is not None


def test_a_quote_inside_of_a_name_belongs_to_it(tmp_path: Path) -> None:
    new_game().play(f"save {tmp_path / 'king'}'s game.save")
    assert [one.name for one in tmp_path.iterdir()] == ["king's game.save"]


@pytest.mark.parametrize("line", ["save ''", 'save ""', "load ''", 'load ""'])
@pytest.mark.parametrize(("language", "told"), [("en", "The name of the file is empty."), ("ru", "Имя файла пустое.")])
def test_an_empty_name_of_a_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, language: str, told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert told in new_game(language).play(line)
    assert list(tmp_path.iterdir()) == []


# -- answers that are words of the session


@pytest.mark.parametrize("word", WORDS)
def test_an_answer_that_is_a_word_of_the_session_is_typed_in_full(word: str) -> None:
    screen = asking()
    screen.play("expand", f"choose {word}")
    assert str(screen.session.game.log[-1].action) == f"choose {word}"


def test_the_preview_of_a_word_is_not_that_of_the_answer() -> None:
    screen = asking()
    screen.play("expand")
    preview = Completer(screen.session).preview
    assert [preview(word) for word in ("quit", "undo", "help", "map", "Quit")] == [""] * 5
    assert preview("1") == preview("choose quit") == "choose quit · quit", "a number is that of the list"
    assert preview("?undo") == "choose undo · undo"


# -- dice of pieces, and pieces that fail


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Player 1, expand: roll a die for {name}. What does it show (7, 9)?"),
        ("ru", "Игрок 1, {action}: бросьте кубик, {name}. Что выпало (7, 9)?"),
    ],
)
@pytest.mark.parametrize("chance", ["die", "bag"])
def test_the_dice_of_a_piece_are_asked_for_by_its_name(language: str, told: str, chance: str) -> None:
    drawn: dict[str, Answer] = {
        "die": lambda view, army: fx.roll(army, "k", 1, (7, 9)),
        "bag": lambda view, army: fx.draw(army, "k", ("7", "9")),
    }
    hooks: dict[str, Answer] = {"conquest_ready": drawn[chance], "conquest_answered": lambda *args: None}
    scene = Scene(BOARD, with_pieces=[race(hooks)])
    scene.army(0, GNOLLS, SWAMP, {"a": 3})
    scene.army(1, RATS, HILL, {"c": 2})
    game = scene.turn()
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)
    dice = Dice(screen.session.terminal, screen.session.texts)
    dice.pieces, dice.action, game.play.script = game.ruleset.pieces, "expand", dice
    screen.session.dice = dice
    shown = " ".join(screen.play("expand", "9").split())
    if chance == "bag":
        told = {"en": "Player 1, expand: draw for {name}. What", "ru": "Игрок 1, {action}: тяните, {name}. Что вытянуто"}[
            language
        ]
    assert told.format(name="Gnolls", action=screen.session.spoken.say("expand")) in shown
    assert "home.gnolls.die" not in shown
    assert game.play.state.stack
    assert len(game.log) == 2


@pytest.mark.parametrize("language", ["en", "ru"])
def test_undo_is_advised_only_where_it_is_possible(language: str) -> None:
    """The first action of the game fails: there is nothing to take back."""
    scene = Scene(BOARD, with_pieces=[race({"conquest_ready": fail_with(ValueError)})])
    scene.army(0, GNOLLS, SWAMP, {"a": 3})
    scene.army(1, RATS, HILL, {"c": 2})
    game = scene.turn()
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)
    screen.session.terminal.editor = screen.session.terminal._read  # as a person, who may go on
    told = " ".join(screen.play("expand").split())
    advice = {"en": "Try another action, or keep the game with `save`", "ru": "Попробуйте другое действие или сохраните партию"}
    assert advice[language] in told
    assert "Take back" not in told
    assert "Верните" not in told


# -- tokens placed out of order


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("en", "deploy c 2", "All at once: redeploy a=4 b=1 c=3 (the totals of all your regions; 8 tokens in all)."),
        ("ru", "поставить c 2", "Всё сразу: перегруппировать a=4 b=1 c=3 (итог по всем вашим областям; всего жетонов: 8)."),
    ],
)
def test_tokens_placed_out_of_order_come_with_the_whole_that_may_be_typed(language: str, line: str, told: str) -> None:
    """Five in hand: two to the last region, which would take the rest alone; the others go to the first one."""
    scene = Scene({"a": "hill edge", "b": "forest edge", "c": "hill edge"}, "a-b b-c")
    scene.army(0, RATS, SWAMP, {"a": 1, "b": 1, "c": 1}, hand=5)
    game = scene.turn(0, "redeploy")
    screen = Screen(game, {1: make_bot("random", game.ruleset, 1)}, language)
    shown = " ".join(screen.play(line).rpartition(f"> {line}")[2].split())
    assert told in shown
    game.apply("redeploy a=4 b=1 c=3")
    assert [scene.tokens(region) for region in "abc"] == [4, 1, 3]
