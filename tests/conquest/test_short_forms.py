"""What a simple piece need not spell out: spans of clauses, its own id before its notes, rivals, and where a marker lies."""

from __future__ import annotations

import pytest

from swcore import Option, hookimpl
from swcore.conquest import Army, Effects, Marker, Race, View, fx
from swcore.testing import Scene
from tests.conquest.table import INERT, play

LINE = {"a": "hill edge", "b": "hill", "c": "hill", "d": "hill edge"}

flag = Marker("home.flag", supply=3)


class Keepers(Race):
    """Note how many regions they have conquered in the game, and mark each."""

    @hookimpl
    def conquest_conquered(self, view: View, army: Army) -> Effects:
        return [fx.note(army, "won", self.recall(view, army, "won", 0) + 1), fx.mark(army, flag.id, view.conquests[-1].region)]


keepers = Keepers("home.keepers", tokens=9, clauses="HOME-KEEPERS-2..4", text="They keep count.", text_ru="Ведут счёт.")


def test_a_span_of_clauses_stands_for_each_of_them() -> None:
    assert keepers.clauses == ("HOME-KEEPERS-2", "HOME-KEEPERS-3", "HOME-KEEPERS-4")
    assert Race("home.other", tokens=1, clauses=["HOME-OTHER-9..11", "SW-CONQ-1"]).clauses == (
        "HOME-OTHER-9",
        "HOME-OTHER-10",
        "HOME-OTHER-11",
        "SW-CONQ-1",
    )
    assert Option("home_rule", (True, False), True, clauses="SW-DIE-1..2").clauses == ("SW-DIE-1", "SW-DIE-2")


def test_a_text_in_russian_stands_beside_the_english_one() -> None:
    assert keepers.text == {"en": "They keep count.", "ru": "Ведут счёт."}


def test_a_note_gets_the_id_of_its_piece_and_is_read_back_by_its_name() -> None:
    scene = Scene(LINE, "a-b b-c c-d", with_pieces=[keepers, flag])
    scene.army(0, "home.keepers", INERT, {"a": 1}, hand=8)
    game = scene.turn(0, "conquer")
    play(game, "conquer b", "conquer c")
    view = game.play.view
    army = view.active(0)
    assert dict(army.memory) == {"home.keepers.won": 2}
    assert keepers.recall(view, army, "won") == 2
    assert keepers.recall(view, army, "lost", "never") == "never"


def test_where_a_marker_lies_and_who_the_rivals_are() -> None:
    scene = Scene(LINE, "a-b b-c c-d", with_pieces=[keepers, flag], seats=3)
    scene.army(0, "home.keepers", INERT, {"a": 1}, hand=8)
    scene.army(1, "base.orcs", "base.hill", {"d": 1})
    scene.army(2, "base.elves", "base.forest", {"c": 1}, declined=True)
    game = scene.turn(0, "conquer")
    play(game, "conquer b")
    view = game.play.view
    assert view.where(flag.id) == view.region("b")
    with pytest.raises(LookupError, match=r"base\.hole lies in no region"):
        view.where("base.hole")
    assert [rival.race for rival in view.rivals(view.active(0))] == ["base.orcs"]


def test_the_docstring_of_a_class_of_the_family_is_not_the_text_of_a_piece() -> None:
    assert Marker("home.dam", supply=4).text == {"en": ""}
    assert Race("home.plain", tokens=6).text == {"en": ""}
    assert Keepers("home.told", tokens=6).text == {"en": "Note how many regions they have conquered in the game, and mark each."}
