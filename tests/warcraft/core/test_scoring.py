"""Income, the faction bonus, Murlocs and the end of the game (WC-SCORE, WC-FACTION, WC-MURLOC, WC-END, WC-EX)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from swcore import Game, load_plugins
from swcore.testing import Scene, cost, legal
from tests.shared.questions import paid, priced, stop, total, why_not

PLAIN = "warcraft.ranger"  # no forest lies on these boards
STAR = {"a": "hill harbor", **dict.fromkeys("bcdef", "swamp")}
BORDERS = "a-b a-c a-d a-e a-f"
ALLIANCE = {"draenei", "dwarves", "gnomes", "humans", "night_elves", "worgen"}
HORDE = {"blood_elves", "forsaken", "goblins", "orcs", "tauren", "trolls"}
NEUTRAL = {"ethereals", "kobolds", "naga", "pandaren"}
BONUS = "WC-FACTION-2"


def attack(race: str = "orcs", power: str = PLAIN, *, hand: int = 0, seats: int = 2) -> Scene:
    """Seat 0 holds `a` in the middle of a star."""
    scene = Scene(STAR, BORDERS, seats=seats, game="warcraft")
    scene.army(0, f"warcraft.{race}", power, {"a": 2 if race == "tauren" else 1}, hand=hand)
    return scene


def bonus(game: Game, seat: int = 0) -> int:
    """Return the faction bonus in a seat's last income."""
    return paid(game, seat).get(BONUS, 0)


def end_turn(game: Game) -> Game:
    """End the turn of seat 0: done where that is offered, else the first answer."""
    turn = game.play.state.turn
    while not game.over and game.pending[0] == 0 and game.play.state.turn == turn:
        texts = legal(game)
        game.apply("done" if "done" in texts else texts[0])
    return game


def take(scene: Scene, *regions: str) -> Game:
    """Let seat 0 conquer regions, and end its turn."""
    game = scene.turn(0, "conquer")
    for region in regions:
        game.apply(f"conquer {region}")
    return end_turn(game)


# -- income


@pytest.mark.clause("WC-SCORE-1")
def test_each_region_active_or_declined_pays_a_coin_however_many_tokens_it_holds() -> None:
    scene = attack()
    scene.army(0, "warcraft.tauren", "", {"b": 2, "c": 2, "d": 1}, declined=True)
    game = scene.turn(0, "conquer")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 1 + 3}
    assert scene.state.coins[0] == 5 + 4


@pytest.mark.clause("WC-SCORE-2")
def test_a_declined_race_its_power_and_its_places_pay_no_bonus() -> None:
    scene = Scene({"a": "swamp harbor", "b": "hill magic", "c": "farmland magic"}, game="warcraft")
    scene.army(0, "warcraft.blood_elves", "warcraft.garrison", {"b": 1, "c": 1}, declined=True)
    scene.army(0, "warcraft.orcs", "warcraft.swampwalker", {"a": 1})
    scene.place("warcraft.dark_portal", "c")
    game = scene.turn(0, "conquer")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 3, "WC-POWER-SWAMPWALKER-1": 1}


@pytest.mark.clause("WC-SCORE-3")
def test_a_player_sees_his_own_coins_and_no_others_until_the_end() -> None:
    game, rng = Game.new("warcraft", 3, seed=4), random.Random(4)
    while not game.over:
        for seat in range(3):
            shown = game.view(seat)["state"]["coins"]
            assert shown == [coins if other == seat else None for other, coins in enumerate(game.play.state.coins)]
        assert game.view()["state"]["coins"] == [None] * 3
        game.apply(rng.choice(game.legal_actions()))
    assert game.view(0)["state"]["coins"] == game.play.state.coins


@pytest.mark.clause("WC-SCORE-3")
def test_a_house_rule_may_show_all_coins() -> None:
    game = Game.new("warcraft", 3, options={"open_coins": True})
    assert game.view(0)["state"]["coins"] == [5, 5, 5]


# -- factions


@pytest.mark.clause("WC-FACTION-1")
def test_six_races_are_alliance_six_horde_and_four_neutral() -> None:
    races = {piece.id.partition(".")[2]: piece.tags for piece in load_plugins("warcraft").of_kind("race")}
    assert {race for race, tags in races.items() if "alliance" in tags} == ALLIANCE
    assert {race for race, tags in races.items() if "horde" in tags} == HORDE
    assert {race for race, tags in races.items() if not {"alliance", "horde"} & set(tags)} == NEUTRAL


@pytest.mark.clause("WC-FACTION-1", "WC-FACTION-2", "WC-FACTION-5")
@pytest.mark.parametrize("attacker", sorted(ALLIANCE | HORDE | NEUTRAL))
def test_the_bonus_is_for_regions_of_the_opposite_faction_alone(attacker: str) -> None:
    foes = HORDE if attacker in ALLIANCE else ALLIANCE if attacker in HORDE else set()
    paying = set()
    for victim in sorted((ALLIANCE | HORDE | NEUTRAL) - {attacker}):
        scene = attack(attacker, hand=3)
        scene.army(1, f"warcraft.{victim}", "", {"d": 1}, declined=True)
        coins = bonus(take(scene, "d"))
        assert coins <= 1
        paying |= {victim} if coins else set()
    assert paying == foes


@pytest.mark.clause("WC-FACTION-2", "WC-FACTION-3", "WC-EX-4")
@pytest.mark.case("CASE-WW-03")
def test_a_dwarf_region_and_two_human_regions_pay_blood_elves_two() -> None:
    scene = attack("blood_elves", "warcraft.archaeologist", hand=9)
    scene.army(1, "warcraft.dwarves", "warcraft.farmer", {"b": 1})
    scene.army(1, "warcraft.humans", "", {"c": 1, "d": 1}, declined=True)
    game = take(scene, "b", "c", "d")
    assert paid(game, 0) == {"WC-SCORE-1": 4, BONUS: 2}


@pytest.mark.clause("WC-FACTION-2")
def test_only_the_regions_conquered_in_this_turn_count() -> None:
    scene = attack("trolls", hand=3)
    scene.army(1, "warcraft.dwarves", "warcraft.farmer", {"b": 1, "c": 1})
    game = take(scene, "b")  # 2 + 1 - 1
    assert bonus(game) == 1
    game.apply("expand")
    stop(game)
    game.apply("expand")
    end_turn(game)
    assert bonus(game) == 0


@pytest.mark.clause("WC-FACTION-2", "WC-FACTION-3", "WC-FACTION-4", "WC-INT-22")
@pytest.mark.case("CASE-WW-04")
def test_an_active_and_a_declined_race_of_one_owner_are_two_and_two_regions_of_one_are_one() -> None:
    first = attack("trolls", hand=4)
    first.army(1, "warcraft.humans", "warcraft.farmer", {"b": 1, "e": 1})
    first.army(1, "warcraft.dwarves", "", {"c": 1, "f": 1}, declined=True)
    assert bonus(take(first, "b", "c")) == 2
    other = attack("trolls", hand=4)
    other.army(1, "warcraft.humans", "warcraft.farmer", {"b": 1, "c": 1, "e": 1})
    other.army(1, "warcraft.dwarves", "", {"f": 1}, declined=True)
    assert bonus(take(other, "b", "c")) == 1


@pytest.mark.clause("WC-FACTION-4")
def test_races_of_two_opponents_count_one_each() -> None:
    scene = attack("trolls", hand=4, seats=3)
    scene.army(1, "warcraft.humans", "warcraft.farmer", {"b": 1})
    scene.army(2, "warcraft.dwarves", "warcraft.herbalist", {"c": 1})
    assert bonus(take(scene, "b", "c")) == 2


@pytest.mark.clause("WC-FACTION-6", "WC-FACTION-5")
@pytest.mark.parametrize("attacker", ["orcs", "worgen", "naga"])
def test_murlocs_and_empty_regions_pay_no_bonus(attacker: str) -> None:
    scene = attack(attacker, hand=5)
    scene.natives("b")
    assert paid(take(scene, "b", "c"), 0) == {"WC-SCORE-1": 3}


@pytest.mark.clause("WC-FACTION-7", "WC-CONQ-11")
@pytest.mark.parametrize(("old", "coins"), [("humans", 1), ("goblins", 0), ("naga", 0)])
def test_the_own_declined_race_counts_when_its_faction_is_opposite(old: str, coins: int) -> None:
    scene = attack("trolls", hand=2)
    scene.army(0, f"warcraft.{old}", "", {"b": 1, "c": 1}, declined=True)
    game = take(scene, "b")
    assert total(game, 0) == 3 + coins
    assert bonus(game) == coins


# -- Murlocs


@pytest.mark.clause("WC-MURLOC-1")
def test_murlocs_belong_to_nobody_and_are_declined() -> None:
    scene = Scene({"a": "hill harbor", "b": "swamp murloc", "c": "swamp murloc"}, game="warcraft")
    murlocs = next(army for army in scene.state.armies if army is not None and army.race == "warcraft.murlocs")
    assert (murlocs.seat, murlocs.declined, scene.held(murlocs)) == (None, True, {"b": 1, "c": 1})
    scene.army(0, "warcraft.orcs", PLAIN, {"a": 1})
    game = scene.turn(0, "conquer")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 1}
    assert [army.race for army in scene.state.armies if army is not None and army.seat == 1] == []


@pytest.mark.clause("WC-MURLOC-2")
def test_a_murloc_costs_one_makes_its_region_non_empty_and_counts_for_the_forsaken() -> None:
    scene = attack("forsaken", "warcraft.battlemaster", hand=5)
    scene.natives("b")
    game = scene.turn(0, "conquer")
    assert (cost(game, "b"), cost(game, "c")) == (3, 2)
    game.apply("conquer c")
    game.apply("conquer b")
    assert legal(game) == ["choose 0", "choose 1"]  # a recruit for the Murloc
    end_turn(game)
    assert paid(game, 0) == {"WC-SCORE-1": 3, "WC-POWER-BATTLEMASTER-1": 1}


@pytest.mark.clause("WC-MURLOC-3")
@pytest.mark.parametrize(("murlocs", "towers"), [("", True), ("c", True), ("cd", False), ("cde", False)])
def test_all_murlocs_together_are_one_race_where_regions_are_compared(murlocs: str, towers: bool) -> None:
    """A tower needs more neighbours than any other race: the own are a and b, those of the Murlocs one to three."""
    land = {"f": "farmland harbor", "a": "hill", "b": "swamp", "c": "swamp", "d": "swamp", "e": "swamp"}
    scene = Scene(land, "f-a f-b f-c f-d f-e", game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.defensive", {"f": 1, "a": 1, "b": 1})
    if murlocs:
        scene.natives(*murlocs)
    game = scene.turn(0, "redeploy")
    end_turn(game)
    assert scene.marks("f") == (["warcraft.watch_tower"] if towers else [])


@pytest.mark.clause("WC-MURLOC-4")
def test_what_the_owner_of_a_murloc_region_is_due_goes_to_the_bank() -> None:
    scene = attack(hand=2)
    scene.natives("b")
    scene.place("warcraft.doomhammer", "a")
    game = scene.turn(0, "conquer")
    before = list(scene.state.coins)
    assert priced(game, "conquer b doomhammer")["WC-ART-DOOMHAMMER-1"] != 0
    game.apply("conquer b doomhammer")
    assert scene.tokens("b") == 1
    assert [scene.state.coins[seat] - before[seat] for seat in (0, 1)] == [-2, 0]


# -- the end


def final(scene: Scene, *coins: int) -> dict[str, Any]:
    """End the game by the turn of the last seat, with these coins, and return its table."""
    for seat, owned in enumerate(coins):
        scene.coins(seat, owned)
    game = scene.turn(len(coins) - 1, "end", round=scene.state.rounds)
    assert game.result is not None
    return game.result


@pytest.mark.clause("WC-END-1")
@pytest.mark.parametrize(("coins", "winner"), [((90, 80, 70), 0), ((80, 90, 70), 1), ((70, 80, 90), 2)])
def test_after_the_last_round_coins_are_shown_and_the_most_win(coins: tuple[int, int, int], winner: int) -> None:
    scene = attack(hand=0, seats=3)
    table = final(scene, *coins)
    assert (table["winners"], table["coins"]) == ([winner], list(coins))
    assert scene.game.over
    assert why_not(scene.game, "done") == ["over"]


@pytest.mark.clause("WC-END-2")
def test_among_tied_players_all_race_tokens_on_the_boards_decide() -> None:
    scene = Scene(STAR, BORDERS, seats=3, game="warcraft")
    scene.army(0, "warcraft.tauren", "", {"b": 2}, declined=True)
    scene.army(0, "warcraft.orcs", PLAIN, {"a": 1, "c": 2}, hand=6)  # 5 on the boards
    scene.army(1, "warcraft.humans", "warcraft.farmer", {"d": 4})
    scene.army(2, "warcraft.trolls", "warcraft.herbalist", {"e": 9})  # not tied
    table = final(scene, 80, 80, 79)
    assert (table["ranking"], table["tokens"]) == ([[0], [1], [2]], [5, 4, 9])


@pytest.mark.clause("WC-END-3")
def test_players_who_are_still_tied_share_the_victory() -> None:
    scene = Scene(STAR, BORDERS, seats=3, game="warcraft")
    scene.army(0, "warcraft.orcs", PLAIN, {"a": 1, "c": 2})
    scene.army(2, "warcraft.trolls", "warcraft.herbalist", {"e": 3})
    assert final(scene, 80, 70, 80)["winners"] == [0, 2]


@pytest.mark.clause("WC-END-4")
@pytest.mark.parametrize(("power", "body", "count"), [("beastmaster", "beast", 3), ("champion", "champion_figure", 1)])
def test_beasts_and_the_champion_count_for_the_tie_break(power: str, body: str, count: int) -> None:
    scene = Scene(STAR, BORDERS, game="warcraft")
    army = scene.army(0, "warcraft.orcs", f"warcraft.{power}", {"a": 2})
    scene.mark(f"warcraft.{body}", "a", army, count)
    scene.army(1, "warcraft.trolls", "warcraft.herbalist", {"e": 2})
    table = final(scene, 80, 80)
    assert (table["winners"], table["tokens"]) == ([0], [2 + count, 2])


@pytest.mark.clause("WC-END-4", "WC-END-2")
def test_walls_forts_and_tokens_in_hand_do_not_count_for_the_tie_break() -> None:
    scene = Scene(STAR, BORDERS, game="warcraft")
    army = scene.army(0, "warcraft.night_elves", "warcraft.garrison", {"a": 2}, hand=5)
    scene.mark("warcraft.fort", "a", army)
    scene.mark("warcraft.wisp_wall", "a", army)
    scene.army(1, "warcraft.trolls", "warcraft.herbalist", {"e": 3})
    table = final(scene, 80, 80)
    assert (table["winners"], table["tokens"]) == ([1], [2, 3])


# -- worked checks


@pytest.mark.clause("WC-EX-2", "WC-POWER-HERBALIST-1")
def test_three_regions_one_of_them_hills_pay_herbalists_four() -> None:
    scene = Scene(STAR, BORDERS, game="warcraft")
    scene.army(0, "warcraft.forsaken", "warcraft.herbalist", {"a": 2, "b": 1, "c": 1})
    game = scene.turn(0, "conquer")
    end_turn(game)
    assert total(game, 0) == 3 + 1


@pytest.mark.clause("WC-EX-3", "WC-RACE-FORSAKEN-1")
def test_a_murloc_and_a_kobold_sent_off_allow_two_recruits_and_the_player_buys_one() -> None:
    scene = attack("forsaken", hand=6)
    scene.natives("b")
    scene.army(1, "warcraft.kobolds", "", {"c": 1}, declined=True)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("conquer c")
    assert legal(game) == ["choose 0", "choose 1", "choose 2"]
    game.apply("choose 1")
    assert (scene.army_of(0).hand, scene.state.coins[0]) == (1, 5 - 1)


@pytest.mark.clause("WC-EX-5")
def test_one_magic_region_pays_active_blood_elves_and_the_badge_of_the_declined_forsaken_nothing() -> None:
    scene = Scene({"a": "hill harbor magic", "b": "hill", "c": "hill"}, game="warcraft")
    scene.army(0, "warcraft.forsaken", "", {"b": 1, "c": 1}, declined=True)
    scene.army(0, "warcraft.blood_elves", "warcraft.archaeologist", {"a": 1})
    game = scene.turn(0, "conquer")
    stop(game)
    assert paid(game, 0) == {"WC-SCORE-1": 3, "WC-RACE-BLOODELVES-1": 1}


@pytest.mark.clause("WC-EX-6", "WC-DECL-4", "WC-COMBO-7")
def test_when_blood_elves_decline_the_declined_forsaken_leave_and_their_banner_goes_under_the_stack() -> None:
    scene = Scene(STAR, BORDERS, game="warcraft")
    scene.army(0, "warcraft.forsaken", "", {"b": 1, "c": 1}, declined=True)
    scene.army(0, "warcraft.blood_elves", "warcraft.archaeologist", {"a": 3})
    races = ("trolls", "orcs", "humans", "goblins", "draenei", "naga")
    powers = ("herbalist", "ranger", "farmer", "mining", "explorer", "sailing")
    scene.column(*((f"warcraft.{race}", f"warcraft.{power}", 0) for race, power in zip(races, powers, strict=True)))
    stack = scene.state.banners
    game = scene.turn(0)
    game.apply("decline")
    assert (scene.tokens("b"), scene.tokens("c"), scene.state.tray["warcraft.forsaken"]) == (0, 0, 20)
    assert scene.state.banners == (*stack, "warcraft.forsaken")
    assert paid(game, 0) == {"WC-SCORE-1": 1}
