"""T4: a game that begins at a position laid out by hand is saved with that position, and opens at it again."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from swcore_tiny_towns.testing import TownScene

from swcore import Game, SaveError
from swcore.saves.format import link
from swcore.testing import Scene, begin_here, check_history, check_position, legal
from swcore.text.strict import compact
from tests.shared.rulesets import dice_rules

MINED = {"a": "hill edge", "b": "forest edge", "c": "swamp edge mine", "d": "farmland edge"}


def small_world() -> Game:
    """In the middle of a turn: the record of the turn holds a conquest, a die was rolled."""
    scene = Scene(MINED, "a-b b-c c-d", seed=5)
    scene.army(0, "base.orcs", "base.hill", {"a": 2}, hand=5)
    scene.army(1, "base.humans", "base.merchant", {"c": 2}, declined=True)
    scene.army(1, "base.elves", "base.mounted", {"d": 2}, hand=4)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    return begin_here(game, game.play.state.stack)


def warcraft() -> Game:
    scene = Scene({"a": "hill harbor", "b": "forest harbor", "c": "swamp"}, "a-b b-c", game="warcraft", seats=3)
    scene.army(2, "warcraft.goblins", "", {"a": 2}, declined=True)
    scene.army(0, "warcraft.orcs", "warcraft.portal_mage", {"c": 2}, hand=4)
    return scene.turn(0, "conquer")


def towns() -> Game:
    """In parallel lanes: what the others see of a town is that of the last commit."""
    scene = TownScene("wood stone . warehouse / mandras_palace", "cottage", "", monuments=("", "the_starloom"), cards=("shed",))
    scene.lay(0, "d1", "wood")
    return scene.placing("brick", by=0, round=4)


GAMES = pytest.mark.parametrize("made", [small_world, warcraft, towns], ids=lambda made: made.__name__)


def play_on(game: Game, steps: int) -> Game:
    rng = random.Random(3)
    for _ in range(steps):
        if not game.over:
            seat = rng.choice(game.pending)
            game.apply(rng.choice(game.legal_actions(seat)), seat)
    return game


def same(one: Game, other: Game) -> None:
    assert one.digest() == other.digest()
    assert one.play.state.to_json() == other.play.state.to_json()
    assert (one.pending, one.legal_actions(), one.save()) == (other.pending, other.legal_actions(), other.save())
    for seat in (None, *range(one.play.state.seats)):
        assert one.view(seat) == other.view(seat)


@GAMES
@pytest.mark.parametrize("steps", [0, 12, 2_000])
def test_a_game_that_was_laid_out_is_saved_and_opens_as_it_was(made: Callable[[], Game], steps: int) -> None:
    game = play_on(made(), steps)
    again = Game.load(game.save())
    same(game, again)
    check_position(again)
    check_history(again)
    same(game, pickle.loads(pickle.dumps(game)))


@GAMES
def test_what_was_loaded_is_taken_back_down_to_the_position_and_goes_on_alike(made: Callable[[], Game]) -> None:
    """Also by the same dice: the streams stand in the position."""
    game = play_on(made(), 12)
    again = Game.load(game.save())
    same(play_on(game.clone(), 8), play_on(again.clone(), 8))
    while len(again.log) > 1:
        again.undo()
        game.undo()
    same(game, again)
    same(again, Game.load(made().save()))


def test_the_record_of_the_turn_comes_back_with_names() -> None:
    game = Game.load(small_world().save())
    assert [(one.region, one.mode) for one in game.play.state.conquests] == [(1, "normal")]
    assert legal(game), "the turn goes on"


@GAMES
def test_it_is_recorded_step_by_step_and_recovered(made: Callable[[], Game], tmp_path: Path) -> None:
    game, path = made(), tmp_path / "game.save"
    with game.record(path):
        play_on(game, 3)
        game.undo()
        play_on(game, 1)
    same(game, Game.load(path))
    with Game.load(path).record(path):  # it is this very game
        pass
    with pytest.raises(SaveError) as caught, made().record(path):
        pass
    assert caught.value.code == "save-exists"
    header = path.read_bytes().split(b"\n")[0] + b"\n"
    found = Game.recover(header)
    assert (found.steps, found.game.digest()) == (0, made().digest())


def test_a_game_of_its_own_with_nothing_left_to_do_is_saved_too() -> None:
    """The toy's position is one where nobody is asked: the game is over before a step."""
    stopped = Game.new(dice_rules(), 2)
    stopped.apply("stop")
    game = begin_here(stopped, [])
    assert game.over
    assert Game.load(game.save(), dice_rules()).digest() == game.digest()


def test_other_saves_say_nothing_of_a_start() -> None:
    assert "start" not in json.loads(Game.new("small-world").save().split("\n")[0])


# -- changed and broken ones


def rewritten(text: str, change: Callable[[dict[str, Any]], object]) -> str:
    """Return a save whose start a stranger has changed, with a chain that fits."""
    rows = [json.loads(row) for row in text.split("\n") if row]
    change(rows[0]["start"])
    chain, lines = "", []
    for row in rows:
        del row["chain"]
        body = compact(row)[:-1]
        chain = link(chain, body.encode())
        lines.append(f'{body},"chain":"{chain}"}}\n')
    return "".join(lines)


def refused(text: str) -> SaveError:
    with pytest.raises(SaveError) as caught:
        Game.load(text)
    return caught.value


def test_a_changed_start_is_refused_by_its_chain_and_by_the_state_of_the_first_line() -> None:
    text = small_world().save()
    assert refused(text.replace('"coins":[', '"coins":[1', 1)).code == "save-chain"
    error = refused(rewritten(text, lambda start: start["coins"].__setitem__(0, 50)))
    assert (error.code, error.details["line"]) == ("save-diverged", 2)


CONQUEST: dict[str, Callable[[dict[str, Any]], object]] = {
    "fields": lambda start: start.update(purse=3),
    "type": lambda start: start.update(owner="abc"),
    "float": lambda start: start.update(round=2.0),
    "seats": lambda start: start.update(seats=5),
    "length": lambda start: start["owner"].append(-1),
    "shorter": lambda start: start["tokens"].pop(),
    "army": lambda start: start["owner"].__setitem__(1, 77),
    "race": lambda start: start["armies"][-1].update(race="base.nobody"),
    "power": lambda start: start["armies"][-1].update(power="base.nothing"),
    "seat": lambda start: start["armies"][-1].update(seat=9),
    "twice": lambda start: start["armies"][-1].update(id=0),
    "active": lambda start: start["armies"][-2].update(declined=False),
    "marker": lambda start: start["marks"].__setitem__(0, [["base.nothing", -1]]),
    "owner of a marker": lambda start: start["marks"].__setitem__(0, [["base.fortress", 40]]),
    "column": lambda start: start["column"].append(["base.nobody", "base.hill", 0]),
    "frame": lambda start: start["stack"].append(["dance", 1]),
    "fields of a frame": lambda start: start["stack"].append(["conquer"]),
    "values of a frame": lambda start: start["stack"].append(["conquer", 0, 99]),
    "no frame": lambda start: start["stack"].append([]),
    "frames": lambda start: start.update(stack=7),
    "conquests": lambda start: start.update(conquests=[[1, 2]]),
    "streams": lambda start: start.update(streams={"die": 4}),
    "negative": lambda start: start["tokens"].__setitem__(0, -4),
    "turn": lambda start: start.update(turn_seat=7),
    "large": lambda start: start["memory"].update({"base.x": "x" * 300_000}),
}


@pytest.mark.parametrize("name", CONQUEST)
def test_a_broken_start_of_a_conquest_game_is_refused_in_a_sentence(name: str) -> None:
    error = refused(rewritten(small_world().save(), CONQUEST[name]))
    assert (error.code, error.details["line"]) == ("save-start", 1), error
    assert error.message.startswith("The position that the save begins at is none of this game: ")
    assert len(error.message) < 400


TOWNS: dict[str, Callable[[dict[str, Any]], object]] = {
    "town": lambda start: start["towns"].pop(),
    "square": lambda start: start["towns"][0]["squares"].__setitem__(0, "gold"),
    "squares": lambda start: start["towns"][0]["squares"].pop(),
    "no town": lambda start: start["towns"].__setitem__(0, None),
    "lying": lambda start: start["towns"][0].update(on={"z9": ["wood"]}),
    "what lies": lambda start: start["towns"][0].update(on={"a1": ["gold"]}),
    "fresh": lambda start: start["towns"][0].update(fresh=[40]),
    "cards": lambda start: start["cards"].__setitem__(0, "towns.nothing"),
    "monument": lambda start: start["monuments"].__setitem__(0, "towns.cottage"),
    "seats": lambda start: start.update(completed=[]),
    "namer": lambda start: start.update(namer=8),
    "round": lambda start: start.update(round="four"),
    "deck": lambda start: start.update(deck=["gold"]),
    "lanes": lambda start: start["stack"].__setitem__(-1, ["parallel", 3]),
}


@pytest.mark.parametrize("name", TOWNS)
def test_a_broken_start_of_a_game_of_towns_is_refused_in_a_sentence(name: str) -> None:
    error = refused(rewritten(towns().save(), TOWNS[name]))
    assert (error.code, error.details["line"]) == ("save-start", 1), error


def test_a_start_that_is_none_is_damaged() -> None:
    wrong: list[Any] = [7, [], {}, None, "x"]
    for odd in wrong:
        header, _, rest = small_world().save().partition("\n")
        row = json.loads(header)
        row["start"] = odd
        del row["chain"]
        body = compact(row)[:-1]
        text = f'{body},"chain":"{link("", body.encode())}"}}\n{rest}'
        assert refused(text).code == "save-damaged"


def test_a_position_that_could_not_be_read_again_is_not_written() -> None:
    scene = Scene(MINED, "a-b b-c c-d")
    army = scene.army(0, "base.orcs", "base.hill", {"a": 1})
    scene.note(army, "base.orcs.tale", "x" * 300_000)
    with pytest.raises(SaveError) as caught:
        scene.turn(0).save()
    assert caught.value.code == "save-start"
