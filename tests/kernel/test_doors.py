"""What callers hand to a game: whole numbers of any type are taken, everything else is refused with the state unchanged."""

from __future__ import annotations

import asyncio
import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from swcore_tiny_towns.testing import TownScene

from swcore import ActionError, Game, Ruleset, SaveError, SwcoreError
from swcore.conquest.attack.attempt import SecondRoll
from swcore.engine.log import Step
from swcore.testing import Scene, begin_here
from tests.kernel.dicegame import Count
from tests.kernel.pieces import HILL, RATS


class Whole:
    """A whole number of a type of its own, as NumPy's are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


JUNK = st.one_of(
    st.booleans(), st.floats(), st.text(max_size=3), st.binary(max_size=2), st.lists(st.integers(), max_size=2), st.builds(object)
)


# -- S4, A2: numbers


def test_whole_numbers_of_other_types_are_taken_and_the_game_can_be_saved(rules: Ruleset) -> None:
    """S4: np.int64 as seat, seats or seed was accepted, and then the game could never be saved."""
    game = Game.new(rules, Whole(3), seed=Whole(7), first=Whole(1))  # type: ignore[arg-type]
    same = Game.new(rules, 3, seed=7, first=1)
    for one in (game, same):
        one.apply("roll", Whole(1) if one is game else 1)  # type: ignore[arg-type]
        one.apply("count", Whole(2) if one is game else 2)  # type: ignore[arg-type]
    assert game.save() == same.save()
    assert game.digest() == Game.load(game.save(), rules).digest()
    assert game.view(Whole(0)) == same.view(0)  # type: ignore[arg-type]
    assert game.undo(Whole(2)).seat == 2  # type: ignore[arg-type]


def test_search_takes_them_too(rules: Ruleset) -> None:
    """S4, relative: the seat of an unchecked action reaches the state as an int."""
    game = Game.new(rules, 2)
    game.apply_unchecked(Count.of(), Whole(0))  # type: ignore[arg-type]
    assert game.play.state.stack == (("turn", 1),)


SEATED: dict[str, Callable[[Game, Any], object]] = {
    "apply": lambda game, seat: game.apply("count", seat),
    "legal_actions": lambda game, seat: game.legal_actions(seat),
    "violations": lambda game, seat: game.violations("count", seat),
    "explain": lambda game, seat: game.explain("count", seat),
    "view": lambda game, seat: game.view(seat),
    "resign": lambda game, seat: game.resign(seat),
    "undo": lambda game, seat: game.undo(seat),
    "events": lambda game, seat: game.events(game.log[0], seat=seat),
    "determinize": lambda game, seat: game.determinize(seat, random.Random(1)),
}


@pytest.mark.parametrize("door", SEATED)
@given(junk=JUNK)
def test_a_seat_that_is_no_number_is_refused_at_every_door(rules: Ruleset, door: str, junk: Any) -> None:
    """A2: `apply(action, False)` wrote a save that nobody could read."""
    game = Game.new(rules, 2)
    game.apply("count")
    before = game.digest(), len(game.log)
    with pytest.raises(ActionError) as caught:
        SEATED[door](game, junk)
    assert caught.value.code == "seats"
    assert (game.digest(), len(game.log)) == before


@pytest.mark.parametrize("door", ["view", "undo", "events", "determinize"])
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused_and_counted_as_stated(rules: Ruleset, door: str, seat: int) -> None:
    """A9: `events(seat=99)` was not refused. Messages count seats from 1, calls and details from 0."""
    game = Game.new(rules, 2)
    game.apply("count")
    with pytest.raises(ActionError) as caught:
        SEATED[door](game, seat)
    assert (caught.value.code, caught.value.details) == ("seats", {"seat": seat, "number": seat + 1, "seats": 2})
    assert caught.value.message == f"There is no seat {seat + 1} (seat={seat})."


@pytest.mark.parametrize("name", ["seats", "seed", "first"])
@given(junk=JUNK)
def test_a_set_up_with_what_is_no_number_is_refused(rules: Ruleset, name: str, junk: Any) -> None:
    """S4 and A2: `seats="2"` and `seed=None` raised bare TypeErrors, `first=True` wrote a save that cannot be read."""
    for value in (junk, None):
        more: dict[str, Any] = {"seats": 2, name: value}
        with pytest.raises(ActionError) as caught:
            Game.new(rules, **more)
        assert caught.value.code == ("seed" if name == "seed" else "seats")


@pytest.mark.parametrize("door", ["apply", "violations", "explain", "parse"])
@given(junk=st.one_of(st.none(), st.integers(), JUNK.filter(lambda one: not isinstance(one, str))))
def test_what_is_no_action_is_refused(rules: Ruleset, door: str, junk: Any) -> None:
    """S4: `apply(None)` raised a bare TypeError."""
    game = Game.new(rules, 2)
    with pytest.raises(ActionError) as caught:
        getattr(game, door)(junk)
    assert caught.value.code == "malformed-action"


def test_a_step_or_a_script_that_is_none_is_refused(rules: Ruleset) -> None:
    """S4, relatives: other arguments of the same doors."""
    game = Game.new(rules, 2)
    for junk in (None, 0, "roll"):
        with pytest.raises(ActionError, match="not a step"):
            game.events(junk)  # type: ignore[arg-type]
    for script in (5, [1, 2], "roll", [("die", 1, 2)]):
        with pytest.raises(ActionError, match="does not give outcomes"):
            Game.new(rules, 2, script=script)  # type: ignore[arg-type]
    for ids in ("base.orcs", 7, None):
        with pytest.raises(SwcoreError) as caught:
            Game.new("small-world", featured=ids)  # type: ignore[arg-type]
        assert caught.value.code == "arguments"


@pytest.mark.parametrize("source", [True, False, 0, 1, 7, None, 1.5, ["x"]])
def test_a_save_that_is_neither_text_nor_path_is_refused(source: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """A2: `Game.load(True)` took the number of an open file, and closed the output of the process."""
    for door in (Game.load, Game.recover):
        with pytest.raises(SaveError) as caught:
            door(source)
        assert caught.value.code == "save-source"
    print("still open")
    assert capsys.readouterr().out == "still open\n"


# -- S5: copies


def played(rules: Ruleset) -> Game:
    game = Game.new(rules, 2, seed=5)
    for action in ("roll", "mix", "count"):
        game.apply(action)
    return game


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, Game.clone])
def test_copies_are_clones(rules: Ruleset, copied: Callable[[Game], Game]) -> None:
    """S5: `copy.copy(game)` shared the state, `deepcopy` failed."""
    game = played(rules)
    before = game.digest()
    other = copied(game)
    other.apply("roll")
    other.undo()
    other.undo()
    assert game.digest() == before
    assert [step.action for step in game.log][-1] == Count.of()
    game.apply("roll")
    assert len(other.log) == len(game.log) - 2


def test_a_game_is_pickled_by_its_save() -> None:
    """S5, relative: worker processes get a game that is checked while it is replayed."""
    game = Game.new("small-world", 2, seed=3)
    for _ in range(9):
        game.apply(game.legal_actions()[0])
    again = pickle.loads(pickle.dumps(game))
    assert isinstance(again, Game)
    assert (again.digest(), len(again.log)) == (game.digest(), len(game.log))


def test_a_game_without_a_history_says_how_it_is_copied(rules: Ruleset) -> None:
    """S5, relative: a guess cannot be saved."""
    guess = played(rules).determinize(0, random.Random(1))
    with pytest.raises(SaveError, match="no history"):
        pickle.dumps(guess)
    assert copy.deepcopy(guess).digest() == guess.digest()


def test_typed_events_and_steps_are_pickled(rules: Ruleset) -> None:
    """S5: their classes are made where they are read."""
    game = played(rules)
    for step in game.log:
        for event in game.events(step, full=True):
            again = pickle.loads(pickle.dumps(event))
            assert (again, type(again)) == (event, type(event))
        again = pickle.loads(pickle.dumps(step))
        assert (again.seat, again.action, again.chance, again.events) == (step.seat, step.action, step.chance, step.events)


# -- S14: listeners


class AsyncCall:
    async def __call__(self, game: Game, step: Step) -> None:
        """Never run."""


class AsyncUndone:
    def __call__(self, game: Game, step: Step) -> None:
        """Hear of a step."""

    async def undone(self, game: Game, step: Step) -> None:
        """Never run."""


async def on_step(game: Game, step: Step) -> None:
    """Never run."""


@pytest.mark.parametrize("listener", [on_step, AsyncCall(), AsyncUndone(), None, 5, "x"])
def test_a_listener_that_would_have_to_be_awaited_is_refused(rules: Ruleset, listener: Any) -> None:
    """S14: it was accepted and never run."""
    with pytest.raises(SwcoreError) as caught:
        Game.new(rules, 2).listen(listener)
    assert caught.value.code == "listener"


def test_a_listener_that_returns_something_to_await_is_told(rules: Ruleset) -> None:
    """S14, relative: an async function behind a plain one. The step stands."""
    game = Game.new(rules, 2)
    game.listen(lambda game, step: on_step(game, step))  # type: ignore[arg-type]
    with pytest.raises(SwcoreError, match="nobody awaits it") as caught:
        game.apply("count")
    assert (caught.value.code, len(game.log)) == ("listener-failed", 2)


def test_a_plain_listener_may_serve_a_loop(rules: Ruleset) -> None:
    """S14, relative: what the refusal advises works."""

    async def serve() -> list[int]:
        queue: asyncio.Queue[int] = asyncio.Queue()
        loop = asyncio.get_running_loop()
        game = Game.new(rules, 2)

        def listener(game: Game, step: Step) -> None:
            loop.call_soon_threadsafe(queue.put_nowait, step.seat)

        game.listen(listener)
        game.apply("count")
        game.apply("count")
        return [await queue.get(), await queue.get()]

    assert asyncio.run(serve()) == [0, 1]


# -- T6: outcomes that were taken back


def test_undo_with_rolls_of_a_scene_keeps_the_outcome() -> None:
    """T6: the same action again asked for a new roll, although no outcome is ever drawn anew."""
    scene = Scene({"a": "hill edge", "b": "hill"}, "a-b", rolls=[3, 0])
    scene.army(0, RATS, HILL, {}, hand=1)
    game = scene.turn(0, "conquer")
    for _ in range(3):
        step = game.apply("conquer a die")
        assert step.chance == (("die", 3),)
        game.undo()
    game.apply("conquer a die")
    assert game.play.view.holder(0).seat == 0


def test_undo_with_a_function_asks_once_for_every_outcome(rules: Ruleset) -> None:
    """T6, relative: a person's dice; the queue of outcomes is used up in the order in which they fell."""
    asked: list[str] = []

    def roll(stream: str, wanted: Any) -> Any:
        asked.append(stream)
        return len(asked) if stream == "die" else None

    game = Game.new(rules, 2, script=roll)
    game.apply("roll")
    game.apply("roll")
    assert game.play.state.rolls == [1, 2]
    game.undo()
    game.undo()
    game.apply("roll")
    game.apply("count")
    game.apply("roll")
    assert (game.play.state.rolls, asked) == ([1, 2], ["die", "die"])
    game.apply("roll")
    assert (game.play.state.rolls, asked) == ([1, 2, 3], ["die", "die", "die"])


def test_redo_uses_up_what_undo_gave_back(rules: Ruleset) -> None:
    """T6, relative: after redo the next roll is a new one."""
    fell = iter((4, 5, 6))
    game = Game.new(rules, 2, script=lambda stream, wanted: next(fell))
    game.apply("roll")
    game.undo()
    game.redo()
    game.apply("roll")
    assert game.play.state.rolls == [4, 5]


def test_an_action_that_is_refused_half_way_keeps_its_roll(rules: Ruleset) -> None:
    """T6, relative: a composite whose second step fails takes its first one back."""
    fell = iter((4, 5))
    game = Game.new(rules, 2, script=lambda stream, wanted: next(fell))
    with pytest.raises(ActionError):
        game.apply("all roll dance")
    game.apply("roll")
    assert game.play.state.rolls == [4]


# -- A9: one convention, names in views, who is ready


def test_a_view_names_regions_as_actions_do() -> None:
    """A9: a view said region 17 where actions say `r18`."""
    game = Game.new("small-world", 2, seed=1)
    names = game.view(0)["names"]
    assert names == list(game.play.state.ground.names)
    assert names[0] == "r01"


def test_the_open_question_names_its_region() -> None:
    """A9, relative: a second roll is about a region."""
    scene = Scene({"a": "hill edge", "b": "hill", "c": "hill"}, "a-b b-c")
    scene.army(0, RATS, HILL, {"a": 1})
    game = begin_here(scene.game, [SecondRoll.frames.of(0, scene.army_of(0).id, 2, "x", (), 3)])
    assert game.play.question().region == 2
    told = game.view(0)["decision"]
    assert (told["kind"], told["region"]) == ("second-roll", "c")


def test_a_question_of_towns_names_its_square() -> None:
    """A9, relative: squares have names, too; so has a question of a card that stands nowhere."""
    scene = TownScene("factory", ".")
    game = scene.building(2)
    lane = (("build", 0), ("mark", 0, "towns.factory", 5, ("wood", "stone")))
    game.play.state.stack = (*game.play.state.stack[:-1], ("parallel", ((0, lane), (1, (("build", 1),)))))
    game.play.forget()
    assert game.view(0)["decision"]["square"] == "b2"
    assert game.view(0)["names"][5] == "b2"


@pytest.mark.parametrize("ready", [(0,), (2,), (0, 2)])
def test_a_guess_keeps_who_is_ready_while_all_build(ready: tuple[int, ...]) -> None:
    """A9: `determinize` forgot who is ready; what a ready seat did is guessed, and differs between guesses."""
    game = TownScene("brick brick glass", "wood . . / wood stone", "wheat", cards=("tavern", "well")).placing("wood", 1, 2)
    for seat in ready:
        while seat in game.pending:
            game.apply(game.legal_actions(seat)[-1], seat)
    guesses = [game.determinize(1, random.Random(number)) for number in range(8)]
    for guess in guesses:
        assert guess.pending == game.pending
        assert guess.view(1) == game.view(1)
    assert len({guess.digest() for guess in guesses}) > 1


# -- S4: all other arguments


CODES = {
    "edition": "unknown-edition",
    "options": "option-value",
    "featured": "arguments",
    "with_pieces": "arguments",
    "script": "script",
}
ANYTHING = st.one_of(
    JUNK, st.none(), st.dictionaries(st.integers(), st.integers(), min_size=1), st.lists(st.integers(), min_size=1)
)


@pytest.mark.parametrize("name", CODES)
@given(junk=ANYTHING)
def test_any_junk_for_any_argument_of_a_set_up_is_refused_with_its_code(rules: Ruleset, name: str, junk: Any) -> None:
    """S4, the whole kind: no bare TypeError, nothing silently taken."""
    if (isinstance(junk, str) and name == "edition") or (junk is None and name in ("options", "script")) or junk in ([], ""):
        return
    more: dict[str, Any] = {name: junk}
    with pytest.raises(SwcoreError) as caught:
        Game.new("small-world" if name == "with_pieces" else rules, 2, **more)
    assert caught.value.code == CODES[name]


@given(junk=ANYTHING)
def test_a_guess_needs_a_generator(rules: Ruleset, junk: Any) -> None:
    """S4, relative."""
    with pytest.raises(SwcoreError, match="does not give random numbers"):
        Game.new(rules, 2).determinize(0, junk)
