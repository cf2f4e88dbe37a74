"""What a reaction returns: effects are carried out whole, or the action does not happen."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from swcore import Game, PluginError
from swcore.conquest import fx
from swcore.testing import Scene
from swcore.testing.checks import rebuilt
from swcore.testing.conquest_checks import check_tokens
from tests.kernel.pieces import HILL, RATS, SWAMP, power, race

BOARD = {"a": "hill edge", "b": "forest edge", "c": "hill edge"}
GNOLLS = "home.gnolls"


def game_with(returned: Callable[[Any, Any], Any]) -> Game:
    """Return a game in which `expand` asks a home-made piece for effects."""
    scene = Scene(BOARD, with_pieces=[race({"conquest_ready": returned})])
    scene.army(0, GNOLLS, SWAMP, {"a": 3})
    scene.army(1, RATS, HILL, {"c": 2})
    return scene.turn()


BAD: dict[str, Any] = {
    "a number": 7,
    "a text": "mark",
    "a list of texts": ["mark"],
    "an unknown operation": [("dig", 1)],
    "an event without its values": [("note",)],
    "an event with too many values": [("note", 0, "home.gnolls.x", 1, 2)],
    "an empty tuple": [()],
    "nothing in a list": [None],
    "an object": [object()],
    "a generator that breaks off": (1 / 0 for _ in "x"),
    "an army that is not there": [("tokens", 99, -2, 0, 1)],
    "a marker that is not there": [("mark", 1, "home.burrow", 0)],
    "a region that is not there": [("mark", 1, "base.fortress", 99)],
}


@pytest.mark.parametrize("what", BAD)
def test_what_is_no_effect_is_named_and_nothing_is_half_applied(what: str) -> None:
    """A good effect stands before the bad one: it is taken back, too."""

    def returned(view: Any, army: Any) -> Any:
        bad = BAD[what]
        good = [fx.coins(0, 3, "luck"), fx.note(army, f"{GNOLLS}.seen", 1)]
        return [*good, *bad] if isinstance(bad, list) else bad

    game = game_with(returned)
    before = game.digest(), game.play.state.to_json(), game.legal_actions(), len(game.log)
    with pytest.raises(PluginError) as caught:
        game.apply("expand")
    assert caught.value.code == "bad-effect"
    assert caught.value.details["piece"] == GNOLLS
    assert caught.value.message.startswith(f"{GNOLLS} returned ")
    assert (game.digest(), game.play.state.to_json(), game.legal_actions(), len(game.log)) == before
    game.apply("decline")


def test_the_message_quotes_what_is_no_effect() -> None:
    game = game_with(lambda view, army: [("dig", 1)])
    with pytest.raises(PluginError) as caught:
        game.apply("expand")
    told = "home.gnolls returned ('dig', 1) from conquest_ready, which is not an effect of this game. Known: ask-choice, "
    assert str(caught.value).startswith(told)


@pytest.mark.parametrize("nothing", [None, [], ()])
def test_a_reaction_may_return_nothing(nothing: Any) -> None:
    game = game_with(lambda view, army: nothing)
    plain = game_with(lambda view, army: None)
    game.apply("expand")
    plain.apply("expand")
    assert game.digest() == plain.digest()


def test_one_effect_several_and_a_generator_are_all_taken() -> None:
    def pay(view: Any, army: Any) -> Any:
        return fx.coins(army.seat, 2, "luck")

    def pay_twice(view: Any, army: Any) -> Any:
        return [fx.coins(army.seat, 1, "luck"), fx.coins(army.seat, 1, "more luck")]

    def pay_lazily(view: Any, army: Any) -> Any:
        return (fx.coins(army.seat, 1, "luck") for _ in range(2))

    for returned in (pay, pay_twice, pay_lazily):
        game = game_with(returned)
        game.apply("expand")
        assert game.play.state.coins[0] == 5 + 2


def test_effects_behind_a_question_wait_for_the_answer_and_survive_a_copy() -> None:
    """Ask where to put a fortress, then pay: the coins come after the answer, in the original and in the copy."""

    def returned(view: Any, army: Any) -> Any:
        return [fx.ask_place(army, "base.fortress", 1, optional=True), fx.coins(army.seat, 2, "luck")]

    game = game_with(returned)
    game.apply("expand")
    assert game.play.state.coins[0] == 5
    copy = game.clone()
    for one in (game, copy):
        one.apply("place base.fortress a")
        assert one.play.state.coins[0] == 7
    assert game.digest() == copy.digest()


# -- limits


def endless(word: Any) -> Any:
    return itertools.repeat(word)


ENDLESS: dict[str, tuple[Callable[[Any, Any], Any], str]] = {
    "draw": (lambda view, army: fx.draw(army, "k", endless("a")), "bag"),
    "choice": (lambda view, army: fx.ask_choice(army, "k", endless("a")), "values"),
    "seat": (lambda view, army: fx.ask_choice(None, "k", endless("a"), seat=0), "values"),
    "sealed": (lambda view, army: fx.ask_sealed(army, "k", (0, 1), endless("a")), "offered[0]"),
    "roll": (lambda view, army: fx.roll(army, "k", 1, endless(1)), "faces"),
    "swap": (lambda view, army: fx.swap(army, 0, 1, endless("base.hole")), "stay"),
    "region": (lambda view, army: fx.region("x", "hill", endless("mine")), "symbols"),
}


@pytest.mark.timeout(60)
@pytest.mark.parametrize("what", ENDLESS)
def test_what_goes_on_without_end_is_refused_at_the_limit(what: str) -> None:
    """It filled the memory; the limit is that of all tuples in effects, 1000 items."""
    returned, field = ENDLESS[what]
    game = game_with(returned)
    before = game.digest()
    with pytest.raises(PluginError) as caught:
        game.apply("expand")
    assert (caught.value.code, caught.value.details["piece"], caught.value.details["field"]) == ("bad-effect", GNOLLS, field)
    assert what == "sealed" or caught.value.hint == "It should be at most 1000 items."
    assert game.digest() == before


def test_seats_without_end_are_those_that_come_first() -> None:
    seats = (number % 2 for number in itertools.count())
    assert fx.ask_sealed(None, "k", seats, ["a"])[3] == ((0, ("a",)), (1, ("a",)))


@pytest.mark.parametrize("count", [10**18, -(10**18)])
def test_a_number_beyond_what_is_kept_is_refused_with_the_limits(count: int) -> None:
    game = game_with(lambda view, army: fx.coins(army.seat, count, "luck"))
    with pytest.raises(PluginError) as caught:
        game.apply("expand")
    assert caught.value.hint == "It should be a whole number from -9007199254740991 to 9007199254740991."


# -- notes


PLAIN: dict[str, Any] = {
    "a number": 3,
    "a negative number": -(2**70),
    "a text": "seat-2",
    "a truth": True,
    "a tuple": (1, "two", (3, ()), None, False),
}
NOT_PLAIN: dict[str, tuple[Any, str]] = {
    "a list": ([1, 2], ""),
    "a dict with numbers as keys": ({1: 2}, ""),
    "a set": ({1, 2}, ""),
    "a fraction": (0.5, ""),
    "bytes": (b"x", ""),
    "an object": (object(), ""),
    "a list inside of tuples": ((1, (2, [3])), "[1][1]"),
    "a fraction inside of a tuple": (("x", 1.0), "[1]"),
}


@pytest.mark.case("CASE-EN-22")
@pytest.mark.parametrize("what", PLAIN)
def test_a_note_of_plain_data_is_the_same_after_a_round_trip(what: str) -> None:
    game = game_with(lambda view, army: fx.note(army, f"{GNOLLS}.x", PLAIN[what]))
    game.apply("expand")
    assert game.play.state.army(1).memory == {f"{GNOLLS}.x": PLAIN[what]}
    again: Any = rebuilt(game)
    assert repr(again.army(1).memory) == repr({f"{GNOLLS}.x": PLAIN[what]})
    assert again.digest() == game.digest()


@pytest.mark.case("CASE-EN-22")
@pytest.mark.parametrize("what", NOT_PLAIN)
def test_a_note_that_would_change_in_a_save_is_refused_with_the_place_of_the_value(what: str) -> None:
    value, place = NOT_PLAIN[what]
    game = game_with(lambda view, army: fx.note(army, f"{GNOLLS}.x", value))
    before = game.digest()
    with pytest.raises(PluginError) as caught:
        game.apply("expand")
    assert (caught.value.code, caught.value.details["piece"]) == ("bad-effect", GNOLLS)
    assert caught.value.details["field"] == f"value{place}"
    assert f"from conquest_ready, in which value{place} is " in caught.value.message
    assert caught.value.hint == "It should be None, a truth value, a whole number, a text, or a tuple of such."
    assert game.digest() == before


def test_a_piece_writes_to_its_own_slot_only() -> None:
    game = game_with(lambda view, army: fx.note(army, "base.hill.x", 1))
    before = game.digest()
    with pytest.raises(PluginError, match="own slot only"):
        game.apply("expand")
    assert game.digest() == before


RAW = [
    ("coins", 0, 50, ()),
    ("note", 99, f"{GNOLLS}.x", 1),
    ("tokens", 1, -7, -2, 99),
    ("conquest", 1, 2, 0),
    ("marker", "base.fortress", 1, -5, 0, 1),
    ("flow", ()),
]


@pytest.mark.parametrize("event", RAW)
def test_a_raw_event_is_no_effect(event: tuple[Any, ...]) -> None:
    """Only the operations of the family keep tokens, coins and frames in order."""
    game = game_with(lambda view, army: [event])
    before = game.digest()
    with pytest.raises(PluginError) as caught:
        game.apply("expand")
    assert caught.value.code == "bad-effect"
    assert game.digest() == before


def test_an_effect_with_the_name_of_its_event_is_carried_out_by_its_operation() -> None:
    """`tokens` moves as many as there are, however many are named; the event itself would move 99."""
    game = game_with(lambda view, army: [("tokens", army.id, -1, -2, 99)])
    game.apply("expand")
    check_tokens(game)


# -- questions


@pytest.mark.parametrize("word", ["two words", "", "x" * 65, "ёж", "semi;colon", 3, None])
def test_a_word_that_could_not_be_typed_is_not_offered(word: Any) -> None:
    game = game_with(lambda view, army: fx.ask_choice(army, "side", ["left", word]))
    before = game.digest()
    with pytest.raises(PluginError) as caught:
        game.apply("expand")
    assert (caught.value.details["piece"], caught.value.details["hook"]) == (GNOLLS, "conquest_ready")
    assert f"{word!r} cannot be offered: a value is one word" in caught.value.message
    assert game.digest() == before


def test_a_question_without_values_is_not_asked() -> None:
    hooks: dict[str, Callable[..., Any]] = {
        "conquest_ready": lambda view, army: fx.ask_choice(army, "side", []),
        "conquest_answered": lambda view: None,
    }
    scene = Scene(BOARD, with_pieces=[race(hooks, GNOLLS)])
    scene.army(0, GNOLLS, "base.hill", {"a": 3})
    game = scene.turn()
    game.apply("expand")
    assert [action.text for action in game.legal_actions()] == ["abandon a", "conquer b", "done"]


# -- reactions of several pieces


def test_reactions_come_by_order_and_a_later_piece_sees_what_an_earlier_one_did() -> None:
    seen: list[int] = []

    def pay(view: Any, army: Any) -> Any:
        return fx.note(army, "home.first.trace", (army.memory.get("home.first.trace", 0) or 0) + 1)

    def look(view: Any, army: Any) -> Any:
        seen.append(army.memory.get("home.first.trace", 0))

    first = race({"conquest_ready": pay}, "home.first")
    scene = Scene(BOARD, with_pieces=[first, power({"conquest_ready": look}, "home.second")])
    scene.army(0, "home.first", "home.second", {"a": 3})
    scene.turn().apply("expand")
    assert seen == [1]


# -- answers


@pytest.mark.parametrize("hook", ["conquest_cost", "conquest_score", "conquest_gain", "conquest_tokens", "conquest_decline_keep"])
@pytest.mark.parametrize("answer", [1, "one", [1], (None,), 0.5])
def test_a_bare_number_is_no_answer_and_the_error_says_what_is(hook: str, answer: Any) -> None:
    scene = Scene(BOARD, with_pieces=[race({hook: lambda view, army: answer}, GNOLLS)])
    scene.column((GNOLLS, "base.hill", 0))
    scene.army(1, "base.orcs", "base.merchant", {"c": 1})
    with pytest.raises(PluginError) as caught:
        _pick_play_and_decline(scene)
    assert caught.value.code == "bad-answer"
    assert (
        str(caught.value)
        == f"{GNOLLS} answered {answer!r} to {hook}. Return a Modifier, several of them, or None. At <string>:1."
    )


def _pick_play_and_decline(scene: Scene) -> None:
    """Let seat 0 pick, play a turn and decline in the next one, so that every answer is asked for."""
    game = scene.turn(0)
    while game.pending == (0,):
        game.apply(game.legal_actions()[0])
    game.apply("expand")
    while game.pending == (1,):
        game.apply("done")
    game.apply("decline")
