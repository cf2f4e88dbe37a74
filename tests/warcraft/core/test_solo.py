"""The solo and two-player game against the Murlocs, an active people of nobody (WC-SOLO, WC-OPT-4)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from swcore_warcraft.words import WORDS

from swcore import ActionError, Game, OptionError
from swcore.bots import make_bot
from swcore.bots.registry import load_value
from swcore.conquest import ASIDE, TRAY, Army
from swcore.conquest.wording.narrator import Narrator
from swcore.testing import Scene, check_conquest, check_history, play_random, tiny_map
from tests.cli.conftest import Screen
from tests.shared.questions import state
from tests.shared.rulesets import rules

MURLOCS = "warcraft.murlocs"
VARIANT = {"murlocs_variant": True}
ROW = {"a": "hill harbor murloc", "b": "swamp", "c": "swamp", "d": "swamp", "e": "swamp", "f": "swamp"}
PLAIN = "warcraft.ranger"  # no forest lies on these boards
FACE_DOWN = "warcraft.face_down"


def scene(regions: dict[str, str] | None = None, *, seats: int = 1, beside: int | None = None, **more: Any) -> Scene:
    """Return a scene of the variant.

    Args:
        regions: the map; a row with a Murloc at one end when None.
        seats: the number of players.
        beside: how many Murlocs stand beside the board; all that are left of the fourteen when None.
        **more: as for `Scene`.
    """
    made = Scene(regions or ROW, seats=seats, game="warcraft", **{"options": VARIANT, **more})
    if beside is not None:
        made.game.play.emit(("tokens", murlocs(made.game), TRAY, ASIDE, state(made.game).tray[MURLOCS] - beside))
    return made


def murlocs(game: Game) -> int:
    """Return the id of the army of the Murlocs."""
    return army_of(game).id


def army_of(game: Game) -> Army:
    """Return the army of the Murlocs."""
    found: Army = next(army for army in game.play.view.armies if army.race == MURLOCS)
    return found


def held(game: Game) -> dict[str, int]:
    """Return the Murlocs by region."""
    army, found = army_of(game), state(game)
    return {found.ground.names[region]: found.tokens[region] for region in found.ground.bits(army.regions)}


def taken(game: Game) -> list[str]:
    """Return the regions that the Murlocs have conquered, in order."""
    records = [event[3] for step in game.log for event in step.events if event[0] == "conquest"]
    return [state(game).ground.names[one.region] for one in records if one.army == murlocs(game)]


def quiet(made: Scene, seat: int = 0, *, round: int = 2) -> Game:
    """Let a seat have a turn in which it wants nothing, and return the game after it."""
    game = made.turn(seat, round=round)
    made.finish_turn(seat)
    check_history(game)
    return game


# -- the game


@pytest.mark.clause("WC-SOLO-1", "WC-SOLO-6", "WC-OPT-4")
@pytest.mark.parametrize("seats", [1, 2])
def test_one_or_two_play_nine_rounds_on_a_large_and_a_small_island_against_fourteen_murlocs(seats: int) -> None:
    for seed in range(3):
        game = Game.new("warcraft", seats, seed=seed, options=VARIANT)
        found = state(game)
        large, small = game.play.setup.map.split("+")
        assert (large[:5], small[:5], found.rounds) == ("large", "small", 9)
        army = army_of(game)
        assert army.regions == game.play.view.symbol("murloc")
        assert set(held(game).values()) == {1}
        assert (army.placed + found.tray[MURLOCS], army.aside) == (14, 1)


@pytest.mark.clause("WC-OPT-4", "WC-SOLO-1")
def test_the_game_is_for_one_or_two_and_nobody_plays_alone_without_it() -> None:
    assert rules("warcraft").options["murlocs_variant"].default is False
    with pytest.raises(ActionError) as alone:
        Game.new("warcraft", 1)
    assert (alone.value.code, alone.value.message) == ("seats", "warcraft.warcraft is for 2 to 5 seats, not 1.")
    assert alone.value.hint == "A game for 1 is played with murlocs_variant=true."
    with pytest.raises(OptionError) as many:
        Game.new("warcraft", 3, options=VARIANT)
    assert many.value.code == "option-seats"
    usual = Game.new("warcraft", 2, seed=1)
    assert (usual.play.view.rounds, state(usual).purses) == (10, {})
    assert army_of(usual).declined


@pytest.mark.clause("WC-SOLO-2")
def test_a_marker_beside_a_murloc_lies_face_up_from_the_beginning() -> None:
    made = scene({**ROW, "a": "hill harbor murloc artifact_slot", "f": "swamp artifact_slot"})
    ids = set(made._ids("place"))
    assert set(made.marks("a")) <= ids
    assert len(made.marks("a")) == 1
    assert made.marks("f") == [FACE_DOWN], "no Murloc is there"


@pytest.mark.clause("WC-SOLO-2", "WC-SOLO-12", "WC-MARK-1")
def test_the_murlocs_turn_up_what_they_conquer_and_do_not_use_it() -> None:
    made = scene(beside=2)
    made.place("warcraft.meeting_stone", "b", hidden=True)
    game = quiet(made)
    assert held(game) == {"a": 1, "b": 2}
    assert made.marks("b") == ["warcraft.meeting_stone"]
    assert not {"warcraft.meeting_stone"} & set(game.play.view.pieces(army_of(game)))


@pytest.mark.clause("WC-SOLO-12")
@pytest.mark.parametrize(("water", "where"), [("lake", "e"), ("swamp", "")])
def test_the_well_that_they_find_goes_to_the_first_water_of_its_island(water: str, where: str) -> None:
    made = scene({**ROW, "e": water, "f": water}, beside=2)
    made.place("warcraft.well_of_eternity", "b", hidden=True)
    game = quiet(made)
    well = state(game).where.get("warcraft.well_of_eternity", 0)
    assert game.play.view.names(well) == ((where,) if where else ())
    assert len(made.marks("b")) == (0 if where else 1), "without water another place lies there"


@pytest.mark.clause("WC-SOLO-3")
def test_they_are_an_active_race_without_a_power_whose_lost_tokens_come_back() -> None:
    made = scene({**ROW, "b": "swamp murloc"}, beside=0)
    made.army(0, "warcraft.kobolds", PLAIN, {"c": 1}, hand=3)
    game = made.turn(0, "army")
    game.apply("conquer b")
    record = state(game).conquests[-1]
    assert (record.victim_race, record.victim_active, record.to_tray) == (MURLOCS, True, 1)
    assert state(game).tray[MURLOCS] == 1, "beside the board"
    army = army_of(game)
    assert (army.seat, army.declined, army.power) == (None, False, "")


# -- their move


@pytest.mark.clause("WC-SOLO-4", "WC-SOLO-8")
def test_they_conquer_the_cheapest_region_in_reach_again_and_again_until_their_tokens_are_spent() -> None:
    made = scene({**ROW, "b": "mountain", "c": "swamp harbor"}, beside=11)
    made.army(0, "warcraft.kobolds", PLAIN, {"e": 1, "f": 1})
    game = quiet(made)
    assert taken(game) == ["b", "c", "d", "e"]
    # the mountain takes 3, and c would have with travel; from b it takes 2, d 2 and a Kobold 3; 1 token is too few for the other
    assert held(game) == {"a": 1, "b": 3, "c": 2, "d": 2, "e": 3}
    assert state(game).tray[MURLOCS] == 11 - 10
    check_conquest(game)


@pytest.mark.clause("WC-SOLO-8")
def test_of_equally_cheap_regions_they_take_the_first_on_the_map() -> None:
    game = quiet(scene({**ROW, "a": "hill harbor", "d": "swamp murloc"}, beside=2))
    assert taken(game) == ["c"], "c and e cost 2 each"


@pytest.mark.clause("WC-SOLO-8", "WC-CONQ-4")
def test_they_take_up_all_but_one_of_each_region_first_and_land_elsewhere_for_one_token_more() -> None:
    made = scene({"a": "hill murloc", "x": "sea", "f": "swamp harbor"}, beside=0)
    made.game.play.emit(("tokens", murlocs(made.game), ASIDE, 0, 3))
    game = quiet(made)
    assert held(game) == {"a": 1, "f": 3}, "2 for the region and 1 for the way there"


@pytest.mark.clause("WC-SOLO-8")
def test_without_a_region_they_land_where_everybody_does() -> None:
    made = scene({"a": "hill murloc", "b": "swamp", "f": "swamp harbor"}, beside=3)
    made.game.play.emit(("tokens", murlocs(made.game), 0, ASIDE, 1))
    assert held(quiet(made)) == {"f": 3}


@pytest.mark.clause("WC-SOLO-9", "WC-POWER-MARSHDWELLER-1")
def test_they_pay_no_toll_so_such_a_region_is_closed_to_them() -> None:
    made = scene({**ROW, "c": "hill"})
    made.army(0, "warcraft.kobolds", "warcraft.marshdweller", {"b": 1, "c": 1})
    assert taken(quiet(made)) == []


@pytest.mark.clause("WC-SOLO-9", "WC-POWER-CHAMPION-3")
def test_what_is_paid_to_them_goes_to_the_bank() -> None:
    made = scene(beside=4)
    army = made.army(0, "warcraft.kobolds", "warcraft.champion", {"f": 4})
    made.stock("warcraft.champion_figure", army)
    made.game.play.emit(("marker", "warcraft.champion_figure", army.id, -6, 1, 1))
    made.coins(0, 10)
    game = made.turn(0)
    made.finish_turn(0)
    assert taken(game) == ["b"], "held by the Champion alone"
    assert made.state.coins[0] == 10 + 2 - 1, "two regions, and the ransom"
    assert made.state.purses == {MURLOCS: 2}


@pytest.mark.clause("WC-SOLO-7", "WC-SOLO-10")
@pytest.mark.parametrize("choice", ["expand", "decline"])
def test_they_move_and_score_after_every_turn_once_it_is_scored(choice: str) -> None:
    made = scene(seats=2, beside=3)
    made.army(0, "warcraft.kobolds", PLAIN, {"b": 1, "f": 1})
    made.coins(0, 0)
    game = made.turn(0)
    game.apply(choice)
    if choice == "expand":
        made.finish_turn(0)
    assert made.state.coins[0] == 2, "b was scored before it was lost"
    assert taken(game) == ["b"]
    assert made.state.purses == {MURLOCS: 2}
    assert made.state.turn_seat == 1
    made.finish_turn(1)
    assert made.state.purses[MURLOCS] == 2 + army_of(game).regions.bit_count()
    check_history(game)


@pytest.mark.clause("WC-SOLO-7", "WC-LOSS-2")
def test_what_a_player_saves_from_them_is_placed_before_the_next_turn() -> None:
    made = scene(beside=4)
    made.army(0, "warcraft.kobolds", PLAIN, {"b": 2, "f": 1})
    game = made.turn(0)
    for action in ("expand", "done", "deploy b 1"):
        game.apply(action)
    assert taken(game) == ["b"]
    assert held(game) == {"a": 1, "b": 4}
    if "place f 1" in [action.text for action in game.legal_actions()]:
        game.apply("place f 1")
    assert (made.tokens("f"), made.army_of(0).withdrawn) == (2, 0)


# -- the end


@pytest.mark.clause("WC-SOLO-5", "WC-SOLO-11")
@pytest.mark.parametrize(
    ("coins", "theirs", "wins"),
    [((40,), 39, True), ((40,), 40, False), ((40,), 41, False), ((25, 20), 44, True), ((60, 0), 59, True), ((25, 20), 45, False)],
)
def test_the_players_win_together_with_more_coins_than_the_murlocs(coins: tuple[int, ...], theirs: int, wins: bool) -> None:
    made = scene(seats=len(coins), rounds=1)
    for seat, amount in enumerate(coins):
        made.coins(seat, amount)
    made.game.play.emit(("purse", MURLOCS, theirs, ((theirs, "regions", "", ""),)))
    made.column()
    game = made.turn(len(coins) - 1, "regroup", round=1)
    result = game.result or {}
    assert result["winners"] == (list(range(len(coins))) if wins else [])
    assert result["purses"] == {MURLOCS: theirs}
    assert [one["reason"] for one in result["verdicts"]] == ["richer-than-murlocs" if wins else "murlocs-as-rich"]


# -- whole games


@pytest.mark.clause("WC-SOLO-4", "WC-SOLO-5", "WC-SOLO-10", "WC-SOLO-11")
@pytest.mark.parametrize("seats", [1, 2])
def test_whole_games_are_played_to_the_end_and_the_murlocs_never_decline(seats: int) -> None:
    for seed in range(2):
        game = Game.new("warcraft", seats, seed=seed, first=seed % seats, options=VARIANT)
        play_random(game, random.Random(seed).randrange)
        check_conquest(game)
        check_history(game)
        army = army_of(game)
        assert not army.declined
        events = [event for step in game.log for event in step.events]
        moves = [event for event in events if event[0] == "purse"]
        assert len(moves) == 9 * seats == len([event for event in events if event[0] == "turn"])
        result = game.result or {}
        assert result["purses"] == {MURLOCS: sum(event[2] for event in moves)}
        assert bool(result["winners"]) == (sum(result["coins"]) > result["purses"][MURLOCS])
        assert Game.load(game.save()).result == result


@pytest.mark.parametrize("seats", [1, 2])
def test_bots_play_a_short_game_to_the_end(seats: int) -> None:
    game = Game.new("warcraft", seats, seed=7, options=VARIANT, map=tiny_map(ROW, rounds=2))
    bots = [make_bot("greedy", game.ruleset, seat) for seat in range(seats)]
    while not game.over:
        seat = game.pending[0]
        game.apply(bots[seat].choose(game, seat), seat)
    assert (game.result or {})["winners"] in ([], list(range(seats)))


@pytest.mark.clause("WC-SOLO-11")
def test_to_a_bot_regions_of_the_murlocs_are_a_loss_and_those_of_the_other_player_a_gain() -> None:
    def worth(other: dict[str, int], more: int) -> float:
        made = scene(seats=2, beside=0)
        made.army(0, "warcraft.naga", PLAIN, {"f": 2})
        made.army(1, "warcraft.kobolds", "warcraft.farmer", other)
        for region in range(1, 1 + more):
            made.game.play.emit(("tokens", murlocs(made.game), ASIDE, region, 1))
        made.game.play.emit(("purse", MURLOCS, 1, ((1, "regions", "", ""),)))
        return load_value(made.game.ruleset)(made.turn(0), 0)

    assert worth({"e": 2}, 2) < worth({"e": 2}, 0) < worth({"c": 2, "d": 2, "e": 2}, 0)


# -- at the terminal


class HotSeat(Screen):
    """A session in which the players pass the keyboard on, with Enter."""

    def _read(self, prompt: str) -> str:
        return super()._read(prompt) if prompt.endswith("> ") else ""


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize(
    ("language", "told", "why"),
    [
        (
            "en",
            ("Murlocs: active from now on", "coins gained (regions)", "Murlocs 3 regions"),
            ("the Murlocs have as many", "more coins than"),
        ),
        (
            "ru",
            ("Мурлоки: теперь это активный народ", "получено", "Мурлоки"),
            ("у мурлоков монет не меньше", "монет больше, чем у"),
        ),
    ],
)
def test_a_game_against_the_murlocs_is_played_at_the_keyboard(
    language: str, told: tuple[str, ...], why: tuple[str, ...], seats: int
) -> None:
    def new() -> Game:
        return Game.new("warcraft", seats, seed=3, options=VARIANT, map=tiny_map(ROW, rounds=2))

    game, rng, lines = new(), random.Random(5), ["map"]
    while not game.over:
        seat = game.pending[0]
        action = rng.choice(game.legal_actions(seat))
        lines.append(action.text)
        game.apply(action, seat)
    screen = HotSeat(new(), language=language)
    written = " ".join(screen.play(*lines).split())
    assert screen.session.game.over
    assert screen.session.game.result == game.result
    for words in told[:2]:
        assert words in written, words
    assert any(words in written for words in why)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Murlocs: active from now on"), ("ru", "Мурлоки: теперь это активный народ")]
)
def test_the_log_tells_of_them_in_sentences_of_their_own(language: str, told: str) -> None:
    game = Game.new("warcraft", 1, seed=4, options=VARIANT, map=tiny_map(ROW, rounds=1))
    narrator = Narrator(game, language, WORDS, None)
    play_random(game, random.Random(1).randrange)
    assert told in " ".join(sentence for step in game.log for sentence in narrator.hear(step))


def test_what_they_take_and_find_is_told_once_and_of_whom() -> None:
    made = scene(beside=5)
    made.place("warcraft.meeting_stone", "b", hidden=True)
    made.army(0, "warcraft.kobolds", PLAIN, {"c": 1})
    game = made.turn(0)
    for action in ("expand", "done"):
        game.apply(action)
    told = "Murlocs: conquered b, c (Player 1's Kobolds −1); Meeting Stone found in b; 3 coins gained (regions)."
    narrator = Narrator(game, "en", WORDS, None)
    whole = " ".join(sentence for step in game.log for sentence in narrator.hear(step))
    assert told in whole
    detail = Narrator(game, "en", WORDS, None).tell([game.log[-1]])[0]
    assert "Murlocs: conquered b with 2 tokens; conquered c with 3 tokens (Player 1's Kobolds −1);" in detail
