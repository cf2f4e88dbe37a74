"""What a position is worth: arithmetic that can be done by hand."""

from __future__ import annotations

import pytest

from swcore import Game, Modifier, hookimpl
from swcore.bots import make_bot, play_out
from swcore.bots.registry import load_value
from swcore.conquest import Army, Race, View
from swcore.conquest.evaluation.estimates import staying
from swcore.conquest.evaluation.forecast import Outlook, Weights, common_losses, forecast, tables_for
from swcore.conquest.evaluation.timing import turns_left
from swcore.testing import Scene
from tests.bots.table import PLAIN, RATS
from tests.shared.rulesets import rules

PLAIN_NUMBERS = Weights(price=4.0, fresh=(6.0, 8.0), fresh_regions=5.0, kept=0.5, span=2, risk=0.0)


class Miners(Race):
    """In decline they stay on mountains alone."""

    @hookimpl
    def conquest_decline_keep(self, view: View, army: Army) -> Modifier:
        return Modifier(0, "elsewhere", phase="set").at(view.terrain("hill") | view.terrain("forest"))


def worth(game: Game, seat: int) -> float:
    """Return what a position of Small World is worth to a seat."""
    return load_value(rules())(game, seat)


def test_a_game_that_is_over_is_worth_its_coins() -> None:
    game = Game.new(rules(), 2, seed=9)
    play_out(game, [make_bot("random", rules(), seat) for seat in range(2)])
    assert [worth(game, seat) for seat in range(2)] == game.play.state.coins


@pytest.mark.parametrize(("power", "bonus"), [(PLAIN, 0), ("base.forest", 1), ("base.merchant", 3), ("base.alchemist", 2)])
def test_the_last_turn_is_worth_the_coins_and_what_it_scores(power: str, bonus: int) -> None:
    scene = Scene({"a": "farmland edge", "b": "forest", "c": "hill", "x": "farmland"}, first=1, rounds=6)
    scene.army(1, "base.orcs", "base.hill", {"x": 9})
    scene.army(0, RATS, power, {"a": 1, "b": 1, "c": 1})
    scene.coins(0, 7)
    game = scene.turn(0, "conquer", round=6)
    assert worth(game, 0) == 7 + 3 + bonus


def test_conquests_still_to_come_count_like_regions_and_the_die_by_its_chance() -> None:
    """Two tokens take one free region; a third one may take another with the die, which needs 1 or more: 3 faces of 6."""
    scene = Scene({"a": "farmland edge", "b": "farmland", "c": "farmland"}, "a-b a-c", first=1, rounds=6)
    scene.army(0, RATS, PLAIN, {"a": 1}, hand=3)
    scene.coins(0, 0)
    game = scene.turn(0, "conquer", round=6)
    assert worth(game, 0) == pytest.approx(1 + 1 + 0.5)


def test_nothing_is_expected_when_no_turn_is_left() -> None:
    assert forecast(PLAIN_NUMBERS, Outlook(0, active=True, regions=9, income=12, tokens=20, fading=4)) == 0
    assert forecast(PLAIN_NUMBERS, Outlook(0, active=False, fading=4)) == 0


def test_the_last_turn_is_spent_on_what_pays_more() -> None:
    """No spare token: expanding scores the income and half of the fading army, declining the regions alone."""
    assert forecast(PLAIN_NUMBERS, Outlook(1, active=True, regions=5, income=5, tokens=5, fading=4)) == 5 + 2
    # With a spirit of an army the older one scores either way.
    assert forecast(PLAIN_NUMBERS, Outlook(1, active=True, regions=5, income=3, tokens=5, fading=4, outside=True)) == 5 + 2


def test_a_decline_is_worth_the_regions_that_stay() -> None:
    """Two of five stay: a decline scores 2, more than the 1 of another turn of this army."""
    assert forecast(PLAIN_NUMBERS, Outlook(1, active=True, regions=5, income=1, tokens=5, stays=0.4)) == 5 * 0.4


def test_which_regions_stay_is_what_the_piece_says() -> None:
    """One of three is a mountain; of Ghouls all stay (SW-RACE-GHOULS-1)."""
    for race, share in (("home.miners", 1 / 3), ("base.ghouls", 1.0)):
        scene = Scene(
            {"a": "mountain edge", "b": "hill", "c": "forest"}, "a-b b-c", with_pieces=[Miners("home.miners", tokens=6)]
        )
        scene.army(0, race, "base.hill", {"a": 1, "b": 2, "c": 3})
        machine = scene.turn(0, "conquer").play
        assert staying(machine, machine.state.army(machine.state.active[0])) == share


def test_spare_tokens_become_regions_at_the_price_of_the_game() -> None:
    """Eight spare tokens take two regions in the next turn, each worth the rate and the spoils."""
    outlook = Outlook(1, active=True, regions=2, income=2, rate=1.5, spoils=0.5, tokens=10)
    assert forecast(PLAIN_NUMBERS, outlook) == pytest.approx(2 + 2 * 1.5 + 2 * 0.5)


def test_a_new_army_is_followed_by_another_when_that_pays() -> None:
    fresh, _ = tables_for(PLAIN_NUMBERS, 3)
    assert fresh[:4] == (0, 6, 6 + 8, 6 + 8 + 8)
    poor = Weights(fresh=(6.0, 1.0), fresh_regions=5.0, kept=0.5, span=2)
    # One turn, a decline that scores 5, and a new army beside half of the old regions.
    assert tables_for(poor, 3)[0][3] == 6 + 5 + 6 + 2.5


def test_a_declined_army_fades_until_it_makes_room() -> None:
    _, fades = tables_for(PLAIN_NUMBERS, 9)
    assert (fades[1], fades[2], fades[9]) == (0.5, 0.5 + 0.25, 0.5 + 0.25)  # the span is two turns


def test_a_long_game_has_tables_as_long() -> None:
    fresh, fades = tables_for(PLAIN_NUMBERS, 40)
    assert len(fresh) == len(fades) == 41
    assert fresh[:4] == tables_for(PLAIN_NUMBERS, 3)[0][:4]


def test_more_tokens_lose_fewer_regions() -> None:
    """Half the regions stand exposed; each loses its chance by the share of the shield for every token."""
    weights = Weights(risk=0.5, shield=0.5)
    assert common_losses(weights, 0, 0) == 0
    assert common_losses(weights, 4, 4) == pytest.approx(4 * 0.5 * 0.5 / 2)
    assert common_losses(weights, 4, 8) == pytest.approx(4 * 0.5 * 0.25 / 2)


@pytest.mark.clause("SW-TURN-1", "SW-END-1")
@pytest.mark.parametrize(
    ("first", "in_turn", "left"),
    [(0, 0, (2, 3)), (0, 1, (2, 2)), (1, 1, (3, 2)), (1, 0, (2, 2))],
)
def test_turns_to_come_are_counted_from_the_starting_seat(first: int, in_turn: int, left: tuple[int, int]) -> None:
    """The fourth round of six: two more rounds for all, and this one for who has not played in it."""
    scene = Scene({"a": "farmland edge", "b": "farmland"}, first=first, rounds=6)
    game = scene.turn(in_turn, "army", round=4)
    assert (turns_left(game.play, 0), turns_left(game.play, 1)) == left
