"""Faults found by use, around attacks: each with its right value and two relatives. The ids are those of the list of faults."""

from __future__ import annotations

from typing import Any

import pytest

from swcore import Modifier, PluginError, load_plugins
from swcore.conquest import TRAY, Boost, Marker, Mode, Place, Power, Race, Use, fx
from swcore.conquest.effects import ConquestCoins, Discount, DiscountRace, RegionCoins, RegionCoinsRace
from swcore.testing import Scene, check_conquest, cost, legal
from tests.kernel.pieces import ELVES, HILL, RATS, power, race

ROW = {"a": "farmland edge", "b": "hill", "c": "forest", "d": "swamp edge"}
GNOLLS, SLY = "home.gnolls", "home.sly"


def codes(game: Any, action: str) -> list[str]:
    return [violation.code for violation in game.violations(action)]


# -- R6 and limits


def offered(hooks: dict[str, Any], hand: int = 6, rolls: Any = (), seats: int = 3, **more: Any) -> tuple[Scene, Any]:
    """A home-made race on b, beside lone tokens of seat 1 (a) and seat 2 (c), and what nobody holds."""
    board = {"a": "farmland edge", "b": "hill", "c": "forest", "d": "swamp", "e": "hill", "f": "forest"}
    scene = Scene(board, "a-b b-c b-d b-e b-f", seats=seats, rolls=rolls, with_pieces=[race(hooks)])
    scene.army(0, GNOLLS, HILL, {"b": 1}, hand=hand, **more)
    scene.army(1, RATS, "base.forest", {"a": 1})
    scene.army(2, ELVES, "base.swamp", {"c": 1})
    return scene, scene.turn(0, "conquer")


@pytest.mark.parametrize("pips", [0, 3])
def test_r6_a_try_of_a_mode_that_rolls_counts_once_whether_it_succeeds_or_not(pips: int) -> None:
    """a costs 3: with one token and a 0 it falls short, with a 3 it succeeds; either way that was the one try of the turn."""
    seen: list[int] = []
    hooks = {
        "conquest_modes": lambda view, army: Mode("strike", None, "hand", "HOME-1", rolls=True),
        "conquest_ready": lambda view, army: None,
        "conquest_redeploying": lambda view, army: seen.append(view.uses(army, "strike")),
    }
    scene, game = offered(hooks, hand=2, rolls=[pips])
    game.apply("conquer a strike")
    while game.play.state.stack[-1][0] == "second-roll":
        game.apply("done")
    assert (scene.tokens("a"), scene.army_of(0).regions.bit_count()) == ((1, 1) if pips == 0 else (1, 2))
    assert codes(game, "conquer c strike") == ["used"]
    assert [violation.message for violation in game.violations("conquer c strike")] == ["only once per turn"]
    game.apply("done")
    assert seen == [1]


@pytest.mark.clause("WC-RACE-GNOMES-1")
def test_r6_a_second_roll_is_the_same_try() -> None:
    """A relative of R6: the strike falls short by one, the second roll brings it, and it is one use."""
    counts: list[int] = []
    hooks = {
        "conquest_modes": lambda view, army: Mode("strike", None, "hand", "HOME-1", rolls=True, limit=2),
        "conquest_conquered": lambda view, army, conquest: counts.append(view.uses(army, "strike")),
    }
    scene, game = offered(hooks, hand=2, rolls=[0, 1])
    game.apply("conquer a strike")
    game.apply("roll")
    assert scene.tokens("a") == 2
    assert counts == [1]


def test_limits_per_turn_close_a_boost_and_a_use_with_their_clause() -> None:
    """A relative of R6: the host counts, closes and cites, and uses of one limit count together."""
    hooks = {
        "conquest_boosts": lambda view, army: Boost(
            "sprint", "HOME-1", modifiers=(Modifier(-1, "sprint"),), limit=2, limit_clause="HOME-2", shares=("dig",)
        ),
        "conquest_uses": lambda view, army: Use("dig", view.ground.all, "HOME-1", limit=2, shares=("sprint",)),
        "conquest_used": lambda view, army, name, region: None,
    }
    _, game = offered(hooks)
    game.apply("conquer d sprint")
    assert "conquer e sprint" in legal(game)
    game.apply("use dig a")
    assert codes(game, "conquer e sprint") == codes(game, "use dig a") == ["used"]
    (refused,) = game.violations("conquer e sprint")
    assert (refused.message, refused.clauses) == ("only twice per turn", ("HOME-2",))
    assert not [text for text in legal(game) if "sprint" in text or "dig" in text]


def test_a_limit_per_opponent_closes_the_regions_of_that_seat_alone() -> None:
    """A relative of R6: an act and a mode against seat 1 leave those against seat 2, and regions of nobody, open."""
    hooks = {
        "conquest_modes": lambda view, army: Mode("creep", 1, "hand", "HOME-1", limit=1, per="opponent"),
        "conquest_uses": lambda view, army: Use("spy", view.ground.all, "HOME-1", limit=1, per="opponent"),
        "conquest_used": lambda view, army, name, region: None,
    }
    scene, game = offered(hooks)
    scene.army(1, "base.orcs", "", {"f": 1}, declined=True)
    game = scene.turn(0, "conquer")
    game.apply("use spy a")
    assert codes(game, "use spy f") == ["used"]  # the same seat's declined race
    assert codes(game, "use spy c") == codes(game, "use spy d") == []
    game.apply("conquer a creep")
    assert codes(game, "conquer f creep") == ["used"]
    assert codes(game, "conquer c creep") == codes(game, "conquer d creep") == []
    assert [violation.message for violation in game.violations("conquer f creep")] == ["only once per turn against each opponent"]


def test_a_limit_per_game_lasts_beyond_the_turn() -> None:
    """A relative of R6: a mode, and an extra that failed with the die, are spent for the whole game."""
    hooks = {
        "conquest_modes": lambda view, army: Mode("creep", 1, "hand", "HOME-1", limit=1, per="game"),
        "conquest_boosts": lambda view, army: Boost("leap", "HOME-1", reach=view.ground.all, limit=1, per="game"),
    }
    scene, game = offered(hooks)
    game.apply("conquer d creep")
    game = scene.turn(0, "conquer", round=3)
    assert codes(game, "conquer e creep") == ["used"]
    assert [violation.message for violation in game.violations("conquer e creep")] == ["only once per game"]


@pytest.mark.parametrize("wrong", [{"limit": 0}, {"limit": 1.5}, {"per": "round"}, {"shares": "dig"}])
def test_a_limit_that_makes_no_sense_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(PluginError) as caught:
        offered({"conquest_modes": lambda view, army: Mode("creep", 1, "hand", "HOME-1", **wrong)})[1].legal_actions()
    assert caught.value.code == "bad-answer"
    assert caught.value.details["piece"] == GNOLLS


# -- R7: each reaction gets its own record


def test_r7_a_reaction_to_a_conquest_gets_its_own_record_when_another_follows_first() -> None:
    """The victim strikes back in `conquest_lost` and takes the region off the Halflings: they dig no hole anywhere."""
    hooks = {"conquest_lost": lambda view, army, attacker, region, spared, conquest: fx.assault(army, region, "revenge")}
    scene = Scene(ROW, with_pieces=[power(hooks)])
    scene.army(0, "base.halflings", HILL, {"a": 1}, hand=5)
    scene.army(1, RATS, SLY, {"b": 1, "d": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert [one.mode for one in game.play.state.conquests] == ["normal", "revenge"]
    assert all("base.hole" not in scene.marks(region) for region in ROW)
    check_conquest(game)


def test_r7_the_attacker_reads_its_own_conquest_and_the_witness_each_in_turn() -> None:
    """A relative of R7: the assault goes elsewhere; the attacker is told of b, the witness of d first and of b then."""
    told: list[tuple[str, int, str]] = []
    other = {
        "conquest_lost": lambda view, army, attacker, region, spared, conquest: fx.assault(army, view.region("d"), "revenge")
    }
    mine = {"conquest_conquered": lambda view, army, conquest: told.append(("mine", conquest.region, conquest.mode))}
    sees = {"conquest_witnessed": lambda view, army, attacker, conquest: told.append(("seen", conquest.region, conquest.mode))}
    scene = Scene(ROW, seats=3, with_pieces=[race(mine), power(other), power(sees, "home.watch")])
    scene.army(0, GNOLLS, HILL, {"a": 1}, hand=5)
    scene.army(1, RATS, SLY, {"b": 1, "c": 1})
    scene.army(2, ELVES, "home.watch", {"d": 2})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    b, d = game.play.state.ground.index["b"], game.play.state.ground.index["d"]
    assert ("mine", b, "normal") in told
    assert [entry for entry in told if entry[0] == "seen"] == [("seen", b, "normal")] or ("seen", d, "revenge") in told
    assert all(region == (b if mode == "normal" else d) for _, region, mode in told)


@pytest.mark.clause("SW-RACE-TROLLS-1", "SW-RACE-HALFLINGS-2")
@pytest.mark.parametrize(("banner", "marker"), [("base.trolls", "base.troll_lair"), ("base.halflings", "base.hole")])
def test_r7_a_marker_for_a_conquest_lies_where_it_was_made(banner: str, marker: str) -> None:
    """A relative of R7: the victim strikes elsewhere first, and lair and hole still come into the region that was conquered."""
    strike = {
        "conquest_lost": lambda view, army, attacker, region, spared, conquest: fx.assault(army, view.region("d"), "revenge")
    }
    scene = Scene(ROW, seats=3, with_pieces=[power(strike)])
    scene.army(0, banner, HILL, {"a": 1}, hand=5)
    scene.army(1, RATS, SLY, {"b": 1, "c": 1})
    scene.army(2, ELVES, "base.swamp", {"d": 1})
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert [one.mode for one in game.play.state.conquests] == ["normal", "revenge"]
    assert scene.marks("b") == [marker]


# -- R8: effects that move tokens have the consequences of conquests and losses

SHRINE = Place("home.shrine", name={"en": "Shrine"}, clauses=("HOME-2",))
STAYS: Any = {"leaves_on_conquest": False, "leaves_on_abandon": False, "leaves_on_decline": False}
VEIL = Marker("home.veil", hides=True, starts_at="mine", returns_to="none", clauses=("HOME-2",), **STAYS)


def moved(source: Any, target: Any, *, declined: str = "no", count: int = 1) -> tuple[Scene, Any]:
    """Move tokens of the army that readies its troops, from a place to another; region names stand for regions."""
    found: list[str] = []

    def move(view: Any, army: Any) -> Any:
        here, there = (view.region(one) if isinstance(one, str) else one for one in (source, target))
        return fx.tokens(army, here, there, count)

    hooks: dict[str, Any] = {"conquest_ready": move, "conquest_found": lambda view, army, region, place: found.append(place)}
    scene = Scene(ROW, with_pieces=[race(hooks), SHRINE, VEIL])
    scene.army(0, GNOLLS, HILL, {"a": 3})
    scene.army(1, RATS, "base.forest", {"c": 2})
    scene.place("home.shrine", "b", hidden=True)
    game = scene.turn(0)
    game.apply("expand")
    return scene, (game, found)


@pytest.mark.clause("WC-MARK-6")
def test_r8_tokens_moved_into_a_region_turn_up_what_lies_there() -> None:
    scene, (game, found) = moved(-1, "b")
    assert scene.marks("b") == ["home.shrine"]
    assert found == ["home.shrine"]
    check_conquest(game)


@pytest.mark.clause("SW-LOSS-10")
def test_r8_a_declined_army_that_loses_its_last_token_leaves_the_game() -> None:
    """SW-LOSS-10 counts for tokens that an effect takes away as well."""
    hooks = {"conquest_turn_end": lambda view, army: [fx.tokens(other, 0, TRAY, 9) for other in view.declined(army.seat)]}
    scene = Scene(ROW, with_pieces=[race(hooks)])
    scene.army(0, GNOLLS, HILL, {"b": 2})
    old = scene.army(0, RATS, "", {"a": 1}, declined=True)
    game = scene.turn(0, "score")
    assert scene.state.armies[old.id] is None
    assert RATS in [*scene.state.banners, *(combo[0] for combo in scene.state.column)]
    check_conquest(game)


@pytest.mark.clause("SW-LOSS-11")
def test_r8_an_active_army_stays_without_a_region() -> None:
    """A relative of R8: SW-LOSS-11."""
    scene, (game, _) = moved("a", TRAY, count=9)
    assert scene.army_of(0).regions.bit_count() <= 1
    check_conquest(game)


# -- R9: numbers of pieces, costs


@pytest.mark.parametrize("number", [-3, 1.5, float("nan"), "1", True, None])
def test_r9_a_defence_is_a_whole_number_of_0_or_more(number: Any) -> None:
    with pytest.raises(PluginError, match=r"home\.hut: defence is a whole number, 0 or more") as caught:
        Marker("home.hut", supply=3, defence=number)
    assert caught.value.code == "piece-number"


@pytest.mark.parametrize("number", [2.5, float("nan"), -1, "5"])
def test_r9_and_so_are_the_numbers_of_races_powers_and_supplies(number: Any) -> None:
    """Relatives of R9."""
    for make in (
        lambda: Race(GNOLLS, tokens=number),
        lambda: Race(GNOLLS, tokens=3, supply=number),
        lambda: Power(SLY, tokens=number),
        lambda: Marker("home.hut", supply=number),
    ):
        with pytest.raises(PluginError) as caught:
            make()
        assert caught.value.code == "piece-number"


@pytest.mark.clause("SW-CONQ-9")
@pytest.mark.parametrize(
    "changes",
    [
        (Modifier(-9, "cheap"),),
        (Modifier(0, "free", phase="set"),),
        (Modifier(0, "free", phase="cap"),),
        (Modifier(-9, "cheap"), Modifier(3, "dear", phase="floor"), Modifier(0, "free", phase="cap")),
    ],
)
def test_r9_whatever_changes_a_cost_a_conquest_takes_one_token_and_says_so(changes: tuple[Modifier, ...]) -> None:
    """A relative of R9: one fold for the menu, the explanation and the tokens that are placed."""
    scene = Scene(ROW, with_pieces=[race({"conquest_cost": lambda view, army: changes})])
    scene.army(0, GNOLLS, HILL, {"a": 1}, hand=3)
    game = scene.turn(0, "conquer")
    assert cost(game, "b") == 1
    game.apply("conquer b")
    assert scene.tokens("b") == 1


# -- P5: words of the map

CLASSES = (DiscountRace, RegionCoinsRace, Discount, RegionCoins)


@pytest.mark.parametrize("made", CLASSES)
@pytest.mark.parametrize(("field", "word", "near"), [("terrain", "mountan", "mountain"), ("symbol", "mines", "mine")])
@pytest.mark.parametrize("several", [False, True])
def test_p5_a_word_that_no_map_can_have_is_refused_with_the_nearest(
    made: Any, field: str, word: str, near: str, several: bool
) -> None:
    piece = made("home.odd", tokens=3, **{field: ("hill", word) if several and field == "terrain" else word})
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=[piece])
    assert caught.value.code == f"unknown-{field}"
    assert "home.odd" in caught.value.message
    assert near in (caught.value.hint or "")


@pytest.mark.parametrize("made", CLASSES)
def test_p5_one_word_and_several_words_are_taken_everywhere(made: Any) -> None:
    """A relative of P5: a text and a tuple with that text are the same."""
    one, same, two = (made("home.odd", tokens=3, terrain=words) for words in ("hill", ("hill",), ("hill", "swamp")))
    assert one.terrain == same.terrain == ("hill",)
    assert two.terrain == ("hill", "swamp")
    for wrong in (3, None, ("hill", 4)):
        with pytest.raises(PluginError, match="terrain is a word of the map"):
            made("home.odd", tokens=3, terrain=wrong)


def test_p5_a_hook_that_asks_for_an_unknown_word_is_told_so() -> None:
    """A relative of P5: `view.terrain` and `view.symbol` know the words of the game."""
    asks = {"unknown-terrain": lambda view: view.terrain("mountan"), "unknown-symbol": lambda view: view.symbol("mines")}
    for code, ask in asks.items():
        scene = Scene(ROW, with_pieces=[race({"conquest_reach": lambda view, army, ask=ask: ask(view)})])
        scene.army(0, GNOLLS, HILL, {"a": 1}, hand=3)
        with pytest.raises(PluginError) as caught:
            scene.turn(0, "conquer").legal_actions()
        assert (caught.value.code, caught.value.__cause__.code) == ("plugin-failed", code)  # type: ignore[union-attr]
        assert "Did you mean" in str(caught.value)
    assert scene.state.ground.board.terrain.get("lake", 0) == 0
    coins = ConquestCoins("home.pay", tokens=3)
    assert coins.bonus


MARKER_QUESTIONS: dict[str, Any] = {
    "marked": lambda view, army: view.marked("base.hol"),
    "marked of an army": lambda view, army: view.marked("base.hol", army),
    "count_marks": lambda view, army: view.count_marks("base.hol"),
    "placer": lambda view, army: view.placer("base.hol", 0),
    "where": lambda view, army: view.where("base.hol"),
    "supply": lambda view, army: view.supply("base.hol"),
}


@pytest.mark.parametrize("question", MARKER_QUESTIONS)
def test_p7_a_hook_that_asks_for_an_unknown_marker_is_told_so(question: str) -> None:
    """A relative of P7: 0 would be an answer to a question that nobody meant."""
    scene = Scene(ROW, with_pieces=[race({"conquest_reach": MARKER_QUESTIONS[question]})])
    scene.army(0, GNOLLS, HILL, {"a": 1}, hand=3)
    with pytest.raises(PluginError) as caught:
        scene.turn(0, "conquer").legal_actions()
    assert (caught.value.code, caught.value.__cause__.code) == ("plugin-failed", "unknown-marker")  # type: ignore[union-attr]
    assert "There is no marker 'base.hol' in this game. Did you mean base.hole" in caught.value.message


def test_p7_a_known_marker_that_lies_nowhere_is_nowhere() -> None:
    scene = Scene(ROW, with_pieces=[race({"conquest_reach": lambda view, army: view.marked("base.hole")})])
    army = scene.army(0, GNOLLS, HILL, {"a": 1}, hand=3)
    view = scene.turn(0, "conquer").play.view
    assert (view.marked("base.hole"), view.marked("base.hole", army), view.count_marks("base.hole")) == (0, 0, 0)
    assert view.placer("base.hole", 0) is None


def test_p5_markers_name_words_of_the_map_too() -> None:
    """A relative of P5."""
    huts: dict[str, Any] = {"unknown-terrain": {"starts_on": "hil"}, "unknown-symbol": {"starts_at": "caverns"}}
    for code, more in huts.items():
        with pytest.raises(PluginError) as caught:
            load_plugins("small-world", with_pieces=[Marker("home.hut", supply=9, **more)])
        assert caught.value.code == code


# -- P6: `where`


def keeps(answer: Any) -> tuple[Scene, Any]:
    scene = Scene(ROW, with_pieces=[race({"conquest_decline_keep": answer})])
    army = scene.army(0, GNOLLS, HILL, {"a": 3, "b": 3, "c": 1})
    scene.turn(0).apply("decline")
    return scene, army


@pytest.mark.clause("SW-DECL-4")
def test_p6_what_stays_at_decline_goes_by_region() -> None:
    scene, army = keeps(lambda view, army: Modifier(9, "hills stay", phase="set", where=view.terrain("hill")))
    assert scene.held(army) == {"a": 1, "b": 3, "c": 1}


def test_p6_additions_and_bounds_go_by_region_too() -> None:
    """A relative of P6."""
    changes = (Modifier(1, "one more"), Modifier(1, "few on farms", phase="cap"))
    scene, army = keeps(lambda view, army: (changes[0], changes[1].at(view.terrain("farmland"))))
    assert scene.held(army) == {"a": 1, "b": 2, "c": 1}


def test_p6_a_region_that_keeps_nothing_is_given_up() -> None:
    """A relative of P6: its last token goes, and the region with it."""
    scene, army = keeps(lambda view, army: Modifier(0, "no hills", phase="set", where=view.terrain("hill")))
    assert scene.held(army) == {"a": 1, "c": 1}


@pytest.mark.parametrize("hook", ["conquest_tokens", "conquest_gain", "conquest_loss", "conquest_score"])
def test_p6_where_a_number_is_not_one_of_a_region_a_mask_is_refused(hook: str) -> None:
    """A relative of P6."""
    scene = Scene(ROW, with_pieces=[race({hook: lambda view, army, *facts: Modifier(1, "here", where=1)})])
    army = scene.army(0, GNOLLS, HILL, {"a": 2})
    facts = (0, "normal") if hook == "conquest_loss" else ()
    with pytest.raises(PluginError) as caught:
        army.kit.modifiers(hook, scene.game.play.view, army, *facts)
    assert (caught.value.code, caught.value.details["hook"]) == ("bad-answer", hook)


# -- P8: markers that hide places


def test_p8_markers_that_hide_places_are_as_many_as_places() -> None:
    with pytest.raises(PluginError, match=r"home\.veil: its supply must be the number of places of the game, 1, not 5") as caught:
        load_plugins("small-world", with_pieces=[SHRINE, Marker("home.veil", supply=5, hides=True, starts_at="mine")])
    assert caught.value.code == "piece-number"


@pytest.mark.parametrize("supply", [None, 1])
def test_p8_the_right_number_or_none_is_taken(supply: int | None) -> None:
    """A relative of P8."""
    load_plugins("small-world", with_pieces=[SHRINE, Marker("home.veil", supply=supply, hides=True, starts_at="mine")])


def test_p8_a_marker_that_hides_nothing_says_how_many_there_are() -> None:
    """A relative of P8."""
    with pytest.raises(PluginError, match="say how many exist"):
        Marker("home.hut")
