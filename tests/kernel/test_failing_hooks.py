"""A hook that fails: the action does not happen, the error says who failed, and the game goes on."""

from __future__ import annotations

from asyncio import CancelledError
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from swcore import EVERYWHERE, ActionError, Game, Piece, PluginError, hookimpl, load_plugins
from swcore.conquest import Marker, Place, Race, Use, fx, specs
from swcore.testing import Scene, check_history
from tests.kernel.pieces import HILL, RATS, SWAMP, Answer, hook_names, race
from tests.shared.failing import WHY, arguments, fail_with, recurse

BOARD = {"a": "hill edge", "b": "forest edge", "c": "forest edge mine", "d": "hill edge"}
BORDERS = "a-b a-c a-d b-c b-d c-d"
GNOLLS = "home.gnolls"


class Speechless(Exception):
    """An error that fails once more when it is asked what went wrong."""

    def __str__(self) -> str:
        raise ValueError("no words")


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
    "Speechless": fail_with(Speechless),
}
SAID = {name: f"{name}: {WHY}" for name in FAILURES} | {
    "RecursionError": "RecursionError: maximum recursion depth exceeded",
    "Speechless": "Speechless: it cannot say why",
    "ActionError": WHY,  # swcore's own errors are sentences already
    "PluginError": WHY,
}
# What is not a failure of a piece: somebody wants the program to stop. It passes through, and the game is whole.
INTERRUPTS = {error.__name__: fail_with(error) for error in (KeyboardInterrupt, CancelledError)}


class Moment(NamedTuple):
    """Where a hook is called: an action that fails, and another one that may be taken instead."""

    set_up: Callable[[Scene], None]
    step: str
    fails: str
    instead: str
    declined: str = "no"
    more: tuple[Piece, ...] = ()
    seat: int = 0


SHRINE = Place("home.shrine", name={"en": "Shrine"}, clauses=("HOME-2",))
VEIL = Marker(
    "home.veil",
    supply=1,
    starts_at="mine",
    hides=True,
    leaves_on_conquest=False,
    leaves_on_abandon=False,
    leaves_on_decline=False,
    returns_to="none",
    clauses=("HOME-2",),
)


def active(regions: dict[str, int] | None = None, hand: int = 0) -> Callable[[Scene], None]:
    """The home-made race is the active army of the seat in turn."""

    def put(scene: Scene) -> None:
        scene.army(0, GNOLLS, SWAMP, regions or {"a": 3}, hand=hand)
        scene.army(1, RATS, HILL, {"d": 2})

    return put


def attacked(scene: Scene) -> None:
    """The home-made race is beside an attacker in turn."""
    scene.army(0, RATS, HILL, {"a": 1}, hand=6)
    scene.army(1, GNOLLS, SWAMP, {"b": 2, "d": 1})


def beside_a_hole(scene: Scene) -> None:
    """The home-made race is beside an immune region."""
    scene.army(0, GNOLLS, SWAMP, {"a": 3})
    other = scene.army(1, "base.halflings", HILL, {"b": 2, "d": 1})
    scene.mark("base.hole", "b", other)


def withdrawn(scene: Scene) -> None:
    """The home-made race has a token to place at the end of the turn."""
    scene.army(0, RATS, HILL, {"a": 1}, hand=6)
    scene.army(1, GNOLLS, SWAMP, {"d": 1}, withdrawn=1)


def in_decline(scene: Scene) -> None:
    """The home-made race is the declined army of the seat in turn."""
    scene.army(0, GNOLLS, "", {"d": 2}, declined=True)
    scene.army(0, RATS, SWAMP, {"a": 3})


def in_column(scene: Scene) -> None:
    """The home-made race may be picked."""
    scene.column((GNOLLS, SWAMP, 0), (RATS, HILL, 0))


def driving_off(scene: Scene) -> None:
    """The seat in turn has an army in decline, which makes room for the next one."""
    scene.army(0, RATS, HILL, {"a": 3})
    scene.army(0, "base.orcs", "", {"b": 1}, declined=True)
    scene.army(1, GNOLLS, SWAMP, {"d": 2})


def picks_next(scene: Scene) -> None:
    """The home-made race may be picked in the turn after this one."""
    scene.army(0, RATS, HILL, {"a": 1})
    scene.column((GNOLLS, SWAMP, 0), ("base.orcs", "base.merchant", 0))


def last_turn(scene: Scene) -> None:
    """The home-made race looks on while the last turn of the game is played."""
    active({"a": 1})(scene)
    scene.game.play.emit(("length", 2, ""))


MOMENTS = {
    "conquest_abandoned": Moment(active({"a": 1, "b": 1}), "conquer", "abandon a", "done"),
    "conquest_rolling": Moment(active({"a": 1}, hand=1), "conquer", "conquer b die", "done"),
    "conquest_rolled": Moment(active({"a": 1}, hand=1), "conquer", "conquer b die", "done"),
    "conquest_declined": Moment(active(), "start", "decline", "expand"),
    "conquest_eliminated": Moment(driving_off, "start", "decline", "expand"),
    "conquest_turn_over": Moment(active({"a": 1}), "conquer", "done", "abandon a"),
    "conquest_price": Moment(picks_next, "conquer", "done", "abandon a"),
    "conquest_closes": Moment(picks_next, "conquer", "done", "abandon a"),
    "conquest_passed": Moment(in_column, "start", f"pick {RATS}", f"pick {GNOLLS}"),
    "conquest_picked": Moment(in_column, "start", f"pick {GNOLLS}", f"pick {RATS}"),
    "conquest_steps": Moment(active(), "start", "expand", "decline"),
    "conquest_turn": Moment(active(), "start", "expand", "decline"),
    "conquest_final": Moment(last_turn, "conquer", "done", "abandon d", seat=1),
    "conquest_winner": Moment(last_turn, "conquer", "done", "abandon d", seat=1),
    "conquest_round": Moment(active({"a": 1}), "conquer", "done", "abandon d", seat=1),
    "conquest_tokens": Moment(in_column, "start", f"pick {GNOLLS}", f"pick {RATS}"),
    "conquest_gain": Moment(active(hand=4), "conquer", "done", "conquer b"),
    "conquest_decline_keep": Moment(active(), "start", "decline", "expand"),
    "conquest_loss": Moment(attacked, "conquer", "conquer b", "conquer c"),
    "conquest_reach": Moment(active(), "start", "expand", "decline"),
    "conquest_links": Moment(active(), "start", "expand", "decline"),
    "conquest_opens": Moment(active(), "start", "expand", "decline"),
    "conquest_pierces": Moment(beside_a_hole, "start", "expand", "decline"),
    "conquest_defence": Moment(attacked, "start", "expand", "decline"),
    "conquest_protects": Moment(attacked, "start", "expand", "decline"),
    "conquest_guarded": Moment(attacked, "start", "expand", "decline"),
    "conquest_modes": Moment(active(), "start", "expand", "decline"),
    "conquest_cost": Moment(active(), "start", "expand", "decline"),
    "conquest_counts": Moment(active(), "start", "expand", "decline"),
    "conquest_die": Moment(active(), "start", "expand", "decline"),
    "conquest_score": Moment(active({"a": 1}), "conquer", "done", "abandon a"),
    "conquest_frozen": Moment(active(), "start", "expand", "decline"),
    "conquest_income": Moment(active({"a": 1}), "conquer", "done", "abandon a"),
    "conquest_outside_limit": Moment(active(), "start", "decline", "expand"),
    "conquest_may_decline_late": Moment(active({"a": 1}), "conquer", "done", "abandon a"),
    "conquest_acts_declined": Moment(in_decline, "start", "expand", "decline", declined="only"),
    "conquest_turn_start": Moment(attacked, "conquer", "done", "conquer c"),
    "conquest_ready": Moment(active(), "start", "expand", "decline"),
    "conquest_conquered": Moment(active(hand=3), "conquer", "conquer b", "done"),
    "conquest_redeployed": Moment(active({"a": 1}), "conquer", "done", "abandon a"),
    "conquest_turn_end": Moment(active({"a": 1}), "conquer", "done", "abandon a"),
    "conquest_regroup": Moment(withdrawn, "conquer", "done", "conquer b"),
    "conquest_answered": Moment(active({"a": 1}), "end", "choose left", "choose right"),
    "conquest_keep": Moment(active(), "start", "expand", "decline"),
    "conquest_toll": Moment(attacked, "start", "expand", "decline"),
    "conquest_boosts": Moment(active(), "start", "expand", "decline"),
    "conquest_uses": Moment(active(), "start", "expand", "decline"),
    "conquest_keeps_badge": Moment(active(), "start", "decline", "expand"),
    "conquest_begin": Moment(active(), "start", "expand", "decline"),
    "conquest_witnessed": Moment(attacked, "conquer", "conquer c", "done"),
    "conquest_lost": Moment(attacked, "conquer", "conquer b", "conquer c"),
    "conquest_found": Moment(active(hand=3), "conquer", "conquer c", "conquer b", more=(SHRINE, VEIL)),
    "conquest_redeploying": Moment(active({"a": 1}), "conquer", "done", "abandon a"),
    "conquest_scored": Moment(active({"a": 1}), "conquer", "done", "abandon a"),
    "conquest_used": Moment(active(hand=3), "conquer", "use dig b", "conquer b"),
}


def spoilt(hook: str, failure: Callable[[], Any], declined: str = "no") -> Race:
    """Return a race that fails in one hook (for answers: when the answer is `left`)."""
    hooks: dict[str, Answer] = {hook: lambda *args: failure()}
    if hook == "conquest_answered":
        hooks[hook] = lambda view, army, key, answer, seat: failure() if answer == "left" else None
        hooks["conquest_turn_end"] = lambda view, army: fx.ask_choice(army, "side", ("left", "right"))
    if hook == "conquest_turn":
        hooks["conquest_steps"] = lambda view, army, seat, steps: ("rule", *steps) if "conquer" in steps else None
    if hook == "conquest_uses":
        hooks["conquest_used"] = lambda *args: None
    if hook == "conquest_used":
        hooks["conquest_uses"] = lambda view, army: Use("dig", view.ground.all, "HOME-1")
    return race(hooks, declined=declined)


def begin(hook: str, failure: Callable[[], Any]) -> Game:
    moment = MOMENTS[hook]
    scene = Scene(BOARD, BORDERS, with_pieces=[spoilt(hook, failure, moment.declined), *moment.more])
    moment.set_up(scene)
    return scene.turn(moment.seat, moment.step)


def facts(game: Game) -> tuple[Any, ...]:
    """Return all that a failed action must leave alone."""
    views = [game.view(seat) for seat in (None, 0, 1)]
    return game.digest(), game.pending, game.legal_actions(), len(game.log), game.play.state.to_json(), views


def test_every_hook_is_tried() -> None:
    assert sorted(MOMENTS) == sorted(hook_names())


def check_it_goes_on(game: Game, untouched: Game, hook: str) -> None:
    """The game is the one that it would be without the failed attempts, in all that follows."""
    for one in (game, untouched):
        one.apply(MOMENTS[hook].instead)
    assert game.digest() == untouched.digest()
    assert game.legal_actions() == untouched.legal_actions()
    assert [state.digest() for _, state in game.replay()][-1] == game.digest()
    for one in (game, untouched):
        one.undo()
    assert facts(game) == facts(untouched)


@pytest.mark.parametrize("hook", MOMENTS)
def test_a_failing_hook_is_named_nothing_happens_and_the_game_goes_on(hook: str) -> None:
    """Every kind of failure, one after another in the same game; then another action, and the same one without a failure."""
    fails: list[Callable[[], Any]] = []
    game = begin(hook, lambda: fails[0]() if fails else None)
    untouched, mended = game.clone(), game.clone()
    before = facts(game)
    for name, failure in FAILURES.items():
        fails[:] = [failure]
        with pytest.raises(PluginError) as caught:
            game.apply(MOMENTS[hook].fails)
        error = caught.value
        assert error.code == "plugin-failed"
        assert error.message.startswith(f"{GNOLLS} failed in {hook}: {SAID[name]}")
        assert str(error).endswith("does not fail. At <string>:2.")
        where = {"file": "<string>", "line": 2, "action": MOMENTS[hook].fails}  # the methods are made from a text
        what = {"error": SAID[name]}
        assert error.details == {"plugin": "home", "piece": GNOLLS, "hook": hook, "clauses": ["HOME-1"], **what, **where}
        assert error.hint == (
            "The game is as it was before: do something else, undo, or save it. A game without home.gnolls does not fail."
        )
        assert type(error.__cause__).__name__ == name
        assert facts(game) == before
    fails.clear()
    game.apply(MOMENTS[hook].fails)
    mended.apply(MOMENTS[hook].fails)
    assert facts(game) == facts(mended)
    game.undo()
    check_it_goes_on(game, untouched, hook)


@pytest.mark.parametrize("hook", MOMENTS)
def test_an_interrupt_is_no_failure_of_a_piece_and_leaves_the_game_whole(hook: str) -> None:
    fails: list[Callable[[], Any]] = []
    game = begin(hook, lambda: fails[0]() if fails else None)
    untouched = game.clone()
    before = facts(game)
    for failure in INTERRUPTS.values():
        fails[:] = [failure]
        with pytest.raises(BaseException, match=WHY) as caught:
            game.apply(MOMENTS[hook].fails)
        assert type(caught.value) in (KeyboardInterrupt, CancelledError)
        assert facts(game) == before
    fails.clear()
    check_it_goes_on(game, untouched, hook)


@pytest.mark.parametrize("hook", ["conquest_cost", "conquest_ready", "conquest_score"])
def test_a_hook_that_fails_while_its_answer_is_read_is_named_too(hook: str) -> None:
    """It is a generator: it runs only when the host reads what it yields."""
    names = ", ".join(arguments(specs, hook))
    scope: dict[str, Any] = {"fail": fail_with(ValueError)}
    exec(f"def {hook}(self, {names}):\n    yield from fail()", scope)
    late: Race = type("Late", (Race,), {hook: hookimpl(scope[hook])})(GNOLLS, tokens=5, clauses=("HOME-1",))
    scene = Scene(BOARD, BORDERS, with_pieces=[late])
    MOMENTS[hook].set_up(scene)
    game = scene.turn(0, MOMENTS[hook].step)
    before = facts(game)
    with pytest.raises(PluginError) as caught:
        game.apply(MOMENTS[hook].fails)
    assert caught.value.message == f"{GNOLLS} failed in {hook}: ValueError: {WHY}."
    assert facts(game) == before


QUESTIONS: dict[str, Callable[[Game], object]] = {
    "legal actions": lambda game: game.legal_actions(),
    "violations": lambda game: game.violations("conquer c"),
    "explain": lambda game: game.explain("conquer c"),
    "view": lambda game: game.view(0),
    "an illegal action": lambda game: game.apply("conquer a"),
}


@pytest.mark.parametrize("failure", FAILURES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_hook_that_fails_while_a_question_is_answered_is_named_too(question: str, failure: str) -> None:
    broken = False

    def cost(view: Any, army: Any) -> Any:
        return FAILURES[failure]() if broken else None

    scene = Scene(BOARD, BORDERS, with_pieces=[race({"conquest_cost": cost})])
    active(hand=5)(scene)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    game.undo()  # so that the legal actions are worked out anew
    before = game.digest()
    broken = True
    with pytest.raises(PluginError) as caught:
        QUESTIONS[question](game)
    assert caught.value.message.startswith(f"{GNOLLS} failed in conquest_cost: {SAID[failure]}")
    broken = False
    assert game.digest() == before
    assert [action.text for action in game.legal_actions()] == ["conquer c", "conquer d die", "done"]


def test_of_pieces_that_share_a_class_the_one_that_failed_is_named() -> None:
    class Fussy(Race):
        """A race with a mistake that shows for one of its values."""

        @hookimpl
        def conquest_cost(self, view: Any, army: Any) -> Any:
            return 1 // 0 if self.id == "home.ants" else None

    pieces = [Fussy("home.ants", tokens=5), Fussy("home.bees", tokens=5), Fussy("home.wasps", tokens=5)]
    scene = Scene(BOARD, BORDERS, with_pieces=pieces)
    scene.army(0, "home.ants", SWAMP, {"a": 3})
    scene.army(1, "home.bees", HILL, {"d": 3})
    game = scene.turn()
    with pytest.raises(PluginError) as caught:
        game.apply("expand")
    assert caught.value.details["piece"] == "home.ants"


def test_an_error_of_swcore_that_a_hook_lets_through_is_the_hooks_failure() -> None:
    """Else a caller would take it for a refusal of the action."""

    def refuse(view: Any, army: Any) -> Any:
        raise ActionError("You are not asked.", code="wrong-seat")

    scene = Scene(BOARD, BORDERS, with_pieces=[race({"conquest_ready": refuse})])
    active()(scene)
    game = scene.turn()
    with pytest.raises(PluginError) as caught:
        game.apply("expand")
    assert caught.value.message == "home.gnolls failed in conquest_ready: You are not asked."


def test_an_interrupt_from_the_keyboard_is_no_failure_of_a_piece_but_leaves_the_state_alone() -> None:
    def interrupt(view: Any, army: Any) -> Any:
        raise KeyboardInterrupt

    scene = Scene(BOARD, BORDERS, with_pieces=[race({"conquest_ready": interrupt})])
    active()(scene)
    game = scene.turn()
    before = facts(game)
    with pytest.raises(KeyboardInterrupt):
        game.apply("expand")
    assert facts(game) == before


def test_a_piece_that_fails_in_a_setup_moment_leaves_no_game() -> None:
    """A real game, begun and saved: it ends at the failing pick, and the save holds what came before."""
    piece = spoilt("conquest_tokens", fail_with(ValueError))
    rules = load_plugins("small-world", with_pieces=[piece])
    game = Game.new(rules, 2, seed=4, featured=[GNOLLS])
    with pytest.raises(PluginError):
        game.apply(f"pick {GNOLLS}")
    assert len(game.log) == 1
    other = next(action for action in game.legal_actions() if action.args[0] != GNOLLS)
    game.apply(other)
    check_history(game)


@pytest.mark.parametrize("hook", ["conquest_reach", "conquest_links", "conquest_opens", "conquest_pierces", "conquest_die"])
def test_an_answer_of_another_type_is_refused_with_its_piece(hook: str) -> None:
    game = begin(hook, lambda: "text")
    before = facts(game)
    with pytest.raises(PluginError) as caught:
        game.apply(MOMENTS[hook].fails)
    assert (caught.value.code, caught.value.details["piece"], caught.value.details["hook"]) == ("bad-answer", GNOLLS, hook)
    assert facts(game) == before


@pytest.mark.parametrize("hook", ["conquest_reach", "conquest_links", "conquest_opens", "conquest_pierces"])
def test_a_mask_may_name_more_than_the_board_has(hook: str) -> None:
    """So that a piece may say "everywhere" whatever the board."""
    game = begin(hook, lambda: EVERYWHERE)
    game.apply(MOMENTS[hook].fails)
    assert game.legal_actions()
