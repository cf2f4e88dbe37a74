"""The map changes in play: terrains, symbols, borders, regions that come and move; and all that is asked of a map follows."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from swcore_base_game.words import WORDS

from swcore import Game, MapError, PluginError, hookimpl, load_plugins
from swcore.cli.drawing.layout import parts_of
from swcore.cli.drawing.maps import draw_map
from swcore.cli.map_files import picture_of
from swcore.conquest import Marker, Power, Race, Rule, Use, fx
from swcore.conquest.position.map_changes import with_change
from swcore.conquest.wording.narrator import Narrator
from swcore.testing import Scene, check_history, check_position, legal, tiny_map
from tests.conquest.table import INERT, RATS, idle_turn, play, reasons

LINE = {"a": "farmland edge", "b": "hill mine", "c": "farmland", "w": "sea edge"}
BORDERS = "a-b b-c c-w"
ORCS = "base.orcs"


class Shaper(Power):
    """Does to the map what it is told."""

    does: tuple[Any, ...] = ()

    @hookimpl
    def conquest_uses(self, view: Any, army: Any) -> Use:
        return Use("shape", 1, "")

    @hookimpl
    def conquest_used(self, view: Any, army: Any) -> list[Any]:
        return list(self.does)


def shaped(*does: Any, **more: Any) -> tuple[Scene, Game]:
    """Return a game of an army in a, whose badge has shaped the map."""
    power = Shaper("home.shaper", tokens=4, **more)
    power.does = does
    scene = Scene(LINE, BORDERS, with_pieces=[power])
    scene.army(0, RATS, "home.shaper", {"a": 1}, hand=8)
    scene.army(1, ORCS, INERT, {"c": 2})
    game = scene.turn(0, "conquer")
    play(game, "use shape a")
    check_position(game)
    check_history(game)
    return scene, game


def near(game: Game, name: str) -> tuple[str, ...]:
    view = game.play.view
    found: tuple[str, ...] = view.names(view.around(1 << view.region(name)))
    return found


@pytest.mark.clause("SW-CONQ-5")
def test_a_region_that_is_flooded_is_closed_like_any_water() -> None:
    _, game = shaped(fx.terrain(1, "sea"))
    assert reasons(game, "conquer b") == ["closed"]
    assert game.play.view.names(game.play.view.ground.coast) == ("a", "c"), "w and b are the sea now"


def test_a_symbol_comes_and_goes() -> None:
    _, game = shaped(fx.symbol(1, "mine", False), fx.symbol(0, "mine"))
    assert game.play.view.symbol("mine") == 0b0001


def test_borders_open_ways_and_close_them() -> None:
    _, game = shaped(fx.border(0, 2), fx.border(1, 0, False))
    assert (near(game, "a"), near(game, "b")) == (("c",), ("c",))
    assert legal(game, "conquer") == ["conquer c"]


def test_a_region_is_added_and_can_be_conquered() -> None:
    scene, game = shaped(fx.region("isle", "hill", ("mine",), beside=0b0001), fx.terrain(4, "mountain"))
    play(game, "conquer isle")
    assert (scene.tokens("isle"), near(game, "isle")) == (2, ("a",)), "a mountain without its marker costs 2"
    assert game.play.view.names(game.play.view.terrain("mountain")) == ("isle",)
    idle_turn(game)
    check_position(game)


def test_a_region_moves_with_all_that_stands_in_it() -> None:
    scene, game = shaped(fx.move_region(2, 0b0001))
    assert (near(game, "c"), near(game, "w")) == (("a",), ())
    assert scene.tokens("c") == 2
    assert legal(game, "conquer") == ["conquer b", "conquer c"]


def test_what_changes_nothing_is_no_change() -> None:
    _, game = shaped(fx.terrain(1, "hill"), fx.symbol(1, "mine"), fx.border(0, 1), fx.move_region(0, 0b0010))
    assert game.play.state.changes == ()


def test_changes_are_kept_as_short_as_they_can_be_said() -> None:
    changes: tuple[Any, ...] = ()
    for change in [("terrain", 1, "sea"), ("border", 0, 1, False), ("terrain", 1, "hill"), ("moved", 1, 1), ("moved", 1, 4)]:
        changes = with_change(changes, change)
    assert changes == (("terrain", 1, "hill"), ("moved", 1, 4))


def test_undo_redo_clone_and_save_know_the_map_as_it_was() -> None:
    _, game = shaped(fx.terrain(1, "sea"), fx.region("isle", "hill", beside=1))
    digest, clone = game.digest(), game.clone()
    game.undo()
    assert (game.play.view.ground.size, "conquer b" in legal(game)) == (4, True)
    assert clone.play.view.ground.size == 5
    game.redo()
    assert (game.digest(), game.play.view.ground.size, game.play.view.tokens(4)) == (digest, 5, 0)
    again = Game.load(game.save(), ruleset=game.ruleset)
    assert (again.digest(), legal(again)) == (digest, legal(game))
    assert "isle" in game.view(0)["state"]["changes"][1]


def test_a_save_that_begins_on_a_changed_map_opens() -> None:
    _, game = shaped(fx.region("isle", "hill", beside=1), fx.terrain(1, "sea"))
    game.history.restart(game.play.state.stack)
    again = Game.load(game.save(), ruleset=game.ruleset)
    assert (again.digest(), legal(again)) == (game.digest(), legal(game))


def test_a_guess_is_played_on_the_map_as_everybody_sees_it() -> None:
    _, game = shaped(fx.terrain(1, "sea"))
    guess = game.determinize(1, random.Random(3))
    assert guess.play.view.ground.near == game.play.view.ground.near
    assert legal(guess) == legal(game)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("b is now sea", "a and c are now neighbours", "w now lies beside a", "a new region: isle (hill)")),
        ("ru", ("b: теперь море", "a и c теперь соседи", "w теперь рядом с a", "новая область: isle (холмы)")),
    ],
)
def test_the_log_tells_how_the_map_has_changed(language: str, told: tuple[str, ...]) -> None:
    _, game = shaped(fx.terrain(1, "sea"), fx.border(0, 2), fx.move_region(3, 1), fx.region("isle", "hill"))
    said = " ".join(Narrator(game, language, WORDS, None).tell([game.log[-1]]))
    for sentence in told:
        assert sentence in said, said


def test_pieces_bring_terrains_and_symbols_and_say_who_may_enter() -> None:
    more = {"terrains": {"ice": "open", "lava": "closed"}, "symbols": ("geyser",)}
    _, game = shaped(fx.terrain(1, "ice"), fx.border(0, 2), fx.terrain(2, "lava"), fx.symbol(1, "geyser"), **more)
    view = game.play.view
    assert (view.terrain("ice"), view.terrain("lava"), view.symbol("geyser")) == (0b0010, 0b0100, 0b0010)
    assert legal(game, "conquer") == ["conquer b"]
    assert reasons(game, "conquer c") == ["closed"]


def test_a_map_may_have_the_terrains_of_the_pieces_in_play() -> None:
    board = tiny_map({"a": "farmland edge", "b": "ice"}, "a-b")
    piece = Race("home.yeti", tokens=5, terrains="ice")
    game = Game.new(load_plugins("small-world", with_pieces=[piece]), 2, map=board)
    assert game.play.view.terrain("ice") == 0b10
    with pytest.raises(MapError):
        Game.new("small-world", 2, map=board)


@pytest.mark.parametrize(
    ("effect", "told"),
    [
        (fx.terrain(1, "hil"), "terrain"),
        (fx.symbol(1, "geyser"), "symbol"),
        (fx.terrain(9, "hill"), "the board has 4 regions"),
        (fx.border(1, 1), "not beside itself"),
        (fx.region("b", "hill"), "there is a region b already"),
        (fx.region("two words", "hill"), "letters"),
        (fx.region("isle", "hill", beside=1 << 7), "the board has 4 regions"),
    ],
)
def test_what_no_map_can_be_is_refused_and_named(effect: Any, told: str) -> None:
    with pytest.raises(PluginError, match=r"home\.shaper") as caught:
        shaped(effect)
    assert told in f"{caught.value}"


def test_two_pieces_must_agree_on_a_terrain() -> None:
    pieces = [Race("home.one", tokens=4, terrains={"ice": "open"}), Marker("home.two", supply=1, terrains={"ice": "closed"})]
    with pytest.raises(PluginError, match="ice"):
        load_plugins("small-world", with_pieces=pieces)
    with pytest.raises(PluginError, match="open"):
        Rule("home.three", terrains={"ice": "slippery"})


class Quake(Rule):
    """Something happens to the map with every turn."""

    @hookimpl
    def conquest_turn_over(self, view: Any, army: Any, seat: int) -> list[Any]:
        size, turn = view.ground.size, view.turn
        one, other = turn % size, (turn * 7 + 1) % size
        found = [fx.terrain(one, ("hill", "forest", "sea", "swamp")[turn % 4])]
        if one != other:
            found.append(fx.border(one, other, bool(turn % 3)))
        if turn % 5 == 0 and size < 40:
            found.append(fx.region(f"new-{turn}", "hill", beside=1 << one, edge=True))
        return [*found, fx.move_region(one, 1 << other | 1 << (other + 1) % size)] if turn % 4 == 0 else found


@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_on_a_map_that_quakes_are_sound(seed: int) -> None:
    rules, rng = load_plugins("small-world", with_pieces=[Quake("home.quake")]), random.Random(seed)
    game, step = Game.new(rules, 3, seed=seed), 0
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
        step += 1
        if step % 25 == 0:
            check_position(game)
    assert game.play.view.ground.size > 30
    check_history(game)
    assert Game.load(game.save(), ruleset=rules).digest() == game.digest()


def test_a_map_that_has_changed_keeps_its_outlines_and_shows_what_is_new() -> None:
    """A border that came is a line, one that went a wall with a cross, a region that came lies round beside its neighbour."""
    _, begun = shaped()
    _, game = shaped(fx.border(0, 2), fx.border(1, 0, False), fx.region("isle", "hill", beside=0b0001))
    before = {area.name: area.outline for area in begun.scene(0).of("area")}
    after = {area.name: area.outline for area in game.scene(0).of("area")}
    assert {name: after[name] for name in before} == before
    assert (after["isle"], min(map(len, before.values())) > 3) == ((), True)
    picture = picture_of(game, 0, "en", key=False)
    assert re.findall(r'data-opened="([^"]+)"', picture) == ["a c", "a isle"]
    assert re.findall(r'data-closed="([^"]+)"', picture) == ["a b"]
    assert 'data-region="isle"' in picture
    unchanged = picture_of(begun, 0, "en", key=False)
    assert not re.search("data-opened|data-closed", unchanged)


def test_a_map_that_falls_apart_in_play_is_drawn_as_it_lay() -> None:
    """The border between b and c is closed: two islands for the rules, one picture as before."""
    _, begun = shaped()
    _, game = shaped(fx.border(1, 2, False), fx.region("isle", "hill", beside=0b0001))
    assert len({area.island for area in game.scene(0).of("area")}) == 2
    (first,), (second,) = parts_of(begun.scene(0)), parts_of(game.scene(0))
    assert (first.left, first.top, first.width, first.height) == (second.left, second.top, second.width, second.height)
    looks = game.face("en").looks
    old, new = (draw_map(one.scene(0), 60, 20, looks) for one in (begun, game))
    assert old is not None
    assert new is not None
    assert {"region:isle"} == {id for row in new.under for id in row if id} - {id for row in old.under for id in row if id}
    kept = [
        (here, there)
        for row, other in zip(old.under, new.under, strict=True)
        for here, there in zip(row, other, strict=True)
        if there != "region:isle"
    ]
    assert all(here == there for here, there in kept)
