"""Home-made races that play with the tokens of another race (SW-CUSTOM-4)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from swcore import Game, Piece, PluginError, load_plugins
from swcore.conquest import Race
from swcore.hooks.discovery import load_file, load_installed
from swcore.testing import Scene, check_conquest, check_history, play_random, tiny_map
from tests.conquest.table import INERT, play, public, state

OPEN = {f"r{number}": "farmland edge" for number in range(6)}


def gnolls(lender: str, tokens: int = 5, supply: int | None = None) -> Race:
    return Race("home.gnolls", tokens=tokens, supply=supply, borrows=lender)


def refusal(*pieces: Race) -> PluginError:
    """Return the error with which pieces are refused."""
    with pytest.raises(PluginError) as caught:
        load_plugins("small-world", with_pieces=pieces)
    return caught.value


def banners(game: Game) -> list[str]:
    """Return every banner of the column and the stack, by id."""
    return sorted([*(combo[0] for combo in state(game).column), *state(game).banners])


@pytest.mark.clause("SW-CUSTOM-4", "SW-SETUP-5")
@pytest.mark.parametrize("seed", range(3))
def test_the_lenders_banner_is_left_out_and_its_tokens_are_the_borrowers(seed: int) -> None:
    game = Game.new(load_plugins("small-world", with_pieces=[gnolls("base.skeletons")]), seed=seed)
    plain = Game.new("small-world", seed=seed)
    assert banners(game) == sorted({*banners(plain), "home.gnolls"} - {"base.skeletons"})
    tray = {race: count for race, count in public(plain)["tray"].items() if race != "base.skeletons"}
    assert public(game)["tray"] == {**tray, "home.gnolls": 20}


@pytest.mark.clause("SW-CUSTOM-4", "SW-PICK-7", "SW-DECL-4")
def test_its_tokens_come_from_the_lent_ones_and_go_back_to_them() -> None:
    scene = Scene(OPEN, with_pieces=[gnolls("base.sorcerers")])  # 18 tokens
    scene.column(("home.gnolls", INERT, 0))  # 5 + 4
    game = scene.turn(0)
    play(game, "pick home.gnolls", "conquer r0", "conquer r1")
    assert state(game).tray["home.gnolls"] == 18 - 9
    assert "base.sorcerers" not in state(game).tray
    play(scene.turn(0), "decline")
    assert state(game).tray["home.gnolls"] == 18 - 2


@pytest.mark.clause("SW-CUSTOM-4", "SW-SETUP-16")
@pytest.mark.parametrize(
    ("lender", "tokens", "has"),
    [("base.orcs", 5, 10), ("base.elves", 6, 11), ("base.amazons", 10, 15), ("base.skeletons", 3, 20)],
)
def test_a_lender_needs_tokens_for_the_banner_and_any_badge(lender: str, tokens: int, has: int) -> None:
    game = Game.new(load_plugins("small-world", with_pieces=[gnolls(lender, tokens)]))
    assert public(game)["tray"]["home.gnolls"] == has


@pytest.mark.clause("SW-CUSTOM-4")
@pytest.mark.parametrize(("lender", "tokens", "has"), [("base.orcs", 6, 10), ("base.dwarves", 4, 8), ("base.ratmen", 9, 13)])
def test_a_lender_with_one_token_too_few_is_refused(lender: str, tokens: int, has: int) -> None:
    error = refusal(gnolls(lender, tokens))
    assert error.code == "borrows"
    assert f"home.gnolls needs {tokens + 5} tokens, and {lender} has {has} to lend." in str(error)
    assert "base.skeletons" in str(error)  # the hint names those that have enough


@pytest.mark.clause("SW-CUSTOM-4")
def test_a_race_that_gains_tokens_says_how_many_it_needs() -> None:
    assert refusal(gnolls("base.elves", 5, supply=12)).code == "borrows"
    game = Game.new(load_plugins("small-world", with_pieces=[gnolls("base.ratmen", 5, supply=12)]))
    assert public(game)["tray"]["home.gnolls"] == 13


@pytest.mark.clause("SW-CUSTOM-4")
@pytest.mark.parametrize(
    ("lender", "code", "told"),
    [
        ("base.orks", "unknown-piece", "'base.orks', and this game has no such piece. Did you mean base.orcs"),
        ("base.hill", "borrows", "base.hill, which is not a race, but a piece of the kind power."),
        ("base.lost_tribes", "borrows", "base.lost_tribes, which is not a race, but a piece of the kind natives."),
        ("home.gnolls", "borrows", "home.gnolls, which are its own."),
    ],
)
def test_a_lender_that_is_no_other_race_of_the_game_is_refused(lender: str, code: str, told: str) -> None:
    error = refusal(gnolls(lender))
    assert (error.code, error.details["piece"]) == (code, "home.gnolls")
    assert str(error).startswith(f"home.gnolls borrows the tokens of {told}")


@pytest.mark.clause("SW-CUSTOM-4")
def test_tokens_are_lent_once() -> None:
    error = refusal(gnolls("base.orcs"), Race("home.imps", tokens=4, borrows="base.orcs"))
    assert error.code == "borrows"
    assert "home.gnolls and home.imps both borrow the tokens of base.orcs." in str(error)
    load_plugins("small-world", with_pieces=[gnolls("base.orcs"), Race("home.imps", tokens=4, borrows="base.humans")])


@pytest.mark.clause("SW-CUSTOM-4")
def test_borrowed_tokens_are_not_lent_on() -> None:
    error = refusal(gnolls("home.imps"), Race("home.imps", tokens=5, borrows="base.orcs"))
    assert str(error) == "home.gnolls borrows the tokens of home.imps, which borrows those of base.orcs."
    game = Game.new(load_plugins("small-world", with_pieces=[gnolls("home.imps"), Race("home.imps", tokens=5)]))
    assert "home.imps" not in banners(game)  # a home-made race may lend tokens of its own


@pytest.mark.clause("SW-CUSTOM-4", "INT-83")
def test_a_banner_that_is_left_out_does_not_count_for_the_smallest_set() -> None:
    few = {"base.ratmen", "base.orcs", "base.humans"}

    def rules(*joining: Race) -> Game:
        pieces: list[Piece] = [one for one in load_installed().pieces if one.kind != "race" or one.id in few]
        pieces = [one for one in pieces if one.id != "base.spirit"]
        return Game.new(load_plugins("small-world", pieces=[*pieces, *joining], with_pieces=[one.id for one in joining]))

    with pytest.raises(PluginError, match="at least 4 races, and here are 3"):
        rules(gnolls("base.orcs"))
    assert len(banners(rules(Race("home.gnolls", tokens=5)))) == 4


@pytest.mark.clause("SW-CUSTOM-4")
def test_a_banner_that_is_left_out_cannot_be_put_first() -> None:
    rules = load_plugins("small-world", with_pieces=[gnolls("base.orcs")])
    assert banners(Game.new(rules, featured=("home.gnolls",)))
    with pytest.raises(PluginError, match=r"base\.orcs cannot be featured") as caught:
        Game.new(rules, featured=("base.orcs",))
    assert caught.value.code == "featured"


@pytest.mark.clause("SW-CUSTOM-4", "SW-DEF-3")
def test_a_race_from_a_file_borrows_through_whole_games_that_can_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "gnolls.py"
    file.write_text(
        "from swcore.conquest import Race\ngnolls = Race('home.gnolls', tokens=6, borrows='base.skeletons')\n", encoding="utf-8"
    )
    rules = load_plugins("small-world", with_pieces=load_file(file))
    for seed in range(3):
        game = Game.new(rules, 2, seed=seed, map=tiny_map(OPEN), featured=("home.gnolls",))
        play(game, "pick home.gnolls")
        play_random(game, random.Random(seed).randrange, check=check_conquest)
        check_history(game)
