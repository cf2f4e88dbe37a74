"""What somebody looks for who is new to the whole screen: names, keys and signs, and a log that is about the game."""

from __future__ import annotations

import pytest
from textual.events import Key
from textual.widgets import RichLog

from swcore import Game
from swcore.cli.texts import TEXTS
from swcore.testing import Scene
from swcore.wording.catalogue import Catalogue
from swcore.wording.hinting import line_of, named_in
from swcore.wording.menus import Argument, Choice
from tests.screen.pilot import Table, at_table
from tests.shared.rulesets import rules


def small_world(seats: int = 2) -> Game:
    return Game.new(rules(), seats, seed=5)


def lettered() -> Game:
    """The map of the guide to maps has regions a, b, d: seat 1 holds a and may give it up or conquer b and d."""
    scene = Scene({"a": "hill cavern edge", "b": "swamp mine", "d": "hill edge"}, "a-b b-d a-d")
    scene.army(0, "base.orcs", "base.hill", {"a": 1}, hand=6)
    scene.army(1, "base.ratmen", "base.alchemist")
    return scene.turn(0, "conquer")


def logged(table: Table) -> str:
    return "\n".join(strip.text for strip in table.window.query_one("#log", RichLog).lines)


@pytest.mark.parametrize(
    ("region", "label", "named"),
    [
        ("b", "3 tokens · swamp, mine · Lost Tribes 1", ["b"]),
        ("d", "give up the region · hill, cavern", ["d"]),
        ("a", "a dragon: 1 token", ["a"]),
        ("hill", "2 tokens · hill", ["hill"]),
        ("r1", "2 tokens beside r12", ["r1"]),
        ("r12", "2 tokens beside r12", []),
    ],
)
def test_a_line_names_its_region_whatever_letters_that_has(region: str, label: str, named: list[str]) -> None:
    choice = Choice(f"conquer {region}", label, arguments=(Argument("region", "region", region, region),))
    assert named_in(choice) == named
    assert line_of(choice) == " · ".join([*named, label])


def test_an_amount_is_named_where_only_a_larger_number_stands() -> None:
    parts = (Argument("region", "region", "b", "b"), Argument("count", "amount", 3, "3"))
    assert named_in(Choice("deploy b 3", "13 tokens", arguments=parts)) == ["b", "3"]
    assert named_in(Choice("deploy b 3", "3 tokens more, now 4", arguments=parts)) == ["b"]
    assert named_in(Choice("deploy b 3", "deploy b 3", arguments=parts)) == [], "it is told as it is typed"


def test_the_menu_names_regions_of_one_letter() -> None:
    async def play(table: Table) -> None:
        text = table.text()
        assert "b 2 tokens · swamp, mine" in text
        assert "d 2 tokens · hill" in text

    at_table(lettered(), play)


def test_map_and_log_take_turns_in_the_whole_window() -> None:
    async def play(table: Table) -> None:
        log, board, menu = (table.window.query_one(id) for id in ("#log", "#board", "#right"))
        shown = {
            "m": (False, True, False),
            "l": (True, False, False),
        }
        for key in ("m", "l", "m"):
            await table.press(key)
            assert (log.display, board.display, menu.display) == shown[key]
        await table.press("escape")
        assert log.display
        assert board.display
        assert menu.display

    at_table(small_world(), play)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_f1_shows_keys_and_signs_first(language: str) -> None:
    texts = Catalogue(language, TEXTS)

    async def play(table: Table) -> None:
        await table.press("enter", "enter")
        before = logged(table)
        lines = (await table.press("f1")).splitlines()
        codes = ("screen.key.digits", "screen.signs")
        first, second = (next(n for n, line in enumerate(lines) if texts(code)[:24] in line) for code in codes)
        assert first < second
        words = {"en": ("forest", "mine", "Lost Tribes", "You"), "ru": ("лес", "шахта", "Забытые", "Вы")}[language]
        text = "\n".join(lines)
        assert all(word in text for word in words)
        assert all(sign in text for sign in ("♣", "◆", "·1", "[3]"))
        await table.press("escape")
        assert logged(table) == before, "the log is about the game"

    at_table(small_world(), play, language=language, size=(120, 60))


def test_the_keys_stand_with_words_at_eighty_columns() -> None:
    for language in ("en", "ru"):
        short = Catalogue(language, TEXTS)("screen.keys.short")
        assert len(short) <= 70, "72 columns are the least"
        parts = short.split("  ")
        assert all(len(part.split(maxsplit=1)) == 2 for part in parts), parts


def test_the_log_tells_the_game_alone() -> None:
    async def play(table: Table) -> None:
        await table.press("enter", "enter")
        before = logged(table)
        assert "Halflings" in before
        await table.type("help")
        assert table.window.covered
        await table.press("escape")
        assert "There is no action 'fly'" in await table.type("fly")
        await table.type("done")
        await table.press("escape")
        if table.window.covered:
            await table.press("escape")
        assert logged(table) == before
        steps = len(table.game.log)
        await table.press("u")
        assert len(table.game.log) == steps - 1
        assert logged(table).startswith(before)
        assert len(logged(table)) > len(before), "undo changes the game"

    at_table(small_world(), play)


def test_keys_in_one_burst_all_count() -> None:
    """From the map, too: each comes before the one before has been dealt with."""

    async def play(table: Table) -> None:
        second = table.game.menu(0, "en").choices[1].action
        for key, letter in (("tab", "\t"), ("2", "2"), ("enter", "\r")):
            table.window.post_message(Key(key, letter))
        await table.settle()
        await table.settle()
        assert table.actions()[:1] == [second]

    at_table(small_world(), play)


def placing() -> Game:
    """In the turn of seat 2 Ratmen of seat 1 place 2 tokens that were driven out; seat 1 has 5 coins of its own."""
    scene = Scene({"a": "hill edge", "b": "hill edge", "c": "hill"}, "a-b b-c")
    scene.army(0, "base.ratmen", "base.alchemist", {"a": 1, "b": 1}, withdrawn=2)
    scene.army(1, "base.orcs", "base.hill", {"c": 3})
    return scene.turn(1, "regroup")


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "is your last decision in player 2's turn:"), ("ru", "последнее ваше решение в ходе игрока 2:")],
)
def test_what_is_placed_in_the_turn_of_another_ends_no_turn_of_mine(language: str, told: str) -> None:
    async def play(table: Table) -> None:
        text = " ".join((await table.type("deploy a 2")).replace("│", " ").split())
        assert told in text
        assert "deploy a 2 is" not in text, "it is called as in the menu"
        assert "ends your turn" not in text
        assert Catalogue(language, TEXTS)("screen.yes-no").split()[0] in text
        assert Catalogue(language, TEXTS)("only.sure") not in text
        await table.press("escape")
        assert not table.actions()

    at_table(placing(), play, language=language)


def test_coins_of_a_viewer_stand_beside_no_army_of_another() -> None:
    game = placing()
    assert "coins:" in game.scene(0).status
    assert "Ratmen" in game.scene(1).status
    assert "coins:" not in game.scene(1).status


def test_the_sentence_of_a_hint_stands_above_its_reasons() -> None:
    async def play(table: Table) -> None:
        await table.press("enter", "enter")
        await table.type("done")
        await table.press("escape")
        text = " ".join((await table.press("h")).split())
        first = text.index("The greedy bot would play")
        assert first < text.index("It counts this")

    at_table(small_world(), play, size=(80, 24))


@pytest.mark.parametrize(("language", "short"), [("en", "F1: signs"), ("ru", "F1: знаки")])
@pytest.mark.parametrize("size", [(80, 24), (200, 60)])
def test_a_narrow_legend_tells_where_the_signs_are_explained(language: str, short: str, size: tuple[int, int]) -> None:
    async def play(table: Table) -> None:
        whole = Catalogue(language, TEXTS)("screen.legend")
        assert (short in table.text(), whole in table.text()) == (size[0] == 80, size[0] > 80)

    at_table(small_world(), play, language=language, size=size)


def test_no_heading_stands_above_a_line_that_is_alone_and_says_all() -> None:
    async def play(table: Table) -> None:
        lines = [str(one.prompt) for one in table.window.choices.options]
        assert "conquer" in lines
        assert "done" not in lines
        assert "\n" not in lines[-1]
        assert "stop conquering" in lines[-1]
        await table.press("end")
        current = table.window.choices.current()
        assert current is not None
        assert current.action == "done", "the rule above is no line of its own"

    at_table(lettered(), play)
