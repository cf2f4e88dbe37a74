"""Options and editions."""

from __future__ import annotations

import random
from typing import Any

import pytest

from swcore import ActionError, Game, Option, OptionError, load_plugins
from swcore.engine.options import check_seats, resolve
from swcore.testing import any_options
from tests.shared.rulesets import rules

LIMIT = Option("limit", ("per_turn", "per_game"), "per_turn")
OPEN = Option("open_coins", (True, False), False)
SIZE = Option("size", (3, 4, 5), 4)
DECLARED = {option.name: option for option in (LIMIT, OPEN, SIZE)}


def refused(given: dict[str, object]) -> OptionError:
    with pytest.raises(OptionError) as caught:
        resolve(DECLARED, given)
    return caught.value


def test_an_option_that_nobody_mentions_has_its_default() -> None:
    assert resolve(DECLARED, {}) == {"limit": "per_turn", "open_coins": False, "size": 4}


def test_a_chosen_value_wins_over_the_edition_and_the_edition_over_the_default() -> None:
    edition = {"size": 5, "open_coins": True}
    assert resolve(DECLARED, {}, edition) == {"limit": "per_turn", "open_coins": True, "size": 5}
    assert resolve(DECLARED, {"size": 3}, edition) == {"limit": "per_turn", "open_coins": True, "size": 3}


def test_an_edition_may_name_options_of_pieces_that_are_not_here() -> None:
    assert resolve(DECLARED, {}, {"of_an_expansion": True}) == resolve(DECLARED, {})


def test_an_edition_cannot_give_an_option_a_value_that_it_does_not_have() -> None:
    with pytest.raises(OptionError) as caught:
        resolve(DECLARED, {}, {"limit": "per_round"})
    assert caught.value.code == "option-value"


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("open_coins", "true", True),
        ("open_coins", "false", False),
        ("open_coins", "False", False),
        ("open_coins", True, True),
        ("size", "3", 3),
        ("size", 3, 3),
        ("limit", "per_game", "per_game"),
        ("limit", "PER_GAME", "per_game"),
    ],
)
def test_values_are_read_as_values_or_as_texts(name: str, given: object, value: object) -> None:
    found = resolve(DECLARED, {name: given})[name]
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize("given", ["yes", "1", 1, 0, None, "", []])
def test_a_switch_is_true_or_false_and_nothing_else(given: Any) -> None:
    error = refused({"open_coins": given})
    assert error.code == "option-value"
    assert str(error) == f"Option open_coins cannot be {given!r}. Allowed: true, false."
    assert error.details["option"] == "open_coins"


def test_a_value_that_is_not_allowed_is_answered_with_those_that_are() -> None:
    assert str(refused({"size": 6})) == "Option size cannot be 6. Allowed: 3, 4, 5."


def test_an_unknown_option_is_answered_with_the_nearest() -> None:
    error = refused({"open_coin": "true"})
    assert error.code == "unknown-option"
    assert str(error) == "There is no option 'open_coin'. Did you mean open_coins?"
    assert str(refused({"zzz": 1})) == "There is no option 'zzz'. Known: limit, open_coins, size."


def test_a_game_resolves_every_option_of_its_rules_and_pieces() -> None:
    game = Game.new(rules(), 2, options={"sorcerer_limit": "per_turn", "own_declined_tokens_defend": "false"})
    chosen = game.play.setup.options
    assert set(chosen) == set(rules().options) >= {"own_declined_tokens_defend", "sorcerer_limit"}
    assert (chosen["own_declined_tokens_defend"], chosen["sorcerer_limit"]) == (False, "per_turn")
    assert game.view(0)["options"] == chosen


def test_an_unknown_edition_is_answered_with_the_known_ones() -> None:
    assert Game.new(rules(), 2).play.setup.edition == "hobbyworld-2016"
    with pytest.raises(OptionError) as caught:
        Game.new(rules(), 2, edition="hobbyworld")
    assert caught.value.code == "unknown-edition"
    assert str(caught.value) == "There is no edition 'hobbyworld'. Did you mean hobbyworld-2016?"


@pytest.mark.parametrize(
    ("more", "code", "told"),
    [
        ({"seats": 1}, "seats", "base.small_world is for 2 to 5 seats, not 1."),
        ({"seats": 6}, "seats", "base.small_world is for 2 to 5 seats, not 6."),
        ({"seats": 3, "first": 3}, "seats", "There is no seat 4 to start (first=3)."),
        ({"seats": 3, "first": -1}, "seats", "There is no seat 0 to start (first=-1)."),
        ({"seats": 2, "seed": -1}, "seed", "A seed is a whole number from 0 to 2**128 - 1."),
        ({"seats": 2, "seed": 1 << 128}, "seed", "A seed is a whole number from 0 to 2**128 - 1."),
    ],
)
def test_a_game_is_not_begun_with_numbers_that_do_not_fit(more: dict[str, Any], code: str, told: str) -> None:
    with pytest.raises(ActionError) as caught:
        Game.new(rules(), **more)
    assert (caught.value.code, caught.value.message) == (code, told)


# -- options for some numbers of seats

TABLES = Option("teams", ("off", "pairs", "trios"), "off", seats=(4, 6))
LONE = Option("lone", (False, True), False, seats=(1,))


@pytest.mark.parametrize("count", [4, 6])
def test_an_option_for_some_numbers_of_seats_is_taken_with_them(count: int) -> None:
    check_seats({"teams": TABLES}, {"teams": "pairs"}, count)


def test_its_default_is_for_any_number_of_seats() -> None:
    for count in range(1, 7):
        check_seats({"teams": TABLES, "lone": LONE, "limit": LIMIT}, {"teams": "off", "lone": False, "limit": "per_game"}, count)


def test_it_is_refused_with_another_number_of_seats() -> None:
    with pytest.raises(OptionError) as caught:
        check_seats({"teams": TABLES}, {"teams": "trios"}, 3)
    error = caught.value
    assert (error.code, error.message) == ("option-seats", "teams=trios is for 4, 6 seats, not 3.")
    assert error.hint == "Play with 4, 6 seats (--players 4), or with teams=off."
    assert error.details == {"option": "teams", "value": "trios", "usual": "off", "fits": "4, 6", "players": 4, "count": 3}


def test_a_game_for_which_nobody_says_the_number_of_seats_has_one_that_fits_its_options() -> None:
    ruleset = load_plugins("warcraft")
    for value, seats in ((True, 4), (False, 2)):
        _, values = ruleset.resolve_options("", {"team_variant": value})
        assert ruleset.usual_seats(values) == seats


def test_random_options_fit_the_number_of_seats() -> None:
    ruleset = load_plugins("warcraft")
    drawn = {
        seats: {any_options(ruleset, random.Random(n), seats).get("team_variant") for n in range(20)} for seats in (None, 2, 4)
    }
    assert drawn == {None: {None}, 2: {None}, 4: {False, True}}
