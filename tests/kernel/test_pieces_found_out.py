"""Faults of pieces that were found by use (P1 to P12, A3, A4), each with its right value and with relatives."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from swcore_tiny_towns import Building
from swcore_tiny_towns import fx as towns_fx
from swcore_tiny_towns.testing import TownScene

from swcore import Game, Modifier, Piece, PluginError, Rulebook, Toll, hookimpl, load_plugins
from swcore.conquest import ConquestRulebook, Marker, Mode, Natives, Power, Race, fx
from swcore.engine import Decision, EventKind
from swcore.engine.effects import MOST_EFFECTS, MOST_QUESTIONS
from swcore.hooks.discovery import load_file
from swcore.testing import Scene, check_pure
from tests.kernel.pieces import HILL, RATS, SWAMP, power, race

BOARD = {"a": "hill edge", "b": "forest edge", "c": "hill edge"}
GNOLLS, SLY = "home.gnolls", "home.sly"


def scene(*pieces: Piece, badge: str = SWAMP) -> Scene:
    found = Scene(BOARD, with_pieces=pieces)
    found.army(0, GNOLLS, badge, {"a": 3}, hand=4)
    found.army(1, RATS, HILL, {"c": 2})
    return found


def game_with(hooks: dict[str, Callable[..., Any]], step: str = "start") -> Game:
    return scene(race(hooks)).turn(0, step)


def refused(game: Game, action: str = "expand") -> PluginError:
    """Return the error of an action, and make sure that nothing has happened."""
    before = game.digest(), game.play.state.to_json(), len(game.log)
    with pytest.raises(PluginError) as caught:
        game.apply(action)
    assert (game.digest(), game.play.state.to_json(), len(game.log)) == before
    return caught.value


# -- P1: effects that wait, and what a rulebook keeps itself


@pytest.mark.parametrize(
    ("waiting", "field"),
    [
        (("note", 1, "x", {1}), "value"),
        (("note", 1, "x", ("deep", (0.5,))), "value[1][0]"),
        (("note", 1, ["x"], 1), "key"),
        (("then", 1, {"x": 1}, ""), "key"),
        (("coins", 0, 1.5, "luck", ""), "amount"),
        (("ask-choice", 1, {1}, ("left",), False), "key"),
    ],
)
def test_p1_what_waits_behind_a_question_is_checked_when_it_enters(waiting: Any, field: str) -> None:
    def asks(view: Any, army: Any) -> Any:
        return [fx.ask_choice(army, "side", ("left", "right")), waiting]

    error = refused(game_with({"conquest_ready": asks, "conquest_answered": lambda *args: None}))
    assert (error.code, error.details["piece"], error.details["hook"]) == ("bad-effect", GNOLLS, "conquest_ready")
    assert (error.details["effect"], error.details["field"]) == (waiting[0], field)


def test_p1_a_card_of_towns_is_held_to_the_same() -> None:
    class Mill(Building):
        """It asks, and then notes what no save can hold."""

        @hookimpl
        def towns_put(self, view: Any, town: Any, square: int) -> Any:
            return [towns_fx.ask(town, square, "side", ("left", "right"), "Which?"), ("note", town.seat, "x", {1})]

        @hookimpl
        def towns_answered(self) -> None:
            return None

    mill = Mill("home.mill", type="factory", pattern="wheat glass")
    game = TownScene("wheat glass . . / . . . .", "", cards=("mill", "well"), with_pieces=[mill]).building()
    before = game.digest()
    with pytest.raises(PluginError) as caught:
        game.apply("build mill a1 b1", 0)
    assert (caught.value.code, caught.value.details["hook"], caught.value.details["field"]) == (
        "bad-effect",
        "towns_put",
        "value",
    )
    assert game.digest() == before


class Ask(Decision):
    """The only question of the game below."""

    kind = "ask"

    def legal(self, machine: Any, frame: Any, seat: int) -> Any:
        from swcore.engine import DONE

        return (DONE,)

    def apply(self, machine: Any, frame: Any, seat: int, action: Any) -> None:
        machine.ruleset.book.move(machine)


class Careless(Rulebook):
    """A game of one question whose author makes mistakes."""

    decisions = (Ask(),)
    event_kinds = (EventKind("put", "what", lambda state, event: None),)

    def __init__(self, id: str, begin: Callable[[Any], None], move: Callable[[Any], None]) -> None:
        super().__init__(id)
        self.first, self.move = begin, move

    def begin(self, machine: Any) -> None:
        self.first(machine)
        machine.push(("ask", 0))


def careless(begin: Callable[[Any], None], move: Callable[[Any], None] = lambda machine: None) -> Game:
    return Game.new(load_plugins("careless", pieces=[Careless("home.careless", begin, move)]), 1)


@pytest.mark.parametrize("junk", [{1}, [1], 0.5, object(), (1, ({2},)), b"x"])
def test_p1_an_event_of_a_rulebook_that_no_save_can_hold_is_refused(junk: Any) -> None:
    for begin, move in ((lambda machine: machine.emit(("put", junk)), None), (None, lambda machine: machine.emit(("put", junk)))):
        with pytest.raises(PluginError) as caught:
            careless(begin or (lambda machine: None), move or (lambda machine: None)).apply("done")
        assert (caught.value.code, caught.value.details["game"]) == ("bad-event", "home.careless")


def test_p1_a_frame_of_a_rulebook_that_no_save_can_hold_is_refused() -> None:
    with pytest.raises(PluginError) as caught:
        careless(lambda machine: None, lambda machine: machine.push(("ask", 0, {1}))).apply("done")
    assert (caught.value.code, caught.value.details["game"]) == ("bad-frame", "home.careless")


@pytest.mark.parametrize(
    ("do", "name"), [(lambda machine: machine.emit(("putt", 1)), "putt"), (lambda machine: machine.push(("aks", 0)), "aks")]
)
def test_p7_what_a_rulebook_does_not_declare_is_named_with_the_nearest(do: Any, name: str) -> None:
    game = careless(lambda machine: None, do)
    with pytest.raises(PluginError) as caught:
        game.apply("done")
    assert (caught.value.code, caught.value.details["name"]) == ("undeclared", name)
    assert caught.value.hint.startswith(f"Did you mean {'put' if name == 'putt' else 'ask'}")
    assert game.legal_actions()[0].text == "done"


# -- P2: numbers are whole numbers


@pytest.mark.parametrize("amount", ["2", [1], None, 0.5, math.nan, True, 10**5000], ids=lambda amount: type(amount).__name__)
@pytest.mark.parametrize("hook", ["conquest_score", "conquest_cost"])
def test_p2_an_amount_that_is_no_whole_number_is_refused(amount: Any, hook: str) -> None:
    game = game_with({hook: lambda view, army: Modifier(amount, "loot")}, "start" if hook == "conquest_cost" else "conquer")
    error = refused(game, "expand" if hook == "conquest_cost" else "done")
    assert (error.code, error.details["piece"], error.details["hook"]) == ("bad-answer", GNOLLS, hook)
    assert "amount is " in error.hint
    limits = f" from {1 - 2**53} to {2**53 - 1}" if type(amount) is int else ""  # what every reader of JSON keeps exactly
    assert f"should be a whole number{limits}." in error.hint


# -- P3: arguments that nobody fills


def test_p3_arguments_that_are_never_filled_are_refused_when_rules_are_loaded() -> None:
    class Keyword(Race):
        """Wants the army by keyword."""

        @hookimpl
        def conquest_score(self, view: Any, *, army: Any) -> Any: ...

    class Star(Race):
        """Wants whatever comes."""

        @hookimpl
        def conquest_score(self, *args: Any) -> Any: ...

    class Stars(Race):
        """Wants whatever comes, by name."""

        @hookimpl
        def conquest_score(self, view: Any, **more: Any) -> Any: ...

    for made, told in ((Keyword, "army"), (Star, "*args"), (Stars, "**more")):
        with pytest.raises(PluginError) as caught:
            load_plugins("small-world", with_pieces=[made("home.odd", tokens=5)])
        assert (caught.value.code, caught.value.details) == ("bad-hook", {"piece": "home.odd", "hook": "conquest_score"})
        assert caught.value.message == f"home.odd.conquest_score: the argument {told} would never be filled."


# -- P4: one constant, two pieces

SHARED = Modifier(1, "loot")
SPARED = Modifier(-1, "spared")


def test_p4_two_pieces_that_answer_with_one_constant_are_told_apart() -> None:
    hooks = {"conquest_score": lambda view, army: SHARED, "conquest_cost": lambda view, army: SHARED}
    game = scene(race(hooks), power(hooks), badge=SLY).turn(0, "conquer")
    parts = [part for part in game.explain("conquer b") if part.reason == "loot"]
    assert sorted(part.piece for part in parts) == [GNOLLS, SLY]
    game.apply("conquer b")
    while game.pending == (0,):
        game.apply(game.legal_actions()[0])
    paid = next(event for step in game.log for event in step.events if event[0] == "coins")
    assert sorted(part[3] for part in paid[3] if part[1] == "loot") == [GNOLLS, SLY]
    assert SHARED.piece == "", "nothing is written onto what pieces share"


def test_p4_the_pieces_that_spare_a_token_are_both_told() -> None:
    told: list[tuple[str, ...]] = []
    hooks: dict[str, Callable[..., Any]] = {"conquest_loss": lambda *args: SPARED}
    listens = {**hooks, "conquest_lost": lambda view, army, attacker, region, spared, record: told.append(spared)}
    found = Scene(BOARD, with_pieces=[race(listens), power(hooks)])
    found.army(0, RATS, HILL, {"c": 1}, hand=8)
    found.army(1, GNOLLS, SLY, {"b": 2})
    found.turn(0, "conquer").apply("conquer b")
    assert [sorted(one) for one in told] == [[GNOLLS, SLY]]


# -- P7: acts without their hook, markers and maps that are not there


def test_p7_acts_without_the_hook_that_carries_them_out_are_refused() -> None:
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=[race({"conquest_uses": lambda *args: None})])
    assert (caught.value.code, caught.value.details) == ("bad-hook", {"piece": GNOLLS, "hook": "conquest_uses"})
    assert caught.value.hint == "Add the hook conquest_used(self, view, army, name, region)."


@pytest.mark.parametrize(
    "make", [fx.mark, lambda army, marker, region: fx.stock(army, marker, 1), lambda army, marker, region: fx.lift(army, marker)]
)
def test_p7_a_marker_that_is_not_in_the_game_is_named_with_the_nearest(make: Any) -> None:
    error = refused(game_with({"conquest_ready": lambda view, army: make(army, "base.fortres", 0)}))
    assert (error.code, error.details["hook"], error.details["field"]) == ("bad-effect", "conquest_ready", "marker")
    assert "Did you mean base.fortress" in error.hint


def test_p7_a_rulebook_without_maps_of_its_own_says_so() -> None:
    book = ConquestRulebook("home.isles", maps={}, rounds={2: 9}, clauses_by_code={}, terrains=("hill",), symbols=(), water=())
    from swcore import MapError

    with pytest.raises(MapError) as caught:
        Game.new(load_plugins("isles", pieces=[book]), 2)
    assert caught.value.code == "no-map"
    assert caught.value.message == "home.isles has no map of its own for 2 seats."


# -- P9: hooks that write


def test_p9_a_hook_that_writes_the_state_is_found_by_the_check() -> None:
    def steal(view: Any, army: Any) -> None:
        army.hand += 5

    game = game_with({"conquest_ready": steal})
    check_pure(game)
    game.apply("expand")
    with pytest.raises(AssertionError, match="a hook or a listener wrote the state: armies"):
        check_pure(game)


# -- P10, P11: where it happened, and what to do

SOURCE = """\
from swcore import Modifier, hookimpl
from swcore.conquest import Race


class Gnolls(Race):
    \"\"\"They fail in a helper.\"\"\"

    @hookimpl
    def conquest_ready(self, view, army):
        return self.help(army)

    def help(self, army):
        raise ValueError("no idea")

    @hookimpl
    def conquest_gain(self, view, army):
        return Modifier("2", "loot")


gnolls = Gnolls("home.gnolls", tokens=5)
"""


def test_p10_an_error_names_file_line_and_action(tmp_path: Path) -> None:
    file = tmp_path / "gnolls.py"
    file.write_text(SOURCE, encoding="utf-8")
    game = scene(*load_file(file)).turn(0, "start")
    error = refused(game)
    assert (error.code, error.details["hook"], error.details["action"]) == ("plugin-failed", "conquest_ready", "expand")
    assert (Path(error.details["file"]).name, error.details["line"]) == ("gnolls.py", 13)
    assert "undo, or save it. A game without home.gnolls does not fail." in error.hint
    game.apply("decline")


def test_p10_a_refused_answer_names_the_hook_where_it_stands(tmp_path: Path) -> None:
    file = tmp_path / "gnolls.py"
    file.write_text(SOURCE, encoding="utf-8")
    error = refused(scene(*load_file(file)).turn(0, "conquer"), "done")
    assert (error.code, error.details["hook"], error.details["action"]) == ("bad-answer", "conquest_gain", "done")
    assert (Path(error.details["file"]).name, error.details["line"]) == ("gnolls.py", 15)


def test_p11_ctrl_c_in_an_endless_hook_leaves_the_game_whole() -> None:
    calls: list[int] = []

    def spin(view: Any, army: Any) -> Any:
        for turn in count():
            calls.append(turn)
            if turn == 10_000:
                raise KeyboardInterrupt

    game = game_with({"conquest_ready": spin})
    before = game.digest(), game.legal_actions()
    with pytest.raises(KeyboardInterrupt):
        game.apply("expand")
    assert (game.digest(), game.legal_actions()) == before
    assert len(calls) > 10_000
    game.apply("decline")


# -- P12: two pieces that cannot be together


def always(amount: int) -> Callable[..., Modifier]:
    modifier = Modifier(amount, "always", phase="set")
    return lambda *args: modifier


class Two(Race):
    """Two tokens stay in each region."""

    stay = Modifier(2, "two stay", phase="set")

    @hookimpl
    def conquest_keep(self) -> Modifier:
        return self.stay


class Three(Power):
    """Three tokens stay in each region, whatever the position."""

    stay = Modifier(3, "three stay", phase="set")

    @hookimpl
    def conquest_keep(self, view: Any, army: Any) -> Modifier:
        return self.stay


class Sometimes(Power):
    """Three tokens stay in each region of a large army."""

    @hookimpl
    def conquest_keep(self, view: Any, army: Any) -> Modifier | None:
        return Three.stay if army.regions.bit_count() > 1 else None


@pytest.mark.parametrize("other", [Three("home.other", tokens=3), Sometimes("home.other", tokens=3)])
def test_p12_strangers_that_set_one_number_meet_without_an_error(other: Power) -> None:
    """They load together and play together; the greatest number counts."""
    found = Scene(BOARD, with_pieces=[Two("home.two", tokens=5), other])
    army = found.army(0, "home.two", "home.other", {"a": 4, "b": 4})
    found.army(1, RATS, HILL, {"c": 2})
    game = found.turn(0, "start")
    game.apply("expand")
    assert found.held(army) == {"a": 3, "b": 3}


def test_p12_of_two_that_set_a_loss_only_the_one_that_counts_has_spared_tokens() -> None:
    heard: list[tuple[str, ...]] = []
    none = race({"conquest_loss": lambda view, army, region, mode: Modifier(0, "none", phase="set")}, "home.none")
    two = power(
        {
            "conquest_loss": lambda view, army, region, mode: Modifier(2, "two", phase="set"),
            "conquest_lost": lambda view, army, attacker, region, spared, record: heard.append(spared),
        },
        "home.heavy",
    )
    found = Scene(BOARD, with_pieces=[none, two])
    found.army(0, RATS, HILL, {"a": 9})
    victim = found.army(1, "home.none", "home.heavy", {"b": 3})
    game = found.turn(0)
    game.apply("expand")
    game.apply("conquer b")
    assert (game.play.state.army(victim.id).withdrawn + game.play.state.army(victim.id).hand, heard) == (1, [()])


# -- A3: junk in effects and tolls, and pieces that go on without end


@pytest.mark.parametrize("seat", [-1, 2, 99, None, "0", True])
def test_a3_coins_go_to_a_seat_that_there_is(seat: Any) -> None:
    error = refused(game_with({"conquest_ready": lambda view, army: fx.coins(seat, 3, "luck")}))
    assert (error.code, error.details["hook"], error.details["field"]) == ("bad-effect", "conquest_ready", "seat")


@pytest.mark.parametrize(
    ("toll", "place"),
    [
        (Toll("t", -5, 1), "coins"),
        (Toll("t", 5, 1, covers=("zz",)), "covers[0]"),
        (Toll("t", 5, 1, covers="conquest"), "covers"),  # type: ignore[arg-type]
        (Toll("t", 5, 1 << 40), "where"),
    ],
)
def test_a3_a_toll_is_what_can_be_paid_for_what_there_is(toll: Toll, place: str) -> None:
    found = Scene(BOARD, with_pieces=[race({"conquest_toll": lambda *args: toll})])
    found.army(0, RATS, HILL, {"c": 2}, hand=4)
    found.army(1, GNOLLS, SWAMP, {"a": 3})
    error = refused(found.turn(0, "start"))
    assert (error.code, error.details["hook"]) == ("bad-answer", "conquest_toll")
    assert f"; {place} is " in error.hint


def deep(times: int) -> Any:
    value: Any = ()
    for _ in range(times):
        value = (value,)
    return value


@pytest.mark.parametrize(
    "value",
    [10**5000, deep(9), deep(50_000), tuple(range(1_001)), ((1,) * 600, (1,) * 600), "x" * 1_001, "\ud800"],
    ids=["digits", "deep", "very deep", "long", "long inside", "text", "half a letter"],
)
def test_a3_a_note_that_is_too_large_is_refused(value: Any) -> None:
    error = refused(game_with({"conquest_ready": lambda view, army: ("note", army.id, "x", value)}))
    assert (error.code, error.details["hook"]) == ("bad-effect", "conquest_ready")
    assert error.details["field"].startswith("value")
    assert len(str(error)) < 1_500


def test_a3_a_note_as_large_as_allowed_is_kept() -> None:
    value = (deep(6), tuple(range(900)), "x" * 1_000, -(2**4_000))
    game = game_with({"conquest_ready": lambda view, army: fx.note(army, "x", value)})
    game.apply("expand")
    assert game.play.state.army(1).memory == {"home.gnolls.x": value}
    assert Game.digest(game.clone()) == game.digest()


def forever(army: Any) -> Iterator[Any]:
    while True:
        yield fx.coins(army.seat, 1, "more")


@pytest.mark.parametrize("many", [lambda army: [fx.coins(army.seat, 1, "x")] * 10**6, forever])
def test_a3_effects_without_end_are_refused(many: Callable[[Any], Any]) -> None:
    error = refused(game_with({"conquest_ready": lambda view, army: many(army)}))
    assert (error.code, error.details["piece"], error.details["hook"]) == ("bad-effect", GNOLLS, "conquest_ready")
    assert f"more than {MOST_EFFECTS} effects" in error.message


def test_a3_values_without_end_are_no_answer() -> None:
    error = refused(game_with({"conquest_cost": lambda view, army: (Modifier(1, "more") for _ in count())}))
    assert (error.code, error.details["hook"]) == ("bad-answer", "conquest_cost")


def test_a3_effects_that_call_for_more_without_end_are_refused() -> None:
    again = lambda view, army, *answer: fx.then(army, "again")  # noqa: E731
    error = refused(game_with({"conquest_ready": again, "conquest_answered": again}))
    assert (error.code, error.details["piece"]) == ("endless", GNOLLS)


def test_a3_questions_without_end_are_refused_and_an_undone_one_does_not_count() -> None:
    ask = lambda view, army, *answer: fx.ask_choice(army, "again", ("yes", "no"))  # noqa: E731
    game = game_with({"conquest_ready": ask, "conquest_answered": ask})
    game.apply("expand")
    for _ in range(MOST_QUESTIONS + 5):
        game.apply("choose yes")
        game.undo()
    for number in range(1, MOST_QUESTIONS + 5):
        if number == MOST_QUESTIONS + 1:
            break
        game.apply("choose yes")
    error = refused(game, "choose no")
    assert (error.code, error.details["piece"], error.details["hook"]) == ("endless", GNOLLS, "conquest_answered")


def test_a3_many_questions_of_a_whole_game_are_none_without_end() -> None:
    """They are counted anew once the seat has decided something else."""
    ask = lambda view, army, *answer: fx.ask_choice(army, "side", ("left", "right"))  # noqa: E731
    game = game_with({"conquest_ready": ask, "conquest_answered": lambda *args: None})
    game.apply("expand")
    assert game.play.questions == 1
    game.apply("choose left")
    game.apply("done")
    assert game.play.questions == 0


# -- A4: numbers of pieces


@pytest.mark.parametrize("tokens", [2.5, math.nan, "5", None, True, -1])
def test_a4_a_number_of_a_piece_is_a_whole_number(tokens: Any) -> None:
    for make in (
        lambda: Race("home.x", tokens=tokens),
        lambda: Power("home.x", tokens=tokens),
        lambda: Natives("home.x", symbol="lost_tribe", supply=tokens),
        lambda: Marker("home.x", supply=tokens),
        lambda: Marker("home.x", supply=5, defence=tokens),
        lambda: Marker("home.x", supply=2, faces={"red": tokens}),
    ):
        with pytest.raises(PluginError) as caught:
            make()
        assert (caught.value.code, caught.value.details["piece"]) == ("piece-number", "home.x")


def test_a4_a_whole_number_of_another_type_is_taken_as_one() -> None:
    class Five:
        """A number of some library."""

        def __index__(self) -> int:
            return 5

    made = Race("home.x", tokens=Five())  # type: ignore[arg-type]
    assert (made.tokens, type(made.tokens), made.supply) == (5, int, 10)


def test_a_hook_of_a_people_of_nobody_is_refused_for_it_would_never_be_asked() -> None:
    class Singers(Natives):
        @hookimpl
        def conquest_score(self) -> Modifier:
            return Modifier(1, "song")

    with pytest.raises(PluginError, match=r"home\.singers\.conquest_score would never be asked") as caught:
        load_plugins("small-world", with_pieces=[Singers("home.singers", symbol="cavern", supply=9)])
    assert (caught.value.code, caught.value.details["hook"]) == ("bad-hook", "conquest_score")


@pytest.mark.parametrize(("phase", "refused_"), [("add", True), ("set", True), ("cap", True), ("floor", False)])
def test_what_would_not_change_a_mode_with_a_cost_of_its_own_is_refused(phase: str, refused_: bool) -> None:
    mode = Mode("storm", 1, "hand", "HOME-1", modifiers=(Modifier(3, "storm", phase=phase),))
    found = Scene(BOARD, with_pieces=[power({"conquest_modes": lambda view, army: mode}, "home.stormy")])
    found.army(0, RATS, "home.stormy", {"a": 9})
    found.army(1, "base.orcs", HILL, {"c": 2})
    game = found.turn(0)
    if not refused_:
        game.apply("expand")
        assert sum(part.amount for part in game.explain("conquer b storm")) == 3
        return
    with pytest.raises(PluginError, match="answered Mode") as caught:
        game.apply("expand")
    assert (caught.value.code, caught.value.details["hook"]) == ("bad-answer", "conquest_modes")


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: Race("home.x", tokens=10**5000), "home.x: tokens is at most 98, not an object of the type int."),
        (lambda: Race("home.x", tokens=5, supply=99), "home.x: supply is at most 98, not 99."),
        (lambda: Power("home.x", tokens=5, extra_supply=10**6), "home.x: extra_supply is at most 98, not 1000000."),
        (lambda: Marker("home.x", supply=10**6), "home.x: supply is at most 999, not 1000000."),
    ],
)
def test_absurd_numbers_are_refused_in_a_plain_sentence(make: Callable[[], Piece], told: str) -> None:
    with pytest.raises(PluginError) as caught:
        make()
    assert (caught.value.code, caught.value.message) == ("piece-number", told)
