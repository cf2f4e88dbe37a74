"""Pictures of scenes: every region has its name, stack and cost on the map, with and without colour, at the usual sizes."""

from __future__ import annotations

import io
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from swcore import Game
from swcore.cli.drawing.boards import costs_of, draw_boards
from swcore.cli.drawing.tables import notes, panels, rows
from swcore.testing import Scene
from swcore.wording.looks import look_of
from swcore.wording.scene import Stack
from tests.shared.rulesets import GAMES, rules, toy_rules

ROOMS = ((78, 21), (118, 36), (196, 56))  # of terminals of 80 by 24, 120 by 40 and 200 by 60


def played(name: str, seats: int, steps: int = 30, seed: int = 3) -> Game:
    """Return a game after some steps of chance."""
    game, rng = Game.new(rules(name), seats, seed=seed), Random(seed)
    for _ in range(steps):
        game.apply(rng.choice([one for one in game.legal_actions() if one.kind != "decline"] or game.legal_actions()))
    return game


def written(shown: RenderableType, width: int = 220, *, colour: bool = False) -> str:
    buffer = io.StringIO()
    Console(file=buffer, width=width, force_terminal=colour, color_system="truecolor" if colour else None).print(shown)
    return buffer.getvalue()


@pytest.mark.parametrize(
    ("name", "seats"), [*(("small-world", n) for n in (2, 3, 4, 5)), *(("warcraft", n) for n in (2, 3, 4, 5))]
)
@pytest.mark.parametrize("room", ROOMS)
def test_every_region_is_on_the_map(name: str, seats: int, room: tuple[int, int]) -> None:
    """Name, stack and cost, for a region that is a target; or the picture says which it has no room for."""
    game = played(name, seats)
    seat = game.pending[0]
    scene, costs = game.scene(seat), costs_of(game.menu(seat))
    picture = draw_boards(scene, *room, game.face().looks, costs=costs)
    assert picture is not None
    text = written(picture.shown())
    assert picture.missing == ()
    assert (picture.width, picture.height) == room
    stacks: dict[str, Stack] = {one.at: one for one in scene.of("stack")}
    for area in scene.of("area"):
        assert area.name in text or area.name.rpartition("-")[2] in text
        row, column = picture.places[area.id]
        assert picture.at(row, column) == area.id, "the middle of its words lies in it"
        if area.id in stacks:
            stack = stacks[area.id]
            letter = "·" if stack.owner is None else "ABCDE"[stack.owner]
            assert (letter if stack.active else letter.lower()) + str(stack.count) in text
        if area.id in costs:
            assert f"[{costs[area.id] or '!'}]" in text


def test_no_room_is_told_and_not_hidden() -> None:
    """Forty-eight regions do not fit into 30 columns: those that are left out are named."""
    game = played("small-world", 5)
    picture = draw_boards(game.scene(0), 30, 10, game.face().looks)
    assert picture is not None
    assert picture.missing


def test_colour_is_left_out_where_there_is_none_and_letters_stay() -> None:
    game = played("small-world", 2)
    picture = draw_boards(game.scene(0), 100, 30, game.face().looks)
    assert picture is not None
    plain, coloured = written(picture.shown()), written(picture.shown(), colour=True)
    assert "\x1b" not in plain
    assert "\x1b[" in coloured
    assert {"♣", "▲", "∩", "≈"} <= set(plain), "signs tell the terrains apart"


def test_ascii_alone_draws_it_too() -> None:
    game = played("small-world", 3)
    picture = draw_boards(game.scene(0), 100, 30, game.face().looks, ascii_only=True)
    assert picture is not None
    drawn = "".join(line.plain for line in picture.lines)
    assert not {letter for letter in drawn if 0x2800 <= ord(letter) <= 0x28FF}, "no braille"


def test_the_cost_of_a_target_is_the_least_that_it_may_cost() -> None:
    """An empty hill costs 2 (SW-CONQ-7), the mountain 3 (SW-CONQ-8)."""
    scene = Scene({"a": "hill edge", "b": "mountain edge", "c": "hill edge"}, "a-b b-c")
    scene.army(0, "base.ratmen", "base.alchemist", {"c": 1}, hand=6)
    game = scene.turn(0, "conquer")
    costs = costs_of(game.menu(0))
    assert costs["region:b"] == "3"
    picture = draw_boards(game.scene(0), 40, 10, game.face().looks, costs=costs)
    assert picture is not None
    assert picture.missing == (), "a map without places is drawn as well"
    assert "[3]" in written(picture.shown())


def test_arrows_go_from_region_to_region() -> None:
    """On the map for three r02 lies right of r01, r07 below it."""
    game = played("small-world", 3, steps=0)
    picture = draw_boards(game.scene(0), 100, 30, game.face().looks)
    assert picture is not None
    assert picture.beside("region:r03", 0, 1) == "region:r04"
    assert picture.beside("region:r04", 0, -1) == "region:r03"
    assert picture.beside("region:r01", 1, 0) == "region:r13"
    assert picture.beside("region:r01", 0, -1) == "region:r01", "nothing lies there"
    assert picture.beside("", 0, 1) in picture.places


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_towns_show_every_cube_and_building(seats: int) -> None:
    game = played("tiny-towns", seats, steps=12 * seats)
    seat = game.pending[0]
    scene = game.scene(seat)
    picture = draw_boards(scene, 196, 56, game.face().looks, costs=costs_of(game.menu(seat)))
    assert picture is not None
    assert {one.id for one in scene.of("area")} == set(picture.places), "all towns"
    text = written(picture.shown())
    for one in scene.of("marker"):
        assert one.label in text
    for choice in game.menu(seat).choices:
        for argument in choice.arguments:
            if argument.type == "square":
                assert f"[{argument.value}]" in text


def test_a_small_window_shows_the_own_town_first() -> None:
    game = played("tiny-towns", 4)
    seat = game.pending[0]
    picture = draw_boards(game.scene(seat), 44, 18, game.face().looks)
    assert picture is not None
    assert {id.partition(":")[2] for id in picture.places} == {f"{seat}:{column}{row}" for column in "abcd" for row in "1234"}
    assert draw_boards(game.scene(seat), 20, 8, game.face().looks) is None, "no room for any town"


def test_a_game_without_a_board_has_panels() -> None:
    game = Game.new(toy_rules(), 2)
    assert draw_boards(game.scene(0), 80, 20, game.face().looks) is None
    assert "Player 2" in written(panels(game.scene(0)))


@pytest.mark.parametrize(
    ("name", "told"), [("small-world", ["Вы", "Комбинации", "Раунд 1 из"]), ("tiny-towns", ["Вы", "Здания"])]
)
def test_russian(name: str, told: list[str]) -> None:
    game = played(name, 2, steps=3)
    seat = game.pending[0]
    scene, looks = game.scene(seat, "ru"), game.face("ru").looks
    text = written(panels(scene)) + written(rows(scene, looks, texts=True)) + "".join(map(str, notes(scene)))
    for word in told:
        assert word in text
    assert draw_boards(scene, 90, 30, looks) is not None


@pytest.mark.parametrize("name", GAMES)
def test_signs_are_one_column_wide(name: str) -> None:
    game = Game.new(rules(name), 2)
    for look in game.face().looks.values():
        assert cell_len(look.sign) == len(look.sign) <= 1
        assert look.plain.isascii()
    areas = game.scene(0).of("area")
    known = {f"symbol:{one.id}" for area in areas for one in area.symbols}
    known |= {f"terrain:{area.terrain.id}" for area in areas if area.terrain}
    assert known <= set(game.face().looks), "every terrain and symbol of the game has its own look"


def test_a_strange_terrain_has_a_look_that_stays() -> None:
    strange = look_of({}, "terrain:lava")
    assert strange == look_of({}, "terrain:lava")
    assert strange.sign == "L"
