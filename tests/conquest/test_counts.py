"""How regions count: who is asked, whose word counts, and where the game goes by it."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import PluginError, hookimpl
from swcore.conquest import Counts, Power, Race, Use, fx
from swcore.conquest.effects import Discount, RegionCoins
from swcore.testing import Scene, cost, income, legal
from tests.conquest.table import INERT, RATS, play

STAR = {"a": "farmland edge", "b": "hill", "c": "forest", "d": "farmland"}
BORDERS = "a-b a-c a-d"
ORCS = "base.orcs"


class Says(Race):
    """Says what it was told to say, by fact."""

    said: tuple[tuple[str, Counts], ...] = ()

    @hookimpl(declined="also")
    def conquest_counts(self, view: Any, army: Any, fact: str, purpose: str, asker: Any) -> list[Counts]:
        return [counts for one, counts in self.said if one in (fact, f"{fact}/{purpose}")]


def says(*said: tuple[str, Counts], id: str = "home.sayer") -> Says:
    race = Says(id, tokens=5)
    race.said = said
    return race


def scene_of(*pieces: Any, mine: str = ORCS, power: str = INERT, theirs: str = "home.sayer") -> Scene:
    scene = Scene(STAR, BORDERS, with_pieces=pieces)
    scene.army(0, mine, power, {"a": 1}, hand=8)
    scene.army(1, theirs, "base.hill", {"b": 1, "c": 1})
    return scene


def test_without_a_piece_that_says_otherwise_regions_are_what_they_are() -> None:
    view = scene_of(theirs=RATS).turn(0, "conquer").play.view
    orcs = view.active(0)
    assert view.counts("empty", purpose="cost", asker=orcs) == 0b1000
    assert view.counts("occupied", purpose="cost", asker=orcs) == 0b0111
    assert view.counts("held", purpose="bonus", asker=orcs) == 0b0001
    assert view.counts("open", 0b0110, purpose="tricks", asker=orcs) == 0b0110
    assert view.counts("terrain:hill", purpose="bonus") == 0b0010
    assert view.counts(("terrain", "hill", "forest"), 0b1011, purpose="bonus") == 0b0010
    assert view.counts("symbol:mine", purpose="home.spell") == 0


def test_a_holder_speaks_of_its_own_regions_alone() -> None:
    """It says that all is empty; d is empty, a belongs to the orcs, who say nothing."""
    view = scene_of(says(("empty", Counts(0b1111, True)))).turn(0, "conquer").play.view
    assert view.counts("empty", purpose="cost", asker=view.active(0)) == 0b1110


def test_among_the_pieces_of_an_army_a_no_counts_more_than_a_yes() -> None:
    piece = says(("empty", Counts(0b0110, True)), ("empty", Counts(0b0010, False)))
    view = scene_of(piece).turn(0, "conquer").play.view
    assert view.counts("empty", purpose="cost", asker=view.active(0)) == 0b1100


def test_the_word_of_the_holder_comes_after_that_of_the_asker() -> None:
    asker, holder = says(("empty", Counts(0b1111, True)), id="home.asker"), says(("empty", Counts(0b0010, False)))
    view = scene_of(asker, holder, mine="home.asker").turn(0, "conquer").play.view
    assert view.counts("empty", purpose="cost", asker=view.active(0)) == 0b1101


def test_ready_made_pieces_go_by_how_regions_count() -> None:
    """The forest c counts as a hill for bonuses, and d as a forest for costs."""
    piece = says(("terrain:hill/bonus", Counts(0b0100, True)), ("terrain:forest/cost", Counts(0b1000, True)), id="home.asker")
    bonus = RegionCoins("home.hills", tokens=4, terrain="hill")
    scene = Scene(STAR, BORDERS, with_pieces=[piece, bonus])
    scene.army(0, "home.asker", "home.hills", {"a": 1, "b": 1, "c": 1})
    game = scene.turn(0, "score")
    assert [part[0] for part in income(game, 0, 2)] == [3, 2]
    woods = Discount("home.woods", tokens=4, terrain="forest")
    playing = scene_of(piece, woods, mine="home.asker", power="home.woods", theirs=RATS).turn(0, "conquer")
    assert (cost(playing, "b"), cost(playing, "c"), cost(playing, "d")) == (3, 2, 1)


@pytest.mark.clause("SW-DEF-5")
def test_the_record_of_a_conquest_goes_by_what_counts_for_bonuses() -> None:
    scene = scene_of(says(("empty/bonus", Counts(0b0010, True))))
    play(scene.turn(0, "conquer"), "conquer b", "conquer c")
    assert [one.non_empty for one in scene.state.conquests] == [False, True]


class Witch(Power):
    """Acts on any region of another army, as its word says."""

    @hookimpl
    def conquest_uses(self, view: Any, army: Any) -> list[Use]:
        return [Use("push", view.occupied & ~army.regions, ""), Use("ride", army.regions, "")]

    @hookimpl
    def conquest_used(self, view: Any, army: Any, name: str, region: int) -> list[Any]:
        return [fx.evict(army, 1, 2), fx.assault(army, 1, "curse"), fx.swap(army, 0, 1)]


def test_no_act_and_no_effect_of_others_works_where_foreign_tricks_do_not() -> None:
    """Its own act is open to the witch; what comes of it for the region of the others is nothing."""
    piece = says(("open/tricks", Counts(0b0010, False)))
    scene = scene_of(piece, Witch("home.witch", tokens=4), power="home.witch")
    game = scene.turn(0, "conquer")
    assert legal(game, "use") == ["use push c", "use ride a"]
    assert [one.code for one in game.violations("use push b")] == ["tricks"]
    before = game.play.view.tokens(1), game.play.view.holder(1)
    play(game, "use ride a")
    assert (game.play.view.tokens(1), game.play.view.attacks) == (before[0], ())
    assert game.play.view.holder(1).id == before[1].id


@pytest.mark.parametrize(
    ("fact", "purpose", "code", "near"),
    [
        ("emtpy", "cost", "unknown-fact", "empty"),
        ("empty:b", "cost", "unknown-fact", ""),
        ("empty", "costs", "unknown-purpose", "cost"),
        ("terrain:hil", "cost", "unknown-terrain", "hill"),
    ],
)
def test_a_fact_or_a_purpose_that_nobody_knows_is_refused(fact: str, purpose: str, code: str, near: str) -> None:
    view = scene_of(theirs=RATS).turn(0, "conquer").play.view
    with pytest.raises(PluginError) as caught:
        view.counts(fact, purpose=purpose)
    assert caught.value.code == code
    assert near in f"{caught.value}"


def test_junk_is_blamed_on_its_piece() -> None:
    junk: Any = ("empty", Counts("everywhere", True))  # type: ignore[arg-type]
    scene = scene_of(says(junk))
    with pytest.raises(PluginError, match=r"home\.sayer"):
        scene.turn(0, "conquer")
