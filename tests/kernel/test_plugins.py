"""Loading rules: hooks that do not fit are refused, the order of registration never matters, and a ruleset is frozen."""

from __future__ import annotations

import itertools
import random
import re
from pathlib import Path
from typing import Any

import pluggy
import pytest

from swcore import Game, Gate, Modifier, Option, Piece, PluginError, Rulebook, hookimpl, load_plugins
from swcore.conquest import Power, Race, Rule
from swcore.engine.actions import Action
from swcore.hooks.discovery import MAX_PIECE_FILE, load_file, load_installed
from swcore.testing import Scene, cost, legal
from tests.kernel.pieces import HILL, RATS, SWAMP, race

WRAPPER = pluggy.HookimplMarker("swcore")
INSTALLED = list(load_installed().pieces)


def refused(*pieces: str | Piece, game: str = "small-world") -> PluginError:
    with pytest.raises(PluginError) as caught:
        load_plugins(game, with_pieces=pieces)
    return caught.value


# -- hooks that do not fit


@pytest.mark.case("CASE-EN-10")
@pytest.mark.parametrize(
    ("name", "meant"),
    [("conquest_cots", "conquest_cost"), ("conquest_scores", "conquest_score"), ("conquest_turn_strat", "conquest_turn_start")],
)
def test_a_misspelled_hook_is_reported_at_load_with_the_nearest_name(name: str, meant: str) -> None:
    def wrong(self: Any, view: Any, army: Any) -> None: ...

    gnolls = type("Gnolls", (Race,), {name: hookimpl(wrong)})("home.gnolls", tokens=5)
    error = refused(gnolls)
    assert error.code == "unknown-hook"
    assert error.message == f"home.gnolls.{name}: there is no hook of this name."
    assert f"Did you mean {meant}" in error.hint
    assert error.details["piece"] == "home.gnolls"


def test_an_unknown_argument_is_reported_at_load() -> None:
    class Gnolls(Race):
        """A race."""

        @hookimpl
        def conquest_cost(self, view: Any, region: int) -> None: ...

    error = refused(Gnolls("home.gnolls", tokens=5))
    assert error.code == "bad-hook"
    assert error.message == "home.gnolls.conquest_cost has no argument 'region'; it has view, army."
    assert error.details["arguments"] == ["region"]
    written = Gnolls.conquest_cost.__code__.co_firstlineno  # the line of the mark above the method
    assert error.place.endswith(f"test_plugins.py:{written}")


def test_a_misspelled_argument_is_reported_with_the_right_one() -> None:
    class Gnolls(Race):
        """A race."""

        @hookimpl
        def conquest_cost(self, views: Any, army: Any) -> None: ...

    error = refused(Gnolls("home.gnolls", tokens=5))
    assert (error.code, error.details["hook"]) == ("bad-hook", "conquest_cost")
    assert str(error).startswith("home.gnolls.conquest_cost has no argument 'views'; it has view, army. Did you mean view? At ")


def test_a_hook_without_self_is_refused() -> None:
    """Python would hand over the piece as the first argument, whatever that is called."""

    class Gnolls(Race):
        """A race."""

        @hookimpl
        def conquest_cost(view: Any, army: Any) -> None: ...

    error = refused(Gnolls("home.gnolls", tokens=5))
    assert error.message.startswith("home.gnolls.conquest_cost has no self")
    assert error.hint == "Write def conquest_cost(self, view, army)."


def test_an_argument_with_a_default_is_refused() -> None:
    """pluggy would never fill it in, and the piece would always see the default."""

    class Gnolls(Race):
        """A race."""

        @hookimpl
        def conquest_cost(self, view: Any, army: Any = None) -> None: ...

    error = refused(Gnolls("home.gnolls", tokens=5))
    assert error.code == "bad-hook"
    assert str(error) == "home.gnolls.conquest_cost: rules hooks take no wrapper and no argument with a default."
    assert error.details == {"piece": "home.gnolls", "hook": "conquest_cost"}


@pytest.mark.parametrize("kind", ["wrapper", "hookwrapper"])
def test_a_wrapper_is_refused(kind: str) -> None:
    class Gnolls(Race):
        """A race."""

        @WRAPPER(**{kind: True})  # type: ignore[call-overload, untyped-decorator]
        def conquest_cost(self, view: Any, army: Any) -> Any:
            return (yield)

    error = refused(Gnolls("home.gnolls", tokens=5))
    assert error.code == "bad-hook"
    assert str(error) == "home.gnolls.conquest_cost: rules hooks take no wrapper and no argument with a default."


def test_an_unknown_word_for_declined_is_refused_where_it_is_written() -> None:
    with pytest.raises(ValueError, match="declined is 'no', 'also' or 'only', not 'never'"):
        hookimpl(declined="never")


@pytest.mark.parametrize("how", ["plain marker", "static method", "arguments left out", "arguments turned round"])
def test_an_implementation_may_be_written_in_several_ways(how: str) -> None:
    """Each makes regions 1 dearer: an empty region costs 3."""
    dearer = Modifier(1, "fog")

    class Plain(Race):
        """A race."""

        @WRAPPER
        def conquest_cost(self, view: Any, army: Any) -> Modifier:
            return dearer

    class Static(Race):
        """A race."""

        @staticmethod
        @hookimpl
        def conquest_cost(view: Any, army: Any) -> Modifier:
            assert army.race == "home.gnolls"
            return dearer

    class Short(Race):
        """A race."""

        @hookimpl
        def conquest_cost(self, army: Any) -> Modifier:
            assert army.race == "home.gnolls"
            return dearer

    class Turned(Race):
        """A race."""

        @hookimpl
        def conquest_cost(self, army: Any, view: Any) -> Modifier:
            assert army.race == "home.gnolls"
            return dearer

    ways: dict[str, type[Race]] = {
        "plain marker": Plain,
        "static method": Static,
        "arguments left out": Short,
        "arguments turned round": Turned,
    }
    scene = Scene({"a": "hill edge", "b": "hill edge"}, with_pieces=[ways[how]("home.gnolls", tokens=5)])
    scene.army(0, "home.gnolls", SWAMP, {"a": 1}, hand=5)
    assert cost(scene.turn(0, "conquer"), "b") == 3


# -- which pieces join


def test_a_new_game_uses_the_packs_of_its_game_alone() -> None:
    assert {piece.partition(".")[0] for piece in load_plugins("small-world").pieces} == {"base"}


def test_an_unknown_game_is_answered_with_the_nearest() -> None:
    for game, hint in (("smal-world", "Did you mean small-world?"), ("zzz", "Known: small-world")):
        with pytest.raises(PluginError) as caught:
            load_plugins(game)
        assert caught.value.code == "unknown-game"
        assert caught.value.message == f"There is no game {game!r}."
        assert caught.value.hint.startswith(hint.rstrip("?"))


def test_an_unknown_piece_is_answered_with_the_nearest() -> None:
    error = refused("base.orks")
    assert error.code == "unknown-piece"
    assert str(error).startswith("No piece 'base.orks' is installed. Did you mean base.orcs")


def test_a_featured_piece_that_is_not_in_the_game_is_answered_with_the_nearest() -> None:
    with pytest.raises(PluginError) as caught:
        Game.new("small-world", 2, featured=["base.rat_men"])
    assert caught.value.code == "unknown-piece"
    assert str(caught.value).startswith("There is no piece 'base.rat_men' in this game. Did you mean base.ratmen")


def test_a_piece_of_another_game_is_refused() -> None:
    error = refused(Race("home.gnolls", tokens=5, game="home.chess"))
    assert error.code == "wrong-game"
    assert str(error) == "home.gnolls belongs to home.chess, not to base.small_world."
    joined = load_plugins("small-world", with_pieces=[Race("home.gnolls", tokens=5, game="base.small_world")])
    assert "home.gnolls" in joined.pieces


@pytest.mark.case("CASE-EN-13")
def test_two_pieces_of_one_id_are_an_error_that_names_both() -> None:
    class Knolls(Race):
        """Another author's race of this name."""

    error = refused(Race("home.gnolls", tokens=5), Knolls("home.gnolls", tokens=6))
    assert error.code == "duplicate-piece"
    here = rf"{re.escape(Path(__file__).name)}:\d+"
    assert re.fullmatch(rf"Two plugins bring the piece home\.gnolls: Race of \S*{here} and Knolls of \S*{here}\.", error.message)


def test_the_same_piece_given_twice_joins_once() -> None:
    gnolls = Race("home.gnolls", tokens=5)
    assert load_plugins("small-world", with_pieces=[gnolls, gnolls]).pieces["home.gnolls"] is gnolls
    assert load_plugins("small-world", with_pieces=["base.orcs"]).pieces.keys() == load_plugins("small-world").pieces.keys()


@pytest.mark.parametrize(
    "id", ["gnolls", "Home.gnolls", "home.Gnolls", "home.gnolls.x", "home.", "9home.x", "home.x y", "a.b" + 32 * "b"]
)
def test_an_id_is_a_pack_and_a_name_in_lower_case(id: str) -> None:
    with pytest.raises(PluginError) as caught:
        Race(id, tokens=5)
    assert caught.value.code == "piece-id"
    assert str(caught.value) == f"{id!r} is not a piece id. Write pack.piece in lower case, such as home.gnolls."


# -- options and kinds


def test_an_option_that_two_pieces_declare_alike_is_one() -> None:
    fog = Option("fog", (True, False), False)
    pieces = [Race("home.gnolls", tokens=5, options=[fog]), Power("home.sly", tokens=3, options=[fog])]
    assert load_plugins("small-world", with_pieces=pieces).options["fog"] == fog


def test_an_option_that_two_pieces_declare_differently_is_an_error() -> None:
    one, other = Option("fog", (True, False), False), Option("fog", (True, False), True)
    error = refused(Race("home.gnolls", tokens=5, options=[one]), Power("home.sly", tokens=3, options=[other]))
    assert error.code == "duplicate-option"
    assert str(error) == "The option fog is declared twice, and home.sly declares it differently."


def test_a_game_cannot_bring_a_word_that_the_kernel_has() -> None:
    class Done(Action):
        """Another `done`."""

        __slots__ = ()
        kind = usage = "done"

    class Odd(Rulebook):
        """A game."""

        packs = ("home",)
        action_kinds = (Done,)

    with pytest.raises(PluginError) as caught:
        load_plugins("odd", pieces=[Odd("home.odd")])
    assert (caught.value.code, caught.value.message) == (
        "duplicate-kind",
        "home.odd declares the action 'done', which the kernel has itself.",
    )


# -- the order of registration


@pytest.mark.case("CASE-EN-11")
@pytest.mark.clause("SW-BEN-1", "SW-CONQ-9")
def test_three_pieces_that_change_costs_do_so_in_every_order_of_registration() -> None:
    """b: 2 + 1 defender + 2 fog - 1 + 1 climb = 5; c: 2 + 2 - 1 - 3 = 0, and 1 is the least; a neighbour closes d."""
    fog, luck, path, climb = Modifier(2, "fog"), Modifier(-1, "luck"), Modifier(-3, "path"), Modifier(1, "climb")

    class Foggy(Race):
        """Dear everywhere, cheap on swamps."""

        @hookimpl
        def conquest_cost(self, view: Any, army: Any) -> Any:
            return (fog, path.at(view.terrain("swamp")))

    class Lucky(Power):
        """Cheap everywhere."""

        @hookimpl
        def conquest_cost(self, view: Any, army: Any) -> Any:
            return luck

    class Steep(Rule):
        """Hills are dearer for everybody."""

        @hookimpl
        def conquest_cost(self, view: Any, army: Any) -> Any:
            return climb.at(view.terrain("hill"))

    class Walled(Race):
        """One region is closed to others."""

        @hookimpl
        def conquest_protects(self, view: Any, army: Any, attacker: Any) -> Any:
            return Gate("wall", army.regions & view.terrain("forest"), "", "there is a wall")

    home: list[Piece] = [Foggy("home.foggy", tokens=5), Lucky("home.lucky", tokens=3), Steep("home.steep")]
    walled = Walled("home.walled", tokens=5)
    found: set[Any] = set()
    for order in itertools.permutations(home):
        rules = load_plugins("small-world", pieces=[*order, walled, *INSTALLED], with_pieces=[*order, walled])
        scene = Scene({"a": "hill edge", "b": "hill", "c": "swamp", "d": "forest"}, "a-b a-c a-d", game=rules)
        scene.army(0, "home.foggy", "home.lucky", {"a": 1}, hand=8)
        scene.army(1, "home.walled", SWAMP, {"b": 1, "d": 1})
        game = scene.turn(0, "conquer")
        assert (cost(game, "b"), cost(game, "c")) == (5, 1)
        assert [violation.code for violation in game.violations("conquer d")] == ["wall"]
        assert legal(game) == ["abandon a", "conquer b", "conquer c", "done"]
        game.apply("conquer b")
        game.apply("conquer c")
        found.add((game.digest(), tuple(legal(game))))
    assert len(found) == 1


@pytest.mark.case("CASE-EN-11")
def test_whole_games_are_the_same_for_every_order_of_registration() -> None:
    ends = set()
    for seed in range(4):
        pieces = list(INSTALLED)
        random.Random(seed).shuffle(pieces)
        game = Game.new(load_plugins("small-world", pieces=pieces), 3, seed=77)
        rng = random.Random(5)
        while not game.over:
            game.apply(rng.choice(game.legal_actions()))
        ends.add((game.digest(), game.save()))
    assert len(ends) == 1


@pytest.mark.case("CASE-EN-21")
@pytest.mark.parametrize("says", [None, (), Gate("welcome", 0)], ids=["nothing", "no gates", "welcome"])
def test_one_veto_is_enough_in_every_order(says: Any) -> None:
    """A rule closes regions, a neighbour has no opinion or says that all are open, and so does the attacker's own reach."""

    class Closed(Rule):
        """Closes the forests of everybody."""

        @hookimpl
        def conquest_protects(self, view: Any, army: Any, attacker: Any) -> Any:
            return Gate("closed", army.regions & view.terrain("forest"), "", "it is closed")

    class Open(Race):
        """Closes nothing."""

        @hookimpl
        def conquest_protects(self, view: Any, army: Any, attacker: Any) -> Any:
            return says

    class Eager(Power):
        """Reaches everything."""

        @hookimpl
        def conquest_reach(self, view: Any, army: Any) -> int:
            every: int = view.ground.all
            return every

    home: list[Piece] = [Closed("home.closed"), Open("home.open", tokens=5), Eager("home.eager", tokens=5)]
    for order in itertools.permutations(home):
        rules = load_plugins("small-world", pieces=[*order, *INSTALLED], with_pieces=order)
        scene = Scene({"a": "hill edge", "b": "forest", "c": "hill"}, "a-b a-c", game=rules)
        scene.army(0, RATS, "home.eager", {"a": 1}, hand=5)
        scene.army(1, "home.open", SWAMP, {"b": 1, "c": 1})
        game = scene.turn(0, "conquer")
        assert legal(game, "conquer") == ["conquer c"]
        assert [violation.code for violation in game.violations("conquer b")] == ["closed"]


# -- frozen


@pytest.mark.case("CASE-EN-12")
def test_a_piece_cannot_bring_others_into_a_running_game() -> None:
    late = race({}, "home.late")

    def bring(view: Any, army: Any) -> Any:
        view.ruleset.manager.register(late, name=late.id)

    scene = Scene({"a": "hill edge", "b": "hill edge"}, with_pieces=[race({"conquest_ready": bring})])
    scene.army(0, "home.gnolls", SWAMP, {"a": 2})
    scene.army(1, RATS, HILL, {"b": 1})
    game = scene.turn()
    before = game.digest()
    with pytest.raises(PluginError) as caught:
        game.apply("expand")
    assert caught.value.details["hook"] == "conquest_ready"
    assert "'home.late' cannot join: the ruleset is frozen" in caught.value.message
    assert game.digest() == before
    assert "home.late" not in game.ruleset.pieces
    game.apply("decline")


@pytest.mark.case("CASE-EN-12")
def test_a_pack_cannot_bring_its_members_when_a_combo_is_picked() -> None:
    """The members have the same hook; none of them is asked, and the game goes on without the pack."""
    asked: list[str] = []
    late = [race({"conquest_tokens": lambda view, army: asked.append(army.race)}, f"home.late{number}") for number in range(2)]

    def bring(view: Any, army: Any) -> Any:
        for member in late:
            view.ruleset.manager.register(member, name=member.id)

    rules = load_plugins("small-world", with_pieces=[race({"conquest_tokens": bring}, "home.pack")])
    game = Game.new(rules, 2, featured=["home.pack"])
    before = game.digest()
    with pytest.raises(PluginError) as caught:
        game.apply("pick home.pack")
    assert caught.value.message == (
        "home.pack failed in conquest_tokens: 'home.late0' cannot join: the ruleset is frozen. "
        "Pieces join when the ruleset is loaded: load_plugins(game, with_pieces=[...])."
    )
    assert (game.digest(), asked) == (before, [])
    other = game.play.state.column[1][0]
    game.apply(f"pick {other}")
    assert not {"home.late0", "home.late1"} & (set(rules.pieces) | {name for name, _ in rules.manager.list_name_plugin()})


def test_two_rulesets_do_not_share_a_manager() -> None:
    one = load_plugins("small-world", with_pieces=[Race("home.gnolls", tokens=5)])
    other = load_plugins("small-world")
    assert one.manager is not other.manager
    assert "home.gnolls" not in other.pieces


# -- piece files


def test_the_pieces_of_a_file_join(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("from swcore.conquest import Race\n\nb = Race('home.b', tokens=5)\na = Race('home.a', tokens=4)\n")
    pieces = load_file(path)
    assert [piece.id for piece in pieces] == ["home.a", "home.b"]
    assert {"home.a", "home.b"} <= load_plugins("small-world", with_pieces=pieces).pieces.keys()
    assert load_file(str(path))[0].id == "home.a"


def test_a_class_in_a_file_may_refer_to_its_own_module(tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    path.write_text(
        "from __future__ import annotations\nimport sys\nfrom swcore.conquest import Race\n\n"
        "class Gnolls(Race):\n    '''Gnolls.'''\n\n"
        "gnolls = Gnolls('home.gnolls', tokens=5)\nassert sys.modules[Gnolls.__module__].gnolls is gnolls\n"
    )
    assert load_file(path)[0].text == {"en": "Gnolls."}


@pytest.mark.case("CASE-EN-13")
def test_two_files_with_one_id_are_an_error_that_names_both(tmp_path: Path) -> None:
    paths = [tmp_path / "one.py", tmp_path / "two.py"]
    for path in paths:
        path.write_text("from swcore.conquest import Race\n\nx = Race('home.gnolls', tokens=5)\n")
    error = refused(*load_file(paths[0]), *load_file(paths[1]))
    assert error.code == "duplicate-piece"
    assert all(str(path) in error.message for path in paths)


BAD_FILES: dict[str, tuple[str, str]] = {
    "no piece": ("x = 5\n", "{path} defines no piece."),
    "a class but no value": ("from swcore.conquest import Race\nclass Gnolls(Race):\n    pass\n", "{path} defines no piece."),
    "a syntax error": ("x = 5\ny = (\n", "{path}, line 2: '(' was never closed."),
    "an error": ("x = 5\n\ny = 1 / 0\n", "{path}, line 3: ZeroDivisionError: division by zero"),
    "an exit": ("x = 5\nraise SystemExit('bye')\n", "{path}, line 2: SystemExit: bye"),
    "a missing module": (
        "import nothing_like_this\n",
        "{path}, line 1: ModuleNotFoundError: No module named 'nothing_like_this'",
    ),
    "a bad number": (
        "from swcore.conquest import Power\n\n\nx = Power('home.x', tokens=-1)\n",
        "{path}, line 4: home.x: tokens is a whole number, 0 or more, not -1.",
    ),
    "a NUL byte": ("x = 5\ny = 6\0\n", "{path}, line 2: a NUL byte stands there, so this is not Python text."),
    "too deep nesting": (
        "x = " + "(" * 500 + "\n",
        "{path}, line 1: too many nested parentheses.",
    ),
}


@pytest.mark.parametrize("what", BAD_FILES)
def test_a_piece_file_that_does_not_work_is_refused_with_its_line(tmp_path: Path, what: str) -> None:
    code, told = BAD_FILES[what]
    path = tmp_path / "bad.py"
    path.write_text(code)
    with pytest.raises(PluginError) as caught:
        load_file(path)
    assert caught.value.code == "piece-file"
    assert caught.value.message == told.format(path=path)


def test_a_file_that_defines_no_piece_is_answered_with_an_example(tmp_path: Path) -> None:
    path = tmp_path / "empty.py"
    path.write_text("")
    with pytest.raises(PluginError) as caught:
        load_file(path)
    assert caught.value.hint == "A piece file ends with a line such as: gnolls = Gnolls('home.gnolls', tokens=6)."


def test_a_file_that_is_not_there_or_too_large_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PluginError) as caught:
        load_file(tmp_path / "nowhere.py")
    assert str(caught.value) == f"{tmp_path / 'nowhere.py'} cannot be read: No such file or directory."
    large = tmp_path / "large.py"
    large.write_text("#" * (MAX_PIECE_FILE + 1))
    with pytest.raises(PluginError) as caught:
        load_file(large)
    assert str(caught.value) == f"{large} is larger than 256 KiB."
