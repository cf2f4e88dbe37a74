"""What a stranger's cards do in a game: each type joins its pile, is built, fed, placed and scored; saves know what they need."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from swcore_tiny_towns import RING, Building, Feeding, Veto, Way, fx, squares_of
from swcore_tiny_towns.position.pieces import TYPES
from swcore_tiny_towns.position.squares import NUMBERS, SQUARES
from swcore_tiny_towns.scoring.score import score
from swcore_tiny_towns.scoring.sheet import Sheet
from swcore_tiny_towns.testing import TownScene, points

from swcore import EVERYWHERE, Game, Gate, Modifier, Option, Piece, PluginError, Ruleset, SaveError, load_plugins
from swcore.hooks.discovery import load_file
from swcore.testing import check_history
from tests.kernel.dists import make_distribution
from tests.project.repo import ROOT
from tests.towns.strangers.made import building, monument, rule

WINDMILL = ROOT / "examples" / "windmill.py"
CARD = "from swcore_tiny_towns import Building\n\nhut = Building('{id}', type='tavern', pattern='wood / wood')\n"


def rules(*pieces: Piece) -> Ruleset:
    return load_plugins("tiny-towns", with_pieces=pieces)


def scored(game: Game, seat: int = 0) -> Sheet:
    return score(game.play.view, seat)


def can(game: Game, seat: int = 0) -> set[str]:
    return {action.text for action in game.legal_actions(seat)}


# -- piles


@pytest.mark.clause("TT-SETUP-3", "TT-SETUP-4")
@pytest.mark.parametrize("type", TYPES[:-1])
def test_a_card_of_every_type_joins_its_pile(type: str) -> None:
    """Each card of the pile comes up, the home-made one among them, and every other type is as ever."""
    ruleset = rules(building(type=type))
    place = TYPES.index(type)
    pile = {id for id, piece in ruleset.pieces.items() if isinstance(piece, Building) and piece.type == type}
    assert "home.mill" in pile
    drawn = [Game.new(ruleset, 1, seed=seed).play.state.cards for seed in range(60)]
    assert {cards[place] for cards in drawn} == (pile if type != "cottage" else {"towns.cottage"})
    for cards in drawn:
        assert [ruleset.pieces[id].type for id in cards] == list(TYPES[:-1])  # type: ignore[attr-defined]


@pytest.mark.clause("TT-SETUP-2", "TT-SETUP-3")
@pytest.mark.parametrize("type", TYPES[:-1])
def test_a_featured_card_is_the_one_of_its_type(type: str) -> None:
    """Even where the first set was asked for; a cottage takes the place of the cottage, as whoever features it wants."""
    ruleset = rules(building(type=type))
    for seed in range(6):
        for options in ({}, {"cards": "first"}):
            cards = Game.new(ruleset, 2, seed=seed, featured=["home.mill"], options=options).play.state.cards
            assert cards[TYPES.index(type)] == "home.mill"
            assert len(cards) == 7


@pytest.mark.clause("TT-SETUP-3")
def test_of_several_featured_cards_of_a_type_chance_takes_one() -> None:
    ids = ["home.ants", "home.bees", "home.cats"]
    ruleset = rules(*(building(id=id, type="well") for id in ids))
    drawn = {Game.new(ruleset, 1, seed=seed, featured=ids).play.state.cards[2] for seed in range(40)}
    assert drawn == set(ids)
    assert {Game.new(ruleset, 1, seed=seed).play.state.cards[2] for seed in range(60)} > set(ids)


@pytest.mark.clause("TT-SETUP-8")
def test_a_monument_joins_the_monuments_that_are_dealt() -> None:
    ruleset = rules(monument())
    dealt = {id for seed in range(120) for id in Game.new(ruleset, 1, seed=seed).play.state.dealt[0]}
    assert "home.tower" in dealt
    assert len(dealt) == 16
    assert "home.tower" in Game.new(ruleset, 3, seed=1, featured=["home.tower"]).play.state.dealt[0]


def test_a_card_that_options_leave_out_is_in_no_such_game() -> None:
    ruleset = rules(building(type="well", absent={"mode": "solo"}), monument(absent={"mode": "solo"}))
    for seed in range(40):
        state = Game.new(ruleset, 1, seed=seed, options={"mode": "solo"}, featured=["home.mill", "home.tower"]).play.state
        assert "home.mill" not in state.cards
        assert "home.tower" not in state.dealt[0]
    assert "home.mill" in Game.new(ruleset, 1, featured=["home.mill"]).play.state.cards


def test_a_card_reads_an_option_of_its_own() -> None:
    greed = Option("greed", (1, 5), 1, text={"en": "How much the mill brings."})
    mill = building(
        {"towns_score": lambda view, town, squares: Modifier(view.option("greed"), "greed").times(squares.bit_count())},
        options=[greed],
    )
    for value in (1, 5):
        game = TownScene("mill mill", with_pieces=[mill], options={"greed": value}).building()
        assert points(game, 0, "home.mill") == 2 * value


# -- words


def test_two_cards_of_one_name_are_told_apart_by_their_ids() -> None:
    """Also in actions, where a card with a name of its own keeps its word."""
    mine = building(id="home.well", type="well", pattern="wood stone")
    words = rules(mine).compiled.words
    assert (words["home.well"], words["towns.well"], words["towns.farm"]) == ("home.well", "towns.well", "farm")
    game = TownScene("wood stone", cards=("home.well",), with_pieces=[mine]).building()
    assert can(game) == {"build home.well a1 b1", "build home.well b1 a1", "done"}
    game.apply("build home.well b1 a1")
    assert game.play.state.towns[0].squares[1] == "home.well"
    assert [one.code for one in game.violations("build well b1 a1")] == ["not-in-play"]
    again = Game.new(rules(mine), 1, options={"monuments": "off"}, featured=["home.well"])
    for text in ("name wood", "place wood a1", "done", "name stone", "place stone b1", "build home.well a1 b1"):
        again.apply(text)
    check_history(again)


def test_two_packs_may_bring_cards_of_one_name() -> None:
    pieces = [building(id=f"{pack}.hut", type=type) for pack, type in (("home", "well"), ("cave", "tavern"))]
    words = rules(*pieces).compiled.words
    assert (words["home.hut"], words["cave.hut"]) == ("home.hut", "cave.hut")


def test_a_card_that_is_called_like_a_resource_is_told_apart_too() -> None:
    """A choice of `wood` would else be a resource or a card."""
    forest = building(id="home.wood", type="well")
    assert rules(forest).compiled.words["home.wood"] == "home.wood"
    game = TownScene("glass / glass", cards=("home.wood",), with_pieces=[forest]).building()
    assert "build home.wood a1 a2" in can(game)


# -- built, placed, fed, scored


def test_a_card_without_code_scores_its_points() -> None:
    tent = Building("home.tent", type="tavern", pattern="wheat", points=Modifier(2, "tents"))
    game = TownScene("tent wheat tent", with_pieces=[tent]).building()
    assert points(game, 0, "home.tent") == 4
    assert can(game) == {"build tent b1", "done"}
    game.apply("build tent b1")
    assert points(game, 0, "home.tent") == 6


@pytest.mark.clause("TT-FEED-3", "TT-FEED-4", "TT-FEED-8")
def test_a_home_made_feeder_feeds_and_a_home_made_house_is_fed() -> None:
    """The mill feeds its ring: the cottage on b1 and the house on a2, not the cottage on d4. A fed cottage is worth 3."""
    mill = building({"towns_feeds": lambda town, square: Feeding(choices=(RING[square],))}, type="farm")
    fed = {"towns_score_fed": lambda view, town, squares, fed: Modifier(5, "fed houses").times((squares & fed).bit_count())}
    house = building(fed, id="home.house", type="theater", pattern="wood", feedable=True)
    game = TownScene("mill cottage / house . / . . . . / . . . cottage", with_pieces=[mill, house]).building()
    sheet = scored(game)
    assert {SQUARES[square] for square in squares_of(sheet.fed)} == {"b1", "a2"}
    assert (points(game, 0, "towns.cottage"), points(game, 0, "home.house")) == (3, 5)


@pytest.mark.clause("TT-FEED-11", "TT-FEED-8")
def test_a_card_that_suffers_from_fed_houses_gets_the_best_of_all_fed_sets() -> None:
    """Two cottages, a farm, and a den that loses 5 for every fed one: 3 - 5 a cottage is worse than none fed."""
    den = {"towns_score_fed": lambda view, town, squares, fed: Modifier(-5, "fed-cottages").times(fed.bit_count())}
    for monotone, total in {False: 0, True: 2 * (3 - 5)}.items():
        made = building(den, id="home.den", type="chapel", monotone=monotone)
        sheet = scored(TownScene("farm cottage cottage den", with_pieces=[made]).building())
        assert sheet.total == total - 12
        assert sheet.fed.bit_count() == (2 if monotone else 0)


@pytest.mark.clause("TT-FEED-11")
def test_the_best_may_be_to_feed_some() -> None:
    """The first fed cottage costs the den nothing, every further one 5: one is fed, for 3."""
    more = Modifier(-5, "more fed cottages")
    den = {"towns_score_fed": lambda view, town, squares, fed: more.times(max(fed.bit_count() - 1, 0))}
    made = building(den, id="home.den", monotone=False)
    sheet = scored(TownScene("farm cottage cottage cottage / den", with_pieces=[made]).ended())
    assert (sheet.total, sheet.fed.bit_count()) == (3 - 11, 1)


@pytest.mark.clause("TT-SCORE-2")
def test_a_card_changes_what_empty_squares_and_unfed_cottages_are_worth() -> None:
    park = building(
        {"towns_worth": lambda town, what: Modifier(2 if what == "empty" else 4, "park", phase="set")}, id="home.park"
    )
    sheet = scored(TownScene("park cottage", with_pieces=[park]).building())
    assert sheet.total == 14 * 2 + 4


@pytest.mark.clause("TT-MON-BARRETT-2")
def test_a_card_counts_as_what_it_says() -> None:
    """Two villages that count as three cottages each, next to a well: the well scores 1 for each cottage beside it."""
    village = building(id="home.village", type="chapel", counts=("cottage", 3))
    game = TownScene("village well village", with_pieces=[village]).building()
    assert points(game, 0, "towns.well") == 6


@pytest.mark.clause("TT-EFFECT-1", "TT-BUILD-3", "TT-BLD-SHED-2")
def test_a_card_opens_squares_from_the_next_round_on() -> None:
    crane = building({"towns_targets": lambda town, card: sum(1 << NUMBERS[one] for one in ("d4", "a1"))}, id="home.crane")
    scene = TownScene("crane . . . / wood stone", "", with_pieces=[crane])
    old = can(scene.building())
    assert {text for text in old if text.startswith("build well")} == {
        "build well a2 b2",
        "build well b2 a2",
        "build well d4 a2 b2",
    }
    fresh = TownScene("crane . . . / wood stone", "", with_pieces=[crane])
    fresh.new(0, "a1")
    assert can(fresh.building()) == {"build well a2 b2", "build well b2 a2", "done"}


@pytest.mark.clause("TT-BUILD-10")
def test_a_card_that_exchanges_buildings_cannot_take_a_monument_away_to_be_built_again() -> None:
    works = building({"towns_put": lambda view, town, square: fx.replace(town, square, 2)}, id="home.works", pattern="wood")
    game = TownScene("silva_forum well / wood", cards=("works",), with_pieces=[works]).building()
    game.apply("build works a2")
    offered = {text.split()[1] for text in can(game) if text.startswith("replace")}
    assert offered == {"b1"}
    assert [one.clauses for one in game.violations("replace a1 cottage")] == [("TT-BUILD-10", "TT-MON-2")]


def test_a_card_may_be_put_down_once_a_town() -> None:
    once = Gate("once", EVERYWHERE, "", "one stands already")
    hut = building({"towns_limit": lambda view, town: once if town.of_card("home.hut") else None}, id="home.hut", pattern="wood")
    game = TownScene("wood wood", cards=("hut",), with_pieces=[hut]).building()
    game.apply("build hut a1")
    assert can(game) == {"done"}
    assert [(one.code, one.message) for one in game.violations("build hut b1")] == [("once", "one stands already")]


@pytest.mark.clause("TT-ROUND-3", "TT-ROUND-4")
def test_a_card_forbids_to_name() -> None:
    ban = building({"towns_veto": lambda view, town, square: Veto(("wood", "glass"), "", "the mill is superstitious")})
    game = TownScene("mill", "", with_pieces=[ban], first=0).naming()
    assert can(game) == {"name wheat", "name brick", "name stone"}
    assert [one.message for one in game.violations("name wood")] == ["the mill is superstitious"]


@pytest.mark.clause("TT-PLACE-5", "TT-PLACE-6")
def test_ways_of_every_kind_are_offered_and_taken() -> None:
    def ways(view: Any, town: Any, square: Any, named: str) -> list[Way]:
        lying = town.lying(square)
        return [
            Way("instead", resources=("glass",)),
            Way("store", mask=1 << square),
            *([Way("swap", resources=lying)] if lying else []),
            Way("discard"),
        ]

    scene = TownScene("mill", "", with_pieces=[building({"towns_ways": ways})])
    scene.lay(0, "a1", "brick")
    game = scene.placing("wood", 1)
    assert can(game) >= {"take glass", "store a1", "swap a1 brick", "discard"}
    assert not can(game, 1) & {"take glass", "store a1", "swap a1 brick", "discard"}
    ends: dict[str, tuple[str, ...]] = {"store a1": ("brick", "wood"), "discard": ("brick",), "swap a1 brick": ("wood",)}
    for text, lying in ends.items():
        game.apply(text, 0)
        assert game.play.state.towns[0].on["a1"] == lying
        game.undo(0)
    game.apply("take glass", 0)
    assert "place glass b1" in can(game)


def test_a_rule_of_a_stranger_is_asked_while_its_option_is_on() -> None:
    house = rule({"towns_ways": lambda view, town, square, named: Way("discard")})
    assert "discard" in can(TownScene("", "", with_pieces=[house]).placing("wood", 1))
    switch = Option("quarry", ("off", "on"), "off")
    house = rule({"towns_ways": lambda view, town, square, named: Way("discard")}, option="quarry", options=[switch])
    for value in ("off", "on"):
        game = TownScene("", "", with_pieces=[house], options={"quarry": value}).placing("wood", 1)
        assert ("discard" in can(game)) == (value == "on")


@pytest.mark.clause("TT-EFFECT-3", "TT-MON-GROVE-1")
def test_a_monument_lets_its_owner_place_mark_and_note() -> None:
    def put(view: Any, town: Any, square: int) -> list[Any]:
        return [
            fx.mark(town, square, ("wood", "glass")),
            fx.place(town, square, ("towns.well",), "gift"),
            fx.note(town, "round", view.round),
        ]

    told: list[tuple[str, Any]] = []
    tower = monument({"towns_put": put, "towns_answered": lambda view, town, square, key, value: told.append((key, value))})
    game = TownScene("glass . / glass", monuments=("tower",), with_pieces=[tower]).building(4)
    game.apply("build tower a1 a2")
    assert can(game) == {"choose wood", "choose glass"}
    game.apply("choose glass")
    assert can(game) == {f"put well {name}" for name in SQUARES if name != "a1"}
    game.apply("put well c3")
    state = game.play.state.towns[0]
    assert (state.on, state.memory, state.squares[10]) == ({"a1": ("glass",)}, {"home.tower.round": 4}, "towns.well")
    assert told == [("gift", "towns.well")]


def test_reactions_of_the_round_and_of_the_end_are_carried_out() -> None:
    seen: list[str] = []

    def hear(what: str) -> Callable[..., Any]:
        def heard(view: Any, town: Any, square: int) -> Any:
            seen.append(f"{what} {SQUARES[square]}")
            return fx.note(town, what, view.round)

        return heard

    mill = building({"towns_round_end": hear("round"), "towns_game_end": hear("end")}, id="home.mill")
    game = TownScene("mill . mill", with_pieces=[mill]).building(2)
    game.apply("done")
    assert seen == ["round a1", "round c1"]
    seen.clear()
    TownScene("mill . mill", "mill", with_pieces=[mill]).ended()
    assert seen == ["end a1", "end c1", "end a1"]


# -- saves


def saved(pieces: list[Piece], featured: list[str]) -> tuple[Game, str]:
    """Return a game with some steps, and its save."""
    game = Game.new(load_plugins("tiny-towns", with_pieces=pieces), 2, seed=2, featured=featured)
    for _ in range(12):
        game.apply(game.legal_actions()[0])
    return game, game.save()


def test_a_save_opens_with_its_card_and_not_without(tmp_path: Path) -> None:
    file = tmp_path / "windmill.py"
    file.write_bytes(WINDMILL.read_bytes())
    game, text = saved(list(load_file(file)), ["home.windmill"])
    again = Game.load(text, with_pieces=load_file(file))
    assert again.digest() == game.digest()
    assert again.legal_actions() == game.legal_actions()
    with pytest.raises(SaveError) as caught:
        Game.load(text)
    error = caught.value
    assert (error.code, error.details["pieces"]) == ("save-pieces", ["home.windmill"])
    assert error.message.startswith("The save needs pieces that cannot be loaded here: home.windmill (windmill.py #")
    assert error.hint == "Give the file again: --piece windmill.py."


def test_a_save_is_not_opened_with_a_card_that_it_did_not_have() -> None:
    _, text = saved([], [])
    with pytest.raises(SaveError) as caught:
        Game.load(text, load_plugins("tiny-towns", with_pieces=load_file(WINDMILL)))
    assert (caught.value.code, caught.value.details["extra"]) == ("save-pieces", ["home.windmill"])
    assert caught.value.message.startswith("The pieces differ: not in the save home.windmill")


def test_a_save_with_a_card_of_another_version_says_so(tmp_path: Path) -> None:
    """The pattern of the card was changed since: the build is not legal any more, and the save names both versions."""
    file = tmp_path / "windmill.py"
    code = WINDMILL.read_text("utf-8").replace('pattern="wheat . / wood stone"', 'pattern="{}"')
    file.write_text(code.format("wood"), encoding="utf-8")
    game = Game.new(
        load_plugins("tiny-towns", with_pieces=load_file(file)), 1, options={"monuments": "off"}, featured=["home.windmill"]
    )
    for step in ("name wood", "place wood a1", "build windmill a1"):
        game.apply(step)
    text = game.save()
    file.write_text(code.format("glass"), encoding="utf-8")
    with pytest.raises(SaveError) as caught:
        Game.load(text, with_pieces=load_file(file))
    assert caught.value.code == "save-diverged"
    assert "windmill.py #" in caught.value.hint
    assert "(here #" in caught.value.hint


def test_an_installed_card_is_found_again_and_missed_by_its_distribution(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "pack"
    folder.mkdir()
    make_distribution(folder, CARD.format(id="home.hut"), {"home.hut": "hut"})
    with monkeypatch.context() as here:
        here.syspath_prepend(str(folder))
        game, text = saved(["home.hut"], ["home.hut"])  # type: ignore[list-item]
        assert game.play.state.cards[4] == "home.hut"
        assert Game.load(text).digest() == game.digest()
    with pytest.raises(SaveError) as caught:
        Game.load(text)
    assert caught.value.message == "The save needs pieces that cannot be loaded here: home.hut (home-pack 1.2.3)."


def test_two_files_with_one_id_are_refused_with_both_homes(tmp_path: Path) -> None:
    homes = []
    for name in ("one.py", "two.py"):
        homes.append(tmp_path / name)
        homes[-1].write_text(CARD.format(id="home.hut"), encoding="utf-8")
    with pytest.raises(PluginError) as caught:
        rules(*(piece for home in homes for piece in load_file(home)))
    assert caught.value.code == "duplicate-piece"
    assert all(str(home) in caught.value.message for home in homes)
