"""Faces that their owner chooses: others see that a marker lies there, and not what it is."""

from __future__ import annotations

import random
from typing import Any

import pytest

from swcore import Game, PluginError, hookimpl
from swcore.cli.contract import renderer_of
from swcore.conquest import Army, Effects, Marker, Race, View, fx
from swcore.conquest.wording.narrator import Narrator
from swcore.testing import Scene, check_conquest, check_history, legal
from tests.conquest.table import INERT, RATS, idle_turn, play
from tests.expressiveness import reynard
from tests.expressiveness.scenes import line

BOX = "rows.box"


def hidden(face: str = "good", where: str = "b") -> tuple[Scene, Game]:
    """Return a scene in which Reynard has hidden a box with a face."""
    scene = line(*reynard.PIECES)
    scene.army(0, "rows.reynard", INERT, {"a": 2, "b": 1})
    scene.army(1, RATS, "base.hill", {"f": 1})
    scene.pile(BOX, "bad", "good", "bad", "good", "bad", "good")
    game = play(scene.turn(0), "expand", "done", "deploy a 1", f"choose {where}")
    assert legal(game) == ["choose bad", "choose good"]
    return scene, play(game, f"choose {face}")


@pytest.mark.row("Reynard")
@pytest.mark.parametrize("face", ["good", "bad"])
def test_the_owner_chooses_a_face_that_no_other_view_shows(face: str) -> None:
    scene, game = hidden(face)
    assert scene.marks("b") == [BOX]
    assert game.play.seen(0)["secrets"] == [{f"{BOX} 1": face}, None]
    for other in (1, None):
        seen = game.play.seen(other)
        assert "secrets" not in seen or not any(seen["secrets"])
        assert "faces" not in seen
    (laid,) = [event for step in game.log for event in step.events if event[0] == "hid"]
    kind = game.ruleset.event_kinds["hid"]
    assert (kind.typed(laid).face, kind.typed(laid, full=False).face) == (face, None)
    check_conquest(game)
    check_history(game)
    assert Game.load(game.save(), with_pieces=reynard.PIECES).play.state.secrets == game.play.state.secrets


@pytest.mark.row("Reynard")
def test_who_guesses_keeps_what_the_owner_knows_and_deals_the_rest_anew() -> None:
    _, game = hidden("good")
    found: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
    for seat, faces in found.items():
        for seed in range(20):
            guess = game.determinize(seat, random.Random(seed)).play.state
            faces.add(guess.faces[f"{BOX} 1"])
            assert sorted([*guess.piles[BOX], guess.faces[f"{BOX} 1"]]) == ["bad"] * 3 + ["good"] * 3
            assert guess.secrets[0] == {f"{BOX} 1": guess.faces[f"{BOX} 1"]}, "no guess tells the truth in passing"
    assert found == {0: {"good"}, 1: {"good", "bad"}, None: {"good", "bad"}}


@pytest.mark.row("Reynard")
def test_a_box_that_is_shown_is_no_secret_any_more() -> None:
    scene, game = hidden("good")
    idle_turn(game)
    holder, fox = scene.army_of(1), scene.army_of(0)
    game.play.emit(("tokens", fox.id, 1, 0, 1))
    game.play.emit(("tokens", holder.id, -2, 1, 1))
    play(scene.turn(0), "expand")
    scene.coins(1, 0)
    play(game, "choose open")
    assert scene.state.coins[1] == 2
    assert scene.state.secrets == [{}, {}]


@pytest.mark.row("Reynard")
def test_the_table_shows_a_hidden_face_to_its_owner_alone_and_the_log_to_nobody() -> None:
    _, game = hidden("bad")
    tables: Any = renderer_of(game.ruleset, "en")
    for you, told in ((0, "(bad)"), (1, ""), (None, "")):
        assert [one.partition(" ")[2] for one in tables.tables.actions.markers(game, 1, you)] == [told]
    narrator = Narrator(game, "en", {}, 1)
    said = " ".join(one for step in game.log for one in (*narrator.hear(step), *narrator.flush()))
    assert "Box in b" in said
    assert "bad" not in said


class Hider(Race):
    """Hides one box after another in a region, as `wanted` says."""

    wanted: tuple[str, ...] = ()

    @hookimpl
    def conquest_ready(self, view: View, army: Army) -> Effects:
        return [fx.hide(army, "home.crate", view.region("a"), face) for face in self.wanted]


@pytest.mark.parametrize(("wanted", "lie"), [(("ace",), 1), (("ace", "ace"), 1), (("king",), 0), (("two", "ace"), 1)])
def test_nothing_happens_without_room_and_without_such_a_face(wanted: tuple[str, ...], lie: int) -> None:
    hider = Hider("home.hider", tokens=5)
    hider.wanted = wanted
    scene = line(hider, Marker("home.crate", supply=2, faces={"ace": 1, "two": 1}))
    scene.army(0, "home.hider", INERT, {"a": 2})
    scene.pile("home.crate", "two", "ace")
    game = play(scene.turn(0), "expand")
    assert len(scene.marks("a")) == lie
    assert game.play.view.faces_left("home.crate") == tuple(sorted({"ace", "two"} - set(wanted[:1])))
    check_history(game)
    with pytest.raises(PluginError):
        game.play.view.faces_left("home.crates")


def test_a_swap_takes_the_secret_along() -> None:
    scene, game = hidden("good")
    game.play.emit(("swapped", 1, 5, ()))
    assert scene.state.secrets == [{f"{BOX} 5": "good"}, {}]
    assert scene.state.faces == {f"{BOX} 5": "good"}
