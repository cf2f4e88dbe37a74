"""A hook of a card that fails: the action does not happen, the error says who failed, and the game goes on."""

from __future__ import annotations

from asyncio import CancelledError
from collections.abc import Callable
from itertools import repeat
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from click.testing import CliRunner
from swcore_tiny_towns import Building, Deed, Feeding, Veto, Way, fx
from swcore_tiny_towns.position import specs
from swcore_tiny_towns.testing import TownScene

from swcore import ActionError, Game, Gate, Modifier, PluginError, hookimpl, load_plugins
from swcore.bots import make_bot
from swcore.cli.app import cli
from swcore.hooks.discovery import load_file
from swcore.testing import check_history
from tests.shared.failing import WHY, arguments, fail_with, recurse
from tests.towns.strangers.made import HOOKS, MILL, PATTERN, Answer, building

BUILT = "glass wheat wheat / glass wheat . / wood stone"  # the mill can be built, and a well
STANDS = "mill wheat wheat / . wheat . / wood stone"
FULL = "mill cottage wheat wheat / wood stone wheat wheat / wheat wheat wheat wheat / wheat wheat wheat wheat"
OVER = "well well well well / well well well well / well well well well / well well well well"
Failure = Callable[[], Any]


FAILURES = {
    "ValueError": fail_with(ValueError),
    "AssertionError": fail_with(AssertionError),
    "StopIteration": fail_with(StopIteration),
    "MemoryError": fail_with(MemoryError),
    "RecursionError": recurse,
    "SystemExit": fail_with(SystemExit),
    "GeneratorExit": fail_with(GeneratorExit),
    "ActionError": fail_with(ActionError),
    "PluginError": fail_with(PluginError),
}
SAID = {name: f"{name}: {WHY}" for name in FAILURES} | {
    "RecursionError": "RecursionError: maximum recursion depth exceeded",
    "ActionError": WHY,  # swcore's own errors are sentences already
    "PluginError": WHY,
}
INTERRUPTS = {error.__name__: fail_with(error) for error in (KeyboardInterrupt, CancelledError)}


OF_RULES = ("towns_deal", "towns_deck")  # asked before there are towns: see test_rules.py


class Moment(NamedTuple):
    """Where a hook is called: an action of seat 0 that fails, and what may be done instead, with the seat that does it."""

    begin: Callable[..., Game]
    fails: str
    instead: tuple[str, int]


def scene(mill: Any, *towns: str) -> TownScene:
    return TownScene(*towns, cards=("mill", "well"), with_pieces=[mill])


def placing(mill: Any) -> Game:
    """Seat 1 named wood, and the mill stands."""
    return scene(mill, STANDS, "").placing("wood", 1)


def standing(mill: Any) -> Game:
    """All build, and the mill stands."""
    return scene(mill, STANDS, "").building()


def wanted(mill: Any) -> Game:
    """All build, and the mill can be built."""
    return scene(mill, BUILT, "").building()


def asked(mill: Any) -> Game:
    """The mill was built, and asks."""
    game = wanted(mill)
    game.apply("build mill a1 a2", 0)
    return game


def last_build(mill: Any) -> Game:
    """The other seat is done, seat 1 had the hammer, and the mill stands."""
    one = scene(mill, STANDS, "")
    one.namers(1)
    game = one.building()
    game.apply("done", 1)
    return game


def robbing(mill: Any) -> Game:
    """All build, and both towns have a mill, of which the first one takes from the other when all are done."""
    game = scene(mill, STANDS, STANDS).building()
    game.apply("done", 1)
    return game


def naming(mill: Any) -> Game:
    """Seat 0 names, and the mill stands."""
    return scene(mill, STANDS, "").naming()


def last_round(mill: Any) -> Game:
    """The game ends when seat 0 is done."""
    game = scene(mill, FULL, OVER).building()
    game.apply("done", 1)
    return game


WELL = ("build well a3 b3", 0)
MOMENTS = {
    "towns_guards": Moment(robbing, "done", WELL),
    "towns_covers": Moment(standing, "build well a3 b3", ("done", 1)),
    "towns_uses": Moment(standing, "build well a3 b3", ("done", 1)),
    "towns_card_score": Moment(last_round, "done", ("build well a2 b2", 0)),
    "towns_named": Moment(naming, "name wood", ("name stone", 0)),
    "towns_ways": Moment(placing, "place wood a2", ("place wood a1", 1)),
    "towns_wild": Moment(standing, "build well a3 b3", ("done", 1)),
    "towns_targets": Moment(standing, "build well a3 b3", ("done", 1)),
    "towns_limit": Moment(wanted, "build mill a1 a2", ("done", 1)),
    "towns_veto": Moment(last_build, "done", WELL),
    "towns_passed_over": Moment(last_build, "done", WELL),
    "towns_feeds": Moment(last_round, "done", ("build well a2 b2", 0)),
    "towns_worth": Moment(last_round, "done", ("build well a2 b2", 0)),
    "towns_score": Moment(last_round, "done", ("build well a2 b2", 0)),
    "towns_score_fed": Moment(last_round, "done", ("build well a2 b2", 0)),
    "towns_put": Moment(wanted, "build mill a1 a2", WELL),
    "towns_round_end": Moment(last_build, "done", WELL),
    "towns_game_end": Moment(last_round, "done", ("build well a2 b2", 0)),
    "towns_answered": Moment(asked, "choose left", ("choose right", 0)),
}


def spoilt(hook: str, failure: Failure) -> Any:
    """Return a mill that fails in one hook; in `towns_answered` when the answer is `left`."""
    hooks: dict[str, Answer] = {hook: lambda *args: failure()}
    if hook == "towns_answered":
        hooks[hook] = lambda view, town, square, key, value: failure() if value == "left" else None
        hooks["towns_put"] = lambda view, town, square: fx.ask(town, square, "side", ("left", "right"), "Which side?")
    if hook == "towns_guards":
        hooks["towns_round_end"] = lambda view, town, square: fx.remove(view.town(1), 1) if town.seat == 0 else None
    return building(hooks)


def begin(hook: str, failure: Failure) -> Game:
    return MOMENTS[hook].begin(spoilt(hook, failure))


def facts(game: Game) -> tuple[Any, ...]:
    """Return all that a failed action must leave alone."""
    legal = [game.legal_actions(seat) for seat in game.pending]
    views = [game.view(seat) for seat in (None, 0, 1)]
    return game.digest(), game.pending, game.revisable, legal, len(game.log), game.play.state.to_json(), views


def caught_in(game: Game, hook: str, fails: list[Failure], failure: Failure) -> PluginError:
    """Try the action with a failure, and make sure that nothing has happened."""
    before = facts(game)
    fails[:] = [failure]
    game.play.menu = None  # a menu is worked out once per position, and this one is asked again
    with pytest.raises(PluginError) as caught:
        game.apply(MOMENTS[hook].fails, 0)
    fails.clear()
    assert facts(game) == before
    return caught.value


def test_every_hook_is_tried() -> None:
    assert sorted((*MOMENTS, *OF_RULES)) == sorted(HOOKS)


@pytest.mark.parametrize("hook", MOMENTS)
def test_a_failing_hook_is_named_nothing_happens_and_the_game_goes_on(hook: str) -> None:
    """Every kind of failure, one after another in the same game; then another action, and the same one without a failure."""
    fails: list[Failure] = []
    game = begin(hook, lambda: fails[0]() if fails else None)
    untouched, mended = game.clone(), game.clone()
    for name, failure in FAILURES.items():
        error = caught_in(game, hook, fails, failure)
        assert error.code == "plugin-failed"
        assert error.message.startswith(f"{MILL} failed in {hook}: {SAID[name]}")
        where = {"file": "<string>", "line": 2, "action": MOMENTS[hook].fails}  # the methods are made from a text
        what = {"error": SAID[name]}
        assert error.details == {"plugin": "home", "piece": MILL, "hook": hook, "clauses": ["HOME-1"], **what, **where}
    game.apply(MOMENTS[hook].fails, 0)
    mended.apply(MOMENTS[hook].fails, 0)
    assert facts(game) == facts(mended)
    game.undo()
    check_it_goes_on(game, untouched, hook)


def check_it_goes_on(game: Game, untouched: Game, hook: str) -> None:
    """The game is the one that it would be without the failed attempts, in all that follows."""
    text, seat = MOMENTS[hook].instead
    for one in (game, untouched):
        one.apply(text, seat)
    assert facts(game)[:4] == facts(untouched)[:4]
    assert [state.digest() for _, state in game.replay()][-1] == game.digest()
    for one in (game, untouched):
        one.undo()
    assert facts(game) == facts(untouched)


@pytest.mark.parametrize("hook", MOMENTS)
def test_an_interrupt_is_no_failure_of_a_card_and_leaves_the_game_whole(hook: str) -> None:
    fails: list[Failure] = []
    game = begin(hook, lambda: fails[0]() if fails else None)
    untouched, before = game.clone(), facts(game)
    for failure in INTERRUPTS.values():
        fails[:] = [failure]
        game.play.menu = None  # a menu is worked out once per position, and this one is asked again
        with pytest.raises(BaseException, match=WHY) as caught:
            game.apply(MOMENTS[hook].fails, 0)
        assert type(caught.value) in (KeyboardInterrupt, CancelledError)
        fails.clear()
        assert facts(game) == before
    check_it_goes_on(game, untouched, hook)


@pytest.mark.parametrize("hook", ["towns_ways", "towns_wild", "towns_score", "towns_score_fed", "towns_put", "towns_round_end"])
def test_a_hook_that_fails_while_its_answer_is_read_is_named_too(hook: str) -> None:
    """It is a generator: it runs only when the host reads what it yields."""

    scope: dict[str, Any] = {"fail": fail_with(ValueError)}
    exec(f"def {hook}(self, {', '.join(arguments(specs, hook))}):\n    yield from fail()", scope)
    made = type("Late", (Building,), {hook: hookimpl(scope[hook])})(MILL, type="factory", pattern=PATTERN, clauses=("HOME-1",))
    game = MOMENTS[hook].begin(made)
    before = game.digest()
    with pytest.raises(PluginError) as caught:
        game.apply(MOMENTS[hook].fails, 0)
    assert caught.value.message == f"{MILL} failed in {hook}: ValueError: {WHY}."
    assert game.digest() == before


# -- answers and effects of the wrong sort

ADD = Modifier(1, "mill")
WRONG: dict[str, list[Any]] = {
    "towns_guards": ["a1", True, 1.0, (1, 2)],
    "towns_covers": ["a1", True, 1.0, (1, 2)],
    "towns_uses": [5, "turn", Deed("two words"), Deed("turn", "left"), Deed("turn", ("a", "a")), Deed("turn", limit=-1)],  # type: ignore[arg-type]
    "towns_card_score": [3, "3", [3], [ADD, None], ADD.at(1), True],
    "towns_ways": [
        5,
        "store",
        [5],
        ("store", "TT", ("wood",), 1),
        Way("steal"),
        Way("instead", "", ("gold",)),
        Way("instead", "", "wood"),  # type: ignore[arg-type]
        Way("store", mask=None),  # type: ignore[arg-type]
        Way("store", mask=1 << 4),  # nothing stands on a2
        Way("store", mask=1 << 1),  # a cube lies on b1, no building
        Way("swap", "", ("glass",)),  # nothing lies on the mill
    ],
    "towns_wild": [5, "wood", ("gold",), [5], True],
    "towns_targets": ["a1", True, 1.0, (1, 2)],
    "towns_limit": [5, True, "full", Gate("full", "a1")],  # type: ignore[arg-type]
    "towns_veto": [5, ("wood",), "wood", Veto("wood"), Veto(("gold",)), Veto(None), Veto(([],))],  # type: ignore[arg-type]
    "towns_passed_over": [1, "yes", ()],
    "towns_feeds": [4, (1, 2), Feeding("4"), Feeding(True), Feeding(0, [1]), Feeding(0, ("a1",)), Feeding(0, 1)],  # type: ignore[arg-type]
    "towns_worth": [-1, [ADD], "2"],
    "towns_score": [3, "3", [3], [ADD, None], ADD.at(1), Modifier(3, "mill", phase="set"), True],
    "towns_score_fed": [3, "3", [3], [ADD, None], Modifier(3, "mill", phase="floor"), True],
}


@pytest.mark.parametrize("hook", WRONG)
def test_an_answer_of_another_sort_is_refused_with_its_card(hook: str) -> None:
    fails: list[Failure] = []
    game = begin(hook, lambda: fails[0]() if fails else None)
    for wrong in WRONG[hook]:
        error = caught_in(game, hook, fails, lambda wrong=wrong: wrong)  # type: ignore[misc]
        assert (error.code, error.details["piece"], error.details["hook"]) == ("bad-answer", MILL, hook), wrong
        assert (error.details["file"], error.details["action"]) == ("<string>", MOMENTS[hook].fails), wrong
        assert error.message.startswith(f"{MILL} answered ")
        assert error.message.endswith(f" to {hook}.")
        assert error.hint.startswith("Return ")


def test_the_answers_tried_are_those_of_every_answer() -> None:
    assert sorted((*WRONG, *REACTIONS, *OF_RULES)) == sorted(HOOKS)


# What is returned, and what is said about it. Questions cannot be asked at the end, whatever they hold.
EFFECTS: list[tuple[Any, str]] = [
    (5, "5 from {hook}, which cannot be carried out: TypeError: 'int' object is not iterable."),
    ("note", "'note' from {hook}, which is not an effect of this game."),
    (("build", 0, 0), "('build', 0, 0) from {hook}, which is not an effect of this game."),
    (("used", 0, (0,)), "('used', 0, (0,)) from {hook}, which is not an effect of this game."),
    ([("note", 0, "key", 1), None], "None from {hook}, which is not an effect of this game."),
    (("note", 0), "It should be 'note' with 3 values: town, key, value."),
    (
        ("note", 0, "key", {}),
        "in which value is {}. It should be None, a truth value, a whole number, a text, or a tuple of such.",
    ),
    (("note", 0, "key", (1, 2.5)), "in which value[1] is 2.5. It should be "),
    (("clear", 0, 15), "ValueError: no building stands on d4."),
    (("remove", 0, 16), "in which square is 16. It should be a whole number from 0 to 15."),
    (("cube", 0, 0, "wood"), "ValueError: a1 is not empty."),
    (("cube", 0, 15, "gold"), "in which resource is 'gold'. It should be 'wood', 'wheat', 'brick', 'glass' or 'stone'."),
    (("move", 0, 0, 0), "ValueError: a1 is not empty."),
    (("put", 0, 0, "towns.shed"), "in which card is 'towns.shed'. It should be a building in play "),
]
ALONE: list[tuple[Any, str]] = [
    (
        ("note", 1, "key", 1),
        "from {hook}, which changes the town of seat 2. While all build, a card acts on its own town alone, here that of seat 1",
    ),
    ([("note", 0, "key", 1), ("clear", 1, 0)], "('clear', 1, 0) from {hook}, which changes the town of seat 2."),
    (("complete", 0), "ValueError: a town is not completed while all build."),
]
QUESTIONS: list[tuple[Any, str]] = [
    (("mark", 0, 0, ("gold",)), "in which resources[0] is 'gold'. It should be 'wood', 'wheat', 'brick', 'glass' or 'stone'."),
    (("mark", 0, 0, ("wood", "wood")), "in which resources is ('wood', 'wood'). It should be a tuple, each item "),
    (("mark", 0, 15, ("wood",)), "ValueError: no building stands on d4."),
    (("ask", 0, 0, "key", ("two words",), "Which?"), "in which values[0] is 'two words'. It should be a word that can be typed."),
    (("ask", 0, 0, "key", (5,), "Which?"), "in which values[0] is 5. It should be a word that can be typed."),
    (("ask", 0, 0, "key", ("a", "a"), "Which?"), "a word that can be typed, and none twice."),
    (
        ("place", 0, 0, ("towns.wel",), ""),
        "in which cards[0] is 'towns.wel'. It should be a building in play (Did you mean towns.w",
    ),
    (("place", 0, 0, ("towns.shed",), ""), "in which cards[0] is 'towns.shed'. It should be a building in play "),
    (("place", 0, 0, ("towns.mandras_palace",), ""), "in which cards[0] is 'towns.mandras_palace'. "),
    (("replace", 0, 0, "two"), "in which times is 'two'. It should be a whole number from 0 to 16."),
]
REACTIONS = ("towns_named", "towns_put", "towns_round_end", "towns_game_end", "towns_answered")


def refused(hook: str, effects: Any) -> str:
    """Return what is said about effects that a hook returns, and make sure that the card and the hook are named."""
    fails: list[Failure] = []
    hooks: dict[str, Answer] = {"towns_answered": lambda *args: None}
    if hook == "towns_answered":
        hooks["towns_put"] = lambda view, town, square: fx.ask(town, square, "side", ("left", "right"), "Which side?")
    hooks[hook] = lambda *args: fails[0]() if fails else None
    error = caught_in(MOMENTS[hook].begin(building(hooks)), hook, fails, lambda: effects)
    assert (error.code, error.details["piece"], error.details["hook"]) == ("bad-effect", MILL, hook)
    assert str(error).startswith(f"{MILL} returned ")
    return str(error)


@pytest.mark.parametrize("hook", REACTIONS)
def test_an_effect_that_cannot_be_carried_out_is_refused_with_its_card(hook: str) -> None:
    for effects, told in EFFECTS:
        assert told.replace("{hook}", hook) in refused(hook, effects)


@pytest.mark.clause("TT-ROUND-6")
@pytest.mark.parametrize("hook", ["towns_put", "towns_answered"])
def test_while_all_build_a_card_acts_on_its_own_town_alone(hook: str) -> None:
    for effects, told in ALONE:
        assert told.replace("{hook}", hook) in refused(hook, effects)


@pytest.mark.parametrize("hook", ["towns_named", "towns_round_end", "towns_game_end"])
def test_before_and_after_that_it_acts_on_any_town(hook: str) -> None:
    """Both towns: the effect is there, and is undone with the action."""
    game = begin(hook, lambda: (fx.note(game.play.view.town(1), "key", 1), fx.note(game.play.view.town(0), "key", 2)))
    game.apply(MOMENTS[hook].fails, 0)
    assert [town.memory.get(f"{MILL}.key") for town in game.play.state.towns] == [2, 1]
    check_history(game)


@pytest.mark.parametrize("hook", REACTIONS)
def test_a_question_that_cannot_be_asked_is_refused_with_its_card(hook: str) -> None:
    for effects, told in QUESTIONS:
        wanted = (
            told if hook != "towns_game_end" else "from towns_game_end, which asks a question at the end, when nobody is asked."
        )
        assert wanted in refused(hook, effects)


@pytest.mark.parametrize("hook", ["towns_put", "towns_round_end"])
def test_a_question_needs_a_hook_that_takes_the_answer(hook: str) -> None:
    fails: list[Failure] = []
    game = begin(hook, lambda: fails[0]() if fails else None)
    error = caught_in(game, hook, fails, lambda: ("ask", 0, 0, "key", ("a", "b"), "Which?"))
    assert error.message.endswith("ValueError: home.mill has no towns_answered that could take the answer.")
    assert (error.details["piece"], error.details["hook"]) == (MILL, hook)


# -- asking without end


def test_a_card_that_asks_without_end_is_stopped_and_named() -> None:
    """A question with one answer is answered unasked, and the answer leads to the next question."""
    ask: dict[str, Answer] = {
        "towns_put": lambda view, town, square: fx.ask(town, square, "again", ("yes",), "Again?"),
        "towns_answered": lambda view, town, square, key, value: fx.ask(town, square, "again", ("yes",), "Again?"),
    }
    game = wanted(building(ask))
    before = facts(game)
    with pytest.raises(PluginError) as caught:
        game.apply("build mill a1 a2", 0)
    assert (caught.value.code, caught.value.details["pieces"]) == ("endless", [MILL])
    assert facts(game) == before
    game.apply("build well a3 b3", 0)


def test_a_card_that_asks_a_person_again_and_again_does_not_lock_the_table() -> None:
    """The others go on, and the build can be taken back."""
    ask: dict[str, Answer] = {
        "towns_put": lambda view, town, square: fx.ask(town, square, "again", ("yes", "no"), "Again?"),
        "towns_answered": lambda view, town, square, key, value: fx.ask(town, square, "again", ("yes", "no"), "Again?"),
    }
    game = wanted(building(ask))
    before = game.digest()
    game.apply("build mill a1 a2", 0)
    for _ in range(20):
        game.apply("choose yes", 0)
    game.apply("done", 1)
    for _ in range(21):
        game.undo(0)
    game.undo(1)
    assert game.digest() == before


# -- while a question is answered

ASKED: dict[str, tuple[str, Callable[..., Game], Callable[[Game], object]]] = {
    "legal actions": ("towns_targets", standing, lambda game: game.legal_actions(0)),
    "violations": ("towns_limit", wanted, lambda game: game.violations("build mill a1 a2", 0)),
    "explain": ("towns_score", standing, lambda game: game.explain("build well a3 b3", 0)),
    "an illegal action": ("towns_wild", standing, lambda game: game.apply("build well a1 b1", 0)),
}


@pytest.mark.parametrize("failure", FAILURES)
@pytest.mark.parametrize("question", ASKED)
def test_a_hook_that_fails_while_a_question_is_answered_is_named_too(question: str, failure: str) -> None:
    hook, opened, ask = ASKED[question]
    fails: list[Failure] = []
    game = opened(spoilt(hook, lambda: fails[0]() if fails else None))
    before = facts(game)
    fails.append(FAILURES[failure])
    game.play.menu = None  # a menu is worked out once per position, and this one is asked again
    with pytest.raises(PluginError) as caught:
        ask(game)
    fails.clear()
    assert caught.value.message.startswith(f"{MILL} failed in {hook}: {SAID[failure]}")
    assert facts(game) == before


def test_of_cards_that_share_a_class_the_one_that_failed_is_named() -> None:
    class Fussy(Building):
        """A building with a mistake that shows for one of its values."""

        @hookimpl
        def towns_targets(self) -> Any:
            return 1 // 0 if self.id == "home.bees" else None

    ants = Fussy("home.ants", type="well", pattern="wood stone")
    bees = Fussy("home.bees", type="theater", pattern="glass glass")
    game = TownScene("ants bees . . / wood stone", "", with_pieces=[ants, bees]).building()
    with pytest.raises(PluginError) as caught:
        game.legal_actions(0)
    assert caught.value.details["piece"] == "home.bees"


def test_a_saved_game_goes_on_after_a_failure() -> None:
    """A real game, begun and saved: it ends at the failing build, and the save holds what came before."""
    rules = load_plugins(
        "tiny-towns", with_pieces=[building({"towns_put": lambda *args: 1 // 0}, type="well", pattern="wood stone")]
    )
    game = Game.new(rules, 1, options={"monuments": "off"}, featured=[MILL], seed=3)
    for text in ("name wood", "place wood a1", "done", "name stone", "place stone b1"):
        game.apply(text)
    with pytest.raises(PluginError):
        game.apply("build mill a1 b1")
    assert len(game.log) == 6
    game.apply("done")
    check_history(game)


# -- while a bot looks ahead, and while something is shown


def broken_file(tmp_path: Path) -> Path:
    """Return a file with a well that cannot be scored."""
    file = tmp_path / "bad.py"
    file.write_text(
        "from swcore import hookimpl\nfrom swcore_tiny_towns import Building\n\n\nclass Bad(Building):\n"
        "    @hookimpl\n    def towns_score(self, view):\n        return 1 // 0\n\n\n"
        "bad = Bad('home.bad', type='well', pattern='wood', text='')\n",
        encoding="utf-8",
    )
    return file


TOLD = "home.bad failed in towns_score: ZeroDivisionError: integer division or modulo by zero."


def test_a_bot_that_looks_ahead_names_the_card_that_failed(tmp_path: Path) -> None:
    game = TownScene("wood", "", cards=("bad",), with_pieces=load_file(broken_file(tmp_path))).building()
    before = facts(game)
    with pytest.raises(PluginError) as caught:
        make_bot("greedy", game.ruleset, 1).choose(game, 0)
    assert (caught.value.code, caught.value.message) == ("plugin-failed", TOLD)
    assert facts(game) == before


@pytest.mark.parametrize(
    "command",
    [
        ["play", "tiny-towns", "--bots", "--players", "2"],
        ["simulate", "tiny-towns", "-n", "2", "--players", "1"],
        ["play", "tiny-towns", "--interactive", "--seat", "1=human", "--players", "1", "--option", "monuments=off"],
    ],
    ids=lambda command: command[0],
)
def test_the_command_line_names_the_card_that_failed(tmp_path: Path, command: list[str]) -> None:
    """The person builds one and asks for the score."""
    lines = "name wood\nplace wood a1\nbuild bad a1\nscore\n"
    told = CliRunner().invoke(cli, [*command, "--seed", "3", "--lang", "en", "--piece", str(broken_file(tmp_path))], input=lines)
    assert told.exit_code == 2
    assert TOLD in told.output
    assert "bad.py:8." in " ".join(told.output.split())  # the line that fails
    assert "swcore failed" not in told.output


@pytest.mark.parametrize(
    "effect",
    [
        lambda town, square: fx.mark(town, square, repeat("wood")),
        lambda town, square: fx.ask(town, square, "key", repeat("a"), "Which?"),
        lambda town, square: fx.place(town, square, repeat("towns.well")),
    ],
)
def test_what_goes_on_without_end_is_refused_at_the_limit(effect: Callable[[Any, int], Any]) -> None:
    """1000 items are the most that any tuple of an effect holds."""
    made = building({"towns_put": lambda view, town, square: effect(town, square), "towns_answered": lambda *args: None})
    game = MOMENTS["towns_put"].begin(made)
    before = facts(game)
    with pytest.raises(PluginError) as caught:
        game.apply(MOMENTS["towns_put"].fails, 0)
    assert (caught.value.code, caught.value.details["piece"]) == ("bad-effect", MILL)
    assert facts(game) == before
