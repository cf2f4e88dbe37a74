"""Rounds, turns, and the order at the ends of a turn (WC-TURN, WC-ORDER)."""

from __future__ import annotations

import pytest

from swcore.game.game import Game
from swcore.testing import Scene, income, legal, tiny_map
from tests.shared.questions import reasons, stop, total, why_not

OPEN = {f"r{number}": "hill harbor" for number in range(8)}
PLAIN = "warcraft.ranger"  # no forest lies on these boards


def play_out(game: Game) -> list[tuple[int, int]]:
    """Play to the end without conquests where that is possible; return round and seat of each turn."""
    seen: list[tuple[int, int]] = []
    turn = -1
    while not game.over:
        now = game.play.state
        if now.turn != turn:
            turn = now.turn
            seen.append((now.round, now.turn_seat))
        texts = legal(game)
        game.apply("done" if "done" in texts else texts[0])
    return seen


@pytest.mark.clause("WC-TURN-3", "WC-TURN-4", "WC-TURN-5")
@pytest.mark.parametrize("first", [0, 1])
def test_turns_go_clockwise_and_the_first_player_begins_each_round(first: int) -> None:
    game = Game.new("warcraft", 3, first=first, map=tiny_map(OPEN, rounds=3))
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert play_out(game) == [(round, seat) for round in (1, 2, 3) for seat in order]


@pytest.mark.clause("WC-TURN-5", "WC-SETUP-5")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (5, 8)])
def test_everyone_has_a_full_turn_in_the_last_round(seats: int, rounds: int) -> None:
    seen = play_out(Game.new("warcraft", seats, seed=1))
    assert [seat for round, seat in seen if round == rounds] == list(range(seats))
    assert max(round for round, _ in seen) == rounds
    assert len(seen) == seats * rounds


@pytest.mark.clause("WC-TURN-1")
def test_a_player_with_an_active_race_goes_on_or_declines() -> None:
    scene = Scene(OPEN, game="warcraft")
    scene.army(0, "warcraft.orcs", PLAIN, {"r0": 4})
    game = scene.turn(0)
    assert legal(game) == ["expand", "decline"]
    assert reasons(game, "conquer r1") == {"WC-TURN-1"}
    assert why_not(game, f"pick {scene.state.column[0][0]}")  # no second race beside it
    game.apply("expand")
    assert "conquer r1" in legal(game)
    assert why_not(game, "decline")


@pytest.mark.clause("WC-TURN-2")
def test_after_a_decline_the_next_turn_chooses_a_combo_and_is_played_like_the_first() -> None:
    scene = Scene(OPEN, "r0-r1 r1-r2", game="warcraft")
    scene.army(0, "warcraft.orcs", PLAIN, {"r0": 4, "r1": 1})
    scene.army(1, "warcraft.trolls", "warcraft.farmer", {"r7": 1})
    game = scene.turn(0)
    game.apply("decline")
    game.apply("expand")
    stop(game)
    scene.column(("warcraft.goblins", "warcraft.mining", 0))
    assert legal(game) == ["pick warcraft.goblins"]
    assert reasons(game, "conquer r2") == reasons(game, "decline") == {"WC-TURN-2"}
    game.apply("pick warcraft.goblins")  # 6 + 4
    game.apply("conquer r2")
    assert scene.tokens("r2") == 3  # 2 and travel: the declined race is not a foothold
    stop(game)
    assert total(game, 0) == 2 + 1


@pytest.mark.clause("WC-TURN-3")
def test_nobody_acts_in_the_turn_of_another() -> None:
    scene = Scene(OPEN, game="warcraft")
    scene.army(0, "warcraft.orcs", PLAIN, {"r0": 3})
    scene.army(1, "warcraft.trolls", "warcraft.farmer", {"r7": 4})
    game = scene.turn(0)
    game.apply("expand")
    assert game.legal_actions(1) == ()
    game.apply("conquer r1")
    assert game.pending == (0,)
    stop(game)
    assert (game.pending, scene.state.turn_seat) == ((1,), 1)


# -- the start of a turn


@pytest.mark.clause("WC-ORDER-1")
def test_bombs_are_flipped_before_the_choice_to_decline_or_go_on() -> None:
    scene = Scene(OPEN, "r0-r1", game="warcraft")
    goblins = scene.army(0, "warcraft.goblins", PLAIN, {"r0": 3})
    scene.army(1, "warcraft.trolls", "warcraft.farmer", {"r1": 3, "r7": 1})
    scene.pile("warcraft.bomb", "explodes")
    scene.mark("warcraft.bomb", "r1", goblins)
    game = scene.turn(0)
    assert legal(game) == ["expand", "decline"]
    assert (scene.tokens("r1"), scene.marks("r1")) == (0, [])
    assert scene.army_of(1).withdrawn == 2


@pytest.mark.clause("WC-ORDER-1")
def test_harmony_tokens_return_before_the_choice_to_decline_or_go_on() -> None:
    scene = Scene(OPEN, "r0-r1", game="warcraft")
    pandaren = scene.army(0, "warcraft.pandaren", PLAIN, {"r0": 3})
    scene.note(pandaren, "warcraft.pandaren.harmony", (1,))
    game = scene.turn(0)
    assert legal(game) == ["expand", "decline"]
    assert game.play.view.recall(scene.army_of(0), "warcraft.pandaren.harmony") is None


@pytest.mark.clause("WC-ORDER-1", "WC-READY-2")
def test_beasts_and_forms_come_after_the_choice_and_before_troops_are_readied() -> None:
    """A beast is taken for each hill held, an abandoned one included: regions are given up after that."""
    scene = Scene(OPEN, "r0-r1", game="warcraft")
    army = scene.army(0, "warcraft.worgen", "warcraft.beastmaster", {"r0": 1, "r1": 1})
    scene.mark("warcraft.beast", "r0", army, 1)
    game = scene.turn(0)
    assert scene.marks("r0") == ["warcraft.beast"]  # not yet discarded
    game.apply("expand")
    assert scene.marks("r0") == []
    assert army.stock == {"warcraft.beast": 2}
    assert legal(game) == ["choose human", "choose worgen"]
    game.apply("choose human")
    assert legal(game, "abandon") == ["abandon r0", "abandon r1"]
    game.apply("abandon r1")
    assert scene.army_of(0).stock == {"warcraft.beast": 2}


@pytest.mark.clause("WC-ORDER-1", "WC-ORDER-4")
def test_a_decline_comes_before_beasts_are_counted_and_forms_are_taken() -> None:
    scene = Scene(OPEN, game="warcraft")
    scene.army(0, "warcraft.worgen", "warcraft.beastmaster", {"r0": 1, "r1": 1})
    scene.army(1, "warcraft.trolls", "warcraft.farmer", {"r7": 1})
    game = scene.turn(0)
    assert legal(game) == ["expand", "decline"]
    game.apply("decline")
    assert game.pending == (1,)
    assert income(game, 0) == [(2, "declined-regions", "WC-SCORE-1")]
    assert scene.state.coins[0] == 5 + 2


@pytest.mark.clause("WC-ORDER-5")
def test_in_the_turn_of_the_pick_forms_come_at_once_and_there_are_no_beasts() -> None:
    scene = Scene(OPEN, game="warcraft")
    scene.column(("warcraft.worgen", "warcraft.beastmaster", 0))
    game = scene.turn(0)
    game.apply("pick warcraft.worgen")
    assert legal(game) == ["choose human", "choose worgen"]
    game.apply("choose worgen")
    assert scene.state.coins[0] == 5 - 1
    assert scene.army_of(0).stock == {}
    assert "conquer r0" in legal(game)


# -- the end of a turn


@pytest.mark.clause("WC-ORDER-2")
def test_towers_follow_the_redeployment_then_the_aegis_then_income_then_objectives_then_the_others() -> None:
    land = {"f": "farmland harbor", "a": "hill", "b": "swamp", "c": "swamp", "z": "hill harbor", "y": "hill harbor", "x": "hill"}
    scene = Scene(land, "f-a f-b f-c", game="warcraft")
    scene.army(0, "warcraft.humans", "warcraft.defensive", {"f": 1, "a": 1, "b": 1}, hand=4)
    scene.place("warcraft.aegis_of_aggramar", "a")
    scene.army(1, "warcraft.trolls", "warcraft.farmer", {"c": 2, "z": 1, "y": 1})
    coins = scene.state.coins[0]
    game = scene.turn(0, "conquer")
    game.apply("conquer c")  # all 4 tokens
    assert legal(game) == ["gather", "done"]  # (1)
    assert scene.marks("f") == []
    game.apply("done")
    assert scene.marks("f") == ["warcraft.watch_tower"]  # (2) towers, then the Aegis
    assert sorted(legal(game, "choose")) == ["choose b", "choose c", "choose f"]
    assert scene.state.coins[0] == coins  # (3) not yet
    game.apply("choose b")
    assert scene.state.coins[0] == coins + 4 + 1  # four regions, one of them from the Horde
    assert {text.split()[1] for text in legal(game, "place")} == {"warcraft.military_objective"}  # (4)
    assert game.pending == (0,)
    while game.pending == (0,):
        game.apply(legal(game)[0])
    assert (game.pending, scene.state.turn_seat) == ((1,), 0)  # (5) one token waits: z or y
    assert sorted(legal(game)) == ["deploy y 1", "deploy z 1"]
    game.apply("deploy z 1")
    assert scene.state.turn_seat == 1


@pytest.mark.clause("WC-ORDER-2")
def test_the_faction_bonus_is_part_of_the_income_and_comes_before_the_payments_of_the_heart() -> None:
    scene = Scene({"a": "hill harbor", "b": "swamp", "c": "hill harbor"}, game="warcraft")
    scene.army(0, "warcraft.trolls", PLAIN, {"a": 1}, hand=2)
    scene.place("warcraft.heart_of_azeroth", "a")
    scene.army(1, "warcraft.humans", "warcraft.herbalist", {"b": 1, "c": 1})
    scene.coins(0, 5)
    scene.coins(1, 5)
    game = scene.turn(0, "conquer")
    game.apply("conquer b")
    game.apply("done")
    game.apply("choose b")  # the Heart goes beside c
    parts = [(event[1], [part[2] for part in event[3]]) for step in game.log for event in step.events if event[0] == "coins"]
    assert parts[0] == (0, ["WC-SCORE-1", "WC-FACTION-2"])
    assert parts[1:3] in ([(1, ["WC-ART-HEART-2"]), (0, ["WC-ART-HEART-2"])], [(0, ["WC-ART-HEART-2"]), (1, ["WC-ART-HEART-2"])])
    assert (scene.state.coins[0], scene.state.coins[1]) == (5 + 2 + 1 + 1, 5 - 1)


@pytest.mark.clause("WC-ORDER-3")
def test_a_turn_of_decline_ends_with_its_income_alone() -> None:
    """No towers, no move of the Aegis, no objectives, no Harmony, no recruits."""
    land = {"f": "farmland harbor", "a": "hill", "b": "swamp"}
    scene = Scene(land, "f-a f-b", game="warcraft")
    scene.army(0, "warcraft.humans", "warcraft.defensive", {"f": 1, "a": 2, "b": 1})
    scene.place("warcraft.aegis_of_aggramar", "a")
    scene.place("warcraft.spirit_healer", "b")
    game = scene.turn(0)
    game.apply("decline")
    assert scene.state.turn_seat == 1
    assert scene.marks("f") == []
    assert scene.state.supply["warcraft.military_objective"] == 2
    assert scene.state.tray["warcraft.humans"] == 10 - 3
    assert scene.state.coins[0] == 5 + 3
