"""Setting up a game of Small World of Warcraft (WC-SETUP-5, 7 to 14) and choosing combos (WC-COMBO)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from swcore import ActionError, Game, MapError
from swcore.conquest import Place
from swcore.testing import Scene, legal, tiny_map
from tests.shared.questions import reasons, state, stop, why_not
from tests.shared.rulesets import rules

RULES = rules("warcraft")
SUPPLY = {
    "blood_elves": 10, "draenei": 12, "dwarves": 10, "ethereals": 10, "forsaken": 20, "gnomes": 10, "goblins": 11, "humans": 10,
    "kobolds": 11, "naga": 11, "night_elves": 9, "orcs": 11, "pandaren": 10, "tauren": 16, "trolls": 11, "worgen": 10,
}  # fmt: skip
ARTIFACTS = {"aegis_of_aggramar", "ashes_of_alar", "doomhammer", "frostmourne", "heart_of_azeroth"}
PLACES = {
    "battleground", "dark_portal", "karazhan", "lights_hope_chapel", "meeting_stone", "spirit_healer", "well_of_eternity",
}  # fmt: skip


def bare(ids: Any) -> list[str]:
    """Return ids without their pack."""
    return [id.partition(".")[2] for id in ids]


# -- set-up


@pytest.mark.clause("WC-SETUP-7", "WC-COMBO-10")
def test_16_banners_and_20_badges_are_shuffled_and_six_pairs_lie_open() -> None:
    now = state(Game.new(RULES, 2))
    banners = [combo[0] for combo in now.column] + list(now.banners)
    badges = [combo[1] for combo in now.column] + list(now.badges)
    assert (len(now.column), len(now.banners), len(now.badges)) == (6, 10, 14)
    assert set(bare(banners)) == set(SUPPLY)
    assert len(set(badges)) == 20
    tops = [state(Game.new(RULES, 2, seed=seed)).column[0] for seed in range(8)]
    assert len({top[0] for top in tops}) > 2
    assert len({top[1] for top in tops}) > 2
    assert all(coins == 0 for _, _, coins in now.column)


@pytest.mark.clause("WC-SETUP-8", "WC-SETUP-9")
@pytest.mark.parametrize(
    ("boards", "murlocs", "mountains"), [("large-1a+small-2b", 4 + 1, 3 + 1), ("large-2b+medium-2a", 4 + 2, 2 + 2)]
)
def test_a_murloc_lies_on_each_murloc_symbol_and_a_mountain_on_each_mountain(boards: str, murlocs: int, mountains: int) -> None:
    now = state(Game.new(RULES, 2, map=boards))
    board = now.ground.board
    for region in range(now.ground.size):
        assert now.tokens[region] == board.symbol["murloc"] >> region & 1
        marks = Counter(name for name, _ in now.marks[region])
        assert marks["warcraft.mountain"] == board.terrain["mountain"] >> region & 1
    assert sum(now.tokens) == murlocs
    assert sum(name == "warcraft.mountain" for marks in now.marks for name, _ in marks) == mountains
    natives = [army for army in now.armies if army is not None]
    assert [(army.race, army.seat, army.declined) for army in natives] == [("warcraft.murlocs", None, True)]


@pytest.mark.clause("WC-SETUP-10", "WC-SETUP-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_marker_for_each_player_lies_face_down_one_on_each_board(seats: int) -> None:
    game = Game.new(RULES, seats, seed=3)
    now = state(game)
    slots = now.ground.board.symbol["artifact_slot"]
    found = [region for region, marks in enumerate(now.marks) if any(name == "warcraft.face_down" for name, _ in marks)]
    assert found == list(now.ground.bits(slots))
    assert len(found) == seats
    assert all((slots & part).bit_count() == 1 for part in now.ground.parts)
    kinds = {piece.id for piece in RULES.pieces.values() if isinstance(piece, Place)}
    assert set(bare(kinds)) == ARTIFACTS | PLACES
    dealt = [now.faces[f"warcraft.face_down {region}"] for region in found]
    assert len(set(dealt)) == seats  # each exists once
    assert sorted([*dealt, *now.piles["warcraft.face_down"]]) == sorted(kinds)


@pytest.mark.clause("WC-SETUP-10")
def test_any_marker_may_lie_on_a_board() -> None:
    met = set()
    for seed in range(60):
        now = state(Game.new(RULES, 5, seed=seed))
        met |= {now.faces[f"warcraft.face_down {region}"] for region in now.ground.bits(now.ground.board.symbol["artifact_slot"])}
    assert set(bare(met)) == ARTIFACTS | PLACES


def _dealt(reverse: bool) -> Game:
    """Set up a game in which the markers lie in one order or in the opposite one."""

    def script(stream: str, size: Any) -> Sequence[int] | None:
        if stream != "warcraft.face_down":
            return None
        return tuple(reversed(range(size))) if reverse else tuple(range(size))

    return Game.new(RULES, 3, seed=2, script=script)


@pytest.mark.clause("WC-SETUP-10")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_nobody_knows_which_markers_lie_face_down(seat: int | None) -> None:
    one, other = _dealt(False), _dealt(True)
    assert state(one).faces != state(other).faces
    assert one.view(seat) == other.view(seat)
    assert list(map(repr, one.events(one.log[0]))) == list(map(repr, other.events(other.log[0])))


@pytest.mark.clause("WC-SETUP-12")
def test_each_player_starts_with_five_coins() -> None:
    game = Game.new(RULES, 4)
    assert [game.view(seat)["state"]["coins"][seat] for seat in range(4)] == [5, 5, 5, 5]


@pytest.mark.clause("WC-SETUP-12", "WC-SETUP-13")
def test_the_bank_pays_even_when_all_110_coins_are_in_play() -> None:
    scene = Scene({"a": "hill harbor"}, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.farmer", {"a": 1})
    scene.coins(0, 300)
    scene.coins(1, 35 + 20 * 3 + 25 * 5 + 30 * 10 - 300)
    game = scene.turn(0, "conquer")
    stop(game)
    assert scene.state.coins[0] == 301


@pytest.mark.clause("WC-SETUP-13")
def test_the_tokens_and_markers_are_those_of_the_box() -> None:
    game = Game.new(RULES, 2, map=tiny_map({"a": "hill harbor"}))
    shown = game.view()["state"]
    tray = dict(zip(bare(shown["tray"]), shown["tray"].values(), strict=True))
    assert tray == {**SUPPLY, "murlocs": 15}
    assert sum(SUPPLY.values()) == 182
    supply = dict(zip(bare(shown["supply"]), shown["supply"].values(), strict=True))
    places = {name: count for name, count in supply.items() if name in ARTIFACTS | PLACES}
    assert set(places.values()) <= {1}
    assert {name: count for name, count in supply.items() if name not in places} == {
        "mountain": 10, "wisp_wall": 9, "fort": 10, "watch_tower": 6, "military_objective": 2, "champion_figure": 1, "beast": 5,
        "bomb": 12, "face_down": 12,
    }  # fmt: skip


@pytest.mark.clause("WC-SETUP-13")
@pytest.mark.parametrize(("words", "most"), [("swamp murloc", 15), ("mountain", 10), ("swamp artifact_slot", 12)])
def test_a_map_may_not_ask_for_more_than_the_box_holds(words: str, most: int) -> None:
    fits = {f"r{number}": f"{words} harbor" for number in range(most)}
    Game.new(RULES, 2, map=tiny_map(fits))
    with pytest.raises(MapError, match=f"{most + 1} regions.*only {most}"):
        Game.new(RULES, 2, map=tiny_map({**fits, "more": words}))


@pytest.mark.clause("WC-SETUP-14")
def test_the_first_player_is_a_parameter_and_seat_0_when_nothing_is_said() -> None:
    assert Game.new(RULES, 3).pending == (0,)
    assert [Game.new(RULES, 3, first=first).pending for first in (0, 1, 2)] == [(0,), (1,), (2,)]
    with pytest.raises(ActionError, match="no seat 4 to start"):
        Game.new(RULES, 3, first=3)


# -- combos

OPEN = {f"r{number}": "hill harbor" for number in range(8)}
RACES = ("trolls", "orcs", "humans", "goblins", "draenei", "naga")
POWERS = ("herbalist", "ranger", "farmer", "mining", "explorer", "sailing")


def _market(*lying: int, coins: int = 5) -> tuple[Scene, Game]:
    """Open a turn of seat 0 without an army, with coins lying on the six pairs of RACES and POWERS."""
    scene = Scene(OPEN, game="warcraft")
    pairs = zip(RACES, POWERS, lying or (0,) * 6, strict=True)
    scene.column(*((f"warcraft.{race}", f"warcraft.{power}", coins) for race, power, coins in pairs))
    scene.coins(0, coins)
    return scene, scene.turn(0, "army")


@pytest.mark.clause("WC-COMBO-1", "WC-COMBO-9", "WC-TURN-2")
@pytest.mark.parametrize("place", range(6))
def test_any_of_the_six_pairs_may_be_chosen_for_a_coin_on_each_pair_above(place: int) -> None:
    scene, game = _market()
    assert legal(game) == [f"pick warcraft.{race}" for race in RACES]
    text = f"pick warcraft.{RACES[place]}"
    assert sum(part.amount for part in game.explain(text)) == place
    assert {part.clause for part in game.explain(text)} <= {"WC-COMBO-1"}
    game.apply(text)
    assert scene.state.coins[0] == 5 - place
    assert [coins for _, _, coins in scene.state.column] == [1] * place + [0] * (6 - place)


@pytest.mark.clause("WC-COMBO-1")
def test_a_pair_below_the_six_cannot_be_chosen() -> None:
    scene, game = _market()
    assert reasons(game, f"pick {scene.state.banners[0]}") == {"WC-COMBO-1"}


@pytest.mark.clause("WC-COMBO-2", "WC-COMBO-9")
def test_the_coins_on_the_chosen_pair_are_taken_and_do_not_lower_its_price() -> None:
    scene, game = _market(1, 0, 4, 2, 0, 0)
    assert sum(part.amount for part in game.explain("pick warcraft.humans")) == 2
    game.apply("pick warcraft.humans")
    assert scene.state.coins[0] == 5 - 2 + 4
    assert [coins for _, _, coins in scene.state.column] == [2, 1, 2, 0, 0, 0]


@pytest.mark.clause("WC-COMBO-3")
def test_a_pair_must_be_paid_from_coins_owned_before() -> None:
    _, game = _market(0, 0, 9, 0, 0, 0, coins=1)
    assert legal(game) == ["pick warcraft.trolls", "pick warcraft.orcs"]
    assert "WC-COMBO-3" in reasons(game, "pick warcraft.humans")  # the 9 coins lying on it do not help
    assert why_not(game, "pick warcraft.humans") == ["coins"]


@pytest.mark.clause("WC-COMBO-9")
def test_without_a_coin_the_top_pair_is_still_free() -> None:
    _, game = _market(coins=0)
    assert legal(game) == ["pick warcraft.trolls"]


@pytest.mark.clause("WC-COMBO-4", "WC-EX-1")
@pytest.mark.parametrize(
    ("race", "power", "tokens"),
    [("forsaken", "herbalist", 6 + 4), ("tauren", "herbalist", 11 + 4), ("night_elves", "herbalist", 4 + 4)],
)
def test_a_race_takes_tokens_for_banner_and_badge(race: str, power: str, tokens: int) -> None:
    scene = Scene(OPEN, game="warcraft")
    scene.column((f"warcraft.{race}", f"warcraft.{power}", 0))
    game = scene.turn(0, "army")
    game.apply(f"pick warcraft.{race}")
    assert scene.army_of(0).hand == tokens
    assert scene.state.tray[f"warcraft.{race}"] == SUPPLY[race] - tokens


@pytest.mark.clause("WC-COMBO-4", "WC-COMBO-5")
@pytest.mark.parametrize(("tray", "tokens"), [(11, 10), (7, 7), (0, 0)])
def test_no_race_takes_more_tokens_than_the_supply_holds(tray: int, tokens: int) -> None:
    scene = Scene(OPEN, game="warcraft")
    scene.column(("warcraft.orcs", "warcraft.herbalist", 0))  # 6 + 4
    scene.tray("warcraft.orcs", tray)
    game = scene.turn(0, "army")
    game.apply("pick warcraft.orcs")
    assert scene.army_of(0).hand == tokens
    assert scene.state.tray["warcraft.orcs"] == tray - tokens


@pytest.mark.clause("WC-COMBO-5")
def test_a_race_gets_no_tokens_after_its_first_turn() -> None:
    scene = Scene(OPEN, game="warcraft")
    scene.column(("warcraft.orcs", "warcraft.herbalist", 0))
    scene.army(1, "warcraft.trolls", "warcraft.farmer", {"r7": 1})
    game = scene.turn(0, "army")
    game.apply("pick warcraft.orcs")
    game.apply("conquer r0")
    for _ in range(3):
        stop(game)  # seat 0 redeploys
        assert scene.state.tray["warcraft.orcs"] == 11 - 10
        game.apply("expand")  # seat 1 goes on, and passes
        stop(game)
        game.apply("expand")


@pytest.mark.clause("WC-COMBO-6")
def test_the_pairs_slide_up_with_their_coins_and_the_next_one_is_revealed() -> None:
    scene, game = _market(0, 1, 0, 2, 3, 0)
    following = scene.state.banners[0], scene.state.badges[0]
    game.apply("pick warcraft.goblins")
    left = [(race, power) for race, power in zip(RACES, POWERS, strict=True) if race != "goblins"]
    expected = [(f"warcraft.{race}", f"warcraft.{power}") for race, power in left] + [following]
    assert [(race, power) for race, power, _ in scene.state.column] == expected
    assert [coins for _, _, coins in scene.state.column] == [1, 2, 1, 3, 0, 0]


@pytest.mark.clause("WC-COMBO-7", "WC-LOSS-7")
def test_a_banner_that_leaves_play_goes_under_the_stack() -> None:
    scene = Scene({"a": "hill harbor", "b": "swamp"}, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.enraged", {"a": 1}, hand=3)
    old = scene.army(1, "warcraft.humans", "", {"b": 1}, declined=True)
    six = ("trolls", "goblins", "draenei", "naga", "gnomes", "worgen")
    scene.column(*((f"warcraft.{race}", f"warcraft.{power}", 0) for race, power in zip(six, POWERS, strict=True)))
    stack = scene.state.banners
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.state.armies[old.id] is None
    assert scene.state.banners == (*stack, "warcraft.humans")


@pytest.mark.clause("WC-COMBO-7")
def test_without_a_stack_a_banner_takes_the_lowest_open_place() -> None:
    scene = Scene({"a": "hill harbor", "b": "swamp"}, game="warcraft")
    scene.army(0, "warcraft.orcs", "warcraft.enraged", {"a": 1}, hand=3)
    scene.army(1, "warcraft.humans", "", {"b": 1}, declined=True)
    scene.column(("warcraft.trolls", "warcraft.herbalist", 2))
    scene.stacks((), ("warcraft.mining",))
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    assert scene.state.column == (("warcraft.trolls", "warcraft.herbalist", 2), ("warcraft.humans", "warcraft.mining", 0))


@pytest.mark.clause("WC-COMBO-8")
def test_discarded_badges_are_shuffled_into_a_new_stack_when_no_pair_can_be_formed() -> None:
    orders = set()
    for outcome in ((0, 1, 2), (2, 0, 1)):
        scene = Scene(OPEN, game="warcraft", script=lambda stream, size, outcome=outcome: outcome if size == 3 else None)
        scene.column(*((f"warcraft.{race}", f"warcraft.{power}", 0) for race, power in zip(RACES, POWERS, strict=True)))
        thrown = ("warcraft.champion", "warcraft.enraged", "warcraft.garrison")
        scene.stacks(("warcraft.gnomes", "warcraft.worgen"), (), thrown)
        game = scene.turn(0, "army")
        game.apply("pick warcraft.trolls")
        now = scene.state
        assert now.column[-1][0] == "warcraft.gnomes"
        assert sorted([now.column[-1][1], *now.badges]) == sorted(thrown)
        assert now.discard == ()
        orders.add((now.column[-1][1], *now.badges))
    assert len(orders) == 2  # by chance, not as they were thrown


@pytest.mark.clause("WC-COMBO-10")
def test_six_pairs_stay_visible_through_a_game_of_five() -> None:
    game, rng, most = Game.new(RULES, 5, seed=11), random.Random(11), 0
    while not game.over:
        actions = game.legal_actions()
        declines = [action for action in actions if action.text == "decline"]
        game.apply(rng.choice(declines or actions))  # as many races in use as can be
        assert len(state(game).column) == 6
        most = max(most, sum(army is not None and army.seat is not None for army in state(game).armies))
    assert 5 < most <= 10
