"""The team variant: Alliance against Horde, four players in two teams (WC-TEAM, WC-OPT-3)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from swcore_warcraft.words import WORDS

from swcore import Game, OptionError
from swcore.bots import make_bot
from swcore.bots.registry import load_value
from swcore.conquest.wording.narrator import Narrator
from swcore.testing import Scene, check_conquest, check_history, legal, play_random, tiny_map
from tests.cli.conftest import Screen
from tests.shared.questions import paid, reasons, why_not
from tests.shared.rulesets import rules

ROW = {"a": "hill harbor", "b": "swamp", "c": "swamp", "d": "swamp harbor", "e": "swamp", "f": "swamp"}
PLAIN = "warcraft.ranger"  # no forest lies on these boards
TEAMS = {"team_variant": True}
HORDE = ("orcs", "trolls", "tauren", "goblins", "forsaken", "blood_elves")
MIXED = ("orcs", "dwarves", "naga", "humans", "trolls", "kobolds")
POWERS = ("mining", "fishing", "sailing", "farmer", "explorer", "enraged", "garrison", "champion", "herbalist")


def scene(**more: Any) -> Scene:
    return Scene(ROW, seats=4, game="warcraft", **{"options": TEAMS, **more})


def laid(made: Scene, *races: str) -> Scene:
    """Lay a row of races, each with a power of its own."""
    made.column(*[(f"warcraft.{race}", f"warcraft.{power}", 0) for race, power in zip(races, POWERS, strict=False)])
    return made


def named(game: Game) -> list[str]:
    return [text.rpartition(".")[2] for text in legal(game)]


def ended(coins: tuple[int, ...], **tokens: int) -> tuple[Game, list[int], str]:
    """End a game with these coins and with tokens of each seat in a region; return it, the winners and the reason."""
    made = scene(rounds=1)
    races = {"a": (0, "humans"), "b": (1, "orcs"), "c": (2, "gnomes"), "d": (3, "trolls")}
    for region, count in tokens.items():
        seat, race = races[region]
        made.army(seat, f"warcraft.{race}", "", {region: count}, declined=True)
    for seat, amount in enumerate(coins):
        made.coins(seat, amount)
    made.column()
    game = made.turn(3, "regroup", round=1)
    assert game.over
    result = game.result or {}
    check_history(game)
    return game, result["winners"], result["verdicts"][0]["reason"]


# -- who may pick what


@pytest.mark.clause("WC-TEAM-5", "WC-OPT-3")
@pytest.mark.parametrize(
    ("seat", "own"),
    [
        (0, ["dwarves", "naga", "humans", "kobolds"]),
        (1, ["orcs", "naga", "trolls", "kobolds"]),
        (2, ["dwarves", "naga", "humans", "kobolds"]),
        (3, ["orcs", "naga", "trolls", "kobolds"]),
    ],
)
def test_alliance_and_horde_alternate_and_pick_their_own_races_and_neutral_ones(seat: int, own: list[str]) -> None:
    game = laid(scene(), *MIXED).turn(seat)
    assert named(game) == own
    for race in set(MIXED) - set(own):
        assert reasons(game, f"pick warcraft.{race}") == {"WC-TEAM-5"}


@pytest.mark.clause("WC-TEAM-5", "WC-COMBO-1")
def test_skipped_pairs_are_paid_for_whosever_faction_they_are_of() -> None:
    made = laid(scene(), *MIXED)
    game = made.turn(0)
    before = made.state.coins[0]
    game.apply("pick warcraft.humans")
    assert made.state.coins[0] == before - 3
    assert [coins for _, _, coins in made.state.column[:3]] == [1, 1, 1]


@pytest.mark.clause("WC-OPT-3")
def test_without_the_option_everybody_picks_what_they_like_and_plays_alone() -> None:
    made = laid(scene(options={}), *MIXED)
    assert named(made.turn(0)) == list(MIXED)
    assert rules("warcraft").options["team_variant"].default is False


@pytest.mark.clause("WC-TEAM-6")
@pytest.mark.parametrize(("coins", "price"), [(20, 6), (3, 3)])
def test_where_none_of_the_six_is_allowed_further_pairs_are_revealed_up_to_the_first_allowed_one(coins: int, price: int) -> None:
    made = laid(scene(), *HORDE)
    made.stacks(["warcraft.gnomes", "warcraft.naga"], [f"warcraft.{power}" for power in POWERS[6:]])
    made.coins(0, coins)
    game = made.turn(0)
    assert [race for race, _, _ in made.state.column] == [f"warcraft.{race}" for race in (*HORDE, "gnomes")]
    assert named(game) == ["gnomes"]
    assert sum(part.amount for part in game.explain("pick warcraft.gnomes")) == price
    game.apply("pick warcraft.gnomes")
    assert made.state.coins[0] == coins - price
    assert sum(lying for _, _, lying in made.state.column) == 6
    check_history(game)


@pytest.mark.clause("WC-TEAM-6")
def test_pairs_that_are_not_allowed_either_stay_in_the_row() -> None:
    made = laid(scene(), *HORDE[:5])
    made.column(*made.state.column, ("warcraft.naga", "warcraft.garrison", 0))
    assert named(made.turn(0)) == ["naga"], "one of the six is allowed, and none is revealed"
    assert len(made.state.column) == 6


# -- attacks


@pytest.mark.clause("WC-TEAM-8", "WC-FACTION-2")
@pytest.mark.parametrize(("seat", "race", "bonus"), [(2, "gnomes", 0), (1, "orcs", 1)])
def test_a_partner_may_be_attacked_for_no_faction_bonus(seat: int, race: str, bonus: int) -> None:
    made = scene()
    made.army(0, "warcraft.humans", PLAIN, {"a": 1}, hand=5)
    made.army(seat, f"warcraft.{race}", "warcraft.farmer", {"b": 1})
    game = made.turn(0, "conquer")
    assert not why_not(game, "conquer b")
    game.apply("conquer b")
    made.finish_turn(0)
    assert paid(game, 0).get("WC-FACTION-2", 0) == bonus


# -- the end


@pytest.mark.clause("WC-TEAM-7", "WC-TEAM-4")
@pytest.mark.parametrize(("coins", "winners"), [((1, 40, 50, 10), [0, 2]), ((30, 5, 20, 46), [1, 3])])
def test_the_team_with_more_coins_together_wins_whoever_is_the_richest(coins: tuple[int, ...], winners: list[int]) -> None:
    game, won, reason = ended(coins)
    assert won == winners
    assert reason == "team-coins"
    assert (game.result or {})["ranking"] == [winners, [seat for seat in range(4) if seat not in winners]]


@pytest.mark.clause("WC-TEAM-7", "WC-END-2")
@pytest.mark.parametrize(
    ("tokens", "winners", "reason"),
    [
        ({"a": 4, "c": 1, "b": 3, "d": 3}, [1, 3], "team-tokens"),
        ({"a": 4, "c": 3, "b": 6}, [0, 2], "team-tokens"),
        ({"a": 2, "c": 2, "b": 3, "d": 1}, [0, 1, 2, 3], "teams-level"),
    ],
)
def test_level_teams_are_parted_by_the_tokens_of_both_players(tokens: dict[str, int], winners: list[int], reason: str) -> None:
    assert ended((10, 12, 14, 12), **tokens)[1:] == (winners, reason)


@pytest.mark.clause("WC-TEAM-7", "WC-END-4")
def test_a_champion_counts_among_the_tokens_of_its_team() -> None:
    made = scene(rounds=1)
    army = made.army(0, "warcraft.humans", "warcraft.champion", {"a": 1})
    made.mark("warcraft.champion_figure", "a", army)
    made.army(1, "warcraft.orcs", PLAIN, {"b": 1})
    for seat in range(4):
        made.coins(seat, 5)
    game = made.turn(3, "regroup", round=1)
    assert (game.result or {})["winners"] == [0, 2]


@pytest.mark.clause("WC-TEAM-7")
def test_a_team_that_has_left_does_not_win_and_a_player_alone_plays_on_for_both() -> None:
    game = Game.new("warcraft", 4, seed=2, options=TEAMS, map=tiny_map(ROW, rounds=2))
    while not game.over:
        seat = game.pending[0]
        if seat == 2:
            game.apply(legal(game)[-1], seat)
        else:
            game.resign(seat)
    result = game.result or {}
    assert result["winners"] == [2]
    assert [one["reason"] for one in result["verdicts"]] == ["team-alone"]


# -- the number of players


@pytest.mark.clause("WC-TEAM-3", "WC-OPT-3")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_another_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(OptionError) as caught:
        Game.new("warcraft", seats, options=TEAMS)
    assert caught.value.code == "option-seats"
    assert caught.value.message == f"team_variant=true is for 4 seats, not {seats}."
    Game.new("warcraft", seats, options={"team_variant": False})


# -- whole games


@pytest.mark.clause("WC-TEAM-5", "WC-TEAM-7")
def test_whole_games_keep_to_the_factions_and_are_won_by_a_team() -> None:
    for seed in range(3):
        game = Game.new("warcraft", 4, seed=seed, first=seed, options=TEAMS)
        rng = random.Random(seed)
        while not game.over:
            seat = game.pending[0]
            game.apply(rng.choice(game.legal_actions(seat)), seat)
            for army in game.play.view.armies:
                if army.seat is not None:
                    foe = "horde" if army.seat in (0, 2) else "alliance"
                    assert foe not in rules("warcraft").pieces[army.race].tags
        check_conquest(game)
        result = game.result or {}
        sums = [result["coins"][0] + result["coins"][2], result["coins"][1] + result["coins"][3]]
        assert sums[0] != sums[1], "else tokens decide"
        assert result["winners"] == ([0, 2] if sums[0] > sums[1] else [1, 3])
        again = Game.load(game.save())
        assert again.result == result


def test_bots_play_a_short_game_in_teams_to_the_end() -> None:
    game = Game.new("warcraft", 4, seed=7, options=TEAMS, map=tiny_map(ROW, rounds=2))
    bots = [make_bot("greedy", game.ruleset, seat) for seat in range(4)]
    while not game.over:
        seat = game.pending[0]
        game.apply(bots[seat].choose(game, seat), seat)
    assert (game.result or {})["winners"] in ([0, 2], [1, 3], [0, 1, 2, 3])


@pytest.mark.clause("WC-TEAM-7")
def test_to_a_bot_a_strong_partner_is_worth_more_and_a_strong_opponent_less() -> None:
    def gain(seat: int, **more: Any) -> float:
        """Return what it is worth to seat 0 that another seat holds three regions instead of one."""
        found = []
        for held in ({"d": 2, "e": 2, "f": 2}, {"f": 2}):
            made = scene(**more)
            made.army(0, "warcraft.naga", PLAIN, {"a": 2})
            made.army(seat, "warcraft.kobolds", "warcraft.farmer", held)
            found.append(load_value(made.game.ruleset)(made.turn(0), 0))
        return found[0] - found[1]

    assert gain(2) > 0 > gain(1)
    assert gain(2, options={}) < 0


# -- at the terminal


class HotSeat(Screen):
    """A session in which the players pass the keyboard on, with Enter."""

    def _read(self, prompt: str) -> str:
        return super()._read(prompt) if prompt.endswith("> ") else ""


@pytest.mark.parametrize(
    ("language", "team", "refusal", "final", "why"),
    [
        ("en", "Alliance: ", "the race is of the other team's faction", "coins together", "their team has more coins"),
        ("ru", "Альянс: ", "этот народ — из фракции другой команды", "вместе", "у их команды больше монет"),
    ],
)
def test_a_game_in_teams_is_played_at_the_keyboard(language: str, team: str, refusal: str, final: str, why: str) -> None:
    def new() -> Game:
        return Game.new("warcraft", 4, seed=3, options=TEAMS, map=tiny_map(ROW, rounds=2), featured=["warcraft.orcs"])

    game, rng, lines = new(), random.Random(5), ["pick warcraft.orcs"]
    while not game.over:
        seat = game.pending[0]
        action = rng.choice(game.legal_actions(seat))
        lines.append(action.text)
        game.apply(action, seat)
    screen = HotSeat(new(), language=language)
    told = " ".join(screen.play(*lines).split())
    assert screen.session.game.over
    assert screen.session.game.result == game.result
    for words in (team, refusal, final, why):
        assert words in told, words


@pytest.mark.parametrize(("language", "told"), [("en", "their team has more coins"), ("ru", "у их команды больше монет")])
def test_the_log_tells_which_team_has_won_and_why(language: str, told: str) -> None:
    game = Game.new("warcraft", 4, seed=4, options=TEAMS, map=tiny_map(ROW, rounds=1))
    play_random(game, random.Random(1).randrange)
    narrator = Narrator(game, language, WORDS, None)
    assert told in " ".join(sentence for step in game.log for sentence in narrator.hear(step))
