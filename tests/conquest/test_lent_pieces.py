"""Pieces lent to an army: asked like its own, with notes of their own, for a turn, until its decline, or as long as it plays."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Game, Modifier, hookimpl
from swcore.cli.contract import narrator_of, renderer_of
from swcore.conquest import Army, Effects, Marker, Power, Race, Use, View, fx
from swcore.errors import PluginError
from swcore.testing import Scene, check_conquest, check_history, cost, income, legal
from tests.kernel.pieces import HILL, RATS, SWAMP
from tests.shared.screens import drawn

ROW = dict.fromkeys("abcd", "farmland") | {"a": "farmland edge"}
LENDER, TOLD = "home.lender", "home.told"


class Told(Power):
    """A coin a turn, also in decline; an act that it counts; regions take 1 less."""

    @hookimpl(declined="also")
    def conquest_score(self, view: View, army: Army) -> Modifier:
        return Modifier(1 + self.recall(view, army, "told", 0), "tales")

    @hookimpl
    def conquest_cost(self) -> Modifier:
        return Modifier(-1, "tales")

    @hookimpl
    def conquest_uses(self, view: View) -> Use:
        return Use("tell", view.ground.all, "", limit=1)

    @hookimpl
    def conquest_used(self, view: View, army: Army) -> Effects:
        return fx.note(army, "told", 1)


class Lender(Race):
    """It lends one piece to itself or to the army of the other seat, and takes it back when told."""

    def __init__(self, until: str, piece: str = TOLD, *, twice: str = "") -> None:
        super().__init__(LENDER, tokens=6)
        self.until, self.lends, self.twice = until, piece, twice

    @hookimpl
    def conquest_ready(self, view: View, army: Army) -> Effects:
        again = [fx.lend(army, self.lends, self.twice)] if self.twice else []
        return [fx.lend(army, self.lends, self.until), *again]

    @hookimpl
    def conquest_turn_end(self, view: View, army: Army) -> Effects:
        return fx.unlend(army, self.lends) if self.recall(view, army, "enough") else None


def begun(lender: Lender, *more: Any) -> tuple[Scene, Game]:
    scene = Scene(ROW, with_pieces=[lender, Told(TOLD, tokens=4), *more])
    scene.army(0, LENDER, SWAMP, {"a": 5})
    scene.army(1, RATS, HILL, {"d": 1})
    return scene, scene.turn(0)


def finish(game: Game) -> None:
    """Let the seat in turn do no more than it must."""
    seat = game.play.state.turn_seat
    while game.play.state.turn_seat == seat:
        game.apply("done" if "done" in legal(game) else legal(game)[0])


def test_a_lent_piece_is_asked_like_one_s_own() -> None:
    scene, game = begun(Lender("turn"))
    assert scene.state.guard[1] == 2
    game.apply("expand")
    army = scene.army_of(0)
    assert game.play.view.pieces(army)[:3] == (LENDER, SWAMP, TOLD)
    assert cost(game, "b") == 1
    assert "use tell c" in legal(game)
    game.apply("use tell c")
    assert "use tell c" not in legal(game), "its limit is kept"
    assert scene.notes(army) == {f"{TOLD}.told": 1}
    finish(game)
    assert (2, "tales", "") in income(game, 0)
    check_conquest(game)
    check_history(game)


@pytest.mark.parametrize(
    ("until", "turn", "decline", "game"),
    [("turn", True, False, False), ("decline", True, True, False), ("game", True, True, True)],
)
def test_how_long_a_piece_is_lent(until: str, turn: bool, decline: bool, game: bool) -> None:
    """In this turn, in the turn after it, and once the army has declined."""
    scene, play = begun(Lender(until))
    play.apply("expand")
    assert (TOLD in dict(scene.army_of(0).lent)) is turn
    finish(play)
    assert (TOLD in dict(scene.army_of(0).lent)) is decline
    finish(play)
    play.apply("decline")
    (old,) = play.play.view.declined(0)
    assert (TOLD in play.play.view.pieces(old)) is game
    assert ((1, "tales", "") in income(play, 0)) is game, "a hook for armies in decline is asked, too"
    check_conquest(play)
    check_history(play)


@pytest.mark.parametrize(("first", "then", "kept"), [("game", "turn", "game"), ("turn", "decline", "decline")])
def test_of_two_loans_the_longer_one_holds(first: str, then: str, kept: str) -> None:
    scene, game = begun(Lender(first, twice=then))
    game.apply("expand")
    assert scene.army_of(0).lent == ((TOLD, kept),)


def test_a_piece_that_the_army_has_is_not_asked_twice_and_may_so_outlast_the_decline() -> None:
    class Wages(Power):
        @hookimpl(declined="also")
        def conquest_score(self) -> Modifier:
            return Modifier(2, "wages")

    scene = Scene(ROW, with_pieces=[Lender("game", "home.wages"), Wages("home.wages", tokens=4)])
    scene.army(0, LENDER, "home.wages", {"a": 5})
    scene.army(1, RATS, HILL, {"d": 1})
    game = scene.turn(0)
    game.apply("expand")
    finish(game)
    assert [one for one in income(game, 0) if one[1] == "wages"] == [(2, "wages", "")]
    finish(game)
    game.apply("decline")
    assert (2, "wages", "") in income(game, 0)
    check_conquest(game)


def test_a_piece_is_taken_back_at_once() -> None:
    class Fickle(Lender):
        @hookimpl
        def conquest_conquered(self, army: Army) -> Effects:
            return fx.unlend(army, TOLD)

    scene, game = begun(Fickle("game"))
    game.apply("expand")
    game.apply("conquer b")
    assert scene.army_of(0).lent == ()
    assert cost(game, "c") == 2
    game.undo()
    assert scene.army_of(0).lent == ((TOLD, "game"),)
    assert cost(game, "b") == 1
    check_history(game)


@pytest.mark.parametrize("kind", ["race", "marker"])
def test_races_and_markers_may_be_lent_too(kind: str) -> None:
    class Stone(Marker):
        @hookimpl
        def conquest_score(self) -> Modifier:
            return Modifier(3, "stone")

    wanted = "base.humans" if kind == "race" else "home.stone"
    _, game = begun(Lender("turn", wanted), Stone("home.stone", supply=1))
    game.apply("expand")
    finish(game)
    assert [one[:2] for one in income(game, 0)] == [(1, "regions"), (1, "farmland") if kind == "race" else (3, "stone")]


@pytest.mark.parametrize(("piece", "told"), [("home.tolt", "home.told"), ("small_world.base", "the id of a race, a power")])
def test_what_cannot_be_lent_is_refused(piece: str, told: str) -> None:
    _, game = begun(Lender("turn", piece))
    with pytest.raises(PluginError, match=told) as caught:
        game.apply("expand")
    assert (caught.value.code, caught.value.details["field"]) == ("bad-effect", "piece")


def test_an_unknown_term_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="until is 'turn', 'decline' or 'game', not 'forever'"):
        fx.lend(Army(), TOLD, "forever")


def test_what_was_lent_to_a_seat_that_left_is_gone() -> None:
    _, game = begun(Lender("game"))
    game.apply("expand")
    game.resign(0)
    (army,) = [one for one in game.play.view.armies if one.race == LENDER]
    assert army.lent == ()
    check_conquest(game)


def test_a_save_knows_what_is_lent() -> None:
    _, game = begun(Lender("game"))
    game.apply("expand")
    again = Game.load(game.save(), game.ruleset)
    assert again.digest() == game.digest()
    assert again.legal_actions() == game.legal_actions()
    assert cost(again, "b") == 1


@pytest.mark.parametrize(
    ("language", "lent", "back"),
    [
        ("en", "Told lent to their own Lender", "Told lost to their own Lender"),
        ("ru", "Свои Lender: теперь ещё и «Told»", "свои Lender: больше не «Told»"),
    ],
)
def test_loans_are_told(language: str, lent: str, back: str) -> None:
    class Fickle(Lender):
        @hookimpl
        def conquest_conquered(self, army: Army) -> Effects:
            return fx.unlend(army, TOLD)

    _, game = begun(Fickle("game"))
    narrator = narrator_of(game, language, None)
    assert lent in narrator.tell([game.apply("expand")])[0]
    assert back in narrator.tell([game.apply("conquer b")])[0]


def test_a_table_names_what_is_lent() -> None:
    _, game = begun(Lender("game"))
    game.apply("expand")
    assert any("Lender + Told: 1 region" in line for line in drawn(renderer_of(game.ruleset, "en").position(game, 0, 200), 200))
